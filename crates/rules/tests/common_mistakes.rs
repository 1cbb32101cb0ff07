//! Mistakes in the projects and designs that our variants come from, with tests that we avoid them.

mod position;

use homestretch_rules::{Builder, Event, PassReason, Rules, Seat, Seating, Square, Turn};
use position::{check, rules};

/// The Ludo design compared positions after the modulo, so red missed its stretch when a move
/// wrapped around.
#[test]
fn a_move_over_the_end_of_the_ring_enters_the_stretch() {
    for from in 45..=50 {
        for roll in 51 - from..=6.min(56 - from) {
            let story = format!("{roll} a 0:{}", from + roll);
            let table = check("ludo", &format!("0: {from} | 2:"), &story);
            let private = |square| matches!(square, Square::Stretch(..) | Square::Finish(_));
            assert!(private(table.rules.square(&table.state, Seat(0), 0)), "{from} + {roll}");
        }
    }
}

/// Every other colour wraps around as well, and continues after square 51.
#[test]
fn the_other_seats_continue_over_the_end_of_the_ring() {
    for seat in 1..4 {
        let seam = 51 - 13 * i16::from(seat);
        let position = format!("{seat}: {seam} | 0:");
        let table = check("ludo", &position, &format!("1 a {seat}:{}", seam + 1));
        assert_eq!(table.rules.square(&table.state, Seat(seat), 0), Square::Track(0));
    }
}

/// The Ludo design let a token finish with a roll that was too high.
#[test]
fn only_an_exact_roll_finishes() {
    check("ludo", "0: 53 10 | 2:", "3 a 0:56,10 @2");
    check("ludo", "0: 53 10 | 2:", "4 [b] !a");
    check("ludo", "0: 53 56 | 2:", "4 0:53,56 @2");
    check("ludo", "0: 48 10 | 2:", "6 [a,b,c,d] a 0:54,10 3 [b]");
}

/// The Ludo design captured only one of several tokens on a square.
#[test]
fn all_opposing_tokens_on_a_square_are_captured() {
    let table = check("ludo", "0: 16 | 1: 7 | 2: 46 46", "4 a 0:20 1: 2:");
    assert_eq!(table.count_events(|e| matches!(e, Event::Captured { by: Seat(0), .. })), 3);
}

/// The Ludo design gave a free second roll after an invalid choice.
#[test]
fn an_illegal_choice_changes_nothing_and_keeps_the_roll() {
    check("ludo", "0: 10 54 | 2:", "3 !b !c !b2 !pass [a3] a 0:13,54 @2");
}

/// The Ludo design left the track too early, and the Ludo server ignored a token on the last track
/// square.
#[test]
fn a_token_on_the_last_track_square_is_on_the_track_and_can_be_captured() {
    let table = check("ludo", "0: 48 | 2: 20", "2 a 0:50 @2");
    assert_eq!(table.rules.square(&table.state, Seat(0), 0), Square::Track(50));
    check("ludo", "0: 48 | 2: 20", "2 a 4 a 0:. 2:24");
    check("ludo-server", "0: 48 | 2: 20", "2 a 4 a 0:. 2:24 @2");
    for seat in 0..4 {
        let rules = rules("ludo");
        let last = Square::Track((50 + 13 * seat) % 52);
        assert_eq!(rules.square_at(Seat(seat), 50), Some(last));
        assert_eq!(rules.square_at(Seat(seat), 51), Some(Square::Stretch(Seat(seat), 1)));
    }
}

/// The Oregon State project moved finished tokens back out of the finish.
#[test]
fn a_finished_token_never_moves_again() {
    for roll in 1..=5 {
        check("ludo-osu", "0: 57 10 | 1:", &format!("{roll} [b] !a b 0:57,{}", 10 + roll));
        check("ludo-osu", "0: 57 | 1:", &format!("{roll} 0:57 @1"));
    }
}

/// The Oregon State project compared home squares and track squares by their numbers.
#[test]
fn a_home_square_and_a_track_square_with_the_same_number_are_different() {
    // A stands on A1, its step 51; B moves to square 51, its step 37.
    check("ludo-osu", "1: 36 | 0: 51", "1 a 1:37 0:51");
    check("ludo-osu", "0: 50 | 1: 37", "1 a 0:51 1:37");
    // Both stand on the same square of their own stretches.
    check("ludo-osu", "0: 50 | 1: 53", "3 a 0:53 1:53");
}

/// The Oregon State project wrote square 56 as 0.
#[test]
fn the_last_track_square_is_numbered_56() {
    let table = check("ludo-osu", "1: 36 | 0:", "6 a 1:42");
    assert_eq!(table.rules.square(&table.state, Seat(1), 0).to_string(), "56");
    let spaces: Vec<String> =
        (1..=50).map(|s| table.rules.square_at(Seat(1), s).unwrap().to_string()).collect();
    let wanted: Vec<String> = (15..=56).chain(1..=8).map(|n: i16| n.to_string()).collect();
    assert_eq!(spaces, wanted);
}

