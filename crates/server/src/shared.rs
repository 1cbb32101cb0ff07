//! What all parts of a node share.

use crate::bus::Bus;
use crate::config::Config;
use crate::hub::Hub;
use crate::life::Life;
use crate::limits::Gates;
use crate::store::Store;
use crate::thinker::Thinker;
use homestretch_rules::Rules;
use homestretch_table::Millis;
use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::Semaphore;
use tokio::time::{Interval, MissedTickBehavior};

/// What all parts of a node share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) bus: Bus,
    pub(crate) life: Life,
    pub(crate) thinker: Thinker,
    pub(crate) variants: Variants,
    pub(crate) gates: Gates,
    /// Where others in the house find this node, if it listens for them.
    pub(crate) url: Option<String>,
    /// Places for sockets. Some connections are kept for those who only ask.
    pub(crate) sockets: Arc<Semaphore>,
    /// Places for records that are played again.
    pub(crate) replays: Arc<Semaphore>,
    /// Places for rules that are made of a variant.
    pub(crate) compiles: Arc<Semaphore>,
    /// The number of the next socket.
    pub(crate) next_socket: AtomicU64,
    /// Set when the node stops.
    pub(crate) stopping: tokio::sync::watch::Sender<bool>,
}

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(since.as_millis() as u64)
}

/// A beat, which leaves out what was missed.
pub(crate) fn every(time: Duration) -> Interval {
    let mut beat = tokio::time::interval(time);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beat
}

/// The rules that are in use, by their hash.
#[derive(Default)]
pub(crate) struct Variants(RwLock<HashMap<String, Arc<Rules>>>);

/// Variants of people's own making are not kept for ever.
const MOST_VARIANTS: usize = 256;

impl Variants {
    pub(crate) fn known(&self, hash: &str) -> Option<Arc<Rules>> {
        self.0.read().unwrap_or_else(|broken| broken.into_inner()).get(hash).cloned()
    }

    pub(crate) fn keep(&self, rules: &Arc<Rules>) {
        let hash = rules.hash();
        if self.known(&hash).is_some() {
            return;
        }
        let mut known = self.0.write().unwrap_or_else(|broken| broken.into_inner());
        if known.len() >= MOST_VARIANTS {
            known.retain(|_, rules| Arc::strong_count(rules) > 1);
        }
        known.insert(hash, rules.clone());
    }
}
