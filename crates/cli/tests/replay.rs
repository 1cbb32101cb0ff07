//! Replaying saved games and records.

#![allow(clippy::unwrap_used)]

use homestretch::play::session::{GameSetup, LOCAL_PLAYER, PlayerSetup, Session};
use homestretch::replay::{Recording, ReplayScreen, print};
use homestretch::terminal::DrawStyle;
use homestretch::words::Words;
use homestretch_bots::{Level, chance, seeded};
use homestretch_rules::{Action, Game, Rules, Seat, Seating, Turn, catalog};
use homestretch_table::{Input, Phase, Settings, Undo};
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

const RICH: DrawStyle = DrawStyle { colour: true, unicode: true };

fn words() -> Words {
    Words::new("en").unwrap()
}

/// A finished game in which every seat plays its first legal move.
fn played(variant: &str) -> Game {
    let rules = Arc::new(Rules::named(variant).unwrap());
    let seats = rules.usual_seats(rules.spec().players[0] as usize);
    let mut game = Game::new(rules.clone(), Seating { seats, opening: true }).unwrap();
    let mut dice = seeded(5, 0);
    while game.state().turn() != Turn::Over && game.ply() < 4000 {
        let action = chance(&rules, game.state(), &mut dice);
        let first = || rules.legal(game.state()).get(0).map_or(Action::Pass, Action::Move);
        let action = action.unwrap_or_else(first);
        game.apply(action).unwrap();
    }
    game
}

fn file(folder: &Path, text: impl AsRef<[u8]>) -> PathBuf {
    let path = folder.join("a.game");
    std::fs::write(&path, text).unwrap();
    path
}

fn read(text: impl AsRef<[u8]>) -> Result<Recording, String> {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), text);
    let told = |error: anyhow::Error| error.to_string().replace(path.to_str().unwrap(), "FILE");
    Recording::read(&words(), &path).map_err(told)
}

fn lines(recording: &Recording) -> Vec<String> {
    let mut out = Vec::new();
    print(&words(), recording, &mut out).unwrap();
    String::from_utf8(out).unwrap().lines().map(str::to_string).collect()
}

fn screen(text: &str) -> ReplayScreen {
    let mut screen = ReplayScreen::new(read(text).unwrap(), RICH, 2);
    press(&mut screen, KeyCode::Home);
    screen
}

fn press(screen: &mut ReplayScreen, code: KeyCode) -> bool {
    screen.key(KeyEvent::new(code, KeyModifiers::NONE), Instant::now())
}

fn drawn(screen: &mut ReplayScreen, columns: u16, rows: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    screen.draw(&words(), buffer.area, &mut buffer);
    buffer
}

fn text(buffer: &Buffer) -> String {
    let lines = buffer.content.chunks(usize::from(buffer.area.width));
    let line = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect::<String>();
    lines.map(|cells| line(cells).trim_end().to_string() + "\n").collect()
}

/// A saved match of two rounds. Seats rotate.
fn saved() -> (tempfile::TempDir, PathBuf, Session) {
    let player = |seat: u8, name: &str| PlayerSetup {
        seat: Seat(seat),
        name: name.into(),
        level: Some(Level::First),
    };
    let settings = Settings {
        undo: Undo::Free,
        best_of: 3,
        seats_after: homestretch_table::SeatsAfter::Rotate,
        ..Settings::default()
    };
    let setup = GameSetup {
        rules: Arc::new(Rules::named("ludo-quick").unwrap()),
        players: vec![player(0, "Ada"), player(2, "Bea")],
        settings,
        seed: 3,
    };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.game");
    let mut session = Session::start(&setup).unwrap();
    session.save_as(&path).unwrap();
    for round in 0..2 {
        while session.table().phase() == Phase::Playing {
            match session.question().filter(|_| !session.pending().dice) {
                Some(question) => session.answer(question.answer()),
                None if session.pending().dice => session.throw_dice(),
                None => session.input(Input::Tick).unwrap(),
            };
        }
        if round == 0 {
            session.input(Input::Rematch { by: LOCAL_PLAYER }).unwrap();
        }
    }
    (folder, path, session)
}

