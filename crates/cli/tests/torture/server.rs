//! A server as a process of its own, on one port for its whole life.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

pub(crate) struct Node {
    child: Child,
    pub(crate) url: String,
    address: String,
    data: Option<TempDir>,
}

impl Node {
    pub(crate) fn start() -> Node {
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = free.local_addr().expect("an address").to_string();
        drop(free);
        let data = TempDir::new().expect("a folder");
        let child = spawn(&address, &data);
        Node { child, url: format!("http://{address}"), address, data: Some(data) }
    }

    /// Kills it without a warning and starts it again.
    pub(crate) fn kill_and_start(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it has ended");
        self.child = spawn(&self.address, self.data.as_ref().expect("it has data"));
    }

    /// Stops it for a moment, as a machine that is too busy does.
    pub(crate) async fn freeze(&self, time: Duration) {
        self.signal("STOP");
        tokio::time::sleep(time).await;
        self.signal("CONT");
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()), "{name} is sent");
    }

    /// Ends it and gives its data.
    pub(crate) fn stop(&mut self) -> TempDir {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it has ended");
        self.data.take().expect("it has data")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(address: &str, data: &TempDir) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_homestretch"));
    command.args(["serve", "--listen", address, "--bot-pace", "5", "--log", "error", "--data"]);
    command.arg(data.path());
    for limit in ["requests", "new-rooms", "guesses", "messages"] {
        command.args([format!("--max-{limit}"), "1000000".into()]);
    }
    let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("it is a pipe");
    BufReader::new(out).read_line(&mut line).expect("it says where it listens");
    assert!(line.starts_with("http://"), "it listens: {line}");
    child
}
