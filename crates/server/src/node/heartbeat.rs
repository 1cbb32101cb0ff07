//! The heartbeat of a node: it stores regularly that it is alive, and detects times when no node
//! was.

use crate::node::clock::{advance_to, every, now};
use crate::store::{Beat, Store, StoreError, StoreResult};
use homestretch_table::Millis;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// How often a node stores that it is alive.
const BEAT_INTERVAL: Duration = Duration::from_secs(1);

/// A node counts as away after this time without a heartbeat.
const AWAY_AFTER: Millis = Millis(4_000);

/// A node that was alive shortly before this one started counts as dead after this time without a
/// heartbeat.
const SILENCE_TIME: Duration = Duration::from_millis(2_500);

/// How often this node checks for heartbeats of others until then.
const PEER_CHECK_INTERVAL: Duration = Duration::from_millis(100);

/// How long storing a heartbeat may take, and how long requests wait for a node that was away to
/// find out for how long.
const BEAT_TIMEOUT: Duration = Duration::from_secs(3);

/// The heartbeat of a node.
pub(crate) struct Heartbeat {
    /// The name of the node.
    pub(crate) node: String,
    last: AtomicU64,
    outages: AtomicU64,
    /// The last heartbeat could not be stored.
    failing: AtomicBool,
    beat_done: Notify,
    possible_outage: Option<PossibleOutage>,
    /// There was no possible outage, or it has been decided.
    settled: AtomicBool,
}

/// Nodes that were alive shortly before this one started. They may still be alive. If they died
/// without notice, as a killed process does, nobody has served since their last heartbeat.
struct PossibleOutage {
    others: HashMap<String, Millis>,
    down: Millis,
    up: Millis,
    since: Instant,
}

impl Heartbeat {
    /// Starts the heartbeat. If no node was alive before, that time is stored as an outage.
    pub(crate) async fn begin(node: String, store: &Store) -> StoreResult<Heartbeat> {
        let last = store.last_beat().await?;
        if let Some(last) = last {
            let behind = last.since(now()).0;
            if behind > 0 {
                tracing::warn!(
                    milliseconds = behind,
                    "the system clock is behind the stored times; continuing from the stored ones"
                );
            }
            advance_to(last);
        }
        let now = now();
        let others = store.beats(&node, Millis(now.0.saturating_sub(AWAY_AFTER.0))).await?;
        let others = others.into_iter().filter(|beat| beat.there);
        let others: HashMap<_, _> = others.map(|beat| (beat.node, beat.seen)).collect();
        let possible_outage = match last {
            Some(down) if !others.is_empty() => {
                Some(PossibleOutage { others, down, up: now, since: Instant::now() })
            }
            Some(down) if down < now => {
                store.note_outage(down, now).await?;
                None
            }
            _ => None,
        };
        // A node that does not know yet whether others are alive does not serve.
        if possible_outage.is_none() {
            store.beat(&node, now, true).await?;
        }
        Ok(Heartbeat {
            node,
            last: AtomicU64::new(now.0),
            outages: AtomicU64::new(0),
            failing: AtomicBool::new(false),
            beat_done: Notify::new(),
            settled: AtomicBool::new(possible_outage.is_none()),
            possible_outage,
        })
    }

    /// Stores that the node stops.
    pub(crate) async fn end(&self, store: &Store) {
        if self.settled() {
            let _ = store.beat(&self.node, now(), false).await;
        }
    }

    fn settled(&self) -> bool {
        self.settled.load(Ordering::Acquire)
    }

    /// Waits until it is known whether a node that was alive before the start still is.
    async fn settle(&self, store: &Store) {
        let Some(outage) = &self.possible_outage else { return };
        let mut look = every(PEER_CHECK_INTERVAL);
        while !self.settled() {
            look.tick().await;
            if let Err(error) = self.try_settle(store, outage).await {
                self.failing.store(true, Ordering::Release);
                self.beat_done.notify_waiters();
                tracing::warn!(%error, "cannot check whether other nodes are alive");
            }
        }
    }

    async fn try_settle(&self, store: &Store, outage: &PossibleOutage) -> StoreResult<()> {
        let PossibleOutage { others, down, up, since } = outage;
        let beats = store.beats(&self.node, Millis(up.0.saturating_sub(AWAY_AFTER.0))).await?;
        let went_on = |beat: &Beat| others.get(&beat.node).is_some_and(|last| beat.seen > *last);
        if !beats.iter().any(went_on) {
            if since.elapsed() < SILENCE_TIME {
                return Ok(());
            }
            tracing::warn!(ms = up.since(*down).0, "no node was running for a while");
            store.note_outage(*down, *up).await?;
            self.outages.fetch_add(1, Ordering::AcqRel);
        }
        self.settled.store(true, Ordering::Release);
        Ok(())
    }

    /// How many outages this node has found.
    pub(crate) fn outages(&self) -> u64 {
        self.outages.load(Ordering::Acquire)
    }

    /// Waits until this node knows of all outages, including one that just ended. Returns false if
    /// it cannot find out because the store does not answer.
    pub(crate) async fn wait_for_outages(&self) -> bool {
        loop {
            let mut beat_done = std::pin::pin!(self.beat_done.notified());
            beat_done.as_mut().enable();
            let last = Millis(self.last.load(Ordering::Acquire));
            if self.settled() && now().since(last) <= AWAY_AFTER {
                return true;
            }
            let is_failing = self.failing.load(Ordering::Acquire);
            if is_failing || tokio::time::timeout(BEAT_TIMEOUT, beat_done).await.is_err() {
                return false;
            }
        }
    }

    async fn try_beat(&self, store: &Store) -> StoreResult<()> {
        let beat_done = tokio::time::timeout(BEAT_TIMEOUT, self.beat(store)).await;
        let beat_done = beat_done.unwrap_or(Err(StoreError::Slow));
        self.failing.store(beat_done.is_err(), Ordering::Release);
        self.beat_done.notify_waiters();
        beat_done
    }

    async fn beat(&self, store: &Store) -> StoreResult<()> {
        let (now, last) = (now(), Millis(self.last.load(Ordering::Acquire)));
        if now.since(last) > AWAY_AFTER {
            if !self.is_served_by_others(store, now).await? {
                let seen = store.last_beat().await?.unwrap_or(last).max(last);
                tracing::warn!(ms = now.since(seen).0, "no node was running for a while");
                store.note_outage(seen, now).await?;
            }
            self.outages.fetch_add(1, Ordering::AcqRel);
        }
        store.beat(&self.node, now, true).await?;
        self.last.store(now.0, Ordering::Release);
        Ok(())
    }

    /// Whether another node has had a recent heartbeat.
    pub(crate) async fn is_served_by_others(
        &self,
        store: &Store,
        now: Millis,
    ) -> StoreResult<bool> {
        let beats = store.beats(&self.node, Millis(now.0.saturating_sub(AWAY_AFTER.0))).await?;
        Ok(beats.iter().any(|beat| beat.there))
    }

    /// Stores heartbeats until the node stops.
    pub(crate) async fn run(&self, store: &Store) {
        self.settle(store).await;
        let mut beat = every(BEAT_INTERVAL);
        loop {
            beat.tick().await;
            if let Err(error) = self.try_beat(store).await {
                tracing::warn!(%error, "cannot store the heartbeat of this node");
            }
        }
    }
}
