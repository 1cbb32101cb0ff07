//! The rules of Petits chevaux in detail.

use super::*;

fn play(position: &str, story: &str) -> Table {
    check("petits-chevaux", position, story)
}

#[test]
fn the_path_is_a_full_lap_from_the_square_after_the_tip_of_the_seats_arm() {
    let rules = rules("petits-chevaux");
    let at = |seat, step| rules.square_at(Seat(seat), step);
    assert_eq!((at(0, 0), at(0, 55)), (Some(Square::Track(51)), Some(Square::Track(50))));
    assert_eq!((at(1, 0), at(1, 55)), (Some(Square::Track(9)), Some(Square::Track(8))));
    assert_eq!(rules.finish(), 62);
}

#[test]
fn a_six_enters_a_token_and_gives_another_roll() {
    play("0: | 2:", "5 [] @2");
    play("0: | 2:", "6 a 0:0 @0 6 [a] a 0:6 @0");
    play("0: | 2: 28", "6 a 0:0 2:");
}

#[test]
fn excess_pips_before_the_stairs_are_walked_back() {
    for (roll, to) in [(1, 54), (2, 55), (3, 54), (4, 53), (5, 52), (6, 51)] {
        play("0: 53 | 2:", &format!("{roll} a 0:{to}"));
    }
}

#[test]
fn every_stair_needs_its_number() {
    for stair in 0..7 {
        let needed = (stair + 1).min(6);
        for roll in 1..=5 {
            let story = match roll == needed {
                true => format!("{roll} a 0:{} @2", 56 + stair),
                false => format!("{roll} [] @2"),
            };
            play(&format!("0: {} | 2:", 55 + stair), &story);
        }
        let sixes = if needed == 6 { format!("6 a 0:{}", 56 + stair) } else { "6 !a".into() };
        play(&format!("0: {} | 2:", 55 + stair), &sixes);
    }
}

#[test]
fn no_token_may_be_passed() {
    play("0: 10 | 2: 40", "3 [] @2");
    play("0: 10 | 2: 40", "2 a 0:12 2:");
    play("0: 10 12 | 2:", "3 [b]");
    play("0: 53 | 2: 26", "2 [] @2");
    play("0: 53 | 2: 26", "5 [] @2");
}

#[test]
fn a_move_that_would_end_on_a_token_of_the_seat_ends_behind_it() {
    play("0: 10 14 | 2:", "4 [a,b] a 0:13,14");
    play("0: 10 11 | 2:", "1 [b]");
    play("0: 10 13 14 | 2:", "4 [c]");
    play("0: 0 | 2:", "6 [a]");
    play("0: 55 56 | 2:", "1 [] @2");
    play("0: 61 62 | 2:", "6 a 0:62,62");
}

#[test]
fn the_first_winner_ends_the_game() {
    play("0: 62 62 62 61 | 1: 3 | 2:", "6 d over:0,1,2");
}
