//! Torture: people play while the server is killed, and afterwards everything they were told is
//! compared with what is stored.
//!
//! A short run belongs to the tests; `HOMESTRETCH_TORTURE=200` makes it a long one. The seed is
//! printed, and `HOMESTRETCH_SEED` takes it again.

mod checker;
mod people;
mod server;

use checker::History;
use homestretch_bots::below;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use server::Node;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Rooms that are played in, each with two people, a bot and a watcher.
const ROOMS: usize = 4;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_again_and_again_the_server_loses_nothing_and_rolls_nothing_twice() {
    let kills = number("HOMESTRETCH_TORTURE").unwrap_or(20);
    let seed = number("HOMESTRETCH_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    println!("seed {seed}, {kills} kills");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut node = Node::start();
    let done = Arc::new(AtomicBool::new(false));
    let mut playing = Vec::new();
    for room in 0..ROOMS {
        playing.push(tokio::spawn(people::play(node.url.clone(), room, seed, done.clone())));
    }
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(u64::from(20 + below(&mut rng, 250)))).await;
        match below(&mut rng, 5) {
            // Now and then it is only stopped for a moment.
            0 => node.freeze(Duration::from_millis(u64::from(below(&mut rng, 200)))).await,
            _ => node.kill_and_start(),
        }
    }
    done.store(true, Ordering::SeqCst);
    let mut history = History::default();
    for people in playing {
        history.merge(people.await.expect("nobody fails"));
    }
    assert!(history.acknowledged() > 50, "something was done: {}", history.acknowledged());
    let data = node.stop();
    let stored = checker::stored(&data).await;
    let wrong = history.check(&stored);
    assert!(wrong.is_empty(), "seed {seed}:\n{}", wrong.join("\n"));
    println!("{} acknowledged, {} entries, nothing lost", history.acknowledged(), stored.len());
}
