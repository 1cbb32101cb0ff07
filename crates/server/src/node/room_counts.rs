//! The numbers of rooms and games. Counting takes longer the more rooms there are, and anybody may
//! ask, so the totals are cached for a second. Changes made by this node are added to the cache.

use crate::store::{Store, StoreResult};
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How long counted totals are cached. Other nodes create rooms, too.
const CACHE_TIME: Duration = Duration::from_secs(1);

/// Counted rooms and games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RoomTotals {
    /// The number of rooms by status.
    pub(crate) rooms: BTreeMap<String, u64>,
    /// The number of finished games.
    pub(crate) games: u64,
}

/// The totals that were counted last, kept up to date with the changes of this node.
#[derive(Default)]
pub(crate) struct RoomCounts(Mutex<CachedTotals>);

#[derive(Default)]
struct CachedTotals {
    counted: Option<(Instant, RoomTotals)>,
    /// The number of changes so far. Totals counted during a change may or may not include it, so
    /// they are not cached.
    changes: u64,
}

impl RoomCounts {
    /// The current totals.
    pub(crate) async fn counts(&self, store: &Store) -> StoreResult<RoomTotals> {
        let (begin, changes) = (Instant::now(), self.0.lock().changes);
        if let Some((at, counts)) = &self.0.lock().counted
            && at.elapsed() < CACHE_TIME
        {
            return Ok(counts.clone());
        }
        let rooms = store.counts().await?.into_iter().collect();
        let counts = RoomTotals { rooms, games: store.games().await? };
        let mut last = self.0.lock();
        if last.changes == changes {
            last.counted = Some((begin, counts.clone()));
        }
        Ok(counts)
    }

    /// Records that a room has changed its status. `from` is `None` for a new room, `to` is `None`
    /// for a deleted one, and `games` is the number of games that have ended in it.
    pub(crate) fn change(&self, from: Option<&str>, to: Option<&str>, games: u64) {
        let mut last = self.0.lock();
        last.changes += 1;
        let Some((_, counts)) = &mut last.counted else { return };
        counts.games += games;
        if let Some(count) = from.and_then(|from| counts.rooms.get_mut(from)) {
            *count = count.saturating_sub(1);
        }
        if let Some(to) = to {
            *counts.rooms.entry(to.into()).or_default() += 1;
        }
        counts.rooms.retain(|_, count| *count > 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Database;

    #[tokio::test]
    async fn changes_of_this_node_count_immediately_without_a_recount() {
        let data = tempfile::TempDir::new().expect("create a temporary folder");
        let place = Database::Sqlite(data.path().join("rooms.db"));
        let store = Store::open(&place, Duration::from_secs(60)).await.expect("open the store");
        let room_counts = RoomCounts::default();
        let check = async |rooms: &[(&str, u64)], games: u64| {
            let rooms = rooms.iter().map(|(status, count)| ((*status).into(), *count)).collect();
            let counts = room_counts.counts(&store).await.expect("count the rooms");
            assert_eq!(counts, RoomTotals { rooms, games });
        };
        check(&[], 0).await;
        // The store is empty, so a recount would give zero.
        room_counts.0.lock().counted =
            Some((Instant::now() + Duration::from_secs(60), RoomTotals::default()));
        room_counts.change(None, Some("waiting"), 0);
        room_counts.change(None, Some("waiting"), 0);
        check(&[("waiting", 2)], 0).await;
        room_counts.change(Some("waiting"), Some("playing"), 0);
        check(&[("playing", 1), ("waiting", 1)], 0).await;
        room_counts.change(Some("playing"), Some("ended"), 1);
        room_counts.change(Some("waiting"), None, 0);
        check(&[("ended", 1)], 1).await;
        store.close().await;
    }
}
