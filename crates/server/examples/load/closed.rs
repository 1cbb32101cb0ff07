//! The closed loop: in every room, two people act as soon as both have received the last action.

use crate::load::client::{self, Ear, Mouth, PATIENCE};
use crate::load::process::Process;
use crate::load::rooms::{NO_CLOCK, Party, make_all};
use crate::{Targets, Times};
use serde::Deserialize;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// The number of rooms. Each has two sockets.
const ROOMS: usize = 250;

/// How long the rooms play. Games are longer than that.
const PLAY_TIME: Duration = Duration::from_secs(5);

/// What a run has to reach; the bare echo and PostgreSQL have fewer targets.
#[derive(Default)]
pub(crate) struct Goal {
    pub(crate) actions: Option<f64>,
    pub(crate) per_cpu_second: Option<f64>,
    pub(crate) p99: Option<f64>,
    pub(crate) kib_per_room: Option<f64>,
}

/// The parts of a message that a player needs, in the whole view or in a change of it.
#[derive(Deserialize)]
struct Message {
    #[serde(alias = "patch")]
    view: Option<View>,
    seq: Option<u64>,
}

#[derive(Deserialize)]
struct View {
    game: Option<Game>,
    #[serde(default)]
    seats: Vec<Seated>,
    seq: Option<u64>,
}

#[derive(Deserialize)]
struct Seated {
    seat: usize,
    player: Option<usize>,
}

#[derive(Deserialize)]
struct Game {
    turn: Turn,
    #[serde(default)]
    legal: Vec<Choice>,
}

#[derive(Deserialize)]
struct Turn {
    phase: String,
    seat: Option<usize>,
}

#[derive(Deserialize)]
struct Choice {
    token: u64,
}

/// What the sockets of a room have received.
#[derive(Default)]
struct Tally {
    times: Times,
    actions: usize,
    messages: usize,
    bytes: usize,
}

/// Plays in all rooms and prints the figures. Returns the mean size of a message.
pub(crate) async fn play(
    title: &str,
    server: &Process,
    goal: &Goal,
    targets: &mut Targets,
) -> usize {
    let before = server.memory();
    let two = Party { people: 2, bots: 0, turn_seconds: NO_CLOCK };
    let mut pairs = Vec::new();
    for (code, tokens) in make_all(&server.url, ROOMS, two).await {
        let url = format!("{}/api/rooms/{code}/socket?protocol=2", server.url);
        pairs.push(Pair::open(&url, &[Some(&tokens[0]), Some(&tokens[1])]).await);
    }
    let end = Instant::now() + PLAY_TIME;
    let tally = measure(title, server, pairs.into_iter().map(|pair| pair.play(end)), goal, targets);
    let tally = tally.await;
    let each = server.memory().saturating_sub(before) as f64 / 1024.0 / ROOMS as f64;
    println!("  {each:.0} KiB for each room with two sockets");
    if let Some(most) = goal.kib_per_room {
        targets.check(&format!("at most {most} KiB"), each <= most);
    }
    tally.bytes / tally.messages.max(1)
}

/// The same loop without rooms: one of two sockets sends a text, and both receive it.
pub(crate) async fn echo(server: &Process, bytes: usize) {
    let mut pairs = Vec::new();
    for group in 0..ROOMS {
        pairs.push(Pair::open(&format!("{}/{group}", server.url), &[None, None]).await);
    }
    let (end, text) = (Instant::now() + PLAY_TIME, "x".repeat(bytes));
    let running = pairs.into_iter().map(|pair| pair.echo(text.clone(), end));
    measure("bare echo", server, running, &Goal::default(), &mut Targets::default()).await;
}

