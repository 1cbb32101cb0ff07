//! Disks that cannot be written and files that are not games: the player gets a message, and the
//! game continues if possible.

use crate::games::{asks, log, play_to_the_podium, play_watching};
use crate::program::Home;
use crate::saved;
use crate::terminal::dump;

const GAME: &str =
    "play --variant ludo-quick --tokens 1 --players Ann,easy --seed 7 --pace instant";
const NOT_SAVED: &str = "The game can’t be saved: ";

/// Limits files to a few kibibytes, so that larger writes fail as on a full disk.
const FULL: &str = "trap '' XFSZ; ulimit -f 8";

#[test]
fn an_unwritable_folder_is_reported_and_the_game_continues() {
    let home = Home::new();
    std::fs::write(home.file("taken"), "").unwrap();
    let run = || home.run(GAME).env("XDG_STATE_HOME", home.file("taken/below"));
    let ended = run().piped().play();
    assert!(ended.status.success());
    let told = ended.told.iter().filter(|line| line.starts_with(NOT_SAVED)).count();
    assert_eq!(told, 1, "{:?}", ended.told);
    assert!(ended.told.contains(&"The game is over.".into()));

    let mut terminal = run().on_terminal(100, 40);
    terminal.wait("a question", asks);
    let text = terminal.screen().contents();
    assert!(text.contains("can’t be saved"), "{}", dump(terminal.screen()));
    play_to_the_podium(&mut terminal);
    terminal.press("q");
    let ended = terminal.end();
    assert!(ended.status.success() && ended.is_restored());
}

#[test]
fn a_game_is_saved_as_soon_as_the_folder_can_be_written() {
    let home = Home::new();
    std::fs::write(home.file("taken"), "").unwrap();
    let mut piped = home.run(GAME).env("XDG_STATE_HOME", home.file("taken/below")).piped();
    let answer = piped.question().unwrap();
    std::fs::remove_file(home.file("taken")).unwrap();
    piped.answer(answer);
    while piped.line().unwrap() != "The game is being saved again." {}
    let ended = piped.end();
    assert!(ended.told.last().unwrap().starts_with("Goodbye. Continue with: "), "{:?}", ended.told);
    let games = homestretch::play::save::list(&home.file("taken/below/homestretch/games"));
    assert_eq!(games.len(), 1);
}

#[test]
fn an_unsaved_game_shows_a_warning_all_the_time_and_on_leaving() {
    let home = Home::new();
    std::fs::write(home.file("taken"), "").unwrap();
    let run = || home.run(GAME).env("XDG_STATE_HOME", home.file("taken/below"));
    for last in ["quit", ""] {
        let mut piped = run().piped();
        piped.question().unwrap();
        if !last.is_empty() {
            piped.answer(last);
        }
        let ended = piped.end();
        assert_eq!(ended.told.last().unwrap(), "Goodbye. The game is not saved.");
    }
    let mut terminal = run().on_terminal(80, 24);
    terminal.wait("a question", asks);
    for _ in 0..3 {
        assert!(
            terminal.screen().contents().contains(" not saved "),
            "{}",
            dump(terminal.screen())
        );
        terminal.press(" ");
        terminal.wait("a question", asks);
    }
    terminal.press("q");
    terminal.wait("a question", |screen| screen.contents().contains("The game is not saved."));
    terminal.press("y");
    assert!(terminal.end().is_restored());
}

#[test]
fn a_full_disk_is_reported_once_and_the_game_continues() {
    let home = Home::new();
    let ended = home.run(GAME).arg("--save").arg("full.game").after(FULL).piped().play();
    assert!(ended.status.success(), "{}", ended.errors);
    let told: Vec<&String> = ended.told.iter().filter(|l| l.starts_with(NOT_SAVED)).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("too large"), "{told:?}");
    assert!(ended.told.contains(&"The game is over.".into()));
    // The game can be continued from what was written before.
    assert!(saved::entries(&home.file("full.game")).len() > 4);
    let mut piped = home.run("play --load").arg(home.file("full.game")).piped();
    assert!(piped.question().is_some());
    assert!(piped.end().status.success());

    let run = home.run(GAME).arg("--save").arg("screen.game");
    let mut terminal = run.after(FULL).on_terminal(100, 40);
    let mut told = false;
    play_watching(&mut terminal, |screen| told |= log(screen).contains("can’t be saved"));
    assert!(told);
    terminal.press("q");
    let ended = terminal.end();
    assert!(ended.status.success() && ended.is_restored());
}

