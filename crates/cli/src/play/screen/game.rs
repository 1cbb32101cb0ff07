//! The state of a game on the screen, and everything that happens without a key.

use super::ScreenEvent;
use crate::play::messages::{news_sentence, refusal_message, save_problem};
use crate::play::offers::{Offer, offers};
use crate::play::pace::GamePace;
use crate::play::session::{BotAnswer, Session};
use crate::terminal::board::{Picture, Walk, moved_steps};
use crate::terminal::text_field::TextField;
use crate::words::Words;
use homestretch_rules::{Event, Seat, State, Turn};
use homestretch_table::{Input, Phase, SeatStats, TableEvent, stats};
use ratatui::layout::Rect;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

/// A game on the screen.
pub(crate) struct GameScreen {
    pub(crate) session: Session,
    pub(super) pace: GamePace,
    /// The log, in sentences.
    pub(super) log: Vec<String>,
    /// The tokens that are walking.
    pub(super) walk: Walk,
    /// Sentences that are logged when the tokens have arrived.
    pending_log: Vec<String>,
    /// The squares of the last move, as seats and steps.
    pub(super) last: Vec<(Seat, i16)>,
    /// The index of the selected offer.
    pub(super) chosen: usize,
    pub(super) overlay: Option<Overlay>,
    /// A message about the last key.
    pub(super) note: Option<String>,
    pub(super) picture: Option<Picture>,
    pub(super) places: ClickAreas,
    figures: (usize, Vec<SeatStats>),
    /// Whether a bot is thinking.
    pub(super) thinking: bool,
    /// Before this moment only a key press can change anything.
    pub(super) ready_at: Instant,
}

/// The areas of the screen that can be clicked.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ClickAreas {
    pub(super) board: Rect,
    pub(super) dice: Rect,
    pub(super) offers: Rect,
    /// How many offers are hidden above the visible ones.
    pub(super) above: u16,
}

/// The overlay that covers the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Overlay {
    /// The help.
    Help,
    /// The rulebook, starting at this line.
    Rules(u16),
    /// The question whether to leave.
    Leave,
    /// The field for the name of a file.
    Type { export: bool, typed: TextField },
}

impl GameScreen {
    /// The screen of a game that starts or continues.
    pub(crate) fn new(words: &Words, session: Session, pace: GamePace) -> GameScreen {
        let mut game = GameScreen {
            session,
            pace,
            log: Vec::new(),
            walk: Walk::default(),
            pending_log: Vec::new(),
            last: Vec::new(),
            chosen: 0,
            overlay: None,
            note: None,
            picture: None,
            places: ClickAreas::default(),
            figures: (usize::MAX, Vec::new()),
            thinking: false,
            ready_at: Instant::now(),
        };
        for news in game.session.take_past() {
            if news.iter().any(|news| matches!(news, TableEvent::GameStarted { .. })) {
                game.log.clear();
                game.last.clear();
            }
            game.report(words, &news);
        }
        game.arrive();
        game.log.extend(words.dropped());
        game.log_save_problems(words);
        game
    }

    /// The state to show. While tokens walk, this is the state before their move.
    pub(super) fn state(&self) -> Option<State> {
        let now = || self.session.table().game().map(|game| *game.state());
        self.walk.before().copied().or_else(now)
    }

    /// The actions that the player can choose from.
    pub(super) fn offers(&self) -> Vec<Offer> {
        let human = self.session.pending().human.is_some() && self.walk.is_over();
        let game = self.session.table().game().filter(|_| human);
        game.map_or_else(Vec::new, |game| offers(game.rules(), game.state()))
    }

    /// Whether the next roll is an extra roll of the same seat.
    pub(super) fn rolls_again(&self) -> bool {
        let Some(game) = self.session.table().game().filter(|_| self.walk.is_over()) else {
            return false;
        };
        let before = game.ply().checked_sub(1).and_then(|ply| game.state_at(ply));
        match (before.map(|state| state.turn()), game.state().turn()) {
            (Some(Turn::Roll { seat } | Turn::Move { seat }), Turn::Roll { seat: next }) => {
                seat == next
            }
            _ => false,
        }
    }

    /// The places so far, best first.
    pub(super) fn places_so_far(&self) -> Vec<Seat> {
        match self.walk.before() {
            Some(before) => before.places().collect(),
            None => self.session.table().places(),
        }
    }

    /// The statistics of the game so far, computed once per ply.
    pub(super) fn figures(&mut self) -> &[SeatStats] {
        if let Some(game) = self.session.table().game()
            && self.figures.0 != game.ply()
            && self.walk.is_over()
        {
            self.figures = (game.ply(), stats(game));
        }
        &self.figures.1
    }

