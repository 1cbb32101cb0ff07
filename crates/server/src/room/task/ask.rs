//! What is asked of a room that is awake.

use crate::protocol::{Done, Order, Seen};
use crate::room::Refused;
use crate::secret::Key;
use axum::extract::ws::Utf8Bytes;
use homestretch_rules::Seat;
use homestretch_table::{Millis, PlayerId};
use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

pub(super) type Answer<T> = oneshot::Sender<Result<T, Refused>>;

/// What is asked of a room.
pub(crate) enum Ask {
    /// Come in, to sit on a seat or to watch.
    Enter { name: String, key: Key, sit: Option<Option<Seat>>, answer: Answer<Inside> },
    /// Do something.
    Order { key: Option<Key>, order: Order, answer: Answer<Done> },
    /// See the room, and the events after an entry.
    Look { key: Option<Key>, after: Option<u64>, answer: Answer<Box<Seen>> },
    /// Be told what happens.
    Attach {
        key: Option<Key>,
        from: IpAddr,
        after: Option<u64>,
        queue: mpsc::Sender<Utf8Bytes>,
        answer: Answer<u64>,
    },
    /// Be told no more.
    Detach { socket: u64 },
    /// Another node has appended.
    CatchUp { seq: u64 },
    /// These have sockets at another node.
    Elsewhere { node: String, players: BTreeSet<PlayerId> },
    /// These have asked for something at another node.
    SeenElsewhere { players: BTreeSet<PlayerId> },
    /// Be forgotten, if nobody is here and nothing has happened since a moment.
    Forget { seen: Millis, answer: Answer<bool> },
    /// The room would be forgotten soon: somebody may look at it here.
    Keep,
    /// The rules, as the text of a variant and its drawing.
    Rules { answer: Answer<Arc<homestretch_rules::Rules>> },
    /// The record of the game that is played.
    Record { game: Option<u64>, answer: Answer<Option<String>> },
}

/// Someone came in.
pub(crate) struct Inside {
    pub(crate) player: PlayerId,
    pub(crate) seat: Option<Seat>,
    pub(crate) seq: u64,
}

impl Ask {
    /// Says no to whoever waits for an answer.
    pub(super) fn refuse(self, refused: &Refused) {
        let refused = refused.clone();
        match self {
            Ask::Enter { answer, .. } => drop(answer.send(Err(refused))),
            Ask::Order { answer, .. } => drop(answer.send(Err(refused))),
            Ask::Look { answer, .. } => drop(answer.send(Err(refused))),
            Ask::Attach { answer, .. } => drop(answer.send(Err(refused))),
            Ask::Forget { answer, .. } => drop(answer.send(Err(refused))),
            Ask::Rules { answer } => drop(answer.send(Err(refused))),
            Ask::Record { answer, .. } => drop(answer.send(Err(refused))),
            Ask::Keep
            | Ask::Detach { .. }
            | Ask::CatchUp { .. }
            | Ask::Elsewhere { .. }
            | Ask::SeenElsewhere { .. } => {}
        }
    }
}
