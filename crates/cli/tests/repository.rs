//! The repository itself: ARCHITECTURE.md names every module, docs/PROMISES.md names tests that
//! exist, and `scripts/modules` finds faults.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The modules below a folder of Rust sources, as paths such as `spec::read`.
fn modules(folder: &Path, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let is_test = name.ends_with("tests");
        if is_test || ["lib", "main", "mod"].contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() {
            found.extend(modules(&path, &format!("{prefix}{name}::")));
            found.insert(format!("{prefix}{name}"));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.insert(format!("{prefix}{name}"));
        }
    }
    found
}

/// The folders of the web client that hold sources.
fn folders(folder: &Path, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() && name != "fixtures" {
            let has_sources = fs::read_dir(&path)
                .expect("the folder can be read")
                .any(|entry| entry.expect("an entry").path().is_file());
            found.extend(folders(&path, &format!("{prefix}{name}/")));
            if has_sources {
                found.insert(format!("{prefix}{name}"));
            }
        }
    }
    found
}

/// The words in backticks of a text.
fn quoted(text: &str) -> impl Iterator<Item = String> {
    text.split('`').skip(1).step_by(2).map(str::to_string)
}

/// The modules that the table of a section names: those of the first column, and below them
/// those of the second.
fn named(document: &str, section: &str) -> BTreeSet<String> {
    let heading = format!("\n### `{section}`\n");
    let (_, rest) = document.split_once(&heading).unwrap_or_else(|| panic!("no section {section}"));
    let table = rest.split("\n#").next().unwrap_or(rest);
    let mut found = BTreeSet::new();
    for row in table.lines().filter(|line| line.starts_with("| `")) {
        let mut cells = row.trim_matches('|').splitn(2, '|');
        let parents: Vec<String> = quoted(cells.next().unwrap_or_default()).collect();
        for child in quoted(cells.next().unwrap_or_default()) {
            found.insert(format!("{}::{child}", parents.last().expect("a row names a module")));
        }
        found.extend(parents);
    }
    found
}

#[test]
fn the_architecture_names_every_module_and_no_other() {
    let document = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the document exists");
    for name in ["rules", "bots", "table", "server", "cli"] {
        let sources = modules(&root().join("crates").join(name).join("src"), "");
        let named = named(&document, &format!("crates/{name}"));
        let missing: Vec<_> = sources.difference(&named).collect();
        let unknown: Vec<_> = named.difference(&sources).collect();
        assert!(
            missing.is_empty() && unknown.is_empty(),
            "{name}: not named {missing:?}, not there {unknown:?}"
        );
    }
    let named = named(&document, "web/src");
    assert_eq!(folders(&root().join("web/src"), ""), named);
}

/// Runs `scripts/modules` on a small tree of its own, and gives what it complains about.
fn check_modules(files: &[(&str, &str)]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder is created");
        fs::write(path, text).expect("a file is written");
    }
    let script = folder.path().join("scripts/modules");
    fs::create_dir_all(script.parent().expect("a folder")).expect("a folder is created");
    fs::copy(root().join("scripts/modules"), &script).expect("the script is copied");
    let ran = Command::new("python3").arg(script).arg("--quiet").output().expect("Python runs");
    let complaints = String::from_utf8(ran.stderr).expect("text");
    assert_eq!(ran.status.success(), complaints.is_empty());
    complaints
}

