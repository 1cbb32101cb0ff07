//! The store: the entries of all rooms, in SQLite or PostgreSQL. Both use the same statements,
//! except for appends.
//!
//! The row of a room holds the number of its last entry, and (room, seq) is a unique key. Of two
//! writers of entry n + 1, the second one fails and learns about it. Nothing can be written to a
//! deleted room.

mod checkout;
#[cfg(all(feature = "planted-faults", debug_assertions))]
pub(crate) mod faulty;
mod postgres;
mod sqlite;
mod writer;

use checkout::on_connection;
use homestretch_table::Millis;
use postgres::Postgres;
use sqlite::Sqlite;
use sqlx::any::AnyRow;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor, Row, SqlStr};
use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use writer::Writer;

/// An error of the store, for the operator.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database reports an error or cannot be reached.
    #[error("database error: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables cannot be migrated.
    #[error("cannot migrate the database: {0}")]
    Migrate(MigrateError),
    /// The tables have a version that this program does not know.
    #[error("the data was written by a newer version of homestretch; run that version")]
    Newer,
    /// The commit that contained an append failed.
    #[error("{0}")]
    Commit(String),
    /// The database does not answer.
    #[error("the database does not answer")]
    Slow,
    /// The writer has ended because the server is stopping.
    #[error("the server is stopping")]
    Stopping,
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::VersionMissing(_) => StoreError::Newer,
            other => StoreError::Migrate(other),
        }
    }
}

/// The answer of the store.
pub type StoreResult<T> = Result<T, StoreError>;

/// The rooms of the lobby. `playing` and `waiting` sort after `ended`, so that an index yields only
/// these rooms, in the right order.
const LOBBY_QUERY: &str = "SELECT summary FROM rooms WHERE listed = 1 AND status > 'ended' \
                        ORDER BY status DESC, changed DESC LIMIT $1";

/// The number of groups of appends that PostgreSQL commits beside each other.
const POSTGRES_WRITERS: usize = 2;

/// The database that stores the rooms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// A SQLite file, for a single node.
    Sqlite(std::path::PathBuf),
    /// A PostgreSQL server, for one or more nodes.
    Postgres(String),
}

/// An entry to store.
#[derive(Clone, Debug)]
pub struct NewEntry {
    /// The command that led to it, with the person who sent it.
    pub cmd: Option<String>,
    /// The entry as JSON.
    pub body: String,
}

/// Entries to store after entry `after` of a room, and the new row of the room.
#[derive(Clone, Debug)]
pub struct Append {
    /// The room's code.
    pub room: String,
    /// The last entry so far; 0 for a new room.
    pub after: u64,
    /// The entries, at least one.
    pub entries: Vec<NewEntry>,
    /// The row of the room after these entries.
    pub row: RoomRow,
    /// A finished game: its number in the room, and its record.
    pub record: Option<(u64, String)>,
}

impl Append {
    /// The number of the last entry afterwards.
    fn last(&self) -> u64 {
        self.after + self.entries.len() as u64
    }
}

/// The row of a room: what the store knows without reading its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    /// `waiting`, `playing` or `ended`.
    pub status: &'static str,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Its lobby entry, as JSON.
    pub summary: String,
    /// When it has to act next.
    pub due: Option<Millis>,
    /// When it last changed.
    pub changed: Millis,
}

/// A stored entry.
#[derive(Clone, Debug)]
pub struct StoredEntry {
    /// Its number in the room.
    pub seq: u64,
    /// The command that led to it, with the person who sent it.
    pub cmd: Option<String>,
    /// The entry as JSON.
    pub body: String,
}

/// The last heartbeat of a node.
#[derive(Clone, Debug)]
pub struct Beat {
    /// The name of the node.
    pub node: String,
    /// The time.
    pub seen: Millis,
    /// Whether the node is alive; false if it has stopped.
    pub there: bool,
}

/// How long rooms without activity are kept.
#[derive(Clone, Copy, Debug)]
pub struct Expiry {
    /// Rooms that wait for their game.
    pub waiting: Millis,
    /// Rooms whose game is over.
    pub ended: Millis,
    /// Rooms with an unfinished game.
    pub playing: Millis,
}

