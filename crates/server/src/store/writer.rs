//! The single writer of a SQLite database. It puts the appends of many rooms into one transaction,
//! because a disk can commit only a few of them per second.

use super::checkout::on_connection;
use super::{Append, StoreError, StoreResult};
use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

/// The maximum number of appends in one transaction.
const MAX_BATCH_APPENDS: usize = 512;

struct Job {
    append: Append,
    done: oneshot::Sender<StoreResult<bool>>,
}

/// A handle for the writer. Cheap to clone.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub(super) fn start(pool: AnyPool) -> Writer {
        let (jobs, waiting) = mpsc::channel(4 * MAX_BATCH_APPENDS);
        tokio::spawn(run(pool, waiting));
        Writer { jobs }
    }

    pub(super) async fn append(&self, append: Append) -> StoreResult<bool> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { append, done }).await.map_err(|_| StoreError::Stopping)?;
        answer.await.map_err(|_| StoreError::Stopping)?
    }

    /// Waits until everything that was sent before is written.
    pub(super) async fn stop(&self) {
        // The queue is empty once all of its slots are free.
        let _ = self.jobs.reserve_many(4 * MAX_BATCH_APPENDS).await;
    }
}

async fn run(pool: AnyPool, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(MAX_BATCH_APPENDS);
    while waiting.recv_many(&mut jobs, MAX_BATCH_APPENDS).await > 0 {
        match write_all(&pool, &jobs).await {
            Ok(written) => {
                for (job, done) in jobs.drain(..).zip(written) {
                    let _ = job.done.send(Ok(done));
                }
            }
            // A single append may have caused the failure, so each one is tried alone.
            Err(_) => {
                for job in jobs.drain(..) {
                    let done = write_all(&pool, std::slice::from_ref(&job)).await;
                    let _ = job.done.send(done.map(|written| written[0]));
                }
            }
        }
    }
}

/// Writes appends in one transaction. Returns for each whether it was the first to write its
/// entries.
async fn write_all(pool: &AnyPool, jobs: &[Job]) -> StoreResult<Vec<bool>> {
    on_connection(pool, async |connection| {
        let mut written = Vec::with_capacity(jobs.len());
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for job in jobs {
            written.push(write(&mut transaction, &job.append).await?);
        }
        transaction.commit().await?;
        metrics::histogram!("homestretch_commit_appends").record(jobs.len() as f64);
        Ok(written)
    })
    .await
}

/// Writes the entries of a room. Writes nothing and returns false if the last entry of the room is
/// not `after`, because somebody else was first or the room is deleted.
pub(super) async fn write(connection: &mut AnyConnection, append: &Append) -> StoreResult<bool> {
    let row = &append.row;
    let keep = match append.after {
        0 => {
            "INSERT INTO rooms (code, seq, status, listed, summary, due, changed) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (code) DO NOTHING"
        }
        _ => {
            "UPDATE rooms SET seq = $2, status = $3, listed = $4, summary = $5, due = $6, \
             changed = $7 WHERE code = $1 AND seq = $8"
        }
    };
    let query = sqlx::query(keep).bind(append.room.as_str());
    let query = query.bind((append.after + append.entries.len() as u64) as i64);
    let query = query.bind(row.status).bind(i64::from(row.listed));
    let query = query.bind(row.summary.as_str());
    let query = query.bind(row.due.map(|due| due.0 as i64)).bind(row.changed.0 as i64);
    let query = if append.after == 0 { query } else { query.bind(append.after as i64) };
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    let insert = "INSERT INTO entries (room, seq, cmd, body) VALUES ($1, $2, $3, $4)";
    for (seq, entry) in (append.after as i64 + 1..).zip(&append.entries) {
        let query = sqlx::query(insert).bind(append.room.as_str()).bind(seq);
        let query = query.bind(entry.cmd.as_deref()).bind(entry.body.as_str());
        query.execute(&mut *connection).await?;
    }
    if let Some((game, record)) = &append.record {
        let insert = "INSERT INTO records (room, game, ended, record) VALUES ($1, $2, $3, $4) \
                      ON CONFLICT (room, game) DO UPDATE SET record = excluded.record";
        let query = sqlx::query(insert).bind(append.room.as_str()).bind(*game as i64);
        query.bind(row.changed.0 as i64).bind(record.as_str()).execute(connection).await?;
    }
    Ok(true)
}
