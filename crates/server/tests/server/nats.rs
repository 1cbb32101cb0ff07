//! A NATS server that can be stopped and started again on the same port. The torture also uses it.

use crate::process;
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long the server may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Nats {
    pub(crate) address: String,
    child: Option<Child>,
}

impl Nats {
    pub(crate) fn start() -> Nats {
        let mut nats = Nats { address: free_address(), child: None };
        nats.start_again();
        nats
    }

    /// The URL for nodes.
    pub(crate) fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Kills the server.
    pub(crate) fn end(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("kill the server");
            process::wait(&mut child);
        }
    }

    pub(crate) fn start_again(&mut self) {
        let (host, port) = self.address.split_once(':').expect("an address");
        let mut command = Command::new("nats-server");
        let command = command.args(["-a", host, "-p", port]).stderr(Stdio::null());
        self.child = Some(command.spawn().expect("NATS is installed"));
        let begin = Instant::now();
        while TcpStream::connect(&self.address).is_err() {
            assert!(begin.elapsed() < PATIENCE, "NATS does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.end();
    }
}

/// A free address of this machine.
pub(crate) fn free_address() -> String {
    let free = TcpListener::bind("127.0.0.1:0").expect("a port");
    free.local_addr().expect("an address").to_string()
}
