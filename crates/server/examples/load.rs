//! `make load`: how much load the server handles on this machine, compared with a bare WebSocket
//! echo server with the same libraries in the same run.
//!
//! ```text
//! load SERVER [--rooms N] [--seconds N] [--rate N] [--idle N] [--games N] [--garbage N] [--rolls N]
//! load closed SERVER
//! load dice SERVER ROLLS
//! load others SERVER ROUNDS
//! ```
//!
//! SERVER is the `homestretch` program. Every part starts its own server on a free port with
//! private data, and stops it. The output says for each target whether it is met. If one is missed,
//! the exit code is 1.

mod load {
    pub(crate) mod client;
    pub(crate) mod closed;
    pub(crate) mod dice;
    pub(crate) mod disk;
    pub(crate) mod echo;
    pub(crate) mod process;
    pub(crate) mod rooms;
    pub(crate) mod trouble;
}

use load::{closed, dice, disk, echo, process::Process, rooms, trouble};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The parameters of a run.
pub(crate) struct Plan {
    server: String,
    rooms: usize,
    seconds: u64,
    rate: u64,
    idle: usize,
    games: usize,
    garbage: usize,
    rolls: usize,
}

impl Plan {
    fn of(server: String) -> Plan {
        Plan {
            server,
            rooms: 1_000,
            seconds: 20,
            rate: 1_000,
            idle: 10_000,
            games: 10_000,
            garbage: 100_000,
            rolls: 1_000,
        }
    }

    fn read() -> Plan {
        let mut args = std::env::args().skip(1);
        let server =
            args.next().expect("the first argument is the path of the `homestretch` program");
        let mut plan = Plan::of(server);
        while let Some(flag) = args.next() {
            let value = args.next().and_then(|v| v.parse().ok()).expect("a number after a flag");
            match flag.as_str() {
                "--rooms" => plan.rooms = value,
                "--seconds" => plan.seconds = value as u64,
                "--rate" => plan.rate = value as u64,
                "--idle" => plan.idle = value,
                "--games" => plan.games = value,
                "--garbage" => plan.garbage = value,
                "--rolls" => plan.rolls = value,
                other => panic!("unknown flag {other}"),
            }
        }
        plan
    }
}

/// Records whether all targets are met.
#[derive(Default)]
pub(crate) struct Targets {
    missed: bool,
}

impl Targets {
    /// Prints whether a target is met.
    fn check(&mut self, target: &str, is_met: bool) {
        println!("  {}: {target}", if is_met { "met" } else { "missed" });
        self.missed |= !is_met;
    }