    /// When `advance` has to be called; None if the game waits for a key.
    pub(super) fn wake(&self) -> Option<Instant> {
        // The game ends on time even if a token is walking or a bot is about to play.
        let or_end = |at: Instant| {
            let now = Instant::now();
            Some(now + self.session.until_time_is_up(at.saturating_duration_since(now)))
        };
        if !self.walk.is_over() {
            return or_end(self.ready_at);
        }
        if self.session.table().phase() != Phase::Playing {
            return None;
        }
        let pending = self.session.pending();
        if pending.dice || (pending.bot.is_some() && !self.thinking) {
            return or_end(self.ready_at);
        }
        let now = self.session.now();
        let due = |at: homestretch_table::Millis| Duration::from_millis(at.since(now).0);
        // A visible clock changes every second.
        let turn = self.session.table().turn_left(now).map(|left| left.0 % 1000 + 1);
        let game = self.session.table().game_left(now).map(|left| match left.0 {
            ..61_000 => left.0 % 1000 + 1,
            _ => left.0 % 60_000 + 1,
        });
        let shown = turn.into_iter().chain(game).map(Duration::from_millis);
        let wait = pending.wake.map(due).into_iter().chain(shown).min()?;
        or_end(self.ready_at.max(Instant::now() + wait))
    }

    /// Does everything that is due.
    pub(super) fn advance(&mut self, words: &Words, send: &Sender<ScreenEvent>, now: Instant) {
        if let Some(news) = self.session.end_on_time() {
            self.take(words, &news, now);
        }
        while now >= self.ready_at {
            if !self.walk.is_over() {
                self.walk.step();
                self.ready_at = now + self.pace.walk_time();
                if self.walk.is_over() {
                    self.arrive();
                    self.ready_at = now + self.pace.step_time();
                }
                continue;
            }
            let pending = self.session.pending();
            let news = if pending.dice {
                self.session.throw_dice()
            } else if pending.bot.is_some() {
                if self.thinking {
                    return;
                }
                let Some(question) = self.session.question() else { return };
                self.thinking = true;
                let send = send.clone();
                // The screen may be gone when the bot has decided.
                std::thread::spawn(move || drop(send.send(ScreenEvent::Bot(question.answer()))));
                return;
            } else if pending.wake.is_some_and(|wake| wake <= self.session.now()) {
                self.session.input(Input::Tick).unwrap_or_default()
            } else {
                return;
            };
            if news.is_empty() {
                return;
            }
            self.take(words, &news, now);
        }
    }

    /// Plays the answer of a bot.
    pub(super) fn bot(&mut self, words: &Words, answer: BotAnswer, now: Instant) {
        self.thinking = false;
        let news = self.session.answer(answer);
        self.take(words, &news, now);
    }

    /// Shows what happened, and starts the animation of the tokens.
    pub(super) fn take(&mut self, words: &Words, news: &[TableEvent], now: Instant) {
        self.arrive();
        let events = self.report(words, news);
        self.chosen = 0;
        self.ready_at = now + self.delay(&events);
        if let Some(game) = self.session.table().game()
            && let Some(before) = game.ply().checked_sub(1).and_then(|ply| game.state_at(ply))
            && !self.pace.walk_time().is_zero()
        {
            self.walk = Walk::new(game.rules(), before, &events);
        }
        if self.walk.is_over() {
            self.arrive();
        }
        self.log_save_problems(words);
    }

    /// Ends the animation, and logs what happened.
    pub(super) fn arrive(&mut self) {
        self.walk = Walk::default();
        self.log.append(&mut self.pending_log);
    }

    /// Prepares sentences about what happened, and marks the last move.
    fn report<'n>(&mut self, words: &Words, news: &'n [TableEvent]) -> Vec<&'n Event> {
        self.pending_log
            .extend(news.iter().filter_map(|news| news_sentence(words, &self.session, news)));
        let event = |news: &'n TableEvent| match news {
            TableEvent::Game(event) => Some(event),
            _ => None,
        };
        let events: Vec<&Event> = news.iter().filter_map(event).collect();
        let last: Vec<(Seat, i16)> = events.iter().flat_map(|event| moved_steps(event)).collect();
        if !last.is_empty() {
            self.last = last;
        }
        events
    }

    /// The pause after these events.
    fn delay(&self, events: &[&Event]) -> Duration {
        let walks = events.iter().any(|event| matches!(event, Event::Moved { .. }));
        match (events.is_empty(), walks) {
            (true, _) => Duration::ZERO,
            (_, true) => self.pace.walk_time(),
            _ => self.pace.step_time(),
        }
    }

    /// Logs new problems with the saved game.
    fn log_save_problems(&mut self, words: &Words) {
        let problems = self.session.take_problems();
        self.log.extend(problems.into_iter().map(|problem| save_problem(words, problem)));
    }

    /// Sends an input to the table.
    pub(super) fn input(&mut self, words: &Words, input: Input, now: Instant) {
        match self.session.input(input) {
            Ok(news) => self.take(words, &news, now),
            Err(refusal) => self.note = Some(refusal_message(words, &self.session, &refusal)),
        }
    }
}
