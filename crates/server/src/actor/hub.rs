//! Wakes rooms, passes requests to them, and deletes old ones.

use super::request::{ReplyTo, RoomRequest};
use super::shared::Shared;
use crate::node::clock::{every, now};
use crate::store::{Expiry, StoreResult};
use crate::wire::{Answer, RequestRefusal};
use homestretch_table::Millis;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How often this node looks for sleeping rooms that are due.
const DUE_INTERVAL: Duration = Duration::from_millis(500);

/// How many due rooms are woken at once.
const MAX_WOKEN_AT_ONCE: u32 = 200;

/// For how long heartbeats and outages are kept.
const NODE_HISTORY: Millis = Millis(24 * 3_600_000);

/// How many times a request is sent again because the actor ended before accepting it.
const MAX_SEND_ATTEMPTS: usize = 1_000;

/// How many times a request is sent again because the actor ended before answering it.
const MAX_DROPPED_REPLIES: usize = 3;

impl Shared {
    /// The queue of a room's actor, which is started if the room is asleep.
    pub(crate) fn wake(self: &Arc<Shared>, code: &str) -> mpsc::Sender<RoomRequest> {
        let run = |requests| {
            tokio::spawn(super::run(code.into(), self.clone(), requests));
        };
        self.registry.wake(code, run)
    }

    /// Passes hints from other nodes to the rooms that are awake here, until the server stops.
    pub(crate) async fn receive_hints(self: Arc<Shared>) {
        let deliver = |room: &str, hint| self.registry.hint(room, RoomRequest::Hint(hint));
        self.bus.receive(&self.heartbeat.node, deliver).await;
    }

    /// Sends a request to a room, waking it if necessary. `request` is called again if the actor
    /// ends before answering, so a repeated request must be harmless.
    pub(crate) async fn ask<T>(
        self: &Arc<Shared>,
        code: &str,
        request: impl Fn(ReplyTo<T>) -> RoomRequest,
    ) -> Answer<T> {
        let mut dropped = 0;
        for _ in 0..MAX_SEND_ATTEMPTS {
            let (answer, answered) = oneshot::channel();
            let sender = self.wake(code);
            // An actor that ends, for example because the room does not exist, may leave requests
            // in its queue. Their senders try the next actor.
            if sender.send(request(answer)).await.is_err() {
                continue;
            }
            match answered.await {
                Ok(answer) => return answer,
                Err(_) => dropped += 1,
            }
            if dropped >= MAX_DROPPED_REPLIES {
                break;
            }
        }
        Err(RequestRefusal::Unavailable)
    }

    /// Wakes sleeping rooms that are due, until the node stops.
    pub(crate) async fn wake_due_rooms(self: Arc<Shared>) {
        let mut beat = every(DUE_INTERVAL);
        loop {
            beat.tick().await;
            match self.store.due(now(), MAX_WOKEN_AT_ONCE).await {
                Ok(codes) => codes.iter().for_each(|code| drop(self.wake(code))),
                Err(error) => tracing::warn!(%error, "cannot find rooms that are due"),
            }
        }
    }

    /// Wakes all listed rooms once, one after the other. The people who were there when the server
    /// stopped may not return, and only an awake room removes itself from the lobby.
    pub(crate) async fn wake_listed_rooms(self: Arc<Shared>) {
        match self.store.listed().await {
            Ok(codes) => {
                for code in codes {
                    let _ = self.ask(&code, |answer| RoomRequest::Rules { answer }).await;
                }
            }
            Err(error) => tracing::warn!(%error, "cannot find listed rooms"),
        }
    }

    /// Deletes rooms without recent activity, until the node stops.
    pub(crate) async fn expire_rooms(self: Arc<Shared>) {
        let mut beat = every(self.config.sweep);
        loop {
            beat.tick().await;
            if let Err(error) = self.sweep().await {
                tracing::warn!(%error, "cannot find expired rooms");
            }
        }
    }

    /// Deletes expired rooms that nobody watches. If several nodes share the store, each of them
    /// gets time to report that somebody watches a room there.
    async fn sweep(self: &Arc<Shared>) -> StoreResult<()> {
        let at = now();
        self.store.prune(Millis(at.0.saturating_sub(NODE_HISTORY.0))).await?;
        let others = if self.store.is_shared() { 2 * self.config.sweep } else { Duration::ZERO };
        let seen = Millis(at.0.saturating_sub(others.as_millis() as u64));
        let settings = &self.config.settings;
        let expiry = Expiry {
            waiting: settings.keep_waiting,
            ended: settings.keep_ended,
            playing: settings.keep_playing,
        };
        let old = self.store.expired(at, expiry).await?;
        let deletable = match others.is_zero() {
            true => old.clone(),
            false => self.store.expired(seen, expiry).await?,
        };
        for code in old.iter().filter(|code| self.registry.is_awake(code)) {
            self.registry.send(code, RoomRequest::KeepAlive).await;
        }
        let mut any_deleted = false;
        for code in deletable {
            // The actor deletes its own room, so that nothing is written to it afterwards.
            match self.ask(&code, |answer| RoomRequest::Delete { seen, answer }).await {
                Ok(true) => {
                    any_deleted = true;
                    tracing::info!(room = code, "a room has expired");
                }
                Ok(false) | Err(RequestRefusal::NoRoom) => {}
                Err(RequestRefusal::Unreadable) => self.delete_unreadable(&code, seen).await?,
                // Stop here if the store does not answer, instead of trying every room.
                Err(_) => self.store.check().await?,
            }
        }
        if any_deleted {
            self.store.scrub().await?;
        }
        Ok(())
    }

    /// Deletes a room whose actor cannot start because the room is unreadable.
    async fn delete_unreadable(&self, code: &str, seen: Millis) -> StoreResult<()> {
        let Some(seq) = self.store.last(code).await? else { return Ok(()) };
        if self.store.delete_room(code, seq, seen).await? {
            tracing::info!(room = code, "an unreadable room has expired");
            self.registry.unreadable.lock().remove(code);
        }
        Ok(())
    }
}
