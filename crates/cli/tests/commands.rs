//! The subcommands, run as a user runs them.

#[path = "../../server/tests/server/process.rs"]
mod process;

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_bytes().to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = process::finish(child);
    let _ = writer.join();
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Sends lines to the engine and returns the answers.
fn engine(lines: &[&str]) -> Vec<Value> {
    let output = run(&["engine"], &lines.join("\n"));
    assert!(output.status.success());
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Runs `variants check` on a file. Returns whether it is valid, and the report.
fn check(variant: &str) -> (bool, String) {
    let file = tempfile::Builder::new().suffix(".toml").tempfile().unwrap();
    std::fs::write(file.path(), variant).unwrap();
    let output = run(&["variants", "check", file.path().to_str().unwrap()], "");
    (output.status.success(), text(&output.stderr))
}

#[test]
fn the_engine_plays_a_game_line_by_line() {
    let answers = engine(&[
        r#"{"cmd":"new","variant":"ludo-server","seats":[2,0],"options":{"again":["six"]}}"#,
        r#"{"cmd":"roll","dice":[6]}"#,
        r#"{"cmd":"move","token":2}"#,
        r#"{"cmd":"roll","dice":[3]}"#,
        r#"{"cmd":"move","token":2}"#,
    ]);
    assert!(answers.iter().all(|a| a["ok"] == true));
    assert_eq!(answers[1]["state"]["legal"].as_array().unwrap().len(), 4);
    assert_eq!(answers[1]["state"]["legal"][2]["to"], 0);
    assert_eq!(answers[4]["state"]["tokens"]["2"][2]["step"], 3);
    assert_eq!(answers[4]["state"]["tokens"]["2"][2]["square"], "29");
    assert_eq!(answers[4]["state"]["turn"]["seat"], 0);
    assert_eq!(answers[4]["state"]["ply"], 4);
}

#[test]
fn bad_lines_get_an_error_and_change_nothing() {
    let answers = engine(&[
        r#"{"cmd":"roll","dice":[6]}"#,
        r#"{"cmd":"new","variant":"ludo","seats":[0,2]}"#,
        "rubbish",
        r#"{"cmd":"rol"}"#,
        r#"{"cmd":"roll"}"#,
        r#"{"cmd":"roll","dice":[7]}"#,
        r#"{"cmd":"roll","dice":["six"]}"#,
        r#"{"cmd":"move","token":0}"#,
        r#"{"cmd":"new","variant":"lude"}"#,
        r#"{"cmd":"new","variant":"ludo","seats":[0,0]}"#,
        r#"{"cmd":"new","variant":"ludo","seats":[0,9]}"#,
        r#"{"cmd":"new","variant":"ludo","options":{"tokns":2}}"#,
        r#"{"cmd":"load","record":"homestretch record 9.9"}"#,
        r#"[]"#,
        r#"{"cmd":"state"}"#,
    ]);
    let code = |i: usize| answers[i]["error"]["code"].as_str().unwrap_or("ok");
    assert_eq!(code(0), "no_game");
    for answer in &answers[2..14] {
        assert_eq!(answer["ok"], false, "{answer}");
        assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
    }
    assert!(answers[3]["error"]["message"].as_str().unwrap().contains("`roll`"));
    assert!(answers[8]["error"]["message"].as_str().unwrap().contains("`ludo`"));
    assert!(answers[11]["error"]["message"].as_str().unwrap().contains("`tokens`"));
    assert_eq!(code(7), "not_now");
    assert_eq!(answers[14]["state"], answers[1]["state"]);
}

#[test]
fn a_line_that_is_not_utf8_does_not_stop_the_engine() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"\xff\xfe\n\n{\"cmd\":\"state\"}").unwrap();
    drop(stdin);
    let output = process::finish(child);
    assert_eq!(text(&output.stdout).lines().count(), 2);
}

