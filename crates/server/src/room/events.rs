//! Events: what viewers are told of an entry, computed from it.

use super::{Entry, Room, RoomWhat};
use crate::event::RoomEvent;
use homestretch_table::{News, PlayerId, What};

impl Room {
    /// What viewers are told of an entry that was just taken in.
    pub(super) fn events_of(&self, entry: &Entry, news: &[News]) -> Vec<RoomEvent> {
        vec![match entry.what.clone() {
            RoomWhat::Table(_) => return news.iter().map(|news| self.event(news)).collect(),
            RoomWhat::Made { .. } | RoomWhat::Committed { .. } | RoomWhat::Released { .. } => {
                return Vec::new();
            }
            RoomWhat::Anchored { seat, anchor, .. } => {
                RoomEvent::Anchored { seat, anchor: anchor.to_string() }
            }
            RoomWhat::Renewed { anchor, .. } => RoomEvent::Renewed { anchor: anchor.to_string() },
            RoomWhat::RollOpened { index, roller, contributors } => {
                RoomEvent::RollOpened { index, roller, contributors }
            }
            RoomWhat::RollShown(shown) => RoomEvent::RollShown {
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
            RoomWhat::Entered { player, name, .. } => RoomEvent::PersonEntered { player, name },
            RoomWhat::Said { by, text } => {
                let name = self.name(by).to_string();
                RoomEvent::Chat { player: by, name, text, at: entry.at }
            }
            RoomWhat::Reacted { by, reaction } => {
                let seat = self.table.seats_of(by).first().copied();
                RoomEvent::Reaction { player: by, seat, reaction }
            }
            RoomWhat::Muted { player, muted } => RoomEvent::Muted { player, muted },
            RoomWhat::Chat { on } => RoomEvent::ChatSwitched { on },
            RoomWhat::Removed { player } => RoomEvent::PersonRemoved { player },
            RoomWhat::WentAway { player } => RoomEvent::PersonLeft { player },
            RoomWhat::Listed { public } => RoomEvent::Listed { public },
        }]
    }

    pub(super) fn name(&self, player: PlayerId) -> &str {
        self.people.get(&player).map_or("", |person| person.name.as_str())
    }

    /// A piece of news as clients get it.
    fn event(&self, news: &News) -> RoomEvent {
        match news.clone() {
            News::Event(event) => RoomEvent::Game(event),
            News::Settings => RoomEvent::SettingsChanged,
            News::Joined { seat } => {
                let name = self.table.at(seat).map(|seated| seated.player.name.clone());
                RoomEvent::PlayerJoined { seat, name }
            }
            News::Unseated { seat } => RoomEvent::SeatFreed { seat },
            News::Ready { player, ready } => RoomEvent::PlayerReady { player, ready },
            News::Host { player } => RoomEvent::HostChanged { player },
            News::Started { round } => RoomEvent::GameStarted { round },
            News::Rolling { seat } => RoomEvent::Rolling { seat },
            News::Proposed { by, back } => RoomEvent::UndoAsked { player: by, back },
            News::Voted { by, agree } => RoomEvent::UndoAnswered { player: by, agree },
            News::VoteFailed => RoomEvent::UndoRefused,
            News::Undone { to, dice } => RoomEvent::Undone { ply: to, dice },
            News::Redone { to } => RoomEvent::Redone { ply: to },
            News::Lent { seat, level, why } => RoomEvent::BotTookOver { seat, level, reason: why },
            News::TakenBack { seat } => RoomEvent::TakenBack { seat },
            News::Warning { seat, left } => RoomEvent::TimeWarning { seat, left_ms: left },
            News::Missed { seat, misses } => RoomEvent::TurnMissed { seat, misses },
            News::TimeUp => RoomEvent::TimeUp,
            News::Paused { by } => RoomEvent::Paused { player: by },
            News::Resumed => RoomEvent::Resumed,
            News::Restored { lost } => RoomEvent::ServerReturned { lost_ms: lost },
            News::Left { player } => RoomEvent::PlayerLeft { player },
            News::Returned { player } => RoomEvent::PlayerReturned { player },
            News::RoundOver { places } => RoomEvent::RoundOver { places, ranks: self.ranks() },
            News::MatchOver { winners } => RoomEvent::MatchOver { winners },
            News::Rotated => RoomEvent::SeatsRotated,
            News::Rematch { by } => RoomEvent::Rematch { player: by },
        }
    }
}

/// Whether an entry of the table changes the game or whose turn it is, so that a command from
/// before it is stale.
pub(super) fn changes_game(what: &What) -> bool {
    match what {
        What::Started { .. }
        | What::Asked { .. }
        | What::Action { .. }
        | What::Undone { .. }
        | What::Redone { .. }
        | What::Missed { .. }
        | What::TimeUp
        | What::Rotated
        | What::Rematch { .. } => true,
        What::Opened { .. }
        | What::SettingsChanged { .. }
        | What::Joined { .. }
        | What::BotAdded { .. }
        | What::Unseated { .. }
        | What::Ready { .. }
        | What::Proposed { .. }
        | What::Voted { .. }
        | What::VoteLapsed
        | What::Lent { .. }
        | What::TakenBack { .. }
        | What::Warned { .. }
        | What::Paused { .. }
        | What::Resumed { .. }
        | What::Restored { .. }
        | What::Left { .. }
        | What::Returned { .. }
        | What::HostPassed { .. } => false,
    }
}
