//! The limits of variants in detail.

use super::*;
use homestretch_rules::Builder;

#[test]
fn more_than_six_seats_are_rejected() {
    assert!(is_rejected_for(
        "based_on = \"snakes\"\nboard.seats = 7\nboard.colours = []",
        "board.seats"
    ));
}

#[test]
fn more_than_32_tokens_are_rejected() {
    check("based_on = \"ludo\"\ntokens = 8", "0: | 2:", "6 [a,b,c,d,e,f,g,h]");
    assert!(is_rejected_for("based_on = \"ludo\"\ntokens = 9", "tokens"));
    assert!(is_rejected_for("based_on = \"ludo-hex\"\ntokens = 6", "tokens"));
}

#[test]
fn more_than_250_steps_are_rejected() {
    let path = |last: u8| {
        let text = "based_on = \"snakes\"\nsquares.snakes = []\nsquares.ladders = []";
        format!("{text}\nboard.path = [\"track 0..99\", \"stretch 1..99\", \"track 0..{last}\"]")
    };
    assert_eq!(rules(&path(50)).finish(), 250);
    assert!(is_rejected_for(&path(51), "board.path"));
}

#[test]
fn more_than_100_links_are_rejected() {
    let board = |links: i16| {
        let board = Builder::snakes("links", 250);
        (1..=links).fold(board, |board, i| board.ladder(i, i + 120)).build()
    };
    assert!(board(100).is_ok());
    assert_eq!(board(101).unwrap_err().0[0].key, "squares");
}

#[test]
fn more_than_10_000_different_throws_are_rejected() {
    let dice = |count: u8, sides: u8| {
        Builder::snakes("dice", 250).set("moving.overshoot", "bounce").dice(count).sides(sides)
    };
    assert!(dice(2, 100).build().is_ok(), "5,050 throws");
    assert_eq!(dice(3, 60).build().unwrap_err().0[0].key, "dice", "37,820 throws");
}

#[test]
fn a_variant_that_cannot_end_is_rejected() {
    assert!(is_rejected_for("based_on = \"ludo\"\nentry.on = \"never\"", "entry.on"));
    assert!(is_rejected_for("based_on = \"ludo\"\ndice.sides = 4", "entry.on"));
    let odd = "board.path = [\"track 0..50\", \"stretch 1..4\", \"finish\"]";
    let even = "based_on = \"ludo\"\ndice.weights = [0, 1, 0, 1, 0, 1]";
    assert!(rules(even).finish() == 56 && is_rejected_for(&format!("{even}\n{odd}"), "dice"));
    assert!(is_rejected_for("based_on = \"pachisi\"\nmoving.dead_end = \"allowed\"", "dice"));
    assert!(is_rejected_for("based_on = \"ludo\"\nagain = \"any\"", "again.on"));
    assert!(is_rejected_for("based_on = \"ludo-lp2a\"\ncapture = \"never\"", "moving.gate"));
}
