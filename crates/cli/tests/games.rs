//! `simulate`, `tournament` and `regret`: results, files and errors.

#[path = "../../server/tests/server/process.rs"]
mod process;

use homestretch_rules::{Action, Game, Turn};
use serde_json::Value;
use std::process::{Command, Output};

fn run(args: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_homestretch"));
    process::output(program.args(args.split(' ')))
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is UTF-8")
}

fn json(args: &str) -> Value {
    let output = run(args);
    assert!(output.status.success(), "{args}: {}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("the output is JSON")
}

/// The one-line error of a command that fails.
fn refusal(args: &str) -> String {
    let output = run(args);
    assert!(!output.status.success() && output.stdout.is_empty(), "{args}");
    let error = text(&output.stderr);
    assert_eq!(error.lines().count(), 1, "{args}: {error}");
    error
}

/// The JSON output without the values that depend on the machine.
fn counted(args: &str) -> Value {
    let mut answer = json(args);
    for key in ["seconds", "games_per_second"] {
        answer.as_object_mut().expect("an object").remove(key);
    }
    answer
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    for players in ["random,random,random,random", "easy,hard,random", "medium,easy --paired"] {
        let args = |threads: u8| {
            format!(
                "simulate --variant ludo --players {players} --games 300 --threads {threads} --json"
            )
        };
        assert_eq!(counted(&args(1)), counted(&args(3)), "{players}");
    }
}

#[test]
fn every_result_has_an_interval_or_percentiles() {
    let answer =
        json("simulate --variant ludo-team --players hard,easy,hard,easy --games 200 --json");
    assert_eq!(answer["games"], 200);
    let wins: u64 = answer["wins"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
    assert_eq!(wins, 400, "partners win together");
    for measure in ["rolls", "turns", "rounds"] {
        let of = |key: &str| answer[measure][key].as_f64().unwrap();
        assert!(of("p5") <= of("p50") && of("p50") <= of("p95") && of("mean") > 0.0, "{measure}");
    }
    for share in ["wins_ci95", "wins_by_place_ci95"] {
        for interval in answer[share].as_array().unwrap() {
            assert!(interval[0].as_f64() < interval[1].as_f64());
        }
    }
    let first = answer["first_mover_wins"].as_f64().unwrap();
    let interval = &answer["first_mover_wins_ci95"];
    assert!(interval[0].as_f64().unwrap() < first && first < interval[1].as_f64().unwrap());
}

#[test]
fn an_interval_contains_its_own_share() {
    for games in 5..12 {
        let answer = json(&format!(
            "simulate --players hard,medium,easy,random --games {games} --paired --json"
        ));
        for player in 0..4 {
            let share = answer["win_rates"][player].as_f64().unwrap();
            let [low, high] = [0, 1].map(|end| answer["wins_ci95"][player][end].as_f64().unwrap());
            assert!(low <= share && share <= high && low < high, "{games}: {low} {share} {high}");
        }
    }
}

#[test]
fn pairing_the_dice_makes_intervals_smaller() {
    let spread = |how: &str| {
        let answer = json(&format!(
            "simulate --variant ludo-osu --players hard,easy --games 2000 {how} --json"
        ));
        let end = |i: usize| answer["wins_ci95"][0][i].as_f64().unwrap();
        end(1) - end(0)
    };
    assert!(spread("--paired") < 0.9 * spread("--rotate"));
}

#[test]
fn the_record_of_the_longest_game_has_the_reported_number_of_rolls() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("longest.game");
    let answer = json(&format!(
        "simulate --variant parchis --players easy,random --games 40 --rotate --longest {} --json",
        file.display()
    ));
    let game = Game::load(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(game.state().turn(), Turn::Over);
    let rolls = game.actions().iter().filter(|a| matches!(a, Action::Roll(_))).count();
    let opening = game.actions().iter().position(|a| matches!(a, Action::Move(_))).unwrap();
    let counted = answer["longest_game"]["rolls"].as_u64().unwrap() as usize;
    // The opening rolls are not counted.
    assert!(rolls >= counted && rolls - counted <= opening, "{rolls} {counted}");
}

#[test]
fn a_report_is_a_self_contained_page() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("report.html");
    let output = run(&format!("simulate --games 50 --report {}", file.display()));
    assert!(output.status.success());
    let page = std::fs::read_to_string(file).unwrap();
    assert!(!page.contains("http") && page.contains("prefers-color-scheme: dark"));
    for told in ["Wins of each player", "number of rounds", "mean", "50 games", "random, random"] {
        assert!(page.contains(told), "{told}");
    }
    // Readers who cannot see the charts get the numbers in the labels and in the table.
    assert_eq!(page.matches("role=\"img\" aria-label=\"").count(), page.matches("<svg ").count());
    assert!(page.contains("intervals: 1 random ") && page.contains(" % (95 %: "));
    assert!(page.contains("<th scope=\"row\">wins of 1 random</th><td>"));
    assert!(page.contains("number of rolls: mean "));
}

#[test]
fn an_unwritable_output_file_is_reported_before_any_game_is_played() {
    for args in [
        "simulate --games 1000000000 --report /nowhere/at/all.html",
        "simulate --games 1000000000 --longest /nowhere/at/all.game",
        "tournament --players random,expert --games 1000000000 --save /nowhere/at/all.json",
        "solve --variant ludo-osu --tokens 2 --save /nowhere/at/all.table",
    ] {
        assert!(refusal(args).contains("cannot write /nowhere/at/all"), "{args}");
    }
}

#[test]
fn invalid_arguments_get_a_one_line_error() {
    for (args, told) in [
        ("simulate --players expret,random", "did you mean `expert`?"),
        ("simulate --players EXPERT,random", "did you mean `expert`?"),
        ("simulate --players osu,random", "did you mean `osu-priority`?"),
        ("simulate --players search3,random", "did you mean `search-3`?"),
        ("simulate --players search-02,random", "did you mean `search-2`?"),
        (
            "simulate --players search-9,random",
            "searches look 1 to 8 decisions ahead: `search-1` to `search-8`",
        ),
        ("simulate --players search-0,random", "searches look 1 to 8 decisions ahead"),
        ("simulate --players random,,random", "a name is empty"),
        ("simulate --table nofile", "--table is only for the player `perfect`"),
        ("simulate --tokens many", "a whole number from 1 to 16"),
        ("simulate --tokens -1", "a whole number from 1 to 16"),
        ("simulate --think -1", "a whole number from 1"),
        ("simulate --variant lduo", "did you mean `ludo`?"),
        ("simulate --players random", "2 to 4"),
        ("simulate --players random,random,random,random,random", "5 players"),
        ("simulate --seats 0 --players random,random", "1 seat for 2 players"),
        ("simulate --seats 0,5", "there is no seat 5"),
        ("simulate --seats 0,9", "a whole number from 0 to 5"),
        ("simulate --seats -1,2", "a whole number from 0 to 5"),
        ("simulate --seed -1", "a whole number from 0"),
        ("simulate --seed seven", "a whole number from 0"),
        ("simulate --games 0", "a whole number from 1"),
        ("simulate --threads 0", "a whole number from 1"),
        ("simulate --game 5", "'--games'"),
        ("simulat", "'simulate'"),
        ("simulate --players perfect,random", "too large to solve"),
        ("tournament", "--players"),
        ("tournament --players random,rnadom", "did you mean `random`?"),
        ("tournament --players random,easy,random", "named twice"),
        ("tournament --players random,easy --seats-per-table 3", "cannot fill"),
        ("tournament --players random,easy --seats-per-table 65538", "a whole number from 2 to 6"),
        ("tournament --players random,easy --seats-per-table -2", "a whole number from 2 to 6"),
        (
            "tournament --players random,easy --table nofile",
            "--table is only for the player `perfect`",
        ),
        (
            "tournament --variant ludo-team --players random,easy,hard,fast --seats-per-table 2",
            "--seats-per-table 2: 2 players, but this variant is for 4",
        ),
        ("tournament --variant ludo-team --players random,easy", "cannot fill a table of 4"),
        ("regret --player exprt --tokens 1", "did you mean `expert`?"),
        ("regret --against tabel", "'table'"),
    ] {
        let line = refusal(args);
        assert!(line.contains(told), "{args}: {line}");
    }
}

#[test]
fn a_continued_tournament_gives_the_same_result_as_an_uninterrupted_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("progress.json");
    let args = |games: u32, save: bool| {
        let save = if save { format!(" --save {}", file.display()) } else { String::new() };
        format!("tournament --players random,easy,medium --games {games} --json{save}")
    };
    let whole = json(&args(30, false));
    json(&args(12, true));
    assert_eq!(json(&args(30, true)), whole);
    let standings = whole["standings"].as_array().unwrap();
    assert_eq!(standings.len(), 3);
    assert!(standings.iter().all(|s| s["games"] == 60));
}

