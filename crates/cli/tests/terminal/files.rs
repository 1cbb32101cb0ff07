//! Disks that cannot be written, and files that are no games: it is said, and the game goes on
//! where it can.

use crate::games::{asks, log, play_to_the_podium, play_watching};
use crate::program::Home;
use crate::saved;
use crate::terminal::dump;

const GAME: &str =
    "play --variant ludo-quick --tokens 1 --players Ann,easy --seed 7 --pace instant";
const NOT_SAVED: &str = "The game cannot be saved: ";

/// A file may have a few kibibytes and no more; a write beyond that fails as on a full disk.
const FULL: &str = "trap '' XFSZ; ulimit -f 8";

#[test]
fn a_folder_that_cannot_be_written_is_told_and_the_game_goes_on() {
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
    assert!(text.contains("cannot be saved"), "{}", dump(terminal.screen()));
    play_to_the_podium(&mut terminal);
    terminal.press("q");
    let ended = terminal.end();
    assert!(ended.status.success() && ended.is_restored());
}

#[test]
fn a_game_is_saved_as_soon_as_that_is_possible() {
    let home = Home::new();
    std::fs::write(home.file("taken"), "").unwrap();
    let mut piped = home.run(GAME).env("XDG_STATE_HOME", home.file("taken/below")).piped();
    let answer = piped.question().unwrap();
    std::fs::remove_file(home.file("taken")).unwrap();
    piped.answer(answer);
    while piped.line().unwrap() != "The game is saved again." {}
    let ended = piped.end();
    assert!(ended.told.last().unwrap().starts_with("Goodbye. Go on with: "), "{:?}", ended.told);
    let games = homestretch::play::save::list(&home.file("taken/below/homestretch/games"));
    assert_eq!(games.len(), 1);
}

#[test]
fn a_game_that_is_not_saved_says_so_all_the_time_and_on_leaving() {
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
    terminal.wait("a question", |screen| screen.contents().contains("It is not saved."));
    terminal.press("y");
    assert!(terminal.end().is_restored());
}

#[test]
fn a_full_disk_is_told_once_and_the_game_goes_on() {
    let home = Home::new();
    let ended = home.run(GAME).arg("--save").arg("full.game").after(FULL).piped().play();
    assert!(ended.status.success(), "{}", ended.errors);
    let told: Vec<&String> = ended.told.iter().filter(|l| l.starts_with(NOT_SAVED)).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("too large"), "{told:?}");
    assert!(ended.told.contains(&"The game is over.".into()));
    // What was written before can be gone on with.
    assert!(saved::entries(&home.file("full.game")).len() > 4);
    let mut piped = home.run("play --load").arg(home.file("full.game")).piped();
    assert!(piped.question().is_some());
    assert!(piped.end().status.success());

    let run = home.run(GAME).arg("--save").arg("screen.game");
    let mut terminal = run.after(FULL).on_terminal(100, 40);
    let mut told = false;
    play_watching(&mut terminal, |screen| told |= log(screen).contains("cannot be saved"));
    assert!(told);
    terminal.press("q");
    let ended = terminal.end();
    assert!(ended.status.success() && ended.is_restored());
}

#[test]
fn a_file_that_is_no_game_gives_one_clear_line() {
    let home = Home::new();
    let file = home.file("some.game");
    std::fs::create_dir(home.file("folder.game")).unwrap();
    let wrong: [(&str, Option<&str>, &str); 6] = [
        ("absent.game", None, "no such file or folder"),
        ("folder.game", None, "it is a folder"),
        ("some.game", Some(""), "no saved game"),
        ("some.game", Some("Dear diary,\nit rained.\n"), "no saved game"),
        ("some.game", Some("{\"homestretch_game\":99,\"seed\":1}\n"), "newer version"),
        ("some.game", Some("{\"homestretch_game\":1,\"seed\":1}\n"), "cannot be read"),
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
        // The terminal was not taken at all.
        let text = String::from_utf8(ended.bytes).unwrap();
        assert!(!text.contains('\x1b') && text.contains(reason), "{text}");
    }
}