#[test]
fn a_record_is_printed_to_its_end() {
    let game = played("ludo");
    let told = lines(&read(game.record()).unwrap());
    assert_eq!(told[0], "Replay: Ludo");
    assert_eq!(told[told.len() - 2..], ["The game is over.", "End of the record."]);
    let rolls = game.actions().iter().filter(|action| matches!(action, Action::Roll(_))).count();
    let rolled = |line: &&String| line.contains(" rolls ") && !line.contains(" rolls again");
    assert_eq!(told.iter().filter(rolled).count(), rolls);
    insta::assert_snapshot!("plain", told[..40].join("\n"));
}

#[test]
fn captures_extra_rolls_snakes_ladders_and_winners_have_sentences() {
    for (variant, sentences) in [
        (
            "ludo",
            &[" brings token ", " captures token ", " rolls again.", " is home and wins!"][..],
        ),
        ("snakes", &["A snake! Token 1 of ", "A ladder! Token 1 of ", " is home and wins!"]),
    ] {
        let told = lines(&read(played(variant).record()).unwrap());
        for sentence in sentences {
            assert!(told.iter().any(|line| line.contains(sentence)), "{variant}: {sentence}");
        }
    }
}

#[test]
fn every_variant_can_be_replayed() {
    for id in catalog::ids() {
        let game = played(id);
        let mut screen = screen(&game.record());
        for (columns, rows) in [(100, 40), (80, 24), (30, 8), (1, 1)] {
            press(&mut screen, KeyCode::Right);
            drawn(&mut screen, columns, rows);
        }
        press(&mut screen, KeyCode::End);
        assert_eq!(screen.state(), game.state(), "{id}");
        assert!(text(&drawn(&mut screen, 80, 24)).contains("End of the record."), "{id}");
    }
}

#[test]
fn stepping_back_and_forward_shows_every_state() {
    let game = played("ludo-quick");
    let mut screen = screen(&game.record());
    for ply in 0..=game.ply() {
        assert_eq!(screen.position(), (0, ply));
        assert_eq!(Some(screen.state()), game.state_at(ply));
        press(&mut screen, KeyCode::Right);
    }
    for ply in (0..=game.ply()).rev() {
        assert_eq!(Some(screen.state()), game.state_at(ply));
        press(&mut screen, KeyCode::Char(','));
    }
    assert_eq!(screen.position(), (0, 0), "there is nothing before the start");
    press(&mut screen, KeyCode::PageDown);
    press(&mut screen, KeyCode::PageDown);
    press(&mut screen, KeyCode::PageUp);
    assert_eq!(Some(screen.state()), game.state_at(10));
}

#[test]
fn a_typed_number_jumps_to_that_action() {
    let game = played("ludo-quick");
    let mut screen = screen(&game.record());
    let mut jump = |keys: &str| {
        press(&mut screen, KeyCode::Char('j'));
        for key in keys.chars() {
            press(&mut screen, KeyCode::Char(key));
        }
        press(&mut screen, KeyCode::Enter);
        screen.position().1
    };
    assert_eq!(jump("12"), 12);
    assert_eq!(jump("x7q"), 7, "only digits count");
    assert_eq!(jump(""), 7);
    assert_eq!(jump("999999999999"), game.ply());
}

#[test]
fn a_replay_runs_to_its_end_and_then_waits() {
    let game = played("ludo-quick");
    let mut screen = ReplayScreen::new(read(game.record()).unwrap(), RICH, 2);
    let mut at = Vec::new();
    while let Some(wake) = screen.wake() {
        let before = screen.position();
        screen.advance(wake - Duration::from_millis(1));
        assert_eq!(screen.position(), before, "it advanced too early");
        screen.advance(wake);
        if screen.position() != before {
            at.push(wake);
        }
    }
    assert_eq!((at.len(), screen.state()), (game.ply(), game.state()));
    let apart = |pair: &[Instant]| pair[1] - pair[0] >= Duration::from_millis(500);
    assert!(at.windows(2).all(apart), "two actions per second, however far tokens walk");
    press(&mut screen, KeyCode::Char(' '));
    assert_eq!((screen.position(), screen.playing()), ((0, 0), true), "it starts again");
}

#[test]
fn a_move_is_logged_when_its_token_has_arrived() {
    let mut screen = ReplayScreen::new(read(played("snakes").record()).unwrap(), RICH, 2);
    let mut pictures = Vec::new();
    for _ in 0..60 {
        let wake = screen.wake().unwrap();
        screen.advance(wake);
        let picture = text(&drawn(&mut screen, 100, 40));
        let moved = picture.matches(" moves token").count();
        pictures.push((screen.position().1, moved));
    }
    let (ply, told) = *pictures.iter().find(|(_, told)| *told > 0).unwrap();
    let walking = pictures.iter().filter(|(at, moved)| *at == ply && *moved < told);
    assert!(walking.count() > 0, "{pictures:?}");
}

