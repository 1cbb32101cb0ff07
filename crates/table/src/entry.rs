//! Entries: the append-only list from which a table is rebuilt.

use crate::player::PlayerId;
use crate::settings::Settings;
use crate::time::Millis;
use crate::vote::Back;
use homestretch_bots::Level;
use homestretch_rules::{BadSeating, Seat};
use serde::{Deserialize, Serialize};

/// The version of the entries that this program writes.
pub const ENTRY_VERSION: u32 = 1;

/// One thing that happened at the table, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableEntry {
    /// When it happened; never before the previous entry.
    pub at: Millis,
    /// The change.
    #[serde(flatten)]
    pub what: TableChange,
}

/// Something that happened at a table. The state of a table is built from these changes alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names of the fields are clear")]
pub enum TableChange {
    /// The table was opened, with everything that later entries depend on.
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
    BotAdded { seat: Seat, level: Level, name: String },
    /// A seat was freed, by the host or because its player takes another seat.
    Unseated { seat: Seat },
    /// A person is ready, or no longer ready.
    Ready { player: PlayerId, ready: bool },
    /// A round started, with the seats in turn order.
    Started { seats: Vec<Seat>, opening: bool },
    /// The seat to act asked for the dice; `by` is the person who asked, if any.
    Asked {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// An action in the notation of records; `by` is the person who chose it, if any.
    Action {
        action: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// A person asked the others to go back or forward to a ply.
    Proposed { by: PlayerId, back: Back, to: usize },
    /// A person agreed or refused.
    Voted { by: PlayerId, agree: bool },
    /// The vote ended because somebody did not answer in time.
    VoteLapsed,
    /// The game went back to a ply.
    Undone { to: usize },
    /// The game went forward to a ply.
    Redone { to: usize },
    /// A person handed the seat over to a bot.
    #[serde(rename = "lent")]
    AutopilotOn { seat: Seat, level: Level },
    /// A person took the seat back.
    #[serde(rename = "taken_back")]
    AutopilotOff { seat: Seat },
    /// The time of a turn ends soon.
    Warned { seat: Seat },
    /// The time of a turn ended.
    Missed { seat: Seat },
    /// The time of the game ended.
    TimeUp,
    /// The game was paused: all clocks stop.
    Paused { by: PlayerId },
    /// The pause ended: all clocks run again.
    Resumed { by: PlayerId },
    /// The driver was down for this long. No clock counts that time.
    Restored { lost: Millis },
    /// A person left.
    Left { player: PlayerId },
    /// A person came back to the seat.
    Returned { player: PlayerId },
    /// The host was away for a long time, and this person is the host now.
    HostPassed { player: PlayerId },
    /// All players moved on to the next taken seat.
    Rotated,
    /// The players stay for another match.
    Rematch { by: PlayerId },
}

/// Why entries cannot be applied. For the operator, not for players.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages describe them")]
pub enum BadEntry {
    #[error("the first entry must be `opened`, and no other entry may be")]
    Opened,
    #[error("the entries have version {0}, and this program reads versions 1 to {ENTRY_VERSION}")]
    Version(u32),
    #[error("the rules are invalid: {0}")]
    Rules(String),
    #[error("the hash or the id does not match the rules")]
    Hash,
    #[error("the entry is earlier than the previous one")]
    Earlier,
    #[error("this cannot happen now")]
    NotNow,
    #[error("seat {} does not exist, is not free, or is not taken by the right player", .0.0)]
    Seat(Seat),
    #[error("the players cannot start: {0}")]
    Seating(BadSeating),
    #[error("the action is invalid: {0}")]
    Action(String),
    #[error("there is no ply {0} to go to")]
    Ply(usize),
}
