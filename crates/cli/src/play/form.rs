//! The set-up screen: which game, who sits where, how fast, how long.
//!
//! The form is a value; a key or a click changes it, and drawing it is a function of it.

mod draw;
pub(crate) mod looks;
mod rows;

pub(super) use rows::levels;
pub use rows::{Pace, Row};

use super::save::Unfinished;
use super::seats;
use super::session::{Chair, SetUp};
use super::talk::bot_name;
use super::typed::Typed;
use crate::board::{Picture, Style};
use crate::narrate::Narrator;
use crate::request;
use crate::say;
use crate::words::Words;
use homestretch_rules::{BadSeating, MAX_SEATS, Rules, Seat, Seating, catalog};
use homestretch_table::{SeatsAfter, Settings, Undo};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use rows::{Sitter, Who, beside};
use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;

/// The most tokens that are tried.
const MOST_TOKENS: u8 = 16;
/// The longest name.
const NAME: usize = 30;
/// The times for a turn, in seconds.
const TURN_TIMES: [Option<u32>; 6] = [None, Some(10), Some(20), Some(30), Some(60), Some(120)];
/// The times for a game, in seconds.
const GAME_TIMES: [Option<u32>; 6] =
    [None, Some(300), Some(600), Some(1200), Some(1800), Some(3600)];
/// The rounds of a match.
const ROUNDS: [u8; 4] = [1, 3, 5, 7];
/// Who begins next time.
const AFTER: [SeatsAfter; 3] = [SeatsAfter::Keep, SeatsAfter::Rotate, SeatsAfter::WinnerFirst];

/// What comes of a key or a click.
#[derive(Clone, Debug)]
pub enum Step {
    /// The form goes on.
    Stay,
    /// The game starts.
    Start(Box<SetUp>),
    /// A saved game goes on.
    Load(PathBuf),
    /// The person leaves.
    Leave,
    /// The person wants to know the keys.
    Help,
}

/// A game as it is being set up.
pub struct Form {
    style: Style,
    /// The saved game that could go on.
    saved: Vec<Unfinished>,
    /// The one of them that would go on.
    chosen_save: usize,
    seed: u64,
    /// The variant's id or file.
    variant: String,
    rules: Arc<Rules>,
    /// How the seats look.
    picture: Picture,
    /// One for every seat any board has.
    sitters: Vec<Sitter>,
    /// The turn order that was asked for, while these seats are the ones that are taken.
    order: Vec<Seat>,
    pace: Pace,
    turn_seconds: Option<u32>,
    game_seconds: Option<u32>,
    best_of: u8,
    seats_after: SeatsAfter,
    /// The row that keys change.
    row: Row,
    /// The name that is being typed.
    typing: Option<Typed>,
    /// The first line of the rules that is shown.
    scroll: usize,
    seen: Cell<Seen>,
}

/// What the last drawing came to: where clicks go, and how far the rules can be scrolled.
#[derive(Clone, Copy, Default)]
struct Seen {
    area: Rect,
    most: usize,
}

impl Form {
    /// A form for a game of Ludo against the computer, or for going on with a saved game.
    pub fn new(style: Style, saved: Vec<Unfinished>, seed: u64) -> anyhow::Result<Form> {
        let rules = Arc::new(request::rules("ludo")?);
        let seated = |i| Sitter::new(if i == 0 { Who::Person } else { Who::Bot("medium") });
        Ok(Form {
            row: if saved.is_empty() { Row::Variant } else { Row::Saved },
            saved,
            chosen_save: 0,
            seed,
            variant: "ludo".into(),
            picture: Picture::new(&rules, (1, 1), style),
            rules,
            style,
            sitters: (0..MAX_SEATS).map(seated).collect(),
            order: Vec::new(),
            pace: Pace::Normal,
            turn_seconds: None,
            game_seconds: None,
            best_of: 1,
            seats_after: SeatsAfter::Keep,
            typing: None,
            scroll: 0,
            seen: Cell::default(),
        })
    }

