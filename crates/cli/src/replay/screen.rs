//! The replay as a value: where it is, whether it runs, and what keys do to it.

use super::reel::{Reel, Round};
use crate::board::{Picture, Style, Walk};
use homestretch_rules::State;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::time::{Duration, Instant};

/// Actions a second, in the steps of `+` and `-`.
const SPEEDS: [u32; 7] = [1, 2, 4, 8, 16, 32, 60];
/// Up to this speed tokens walk.
const WALKING: u32 = 8;
/// The longest time for a square that a token walks.
const STRIDE: Duration = Duration::from_millis(90);

/// The replay on the screen. It runs when it begins.
pub struct Screen {
    pub(super) reel: Reel,
    pub(super) style: Style,
    /// Which round is shown, and how many of its actions.
    pub(super) round: usize,
    pub(super) ply: usize,
    /// Actions a second.
    pub(super) speed: u32,
    /// When the next action, or the next step of a token, comes; never while it is paused.
    next: Option<Instant>,
    /// When the next action comes after the tokens have walked.
    due: Instant,
    /// Tokens on their way.
    pub(super) walk: Walk,
    pub(super) over: Over,
    pub(super) picture: Option<Picture>,
}

/// What lies over the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Over {
    /// Nothing.
    Nothing,
    /// The number of an action that is being typed.
    Jump(String),
    /// The rulebook from a line on.
    Rules(usize),
    /// The keys.
    Help,
}

impl Screen {
    /// A replay from the beginning.
    pub fn new(reel: Reel, style: Style, speed: u32) -> Screen {
        let (round, ply, over, picture) = (0, 0, Over::Nothing, None);
        let (due, walk) = (Instant::now(), Walk::default());
        Screen { reel, style, round, ply, speed, next: Some(due), due, walk, over, picture }
    }

    /// Whether it runs.
    pub fn playing(&self) -> bool {
        self.next.is_some()
    }

    /// The round that is shown and how many of its actions, both counted from 0.
    pub fn position(&self) -> (usize, usize) {
        (self.round, self.ply)
    }

    /// The position on the board.
    pub fn state(&self) -> &State {
        self.shown().state(self.seen())
    }

    /// How many actions are told: one less as long as tokens walk.
    pub(super) fn seen(&self) -> usize {
        if self.walk.is_over() { self.ply } else { self.ply.saturating_sub(1) }
    }

    /// The round that is shown.
    pub(super) fn shown(&self) -> &Round {
        &self.reel.rounds()[self.round]
    }

    /// When something is to happen without a key; never while it is paused.
    pub fn wake(&self) -> Option<Instant> {
        self.next
    }

    /// Shows the next action, or the next step of a token, if it is time.
    pub fn advance(&mut self, now: Instant) {
        if self.next.is_none_or(|next| now < next) {
            return;
        }
        let time = Duration::from_millis(1000 / u64::from(self.speed));
        if self.walk.is_over() {
            self.forth(1);
            self.due = now + time;
            if self.speed <= WALKING {
                self.walk = self.shown().walk(self.ply);
            }
        } else {
            self.walk.step();
        }
        self.next = match self.walk.is_over() {
            false => Some(now + STRIDE.min(time / 8)),
            true => (!self.at_end()).then(|| self.due.max(now)),
        };
    }

    /// Takes a key. Tells whether the person leaves.
    pub fn key(&mut self, key: KeyEvent, now: Instant) -> bool {
        if key.kind == KeyEventKind::Release {
            return false;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return key.code == KeyCode::Char('c');
        }
        match &self.over {
            Over::Jump(typed) => self.type_number(typed.clone(), key.code),
            Over::Rules(line) => self.read_rules(*line, key.code),
            Over::Help => self.over = Over::Nothing,
            Over::Nothing => return self.control(key.code, now),
        }
        false
    }

