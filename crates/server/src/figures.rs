//! How many rooms and games there are. To count them takes the longer the more there are, and
//! everybody may ask: it is done once a second at most, and what this node does in between is added.

use crate::store::{Store, StoreError};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// For so long it is believed what was counted: other nodes make rooms, too.
const BELIEVED: Duration = Duration::from_secs(1);

/// What was counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// The rooms by their status.
    pub(crate) rooms: BTreeMap<String, u64>,
    /// The games that have been played to their end.
    pub(crate) games: u64,
}

/// What was counted last, and what has changed since.
#[derive(Default)]
pub(crate) struct Figures(Mutex<Last>);

#[derive(Default)]
struct Last {
    counted: Option<(Instant, Counts)>,
    /// How many times something has changed: what was counted meanwhile may be with it or without.
    changes: u64,
}

impl Figures {
    fn last(&self) -> MutexGuard<'_, Last> {
        self.0.lock().unwrap_or_else(|broken| broken.into_inner())
    }

    /// How many there are.
    pub(crate) async fn counts(&self, store: &Store) -> Result<Counts, StoreError> {
        let (begin, changes) = (Instant::now(), self.last().changes);
        if let Some((at, counts)) = &self.last().counted
            && at.elapsed() < BELIEVED
        {
            return Ok(counts.clone());
        }
        let rooms = store.counts().await?.into_iter().collect();
        let counts = Counts { rooms, games: store.games().await? };
        let mut last = self.last();
        if last.changes == changes {
            last.counted = Some((begin, counts.clone()));
        }
        Ok(counts)
    }

    /// A room is something else than it was: one that is new was nothing, one that is gone is
    /// nothing; and so many games have ended in it.
    pub(crate) fn change(&self, from: Option<&str>, to: Option<&str>, games: u64) {
        let mut last = self.last();
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
    use crate::store::Place;

    #[tokio::test]
    async fn what_a_node_does_itself_is_counted_at_once_and_all_else_not_each_time() {
        let data = tempfile::TempDir::new().expect("a folder");
        let place = Place::Sqlite(data.path().join("rooms.db"));
        let store = Store::open(&place, Duration::from_secs(60)).await.expect("a store");
        let figures = Figures::default();
        let check = async |rooms: &[(&str, u64)], games: u64| {
            let rooms = rooms.iter().map(|(status, count)| ((*status).into(), *count)).collect();
            let counts = figures.counts(&store).await.expect("figures");
            assert_eq!(counts, Counts { rooms, games });
        };
        check(&[], 0).await;
        // Nothing is stored of it, so nothing is counted again.
        figures.last().counted =
            Some((Instant::now() + Duration::from_secs(60), Counts::default()));
        figures.change(None, Some("waiting"), 0);
        figures.change(None, Some("waiting"), 0);
        check(&[("waiting", 2)], 0).await;
        figures.change(Some("waiting"), Some("playing"), 0);
        check(&[("playing", 1), ("waiting", 1)], 0).await;
        figures.change(Some("playing"), Some("ended"), 1);
        figures.change(Some("waiting"), None, 0);
        check(&[("ended", 1)], 1).await;
        store.close().await;
    }
}