#[test]
fn a_tournament_reports_its_variant_tables_and_games() {
    let args = "tournament --variant ludo-team --players random,easy,medium,first --games 6";
    let answer = json(&format!("{args} --tokens 2 --json"));
    for (key, value) in [
        ("variant", "ludo-team".into()),
        ("tokens", 2.into()),
        ("seats_per_table", 4.into()),
        ("tables", 1.into()),
        ("seed", 1.into()),
        ("think_ms", Value::Null),
        ("games_per_table", 6.into()),
        ("games", 6.into()),
        ("stopped_early", false.into()),
        ("whole_rotations", false.into()),
    ] {
        assert_eq!(answer[key], value, "{key}");
    }
    assert!(answer["hash"].as_str().unwrap().len() > 12);
    for standing in answer["standings"].as_array().unwrap() {
        let of = |value: &Value| value.as_f64().unwrap();
        let ends = &standing["rating_ci95"];
        assert!(of(&ends[0]) < of(&standing["rating"]) && of(&standing["rating"]) < of(&ends[1]));
    }
    let told = text(&run(args).stdout);
    for what in ["ludo-team", "1 table of 4 players", "6 games at each", "seed 1", "incomplete"] {
        assert!(told.contains(what), "{what}: {told}");
    }
}

#[test]
fn tournaments_accept_a_table_of_best_play() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ur.table");
    let file = file.display();
    assert!(run(&format!("solve --variant ur --tokens 2 --save {file}")).status.success());
    let args = "tournament --variant ur --tokens 2 --players perfect,random --games 20 --json";
    assert_eq!(json(&format!("{args} --table {file}")), json(args));
    let other = args.replace("--tokens 2", "--tokens 1");
    assert!(refusal(&format!("{other} --table {file}")).contains("the table is for ur"));
}

