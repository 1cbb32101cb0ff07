//! The rules of `ludo-osu` in detail.

use super::*;

fn play(position: &str, story: &str) -> Table {
    check("ludo-osu", position, story)
}

#[test]
fn the_two_tokens_are_named_p_and_q() {
    assert_eq!(rules("ludo-osu").spec().token_names, ["p", "q"]);
    opened("ludo-osu", [0, 1]).play_on("@0 0:.,.");
}

#[test]
fn a_six_brings_a_token_onto_the_pad() {
    play("0: | 1:", "6 a 0:0 @0 4 a 0:4 @1");
    play("0: | 1:", "5 [] @1");
}

#[test]
fn the_pad_is_not_on_the_track() {
    // B stands on space 1, the first after A's pad.
    play("0: | 1: 43", "6 a 0:0 1:43 1 a 0:1 1:");
    play("1: 42 | 0: 0", "1 a 1:43 0:0");
}

#[test]
fn tokens_on_the_pad_do_not_stack() {
    play("0: 0 | 1:", "6 b 0:0,0 4 [a,b] a 0:4,0");
}

#[test]
fn a_turn_has_one_extra_roll() {
    play("0: 1 | 1:", "6 a @0 6 a 0:13 @1");
    play("0: 1 | 1:", "6 a @0 6 a 1 3 a @1");
}

#[test]
fn a_token_bounces_back_if_the_roll_is_too_high() {
    for (roll, to) in [(2, 57), (3, 56), (4, 55), (5, 54), (6, 53)] {
        play("0: 55 10 | 1:", &format!("{roll} a 0:{to},10"));
    }
}

#[test]
fn tokens_of_one_seat_that_meet_move_together() {
    play("0: 10 13 | 1:", "3 a 0:13,13 1 4 [a,b] b 0:17,17 1 5 a 0:22,22");
    play("0: 55 55 | 1:", "4 a 0:55,55 @1");
    play("0: 55 55 | 1:", "2 a 0:57,57 over:0,1");
}

#[test]
fn a_stack_that_is_captured_falls_apart() {
    play("1: 22 | 0: 40 40", "4 a 1:26 0:.,. 6 a 0:0,.");
}

#[test]
fn the_game_goes_on_until_all_players_are_ranked() {
    play("0: 57 55 | 1: 57 55 | 2: 10", "2 b @1 2 b over:0,1,2");
}

#[test]
fn two_to_four_players_have_two_tokens_each() {
    let osu = rules("ludo-osu");
    assert_eq!((osu.tokens(), osu.spec().players), (2, [2, 4]));
    for players in 2..=4 {
        let table = opened("ludo-osu", 0..players);
        assert_eq!(table.state.turn(), Turn::Roll { seat: Seat(0) });
    }
}
