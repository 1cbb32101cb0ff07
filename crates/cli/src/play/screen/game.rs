//! A game on the screen, and what happens by itself.

use super::Happening;
use crate::board::{Picture, Walk};
use crate::play::form::Pace;
use crate::play::offers::{Offer, offers};
use crate::play::session::{Answer, Session};
use crate::play::talk::{refused, told, trouble};
use crate::play::typed::Typed;
use crate::words::Words;
use homestretch_rules::{Event, Seat, State, Turn};
use homestretch_table::{Input, News, Phase, Stats, stats};
use ratatui::layout::Rect;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

/// A game on the screen.
pub(in crate::play) struct Game {
    pub(in crate::play) session: Session,
    pub(super) pace: Pace,
    /// What happened, in sentences.
    pub(super) log: Vec<String>,
    /// Tokens on their way.
    pub(super) walk: Walk,
    /// What is told when they have arrived.
    coming: Vec<String>,
    /// The squares of the last move, as steps of a seat.
    pub(super) last: Vec<(Seat, i16)>,
    /// The offer that is looked at.
    pub(super) chosen: usize,
    pub(super) overlay: Option<Overlay>,
    /// Why the last key did nothing.
    pub(super) note: Option<String>,
    pub(super) picture: Option<Picture>,
    pub(super) places: Places,
    figures: (usize, Vec<Stats>),
    /// A bot has been asked and has not answered.
    pub(super) thinking: bool,
    /// Nothing happens by itself before.
    pub(super) ready_at: Instant,
}

/// Where things are on the screen that can be clicked.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Places {
    pub(super) board: Rect,
    pub(super) dice: Rect,
    pub(super) offers: Rect,
    /// The offers above those that are shown.
    pub(super) above: u16,
}

/// What lies over the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Overlay {
    /// The keys.
    Help,
    /// The rulebook, scrolled down by so many lines.
    Rules(u16),
    /// Whether to leave.
    Leave,
    /// A file's name is typed.
    Type { export: bool, typed: Typed },
}

impl Game {
    /// A game that begins or goes on.
    pub(in crate::play) fn new(words: &Words, session: Session, pace: Pace) -> Game {
        let mut game = Game {
            session,
            pace,
            log: Vec::new(),
            walk: Walk::default(),
            coming: Vec::new(),
            last: Vec::new(),
            chosen: 0,
            overlay: None,
            note: None,
            picture: None,
            places: Places::default(),
            figures: (usize::MAX, Vec::new()),
            thinking: false,
            ready_at: Instant::now(),
        };
        for news in game.session.past() {
            if news.iter().any(|news| matches!(news, News::Started { .. })) {
                game.log.clear();
                game.last.clear();
            }
            game.tell(words, &news);
        }
        game.arrive();
        game.log.extend(words.dropped());
        game.trouble(words);
        game
    }

    /// The state that is shown: the one before, as long as tokens walk.
    pub(super) fn state(&self) -> Option<State> {
        let now = || self.session.table().game().map(|game| *game.state());
        self.walk.before().copied().or_else(now)
    }

    /// What the person to act may choose from.
    pub(super) fn offers(&self) -> Vec<Offer> {
        let human = self.session.wants().human.is_some() && self.walk.is_over();
        let game = self.session.table().game().filter(|_| human);
        game.map_or_else(Vec::new, |game| offers(game.rules(), game.state()))
    }

    /// Whether the roll that comes is one more of the same turn.
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

    /// The figures of the game so far, worked out once for every ply.
    pub(super) fn figures(&mut self) -> &[Stats] {
        if let Some(game) = self.session.table().game()
            && self.figures.0 != game.ply()
            && self.walk.is_over()
        {
            self.figures = (game.ply(), stats(game));
        }
        &self.figures.1
    }

    /// When something is to happen by itself; never, if only a key can go on.
    pub(super) fn wake(&self) -> Option<Instant> {
        if !self.walk.is_over() {
            return Some(self.ready_at);
        }
        if self.session.table().phase() != Phase::Playing {
            return None;
        }
        let wants = self.session.wants();
        if wants.dice || (wants.bot.is_some() && !self.thinking) {
            return Some(self.ready_at);
        }
        let now = self.session.now();
        let due = |at: homestretch_table::Millis| Duration::from_millis(at.since(now).0);
        // A clock that is shown goes on every second.
        let turn = self.session.table().turn_left(now).map(|left| left.0 % 1000 + 1);
        let game = self.session.table().game_left(now).map(|left| match left.0 {
            ..61_000 => left.0 % 1000 + 1,
            _ => left.0 % 60_000 + 1,
        });
        let shown = turn.into_iter().chain(game).map(Duration::from_millis);
        let wait = wants.wake.map(due).into_iter().chain(shown).min()?;
        Some(self.ready_at.max(Instant::now() + wait))
    }

