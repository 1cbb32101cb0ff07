//! What a room does by itself: dice, bots and what is due. The server's clock drives it, so no
//! table waits for somebody who is not there.

use super::{Entry, Refused, Room};
use crate::secret::os;
use homestretch_bots::chance;
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
    /// What the room wants to do now. Bots take their time, so that people can follow.
    pub(crate) fn next(&self, now: Millis, bot_pace: Millis) -> Result<Next, Refused> {
        let wants = self.table.wants(now);
        let by_bot = !self.table.rolling();
        let ready = if by_bot { self.table.last().plus(bot_pace) } else { now };
        if (wants.dice || wants.bot.is_some()) && ready > now {
            let wake = wants.wake.filter(|wake| *wake > now);
            return Ok(match wants.wake {
                Some(wake) if wake <= now => self.tick(now)?,
                _ => Next::Wait(Some(wake.map_or(ready, |wake| wake.min(ready)))),
            });
        }
        if wants.dice {
            return Ok(Next::Entries(self.dice(now)?));
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
    pub(crate) fn due(&self, now: Millis, bot_pace: Millis) -> Option<Millis> {
        let wants = self.table.wants(now);
        let ready = (wants.dice || wants.bot.is_some()).then(|| self.table.last().plus(bot_pace));
        [ready, wants.wake].into_iter().flatten().min()
    }

    fn tick(&self, now: Millis) -> Result<Next, Refused> {
        let entries = self.at_table(now, Input::Tick)?;
        Ok(if entries.is_empty() { Next::Wait(None) } else { Next::Entries(entries) })
    }

    /// The dice that are due: as they fell before if they were taken back, else from the
    /// operating system.
    pub(crate) fn dice(&self, now: Millis) -> Result<Vec<Entry>, Refused> {
        let Some((rules, state)) = self.state() else { return Ok(Vec::new()) };
        let falls = self.table.kept_chance().or_else(|| chance(rules, state, &mut os()));
        match falls {
            Some(action) => self.at_table(now, Input::Chance(action)),
            None => Ok(Vec::new()),
        }
    }
}
