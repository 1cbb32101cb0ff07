//! Handling keys and clicks during a game.

use super::game::{GameScreen, Overlay};
use crate::play::messages::{refusal_message, write_file};
use crate::play::offers::Offer;
use crate::play::session::LOCAL_PLAYER;
use crate::terminal::text_field::{TextField, is_typed};
use crate::words::Words;
use homestretch_rules::Seat;
use homestretch_table::{Control, Input, Phase, SeatsAfter};
use ratatui::crossterm::event::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};
use std::time::Instant;

impl GameScreen {
    /// Handles an event of the terminal. Returns whether the person leaves.
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
        let key = KeyEvent { code: lowercase(key.code), ..key };
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
            KeyCode::Char('u') => self.input(words, Input::Undo { by: LOCAL_PLAYER }, now),
            KeyCode::Char('y') => self.input(words, Input::Redo { by: LOCAL_PLAYER }, now),
            KeyCode::Char('a') => self.autopilot(words, now),
            KeyCode::Char('p') if self.session.table().paused() => {
                self.input(words, Input::Resume { by: LOCAL_PLAYER }, now);
            }
            KeyCode::Char('p') => self.input(words, Input::Pause { by: LOCAL_PLAYER }, now),
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

    /// Plays an offer, or rolls if there are none.
    fn go(&mut self, words: &Words, number: usize, now: Instant) {
        let Some(seat) = self.session.pending().human else { return };
        // Playing on ends the animation.
        self.arrive();
        let offers = self.offers();
        let input = match offers.get(number) {
            None if offers.is_empty() => Input::Roll { by: LOCAL_PLAYER, seat },
            None => return,
            Some(offer) => offer.input(seat),
        };
        self.input(words, input, now);
        self.ready_at = self.ready_at.min(now + self.pace.walk_time());
    }

    fn choose(&mut self, by: isize) {
        let count = self.offers().len() as isize;
        if count > 0 {
            self.chosen = (self.chosen as isize + by).rem_euclid(count) as usize;
        }
    }

    /// Turns the autopilot on or off: for the player to act, otherwise for one that has it,
    /// otherwise for the only person.
    fn autopilot(&mut self, words: &Words, now: Instant) {
        let table = self.session.table();
        let persons = table.seated().filter(|(_, seated)| seated.player.id().is_some());
        let on_autopilot = |seat: Seat| {
            table.at(seat).is_some_and(|seated| matches!(seated.control, Control::Autopilot { .. }))
        };
        let persons: Vec<Seat> = persons.map(|(seat, _)| seat).collect();
        let to_act = self.session.pending().human;
        let back = persons.iter().copied().find(|seat| on_autopilot(*seat));
        let only = (persons.len() == 1).then(|| persons[0]);
        let Some(seat) = to_act.or(back).or(only) else { return };
        let level = (!on_autopilot(seat)).then(|| table.settings().stand_in);
        self.input(words, Input::Autopilot { by: LOCAL_PLAYER, seat, level }, now);
    }

    fn ask_file(&mut self, export: bool) {
        let id = &self.session.table().rules().spec().id;
        let text = format!("{id}.{}", if export { "record" } else { "game" });
        self.overlay = Some(Overlay::Type { export, typed: TextField::new(text) });
    }

    fn overlay_key(&mut self, words: &Words, overlay: Overlay, key: KeyEvent) -> bool {
        match (overlay, key.code) {
            (Overlay::Leave, KeyCode::Char('y' | 'Y') | KeyCode::Enter) => return true,
            (Overlay::Leave, KeyCode::Char(letter)) => {
                return words.is_word("command-yes", &letter.to_string());
            }
            (Overlay::Rules(line), code) => {
                let line = match code {
                    KeyCode::Down | KeyCode::Char('j' | ' ') => Some(line.saturating_add(1)),
                    KeyCode::Up | KeyCode::Char('k') => Some(line.saturating_sub(1)),
                    KeyCode::PageDown => Some(line.saturating_add(20)),
                    KeyCode::PageUp => Some(line.saturating_sub(20)),
                    KeyCode::Home => Some(0),
                    // Drawing limits this to the last line.
                    KeyCode::End => Some(u16::MAX),
                    _ => None,
                };
                self.overlay = line.map(Overlay::Rules);
            }
            (Overlay::Type { export, typed }, KeyCode::Enter) => {
                self.note = Some(write_file(words, &mut self.session, export, typed.text()));
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

    fn podium_key(&mut self, words: &Words, key: KeyEvent, now: Instant) -> bool {
        let match_over = self.session.table().match_over();
        let seats = match key.code {
            KeyCode::Enter | KeyCode::Char(' ') if !match_over => None,
            KeyCode::Char('n') if match_over => Some(SeatsAfter::Keep),
            KeyCode::Char('w') if match_over => Some(SeatsAfter::WinnerFirst),
            KeyCode::Char('t') if match_over => Some(SeatsAfter::Rotate),
            code => {
                match code {
                    KeyCode::Char('e') => self.ask_file(true),
                    KeyCode::Char('?') => self.overlay = Some(Overlay::Help),
                    KeyCode::Char('r') => self.overlay = Some(Overlay::Rules(0)),
                    _ => {}
                }
                return matches!(code, KeyCode::Char('q') | KeyCode::Esc);
            }
        };
        match self.session.play_again(seats) {
            Ok(news) => {
                self.log.clear();
                self.last.clear();
                self.take(words, &news, now);
            }
            Err(refusal) => self.note = Some(refusal_message(words, &self.session, &refusal)),
        }
        false
    }

    /// Handles the mouse: a click selects or plays an offer, or rolls.
    fn mouse(&mut self, words: &Words, mouse: MouseEvent, now: Instant) {
        if let Some(Overlay::Rules(line)) = &mut self.overlay {
            match mouse.kind {
                MouseEventKind::ScrollDown => *line = line.saturating_add(3),
                MouseEventKind::ScrollUp => *line = line.saturating_sub(3),
                _ => {}
            }
        }
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

    /// The offer whose token or target is at this cell.
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
}

/// The key as it is without Shift and Caps Lock.
fn lowercase(code: KeyCode) -> KeyCode {
    match code {
        KeyCode::Char(letter) => KeyCode::Char(letter.to_ascii_lowercase()),
        other => other,
    }
}
