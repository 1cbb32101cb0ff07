//! The set-up screen.

#![allow(clippy::unwrap_used)]

use homestretch::board::Style;
use homestretch::play::form::{Form, Pace, Row, Step};
use homestretch::play::save::Unfinished;
use homestretch::play::session::{Session, SetUp};
use homestretch::words::Words;
use homestretch_rules::{Seat, catalog};
use homestretch_table::{SeatsAfter, Settings};
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

const RICH: Style = Style { colour: true, unicode: true };
const PLAIN: Style = Style { colour: false, unicode: false };

fn words() -> Words {
    Words::new("en").unwrap()
}

fn form() -> Form {
    Form::new(RICH, Vec::new(), 7).unwrap()
}

/// A game of Ludo that could go on.
fn unfinished(file: &str) -> Unfinished {
    let session = Session::start(&set_up(&form())).unwrap();
    Unfinished { file: file.into(), table: session.table().clone() }
}

fn press(form: &mut Form, codes: &[KeyCode]) -> Step {
    let words = words();
    let mut step = Step::Stay;
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

fn set_up(form: &Form) -> SetUp {
    form.set_up(&words()).unwrap()
}

/// Who sits where, such as `0 Ann, 1 Medium!` with a mark for the computer.
fn seated(form: &Form) -> String {
    let chairs = set_up(form).chairs;
    let told = chairs.iter().map(|chair| {
        let mark = if chair.level.is_some() { "!" } else { "" };
        format!("{} {}{mark}", chair.seat.0, chair.name)
    });
    told.collect::<Vec<_>>().join(", ")
}

fn drawn(form: &Form, columns: u16, rows: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    form.draw(&words(), buffer.area, &mut buffer);
    buffer
}

fn text(buffer: &Buffer) -> String {
    let lines = buffer.content.chunks(usize::from(buffer.area.width));
    let line = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect::<String>();
    lines.map(|cells| line(cells).trim_end().to_string() + "\n").collect()
}

#[test]
fn at_first_red_plays_ludo_against_the_computer() {
    let form = form();
    let set_up = set_up(&form);
    assert_eq!(set_up.rules.spec().id, "ludo");
    assert_eq!(seated(&form), "0 Player 1, 1 Medium!, 2 Medium 2!, 3 Medium 3!");
    assert_eq!((set_up.seed, form.pace()), (7, Pace::Normal));
    assert_eq!((set_up.settings.turn_seconds, set_up.settings.best_of), (None, 1));
}

#[test]
fn enter_on_start_starts() {
    let mut form = form();
    let step = press(&mut form, &[KeyCode::End, KeyCode::Enter]);
    assert!(matches!(step, Step::Start(_)), "{step:?}");
}

#[test]
fn the_last_game_goes_on_where_there_is_one() {
    let mut form = Form::new(RICH, vec![unfinished("1.game")], 7).unwrap();
    let step = press(&mut form, &[KeyCode::Enter]);
    assert!(matches!(step, Step::Load(found) if found == *"1.game"));
    assert!(text(&drawn(&form, 100, 40)).contains("Go on with the last game"));
    assert!(text(&drawn(&form, 100, 40)).contains("Enter goes on with Ludo: Player 1, Medium"));
    assert!(!text(&drawn(&self::form(), 100, 40)).contains("Go on with the last game"));
}

#[test]
fn another_saved_game_can_be_chosen() {
    let saved = ["1.game", "2.game", "3.game"].map(unfinished);
    let mut form = Form::new(RICH, saved.to_vec(), 7).unwrap();
    assert!(text(&drawn(&form, 100, 40)).contains("another game"));
    press(&mut form, &[KeyCode::Right, KeyCode::Right]);
    assert!(text(&drawn(&form, 100, 40)).contains("Go on with game 3 of 3"));
    press(&mut form, &[KeyCode::Right, KeyCode::Left, KeyCode::Left]);
    let step = press(&mut form, &[KeyCode::Enter]);
    assert!(matches!(step, Step::Load(found) if found == *"2.game"));
}

#[test]
fn escape_leaves_and_a_question_mark_asks_for_help() {
    assert!(matches!(press(&mut form(), &[KeyCode::Esc]), Step::Leave));
    assert!(matches!(press(&mut form(), &[KeyCode::Char('?')]), Step::Help));
    let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert!(matches!(form().key(&words(), control_c), Step::Leave));
}

#[test]
fn the_number_of_players_takes_the_usual_seats() {
    let mut form = form();
    go_to(&mut form, Row::Players);
    press(&mut form, &[KeyCode::Left, KeyCode::Left]);
    assert_eq!(seated(&form), "0 Player 1, 2 Medium!");
    press(&mut form, &[KeyCode::Left]);
    assert_eq!(seated(&form), "0 Player 1, 2 Medium!", "fewer may not play");
    press(&mut form, &[KeyCode::Right; 5]);
    assert_eq!(seated(&form), "0 Player 1, 1 Medium!, 2 Medium 2!, 3 Medium 3!");
}

#[test]
fn a_seat_goes_through_nobody_a_person_and_every_level() {
    let mut form = form();
    go_to(&mut form, Row::Seat(Seat(1)));
    let mut seen = Vec::new();
    for _ in 0..15 {
        let chairs = set_up(&form).chairs;
        let chair = chairs.into_iter().find(|chair| chair.seat == Seat(1));
        seen.push(chair.map_or("nobody".into(), |c| c.level.unwrap_or("person".into())));
        press(&mut form, &[KeyCode::Right]);
    }
    let first = ["medium", "hard", "expert", "search-2", "random", "first", "fast", "last"];
    let then = ["aggressive", "defensive", "osu-priority", "lp2a", "nobody", "person", "easy"];
    assert_eq!(seen, [&first[..], &then[..]].concat());
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
    assert!(seated(&form).starts_with("0 Zoë q?, "), "escape drops what was typed");
    press(&mut form, &[KeyCode::Enter]);
    press(&mut form, &[KeyCode::Backspace; 40]);
    press(&mut form, &[KeyCode::Enter]);
    assert!(seated(&form).starts_with("0 Player 1, "), "an empty name is the usual one");
}

#[test]
fn a_name_has_at_most_thirty_letters() {
    let mut form = form();
    go_to(&mut form, Row::Seat(Seat(0)));
    press(&mut form, &[KeyCode::Enter]);
    type_in(&mut form, &"é".repeat(40));
    press(&mut form, &[KeyCode::Down]);
    assert_eq!(set_up(&form).chairs[0].name.chars().count(), 30);
    assert_eq!(form.row(), Row::Seat(Seat(1)), "down ends the typing");
}

#[test]
fn seats_that_do_not_fit_cannot_start() {
    let mut form = form();
    form.choose("ludo-team").unwrap();
    go_to(&mut form, Row::Seat(Seat(2)));
    press(&mut form, &[KeyCode::Left; 3]);
    let step = press(&mut form, &[KeyCode::End, KeyCode::Enter]);
    assert!(matches!(step, Step::Stay));
    let screen = text(&drawn(&form, 100, 40));
    assert!(screen.contains("3 players, but this game is for 4."), "{screen}");
}

#[test]
fn tokens_go_from_one_to_the_most_the_variant_takes() {
    let mut form = form();
    go_to(&mut form, Row::Tokens);
    press(&mut form, &[KeyCode::Left; 9]);
    assert_eq!(set_up(&form).rules.tokens(), 1);
    press(&mut form, &[KeyCode::Right; 20]);
    let most = set_up(&form).rules.tokens();
    assert!(most >= 4);
    let more = most as u8 + 1;
    assert!(homestretch::request::rules_with("ludo", Some(more)).is_err());
}

#[test]
fn times_rounds_and_the_next_beginner_are_settings() {
    let mut form = form();
    for (row, times) in [(Row::TurnTime, 2), (Row::GameTime, 1), (Row::Rounds, 1), (Row::After, 2)]
    {
        go_to(&mut form, row);
        press(&mut form, &vec![KeyCode::Right; times]);
    }
    go_to(&mut form, Row::Pace);
    press(&mut form, &[KeyCode::Left]);
    let settings = set_up(&form).settings;
    assert_eq!((settings.turn_seconds, settings.game_seconds), (Some(20), Some(300)));
    assert_eq!((settings.best_of, settings.seats_after), (3, SeatsAfter::WinnerFirst));
    assert_eq!((form.pace(), form.pace().step_ms()), (Pace::Slow, 1200));
    settings.check().unwrap();
}

#[test]
fn what_was_agreed_before_is_in_the_form() {
    let mut form = form();
    let settings = Settings {
        turn_seconds: Some(45),
        game_seconds: Some(900),
        best_of: 9,
        seats_after: SeatsAfter::Rotate,
        ..Settings::default()
    };
    form.agree(&settings);
    form.set_tokens(2).unwrap();
    form.sit(&[Seat(3), Seat(0)]);
    let found = set_up(&form);
    assert_eq!((found.settings.turn_seconds, found.settings.game_seconds), (Some(45), Some(900)));
    assert_eq!((found.settings.best_of, found.settings.seats_after), (9, SeatsAfter::Rotate));
    assert_eq!(found.rules.tokens(), 2);
    assert_eq!(seated(&form), "3 Player 1, 0 Medium!");
    let screen = text(&drawn(&form, 100, 40));
    assert!(screen.contains("45 s") && screen.contains("15 min"), "{screen}");
    assert!(form.set_tokens(99).is_err());
}

#[test]
fn rows_that_are_not_shown_are_counted() {
    let mut form = form();
    let screen = text(&drawn(&form, 60, 14));
    assert!(screen.contains("─ ↓ 3 ─"), "{screen}");
    press(&mut form, &[KeyCode::End]);
    let screen = text(&drawn(&form, 60, 14));
    assert!(screen.contains("─ ↑ 3 ─"), "{screen}");
    assert!(!text(&drawn(&form, 60, 24)).contains("─ ↑"), "all are shown");
}

#[test]
fn every_variant_can_start_as_it_comes() {
    let mut form = form();
    for _ in catalog::ids() {
        press(&mut form, &[KeyCode::Right]);
        let set_up = set_up(&form);
        assert!(set_up.chairs.iter().any(|chair| chair.level.is_none()), "a person plays");
        Session::start(&set_up).unwrap();
        for (columns, rows) in [(100, 40), (80, 24), (60, 20), (40, 10), (12, 3), (1, 1), (200, 60)]
        {
            drawn(&form, columns, rows);
        }
    }
    assert_eq!(set_up(&form).rules.spec().id, "ludo", "all were seen");
    assert_eq!(seated(&form), "0 Player 1, 1 Medium!, 2 Medium 2!, 3 Medium 3!");
}

#[test]
fn the_chosen_row_is_always_visible() {
    let mut form = Form::new(RICH, vec![unfinished("1.game")], 7).unwrap();
    form.choose("ludo-hex").unwrap();
    for rows in [10, 14, 24] {
        press(&mut form, &[KeyCode::End]);
        assert!(text(&drawn(&form, 80, rows)).contains("▸ Start the game ◂"));
        press(&mut form, &[KeyCode::Home]);
        assert!(text(&drawn(&form, 80, rows)).contains("▸ Go on with the last game ◂"));
    }
}

#[test]
fn the_rules_scroll_to_their_end_and_no_further() {
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

/// Clicks on the first place where a text is.
fn click(form: &mut Form, on: &str) -> Step {
    let screen = text(&drawn(form, 100, 40));
    let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(on)).unwrap();
    let column = line[..line.find(on).unwrap()].chars().count() as u16;
    let kind = MouseEventKind::Down(MouseButton::Left);
    let modifiers = KeyModifiers::NONE;
    form.mouse(&words(), MouseEvent { kind, column, row: row as u16, modifiers })
}

#[test]
fn clicks_choose_change_type_and_start() {
    let mut form = form();
    click(&mut form, "Rounds");
    assert_eq!((form.row(), set_up(&form).settings.best_of), (Row::Rounds, 1));
    click(&mut form, "one game");
    click(&mut form, "▸");
    assert_eq!(set_up(&form).settings.best_of, 5);
    click(&mut form, "◂");
    assert_eq!(set_up(&form).settings.best_of, 3);
    click(&mut form, "red");
    click(&mut form, "Player 1");
    type_in(&mut form, "0");
    click(&mut form, "Rounds");
    assert!(seated(&form).starts_with("0 0, "));
    assert!(matches!(click(&mut form, "Start the game"), Step::Start(_)));
}

#[test]
fn plain_terminals_get_plain_letters() {
    let mut form = Form::new(PLAIN, Vec::new(), 7).unwrap();
    let words = words().in_ascii();
    for _ in catalog::ids() {
        press(&mut form, &[KeyCode::Right]);
        let mut buffer = Buffer::empty(Rect::new(0, 0, 100, 40));
        form.draw(&words, buffer.area, &mut buffer);
        assert!(text(&buffer).is_ascii(), "{}", text(&buffer));
        assert!(buffer.content.iter().all(|cell| (cell.fg, cell.bg) == Default::default()));
    }
}

#[test]
fn forms_look_as_they_did() {
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
    insta::assert_snapshot!("plain-80x24", text(&drawn(&form, 80, 24)));
}