    /// How fast the computer plays.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Sets how fast the computer plays.
    pub fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// Sets what was agreed on already.
    pub fn agree(&mut self, settings: &Settings) {
        (self.turn_seconds, self.game_seconds) = (settings.turn_seconds, settings.game_seconds);
        (self.best_of, self.seats_after) = (settings.best_of, settings.seats_after);
    }

    /// Sets the number of tokens a seat.
    pub fn set_tokens(&mut self, tokens: u8) -> anyhow::Result<()> {
        let rules = request::rules_with(&self.variant, Some(tokens))?;
        self.take_rules(rules);
        Ok(())
    }

    /// Lets these seats be taken, in this turn order. The first of them is a person's.
    pub fn sit(&mut self, seats: &[Seat]) {
        for (seat, sitter) in (0..).map(Seat).zip(&mut self.sitters) {
            let first = seats.first() == Some(&seat);
            *sitter = Sitter::new(if first { Who::Person } else { Who::Bot("medium") });
            sitter.sit(seats.contains(&seat));
        }
        self.order = seats.to_vec();
    }

    /// The rules that are chosen.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The row that keys change.
    pub fn row(&self) -> Row {
        self.row
    }

    /// The seed of the dice from now on.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Chooses a variant by its id or file; as many play as before, if it allows that.
    pub fn choose(&mut self, variant: &str) -> anyhow::Result<()> {
        let rules = request::rules(variant)?;
        let players = self.taken().len();
        let usual = self.taken() == self.rules.usual_seats(players) && self.order.is_empty();
        self.order.clear();
        let full = players == self.most_players();
        self.variant = variant.into();
        self.take_rules(rules);
        self.scroll = 0;
        let [least, most] = [self.rules.spec().players[0] as usize, self.most_players()];
        let wanted = if full { most } else { players.clamp(least, most) };
        if !usual || wanted != self.taken().len() || self.trouble().is_some() {
            self.seat_usual(wanted);
        }
        Ok(())
    }

    fn take_rules(&mut self, rules: Rules) {
        self.picture = Picture::new(&rules, (1, 1), self.style);
        self.rules = Arc::new(rules);
    }

