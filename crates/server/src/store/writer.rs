//! Writes the appends of many rooms in one commit, because a disk can commit only a few times per
//! second and every statement has a price of its own. Groups form while the previous commit runs.

use super::{Append, StoreError, StoreResult};
use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The maximum number of appends in one commit.
const MAX_GROUP_APPENDS: usize = 512;

/// The maximum number of appends that wait for a writer.
const MAX_QUEUE_APPENDS: usize = 4 * MAX_GROUP_APPENDS;

/// Commits groups of appends in a database.
pub(super) trait Commit: Clone + Send + Sync + 'static {
    /// Commits appends to different rooms and returns the rooms that have grown. In the others,
    /// somebody else was first or the room is deleted, and nothing is written. After an error that
    /// the database reports, nothing is written at all.
    fn commit(&self, group: &[&Append]) -> impl Future<Output = StoreResult<Vec<String>>> + Send;
}

/// An append, and who waits for it.
struct Job {
    append: Append,
    done: oneshot::Sender<StoreResult<bool>>,
}

/// A handle for the writers. Cheap to clone.
#[derive(Clone)]
pub(super) struct Writer {
    queues: Arc<[mpsc::Sender<Job>]>,
}

impl Writer {
    /// Starts tasks that commit groups beside each other. The appends of a room all go to the same
    /// task, one after the other.
    pub(super) fn start(database: impl Commit, tasks: usize) -> Writer {
        let start = |_| {
            let (queue, waiting) = mpsc::channel(MAX_QUEUE_APPENDS);
            tokio::spawn(run(database.clone(), waiting));
            queue
        };
        Writer { queues: (0..tasks).map(start).collect() }
    }

    pub(super) async fn append(&self, append: Append) -> StoreResult<bool> {
        let hash = BuildHasherDefault::<DefaultHasher>::new().hash_one(&append.room);
        let queue = &self.queues[(hash % self.queues.len() as u64) as usize];
        let (done, answer) = oneshot::channel();
        queue.send(Job { append, done }).await.map_err(|_| StoreError::Stopping)?;
        answer.await.map_err(|_| StoreError::Stopping)?
    }

    /// Waits until the writers have taken everything that was sent before.
    pub(super) async fn stop(&self) {
        for queue in self.queues.iter() {
            // The queue is empty once all of its slots are free.
            let _ = queue.reserve_many(MAX_QUEUE_APPENDS).await;
        }
    }
}

async fn run(database: impl Commit, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(MAX_GROUP_APPENDS);
    while !jobs.is_empty() || waiting.recv_many(&mut jobs, MAX_GROUP_APPENDS).await > 0 {
        // Further appends to the same room wait for the next group.
        let mut rooms = HashSet::new();
        let group = jobs.extract_if(.., |job| rooms.insert(job.append.room.clone())).collect();
        commit(&database, group).await;
    }
}

/// Commits a group and answers everybody who waits for it. An append whose caller has given up is
/// not written.
async fn commit(database: &impl Commit, mut group: Vec<Job>) {
    group.retain(|job| !job.done.is_closed());
    if group.is_empty() {
        return;
    }
    let appends: Vec<_> = group.iter().map(|job| &job.append).collect();
    match database.commit(&appends).await {
        Ok(grown) => {
            metrics::histogram!("homestretch_commit_appends").record(group.len() as f64);
            let grown: HashSet<_> = grown.into_iter().collect();
            for Job { append, done } in group {
                let _ = done.send(Ok(grown.contains(&append.room)));
            }
        }
        // A single append may have caused the failure, so each one is tried alone.
        Err(StoreError::Database(sqlx::Error::Database(_))) if group.len() > 1 => {
            for job in group {
                Box::pin(commit(database, vec![job])).await;
            }
        }
        Err(error) => {
            let error = error.to_string();
            for job in group {
                let _ = job.done.send(Err(StoreError::Commit(error.clone())));
            }
        }
    }
}
