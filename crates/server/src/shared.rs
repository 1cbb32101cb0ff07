//! What all parts of a node share.

use crate::bus::Bus;
use crate::config::Config;
use crate::figures::Figures;
use crate::hub::Hub;
use crate::life::Life;
use crate::limits::{Doors, Gates};
use crate::store::Store;
use crate::thinker::Thinker;
use homestretch_rules::Rules;
use homestretch_table::Millis;
use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, RwLock};
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
    pub(crate) figures: Figures,
    pub(crate) gates: Gates,
    /// Where others in the house find this node, if it listens for them.
    pub(crate) url: Option<String>,
    /// Places for sockets. Some connections are kept for those who only ask.
    pub(crate) sockets: Arc<Semaphore>,
    /// How many connections each address has.
    pub(crate) doors: Arc<Doors>,
    /// Places for records that are played again.
    pub(crate) replays: Arc<Semaphore>,
    /// One address has not all of them.
    pub(crate) replayers: Arc<Doors>,
    /// Places for rules that are made of a variant.
    pub(crate) compiles: Arc<Semaphore>,
    /// Places for rooms that are made of their entries.
    pub(crate) folds: Arc<Semaphore>,
    /// Places for what is read again because it is not kept any more.
    pub(crate) recalls: Semaphore,
    /// The number of the next socket.
    pub(crate) next_socket: AtomicU64,
    /// Set when the node stops.
    pub(crate) stopping: tokio::sync::watch::Sender<bool>,
}

/// Milliseconds since 1970, which never go back.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(clock().read(since.as_millis() as u64))
}

/// It is not before a moment: a node that was there before has said so.
pub(crate) fn is_after(moment: Millis) {
    let mut clock = clock();
    clock.last = clock.last.max(moment.0);
}

fn clock() -> MutexGuard<'static, Clock> {
    static CLOCK: Mutex<Clock> = Mutex::new(Clock { last: 0, ahead: 0 });
    CLOCK.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// The system's clock as the node reads it. One that is set back would stop all bots and timers
/// until it is again what it was: the node goes on from where it was instead, or from where the
/// last one was that served.
struct Clock {
    last: u64,
    /// How far the node is ahead of the system.
    ahead: u64,
}

/// So little back is waited for: a clock that is kept right all the time goes back by less.
const A_LITTLE: u64 = 1_000;

impl Clock {
    fn read(&mut self, system: u64) -> u64 {
        let now = system + self.ahead;
        if now + A_LITTLE < self.last {
            self.ahead += self.last - now;
        }
        self.last = self.last.max(system + self.ahead);
        self.last
    }
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

#[cfg(test)]
mod tests {
    use super::Clock;

    #[test]
    fn a_clock_that_is_set_back_goes_on_and_one_that_is_set_forth_is_followed() {
        let mut clock = Clock { last: 0, ahead: 0 };
        let mut check = |system: u64, now: u64| assert_eq!(clock.read(system), now);
        check(10_000, 10_000);
        // A little back is waited for.
        check(9_500, 10_000);
        check(10_001, 10_001);
        // An hour that is slept through.
        check(3_610_001, 3_610_001);
        // An hour back.
        check(10_001, 3_610_001);
        check(10_251, 3_610_251);
        check(12_000, 3_612_000);
        check(9_000, 3_612_000);
        check(9_100, 3_612_100);
    }
}
