//! The screen without a terminal: tests press keys and read the drawn text.

use super::game::{GameScreen, Overlay};
use super::{App, ScreenEvent, ScreenMode};
use crate::play::pace::GamePace;
use crate::play::session::{GameSetup, PlayerSetup, Session};
use crate::terminal::DrawStyle;
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

const RICH: DrawStyle = DrawStyle { colour: true, unicode: true };

/// A screen with its bots, and a clock that only the test advances.
struct TestScreen<'a> {
    app: App<'a>,
    receive: Receiver<ScreenEvent>,
    now: Instant,
}

fn session(variant: &str, players: &[&str], settings: Settings) -> Session {
    let rules = Arc::new(Rules::named(variant).unwrap());
    let seats = rules.usual_seats(players.len());
    let player = |(seat, name): (Seat, &&str)| {
        let level = ["easy", "medium", "random"].contains(name).then(|| name.parse().unwrap());
        PlayerSetup { seat, name: name.to_string(), level }
    };
    let players = seats.into_iter().zip(players).map(player).collect();
    let settings = Settings { undo: Undo::Free, ..settings };
    Session::start(&GameSetup { rules, players, settings, seed: 11 }).unwrap()
}

impl<'a> TestScreen<'a> {
    fn new(words: &'a Words, session: Session, pace: GamePace) -> TestScreen<'a> {
        let (send, receive) = channel();
        let now = Instant::now();
        let mode = ScreenMode::game(words, session, pace);
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
        let mut desk = TestScreen { app, receive, now };
        desk.settle();
        desk
    }

    fn game(&mut self) -> &mut GameScreen {
        match &mut self.app.mode {
            ScreenMode::Game(game) => game,
            ScreenMode::Form(_) => panic!("a game is on the screen"),
        }
    }

    /// Advances the clock until the game waits for a key.
    fn settle(&mut self) {
        loop {
            self.now += Duration::from_secs(2);
            self.app.advance(self.now);
            let game = self.game();
            let pending = game.session.pending();
            if !game.walk.is_over() || pending.dice {
                continue;
            }
            if game.thinking {
                let happening = self.receive.recv().unwrap();
                self.app.handle(happening).unwrap();
            } else if pending.bot.is_none() {
                return;
            }
        }
    }

    fn press(&mut self, code: KeyCode) {
        let key = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        self.app.handle(ScreenEvent::Terminal(key)).unwrap();
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

    /// Plays the first offer, or rolls, until the game is over.
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
        let mut desk = TestScreen::new(
            &words,
            session(variant, players, Settings::default()),
            GamePace::Instant,
        );
        desk.play_on();
        let screen = desk.text(100, 40);
        assert!(screen.contains("Game over") && screen.contains(" wins!"), "{screen}");
        assert!(screen.contains("How often each number was rolled"), "{screen}");
    }
}

#[test]
fn tokens_walk_step_by_step_and_arrive() {
    let words = words();
    let mut desk = TestScreen::new(
        &words,
        session("snakes", &["Ann", "Bo"], Settings::default()),
        GamePace::Normal,
    );
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
fn a_move_is_not_logged_before_the_token_has_arrived() {
    let words = words();
    let mut desk = TestScreen::new(
        &words,
        session("snakes", &["Ann", "Bo"], Settings::default()),
        GamePace::Normal,
    );
    desk.press(KeyCode::Char(' '));
    let now = desk.now;
    desk.app.advance(now);
    desk.press(KeyCode::Char(' '));
    let mut display = 0;
    while !desk.game().walk.is_over() {
        let screen = desk.text(100, 40);
        assert!(screen.contains("Ann (red) moves …"), "{screen}");
        assert!(screen.contains("▶ ● Ann"), "{screen}");
        assert!(!screen.contains("moves token"), "{screen}");
        display += 1;
        desk.now += Duration::from_millis(100);
        let now = desk.now;
        desk.app.advance(now);
    }
    assert!(display > 1);
    let screen = desk.text(100, 40);
    assert!(screen.contains("moves token") && screen.contains("▶ ■ Bo"), "{screen}");
}

#[test]
fn partners_are_shown_and_win_together() {
    let words = words();
    let settings = Settings { best_of: 3, ..Settings::default() };
    let players = &["Ann", "Bo", "Cy", "Di"];
    let mut desk =
        TestScreen::new(&words, session("ludo-team", players, settings), GamePace::Instant);
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
    let mut desk =
        TestScreen::new(&words, session("ludo", players, Settings::default()), GamePace::Instant);
    while desk.game().figures().iter().all(|of| of.captures == 0) {
        desk.press(KeyCode::Char(' '));
        desk.settle();
    }
    let screen = desk.text(80, 24);
    assert!(screen.contains("✗1 "), "{screen}");
}

#[test]
fn the_help_explains_the_signs_on_the_board() {
    let words = words();
    let players = &["Ann", "Bo"];
    let settings = Settings::default();
    let mut desk =
        TestScreen::new(&words, session("snakes-power", players, settings), GamePace::Instant);
    desk.text(80, 24);
    desk.press(KeyCode::Char('?'));
    let screen = desk.text(80, 24);
    for sign in ["↓ snake", "z misses the next turn", "c a roll of your"] {
        assert!(screen.contains(sign), "{sign} in {screen}");
    }
    assert!(screen.contains("Press any key to close this."), "{screen}");
}

#[test]
fn dice_stay_the_same_after_undo() {
    let words = words();
    let players = &["Ann", "Bo"];
    let mut desk =
        TestScreen::new(&words, session("ur", players, Settings::default()), GamePace::Instant);
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
fn the_autopilot_can_be_turned_on_and_off() {
    let words = words();
    let players = &["Ann", "easy"];
    let mut desk =
        TestScreen::new(&words, session("ludo", players, Settings::default()), GamePace::Instant);
    desk.press(KeyCode::Char('a'));
    let table = desk.game().session.table();
    assert!(table.seated().all(|(_, seated)| seated.level().is_some()));
    assert!(desk.text(100, 40).contains("autopilot, medium"));
    desk.press(KeyCode::Char('a'));
    let table = desk.game().session.table();
    assert!(table.seated().any(|(_, seated)| seated.level().is_none()));
}

#[test]
fn a_paused_or_idle_screen_does_not_wake() {
    let words = words();
    let players = &["Ann", "easy"];
    let mut desk =
        TestScreen::new(&words, session("ludo", players, Settings::default()), GamePace::Normal);
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
fn a_small_window_shows_the_size_it_needs() {
    let words = words();
    let players = &["Ann", "easy"];
    let mut desk =
        TestScreen::new(&words, session("ludo", players, Settings::default()), GamePace::Instant);
    let small = desk.text(40, 10).replace('\n', " ");
    assert!(small.contains("too small") && small.contains("40 × 10"), "{small}");
    for (columns, rows) in [(80, 24), (100, 40), (200, 60), (1, 1), (80, 24)] {
        desk.text(columns, rows);
    }
    assert!(desk.text(80, 24).contains("Ann (red): roll the dice"));
}

#[test]
fn help_and_rules_open_and_close_with_a_key() {
    let words = words();
    let players = &["Ann", "easy"];
    let mut desk =
        TestScreen::new(&words, session("mensch", players, Settings::default()), GamePace::Instant);
    desk.press(KeyCode::Char('?'));
    assert!(desk.text(80, 24).contains("undo, redo"));
    desk.press(KeyCode::Esc);
    desk.press(KeyCode::Char('r'));
    assert!(desk.text(80, 24).contains("In short"));
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
fn clicks_on_dice_and_tokens_roll_and_move() {
    let words = words();
    let players = &["Ann", "Bo"];
    let mut desk =
        TestScreen::new(&words, session("ur", players, Settings::default()), GamePace::Instant);
    desk.press(KeyCode::Char(' '));
    desk.settle();
    let click = |desk: &mut TestScreen<'_>, column: u16, row: u16| {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        desk.app.handle(ScreenEvent::Terminal(Event::Mouse(mouse))).unwrap();
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
            assert!(desk.ply() > ply, "the dice were thrown");
        }
    }
    panic!("no token could be clicked");
}

#[test]
fn a_time_limit_shows_a_clock_and_wakes_the_screen() {
    let words = words();
    let settings = Settings { turn_seconds: Some(30), ..Settings::default() };
    let mut desk =
        TestScreen::new(&words, session("ludo", &["Ann", "Bo"], settings), GamePace::Instant);
    assert!(desk.game().wake().is_some());
    assert!(desk.text(100, 40).contains("30 s"));
}

#[test]
fn the_podium_has_a_column_for_every_face() {
    let words = words();
    for (variant, expected) in
        [("ludo-quick", &["1", "2", "3", "4", "5", "6"][..]), ("ur", &["0", "1", "2", "3", "4"])]
    {
        let game = session(variant, &["Ann", "easy"], Settings::default());
        let mut desk = TestScreen::new(&words, game, GamePace::Instant);
        desk.play_on();
        let screen = desk.text(100, 40);
        let (_, head) = screen.split_once("How often each number was rolled").expect("the faces");
        let head = head.lines().next().unwrap_or_default();
        let faces: Vec<&str> =
            head.split_whitespace().take_while(|word| word.parse::<u8>().is_ok()).collect();
        assert_eq!(faces, expected, "{screen}");
    }
}

#[test]
fn no_player_is_marked_to_act_after_the_game() {
    let words = words();
    for variant in ["ludo-quick", "snakes-kids", "ur"] {
        let game = session(variant, &["Ann", "easy"], Settings::default());
        let mut desk = TestScreen::new(&words, game, GamePace::Instant);
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
    let mut desk = TestScreen::new(&words, game, GamePace::Instant);
    desk.play_on();
    desk.press(KeyCode::Char('?'));
    let help = desk.text(100, 40);
    for key in ["N rematch", "W winner first", "T rotate seats", "the rules of this game"] {
        assert!(help.contains(key), "no {key} on\n{help}");
    }
    assert!(!help.contains("undo"), "{help}");
    desk.press(KeyCode::Char('x'));
    assert_eq!(desk.game().overlay, None);
}
