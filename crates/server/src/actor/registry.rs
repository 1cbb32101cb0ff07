//! The registry of rooms that are awake on this node.

use super::request::RoomRequest;
use parking_lot::Mutex;
use std::collections::{HashMap, HashSet};
use tokio::sync::mpsc;

/// How many requests may wait for a room.
pub(super) const MAX_WAITING_REQUESTS: usize = 64;

/// The queues of all rooms that are awake, by code.
#[derive(Default)]
pub(crate) struct Registry {
    awake: Mutex<Awake>,
    /// Unreadable rooms that have been logged.
    pub(super) unreadable: Mutex<HashSet<String>>,
}

type Awake = HashMap<String, mpsc::Sender<RoomRequest>>;

impl Registry {
    /// Whether a room is awake.
    pub(super) fn is_awake(&self, code: &str) -> bool {
        self.awake.lock().contains_key(code)
    }

    /// How many rooms are awake.
    pub(crate) fn count(&self) -> usize {
        self.awake.lock().len()
    }

    /// Removes a room that goes to sleep, unless requests are waiting.
    pub(crate) fn try_sleep(&self, code: &str, requests: &mpsc::Receiver<RoomRequest>) -> bool {
        let mut awake = self.awake.lock();
        let quiet = requests.is_empty();
        if quiet {
            tracing::debug!(room = code, "a room goes to sleep");
            awake.remove(code);
        }
        quiet
    }

    /// Closes the queue of an actor that ends. Later requests go to a new actor.
    pub(crate) fn retire(&self, code: &str, requests: &mut mpsc::Receiver<RoomRequest>) {
        let mut awake = self.awake.lock();
        requests.close();
        if awake.get(code).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(code);
        }
    }

    /// The queue of a room. If the room is asleep, `spawn` starts an actor for a new queue.
    pub(super) fn wake(
        &self,
        code: &str,
        spawn: impl FnOnce(mpsc::Receiver<RoomRequest>),
    ) -> mpsc::Sender<RoomRequest> {
        let mut awake = self.awake.lock();
        if let Some(sender) = awake.get(code).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, requests) = mpsc::channel(MAX_WAITING_REQUESTS);
        awake.insert(code.into(), sender.clone());
        tracing::debug!(room = code, "a room wakes");
        spawn(requests);
        sender
    }

    /// Sends a request without an answer to a room, if it is awake.
    pub(crate) async fn send(&self, code: &str, request: RoomRequest) {
        let sender = self.awake.lock().get(code).cloned();
        if let Some(sender) = sender {
            let _ = sender.send(request).await;
        }
    }

    /// Passes a hint to a room, if it is awake and its queue has space.
    pub(crate) fn hint(&self, code: &str, hint: RoomRequest) {
        let sender = self.awake.lock().get(code).cloned();
        if let Some(sender) = sender {
            let _ = sender.try_send(hint);
        }
    }
}
