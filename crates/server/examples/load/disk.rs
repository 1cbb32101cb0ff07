//! The speed of the disk alone, to compare with durable actions.

use crate::{Pace, Times};
use std::io::Write;
use std::time::{Duration, Instant};

/// Actions arrive at a steady rate, and each is done with the first flush that begins after it. As
/// in the server, all waiting actions are flushed together. Nothing else is done.
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
        file.write_all(&[7; 4096]).expect("write to the disk");
        file.sync_data().expect("flush to the disk");
        let now = begin.elapsed();
        for action in done + 1..=here {
            times.add(now.saturating_sub(every * action));
        }
        done = here;
    }
    times
}
