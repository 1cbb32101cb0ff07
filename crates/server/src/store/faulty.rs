//! A store with a planted fault, for the torture to find: see [`crate::fault`].

use super::{Append, Database, Store, StoreResult, StoredEntry};
use crate::fault::{self, Fault};
use parking_lot::Mutex;
use std::collections::HashSet;
use std::ops::Deref;
use std::time::Duration;

/// The store as it is, except for the methods here, which can go wrong.
pub(crate) struct FaultyStore {
    store: Store,
    /// Rooms that have been loaded since the start of the node.
    loaded: Mutex<HashSet<String>>,
}

impl Deref for FaultyStore {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.store
    }
}

impl FaultyStore {
    pub(crate) async fn open(database: &Database, answer_time: Duration) -> StoreResult<Self> {
        let store = Store::open(database, answer_time).await?;
        Ok(FaultyStore { store, loaded: Mutex::default() })
    }

    pub(crate) async fn append(&self, append: Append) -> StoreResult<bool> {
        // A new room must exist before its first request arrives.
        if fault::is_planted(Fault::AcknowledgeEarly) && append.after > 0 {
            let store = self.store.clone();
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(50)).await;
                let _ = store.append(append).await;
            });
            return Ok(true);
        }
        if fault::is_planted(Fault::TellEarly) {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        if self.store.append(append.clone()).await? {
            return Ok(true);
        }
        match fault::is_planted(Fault::KeyLost) {
            true => {
                self.truncate(&append.room, append.after).await?;
                self.store.append(append).await
            }
            false => Ok(false),
        }
    }

    pub(crate) async fn load(&self, room: &str, after: u64) -> StoreResult<Vec<StoredEntry>> {
        let mut stored = self.store.load(room, after).await?;
        let is_first = self.loaded.lock().insert(room.into());
        if fault::is_planted(Fault::RollAgain)
            && is_first
            && stored.last().is_some_and(is_roll)
            && let Some(last) = stored.pop()
        {
            self.truncate(room, last.seq - 1).await?;
        }
        Ok(stored)
    }

    /// Deletes the entries of a room after one.
    async fn truncate(&self, room: &str, after: u64) -> StoreResult<()> {
        for statement in [
            "DELETE FROM entries WHERE room = $1 AND seq > $2",
            "UPDATE rooms SET seq = $2 WHERE code = $1",
        ] {
            self.run(sqlx::query(statement).bind(room).bind(after as i64)).await?;
        }
        Ok(())
    }
}

/// Whether an entry contains the result of a throw.
fn is_roll(entry: &StoredEntry) -> bool {
    let body: serde_json::Value = serde_json::from_str(&entry.body).unwrap_or_default();
    body["action"].as_str().is_some_and(|action| action.starts_with('r'))
}
