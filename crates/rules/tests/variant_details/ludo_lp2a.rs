//! The rules of `ludo-lp2a` in detail.

use super::*;

fn play(position: &str, story: &str) -> Table {
    check("ludo-lp2a", &for_four(position), story)
}

#[test]
fn four_players_take_part_and_the_highest_roll_begins() {
    assert!(rules("ludo-lp2a").start(&Seating::of([0, 1, 2])).is_err());
    opened("ludo-lp2a", [0, 1, 2, 3]).play_on("2 6 1 5 @1");
}

#[test]
fn all_roll_again_on_a_tie() {
    let mut table = opened("ludo-lp2a", [0, 1, 2, 3]);
    table.play_on("3 5 5 1");
    assert_eq!(table.state.turn(), Turn::Opening { seat: Seat(0) });
    assert_eq!(
        table.count_events(|e| matches!(e, Event::OpeningTied { seats } if seats.len() == 4)),
        1
    );
    table.play_on("6 1 1 1 @0");
}

#[test]
fn the_six_that_enters_the_first_token_of_a_seat_gives_no_extra_roll() {
    play("0:", "6 a 0:0 @1 6 a 1:0 @2");
    play("0: 5", "6 b 0:5,0 @0");
    play("0: 5", "6 a 0:11 @0");
}

#[test]
fn only_the_first_entry_of_the_game_gives_no_extra_roll() {
    // Seat 3 captures the first token; the next six gives another roll.
    let captured = "6 a @1 1 1 1 a @0 4 a 0:4 @1 1 1 2 a 3:17 0:. @0";
    check("ludo-lp2a", "0: | 1: | 2: | 3: 14", &format!("{captured} 6 a 0:0 @0"));
}

#[test]
fn another_lap_leads_over_step_57_to_the_start() {
    let table = play("0: 50", "1 a 0:57");
    assert_eq!(table.rules.square(&table.state, Seat(0), 0), Square::Track(51));
    play("0: 57", "1 a 0:0");
    play("0: 50", "6 a 0:4");
}

#[test]
fn a_capture_opens_the_gate_for_the_whole_seat() {
    let table = play("0: 49 16 | 2: 46", "4 b 2:");
    assert_eq!(table.count_events(|e| matches!(e, Event::GateOpened { seat: Seat(0) })), 1);
    play("0: 49 16 | 2: 46", "4 b @1 1 1 1 2 a 0:51,20");
}

#[test]
fn a_token_that_lands_on_one_token_of_its_seat_forms_a_block() {
    let table = play("0: 20 24", "4 a 0:24,24 @1");
    assert_eq!(table.count_events(|e| matches!(e, Event::Bound { tokens: [0, 1], .. })), 1);
    play("0: 20 24", "4 a 1 1 1 2 [a,b] a 0:25,25");
    play("0: 20 24", "4 a 1 1 1 3 [] @1");
}

#[test]
fn no_block_forms_on_a_safe_square() {
    play("0: 17 21", "4 a 0:21,21 1 1 1 3 [a,b] a 0:24,21");
}

#[test]
fn a_block_that_lands_on_a_single_token_does_not_take_it_along() {
    play("0: 20=20 22", "4 a 0:22,22,22 1 1 1 3 [c] c 0:22,22,25");
    play("0: 20=20 22", "4 a 0:22,22,22 1 1 1 2 [a,b,c] b 0:23,23,22");
}

#[test]
fn a_block_moves_half_of_an_even_roll_and_never_on_an_odd_one() {
    for roll in [2, 4] {
        play("0: 30=30", &format!("{roll} [a,b] b 0:{0},{0} @1", 30 + roll / 2));
    }
    play("0: 30=30", "6 [a,b,c,d] b 0:33,33 @0");
    for roll in [1, 3, 5] {
        play("0: 30=30", &format!("{roll} [] @1"));
    }
}

#[test]
fn a_block_stops_its_owners_single_tokens() {
    play("0: 30=30 28", "1 [c]");
    play("0: 30=30 28", "2 [a,b]");
    play("0: 30=30 28", "3 []");
}

#[test]
fn a_block_stops_single_tokens_wherever_it_stands_on_the_track() {
    // On an unsafe square, on a safe one, and on the square that only tokens on another lap visit.
    for (block, token) in [(30, 17), (21, 8), (57, 38)] {
        let position = format!("1: {} | 2: | 3: | 0: {block}={block}", token - 2);
        check("ludo-lp2a", &position, "1 [a]");
        check("ludo-lp2a", &position, "2 []");
        check("ludo-lp2a", &position, "3 []");
    }
}

#[test]
fn a_block_on_the_start_keeps_tokens_in_the_yard() {
    play("0: | 1: 39=39", "6 [] 0:.");
}

#[test]
fn two_tokens_that_form_no_block_stop_nobody() {
    play("0: 19 | 1: 8 8", "3 a 0:22");
}

#[test]
fn a_block_passes_blocks() {
    play("0: 30=30 | 1: 18=18", "4 a 0:32,32 1:18,18");
    play("0: 30=30 31=31", "4 a 0:32,32,31,31");
}

#[test]
fn a_block_can_share_a_square_with_another_block_of_its_seat() {
    play("0: 30=30 32=32", "4 a 0:32,32,32,32 1 1 1 2 a 0:33,33,32,32");
}

#[test]
fn a_block_captures_singles_and_blocks() {
    play("0: 30=30 | 1: 19", "4 a 0:32,32 1:.");
    play("0: 30=30 | 1: 19=19", "4 a 0:32,32 1:.,.");
    play("0: 30=30 | 1: 19=19 8", "4 a 1:.,.,8 @1 6 a @1 3 [a,c] a 1:3,.,8");
}

#[test]
fn a_block_captures_nothing_on_a_safe_square() {
    play("0: 32=32 | 1: 21", "4 a 0:34,34 1:21");
    play("0: 32=32 | 1: 21=21", "4 a 0:34,34 1:21,21");
}

#[test]
fn a_block_goes_round_again_as_a_block() {
    play("0: 49=49", "4 a 0:57,57 1 1 1 2 [a,b] a 0:0,0");
    play("0: 49=49", "6 a 0:0,0");
}

#[test]
fn a_block_stays_together_in_the_stretch_and_finishes_together() {
    play("0*: 50=50", "4 a 0:52,52 1 1 1 3 []");
    let table = play("0*: 54=54", "4 a 0:56,56 @1");
    assert_eq!(table.count_events(|e| matches!(e, Event::Finished { .. })), 2);
    play("0*: 54=54", "6 !a");
}

#[test]
fn a_block_in_the_stretch_stops_nobody() {
    play("0*: 52=52 51", "3 [c] c 0:52,52,54");
}

#[test]
fn three_seats_home_end_the_game() {
    let position = "0: 56 56 56 55 | 1: 56 56 56 55 | 2: 56 56 56 55 | 3: 10";
    play(position, "1 d @1 1 d @2 1 d over:0,1,2,3");
}

#[test]
fn every_opening_roll_is_reported() {
    let mut table = opened("ludo-lp2a", [0, 1, 2, 3]);
    for (seat, roll) in ["2", "6", "1", "5"].into_iter().enumerate() {
        table.play_on(roll);
        let of = Seat(seat as u8);
        let reported = |e: &Event| matches!(e, Event::OpeningRolled { seat, .. } if *seat == of);
        assert_eq!(table.count_events(reported), 1, "{seat}");
    }
}
