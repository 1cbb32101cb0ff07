//! Servers as processes of their own, so that their memory is theirs.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A server that ends with its owner.
pub(crate) struct Process {
    child: Child,
    pub(crate) url: String,
    data: Option<TempDir>,
}

impl Process {
    /// The program under test, with its limits out of the way.
    pub(crate) fn homestretch(program: &str, data: Option<TempDir>) -> Process {
        let data = data.unwrap_or_else(|| TempDir::new().expect("a folder"));
        let mut command = Command::new(program);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(data.path());
        let limits = ["requests", "new-rooms", "guesses", "messages", "rooms", "connections"];
        for limit in limits.into_iter().chain(["address-connections", "address-messages"]) {
            command.args([format!("--max-{limit}"), "1000000".into()]);
        }
        Process::start(command, Some(data))
    }

    /// A bare echo of the same stack.
    pub(crate) fn echo() -> Process {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.arg("echo");
        Process::start(command, None)
    }

    /// The program under test as it comes, but for what one address may ask for: all clients of
    /// this run have the same.
    pub(crate) fn guarded(program: &str) -> Process {
        let data = TempDir::new().expect("a folder");
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data"]);
        command.arg(data.path());
        for limit in ["requests", "new-rooms", "guesses", "address-connections"] {
            command.args([format!("--max-{limit}"), "1000000".into()]);
        }
        // One address may have half of them, and here all clients have the same.
        command.args(["--max-room-sockets", "400"]);
        Process::start(command, Some(data))
    }

    /// Clients that mean no good to a server.
    pub(crate) fn trouble(server: &Process) -> Process {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["trouble", &server.url]);
        Process::start(command, None)
    }

    fn start(mut command: Command, data: Option<TempDir>) -> Process {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut url = String::new();
        let out = child.stdout.take().expect("it is a pipe");
        BufReader::new(out).read_line(&mut url).expect("it says where it listens");
        Process { child, url: url.trim().into(), data }
    }

    /// Bytes of memory that it holds.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kib.unwrap_or(0) * 1024
    }

    /// Ends it at once and gives its data.
    pub(crate) fn stop(&mut self) -> TempDir {
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.data.take().expect("it has data")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
