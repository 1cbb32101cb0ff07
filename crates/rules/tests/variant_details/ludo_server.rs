//! The rules of `ludo-server` and `ludo-hex` in detail.

use super::*;
use homestretch_rules::{Action, Game, Move};

#[test]
fn the_seat_that_begins_is_drawn_at_random() {
    for id in ["ludo-server", "ludo-hex"] {
        let mut table = opened(id, [0, 2, 3]);
        assert_eq!(table.state.turn(), Turn::Draw);
        table.play_on("!first:1 !leave:1 first:2 @2 1 @3 1 @0");
    }
}

#[test]
fn a_six_and_a_capture_give_another_roll_but_a_token_home_does_not() {
    check("ludo-server", "0: 16 | 2: 46", "4 a 2: @0 4 a @2");
    check("ludo-server", "0: 16 | 2: 46", "6 a @0");
    check("ludo-server", "0: 53 | 2:", "3 a @2");
    // On the star, seat 3's step 56 is square 20.
    check("ludo-hex", "0: 16 | 3: 56", "4 a 3: @0 4 a @3");
    check("ludo-hex", "0: 73 | 3:", "3 a 0:76 @3");
}

#[test]
fn a_six_without_a_move_gives_no_extra_roll() {
    check("ludo-server", "0: 52 56 56 56 | 2:", "6 [] @2");
    check("ludo-hex", "0: 72 76 76 76 | 2:", "6 [] @2");
}

#[test]
fn the_first_player_home_wins() {
    check("ludo-server", "0: 55 56 56 56 | 1: | 2: 4", "1 a over:0,2,1");
    check("ludo-hex", "0: 75 76 76 76 | 1: | 5: 4", "1 a over:0,5,1");
}

#[test]
fn the_extra_roll_for_a_capture_can_be_switched_off() {
    let six_only = "based_on = \"ludo-server\"\nagain = \"six\"";
    check(six_only, "0: 16 | 2: 46", "4 a 2:. @2");
}

#[test]
fn only_opposing_tokens_on_the_same_track_square_are_captured() {
    check("ludo-server", "0: 16 20 | 2: 46 47 54 56", "4 a 0:20,20 2:.,47,54,56 @0");
}

#[test]
fn the_view_has_the_streak_and_the_safe_tokens() {
    let rules = std::sync::Arc::new(rules("ludo-server"));
    let mut game = Game::new(rules.clone(), Seating::of([0, 2])).unwrap();
    let roll = |game: &mut Game, face: u8| {
        let throw = rules.throw(game.state(), &[face]).unwrap();
        game.apply(Action::Roll(throw)).unwrap();
    };
    let seen = |game: &Game| {
        let view = serde_json::to_value(game.view()).unwrap();
        (view["streak"].clone(), view["tokens"]["0"][0]["safe"].clone())
    };
    assert_eq!(seen(&game), (0.into(), true.into()), "in the yard");
    roll(&mut game, 6);
    game.apply(Action::Move(Move { token: 0, pips: 6 })).unwrap();
    assert_eq!(seen(&game), (1.into(), true.into()), "on the safe start");
    roll(&mut game, 6);
    assert_eq!(seen(&game).0, 2);
    game.apply(Action::Move(Move { token: 0, pips: 6 })).unwrap();
    assert_eq!(seen(&game), (2.into(), false.into()), "on square 6");
    roll(&mut game, 1);
    assert_eq!(seen(&game).0, 0);
}
