//! The state of a replay: its position, whether it runs, and how keys change it.

use super::recording::{RecordedRound, Recording};
use crate::terminal::DrawStyle;
use crate::terminal::board::{Picture, Walk};
use homestretch_rules::State;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::time::{Duration, Instant};

/// The speeds of `+` and `-`, in actions per second.
const SPEEDS: [u32; 7] = [1, 2, 4, 8, 16, 32, 60];
/// The highest speed at which tokens walk, in actions per second.
const MAX_WALKING_SPEED: u32 = 8;
/// The longest time that a token takes per square.
const MAX_STEP_TIME: Duration = Duration::from_millis(90);

/// A replay on the screen. It starts running.
pub struct ReplayScreen {
    pub(super) recording: Recording,
    pub(super) style: DrawStyle,
    /// The current round, and how many of its actions are shown.
    pub(super) round: usize,
    pub(super) ply: usize,
    /// The speed in actions per second.
    pub(super) speed: u32,
    /// When the next action or the next step of a token is due; None while paused.
    next: Option<Instant>,
    /// When the next action is due after the tokens have arrived.
    due: Instant,
    /// The tokens that are walking.
    pub(super) walk: Walk,
    pub(super) overlay: ReplayOverlay,
    pub(super) picture: Option<Picture>,
}

/// The overlay that covers the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ReplayOverlay {
    /// Nothing.
    Nothing,
    /// The field for the number of an action to jump to.
    Jump(String),
    /// The rulebook, starting at this line.
    Rules(usize),
    /// The help.
    Help,
}

impl ReplayScreen {
    /// A replay that starts at the beginning.
    pub fn new(recording: Recording, style: DrawStyle, speed: u32) -> ReplayScreen {
        let due = Instant::now();
        ReplayScreen {
            recording,
            style,
            round: 0,
            ply: 0,
            speed,
            next: Some(due),
            due,
            walk: Walk::default(),
            overlay: ReplayOverlay::Nothing,
            picture: None,
        }
    }

    /// Whether the replay is running.
    pub fn playing(&self) -> bool {
        self.next.is_some()
    }

    /// The current round, counted from 0, and how many of its actions are shown.
    pub fn position(&self) -> (usize, usize) {
        (self.round, self.ply)
    }

    /// The position on the board.
    pub fn state(&self) -> &State {
        self.current().state(self.logged())
    }

    /// How many actions the log shows: while tokens walk, their action is not shown yet.
    pub(super) fn logged(&self) -> usize {
        if self.walk.is_over() { self.ply } else { self.ply.saturating_sub(1) }
    }

    /// The current round.
    pub(super) fn current(&self) -> &RecordedRound {
        &self.recording.rounds[self.round]
    }

    /// When `advance` has to be called; None while paused.
    pub fn wake(&self) -> Option<Instant> {
        self.next
    }

    /// Shows the next action or the next step of a token, if it is due.
    pub fn advance(&mut self, now: Instant) {
        if self.next.is_none_or(|next| now < next) {
            return;
        }
        let time = Duration::from_millis(1000 / u64::from(self.speed));
        if self.walk.is_over() {
            self.forward(1);
            self.due = now + time;
            if self.speed <= MAX_WALKING_SPEED {
                self.walk = self.current().walk(self.ply);
            }
        } else {
            self.walk.step();
        }
        self.next = match self.walk.is_over() {
            false => Some(now + MAX_STEP_TIME.min(time / 8)),
            true => (!self.at_end()).then(|| self.due.max(now)),
        };
    }

    /// Handles a key. Returns whether the person leaves.
    pub fn key(&mut self, key: KeyEvent, now: Instant) -> bool {
        if key.kind == KeyEventKind::Release {
            return false;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return key.code == KeyCode::Char('c');
        }
        match &self.overlay {
            ReplayOverlay::Jump(typed) => self.type_number(typed.clone(), key.code),
            ReplayOverlay::Rules(line) => self.read_rules(*line, key.code),
            ReplayOverlay::Help => self.overlay = ReplayOverlay::Nothing,
            ReplayOverlay::Nothing => return self.control(key.code, now),
        }
        false
    }