    /// Lets everything happen that is due.
    pub(super) fn advance(&mut self, words: &Words, send: &Sender<Happening>, now: Instant) {
        while now >= self.ready_at {
            if !self.walk.is_over() {
                self.walk.step();
                self.ready_at = now + walk(self.pace);
                if self.walk.is_over() {
                    self.arrive();
                    self.ready_at = now + step(self.pace);
                }
                continue;
            }
            let wants = self.session.wants();
            let news = if wants.dice {
                self.session.throw_dice()
            } else if wants.bot.is_some() {
                if self.thinking {
                    return;
                }
                let Some(question) = self.session.question() else { return };
                self.thinking = true;
                let send = send.clone();
                // Nobody may be listening any more when the bot has thought.
                std::thread::spawn(move || drop(send.send(Happening::Bot(question.answer()))));
                return;
            } else if wants.wake.is_some_and(|wake| wake <= self.session.now()) {
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

    /// A bot has answered.
    pub(super) fn bot(&mut self, words: &Words, answer: Answer, now: Instant) {
        self.thinking = false;
        let news = self.session.answer(answer);
        self.take(words, &news, now);
    }

    /// Tells what happened and sets tokens on their way.
    pub(super) fn take(&mut self, words: &Words, news: &[News], now: Instant) {
        self.arrive();
        let events = self.tell(words, news);
        self.chosen = 0;
        self.ready_at = now + self.delay(&events);
        if let Some(game) = self.session.table().game()
            && let Some(before) = game.ply().checked_sub(1).and_then(|ply| game.state_at(ply))
            && !walk(self.pace).is_zero()
        {
            self.walk = Walk::new(game.rules(), before, &events);
        }
        if self.walk.is_over() {
            self.arrive();
        }
        self.trouble(words);
    }

    /// Lets tokens be where they go, and tells of it.
    pub(super) fn arrive(&mut self) {
        self.walk = Walk::default();
        self.log.append(&mut self.coming);
    }

    /// Tells what happened and marks the last move.
    fn tell<'n>(&mut self, words: &Words, news: &'n [News]) -> Vec<&'n Event> {
        self.coming.extend(news.iter().filter_map(|news| told(words, &self.session, news)));
        let events: Vec<&Event> = news
            .iter()
            .filter_map(|news| match news {
                News::Event(event) => Some(event),
                _ => None,
            })
            .collect();
        let moved = events.iter().filter_map(|event| match event {
            Event::Moved { seat, from, to, .. } => Some([(*seat, *from), (*seat, *to)]),
            Event::Linked { seat, to, .. } => Some([(*seat, *to), (*seat, *to)]),
            _ => None,
        });
        let last: Vec<(Seat, i16)> = moved.flatten().collect();
        if !last.is_empty() {
            self.last = last;
        }
        events
    }

    /// How long one looks at what happened before the next thing happens by itself.
    fn delay(&self, events: &[&Event]) -> Duration {
        let walks = events.iter().any(|event| matches!(event, Event::Moved { .. }));
        match (events.is_empty(), walks) {
            (true, _) => Duration::ZERO,
            (_, true) => walk(self.pace),
            _ => step(self.pace),
        }
    }

    /// Says once what is wrong with the file.
    fn trouble(&mut self, words: &Words) {
        let troubles = self.session.troubles();
        self.log.extend(troubles.into_iter().map(|found| trouble(words, found)));
    }

    /// Hands an input to the table.
    pub(super) fn input(&mut self, words: &Words, input: Input, now: Instant) {
        match self.session.input(input) {
            Ok(news) => self.take(words, &news, now),
            Err(refusal) => self.note = Some(refused(words, &self.session, &refusal)),
        }
    }

    /// How fast it goes.
    pub(super) fn pace(&self) -> Pace {
        self.pace
    }
}

/// The time for a square that a token walks.
pub(super) fn walk(pace: Pace) -> Duration {
    Duration::from_millis(pace.walk_ms())
}

/// The time to look at what happened.
fn step(pace: Pace) -> Duration {
    Duration::from_millis(pace.step_ms())
}
