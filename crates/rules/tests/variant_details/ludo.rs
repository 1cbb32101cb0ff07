//! Ludo, clause by clause.

use super::*;
use homestretch_rules::BadSeating;

#[test]
fn two_to_four_play_with_four_tokens_in_the_yard_and_the_first_seat_begins() {
    let ludo = rules("ludo");
    for seats in [&[0][..], &[0, 1, 2, 3, 0]] {
        let refusal = ludo.start(&Seating::of(seats.iter().copied())).unwrap_err();
        assert!(matches!(refusal, BadSeating::Players { min: 2, max: 4, .. }));
    }
    opened("ludo", [2, 0]).go_on("@2 2:.,.,.,. 0:.,.,.,.");
}

#[test]
fn a_six_enters_at_the_start() {
    for roll in 1..=5 {
        check("ludo", "0: | 2:", &format!("{roll} [] @2"));
    }
    check("ludo", "0: | 2:", "6 [a,b,c,d] c 0:.,.,0");
}

#[test]
fn a_six_rolls_again_as_often_as_it_comes() {
    check("ludo", "0: 1 | 2:", "6 a 6 a 6 a 6 a 6 a 0:31 @0 6 a 0:37 1 a @2");
    check("ludo", "0: 1 | 2:", "5 a @2");
}

#[test]
fn a_move_must_be_made_if_there_is_one() {
    check("ludo", "0: 10 | 2:", "3 [a] !pass a 0:13 @2");
}

#[test]
fn own_tokens_share_squares_and_move_alone() {
    check("ludo", "0: 10 12 | 2:", "2 a 0:12,12 1 3 [a,b] a 0:15,12");
}

#[test]
fn nobody_blocks_the_way() {
    check("ludo", "0: 16 18 18 | 2: 45 45", "4 a 0:20,18,18 2:45,45");
}

#[test]
fn safe_squares_are_shared() {
    check("ludo", "0: 5 | 2: 34 34", "3 a 0:8 2:34,34 @2");
    check("ludo", "0: | 2: 26", "6 a 0:0 2:26");
}

#[test]
fn the_first_winner_ends_the_game_and_the_others_are_ranked_by_home_then_progress() {
    check("ludo", "0: 55 56 56 56 | 1: 10 | 2: 56 3", "1 a over:0,2,1");
    check("ludo", "0: 55 56 56 56 | 1: 10 | 2: 9", "1 a over:0,1,2");
    check("ludo", "0: 55 56 56 56 | 1: 10 | 2: 9 9", "1 a over:0,2,1");
}
