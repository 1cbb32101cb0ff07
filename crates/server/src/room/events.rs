//! Computes the events that viewers receive from entries.

use super::{Room, RoomChange, RoomEntry};
use crate::wire::event::RoomEvent;
use homestretch_table::{PlayerId, TableChange, TableEvent};

impl Room {
    /// The events of an entry that was just applied.
    pub(super) fn events_of(&self, entry: &RoomEntry, events: Vec<TableEvent>) -> Vec<RoomEvent> {
        vec![match entry.what.clone() {
            RoomChange::Table(_) => return events.into_iter().map(RoomEvent::Table).collect(),
            RoomChange::Made { .. }
            | RoomChange::Committed { .. }
            | RoomChange::Released { .. } => {
                return Vec::new();
            }
            RoomChange::Anchored { seat, anchor, .. } => {
                RoomEvent::Anchored { seat, anchor: anchor.to_string() }
            }
            RoomChange::Renewed { anchor, .. } => RoomEvent::Renewed { anchor: anchor.to_string() },
            RoomChange::RollOpened { index, roller, contributors } => {
                RoomEvent::RollOpened { index, roller, contributors }
            }
            RoomChange::RollShown(shown) => RoomEvent::RollShown {
                index: shown.index,
                roller: shown.roller,
                server: shown.server.to_string(),
                contributions: shown
                    .contributions
                    .iter()
                    .map(|(seat, value)| (*seat, value.to_string()))
                    .collect(),
                missing: shown.missing,
                fell: shown.fell,
            },
            RoomChange::Entered { player, name, .. } => RoomEvent::PersonEntered { player, name },
            RoomChange::Said { by, text } => {
                RoomEvent::Chat { player: by, name: self.name(by), text, at: entry.at }
            }
            RoomChange::Reacted { by, reaction } => {
                let seat = self.table.seats_of(by).first().copied();
                RoomEvent::Reaction { player: by, name: self.name(by), seat, reaction }
            }
            RoomChange::Muted { player, muted } => {
                RoomEvent::Muted { player, name: self.name(player), muted }
            }
            RoomChange::Chat { on } => RoomEvent::ChatSwitched { on },
            RoomChange::Removed { player } => {
                RoomEvent::PersonRemoved { player, name: self.name(player) }
            }
            RoomChange::WentAway { player } => {
                RoomEvent::PersonLeft { player, name: self.name(player) }
            }
            RoomChange::Listed { public } => RoomEvent::Listed { public },
        }]
    }

    pub(super) fn name(&self, player: PlayerId) -> String {
        self.people.get(&player).map_or_else(String::new, |person| person.name.clone())
    }
}

/// Whether an entry of the table changes the game or whose turn it is, so that earlier commands
/// become stale.
pub(super) fn changes_game(what: &TableChange) -> bool {
    matches!(
        what,
        TableChange::Started { .. }
            | TableChange::Asked { .. }
            | TableChange::Action { .. }
            | TableChange::Undone { .. }
            | TableChange::Redone { .. }
            | TableChange::Missed { .. }
            | TableChange::TimeUp
            | TableChange::Rotated
            | TableChange::Rematch { .. }
    )
}
