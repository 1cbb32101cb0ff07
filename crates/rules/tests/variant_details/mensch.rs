//! The rules of Mensch in detail.

use super::*;

fn play(position: &str, story: &str) -> Table {
    check("mensch", position, story)
}

#[test]
fn one_token_begins_on_the_start() {
    opened("mensch", [0, 2]).play_on("@0 0:0 2:0");
}

#[test]
fn a_seat_has_three_tries_while_nothing_is_on_the_track_and_nothing_can_move() {
    play("0: | 2:", "1 @0 2 @0 3 @2 1 @2 1 @2 1 @0");
    play("0: 43 42 | 2:", "1 @0 2 @0 3 @2");
    play("0: | 2:", "1 @0 6 [a,b,c,d] a 0:0 @0 4 a 0:4 @2");
    play("0: | 2:", "1 @0 2 @0 6 a 0:0 @0 4 a 0:4 @2");
}

#[test]
fn a_seat_has_one_try_while_a_token_is_on_the_track() {
    play("0: 38 42 43 | 2:", "5 [] @2");
    play("0: 5 | 2:", "1 a @2");
}

#[test]
fn a_playable_roll_ends_the_tries() {
    let variant = "based_on = \"mensch\"\nagain = \"four\"";
    check(variant, "0: 39 | 2:", "4 a 0:43 @0 1 @2");
    check(variant, "0: 39 | 2:", "4 a 0:43 @0 1 @2 1 1 1 @0 1 @0");
}

#[test]
fn a_six_must_enter_and_captures_on_the_start() {
    play("0: 5 | 2:", "6 [b,c,d]");
    play("0: 5 | 2: 20", "6 b 0:5,0 2: @0");
    play("0: 5 10 15 20 | 2:", "6 [a,b,c,d]");
}

#[test]
fn the_start_must_be_cleared_while_the_yard_is_not_empty() {
    play("0: 0 5 | 2:", "3 [a]");
    play("0: 0 5 | 2:", "6 [a]");
    play("0: 5 | 2:", "6 b @0 3 [b]");
    play("0: 0 5 9 14 | 2:", "3 [a,b,c,d]");
    play("0: 0 5 43 42 | 2:", "3 [a,b]");
}

#[test]
fn any_move_is_legal_if_the_start_cannot_be_cleared() {
    play("0: 0 3 5 | 2:", "3 [b,c]");
    play("0: 0 6 | 2:", "6 [b]");
}

#[test]
fn one_token_stands_on_a_square() {
    play("0: 5 8 | 2:", "3 [b]");
    play("0: 5 | 2: 28", "3 a 0:8 2:");
    play("0: 39 40 | 2:", "1 !a");
}

#[test]
fn tokens_jump_over_others_on_the_track() {
    play("0: 10 12 | 2: 31", "5 a 0:15,12 2:31");
    play("0: 38 39 | 2:", "3 a 0:41,39");
}

#[test]
fn no_token_jumps_in_the_slots() {
    play("0: 38 41 | 2:", "2 a 0:40,41 @2");
    play("0: 38 41 | 2:", "4 [] @2");
    play("0: 38 41 | 2:", "5 [] @2");
}

#[test]
fn every_six_gives_another_roll_without_limit() {
    play("0: 1 10 12 14 | 2:", "6 a 6 a 6 a 6 a 0:25,10,12,14 @0 1 a @2");
}

#[test]
fn capturing_is_optional() {
    play("0: 10 20 | 2: 33", "3 [a,b] b 0:10,23 2:33");
}

#[test]
fn four_filled_slots_are_home() {
    play("0: 43 42 41 39 | 1: | 2:", "1 d 0:43,42,41,40 @1");
    play("0: 43 42 41 39 | 2:", "1 d over:0,2");
    play("0: 43 42 41 39 | 2:", "2 [] @2");
}
