//! The rules of the royal game of Ur in detail.

use super::*;

fn play(position: &str, story: &str) -> Table {
    check("ur", position, story)
}

#[test]
fn two_players_with_seven_tokens_throw_four_lots() {
    let table = opened("ur", [0, 1]);
    assert_eq!((table.rules.tokens(), table.rules.spec().players), (7, [2, 2]));
    let throws = table.rules.throws(&table.state);
    let throws = throws.iter().map(|(t, w)| (table.rules.dice(*t)[0], *w));
    assert_eq!(throws.collect::<Vec<_>>(), [(0, 1), (1, 4), (2, 6), (3, 4), (4, 1)]);
}

#[test]
fn tokens_enter_by_the_throw() {
    play("0: | 1:", "3 [a,b,c,d,e,f,g] a 0:3 @1");
}

#[test]
fn one_token_stands_on_a_square() {
    play("0: 2 | 1:", "2 [a]");
    play("0: 1 3 | 1:", "2 !a");
    play("0: 5 | 1: 7", "2 a 0:7 1: @1");
}

#[test]
fn tokens_on_private_squares_never_capture_each_other() {
    play("0: 1 | 1: 3", "2 a 0:3 1:3");
    play("0: 12 | 1: 13", "1 a 0:13 1:13");
}

#[test]
fn rosettes_give_another_throw() {
    for step in 2..=14 {
        let next = if [4, 8, 14].contains(&step) { 0 } else { 1 };
        play(&format!("0: {} | 1:", step - 1), &format!("1 a 0:{step} @{next}"));
    }
    play("0: | 1:", "4 a 0:4 @0");
}

#[test]
fn nobody_lands_on_an_occupied_middle_rosette() {
    play("0: 6 | 1: 8", "2 !a [b,c,d,e,f,g]");
    play("0: 6 8 | 1:", "2 !a");
    play("0: 6 | 1: 8", "3 a 0:9 1:8");
}

#[test]
fn bearing_off_needs_the_exact_throw() {
    play("0: 13 | 1:", "2 a 0:15 @1");
    play("0: 13 15 15 15 15 15 15 | 1:", "3 [] @1");
}

#[test]
fn the_first_winner_ends_the_game() {
    play("0: 14 15 15 15 15 15 15 | 1: 3", "1 a over:0,1");
}
