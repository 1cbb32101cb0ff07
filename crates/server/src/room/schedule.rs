//! The automatic actions of a room: dice, bots and timers. The server's clock drives it, so that no
//! table waits for people who are absent.

use super::dice::{ConnectedPlayers, RollOpening};
use super::{Room, RoomEntry};
use crate::wire::Answer;
use homestretch_rules::Turn;
use homestretch_table::{BotTurn, Input, Millis};

/// The next step of a room.
pub(crate) enum NextStep {
    /// Append these entries.
    Entries(Vec<RoomEntry>),
    /// Let a bot choose its move.
    Bot(Box<BotTurn>),
    /// Do nothing until this moment, or until somebody acts.
    Wait(Option<Millis>),
}

impl Room {
    /// The next step of the room. Bots wait a little so that people can follow; the draw for the
    /// first seat happens immediately.
    pub(crate) fn next(
        &self,
        now: Millis,
        bot_pace: Millis,
        connected: &ConnectedPlayers,
    ) -> Answer<NextStep> {
        let pending = self.table.pending(now);
        let wake = pending.wake.filter(|wake| *wake > now);
        let until =
            |moment: Millis| NextStep::Wait(Some(wake.map_or(moment, |wake| wake.min(moment))));
        match self.opening(now, connected) {
            RollOpening::No => {}
            RollOpening::Now(entry) => return Ok(NextStep::Entries(vec![entry])),
            RollOpening::Later(moment) if pending.wake == wake => return Ok(until(moment)),
            RollOpening::Later(_) => {}
        }
        let by_bot = !self.table.rolling() && !self.draws_first_seat();
        let ready = if by_bot { self.table.last_advanced_at().plus(bot_pace) } else { now };
        if (pending.dice || pending.bot.is_some()) && ready > now {
            return Ok(match pending.wake {
                Some(wake) if wake <= now => self.tick(now)?,
                _ => until(ready),
            });
        }
        if pending.dice {
            let due = self.values_deadline(connected.since, connected.patience);
            return match due.filter(|due| *due > now) {
                Some(due) => Ok(until(due)),
                None => Ok(NextStep::Entries(self.roll_entries(now)?)),
            };
        }
        if let Some(turn) = pending.bot {
            return Ok(NextStep::Bot(Box::new(turn)));
        }
        match pending.wake {
            Some(wake) if wake <= now => self.tick(now),
            wake => Ok(NextStep::Wait(wake)),
        }
    }

    /// When the room has to act next, for a node that has to wake it.
    pub(crate) fn due(&self, now: Millis, bot_pace: Millis, patience: Millis) -> Option<Millis> {
        let pending = self.table.pending(now);
        let pace = if self.draws_first_seat() { Millis(0) } else { bot_pace };
        let ready = (pending.dice || pending.bot.is_some())
            .then(|| self.table.last_advanced_at().plus(pace));
        let ready = ready.max(self.values_deadline(Millis(0), patience).filter(|_| pending.dice));
        [ready, pending.wake].into_iter().flatten().min()
    }

    /// Whether the first seat is about to be drawn.
    fn draws_first_seat(&self) -> bool {
        self.state().is_some_and(|(_, state)| state.turn() == Turn::Draw)
    }

    fn tick(&self, now: Millis) -> Answer<NextStep> {
        let entries = self.table_entries(now, Input::Tick)?;
        Ok(if entries.is_empty() { NextStep::Wait(None) } else { NextStep::Entries(entries) })
    }

    /// Whether requested dice can be thrown now. A player who clicks before the roll is open waits
    /// for it, so that a quick click leaves out nobody's value.
    pub(crate) fn can_roll_now(&self, now: Millis, connected: &ConnectedPlayers) -> bool {
        let asked = self.table.rolling() && self.table.pending(now).dice;
        let values = || self.values_deadline(connected.since, connected.patience);
        asked
            && matches!(self.opening(now, connected), RollOpening::No)
            && values().is_none_or(|due| due <= now)
    }
}
