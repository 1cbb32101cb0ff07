//! Long work shows how far it is, and gives what it has when it is stopped.

use crate::program::Home;

/// Starts work that would take days, stops it once its bar is seen, and gives what is on the
/// screen then.
fn check(args: &str) -> String {
    let home = Home::new();
    let mut terminal = home.run(args).on_terminal(100, 40);
    terminal.wait_for_text(" a second ");
    let bar = terminal.screen().contents();
    let bar = bar.lines().find(|line| line.contains(" a second ")).unwrap().to_string();
    assert!(bar.contains("games") && bar.contains(" left"), "{bar}");
    terminal.press("\x03");
    let ended = terminal.end();
    assert!(ended.status.success(), "{:?}", ended.status);
    assert!(ended.is_restored());
    ended.screen.contents()
}

#[test]
fn a_simulation_that_is_stopped_tells_what_it_counted() {
    let text = check("simulate --games 1000000000");
    assert!(text.contains("stopped after ") && text.contains(" of 1000000000 games"), "{text}");
    assert!(text.contains("95 % interval") && text.contains("1 random"), "{text}");
    assert!(!text.contains(" left\n"), "the bar is gone: {text}");
}

#[test]
fn a_tournament_that_is_stopped_tells_the_ranking_so_far() {
    let text = check("tournament --players random,easy --games 100000000");
    assert!(text.contains("random") && text.contains("easy"), "{text}");
}

#[test]
fn a_comparison_that_is_stopped_tells_what_was_lost_so_far() {
    let text = check("regret --variant ur --tokens 2 --games 100000000");
    assert!(text.contains("stopped after ") && text.contains("a choice loses"), "{text}");
}

#[test]
fn what_is_solved_is_told_within_80_columns() {
    let home = Home::new();
    let mut terminal = home.run("solve --variant ludo-osu --tokens 2").on_terminal(80, 24);
    terminal.wait_for_text("layer ");
    terminal.wait_for_text(" left");
    let screen = terminal.screen().contents();
    let line = screen.lines().find(|line| line.contains("layer ")).unwrap();
    assert!(line.trim_end().ends_with(" left") && line.contains(", about "), "{line}");
    terminal.press("\x03");
    terminal.end();
}

#[test]
fn games_that_were_saved_do_not_count_as_played_now() {
    let home = Home::new();
    let args = "tournament --players random,easy --save progress.json --games";
    assert!(home.run(&format!("{args} 40000")).on_terminal(100, 24).end().status.success());
    let mut terminal = home.run(&format!("{args} 100000000")).on_terminal(100, 24);
    terminal.wait_for_text(" a second ");
    let screen = terminal.screen().contents();
    let line = screen.lines().find(|line| line.contains(" a second ")).unwrap();
    let rate = line.split(" a second ").next().unwrap().split(' ').next_back().unwrap();
    // The first moments of a bar would make much of forty thousand games.
    assert!(rate.parse::<f64>().unwrap() < 2e5, "{line}");
    terminal.press("\x03");
    terminal.end();
}
