//! Torture: people play while servers are killed, stopped and cut off, databases crash and disks
//! are full. Afterwards, everything that people received is compared with what is stored.
//!
//! The tests include a short run; `HOMESTRETCH_TORTURE=200` makes it a long one. The seed is
//! printed, and `HOMESTRETCH_SEED` repeats it.

#![cfg(unix)]

mod checker;
mod databases;
mod dice;
mod frozen;
#[path = "../../../server/tests/server/link.rs"]
mod link;
#[path = "../../../server/tests/server/nats.rs"]
mod nats;
mod node;
mod people;
#[cfg(debug_assertions)]
mod planted;
#[path = "../../../server/tests/server/process.rs"]
mod process;
mod truth;

use checker::Wrong;
use databases::Databases;
use homestretch_bots::below;
use link::{Line, Link};
use node::{Node, Rooms, Setup};
use people::World;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::task::JoinHandle;
use truth::Truth;

/// How long to wait before the test fails.
const PATIENCE: Duration = Duration::from_secs(120);

/// Longer than the four seconds after which a silent node counts as away (`node/heartbeat.rs`).
const LONGER_THAN_AWAY: Duration = Duration::from_millis(5_500);

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The number of disturbances, in the tests or in a long run.
fn times(in_tests: u64, in_torture: u64) -> u64 {
    number("HOMESTRETCH_TORTURE").map_or(in_tests, |all| (all * in_torture / 200).max(1))
}

/// A run: people who play, and the random numbers for the disturbances.
struct Run {
    world: Arc<World>,
    playing: Vec<JoinHandle<()>>,
    rng: Xoshiro256PlusPlus,
    name: &'static str,
}

impl Run {
    /// Starts people in a number of rooms, and one more room in which nobody acts.
    fn begin(name: &'static str, nodes: &[&Node], rooms: usize) -> Run {
        let seed = number("HOMESTRETCH_SEED").unwrap_or_else(|| u64::from(std::process::id()));
        println!("{name}: seed {seed}");
        let world = World::new(nodes.iter().map(|node| node.url.clone()).collect(), seed);
        let playing = (0..=rooms)
            .map(|room| tokio::spawn(people::play(world.clone(), room, room == rooms)))
            .collect();
        Run { world, playing, rng: Xoshiro256PlusPlus::seed_from_u64(seed), name }
    }

    fn below(&mut self, number: u32) -> u32 {
        below(&mut self.rng, number)
    }

    /// Waits for a random time of at least 20 ms.
    async fn some_time(&mut self, most: u32) {
        let time = 20 + self.below(most);
        tokio::time::sleep(Duration::from_millis(u64::from(time))).await;
    }

    /// Stops the only node for so long that it counts as away.
    async fn sleep_long(&self, node: &Node) {
        node.stop();
        let down = self.world.now();
        tokio::time::sleep(LONGER_THAN_AWAY).await;
        self.world.history().down.push((down, self.world.now()));
        node.go_on();
    }

    /// Waits until this many more commands were acknowledged.
    async fn until_done(&self, more: usize) {
        let from = self.world.acknowledged();
        self.until("people do not go on playing", || self.world.acknowledged() >= from + more)
            .await;
    }

    /// Waits until servers have answered this many more times that they cannot store anything.
    async fn until_turned_away(&self, more: u64) {
        let turned_away = || self.world.turned_away.load(Ordering::SeqCst);
        let from = turned_away();
        self.until("the disk is never full", || turned_away() >= from + more).await;
    }

    /// Waits until one more turn has been missed.
    async fn until_missed(&self) {
        let from = self.world.history().missed();
        self.until("no turn is missed", || self.world.history().missed() > from).await;
    }

