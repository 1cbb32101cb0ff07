//! Lines from standard input, read with a timeout.

use std::io::BufRead;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// The lines of standard input.
pub(crate) struct StdinLines {
    receive: Receiver<String>,
    /// A line that was received but not consumed yet.
    waiting: Option<String>,
}

/// Starts a thread that reads standard input.
pub(crate) fn of_stdin() -> StdinLines {
    // The thread reads only a few lines ahead, so that endless input does not fill the memory.
    let (send, receive) = sync_channel(16);
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        let mut bytes = Vec::new();
        while input.read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
            // Input that is not UTF-8 becomes text that no question accepts.
            let line = String::from_utf8_lossy(&bytes).trim().to_string();
            if send.send(line).is_err() {
                return;
            }
            bytes.clear();
        }
    });
    StdinLines { receive, waiting: None }
}

impl StdinLines {
    /// Waits for the next line, at most for this time. `Disconnected` means that the input has
    /// ended.
    pub(crate) fn next(&mut self, wait: Option<Duration>) -> Result<String, RecvTimeoutError> {
        match (self.waiting.take(), wait) {
            (Some(line), _) => Ok(line),
            (None, None) => self.receive.recv().map_err(|_| RecvTimeoutError::Disconnected),
            (None, Some(wait)) => self.receive.recv_timeout(wait),
        }
    }

    /// Consumes the next line if it has arrived and is accepted. Any other line stays.
    pub(crate) fn take_if(&mut self, accepts: impl Fn(&str) -> bool) -> Option<String> {
        if self.waiting.is_none() {
            self.waiting = self.receive.try_recv().ok();
        }
        self.waiting.take_if(|line| accepts(line))
    }
}
