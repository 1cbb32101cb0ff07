//! What is stored, taken in once more from the beginning: what people should have been told.

use crate::node::Rooms;
use homestretch_rules::{Game, Turn};
use homestretch_table::{Table, TableEntry, TableEvent};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Row};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What a stored entry is and leads to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fact {
    /// Who asked for it by which command, if someone did.
    pub(crate) cmd: Option<String>,
    /// The entry's kind.
    pub(crate) kind: String,
    /// What is told of it, as far as the checker looks at it.
    pub(crate) events: Vec<Value>,
    /// It led to another number of actions in the game.
    pub(crate) other_ply: bool,
    /// A mark of the game after it.
    pub(crate) game: u64,
    /// It gave a seat a full turn.
    pub(crate) full_turn: bool,
    /// When it was made, by the server's clock.
    pub(crate) at: u64,
    /// Milliseconds of a turn.
    pub(crate) turn_time: u64,
}

impl Fact {
    /// Whether a command from before it is stale.
    pub(crate) fn plays_on(&self) -> bool {
        let playing =
            ["started", "asked", "action", "undone", "redone", "missed", "time_up", "rematch"];
        // Who leaves may take tokens along.
        playing.contains(&self.kind.as_str()) || self.other_ply
    }
}

/// A room's entries: entry n is at n - 1, and what could not be taken in is said at the end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Truth {
    pub(crate) facts: Vec<Fact>,
    pub(crate) damage: Option<String>,
}

/// The kinds of events that are looked at.
const TOLD: [&str; 4] = ["rolled", "moved", "chat", "turn_missed"];

/// What is looked at of the events that somebody was told.
pub(crate) fn looked_at(events: &[Value]) -> Vec<Value> {
    let kept = events.iter().filter(|event| TOLD.iter().any(|kind| event["type"] == *kind));
    kept.map(short).collect()
}

/// An event without what depends on more than its entry.
fn short(event: &Value) -> Value {
    match event["type"].as_str() {
        Some("chat") => json!({ "type": "chat", "text": event["text"] }),
        Some("turn_missed") => json!({ "type": "turn_missed", "seat": event["seat"] }),
        _ => event.clone(),
    }
}

/// A mark of a game as a view shows it.
pub(crate) fn mark(game: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.to_string().hash(&mut hasher);
    hasher.finish()
}

/// What the server's dice of a room's first game come from.
pub(crate) async fn secret(rooms: &Rooms, code: &str) -> [u8; 32] {
    let query = sqlx::query("SELECT room, body FROM entries ORDER BY room, seq");
    let rows = query.fetch_all(&mut open(rooms).await).await.expect("the entries");
    let own = rows.iter().filter(|row| row.get::<String, _>(0) == code);
    let bodies = own.map(|row| row.get::<String, _>(1));
    let mut entries = bodies.map(|body| serde_json::from_str::<Value>(&body).expect("JSON"));
    let committed = entries.find(|entry| entry["type"] == "committed").expect("it has committed");
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
            // A turn that an outage gives back began before: people may still see the room as it
            // was while the outage is taken off the clock.
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
        TableEvent::Event(event) => Some(json!(event)),
        TableEvent::Missed { seat, .. } => Some(json!({ "type": "turn_missed", "seat": seat })),
        _ => None,
    }
}
