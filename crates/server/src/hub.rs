//! The hub: which rooms are awake on this node.

use crate::room::task::{self, Ask, WAITING};
use crate::room::{BadRoom, Refused};
use crate::shared::{Shared, every, now};
use crate::store::StoreError;
use homestretch_table::Millis;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How often the hub looks for rooms that are due and not awake.
const LOOK: Duration = Duration::from_millis(500);

/// How many of them are woken at once.
const TOGETHER: u32 = 200;

/// One that cannot be read is not due again before this time is over.
const ASIDE: Millis = Millis(3_600_000);

/// For so long it is remembered which nodes there were, and when there was none.
const REMEMBERED: Millis = Millis(24 * 3_600_000);

/// So many times somebody asks a room whose task ends before it hears them.
const MOST_WAKES: usize = 1_000;

/// So many tasks may end after they have heard somebody, and before they answer.
const MOST_DROPPED: usize = 3;

/// The rooms that are awake, by their codes.
#[derive(Default)]
pub(crate) struct Hub {
    awake: Mutex<Awake>,
    /// Rooms that cannot be read, of which the operator was told.
    unreadable: Mutex<HashSet<String>>,
}

type Awake = HashMap<String, mpsc::Sender<Ask>>;

impl Hub {
    fn awake(&self) -> MutexGuard<'_, Awake> {
        self.awake.lock().unwrap_or_else(|broken| broken.into_inner())
    }

    /// Whether a room is awake.
    fn is_awake(&self, code: &str) -> bool {
        self.awake().contains_key(code)
    }

    fn unreadable(&self) -> MutexGuard<'_, HashSet<String>> {
        self.unreadable.lock().unwrap_or_else(|broken| broken.into_inner())
    }

    /// How many rooms are awake.
    pub(crate) fn count(&self) -> usize {
        self.awake().len()
    }

    /// A room goes to sleep if nothing waits for it.
    pub(crate) fn may_sleep(&self, code: &str, asks: &mpsc::Receiver<Ask>) -> bool {
        let mut awake = self.awake();
        let quiet = asks.is_empty();
        if quiet {
            tracing::debug!(room = code, "a room goes to sleep");
            awake.remove(code);
        }
        quiet
    }

    /// A task is at its end: what waits for it finds another one.
    pub(crate) fn retire(&self, code: &str, asks: &mut mpsc::Receiver<Ask>) {
        let mut awake = self.awake();
        asks.close();
        if awake.get(code).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(code);
        }
    }

    pub(crate) fn wake(&self, shared: &Arc<Shared>, code: &str) -> mpsc::Sender<Ask> {
        let mut awake = self.awake();
        if let Some(sender) = awake.get(code).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, asks) = mpsc::channel(WAITING);
        awake.insert(code.into(), sender.clone());
        tracing::debug!(room = code, "a room wakes");
        tokio::spawn(task::run(code.into(), shared.clone(), asks));
        sender
    }

    /// Tells a room that is awake something that needs no answer.
    pub(crate) async fn tell(&self, code: &str, ask: Ask) {
        let sender = self.awake().get(code).cloned();
        if let Some(sender) = sender {
            let _ = sender.send(ask).await;
        }
    }

    /// A hint from another node: only a room that is awake wants to know.
    pub(crate) fn hint(&self, code: &str, hint: Ask) {
        let sender = self.awake().get(code).cloned();
        if let Some(sender) = sender {
            let _ = sender.try_send(hint);
        }
    }
}

impl Shared {
    /// Asks a room, and wakes it if it sleeps. `ask` may be made again if the room was just going
    /// to sleep, so it must be one that does no harm twice.
    pub(crate) async fn ask<T>(
        self: &Arc<Shared>,
        code: &str,
        ask: impl Fn(oneshot::Sender<Result<T, Refused>>) -> Ask,
    ) -> Result<T, Refused> {
        let mut dropped = 0;
        for _ in 0..MOST_WAKES {
            let (answer, answered) = oneshot::channel();
            let sender = self.hub.wake(self, code);
            // Very many may ask for a room that is not there, or is about to sleep: not all of them come
            // to word before its task ends, and the others ask the next one.
            if sender.send(ask(answer)).await.is_err() {
                continue;
            }
            match answered.await {
                Ok(answer) => return answer,
                Err(_) => dropped += 1,
            }
            if dropped >= MOST_DROPPED {
                break;
            }
        }
        Err(task::unavailable())
    }