#[test]
fn a_question_mark_shows_the_help() {
    let mut screen = screen(&played("ludo-quick").record());
    press(&mut screen, KeyCode::Char('?'));
    let picture = text(&drawn(&mut screen, 80, 24));
    assert!(picture.contains("ten actions back"), "{picture}");
    press(&mut screen, KeyCode::Char('x'));
    assert!(!text(&drawn(&mut screen, 80, 24)).contains("ten actions back"));
}

#[test]
fn a_paused_replay_only_waits_for_keys() {
    let mut screen = ReplayScreen::new(read(played("ludo-quick").record()).unwrap(), RICH, 2);
    assert!(screen.playing());
    press(&mut screen, KeyCode::Char(' '));
    assert_eq!(screen.wake(), None);
    screen.advance(Instant::now() + Duration::from_secs(9));
    assert_eq!(screen.position(), (0, 0));
}

#[test]
fn speed_is_measured_in_actions_per_second() {
    let mut screen = ReplayScreen::new(read(played("ludo-quick").record()).unwrap(), RICH, 2);
    let mut wait = |code| {
        press(&mut screen, code);
        let now = screen.wake().unwrap();
        screen.advance(now);
        (screen.wake().unwrap() - now).as_millis()
    };
    assert_eq!(wait(KeyCode::Null), 500);
    assert_eq!(wait(KeyCode::Char('+')), 250);
    assert_eq!(wait(KeyCode::Char('-')), 500);
    assert_eq!(wait(KeyCode::Char('-')), 1000);
    assert_eq!(wait(KeyCode::Char('-')), 1000);
}

#[test]
fn the_rules_open_and_close() {
    let mut screen = screen(&played("ludo-quick").record());
    press(&mut screen, KeyCode::Char('r'));
    assert!(text(&drawn(&mut screen, 80, 24)).contains("What you need"));
    for _ in 0..50 {
        press(&mut screen, KeyCode::PageDown);
        drawn(&mut screen, 80, 24);
    }
    press(&mut screen, KeyCode::Esc);
    assert!(!text(&drawn(&mut screen, 80, 24)).contains("What you need"));
    assert!(press(&mut screen, KeyCode::Char('q')), "then it leaves");
}

#[test]
fn a_saved_match_shows_its_rounds_one_after_the_other() {
    let (_folder, path, session) = saved();
    let recording = Recording::read(&words(), &path).unwrap();
    assert_eq!((recording.rounds.len(), recording.damage.as_deref()), (2, None));
    let last = session.table().game().unwrap();
    assert_eq!(recording.rounds[1].game().record(), last.record());
    let names = |round: usize| [0, 2].map(|seat| recording.rounds[round].name(Seat(seat)).unwrap());
    assert_eq!((names(0), names(1)), (["Ada", "Bea"], ["Bea", "Ada"]), "seats rotate");
    let told = lines(&recording);
    assert!(told.iter().any(|line| line == "Round 2 of 2."));
    assert!(told.iter().any(|line| line.starts_with("Bea (red) rolls ")));
    let first = recording.rounds[0].plies();
    let mut screen = ReplayScreen::new(recording, RICH, 2);
    press(&mut screen, KeyCode::Char(' '));
    for _ in 0..=first {
        press(&mut screen, KeyCode::Right);
    }
    assert_eq!(screen.position(), (1, 0));
    press(&mut screen, KeyCode::Left);
    assert_eq!(screen.position(), (0, first));
}

#[test]
fn files_that_are_not_games_get_a_one_line_error() {
    let check = |text: &[u8], refusal: &str| assert_eq!(read(text).err().unwrap(), refusal);
    check(b"", "FILE is not a saved game.");
    check(b"hello\nworld\n", "FILE is not a saved game.");
    check(&[0xff, 0, b'\n', 0xfe], "FILE is not a saved game.");
    check(
        b"{\"homestretch_game\":1,\"seed\":1}\n",
        "Can’t read FILE: the file is cut off too early",
    );
    check(
        b"{\"homestretch_game\":9,\"seed\":1}\n",
        "Can’t read FILE: it was written by a newer version of this program",
    );
    let record = played("ludo-quick").record().replace("hash ", "hash 0");
    check(
        record.as_bytes(),
        "FILE is damaged in line 3: the hash does not match the rules below it",
    );
    let gone = Recording::read(&words(), Path::new("/nowhere/a.game")).err().unwrap().to_string();
    assert!(gone.starts_with("Can’t read /nowhere/a.game: "), "{gone}");
}

