//! The store: for every room its entries, in SQLite or PostgreSQL with the same statements.
//!
//! A room's row knows its last entry, and the key (room, seq) stands behind it: of two writers of
//! entry n + 1 the second one loses and is told so, and nobody writes to a room that is gone.

mod lent;
mod writer;

use homestretch_table::Millis;
use lent::Lent;
use sqlx::any::AnyRow;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor, Row, SqlStr};
use std::borrow::Cow;
use std::path::Path;
use std::time::Duration;
use writer::Writer;

/// What is wrong with the store. For the operator.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refuses or cannot be reached.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables cannot be brought up to date.
    #[error("bringing the database up to date: {0}")]
    Migrate(MigrateError),
    /// The tables are of a version that this program does not know.
    #[error("what is there was written by a newer homestretch; run that one")]
    Newer,
    /// The database does not answer.
    #[error("the database does not answer")]
    Slow,
    /// The writer is gone: the server stops.
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

/// The rooms of the lobby. `playing` and `waiting` come after `ended`, so that an index gives just
/// these, and in their order.
const IN_LOBBY: &str = "SELECT summary FROM rooms WHERE listed = 1 AND status > 'ended' \
                        ORDER BY status DESC, changed DESC LIMIT $1";

/// Where rooms are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A file of its own, for one node.
    Sqlite(std::path::PathBuf),
    /// A PostgreSQL server, for one or more nodes.
    Postgres(String),
}

/// An entry to be stored.
#[derive(Clone, Debug)]
pub struct NewEntry {
    /// Who asked for it by which command, if someone did.
    pub cmd: Option<String>,
    /// The entry as JSON.
    pub body: String,
}

/// Entries that are to follow entry `after` of a room, and what the room then is.
#[derive(Clone, Debug)]
pub struct Append {
    /// The room's code.
    pub room: String,
    /// The last entry so far; 0 for a new room.
    pub after: u64,
    /// The entries, at least one.
    pub entries: Vec<NewEntry>,
    /// What the room is after them.
    pub standing: Standing,
    /// A game that has ended: its number in the room, and its record.
    pub record: Option<(u64, String)>,
}

/// What is known of a room without reading its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// `waiting`, `playing` or `ended`.
    pub status: &'static str,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// What the lobby shows of it, as JSON.
    pub summary: String,
    /// When it wants something next.
    pub due: Option<Millis>,
    /// When it changed last.
    pub changed: Millis,
}

/// A stored entry.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Its number in the room.
    pub seq: u64,
    /// Who asked for it by which command, if someone did.
    pub cmd: Option<String>,
    /// The entry as JSON.
    pub body: String,
}

/// What a node has said last.
#[derive(Clone, Debug)]
pub struct Beat {
    /// Which node.
    pub node: String,
    /// When.
    pub seen: Millis,
    /// Whether it is there, or has gone.
    pub there: bool,
}

/// How long finished, waiting and silent rooms are kept.
#[derive(Clone, Copy, Debug)]
pub struct Expiry {
    /// Rooms that wait for their game.
    pub waiting: Millis,
    /// Rooms whose game is over.
    pub ended: Millis,
    /// Rooms whose game goes on but where nothing has happened.
    pub playing: Millis,
}

/// The store. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    writer: Option<Writer>,
    /// How long the database may take for an answer.
    answer_time: Duration,
}

