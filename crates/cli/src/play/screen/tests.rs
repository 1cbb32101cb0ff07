//! The screen without a terminal: keys in, pictures out.

use super::game::{Game, Overlay};
use super::{App, Happening, Mode};
use crate::board::Style;
use crate::play::form::Pace;
use crate::play::session::{Chair, Session, SetUp};
use crate::words::Words;
use homestretch_rules::{Rules, Seat, Turn};
use homestretch_table::{Phase, Settings, Undo};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

const RICH: Style = Style { colour: true, unicode: true };

/// A screen, its bots and a clock that only we move.
struct Desk<'a> {
    app: App<'a>,
    receive: Receiver<Happening>,
    now: Instant,
}

fn session(variant: &str, players: &[&str], settings: Settings) -> Session {
    let rules = Arc::new(Rules::named(variant).unwrap());
    let seats = rules.usual_seats(players.len());
    let chair = |(seat, name): (Seat, &&str)| {
        let level = ["easy", "medium", "random"].contains(name).then(|| name.to_string());
        Chair { seat, name: name.to_string(), level }
    };
    let chairs = seats.into_iter().zip(players).map(chair).collect();
    let settings = Settings { undo: Undo::Free, ..settings };
    Session::start(&SetUp { rules, chairs, settings, seed: 11 }).unwrap()
}

