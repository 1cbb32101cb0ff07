//! The stored entries of a room: those of its table, and those of the people around it.

use crate::node::secret::{Secret, TokenHash};
use homestretch_rules::Seat;
use homestretch_table::fair::{GameId, ShownRoll, Value};
use homestretch_table::{Millis, PlayerId, TableChange};
use serde::{Deserialize, Serialize};

/// The version of the entries that this program writes.
pub(crate) const ROOM_VERSION: u32 = 2;

/// One thing that happened in a room, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RoomEntry {
    /// The time. Never earlier than that of the previous entry.
    pub at: Millis,
    /// The change.
    #[serde(flatten)]
    pub what: RoomChange,
}

/// A change in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum RoomChange {
    /// The room was created. Always the first entry.
    Made {
        version: u32,
        public: bool,
        /// The seed of all dice, in a practice room.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// A person entered, to play or to watch, or returned after leaving. `key` is the hash of the
    /// token they were given.
    Entered { player: PlayerId, name: String, key: TokenHash },
    /// A person sent a chat message.
    Said { by: PlayerId, text: String },
    /// A person sent a reaction.
    Reacted { by: PlayerId, reaction: String },
    /// The host muted a person, or let them write again.
    Muted { player: PlayerId, muted: bool },
    /// The host turned the chat on or off.
    Chat { on: bool },
    /// The host removed a person from the room for good.
    Removed { player: PlayerId },
    /// The host added the room to the lobby, or removed it.
    Listed { public: bool },
    /// A watcher left.
    WentAway { player: PlayerId },
    /// The server committed to its dice of the next game.
    Committed { game: GameId, secret: Secret, anchor: Value },
    /// The server committed to a new chain, because the last one was used up.
    Renewed { secret: Secret, anchor: Value },
    /// A person's device committed to a chain for a seat.
    Anchored { seat: Seat, player: PlayerId, anchor: Value },
    /// A roll was opened for its contributors.
    RollOpened { index: u32, roller: Option<Seat>, contributors: Vec<Seat> },
    /// A device released its value for the open roll.
    Released { index: u32, seat: Seat, value: Value },
    /// The dice were thrown: everything from which the result is computed. The resulting action is
    /// the next entry.
    RollShown(ShownRoll),
    /// Something happened at the table.
    #[serde(untagged)]
    Table(TableChange),
}