    fn control(&mut self, code: KeyCode, now: Instant) -> bool {
        match code {
            KeyCode::Esc | KeyCode::Char('q' | 'Q') => return true,
            KeyCode::Char(' ') => self.play_or_pause(now),
            KeyCode::Char('+' | '=') => self.speed = faster(self.speed),
            KeyCode::Char('-' | '−') => self.speed = slower(self.speed),
            KeyCode::Char('r' | 'R') => self.over_with(Over::Rules(0)),
            KeyCode::Char('?' | 'h' | 'H') | KeyCode::F(1) => self.over_with(Over::Help),
            KeyCode::Char('j' | 'J') => self.over_with(Over::Jump(String::new())),
            KeyCode::Right | KeyCode::Char('.') => self.stopped(|screen| {
                screen.forth(1);
            }),
            KeyCode::Left | KeyCode::Char(',') => self.stopped(|screen| screen.back(1)),
            KeyCode::PageDown => self.stopped(|screen| {
                screen.forth(10);
            }),
            KeyCode::PageUp => self.stopped(|screen| screen.back(10)),
            KeyCode::Home => self.stopped(|screen| (screen.round, screen.ply) = (0, 0)),
            KeyCode::End => self.stopped(Screen::finish),
            _ => {}
        }
        false
    }

    /// Goes somewhere and stays there.
    fn stopped(&mut self, go: impl FnOnce(&mut Screen)) {
        self.stop();
        go(self);
    }

    fn over_with(&mut self, over: Over) {
        self.stop();
        self.over = over;
    }

    /// Pauses, with all tokens where they go.
    fn stop(&mut self) {
        (self.next, self.walk) = (None, Walk::default());
    }

    /// At the end it begins anew.
    fn play_or_pause(&mut self, now: Instant) {
        if self.next.is_some() {
            return self.stop();
        }
        if self.at_end() {
            (self.round, self.ply) = (0, 0);
        }
        self.next = Some(now);
    }

    /// Goes on by so many actions, into the next round too. Tells whether there are more.
    fn forth(&mut self, actions: usize) -> bool {
        for _ in 0..actions {
            if self.ply < self.shown().plies() {
                self.ply += 1;
            } else if self.round + 1 < self.reel.rounds().len() {
                (self.round, self.ply) = (self.round + 1, 0);
            }
        }
        !self.at_end()
    }

    fn back(&mut self, actions: usize) {
        for _ in 0..actions {
            if self.ply > 0 {
                self.ply -= 1;
            } else if self.round > 0 {
                self.round -= 1;
                self.ply = self.shown().plies();
            }
        }
    }

    fn finish(&mut self) {
        self.round = self.reel.rounds().len() - 1;
        self.ply = self.shown().plies();
    }

    pub(super) fn at_end(&self) -> bool {
        self.round + 1 == self.reel.rounds().len() && self.ply == self.shown().plies()
    }

    fn type_number(&mut self, mut typed: String, code: KeyCode) {
        match code {
            KeyCode::Esc => return self.over = Over::Nothing,
            KeyCode::Enter => {
                if let Ok(ply) = typed.parse::<usize>() {
                    self.ply = ply.min(self.shown().plies());
                }
                return self.over = Over::Nothing;
            }
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Char(digit) if digit.is_ascii_digit() && typed.len() < 9 => typed.push(digit),
            _ => {}
        }
        self.over = Over::Jump(typed);
    }

    fn read_rules(&mut self, line: usize, code: KeyCode) {
        self.over = match code {
            KeyCode::Up => Over::Rules(line.saturating_sub(1)),
            KeyCode::Down => Over::Rules(line + 1),
            KeyCode::PageUp => Over::Rules(line.saturating_sub(10)),
            KeyCode::PageDown | KeyCode::Char(' ') => Over::Rules(line + 10),
            KeyCode::Home => Over::Rules(0),
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('r' | 'R' | 'q' | 'Q') => Over::Nothing,
            _ => Over::Rules(line),
        }
    }
}

fn faster(speed: u32) -> u32 {
    SPEEDS.into_iter().find(|next| *next > speed).unwrap_or(speed)
}

fn slower(speed: u32) -> u32 {
    SPEEDS.into_iter().rev().find(|next| *next < speed).unwrap_or(speed)
}
