//! Appends in groups, compared with a slow model that takes them one by one.

use crate::guest::PATIENCE;
use crate::{databases, sqlite};
use futures_util::future::join_all;
use homestretch_server::store::{Append, Database, NewEntry, RoomRow, Store};
use homestretch_table::Millis;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeMap;

/// What the store should contain: the entries of each room, and the records.
#[derive(Clone, Default, PartialEq, Debug)]
struct Model {
    rooms: BTreeMap<String, Vec<(Option<String>, String)>>,
    records: BTreeMap<(String, u64), String>,
}

impl Model {
    fn last(&self, room: &str) -> u64 {
        self.rooms.get(room).map_or(0, |entries| entries.len() as u64)
    }

    /// Takes one append. Returns whether its entries are the next ones.
    fn append(&mut self, append: &Append) -> bool {
        if append.after != self.last(&append.room) {
            return false;
        }
        let entries = append.entries.iter().map(|entry| (entry.cmd.clone(), entry.body.clone()));
        self.rooms.entry(append.room.clone()).or_default().extend(entries);
        if let Some((game, record)) = &append.record {
            self.records.insert((append.room.clone(), *game), record.clone());
        }
        true
    }
}

/// Two stores of one database, as two nodes or two halves of one node have them.
struct Nodes {
    stores: [Store; 2],
    place: Database,
    _data: tempfile::TempDir,
}

impl Nodes {
    async fn open(postgres: bool) -> Nodes {
        let data = tempfile::TempDir::new().expect("a folder");
        let place = match postgres {
            true => Database::Postgres(databases::new_database().await),
            false => sqlite(&data),
        };
        let open = || async { Store::open(&place, PATIENCE).await.expect("the store opens") };
        let first = open().await;
        // Only one process may have an embedded database open.
        let second = if postgres { open().await } else { first.clone() };
        Nodes { stores: [first, second], place, _data: data }
    }

    /// Everything that the store contains about these rooms.
    async fn contents(&self, rooms: &[String]) -> Model {
        let (store, mut model) = (&self.stores[0], Model::default());
        for room in rooms {
            let entries = store.load(room, 0).await.expect("load the room");
            assert_eq!(
                store.last(room).await.expect("the row of the room").unwrap_or(0),
                entries.last().map_or(0, |entry| entry.seq),
                "the row holds the number of the last entry"
            );
            assert!(entries.iter().map(|entry| entry.seq).eq(1..=entries.len() as u64));
            if !entries.is_empty() {
                let entries = entries.into_iter().map(|entry| (entry.cmd, entry.body));
                model.rooms.insert(room.clone(), entries.collect());
            }
            for game in 1..4 {
                if let Some(record) = store.record(room, Some(game)).await.expect("the record") {
                    model.records.insert((room.clone(), game), record);
                }
            }
        }
        model
    }
}

/// Texts that need care in SQL, JSON and arrays.
const TEXTS: [&str; 6] =
    ["{}", "NULL", "a,\"b\\\" {x}", "it's $1 ?", "žluťoučký 🎲", "\\u0000\n\t"];

struct Source(Xoshiro256PlusPlus);

impl Source {
    fn below(&mut self, end: u64) -> u64 {
        self.0.next_u64() % end
    }

    fn text(&mut self) -> String {
        format!("{}{}", TEXTS[self.below(6) as usize], self.0.next_u64())
    }

    /// An append to a room with so many entries, mostly after the last one.
    fn append(&mut self, room: &str, last: u64) -> Append {
        let after = if self.below(4) == 0 { self.below(last + 2) } else { last };
        let count = 1 + self.below(4);
        let entry = |source: &mut Source| NewEntry {
            cmd: (source.below(2) == 0).then(|| source.text()),
            body: source.text(),
        };
        let entries = (0..count).map(|_| entry(self)).collect();
        let row = RoomRow {
            status: ["waiting", "playing", "ended"][self.below(3) as usize],
            listed: self.below(2) == 0,
            summary: self.text(),
            due: (self.below(2) == 0).then(|| Millis(self.below(1 << 40))),
            changed: Millis(self.below(1 << 40)),
        };
        let record = (self.below(4) == 0).then(|| (1 + self.below(3), self.text()));
        Append { room: room.into(), after, entries, row, record }
    }
}

/// Checks the row of a room that this append has written last.
async fn check_row(nodes: &Nodes, append: &Append) {
    let store = &nodes.stores[1];
    let row = &append.row;
    let due = store.due(Millis(1 << 41), 1_000).await.expect("the rooms that are due");
    assert_eq!(due.contains(&append.room), row.due.is_some(), "{append:?}");
    let lobby = store.listed().await.expect("the lobby");
    assert_eq!(lobby.contains(&append.room), row.listed && row.status != "ended", "{append:?}");
    if lobby.contains(&append.room) {
        let summaries = store.lobby(1_000).await.expect("the lobby");
        assert!(summaries.contains(&row.summary), "{append:?}");
    }
}

