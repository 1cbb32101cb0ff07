//! Only listed files may use random numbers or throw dice. The tests search the sources of the
//! whole workspace for everything that random numbers and dice can come from.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Code that uses random numbers or throws dice contains one of these words.
const WORDS: [&str; 22] = [
    "getrandom",
    "SysRng",
    "OsRng",
    "thread_rng",
    "rand::",
    "rand_",
    "Xoshiro",
    "ChaCha",
    "fastrand",
    "uuid",
    "subsec_nanos",
    "RandomState",
    "/dev/random",
    "/dev/urandom",
    "chance(",
    "seeded(",
    "Secret::random",
    "Input::Chance",
    "Input as",
    "Input::*",
    "falls",
    "Seed::new",
];

/// The files that may contain them, and why.
const MAY: [(&str, &str); 18] = [
    ("bots/src/dice.rs", "throws from the caller's generator: local play and simulation"),
    ("bots/src/simple.rs", "a bot's choice among moves, from a seed"),
    ("bots/src/greedy.rs", "a bot's choice among moves, from a seed"),
    ("bots/src/levels.rs", "gives bots their seeds"),
    ("bots/src/random_board.rs", "snakes and ladders of a new board, from a seed"),
    ("bots/src/rating.rs", "shuffles and resamples games that were played, from a seed"),
    ("bots/src/simulate.rs", "simulated games, from a seed"),
    ("bots/src/regret.rs", "simulated games, from a seed"),
    ("bots/src/solve/solved_table.rs", "`chance` is a probability here"),
    ("cli/src/commands/solve/best.rs", "`chance` is a probability here"),
    ("cli/src/commands/engine.rs", "dice for programs that ask for them, from a seed they name"),
    ("cli/src/commands/play.rs", "the seed of a game in the terminal"),
    ("cli/src/play/session.rs", "dice in the terminal, from that seed"),
    ("server/src/node/secret.rs", "codes, tokens and the secrets of chains"),
    ("server/src/server.rs", "reports an operating system without random numbers"),
    ("server/src/room/dice.rs", "the dice of rooms, from committed chains"),
    ("table/src/table/play.rs", "applies throws that others draw"),
    ("table/src/table.rs", "applies throws that others draw"),
];

/// The module that turns secrets into dice.
const DICE: &str = "table/src/fair/";

/// The crates of this project that may depend on random number generators.
const DEPEND: [&str; 3] = ["bots", "cli", "server"];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates").into()
}

/// Collects all sources below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The lines of code that use random numbers. Comments and the tests at the end of a file do not
/// count.
fn draws(text: &str) -> Vec<&str> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    let lines = code.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    lines.filter(|line| WORDS.iter().any(|word| has(line, word))).collect()
}

/// The crates that generate random numbers.
const GENERATORS: [&str; 7] =
    ["getrandom", "rand", "fastrand", "oorandom", "nanorand", "uuid", "ring"];

/// The generators that a manifest depends on, except for dev-dependencies.
fn generators(manifest: &str) -> Vec<&str> {
    let (mut tests, mut found) = (false, Vec::new());
    for line in manifest.lines().map(str::trim) {
        let mut name = line.split(['=', '.']).next().unwrap_or_default().trim();
        if let Some(header) = line.strip_prefix('[') {
            tests = header.contains("dev-dependencies");
            name = header.trim_end_matches(']').rsplit('.').next().unwrap_or_default();
        }
        let draws = |own: &str| name == own || name.starts_with(&format!("{own}_"));
        if !tests && GENERATORS.iter().any(|own| draws(own)) {
            found.push(name);
        }
    }
    found
}

/// Whether a line contains a word that is not part of a longer word or a method call.
fn has(line: &str, word: &str) -> bool {
    let inside = |before: char| before.is_alphanumeric() || before == '_' || before == '.';
    line.match_indices(word).any(|(at, _)| !line[..at].ends_with(inside))
}

#[test]
fn only_listed_files_use_random_numbers() {
    let root = crates();
    let mut files = Vec::new();
    for entry in std::fs::read_dir(&root).expect("the crates") {
        sources(&entry.expect("a crate").path().join("src"), &mut files);
    }
    assert!(files.len() > 100, "{} files are found", files.len());
    let (mut needed, mut strange) = (BTreeSet::new(), Vec::new());
    for file in files {
        let name = file.strip_prefix(&root).expect("in the crates").display().to_string();
        let text = std::fs::read_to_string(&file).expect("a source");
        let found = draws(&text);
        match MAY.iter().find(|(may, _)| *may == name) {
            _ if found.is_empty() || name.starts_with(DICE) => {}
            Some((may, _)) => {
                needed.insert(*may);
            }
            None => strange.extend(found.into_iter().map(|line| format!("{name}: {line}"))),
        }
    }
    assert!(
        strange.is_empty(),
        "these lines use random numbers in files that are not listed:\n{}",
        strange.join("\n")
    );
    let idle: Vec<_> = MAY.iter().filter(|(may, _)| !needed.contains(may)).collect();
    assert!(idle.is_empty(), "these files are listed but use no random numbers: {idle:?}");
}

#[test]
fn only_listed_crates_depend_on_generators() {
    for entry in std::fs::read_dir(crates()).expect("the crates") {
        let path = entry.expect("a crate").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path.join("Cargo.toml")).expect("a manifest");
        assert_eq!(!generators(&text).is_empty(), DEPEND.contains(&name.as_str()), "{name}");
    }
}

#[test]
fn added_uses_of_random_numbers_are_found() {
    for line in [
        "let n = getrandom::u32()?;",
        "let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);",
        "chance(rules, state, &mut dice)",
        "self.at_table(now, Input::Chance(action))",
        "let bits = std::fs::read(\"/dev/urandom\");",
        "use rand_core::Rng;",
        "use homestretch_table::fair::falls as it;",
        "use homestretch_table::Input as Wish;",
    ] {
        assert_eq!(draws(line), [line]);
    }
    assert!(draws("// getrandom would do\nlet n = game.kept_chance();").is_empty());
    let after = "[dev-dependencies]\nrand = \"1\"\n[dependencies.rand_core]\nversion = \"1\"";
    assert_eq!(generators(after), ["rand_core"]);
    assert_eq!(generators("[target.x.dependencies]\ngetrandom.workspace = true"), ["getrandom"]);
}
