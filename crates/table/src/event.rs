//! Events of a table, for viewers.

use crate::player::{AutopilotReason, PlayerId};
use crate::time::Millis;
use crate::vote::Back;
use homestretch_bots::Level;
use homestretch_rules::{Event, Seat};
use serde::Serialize;

/// An event that viewers see, as messages carry it. Events are computed from the entries and never
/// stored. docs/PROTOCOL.md lists all events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the names of the fields are clear")]
pub enum TableEvent {
    /// A person or a bot took a seat.
    PlayerJoined { seat: Seat, name: String },
    /// A seat became free.
    SeatFreed { seat: Seat },
    /// A person is ready, or no longer ready.
    PlayerReady { player: PlayerId, ready: bool },
    /// Another person became the host, or nobody.
    HostChanged { player: Option<PlayerId> },
    /// The settings changed.
    SettingsChanged,
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
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
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
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Rank>>", optional))]
        ranks: Vec<Rank>,
    },
    /// The match is over: the seats with the most points.
    MatchOver { winners: Vec<Seat> },
    /// The players stay for another match.
    Rematch { player: PlayerId },
    /// All players moved on to the next taken seat.
    SeatsRotated,
    /// No node was running for a while; that time does not count for anybody.
    ServerReturned { lost_ms: Millis },
    /// Something happened in the game itself: an event of docs/ENGINE.md.
    #[serde(untagged)]
    Game(Event),
}

/// A side and its place. Tied sides have the same place, and the next side comes after all of
/// them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RankView"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RankView"))]
pub struct Rank {
    /// The place, starting at 1.
    pub place: u8,
    /// The seats that play together.
    pub seats: Vec<Seat>,
}
