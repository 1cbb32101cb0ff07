//! The rules of Ludo in detail.

use super::*;
use homestretch_rules::BadSeating;

#[test]
fn two_to_four_players_begin_with_four_tokens_in_the_yard_and_the_first_seat_begins() {
    let ludo = rules("ludo");
    for seats in [&[0][..], &[0, 1, 2, 3, 0]] {
        let error = ludo.start(&Seating::of(seats.iter().copied())).unwrap_err();
        assert!(matches!(error, BadSeating::Players { min: 2, max: 4, .. }));
    }
    opened("ludo", [2, 0]).play_on("@2 2:.,.,.,. 0:.,.,.,.");
}

#[test]
fn a_six_enters_at_the_start() {
    for roll in 1..=5 {
        check("ludo", "0: | 2:", &format!("{roll} [] @2"));
    }
    check("ludo", "0: | 2:", "6 [a,b,c,d] c 0:.,.,0");
}

#[test]
fn every_six_gives_another_roll() {
    check("ludo", "0: 1 | 2:", "6 a 6 a 6 a 6 a 6 a 0:31 @0 6 a 0:37 1 a @2");
    check("ludo", "0: 1 | 2:", "5 a @2");
}

#[test]
fn a_player_who_can_move_must_move() {
    check("ludo", "0: 10 | 2:", "3 [a] !pass a 0:13 @2");
}

#[test]
fn tokens_of_one_seat_share_squares_and_move_alone() {
    check("ludo", "0: 10 12 | 2:", "2 a 0:12,12 1 3 [a,b] a 0:15,12");
}

#[test]
fn tokens_never_block_the_way() {
    check("ludo", "0: 16 18 18 | 2: 45 45", "4 a 0:20,18,18 2:45,45");
}

#[test]
fn safe_squares_are_shared() {
    check("ludo", "0: 5 | 2: 34 34", "3 a 0:8 2:34,34 @2");
    check("ludo", "0: | 2: 26", "6 a 0:0 2:26");
}

#[test]
fn the_first_winner_ends_the_game_and_the_others_are_ranked_by_tokens_home_then_progress() {
    check("ludo", "0: 55 56 56 56 | 1: 10 | 2: 56 3", "1 a over:0,2,1");
    check("ludo", "0: 55 56 56 56 | 1: 10 | 2: 9", "1 a over:0,1,2");
    check("ludo", "0: 55 56 56 56 | 1: 10 | 2: 9 9", "1 a over:0,2,1");
}

#[test]
fn turns_go_round_in_the_order_of_the_seats() {
    check("ludo", "0: 1 | 1: 1 | 2: 1 | 3: 1", "1 a @1 1 a @2 1 a @3 1 a @0");
    check("ludo", "3: 1 | 1: 1 | 0: 1", "1 a @1 1 a @0 1 a @3");
}

#[test]
fn a_token_moves_as_many_squares_as_the_roll_shows() {
    for roll in 1..=6 {
        check("ludo", "0: 10 | 2:", &format!("{roll} a 0:{}", 10 + roll));
    }
}

#[test]
fn a_captured_token_comes_back_with_a_six() {
    check("ludo", "0: 16 | 2: 46", "4 a 2:. @2 5 [] 2:. @0 1 a 6 a 2:0");
    check("ludo-server", "0: 16 | 2: 46", "4 a 2:. @0 1 a @2 5 [] 2:. @0 1 a 6 a 2:0");
    check("ludo-osu", "0: 16 | 1: 6", "4 a 1:. @1 5 [] 1:. @0 1 a 6 a 1:0");
}
