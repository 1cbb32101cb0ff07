//! A PostgreSQL and a NATS server for the tests of one process. They end with the process.

use crate::process;
use homestretch_server::store::Database;
use sqlx::{AnyConnection, Connection, Executor, Row};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) struct Databases {
    pub(crate) postgres: String,
    pub(crate) nats: String,
    /// The script ends when its input is closed, which happens when this process ends.
    _held: Child,
}

/// The servers, started on first use.
pub(crate) fn databases() -> &'static Databases {
    static STARTED: OnceLock<Databases> = OnceLock::new();
    STARTED.get_or_init(|| {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/with-databases");
        let say = "echo $HOMESTRETCH_DATABASE $HOMESTRETCH_NATS; cat >/dev/null";
        let mut held = Command::new(script)
            .args(["bash", "-c", say])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("scripts/with-databases runs");
        let (line, _) = process::first_line(&mut held);
        let (postgres, nats) =
            line.trim().split_once(' ').expect("PostgreSQL and NATS are installed");
        Databases { postgres: postgres.into(), nats: nats.into(), _held: held }
    })
}

/// A new, empty database.
pub(crate) async fn new_database() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    sqlx::any::install_default_drivers();
    let name = format!("rooms{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let server = &tokio::task::spawn_blocking(databases).await.expect("the servers start").postgres;
    let mut connection = AnyConnection::connect(server).await.expect("PostgreSQL answers");
    let make = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    connection.execute(make).await.expect("a database");
    server.replace("/postgres", &format!("/{name}"))
}

/// The result of a counting query in the database of a server.
pub(crate) async fn count(place: &Database, query: &'static str) -> i64 {
    let row = sqlx::query(query).fetch_one(&mut connect(place).await).await.expect("a number");
    row.get(0)
}

/// Runs a statement in the database of a server.
pub(crate) async fn run(place: &Database, statement: &'static str) {
    connect(place).await.execute(statement).await.expect("run the statement");
}

async fn connect(place: &Database) -> AnyConnection {
    let url = match place {
        Database::Sqlite(file) => format!("sqlite://{}", file.display()),
        Database::Postgres(url) => url.clone(),
    };
    AnyConnection::connect(&url).await.expect("the database answers")
}
