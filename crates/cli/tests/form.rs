//! The form in which a game is set up.

#![allow(clippy::unwrap_used)]

use homestretch::play::form::{Form, FormAction, Row};
use homestretch::play::pace::GamePace;
use homestretch::play::save::Unfinished;
use homestretch::play::session::{GameSetup, Session};
use homestretch::terminal::DrawStyle;
use homestretch::words::Words;
use homestretch_bots::Level;
use homestretch_rules::{Rules, Seat, catalog};
use homestretch_table::{Phase, SeatsAfter, Settings, stats};
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

const RICH: DrawStyle = DrawStyle { colour: true, unicode: true };
const PLAIN: DrawStyle = DrawStyle { colour: false, unicode: false };

fn words() -> Words {
    Words::new("en").unwrap()
}

fn form() -> Form {
    Form::new(RICH, Vec::new(), 7).unwrap()
}

/// An unfinished game of Ludo.
fn unfinished(file: &str) -> Unfinished {
    let session = Session::start(&setup(&form())).unwrap();
    Unfinished { file: file.into(), table: session.table().clone() }
}

fn press(form: &mut Form, codes: &[KeyCode]) -> FormAction {
    let words = words();
    let mut step = FormAction::Stay;
    for code in codes {
        step = form.key(&words, KeyEvent::new(*code, KeyModifiers::NONE));
    }
    step
}

fn go_to(form: &mut Form, row: Row) {
    press(form, &[KeyCode::Home]);
    while form.row() != row {
        press(form, &[KeyCode::Down]);
    }
}

fn type_in(form: &mut Form, text: &str) {
    let codes: Vec<KeyCode> = text.chars().map(KeyCode::Char).collect();
    press(form, &codes);
}

fn setup(form: &Form) -> GameSetup {
    form.setup(&words()).unwrap()
}

/// The players with their seats, such as `0 Ann, 1 Medium!`. An exclamation mark means a bot.
fn seated(form: &Form) -> String {
    let players = setup(form).players;
    let told = players.iter().map(|player| {
        let mark = if player.level.is_some() { "!" } else { "" };
        format!("{} {}{mark}", player.seat.0, player.name)
    });
    told.collect::<Vec<_>>().join(", ")
}

fn drawn(form: &Form, columns: u16, rows: u16) -> Buffer {
    drawn_in(&words(), form, columns, rows)
}

fn drawn_in(words: &Words, form: &Form, columns: u16, rows: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    form.draw(words, buffer.area, &mut buffer);
    buffer
}

fn text(buffer: &Buffer) -> String {
    let lines = buffer.content.chunks(usize::from(buffer.area.width));
    let line = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect::<String>();
    lines.map(|cells| line(cells).trim_end().to_string() + "\n").collect()
}

#[test]
fn the_form_starts_with_ludo_against_the_computer() {
    let form = form();
    let setup = setup(&form);
    assert_eq!(setup.rules.spec().id, "ludo");
    assert_eq!(seated(&form), "0 Player 1, 1 Medium!, 2 Medium 2!, 3 Medium 3!");
    assert_eq!((setup.seed, form.pace), (7, GamePace::Normal));
    assert_eq!((setup.settings.turn_seconds, setup.settings.best_of), (None, 1));
}

#[test]
fn enter_on_the_start_row_starts_the_game() {
    let mut form = form();
    let step = press(&mut form, &[KeyCode::End, KeyCode::Enter]);
    assert!(matches!(step, FormAction::Start(_)), "{step:?}");
}

#[test]
fn enter_continues_the_last_game_if_there_is_one() {
    let mut form = Form::new(RICH, vec![unfinished("1.game")], 7).unwrap();
    let step = press(&mut form, &[KeyCode::Enter]);
    assert!(matches!(step, FormAction::Load(found) if found == *"1.game"));
    assert!(text(&drawn(&form, 100, 40)).contains("Continue the last game"));
    assert!(text(&drawn(&form, 100, 40)).contains("Enter: continue Ludo with Player 1, Medium"));
    assert!(!text(&drawn(&self::form(), 100, 40)).contains("Continue the last game"));
}

