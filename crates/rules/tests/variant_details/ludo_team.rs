//! The rules of `ludo-team` in detail.

use super::*;

fn play(position: &str, story: &str) -> Table {
    check("ludo-team", position, story)
}

#[test]
fn four_players_form_pairs_that_sit_opposite() {
    let team = rules("ludo-team");
    assert!(team.start(&Seating::of([0, 2])).is_err());
    let partner = |a: u8| (0..4).filter(|b| team.partners(Seat(a), Seat(*b))).collect::<Vec<_>>();
    assert_eq!((0..4).map(partner).collect::<Vec<_>>(), [[2], [3], [0], [1]]);
}

#[test]
fn partners_share_squares_and_never_capture_each_other() {
    play("0: 16 | 1: | 2: 46 | 3:", "4 a 0:20 2:46 @1");
    play("0: 16 | 1: 7 | 2: 46 | 3:", "4 a 0:20 1: 2:46 @0");
}

#[test]
fn a_player_who_is_home_rolls_and_moves_for_the_partner() {
    let home = "0: 56 56 56 56 | 1: | 2: 10 | 3:";
    play(home, "3 [a] a 2:13 @1 1 @2 1 a 2:14 @3 1 @0 3 a 2:17 @1");
    play(home, "6 [a,b,c,d] b 2:10,0 @0 2 a 2:12,0 @1");
}

#[test]
fn bringing_a_token_of_the_partner_home_gives_another_roll() {
    let story = "1 d @1 1 1 b 1 @0 3 a 2:56,11 @0 1 b 2:56,12 @1";
    play("0: 56 56 56 55 | 1: | 2: 53 10 | 3:", story);
}

#[test]
fn a_player_set_up_at_home_moves_for_the_partner() {
    play("0: 56 56 56 56 | 1: | 2: 53 10 | 3:", "3 a 2:56,10 @0 1 b 2:56,11 @1");
}

#[test]
fn bringing_the_last_token_home_ends_the_turn_but_not_the_game_of_the_partners() {
    play("0: 56 56 56 55 | 1: | 2: 10 | 3:", "1 d @1 1 1 a 1 @0 2 a 2:13");
}

#[test]
fn the_team_with_all_eight_home_wins() {
    let table = play("0: 56 56 56 56 | 1: 50 | 2: 56 56 56 55 | 3: 50", "1 d");
    assert_eq!((table.state.turn(), best(&table, 2)), (Turn::Over, vec![Seat(0), Seat(2)]));
    let table = play("3: 56 56 56 55 | 0: 50 | 1: 56 56 56 56 | 2:", "1 d");
    assert_eq!((table.state.turn(), best(&table, 2)), (Turn::Over, vec![Seat(1), Seat(3)]));
}
