//! The terminal is restored however the program ends.

use crate::games::asks;
use crate::program::Home;
use crate::terminal::{Terminal, dump, hang_up};
use vt100::MouseProtocolMode;

const GAME: &str = "play --variant ludo-quick --tokens 1 --players Ann,easy --seed 7";

fn check(args: &str, what: &str, leave: impl FnOnce(&mut Terminal)) {
    let home = Home::new();
    let mut terminal = home.run(args).on_terminal(100, 40);
    terminal.wait(what, |screen| asks(screen) || screen.contents().contains("New game"));
    let screen = terminal.screen();
    assert!(screen.alternate_screen() && screen.hide_cursor());
    assert_ne!(screen.mouse_protocol_mode(), MouseProtocolMode::None);
    leave(&mut terminal);
    let ended = terminal.end();
    assert!(ended.is_restored(), "{args}: {}", dump(&ended.screen));
    assert!(ended.status.success(), "{args}: {:?}", ended.status);
}

#[test]
fn leaving_restores_the_terminal() {
    check(GAME, "a question", |terminal| {
        terminal.press_and_see("Q");
        terminal.press("Y");
    });
    check("play", "the set-up", |terminal| terminal.press("\x1b"));
}

#[test]
fn control_c_restores_the_terminal() {
    check(GAME, "a question", |terminal| terminal.press("\x03"));
    check("play", "the set-up", |terminal| terminal.press("\x03"));
}

#[test]
fn sigterm_restores_the_terminal() {
    for signal in ["TERM", "INT", "HUP"] {
        check(GAME, "a question", |terminal| terminal.signal(signal));
        check("play", "the set-up", |terminal| terminal.signal(signal));
    }
}

/// Suspends the program with Ctrl-Z, continues it, and leaves it.
fn suspend_and_continue(mut terminal: Terminal) {
    let mouse = terminal.screen().mouse_protocol_mode();
    terminal.press("\x1a?");
    terminal.wait("the help", |screen| screen.contents().contains("Press any key to close this."));
    assert!(terminal.screen().alternate_screen());
    assert_eq!(terminal.screen().mouse_protocol_mode(), mouse);
    terminal.press("\x03");
    let ended = terminal.end();
    assert!(ended.is_restored(), "{}", dump(&ended.screen));
    let bytes = String::from_utf8_lossy(&ended.bytes);
    assert_eq!(bytes.matches("\x1b[?1049l").count(), 2, "left for the shell, and at the end");
}

#[test]
fn control_z_restores_the_terminal_and_continuing_redraws_the_screen() {
    let home = Home::new();
    let mut terminal = home.run(GAME).on_terminal(100, 40);
    terminal.wait("a question", asks);
    assert_ne!(terminal.screen().mouse_protocol_mode(), MouseProtocolMode::None);
    suspend_and_continue(terminal);
}

#[test]
fn control_z_works_in_a_replay_too() {
    let home = Home::new();
    let game = "play --plain --variant snakes-kids --players easy,easy --save a.game";
    assert!(home.run(game).piped().play().status.success());
    let mut terminal = home.run("replay a.game").on_terminal(100, 40);
    terminal.wait("the replay", |screen| screen.contents().contains("Replay:"));
    assert_eq!(terminal.screen().mouse_protocol_mode(), MouseProtocolMode::None);
    suspend_and_continue(terminal);
}

#[test]
fn closing_the_terminal_ends_the_program_quietly_and_saves_the_game() {
    let home = Home::new();
    let game = "play --plain --variant snakes-kids --players easy,easy --save a.game";
    assert!(home.run(game).piped().play().status.success());
    for args in [GAME, "play", "replay a.game"] {
        let status = hang_up(&home.run(args));
        // The exit code shows neither a panic (101) nor an abort (a signal).
        assert!(status.exit_code() <= 1 && status.signal().is_none(), "{args}: {status:?}");
    }
    let file = home.games().remove(0);
    let mut piped = home.run("play --load").arg(file).piped();
    assert!(piped.question().is_some());
}

#[test]
fn a_dumb_terminal_gets_questions() {
    let home = Home::new();
    let mut terminal = home.run(GAME).env("TERM", "dumb").on_terminal(100, 40);
    terminal.wait_for_text("press Enter to roll");
    assert!(!terminal.screen().alternate_screen());
    terminal.press("quit\n");
    let ended = terminal.end();
    assert!(ended.status.success() && !ended.bytes.contains(&0x1b));
}