#[test]
fn another_saved_game_can_be_selected() {
    let saved = ["1.game", "2.game", "3.game"].map(unfinished);
    let mut form = Form::new(RICH, saved.to_vec(), 7).unwrap();
    assert!(text(&drawn(&form, 100, 40)).contains("another game"));
    press(&mut form, &[KeyCode::Right, KeyCode::Right]);
    assert!(text(&drawn(&form, 100, 40)).contains("Continue game 3 of 3"));
    press(&mut form, &[KeyCode::Right, KeyCode::Left, KeyCode::Left]);
    let step = press(&mut form, &[KeyCode::Enter]);
    assert!(matches!(step, FormAction::Load(found) if found == *"2.game"));
}

#[test]
fn escape_leaves_and_a_question_mark_asks_for_help() {
    assert!(matches!(press(&mut form(), &[KeyCode::Esc]), FormAction::Leave));
    assert!(matches!(press(&mut form(), &[KeyCode::Char('?')]), FormAction::Help));
    let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert!(matches!(form().key(&words(), control_c), FormAction::Leave));
}

#[test]
fn changing_the_number_of_players_takes_the_usual_seats() {
    let mut form = form();
    go_to(&mut form, Row::Players);
    press(&mut form, &[KeyCode::Left, KeyCode::Left]);
    assert_eq!(seated(&form), "0 Player 1, 2 Medium!");
    press(&mut form, &[KeyCode::Left]);
    assert_eq!(seated(&form), "0 Player 1, 2 Medium!", "the variant needs two players");
    press(&mut form, &[KeyCode::Right; 5]);
    assert_eq!(seated(&form), "0 Player 1, 1 Medium!, 2 Medium 2!, 3 Medium 3!");
}

#[test]
fn a_seat_cycles_through_nobody_a_person_and_every_level() {
    let mut form = form();
    go_to(&mut form, Row::Seat(Seat(1)));
    let mut seen = Vec::new();
    for _ in 0..16 {
        let players = setup(&form).players;
        let player = players.into_iter().find(|player| player.seat == Seat(1));
        seen.push(player.map_or("nobody", |c| c.level.map_or("person", |level| level.name())));
        press(&mut form, &[KeyCode::Right]);
    }
    let first = ["medium", "hard", "expert", "search-2", "random", "first", "fast", "last"];
    let then = ["aggressive", "defensive", "osu-priority", "lp2a", "lp2a-plus"];
    let last = ["nobody", "person", "easy"];
    assert_eq!(seen, [&first[..], &then[..], &last[..]].concat());
}

#[test]
fn a_person_types_a_name() {
    let mut form = form();
    go_to(&mut form, Row::Seat(Seat(0)));
    press(&mut form, &[KeyCode::Enter]);
    type_in(&mut form, "Zoë q?");
    press(&mut form, &[KeyCode::Enter]);
    assert!(seated(&form).starts_with("0 Zoë q?, "), "{}", seated(&form));
    press(&mut form, &[KeyCode::Enter, KeyCode::Char('x'), KeyCode::Esc]);
    assert!(seated(&form).starts_with("0 Zoë q?, "), "escape discards the typed text");
    press(&mut form, &[KeyCode::Enter]);
    press(&mut form, &[KeyCode::Backspace; 40]);
    press(&mut form, &[KeyCode::Enter]);
    assert!(seated(&form).starts_with("0 Player 1, "), "an empty name stands for the default name");
}

#[test]
fn a_name_has_at_most_thirty_letters() {
    let mut form = form();
    go_to(&mut form, Row::Seat(Seat(0)));
    press(&mut form, &[KeyCode::Enter]);
    type_in(&mut form, &"é".repeat(40));
    press(&mut form, &[KeyCode::Down]);
    assert_eq!(setup(&form).players[0].name.chars().count(), 30);
    assert_eq!(form.row(), Row::Seat(Seat(1)), "the down key ends typing");
}

