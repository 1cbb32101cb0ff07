//! Corner cases in which two rules interact.
//!
//! `laws.rs` checks for all variants that some seat can always act and that every game ends.

mod position;

use homestretch_rules::{Action, AgainReason, Builder, Event, PassReason, Seat, Square};
use position::check;

fn captured(event: &Event) -> bool {
    matches!(event, Event::Captured { .. })
}

fn again(event: &Event) -> bool {
    matches!(event, Event::Again { .. })
}

#[test]
fn several_tokens_on_a_square_are_captured_together_for_one_extra_roll() {
    let position = "0: 16 | 1: 7 | 2: 46 46";
    let table = check("ludo-club", position, "4 a 0:20 1: 2: @0");
    assert_eq!((table.count_events(captured), table.count_events(again)), (3, 1));
    check("ludo-club", position, "4 a @0 1 a @1");
}

#[test]
fn a_six_that_captures_gives_one_extra_roll() {
    for variant in ["ludo-club", "ludo-server"] {
        let table = check(variant, "0: 14 | 2: 46", "6 a 0:20 2: @0");
        assert_eq!((table.count_events(captured), table.count_events(again)), (1, 1));
        check(variant, "0: 14 | 2: 46", "6 a @0 1 a @2");
    }
}

#[test]
fn a_six_that_brings_a_token_home_gives_one_extra_roll() {
    let table = check("ludo-club", "0: 50 10 | 2:", "6 a 0:56,10 @0");
    assert_eq!(table.count_events(again), 1);
    check("ludo-club", "0: 50 10 | 2:", "6 a @0 1 b @2");
}

#[test]
fn the_last_token_home_gives_no_extra_roll() {
    let table = check("ludo-club", "0: 50 56 56 56 | 1: | 2:", "6 a 0:56,56,56,56 @1");
    assert_eq!(table.count_events(again), 0);
    check("ludo-team", "0: 50 56 56 56 | 1: | 2: | 3:", "6 a @1");
    check("ludo-quick", "0: 50 | 1: | 2:", "6 a over:0,1,2");
    check("ludo", "0: 50 56 56 56 | 2:", "6 a over:0,2");
    check("parchis", "0: 69 71 71 71 | 1: | 2:", "2 a [] @1");
}

#[test]
fn a_streak_counts_consecutive_throws() {
    // The four captures, so the turn continues; the sixes before it no longer count.
    let broken = "6 a 4 b 0:7,20 @0 6 a 6 a 0:19,20 @0";
    check("ludo-server", "0: 1 16 | 2: 46", broken);
    check("ludo-server", "0: 1 16 | 2: 46", &format!("{broken} 6 [] 0:19,20 @2"));
}

#[test]
fn a_streak_counts_throws_without_a_move() {
    check("parchis", "0: | 2:", "6 @0 6 @0 6 @2");
    check("parchis", "0: | 2:", "6 @0 6 @0 3 @2");
}

#[test]
fn a_streak_ends_with_the_turn() {
    check("parchis", "0: 1 | 2: 1", "6 a 6 a 1 a @2 6 a 2:7 @2");
    check("parchis", "0: 1 | 2: 1", "6 a 6 a 1 a @2 1 a 6 a 0:20 @0");
}

#[test]
fn a_closed_gate_sends_tokens_round_again() {
    let others = "1: | 2: | 3:";
    for (roll, to) in [(1, 49), (2, 50), (3, 57), (4, 0), (5, 1)] {
        check("ludo-lp2a", &format!("0: 48 | {others}"), &format!("{roll} a 0:{to} @1"));
    }
    for (roll, to) in [(1, 49), (2, 50), (3, 51), (4, 52), (5, 53)] {
        check("ludo-lp2a", &format!("0*: 48 | {others}"), &format!("{roll} a 0:{to} @1"));
    }
}

#[test]
fn the_gate_is_checked_when_a_token_passes_it() {
    // Seat 0 captures while one token stands before the gate and one just behind it.
    let position = "0: 49 57 16 | 1: | 2: 46 | 3:";
    let captures = "4 c 0:49,57,20 2: @1 1 1 1 @0";
    check("ludo-lp2a", position, &format!("{captures} 3 a 0:52,57,20"));
    check("ludo-lp2a", position, &format!("{captures} 3 b 0:49,2,20"));
    check("ludo-lp2a", position, "3 a 0:0,57,16");
}

#[test]
fn a_gate_for_tokens_opens_for_the_token_that_captured() {
    let variant = "based_on = \"ludo\"\nmoving.gate = \"token has captured\"";
    let captures = "4 a 0:24,49 2: @2 1 @0";
    check(variant, "0: 20 49 | 2: 50", &format!("{captures} 3 b 0:24,0"));
    let capturer = "2 a 0:50 2: @2 1 @0 3 a 0:53";
    check(variant, "0: 48 | 2: 24", capturer);
}

#[test]
fn the_gate_opens_when_no_token_can_be_captured_any_more() {
    let home = "51 52 56 56";
    let stretched = format!("0: 49 | 1: {home} | 2: {home} | 3: {home}");
    check("ludo-lp2a", &stretched, "3 a 0:52");
    for still in ["51 52 53", "51 52 53 50", "51 52 53 57", "51 52 53 0"] {
        let position = format!("0: 49 | 1: {home} | 2: {still} | 3: {home}");
        check("ludo-lp2a", &position, "3 a 0:0");
    }
}

