//! What viewers are told.

use crate::entry::Millis;
use crate::player::{PlayerId, Why};
use crate::undo::Back;
use homestretch_rules::{Event, Seat};
use serde::Serialize;

/// Something viewers are told. Computed from the entries, never stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "news", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum News {
    /// The settings are others now.
    Settings,
    /// Someone sat down.
    Joined { seat: Seat },
    /// A seat is free.
    Unseated { seat: Seat },
    /// A person is ready, or is not any more.
    Ready { player: PlayerId, ready: bool },
    /// The host is another person now, or nobody.
    Host { player: Option<PlayerId> },
    /// A round started.
    Started { round: u8 },
    /// The dice roll for a seat.
    Rolling { seat: Seat },
    /// Something happened in the game.
    Event(Event),
    /// A person asks to go back or forth.
    Proposed { by: PlayerId, back: Back },
    /// A person answered.
    Voted { by: PlayerId, agree: bool },
    /// The asking came to nothing.
    VoteFailed,
    /// The game went back to a ply; what chance had done since comes again, in the record's words.
    Undone { to: usize, dice: Vec<String> },
    /// The game went forth to a ply.
    Redone { to: usize },
    /// A bot plays a person's seat now.
    Lent { seat: Seat, level: String, why: Why },
    /// The person plays the seat again.
    TakenBack { seat: Seat },
    /// The time of the turn ends soon.
    Warning { seat: Seat, left: Millis },
    /// The time of the turn is up; the stand-in plays it.
    Missed { seat: Seat, misses: u8 },
    /// The time of the game is up.
    TimeUp,
    /// All clocks stand.
    Paused { by: PlayerId },
    /// They go again.
    Resumed,
    /// The driver is back; its absence was charged to nobody.
    Restored { lost: Millis },
    /// A person left.
    Left { player: PlayerId },
    /// A person came back.
    Returned { player: PlayerId },
    /// A round is over.
    RoundOver { places: Vec<Seat> },
    /// The match is over; these seats have most points.
    MatchOver { winners: Vec<Seat> },
    /// All players moved on to the next taken seat.
    Rotated,
    /// The players stay for another match.
    Rematch { by: PlayerId },
}