/// Scripts of the Oregon State project say who rolls, in any order.
#[test]
fn a_script_can_give_any_seat_the_next_roll() {
    let mut table = check("ludo-osu", "0: 10 | 1: 20 | 2:", "");
    for (seat, story) in [(1, "3 a 1:23"), (1, "4 a 1:27"), (0, "5 a 0:15"), (2, "1 2:.")] {
        table.state = table.rules.at_turn_of(&table.state, Seat(seat)).unwrap();
        table.play_on(story);
    }
}

/// The Oregon State project stopped, or let the wrong player roll, after all but one had finished.
#[test]
fn a_script_can_continue_after_all_but_one_have_finished() {
    let mut table = check("ludo-osu", "0: 57 55 | 1: 10", "2 b 0:57,57 over:0,1");
    for (seat, story) in [(1, "4 a 1:14"), (0, "5 0:57,57 1:14"), (1, "6 [a,b] b 1:14,0")] {
        table.state = table.rules.at_turn_of(&table.state, Seat(seat)).unwrap();
        table.play_on(story);
    }
}

/// The Ludo server kept counting sixes after the end of a turn.
#[test]
fn the_streak_of_sixes_ends_with_the_turn() {
    check("ludo-server", "0: 1 | 2: 1", "6 a 6 a 3 a @2 6 [a,b,c,d]");
    check("ludo-server", "0: 1 | 2: 1", "6 a 6 a 3 a @2 1 a @0 6 a 0:22 6 a 0:28 @0");
    // A six without a legal move ends the turn as well.
    check("ludo-server", "0: 49 56 56 56 | 2:", "6 a 0:55,56,56,56 6 @2 6 [a,b,c,d]");
}

/// The Ludo server listed moves for the third six.
#[test]
fn the_third_six_lists_no_moves() {
    for variant in ["ludo-server", "ludo-hex"] {
        let table = check(variant, "0: 1 | 2: 1", "6 a 6 a 6 [] 0:13 @2");
        assert_eq!(table.count_events(|e| matches!(e, Event::StreakBroken { throws: 3, .. })), 1);
    }
}

/// The Ludo server gave turns to players who had left.
#[test]
fn players_who_left_get_no_turn() {
    check("ludo-server", "0: 1 | 1: 1 | 2: 1", "leave:1 3 a @2 3 a @0 3 a @2");
    check("ludo-server", "0: 1 | 1: 1 | 2: 1", "3 a @1 leave:1 @2");
    check("ludo-server", "0: 1 | 1: 1 | 2: 1", "3 a 4 [a] leave:1 @2 3 a @0");
}

/// The Ludo server assigned colours in the order of joining.
#[test]
fn a_seat_has_the_same_colour_in_every_game() {
    let rules = rules("ludo-server");
    let colours = |seats: &[u8]| -> Vec<(Seat, String)> {
        let state = rules.start(&Seating::of(seats.iter().copied())).unwrap();
        state.seats().map(|seat| (seat, rules.colour(seat).to_string())).collect()
    };
    assert_eq!(colours(&[0, 2]), [(Seat(0), "red".into()), (Seat(2), "green".into())]);
    assert_eq!(colours(&[3, 1]), [(Seat(3), "yellow".into()), (Seat(1), "blue".into())]);
    let table = check("ludo-server", "2: 0 | 0: 0 | 3: 0", "leave:2 @0");
    let first = |seat| table.rules.square(&table.state, Seat(seat), 0);
    assert_eq!((first(0), first(3)), (Square::Track(0), Square::Track(39)));
    assert_eq!(table.rules.colour(Seat(3)), "yellow");
}

/// The Ludo server waited for a player who could not move.
#[test]
fn a_roll_without_a_legal_move_passes_automatically() {
    let table = check("ludo-server", "0: 54 | 2:", "3 @2");
    let passed =
        |e: &Event| matches!(e, Event::Passed { seat: Seat(0), reason: PassReason::NoMove, .. });
    assert_eq!(table.count_events(passed), 1);
}

/// The LP2A project moved the third six.
#[test]
fn the_third_six_is_not_played() {
    check("ludo-lp2a", "0: 1 | 1: 1 | 2: 1 | 3: 1", "6 a 6 a 6 [] 0:13 @1 6 [a,b,c,d]");
}

/// The LP2A project did not see blocks behind the end of the ring.
#[test]
fn a_block_behind_the_end_of_the_ring_stops_tokens() {
    // Seat 2's block stands on square 2; seat 3's token on square 50.
    let position = "3: 11 | 0: | 1: | 2: 28=28";
    check("ludo-lp2a", position, "3 [a] a 3:14");
    for roll in [4, 5] {
        check("ludo-lp2a", position, &format!("{roll} 3:11 @0"));
    }
}

/// In the LP2A project a block stopped itself.
#[test]
fn a_block_does_not_stop_itself() {
    check("ludo-lp2a", "0: 30=30 | 1: | 2: | 3:", "4 [a,b] a 0:32,32");
    check("ludo-lp2a", "0: 30=30 30 | 1: | 2: | 3:", "3 [c] c 0:30,30,33");
}

