//! Adds the commit to the version that `homestretch --version` prints, and lists the languages of
//! `locales/` for `words`.
//!
//! The commit comes from the environment variable `HOMESTRETCH_COMMIT`, which a build from a source
//! archive can set, or from Git. Without either, the version contains no commit.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=HOMESTRETCH_COMMIT");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let given = env::var("HOMESTRETCH_COMMIT").ok().filter(|commit| !commit.is_empty());
    let version = match given.or_else(checked_out_commit) {
        Some(commit) => format!("{version} ({commit})"),
        None => version,
    };
    println!("cargo::rustc-env=HOMESTRETCH_VERSION={version}");
    list_languages();
}

/// The commit that is checked out; None without Git.
fn checked_out_commit() -> Option<String> {
    // An unpacked archive can lie inside a repository of another project.
    if git(&["rev-parse", "--show-prefix"])? != "crates/cli/" {
        return None;
    }
    // HEAD changes with the branch, its log with every commit. Cargo would rerun this script in
    // every build if it watched a missing file.
    for name in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", name])?;
        if Path::new(&path).exists() {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "--short=10", "HEAD"])
}

/// The output of a Git command; None if it fails.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_string())
}

/// Writes the list of languages. Every folder in `locales/` is a language.
fn list_languages() {
    let manifest = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let locales = manifest.join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut languages: Vec<String> =
        names(&locales).filter(|name| locales.join(name).is_dir()).collect();
    // English comes first, because the other languages fall back to it.
    languages.sort_by_key(|code| (code != "en", code.clone()));
    let entries: String = languages.iter().map(|code| language(&locales, code)).collect();
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("locales.rs"), format!("&[\n{entries}]\n")).expect("OUT_DIR is writable");
}

/// A language as Rust source: its code and all its files but those of the web page.
fn language(locales: &Path, code: &str) -> String {
    let folder = locales.join(code);
    let mut files: Vec<String> =
        names(&folder).filter(|name| name.ends_with(".ftl") && name != "web.ftl").collect();
    files.sort();
    let texts: String =
        files.iter().map(|file| format!("include_str!({:?}), ", folder.join(file))).collect();
    format!("Locale {{ code: {code:?}, texts: &[{texts}] }},\n")
}

fn names(folder: &Path) -> impl Iterator<Item = String> {
    let entries = fs::read_dir(folder).expect("locales/ is readable");
    entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok())
}