#[test]
fn tokens_of_a_player_who_left_do_not_keep_a_gate_closed() {
    let position = "0: 49 | 1: 51 52 56 56 | 2: 10 | 3: 51 52 56 56";
    check("ludo-lp2a", position, "3 a 0:0");
    check("ludo-lp2a", position, "leave:2 3 a 0:52");
}

/// A board on which a roll can bounce a token out of its short stretch.
fn short_stretch(base: &str) -> String {
    format!(
        "based_on = \"{base}\"\nmoving.overshoot = \"bounce\"\ndice.sides = 8\n\
         board.path = [\"track 0..50\", \"stretch 1..2\", \"finish\"]"
    )
}

#[test]
fn a_bounce_can_leave_the_stretch() {
    let table = check(&short_stretch("ludo"), "0: 52 | 2:", "5 a 0:49 @2");
    assert_eq!(table.rules.square(&table.state, Seat(0), 0), Square::Track(49));
    check(&short_stretch("ludo"), "0: 52 | 2:", "1 a 0:53 @2");
    check(&short_stretch("ludo"), "0: 52 | 2:", "2 a 0:52 @2");
}

#[test]
fn a_token_that_bounces_out_captures_where_it_lands() {
    check(&short_stretch("ludo"), "0: 52 | 2: 23", "5 a 0:49 2:");
    check(&short_stretch("ludo"), "0: 52 | 2: 22", "5 a 0:49 2:22");
    // Square 47 is safe.
    check(&short_stretch("ludo"), "0: 52 | 2: 21", "7 a 0:47 2:21");
}

#[test]
fn a_token_that_bounces_out_may_not_land_on_a_forbidden_square() {
    check(&short_stretch("ludo-english"), "0: 52 49 | 2:", "5 [] 0:52,49 @2");
    check(&short_stretch("ludo-blocks"), "0: 52 | 2: 23 23", "5 [] 0:52 2:23,23 @2");
    check(&short_stretch("ludo-blocks"), "0: 52 | 2: 24 24", "5 [] 0:52 2:24,24 @2");
}

#[test]
fn a_token_that_bounced_out_can_enter_the_stretch_again() {
    check(&short_stretch("ludo"), "0: 52 | 2:", "5 a 0:49 1 4 a 0:53");
}

#[test]
fn a_link_is_followed_after_a_bounce() {
    let board = Builder::snakes("bounces", 50).snake(47, 10).ladder(46, 49);
    let board = board.set("moving.overshoot", "bounce").build().unwrap();
    check(board.text(), "0: 48 | 1:", "5 a 0:10 @1");
    check(board.text(), "0: 48 | 1:", "6 a 0:49 @1");
    check(board.text(), "0: 48 | 1:", "4 a 0:48 @1");
    check(board.text(), "0: 48 | 1:", "2 a over:0,1");
}

#[test]
fn a_ladder_to_the_last_square_wins() {
    let table = check("snakes-1943", "0: 78 | 1: 99", "2 a 0:100 over:0,1");
    assert_eq!(table.count_events(|e| matches!(e, Event::Finished { seat: Seat(0), .. })), 1);
}

#[test]
fn a_player_who_leaves_loses_the_tokens_and_is_ranked_last() {
    let position = "0: 56 56 56 55 | 1: 56 56 56 50 | 2: 3";
    check("ludo", position, "leave:1 1: 1 d over:0,2,1");
    check("ludo-club", position, "leave:1 1 d over:0,2,1");
    check("ludo-club", position, "leave:0 @1 6 d over:1,2,0");
    check("ludo", "0: 10 | 2: 40 40 40 40", "leave:2 over:0,2");
}

#[test]
fn tokens_of_a_player_who_left_neither_block_nor_get_captured() {
    let table = check("ludo-blocks", "0: 16 | 1: 7 7 | 2:", "leave:1 4 a 0:20 @2");
    assert_eq!(table.count_events(captured), 0);
}

#[test]
fn a_roll_of_0_passes() {
    let passed = |e: &Event| matches!(e, Event::Passed { reason: PassReason::Zero, .. });
    let table = check("ur", "0: 1 2 | 1:", "0 [] 0:1,2 @1");
    assert_eq!(table.count_events(passed), 1);
    let lots = "based_on = \"ludo\"\nentry.on = \"value 4\"\nagain = \"value 4\"\n\
                dice.lots = 4\ndice.values = [0, 1, 2, 3, 4]";
    let table = check(lots, "0: 10 | 2:", "0 [] 0:10 @2");
    assert_eq!(table.count_events(passed), 1);
}

#[test]
fn the_rules_decide_whether_a_throw_without_a_move_keeps_its_extra_roll() {
    let stuck = "0: 52 56 56 56 | 2:";
    let table = check("ludo", stuck, "6 [] @0");
    let earned = |e: &Event| matches!(e, Event::Again { reason: AgainReason::Earned, .. });
    assert_eq!(table.count_events(earned), 1);
    check("ludo-server", stuck, "6 [] @2");
}

#[test]
fn nothing_can_be_rolled_or_moved_after_the_end() {
    let mut table = check("snakes", "0: 97 | 1:", "");
    let three = Action::Roll(table.rules.throw(&table.state, &[3]).unwrap());
    table.play_on("3 a over:0,1 !pass !a3");
    let end = table.state;
    assert!(table.rules.apply(&mut table.state, three, &mut ()).is_err());
    assert_eq!(table.state, end);
}