impl Store {
    /// Opens the store and brings its tables up to date.
    pub async fn open(place: &Place, answer_time: Duration) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let options = lent::pool(answer_time);
        match place {
            Place::Sqlite(file) => {
                let options = options.max_connections(4).after_connect(|connection, _| {
                    Box::pin(async move {
                        connection.execute("PRAGMA journal_mode = WAL").await?;
                        connection.execute("PRAGMA synchronous = FULL").await?;
                        connection.execute("PRAGMA busy_timeout = 8000").await?;
                        // What is forgotten is not left in the file.
                        connection.execute("PRAGMA secure_delete = ON").await?;
                        Ok(())
                    })
                });
                make_private(file).map_err(sqlx::Error::Io)?;
                let pool = options.connect(&sqlite_url(file)).await?;
                migrations().run(&pool).await?;
                let writer = Writer::start(pool.clone());
                Ok(Store { pool, writer: Some(writer), answer_time })
            }
            Place::Postgres(url) => {
                // The pool would only say that it has waited in vain.
                let greet = async { Ok(AnyConnection::connect(url).await?.close().await?) };
                in_time(answer_time, greet).await?;
                let pool = options.max_connections(16).connect(url).await?;
                migrations().run(&pool).await?;
                Ok(Store { pool, writer: None, answer_time })
            }
        }
    }

    /// Whether other nodes may use the same store.
    pub fn is_shared(&self) -> bool {
        self.writer.is_none()
    }

    /// Appends in one transaction. Durable when it says true; false if somebody else was first.
    pub async fn append(&self, append: Append) -> Result<bool, StoreError> {
        match &self.writer {
            Some(writer) => writer.append(append).await,
            None => {
                // What is cut off here may still be stored; the key then tells whoever is next.
                in_time(self.answer_time, async {
                    let mut lent = Lent::from(&self.pool).await?;
                    let done = append_on(&mut lent, &append).await;
                    lent.back(done)
                })
                .await
            }
        }
    }

    /// The rows of a query.
    async fn rows(&self, query: AnyQuery<'_>) -> Result<Vec<AnyRow>, StoreError> {
        in_time(self.answer_time, async {
            let mut lent = Lent::from(&self.pool).await?;
            let rows = query.fetch_all(&mut *lent).await;
            lent.back(rows)
        })
        .await
    }

    /// Does something; how many rows it was done to.
    async fn run(&self, query: AnyQuery<'_>) -> Result<u64, StoreError> {
        in_time(self.answer_time, async {
            let mut lent = Lent::from(&self.pool).await?;
            let done = query.execute(&mut *lent).await;
            lent.back(done.map(|done| done.rows_affected()))
        })
        .await
    }

    /// The number that a query counts.
    async fn count(&self, query: AnyQuery<'_>) -> Result<u64, StoreError> {
        self.rows(query).await?.first().map_or(Ok(0), |row| number(row, 0))
    }

    /// The number of a room's last entry; none if there is no such room.
    pub async fn last(&self, room: &str) -> Result<Option<u64>, StoreError> {
        let query = sqlx::query("SELECT seq FROM rooms WHERE code = $1").bind(room);
        self.rows(query).await?.first().map(|row| number(row, 0)).transpose()
    }

    /// The entries of a room after one.
    pub async fn load(&self, room: &str, after: u64) -> Result<Vec<Stored>, StoreError> {
        let query = "SELECT seq, cmd, body FROM entries WHERE room = $1 AND seq > $2 ORDER BY seq";
        let rows = self.rows(sqlx::query(query).bind(room).bind(after as i64)).await?;
        rows.iter()
            .map(|row| {
                Ok(Stored { seq: number(row, 0)?, cmd: row.try_get(1)?, body: row.try_get(2)? })
            })
            .collect()
    }

    /// Forgets an entry, which only a planted fault does.
    pub(crate) async fn unstore(&self, room: &str, seq: u64) -> Result<(), StoreError> {
        for statement in [
            "DELETE FROM entries WHERE room = $1 AND seq = $2",
            "UPDATE rooms SET seq = seq - 1 WHERE code = $1 AND seq = $2",
        ] {
            self.run(sqlx::query(statement).bind(room).bind(seq as i64)).await?;
        }
        Ok(())
    }

    /// Rooms that wanted something at a moment or before, the longest waiting first.
    pub async fn due(&self, at: Millis, most: u32) -> Result<Vec<String>, StoreError> {
        let query = "SELECT code FROM rooms WHERE due <= $1 ORDER BY due LIMIT $2";
        let query = sqlx::query(query).bind(at.0 as i64).bind(i64::from(most));
        texts(&self.rows(query).await?)
    }

    /// A room that is due by now is due at another moment.
    pub async fn put_off(&self, room: &str, now: Millis, until: Millis) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE rooms SET due = $3 WHERE code = $1 AND due <= $2");
        self.run(query.bind(room).bind(now.0 as i64).bind(until.0 as i64)).await?;
        Ok(())
    }

    /// Whether a node may drive a room for a while: one that others share is driven by one node at
    /// a time. Two nodes that both think so are harmless, as the second append loses.
    pub async fn claim(
        &self,
        room: &str,
        node: &str,
        now: Millis,
        until: Millis,
    ) -> Result<bool, StoreError> {
        if !self.is_shared() {
            return Ok(true);
        }
        let query = "UPDATE rooms SET claimed_by = $2, claimed_until = $4 WHERE code = $1 \
                     AND (claimed_by IS NULL OR claimed_by = $2 OR claimed_until < $3)";
        let query = sqlx::query(query).bind(room).bind(node).bind(now.0 as i64);
        Ok(self.run(query.bind(until.0 as i64)).await? == 1)
    }

    /// The lobby lists a room from now on, or does so no more.
    pub async fn list(&self, room: &str, listed: bool) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE rooms SET listed = $2 WHERE code = $1 AND listed <> $2");
        self.run(query.bind(room).bind(i64::from(listed))).await?;
        Ok(())
    }

    /// The summaries of the rooms in the lobby: those that wait for players, then those that play,
    /// the latest first.
    pub async fn lobby(&self, most: u32) -> Result<Vec<String>, StoreError> {
        texts(&self.rows(sqlx::query(IN_LOBBY).bind(i64::from(most))).await?)
    }

    /// The codes of all rooms in the lobby.
    pub async fn listed(&self) -> Result<Vec<String>, StoreError> {
        let query = "SELECT code FROM rooms WHERE listed = 1 AND status > 'ended'";
        texts(&self.rows(sqlx::query(query)).await?)
    }

    /// How many rooms there are by status.
    pub async fn counts(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let query = "SELECT status, COUNT(*) FROM rooms GROUP BY status ORDER BY status";
        let rows = self.rows(sqlx::query(query)).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, number(row, 1)?))).collect()
    }

    /// How many games have been played to their end.
    pub async fn games(&self) -> Result<u64, StoreError> {
        self.count(sqlx::query("SELECT COUNT(*) FROM records")).await
    }

    /// The record of a game that has ended; of the last one if no number is given.
    pub async fn record(
        &self,
        room: &str,
        game: Option<u64>,
    ) -> Result<Option<String>, StoreError> {
        let query = "SELECT record FROM records WHERE room = $1 AND (game = $2 OR $2 < 0) \
                     ORDER BY game DESC LIMIT 1";
        let game = game.map_or(-1, |game| i64::try_from(game).unwrap_or(i64::MAX));
        let rows = self.rows(sqlx::query(query).bind(room).bind(game)).await?;
        rows.first().map(|row| row.try_get(0)).transpose().map_err(StoreError::from)
    }

    /// Rooms in which nothing has happened for so long that they may go.
    pub async fn expired(&self, now: Millis, expiry: Expiry) -> Result<Vec<String>, StoreError> {
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

    /// Somebody looks at a room that would go: it counts as changed now.
    pub async fn keep(&self, room: &str, now: Millis) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE rooms SET changed = $2 WHERE code = $1");
        self.run(query.bind(room).bind(now.0 as i64)).await?;
        Ok(())
    }

    /// Clears what was forgotten out of the file in which SQLite writes first, as far as nobody reads it.
    pub async fn scrub(&self) -> Result<(), StoreError> {
        if !self.is_shared() {
            self.run(sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")).await?;
        }
        Ok(())
    }

    /// Forgets a room, unless something has happened since, or somebody has looked at it after a
    /// moment. Records stay.
    pub async fn forget(&self, room: &str, seq: u64, seen: Millis) -> Result<bool, StoreError> {
        in_time(self.answer_time, async {
            let mut lent = Lent::from(&self.pool).await?;
            let gone = forget_on(&mut lent, room, seq, seen).await;
            lent.back(gone)
        })
        .await
    }

    /// A node says that it is there, or that it goes.
    pub async fn beat(&self, node: &str, now: Millis, there: bool) -> Result<(), StoreError> {
        let query = "INSERT INTO nodes (id, seen, there) VALUES ($1, $2, $3) \
                     ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, there = excluded.there";
        let query = sqlx::query(query).bind(node).bind(now.0 as i64).bind(i64::from(there));
        self.run(query).await?;
        Ok(())
    }

    /// When any node was last known to serve; none if there never was one.
    pub async fn last_beat(&self) -> Result<Option<Millis>, StoreError> {
        let query = sqlx::query("SELECT seen FROM nodes ORDER BY seen DESC LIMIT 1");
        let rows = self.rows(query).await?;
        rows.first().map(|row| Ok(Millis(number(row, 0)?))).transpose()
    }

    /// What other nodes have said since a moment.
    pub async fn beats(&self, but: &str, since: Millis) -> Result<Vec<Beat>, StoreError> {
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

    /// Nobody served between two moments.
    pub async fn note_outage(&self, down: Millis, up: Millis) -> Result<(), StoreError> {
        let query = "INSERT INTO outages (up, down) VALUES ($1, $2) ON CONFLICT (up) DO NOTHING";
        let query = sqlx::query(query).bind(up.0 as i64).bind(down.0 as i64);
        self.run(query).await?;
        Ok(())
    }

    /// The times after a moment when nobody served, as (from, to).
    pub async fn outages(&self, after: Millis) -> Result<Vec<(Millis, Millis)>, StoreError> {
        let query = sqlx::query("SELECT down, up FROM outages WHERE up > $1 ORDER BY up");
        let rows = self.rows(query.bind(after.0 as i64)).await?;
        rows.iter().map(|row| Ok((Millis(number(row, 0)?), Millis(number(row, 1)?)))).collect()
    }

    /// Forgets nodes that are gone since a moment, but for the last, and times when nobody served
    /// that are before everything that happened in any room.
    pub async fn tidy(&self, gone: Millis) -> Result<(), StoreError> {
        let nodes = "DELETE FROM nodes WHERE seen < $1 AND seen < (SELECT MAX(seen) FROM nodes)";
        self.run(sqlx::query(nodes).bind(gone.0 as i64)).await?;
        let outages = "DELETE FROM outages WHERE up < $1 \
                       AND NOT EXISTS (SELECT 1 FROM rooms WHERE changed <= outages.up)";
        self.run(sqlx::query(outages).bind(gone.0 as i64)).await?;
        Ok(())
    }

    /// Whether the store answers.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.rows(sqlx::query("SELECT 1")).await?;
        Ok(())
    }

    /// Closes it after everything has been written.
    pub async fn close(&self) {
        if let Some(writer) = &self.writer {
            writer.stop().await;
        }
        self.pool.close().await;
    }
}