impl<'a> Desk<'a> {
    fn new(words: &'a Words, session: Session, pace: Pace) -> Desk<'a> {
        let (send, receive) = channel();
        let now = Instant::now();
        let mode = Mode::game(words, session, pace);
        let app = App {
            words,
            style: RICH,
            mode,
            save: None,
            send,
            help: false,
            over: false,
            stop: false,
        };
        let mut desk = Desk { app, receive, now };
        desk.settle();
        desk
    }

    fn game(&mut self) -> &mut Game {
        match &mut self.app.mode {
            Mode::Game(game) => game,
            Mode::Form(_) => panic!("a game is on the screen"),
        }
    }

    /// Lets everything happen that happens by itself, however long it takes.
    fn settle(&mut self) {
        loop {
            self.now += Duration::from_secs(2);
            self.app.advance(self.now);
            let game = self.game();
            let wants = game.session.wants();
            if !game.walk.is_over() || wants.dice {
                continue;
            }
            if game.thinking {
                let happening = self.receive.recv().unwrap();
                self.app.handle(happening).unwrap();
            } else if wants.bot.is_none() {
                return;
            }
        }
    }

    fn press(&mut self, code: KeyCode) {
        let key = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        self.app.handle(Happening::Terminal(key)).unwrap();
    }

    fn text(&mut self, columns: u16, rows: u16) -> String {
        let area = Rect::new(0, 0, columns, rows);
        let mut buffer = Buffer::empty(area);
        let words = self.app.words;
        self.game().draw(words, RICH, area, &mut buffer);
        let row = |y| (0..columns).map(move |x| (x, y));
        let line = |y| row(y).map(|at| buffer[at].symbol()).collect::<String>();
        (0..rows).map(line).collect::<Vec<_>>().join("\n")
    }

    fn ply(&mut self) -> usize {
        self.game().session.table().game().unwrap().ply()
    }

    /// Plays the first thing that can be done until the game is over.
    fn play_on(&mut self) {
        for _ in 0..5000 {
            if self.game().session.table().phase() != Phase::Playing {
                return;
            }
            self.press(KeyCode::Char(' '));
            self.settle();
        }
        panic!("the game did not end");
    }
}

fn words() -> Words {
    Words::new("en").unwrap()
}

#[test]
fn a_game_is_played_to_the_podium_with_one_key() {
    let words = words();
    for (variant, players) in [
        ("ludo-quick", &["Ann", "medium"][..]),
        ("ludo-osu", &["Ann", "easy"]),
        ("ludo-blocks", &["random", "Ann"]),
        ("parchis-two-dice", &["Ann", "easy"]),
        ("snakes-power", &["Ann", "Bo", "random"]),
    ] {
        let mut desk =
            Desk::new(&words, session(variant, players, Settings::default()), Pace::Instant);
        desk.play_on();
        let screen = desk.text(100, 40);
        assert!(screen.contains("The game is over") && screen.contains(" wins!"), "{screen}");
        assert!(screen.contains("How often each face fell"), "{screen}");
    }
}

#[test]
fn tokens_walk_step_by_step_and_arrive() {
    let words = words();
    let mut desk =
        Desk::new(&words, session("snakes", &["Ann", "Bo"], Settings::default()), Pace::Normal);
    desk.press(KeyCode::Char(' '));
    let now = desk.now;
    desk.app.advance(now);
    desk.press(KeyCode::Char(' '));
    let mut steps = Vec::new();
    while !desk.game().walk.is_over() {
        steps.push(desk.game().walk.shown()[0].2);
        desk.now += Duration::from_millis(100);
        let now = desk.now;
        desk.app.advance(now);
    }
    assert!(steps.len() > 1, "{steps:?}");
    assert!(steps.windows(2).all(|pair| pair[1] >= pair[0]), "{steps:?}");
}

#[test]
fn nothing_is_told_of_a_move_before_the_token_has_arrived() {
    let words = words();
    let mut desk =
        Desk::new(&words, session("snakes", &["Ann", "Bo"], Settings::default()), Pace::Normal);
    desk.press(KeyCode::Char(' '));
    let now = desk.now;
    desk.app.advance(now);
    desk.press(KeyCode::Char(' '));
    let mut pictures = 0;
    while !desk.game().walk.is_over() {
        let screen = desk.text(100, 40);
        assert!(screen.contains("Ann (red) moves …"), "{screen}");
        assert!(screen.contains("▶ ● Ann"), "{screen}");
        assert!(!screen.contains("moves token"), "{screen}");
        pictures += 1;
        desk.now += Duration::from_millis(100);
        let now = desk.now;
        desk.app.advance(now);
    }
    assert!(pictures > 1);
    let screen = desk.text(100, 40);
    assert!(screen.contains("moves token") && screen.contains("▶ ■ Bo"), "{screen}");
}

#[test]
fn partners_are_shown_and_win_together() {
    let words = words();
    let settings = Settings { best_of: 3, ..Settings::default() };
    let players = &["Ann", "Bo", "Cy", "Di"];
    let mut desk = Desk::new(&words, session("ludo-team", players, settings), Pace::Instant);
    let screen = desk.text(100, 40);
    assert!(screen.contains("╭● Ann") && screen.contains("╰▲ Cy"), "{screen}");
    assert!(screen.contains("with Cy") && screen.contains("Round 1 of 3"), "{screen}");
    desk.play_on();
    let screen = desk.text(80, 24);
    let pairs = ["Ann (red) and Cy (green) win!", "Bo (blue) and Di (yellow) win!"];
    assert!(pairs.iter().any(|pair| screen.contains(pair)), "{screen}");
    assert!(screen.contains("Round 1 of 3") && screen.contains("Place in each round"), "{screen}");
    assert_eq!(screen.matches("1. ").count(), 4, "two rows in each table\n{screen}");
    desk.press(KeyCode::Enter);
    desk.settle();
    assert!(desk.text(80, 24).contains("Round 2 of 3"));
}

#[test]
fn captures_are_shown_at_80_by_24() {
    let words = words();
    let players = &["easy", "medium", "easy", "Ann"];
    let mut desk = Desk::new(&words, session("ludo", players, Settings::default()), Pace::Instant);
    while desk.game().figures().iter().all(|of| of.captures == 0) {
        desk.press(KeyCode::Char(' '));
        desk.settle();
    }
    let screen = desk.text(80, 24);
    assert!(screen.contains("✗1 "), "{screen}");
}

#[test]
fn the_help_says_what_the_signs_on_the_board_mean() {
    let words = words();
    let players = &["Ann", "Bo"];
    let settings = Settings::default();
    let mut desk = Desk::new(&words, session("snakes-power", players, settings), Pace::Instant);
    desk.text(80, 24);
    desk.press(KeyCode::Char('?'));
    let screen = desk.text(80, 24);
    for sign in ["↓ snake", "z misses the next turn", "c a roll of choice"] {
        assert!(screen.contains(sign), "{sign} in {screen}");
    }
    assert!(screen.contains("Any key closes this."), "{screen}");
}

#[test]
fn undo_brings_the_same_dice_again() {
    let words = words();
    let players = &["Ann", "Bo"];
    let mut desk = Desk::new(&words, session("ur", players, Settings::default()), Pace::Instant);
    for _ in 0..6 {
        desk.press(KeyCode::Char(' '));
        desk.settle();
    }
    let before = (desk.ply(), desk.game().session.table().game().unwrap().actions().to_vec());
    desk.press(KeyCode::Char('u'));
    desk.settle();
    assert!(desk.ply() < before.0);
    desk.press(KeyCode::Char('y'));
    desk.settle();
    assert_eq!(desk.game().session.table().game().unwrap().actions(), before.1);
}

#[test]
fn autopilot_plays_on_and_is_taken_back() {
    let words = words();
    let players = &["Ann", "easy"];
    let mut desk = Desk::new(&words, session("ludo", players, Settings::default()), Pace::Instant);
    desk.press(KeyCode::Char('a'));
    let table = desk.game().session.table();
    assert!(table.seated().all(|(_, seated)| seated.level().is_some()));
    assert!(desk.text(100, 40).contains("autopilot, medium"));
    desk.press(KeyCode::Char('a'));
    let table = desk.game().session.table();
    assert!(table.seated().any(|(_, seated)| seated.level().is_none()));
}

#[test]
fn nothing_happens_in_a_pause_and_nothing_wakes_an_idle_screen() {
    let words = words();
    let players = &["Ann", "easy"];
    let mut desk = Desk::new(&words, session("ludo", players, Settings::default()), Pace::Normal);
    assert_eq!(desk.game().wake(), None, "a person without a clock may think for ever");
    desk.press(KeyCode::Char('p'));
    let ply = desk.ply();
    desk.press(KeyCode::Char(' '));
    desk.settle();
    assert_eq!((desk.ply(), desk.game().wake()), (ply, None));
    assert!(desk.text(100, 40).contains("Pause"));
    desk.press(KeyCode::Char('p'));
    desk.press(KeyCode::Char(' '));
    desk.settle();
    assert!(desk.ply() > ply);
}

#[test]
fn a_window_that_is_too_small_says_what_it_needs() {
    let words = words();
    let players = &["Ann", "easy"];
    let mut desk = Desk::new(&words, session("ludo", players, Settings::default()), Pace::Instant);
    let small = desk.text(40, 10).replace('\n', " ");
    assert!(small.contains("too small") && small.contains("40 × 10"), "{small}");
    for (columns, rows) in [(80, 24), (100, 40), (200, 60), (1, 1), (80, 24)] {
        desk.text(columns, rows);
    }
    assert!(desk.text(80, 24).contains("Ann (red): roll the dice"));
}

#[test]
fn help_and_rules_are_a_key_away_and_close_again() {
    let words = words();
    let players = &["Ann", "easy"];
    let mut desk =
        Desk::new(&words, session("mensch", players, Settings::default()), Pace::Instant);
    desk.press(KeyCode::Char('?'));
    assert!(desk.text(80, 24).contains("take back, do again"));
    desk.press(KeyCode::Esc);
    desk.press(KeyCode::Char('r'));
    assert!(desk.text(80, 24).contains("What you need"));
    for _ in 0..500 {
        desk.press(KeyCode::Down);
    }
    desk.text(80, 24);
    let Some(Overlay::Rules(line)) = desk.game().overlay else { panic!("the rules are open") };
    assert!(line < 400, "scrolling stops at the end");
    desk.press(KeyCode::Esc);
    assert_eq!(desk.game().overlay, None);
    desk.press(KeyCode::Char('q'));
    desk.press(KeyCode::Char('n'));
    assert!(!desk.app.over);
    desk.press(KeyCode::Char('q'));
    desk.press(KeyCode::Char('y'));
    assert!(desk.app.over);
}

#[test]
fn a_click_on_the_dice_rolls_and_one_on_a_token_moves_it() {
    let words = words();
    let players = &["Ann", "Bo"];
    let mut desk = Desk::new(&words, session("ur", players, Settings::default()), Pace::Instant);
    desk.press(KeyCode::Char(' '));
    desk.settle();
    let click = |desk: &mut Desk<'_>, column: u16, row: u16| {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        desk.app.handle(Happening::Terminal(Event::Mouse(mouse))).unwrap();
        desk.settle();
    };
    for _ in 0..40 {
        desk.text(100, 40);
        let ply = desk.ply();
        let state = *desk.game().session.table().game().unwrap().state();
        if let Turn::Move { .. } = state.turn() {
            let offers = desk.game().offers();
            let (mv, seen) = offers[0].seen.clone().unwrap();
            let rules = desk.game().session.table().rules().clone();
            let step = rules.step(&state, seen.seat, usize::from(mv.token));
            let picture = desk.game().picture.clone().unwrap();
            let square = picture.square_of(seen.seat, step).unwrap();
            let (x, y) = picture.cells(square)[0];
            let board = desk.game().places.board;
            click(&mut desk, board.x + x, board.y + y);
            if desk.ply() > ply {
                return;
            }
        } else {
            let dice = desk.game().places.dice;
            click(&mut desk, dice.x + 1, dice.y + 1);
            assert!(desk.ply() > ply, "the dice fell");
        }
    }
    panic!("no token could be clicked");
}

