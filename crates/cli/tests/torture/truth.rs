//! The stored entries, folded again from the beginning: what people should have received.

use crate::node::Rooms;
use homestretch_rules::{Game, Turn};
use homestretch_table::{Table, TableEntry, TableEvent};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Row};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A stored entry and its effects.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fact {
    /// The person and the id of the command that caused it, if a command did.
    pub(crate) cmd: Option<String>,
    /// The entry's kind.
    pub(crate) kind: String,
    /// Its events, as far as the checker compares them.
    pub(crate) events: Vec<Value>,
    /// Whether it changed the number of actions in the game.
    pub(crate) other_ply: bool,
    /// A fingerprint of the game after it.
    pub(crate) game: u64,
    /// Whether it gave a seat a full turn.
    pub(crate) full_turn: bool,
    /// Its time by the server's clock.
    pub(crate) at: u64,
    /// The time limit of a turn in milliseconds.
    pub(crate) turn_time: u64,
}

impl Fact {
    /// Whether it makes earlier commands stale.
    pub(crate) fn plays_on(&self) -> bool {
        let playing =
            ["started", "asked", "action", "undone", "redone", "missed", "time_up", "rematch"];
        // A player who leaves may take tokens off the board.
        playing.contains(&self.kind.as_str()) || self.other_ply
    }
}

/// The entries of a room: entry n is at n - 1. Also holds the error if an entry cannot be applied.
#[derive(Clone, Debug, Default)]
pub(crate) struct Truth {
    pub(crate) facts: Vec<Fact>,
    pub(crate) damage: Option<String>,
}

/// The kinds of events that the checker compares.
const TOLD: [&str; 4] = ["rolled", "moved", "chat", "turn_missed"];

/// The part of received events that the checker compares.
pub(crate) fn looked_at(events: &[Value]) -> Vec<Value> {
    let kept = events.iter().filter(|event| TOLD.iter().any(|kind| event["type"] == *kind));
    kept.map(short).collect()
}

/// An event without the values that do not follow from its entry alone.
fn short(event: &Value) -> Value {
    match event["type"].as_str() {
        Some("chat") => json!({ "type": "chat", "text": event["text"] }),
        Some("turn_missed") => json!({ "type": "turn_missed", "seat": event["seat"] }),
        _ => event.clone(),
    }
}

/// A fingerprint of a game in a view.
pub(crate) fn mark(game: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.to_string().hash(&mut hasher);
    hasher.finish()
}

/// The server's secret for the dice of a room's first game.
pub(crate) async fn secret(rooms: &Rooms, code: &str) -> [u8; 32] {
    let query = sqlx::query("SELECT room, body FROM entries ORDER BY room, seq");
    let rows = query.fetch_all(&mut open(rooms).await).await.expect("the entries");
    let own = rows.iter().filter(|row| row.get::<String, _>(0) == code);
    let bodies = own.map(|row| row.get::<String, _>(1));
    let mut entries = bodies.map(|body| serde_json::from_str::<Value>(&body).expect("JSON"));
    let committed =
        entries.find(|entry| entry["type"] == "committed").expect("a commitment to the dice");
    let secret =
        committed["secret"].as_str().expect("text").parse::<homestretch_table::fair::Value>();
    secret.expect("a secret").0
}

async fn open(rooms: &Rooms) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let url = match rooms {
        Rooms::Folder(folder) => format!("sqlite://{}", folder.join("rooms.db").display()),
        Rooms::Shared { database, .. } => database.clone(),
    };
    AnyConnection::connect(&url).await.expect("the database opens")
}

/// All rooms of a database.
pub(crate) async fn read(rooms: &Rooms) -> BTreeMap<String, Truth> {
    let mut connection = open(rooms).await;
    let query = sqlx::query("SELECT room, seq, cmd, body FROM entries ORDER BY room, seq");
    let rows = query.fetch_all(&mut connection).await.expect("the entries");
    let mut stored: BTreeMap<String, Vec<(u64, Option<String>, String)>> = BTreeMap::new();
    for row in &rows {
        let entry = (row.get::<i64, _>(1) as u64, row.get(2), row.get(3));
        stored.entry(row.get(0)).or_default().push(entry);
    }
    stored.into_iter().map(|(room, entries)| (room, fold(entries))).collect()
}

fn fold(entries: Vec<(u64, Option<String>, String)>) -> Truth {
    let (mut truth, mut table) = (Truth::default(), None);
    for (seq, cmd, body) in entries {
        if seq != truth.facts.len() as u64 + 1 {
            truth.damage = Some(format!("entry {} is missing", truth.facts.len() + 1));
            break;
        }
        match take(&mut table, &body) {
            Ok(fact) => truth.facts.push(Fact { cmd, ..fact }),
            Err(error) => {
                truth.damage = Some(format!("entry {seq} cannot be: {error}"));
                break;
            }
        }
    }
    truth
}

fn take(table: &mut Option<Table>, body: &str) -> Result<Fact, String> {
    let written: Value = serde_json::from_str(body).map_err(|error| error.to_string())?;
    let kind = written["type"].as_str().unwrap_or_default().to_string();
    let around = [
        "made",
        "entered",
        "said",
        "reacted",
        "muted",
        "chat",
        "removed",
        "listed",
        "went_away",
        "committed",
        "renewed",
        "anchored",
        "roll_opened",
        "released",
        "roll_shown",
    ];
    let at = written["at"].as_u64().unwrap_or_default();
    let mut fact = Fact { kind, at, ..Fact::default() };
    let mut at = None;
    let ply = |table: &Option<Table>| table.as_ref()?.game().map(Game::ply);
    let before = ply(table);
    if fact.kind == "said" {
        fact.events = vec![json!({ "type": "chat", "text": written["text"] })];
    } else if !around.contains(&fact.kind.as_str()) {
        let entry: TableEntry = serde_json::from_str(body).map_err(|error| error.to_string())?;
        at = Some(entry.at);
        let news = match table {
            Some(table) => table.take(&entry).map_err(|error| error.to_string())?,
            None => {
                *table = Some(Table::fold([&entry]).map_err(|error| error.to_string())?);
                Vec::new()
            }
        };
        fact.events = looked_at(&news.iter().filter_map(told).collect::<Vec<_>>());
    }
    fact.other_ply = ply(table) != before;
    if let Some(table) = table {
        fact.game = mark(&json!(table.game().map(|game| game.view())));
        fact.turn_time = u64::from(table.settings().turn_seconds.unwrap_or(0)) * 1000;
        let left = at.and_then(|at| table.turn_left(at));
        fact.full_turn = match (fact.kind.as_str(), left) {
            // After an outage the turn continues; it does not begin again. People may still see the
            // old state while the outage is subtracted from the clock.
            ("restored", _) => false,
            (_, Some(left)) => left.0 == fact.turn_time,
            // A bot plays the seat, and its person may take it back in the middle of the turn.
            ("action", None) => table.game().is_some_and(|game| {
                matches!(game.state().turn(), Turn::Roll { .. } | Turn::Opening { .. })
            }),
            (_, None) => false,
        };
    }
    Ok(fact)
}

fn told(news: &TableEvent) -> Option<Value> {
    match news {
        TableEvent::Game(event) => Some(json!(event)),
        TableEvent::TurnMissed { seat, .. } => Some(json!({ "type": "turn_missed", "seat": seat })),
        _ => None,
    }
}
