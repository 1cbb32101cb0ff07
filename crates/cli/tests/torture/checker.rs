//! The checker: what people were told, against what is stored.

use serde_json::Value;
use sqlx::{AnyConnection, Connection, Row};
use std::collections::{BTreeMap, BTreeSet};
use tempfile::TempDir;

/// A stored entry.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    pub(crate) room: String,
    pub(crate) seq: u64,
    pub(crate) cmd: Option<String>,
}

/// All entries of a database.
pub(crate) async fn stored(data: &TempDir) -> Vec<Stored> {
    sqlx::any::install_default_drivers();
    let url = format!("sqlite://{}", data.path().join("rooms.db").display());
    let mut connection = AnyConnection::connect(&url).await.expect("the database opens");
    let query = sqlx::query("SELECT room, seq, cmd FROM entries ORDER BY room, seq");
    let rows = query.fetch_all(&mut connection).await.expect("the entries");
    rows.iter()
        .map(|row| Stored { room: row.get(0), seq: row.get::<i64, _>(1) as u64, cmd: row.get(2) })
        .collect()
}

/// A command that was answered with yes.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) room: String,
    /// The command as it is stored: who, and its name.
    pub(crate) cmd: String,
    pub(crate) kind: String,
    pub(crate) seq: u64,
}

/// What people were told.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    pub(crate) acknowledged: Vec<Acknowledged>,
    pub(crate) refused: Vec<(String, String)>,
    /// For every room and ply, the dice that were seen.
    pub(crate) rolls: BTreeMap<(String, u64), BTreeSet<String>>,
    /// For every room, the highest entry that was seen.
    pub(crate) seen: BTreeMap<String, u64>,
}

impl History {
    pub(crate) fn merge(&mut self, other: History) {
        self.acknowledged.extend(other.acknowledged);
        self.refused.extend(other.refused);
        for (at, dice) in other.rolls {
            self.rolls.entry(at).or_default().extend(dice);
        }
        for (room, seq) in other.seen {
            let seen = self.seen.entry(room).or_default();
            *seen = seq.max(*seen);
        }
    }

    pub(crate) fn acknowledged(&self) -> usize {
        self.acknowledged.len()
    }

    pub(crate) fn acknowledge(&mut self, room: &str, player: u64, command: &Value, answer: &Value) {
        let seq = answer["seq"].as_u64().expect("a number");
        let text = |key: &str| command[key].as_str().expect("a word").to_string();
        self.acknowledged.push(Acknowledged {
            room: room.into(),
            cmd: format!("{player}:{}", text("cmd_id")),
            kind: text("type"),
            seq,
        });
        self.heard(room, seq);
    }

    pub(crate) fn refuse(&mut self, room: &str, player: u64, command: &Value) {
        let cmd = format!("{player}:{}", command["cmd_id"].as_str().expect("a word"));
        self.refused.push((room.into(), cmd));
    }

    /// A view was seen.
    pub(crate) fn see(&mut self, room: &str, view: &Value) {
        self.heard(room, view["seq"].as_u64().expect("a number"));
        let game = &view["game"];
        if let (Some(ply), Some(dice)) = (game["ply"].as_u64(), game["dice"].as_array()) {
            let dice = serde_json::to_string(dice).expect("plain data");
            self.rolls.entry((room.into(), ply)).or_default().insert(dice);
        }
    }

    fn heard(&mut self, room: &str, seq: u64) {
        let seen = self.seen.entry(room.into()).or_default();
        *seen = seq.max(*seen);
    }

