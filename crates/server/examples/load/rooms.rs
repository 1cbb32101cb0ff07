//! Rooms under load: four people in each, who roll and move at a steady rate.

use crate::load::client::{self, Ear, Mouth, PATIENCE, post};
use crate::load::process::Process;
use crate::{Pace, Times};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The number of simultaneous requests while rooms are created.
const TOGETHER: usize = 64;

/// Four people at a table whose game has begun.
struct Table {
    mouths: Vec<Mouth>,
    ears: Vec<Ear>,
    view: Value,
}

/// The players of a room and its turn time.
#[derive(Clone, Copy)]
pub(crate) struct Party {
    pub(crate) people: usize,
    pub(crate) bots: usize,
    pub(crate) turn_seconds: u32,
}

/// The time for a turn in rooms that only act on commands. It never runs out.
pub(crate) const NO_CLOCK: u32 = 86_400;

/// Creates a room and starts its game. Returns its code and the tokens of the people.
async fn make(client: &reqwest::Client, url: &str, party: Party) -> (String, Vec<String>) {
    let Party { people, bots, turn_seconds } = party;
    let request = json!({ "variant": "ludo", "name": "One", "turn_seconds": turn_seconds });
    let made = post(client, &format!("{url}/api/rooms"), None, &request).await;
    let code = made["code"].as_str().expect("a code").to_string();
    let room = format!("{url}/api/rooms/{code}");
    let mut tokens = vec![made["token"].as_str().expect("a token").to_string()];
    for name in ["Two", "Three", "Four"].iter().take(people - 1) {
        let joined = post(client, &format!("{room}/join"), None, &json!({ "name": name })).await;
        tokens.push(joined["token"].as_str().expect("a token").to_string());
    }
    let order =
        |command: &str, n: usize| json!({ "cmd_id": format!("{command}{n}"), "type": command });
    let commands = format!("{room}/commands");
    for n in 0..bots {
        post(client, &commands, Some(&tokens[0]), &order("add_bot", n)).await;
    }
    for token in &tokens {
        post(client, &commands, Some(token), &order("ready", 0)).await;
    }
    post(client, &commands, Some(&tokens[0]), &order("start", 0)).await;
    (code, tokens)
}

/// Creates many rooms, a few at a time.
pub(crate) async fn make_all(url: &str, count: usize, party: Party) -> Vec<(String, Vec<String>)> {
    let client = reqwest::Client::new();
    let mut made = Vec::with_capacity(count);
    while made.len() < count {
        let some = TOGETHER.min(count - made.len());
        let batch = (0..some).map(|_| make(&client, url, party));
        made.extend(futures_util::future::join_all(batch).await);
        eprint!("\r{} of {count} rooms", made.len());
    }
    eprint!("\r{:40}\r", "");
    made
}

/// Plays in many rooms at a steady rate, and measures the time from each command to every socket of
/// its room.
pub(crate) async fn play(server: &Process, rooms: usize, pace: Pace) -> Times {
    let four = Party { people: 4, bots: 0, turn_seconds: NO_CLOCK };
    let made = make_all(&server.url, rooms, four).await;
    let mut tables = Vec::new();
    for (code, tokens) in &made {
        let (mut mouths, mut ears) = (Vec::new(), Vec::new());
        let mut view = Value::Null;
        for token in tokens {
            let url = format!("{}/api/rooms/{code}/socket", server.url);
            let (mouth, mut ear) = client::open(&url, Some(token)).await;
            let heard = tokio::time::timeout(PATIENCE, ear.hear()).await.expect("in time");
            let first: Value = serde_json::from_str(&heard.expect("a view")).expect("JSON");
            view = first["view"].clone();
            mouths.push(mouth);
            ears.push(ear);
        }
        tables.push(Table { mouths, ears, view });
    }
    let end = Instant::now() + pace.time + Duration::from_secs(1);
    let every = Duration::from_secs_f64(rooms as f64 / pace.rate as f64);
    let play = |(n, table): (usize, Table)| {
        let phase = every.mul_f64(n as f64 / rooms as f64);
        tokio::spawn(table.play(phase, every, end))
    };
    let running: Vec<_> = tables.into_iter().enumerate().map(play).collect();
    let mut all = Times::default();
    for times in futures_util::future::join_all(running).await {
        all.extend(times.expect("no client fails"));
    }
    all
}