#[test]
fn a_file_that_is_not_a_game_gives_a_one_line_error() {
    let home = Home::new();
    let file = home.file("some.game");
    std::fs::create_dir(home.file("folder.game")).unwrap();
    let wrong: [(&str, Option<&str>, &str); 6] = [
        ("absent.game", None, "no such file or folder"),
        ("folder.game", None, "it is a folder"),
        ("some.game", Some(""), "not a saved game"),
        ("some.game", Some("Dear diary,\nit rained.\n"), "not a saved game"),
        ("some.game", Some("{\"homestretch_game\":99,\"seed\":1}\n"), "newer version"),
        ("some.game", Some("{\"homestretch_game\":1,\"seed\":1}\n"), "Can’t read"),
    ];
    for (name, text, reason) in wrong {
        if let Some(text) = text {
            std::fs::write(&file, text).unwrap();
        }
        let load = || home.run("play --load").arg(home.file(name));
        let ended = load().piped().end();
        assert!(!ended.status.success());
        let errors = ended.errors;
        assert_eq!(errors.lines().count(), 1, "{errors}");
        assert!(errors.contains(name), "{errors}");
        assert_eq!(errors.matches(reason).count(), 1, "{errors}");
        let ended = load().on_terminal(100, 40).end();
        assert!(!ended.status.success() && ended.is_restored());
        // The program did not switch to the full screen.
        let text = String::from_utf8(ended.bytes).unwrap();
        assert!(!text.contains('\x1b') && text.contains(reason), "{text}");
    }
}

#[test]
fn an_unwritable_save_file_gives_a_one_line_error() {
    let home = Home::new();
    std::fs::write(home.file("taken"), "").unwrap();
    for name in ["taken/below.game", "."] {
        let save = || home.run(GAME).arg("--save").arg(name);
        let ended = save().piped().end();
        assert!(!ended.status.success());
        assert_eq!(ended.errors.lines().count(), 1, "{}", ended.errors);
        assert!(ended.errors.contains(&format!("Can’t write {name}: ")), "{}", ended.errors);
        let ended = save().on_terminal(100, 40).end();
        assert!(!ended.status.success() && ended.is_restored());
        assert!(ended.screen.contents().contains("Can’t write"), "{}", dump(&ended.screen));
    }
}

#[test]
fn an_existing_file_is_not_overwritten() {
    let home = Home::new();
    std::fs::write(home.file("notes"), "precious\n").unwrap();
    let ended = home.run(GAME).arg("--save").arg("notes").piped().end();
    assert!(!ended.status.success());
    assert!(ended.errors.contains("the file already exists"), "{}", ended.errors);
    assert_eq!(std::fs::read_to_string(home.file("notes")).unwrap(), "precious\n");
}

#[test]
fn a_damaged_game_is_reported_and_continues_before_the_damage() {
    let home = Home::new();
    let file = home.file("damaged.game");
    let mut piped = home.run(GAME).arg("--save").arg(&file).piped();
    for _ in 0..6 {
        let answer = piped.question().unwrap();
        piped.answer(answer);
    }
    piped.question();
    piped.end();
    let text = std::fs::read_to_string(&file).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.len() - 3;
    lines[at] = "{\"at\":1,\"type\":\"acti";
    std::fs::write(&file, lines.join("\n") + "\n").unwrap();
    let mut piped = home.run("play --load").arg(&file).piped();
    piped.question();
    let ended = piped.end();
    assert!(ended.status.success(), "{}", ended.errors);
    let told = ended.told.iter().filter(|line| line.starts_with("The file is damaged.")).count();
    assert_eq!(told, 1, "{:?}", ended.told);
    let read = format!("readable entry: {}.", at - 1);
    assert!(ended.told.iter().any(|line| line.ends_with(&read)), "{:?}", ended.told);
    let kept = std::fs::read_to_string(home.file("damaged.game.damaged")).unwrap();
    assert_eq!(kept, lines.join("\n") + "\n", "what could not be read is kept as it was");
}