#[test]
fn a_timed_turn_shows_its_clock_and_wakes_the_screen() {
    let words = words();
    let settings = Settings { turn_seconds: Some(30), ..Settings::default() };
    let mut desk = Desk::new(&words, session("ludo", &["Ann", "Bo"], settings), Pace::Instant);
    assert!(desk.game().wake().is_some());
    assert!(desk.text(100, 40).contains("30 s"));
}

#[test]
fn the_podium_counts_every_face_also_those_that_never_fell() {
    let words = words();
    for (variant, expected) in
        [("ludo-quick", &["1", "2", "3", "4", "5", "6"][..]), ("ur", &["0", "1", "2", "3", "4"])]
    {
        let game = session(variant, &["Ann", "easy"], Settings::default());
        let mut desk = Desk::new(&words, game, Pace::Instant);
        desk.play_on();
        let screen = desk.text(100, 40);
        let (_, head) = screen.split_once("How often each face fell").expect("the faces");
        let head = head.lines().next().unwrap_or_default();
        let faces: Vec<&str> =
            head.split_whitespace().take_while(|word| word.parse::<u8>().is_ok()).collect();
        assert_eq!(faces, expected, "{screen}");
    }
}

#[test]
fn nobody_is_to_act_when_the_game_is_over() {
    let words = words();
    for variant in ["ludo-quick", "snakes-kids", "ur"] {
        let game = session(variant, &["Ann", "easy"], Settings::default());
        let mut desk = Desk::new(&words, game, Pace::Instant);
        assert!(desk.text(100, 40).contains('▶'), "{variant}: somebody begins");
        desk.play_on();
        let screen = desk.text(100, 40);
        assert!(!screen.contains('▶'), "{screen}");
    }
}

#[test]
fn the_help_of_the_podium_has_its_own_keys() {
    let words = words();
    let game = session("ludo-quick", &["Ann", "easy"], Settings::default());
    let mut desk = Desk::new(&words, game, Pace::Instant);
    desk.play_on();
    desk.press(KeyCode::Char('?'));
    let help = desk.text(100, 40);
    for key in ["N again", "W the winner begins", "T change seats", "the rules of this game"] {
        assert!(help.contains(key), "no {key} on\n{help}");
    }
    assert!(!help.contains("take back"), "{help}");
    desk.press(KeyCode::Char('x'));
    assert_eq!(desk.game().overlay, None);
}
