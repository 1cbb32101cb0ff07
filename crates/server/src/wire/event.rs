//! The events of a room, as messages carry them.

use homestretch_rules::{Event, Seat};
use homestretch_table::{Millis, PlayerId, TableEvent};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Something that happened in a room. docs/PROTOCOL.md lists all events.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum RoomEvent {
    /// A person entered the room.
    PersonEntered { player: PlayerId, name: String },
    /// A watcher left.
    PersonLeft { player: PlayerId, name: String },
    /// The host removed a person from the room.
    PersonRemoved { player: PlayerId, name: String },
    /// The room was added to the lobby or removed from it.
    Listed { public: bool },
    /// A person sent a chat message.
    Chat { player: PlayerId, name: String, text: String, at: Millis },
    /// A person sent a reaction.
    Reaction { player: PlayerId, name: String, seat: Option<Seat>, reaction: String },
    /// The host muted a person, or let them write again.
    Muted { player: PlayerId, name: String, muted: bool },
    /// The host turned the chat on or off.
    ChatSwitched { on: bool },
    /// A person's device committed to a chain for a seat.
    Anchored { seat: Seat, anchor: String },
    /// The server committed to a new chain, because the last one was used up.
    Renewed { anchor: String },
    /// A roll was opened, so that its contributors release their values.
    RollOpened { index: u32, roller: Option<Seat>, contributors: Vec<Seat> },
    /// An open roll will never be thrown, because moves were undone before it or the player who
    /// should roll has left.
    RollVoid { index: u32 },
    /// The values from which the roll is computed. The roll itself is the next event.
    RollShown {
        index: u32,
        roller: Option<Seat>,
        server: String,
        contributions: BTreeMap<Seat, String>,
        missing: Vec<Seat>,
        fell: String,
    },
    /// Something happened at the table or in the game itself.
    #[serde(untagged)]
    Table(TableEvent),
}

/// The hint of a message: one word for what its events are about, for simple clients.
pub(crate) fn hint(events: &[RoomEvent]) -> String {
    // The last of the most important events decides.
    let weighed = events.iter().map(|event| (weight_and_hint(event), event));
    match weighed.max_by_key(|((weight, _), _)| *weight) {
        Some(((_, Some(hint)), _)) => hint.into(),
        Some(((_, None), event)) => kind(event),
        None => "state".into(),
    }
}

/// The hint for simple clients, which have other names for some.
pub(crate) fn simple_hint(hint: &str, events: &[RoomEvent]) -> String {
    let leaves = |event: &RoomEvent| {
        matches!(
            event,
            RoomEvent::PersonLeft { .. }
                | RoomEvent::PersonRemoved { .. }
                | RoomEvent::Table(TableEvent::PlayerLeft { .. } | TableEvent::SeatFreed { .. })
        )
    };
    match hint {
        "token_moved" => "piece_moved",
        "turn_passed" | "skipped" => "turn_skipped",
        "game_over" | "game_started" | "dice_rolled" | "player_joined" => hint,
        _ if events.iter().any(leaves) => "player_left",
        _ => hint,
    }
    .into()
}

/// How important an event is, and its hint if that is not its `type`.
fn weight_and_hint(event: &RoomEvent) -> (i8, Option<&'static str>) {
    use TableEvent as T;
    match event {
        RoomEvent::Table(event) => match event {
            T::Game(Event::Over { .. }) | T::RoundOver { .. } | T::MatchOver { .. } => {
                (4, Some("game_over"))
            }
            T::GameStarted { .. } => (4, None),
            T::Game(Event::Moved { .. }) => (3, Some("token_moved")),
            T::Game(Event::OpeningRolled { .. }) => (3, Some("dice_rolled")),
            T::Game(Event::Passed { .. }) => (2, Some("turn_passed")),
            T::Game(Event::Rolled { .. }) => (1, Some("dice_rolled")),
            T::Rolling { .. } => (-1, Some("dice_rolled")),
            T::TakenBack { .. } | T::Game(Event::Again { .. } | Event::First { .. }) => (-1, None),
            _ => (0, None),
        },
        RoomEvent::Chat { .. } => (0, Some("chat_message")),
        RoomEvent::RollShown { .. } | RoomEvent::RollOpened { .. } | RoomEvent::RollVoid { .. } => {
            (-1, None)
        }
        _ => (0, None),
    }
}

/// The `type` of an event, which comes first. The buffer holds no more, so the rest is not written.
fn kind(event: &RoomEvent) -> String {
    let mut head = [0; 40];
    // An error means that the buffer is full.
    let _ = serde_json::to_writer(&mut head[..], event);
    let kind = head.split(|byte| *byte == b'"').nth(3).expect("every event has a type");
    String::from_utf8_lossy(kind).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use homestretch_rules::{AgainReason, Faces, PassReason, Square};

    #[test]
    fn the_hint_names_the_most_important_event() {
        let game = |event| RoomEvent::Table(TableEvent::Game(event));
        let seat = Seat(0);
        let rolled = || game(Event::Rolled { seat, dice: Faces::new([6]) });
        let passed = game(Event::Passed { seat, reason: PassReason::NoMove, why: Vec::new() });
        let again = game(Event::Again { seat, reason: AgainReason::Earned });
        let square = Square::Track(7);
        let moved = || game(Event::Moved { seat, token: 0, from: 1, to: 7, square });
        let finished = game(Event::Finished { seat, token: 0 });
        let over = || game(Event::Over { places: vec![seat] });
        let joined = RoomEvent::Table(TableEvent::PlayerJoined { seat, name: "Bo".into() });
        assert_eq!(
            hint(&[RoomEvent::Table(TableEvent::Rolling { seat }), rolled()]),
            "dice_rolled"
        );
        assert_eq!(hint(&[rolled(), passed]), "turn_passed");
        assert_eq!(hint(&[moved(), again]), "token_moved");
        assert_eq!(hint(&[moved(), finished, over()]), "game_over");
        assert_eq!(
            hint(&[
                over(),
                RoomEvent::Table(TableEvent::RoundOver { places: vec![seat], ranks: vec![] })
            ]),
            "game_over"
        );
        assert_eq!(hint(&[joined]), "player_joined");
        assert_eq!(hint(&[]), "state");
    }
}