/// The store. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    /// For everything but appends, so that nothing else waits for them.
    pool: AnyPool,
    writer: Writer,
    /// The lock of connections that write to SQLite.
    turn: Option<Arc<Mutex<()>>>,
    /// How long the database may take to answer.
    answer_time: Duration,
}

impl Store {
    /// Opens the store and migrates its tables.
    pub async fn open(database: &Database, answer_time: Duration) -> StoreResult<Store> {
        sqlx::any::install_default_drivers();
        let options = checkout::pool::<Any>(answer_time);
        match database {
            Database::Sqlite(file) => {
                let options = options.max_connections(4).after_connect(|connection, _| {
                    Box::pin(async move {
                        connection.execute("PRAGMA journal_mode = WAL").await?;
                        connection.execute("PRAGMA synchronous = FULL").await?;
                        connection.execute("PRAGMA busy_timeout = 8000").await?;
                        // Deleted data does not stay in the file.
                        connection.execute("PRAGMA secure_delete = ON").await?;
                        Ok(())
                    })
                });
                make_private(file).map_err(sqlx::Error::Io)?;
                let pool = options.clone().connect(&sqlite_url(file)).await?;
                migrations().run(&pool).await?;
                let turn = Arc::new(Mutex::new(()));
                let own = options.max_connections(1).connect(&sqlite_url(file)).await?;
                let writer = Writer::start(Sqlite { pool: own, turn: turn.clone() }, 1);
                Ok(Store { pool, writer, turn: Some(turn), answer_time })
            }
            Database::Postgres(url) => {
                // Connecting once without the pool gives a better error message than the pool's
                // timeout.
                let greet = async { Ok(AnyConnection::connect(url).await?.close().await?) };
                with_timeout(answer_time, greet).await?;
                let pool = options.max_connections(16).connect(url).await?;
                migrations().run(&pool).await?;
                let own = checkout::pool(answer_time).max_connections(POSTGRES_WRITERS as u32);
                let own = Postgres { pool: own.connect(url).await?, answer_time };
                let writer = Writer::start(own, POSTGRES_WRITERS);
                Ok(Store { pool, writer, turn: None, answer_time })
            }
        }
    }

    /// Whether other nodes may use the same store.
    pub fn is_shared(&self) -> bool {
        self.turn.is_none()
    }

    /// Appends all entries or none. Returns true if the entries are durable, and false if somebody
    /// else was first. An append that times out may still be stored; then the next one fails.
    pub async fn append(&self, append: Append) -> StoreResult<bool> {
        let append = self.writer.append(append);
        match self.is_shared() {
            true => with_timeout(self.answer_time, append).await,
            false => append.await,
        }
    }

    /// Does work on a connection from the pool, as long as the database may take to answer.
    async fn on_connection<T>(
        &self,
        work: impl AsyncFnOnce(&mut AnyConnection) -> StoreResult<T>,
    ) -> StoreResult<T> {
        with_timeout(self.answer_time, on_connection(&self.pool, work)).await
    }

    /// The same for work that writes. In SQLite, it waits for one group of appends at most.
    async fn write<T>(
        &self,
        work: impl AsyncFnOnce(&mut AnyConnection) -> StoreResult<T>,
    ) -> StoreResult<T> {
        let in_turn = async {
            let _turn = match &self.turn {
                Some(turn) => Some(turn.lock().await),
                None => None,
            };
            on_connection(&self.pool, work).await
        };
        with_timeout(self.answer_time, in_turn).await
    }

    /// The rows of a query.
    async fn rows(&self, query: AnyQuery<'_>) -> StoreResult<Vec<AnyRow>> {
        self.on_connection(async |connection| Ok(query.fetch_all(connection).await?)).await
    }

    /// Runs a statement. Returns the number of affected rows.
    async fn run(&self, query: AnyQuery<'_>) -> StoreResult<u64> {
        let run = async |connection: &mut _| Ok(query.execute(connection).await?.rows_affected());
        self.write(run).await
    }

    /// The number in the first row of a query; `None` if there are no rows.
    async fn first_number(&self, query: AnyQuery<'_>) -> StoreResult<Option<u64>> {
        self.rows(query).await?.first().map(|row| number(row, 0)).transpose()
    }

