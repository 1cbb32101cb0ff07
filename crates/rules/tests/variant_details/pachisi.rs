//! The rules of Pachisi in detail.

use super::*;

fn play(position: &str, story: &str) -> Table {
    check("pachisi", &for_four(position), story)
}

#[test]
fn the_throws_of_six_cowries_have_the_documented_weights() {
    let table = opened("pachisi", 0..4);
    let rules = &table.rules;
    let throws = rules.throws(&table.state).iter().map(|(t, w)| (rules.dice(*t)[0], *w));
    let wanted = [(2, 15), (3, 20), (4, 15), (5, 6), (6, 1), (10, 6), (25, 1)];
    assert_eq!(throws.collect::<Vec<_>>(), wanted);
}

#[test]
fn grace_throws_enter_by_their_value_and_give_another_throw() {
    for value in [6, 10, 25] {
        play("0: 30", &format!("{value} [a,b,c,d] b 0:30,{value} @0"));
    }
    for value in [2, 3, 4, 5] {
        play("0: 30", &format!("{value} [a] a 0:{} @1", 30 + value));
    }
}

#[test]
fn each_throw_is_moved_before_the_next() {
    play("0: 30", "6 [a,b,c,d] a @0 10 [a,b,c,d] a 0:46 @0 2 a @1");
}

#[test]
fn a_seats_first_token_enters_on_any_throw() {
    for value in [2, 3, 4, 5] {
        play("0:", &format!("{value} [a,b,c,d] c 0:.,.,{value} @1"));
    }
}

#[test]
fn a_captured_token_does_not_enter_as_a_first_token() {
    let captured = "25 a 2 a 0:27 @1 3 a 1:10 0:. @1 2 a @2 2 pass @3 2 pass @0";
    play("0: | 1: 7", &format!("{captured} 3 [] @1"));
}

#[test]
fn a_capture_gives_another_throw() {
    play("0: 24 | 1: 10", "3 a 0:27 1:. @0 2 a @1");
}

#[test]
fn opponents_may_not_enter_an_occupied_castle() {
    play("0: 9 | 1: 63", "3 [] @1");
    play("0: 9 | 1: 63", "4 a 0:13 1:63 @1");
    play("0: 9 12", "3 [a,b]");
    play("0: | 1: 8", "25 [] @0");
    play("0: 30 | 1: 8", "25 [a]");
}

#[test]
fn there_are_twelve_castles() {
    // Seat 1's tokens stand two steps ahead of seat 0, and can be captured unless it is a castle.
    let held = |step: &i16| {
        let theirs = if *step >= 25 { step - 17 } else { step + 51 };
        let story = format!("2 a 0:{step} 1:.");
        let castle = [8, 12, 21, 25, 29, 38, 42, 46, 55, 59, 63, 72].contains(step);
        let story = if castle { "2 [] @1" } else { story.as_str() };
        play(&format!("0: {} | 1: {theirs}", step - 2), story);
        castle
    };
    assert_eq!((8..=75).filter(held).count(), 12);
    // The tip of the seat's arm is the same square on the way out and on the way back.
    play("0: 74 | 1: 59", "2 [] @1");
    for own in [8, 76] {
        check("pachisi", &format!("1: 57 | 2: | 3: | 0: {own}"), "2 [] @2");
    }
}

#[test]
fn moving_is_optional() {
    play("0: 30", "3 [a] pass 0:30 @1");
    play("0: 30", "6 pass 0:30 @0");
}

#[test]
fn the_centre_needs_the_exact_throw() {
    play("0: 80", "4 a 0:84 @1");
    play("0: 80", "5 [] @1");
    play("0: 78", "6 a 0:84 @0");
}

/// No throw is worth 1.
#[test]
fn no_token_stops_one_step_before_the_centre() {
    play("0: 80", "3 [] @1");
    play("0: 80", "2 a 0:82 @1");
}

#[test]
fn partners_share_squares() {
    play("0: 24 | 2: 61", "3 a 0:27 2:61 @1");
}

#[test]
fn partners_win_together() {
    play("0: 84 84 84 80 | 2: 20", "4 d @1 2 pass @2 2 pass @3 2 pass @1");
    let table = play("0: 84 84 84 80 | 1: 20 | 2: 84 84 84 84", "4 d");
    assert_eq!((table.state.turn(), best(&table, 2)), (Turn::Over, vec![Seat(0), Seat(2)]));
}