/// A game that was killed while it wrote, with an incomplete last line.
fn torn_game(home: &Home) -> std::path::PathBuf {
    let file = home.file("torn.game");
    let mut piped = home.run(GAME).arg("--save").arg(&file).piped();
    for _ in 0..6 {
        let answer = piped.question().unwrap();
        piped.answer(answer);
    }
    piped.question();
    piped.kill();
    let mut text = std::fs::read_to_string(&file).unwrap();
    text.push_str("{\"at\":1,");
    std::fs::write(&file, text).unwrap();
    file
}

#[test]
fn a_saved_game_continues_from_a_full_disk() {
    let home = Home::new();
    let file = torn_game(&home);
    let full = "trap '' XFSZ; ulimit -f 0";
    let load = || home.run("play --pace instant --load").arg(&file).after(full);
    let mut piped = load().piped();
    piped.question().unwrap();
    let ended = piped.end();
    assert!(ended.status.success(), "{}", ended.errors);
    let told = ended.told.iter().filter(|line| line.starts_with(NOT_SAVED)).count();
    assert_eq!(told, 1, "{:?}", ended.told);
    assert_eq!(ended.told.last().unwrap(), "Goodbye. The game is not saved.");
    let mut terminal = load().on_terminal(100, 40);
    terminal.wait("a question", asks);
    assert!(log(terminal.screen()).contains("can’t be saved"), "{}", dump(terminal.screen()));
    terminal.press("\x03");
    assert!(terminal.end().is_restored());
    // With room on the disk again, nothing is lost.
    let mut piped = home.run("play --load").arg(&file).piped();
    piped.question().unwrap();
    let ended = piped.end();
    assert!(ended.told.last().unwrap().starts_with("Goodbye. Continue with: "), "{:?}", ended.told);
}

#[test]
fn the_first_question_accepts_a_file_or_the_last_game() {
    let home = Home::new();
    let file = torn_game(&home);
    let mut piped = home.run("play --plain").piped();
    piped.answer("load nothing.game");
    piped.answer(&format!("load {}", file.display()));
    piped.question().unwrap();
    let ended = piped.end();
    let told = |text: &str| ended.told.iter().any(|line| line.contains(text));
    assert!(told("Can’t read nothing.game: no such file"), "{:?}", ended.told);
    assert!(told("Quick Ludo."), "{:?}", ended.told);

    let mut piped = home.run(GAME).piped();
    piped.question().unwrap();
    piped.kill();
    let mut piped = home.run("play --plain").piped();
    piped.answer("load");
    piped.question().unwrap();
    let ended = piped.end();
    assert!(ended.told.iter().any(|line| line.contains("Quick Ludo.")), "{:?}", ended.told);
}

#[test]
fn loading_a_game_does_not_ask_for_its_settings_again() {
    let home = Home::new();
    for option in ["--best-of=3", "--turn-seconds=5", "--game-seconds=5", "--seats-after=rotate"] {
        let ended = home.run("play --load some.game").arg(option).piped().end();
        let name = option.split('=').next().unwrap();
        assert!(
            ended.errors.contains(&format!("{name} can’t be used together")),
            "{}",
            ended.errors
        );
    }
}

#[test]
fn a_game_in_use_cannot_be_opened_again() {
    let home = Home::new();
    let file = home.file("one.game");
    let mut first = home.run(GAME).arg("--save").arg(&file).piped();
    first.question();
    let second = home.run("play --load").arg(&file).piped().end();
    assert!(!second.status.success());
    assert!(second.errors.contains("already being played"), "{}", second.errors);
    first.kill();
    let mut third = home.run("play --load").arg(&file).piped();
    assert!(third.question().is_some());
}

#[test]
fn resume_continues_the_last_game() {
    let home = Home::new();
    let none = home.run("play --resume").piped().end();
    assert!(!none.status.success());
    assert_eq!(none.errors.lines().count(), 1, "{}", none.errors);
    let mut piped = home.run(GAME).piped();
    for _ in 0..5 {
        let answer = piped.question().unwrap();
        piped.answer(answer);
    }
    piped.kill();
    let file = home.games().remove(0);
    let mut piped = home.run("play --resume").piped();
    piped.question();
    let board = saved::board(&saved::table(&file));
    assert_eq!(piped.board(board.len()), board);
    piped.kill();
    let mut form = home.run("play").on_terminal(100, 40);
    form.wait("the last game", |screen| screen.contents().contains("Continue the last game"));
    form.press("\r");
    form.wait("a question", asks);
    assert!(log(form.screen()).ends_with(saved::RESUMED), "{}", dump(form.screen()));
}
