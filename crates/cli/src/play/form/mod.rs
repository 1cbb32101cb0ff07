//! The form in which a game is set up: variant, players, speed, time limits, rounds.
//!
//! The form is a plain value: keys and clicks change it, and drawing is a function of it.

mod draw;
mod rows;

pub use rows::Row;
pub(crate) use rows::levels;

use super::messages::{MAX_NAME_CHARS, unique_name};
use super::own_board::{OwnBoard, is_typed};
use super::pace::GamePace;
use super::save::Unfinished;
use super::seats;
use super::session::{GameSetup, PlayerSetup, local_settings};
use crate::request;
use crate::say;
use crate::terminal::DrawStyle;
use crate::terminal::board::Picture;
use crate::terminal::text_field::TextField;
use crate::words::narrate::Narrator;
use crate::words::{Words, capital};
use homestretch_rules::{BadSeating, MAX_SEATS, Rules, Seat, Seating, catalog};
use homestretch_table::{SeatsAfter, Settings};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use rows::{Occupant, SeatChoice, neighbour, next};
use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;

/// The largest number of tokens per seat that the form tries.
const MAX_TOKENS_PER_SEAT: u8 = 16;
/// The most characters of a list of squares or of a file's name.
const MAX_TEXT_CHARS: usize = 600;
/// The time limits per turn to choose from, in seconds.
const TURN_TIMES: [Option<u32>; 6] = [None, Some(10), Some(20), Some(30), Some(60), Some(120)];
/// The time limits per game to choose from, in seconds.
const GAME_TIMES: [Option<u32>; 6] =
    [None, Some(300), Some(600), Some(1200), Some(1800), Some(3600)];
/// The numbers of rounds to choose from.
const ROUNDS: [u8; 4] = [1, 3, 5, 7];
/// The ways to change seats after a game.
const SEATS_AFTER: [SeatsAfter; 3] =
    [SeatsAfter::Keep, SeatsAfter::Rotate, SeatsAfter::WinnerFirst];

/// The action that a key or click requires from the caller.
#[derive(Clone, Debug)]
pub enum FormAction {
    /// Nothing; the form stays open.
    Stay,
    /// Start this game.
    Start(Box<GameSetup>),
    /// Load this saved game.
    Load(PathBuf),
    /// Leave the program.
    Leave,
    /// Show the keys.
    Help,
}

/// The state of the form.
pub struct Form {
    style: DrawStyle,
    /// The saved games that can be continued.
    saved: Vec<Unfinished>,
    /// The index of the selected saved game.
    chosen_save: usize,
    seed: u64,
    /// The id or file of the variant.
    variant: String,
    rules: Arc<Rules>,
    /// The board of the player's own, if the variant can have one.
    own_board: Option<OwnBoard>,
    /// Whether the game is played on it.
    uses_own_board: bool,
    /// Gives the seats their signs and colours.
    picture: Picture,
    /// One for every seat that a board can have.
    seat_choices: Vec<SeatChoice>,
    /// The turn order from the command line. It applies as long as exactly these seats are taken.
    order: Vec<Seat>,
    /// The chosen pace.
    pub pace: GamePace,
    /// The settings of the table: time limits, rounds and seat changes.
    pub settings: Settings,
    /// The selected row.
    row: Row,
    /// The name or answer that is being typed.
    typing: Option<TextField>,
    /// A message about the last key.
    note: Option<String>,
    /// The first visible line of the rules.
    scroll: usize,
    last_drawn: Cell<LastDrawn>,
}

/// The last drawing: its area, to find what was clicked, and how far the rules can be scrolled.
#[derive(Clone, Copy, Default)]
struct LastDrawn {
    area: Rect,
    max_scroll: usize,
}

impl Form {
    /// A form that starts with a game of Ludo against the computer. If there are saved games, the
    /// row to continue one is selected.
    pub fn new(style: DrawStyle, saved: Vec<Unfinished>, seed: u64) -> anyhow::Result<Form> {
        let rules = Arc::new(request::rules("ludo")?);
        let seated = |i| SeatChoice::new(i == 0);
        Ok(Form {
            row: if saved.is_empty() { Row::Variant } else { Row::Saved },
            saved,
            chosen_save: 0,
            seed,
            variant: "ludo".into(),
            picture: Picture::new(&rules, (1, 1), style),
            rules,
            own_board: None,
            uses_own_board: false,
            style,
            seat_choices: (0..MAX_SEATS).map(seated).collect(),
            order: Vec::new(),
            pace: GamePace::Normal,
            settings: local_settings(),
            typing: None,
            note: None,
            scroll: 0,
            last_drawn: Cell::default(),
        })
    }