#[test]
fn undo_redo_record_and_load_preserve_the_game() {
    let answers = engine(&[
        r#"{"cmd":"new","variant":"ludo","seats":[0,2]}"#,
        r#"{"cmd":"roll","dice":[6]}"#,
        r#"{"cmd":"move","token":1}"#,
        r#"{"cmd":"undo"}"#,
        r#"{"cmd":"redo"}"#,
        r#"{"cmd":"record"}"#,
        r#"{"cmd":"undo"}"#,
        r#"{"cmd":"undo"}"#,
        r#"{"cmd":"undo"}"#,
        r#"{"cmd":"roll","seed":99}"#,
    ]);
    assert_eq!(answers[3]["state"], answers[1]["state"]);
    assert_eq!(answers[4]["state"], answers[2]["state"]);
    assert_eq!(answers[8]["error"]["code"], "nothing_to_undo");
    assert_eq!(answers[9]["state"], answers[1]["state"], "the undone six is rolled again");
    let load = serde_json::json!({ "cmd": "load", "record": answers[5]["record"] });
    let loaded = engine(&[&load.to_string()]);
    assert_eq!(loaded[0]["state"], answers[2]["state"]);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let lines: Vec<&str> = std::iter::once(r#"{"cmd":"new","variant":"ludo-hex","opening":true}"#)
        .chain(
            std::iter::repeat_n(
                [r#"{"cmd":"roll","seed":5}"#, r#"{"cmd":"go","bot":"random"}"#],
                40,
            )
            .flatten(),
        )
        .collect();
    let first = engine(&lines);
    assert_eq!(first, engine(&lines));
    assert!(first.last().unwrap()["ok"].is_boolean());
}

#[test]
fn perft_counts_the_known_numbers() {
    let output = run(&["perft", "--variant", "ludo", "--players", "2", "--depth", "5"], "");
    assert_eq!(text(&output.stdout), "0 1\n1 6\n2 31\n3 161\n4 812\n5 4102\n");
}

#[test]
fn a_script_continues_after_a_bad_line() {
    let input = [
        r#"{"variant":"ludo-osu","players":["A","B"],"turns":[["A",6],["A",4]]}"#,
        r#"{"variant":"ludo-osu","players":["A","B"],"turns":[["C",6]]}"#,
        r#"{"variant":"ludo-osu","players":["A","B"],"turns":[["A",7]]}"#,
        r#"{"variant":"ludo-osu","players":["A"],"turns":[]}"#,
        "nothing",
        r#"{"variant":"ludo-osu","players":["A","B"],"turns":[]}"#,
    ];
    let output = run(&["script"], &input.join("\n"));
    let lines: Vec<Value> =
        text(&output.stdout).lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    assert_eq!(
        lines[0].to_string(),
        r#"{"spaces":["4","H","H","H"],"steps":{"A":[4,-1],"B":[-1,-1]},"completed":{"A":false,"B":false}}"#
    );
    assert!(lines[1..5].iter().all(|l| l["error"]["code"].is_string()));
    assert_eq!(lines[5]["spaces"][0], "H");
}

#[test]
fn every_problem_of_a_file_is_reported_with_its_line() {
    let (right, report) = check(
        "id = \"Bad Id\"
based_on = \"snakes\"
tokns = 2

[squares]
snakes = [
    [3, 40],
    [50, 4],
    [100, 7],
]
ladders = [
    [50, 60],
    [7, 300],
]
",
    );
    assert!(!right);
    for (line, what) in [
        (1, "not a valid id"),
        (3, "did you mean `tokens`?"),
        (7, "the snake 3→40 goes up"),
        (9, "starts on the last square"),
        (12, "two links start on square 50"),
        (13, "leaves the board"),
    ] {
        let found =
            report.lines().any(|l| l.contains(&format!(".toml:{line}: ")) && l.contains(what));
        assert!(found, "line {line}: {what}\n{report}");
    }
}

#[test]
fn variants_that_cannot_be_played_are_rejected() {
    for (variant, what) in [
        ("based_on = 'ludo'\nid = 'x'\nentry = 'face 7'", "no throw of these dice is `face 7`"),
        ("based_on = 'ludo'\nid = 'x'\nentry = 'six and yard empty'", "can never enter"),
        (
            "based_on = 'snakes'\nid = 'x'\ndice.sides = 2\nsquares.snakes = [[99, 54], [98, 3]]\nsquares.ladders = []",
            "finish cannot be reached",
        ),
        ("based_on = 'ludo'\nid = 'x'\ndice.count = 2", "cannot end"),
        ("based_on = 'ludo'\nid = 'x'\nagain = 'any'", "a turn never ends"),
        ("based_on = 'ludo'\nid = 'x'\ndice.flow = 'bank'", "\"bank\" is not a choice"),
        ("based_on = 'ludo'\nid = 'x'\nmoving.overshoot = 'bonce'", "did you mean \"bounce\""),
        ("based_on = 'lodo'\nid = 'x'", "did you mean \"ludo\""),
        ("id = 'x'", "there is no board"),
        ("id = ", "invalid TOML"),
        ("based_on = 'ludo'\nid = 'x'\ntokens = 9", "at most 32 tokens"),
        ("based_on = 'ludo'\nid = 'x'\ndice.count = 8\ndice.sides = 20", "10,000"),
    ] {
        let (right, report) = check(variant);
        assert!(!right && report.contains(what), "{variant}\n{report}");
    }
}

#[test]
fn a_file_works_wherever_an_id_does() {
    let file = tempfile::Builder::new().suffix(".toml").tempfile().unwrap();
    std::fs::write(file.path(), "based_on = 'ludo'\nid = 'mine'\nname = 'Mine'\ntokens = 2\n")
        .unwrap();
    let path = file.path().to_str().unwrap();
    assert!(run(&["variants", "check", path], "").status.success());
    assert!(text(&run(&["variants", "show", path], "").stdout).contains("tokens = 2"));
    assert!(text(&run(&["variants", "rulebook", path], "").stdout).contains("Mine"));
    assert!(run(&["perft", "--variant", path, "--depth", "2"], "").status.success());
}

#[test]
fn a_misspelt_variant_gets_a_one_line_error_with_a_suggestion() {
    for args in [
        &["variants", "show", "parchi"][..],
        &["variants", "rulebook", "parchi"],
        &["perft", "--variant", "parchi"],
    ] {
        let output = run(args, "");
        assert!(!output.status.success());
        let error = text(&output.stderr);
        assert!(error.lines().count() == 1 && error.contains("`parchis`"), "{error}");
    }
    let missing = run(&["variants", "check", "/nowhere/at-all.toml"], "");
    assert!(!missing.status.success());
    assert!(text(&missing.stderr).contains("cannot be read"));
}

#[test]
fn the_list_names_every_variant() {
    let list = text(&run(&["variants", "list"], "").stdout);
    for id in homestretch_rules::catalog::ids() {
        assert!(list.lines().any(|line| line.split(' ').next() == Some(id)));
    }
}

/// The output of `verify` for a game of two people and two bots with these names.
fn verified(names: [&str; 4]) -> String {
    let record = include_str!("../../../web/src/dice/record/fixtures/ludo.txt");
    let game = homestretch_rules::Game::load(record).unwrap();
    let seats = (0..).map(homestretch_rules::Seat);
    let named = game.with_names(seats.zip(names.map(String::from)));
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), named.record()).unwrap();
    let output = run(&["verify", file.path().to_str().unwrap()], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn verify_names_the_players_and_counts_seats_from_one() {
    let nameless = "";
    for (names, devices, faces) in [
        (["Ann", "Bo", "easy", "hard"], ["Ann", "Bo"], "(Ann: "),
        (["Ann", "Ann", "easy", "hard"], ["Ann (seat 1)", "Ann (seat 2)"], "(Ann (seat 1): "),
        ([nameless; 4], ["seat 1", "seat 2"], "(seat 1: "),
    ] {
        let said = verified(names);
        for device in devices {
            assert!(said.contains(&format!("The device of {device} took part in ")), "{said}");
        }
        assert!(said.contains(faces) && !said.to_lowercase().contains("seat 0"), "{said}");
    }
}

#[test]
fn the_version_names_the_commit() {
    let version = text(&run(&["--version"], "").stdout);
    let version = version.trim_end();
    let plain = format!("homestretch {}", env!("CARGO_PKG_VERSION"));
    let commit = version.strip_prefix(&plain).unwrap();
    // A build without Git has no commit.
    assert!(commit.is_empty() || (commit.starts_with(" (") && commit.ends_with(')')), "{version}");
    let git = Command::new("git").args(["rev-parse", "--show-prefix"]).output();
    let in_checkout = git.is_ok_and(|output| output.stdout == b"crates/cli/\n");
    assert_eq!(in_checkout, !commit.is_empty(), "{version}");
}

#[test]
fn every_shell_gets_completions_and_an_unknown_shell_is_refused() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = run(&["completions", shell], "");
        assert!(output.status.success(), "{shell}");
        let script = text(&output.stdout);
        for name in ["play", "simulate", "--seats-per-table", "rulebook", "completions"] {
            assert!(script.contains(name.trim_start_matches('-')), "{shell}: {name}");
        }
    }
    let unknown = run(&["completions", "dos"], "");
    assert!(!unknown.status.success());
    let error = text(&unknown.stderr);
    assert!(error.lines().count() == 1 && error.contains("bash"), "{error}");
}
