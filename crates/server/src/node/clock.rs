//! The clock of a node, which never goes back.

use homestretch_table::Millis;
use parking_lot::{Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::{Interval, MissedTickBehavior};

/// The current time in milliseconds since 1970. It never decreases.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(clock().read(since.as_millis() as u64))
}

/// Moves the clock forward to a moment that another node has already reached.
pub(crate) fn advance_to(moment: Millis) {
    let mut clock = clock();
    clock.last = clock.last.max(moment.0);
}

fn clock() -> MutexGuard<'static, SteadyClock> {
    static CLOCK: Mutex<SteadyClock> = Mutex::new(SteadyClock { last: 0, ahead: 0 });
    CLOCK.lock()
}

/// Turns the system's clock into one that never goes back. After a backward step of the system
/// clock, all bots and timers would stand still until it has caught up. This clock continues from
/// the last time it returned instead.
struct SteadyClock {
    last: u64,
    /// How far this clock is ahead of the system's clock.
    ahead: u64,
}

/// For smaller backward steps, the clock stands still instead of running ahead. Time
/// synchronisation causes such steps.
const TOLERATED_STEP_MS: u64 = 1_000;

impl SteadyClock {
    fn read(&mut self, system: u64) -> u64 {
        let now = system + self.ahead;
        if now + TOLERATED_STEP_MS < self.last {
            self.ahead += self.last - now;
        }
        self.last = self.last.max(system + self.ahead);
        self.last
    }
}

/// An interval timer that skips missed ticks.
pub(crate) fn every(time: Duration) -> Interval {
    let mut beat = tokio::time::interval(time);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beat
}

#[cfg(test)]
mod tests {
    use super::SteadyClock;

    #[test]
    fn the_clock_follows_forward_steps_and_ignores_backward_steps() {
        let mut clock = SteadyClock { last: 0, ahead: 0 };
        let mut check = |system: u64, now: u64| assert_eq!(clock.read(system), now);
        check(10_000, 10_000);
        // The clock stands still after a small step back.
        check(9_500, 10_000);
        check(10_001, 10_001);
        // The machine slept for an hour.
        check(3_610_001, 3_610_001);
        // The system clock is set back by an hour.
        check(10_001, 3_610_001);
        check(10_251, 3_610_251);
        check(12_000, 3_612_000);
        check(9_000, 3_612_000);
        check(9_100, 3_612_100);
    }
}
