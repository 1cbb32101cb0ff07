//! Golden files: what an earlier version stored and sent is read and written identically.
//! Answers and messages of the server may have more keys than before, because clients ignore keys
//! that they do not know; the old keys must be there with the old values.
//!
//! `tests/golden` holds what version 0.1 wrote: a database with rooms in every state, a saved
//! game, and everything that was sent and stored while [`STORIES`] were played with seeded dice.
//! `HOMESTRETCH_GOLDEN=write cargo test --test golden` rewrites the files. Do this only for a
//! change of the format that can still read the old files.

use futures_util::StreamExt;
use serde_json::{Value, json};
use sqlx::{Connection, Executor, Row, SqliteConnection};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// A server or a socket that is silent for this long has failed.
const MAX_SILENCE: Duration = Duration::from_secs(30);

/// The rooms: a name, the body that creates the room, and what people then do in it.
///
/// `join NAME` and `watch NAME` enter the room, `NAME {…}` sends a command, and `play N` lets
/// everybody take the first legal choice N times.
const STORIES: [(&str, &str, &[&str]); 14] = [
    (
        "waiting",
        r#"{"variant": "ludo", "seed": 1, "public": true}"#,
        &[
            "join Bo",
            "watch Eve",
            r#"Eve {"type": "chat", "text": "hello"}"#,
            r#"Ann {"type": "add_bot", "level": "first"}"#,
            r#"Bo {"type": "ready"}"#,
            r#"Ann {"type": "settings", "settings": {"undo": "ask", "leaving": "tokens_go"}}"#,
            r#"Ann {"type": "mute", "player": 3}"#,
            r#"Ann {"type": "remove_bot", "seat": 2}"#,
        ],
    ),
    ("to roll", r#"{"variant": "ludo", "seed": 2}"#, &["join Bo", "start", "play 6"]),
    ("to move", r#"{"variant": "parchis-two-dice", "seed": 3}"#, &["join Bo", "start", "play 3"]),
    (
        "paused",
        r#"{"variant": "ur", "seed": 4}"#,
        &["join Bo", "start", "play 8", r#"Bo {"type": "pause"}"#, r#"Ann {"type": "roll"}"#],
    ),
    (
        "vote",
        r#"{"variant": "ludo", "seed": 5, "settings": {"undo": "ask"}}"#,
        &[
            "join Bo",
            "start",
            "play 9",
            r#"Ann {"type": "undo"}"#,
            r#"Bo {"type": "vote", "agree": true}"#,
            "play 4",
            r#"Bo {"type": "undo"}"#,
        ],
    ),
    ("ended", r#"{"variant": "snakes-kids", "seed": 6}"#, &["join Bo", "start", "play all"]),
    (
        "a match",
        r#"{"variant": "snakes-kids", "seed": 7, "settings": {"best_of": 3, "seats_after": "rotate"}}"#,
        &[
            "join Bo",
            "start",
            "play all",
            r#"Bo {"type": "rematch"}"#,
            r#"Ann {"type": "ready"}"#,
            "play 5",
        ],
    ),
    (
        "a rematch",
        r#"{"variant": "snakes-kids", "seed": 8}"#,
        &["join Bo", "start", "play all", r#"Bo {"type": "rematch"}"#],
    ),
    (
        "autopilot",
        r#"{"variant": "ludo", "seed": 9}"#,
        &[
            "join Bo",
            "start",
            "play 4",
            r#"Bo {"type": "autopilot", "on": true, "level": "first"}"#,
            "play 6",
            r#"Bo {"type": "autopilot", "on": false}"#,
            r#"Bo {"type": "chat", "text": "back"}"#,
        ],
    ),
    (
        "left",
        r#"{"variant": "ludo", "seed": 10, "settings": {"leaving": "tokens_go"}}"#,
        &["join Bo", "join Cy", "start", "play 6", r#"Cy {"type": "leave"}"#, "play 4"],
    ),
    ("items", r#"{"variant": "snakes-power", "seed": 11}"#, &["join Bo", "start", "play all"]),
    (
        "bots",
        r#"{"variant": "ludo-quick", "seed": 12, "options": {"tokens": 2}}"#,
        &[
            r#"Ann {"type": "add_bot", "level": "first"}"#,
            r#"Ann {"type": "add_bot", "level": "fast"}"#,
            "start",
            "play all",
        ],
    ),
    (
        "pairs",
        r#"{"variant": "pachisi", "seed": 13}"#,
        &["join Bo", "join Cy", "join Di", "start", "play 30"],
    ),
    (
        "refused",
        r#"{"variant": "mensch", "seed": 14}"#,
        &[
            r#"Ann {"type": "start"}"#,
            r#"Ann {"type": "roll"}"#,
            r#"Ann {"type": "fly"}"#,
            r#"Ann {"type": "add_bot", "level": "nobody"}"#,
            r#"Ann {"type": "kick", "seat": 9}"#,
            r#"Ann {"type": "chat", "text": ""}"#,
            r#"Ann {"type": "settings", "settings": {"best_of": 2}}"#,
        ],
    ),
];

/// The program: the one of this build, or an earlier one that `HOMESTRETCH_BIN` names.
fn program() -> Command {
    let built = env!("CARGO_BIN_EXE_homestretch").into();
    let mut command = Command::new(std::env::var_os("HOMESTRETCH_BIN").unwrap_or(built));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("HOMESTRETCH_")) {
        command.env_remove(name);
    }
    command
}

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// Compares a text with a golden file, or writes the file. Stored entries must be equal; answers
/// and messages may have more keys.
fn check(name: &str, text: &str) {
    if std::env::var("HOMESTRETCH_GOLDEN").is_ok_and(|value| value == "write") {
        return std::fs::write(golden(name), text).expect("the file can be written");
    }
    let expected = std::fs::read_to_string(golden(name)).expect("the golden file exists");
    for (number, (new, old)) in text.lines().zip(expected.lines()).enumerate() {
        let (new_head, new_body) = split(new);
        let (old_head, old_body) = split(old);
        let is_same = new_head == old_head && has_all(&new_body, &old_body);
        assert!(new == old || is_same, "line {} of {name}\n{new}\n{old}", number + 1);
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "lines of {name}");
}

/// Splits the line of an answer or a message before the object that the server has sent.
fn split(line: &str) -> (&str, Value) {
    let bodies = line.match_indices(" {").filter(|_| !line.starts_with("entry "));
    let parsed = |(at, _)| Some((&line[..at], serde_json::from_str(&line[at..]).ok()?));
    bodies.into_iter().find_map(parsed).unwrap_or((line, Value::Null))
}

/// Whether a value has everything that an old one has. Only objects may have more.
fn has_all(new: &Value, old: &Value) -> bool {
    match (new, old) {
        (Value::Object(new), Value::Object(old)) => {
            old.iter().all(|(key, old)| new.get(key).is_some_and(|new| has_all(new, old)))
        }
        (Value::Array(new), Value::Array(old)) => {
            new.len() == old.len() && new.iter().zip(old).all(|(new, old)| has_all(new, old))
        }
        _ => new == old,
    }
}

/// A server for this test, which stops at its end.
struct Server {
    child: Child,
    url: String,
    client: reqwest::Client,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut command = program();
        command.args(["serve", "--listen", "127.0.0.1:0", "--bot-pace", "0", "--log", "off"]);
        command.args(["--keep-waiting", "99999999", "--keep-ended", "99999999"]);
        command
            .args(["--keep-playing", "99999999", "--max-requests", "1000000", "--data"])
            .arg(data);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the server starts");
        let mut url = String::new();
        let out = child.stdout.take().expect("standard output is a pipe");
        BufReader::new(out).read_line(&mut url).expect("the server prints its address");
        let client = reqwest::Client::builder().timeout(MAX_SILENCE).build().expect("a client");
        Server { child, url: url.trim_end().into(), client }
    }

    async fn ask(&self, path: &str, token: Option<&str>, body: Option<&Value>) -> (u16, String) {
        let url = format!("{}{path}", self.url);
        let mut request = match body {
            Some(body) => self.client.post(url).json(body),
            None => self.client.get(url),
        };
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        let answer = request.send().await.expect("the server answers");
        (answer.status().as_u16(), answer.text().await.expect("the answer is text"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// A room while its story is played, with all answers and messages.
struct Room<'a> {
    server: &'a Server,
    code: String,
    tokens: BTreeMap<String, String>,
    socket: Socket,
    commands: usize,
    log: String,
    heard: String,
}

impl Room<'_> {
    async fn create<'a>(server: &'a Server, name: &str, body: &str) -> Room<'a> {
        let mut body: Value = serde_json::from_str(body).expect("the story is JSON");
        // Seeded dice depend on the hash of the rules, so the rules are those of version 0.1.
        let variant = body["variant"].as_str().expect("the story names a variant");
        let text = std::fs::read_to_string(golden(&format!("variants/{variant}.toml")));
        let text = text.expect("the golden file exists");
        body.as_object_mut().expect("the story is an object").remove("variant");
        body["variant_text"] = text.into();
        body["name"] = "Ann".into();
        body["turn_seconds"] = 86_400.into();
        let (_, answer) = server.ask("/api/rooms", None, Some(&body)).await;
        let created: Value = serde_json::from_str(&answer).expect("an object");
        let code = created["code"].as_str().expect("the room has a code").to_string();
        let address = format!("{}/api/rooms/{code}/socket", server.url.replace("http", "ws"));
        let (socket, _) = tokio_tungstenite::connect_async(address).await.expect("a socket opens");
        let mut log = format!("== {name}\n");
        writeln!(log, "created {}", plain(&answer)).expect("text can be written");
        let token = created["token"].as_str().expect("a token").to_string();
        let tokens = BTreeMap::from([("Ann".to_string(), token)]);
        Room { server, code, tokens, socket, commands: 0, log, heard: String::new() }
    }

    async fn tell(&mut self, step: &str) {
        let (who, what) = step.split_once(' ').unwrap_or((step, ""));
        match (who, what) {
            ("join" | "watch", name) => self.enter(who, name).await,
            ("start", _) => {
                for name in self.tokens.keys().cloned().collect::<Vec<_>>() {
                    self.command(&name, json!({"type": "ready"})).await;
                }
                self.command("Ann", json!({"type": "start"})).await;
            }
            ("play", count) => self.play(count.parse().unwrap_or(usize::MAX)).await,
            (name, body) => {
                self.command(name, serde_json::from_str(body).expect("a command")).await;
            }
        }
    }

    async fn enter(&mut self, way: &str, name: &str) {
        let path = format!("/api/rooms/{}/{way}", self.code);
        let (status, answer) = self.server.ask(&path, None, Some(&json!({"name": name}))).await;
        let token = serde_json::from_str::<Value>(&answer).expect("an object")["token"].clone();
        self.tokens.insert(name.into(), token.as_str().expect("a token").into());
        writeln!(self.log, "{name} {status} {}", plain(&answer)).expect("text can be written");
    }

    async fn command(&mut self, name: &str, mut body: Value) {
        self.commands += 1;
        body["cmd_id"] = format!("c{}", self.commands).into();
        let path = format!("/api/rooms/{}/commands", self.code);
        let (status, answer) = self.server.ask(&path, Some(&self.tokens[name]), Some(&body)).await;
        writeln!(self.log, "{name} {body} {status} {}", plain(&answer))
            .expect("text can be written");
    }

    async fn view(&self) -> Value {
        let (_, answer) = self.server.ask(&format!("/api/rooms/{}", self.code), None, None).await;
        serde_json::from_str(&answer).expect("a view")
    }

    /// Everybody takes the first choice, until this many choices were made or the game is over.
    /// Ends at a person's turn, so that no bot acts while the story goes on.
    async fn play(&mut self, count: usize) {
        let mut made = 0;
        loop {
            let view = self.view().await;
            if view["status"] != "playing" {
                return;
            }
            let game = &view["game"];
            let mut seats = view["seats"].as_array().into_iter().flatten();
            let row = seats.find(|row| row["seat"] == game["turn"]["seat"]);
            let row = row.expect("somebody is to act");
            if !row["level"].is_null() {
                self.hear(view["seq"].as_u64().expect("a number") + 1).await;
                continue;
            }
            if made == count {
                return;
            }
            let name = row["name"].as_str().expect("a person sits there").to_string();
            let command = match game["legal"].get(0) {
                None if game["turn"]["phase"] == "move" => json!({"type": "pass"}),
                None => json!({"type": "roll"}),
                Some(first)
                    if game["legal"].as_array().is_some_and(|all| {
                        all.iter().any(|other| other["pips"] != first["pips"])
                    }) =>
                {
                    json!({"type": "move", "token": first["token"], "pips": first["pips"]})
                }
                Some(first) => json!({"type": "move", "token": first["token"]}),
            };
            self.command(&name, command).await;
            made += 1;
        }
    }

    /// Reads the socket up to an entry. Ignores presence, which depends on timing.
    async fn hear(&mut self, seq: u64) {
        loop {
            let next =
                timeout(MAX_SILENCE, self.socket.next()).await.expect("the socket is silent");
            let Message::Text(text) = next.expect("the socket is open").expect("a message") else {
                continue;
            };
            let message: Value = serde_json::from_str(&text).expect("an object");
            if message["hint"] != "presence" {
                writeln!(self.heard, "socket {}", plain(&text)).expect("text can be written");
            }
            let seen = [&message["seq"], &message["view"]["seq"]];
            if seen.iter().any(|seen| seen.as_u64().is_some_and(|seen| seen >= seq)) {
                return;
            }
        }
    }
}

/// A message without values that differ from run to run, and without texts for people.
fn plain(text: &str) -> String {
    match serde_json::from_str(text) {
        Ok(value) => strip(value).to_string(),
        Err(_) => text.lines().map(plain_line).collect::<Vec<_>>().join(" / "),
    }
}

fn strip(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            Value::Object(fields.into_iter().map(|(key, value)| strip_field(key, value)).collect())
        }
        Value::Array(values) => values.into_iter().map(strip).collect(),
        Value::String(text) if is_random(&text) => "…".into(),
        Value::String(text) if text.contains("\nname = ") => {
            text.lines().map(plain_line).collect::<Vec<_>>().join("\n").into()
        }
        other => other,
    }
}

fn strip_field(key: String, value: Value) -> (String, Value) {
    let differs = [
        "message",
        "summary",
        "source",
        "at",
        "now",
        "since",
        "turn_left_ms",
        "connected",
        "code",
        "watchers",
        "left_ms",
        "lost_ms",
        "lost",
    ];
    let value = match differs.contains(&key.as_str()) && !value.is_null() {
        true => "…".into(),
        false => strip(value),
    };
    (key, value)
}

/// Tokens, hashes and secrets: long words of hexadecimal digits.
fn is_random(text: &str) -> bool {
    text.len() >= 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// A line of a record or a variant file.
fn plain_line(line: &str) -> String {
    let words = ["hash ", "end ", "| summary = ", "| source = ", "summary = ", "source = "];
    match words.iter().find(|word| line.starts_with(**word)) {
        Some(word) => format!("{word}…"),
        None => line
            .split(' ')
            .map(|word| if is_random(word) { "…" } else { word })
            .collect::<Vec<_>>()
            .join(" "),
    }
}

async fn open(data: &Path) -> SqliteConnection {
    let url = format!("sqlite://{}", data.join("rooms.db").display());
    SqliteConnection::connect(&url).await.expect("the database opens")
}

/// The entries of a room as they are stored.
async fn stored(database: &mut SqliteConnection, code: &str) -> Vec<(i64, Option<String>, String)> {
    let rows =
        sqlx::query("SELECT seq, cmd, body FROM entries WHERE room = $1 ORDER BY seq").bind(code);
    let rows = rows.fetch_all(database).await.expect("the entries can be read");
    rows.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect()
}

#[tokio::test]
async fn the_same_stories_give_the_same_answers_messages_and_entries() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let mut text = String::new();
    let mut people = Vec::new();
    for (name, body, steps) in STORIES {
        let mut room = Room::create(&server, name, body).await;
        for step in steps {
            room.tell(step).await;
        }
        let view = room.view().await;
        room.hear(view["seq"].as_u64().expect("a number")).await;
        let path = format!("/api/rooms/{}/record", room.code);
        let (status, record) = server.ask(&path, None, None).await;
        text += &(room.log + &room.heard);
        writeln!(text, "record {status} {}", plain(&record)).expect("text can be written");
        let mut database = open(data.path()).await;
        for (seq, cmd, entry) in stored(&mut database, &room.code).await {
            let cmd = cmd.is_some();
            writeln!(text, "entry {seq} {cmd} {}", plain(&entry)).expect("text can be written");
        }
        people.push(json!({"name": name, "code": room.code, "tokens": room.tokens}));
    }
    check("stories.txt", &text);
    if std::env::var_os("HOMESTRETCH_GOLDEN").is_some() {
        let _ = std::fs::remove_file(golden("rooms.db"));
        let copy = format!("VACUUM INTO '{}'", golden("rooms.db").display());
        open(data.path()).await.execute(sqlx::AssertSqlSafe(copy)).await.expect("a copy is made");
        let people = serde_json::to_string_pretty(&people).expect("JSON");
        std::fs::write(golden("people.json"), people).expect("the file can be written");
        check("views.txt", &views().await);
    }
}

/// The answers of a server on the golden database: every room, for everybody in it.
async fn views() -> String {
    let data = tempfile::tempdir().expect("a folder");
    std::fs::copy(golden("rooms.db"), data.path().join("rooms.db")).expect("a copy is made");
    let people = std::fs::read_to_string(golden("people.json")).expect("the file exists");
    let people: Vec<Value> = serde_json::from_str(&people).expect("JSON");
    let mut before = Vec::new();
    for room in &people {
        let code = room["code"].as_str().expect("a code");
        before.push(stored(&mut open(data.path()).await, code).await);
    }
    let server = Server::start(data.path());
    let mut text = String::new();
    for (room, before) in people.iter().zip(before) {
        let code = room["code"].as_str().expect("a code");
        writeln!(text, "== {}", room["name"]).expect("text can be written");
        for (name, token) in room["tokens"].as_object().expect("an object") {
            let path = format!("/api/rooms/{code}?after=0");
            let (status, view) = server.ask(&path, token.as_str(), None).await;
            writeln!(text, "{name} {status} {}", plain(&view)).expect("text can be written");
        }
        for part in ["record", "variant"] {
            let (status, answer) =
                server.ask(&format!("/api/rooms/{code}/{part}"), None, None).await;
            let answer = match serde_json::from_str::<Value>(&answer) {
                Ok(mut variant) => {
                    // The rulebook is text for people. Figures are keyed by the hash of the rules,
                    // which changes with the summary of a built-in variant.
                    for key in ["rulebook", "figures"] {
                        variant.as_object_mut().map(|fields| fields.remove(key));
                    }
                    plain(&variant.to_string())
                }
                Err(_) => answer.replace('\n', " / "),
            };
            writeln!(text, "{part} {status} {answer}").expect("text can be written");
        }
        let after = stored(&mut open(data.path()).await, code).await;
        assert_eq!(after[..before.len()], before, "the entries of {code} have changed");
    }
    text
}

#[tokio::test]
async fn a_database_of_version_0_1_is_read_with_rooms_in_every_state() {
    if std::env::var_os("HOMESTRETCH_GOLDEN").is_none() {
        check("views.txt", &views().await);
    }
}

/// Plays a game in plain mode, presses Enter this many times, and returns its file.
fn play(args: &[&str], file: &Path, enters: usize) -> String {
    let mut child = program()
        .args(["play", "--plain", "--lang", "en"])
        .args(args)
        .arg(file)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the program runs");
    let mut keys = child.stdin.take().expect("standard input is a pipe");
    std::io::Write::write_all(&mut keys, "\n1\n".repeat(enters).as_bytes()).expect("keys are sent");
    drop(keys);
    assert!(child.wait().expect("the program ends").success());
    std::fs::read_to_string(file).expect("the game is saved")
}

#[test]
fn a_saved_game_of_version_0_1_goes_on_and_a_new_one_is_written_alike() {
    let folder = tempfile::tempdir().expect("a folder");
    let writes = std::env::var_os("HOMESTRETCH_GOLDEN").is_some();
    let new = folder.path().join("new.game");
    let game = ["--variant", "ludo", "--players", "Ann,first,fast", "--seed", "7", "--save"];
    let written = play(&game, &new, 12);
    check("saved.txt", &written.lines().map(plain).collect::<Vec<_>>().join("\n"));
    if writes {
        std::fs::write(golden("saved.game"), &written).expect("the file can be written");
    }
    let old = std::fs::read_to_string(golden("saved.game")).expect("the golden file exists");
    let copy = folder.path().join("old.game");
    std::fs::write(&copy, &old).expect("a copy is made");
    let resumed = play(&["--load"], &copy, 12);
    assert!(resumed.starts_with(&old), "saved lines have changed");
    let resumed = resumed.lines().filter(|line| !line.contains("\"restored\"")).map(plain);
    check("resumed.txt", &resumed.collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_record_of_version_0_1_is_loaded_and_written_alike() {
    let views = std::fs::read_to_string(golden("views.txt")).expect("the golden file exists");
    let mut engine = homestretch::commands::engine::Engine::default();
    let records = views.lines().filter_map(|line| line.strip_prefix("record 200 "));
    let mut count = 0;
    for record in records {
        use homestretch::line_protocol::LineProtocol;
        let record = record.replace(" / ", "\n");
        let loaded = json!(engine.answer(&json!({"cmd": "load", "record": record}).to_string()));
        assert_eq!(loaded["ok"], true, "{loaded}");
        let written = json!(engine.answer(r#"{"cmd": "record"}"#));
        let game = |text: &str| {
            text.split("\nfair ").next().map(|game| game.split("\nend ").next().map(str::to_string))
        };
        assert_eq!(game(written["record"].as_str().expect("a text")), game(&record));
        count += 1;
    }
    assert!(count >= 10, "{count} records");
}
