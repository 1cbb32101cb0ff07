//! Answers to requests, and messages to sockets.

use super::event::RoomEvent;
use super::refusal::RequestRefusal;
use super::view::RoomView;
use homestretch_rules::Seat;
use homestretch_table::PlayerId;
use schemars::JsonSchema;
use serde::Serialize;

/// The version of the protocol.
pub(crate) const PROTOCOL_VERSION: u32 = 1;

/// You have entered a room.
#[derive(Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Entered {
    /// The room's code.
    pub code: String,
    /// Your seat, if you have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Seat")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<Seat>,
    /// Your number in the room.
    pub player: PlayerId,
    /// Your token, which proves who you are. Keep it secret.
    pub token: String,
    /// The number of the room's last entry.
    pub seq: u64,
}

/// A command was carried out.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Done {
    /// The number of its last entry.
    pub seq: u64,
    /// Its events.
    pub events: Vec<RoomEvent>,
}

/// A view, and the events since an entry.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Seen {
    /// The view.
    #[serde(flatten)]
    pub view: RoomView,
    /// The events since the requested entry; `null` if they are no longer kept.
    pub events: Option<Vec<RoomEvent>>,
}

/// A message to a socket.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Out {
    /// Something happened. The message contains everything that a client needs to stay up to date.
    Refresh {
        /// One word for what happened.
        hint: String,
        /// The number of the last entry.
        seq: u64,
        /// The events.
        events: Vec<RoomEvent>,
        /// The view afterwards, without chat and without `you`.
        view: Box<RoomView>,
    },
    /// A command was carried out.
    Done {
        /// The id of the command.
        cmd_id: String,
        /// The number of its last entry.
        seq: u64,
        /// Its events.
        events: Vec<RoomEvent>,
    },
    /// A command was refused.
    Refused {
        /// The id of the command, if it could be parsed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schemars(with = "String")]
        #[cfg_attr(test, ts(optional))]
        cmd_id: Option<String>,
        /// The reason.
        error: Problem,
    },
    /// The full view, at the beginning and after a long gap.
    View {
        /// The view.
        view: Box<RoomView>,
    },
    /// The answer to `{"type":"ping"}`.
    Pong,
}

/// A message to a socket for simple clients.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum HintOut {
    /// Something happened; fetch the view.
    Refresh {
        /// One word for what happened.
        hint: String,
        /// The number of the last entry.
        seq: u64,
    },
    /// A message was refused, because this socket takes no commands.
    #[expect(dead_code, reason = "described here and sent as `Out`")]
    Refused {
        /// The id of the command, if it could be parsed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schemars(with = "String")]
        cmd_id: Option<String>,
        /// The reason.
        error: Problem,
    },
    /// The answer to `{"type":"ping"}`.
    #[expect(dead_code, reason = "described here and sent as `Out`")]
    Pong,
}

/// The reason for a refusal.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Problem {
    /// A stable code.
    pub code: String,
    /// An explanation for the player.
    pub message: String,
}

/// The body of a refusal.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Failure {
    /// The reason.
    pub error: Problem,
}

impl Problem {
    pub(crate) fn new(code: &str, message: impl Into<String>) -> Problem {
        Problem { code: code.into(), message: message.into() }
    }
}

impl From<&RequestRefusal> for Problem {
    fn from(refused: &RequestRefusal) -> Problem {
        Problem::new(refused.code(), refused.to_string())
    }
}
