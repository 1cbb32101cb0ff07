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
