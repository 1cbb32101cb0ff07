//! The rules of the Ludo family in detail.

use super::*;

#[test]
fn english_rules_have_no_safe_squares() {
    check("ludo-english", "0: 5 | 2: 34", "3 a 0:8 2:");
    check("ludo-english", "0: | 2: 26", "6 a 0:0 2:");
}

#[test]
fn english_rules_forbid_two_tokens_of_one_colour_on_a_square() {
    check("ludo-english", "0: 5 8 | 2:", "3 [b] !a");
    check("ludo-english", "0: 0 | 2:", "6 [a]");
    check("ludo-english", "0: 51 53 | 2:", "2 [b]");
    check("ludo-english", "0: 55 56 | 2:", "1 a 0:56,56");
}

#[test]
fn club_rules_give_another_roll_for_a_six_a_capture_and_a_token_home() {
    check("ludo-club", "0: 10 | 2:", "6 a @0");
    check("ludo-club", "0: 16 | 2: 46", "4 a 2: @0");
    check("ludo-club", "0: 53 10 | 2:", "3 a 0:56,10 @0");
    check("ludo-club", "0: 10 | 2:", "5 a @2");
}

#[test]
fn the_ludo_family_plays_on_until_one_player_is_left() {
    for id in ["ludo-club", "ludo-english", "ludo-blocks"] {
        let position = "0: 55 56 56 56 | 1: 55 56 56 56 | 2: 10";
        check(id, position, "1 a @1 1 a over:0,1,2");
    }
}

#[test]
fn a_seat_set_up_with_all_tokens_home_has_finished() {
    let position = "1: 55 56 56 56 | 0: 56 56 56 56 | 2: 10";
    check("ludo-club", position, "1 a over:0,1,2");
}

#[test]
fn the_first_token_home_wins_quick_ludo() {
    check("ludo-quick", "0: 55 | 1: 55 | 2:", "1 a over:0,1,2");
}

#[test]
fn blocks_stop_opponents_from_landing_and_passing() {
    for block in ["7 7", "7 7 7", "7 7 7 7"] {
        let position = format!("0: 16 | 1: {block} | 2:");
        check("ludo-blocks", &position, "3 [a]");
        check("ludo-blocks", &position, "4 [] @1");
        check("ludo-blocks", &position, "5 [] @1");
    }
    check("ludo-blocks", "0: 16 | 1: 7 | 2:", "4 a 1: @0");
}

#[test]
fn two_tokens_on_a_safe_square_form_no_block() {
    check("ludo-blocks", "0: 16 | 1: 8 8 | 2:", "5 a 0:21 1:8,8 @1");
    check("ludo-blocks", "0: 17 | 1: 8 8 | 2:", "5 a 0:22 1:8,8 @1");
}

#[test]
fn a_block_lets_its_owner_pass_and_moves_singly() {
    check("ludo-blocks", "1: 5 7 7 | 0:", "2 a 1:7,7,7");
    check("ludo-blocks", "1: 5 7 7 | 0:", "3 a 1:8,7,7");
    check("ludo-blocks", "1: 7 7 | 0:", "4 a 1:11,7");
}