/// The LP2A project treated a token on square 51 as one in the stretch as soon as its seat had
/// captured.
#[test]
fn a_later_capture_does_not_move_a_token_on_square_51_into_the_stretch() {
    let position = "0: 50 20 | 1: 10 | 2: 21 | 3:";
    let table = check("ludo-lp2a", position, "1 a 0:57,20");
    assert_eq!(table.rules.square(&table.state, Seat(0), 0), Square::Track(51));
    let captures = "1 a 0:57,20 1 a 1 a 1 4 b 0:57,24 1:.";
    let table = check("ludo-lp2a", position, captures);
    assert_eq!(table.rules.square(&table.state, Seat(0), 0), Square::Track(51));
    check("ludo-lp2a", position, &format!("{captures} 1 3 a 2:25 0:.,24"));
    check("ludo-lp2a", "0*: 57 | 1: | 2: | 3:", "1 a 0:0");
    check("ludo-lp2a", "0*: 57 | 1: | 2: | 3:", "4 a 0:3");
}

/// The LP2A project always put the only human on the last seat.
#[test]
fn any_seats_in_any_order_can_play() {
    let lp2a = rules("ludo-lp2a");
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
        let state = lp2a.start(&Seating::of(order)).unwrap();
        assert_eq!(state.turn(), Turn::Roll { seat: Seat(order[0]) });
        assert_eq!(state.seats().map(|s| s.0).collect::<Vec<_>>(), order);
    }
    let ludo = rules("ludo");
    for a in 0..4 {
        for b in (0..4).filter(|b| *b != a) {
            assert!(ludo.start(&Seating::of([a, b])).is_ok(), "{a} {b}");
        }
    }
}

/// The snakes and ladders design put the snakes of the large board on every board.
#[test]
fn the_default_snakes_are_only_on_the_board_of_100_squares() {
    let small = Builder::snakes("small", 50).build().unwrap();
    assert!(small.spec().squares.snakes.is_empty() && small.spec().squares.ladders.is_empty());
    check(small.text(), "0: 4 | 1:", "2 a 0:6 @1");
    check("snakes-kids", "0: 4 | 1:", "2 a 0:6 @1");
    let problems = Rules::read("based_on = \"snakes\"\nboard = \"rows50\"").unwrap_err();
    assert!(problems.to_string().contains("70→55"), "{problems}");
}

/// The snakes and ladders design accepted any board.
#[test]
fn a_wrong_board_is_rejected_with_the_reason() {
    let board = || Builder::snakes("board", 50);
    for (bad, key, reason) in [
        (board().snake(10, 30), "squares.snakes[0]", "the snake 10→30 goes up"),
        (board().ladder(30, 10), "squares.ladders[0]", "the ladder 30→10 goes down"),
        (board().snake(20, 5).ladder(20, 40), "squares.ladders[0]", "two links start on square 20"),
        (board().snake(20, 5).snake(20, 6), "squares.snakes[1]", "two links start on square 20"),
        (board().ladder(30, 51), "squares.ladders[0]", "the ladder 30→51 leaves the board"),
        (board().snake(60, 30), "squares.snakes[0]", "the snake 60→30 leaves the board"),
        (board().snake(9, 0), "squares.snakes[0]", "the snake 9→0 leaves the board"),
        (board().snake(50, 3), "squares.snakes[0]", "the snake 50→3 starts on the last square"),
    ] {
        let problems = bad.build().unwrap_err();
        let reported = problems.0.iter().any(|p| p.key == key && p.message.contains(reason));
        assert!(reported, "{reason}: {problems}");
    }
}

/// In the snakes and ladders design the ladder 6→25 ends at the head of the snake 25→2.
#[test]
fn a_token_that_climbs_a_ladder_to_the_head_of_a_snake_stays_there() {
    check("snakes", "0: | 1:", "6 a 0:25 @1");
    check("snakes", "0: 24 | 1:", "1 a 0:2 @1");
}

/// In the snakes and ladders design a token one square before the end could never finish with two
/// dice.
#[test]
fn with_two_dice_the_finish_stays_reachable() {
    check("snakes-double", "0: 98 | 1:", "2 a over:0,1");
    check("snakes-double", "0: 98 | 1:", "3 0:98 @1");
    check("snakes-double", "0: 94 | 1:", "2+4 a over:0,1");
    let dice = |step: i16| {
        let table = check("snakes-double", &format!("0: {step} | 1:"), "");
        let throws = table.rules.throws(&table.state);
        throws.iter().map(|(throw, _)| table.rules.dice(*throw).len()).max()
    };
    assert_eq!((90..100).map(dice).collect::<Vec<_>>(), [[Some(2); 5], [Some(1); 5]].concat());
    assert!(Builder::snakes("ending", 50).dice(2).build().is_ok(), "the builder takes care of it");
    let endless = Builder::snakes("endless", 50).dice(2).set("dice.fewer", vec![0, 0]).build();
    let endless = endless.unwrap_err();
    assert!(endless.to_string().contains("step 49"), "{endless}");
}