    /// Everything that is wrong, in words.
    pub(crate) fn check(&self, stored: &[Stored]) -> Vec<String> {
        let mut wrong = Vec::new();
        let mut rooms: BTreeMap<&str, Vec<&Stored>> = BTreeMap::new();
        for entry in stored {
            rooms.entry(&entry.room).or_default().push(entry);
        }
        for (room, entries) in &rooms {
            for (n, entry) in entries.iter().enumerate() {
                if entry.seq != n as u64 + 1 {
                    wrong.push(format!("{room}: entry {} is missing", n + 1));
                    break;
                }
            }
        }
        for (room, seen) in &self.seen {
            let last = rooms.get(room.as_str()).map_or(0, |entries| entries.len() as u64);
            if *seen > last {
                wrong.push(format!("{room}: entry {seen} was told, but {last} are stored"));
            }
        }
        for ack in &self.acknowledged {
            let entries = rooms.get(ack.room.as_str()).map_or(&[][..], Vec::as_slice);
            let own = entries.iter().filter(|entry| entry.cmd.as_deref() == Some(&ack.cmd));
            let seqs: Vec<u64> = own.map(|entry| entry.seq).collect();
            let whole = seqs.windows(2).all(|pair| pair[1] == pair[0] + 1);
            if seqs.last() != Some(&ack.seq) || !whole {
                wrong.push(format!(
                    "{}: {} {} was acknowledged at {}, stored at {seqs:?}",
                    ack.room, ack.kind, ack.cmd, ack.seq
                ));
            }
            let most = if ack.kind == "roll" { 3 } else { 2 };
            if seqs.len() > most {
                wrong.push(format!(
                    "{}: {} {} was done more than once: {seqs:?}",
                    ack.room, ack.kind, ack.cmd
                ));
            }
        }
        for (room, cmd) in &self.refused {
            let entries = rooms.get(room.as_str()).map_or(&[][..], Vec::as_slice);
            if entries.iter().any(|entry| entry.cmd.as_deref() == Some(cmd)) {
                wrong.push(format!("{room}: {cmd} was refused and done"));
            }
        }
        for ((room, ply), dice) in &self.rolls {
            if dice.len() > 1 {
                wrong.push(format!("{room}: ply {ply} was seen with the dice {dice:?}"));
            }
        }
        wrong
    }
}

/// A history without faults and what is stored of it.
fn sound() -> (History, Vec<Stored>) {
    let entry = |seq: u64, cmd: Option<&str>| Stored {
        room: "R".into(),
        seq,
        cmd: cmd.map(str::to_string),
    };
    let stored =
        vec![entry(1, None), entry(2, Some("1:a")), entry(3, Some("1:a")), entry(4, Some("1:b"))];
    let mut history = History::default();
    let told = |seq: u64| serde_json::json!({ "seq": seq });
    history.acknowledge("R", 1, &serde_json::json!({ "cmd_id": "a", "type": "roll" }), &told(3));
    history.acknowledge("R", 1, &serde_json::json!({ "cmd_id": "b", "type": "move" }), &told(4));
    history.see("R", &serde_json::json!({ "seq": 3, "game": { "ply": 1, "dice": [6] } }));
    (history, stored)
}

#[test]
fn a_sound_history_passes() {
    let (history, stored) = sound();
    assert_eq!(history.check(&stored), Vec::<String>::new());
}

#[test]
fn an_acknowledgement_before_the_commit_is_caught() {
    let (history, mut stored) = sound();
    stored.pop();
    assert!(!history.check(&stored).is_empty());
}

#[test]
fn news_before_the_commit_is_caught() {
    let (mut history, stored) = sound();
    history.see("R", &serde_json::json!({ "seq": 5 }));
    assert!(!history.check(&stored).is_empty());
}

#[test]
fn dice_that_fell_twice_are_caught() {
    let (mut history, stored) = sound();
    history.see("R", &serde_json::json!({ "seq": 3, "game": { "ply": 1, "dice": [2] } }));
    assert!(!history.check(&stored).is_empty());
}

#[test]
fn a_command_done_twice_is_caught() {
    let (history, mut stored) = sound();
    let again = Stored { seq: 5, ..stored[3].clone() };
    stored.push(again);
    assert!(!history.check(&stored).is_empty());
}

#[test]
fn a_command_dropped_in_silence_is_caught() {
    let (history, mut stored) = sound();
    stored[3].cmd = None;
    assert!(!history.check(&stored).is_empty());
}

#[test]
fn a_hole_in_the_entries_is_caught() {
    let (history, mut stored) = sound();
    stored.remove(1);
    assert!(!history.check(&stored).is_empty());
}