#[test]
fn the_module_graph_finds_cycles_between_modules_and_between_folders() {
    let rust = [
        ("crates/a/src/lib.rs", "mod one;\nmod two;\npub use one::One;"),
        ("crates/a/src/one.rs", "use crate::two::{Two, helper};"),
        ("crates/a/src/two.rs", "use super::one::One;"),
        ("web/src/main.ts", ""),
    ];
    assert_eq!(check_modules(&rust), "import cycle in a: one, two\n");
    let web = [
        ("crates/a/src/lib.rs", ""),
        ("web/src/board/draw.ts", r#"import { x } from "../room/state";"#),
        ("web/src/room/state.ts", r#"import type { y } from "../board/plan.ts";"#),
        ("web/src/board/plan.ts", ""),
    ];
    assert_eq!(check_modules(&web), "import cycle in web: board, room\n");
}

#[test]
fn the_module_graph_accepts_what_a_parent_re_exports() {
    let files = [
        ("crates/a/src/lib.rs", "mod one;\nmod two;\npub use two::Two;"),
        ("crates/a/src/one.rs", "use crate::Two;"),
        ("crates/a/src/two.rs", "use crate::one::One; // use crate::two"),
        ("web/src/main.ts", ""),
    ];
    assert_eq!(check_modules(&files), "");
}

#[test]
fn the_module_graph_finds_crowded_folders() {
    let names: Vec<String> = (0..26).map(|number| format!("web/src/ui/part{number}.ts")).collect();
    let mut files: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "")).collect();
    files.push(("crates/a/src/lib.rs", ""));
    assert_eq!(check_modules(&files), "26 files in web/src/ui, at most 25 are allowed\n");
}

/// The rows of all tables in docs/PROMISES.md: a promise, and the tests that prove it.
fn promises(document: &str) -> Vec<(String, Vec<String>)> {
    let rows = document.lines().filter(|line| line.starts_with("| "));
    let rows = rows.filter(|row| *row != "| promise | test |");
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").collect();
        let [promise, tests] = cells[..] else { panic!("a row has two cells: {row}") };
        (promise.trim().to_string(), quoted(tests).collect())
    })
    .collect()
}

/// Whether a test exists: `path.rs::name` is a Rust test, and `path.ts: "name"` one in TypeScript.
fn test_exists(root: &Path, test: &str) -> bool {
    let read = |path: &str| fs::read_to_string(root.join(path)).unwrap_or_default();
    if let Some((path, name)) = test.split_once(": ") {
        return name.len() > 2 && name.starts_with('"') && read(path).contains(name);
    }
    let Some((path, name)) = test.split_once("::") else { return false };
    let text = read(path);
    let Some((before, _)) = text.split_once(&format!("fn {name}(")) else { return false };
    let attributes = before.rsplit("\n\n").next().unwrap_or_default();
    attributes.contains("test]") || attributes.contains("test(")
}

#[test]
fn every_promise_is_made_once_and_names_tests_that_exist() {
    let document = fs::read_to_string(root().join("docs/PROMISES.md")).expect("the list exists");
    let promises = promises(&document);
    assert!(promises.len() > 150, "only {} promises", promises.len());
    let mut made = BTreeSet::new();
    let mut faults = Vec::new();
    for (promise, tests) in &promises {
        if !made.insert(promise) {
            faults.push(format!("made twice: {promise}"));
        }
        if tests.is_empty() {
            faults.push(format!("without a test: {promise}"));
        }
        let missing = tests.iter().filter(|test| !test_exists(&root(), test));
        faults.extend(missing.map(|test| format!("no test {test}: {promise}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_promise_without_an_existing_test_is_found() {
    let exists = |test: &str| test_exists(&root(), test);
    assert!(exists("crates/cli/tests/readme.rs::the_example_file_is_a_variant"));
    assert!(exists("web/src/board/plan/plan.test.ts: \"no shape contains NaN\""));
    for wrong in [
        "crates/cli/tests/readme.rs::no_such_test",
        "crates/cli/tests/no_file.rs::the_example_file_is_a_variant",
        "crates/cli/tests/repository.rs::quoted",
        "web/src/board/plan/plan.test.ts: \"no such test\"",
        "web/src/board/plan/plan.test.ts: \"\"",
        "the example file is a variant",
    ] {
        assert!(!exists(wrong), "{wrong}");
    }
    let table = "| promise | test |\n|---|---|\n| A six. | `a.rs::b` and `c.ts: \"d\"` |";
    let tests = ["a.rs::b", "c.ts: \"d\""].map(str::to_string).to_vec();
    assert_eq!(promises(table), [("A six.".to_string(), tests)]);
}