#[test]
fn a_game_cannot_start_with_invalid_seats() {
    let mut form = form();
    form.choose("ludo-team").unwrap();
    go_to(&mut form, Row::Seat(Seat(2)));
    press(&mut form, &[KeyCode::Left; 3]);
    let step = press(&mut form, &[KeyCode::End, KeyCode::Enter]);
    assert!(matches!(step, FormAction::Stay));
    let screen = text(&drawn(&form, 100, 40));
    assert!(screen.contains("3 players, but this game is for 4."), "{screen}");
}

#[test]
fn tokens_range_from_one_to_the_maximum_of_the_variant() {
    let mut form = form();
    go_to(&mut form, Row::Tokens);
    press(&mut form, &[KeyCode::Left; 9]);
    assert_eq!(setup(&form).rules.tokens(), 1);
    press(&mut form, &[KeyCode::Right; 20]);
    let most = setup(&form).rules.tokens();
    assert!(most >= 4);
    let more = most as u8 + 1;
    assert!(homestretch::request::rules_with("ludo", Some(more)).is_err());
}

#[test]
fn time_limits_rounds_and_seat_changes_end_up_in_the_settings() {
    let mut form = form();
    for (row, times) in [(Row::TurnTime, 2), (Row::GameTime, 1), (Row::Rounds, 1), (Row::After, 2)]
    {
        go_to(&mut form, row);
        press(&mut form, &vec![KeyCode::Right; times]);
    }
    go_to(&mut form, Row::Pace);
    press(&mut form, &[KeyCode::Left]);
    let settings = setup(&form).settings;
    assert_eq!((settings.turn_seconds, settings.game_seconds), (Some(20), Some(300)));
    assert_eq!((settings.best_of, settings.seats_after), (3, SeatsAfter::WinnerFirst));
    assert_eq!((form.pace, form.pace.step_time().as_millis()), (GamePace::Slow, 1200));
    settings.check().unwrap();
}

#[test]
fn the_form_shows_settings_from_the_command_line() {
    let mut form = form();
    let settings = Settings {
        turn_seconds: Some(45),
        game_seconds: Some(900),
        best_of: 9,
        seats_after: SeatsAfter::Rotate,
        ..Settings::default()
    };
    form.settings = settings;
    form.set_tokens(2).unwrap();
    form.sit(&[Seat(3), Seat(0)]);
    let found = setup(&form);
    assert_eq!((found.settings.turn_seconds, found.settings.game_seconds), (Some(45), Some(900)));
    assert_eq!((found.settings.best_of, found.settings.seats_after), (9, SeatsAfter::Rotate));
    assert_eq!(found.rules.tokens(), 2);
    assert_eq!(seated(&form), "3 Player 1, 0 Medium!");
    let screen = text(&drawn(&form, 100, 40));
    assert!(screen.contains("45 s") && screen.contains("15 min"), "{screen}");
    assert!(form.set_tokens(99).is_err());
}

#[test]
fn the_form_counts_its_hidden_rows() {
    let mut form = form();
    let screen = text(&drawn(&form, 60, 14));
    assert!(screen.contains("─ ↓ 3 ─"), "{screen}");
    press(&mut form, &[KeyCode::End]);
    let screen = text(&drawn(&form, 60, 14));
    assert!(screen.contains("─ ↑ 3 ─"), "{screen}");
    assert!(!text(&drawn(&form, 60, 24)).contains("─ ↑"), "no row is hidden");
}

#[test]
fn every_variant_can_start_with_its_defaults() {
    let mut form = form();
    for _ in catalog::ids() {
        press(&mut form, &[KeyCode::Right]);
        let setup = setup(&form);
        assert!(setup.players.iter().any(|player| player.level.is_none()), "a person plays");
        Session::start(&setup).unwrap();
        for (columns, rows) in [(100, 40), (80, 24), (60, 20), (40, 10), (12, 3), (1, 1), (200, 60)]
        {
            drawn(&form, columns, rows);
        }
    }
    assert_eq!(setup(&form).rules.spec().id, "ludo", "the last variant is followed by the first");
    assert_eq!(seated(&form), "0 Player 1, 1 Medium!, 2 Medium 2!, 3 Medium 3!");
}

