//! The hook through which the torture plants faults in a room: see [`crate::fault`].

use super::Actor;
use crate::fault::{self, Fault};
use crate::room::{RoomChange, RoomEntry};
use crate::wire::{Command, Order};
use homestretch_table::{Millis, TableChange};

/// A moment in the work of a room at which something can go wrong.
pub(super) enum Moment<'a> {
    /// The driver has read the clock.
    ClockRead { now: &'a mut Millis },
    /// A command is checked against the last entry that its sender had seen.
    SeqChecked { seq: &'a mut Option<u64> },
    /// A command, or the driver, has led to entries.
    Decided { order: Option<&'a Order>, entries: &'a mut Vec<RoomEntry> },
    /// The entries after this one are about to be stored.
    Storing { after: u64 },
}

impl Actor {
    /// Does what a planted fault does at this moment. Does nothing without one.
    pub(super) fn sabotage(&mut self, moment: Moment) {
        match moment {
            Moment::ClockRead { now } if fault::is_planted(Fault::TimerEarly) => {
                *now = now.plus(Millis(2_000));
            }
            Moment::SeqChecked { seq } if fault::is_planted(Fault::TakeStale) => *seq = None,
            Moment::Decided { order: Some(order), entries } => {
                if fault::is_planted(Fault::DropInSilence) && order.cmd_id.ends_with('7') {
                    entries.clear();
                }
                if fault::is_planted(Fault::SayTwice)
                    && matches!(order.command, Command::Chat { .. })
                {
                    entries.extend(entries.last().cloned());
                }
            }
            Moment::Decided { order: None, entries }
                if fault::is_planted(Fault::TimerTwice) && entries.iter().any(is_missed) =>
            {
                entries.extend(entries.clone());
            }
            Moment::Storing { after } if fault::is_planted(Fault::TellEarly) => {
                self.broadcast(self.room.events_between(after + 1, self.room.seq));
            }
            _ => {}
        }
    }
}

fn is_missed(entry: &RoomEntry) -> bool {
    matches!(entry.what, RoomChange::Table(TableChange::Missed { .. }))
}