    /// Wakes rooms that are due and asleep, for as long as the node lives.
    pub(crate) async fn wake_the_due(self: Arc<Shared>) {
        let mut beat = every(LOOK);
        loop {
            beat.tick().await;
            match self.store.due(now(), TOGETHER).await {
                Ok(codes) => {
                    for code in codes {
                        self.hub.wake(&self, &code);
                    }
                }
                Err(error) => tracing::warn!(%error, "cannot look for rooms that are due"),
            }
        }
    }

    /// A room cannot be read: the operator is told once, and it is not woken all the time.
    pub(crate) async fn put_aside(&self, code: &str, error: &BadRoom) {
        if self.hub.unreadable().insert(code.into()) {
            tracing::error!(room = code, %error, "a room cannot be read");
        }
        let now = now();
        if let Err(error) = self.store.put_off(code, now, now.plus(ASIDE)).await {
            tracing::warn!(room = code, %error, "cannot put a room aside");
        }
    }

    /// Wakes the rooms of the lobby once, one after the other: those who were there when the server
    /// stopped may not come back, and a room leaves the lobby by itself.
    pub(crate) async fn wake_the_listed(self: Arc<Shared>) {
        match self.store.listed().await {
            Ok(codes) => {
                for code in codes {
                    let _ = self.ask(&code, |answer| Ask::Rules { answer }).await;
                }
            }
            Err(error) => tracing::warn!(%error, "cannot look for rooms of the lobby"),
        }
    }

    /// Forgets rooms in which nothing has happened for long, for as long as the node lives.
    pub(crate) async fn forget_the_old(self: Arc<Shared>) {
        let mut beat = every(self.config.sweep);
        loop {
            beat.tick().await;
            if let Err(error) = self.sweep().await {
                tracing::warn!(%error, "cannot look for old rooms");
            }
        }
    }

    /// Forgets rooms at which nobody looks. Where several nodes share them, each has the time to
    /// say that somebody looks at one there.
    async fn sweep(self: &Arc<Shared>) -> Result<(), StoreError> {
        let at = now();
        self.store.tidy(Millis(at.0.saturating_sub(REMEMBERED.0))).await?;
        let others = if self.store.is_shared() { 2 * self.config.sweep } else { Duration::ZERO };
        let seen = Millis(at.0.saturating_sub(others.as_millis() as u64));
        let expiry = self.config.expiry;
        let old = self.store.expired(at, expiry).await?;
        let gone = match others.is_zero() {
            true => old.clone(),
            false => self.store.expired(seen, expiry).await?,
        };
        for code in old.iter().filter(|code| self.hub.is_awake(code)) {
            self.hub.tell(code, Ask::Keep).await;
        }
        let mut forgotten = false;
        for code in gone {
            // The room does it itself, so that nobody writes to it afterwards.
            match self.ask(&code, |answer| Ask::Forget { seen, answer }).await {
                Ok(true) => {
                    forgotten = true;
                    tracing::info!(room = code, "a room has expired");
                }
                Ok(false) | Err(Refused::NoRoom) => {}
                Err(Refused::Unreadable) => self.forget_unreadable(&code, seen).await?,
                // A store that does not answer is not asked for every room.
                Err(_) => self.store.check().await?,
            }
        }
        if forgotten {
            self.store.scrub().await?;
        }
        Ok(())
    }

    /// Forgets a room that cannot do it itself, because it cannot be read.
    async fn forget_unreadable(&self, code: &str, seen: Millis) -> Result<(), StoreError> {
        let Some(seq) = self.store.last(code).await? else { return Ok(()) };
        if self.store.forget(code, seq, seen).await? {
            tracing::info!(room = code, "a room has expired that could not be read");
            self.hub.unreadable().remove(code);
        }
        Ok(())
    }
}