#[test]
fn progress_with_another_thinking_time_is_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("progress.json");
    let args = format!("tournament --players random,easy --games 5 --save {}", file.display());
    assert!(run(&format!("{args} --think 50")).status.success());
    assert!(refusal(&args).contains("thinking time"));
    assert!(run(&format!("{args} --think 50")).status.success());
}

#[test]
fn an_incomplete_rotation_is_reported() {
    let args = "simulate --players random,easy,first --games 10";
    for (how, odd) in [("", false), (" --rotate", true), (" --paired", true)] {
        let told = text(&run(&format!("{args}{how}")).stdout);
        let line = "The last rotation is incomplete: 1 of 3 games.\n";
        assert_eq!(told.contains(line), odd, "{told}");
        assert_eq!(json(&format!("{args}{how} --json"))["whole_rotations"], !odd);
    }
}

#[test]
fn spaces_between_names_do_not_matter() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_homestretch"));
    let output = process::output(program.args([
        "simulate",
        "--players",
        "random, easy",
        "--seats",
        "0, 2",
        "--games",
        "4",
    ]));
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("2 easy "));
}

/// The longest time that anything may take.
#[cfg(target_os = "linux")]
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(60);

/// Starts a command that would run for ever, interrupts it, and returns its JSON output.
#[cfg(target_os = "linux")]
fn interrupted(args: &str) -> Value {
    let child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .args(args.split(' '))
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let begin = std::time::Instant::now();
    while !is_thinking(child.id()) {
        assert!(begin.elapsed() < PATIENCE, "{args}: it does not start");
        std::thread::yield_now();
    }
    let stopped = std::time::Instant::now();
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupt.unwrap().success());
    let output = process::finish(child);
    assert!(output.status.success(), "{args}: {}", text(&output.stderr));
    assert!(stopped.elapsed() < PATIENCE, "{args}: {:?}", stopped.elapsed());
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Whether a process handles Ctrl-C itself and has used a second of CPU time.
#[cfg(target_os = "linux")]
fn is_thinking(pid: u32) -> bool {
    let read = |file: &str| std::fs::read_to_string(format!("/proc/{pid}/{file}")).unwrap();
    let (status, stat) = (read("status"), read("stat"));
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
    let caught = u64::from_str_radix(caught.trim(), 16).unwrap();
    // CPU time in hundredths of a second. The process name before it may contain anything.
    let worked = stat.rsplit(')').next().unwrap().split_whitespace().nth(11).unwrap();
    caught & 0b10 != 0 && worked.parse::<u64>().unwrap() >= 100
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_prints_the_results_so_far_even_while_a_player_thinks() {
    for args in [
        "simulate --players search-8,search-8,search-8,search-8 --games 100 --json",
        "tournament --players search-8,search-7 --games 100 --json",
        "regret --variant ur --tokens 2 --player search-8 --games 100000 --json",
    ] {
        let answer = interrupted(args);
        assert_eq!(answer["stopped_early"], true, "{args}");
        let asked = answer.get("games_asked").or(answer.get("games_per_table")).unwrap();
        assert!(answer["games"].as_u64() < asked.as_u64(), "{answer}");
    }
}

#[test]
fn damaged_or_foreign_progress_is_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("progress.json");
    let args = |seed: u8| {
        format!(
            "tournament --players random,easy --games 5 --seed {seed} --save {}",
            file.display()
        )
    };
    assert!(run(&args(1)).status.success());
    assert!(refusal(&args(2)).contains("another tournament"));
    let progress = std::fs::read_to_string(&file).unwrap();
    for damage in [progress.replacen("[0,1]", "[0,0]", 1).replacen("[1,0]", "[1,1]", 1), "{".into()]
    {
        std::fs::write(&file, damage).unwrap();
        assert!(refusal(&args(1)).contains("name another file"));
    }
}

#[test]
fn a_race_without_choices_has_no_regret() {
    let answer = json("regret --variant ludo-osu --tokens 1 --games 20 --json");
    assert_eq!((answer["choices"].as_u64(), &answer["loss_points"]), (Some(0), &Value::Null));
}
