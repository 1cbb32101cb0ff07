//! A room read from the store: the fold of its entries.

use super::unavailable;
use crate::event::RoomEvent;
use crate::fault::{self, Fault};
use crate::room::{BadRoom, Entry, Refused, Room, Span};
use crate::shared::{Shared, now};
use crate::store::{StoreError, Stored};
use std::sync::Arc;

/// The room of a code; none if there is none.
pub(super) async fn load(shared: &Arc<Shared>, code: &str) -> Result<Option<Room>, LoadError> {
    let mut stored = shared.store.load(code, 0).await?;
    if fault::is(Fault::RollAgain)
        && let Some((last, before)) = stored.split_last()
        && let Ok(Some(room)) = fold(shared, code, before.to_vec()).await
        && room.table.wants(now()).dice
    {
        shared.store.unstore(code, last.seq).await?;
        stored.pop();
    }
    fold(shared, code, stored).await
}

/// The events of some entries, read again. That is done one at a time: who asks for very old things
/// again and again keeps waiting only who does so, too.
pub(super) async fn recall(
    shared: &Arc<Shared>,
    code: &str,
    (from, to): Span,
) -> Result<Vec<RoomEvent>, Refused> {
    let _place = shared.recalls.acquire().await;
    let mut stored = shared.store.load(code, 0).await.map_err(LoadError::from)?;
    stored.retain(|entry| entry.seq <= to);
    let room = fold(shared, code, stored).await?.ok_or(LoadError::Gone)?;
    Ok(room.events_between(from, to))
}

/// Why a room cannot be had. For the operator.
#[derive(Debug, thiserror::Error)]
pub(super) enum LoadError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Bad(#[from] BadRoom),
    #[error("the room is gone")]
    Gone,
}

impl LoadError {
    /// Tells the operator.
    pub(super) async fn tell(&self, shared: &Shared, code: &str) {
        match self {
            LoadError::Store(error) => {
                tracing::warn!(room = code, %error, "a room is not loaded");
            }
            LoadError::Bad(bad) => shared.put_aside(code, bad).await,
            LoadError::Gone => {}
        }
    }
}

impl From<LoadError> for Refused {
    fn from(error: LoadError) -> Refused {
        match error {
            LoadError::Store(_) => unavailable(),
            LoadError::Bad(_) => Refused::Unreadable,
            LoadError::Gone => Refused::NoRoom,
        }
    }
}

/// The room of its entries; none if there are none. It is made beside everybody else's requests:
/// a long room takes its time, and so do rules that are not known yet.
pub(super) async fn fold(
    shared: &Arc<Shared>,
    code: &str,
    stored: Vec<Stored>,
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

fn room_of(shared: &Shared, code: &str, stored: Vec<Stored>) -> Result<Option<Room>, BadRoom> {
    let mut stored = stored.into_iter();
    let mut first = Vec::new();
    for entry in stored.by_ref().take(3) {
        first.push(read(&entry)?);
    }
    let [made, entered, opened] = match first.as_slice() {
        [] => return Ok(None),
        [made, entered, opened] => [made, entered, opened],
        _ => return Err(BadRoom::Beginning),
    };
    let mut room = Room::begin(code, &|hash| shared.variants.known(hash), [made, entered, opened])?;
    shared.variants.keep(room.table.rules());
    take_all(&mut room, stored)?;
    Ok(Some(room))
}

/// Takes in entries that follow.
pub(super) fn take_all(
    room: &mut Room,
    stored: impl IntoIterator<Item = Stored>,
) -> Result<(), BadRoom> {
    for stored in stored {
        if stored.seq != room.seq + 1 {
            return Err(BadRoom::Missing(room.seq + 1));
        }
        room.take(&read(&stored)?)?;
        if let Some(cmd) = stored.cmd {
            room.note_done(cmd, (stored.seq, stored.seq));
        }
    }
    Ok(())
}

fn read(stored: &Stored) -> Result<Entry, BadRoom> {
    let seq = stored.seq;
    serde_json::from_str(&stored.body).map_err(|error| BadRoom::Unread { seq, error })
}
