//! Compares the engine with independent implementations of some variants: both play the same random
//! actions, and everything is compared after each action.
//!
//! These implementations are slow and simple on purpose: tokens walk pip by pip over numbered
//! squares, without any table or helper of the engine.

mod common;
#[path = "oracle/lockstep.rs"]
mod lockstep;
#[path = "oracle/ludo.rs"]
mod ludo;
#[path = "oracle/osu.rs"]
mod osu;
#[path = "oracle/server.rs"]
mod server;

use lockstep::{Tally, compare};
use ludo::Ludo;
use osu::Osu;
use server::{HEXAGON, SQUARE, Server};

#[test]
fn ludo_matches_its_independent_implementation() {
    let tally = compare("ludo", 200_000, 100, Ludo::new);
    check_common(&tally);
    assert!(tally.duds_again > 500, "a six that no token can use gives another roll: {tally:?}");
    assert_eq!((tally.voids, tally.bounces, tally.stacks), (0, 0, 0));
    assert_eq!((tally.capture_agains, tally.capped_sixes, tally.duds_lost), (0, 0, 0));
}

#[test]
fn ludo_osu_matches_its_independent_implementation() {
    let tally = compare("ludo-osu", 200_000, 101, Osu::new);
    check_common(&tally);
    assert!(tally.bounces > 1_000 && tally.stacks > 1_000, "{tally:?}");
    assert!(tally.capped_sixes > 1_000, "the second six of a turn gives no extra roll: {tally:?}");
    assert!(tally.played_on > 100, "the others continue to play: {tally:?}");
    assert_eq!((tally.voids, tally.capture_agains), (0, 0));
}

#[test]
fn ludo_server_matches_its_independent_implementation() {
    let tally =
        compare("ludo-server", 200_000, 102, |seats, first| Server::new(SQUARE, seats, first));
    check_common(&tally);
    check_server(&tally);
}

#[test]
fn ludo_hex_matches_its_independent_implementation() {
    let tally =
        compare("ludo-hex", 120_000, 103, |seats, first| Server::new(HEXAGON, seats, first));
    check_common(&tally);
    check_server(&tally);
}

/// Checks that a comparison met enough of every situation.
fn check_common(tally: &Tally) {
    assert!(tally.captures > 500 && tally.captures_together > 20, "{tally:?}");
    assert!(tally.finishes > 500 && tally.passes > 1_000, "{tally:?}");
    assert!(tally.games > 100 && tally.left > 20, "{tally:?}");
    assert!(tally.refusals > 10_000, "{tally:?}");
}

fn check_server(tally: &Tally) {
    assert!(tally.voids > 300, "a third six is not played: {tally:?}");
    assert!(tally.capture_agains > 300, "a capture gives another roll: {tally:?}");
    assert!(tally.duds_lost > 100, "a six that no token can use gives no extra roll: {tally:?}");
    assert_eq!((tally.bounces, tally.stacks), (0, 0));
    assert_eq!((tally.duds_again, tally.capped_sixes), (0, 0));
}