#[test]
fn the_selected_row_is_always_visible() {
    let mut form = Form::new(RICH, vec![unfinished("1.game")], 7).unwrap();
    form.choose("ludo-hex").unwrap();
    for rows in [10, 14, 24] {
        press(&mut form, &[KeyCode::End]);
        assert!(text(&drawn(&form, 80, rows)).contains("▸ Start game ◂"));
        press(&mut form, &[KeyCode::Home]);
        assert!(text(&drawn(&form, 80, rows)).contains("▸ Continue the last game ◂"));
    }
}

#[test]
fn the_rules_scroll_to_their_end_but_not_beyond() {
    let mut form = form();
    let top = text(&drawn(&form, 80, 24));
    for _ in 0..100 {
        press(&mut form, &[KeyCode::PageDown]);
        drawn(&form, 80, 24);
    }
    let end = text(&drawn(&form, 80, 24));
    assert_ne!(top, end);
    press(&mut form, &[KeyCode::PageUp]);
    assert_ne!(text(&drawn(&form, 80, 24)), end);
    press(&mut form, &[KeyCode::PageUp; 100]);
    assert_eq!(text(&drawn(&form, 80, 24)), top);
}

/// Clicks on the first occurrence of a text.
fn click(form: &mut Form, on: &str) -> FormAction {
    let screen = text(&drawn(form, 100, 40));
    let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(on)).unwrap();
    let column = line[..line.find(on).unwrap()].chars().count() as u16;
    let kind = MouseEventKind::Down(MouseButton::Left);
    let modifiers = KeyModifiers::NONE;
    form.mouse(&words(), MouseEvent { kind, column, row: row as u16, modifiers })
}

#[test]
fn clicks_select_and_change_rows_and_start_the_game() {
    let mut form = form();
    click(&mut form, "Rounds");
    assert_eq!((form.row(), setup(&form).settings.best_of), (Row::Rounds, 1));
    click(&mut form, "one game");
    click(&mut form, "▸");
    assert_eq!(setup(&form).settings.best_of, 5);
    click(&mut form, "◂");
    assert_eq!(setup(&form).settings.best_of, 3);
    click(&mut form, "red");
    click(&mut form, "Player 1");
    type_in(&mut form, "0");
    click(&mut form, "Rounds");
    assert!(seated(&form).starts_with("0 0, "));
    assert!(matches!(click(&mut form, "Start game"), FormAction::Start(_)));
}

/// A form with a board of the player's own.
fn own_board() -> Form {
    let mut form = form();
    form.choose("snakes").unwrap();
    go_to(&mut form, Row::Board);
    press(&mut form, &[KeyCode::Right]);
    form
}

/// Types the answer to a field of the board.
fn answer(form: &mut Form, field: &'static str, text: &str) {
    go_to(form, Row::Field(field));
    press(form, &[KeyCode::Enter]);
    type_in(form, text);
    press(form, &[KeyCode::Enter]);
}

/// Plays the game of a form to the end, with bots on all seats.
fn play_to_the_end(form: &Form) -> Session {
    let mut setup = setup(form);
    setup.players.iter_mut().for_each(|player| player.level = Some(Level::Easy));
    let mut session = Session::start(&setup).unwrap();
    while session.table().phase() == Phase::Playing {
        match session.question() {
            Some(question) => drop(session.answer(question.answer())),
            None => drop(session.throw_dice()),
        }
    }
    session
}

/// A board of 7 × 7 squares with two dice of four faces, three snakes and four ladders.
fn seven_by_seven() -> Form {
    let mut form = own_board();
    answer(&mut form, "size", "49");
    answer(&mut form, "row", "7");
    answer(&mut form, "dice", "2");
    go_to(&mut form, Row::Field("faces"));
    press(&mut form, &[KeyCode::Left]);
    answer(&mut form, "snakes", "40>3 45>6 30>12");
    answer(&mut form, "ladders", "2>20 5>18 22>41 10>33");
    form
}

