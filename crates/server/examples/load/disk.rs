//! What the disk alone would do to durable actions: the yardstick beside which theirs are read.

use crate::{Pace, Times};
use std::io::Write;
use std::time::{Duration, Instant};

/// Actions come at a pace, and each is done with the first flush that begins after it: all that wait go to
/// disk together, as with the server, and nothing else is done.
pub(crate) fn measure(pace: Pace) -> Times {
    let mut file = tempfile::tempfile().expect("a file");
    let (begin, mut times, mut done) = (Instant::now(), Times::default(), 0);
    let every = Duration::from_secs(1) / pace.rate as u32;
    while begin.elapsed() < pace.time {
        let here = (begin.elapsed().as_nanos() / every.as_nanos()) as u32;
        if here == done {
            std::thread::sleep(every);
            continue;
        }
        file.write_all(&[7; 4096]).expect("the disk takes it");
        file.sync_data().expect("the disk keeps it");
        let now = begin.elapsed();
        for action in done + 1..=here {
            times.add(now.saturating_sub(every * action));
        }
        done = here;
    }
    times
}
