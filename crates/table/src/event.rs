//! Events of a table, for viewers.

use crate::player::{AutopilotReason, PlayerId};
use crate::time::Millis;
use crate::vote::Back;
use homestretch_bots::Level;
use homestretch_rules::{Event, Seat};
use serde::Serialize;

/// An event that viewers see. Events are computed from the entries and never stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "news", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names of the fields are clear")]
pub enum TableEvent {
    /// The settings changed.
    Settings,
    /// Someone sat down.
    Joined { seat: Seat },
    /// A seat became free.
    Unseated { seat: Seat },
    /// A person is ready, or no longer ready.
    Ready { player: PlayerId, ready: bool },
    /// Another person is the host, or nobody.
    Host { player: Option<PlayerId> },
    /// A round started.
    Started { round: u8 },
    /// The dice roll for a seat.
    Rolling { seat: Seat },
    /// Something happened in the game.
    Event(Event),
    /// A person asks the others whether to go back or forward.
    Proposed { by: PlayerId, back: Back },
    /// A person answered.
    Voted { by: PlayerId, agree: bool },
    /// The question ended without everybody's agreement.
    VoteFailed,
    /// The game went back to a ply. `dice` are the throws since then, in the notation of records;
    /// they will be rolled again.
    Undone { to: usize, dice: Vec<String> },
    /// The game went forward to a ply.
    Redone { to: usize },
    /// A bot plays a person's seat now.
    AutopilotOn { seat: Seat, level: Level, reason: AutopilotReason },
    /// The person plays the seat again.
    AutopilotOff { seat: Seat },
    /// The time of the turn ends soon.
    Warning { seat: Seat, left: Millis },
    /// The time of the turn is up, and the stand-in plays it.
    Missed { seat: Seat, misses: u8 },
    /// The time of the game is up.
    TimeUp,
    /// The game is paused: all clocks stop.
    Paused { by: PlayerId },
    /// The pause is over: all clocks run again.
    Resumed,
    /// The driver is back. No clock counts the time it was down.
    Restored { lost: Millis },
    /// A person left.
    Left { player: PlayerId },
    /// A person came back.
    Returned { player: PlayerId },
    /// A round is over.
    RoundOver { places: Vec<Seat> },
    /// The match is over, and these seats have the most points.
    MatchOver { winners: Vec<Seat> },
    /// All players moved on to the next taken seat.
    Rotated,
    /// The players stay for another match.
    Rematch { by: PlayerId },
}