    /// The seats of the board.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.rules.seats() as u8).map(Seat)
    }

    /// The seats that are taken, in turn order.
    fn taken(&self) -> Vec<Seat> {
        let taken = |seat: &Seat| self.sitters[seat.index()].who != Who::Nobody;
        let taken: Vec<Seat> = self.seats().filter(taken).collect();
        let same = taken.len() == self.order.len() && taken.iter().all(|s| self.order.contains(s));
        if same { self.order.clone() } else { taken }
    }

    fn most_players(&self) -> usize {
        (self.rules.spec().players[1].max(1) as usize).min(self.rules.seats())
    }

    /// Lets so many play, on the usual seats. Who sat there before sits there again.
    fn seat_usual(&mut self, players: usize) {
        let usual = self.rules.usual_seats(players);
        for (seat, sitter) in (0..).map(Seat).zip(&mut self.sitters) {
            sitter.sit(usual.contains(&seat));
        }
    }

    /// Why the seats do not fit.
    fn trouble(&self) -> Option<BadSeating> {
        self.rules.start(&Seating { seats: self.taken(), opening: true }).err()
    }

    /// Why the game cannot start, in words.
    fn refusal(&self, words: &Words) -> Option<String> {
        Some(seats::refused(words, &self.rules, &self.trouble()?))
    }

    fn colour(&self, words: &Words, seat: Seat) -> String {
        Narrator { words, rules: &self.rules, names: &|_| String::new() }.colour(seat)
    }

    /// The name of who sits on a seat: a person's own or the usual one, or the level of a bot.
    fn name(&self, words: &Words, seat: Seat) -> String {
        let sitter = &self.sitters[seat.index()];
        match sitter.who {
            Who::Bot(level) => {
                let same = |s: &Seat| self.sitters[s.index()].who == Who::Bot(level);
                let before = self.seats().take_while(|s| *s != seat).filter(same).count();
                bot_name(words, level, before + 1)
            }
            _ => sitter.name.clone().unwrap_or_else(|| {
                let person = |s: &Seat| self.sitters[s.index()].who == Who::Person;
                let number = self.seats().take_while(|s| *s != seat).filter(person).count() + 1;
                say!(words, "setup-default-name", number = number)
            }),
        }
    }

    /// The game as it is set up, unless the seats do not fit.
    pub fn set_up(&self, words: &Words) -> Option<SetUp> {
        if self.trouble().is_some() {
            return None;
        }
        let chair = |seat: Seat| Chair {
            seat,
            name: self.name(words, seat),
            level: match self.sitters[seat.index()].who {
                Who::Bot(level) => Some(level.to_string()),
                _ => None,
            },
        };
        let settings = Settings {
            undo: Undo::Free,
            play_forced: true,
            turn_seconds: self.turn_seconds,
            game_seconds: self.game_seconds,
            best_of: self.best_of,
            seats_after: self.seats_after,
            ..Settings::default()
        };
        let chairs = self.taken().into_iter().map(chair).collect();
        Some(SetUp { rules: self.rules.clone(), chairs, settings, seed: self.seed })
    }

    /// Takes a key.
    pub fn key(&mut self, words: &Words, key: KeyEvent) -> Step {
        if key.kind == KeyEventKind::Release {
            return Step::Stay;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control {
            return if key.code == KeyCode::Char('c') { Step::Leave } else { Step::Stay };
        }
        if self.typing.is_some() {
            self.type_name(key);
            return Step::Stay;
        }
        if key.modifiers.contains(KeyModifiers::ALT) {
            return Step::Stay;
        }
        match key.code {
            KeyCode::Esc | KeyCode::Char('q' | 'Q') => return Step::Leave,
            KeyCode::Char('?') | KeyCode::F(1) => return Step::Help,
            KeyCode::Enter => return self.enter(words),
            KeyCode::Up | KeyCode::BackTab => self.row = beside(&self.rows(), self.row, false),
            KeyCode::Down | KeyCode::Tab => self.row = beside(&self.rows(), self.row, true),
            KeyCode::Home => self.row = self.rows()[0],
            KeyCode::End => self.row = Row::Start,
            KeyCode::Left => self.change(false),
            KeyCode::Right | KeyCode::Char(' ') => self.change(true),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(8),
            KeyCode::PageDown => self.scroll = (self.scroll + 8).min(self.seen.get().most),
            _ => {}
        }
        Step::Stay
    }

    /// Takes a click or a turn of the wheel, on the form as it was last drawn.
    pub fn mouse(&mut self, words: &Words, mouse: MouseEvent) -> Step {
        let at = (mouse.column, mouse.row);
        let plan = self.plan(words, self.seen.get().area);
        let over_rules = plan.rules.is_some_and(|rules| rules.contains(at.into()));
        match mouse.kind {
            MouseEventKind::ScrollDown if over_rules => {
                self.scroll = (self.scroll + 3).min(self.seen.get().most);
            }
            MouseEventKind::ScrollUp if over_rules => self.scroll = self.scroll.saturating_sub(3),
            MouseEventKind::Down(MouseButton::Left) => {
                self.end_typing(true);
                if let Some((row, line)) = plan.row_at(at) {
                    return self.click(words, row, line, mouse.column);
                }
            }
            _ => {}
        }
        Step::Stay
    }

    fn click(&mut self, words: &Words, row: Row, line: draw::Line, column: u16) -> Step {
        let there = self.row == row;
        self.row = row;
        match row {
            Row::Saved | Row::Start => return self.enter(words),
            _ if column < line.value => {}
            Row::Seat(_) if there && column > line.end => return self.enter(words),
            _ if column <= line.value + 1 => self.change(false),
            _ if column <= line.end => self.change(true),
            _ => {}
        }
        Step::Stay
    }

    fn enter(&mut self, words: &Words) -> Step {
        match self.row {
            Row::Saved => {
                let save = self.saved.get(self.chosen_save);
                return save.map_or(Step::Stay, |save| Step::Load(save.file.clone()));
            }
            Row::Start => {
                return self.set_up(words).map_or(Step::Stay, |set_up| Step::Start(set_up.into()));
            }
            Row::Seat(seat) if self.sitters[seat.index()].who == Who::Person => {
                self.typing = Some(Typed::new(self.name(words, seat)));
            }
            _ => self.row = beside(&self.rows(), self.row, true),
        }
        Step::Stay
    }

    fn type_name(&mut self, key: KeyEvent) {
        let Some(typed) = &mut self.typing else { return };
        match key.code {
            KeyCode::Esc => self.end_typing(false),
            KeyCode::Enter => self.end_typing(true),
            KeyCode::Up | KeyCode::BackTab | KeyCode::Down | KeyCode::Tab => {
                self.end_typing(true);
                let down = matches!(key.code, KeyCode::Down | KeyCode::Tab);
                self.row = beside(&self.rows(), self.row, down);
            }
            _ => typed.key(key, NAME),
        }
    }

    /// Keeps the typed name or drops it. An empty one is the usual one.
    fn end_typing(&mut self, keep: bool) {
        let (Some(typed), Row::Seat(seat)) = (self.typing.take(), self.row) else { return };
        // The usual name stays the usual one in another language.
        if keep && !typed.is_fresh() {
            let name = typed.text().trim();
            self.sitters[seat.index()].name = (!name.is_empty()).then(|| name.to_string());
        }
    }

    /// The rows, from the top.
    fn rows(&self) -> Vec<Row> {
        self.groups().concat()
    }

    /// Gives the row its next value, or the one before.
    fn change(&mut self, on: bool) {
        match self.row {
            Row::Start => {}
            Row::Saved => {
                let all: Vec<usize> = (0..self.saved.len()).collect();
                self.chosen_save = beside(&all, self.chosen_save, on);
            }
            Row::Variant => {
                let ids: Vec<&str> = catalog::ids().collect();
                let id = beside(&ids, self.variant.as_str(), on).to_string();
                // What comes with the program can be read.
                let _ = self.choose(&id);
            }
            Row::Tokens => self.change_tokens(on),
            Row::Players => {
                let players = self.taken().len();
                let least = self.rules.spec().players[0].max(1) as usize;
                let wanted = if on { players + 1 } else { players.saturating_sub(1) };
                self.seat_usual(wanted.clamp(least, self.most_players()));
            }
            Row::Seat(seat) => self.sitters[seat.index()].change(on),
            Row::Pace => self.pace = beside(&Pace::ALL, self.pace, on),
            Row::TurnTime => self.turn_seconds = beside(&TURN_TIMES, self.turn_seconds, on),
            Row::GameTime => self.game_seconds = beside(&GAME_TIMES, self.game_seconds, on),
            Row::Rounds => self.best_of = beside(&ROUNDS, self.best_of, on),
            Row::After => self.seats_after = beside(&AFTER, self.seats_after, on),
        }
    }

    /// The next number of tokens that the variant accepts; the same if there is none.
    fn change_tokens(&mut self, on: bool) {
        let now = self.rules.tokens() as u8;
        let tried: Vec<u8> =
            if on { (now + 1..=MOST_TOKENS).collect() } else { (1..now).rev().collect() };
        let with = |tokens: u8| request::rules_with(&self.variant, Some(tokens)).ok();
        if let Some(rules) = tried.into_iter().find_map(with) {
            self.take_rules(rules);
        }
    }
}
