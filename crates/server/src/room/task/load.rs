//! A room read from the store: the fold of its entries.

use super::unavailable;
use crate::fault::{self, Fault};
use crate::room::{BadRoom, Entry, Refused, Room};
use crate::shared::{Shared, now};
use crate::store::{StoreError, Stored};

/// The room of a code; none if there is none.
pub(super) async fn load(shared: &Shared, code: &str) -> Result<Option<Room>, LoadError> {
    let mut stored = shared.store.load(code, 0).await?;
    if fault::is(Fault::RollAgain)
        && let Some((last, before)) = stored.split_last()
        && let Ok(Some(room)) = fold(shared, code, before.to_vec())
        && room.table.wants(now()).dice
    {
        shared.store.unstore(code, last.seq).await?;
        stored.pop();
    }
    Ok(fold(shared, code, stored)?)
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

/// The room of its entries; none if there are none.
pub(super) fn fold(
    shared: &Shared,
    code: &str,
    stored: Vec<Stored>,
) -> Result<Option<Room>, BadRoom> {
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