#[test]
fn a_damaged_record_is_shown_up_to_the_damage() {
    let game = played("ludo");
    let record = game.record();
    let begin = record.find("\ngame\n").unwrap() + 6;
    // A file that is cut off anywhere.
    for cut in (begin + 1..record.len() - 1).step_by(97) {
        let recording = read(&record[..cut]).unwrap();
        let shown = recording.rounds[0].game();
        assert!(
            recording.damage.as_deref().unwrap().contains("could be read"),
            "{:?}",
            recording.damage.as_deref()
        );
        assert_eq!(shown.actions(), &game.actions()[..shown.ply()]);
        let whole = record[begin..cut].rfind('\n').map_or("", |at| &record[begin..begin + at]);
        let words = whole.split_whitespace().filter(|word| !word.ends_with(':')).count();
        assert!(shown.ply() >= words, "{} of {words}", shown.ply());
    }
    // A file with one changed line.
    let changed = record.replacen("r6", "r9", 1);
    let recording = read(&changed).unwrap();
    assert!(recording.rounds[0].plies() < game.ply());
}

#[test]
fn a_damaged_saved_game_is_shown_up_to_the_damage() {
    let (_folder, path, _) = saved();
    let whole = std::fs::read_to_string(&path).unwrap();
    let torn = read(&whole[..whole.len() - 9]).unwrap();
    assert_eq!(torn.damage, None, "an incomplete last line is not damage");
    let noise = whole.replacen("\"type\":\"action\"", "\"type\":\"\"", 1);
    let damage = read(noise).unwrap().damage.unwrap();
    assert!(damage.contains("is damaged after"), "{damage}");
    let line = whole.lines().rev().nth(30).unwrap();
    let twice = whole.replacen(line, &format!("{line}\n{line}\n{line}\n{line}"), 1);
    assert!(read(twice).unwrap().damage.is_some());
}

#[test]
fn names_with_control_characters_cannot_move_the_cursor() {
    let (_folder, path, _) = saved();
    let text = std::fs::read_to_string(&path).unwrap().replace("\"Ada\"", r#""A\u001b[2Jda""#);
    let told = lines(&read(text).unwrap());
    assert!(told.iter().any(|line| line.starts_with("red rolls ")), "an invalid name is left out");
    assert!(!told.iter().any(|line| line.contains('\u{1b}')));
}

#[test]
fn replays_match_their_snapshots() {
    let game = played("ludo");
    let mut screen = screen(&game.record());
    for _ in 0..30 {
        press(&mut screen, KeyCode::PageDown);
    }
    insta::assert_snapshot!("record-100x40", text(&drawn(&mut screen, 100, 40)));
    insta::assert_snapshot!("record-80x24", text(&drawn(&mut screen, 80, 24)));
    let (_folder, path, _) = saved();
    let mut screen = ReplayScreen::new(Recording::read(&words(), &path).unwrap(), RICH, 2);
    press(&mut screen, KeyCode::End);
    insta::assert_snapshot!("match-80x24", text(&drawn(&mut screen, 80, 24)));
}

#[test]
fn names_survive_save_export_load_and_replay() {
    let (folder, path, mut session) = saved();
    let exported = folder.path().join("b.record");
    session.write(true, &exported).unwrap();
    let record = std::fs::read_to_string(&exported).unwrap();
    assert!(record.contains("\nname 0 Bea\n"), "{record}");
    let names = |path: &Path| {
        let recording = Recording::read(&words(), path).unwrap();
        let last = recording.rounds.last().unwrap();
        let name = |seat: &Seat| last.name(*seat).map(str::to_string);
        last.game().seating().seats.iter().map(name).collect::<Vec<_>>()
    };
    assert_eq!(names(&exported), names(&path));
    let told = lines(&Recording::read(&words(), &exported).unwrap());
    assert!(told.iter().any(|line| line.starts_with("Bea (")), "{told:?}");
    assert_eq!(Game::load(&record).unwrap().record(), record);
}
