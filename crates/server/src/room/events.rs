//! Computes the events that viewers receive from entries.

use super::{Room, RoomChange, RoomEntry};
use crate::wire::event::RoomEvent;
use homestretch_table::{PlayerId, TableChange, TableEvent};

impl Room {
    /// The events of an entry that was just applied.
    pub(super) fn events_of(&self, entry: &RoomEntry, events: &[TableEvent]) -> Vec<RoomEvent> {
        vec![match entry.what.clone() {
            RoomChange::Table(_) => return events.iter().map(|event| self.event(event)).collect(),
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
                let name = self.name(by).to_string();
                RoomEvent::Chat { player: by, name, text, at: entry.at }
            }
            RoomChange::Reacted { by, reaction } => {
                let seat = self.table.seats_of(by).first().copied();
                RoomEvent::Reaction { player: by, seat, reaction }
            }
            RoomChange::Muted { player, muted } => RoomEvent::Muted { player, muted },
            RoomChange::Chat { on } => RoomEvent::ChatSwitched { on },
            RoomChange::Removed { player } => RoomEvent::PersonRemoved { player },
            RoomChange::WentAway { player } => RoomEvent::PersonLeft { player },
            RoomChange::Listed { public } => RoomEvent::Listed { public },
        }]
    }

    pub(super) fn name(&self, player: PlayerId) -> &str {
        self.people.get(&player).map_or("", |person| person.name.as_str())
    }

    /// An event of the table as clients receive it.
    fn event(&self, event: &TableEvent) -> RoomEvent {
        match event.clone() {
            TableEvent::Event(event) => RoomEvent::Game(event),
            TableEvent::Settings => RoomEvent::SettingsChanged,
            TableEvent::Joined { seat } => {
                let name = self.table.at(seat).map(|seated| seated.player.name.clone());
                RoomEvent::PlayerJoined { seat, name }
            }
            TableEvent::Unseated { seat } => RoomEvent::SeatFreed { seat },
            TableEvent::Ready { player, ready } => RoomEvent::PlayerReady { player, ready },
            TableEvent::Host { player } => RoomEvent::HostChanged { player },
            TableEvent::Started { round } => RoomEvent::GameStarted { round },
            TableEvent::Rolling { seat } => RoomEvent::Rolling { seat },
            TableEvent::Proposed { by, back } => RoomEvent::UndoAsked { player: by, back },
            TableEvent::Voted { by, agree } => RoomEvent::UndoAnswered { player: by, agree },
            TableEvent::VoteFailed => RoomEvent::UndoRefused,
            TableEvent::Undone { to, dice } => RoomEvent::Undone { ply: to, dice },
            TableEvent::Redone { to } => RoomEvent::Redone { ply: to },
            TableEvent::AutopilotOn { seat, level, reason } => {
                RoomEvent::BotTookOver { seat, level, reason }
            }
            TableEvent::AutopilotOff { seat } => RoomEvent::TakenBack { seat },
            TableEvent::Warning { seat, left } => RoomEvent::TimeWarning { seat, left_ms: left },
            TableEvent::Missed { seat, misses } => RoomEvent::TurnMissed { seat, misses },
            TableEvent::TimeUp => RoomEvent::TimeUp,
            TableEvent::Paused { by } => RoomEvent::Paused { player: by },
            TableEvent::Resumed => RoomEvent::Resumed,
            TableEvent::Restored { lost } => RoomEvent::ServerReturned { lost_ms: lost },
            TableEvent::Left { player } => RoomEvent::PlayerLeft { player },
            TableEvent::Returned { player } => RoomEvent::PlayerReturned { player },
            TableEvent::RoundOver { places } => {
                RoomEvent::RoundOver { places, ranks: self.ranks() }
            }
            TableEvent::MatchOver { winners } => RoomEvent::MatchOver { winners },
            TableEvent::Rotated => RoomEvent::SeatsRotated,
            TableEvent::Rematch { by } => RoomEvent::Rematch { player: by },
        }
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