    /// Sets the number of tokens per seat.
    pub fn set_tokens(&mut self, tokens: u8) -> anyhow::Result<()> {
        let rules = request::rules_with(&self.variant, Some(tokens))?;
        self.take_rules(rules);
        Ok(())
    }

    /// Seats players on these seats, in this turn order: first a person, then bots.
    pub fn sit(&mut self, seats: &[Seat]) {
        for (seat, choice) in (0..).map(Seat).zip(&mut self.seat_choices) {
            let first = seats.first() == Some(&seat);
            *choice = SeatChoice::new(first);
            choice.sit(seats.contains(&seat));
        }
        self.order = seats.to_vec();
    }

    /// The rules of the chosen variant.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The selected row.
    pub fn row(&self) -> Row {
        self.row
    }

    /// Chooses a variant by its id or file. Keeps the number of players if the variant allows it.
    pub fn choose(&mut self, variant: &str) -> anyhow::Result<()> {
        let rules = request::rules(variant)?;
        let players = self.taken().len();
        let usual = self.taken() == self.rules.usual_seats(players) && self.order.is_empty();
        self.order.clear();
        let full = players == self.max_players();
        self.variant = variant.into();
        self.take_rules(rules);
        (self.own_board, self.uses_own_board) = (OwnBoard::of(&self.rules), false);
        self.scroll = 0;
        let [least, most] = [self.rules.spec().players[0] as usize, self.max_players()];
        let wanted = if full { most } else { players.clamp(least, most) };
        if !usual || wanted != self.taken().len() || self.seating_error().is_some() {
            self.seat_usual(wanted);
        }
        Ok(())
    }

    fn take_rules(&mut self, rules: impl Into<Arc<Rules>>) {
        self.rules = rules.into();
        self.picture = Picture::new(&self.rules, (1, 1), self.style);
    }

