//! What a room does by itself: dice, bots and what is due. The server's clock drives it, so no
//! table waits for somebody who is not there.

use super::dice::{Opening, Present};
use super::{Entry, Refused, Room};
use homestretch_rules::Turn;
use homestretch_table::{BotTurn, Input, Millis};

/// What a room wants to do now.
pub(crate) enum Next {
    /// These entries follow.
    Entries(Vec<Entry>),
    /// A bot is to think.
    Bot(Box<BotTurn>),
    /// Nothing before a moment, or before somebody does something.
    Wait(Option<Millis>),
}

impl Room {
    /// What the room wants to do now. Bots take their time, so that people can follow; who begins is
    /// drawn at once.
    pub(crate) fn next(
        &self,
        now: Millis,
        bot_pace: Millis,
        present: &Present<'_>,
    ) -> Result<Next, Refused> {
        let wants = self.table.wants(now);
        let wake = wants.wake.filter(|wake| *wake > now);
        let until = |moment: Millis| Next::Wait(Some(wake.map_or(moment, |wake| wake.min(moment))));
        match self.opening(now, present) {
            Opening::No => {}
            Opening::Now(entry) => return Ok(Next::Entries(vec![entry])),
            Opening::Later(moment) if wants.wake == wake => return Ok(until(moment)),
            Opening::Later(_) => {}
        }
        let by_bot = !self.table.rolling() && !self.draws();
        let ready = if by_bot { self.table.went_on().plus(bot_pace) } else { now };
        if (wants.dice || wants.bot.is_some()) && ready > now {
            return Ok(match wants.wake {
                Some(wake) if wake <= now => self.tick(now)?,
                _ => until(ready),
            });
        }
        if wants.dice {
            let due = self.values_due(present.since, present.patience);
            return match due.filter(|due| *due > now) {
                Some(due) => Ok(until(due)),
                None => Ok(Next::Entries(self.fall(now)?)),
            };
        }
        if let Some(turn) = wants.bot {
            return Ok(Next::Bot(Box::new(turn)));
        }
        match wants.wake {
            Some(wake) if wake <= now => self.tick(now),
            wake => Ok(Next::Wait(wake)),
        }
    }

    /// When the room wants something next, for a driver that may have to find it again.
    pub(crate) fn due(&self, now: Millis, bot_pace: Millis, patience: Millis) -> Option<Millis> {
        let wants = self.table.wants(now);
        let pace = if self.draws() { Millis(0) } else { bot_pace };
        let ready = (wants.dice || wants.bot.is_some()).then(|| self.table.went_on().plus(pace));
        let ready = ready.max(self.values_due(Millis(0), patience).filter(|_| wants.dice));
        [ready, wants.wake].into_iter().flatten().min()
    }

    /// Whether it is to be drawn who begins, which nobody has to follow.
    fn draws(&self) -> bool {
        self.state().is_some_and(|(_, state)| state.turn() == Turn::Draw)
    }

    fn tick(&self, now: Millis) -> Result<Next, Refused> {
        let entries = self.at_table(now, Input::Tick)?;
        Ok(if entries.is_empty() { Next::Wait(None) } else { Next::Entries(entries) })
    }

    /// Whether dice that somebody has asked for can fall at once. Who is faster than the opening of
    /// the roll waits for it: nobody's value is left out by a quick click.
    pub(crate) fn may_fall(&self, now: Millis, present: &Present<'_>) -> bool {
        let asked = self.table.rolling() && self.table.wants(now).dice;
        let values = || self.values_due(present.since, present.patience);
        asked
            && matches!(self.opening(now, present), Opening::No)
            && values().is_none_or(|due| due <= now)
    }
}
