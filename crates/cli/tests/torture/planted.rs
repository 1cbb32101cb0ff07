//! The checker finds faults that are planted in the server itself, each by its name. A release has no such faults, nor these tests.

use crate::checker::Kind;
use crate::node::{Node, Rooms, Setup};
use crate::{Run, alone, kill};
use std::time::Duration;
use tempfile::TempDir;

/// A short torture of a server with a fault finds it.
async fn check(fault: &'static str, kind: Kind) {
    let folder = TempDir::new().expect("a folder");
    let mut node = Node::start(Setup { fault: Some(fault), ..alone(&folder) });
    let mut run = Run::begin(fault, &[&node], 3);
    if kind == Kind::TimerEarly {
        tokio::time::sleep(Duration::from_secs(6)).await;
    }
    for _ in 0..8 {
        run.some_time(300).await;
        kill(&mut node);
    }
    let wrong = run.end(&Rooms::Folder(folder.path().into())).await;
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
async fn news_before_the_commit_are_found() {
    check("TellEarly", Kind::ToldNotStored).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dice_that_fall_again_are_found() {
    check("RollAgain", Kind::TwoValues).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_check_of_what_a_command_was_decided_on_is_found() {
    check("TakeStale", Kind::DoneThoughStale).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_dropped_in_silence_is_found() {
    check("DropInSilence", Kind::Dropped).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_that_ends_too_early_is_found() {
    check("TimerEarly", Kind::TimerEarly).await;
}
