//! The rules of aeroplane chess in detail.

use super::*;

fn play(position: &str, story: &str) -> Table {
    check("aeroplane", position, story)
}

#[test]
fn a_six_brings_a_token_onto_the_pad() {
    play("0: | 2:", "6 a 0:0 @0 3 a 0:3 @2");
    play("0: | 2:", "5 [] @2");
}

#[test]
fn a_token_on_a_square_of_its_colour_jumps_four_ahead_once() {
    for from in [2, 6, 10, 22, 26, 30, 34, 38, 42, 46] {
        play(&format!("0: {} | 2:", from - 1), &format!("1 a 0:{} @2", from + 4));
    }
    for other in (1..=50).filter(|p| p % 4 != 2 || *p == 50) {
        play(&format!("0: {} | 2:", other - 1), &format!("1 a 0:{other} @2"));
    }
}

#[test]
fn a_token_flies_from_square_18_to_30_even_after_the_jump_from_14() {
    play("0: 17 | 2:", "1 a 0:30 @2");
    play("0: 13 | 2:", "1 a 0:30 @2");
    play("0: 9 | 2:", "1 a 0:14 @2");
}

#[test]
fn a_token_captures_on_every_square_where_it_lands() {
    play("0: 1 | 2: 28 32 30", "1 a 0:6 2:.,.,30");
    let table = play("0: 13 | 2: 40 44 4 53", "1 a 0:30 2:");
    assert_eq!(table.count_events(|e| matches!(e, Event::Captured { .. })), 4);
}

#[test]
fn a_flight_captures_on_the_third_stretch_square_opposite() {
    play("0: 17 | 2: 53 53 52 54", "1 a 0:30 2:.,.,52,54");
    play("0: 13 | 2: 53", "1 a 0:30 2:");
    play("0: 17 | 1: 53 | 3: 53", "1 a 0:30 1:53 3:53");
    play("1: 17 | 3: 53", "1 a 1:30 3:");
    play("0: 21 | 2: 53", "1 a 0:26 2:53");
}

#[test]
fn own_tokens_stack_and_move_together() {
    play("0: 3 5 | 2:", "2 a 0:5,5 1 3 [a,b] b 0:8,8");
    play("0: 1 6 | 2:", "1 a 0:6,6 1 3 a 0:9,9");
    play("0: 3 3 | 2:", "3 a 0:10,10");
    play("0: 17 17 | 2: 53", "1 a 0:30,30 2:");
}

#[test]
fn landing_on_a_stack_captures_all_of_it() {
    play("0: 3 | 2: 31 31", "2 a 0:5 2:");
    play("0: 3 3 | 2: 31 31 31", "2 a 0:5,5 2:");
}

#[test]
fn the_third_six_sends_back_the_tokens_moved_this_turn() {
    play("0: 1 20 40 | 2:", "6 a 0:7,20,40 6 b 0:7,30,40 6 [] 0:.,.,40 @2");
    play("0: 40 | 2:", "6 b 0:40,0 6 b 0:40,10 6 0:40 @2");
    play("0: 1 1 40 | 2:", "6 a 0:7,7,40 6 c 6 0:. @2");
}

#[test]
fn a_token_bounces_back_if_the_roll_is_too_high() {
    for (roll, to) in [(1, 56), (2, 55), (3, 54), (4, 53), (5, 52)] {
        play("0: 55 10 | 2:", &format!("{roll} a 0:{to},10 @2"));
    }
}

#[test]
fn a_token_on_square_50_continues_into_the_stretch() {
    play("0: 50 | 2:", "1 a 0:51 @2");
    play("0: 45 | 2:", "1 a 0:50 1 3 a 0:53");
}
