//! The life of a node: it says that it is there, and finds out when nobody was.

use crate::shared::{Shared, every, is_after, now};
use crate::store::{Store, StoreError};
use homestretch_table::Millis;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);

/// A node that has said nothing for so long was away.
const AWAY: Millis = Millis(4_000);

/// A node that was there just before another one started, and says nothing for so long, is gone.
const SILENCE: Duration = Duration::from_millis(2_500);

/// How often it is looked at until then.
const LOOK: Duration = Duration::from_millis(100);

/// How long the store may take for it, and somebody waits for a node that was away to find out for
/// how long.
const BEAT_TIME: Duration = Duration::from_secs(3);

/// The life of a node.
pub(crate) struct Life {
    /// The node's name.
    pub(crate) node: String,
    last: AtomicU64,
    outages: AtomicU64,
    /// The store does not take that it is there.
    failing: AtomicBool,
    beaten: Notify,
    doubt: Option<Doubt>,
    /// There is no doubt, or no more.
    settled: AtomicBool,
}

/// Nodes that were there just before this one started. They may still serve, or they have ended
/// without a word, as one that is killed does; then nobody served since the last of them.
struct Doubt {
    others: HashMap<String, Millis>,
    down: Millis,
    up: Millis,
    since: Instant,
}

impl Life {
    /// Begins to live. If nobody was there before, that time is charged to nobody.
    pub(crate) async fn begin(node: String, store: &Store) -> Result<Life, StoreError> {
        let last = store.last_beat().await?;
        if let Some(last) = last {
            let behind = last.since(now()).0;
            if behind > 0 {
                tracing::warn!(
                    milliseconds = behind,
                    "the clock is behind what is stored, and goes on from there"
                );
            }
            is_after(last);
        }
        let now = now();
        let others = store.beats(&node, Millis(now.0.saturating_sub(AWAY.0))).await?;
        let others = others.into_iter().filter(|beat| beat.there);
        let others: HashMap<_, _> = others.map(|beat| (beat.node, beat.seen)).collect();
        let doubt = match last {
            Some(down) if !others.is_empty() => {
                Some(Doubt { others, down, up: now, since: Instant::now() })
            }
            Some(down) if down < now => {
                store.note_outage(down, now).await?;
                None
            }
            _ => None,
        };
        // Who is in doubt does not serve yet.
        if doubt.is_none() {
            store.beat(&node, now, true).await?;
        }
        Ok(Life {
            node,
            last: AtomicU64::new(now.0),
            outages: AtomicU64::new(0),
            failing: AtomicBool::new(false),
            beaten: Notify::new(),
            settled: AtomicBool::new(doubt.is_none()),
            doubt,
        })
    }

    /// Says that the node goes.
    pub(crate) async fn end(&self, store: &Store) {
        if self.settled() {
            let _ = store.beat(&self.node, now(), false).await;
        }
    }

    fn settled(&self) -> bool {
        self.settled.load(Ordering::Acquire)
    }

    /// Finds out whether a node that was there just before the start still is.
    async fn settle(&self, store: &Store) {
        let Some(doubt) = &self.doubt else { return };
        let mut look = every(LOOK);
        while !self.settled() {
            look.tick().await;
            if let Err(error) = self.try_settle(store, doubt).await {
                self.failing.store(true, Ordering::Release);
                self.beaten.notify_waiters();
                tracing::warn!(%error, "cannot find out whether other nodes are there");
            }
        }
    }

    async fn try_settle(&self, store: &Store, doubt: &Doubt) -> Result<(), StoreError> {
        let beats = store.beats(&self.node, Millis(doubt.up.0.saturating_sub(AWAY.0))).await?;
        let went_on = beats
            .iter()
            .any(|beat| doubt.others.get(&beat.node).is_some_and(|before| beat.seen > *before));
        if !went_on {
            if doubt.since.elapsed() < SILENCE {
                return Ok(());
            }
            tracing::warn!(ms = doubt.up.since(doubt.down).0, "nobody served for a while");
            store.note_outage(doubt.down, doubt.up).await?;
            self.outages.fetch_add(1, Ordering::AcqRel);
        }
        self.settled.store(true, Ordering::Release);
        Ok(())
    }

    /// How many times this node was away.
    pub(crate) fn outages(&self) -> u64 {
        self.outages.load(Ordering::Acquire)
    }

    /// Waits until the node knows how long it was away, if it was, or nobody served before it. False
    /// if it cannot find out, as its store does not answer.
    pub(crate) async fn awake(&self) -> bool {
        loop {
            let mut beaten = std::pin::pin!(self.beaten.notified());
            beaten.as_mut().enable();
            let last = Millis(self.last.load(Ordering::Acquire));
            if self.settled() && now().since(last) <= AWAY {
                return true;
            }
            if self.failing.load(Ordering::Acquire) {
                return false;
            }
            if tokio::time::timeout(BEAT_TIME, beaten).await.is_err() {
                return false;
            }
        }
    }

    async fn try_beat(&self, store: &Store) -> Result<(), StoreError> {
        let beaten = match tokio::time::timeout(BEAT_TIME, self.beat(store)).await {
            Ok(beaten) => beaten,
            Err(_) => Err(StoreError::Slow),
        };
        self.failing.store(beaten.is_err(), Ordering::Release);
        self.beaten.notify_waiters();
        beaten
    }

    async fn beat(&self, store: &Store) -> Result<(), StoreError> {
        let (now, last) = (now(), Millis(self.last.load(Ordering::Acquire)));
        if now.since(last) > AWAY {
            if !self.is_served_by_others(store, now).await? {
                let seen = store.last_beat().await?.unwrap_or(last).max(last);
                tracing::warn!(ms = now.since(seen).0, "nobody served for a while");
                store.note_outage(seen, now).await?;
            }
            self.outages.fetch_add(1, Ordering::AcqRel);
        }
        store.beat(&self.node, now, true).await?;
        self.last.store(now.0, Ordering::Release);
        Ok(())
    }

    /// Whether another node has said lately that it is there.
    pub(crate) async fn is_served_by_others(
        &self,
        store: &Store,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let beats = store.beats(&self.node, Millis(now.0.saturating_sub(AWAY.0))).await?;
        Ok(beats.iter().any(|beat| beat.there))
    }
}

impl Shared {
    /// Says that the node is there, for as long as it lives.
    pub(crate) async fn live(self: Arc<Shared>) {
        self.life.settle(&self.store).await;
        let mut beat = every(BEAT);
        loop {
            beat.tick().await;
            if let Err(error) = self.life.try_beat(&self.store).await {
                tracing::warn!(%error, "cannot say that the node is there");
            }
        }
    }
}
