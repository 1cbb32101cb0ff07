//! Long computations show a progress bar, and print their results so far when they are stopped.

use crate::program::Home;

/// Starts a computation of several days, stops it when its bar is visible, and returns the screen.
fn check(args: &str) -> String {
    let home = Home::new();
    let mut terminal = home.run(args).on_terminal(100, 40);
    terminal.wait_for_text(" per second ");
    let bar = terminal.screen().contents();
    let bar = bar.lines().find(|line| line.contains(" per second ")).unwrap().to_string();
    assert!(bar.contains("games") && bar.contains(" left"), "{bar}");
    terminal.press("\x03");
    let ended = terminal.end();
    assert!(ended.status.success(), "{:?}", ended.status);
    assert!(ended.is_restored());
    ended.screen.contents()
}

#[test]
fn a_stopped_simulation_prints_its_results_so_far() {
    let text = check("simulate --games 1000000000");
    assert!(text.contains("stopped after ") && text.contains(" of 1000000000 games"), "{text}");
    assert!(text.contains("95 % interval") && text.contains("1 random"), "{text}");
    assert!(!text.contains(" left\n"), "the bar is gone: {text}");
}

#[test]
fn a_stopped_tournament_prints_its_ranking_so_far() {
    let text = check("tournament --players random,easy --games 100000000");
    assert!(text.contains("random") && text.contains("easy"), "{text}");
}

#[test]
fn a_stopped_comparison_prints_its_losses_so_far() {
    let text = check("regret --variant ur --tokens 2 --games 100000000");
    assert!(text.contains("stopped after ") && text.contains("average loss per choice"), "{text}");
}

#[test]
fn the_progress_of_solving_fits_into_80_columns() {
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
fn saved_games_do_not_count_towards_the_rate() {
    let home = Home::new();
    let args = "tournament --players random,easy --save progress.json --games";
    assert!(home.run(&format!("{args} 40000")).on_terminal(100, 24).end().status.success());
    let mut terminal = home.run(&format!("{args} 100000000")).on_terminal(100, 24);
    terminal.wait_for_text(" per second ");
    let screen = terminal.screen().contents();
    let line = screen.lines().find(|line| line.contains(" per second ")).unwrap();
    let rate = line.split(" per second ").next().unwrap().split(' ').next_back().unwrap();
    // In the first moments, forty thousand saved games would give a huge rate.
    assert!(rate.parse::<f64>().unwrap() < 2e5, "{line}");
    terminal.press("\x03");
    terminal.end();
}