    /// The number of a room's last entry; `None` if there is no such room.
    pub async fn last(&self, room: &str) -> StoreResult<Option<u64>> {
        self.first_number(sqlx::query("SELECT seq FROM rooms WHERE code = $1").bind(room)).await
    }

    /// The entries of a room after entry `after`.
    pub async fn load(&self, room: &str, after: u64) -> StoreResult<Vec<StoredEntry>> {
        let query = "SELECT seq, cmd, body FROM entries WHERE room = $1 AND seq > $2 ORDER BY seq";
        let rows = self.rows(sqlx::query(query).bind(room).bind(after as i64)).await?;
        let entry = |row: &AnyRow| {
            let (seq, cmd, body) = (number(row, 0)?, row.try_get(1)?, row.try_get(2)?);
            Ok(StoredEntry { seq, cmd, body })
        };
        rows.iter().map(entry).collect()
    }

    /// Rooms that are due at a moment, longest due first.
    pub async fn due(&self, at: Millis, most: u32) -> StoreResult<Vec<String>> {
        let query = "SELECT code FROM rooms WHERE due <= $1 ORDER BY due LIMIT $2";
        let query = sqlx::query(query).bind(at.0 as i64).bind(i64::from(most));
        texts(&self.rows(query).await?)
    }

    /// Postpones a room that is due.
    pub async fn put_off(&self, room: &str, now: Millis, until: Millis) -> StoreResult<()> {
        let query = sqlx::query("UPDATE rooms SET due = $3 WHERE code = $1 AND due <= $2");
        self.run(query.bind(room).bind(now.0 as i64).bind(until.0 as i64)).await.map(drop)
    }

    /// Claims a room for a node for a while. A shared room should be driven by one node at a time;
    /// if two nodes drive it, the second append fails and does no harm.
    pub async fn claim(
        &self,
        room: &str,
        node: &str,
        now: Millis,
        until: Millis,
    ) -> StoreResult<bool> {
        if !self.is_shared() {
            return Ok(true);
        }
        let query = "UPDATE rooms SET claimed_by = $2, claimed_until = $4 WHERE code = $1 \
                     AND (claimed_by IS NULL OR claimed_by = $2 OR claimed_until < $3)";
        let query = sqlx::query(query).bind(room).bind(node).bind(now.0 as i64);
        Ok(self.run(query.bind(until.0 as i64)).await? == 1)
    }

    /// Sets whether the lobby lists a room.
    pub async fn set_listed(&self, room: &str, listed: bool) -> StoreResult<()> {
        let query = sqlx::query("UPDATE rooms SET listed = $2 WHERE code = $1 AND listed <> $2");
        self.run(query.bind(room).bind(i64::from(listed))).await.map(drop)
    }

    /// The summaries of the rooms in the lobby: those that wait for players, then those that play,
    /// the latest first.
    pub async fn lobby(&self, most: u32) -> StoreResult<Vec<String>> {
        texts(&self.rows(sqlx::query(LOBBY_QUERY).bind(i64::from(most))).await?)
    }

    /// The codes of all rooms in the lobby.
    pub async fn listed(&self) -> StoreResult<Vec<String>> {
        let query = "SELECT code FROM rooms WHERE listed = 1 AND status > 'ended'";
        texts(&self.rows(sqlx::query(query)).await?)
    }

