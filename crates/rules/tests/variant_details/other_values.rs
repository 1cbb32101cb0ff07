//! Rule values that no variant of the program uses.

use super::*;

fn ludo(value: &str) -> String {
    format!("based_on = \"ludo\"\n{value}")
}

#[test]
fn a_variant_can_let_only_the_tied_seats_roll_again() {
    let mut table = opened(&ludo("order = \"highest tied\""), [0, 1, 2]);
    table.play_on("5 2 5");
    assert_eq!(table.state.turn(), Turn::Opening { seat: Seat(0) });
    table.play_on("1");
    assert_eq!(table.state.turn(), Turn::Opening { seat: Seat(2) });
    table.play_on("4 @2");
}

#[test]
fn a_variant_can_make_captures_mandatory() {
    let first = ludo("moving.must = \"capture first\"");
    check(&first, "0: 10 16 | 2: 46", "4 [b]");
    check(&first, "0: 10 16 | 2: 45", "4 [a,b]");
}

#[test]
fn a_variant_can_let_a_roll_too_high_finish() {
    let anyway = ludo("moving.overshoot = \"wins anyway\"");
    check(&anyway, "0: 53 | 2:", "5 a 0:56 @2");
    check(&anyway, "0: 55 56 56 56 | 2:", "4 a over:0,2");
}

#[test]
fn a_variant_can_forbid_passing_tokens_of_the_same_seat() {
    let not_own = ludo("moving.passing = \"not own\"");
    check(&not_own, "0: 10 12 | 2: 37", "3 [b]");
    check(&not_own, "0: 10 20 | 2: 38", "3 [a,b] a 0:13,20 2:38");
}

#[test]
fn a_variant_can_follow_links_one_after_another() {
    let on = "based_on = \"snakes\"\nsquares.follow = \"on\"";
    check(on, "0: | 1:", "6 a 0:2 @1");
    let circle = "squares.snakes = [[20, 10]]\nsquares.ladders = [[10, 20]]";
    assert!(is_rejected_for(&format!("{on}\n{circle}"), "squares.follow"));
}

#[test]
fn a_variant_can_give_extra_rolls_for_entering_and_jumping() {
    let enter = ludo("again = \"enter\"");
    check(&enter, "0: 10 | 2:", "6 b @0 6 a @2");
    check("based_on = \"snakes\"\nagain = \"jump\"", "0: 10 | 1:", "1 a 0:40 @0 1 a @1");
}

#[test]
fn streak_at_2_voids_the_second_six() {
    let second = ludo("again.streak = \"void\"\nagain.streak_at = 2");
    check(&second, "0: 10 | 2:", "6 a 0:16 @0 6 [] 0:16 @2");
}

#[test]
fn a_variant_can_begin_with_tokens_out_and_need_only_some_home() {
    opened(&ludo("out = 2"), [0, 2]).play_on("@0 0:0,0 2:0,0");
    check(&ludo("end.goal = 2"), "0: 56 55 | 2:", "1 b over:0,2");
}

#[test]
fn a_variant_can_limit_the_tokens_on_a_square() {
    let most = ludo("meeting.most = 2");
    check(&most, "0: 10 12 12 | 2:", "2 [b,c]");
    check(&most, "0: 5 | 1: 47 | 2: 34", "3 [] @1");
}
