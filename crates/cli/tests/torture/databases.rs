//! A PostgreSQL and a NATS server that can be stopped and restarted, on the same ports and with the
//! same data.

use crate::nats::{Nats, free_address};
use crate::node::run;
use crate::process;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long a database may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Databases {
    data: TempDir,
    pub(crate) postgres: String,
    pub(crate) nats: Nats,
    postgres_child: Option<Child>,
}

impl Databases {
    pub(crate) fn start() -> Databases {
        let data = TempDir::new().expect("a folder");
        let folder = data.path().join("pg").display().to_string();
        if is_root() {
            run("chown", &["postgres", &data.path().display().to_string()]);
        }
        let made = as_postgres("initdb")
            .args(["--auth=trust", "--username=homestretch", "--no-sync", "--locale=C"])
            .args(["--encoding=UTF8", "--pgdata", &folder])
            .current_dir(data.path())
            .output()
            .expect("PostgreSQL is installed");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let (postgres, nats) = (free_address(), Nats::start());
        let mut databases = Databases { data, postgres, nats, postgres_child: None };
        databases.start_postgres();
        databases
    }

    /// The URL of the database at an address, which may be a link's.
    pub(crate) fn url(address: &str) -> String {
        format!("postgres://homestretch@{address}/postgres")
    }

    pub(crate) fn end_postgres(&mut self) {
        let child = self.postgres_child.as_mut().expect("it runs");
        // The mode `immediate` is like a power failure.
        run("kill", &["-s", "QUIT", &child.id().to_string()]);
        process::wait(child);
        self.postgres_child = None;
    }

    pub(crate) fn start_postgres(&mut self) {
        let (host, port) = self.postgres.split_once(':').expect("an address");
        let child = as_postgres("postgres")
            .args(["-p", port, "-c", &format!("listen_addresses={host}")])
            .args(["-c", "max_connections=200"])
            .arg("-k")
            .arg(self.data.path())
            .arg("-D")
            .arg(self.data.path().join("pg"))
            .current_dir(self.data.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.postgres_child = Some(child.expect("PostgreSQL is installed"));
        wait_until("PostgreSQL does not answer", || {
            let mut ask = Command::new(tool("pg_isready"));
            let asked = ask.args(["-q", "-h", host, "-p", port]).status();
            asked.is_ok_and(|status| status.success())
        });
    }
}

impl Drop for Databases {
    fn drop(&mut self) {
        if let Some(mut child) = self.postgres_child.take() {
            let _ = Command::new("kill").args(["-s", "QUIT", &child.id().to_string()]).status();
            process::wait(&mut child);
        }
    }
}

/// Waits for a condition, and fails with a message if it does not hold in time.
fn wait_until(what: &str, is: impl Fn() -> bool) {
    let begin = Instant::now();
    while !is() {
        assert!(begin.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id is there");
    id.stdout.trim_ascii() == b"0"
}

/// A program of PostgreSQL, run as a user other than root.
fn as_postgres(name: &str) -> Command {
    if !is_root() {
        return Command::new(tool(name));
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", &tool(name)]);
    command
}

/// The path of a program of PostgreSQL: in PATH, or where Debian installs it.
fn tool(name: &str) -> String {
    let mut found: Vec<_> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|version| Some(version.ok()?.path().join("bin").join(name)))
        .filter(|path| path.exists())
        .collect();
    found.sort();
    found.pop().map_or(name.to_string(), |path| path.display().to_string())
}
