//! What viewers are told, as messages carry it.

use crate::protocol::RankView;
use homestretch_rules::{Event, Seat};
use homestretch_table::{Back, Millis, PlayerId, Why};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Something that happened in a room. docs/PROTOCOL.md lists all of them.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum RoomEvent {
    /// Someone came into the room.
    PersonEntered { player: PlayerId, name: String },
    /// Someone who watched went away.
    PersonLeft { player: PlayerId },
    /// The host sent someone out.
    PersonRemoved { player: PlayerId },
    /// A person or a bot sat down.
    PlayerJoined { seat: Seat, name: Option<String> },
    /// A seat is free again.
    SeatFreed { seat: Seat },
    /// A person is ready, or is not any more.
    PlayerReady { player: PlayerId, ready: bool },
    /// Another person is the host now, or nobody.
    HostChanged { player: Option<PlayerId> },
    /// The settings are others now.
    SettingsChanged,
    /// The room came into the lobby or left it.
    Listed { public: bool },
    /// A round started.
    GameStarted { round: u8 },
    /// The dice roll.
    Rolling { seat: Seat },
    /// The time of the turn ends soon.
    TimeWarning { seat: Seat, left_ms: Millis },
    /// It is up; the stand-in plays this turn.
    TurnMissed { seat: Seat, misses: u8 },
    /// A bot plays a person's seat now.
    BotTookOver { seat: Seat, level: String, reason: Why },
    /// The person plays the seat again.
    TakenBack { seat: Seat },
    /// All clocks stand.
    Paused { player: PlayerId },
    /// They go again.
    Resumed,
    /// A person asks to go back or forth.
    UndoAsked { player: PlayerId, back: Back },
    /// A person has answered.
    UndoAnswered { player: PlayerId, agree: bool },
    /// It came to nothing.
    UndoRefused,
    /// The game went back to this number of actions. What had fallen since, in the record's words,
    /// comes again.
    Undone { ply: usize, dice: Vec<String> },
    /// The game went forth to this number of actions.
    Redone { ply: usize },
    /// A person left the table.
    PlayerLeft { player: PlayerId },
    /// A person came back.
    PlayerReturned { player: PlayerId },
    /// The time of the game is up.
    TimeUp,
    /// A round is over; the seats, best first, and who shares which place.
    RoundOver {
        places: Vec<Seat>,
        // A page may hear of a node that does not tell it yet.
        #[cfg_attr(test, ts(as = "Option<Vec<RankView>>", optional))]
        ranks: Vec<RankView>,
    },
    /// The match is over; the seats with most points.
    MatchOver { winners: Vec<Seat> },
    /// The players stay for another match.
    Rematch { player: PlayerId },
    /// All moved on to the next taken seat.
    SeatsRotated,
    /// Nobody served for a while; that time is charged to nobody.
    ServerReturned { lost_ms: Millis },
    /// Someone said something.
    Chat { player: PlayerId, name: String, text: String, at: Millis },
    /// Someone waved, laughed or clapped.
    Reaction { player: PlayerId, seat: Option<Seat>, reaction: String },
    /// The host lets someone speak or not.
    Muted { player: PlayerId, muted: bool },
    /// The host turned the chat on or off.
    ChatSwitched { on: bool },
    /// A person's device committed to a chain for a seat.
    Anchored { seat: Seat, anchor: String },
    /// The server committed to a new chain, as the one before is spent.
    Renewed { anchor: String },
    /// A roll was opened, for those who take part to show their values.
    RollOpened { index: u32, roller: Option<Seat>, contributors: Vec<Seat> },
    /// A roll that was open will never fall: the game was taken back before it, or who rolls left.
    RollVoid { index: u32 },
    /// All that the dice which fall now come from.
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

/// The hint of a message: what a simple client may want to know of its events.
pub(crate) fn hint(events: &[RoomEvent]) -> String {
    // The last that is more than a detail says best what the message is about.
    let weight = |event: &&RoomEvent| match event {
        RoomEvent::Game(Event::Over { .. })
        | RoomEvent::RoundOver { .. }
        | RoomEvent::MatchOver { .. }
        | RoomEvent::GameStarted { .. } => 4,
        RoomEvent::Game(Event::Moved { .. } | Event::OpeningRolled { .. }) => 3,
        RoomEvent::Game(Event::Passed { .. }) => 2,
        RoomEvent::Game(Event::Rolled { .. }) => 1,
        RoomEvent::Rolling { .. }
        | RoomEvent::TakenBack { .. }
        | RoomEvent::RollShown { .. }
        | RoomEvent::RollOpened { .. }
        | RoomEvent::RollVoid { .. }
        | RoomEvent::Game(Event::Again { .. } | Event::First { .. }) => -1,
        _ => 0,
    };
    match events.iter().max_by_key(weight) {
        Some(
            RoomEvent::Rolling { .. }
            | RoomEvent::Game(Event::Rolled { .. } | Event::OpeningRolled { .. }),
        ) => "dice_rolled".into(),
        Some(RoomEvent::Game(Event::Moved { .. })) => "token_moved".into(),
        Some(RoomEvent::Game(Event::Passed { .. })) => "turn_passed".into(),
        Some(
            RoomEvent::Game(Event::Over { .. })
            | RoomEvent::RoundOver { .. }
            | RoomEvent::MatchOver { .. },
        ) => "game_over".into(),
        Some(RoomEvent::Chat { .. }) => "chat_message".into(),
        Some(event) => kind(event),
        None => "state".into(),
    }
}

/// The `type` of an event.
fn kind(event: &RoomEvent) -> String {
    let event = serde_json::to_value(event).expect("an event is plain data");
    event["type"].as_str().expect("every event has a type").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use homestretch_rules::{AgainReason, Faces, PassReason, Square};

    #[test]
    fn the_hint_names_what_a_message_is_about() {
        let seat = Seat(0);
        let rolled = || RoomEvent::Game(Event::Rolled { seat, dice: Faces::new([6]) });
        let passed = RoomEvent::Game(Event::Passed { seat, reason: PassReason::NoMove });
        let again = RoomEvent::Game(Event::Again { seat, reason: AgainReason::Earned });
        let square = Square::Track(7);
        let moved = || RoomEvent::Game(Event::Moved { seat, token: 0, from: 1, to: 7, square });
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