type AnyQuery<'q> = sqlx::query::Query<'q, Any, <Any as sqlx::Database>::Arguments>;

/// A database that does not answer, as behind a link that was cut, keeps nobody for ever.
async fn in_time<T>(
    answer_time: Duration,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    tokio::time::timeout(answer_time, work).await.unwrap_or(Err(StoreError::Slow))
}

async fn append_on(connection: &mut AnyConnection, append: &Append) -> Result<bool, StoreError> {
    let mut transaction = connection.begin().await?;
    let done = writer::write(&mut transaction, append).await?;
    if done {
        transaction.commit().await?;
    }
    Ok(done)
}

async fn forget_on(
    connection: &mut AnyConnection,
    room: &str,
    seq: u64,
    seen: Millis,
) -> Result<bool, StoreError> {
    let mut transaction = connection.begin().await?;
    let gone = sqlx::query("DELETE FROM rooms WHERE code = $1 AND seq = $2 AND changed <= $3");
    let gone = gone.bind(room).bind(seq as i64).bind(seen.0 as i64);
    let gone = gone.execute(&mut *transaction).await?;
    if gone.rows_affected() == 0 {
        return Ok(false);
    }
    let query = sqlx::query("DELETE FROM entries WHERE room = $1").bind(room);
    query.execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(true)
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

/// Makes a file that nobody else on the machine can read, if it is not there: what dice come from is
/// in it. SQLite makes the files beside it alike.
fn make_private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.write(true).create_new(true).open(file) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// The address of a file.
fn sqlite_url(file: &Path) -> String {
    let path = file.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("sqlite://{path}?mode=rw")
}

fn number(row: &AnyRow, column: usize) -> Result<u64, StoreError> {
    let number: i64 = row.try_get(column)?;
    Ok(u64::try_from(number).unwrap_or(0))
}

fn texts(rows: &[AnyRow]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| row.try_get(0).map_err(StoreError::from)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_lobby_looks_at_no_room_that_it_does_not_show() {
        let data = tempfile::TempDir::new().expect("a folder");
        let place = Place::Sqlite(data.path().join("rooms.db"));
        let store = Store::open(&place, Duration::from_secs(60)).await.expect("a store");
        let plan = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {IN_LOBBY}"));
        let rows = store.rows(sqlx::query(plan).bind(200_i64)).await.expect("a plan");
        let steps: Vec<String> = rows.iter().map(|row| row.get(3)).collect();
        assert_eq!(steps, ["SEARCH rooms USING INDEX rooms_lobby (status>?)"]);
        store.close().await;
    }
}