    fn end(self) -> ExitCode {
        if self.missed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let count = |written: &str| written.parse::<usize>().expect("a number");
    let mut targets = Targets::default();
    match args[..] {
        ["echo"] => echo::serve().await,
        ["trouble", url] => trouble::make(url).await,
        ["closed", server] => closed_loop(server, &mut targets).await,
        ["dice", server, rolls] => {
            let server = Process::homestretch(server, None);
            dice::measure(&server, count(rolls), &mut targets).await;
        }
        ["others", server, rounds] => {
            others(&Plan::of(server.into()), count(rounds), &mut targets).await;
        }
        _ => all(&Plan::read(), &mut targets).await,
    }
    targets.end()
}

async fn all(plan: &Plan, targets: &mut Targets) {
    println!("the server and its {} clients share this machine\n", 4 * plan.rooms);

    let bare = Process::echo();
    let pace = Pace { rate: plan.rate, time: Duration::from_secs(plan.seconds) };
    let times = echo::measure(&bare, 4 * plan.rooms, pace).await;
    println!("bare echo to 4 sockets, {} sockets, {} a second", 4 * plan.rooms, plan.rate);
    println!("  {times}");
    drop(bare);

    println!("the disk alone, up to {} flushes a second", plan.rate);
    println!("  {}", disk::measure(pace));

    let server = Process::homestretch(&plan.server, None);
    let times = rooms::play(&server, plan.rooms, pace).await;
    println!(
        "{} rooms, {} sockets, {} durable actions a second",
        plan.rooms,
        4 * plan.rooms,
        plan.rate
    );
    println!("  {times}");
    targets.check("p99 under 50 ms", times.at(0.99) < 50.0);
    drop(server);

    let server = Process::homestretch(&plan.server, None);
    let each = rooms::idle(&server, plan.idle).await;
    println!("{} idle sockets: {:.1} KiB each in the server", plan.idle, each / 1024.0);
    targets.check("at most 16 KiB", each <= 16.0 * 1024.0);
    drop(server);

    let mut server = Process::homestretch(&plan.server, None);
    rooms::open_games(&server, plan.games).await;
    let data = server.stop();
    let begin = Instant::now();
    let server = Process::homestretch(&plan.server, Some(data));
    rooms::answers(&server).await;
    let took = begin.elapsed();
    println!(
        "{} open games of two people and two bots, 60 s a turn: listens and answers after {:.0} ms",
        plan.games,
        took.as_secs_f64() * 1e3
    );
    targets.check("within 1 s", took <= Duration::from_secs(1));
    drop(server);

    closed_loop(&plan.server, targets).await;
    dice::measure(&Process::homestretch(&plan.server, None), plan.rolls, targets).await;
    garbage(plan, targets).await;
    others(plan, 3, targets).await;
}

/// Plays the closed loop on SQLite, on PostgreSQL if `HOMESTRETCH_DATABASE` names one, and without
/// rooms.
async fn closed_loop(program: &str, targets: &mut Targets) {
    let goal = closed::Goal {
        actions: Some(15_000.0),
        per_cpu_second: Some(15_000.0),
        p99: Some(40.0),
        kib_per_room: Some(50.0),
    };
    let server = Process::homestretch(program, None);
    let bytes = closed::play("SQLite", &server, &goal, targets).await;
    drop(server);
    if let Ok(url) = std::env::var("HOMESTRETCH_DATABASE") {
        let goal = closed::Goal { actions: Some(6_000.0), ..closed::Goal::default() };
        let server = Process::with(program, None, &["--database", &url]);
        closed::play("PostgreSQL", &server, &goal, targets).await;
    }
    closed::echo(&Process::echo(), bytes).await;
}

/// Measures the memory before and after malformed requests and frames.
async fn garbage(plan: &Plan, targets: &mut Targets) {
    let server = Process::homestretch(&plan.server, None);
    // Warm up first, so that one-time allocations are not measured.
    trouble::garbage(&server.url, plan.garbage / 10).await;
    let mib = |bytes: u64| bytes as f64 / (1024.0 * 1024.0);
    let before = mib(server.memory());
    trouble::garbage(&server.url, plan.garbage).await;
    let after = mib(server.memory());
    let count = plan.garbage;
    println!("{count} malformed requests and frames: {before:.1} MiB before, {after:.1} MiB after");
    targets.check("memory grows by at most 2 MiB", after <= before + 2.0);
    rooms::answers(&server).await;
}

/// Measures how much hostile clients slow down other clients. The median of several rounds counts,
/// because the 99th percentile of a single round depends on chance.
async fn others(plan: &Plan, rounds: usize, targets: &mut Targets) {
    let mut times = Vec::new();
    for _ in 0..rounds {
        times.push(beside(plan).await);
    }
    times.sort_by(f64::total_cmp);
    targets.check("p99 less than doubles", times[rounds / 2] < 2.0);
}

/// The factor by which hostile clients increase the 99th percentile. Plays alternately without and
/// with them, so that other load on the machine affects both.
async fn beside(plan: &Plan) -> f64 {
    const TURNS: u32 = 5;
    let server = Process::guarded(&plan.server);
    let rooms = plan.rooms / 10;
    let pace = Pace { rate: plan.rate / 10, time: Duration::from_secs(plan.seconds) / TURNS };
    let (mut alone, mut beside) = (Times::default(), Times::default());
    for _ in 0..TURNS {
        alone.extend(rooms::play(&server, rooms, pace).await);
        let troubled = Process::trouble(&server);
        beside.extend(rooms::play(&server, rooms, pace).await);
        drop(troubled);
    }
    println!("{rooms} rooms, {} actions a second, alone\n  {alone}", pace.rate);
    let (half_open, deaf) = (trouble::HALF_OPEN, trouble::DEAF);
    println!(
        "the same beside {half_open} half-open connections, {deaf} sockets that are not read and a \
         flooder\n  {beside}"
    );
    let times = beside.at(0.99) / alone.at(0.99);
    println!("  p99 is {times:.2} times as long");
    times
}

/// The rate per second and the duration.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    pub(crate) rate: u64,
    pub(crate) time: Duration,
}

/// The times from commands to their events, in microseconds.
#[derive(Default)]
pub(crate) struct Times(Vec<u32>);

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(time.as_micros().min(u128::from(u32::MAX)) as u32);
    }

    pub(crate) fn extend(&mut self, other: Times) {
        self.0.extend(other.0);
    }

    /// The time within which this fraction of all events was received, in milliseconds.
    fn at(&self, part: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let index = ((sorted.len() as f64 * part) as usize).min(sorted.len().saturating_sub(1));
        f64::from(sorted.get(index).copied().unwrap_or(0)) / 1e3
    }
}

impl std::fmt::Display for Times {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} events received; ms to everybody: median {:.1}, p95 {:.1}, p99 {:.1}, worst {:.1}",
            self.0.len(),
            self.at(0.5),
            self.at(0.95),
            self.at(0.99),
            self.at(1.0)
        )
    }
}