impl Table {
    async fn play(mut self, phase: Duration, every: Duration, end: Instant) -> Times {
        let mut times = Times::default();
        let mut beat = tokio::time::interval_at(tokio::time::Instant::now() + phase, every);
        while Instant::now() < end && self.view["status"] == "playing" {
            beat.tick().await;
            let Some((seat, mut order)) = due(&self.view) else { break };
            let seq = self.view["seq"].as_u64().expect("a number");
            order["cmd_id"] = json!(format!("l{seq}"));
            order["seq"] = json!(seq);
            let begin = Instant::now();
            self.mouths[seat].say(order.to_string()).await;
            for (n, ear) in self.ears.iter_mut().enumerate() {
                // Answers to commands and changes of presence are skipped.
                let text = loop {
                    let heard = tokio::time::timeout(PATIENCE, ear.hear()).await.expect("in time");
                    let text = heard.expect("the socket stays open");
                    assert!(!text.starts_with("{\"type\":\"refused\""), "{text}");
                    if text.starts_with("{\"type\":\"refresh\"")
                        && !text.contains("\"hint\":\"presence\"")
                    {
                        break text;
                    }
                };
                times.add(begin.elapsed());
                if n == 3 {
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    self.view = message["view"].clone();
                }
            }
        }
        times
    }
}

/// The person whose turn it is, in the order of entering, and the command to send.
fn due(view: &Value) -> Option<(usize, Value)> {
    let game = &view["game"];
    let seat = game["turn"]["seat"].as_u64()?;
    let seats = view["seats"].as_array()?;
    let player = seats.iter().find(|s| s["seat"].as_u64() == Some(seat))?["player"].as_u64()?;
    let order = match game["turn"]["phase"].as_str()? {
        "move" => json!({ "type": "move", "token": game["legal"][0]["token"] }),
        _ => json!({ "type": "roll" }),
    };
    Some((player as usize - 1, order))
}

/// Opens silent sockets and returns the server's memory for each.
pub(crate) async fn idle(server: &Process, sockets: usize) -> f64 {
    const EACH: usize = 50;
    let quiet = Party { people: 1, bots: 1, turn_seconds: NO_CLOCK };
    let made = make_all(&server.url, sockets.div_ceil(EACH), quiet).await;
    // The rooms are awake before the first socket is opened.
    let before = server.memory();
    let mut held = Vec::with_capacity(sockets);
    'all: for (code, tokens) in &made {
        for _ in 0..EACH {
            if held.len() == sockets {
                break 'all;
            }
            let url = format!("{}/api/rooms/{code}/socket", server.url);
            let (mouth, mut ear) = client::open(&url, Some(&tokens[0])).await;
            let heard = tokio::time::timeout(PATIENCE, ear.hear()).await.expect("in time");
            heard.expect("a view");
            held.push((mouth, ear));
        }
        eprint!("\r{} of {sockets} sockets", held.len());
    }
    eprint!("\r{:40}\r", "");
    server.memory().saturating_sub(before) as f64 / held.len() as f64
}

/// Fills a server with running games, in which bots act and turns end.
pub(crate) async fn open_games(server: &Process, games: usize) {
    let party = Party { people: 2, bots: 2, turn_seconds: 60 };
    make_all(&server.url, games, party).await;
}

/// Waits until the server answers.
pub(crate) async fn answers(server: &Process) {
    let answer = reqwest::get(format!("{}/health", server.url)).await.expect("it answers");
    assert!(answer.status().is_success());
}