/// One node sends many appends at once, several of them to the same room. They take effect as if
/// they had come one by one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_in_groups_do_what_single_appends_do() {
    for postgres in [false, true] {
        let nodes = Nodes::open(postgres).await;
        let rooms: Vec<_> = (0..12).map(|room| format!("ROOM{room}")).collect();
        let mut model = Model::default();
        let mut source = Source(Xoshiro256PlusPlus::seed_from_u64(7));
        for round in 0..60 {
            let mut guess = model.clone();
            let batch = (0..source.below(40)).map(|_| {
                let room = &rooms[source.below(12) as usize];
                let append = source.append(room, guess.last(room));
                guess.append(&append);
                append
            });
            let batch: Vec<Append> = batch.collect();
            // All are in the queue before the first answer is awaited, in this order.
            let answers =
                join_all(batch.iter().map(|one| nodes.stores[0].append(one.clone()))).await;
            for (append, answer) in batch.iter().zip(answers) {
                let expected = model.append(append);
                assert_eq!(answer.expect("an answer"), expected, "round {round}: {append:?}");
            }
            if let Some(append) = batch
                .iter()
                .rfind(|one| one.after + one.entries.len() as u64 == model.last(&one.room))
            {
                check_row(&nodes, append).await;
            }
            if source.below(3) == 0 {
                let room = &rooms[source.below(12) as usize];
                let seq = model.last(room);
                let deleted = nodes.stores[0].delete_room(room, seq, Millis(1 << 41)).await;
                assert_eq!(deleted.expect("an answer"), model.rooms.remove(room).is_some());
            }
            assert_eq!(nodes.contents(&rooms).await, model, "round {round}");
        }
        nodes.stores[0].close().await;
    }
}

/// Two nodes write the same entries of the same rooms, in opposite orders. Of each entry there is
/// one writer, and the store contains what the winners wrote and nothing else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_racing_nodes_one_wins_each_entry_and_the_other_learns_it() {
    for postgres in [false, true] {
        let nodes = Nodes::open(postgres).await;
        let rooms: Vec<_> = (0..20).map(|room| format!("ROOM{room}")).collect();
        let mut model = Model::default();
        let mut source = Source(Xoshiro256PlusPlus::seed_from_u64(11));
        for round in 0..40 {
            let mut batches = [Vec::new(), Vec::new()];
            for batch in &mut batches {
                for room in &rooms {
                    let mut append = source.append(room, model.last(room));
                    append.after = model.last(room);
                    batch.push(append);
                }
            }
            batches[1].reverse();
            let send = |node: usize| {
                let appends =
                    batches[node].iter().map(|one| nodes.stores[node].append(one.clone()));
                join_all(appends)
            };
            let gone = &rooms[round % rooms.len()];
            let delete = nodes.stores[1].delete_room(gone, model.last(gone), Millis(1 << 41));
            let (first, second, deleted) = tokio::join!(send(0), send(1), delete);
            let deleted = deleted.expect("an answer");
            let mut winners = BTreeMap::new();
            for (append, answer) in batches.iter().flatten().zip(first.into_iter().chain(second)) {
                if answer.expect("an answer") {
                    let other = winners.insert(append.room.clone(), append);
                    assert!(other.is_none(), "round {round}: two writers of {append:?}");
                }
            }
            for room in &rooms {
                let is_gone = deleted && room == gone;
                assert_eq!(winners.contains_key(room), !is_gone, "round {round}: {room}");
                if is_gone {
                    model.rooms.remove(room);
                }
            }
            assert!(winners.values().all(|append| model.append(append)), "round {round}");
            assert_eq!(nodes.contents(&rooms).await, model, "round {round}");
        }
        nodes.stores[0].close().await;
    }
}

/// A damaged database already has an entry with this number, without the room.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_append_that_cannot_be_stored_does_not_affect_the_others_of_its_group() {
    for postgres in [false, true] {
        let nodes = Nodes::open(postgres).await;
        databases::run(
            &nodes.place,
            "INSERT INTO entries (room, seq, cmd, body) VALUES ('ROOM3', 1, NULL, 'stray')",
        )
        .await;
        let mut source = Source(Xoshiro256PlusPlus::seed_from_u64(13));
        let rooms: Vec<_> = (0..8).map(|room| format!("ROOM{room}")).collect();
        let batch = rooms.iter().map(|room| Append { after: 0, ..source.append(room, 0) });
        let answers = join_all(batch.map(|append| nodes.stores[0].append(append))).await;
        for (room, answer) in rooms.iter().zip(answers) {
            let stored = nodes.stores[0].last(room).await.expect("the row of the room").is_some();
            match room == "ROOM3" {
                true => assert!(answer.is_err() && !stored),
                false => assert!(answer.is_ok_and(|written| written) && stored),
            }
        }
        nodes.stores[0].close().await;
    }
}

/// Rooms write without a pause, each one its next entry as soon as the last one is stored. Nothing
/// starves beside them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_heartbeat_does_not_wait_until_rooms_stop_writing() {
    for postgres in [false, true] {
        let nodes = Nodes::open(postgres).await;
        let store = &nodes.stores[0];
        let write = |room: usize| async move {
            let mut source = Source(Xoshiro256PlusPlus::seed_from_u64(room as u64));
            let (room, mut last) = (format!("ROOM{room}"), 0);
            loop {
                let append = Append { after: last, ..source.append(&room, last) };
                last += append.entries.len() as u64;
                assert!(store.append(append).await.expect("an answer"), "nobody else writes");
            }
        };
        let beats = async {
            for now in 1..30 {
                store.beat("node", Millis(now), true).await.expect("the heartbeat is stored");
            }
        };
        let writing = join_all((0..50).map(write));
        tokio::select! {
            _ = writing => unreachable!("the rooms never stop"),
            beats = tokio::time::timeout(PATIENCE, beats) => beats.expect("in time"),
        }
        assert_eq!(store.last_beat().await.expect("the heartbeat"), Some(Millis(29)));
        store.close().await;
    }
}
