//! The requests that an actor handles.

use crate::node::bus::Hint;
use crate::node::secret::TokenHash;
use crate::wire::{Answer, Done, Order, PersonView, RequestRefusal, Seen};
use axum::extract::ws::Utf8Bytes;
use homestretch_rules::Seat;
use homestretch_table::{Millis, PlayerId};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The sender of an answer to a request.
pub(crate) type ReplyTo<T> = oneshot::Sender<Answer<T>>;

/// A request to the actor of a room.
pub(crate) enum RoomRequest {
    /// Enter, to sit down or to watch.
    Enter { name: String, key: TokenHash, sit: Option<Option<Seat>>, answer: ReplyTo<Admission> },
    /// Carry out a command.
    Order { key: Option<TokenHash>, order: Order, answer: ReplyTo<Done> },
    /// View the room, and the events after an entry.
    Look { key: Option<TokenHash>, after: Option<u64>, answer: ReplyTo<Box<Seen>> },
    /// List the people with numbers above `after`, for the host.
    People { key: Option<TokenHash>, after: u64, answer: ReplyTo<Vec<PersonView>> },
    /// Send everything that happens to a socket.
    Attach {
        key: Option<TokenHash>,
        from: IpAddr,
        after: Option<u64>,
        only_hints: bool,
        queue: mpsc::Sender<Utf8Bytes>,
        answer: ReplyTo<u64>,
    },
    /// Forget a socket that is closed.
    Detach { socket: u64 },
    /// Handle a hint of another node.
    Hint(Hint),
    /// Delete the room, if nobody is present and nothing has happened after `seen`.
    Delete { seen: Millis, answer: ReplyTo<bool> },
    /// The room is about to expire; prevent that if somebody watches it here.
    KeepAlive,
    /// The rules of the room.
    Rules { answer: ReplyTo<Arc<homestretch_rules::Rules>> },
    /// The record of the current or last game, if it is the requested one.
    Record { game: Option<u64>, answer: ReplyTo<Option<String>> },
}

/// A person who has entered.
pub(crate) struct Admission {
    pub(crate) player: PlayerId,
    pub(crate) seat: Option<Seat>,
    pub(crate) seq: u64,
}

impl RoomRequest {
    /// Answers the request with a refusal, if it expects an answer.
    pub(super) fn refuse(self, refused: &RequestRefusal) {
        let refused = refused.clone();
        match self {
            RoomRequest::Enter { answer, .. } => drop(answer.send(Err(refused))),
            RoomRequest::Order { answer, .. } => drop(answer.send(Err(refused))),
            RoomRequest::Look { answer, .. } => drop(answer.send(Err(refused))),
            RoomRequest::People { answer, .. } => drop(answer.send(Err(refused))),
            RoomRequest::Attach { answer, .. } => drop(answer.send(Err(refused))),
            RoomRequest::Delete { answer, .. } => drop(answer.send(Err(refused))),
            RoomRequest::Rules { answer } => drop(answer.send(Err(refused))),
            RoomRequest::Record { answer, .. } => drop(answer.send(Err(refused))),
            RoomRequest::KeepAlive | RoomRequest::Detach { .. } | RoomRequest::Hint(_) => {}
        }
    }
}