#[test]
fn a_file_that_cannot_be_saved_in_gives_one_clear_line() {
    let home = Home::new();
    std::fs::write(home.file("taken"), "").unwrap();
    for name in ["taken/below.game", "."] {
        let save = || home.run(GAME).arg("--save").arg(name);
        let ended = save().piped().end();
        assert!(!ended.status.success());
        assert_eq!(ended.errors.lines().count(), 1, "{}", ended.errors);
        assert!(ended.errors.contains(&format!("{name} cannot be written: ")), "{}", ended.errors);
        let ended = save().on_terminal(100, 40).end();
        assert!(!ended.status.success() && ended.is_restored());
        assert!(ended.screen.contents().contains("cannot be written"), "{}", dump(&ended.screen));
    }
}

#[test]
fn a_file_that_is_there_is_not_written_over() {
    let home = Home::new();
    std::fs::write(home.file("notes"), "precious\n").unwrap();
    let ended = home.run(GAME).arg("--save").arg("notes").piped().end();
    assert!(!ended.status.success());
    assert!(ended.errors.contains("there is such a file"), "{}", ended.errors);
    assert_eq!(std::fs::read_to_string(home.file("notes")).unwrap(), "precious\n");
}

#[test]
fn a_damaged_file_says_so_and_goes_on_from_what_is_whole() {
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
    let read = format!("could be read: {}.", at - 1);
    assert!(ended.told.iter().any(|line| line.ends_with(&read)), "{:?}", ended.told);
    let kept = std::fs::read_to_string(home.file("damaged.game.damaged")).unwrap();
    assert_eq!(kept, lines.join("\n") + "\n", "what could not be read is kept as it was");
}

/// A game that was killed in the middle, with half a line at its end.
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
fn a_saved_game_goes_on_from_a_full_disk() {
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
    assert!(log(terminal.screen()).contains("cannot be saved"), "{}", dump(terminal.screen()));
    terminal.press("\x03");
    assert!(terminal.end().is_restored());
    // Where there is room again, nothing was lost.
    let mut piped = home.run("play --load").arg(&file).piped();
    piped.question().unwrap();
    let ended = piped.end();
    assert!(ended.told.last().unwrap().starts_with("Goodbye. Go on with: "), "{:?}", ended.told);
}

#[test]
fn a_game_is_loaded_by_its_file_or_as_the_last_one_from_the_questions() {
    let home = Home::new();
    let file = torn_game(&home);
    let mut piped = home.run("play --plain").piped();
    piped.answer("load nothing.game");
    piped.answer(&format!("load {}", file.display()));
    piped.question().unwrap();
    let ended = piped.end();
    let told = |text: &str| ended.told.iter().any(|line| line.contains(text));
    assert!(told("nothing.game cannot be read: there is no such file"), "{:?}", ended.told);
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
fn what_a_saved_game_has_agreed_on_is_not_asked_for_again() {
    let home = Home::new();
    for option in ["--best-of=3", "--turn-seconds=5", "--game-seconds=5", "--seats-after=rotate"] {
        let ended = home.run("play --load some.game").arg(option).piped().end();
        let name = option.split('=').next().unwrap();
        assert!(ended.errors.contains(&format!("{name} do not go together")), "{}", ended.errors);
    }
}

#[test]
fn a_game_that_is_being_played_is_not_played_twice() {
    let home = Home::new();
    let file = home.file("one.game");
    let mut first = home.run(GAME).arg("--save").arg(&file).piped();
    first.question();
    let second = home.run("play --load").arg(&file).piped().end();
    assert!(!second.status.success());
    assert!(second.errors.contains("being played already"), "{}", second.errors);
    first.kill();
    let mut third = home.run("play --load").arg(&file).piped();
    assert!(third.question().is_some());
}

#[test]
fn the_last_game_goes_on_without_its_name() {
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
    form.wait("the last game", |screen| screen.contents().contains("Go on with the last game"));
    form.press("\r");
    form.wait("a question", asks);
    assert!(log(form.screen()).ends_with(saved::RESUMED), "{}", dump(form.screen()));
}
