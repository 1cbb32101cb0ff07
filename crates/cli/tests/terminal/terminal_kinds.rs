//! Different terminals: other sizes, no colour, no Unicode.

use crate::games::{asks, play_to_the_podium};
use crate::program::Home;
use crate::terminal::{Terminal, colours, dump};
use vt100::Color;

const GAME: &str =
    "play --variant ludo-quick --tokens 1 --players Ann,easy --seed 7 --pace instant";

#[test]
fn a_small_window_shows_a_message_and_a_larger_one_continues() {
    let home = Home::new();
    let mut terminal = home.run(GAME).on_terminal(100, 40);
    terminal.wait("a question", asks);
    terminal.press_and_see(" ");
    for (columns, rows) in [(80, 24), (40, 10), (80, 24), (20, 5), (100, 40), (200, 60)] {
        terminal.resize(columns, rows);
        if columns < 80 {
            terminal.wait("a word about the size", |screen| {
                let text = screen.contents().split_whitespace().collect::<Vec<&str>>().join(" ");
                let fits = needed(&text).is_some_and(|(c, r)| c <= 80 && r <= 24);
                fits && text.contains(&format!("too small: {columns} × {rows}."))
            });
        } else {
            terminal.wait("a question that fits", |screen| {
                asks(screen) && screen.contents().contains("Game log")
            });
            terminal.press_and_see(" ");
        }
    }
    play_to_the_podium(&mut terminal);
    terminal.press("q");
    assert!(terminal.end().is_restored());
}

/// The size that the message on the screen asks for.
fn needed(text: &str) -> Option<(u16, u16)> {
    let (_, rest) = text.split_once("This game needs ")?;
    let (columns, rows) = rest.trim_end_matches('.').split_once(" × ")?;
    Some((columns.parse().ok()?, rows.parse().ok()?))
}

#[test]
fn the_variable_no_color_turns_colours_off() {
    let home = Home::new();
    let mut form = home.run("play --seed 7").env("NO_COLOR", "1").on_terminal(100, 40);
    form.wait("the set-up screen", |screen| screen.contents().contains("New game"));
    assert_eq!(colours(form.screen()), []);
    form.press("q");
    let bytes = form.end().bytes;
    let mut game = home.run(GAME).env("NO_COLOR", "1").on_terminal(100, 40);
    game.wait("a question", asks);
    assert_eq!(colours(game.screen()), []);
    play_to_the_podium(&mut game);
    assert_eq!(colours(game.screen()), []);
    game.press("q");
    for bytes in [bytes, game.end().bytes] {
        let text = String::from_utf8(bytes).unwrap();
        let codes = text.split("\x1b[").skip(1).filter_map(|code| code.split_once('m'));
        for (code, _) in codes.filter(|(code, _)| code.chars().all(|c| "0123456789;".contains(c))) {
            let colour = |part: &str| {
                part.parse().is_ok_and(|n: u16| matches!(n, 30..=38 | 40..=48 | 90..=107))
            };
            assert!(!code.split(';').any(colour), "a colour: {code}");
        }
    }
}

#[test]
fn a_terminal_without_unicode_gets_only_ascii() {
    for (name, value) in [("LANG", "C"), ("LC_ALL", "de_DE.ISO-8859-1")] {
        for variant in ["parchis-two-dice", "aeroplane", "snakes"] {
            let home = Home::new();
            let game = format!(
                "play --variant {variant} --tokens 2 --players Ann,easy --seed 7 --pace instant"
            );
            let run = || home.run(&game).env(name, value);
            let mut screen = run().on_terminal(100, 40);
            screen.next_picture();
            // Also check the rules and the help.
            for key in ["?", "x", "r", " ", "\x1b", "s", "\x1b"] {
                screen.press_and_see(key);
            }
            check_ascii(&screen.bytes, &format!("{name}={value} {variant}"));
            for key in [" ", "1"].iter().cycle().take(40) {
                screen.press_and_see(key);
            }
            assert!(colours(screen.screen()).iter().any(|c| *c != Color::Default));
            screen.press("q");
            screen.press("y");
            check_ascii(&screen.end().bytes, &format!("{name}={value} {variant}"));
            let mut plain = home.run(&game).env(name, value).arg("--plain").on_terminal(100, 40);
            plain.wait_for_line(|line| line.contains("Ann"));
            plain.press("rules\rboard\rhelp\rquit\r");
            check_ascii(&plain.end().bytes, &format!("{name}={value} {variant} in sentences"));
        }
        let home = Home::new();
        let mut form = home.run("play --seed 7").env(name, value).on_terminal(100, 40);
        form.next_picture();
        for _ in 0..30 {
            form.press_and_see(crate::terminal::RIGHT);
        }
        form.press("q");
        check_ascii(&form.end().bytes, "set-up");
    }
}

fn check_ascii(bytes: &[u8], what: &str) {
    if let Some(at) = bytes.iter().position(|byte| !byte.is_ascii()) {
        let near = &bytes[at.saturating_sub(60)..(at + 20).min(bytes.len())];
        panic!("{what}: {:?}", String::from_utf8_lossy(near));
    }
}

#[test]
fn letters_of_several_code_points_leave_nothing_behind() {
    let home = Home::new();
    let game = "play --variant ludo --players Ann,easy --seed 7 --pace instant --lang hi";
    let mut terminal = home.run(game).on_terminal(100, 40);
    terminal.next_picture();
    for key in [" ", "1", " ", "?", "x", "r", "\x1b"].iter().cycle().take(70) {
        terminal.press_and_see(key);
    }
    terminal.settle();
    let shown = |terminal: &Terminal| {
        let rows = dump(terminal.screen());
        rows.lines().map(|row| row.trim_end().to_string()).collect::<Vec<String>>()
    };
    let before = shown(&terminal);
    // A new size makes the program draw everything again.
    for columns in [101, 100] {
        terminal.resize(columns, 40);
        terminal.next_picture();
        terminal.settle();
    }
    assert_eq!(before, shown(&terminal));
    terminal.press("q");
    terminal.press("y");
    assert!(terminal.end().is_restored());
}

#[test]
fn a_game_on_80_by_24_is_played_to_the_end() {
    let home = Home::new();
    let mut terminal = home.run(GAME).on_terminal(80, 24);
    play_to_the_podium(&mut terminal);
    let text = terminal.screen().contents();
    assert!(text.contains("wins!") && text.contains("Q quit"), "{}", dump(terminal.screen()));
    terminal.press("q");
    assert!(terminal.end().status.success());
}
