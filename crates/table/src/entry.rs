//! Entries: the append-only list that is the table.

use crate::player::PlayerId;
use crate::settings::Settings;
use crate::undo::Back;
use homestretch_rules::{BadSeating, Seat};
use serde::{Deserialize, Serialize};

/// The version of the entries that this program writes.
pub const VERSION: u32 = 1;

/// A moment, or a length of time, in milliseconds of the driver's clock.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Millis(pub u64);

impl Millis {
    /// So many seconds.
    pub fn seconds(seconds: u32) -> Millis {
        Millis(u64::from(seconds) * 1000)
    }

    /// So much later.
    pub fn plus(self, time: Millis) -> Millis {
        Millis(self.0.saturating_add(time.0))
    }

    /// The time since an earlier moment; none if that one is later.
    pub fn since(self, earlier: Millis) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

/// One thing that happened at the table, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When. Never before the entry that came before.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What happened at a table: all that its state is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum What {
    /// The table was opened, with everything that later entries rest on.
    Opened {
        version: u32,
        variant: String,
        hash: String,
        text: String,
        settings: Box<Settings>,
        opener: PlayerId,
    },
    /// The host changed the settings.
    SettingsChanged { settings: Box<Settings> },
    /// A person sat down.
    Joined { seat: Seat, player: PlayerId, name: String },
    /// A bot sat down.
    BotAdded { seat: Seat, level: String, name: String },
    /// The host freed a seat, or who sat there takes another.
    Unseated { seat: Seat },
    /// A person is ready, or is not any more.
    Ready { player: PlayerId, ready: bool },
    /// A round started, with the seats in turn order.
    Started { seats: Vec<Seat>, opening: bool },
    /// The seat to act asked for the dice; `by` whom if it was a person.
    Asked {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// Something was done, in the record's words; `by` whom if it was a person's choice.
    Action {
        action: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// A person asked the others to go back or forth to a ply.
    Proposed { by: PlayerId, back: Back, to: usize },
    /// A person agreed or did not.
    Voted { by: PlayerId, agree: bool },
    /// Nobody answered in time.
    VoteLapsed,
    /// The game went back to a ply.
    Undone { to: usize },
    /// The game went forth to a ply.
    Redone { to: usize },
    /// A person handed the seat over to a bot.
    Lent { seat: Seat, level: String },
    /// A person took the seat back.
    TakenBack { seat: Seat },
    /// The time of a turn ends soon.
    Warned { seat: Seat },
    /// The time of a turn ended.
    Missed { seat: Seat },
    /// The time of the game ended.
    TimeUp,
    /// All clocks stand.
    Paused { by: PlayerId },
    /// They go again.
    Resumed { by: PlayerId },
    /// The driver was away for so long, which is charged to nobody.
    Restored { lost: Millis },
    /// A person left.
    Left { player: PlayerId },
    /// A person came back to the seat.
    Returned { player: PlayerId },
    /// The host was away for long: this person is the host now.
    HostPassed { player: PlayerId },
    /// All players moved on to the next taken seat.
    Rotated,
    /// The players stay for another match.
    Rematch { by: PlayerId },
}

/// Why a list of entries is no table. For the operator, not for players.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what they are")]
pub enum BadEntry {
    #[error("the first entry must be `opened`, and no other may be")]
    Opened,
    #[error("the entries are of version {0}, and this program reads 1 to {VERSION}")]
    Version(u32),
    #[error("the rules are not right: {0}")]
    Rules(String),
    #[error("the hash or the name does not fit the rules")]
    Hash,
    #[error("the entry is earlier than the one before")]
    Earlier,
    #[error("that cannot happen now")]
    NotNow,
    #[error("seat {} is not there, not free or not taken by whom it should be", .0.0)]
    Seat(Seat),
    #[error("the players cannot start: {0}")]
    Seating(BadSeating),
    #[error("the action is not right: {0}")]
    Action(String),
    #[error("there is no ply {0} to go to")]
    Ply(usize),
}