    async fn until(&self, what: &str, holds: impl Fn() -> bool) {
        let begin = Instant::now();
        while !holds() {
            assert!(begin.elapsed() < PATIENCE, "{}, seed {}: {what}", self.name, self.world.seed);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Stops the people, and compares what they received with what is stored.
    async fn end(self, rooms: &Rooms) -> Vec<Wrong> {
        self.world.end();
        for people in self.playing {
            people.await.expect("no task panics");
        }
        let stored: BTreeMap<String, Truth> = truth::read(rooms).await;
        let history = self.world.history();
        let entries: usize = stored.values().map(|truth| truth.facts.len()).sum();
        let missed = stored.values().flat_map(|truth| &truth.facts);
        let missed = missed.filter(|fact| fact.kind == "missed").count();
        let (acknowledged, told) = (history.acknowledged.len(), history.told.len());
        println!(
            "{}: {acknowledged} acknowledged, {told} told, {entries} entries, {missed} turns missed",
            self.name
        );
        history.check(&stored)
    }

    /// Like `end`, and fails if anything is wrong.
    async fn end_well(self, rooms: &Rooms) {
        let (seed, name) = (self.world.seed, self.name);
        let wrong: Vec<String> = self
            .end(rooms)
            .await
            .iter()
            .map(|(kind, words)| format!("{kind:?}: {:.600}", words))
            .collect();
        let first = &wrong[..wrong.len().min(20)];
        assert!(wrong.is_empty(), "{name}, seed {seed}: {}\n{}", wrong.len(), first.join("\n"));
    }
}

/// Disturbs a link for some time.
async fn for_a_while(link: &Link, line: Line, time: Duration) {
    link.becomes(line);
    tokio::time::sleep(time).await;
    link.becomes(Line::Open);
}

/// Kills a node and starts it again.
fn kill(node: &mut Node) {
    node.kill();
    node.start_again();
}

fn alone(folder: &TempDir) -> Setup {
    Setup { rooms: Rooms::Folder(folder.path().into()), fault: None, disk: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_repeatedly_loses_nothing_and_rolls_nothing_twice() {
    let folder = TempDir::new().expect("a folder");
    let mut node = Node::start(alone(&folder));
    let mut run = Run::begin("killed", &[&node], 4);
    for round in 0..times(20, 200) {
        run.some_time(250).await;
        if round % 4 == 0 {
            // Wait for some completed commands, so that a kill could lose something even on a slow
            // machine.
            run.until_done(5).await;
        }
        kill(&mut node);
    }
    run.until_done(20).await;
    run.end_well(&Rooms::Folder(folder.path().into())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn downtime_of_a_stopped_server_counts_against_nobody() {
    let folder = TempDir::new().expect("a folder");
    let mut node = Node::start(alone(&folder));
    let mut run = Run::begin("stopped", &[&node], 2);
    for round in 0..times(2, 20) {
        run.until_missed().await;
        run.sleep_long(&node).await;
        for _ in 0..5 {
            run.some_time(100).await;
            node.stop();
            run.some_time(300).await;
            node.go_on();
        }
        if round % 2 == 0 {
            kill(&mut node);
        }
    }
    run.until_done(20).await;
    run.end_well(&Rooms::Folder(folder.path().into())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing_and_play_continues_when_there_is_space_again() {
    let folder = TempDir::new().expect("a folder");
    let mut node = Node::start(Setup { disk: Some(600), ..alone(&folder) });
    let run = Run::begin("full disk", &[&node], 3);
    for round in 0..times(3, 20) {
        run.until_turned_away(20).await;
        if round % 3 == 2 {
            // The node is killed while its disk is full.
            node.kill();
            node.set_next_disk(None);
            node.start_again();
        } else {
            node.set_disk(None);
        }
        run.until_done(50).await;
        node.set_disk(Some(100));
    }
    node.set_disk(None);
    run.until_done(20).await;
    run.end_well(&Rooms::Folder(folder.path().into())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_lose_nothing_when_databases_crash_and_links_are_cut() {
    let mut databases = Databases::start();
    let mut nodes = Vec::new();
    let mut links = Vec::new();
    for _ in 0..2 {
        let store = Link::to(&databases.postgres).await;
        let hints = Link::to(&databases.nats.address).await;
        let database = Databases::url(&store.address);
        let rooms = Rooms::Shared { database, nats: format!("nats://{}", hints.address) };
        nodes.push(Node::start(Setup { rooms, fault: None, disk: None }));
        links.push((store, hints));
    }
    let mut run = Run::begin("two nodes", &[&nodes[0], &nodes[1]], 3);
    let rounds = times(1, 8);
    for _ in 0..rounds {
        // Every disturbance once, in random order.
        let mut troubles: Vec<u32> = (0..10).collect();
        while !troubles.is_empty() {
            let drawn = run.below(troubles.len() as u32) as usize;
            let (trouble, which) = (troubles.swap_remove(drawn), run.below(2) as usize);
            let (store, hints) = &links[which];
            let a_moment = Duration::from_millis(200 + u64::from(run.below(1_500)));
            match trouble {
                0 | 1 => {
                    databases.end_postgres();
                    if trouble == 1 {
                        tokio::time::sleep(LONGER_THAN_AWAY).await;
                    }
                    databases.start_postgres();
                }
                2 => {
                    databases.nats.end();
                    tokio::time::sleep(a_moment).await;
                    databases.nats.start_again();
                }
                3 => for_a_while(store, Line::Cut, a_moment).await,
                4 => for_a_while(store, Line::Silent, LONGER_THAN_AWAY).await,
                5 => for_a_while(store, Line::Dead, a_moment).await,
                6 => for_a_while(hints, Line::Cut, a_moment).await,
                7 => for_a_while(hints, Line::Silent, a_moment).await,
                8 => {
                    nodes[which].stop();
                    tokio::time::sleep(LONGER_THAN_AWAY).await;
                    nodes[which].go_on();
                }
                _ => {
                    nodes[which].kill();
                    tokio::time::sleep(a_moment).await;
                    nodes[which].start_again();
                }
            }
            run.until_done(10).await;
        }
    }
    let database = Databases::url(&databases.postgres);
    run.end_well(&Rooms::Shared { database, nats: String::new() }).await;
}
