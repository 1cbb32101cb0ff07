//! The events of a room, as messages carry them.

use crate::wire::RankView;
use homestretch_bots::Level;
use homestretch_rules::{Event, Seat};
use homestretch_table::{AutopilotReason, Back, Millis, PlayerId};
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
    PersonLeft { player: PlayerId },
    /// The host removed a person from the room.
    PersonRemoved { player: PlayerId },
    /// A person or a bot took a seat.
    PlayerJoined { seat: Seat, name: Option<String> },
    /// A seat became free.
    SeatFreed { seat: Seat },
    /// A person is ready, or no longer ready.
    PlayerReady { player: PlayerId, ready: bool },
    /// Another person became the host, or nobody.
    HostChanged { player: Option<PlayerId> },
    /// The settings changed.
    SettingsChanged,
    /// The room was added to the lobby or removed from it.
    Listed { public: bool },
    /// A round started.
    GameStarted { round: u8 },
    /// A player asked for the dice.
    Rolling { seat: Seat },
    /// The time for the turn is almost up.
    TimeWarning { seat: Seat, left_ms: Millis },
    /// The time for the turn is up, and a bot plays this turn.
    TurnMissed { seat: Seat, misses: u8 },
    /// A bot took over a person's seat.
    BotTookOver {
        seat: Seat,
        #[cfg_attr(test, ts(type = "string"))]
        level: Level,
        reason: AutopilotReason,
    },
    /// The person plays the seat again.
    TakenBack { seat: Seat },
    /// All clocks were stopped.
    Paused { player: PlayerId },
    /// The clocks run again.
    Resumed,
    /// A person asks to undo something or to redo it.
    UndoAsked { player: PlayerId, back: Back },
    /// A person answered that question.
    UndoAnswered { player: PlayerId, agree: bool },
    /// The undo request was declined.
    UndoRefused,
    /// The game went back to this number of actions. The dice since then, written as in a record,
    /// will be rolled again.
    Undone { ply: usize, dice: Vec<String> },
    /// The game went forward to this number of actions.
    Redone { ply: usize },
    /// A person left the table.
    PlayerLeft { player: PlayerId },
    /// A person returned to the table.
    PlayerReturned { player: PlayerId },
    /// The time for the game is up.
    TimeUp,
    /// A round is over: the seats, best first, and who shares which place.
    RoundOver {
        places: Vec<Seat>,
        // Optional in TypeScript, because a node with an older version does not send it.
        #[cfg_attr(test, ts(as = "Option<Vec<RankView>>", optional))]
        ranks: Vec<RankView>,
    },
    /// The match is over: the seats with the most points.
    MatchOver { winners: Vec<Seat> },
    /// The players stay for another match.
    Rematch { player: PlayerId },
    /// All players moved on to the next taken seat.
    SeatsRotated,
    /// No node was running for a while; that time does not count for anybody.
    ServerReturned { lost_ms: Millis },
    /// A person sent a chat message.
    Chat { player: PlayerId, name: String, text: String, at: Millis },
    /// A person sent a reaction.
    Reaction { player: PlayerId, seat: Option<Seat>, reaction: String },
    /// The host muted a person, or let them write again.
    Muted { player: PlayerId, muted: bool },
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
    /// Something happened in the game itself: an event of docs/ENGINE.md.
    #[serde(untagged)]
    Game(Event),
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
            RoomEvent::PlayerLeft { .. }
                | RoomEvent::PersonLeft { .. }
                | RoomEvent::PersonRemoved { .. }
                | RoomEvent::SeatFreed { .. }
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
    match event {
        RoomEvent::Game(Event::Over { .. })
        | RoomEvent::RoundOver { .. }
        | RoomEvent::MatchOver { .. } => (4, Some("game_over")),
        RoomEvent::GameStarted { .. } => (4, None),
        RoomEvent::Game(Event::Moved { .. }) => (3, Some("token_moved")),
        RoomEvent::Game(Event::OpeningRolled { .. }) => (3, Some("dice_rolled")),
        RoomEvent::Game(Event::Passed { .. }) => (2, Some("turn_passed")),
        RoomEvent::Game(Event::Rolled { .. }) => (1, Some("dice_rolled")),
        RoomEvent::Chat { .. } => (0, Some("chat_message")),
        RoomEvent::Rolling { .. } => (-1, Some("dice_rolled")),
        RoomEvent::TakenBack { .. }
        | RoomEvent::RollShown { .. }
        | RoomEvent::RollOpened { .. }
        | RoomEvent::RollVoid { .. }
        | RoomEvent::Game(Event::Again { .. } | Event::First { .. }) => (-1, None),
        _ => (0, None),
    }
}

/// The `type` of an event.
fn kind(event: &RoomEvent) -> String {
    let event = serde_json::to_value(event).expect("an event serialises");
    event["type"].as_str().expect("every event has a type").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use homestretch_rules::{AgainReason, Faces, PassReason, Square};

    #[test]
    fn the_hint_names_the_most_important_event() {
        let seat = Seat(0);
        let rolled = || RoomEvent::Game(Event::Rolled { seat, dice: Faces::new([6]) });
        let passed =
            RoomEvent::Game(Event::Passed { seat, reason: PassReason::NoMove, why: Vec::new() });
        let again = RoomEvent::Game(Event::Again { seat, reason: AgainReason::Earned });
        let square = Square::Track(7);
        let moved = || {
            RoomEvent::Game(Event::Moved { seat, token: 0, from: 1, to: 7, via: vec![7], square })
        };
        let finished = RoomEvent::Game(Event::Finished { seat, token: 0 });
        let over = || RoomEvent::Game(Event::Over { places: vec![seat] });
        let joined = RoomEvent::PlayerJoined { seat, name: Some("Bo".into()) };
        assert_eq!(hint(&[RoomEvent::Rolling { seat }, rolled()]), "dice_rolled");
        assert_eq!(hint(&[rolled(), passed]), "turn_passed");
        assert_eq!(hint(&[moved(), again]), "token_moved");
        assert_eq!(hint(&[moved(), finished, over()]), "game_over");
        assert_eq!(
            hint(&[over(), RoomEvent::RoundOver { places: vec![seat], ranks: vec![] }]),
            "game_over"
        );
        assert_eq!(hint(&[joined]), "player_joined");
        assert_eq!(hint(&[]), "state");
    }
}