#[test]
fn a_typed_board_of_seven_by_seven_is_drawn_and_played_to_the_end() {
    let form = seven_by_seven();
    let rules: &Rules = form.rules();
    assert_eq!((rules.spec().board.ring, rules.spec().layout.grid), (49, [7, 7]));
    assert_eq!((rules.spec().dice.count, rules.spec().dice.sides), (2, 4));
    assert_eq!((rules.spec().squares.snakes.len(), rules.spec().squares.ladders.len()), (3, 4));
    let screen = text(&drawn(&form, 120, 50));
    assert!(screen.contains("2 dice") && screen.contains("40>3 45>6 30>12"), "{screen}");
    assert!(screen.contains("rolls to the last square"), "{screen}");
    insta::assert_snapshot!("own-120x50", screen);
    let session = play_to_the_end(&form);
    let all = stats(session.table().game().unwrap());
    assert!(all.iter().any(|of| of.ladders > 0), "somebody climbs a ladder");
    assert_eq!(all.iter().map(|of| of.sixes).sum::<u32>(), 0, "dice of four faces have no six");
}

#[test]
fn a_mistake_is_shown_below_its_field_until_the_remedy_is_typed() {
    let mut form = seven_by_seven();
    answer(&mut form, "snakes", "3>40 45>6 30>12");
    let screen = text(&drawn(&form, 120, 50));
    let lines: Vec<&str> = screen.lines().collect();
    let at = lines.iter().position(|line| line.contains("3>40 45>6 30>12")).unwrap();
    assert!(lines[at + 1].contains("the snake 3→40 goes up: swap its squares"), "{screen}");
    assert!(screen.contains("2>20 5>18 22>41 10>33"), "the other answers stay");
    let step = press(&mut form, &[KeyCode::End, KeyCode::Enter]);
    assert!(matches!(step, FormAction::Stay), "a board with a mistake does not start");
    answer(&mut form, "snakes", "40>3 45>6 30>12");
    assert!(!text(&drawn(&form, 120, 50)).contains("goes up"));
    let step = press(&mut form, &[KeyCode::End, KeyCode::Enter]);
    assert!(matches!(step, FormAction::Start(_)));
    play_to_the_end(&form);
}

#[test]
fn every_mistake_gets_a_sentence_with_a_remedy_at_its_field() {
    for (field, typed, problem) in [
        ("size", "0", "0 squares: write a number from 9 to 250"),
        ("row", "1", "1 squares in a row: write a number from 2 to 50"),
        ("dice", "9", "9 dice: write a number from 1 to 8"),
        ("snakes", "99", "\"99\" is not a pair of squares: write for example 99>54 70>55"),
        ("ladders", "49>60", "leaves the board"),
        ("marks", "x", "\"x\" is not the number of a square: write for example 13 33"),
    ] {
        let mut form = seven_by_seven();
        answer(&mut form, field, typed);
        let screen = text(&drawn(&form, 160, 50)).replace('\n', " ");
        let found = screen.split_whitespace().collect::<Vec<_>>().join(" ");
        let first = problem.split(": ").next().unwrap();
        assert!(found.contains(first), "{field}: {screen}");
        assert!(form.setup(&words()).is_none(), "{field}");
    }
}

#[test]
fn a_seed_places_the_same_random_snakes_and_ladders_again() {
    let random = |seed: &str| {
        let mut form = own_board();
        go_to(&mut form, Row::Field("links"));
        press(&mut form, &[KeyCode::Left]);
        answer(&mut form, "seed", seed);
        answer(&mut form, "random", "3");
        answer(&mut form, "ladder_count", "4");
        form
    };
    let links = |form: &Form| {
        let squares = &form.rules().spec().squares;
        (squares.snakes.clone(), squares.ladders.clone())
    };
    let form = random("7");
    assert_eq!((links(&form).0.len(), links(&form).1.len()), (3, 4));
    assert_eq!(links(&form), links(&random("7")));
    assert_ne!(links(&form), links(&random("8")));
    let screen = text(&drawn(&form, 120, 50));
    assert!(screen.contains("Random boards of this size take"), "{screen}");
    play_to_the_end(&form);
    let mut form = form;
    answer(&mut form, "random", "90");
    let screen = text(&drawn(&form, 120, 50));
    assert!(screen.contains("choose at most 25 in all"), "{screen}");
}

