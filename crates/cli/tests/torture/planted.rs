//! The checker finds faults that are planted in the server, each as the right kind of mistake. A
//! release has neither these faults nor these tests.

use crate::checker::{Kind, Wrong};
use crate::databases::Databases;
use crate::node::{Node, Rooms, Setup};
use crate::{Run, alone, kill};
use tempfile::TempDir;

impl Run {
    /// Waits until this many more commands were acknowledged, or everybody has given up.
    async fn until_done_or_given_up(&self, more: usize) {
        let from = self.world.acknowledged();
        // The people of the last room sleep and notice nothing.
        let (_, awake) = self.playing.split_last().expect("some play");
        let given_up = || awake.iter().all(|people| people.is_finished());
        let done = || self.world.acknowledged() >= from + more;
        self.until("people neither play nor give up", || done() || given_up()).await;
    }
}

/// Checks that a short run finds a planted fault.
async fn check(fault: &'static str, kind: Kind) {
    let folder = TempDir::new().expect("a folder");
    let mut node = Node::start(Setup { fault: Some(fault), ..alone(&folder) });
    let mut run = Run::begin(fault, &[&node], 3);
    if matches!(kind, Kind::TimerEarly | Kind::TimerTwice) {
        for _ in 0..3 {
            run.until_missed().await;
        }
    }
    for _ in 0..8 {
        run.until_done_or_given_up(20).await;
        run.some_time(100).await;
        kill(&mut node);
    }
    check_named(fault, kind, &run.end(&Rooms::Folder(folder.path().into())).await);
}

fn check_named(fault: &str, kind: Kind, wrong: &[Wrong]) {
    let named = wrong.iter().filter(|(named, _)| *named == kind).count();
    println!("{fault}: {kind:?} {named} times");
    let kinds: std::collections::BTreeSet<_> = wrong.iter().map(|(kind, _)| *kind).collect();
    assert!(named > 0, "{fault} is found as {kind:?}, not only as {kinds:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_acknowledgement_before_the_commit_is_found() {
    check("AcknowledgeEarly", Kind::AcknowledgedNotStored).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broadcast_before_the_commit_is_found() {
    check("TellEarly", Kind::ToldNotStored).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_roll_that_is_repeated_is_found() {
    check("RollAgain", Kind::TwoValues).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_check_for_stale_commands_is_found() {
    check("TakeStale", Kind::DoneThoughStale).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_that_is_silently_dropped_is_found() {
    check("DropInSilence", Kind::Dropped).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_chat_message_that_is_sent_twice_is_found() {
    check("SayTwice", Kind::DoneTwice).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_that_ends_too_early_is_found() {
    check("TimerEarly", Kind::TimerEarly).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_that_ends_twice_is_found() {
    check("TimerTwice", Kind::TimerTwice).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_unique_key_between_two_nodes_is_found() {
    let databases = Databases::start();
    let database = Databases::url(&databases.postgres);
    let rooms = Rooms::Shared { database, nats: databases.nats.url() };
    let setup = Setup { rooms: rooms.clone(), fault: Some("KeyLost"), disk: None };
    let nodes = [Node::start(setup.clone()), Node::start(setup)];
    let run = Run::begin("KeyLost", &[&nodes[0], &nodes[1]], 3);
    run.until_done_or_given_up(200).await;
    check_named("KeyLost", Kind::AcknowledgedNotStored, &run.end(&rooms).await);
}
