//! The messages of HTTP and sockets: one set of types for both. docs/PROTOCOL.md describes them.

mod about;
mod view;
mod wish;

pub use crate::event::RoomEvent;
pub use about::{Replayed, Stats, Summary, VariantSummary, VariantView};
pub use view::{
    ClockView, DiceView, OpenedView, PersonView, RankView, RoomView, SaidView, SeatView, You,
    status,
};
pub use wish::{Change, Command, Join, MakeRoom, Order, Ping, Replay, Watch};

use crate::room::Refused;
use homestretch_rules::Seat;
use homestretch_table::PlayerId;
use schemars::JsonSchema;
use serde::Serialize;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// You are in.
#[derive(Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Entered {
    /// The room's code.
    pub code: String,
    /// Your seat, if you have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Seat")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<Seat>,
    /// Your number in the room.
    pub player: PlayerId,
    /// What proves that you are you. Keep it to yourself.
    pub token: String,
    /// The number of the room's last entry.
    pub seq: u64,
}

/// A command was done.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Done {
    /// The number of its last entry.
    pub seq: u64,
    /// What happened.
    pub events: Vec<RoomEvent>,
}

/// A view and what has happened since.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seen {
    /// The view.
    #[serde(flatten)]
    pub view: RoomView,
    /// What has happened since the entry that was asked for; none if that is too long ago.
    pub events: Option<Vec<RoomEvent>>,
}

/// What goes out on a socket.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Out {
    /// Something happened: a hint to fetch the view, and all that a client needs not to.
    Refresh {
        /// What it is about, in a word.
        hint: String,
        /// The number of the last entry.
        seq: u64,
        /// What happened.
        events: Vec<RoomEvent>,
        /// The view after it, without chat and without `you`.
        view: Box<RoomView>,
    },
    /// The answer to a command.
    Done {
        /// The command's name.
        cmd_id: String,
        /// The number of its last entry.
        seq: u64,
        /// What happened.
        events: Vec<RoomEvent>,
    },
    /// A command was refused.
    Refused {
        /// The command's name, if it could be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schemars(with = "String")]
        #[cfg_attr(test, ts(optional))]
        cmd_id: Option<String>,
        /// Why.
        error: Problem,
    },
    /// The whole view, at the beginning and after a long gap.
    View {
        /// The view.
        view: Box<RoomView>,
    },
    /// The answer to `{"type":"ping"}`.
    Pong,
}

/// Why something was refused.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// A stable code.
    pub code: String,
    /// The same in words a player understands.
    pub message: String,
}

/// The body of a refusal.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Failure {
    /// Why.
    pub error: Problem,
}

impl From<&Refused> for Problem {
    fn from(refused: &Refused) -> Problem {
        Problem { code: refused.code().into(), message: refused.to_string() }
    }
}
