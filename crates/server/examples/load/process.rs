//! Servers in separate processes, so that their memory can be measured.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A server process that is killed when dropped.
pub(crate) struct Process {
    child: Child,
    pub(crate) url: String,
    data: Option<TempDir>,
}

impl Process {
    /// The program under test, with very high limits.
    pub(crate) fn homestretch(program: &str, data: Option<TempDir>) -> Process {
        Process::with(program, data, &[])
    }

    /// The same with further arguments.
    pub(crate) fn with(program: &str, data: Option<TempDir>, args: &[&str]) -> Process {
        let data = data.unwrap_or_else(|| TempDir::new().expect("a folder"));
        let mut command = Command::new(program);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(data.path())
            .args(args);
        let limits = ["requests", "new-rooms", "guesses", "messages", "rooms", "connections"];
        for limit in limits.into_iter().chain(["address-connections", "address-messages"]) {
            command.args([format!("--max-{limit}"), "1000000".into()]);
        }
        Process::start(command, Some(data))
    }

    /// An echo server with the same libraries.
    pub(crate) fn echo() -> Process {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.arg("echo");
        Process::start(command, None)
    }

    /// The program under test with its default settings, except for the limits by address, because
    /// all clients of this run have the same address.
    pub(crate) fn guarded(program: &str) -> Process {
        let data = TempDir::new().expect("a folder");
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data"]);
        command.arg(data.path());
        for limit in ["requests", "new-rooms", "guesses", "address-connections"] {
            command.args([format!("--max-{limit}"), "1000000".into()]);
        }
        // One address may have half of the sockets, and all clients have the same address here.
        command.args(["--max-room-sockets", "400"]);
        Process::start(command, Some(data))
    }

    /// Hostile clients of a server.
    pub(crate) fn trouble(server: &Process) -> Process {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["trouble", &server.url]);
        Process::start(command, None)
    }

    fn start(mut command: Command, data: Option<TempDir>) -> Process {
        // Only arguments choose the database.
        command.env_remove("HOMESTRETCH_DATABASE").env_remove("HOMESTRETCH_NATS");
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut url = String::new();
        let out = child.stdout.take().expect("the output is a pipe");
        BufReader::new(out).read_line(&mut url).expect("the server prints its address");
        Process { child, url: url.trim().into(), data }
    }

    /// The memory of the process in bytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kib.unwrap_or(0) * 1024
    }

    /// The processor time that the process has used, in seconds.
    pub(crate) fn cpu_seconds(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.unwrap_or_default();
        // The fields after the name, which may contain spaces: user and system time in 1/100 s.
        let fields = stat.rsplit(')').next().into_iter().flat_map(str::split_whitespace);
        fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
    }

    /// Kills the process and returns its data.
    pub(crate) fn stop(&mut self) -> TempDir {
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.data.take().expect("the server has data")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