    /// The number of rooms by status.
    pub async fn counts(&self) -> StoreResult<Vec<(String, u64)>> {
        let query = "SELECT status, COUNT(*) FROM rooms GROUP BY status ORDER BY status";
        let rows = self.rows(sqlx::query(query)).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, number(row, 1)?))).collect()
    }

    /// The number of finished games.
    pub async fn games(&self) -> StoreResult<u64> {
        let games = self.first_number(sqlx::query("SELECT COUNT(*) FROM records")).await?;
        Ok(games.unwrap_or(0))
    }

    /// The record of a finished game; of the last one without a number.
    pub async fn record(&self, room: &str, game: Option<u64>) -> StoreResult<Option<String>> {
        let query = "SELECT record FROM records WHERE room = $1 AND (game = $2 OR $2 < 0) \
                     ORDER BY game DESC LIMIT 1";
        let game = game.map_or(-1, |game| i64::try_from(game).unwrap_or(i64::MAX));
        let rows = self.rows(sqlx::query(query).bind(room).bind(game)).await?;
        rows.first().map(|row| row.try_get(0)).transpose().map_err(StoreError::from)
    }

    /// Rooms that have been inactive for so long that they may be deleted.
    pub async fn expired(&self, now: Millis, expiry: Expiry) -> StoreResult<Vec<String>> {
        let mut rooms = Vec::new();
        let kept =
            [("waiting", expiry.waiting), ("ended", expiry.ended), ("playing", expiry.playing)];
        for (status, time) in kept {
            let query = "SELECT code FROM rooms WHERE status = $1 AND changed < $2 LIMIT 1000";
            let query = sqlx::query(query).bind(status).bind(now.since(time).0 as i64);
            rooms.extend(texts(&self.rows(query).await?)?);
        }
        Ok(rooms)
    }

    /// Counts a room as changed now, because somebody watches it.
    pub async fn touch(&self, room: &str, now: Millis) -> StoreResult<()> {
        let query = sqlx::query("UPDATE rooms SET changed = $2 WHERE code = $1");
        self.run(query.bind(room).bind(now.0 as i64)).await.map(drop)
    }

    /// Removes deleted data from SQLite's write-ahead log, as far as no reader uses it.
    pub async fn scrub(&self) -> StoreResult<()> {
        if !self.is_shared() {
            self.run(sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")).await?;
        }
        Ok(())
    }

    /// Deletes a room, unless it has grown after entry `seq` or changed after `seen`. Its records
    /// stay.
    pub async fn delete_room(&self, room: &str, seq: u64, seen: Millis) -> StoreResult<bool> {
        self.write(async |connection| {
            let mut transaction = connection.begin().await?;
            let gone = "DELETE FROM rooms WHERE code = $1 AND seq = $2 AND changed <= $3";
            let gone = sqlx::query(gone).bind(room).bind(seq as i64).bind(seen.0 as i64);
            if gone.execute(&mut *transaction).await?.rows_affected() == 0 {
                return Ok(false);
            }
            let entries = sqlx::query("DELETE FROM entries WHERE room = $1").bind(room);
            entries.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(true)
        })
        .await
    }

    /// Stores the heartbeat of a node, or that it stops.
    pub async fn beat(&self, node: &str, now: Millis, there: bool) -> StoreResult<()> {
        let query = "INSERT INTO nodes (id, seen, there) VALUES ($1, $2, $3) \
                     ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, there = excluded.there";
        let query = sqlx::query(query).bind(node).bind(now.0 as i64).bind(i64::from(there));
        self.run(query).await.map(drop)
    }

    /// The last heartbeat of any node; `None` if there never was one.
    pub async fn last_beat(&self) -> StoreResult<Option<Millis>> {
        let query = sqlx::query("SELECT seen FROM nodes ORDER BY seen DESC LIMIT 1");
        Ok(self.first_number(query).await?.map(Millis))
    }

    /// The heartbeats of other nodes since a moment.
    pub async fn beats(&self, but: &str, since: Millis) -> StoreResult<Vec<Beat>> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        let query = "SELECT id, seen, there FROM nodes WHERE id <> $1 AND seen >= $2";
        let rows = self.rows(sqlx::query(query).bind(but).bind(since.0 as i64)).await?;
        let beat = |row: &AnyRow| {
            let (seen, there) = (Millis(number(row, 1)?), number(row, 2)? == 1);
            Ok(Beat { node: row.try_get(0)?, seen, there })
        };
        rows.iter().map(beat).collect()
    }

    /// Stores that no node was alive between two moments.
    pub async fn note_outage(&self, down: Millis, up: Millis) -> StoreResult<()> {
        let query = "INSERT INTO outages (up, down) VALUES ($1, $2) ON CONFLICT (up) DO NOTHING";
        self.run(sqlx::query(query).bind(up.0 as i64).bind(down.0 as i64)).await.map(drop)
    }

    /// The outages that ended after a moment, as (from, to).
    pub async fn outages(&self, after: Millis) -> StoreResult<Vec<(Millis, Millis)>> {
        let query = sqlx::query("SELECT down, up FROM outages WHERE up > $1 ORDER BY up");
        let rows = self.rows(query.bind(after.0 as i64)).await?;
        rows.iter().map(|row| Ok((Millis(number(row, 0)?), Millis(number(row, 1)?)))).collect()
    }

    /// Deletes old heartbeats, except for the last one, and outages older than every room.
    pub async fn prune(&self, gone: Millis) -> StoreResult<()> {
        let nodes = "DELETE FROM nodes WHERE seen < $1 AND seen < (SELECT MAX(seen) FROM nodes)";
        self.run(sqlx::query(nodes).bind(gone.0 as i64)).await?;
        let outages = "DELETE FROM outages WHERE up < $1 \
                       AND NOT EXISTS (SELECT 1 FROM rooms WHERE changed <= outages.up)";
        self.run(sqlx::query(outages).bind(gone.0 as i64)).await.map(drop)
    }

    /// Checks that the store answers.
    pub async fn check(&self) -> StoreResult<()> {
        self.rows(sqlx::query("SELECT 1")).await.map(drop)
    }

    /// Closes the store after everything has been written.
    pub async fn close(&self) {
        self.writer.stop().await;
        self.pool.close().await;
    }
}

