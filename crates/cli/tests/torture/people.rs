//! People who keep playing whatever happens, and record everything they receive.

use crate::checker::{Acknowledged, History, Kind, Told};
use crate::truth::mark;
use futures_util::{SinkExt, StreamExt};
use homestretch_rules::Game;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;

/// A request without an answer is repeated after this time.
const PATIENCE: Duration = Duration::from_secs(2);

/// A person without any answer for this long gives up. No disturbance takes as long.
const GIVES_UP: Duration = Duration::from_secs(60);

/// State shared by all people of a run.
pub(crate) struct World {
    pub(crate) nodes: Vec<String>,
    pub(crate) seed: u64,
    history: Mutex<History>,
    begin: Instant,
    done: AtomicBool,
    /// How often a server answered that it cannot store anything.
    pub(crate) turned_away: AtomicU64,
    client: reqwest::Client,
}

/// The person who sends commands over sockets: Bo. Ann and Eve use HTTP.
const ON_SOCKET: usize = 1;

/// The answer of a server.
struct Answer {
    status: u16,
    text: String,
    /// No earlier attempt may still take effect.
    first_try: bool,
}

/// No server answers any more. This is recorded already.
pub(crate) struct GaveUp;

impl World {
    pub(crate) fn new(nodes: Vec<String>, seed: u64) -> Arc<World> {
        let several_nodes = nodes.len() > 1;
        let history = History { several_nodes, ..History::default() };
        Arc::new(World {
            nodes,
            seed,
            history: Mutex::new(history),
            begin: Instant::now(),
            done: AtomicBool::new(false),
            turned_away: AtomicU64::new(0),
            client: reqwest::Client::new(),
        })
    }