/// Waits for all pairs and prints what they have received.
async fn measure<F: Future<Output = Tally> + Send + 'static>(
    title: &str,
    server: &Process,
    running: impl Iterator<Item = F>,
    goal: &Goal,
    targets: &mut Targets,
) -> Tally {
    let (begin, cpu) = (Instant::now(), server.cpu_seconds());
    let running: Vec<_> = running.map(tokio::spawn).collect();
    let mut all = Tally::default();
    for tally in futures_util::future::join_all(running).await {
        let tally = tally.expect("no client fails");
        all.times.extend(tally.times);
        all.actions += tally.actions;
        all.messages += tally.messages;
        all.bytes += tally.bytes;
    }
    let actions = all.actions as f64;
    let a_second = actions / begin.elapsed().as_secs_f64();
    let per_cpu_second = actions / (server.cpu_seconds() - cpu).max(0.01);
    println!("closed loop of {ROOMS} rooms with two sockets each, {title}");
    println!(
        "  {a_second:.0} actions a second, {per_cpu_second:.0} per CPU second of the server; {:.0} \
         bytes a message, {:.1} messages an action\n  {}",
        all.bytes as f64 / all.messages as f64,
        all.messages as f64 / actions,
        all.times
    );
    if let Some(least) = goal.actions {
        targets.check(&format!("at least {least} actions a second"), a_second >= least);
    }
    if let Some(least) = goal.per_cpu_second {
        targets.check(&format!("at least {least} per CPU second"), per_cpu_second >= least);
    }
    if let Some(most) = goal.p99 {
        targets.check(&format!("p99 under {most} ms"), all.times.at(0.99) < most);
    }
    all
}

/// Two sockets of one room.
struct Pair {
    mouths: Vec<Mouth>,
    ears: Vec<Ear>,
    tally: Tally,
}

impl Pair {
    async fn open(url: &str, tokens: &[Option<&String>; 2]) -> Pair {
        let mut pair = Pair { mouths: Vec::new(), ears: Vec::new(), tally: Tally::default() };
        for token in tokens {
            let (mouth, ear) = client::open(url, token.map(String::as_str)).await;
            pair.mouths.push(mouth);
            pair.ears.push(ear);
        }
        pair
    }

    async fn echo(mut self, text: String, end: Instant) -> Tally {
        while Instant::now() < end {
            let begin = Instant::now();
            self.mouths[0].say(text.clone()).await;
            for ear in 0..2 {
                self.hear(ear).await;
                self.tally.times.add(begin.elapsed());
            }
            self.tally.actions += 1;
        }
        self.tally
    }

    /// Rolls and moves until the end.
    async fn play(mut self, end: Instant) -> Tally {
        self.hear(1).await;
        let first = read(&self.hear(0).await);
        let view = first.view.expect("a view");
        let seats = view.seats;
        let (mut game, mut seq) = (view.game.expect("a game"), view.seq.expect("a number"));
        self.tally = Tally::default();
        while Instant::now() < end {
            let Some(seat) = game.turn.seat else { break };
            let player = seats.iter().find(|at| at.seat == seat).and_then(|at| at.player);
            let player = player.expect("a player") - 1;
            let order = match (game.turn.phase.as_str(), game.legal.first()) {
                ("move", Some(Choice { token })) => format!(r#""type":"move","token":{token}"#),
                _ => r#""type":"roll""#.into(),
            };
            let begin = Instant::now();
            let order = format!(r#"{{"cmd_id":"l{seq}","seq":{seq},{order}}}"#);
            self.mouths[player].say(order).await;
            for ear in 0..2 {
                let message = loop {
                    let text = self.hear(ear).await;
                    assert!(!text.starts_with(r#"{"type":"refused""#), "{text}");
                    if text.starts_with(r#"{"type":"refresh""#)
                        && !text.contains(r#""hint":"presence""#)
                    {
                        break text;
                    }
                };
                self.tally.times.add(begin.elapsed());
                if ear == 1 {
                    let message = read(&message);
                    seq = message.seq.expect("a number");
                    game = message.view.and_then(|view| view.game).unwrap_or(game);
                }
            }
            self.tally.actions += 1;
        }
        self.tally
    }

    async fn hear(&mut self, ear: usize) -> Utf8Bytes {
        let heard = tokio::time::timeout(PATIENCE, self.ears[ear].hear()).await.expect("in time");
        let text = heard.expect("the socket stays open");
        self.tally.messages += 1;
        self.tally.bytes += text.len();
        text
    }
}

fn read(text: &str) -> Message {
    serde_json::from_str(text).expect("JSON")
}
