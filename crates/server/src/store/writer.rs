//! The one writer of an embedded database: what many rooms append at once is one transaction, as
//! a disk does few of them a second.

use super::lent::Lent;
use super::{Append, StoreError};
use crate::fault::{self, Fault};
use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

/// The most appends of one transaction.
const TOGETHER: usize = 512;

struct Job {
    append: Append,
    done: oneshot::Sender<Result<bool, StoreError>>,
}

/// The way to the writer. Cheap to clone.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub(super) fn start(pool: AnyPool) -> Writer {
        let (jobs, waiting) = mpsc::channel(4 * TOGETHER);
        tokio::spawn(run(pool, waiting));
        Writer { jobs }
    }

    pub(super) async fn append(&self, append: Append) -> Result<bool, StoreError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { append, done }).await.map_err(|_| StoreError::Stopping)?;
        answer.await.map_err(|_| StoreError::Stopping)?
    }

    /// Waits until everything that was sent before is written.
    pub(super) async fn stop(&self) {
        // All places of the queue are free once it is empty.
        let _ = self.jobs.reserve_many(4 * TOGETHER).await;
    }
}

async fn run(pool: AnyPool, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut jobs, TOGETHER).await > 0 {
        match write_all(&pool, &jobs).await {
            Ok(written) => {
                for (job, done) in jobs.drain(..).zip(written) {
                    let _ = job.done.send(Ok(done));
                }
            }
            // One append may be what is wrong: each has its own try.
            Err(_) => {
                for job in jobs.drain(..) {
                    let done = write_all(&pool, std::slice::from_ref(&job)).await;
                    let _ = job.done.send(done.map(|written| written[0]));
                }
            }
        }
    }
}

/// Writes appends in one transaction; for each, whether it was the first to write its entries.
async fn write_all(pool: &AnyPool, jobs: &[Job]) -> Result<Vec<bool>, StoreError> {
    let mut lent = Lent::from(pool).await?;
    let written = write_on(&mut lent, jobs).await;
    lent.back(written)
}

async fn write_on(connection: &mut AnyConnection, jobs: &[Job]) -> Result<Vec<bool>, StoreError> {
    let mut written = Vec::with_capacity(jobs.len());
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for job in jobs {
        written.push(write(&mut transaction, &job.append).await?);
    }
    transaction.commit().await?;
    metrics::histogram!("homestretch_commit_appends").record(jobs.len() as f64);
    Ok(written)
}

/// Writes the entries of a room, or nothing if somebody else was first or the room is gone: the
/// room has to be at the entry that they follow.
pub(super) async fn write(
    connection: &mut AnyConnection,
    append: &Append,
) -> Result<bool, StoreError> {
    let lost = fault::is(Fault::KeyLost);
    let standing = &append.standing;
    let keep = match append.after {
        0 => {
            "INSERT INTO rooms (code, seq, status, listed, summary, due, changed) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (code) DO NOTHING"
        }
        _ if lost => {
            "UPDATE rooms SET seq = $2, status = $3, listed = $4, summary = $5, due = $6, \
             changed = $7 WHERE code = $1"
        }
        _ => {
            "UPDATE rooms SET seq = $2, status = $3, listed = $4, summary = $5, due = $6, \
             changed = $7 WHERE code = $1 AND seq = $8"
        }
    };
    let query = sqlx::query(keep).bind(append.room.as_str());
    let query = query.bind((append.after + append.entries.len() as u64) as i64);
    let query = query.bind(standing.status).bind(i64::from(standing.listed));
    let query = query.bind(standing.summary.as_str());
    let query = query.bind(standing.due.map(|due| due.0 as i64)).bind(standing.changed.0 as i64);
    let query = if append.after == 0 || lost { query } else { query.bind(append.after as i64) };
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    let insert = match lost {
        false => "INSERT INTO entries (room, seq, cmd, body) VALUES ($1, $2, $3, $4)",
        true => {
            "INSERT INTO entries (room, seq, cmd, body) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (room, seq) DO UPDATE SET cmd = excluded.cmd, body = excluded.body"
        }
    };
    for (seq, entry) in (append.after as i64 + 1..).zip(&append.entries) {
        let query = sqlx::query(insert).bind(append.room.as_str()).bind(seq);
        let query = query.bind(entry.cmd.as_deref()).bind(entry.body.as_str());
        query.execute(&mut *connection).await?;
    }
    if let Some((game, record)) = &append.record {
        let insert = "INSERT INTO records (room, game, ended, record) VALUES ($1, $2, $3, $4) \
                      ON CONFLICT (room, game) DO UPDATE SET record = excluded.record";
        let query = sqlx::query(insert).bind(append.room.as_str()).bind(*game as i64);
        query.bind(standing.changed.0 as i64).bind(record.as_str()).execute(connection).await?;
    }
    Ok(true)
}
