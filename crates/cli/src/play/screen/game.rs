//! A game on the screen: what keys do, and what happens by itself.

use super::Happening;
use crate::board::{Picture, Walk};
use crate::play::form::Pace;
use crate::play::offers::{Offer, offers};
use crate::play::session::{Answer, Session, US};
use crate::play::talk::{refused, told, trouble};
use crate::play::typed::{Typed, is_typed};
use crate::say;
use crate::words::Words;
use homestretch_rules::{Action, Event, Seat, State};
use homestretch_table::{Hands, Input, News, Phase, SeatsAfter, Stats, stats};
use ratatui::crossterm::event::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};
use ratatui::layout::Rect;
use std::path::Path;
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
    ready_at: Instant,
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
    fn take(&mut self, words: &Words, news: &[News], now: Instant) {
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
    fn arrive(&mut self) {
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
        if let Some(found) = self.session.trouble() {
            self.log.push(trouble(words, found));
        }
    }

    /// Hands an input to the table.
    fn input(&mut self, words: &Words, input: Input, now: Instant) {
        match self.session.input(input) {
            Ok(news) => self.take(words, &news, now),
            Err(refusal) => self.note = Some(refused(words, &self.session, &refusal)),
        }
    }

    /// A key, the mouse or another size. Tells whether the person leaves.
    pub(super) fn event(&mut self, words: &Words, event: TerminalEvent, now: Instant) -> bool {
        match event {
            TerminalEvent::Key(key) => return self.key(words, key, now),
            TerminalEvent::Mouse(mouse) => self.mouse(words, mouse, now),
            _ => {}
        }
        false
    }

    fn key(&mut self, words: &Words, key: KeyEvent, now: Instant) -> bool {
        self.note = None;
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c')) {
            return true;
        }
        match self.overlay.take() {
            None => {}
            Some(overlay) => return self.overlay_key(words, overlay, key),
        }
        if matches!(key.code, KeyCode::Char(_)) && !is_typed(key) {
            return false;
        }
        let key = KeyEvent { code: small(key.code), ..key };
        if self.session.table().phase() == Phase::Ended {
            if !self.walk.is_over() {
                self.arrive();
                return false;
            }
            return self.podium_key(words, key, now);
        }
        match key.code {
            KeyCode::Char(' ') | KeyCode::Enter => self.go(words, self.chosen, now),
            KeyCode::Char(digit @ '1'..='9') => {
                self.go(words, digit as usize - '1' as usize, now);
            }
            KeyCode::Tab | KeyCode::Down | KeyCode::Right => self.choose(1),
            KeyCode::BackTab | KeyCode::Up | KeyCode::Left => self.choose(-1),
            KeyCode::Char('u') => self.input(words, Input::Undo { by: US }, now),
            KeyCode::Char('y') => self.input(words, Input::Redo { by: US }, now),
            KeyCode::Char('a') => self.autopilot(words, now),
            KeyCode::Char('p') if self.session.table().paused() => {
                self.input(words, Input::Resume { by: US }, now);
            }
            KeyCode::Char('p') => self.input(words, Input::Pause { by: US }, now),
            KeyCode::Char('+') => self.pace = self.pace.faster(),
            KeyCode::Char('-') => self.pace = self.pace.slower(),
            KeyCode::Char('r') => self.overlay = Some(Overlay::Rules(0)),
            KeyCode::Char('s') => self.ask_file(false),
            KeyCode::Char('e') => self.ask_file(true),
            KeyCode::Char('?' | 'h') | KeyCode::F(1) => self.overlay = Some(Overlay::Help),
            KeyCode::Char('q') | KeyCode::Esc => self.overlay = Some(Overlay::Leave),
            _ => {}
        }
        false
    }

    /// Rolls, or plays an offer.
    fn go(&mut self, words: &Words, number: usize, now: Instant) {
        let Some(seat) = self.session.wants().human else { return };
        // Who does not want to look may play on at once.
        self.arrive();
        let offers = self.offers();
        let input = match offers.get(number) {
            None if offers.is_empty() => Input::Roll { by: US, seat },
            None => return,
            Some(Offer { action: Action::Roll(_), .. }) => Input::Roll { by: US, seat },
            Some(offer) => Input::Act { by: US, seat, action: offer.action },
        };
        self.input(words, input, now);
        self.ready_at = self.ready_at.min(now + walk(self.pace));
    }

    fn choose(&mut self, by: isize) {
        let count = self.offers().len() as isize;
        if count > 0 {
            self.chosen = (self.chosen as isize + by).rem_euclid(count) as usize;
        }
    }

    /// Hands a seat over, or takes it back: the seat to act, or else the only person's.
    fn autopilot(&mut self, words: &Words, now: Instant) {
        let table = self.session.table();
        let persons = table.seated().filter(|(_, seated)| seated.player.id().is_some());
        let lent = |seat: Seat| {
            table.at(seat).is_some_and(|seated| matches!(seated.hands, Hands::Lent { .. }))
        };
        let persons: Vec<Seat> = persons.map(|(seat, _)| seat).collect();
        let to_act = self.session.wants().human;
        let back = persons.iter().copied().find(|seat| lent(*seat));
        let only = (persons.len() == 1).then(|| persons[0]);
        let Some(seat) = to_act.or(back).or(only) else { return };
        let level = (!lent(seat)).then(|| table.settings().stand_in.clone());
        self.input(words, Input::Autopilot { by: US, seat, level }, now);
    }

    fn ask_file(&mut self, export: bool) {
        let id = &self.session.table().rules().spec().id;
        let text = format!("{id}.{}", if export { "record" } else { "game" });
        self.overlay = Some(Overlay::Type { export, typed: Typed::new(text) });
    }

    fn overlay_key(&mut self, words: &Words, overlay: Overlay, key: KeyEvent) -> bool {
        match (overlay, key.code) {
            (Overlay::Leave, KeyCode::Char('y' | 'Y') | KeyCode::Enter) => return true,
            (Overlay::Leave, KeyCode::Char(letter)) => {
                return words.is_word("command-yes", &letter.to_string());
            }
            (Overlay::Rules(line), KeyCode::Down | KeyCode::Char('j' | ' ')) => {
                self.overlay = Some(Overlay::Rules(line.saturating_add(1)));
            }
            (Overlay::Rules(line), KeyCode::Up | KeyCode::Char('k')) => {
                self.overlay = Some(Overlay::Rules(line.saturating_sub(1)));
            }
            (Overlay::Rules(line), KeyCode::PageDown) => {
                self.overlay = Some(Overlay::Rules(line.saturating_add(20)));
            }
            (Overlay::Rules(line), KeyCode::PageUp) => {
                self.overlay = Some(Overlay::Rules(line.saturating_sub(20)));
            }
            (Overlay::Type { export, typed }, KeyCode::Enter) => {
                self.write(words, export, typed.text());
            }
            (Overlay::Type { .. }, KeyCode::Esc) => {}
            (Overlay::Type { export, mut typed }, _) => {
                typed.key(key, usize::MAX);
                self.overlay = Some(Overlay::Type { export, typed });
            }
            _ => {}
        }
        false
    }

    fn write(&mut self, words: &Words, export: bool, file: &str) {
        let written = self.session.write(export, Path::new(file));
        self.note = Some(match written {
            Ok(()) if export => say!(words, "news-exported", file = file),
            Ok(()) => say!(words, "news-saved", file = file),
            Err(error) => {
                let reason = error.to_string();
                say!(words, "trouble-not-written", file = file, reason = reason)
            }
        });
    }

    fn podium_key(&mut self, words: &Words, key: KeyEvent, now: Instant) -> bool {
        let over = self.session.table().match_over();
        let seats = match key.code {
            KeyCode::Enter | KeyCode::Char(' ') if !over => None,
            KeyCode::Char('n') if over => Some(SeatsAfter::Keep),
            KeyCode::Char('w') if over => Some(SeatsAfter::WinnerFirst),
            KeyCode::Char('t') if over => Some(SeatsAfter::Rotate),
            KeyCode::Char('e') => {
                self.ask_file(true);
                return false;
            }
            KeyCode::Char('?') => {
                self.overlay = Some(Overlay::Help);
                return false;
            }
            KeyCode::Char('r') => {
                self.overlay = Some(Overlay::Rules(0));
                return false;
            }
            KeyCode::Char('q') | KeyCode::Esc => return true,
            _ => return false,
        };
        match self.session.another(seats) {
            Ok(news) => {
                self.log.clear();
                self.last.clear();
                self.take(words, &news, now);
            }
            Err(refusal) => self.note = Some(refused(words, &self.session, &refusal)),
        }
        false
    }

    /// A click plays a token or an offer, or rolls.
    fn mouse(&mut self, words: &Words, mouse: MouseEvent, now: Instant) {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return;
        }
        if self.overlay.take().is_some() {
            return;
        }
        let at = ratatui::layout::Position::new(mouse.column, mouse.row);
        let offers = self.offers();
        if self.places.offers.contains(at) {
            let row = at.y - self.places.offers.y + self.places.above;
            self.go(words, row.into(), now);
        } else if self.places.dice.contains(at) && offers.is_empty() {
            self.go(words, 0, now);
        } else if self.places.board.contains(at)
            && let Some(number) = self.offer_at(&offers, at.x, at.y)
        {
            match number == self.chosen || offers.len() == 1 {
                true => self.go(words, number, now),
                false => self.chosen = number,
            }
        }
    }

    /// The offer whose token, or whose landing, is at a place of the screen.
    fn offer_at(&self, offers: &[Offer], x: u16, y: u16) -> Option<usize> {
        let picture = self.picture.as_ref()?;
        let board = self.places.board;
        let square = picture.square_at(x - board.x, y - board.y)?;
        let game = self.session.table().game()?;
        let stands = |offer: &Offer| {
            let (mv, seen) = offer.seen.as_ref()?;
            let step = game.rules().step(game.state(), seen.seat, usize::from(mv.token));
            Some([picture.square_of(seen.seat, step), picture.square_of(seen.seat, seen.step)])
        };
        let from = offers.iter().position(|o| stands(o).is_some_and(|at| at[0] == Some(square)));
        from.or_else(|| {
            offers.iter().position(|o| stands(o).is_some_and(|at| at[1] == Some(square)))
        })
    }

    /// How fast it goes.
    pub(super) fn pace(&self) -> Pace {
        self.pace
    }
}

/// The key without Shift or Caps Lock.
fn small(code: KeyCode) -> KeyCode {
    match code {
        KeyCode::Char(letter) => KeyCode::Char(letter.to_ascii_lowercase()),
        other => other,
    }
}

/// The time for a square that a token walks.
fn walk(pace: Pace) -> Duration {
    Duration::from_millis(pace.walk_ms())
}

/// The time to look at what happened.
fn step(pace: Pace) -> Duration {
    Duration::from_millis(pace.step_ms())
}
