//! A release contains no planted faults: only tests can enable them.

use std::path::Path;
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Whether a dependency of these kinds enables the feature.
fn enables_faults(edges: &str) -> bool {
    let listed = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--locked", "--package", "homestretch", "--edges", edges])
        .current_dir(ROOT)
        .output()
        .expect("cargo runs");
    let text = String::from_utf8_lossy(&listed.stdout).into_owned();
    assert!(text.contains("homestretch-server feature \"default\""), "{text}");
    text.contains("homestretch-server feature \"planted-faults\"")
}

#[test]
fn only_tests_enable_planted_faults() {
    assert!(enables_faults("features,normal,dev"));
    assert!(!enables_faults("features,normal,build"));
}

/// Whether a program that is built this way has planted faults.
fn has_faults(feature: bool, debug: bool) -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    let source = Path::new(ROOT).join("crates/server/src/fault.rs");
    let main = format!(
        "#[path = {source:?}] mod fault; \
         fn main() {{ std::process::exit(i32::from(fault::is_planted(fault::Fault::RollAgain))) }}"
    );
    let (file, program) = (folder.path().join("main.rs"), folder.path().join("main"));
    std::fs::write(&file, main).expect("a file");
    let mut build = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
    build.args(["--edition=2024", "--cap-lints=allow", "-C"]);
    build.arg(format!("debug-assertions={debug}")).arg("-o").args([&program, &file]);
    if feature {
        build.args(["--cfg", "feature=\"planted-faults\""]);
    }
    assert!(build.status().expect("rustc runs").success());
    let ran = Command::new(program).env("HOMESTRETCH_PLANTED_FAULT", "RollAgain").status();
    ran.expect("it runs").code() == Some(1)
}

#[test]
fn planted_faults_need_the_feature_and_debug_assertions() {
    for (feature, debug) in [(false, false), (false, true), (true, false), (true, true)] {
        assert_eq!(has_faults(feature, debug), feature && debug, "{feature} {debug}");
    }
}

#[test]
fn releases_are_built_without_debug_assertions() {
    let manifest = std::fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).expect("a manifest");
    let manifest: toml::Table = manifest.parse().expect("TOML");
    let release = &manifest["profile"]["release"];
    assert!(release.get("inherits").is_none() && release.get("debug-assertions").is_none());
    assert!(release.get("lto").is_some(), "the release profile has no link-time optimisation");
}
