//! The life of a node: it says that it is there, and finds out when nobody was.

use crate::shared::{Shared, every, now};
use crate::store::{Store, StoreError};
use homestretch_table::Millis;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::Notify;

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);

/// A node that has said nothing for so long was away.
const AWAY: Millis = Millis(4_000);

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
}

impl Life {
    /// Begins to live. If nobody was there before, that time is charged to nobody.
    pub(crate) async fn begin(node: String, store: &Store) -> Result<Life, StoreError> {
        let now = now();
        if let Some(seen) = store.last_beat().await?
            && !store.is_served(&node, Millis(now.0.saturating_sub(AWAY.0))).await?
            && now > seen
        {
            store.note_outage(seen, now).await?;
        }
        store.beat(&node, now, true).await?;
        let (last, outages) = (AtomicU64::new(now.0), AtomicU64::new(0));
        let failing = AtomicBool::new(false);
        Ok(Life { node, last, outages, failing, beaten: Notify::new() })
    }

    /// How many times this node was away.
    pub(crate) fn outages(&self) -> u64 {
        self.outages.load(Ordering::Acquire)
    }

    /// Waits until the node knows how long it was away, if it was. False if it cannot find out,
    /// as its store does not answer.
    pub(crate) async fn awake(&self) -> bool {
        loop {
            let mut beaten = std::pin::pin!(self.beaten.notified());
            beaten.as_mut().enable();
            if now().since(Millis(self.last.load(Ordering::Acquire))) <= AWAY {
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
            if !store.is_served(&self.node, Millis(now.0.saturating_sub(AWAY.0))).await? {
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
}

impl Shared {
    /// Says that the node is there, for as long as it lives.
    pub(crate) async fn live(self: Arc<Shared>) {
        let mut beat = every(BEAT);
        loop {
            beat.tick().await;
            if let Err(error) = self.life.try_beat(&self.store).await {
                tracing::warn!(%error, "cannot say that the node is there");
            }
        }
    }
}
