//! The rules of Parchís with two dice in detail.

use super::*;

fn play(position: &str, story: &str) -> Table {
    check("parchis-two-dice", position, story)
}

#[test]
fn a_five_on_a_die_must_enter() {
    play("0: . 10 | 2:", "5+2 !b5 a5 0:0,10 [a2,b2] b2 0:0,12 @2");
    play("0: | 2:", "5+5 a5 b5 0:0,0 @0");
    play("0: 0 . . 20 | 2:", "5+5 [b5,c5] b5 0:0,0,.,20 [a5,b5,d5]");
}

#[test]
fn a_sum_of_five_must_enter() {
    for dice in ["1+4", "2+3"] {
        play("0: . 10 | 2:", &format!("{dice} [a5,c5,d5] a 0:0,10 @2"));
    }
    play("0: 10 20 30 40 | 2:", "1+4 [a1,a4,b1,b4,c1,c4,d1,d4]");
    play("0: 0 0 . 20 | 2:", "1+4 [a1,a4,b1,b4,d1,d4]");
}

#[test]
fn each_die_is_a_move_in_any_order_by_one_token_or_two() {
    let position = "0: 10 30 71 71 | 2:";
    play(position, "2+3 [a2,a3,b2,b3]");
    play(position, "2+3 a2 [a3,b3] a3 0:15,30,71,71 @2");
    play(position, "2+3 a3 [a2,b2] b2 0:13,32,71,71 @2");
    play(position, "2+3 b2 a3 0:13,32,71,71 @2");
}

#[test]
fn all_dice_must_be_used_if_possible() {
    // After a2 nothing could move four.
    play("0: 67 69 71 71 | 2:", "4+2 [a4,b2] !a2 a4 b2 over:0,2");
    let table = play("0: 66 71 71 71 | 2:", "2+4 [a2,a4] a4 0:70,71,71,71 @2");
    assert_eq!(
        table.count_events(|e| matches!(e, Event::PipsLost { pips, .. } if **pips == [2])),
        1
    );
}

#[test]
fn doubles_give_another_roll() {
    play("0: . 10 | 2:", "3+3 [b3] b b 0:.,16 @0 1+2 b1 b2 @2");
}

#[test]
fn doubles_with_an_empty_yard_move_the_undersides_as_well() {
    let position = "0: 10 20 30 40 | 2:";
    play(position, "3+3 [a3,a4,b3,b4,c3,c4,d3,d4] a3 a3 a4 a4 0:24,20,30,40 @0");
    play(position, "1+1 b6 a1 b6 a1 0:12,32,30,40 @0");
    play(position, "3+4 a3 a4 0:17,20,30,40 @2");
}

#[test]
fn the_third_double_is_not_played_and_sends_the_furthest_token_back() {
    play("0: 66 10 71 . | 2:", "1+1 b b 1+1 b b 1+1 [] 0:.,14,71,. @2");
    play("0: 9 10 71 . | 2:", "1+1 a a 1+1 a a 1+1 [] 0:.,10,71,. @2");
}

#[test]
fn bonuses_are_further_moves_in_any_order_with_the_dice() {
    let position = "0: 5 30 | 1: 59 | 2:";
    play(position, "3+4 a3 1:. [a4,a20,b4,b20] b20 [a4,b4] a4 0:12,50 @1");
    play(position, "3+4 a3 a4 [a20,b20] b20 0:12,50 @1");
    play("0: 69 10 | 2:", "2+4 a2 [b4,b10] b10 b4 0:71,24 @2");
}

#[test]
fn nobody_may_land_on_an_opposing_token_on_a_safe_square() {
    play("0: 5 | 1: 58 | 2:", "2+6 [a6] a [a2] a 0:13 1:58 @1");
    play("0: 5 7 | 2:", "2+6 a2 a6 0:13,7 @2");
}

#[test]
fn an_entering_token_captures_a_lone_opposing_token_on_its_start() {
    play("0: . 10 | 1: 51 | 2:", "5+1 a5 0:0,10 1:. [a1,a20,b1,b20]");
}

#[test]
fn an_opposing_barrier_stops_an_entering_token() {
    play("0: . 10 | 1: 51 51 | 2:", "5+1 [b1,b5]");
}

#[test]
fn barriers_stop_everyone_and_need_not_be_broken() {
    play("0: 5 | 1: 58 58 | 2:", "2+6 [] @1");
    play("0: 10 10 20 . | 2:", "6+1 [a1,a6,b1,b6,c1,c6]");
}