    fn control(&mut self, code: KeyCode, now: Instant) -> bool {
        match code {
            KeyCode::Esc | KeyCode::Char('q' | 'Q') => return true,
            KeyCode::Char(' ') => self.play_or_pause(now),
            KeyCode::Char('+' | '=') => self.speed = faster(self.speed),
            KeyCode::Char('-' | '−') => self.speed = slower(self.speed),
            KeyCode::Char('r' | 'R') => self.open(ReplayOverlay::Rules(0)),
            KeyCode::Char('?' | 'h' | 'H') | KeyCode::F(1) => self.open(ReplayOverlay::Help),
            KeyCode::Char('j' | 'J') => self.open(ReplayOverlay::Jump(String::new())),
            KeyCode::Right | KeyCode::Char('.') => self.paused_at(|screen| screen.forward(1)),
            KeyCode::Left | KeyCode::Char(',') => self.paused_at(|screen| screen.back(1)),
            KeyCode::PageDown => self.paused_at(|screen| screen.forward(10)),
            KeyCode::PageUp => self.paused_at(|screen| screen.back(10)),
            KeyCode::Home => self.paused_at(|screen| (screen.round, screen.ply) = (0, 0)),
            KeyCode::End => self.paused_at(ReplayScreen::finish),
            _ => {}
        }
        false
    }

    /// Pauses, and jumps to another position.
    fn paused_at(&mut self, go: impl FnOnce(&mut ReplayScreen)) {
        self.stop();
        go(self);
    }

    fn open(&mut self, overlay: ReplayOverlay) {
        self.stop();
        self.overlay = overlay;
    }

    /// Pauses, with all tokens at their destinations.
    fn stop(&mut self) {
        (self.next, self.walk) = (None, Walk::default());
    }

    /// Pauses or continues. At the end, starts again from the beginning.
    fn play_or_pause(&mut self, now: Instant) {
        if self.next.is_some() {
            return self.stop();
        }
        if self.at_end() {
            (self.round, self.ply) = (0, 0);
        }
        self.next = Some(now);
    }

    /// Goes forward by a number of actions, also into the next rounds.
    fn forward(&mut self, actions: usize) {
        for _ in 0..actions {
            if self.ply < self.current().plies() {
                self.ply += 1;
            } else if self.round + 1 < self.recording.rounds.len() {
                (self.round, self.ply) = (self.round + 1, 0);
            }
        }
    }

    fn back(&mut self, actions: usize) {
        for _ in 0..actions {
            if self.ply > 0 {
                self.ply -= 1;
            } else if self.round > 0 {
                self.round -= 1;
                self.ply = self.current().plies();
            }
        }
    }

    fn finish(&mut self) {
        self.round = self.recording.rounds.len() - 1;
        self.ply = self.current().plies();
    }

    pub(super) fn at_end(&self) -> bool {
        self.round + 1 == self.recording.rounds.len() && self.ply == self.current().plies()
    }

    fn type_number(&mut self, mut typed: String, code: KeyCode) {
        match code {
            KeyCode::Esc => return self.overlay = ReplayOverlay::Nothing,
            KeyCode::Enter => {
                if let Ok(ply) = typed.parse::<usize>() {
                    self.ply = ply.min(self.current().plies());
                }
                return self.overlay = ReplayOverlay::Nothing;
            }
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Char(digit) if digit.is_ascii_digit() && typed.len() < 9 => typed.push(digit),
            _ => {}
        }
        self.overlay = ReplayOverlay::Jump(typed);
    }

    fn read_rules(&mut self, line: usize, code: KeyCode) {
        self.overlay = match code {
            KeyCode::Up => ReplayOverlay::Rules(line.saturating_sub(1)),
            KeyCode::Down => ReplayOverlay::Rules(line + 1),
            KeyCode::PageUp => ReplayOverlay::Rules(line.saturating_sub(10)),
            KeyCode::PageDown | KeyCode::Char(' ') => ReplayOverlay::Rules(line + 10),
            KeyCode::Home => ReplayOverlay::Rules(0),
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('r' | 'R' | 'q' | 'Q') => {
                ReplayOverlay::Nothing
            }
            _ => ReplayOverlay::Rules(line),
        }
    }
}

fn faster(speed: u32) -> u32 {
    SPEEDS.into_iter().find(|next| *next > speed).unwrap_or(speed)
}

fn slower(speed: u32) -> u32 {
    SPEEDS.into_iter().rev().find(|next| *next < speed).unwrap_or(speed)
}