type AnyQuery<'q> = sqlx::query::Query<'q, Any, <Any as sqlx::Database>::Arguments>;

/// Limits how long a database may take to answer, for example when a link is down.
async fn with_timeout<T>(
    answer_time: Duration,
    work: impl Future<Output = StoreResult<T>>,
) -> StoreResult<T> {
    tokio::time::timeout(answer_time, work).await.unwrap_or(Err(StoreError::Slow))
}

fn migrations() -> Migrator {
    let rooms = include_str!("../../migrations/0001_rooms.sql");
    let lobby = include_str!("../../migrations/0002_lobby.sql");
    let list = [(1, "rooms", rooms), (2, "lobby", lobby)];
    let migration = |(version, name, text): (i64, &'static str, &'static str)| {
        let name = Cow::Borrowed(name);
        Migration::new(version, name, MigrationType::Simple, SqlStr::from_static(text), false)
    };
    Migrator { migrations: list.into_iter().map(migration).collect(), ..Migrator::DEFAULT }
}

/// Creates the file, readable for its owner only, because it contains the secrets of dice. SQLite
/// gives the files beside it the same permissions.
fn make_private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.write(true).create_new(true).open(file) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// The URL of a SQLite file.
fn sqlite_url(file: &Path) -> String {
    let path = file.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("sqlite://{path}?mode=rw")
}

fn number(row: &AnyRow, column: usize) -> StoreResult<u64> {
    let number: i64 = row.try_get(column)?;
    Ok(u64::try_from(number).unwrap_or(0))
}

fn texts(rows: &[AnyRow]) -> StoreResult<Vec<String>> {
    rows.iter().map(|row| row.try_get(0).map_err(StoreError::from)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_lobby_query_reads_only_rooms_that_it_shows() {
        let data = tempfile::TempDir::new().expect("create a temporary folder");
        let place = Database::Sqlite(data.path().join("rooms.db"));
        let store = Store::open(&place, Duration::from_secs(60)).await.expect("open the store");
        let plan = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {LOBBY_QUERY}"));
        let rows = store.rows(sqlx::query(plan).bind(200_i64)).await.expect("query the plan");
        let steps: Vec<String> = rows.iter().map(|row| row.get(3)).collect();
        assert_eq!(steps, ["SEARCH rooms USING INDEX rooms_lobby (status>?)"]);
        store.close().await;
    }

    #[tokio::test]
    async fn a_commit_finds_its_rooms_by_their_codes() {
        let data = tempfile::TempDir::new().expect("create a temporary folder");
        let place = Database::Sqlite(data.path().join("rooms.db"));
        let store = Store::open(&place, Duration::from_secs(60)).await.expect("open the store");
        let plan = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", sqlite::GROW_ROOMS));
        let rows = store.rows(sqlx::query(plan).bind("[]")).await.expect("query the plan");
        let steps: Vec<String> = rows.iter().map(|row| row.get(3)).collect();
        let index = "SEARCH rooms USING INDEX sqlite_autoindex_rooms_1 (code=?)";
        assert_eq!(steps[..2], ["SCAN new VIRTUAL TABLE INDEX 1:", index]);
        store.close().await;
    }
}
