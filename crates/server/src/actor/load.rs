//! Loads rooms from the store by folding their entries.

use super::shared::Shared;
use crate::node::clock::now;
use crate::room::{BadRoom, EntrySpan, Room, RoomEntry};
use crate::store::{StoreError, StoredEntry};
use crate::wire::{Answer, RequestRefusal, RoomEvent};
use homestretch_table::Millis;
use std::sync::Arc;

/// How long an unreadable room stays asleep before it is due again.
const UNREADABLE_RETRY: Millis = Millis(3_600_000);

/// Loads a room; `None` if there is no room with this code.
pub(super) async fn load(shared: &Arc<Shared>, code: &str) -> Result<Option<Room>, LoadError> {
    let stored = shared.store.load(code, 0).await?;
    fold(shared, code, stored).await
}

/// Reads the events of old entries again. Only one such request runs at a time, so that clients
/// asking for old events slow down only each other.
pub(super) async fn reload_events(
    shared: &Arc<Shared>,
    code: &str,
    (from, to): EntrySpan,
) -> Answer<Vec<RoomEvent>> {
    let _place = shared.recalls.acquire().await;
    let mut stored = shared.store.load(code, 0).await?;
    stored.retain(|entry| entry.seq <= to);
    let room = fold(shared, code, stored).await?.ok_or(LoadError::Gone)?;
    Ok(room.events_between(from, to))
}

/// Why a room cannot be loaded. For the operator.
#[derive(Debug, thiserror::Error)]
pub(super) enum LoadError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Bad(#[from] BadRoom),
    #[error("the room was deleted")]
    Gone,
}

impl LoadError {
    /// Logs the error. An unreadable room is logged once, and its next wake-up is postponed.
    pub(super) async fn report(&self, shared: &Shared, code: &str) {
        match self {
            LoadError::Store(error) => {
                tracing::warn!(room = code, %error, "cannot load a room");
            }
            LoadError::Bad(error) => {
                if shared.registry.unreadable.lock().insert(code.into()) {
                    tracing::error!(room = code, %error, "a room is unreadable");
                }
                let now = now();
                let until = now.plus(UNREADABLE_RETRY);
                if let Err(error) = shared.store.put_off(code, now, until).await {
                    tracing::warn!(room = code, %error, "cannot postpone an unreadable room");
                }
            }
            LoadError::Gone => {}
        }
    }
}

impl From<LoadError> for RequestRefusal {
    fn from(error: LoadError) -> RequestRefusal {
        match error {
            LoadError::Store(_) => RequestRefusal::Unavailable,
            LoadError::Bad(_) => RequestRefusal::Unreadable,
            LoadError::Gone => RequestRefusal::NoRoom,
        }
    }
}

/// Folds entries into a room; `None` if there are none. Runs on a blocking thread, because long
/// rooms and new rules take time.
async fn fold(
    shared: &Arc<Shared>,
    code: &str,
    stored: Vec<StoredEntry>,
) -> Result<Option<Room>, LoadError> {
    let place = shared.folds.clone().acquire_owned().await;
    let (shared, code) = (shared.clone(), code.to_string());
    let folded = tokio::task::spawn_blocking(move || {
        let _place = place;
        room_of(&shared, &code, stored)
    });
    match folded.await.map_err(tokio::task::JoinError::try_into_panic) {
        Ok(room) => Ok(room?),
        Err(Ok(panic)) => std::panic::resume_unwind(panic),
        Err(Err(_)) => Err(StoreError::Stopping.into()),
    }
}

fn room_of(shared: &Shared, code: &str, stored: Vec<StoredEntry>) -> Result<Option<Room>, BadRoom> {
    let mut stored = stored.into_iter();
    let first = stored.by_ref().take(3).map(|entry| read(&entry));
    let first = first.collect::<Result<Vec<_>, _>>()?;
    let first = match first.as_slice() {
        [] => return Ok(None),
        [made, entered, opened] => [made, entered, opened],
        _ => return Err(BadRoom::Beginning),
    };
    let mut room = Room::begin(code, &|hash| shared.rules_cache.known(hash), first)?;
    shared.rules_cache.keep(room.table.rules());
    apply_all(&mut room, stored)?;
    Ok(Some(room))
}

/// Applies the entries that follow.
pub(super) fn apply_all(
    room: &mut Room,
    stored: impl IntoIterator<Item = StoredEntry>,
) -> Result<(), BadRoom> {
    for stored in stored {
        if stored.seq != room.seq + 1 {
            return Err(BadRoom::Missing(room.seq + 1));
        }
        room.apply(&read(&stored)?)?;
        if let Some(cmd) = stored.cmd {
            room.record_command(cmd, (stored.seq, stored.seq));
        }
    }
    Ok(())
}

fn read(stored: &StoredEntry) -> Result<RoomEntry, BadRoom> {
    let seq = stored.seq;
    serde_json::from_str(&stored.body).map_err(|error| BadRoom::Unparsable { seq, error })
}
