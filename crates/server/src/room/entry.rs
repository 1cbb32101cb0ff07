//! What a room is made of: the entries of its table, and those of the people around it.

use crate::secret::{Key, Secret};
use homestretch_rules::Seat;
use homestretch_table::fair::{GameId, ShownRoll, Value};
use homestretch_table::{Millis, PlayerId, What};
use serde::{Deserialize, Serialize};

/// The version of the entries that this program writes.
pub(crate) const VERSION: u32 = 2;

/// One thing that happened in a room, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// When. Never before the entry that came before.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub what: RoomWhat,
}

/// What happened in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum RoomWhat {
    /// The room was made: always the first entry.
    Made {
        version: u32,
        public: bool,
        /// What all dice follow from, in a room for practice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// A person came in, to play or to watch, or once more after going away; the key of the token
    /// they were given.
    Entered { player: PlayerId, name: String, key: Key },
    /// A person said something.
    Said { by: PlayerId, text: String },
    /// A person waved, laughed or clapped.
    Reacted { by: PlayerId, reaction: String },
    /// The host let a person speak or not.
    Muted { player: PlayerId, muted: bool },
    /// The host turned the chat on or off for everybody.
    Chat { on: bool },
    /// The host sent a person out of the room, for good.
    Removed { player: PlayerId },
    /// The host put the room into the lobby or took it out.
    Listed { public: bool },
    /// Someone who was watching went away.
    WentAway { player: PlayerId },
    /// The server committed to its dice of the next game.
    Committed { game: GameId, secret: Secret, anchor: Value },
    /// The server committed to another chain, because the first one was spent.
    Renewed { secret: Secret, anchor: Value },
    /// A person's device committed to a chain for a seat.
    Anchored { seat: Seat, player: PlayerId, anchor: Value },
    /// A roll was opened, with those who take part in it.
    RollOpened { index: u32, roller: Option<Seat>, contributors: Vec<Seat> },
    /// A person's device showed its value for the roll that is open.
    Released { index: u32, seat: Seat, value: Value },
    /// The dice fell: all that they came from. What they did follows as an action.
    RollShown(ShownRoll),
    /// Something happened at the table.
    #[serde(untagged)]
    Table(What),
}
