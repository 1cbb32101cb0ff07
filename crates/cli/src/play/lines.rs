//! Lines from a person, with a time to wait for them.

use std::io::BufRead;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// Lines as they come.
pub(super) struct Lines {
    receive: Receiver<String>,
    /// A line that was looked at and not taken.
    waiting: Option<String>,
}

/// What came.
pub(super) enum Line {
    /// A line.
    Text(String),
    /// Nothing in time.
    Late,
    /// Nobody is there any more.
    End,
}

/// The lines of the standard input, read on a thread of its own.
pub(super) fn of_stdin() -> Lines {
    // A few lines ahead: who writes without end has to wait.
    let (send, receive) = sync_channel(16);
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        let mut bytes = Vec::new();
        while input.read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
            // What is no text is no answer either, and is told so.
            let line = String::from_utf8_lossy(&bytes).trim().to_string();
            if send.send(line).is_err() {
                return;
            }
            bytes.clear();
        }
    });
    Lines { receive, waiting: None }
}

impl Lines {
    /// The next line; at the latest after this time, if there is one.
    pub(super) fn next(&mut self, wait: Option<Duration>) -> Line {
        if let Some(line) = self.waiting.take() {
            return Line::Text(line);
        }
        let received = match wait {
            None => self.receive.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(wait) => self.receive.recv_timeout(wait),
        };
        match received {
            Ok(line) => Line::Text(line),
            Err(RecvTimeoutError::Timeout) => Line::Late,
            Err(RecvTimeoutError::Disconnected) => Line::End,
        }
    }

    /// Takes the next line if it is there and wanted; another one stays.
    pub(super) fn take_if(&mut self, wanted: impl Fn(&str) -> bool) -> Option<String> {
        if self.waiting.is_none() {
            self.waiting = self.receive.try_recv().ok();
        }
        self.waiting.take_if(|line| wanted(line))
    }
}