    /// The seats of the board.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.rules.seats() as u8).map(Seat)
    }

    /// The seats that are taken, in turn order.
    fn taken(&self) -> Vec<Seat> {
        let taken = |seat: &Seat| self.seat_choices[seat.index()].occupant != Occupant::Nobody;
        let taken: Vec<Seat> = self.seats().filter(taken).collect();
        let same = taken.len() == self.order.len() && taken.iter().all(|s| self.order.contains(s));
        if same { self.order.clone() } else { taken }
    }

    fn max_players(&self) -> usize {
        (self.rules.spec().players[1].max(1) as usize).min(self.rules.seats())
    }

    /// Seats this many players on the usual seats. A seat that was emptied gets its last player
    /// back.
    fn seat_usual(&mut self, players: usize) {
        let usual = self.rules.usual_seats(players);
        for (seat, choice) in (0..).map(Seat).zip(&mut self.seat_choices) {
            choice.sit(usual.contains(&seat));
        }
    }

    /// Why the rules do not allow the taken seats.
    fn seating_error(&self) -> Option<BadSeating> {
        self.rules.start(&Seating { seats: self.taken(), opening: true }).err()
    }

    /// The board of the player's own, if the game is played on it.
    fn used_board(&self) -> Option<&OwnBoard> {
        self.own_board.as_ref().filter(|_| self.uses_own_board)
    }

    /// Changes the board of the player's own. The last board without problems is shown.
    fn change_board<T>(&mut self, change: impl FnOnce(&mut OwnBoard) -> T) {
        let Some(board) = &mut self.own_board else { return };
        change(board);
        let rules = board.rules().clone();
        self.take_rules(rules);
    }

    /// Whether the game can start.
    fn can_start(&self) -> bool {
        !self.used_board().is_some_and(OwnBoard::has_problem) && self.seating_error().is_none()
    }

    /// Why the game cannot start, as a message.
    fn refusal(&self, words: &Words) -> Option<String> {
        if let Some(board) = self.used_board().filter(|board| board.has_problem()) {
            return board.report(words).lines().next().map(String::from);
        }
        Some(seats::seating_error(words, &self.rules, &self.seating_error()?))
    }

    fn colour(&self, words: &Words, seat: Seat) -> String {
        Narrator::nameless(words, &self.rules).colour(seat)
    }

    /// The name of the player on a seat: the typed or default name of a person, or a bot's level.
    fn name(&self, words: &Words, seat: Seat) -> String {
        let (mut names, mut people) = (Vec::new(), 0);
        for choice in &self.seat_choices[..=seat.index()] {
            people += usize::from(choice.occupant == Occupant::Person);
            let name = match (choice.occupant, &choice.name) {
                (Occupant::Nobody, _) => continue,
                (Occupant::Bot(level), _) => capital(&words.level(level)),
                (_, Some(name)) => name.clone(),
                _ => say!(words, "setup-default-name", number = people),
            };
            let others: Vec<&str> = names.iter().map(String::as_str).collect();
            names.push(unique_name(&name, &others));
        }
        names.pop().unwrap_or_default()
    }

    /// The game in its current setup; None if its board or its seats are not allowed.
    pub fn setup(&self, words: &Words) -> Option<GameSetup> {
        if !self.can_start() {
            return None;
        }
        let player = |seat: Seat| PlayerSetup {
            seat,
            name: self.name(words, seat),
            level: match self.seat_choices[seat.index()].occupant {
                Occupant::Bot(level) => Some(level),
                _ => None,
            },
        };
        let (rules, settings) = (self.rules.clone(), self.settings.clone());
        let players = self.taken().into_iter().map(player).collect();
        Some(GameSetup { rules, players, settings, seed: self.seed })
    }

    /// Handles a key.
    pub fn key(&mut self, words: &Words, key: KeyEvent) -> FormAction {
        if key.kind == KeyEventKind::Release {
            return FormAction::Stay;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            let leaves = key.code == KeyCode::Char('c');
            return if leaves { FormAction::Leave } else { FormAction::Stay };
        }
        self.note = None;
        if self.typing.is_some() {
            self.type_text(words, key);
            return FormAction::Stay;
        }
        if key.modifiers.contains(KeyModifiers::ALT) {
            return FormAction::Stay;
        }
        match key.code {
            KeyCode::Esc | KeyCode::Char('q' | 'Q') => return FormAction::Leave,
            KeyCode::Char('?') | KeyCode::F(1) => return FormAction::Help,
            KeyCode::Enter => return self.enter(words),
            KeyCode::Up | KeyCode::BackTab => self.row = neighbour(&self.rows(), self.row, false),
            KeyCode::Down | KeyCode::Tab => self.row = neighbour(&self.rows(), self.row, true),
            KeyCode::Home => self.row = self.rows()[0],
            KeyCode::End => self.row = Row::Start,
            KeyCode::Left => self.change(words, false),
            KeyCode::Right | KeyCode::Char(' ') => self.change(words, true),
            KeyCode::Char('0'..='9') if matches!(self.row, Row::Field(_)) => {
                self.enter(words);
                self.type_text(words, key);
            }
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(8),
            KeyCode::PageDown => {
                self.scroll = (self.scroll + 8).min(self.last_drawn.get().max_scroll)
            }
            _ => {}
        }
        FormAction::Stay
    }

    /// Handles a click or the wheel, on the form as it was last drawn.
    pub fn mouse(&mut self, words: &Words, mouse: MouseEvent) -> FormAction {
        let at = (mouse.column, mouse.row);
        let layout = self.layout(words, self.last_drawn.get().area);
        let over_rules = layout.rules.is_some_and(|rules| rules.contains(at.into()));
        match mouse.kind {
            MouseEventKind::ScrollDown if over_rules => {
                self.scroll = (self.scroll + 3).min(self.last_drawn.get().max_scroll);
            }
            MouseEventKind::ScrollUp if over_rules => self.scroll = self.scroll.saturating_sub(3),
            MouseEventKind::Down(MouseButton::Left) => {
                self.end_typing(words, true);
                if let Some((row, line)) = layout.row_at(at) {
                    return self.click(words, row, line, mouse.column);
                }
            }
            _ => {}
        }
        FormAction::Stay
    }

    fn click(&mut self, words: &Words, row: Row, line: draw::RowSpan, column: u16) -> FormAction {
        let there = self.row == row;
        self.row = row;
        match row {
            Row::Saved | Row::Start => return self.enter(words),
            _ if column < line.value => {}
            Row::Seat(_) if there && column > line.end => return self.enter(words),
            _ if column <= line.value + 1 => self.change(words, false),
            Row::Field(_) | Row::File if column < line.end => return self.enter(words),
            _ if column <= line.end => self.change(words, true),
            _ => {}
        }
        FormAction::Stay
    }

    fn enter(&mut self, words: &Words) -> FormAction {
        match self.row {
            Row::Saved => {
                let save = self.saved.get(self.chosen_save);
                return save.map_or(FormAction::Stay, |save| FormAction::Load(save.file.clone()));
            }
            Row::Start => {
                return self
                    .setup(words)
                    .map_or(FormAction::Stay, |setup| FormAction::Start(setup.into()));
            }
            Row::Seat(seat) if self.seat_choices[seat.index()].occupant == Occupant::Person => {
                self.typing = Some(TextField::new(self.name(words, seat)));
            }
            Row::Field(field) if is_typed(field) => {
                let answer = self.used_board().map(|board| board.answer(field).to_string());
                self.typing = answer.map(TextField::new);
            }
            Row::Field(_) => self.change(words, true),
            Row::File if self.can_start() => {
                self.typing = Some(TextField::new("own-board.toml".into()));
            }
            _ => self.row = neighbour(&self.rows(), self.row, true),
        }
        FormAction::Stay
    }

    fn type_text(&mut self, words: &Words, key: KeyEvent) {
        let Some(typed) = &mut self.typing else { return };
        match key.code {
            KeyCode::Esc => self.end_typing(words, false),
            KeyCode::Enter => self.end_typing(words, true),
            KeyCode::Up | KeyCode::BackTab | KeyCode::Down | KeyCode::Tab => {
                self.end_typing(words, self.row != Row::File);
                let down = matches!(key.code, KeyCode::Down | KeyCode::Tab);
                self.row = neighbour(&self.rows(), self.row, down);
            }
            _ => {
                let name = matches!(self.row, Row::Seat(_));
                typed.key(key, if name { MAX_NAME_CHARS } else { MAX_TEXT_CHARS });
                let text = typed.text().to_string();
                if let Row::Field(field) = self.row {
                    self.change_board(|board| board.set(words, field, &text));
                }
            }
        }
    }

    /// Accepts or discards the typed name. An empty name stands for the default name. The answer
    /// to a field was accepted letter by letter.
    fn end_typing(&mut self, words: &Words, accept: bool) {
        let Some(typed) = self.typing.take().filter(|_| accept) else { return };
        let text = typed.text().trim();
        match self.row {
            Row::File if !text.is_empty() => {
                self.note = self.used_board().map(|board| board.save_as(words, text));
            }
            // A name that was not edited stays the default name, which depends on the language.
            Row::Seat(seat) if !typed.is_fresh() => {
                self.seat_choices[seat.index()].name = (!text.is_empty()).then(|| text.to_string());
            }
            _ => {}
        }
    }

    /// The rows, from the top.
    fn rows(&self) -> Vec<Row> {
        self.groups().concat()
    }

    /// Gives the selected row its next or previous value.
    fn change(&mut self, words: &Words, forward: bool) {
        match self.row {
            Row::Start | Row::File => {}
            Row::Board if self.uses_own_board => {
                self.uses_own_board = false;
                if let Ok(rules) = request::rules(&self.variant) {
                    self.take_rules(rules);
                }
            }
            Row::Board => {
                self.uses_own_board = true;
                self.change_board(|_| {});
            }
            Row::Field(field) => self.change_board(|board| board.step(words, field, forward)),
            Row::Saved => {
                let all: Vec<usize> = (0..self.saved.len()).collect();
                next(&all, &mut self.chosen_save, forward);
            }
            Row::Variant => {
                let ids: Vec<&str> = catalog::ids().collect();
                let id = neighbour(&ids, self.variant.as_str(), forward).to_string();
                // The variants of the catalogue are always valid.
                let _ = self.choose(&id);
            }
            Row::Tokens => self.change_tokens(forward),
            Row::Players => {
                let players = self.taken().len();
                let least = self.rules.spec().players[0].max(1) as usize;
                let wanted = if forward { players + 1 } else { players.saturating_sub(1) };
                self.seat_usual(wanted.clamp(least, self.max_players()));
            }
            Row::Seat(seat) => self.seat_choices[seat.index()].change(forward),
            Row::Pace => next(&GamePace::ALL, &mut self.pace, forward),
            Row::TurnTime => next(&TURN_TIMES, &mut self.settings.turn_seconds, forward),
            Row::GameTime => next(&GAME_TIMES, &mut self.settings.game_seconds, forward),
            Row::Rounds => next(&ROUNDS, &mut self.settings.best_of, forward),
            Row::After => next(&SEATS_AFTER, &mut self.settings.seats_after, forward),
        }
    }

    /// Changes the number of tokens to the next one that the variant accepts, if there is one.
    fn change_tokens(&mut self, forward: bool) {
        let now = self.rules.tokens() as u8;
        let tried: Vec<u8> = if forward {
            (now + 1..=MAX_TOKENS_PER_SEAT).collect()
        } else {
            (1..now).rev().collect()
        };
        let with = |tokens: u8| request::rules_with(&self.variant, Some(tokens)).ok();
        if let Some(rules) = tried.into_iter().find_map(with) {
            self.take_rules(rules);
        }
    }
}