    pub(crate) fn history(&self) -> MutexGuard<'_, History> {
        self.history.lock().expect("nobody fails")
    }

    pub(crate) fn now(&self) -> Duration {
        self.begin.elapsed()
    }

    pub(crate) fn acknowledged(&self) -> usize {
        self.history().acknowledged.len()
    }

    /// Tells everybody to stop playing.
    pub(crate) fn end(&self) {
        self.done.store(true, Ordering::SeqCst);
    }

    fn is_done(&self) -> bool {
        self.done.load(Ordering::SeqCst)
    }

    fn notice(&self, kind: Kind, words: String) {
        self.history().noticed.push((kind, words));
    }

    /// Sends a request to one node after the other until a server answers.
    async fn ask(
        &self,
        first: usize,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Answer, GaveUp> {
        let begin = Instant::now();
        let (mut node, mut first_try) = (first, true);
        while begin.elapsed() < GIVES_UP {
            let url = format!("{}{path}", self.nodes[node % self.nodes.len()]);
            node += 1;
            let mut request = match body {
                Some(body) => self.client.post(url).json(body),
                None => self.client.get(url),
            };
            if let Some(token) = token {
                request = request.bearer_auth(token);
            }
            if let Ok(answer) = request.timeout(PATIENCE).send().await {
                let status = answer.status().as_u16();
                match answer.text().await {
                    Ok(_) if status == 503 => {
                        self.turned_away.fetch_add(1, Ordering::SeqCst);
                    }
                    Ok(text) if status < 500 => return Ok(Answer { status, text, first_try }),
                    Ok(text) => self.notice(Kind::Failed, format!("{path}: {status} {text}")),
                    Err(_) => {}
                }
            }
            first_try = false;
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.notice(Kind::Silence, format!("{path}: nobody answers"));
        Err(GaveUp)
    }
}

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

/// A room with two people, a bot and a watcher.
struct Party {
    world: Arc<World>,
    code: String,
    /// The tokens of Ann, Bo and Eve.
    tokens: [String; 3],
    /// Their numbers in the room.
    players: [u64; 3],
    name: String,
    commands: AtomicU64,
}

/// Plays in one room after the other until the run ends. Sleeping people never act, so that only
/// the server's clock moves the game on.
pub(crate) async fn play(world: Arc<World>, room: usize, sleeping: bool) {
    let mut game = 0;
    while !world.is_done() {
        game += 1;
        let name = format!("{}-{room}-{game}", world.seed);
        let party = match Party::meet(&world, name, sleeping).await {
            Ok(Some(party)) => party,
            Ok(None) => continue,
            Err(GaveUp) => return,
        };
        let (tell, told) = watch::channel(None);
        let eve =
            tokio::spawn(listen(world.clone(), party.code.clone(), party.tokens[2].clone(), told));
        let played = match sleeping {
            true => party.sleep().await,
            false => party.play().await,
        };
        let ended = match played {
            Ok(()) => party.end().await,
            Err(GaveUp) => Err(GaveUp),
        };
        let last = ended.unwrap_or(0);
        tell.send_replace(Some(last));
        eve.await.expect("nobody fails");
        if last == 0 {
            return;
        }
    }
}

impl Party {
    /// Creates a room and starts a game; None if somebody lost their seat on the way.
    async fn meet(
        world: &Arc<World>,
        name: String,
        sleeping: bool,
    ) -> Result<Option<Party>, GaveUp> {
        let turn = if sleeping { 5 } else { 60 };
        let new_room = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 },
                           "turn_seconds": turn });
        let made = world.ask(0, "/api/rooms", None, Some(&new_room)).await?;
        assert_eq!(made.status, 201, "{}", made.text);
        let made = json_of(&made.text);
        let code = made["code"].as_str().expect("a code").to_string();
        let token = |entered: &Value| entered["token"].as_str().expect("a token").to_string();
        let player = |entered: &Value| entered["player"].as_u64().expect("a number");
        let (mut tokens, mut players) = (vec![token(&made)], vec![player(&made)]);
        for (node, what, who) in [
            (1, "join", json!({ "name": "Bo", "seat": 2 })),
            (0, "watch", json!({ "name": "Eve" })),
        ] {
            let path = format!("/api/rooms/{code}/{what}");
            let entered = world.ask(node, &path, None, Some(&who)).await?;
            // A join without an answer may have taken the seat for a person nobody knows.
            if entered.status != 200 {
                return Ok(None);
            }
            let entered = json_of(&entered.text);
            tokens.push(token(&entered));
            players.push(player(&entered));
        }
        let tokens = tokens.try_into().expect("three people");
        let players = players.try_into().expect("three people");
        let commands = AtomicU64::new(0);
        let party = Party { world: world.clone(), code, tokens, players, name, commands };
        if !sleeping {
            party.order(0, json!({ "type": "add_bot", "level": "easy" }), None).await?;
        }
        party.order(0, json!({ "type": "ready" }), None).await?;
        party.order(1, json!({ "type": "ready" }), None).await?;
        // The first turn has not begun yet.
        party.look(0, 0).await?;
        party.order(0, json!({ "type": "start" }), None).await?;
        Ok(Some(party))
    }

    /// Plays until the game or the run is over.
    async fn play(&self) -> Result<(), GaveUp> {
        let (mut last, mut waited) = (0, 0);
        loop {
            let seen = self.look(0, last).await?;
            let seq = seen["seq"].as_u64().expect("a number");
            last = seq;
            if seen["status"] != "playing" || self.world.is_done() {
                return Ok(());
            }
            let turn = &seen["game"]["turn"];
            let who = match turn["seat"].as_u64() {
                Some(0) => 0,
                Some(2) => 1,
                _ => {
                    waited += 1;
                    // Do not wait for ever for a bot that cannot act.
                    if waited % 50 == 0 {
                        let said = json!({ "type": "chat", "text": format!("still {seq}?") });
                        self.order(0, said, None).await?;
                    }
                    tokio::time::sleep(Duration::from_millis(3)).await;
                    continue;
                }
            };
            if seq % 5 == 0 {
                let said = json!({ "type": "chat", "text": format!("at {seq}") });
                self.order(1 - who, said, None).await?;
            }
            let command = match turn["phase"].as_str() {
                Some("move") => {
                    json!({ "type": "move", "token": seen["game"]["legal"][0]["token"] })
                }
                _ => json!({ "type": "roll" }),
            };
            // Sometimes act like a browser tab that has not received the latest entries.
            let number = self.commands.load(Ordering::SeqCst);
            let known = if number.is_multiple_of(3) { seq.saturating_sub(2) } else { seq };
            let acts = self.order(who, command, Some(known));
            if seq % 3 != 0 {
                acts.await?;
                continue;
            }
            // Sometimes the other person chats at the same moment, at another node.
            let said = json!({ "type": "chat", "text": format!("also at {seq}") });
            let (acted, spoke) = tokio::join!(acts, self.order(who + 1, said, None));
            acted.and(spoke)?;
        }
    }

    /// Only views the room, and takes seats back from the bot that replaced their people.
    async fn sleep(&self) -> Result<(), GaveUp> {
        let mut last = 0;
        loop {
            let seen = self.look(0, last).await?;
            last = seen["seq"].as_u64().expect("a number");
            if seen["status"] != "playing" || self.world.is_done() {
                return Ok(());
            }
            for (who, seat) in [(0, 0), (1, 2)] {
                if seen["seats"][seat]["lent"] == "missed" {
                    let back = json!({ "type": "autopilot", "on": false });
                    self.order(who, back, None).await?;
                }
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Pauses the game and checks that the views of all nodes and the record agree. Returns the
    /// number of the last entry.
    async fn end(&self) -> Result<u64, GaveUp> {
        // The game may be over, or a bot may be playing the seat.
        self.order(0, json!({ "type": "pause" }), None).await?;
        let (world, code) = (self.world.clone(), self.code.clone());
        let mut last = 0;
        let begin = Instant::now();
        loop {
            let mut views = Vec::new();
            for node in 0..world.nodes.len() {
                for who in 0..self.tokens.len() {
                    views.push(self.look_at(node, who, last).await?);
                }
            }
            last = views.iter().filter_map(|view| view["seq"].as_u64()).max().unwrap_or(0);
            let views: Vec<Value> = views.into_iter().map(in_common).collect();
            if views.windows(2).all(|two| two[0] == two[1]) {
                let same = self.check_record(&views[0]).await?;
                // A command without an answer may still take effect now.
                if same || self.look(0, last).await?["seq"] == views[0]["seq"] {
                    if !same {
                        world.notice(Kind::BadRecord, format!("{code}: another game"));
                    }
                    return Ok(last);
                }
            }
            if begin.elapsed() > GIVES_UP {
                world.notice(Kind::Diverged, format!("{code}: {views:?}"));
                return Err(GaveUp);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Whether the record replays to the game of a view.
    async fn check_record(&self, view: &Value) -> Result<bool, GaveUp> {
        let path = format!("/api/rooms/{}/record", self.code);
        let record = self.world.ask(0, &path, None, None).await?;
        if record.status == 404 {
            return Ok(view["game"].is_null());
        }
        Ok(Game::load(&record.text).is_ok_and(|game| json!(game.view()) == view["game"]))
    }

    /// A view from any node that answers.
    async fn look(&self, who: usize, after: u64) -> Result<Value, GaveUp> {
        self.look_at(who, who, after).await
    }

    async fn look_at(&self, node: usize, who: usize, after: u64) -> Result<Value, GaveUp> {
        let path = format!("/api/rooms/{}?after={after}", self.code);
        let asked = self.world.now();
        let answer = self.world.ask(node, &path, Some(&self.tokens[who]), None).await?;
        let (room, seen) = (self.code.clone(), json_of(&answer.text));
        if answer.status != 200 {
            let words = format!("{room}: {seen}");
            self.world.notice(Kind::AcknowledgedNotStored, words);
            return Err(GaveUp);
        }
        let (seq, heard) = (seen["seq"].as_u64().expect("a number"), self.world.now());
        if seq < after {
            let words = format!("{room}: back from {after} to {seq}");
            self.world.notice(Kind::ToldNotStored, words);
            return Err(GaveUp);
        }
        let events = seen["events"].as_array().map(|events| (after, events.clone()));
        let (game, asked) = (mark(&seen["game"]), Some(asked));
        self.world.history().told.push(Told { room, seq, events, game, asked, heard });
        Ok(seen)
    }

    /// Sends a command with a new id, sometimes twice at once.
    async fn order(&self, who: usize, mut command: Value, seq: Option<u64>) -> Result<(), GaveUp> {
        let number = self.commands.fetch_add(1, Ordering::SeqCst) + 1;
        command["cmd_id"] = json!(format!("{}-{number}", self.name));
        if let Some(seq) = seq {
            command["seq"] = json!(seq);
        }
        let send = |node: usize| self.send(who, node, &command);
        let answers = match number % 4 {
            0 => {
                let (one, other) = tokio::join!(send(who), send(who + 1));
                vec![one?, other?]
            }
            _ => vec![send(who).await?],
        };
        let cmd = format!("{}:{}", self.players[who], command["cmd_id"].as_str().expect("a word"));
        let mut history = self.world.history();
        let refused = answers.iter().all(|answer| answer.status != 200 && answer.first_try);
        if refused {
            history.refused.push((self.code.clone(), cmd.clone()));
        }
        for answer in answers.iter().filter(|answer| answer.status == 200) {
            let answer = json_of(&answer.text);
            history.acknowledged.push(Acknowledged {
                room: self.code.clone(),
                cmd: cmd.clone(),
                kind: command["type"].as_str().expect("a word").into(),
                on: seq,
                seq: answer["seq"].as_u64().expect("a number"),
                events: answer["events"].as_array().cloned().unwrap_or_default(),
            });
        }
        Ok(())
    }
}

impl Party {
    /// Sends a command to one node after the other until one answers.
    async fn send(&self, who: usize, node: usize, command: &Value) -> Result<Answer, GaveUp> {
        let (code, token) = (&self.code, self.tokens[who].as_str());
        match who {
            ON_SOCKET => self.world.ask_on_socket(node, code, token, command).await,
            _ => {
                let path = format!("/api/rooms/{code}/commands");
                self.world.ask(node, &path, Some(token), Some(command)).await
            }
        }
    }
}

impl World {
    /// Sends a command over a new socket to one node after the other until one answers.
    async fn ask_on_socket(
        &self,
        first: usize,
        code: &str,
        token: &str,
        command: &Value,
    ) -> Result<Answer, GaveUp> {
        let begin = Instant::now();
        let (mut node, mut first_try) = (first, true);
        while begin.elapsed() < GIVES_UP {
            let url = &self.nodes[node % self.nodes.len()];
            node += 1;
            let said = tokio::time::timeout(PATIENCE, say(url, code, token, command)).await;
            match said.ok().flatten() {
                Some(refused) if refused["error"]["code"] == "unavailable" => {
                    self.turned_away.fetch_add(1, Ordering::SeqCst);
                }
                Some(answer) => {
                    let status = if answer["type"] == "done" { 200 } else { 409 };
                    return Ok(Answer { status, text: answer.to_string(), first_try });
                }
                None => {}
            }
            first_try = false;
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.notice(Kind::Silence, format!("{code}: nobody answers on a socket"));
        Err(GaveUp)
    }
}

/// Sends a command over a new socket, and returns its answer.
async fn say(url: &str, code: &str, token: &str, command: &Value) -> Option<Value> {
    let (mut socket, _) =
        tokio_tungstenite::connect_async(request(url, code, token, "")).await.ok()?;
    socket.send(Message::Text(command.to_string().into())).await.ok()?;
    loop {
        let Message::Text(text) = socket.next().await?.ok()? else { continue };
        let heard = json_of(&text);
        if heard["cmd_id"] == command["cmd_id"] {
            return Some(heard);
        }
    }
}

/// The request for a socket.
fn request(url: &str, code: &str, token: &str, after: &str) -> Request {
    let url = format!("{}/api/rooms/{code}/socket{after}", url.replace("http", "ws"));
    let mut request = url.into_client_request().expect("an address");
    let bearer = format!("Bearer {token}").parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    request
}

/// The part of a view that is the same for all viewers.
fn in_common(mut view: Value) -> Value {
    for key in ["you", "clock", "events"] {
        view[key] = Value::Null;
    }
    for list in ["seats", "watchers"] {
        for one in view[list].as_array_mut().into_iter().flatten() {
            one["connected"] = Value::Null;
        }
    }
    view
}

/// Eve listens on a socket and reconnects from her last entry whenever it closes, until she has
/// received the last entry.
async fn listen(
    world: Arc<World>,
    code: String,
    token: String,
    mut end: watch::Receiver<Option<u64>>,
) {
    let (mut last, mut node) = (0, 0);
    let mut since_end = None;
    loop {
        let target = *end.borrow_and_update();
        if target.is_some_and(|target| last >= target) {
            return;
        }
        if target.is_some() && since_end.get_or_insert_with(Instant::now).elapsed() > GIVES_UP {
            return world.notice(Kind::Silence, format!("{code}: a socket hears nothing"));
        }
        let url = &world.nodes[node % world.nodes.len()];
        node += 1;
        let heard = hear(&world, &code, &token, url, &mut last, &mut end);
        heard.await;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Listens until the socket closes or the last entry is known.
async fn hear(
    world: &World,
    code: &str,
    token: &str,
    url: &str,
    last: &mut u64,
    end: &mut watch::Receiver<Option<u64>>,
) {
    let after = if *last > 0 { format!("?after={last}") } else { String::new() };
    let request = request(url, code, token, &after);
    let opened = tokio::time::timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await;
    let Ok(Ok((mut socket, _))) = opened else { return };
    // A socket to a server that is stopped or cut off receives nothing and does not notice.
    loop {
        if end.borrow().is_some_and(|end| *last >= end) {
            return;
        }
        let message = tokio::select! {
            message = tokio::time::timeout(PATIENCE, socket.next()) => message,
            _ = end.changed() => continue,
        };
        let Ok(Some(Ok(message))) = message else { return };
        let Message::Text(text) = message else { continue };
        let message = json_of(&text);
        let seq = message["view"]["seq"].as_u64().expect("a view");
        if seq < *last {
            let words = format!("{code}: a socket went back from {last} to {seq}");
            return world.notice(Kind::ToldNotStored, words);
        }
        let events = message["events"].as_array().map(|events| (*last, events.clone()));
        let (game, heard) = (mark(&message["view"]["game"]), world.now());
        let told = Told { room: code.into(), seq, events, game, asked: None, heard };
        world.history().told.push(told);
        *last = seq;
    }
}
