//! A server in its own process, which keeps its port across restarts.

use crate::nats::free_address;
use crate::process;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// The database in which a node stores its rooms.
#[derive(Clone)]
pub(crate) enum Rooms {
    Folder(PathBuf),
    Shared { database: String, nats: String },
}

/// How a node is started.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) rooms: Rooms,
    /// A planted fault.
    pub(crate) fault: Option<&'static str>,
    /// The size of its disk: the largest file that it can write, in KiB.
    pub(crate) disk: Option<u32>,
}

pub(crate) struct Node {
    setup: Setup,
    child: Child,
    address: String,
    pub(crate) url: String,
}

impl Node {
    pub(crate) fn start(setup: Setup) -> Node {
        let address = free_address();
        let child = spawn(&setup, &address).expect("the server starts");
        Node { setup, child, url: format!("http://{address}"), address }
    }

    /// Kills it without warning.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        process::wait(&mut self.child);
    }

    /// Starts it again, as soon as possible.
    pub(crate) fn start_again(&mut self) {
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            if let Some(child) = spawn(&self.setup, &self.address) {
                self.child = child;
                return;
            }
        }
        panic!("the server does not restart");
    }

    /// Freezes the process, like a machine that sleeps.
    pub(crate) fn stop(&self) {
        run("kill", &["-s", "STOP", &self.child.id().to_string()]);
        // On a busy machine, the process may still run for a moment after the signal was sent.
        let stat = format!("/proc/{}/stat", self.child.id());
        let is_stopped = |stat: String| stat.contains(") T ");
        while std::fs::read_to_string(&stat).is_ok_and(|stat| !is_stopped(stat)) {
            std::thread::yield_now();
        }
    }

    pub(crate) fn go_on(&self) {
        run("kill", &["-s", "CONT", &self.child.id().to_string()]);
    }

    /// Changes the size of its disk for the next start.
    pub(crate) fn set_next_disk(&mut self, disk: Option<u32>) {
        self.setup.disk = disk;
    }

    /// Changes the size of its disk, in KiB.
    pub(crate) fn set_disk(&mut self, disk: Option<u32>) {
        let bytes = disk.map_or("unlimited".into(), |kib| (u64::from(kib) * 1024).to_string());
        let limit = format!("--fsize={bytes}:unlimited");
        run("prlimit", &["--pid", &self.child.id().to_string(), &limit]);
        self.setup.disk = disk;
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn run(program: &str, args: &[&str]) {
    let ran = process::output(Command::new(program).args(args));
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(ran.status.success(), "{program} {args:?}: {said}");
}

/// Starts a server. Returns None if it ends before it listens.
fn spawn(setup: &Setup, address: &str) -> Option<Child> {
    // A write that is too large must fail instead of ending the program.
    let limited = "trap '' XFSZ; ulimit -S -f \"$1\"; shift; exec \"$@\"";
    let program = env!("CARGO_BIN_EXE_homestretch");
    let mut command = Command::new("bash");
    let disk = setup.disk.map_or("unlimited".into(), |kib| kib.to_string());
    command.args(["-c", limited, "bash", &disk, program, "serve", "--listen", address]);
    command.args(["--bot-pace", "5", "--log", "off"]);
    match &setup.rooms {
        Rooms::Folder(folder) => command.arg("--data").arg(folder),
        Rooms::Shared { database, nats } => command.args(["--database", database, "--nats", nats]),
    };
    for limit in ["requests", "new-rooms", "guesses", "messages"] {
        command.args([format!("--max-{limit}"), "1000000".into()]);
    }
    if let Some(fault) = setup.fault {
        command.env("HOMESTRETCH_PLANTED_FAULT", fault);
    }
    let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("bash is installed");
    let (line, _) = process::first_line(&mut child);
    if line.starts_with("http://") {
        return Some(child);
    }
    let _ = child.kill();
    let _ = child.wait();
    None
}
