//! `solve` and `regret`, run as a user runs them.

#[path = "../../server/tests/server/process.rs"]
mod process;

use serde_json::Value;
use std::process::{Command, Output};

fn run(args: &[&str]) -> Output {
    process::output(Command::new(env!("CARGO_BIN_EXE_homestretch")).args(args))
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn json(args: &[&str]) -> Value {
    let output = run(&[args, &["--json"]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    // No progress bar appears without a terminal.
    assert_eq!(text(&output.stderr), "");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn refusal(args: &[&str]) -> String {
    let output = run(args);
    assert!(!output.status.success());
    assert_eq!(text(&output.stdout), "");
    text(&output.stderr)
}

fn close(value: &Value, expected: f64) {
    assert!((value.as_f64().unwrap() - expected).abs() < 1e-9, "{value} is not {expected}");
}

#[test]
fn a_race_is_solved_exactly() {
    let race = json(&["solve", "--variant", "snakes-1943", "--players", "2"]);
    close(&race["expected_rolls"], 39.225122308);
    assert_eq!(race["shortest"], 7);
    assert_eq!(race["shortest_chance_exact"], "47/31104");
    let exact = race["expected_rolls_exact"].as_str().unwrap();
    let (above, below) = exact.split_once('/').unwrap();
    assert!(above.len() > 50 && above.len() == below.len() + 2);
    let distribution = race["distribution"].as_array().unwrap();
    assert_eq!(distribution[6], 0.0);
    close(&distribution[7], 47.0 / 31104.0);
    let wins = race["wins"].as_array().unwrap();
    close(&wins[1], 1.0 - wins[0].as_f64().unwrap());
    let players: Vec<u64> = race["by_players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|race| race["players"].as_u64().unwrap())
        .collect();
    assert_eq!(players, [2, 3, 4, 5, 6]);
    let six = json(&["solve", "--variant", "snakes-1943", "--players", "6"]);
    assert_eq!(six["wins"], race["by_players"][4]["wins"]);
}

#[test]
fn best_play_is_solved_saved_and_loaded() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("osu.table");
    let file = file.to_str().unwrap();
    let osu = ["solve", "--variant", "ludo-osu", "--tokens", "1"];
    let solved = json(&[&osu[..], &["--players", "2", "--save", file]].concat());
    close(&solved["first_mover_wins"], 0.519152699);
    assert_eq!(solved["seats"], serde_json::json!([0, 2]));
    assert_eq!(solved["positions"], 6728);
    assert!(solved["residual"].as_f64().unwrap() < 1e-12);
    assert!(solved["sweeps"].is_u64() && solved["seconds"].is_f64());
    let read = json(&[&osu[..], &["--load", file]].concat());
    assert_eq!(read["first_mover_wins"], solved["first_mover_wins"]);
    assert_eq!(read["sweeps"], Value::Null);
    let other = refusal(&["solve", "--variant", "ludo", "--tokens", "1", "--load", file]);
    assert!(other.ends_with("the table is for ludo-osu with different rules: solve it again\n"));
    let seats = refusal(&[&osu[..], &["--load", file, "--seats", "0,1"]].concat());
    assert!(seats.ends_with("the table is for seats 0,2, not for seats 0,1\n"), "{seats}");
    let regret = json(&[
        "regret",
        "--variant",
        "ludo-osu",
        "--tokens",
        "1",
        "--player",
        "perfect",
        "--against",
        "table",
        "--table",
        file,
        "--games",
        "50",
    ]);
    // A single token never has a choice.
    assert_eq!((&regret["choices"], &regret["games"]), (&0.into(), &50.into()));
}

#[test]
fn neighbouring_seats_give_other_chances_than_opposite_ones() {
    let osu = json(&["solve", "--variant", "ludo-osu", "--tokens", "1", "--seats", "0,1"]);
    let [a, b] = [0, 1].map(|i| osu["first_mover_wins_by_seat"][i].as_f64().unwrap());
    assert!(a < b, "the seat behind the other one hunts it: {a} {b}");
}

#[test]
fn a_player_is_compared_with_best_play() {
    let of = |player: &str| {
        json(&["regret", "--variant", "ur", "--tokens", "3", "--player", player, "--games", "200"])
    };
    let (random, perfect) = (of("random"), of("perfect"));
    assert!(random["loss_points"].as_f64().unwrap() > 1.0);
    assert!(random["agreement"].as_f64().unwrap() < 0.9);
    assert_eq!(perfect["agreement"], 1.0);
    assert_eq!(perfect["loss_points"], 0.0);
    assert_eq!(random, of("random"));
}

#[test]
fn reports_are_self_contained_pages() {
    let dir = tempfile::tempdir().unwrap();
    for (name, args) in [
        ("race", &["solve", "--variant", "snakes"][..]),
        ("best", &["solve", "--variant", "ludo", "--tokens", "1"]),
    ] {
        let file = dir.path().join(format!("{name}.html"));
        let output = run(&[args, &["--report", file.to_str().unwrap()]].concat());
        assert!(output.status.success());
        let page = std::fs::read_to_string(file).unwrap();
        assert!(page.starts_with("<!doctype html>") && page.contains("<svg"), "{name}");
        assert!(page.contains("prefers-color-scheme: dark"), "{name}");
        assert!(!page.contains("http") && !page.contains("<script"), "{name}");
        assert!(page.contains("role=\"img\" aria-label=\""), "{name}");
        assert!(!page.contains("stroke=\"var(--mark)"), "{name}: exact values have no interval");
    }
}

#[test]
fn unsolvable_games_get_a_one_line_error() {
    let cases: [(&[&str], &str); 12] = [
        (
            &["--variant", "ludo-osu", "--tokens", "1", "--players", "3"],
            "make no decisions but affect each other, so it is solved for two",
        ),
        (&["--variant", "ludo"], "too large to solve: 272.3 billion positions need about 6.9 TiB"),
        (&["--variant", "ur"], "too large to solve: 480.4 million positions need about 16.5 GiB"),
        (&["--variant", "ludo", "--players", "3"], "best play is solved for two players"),
        (&["--variant", "ludo-lp2a"], "2 players, but this variant is for 4"),
        (&["--variant", "snkes"], "there is no variant `snkes`; did you mean `snakes`?"),
        (&["--variant", "snakes", "--players", "7"], "a whole number from 2 to 6"),
        (&["--variant", "ludo", "--players", "-3"], "a whole number from 2 to 6"),
        (&["--variant", "ludo", "--max-positions", "0"], "a whole number from 1 to"),
        (&["--variant", "snakes", "--seats", "0"], "1 player, but this variant is for 2 to 6"),
        (&["--variant", "ludo", "--seats", "0,0"], "seat 0 is taken twice"),
        (
            &["--variant", "snakes", "--save", "x"],
            "no table of best play: its players make no decisions",
        ),
    ];
    for (args, expected) in cases {
        let refused = refusal(&[&["solve"], args].concat());
        assert!(refused.contains(expected), "{refused}");
        assert_eq!(refused.lines().count(), 1, "{refused}");
    }
    let unknown = refusal(&["regret", "--variant", "ur", "--tokens", "1", "--player", "exprt"]);
    assert_eq!(unknown, "homestretch: there is no player `exprt`; did you mean `expert`?\n");
    let nobody = refusal(&["regret", "--variant", "snakes"]);
    assert_eq!(nobody, "homestretch: the players of snakes make no decisions\n");
}