#[test]
fn the_classic_links_follow_the_size_of_the_board() {
    let mut form = own_board();
    answer(&mut form, "size", "50");
    assert_eq!(form.rules().spec().squares.snakes[0], [49, 27]);
    let squares = &form.rules().spec().squares;
    assert!(!squares.ladders.is_empty() && squares.ladders.iter().all(|[_, top]| *top <= 50));
    go_to(&mut form, Row::Board);
    press(&mut form, &[KeyCode::Right]);
    assert_eq!(form.rules().spec().board.ring, 100, "the usual board is back");
    press(&mut form, &[KeyCode::Right]);
    assert_eq!(form.rules().spec().board.ring, 50, "the answers are still there");
}

#[test]
fn clicks_answer_the_fields_of_a_board() {
    let mut form = own_board();
    click(&mut form, "1 die");
    type_in(&mut form, "3");
    click(&mut form, "exact roll");
    let spec = form.rules().spec();
    assert_eq!((spec.dice.count, form.row()), (3, Row::Field("bounce")));
    assert_eq!(spec.moving.overshoot, homestretch_rules::spec::Overshoot::Bounce);
}

#[test]
fn only_the_snakes_variants_offer_a_board_of_your_own() {
    let mut form = form();
    for id in catalog::ids() {
        form.choose(id).unwrap();
        let offered = text(&drawn(&form, 100, 50)).contains("Board");
        assert_eq!(offered, id.starts_with("snakes"), "{id}");
    }
}

#[test]
fn a_board_is_saved_as_a_variant_file_but_never_over_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("b.toml");
    let name = file.display().to_string();
    let mut form = seven_by_seven();
    let save = |form: &mut Form| {
        go_to(form, Row::File);
        press(form, &[KeyCode::Enter]);
        type_in(form, &name);
        press(form, &[KeyCode::Enter]);
        text(&drawn(form, 200, 60))
    };
    assert!(save(&mut form).contains("Board saved as"));
    let rules = homestretch::request::rules(&name).unwrap();
    assert_eq!(rules.spec(), form.rules().spec());
    let before = std::fs::read_to_string(&file).unwrap();
    answer(&mut form, "row", "8");
    assert!(save(&mut form).contains("the file already exists"));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), before);
}

#[test]
fn people_with_the_same_name_get_numbers() {
    let mut form = form();
    for seat in [0, 1, 2] {
        go_to(&mut form, Row::Seat(Seat(seat)));
        while setup(&form).players[usize::from(seat)].level.is_some() {
            press(&mut form, &[KeyCode::Left]);
        }
        press(&mut form, &[KeyCode::Enter]);
        type_in(&mut form, "Ann");
        press(&mut form, &[KeyCode::Enter]);
    }
    assert_eq!(seated(&form), "0 Ann, 1 Ann 2, 2 Ann 3, 3 Medium!");
}

#[test]
fn terminals_without_unicode_get_ascii() {
    let mut form = Form::new(PLAIN, Vec::new(), 7).unwrap();
    let words = words().in_ascii();
    for _ in catalog::ids() {
        press(&mut form, &[KeyCode::Right]);
        let buffer = drawn_in(&words, &form, 100, 40);
        assert!(text(&buffer).is_ascii(), "{}", text(&buffer));
        assert!(buffer.content.iter().all(|cell| (cell.fg, cell.bg) == Default::default()));
    }
}

#[test]
fn forms_match_their_snapshots() {
    let mut form = form();
    insta::assert_snapshot!("first-100x40", text(&drawn(&form, 100, 40)));
    insta::assert_snapshot!("first-80x24", text(&drawn(&form, 80, 24)));
    form.choose("ludo-hex").unwrap();
    go_to(&mut form, Row::Seat(Seat(3)));
    press(&mut form, &[KeyCode::Left, KeyCode::Left, KeyCode::Enter]);
    press(&mut form, &[KeyCode::Backspace; 8]);
    type_in(&mut form, "Ann");
    insta::assert_snapshot!("typing-80x24", text(&drawn(&form, 80, 24)));
    let form = Form::new(PLAIN, vec![unfinished("1.game")], 7).unwrap();
    let plain = drawn_in(&words().in_ascii(), &form, 80, 24);
    insta::assert_snapshot!("plain-80x24", text(&plain));
}
