//! What settles each variant, clause by clause: one module for each, the boards first.

mod position;

use homestretch_rules::{Event, Rules, Seat, Seating, Square, Turn};
use position::{Table, check, rules};

/// A game at its very beginning, with the variant's way to find the first player.
fn opened(variant: &str, seats: impl IntoIterator<Item = u8>) -> Table {
    let rules = rules(variant);
    let state = rules.start(&Seating::of(seats).with_opening()).unwrap();
    Table { rules, state, events: Vec::new() }
}

/// A position of the seats 0 to 3; those that are not named have no token out.
fn for_four(position: &str) -> String {
    let part = |seat: usize| {
        let named = position.split('|').map(str::trim).find(|p| p.starts_with(&seat.to_string()));
        named.map_or(format!("{seat}:"), str::to_string)
    };
    (0..4).map(part).collect::<Vec<_>>().join(" | ")
}

/// The first places of a finished game, in the order of the seats.
fn best(table: &Table, count: usize) -> Vec<Seat> {
    let mut seats: Vec<Seat> = table.state.places().take(count).collect();
    seats.sort();
    seats
}

/// Whether the variant is refused with a problem of this key.
fn refused(variant: &str, key: &str) -> bool {
    let problems = Rules::read(variant).map(|_| ()).unwrap_err();
    problems.0.iter().any(|p| p.key.starts_with(key) && !p.message.is_empty())
}

mod boards {
    use super::*;
    use homestretch_rules::{Action, Move, Setup};

    #[test]
    fn starts_and_turnings_are_where_the_table_of_boards_says() {
        let holds = |id: &str, [first, last]: [i16; 2], squares: &[[u8; 2]], finish: i16| {
            let rules = rules(id);
            for (seat, [start, turning]) in squares.iter().enumerate() {
                let at = |step| rules.square_at(Seat(seat as u8), step);
                assert_eq!(at(first), Some(Square::Track(*start)), "{id} {seat}");
                assert_eq!(at(last), Some(Square::Track(*turning)), "{id} {seat}");
            }
            assert_eq!((rules.seats(), rules.finish()), (squares.len(), finish), "{id}");
            let stretch: Vec<i16> = rules.steps().filter(|s| rules.in_stretch(*s)).collect();
            let end = if id == "mensch" { finish } else { finish - 1 };
            assert_eq!(stretch, (last + 1..=end).collect::<Vec<_>>(), "{id}");
        };
        holds("ludo", [0, 50], &[[0, 50], [13, 11], [26, 24], [39, 37]], 56);
        holds("ludo-osu", [1, 50], &[[1, 50], [15, 8], [29, 22], [43, 36]], 57);
        let star = [[0, 70], [12, 10], [24, 22], [36, 34], [48, 46], [60, 58]];
        holds("ludo-hex", [0, 70], &star, 76);
        holds("mensch", [0, 39], &[[0, 39], [10, 9], [20, 19], [30, 29]], 43);
        holds("parchis", [0, 63], &[[5, 68], [22, 17], [39, 34], [56, 51]], 71);
        holds("aeroplane", [1, 50], &[[1, 50], [14, 11], [27, 24], [40, 37]], 56);
    }

    #[test]
    fn pachisi_goes_down_the_own_column_once_round_and_back() {
        let rules = rules("pachisi");
        let own = |n| Square::Stretch(Seat(0), n);
        let mut way: Vec<Square> = (1..=7).map(own).collect();
        way.push(Square::Track(68));
        way.extend((1..=68).map(Square::Track));
        way.extend((1..=7).rev().map(own));
        way.push(Square::Finish(Seat(0)));
        let steps: Vec<Square> = (1..=84).map(|s| rules.square_at(Seat(0), s).unwrap()).collect();
        assert_eq!(steps, way);
        assert_eq!(rules.finish(), 84);
    }

    #[test]
    fn ur_shares_steps_5_to_12() {
        let rules = rules("ur");
        let shared = |s: &i16| rules.square_at(Seat(0), *s) == rules.square_at(Seat(1), *s);
        assert_eq!((1..=15).filter(shared).collect::<Vec<_>>(), (5..=12).collect::<Vec<_>>());
        assert_eq!(rules.finish(), 15);
    }

    /// The track squares on which a token that lands captures nobody.
    fn safe_squares(id: &str) -> Vec<u8> {
        let rules = rules(id);
        let seats = || (0..rules.seats() as u8).map(Seat);
        let find = |seat: Seat, square: Square| {
            rules.steps().find(|s| rules.square_at(seat, *s) == Some(square))
        };
        let board = &rules.spec().board;
        let safe = |n: &u8| {
            let square = Square::Track(*n);
            let walks = |seat: &Seat| {
                let before = find(*seat, square).and_then(|s| rules.square_at(*seat, s - 1));
                matches!(before, Some(Square::Track(_)))
            };
            let mover = seats().find(walks).unwrap();
            let other = seats().find(|s| *s != mover && find(*s, square).is_some()).unwrap();
            let at = |seat: Seat, back: i16| {
                let mut steps = vec![*rules.steps().start(); rules.tokens()];
                steps[0] = find(seat, square).unwrap() - back;
                steps
            };
            let mut setup = Setup::new([]);
            (setup.seats, setup.turn) = (vec![mover, other], mover);
            setup.steps = vec![at(mover, 1), at(other, 0)];
            let mut state = rules.setup(&setup).unwrap();
            let one = rules.throw(&state, &[1]).unwrap();
            rules.apply(&mut state, Action::Roll(one), &mut ()).unwrap();
            rules.apply(&mut state, Action::Move(Move { token: 0, pips: 1 }), &mut ()).unwrap();
            assert_eq!(rules.square(&state, mover, 0), square);
            rules.square(&state, other, 0) == square
        };
        (board.first..board.first + board.ring).filter(safe).collect()
    }

    #[test]
    fn tokens_are_safe_where_the_table_of_boards_says() {
        let none: [u8; 0] = [];
        assert_eq!(safe_squares("ludo"), [0, 8, 13, 21, 26, 34, 39, 47]);
        assert_eq!(safe_squares("ludo-hex"), [0, 3, 12, 15, 24, 27, 36, 39, 48, 51, 60, 63]);
        assert_eq!(safe_squares("parchis"), [5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68]);
        for id in ["ludo-osu", "ludo-english", "mensch", "petits-chevaux"] {
            assert_eq!(safe_squares(id), none, "{id}");
        }
    }

    #[test]
    fn few_players_sit_opposite_or_evenly_spread() {
        let seats = |id: &str, players| -> Vec<u8> {
            rules(id).usual_seats(players).iter().map(|s| s.0).collect()
        };
        let hex: [&[u8]; 5] =
            [&[0, 3], &[0, 2, 4], &[0, 1, 3, 4], &[0, 1, 2, 3, 4], &[0, 1, 2, 3, 4, 5]];
        let ludo: [&[u8]; 3] = [&[0, 2], &[0, 1, 2], &[0, 1, 2, 3]];
        for (i, wanted) in ludo.into_iter().enumerate() {
            assert_eq!(seats("ludo", i + 2), wanted);
        }
        for (i, wanted) in hex.into_iter().enumerate() {
            assert_eq!(seats("ludo-hex", i + 2), wanted);
        }
    }

    #[test]
    fn seats_have_the_colours_of_their_board() {
        let colours = |id: &str| rules(id).spec().board.colours.join(" ");
        assert_eq!(colours("ludo"), "red blue green yellow");
        assert_eq!(colours("ludo-hex"), "blue red green purple olive indigo");
    }
}

mod ludo {
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
}

mod ludo_osu {
    use super::*;

    fn play(position: &str, story: &str) -> Table {
        check("ludo-osu", position, story)
    }

    #[test]
    fn two_tokens_are_called_p_and_q() {
        assert_eq!(rules("ludo-osu").spec().token_names, ["p", "q"]);
        opened("ludo-osu", [0, 1]).go_on("@0 0:.,.");
    }

    #[test]
    fn a_six_brings_a_token_onto_the_pad() {
        play("0: | 1:", "6 a 0:0 @0 4 a 0:4 @1");
        play("0: | 1:", "5 [] @1");
    }

    #[test]
    fn the_pad_is_no_space_of_the_track() {
        // B stands on space 1, the first after A's pad.
        play("0: | 1: 43", "6 a 0:0 1:43 1 a 0:1 1:");
    }

    #[test]
    fn tokens_on_the_pad_do_not_stack() {
        play("0: 0 | 1:", "6 b 0:0,0 4 [a,b] a 0:4,0");
    }

    #[test]
    fn a_turn_has_one_extra_roll() {
        play("0: 1 | 1:", "6 a @0 6 a 0:13 @1");
        play("0: 1 | 1:", "6 a @0 6 a 1 3 a @1");
    }

    #[test]
    fn a_roll_too_high_bounces_back() {
        for (roll, to) in [(2, 57), (3, 56), (4, 55), (5, 54), (6, 53)] {
            play("0: 55 10 | 1:", &format!("{roll} a 0:{to},10"));
        }
    }

    #[test]
    fn own_tokens_that_meet_move_as_one() {
        play("0: 10 13 | 1:", "3 a 0:13,13 1 4 [a,b] b 0:17,17 1 5 a 0:22,22");
        play("0: 55 55 | 1:", "4 a 0:55,55 @1");
        play("0: 55 55 | 1:", "2 a 0:57,57 over:0,1");
    }

    #[test]
    fn a_stack_that_is_captured_falls_apart() {
        play("1: 22 | 0: 40 40", "4 a 1:26 0:.,. 6 a 0:0,.");
    }

    #[test]
    fn the_players_are_ranked_to_the_last() {
        play("0: 57 55 | 1: 57 55 | 2: 10", "2 b @1 2 b over:0,1,2");
    }
}

mod ludo_server {
    use super::*;

    #[test]
    fn lot_decides_who_begins() {
        for id in ["ludo-server", "ludo-hex"] {
            let mut table = opened(id, [0, 2, 3]);
            assert_eq!(table.state.turn(), Turn::Draw);
            table.go_on("!first:1 !leave:1 first:2 @2 1 @3 1 @0");
        }
    }

    #[test]
    fn a_six_and_a_capture_roll_again_and_a_token_home_does_not() {
        check("ludo-server", "0: 16 | 2: 46", "4 a 2: @0 4 a @2");
        check("ludo-server", "0: 16 | 2: 46", "6 a @0");
        check("ludo-server", "0: 53 | 2:", "3 a @2");
        // On the star, seat 3's step 56 is square 20.
        check("ludo-hex", "0: 16 | 3: 56", "4 a 3: @0 4 a @3");
        check("ludo-hex", "0: 73 | 3:", "3 a 0:76 @3");
    }

    #[test]
    fn a_six_without_a_move_is_lost() {
        check("ludo-server", "0: 52 56 56 56 | 2:", "6 [] @2");
        check("ludo-hex", "0: 72 76 76 76 | 2:", "6 [] @2");
    }

    #[test]
    fn the_first_one_home_wins() {
        check("ludo-server", "0: 55 56 56 56 | 1: | 2: 4", "1 a over:0,2,1");
        check("ludo-hex", "0: 75 76 76 76 | 1: | 5: 4", "1 a over:0,5,1");
    }
}

mod ludo_lp2a {
    use super::*;

    fn play(position: &str, story: &str) -> Table {
        check("ludo-lp2a", &for_four(position), story)
    }

    #[test]
    fn four_play_and_the_highest_roll_begins() {
        assert!(rules("ludo-lp2a").start(&Seating::of([0, 1, 2])).is_err());
        opened("ludo-lp2a", [0, 1, 2, 3]).go_on("2 6 1 5 @1");
    }

    #[test]
    fn all_roll_again_on_a_tie() {
        let mut table = opened("ludo-lp2a", [0, 1, 2, 3]);
        table.go_on("3 5 5 1");
        assert_eq!(table.state.turn(), Turn::Opening { seat: Seat(0) });
        assert_eq!(table.saw(|e| matches!(e, Event::OpeningTied { seats } if seats.len() == 4)), 1);
        table.go_on("6 1 1 1 @0");
    }

    #[test]
    fn the_six_that_enters_a_seats_first_token_does_not_roll_again() {
        play("0:", "6 a 0:0 @1 6 a 1:0 @2");
        play("0: 5", "6 b 0:5,0 @0");
        play("0: 5", "6 a 0:11 @0");
    }

    #[test]
    fn that_exception_counts_once_a_game() {
        // Seat 3 captures the token that came out first, and the next six does roll again.
        let captured = "6 a @1 1 1 1 a @0 4 a 0:4 @1 1 1 2 a 3:17 0:. @0";
        check("ludo-lp2a", "0: | 1: | 2: | 3: 14", &format!("{captured} 6 a 0:0 @0"));
    }

    #[test]
    fn lapping_leads_over_step_57_to_the_start() {
        let table = play("0: 50", "1 a 0:57");
        assert_eq!(table.rules.square(&table.state, Seat(0), 0), Square::Track(51));
        play("0: 57", "1 a 0:0");
        play("0: 50", "6 a 0:4");
    }

    #[test]
    fn a_capture_opens_the_gate_for_the_whole_seat() {
        let table = play("0: 49 16 | 2: 46", "4 b 2:");
        assert_eq!(table.saw(|e| matches!(e, Event::GateOpened { seat: Seat(0) })), 1);
        play("0: 49 16 | 2: 46", "4 b @1 1 1 1 2 a 0:51,20");
    }

    #[test]
    fn a_token_that_lands_on_one_own_token_forms_a_block() {
        let table = play("0: 20 24", "4 a 0:24,24 @1");
        assert_eq!(table.saw(|e| matches!(e, Event::Bound { tokens: [0, 1], .. })), 1);
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
        // Off safe squares, on one, and on the square that only lapping tokens see.
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
    fn two_tokens_that_are_no_block_stop_nobody() {
        play("0: 19 | 1: 8 8", "3 a 0:22");
    }

    #[test]
    fn a_block_passes_blocks() {
        play("0: 30=30 | 1: 18=18", "4 a 0:32,32 1:18,18");
        play("0: 30=30 31=31", "4 a 0:32,32,31,31");
    }

    #[test]
    fn a_block_lands_on_own_blocks_and_both_go_on() {
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
    fn a_block_stays_one_in_the_stretch_and_both_finish_together() {
        play("0*: 50=50", "4 a 0:52,52 1 1 1 3 []");
        let table = play("0*: 54=54", "4 a 0:56,56 @1");
        assert_eq!(table.saw(|e| matches!(e, Event::Finished { .. })), 2);
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
}

mod ludo_family {
    use super::*;

    #[test]
    fn english_has_no_safe_squares() {
        check("ludo-english", "0: 5 | 2: 34", "3 a 0:8 2:");
        check("ludo-english", "0: | 2: 26", "6 a 0:0 2:");
    }

    #[test]
    fn english_never_puts_two_tokens_of_one_colour_on_a_square() {
        check("ludo-english", "0: 5 8 | 2:", "3 [b] !a");
        check("ludo-english", "0: 0 | 2:", "6 [a]");
        check("ludo-english", "0: 51 53 | 2:", "2 [b]");
        check("ludo-english", "0: 55 56 | 2:", "1 a 0:56,56");
    }

    #[test]
    fn club_rolls_again_on_six_capture_and_finish() {
        check("ludo-club", "0: 10 | 2:", "6 a @0");
        check("ludo-club", "0: 16 | 2: 46", "4 a 2: @0");
        check("ludo-club", "0: 53 10 | 2:", "3 a 0:56,10 @0");
        check("ludo-club", "0: 10 | 2:", "5 a @2");
    }

    #[test]
    fn the_family_ranks_to_the_last_but_one() {
        for id in ["ludo-club", "ludo-english", "ludo-blocks"] {
            let position = "0: 55 56 56 56 | 1: 55 56 56 56 | 2: 10";
            check(id, position, "1 a @1 1 a over:0,1,2");
        }
    }

    #[test]
    fn a_seat_that_was_set_up_at_home_has_finished() {
        let position = "1: 55 56 56 56 | 0: 56 56 56 56 | 2: 10";
        check("ludo-club", position, "1 a over:0,1,2");
    }

    #[test]
    fn quick_is_won_by_the_first_token_home() {
        check("ludo-quick", "0: 55 | 1: 55 | 2:", "1 a over:0,1,2");
    }

    #[test]
    fn blocks_stop_opponents_from_landing_and_passing() {
        for block in ["7 7", "7 7 7", "7 7 7 7"] {
            let position = format!("0: 16 | 1: {block} | 2:");
            check("ludo-blocks", &position, "3 [a]");
            check("ludo-blocks", &position, "4 [] @1");
            check("ludo-blocks", &position, "5 [] @1");
        }
        check("ludo-blocks", "0: 16 | 1: 7 | 2:", "4 a 1: @0");
    }

    #[test]
    fn two_tokens_on_a_safe_square_are_no_block() {
        check("ludo-blocks", "0: 16 | 1: 8 8 | 2:", "5 a 0:21 1:8,8 @1");
        check("ludo-blocks", "0: 17 | 1: 8 8 | 2:", "5 a 0:22 1:8,8 @1");
    }

    #[test]
    fn a_block_lets_its_owner_pass_and_moves_singly() {
        check("ludo-blocks", "1: 5 7 7 | 0:", "2 a 1:7,7,7");
        check("ludo-blocks", "1: 5 7 7 | 0:", "3 a 1:8,7,7");
        check("ludo-blocks", "1: 7 7 | 0:", "4 a 1:11,7");
    }
}

mod ludo_team {
    use super::*;

    fn play(position: &str, story: &str) -> Table {
        check("ludo-team", position, story)
    }

    #[test]
    fn four_play_in_pairs_that_sit_opposite() {
        let team = rules("ludo-team");
        assert!(team.start(&Seating::of([0, 2])).is_err());
        let partner =
            |a: u8| (0..4).filter(|b| team.partners(Seat(a), Seat(*b))).collect::<Vec<_>>();
        assert_eq!((0..4).map(partner).collect::<Vec<_>>(), [[2], [3], [0], [1]]);
    }

    #[test]
    fn partners_share_squares_and_never_capture_each_other() {
        play("0: 16 | 1: | 2: 46 | 3:", "4 a 0:20 2:46 @1");
        play("0: 16 | 1: 7 | 2: 46 | 3:", "4 a 0:20 1: 2:46 @0");
    }

    #[test]
    fn who_is_home_rolls_and_moves_for_the_partner() {
        let home = "0: 56 56 56 56 | 1: | 2: 10 | 3:";
        play(home, "3 [a] a 2:13 @1 1 @2 1 a 2:14 @3 1 @0 3 a 2:17 @1");
        play(home, "6 [a,b,c,d] b 2:10,0 @0 2 a 2:12,0 @1");
    }

    #[test]
    fn a_partners_token_brought_home_rolls_again() {
        let story = "1 d @1 1 1 b 1 @0 3 a 2:56,11 @0 1 b 2:56,12 @1";
        play("0: 56 56 56 55 | 1: | 2: 53 10 | 3:", story);
    }

    #[test]
    fn so_it_does_in_a_position_that_was_set_up() {
        play("0: 56 56 56 56 | 1: | 2: 53 10 | 3:", "3 a 2:56,10 @0 1 b 2:56,11 @1");
    }

    #[test]
    fn the_last_own_token_home_ends_the_turn_and_not_the_game() {
        play("0: 56 56 56 55 | 1: | 2: 10 | 3:", "1 d @1 1 1 a 1 @0 2 a 2:13");
    }

    #[test]
    fn the_team_with_all_eight_home_wins() {
        let table = play("0: 56 56 56 56 | 1: 50 | 2: 56 56 56 55 | 3: 50", "1 d");
        assert_eq!((table.state.turn(), best(&table, 2)), (Turn::Over, vec![Seat(0), Seat(2)]));
        let table = play("3: 56 56 56 55 | 0: 50 | 1: 56 56 56 56 | 2:", "1 d");
        assert_eq!((table.state.turn(), best(&table, 2)), (Turn::Over, vec![Seat(1), Seat(3)]));
    }
}

mod mensch {
    use super::*;

    fn play(position: &str, story: &str) -> Table {
        check("mensch", position, story)
    }

    #[test]
    fn one_token_stands_on_the_start() {
        opened("mensch", [0, 2]).go_on("@0 0:0 2:0");
    }

    #[test]
    fn three_tries_while_nothing_is_on_the_track_and_nothing_can_move() {
        play("0: | 2:", "1 @0 2 @0 3 @2 1 @2 1 @2 1 @0");
        play("0: 43 42 | 2:", "1 @0 2 @0 3 @2");
        play("0: | 2:", "1 @0 6 [a,b,c,d] a 0:0 @0 4 a 0:4 @2");
        play("0: | 2:", "1 @0 2 @0 6 a 0:0 @0 4 a 0:4 @2");
    }

    #[test]
    fn one_try_while_a_token_is_on_the_track() {
        play("0: 38 42 43 | 2:", "5 [] @2");
        play("0: 5 | 2:", "1 a @2");
    }

    #[test]
    fn a_playable_roll_ends_the_tries() {
        let variant = "based_on = \"mensch\"\nagain = \"four\"";
        check(variant, "0: 39 | 2:", "4 a 0:43 @0 1 @2");
        check(variant, "0: 39 | 2:", "4 a 0:43 @0 1 @2 1 1 1 @0 1 @0");
    }

    #[test]
    fn a_six_must_enter_and_captures_on_the_start() {
        play("0: 5 | 2:", "6 [b,c,d]");
        play("0: 5 | 2: 20", "6 b 0:5,0 2: @0");
        play("0: 5 10 15 20 | 2:", "6 [a,b,c,d]");
    }

    #[test]
    fn the_start_must_be_cleared_while_the_yard_is_not_empty() {
        play("0: 0 5 | 2:", "3 [a]");
        play("0: 0 5 | 2:", "6 [a]");
        play("0: 5 | 2:", "6 b @0 3 [b]");
        play("0: 0 5 9 14 | 2:", "3 [a,b,c,d]");
        play("0: 0 5 43 42 | 2:", "3 [a,b]");
    }

    #[test]
    fn if_the_start_cannot_be_cleared_any_legal_move_will_do() {
        play("0: 0 3 5 | 2:", "3 [b,c]");
        play("0: 0 6 | 2:", "6 [b]");
    }

    #[test]
    fn one_token_stands_on_a_square() {
        play("0: 5 8 | 2:", "3 [b]");
        play("0: 5 | 2: 28", "3 a 0:8 2:");
        play("0: 39 40 | 2:", "1 !a");
    }

    #[test]
    fn tokens_jump_over_others_on_the_track() {
        play("0: 10 12 | 2: 31", "5 a 0:15,12 2:31");
        play("0: 38 39 | 2:", "3 a 0:41,39");
    }

    #[test]
    fn no_token_jumps_in_the_slots() {
        play("0: 38 41 | 2:", "2 a 0:40,41 @2");
        play("0: 38 41 | 2:", "4 [] @2");
        play("0: 38 41 | 2:", "5 [] @2");
    }

    #[test]
    fn sixes_roll_again_without_end() {
        play("0: 1 10 12 14 | 2:", "6 a 6 a 6 a 6 a 0:25,10,12,14 @0 1 a @2");
    }

    #[test]
    fn nobody_must_capture() {
        play("0: 10 20 | 2: 33", "3 [a,b] b 0:10,23 2:33");
    }

    #[test]
    fn four_filled_slots_are_home() {
        play("0: 43 42 41 39 | 1: | 2:", "1 d 0:43,42,41,40 @1");
        play("0: 43 42 41 39 | 2:", "1 d over:0,2");
        play("0: 43 42 41 39 | 2:", "2 [] @2");
    }
}

mod petits_chevaux {
    use super::*;

    fn play(position: &str, story: &str) -> Table {
        check("petits-chevaux", position, story)
    }

    #[test]
    fn the_way_is_a_whole_lap_from_the_square_after_the_own_tip() {
        let rules = rules("petits-chevaux");
        let at = |seat, step| rules.square_at(Seat(seat), step);
        assert_eq!((at(0, 0), at(0, 55)), (Some(Square::Track(51)), Some(Square::Track(50))));
        assert_eq!((at(1, 0), at(1, 55)), (Some(Square::Track(9)), Some(Square::Track(8))));
        assert_eq!(rules.finish(), 62);
    }

    #[test]
    fn a_six_enters_and_rolls_again() {
        play("0: | 2:", "5 [] @2");
        play("0: | 2:", "6 a 0:0 @0 6 [a] a 0:6 @0");
        play("0: | 2: 28", "6 a 0:0 2:");
    }

    #[test]
    fn what_is_too_much_before_the_stairs_is_walked_back() {
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
    fn a_move_that_would_end_on_an_own_token_ends_behind_it() {
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
}

mod parchis {
    use super::*;

    fn play(position: &str, story: &str) -> Table {
        check("parchis", position, story)
    }

    #[test]
    fn a_six_counts_seven_only_when_the_yard_is_empty() {
        play("0: 1 10 20 30 | 2:", "6 [a7,b7,c7,d7] a 0:8,10,20,30 @0");
        play("0: 71 10 20 30 | 2:", "6 [b7,c7,d7]");
        play("0: . 10 20 30 | 2:", "6 [b6,c6,d6]");
    }

    #[test]
    fn a_five_must_enter_unless_two_own_tokens_stand_on_the_start() {
        play("0: . . 10 20 | 2:", "5 [a,b] a 0:0,.,10,20 @2");
        play("0: 0 . 10 20 | 2:", "5 [b] b 0:0,0,10,20 @2");
        play("0: 0 0 . 20 | 2:", "5 [a,b,d]");
        for roll in [1, 2, 3, 4] {
            play("0: | 2:", &format!("{roll} [] @2"));
        }
        play("0: | 2:", "6 [] @0");
    }

    #[test]
    fn a_single_foreigner_shares_the_start() {
        play("0: | 1: 51 | 2:", "5 a 0:0 1:51 @1");
    }

    #[test]
    fn on_a_full_start_the_one_foreigner_is_captured() {
        play("0: 0 | 1: 51 | 2:", "5 [b,c,d] b 0:0,0 1:. [a20,b20]");
    }

    #[test]
    fn on_a_start_full_of_foreigners_the_one_that_came_last_is_captured() {
        play("1: 50 | 2: 33 | 0:", "1 a 1 a 1:51 2:34 @0 5 a 0:0 1:51 2:. [a20]");
        play("2: 33 | 1: 50 | 0:", "1 a 1 a 1:51 2:34 @0 5 a 0:0 1:. 2:34 [a20]");
        play("1: 50 | 3: 16 | 0:", "1 a 1 a @0 5 a 0:0 1:51 3:.");
        play("3: 16 | 1: 50 | 0:", "1 a 1 a @0 5 a 0:0 1:. 3:17");
    }

    #[test]
    fn so_is_the_later_one_of_a_foreign_barrier() {
        play("1: 49 50 | 0:", "1 b @0 1 @1 2 a 1:51,51 @0 5 a 0:0 1:.,51");
        play("1: 49 50 | 0:", "2 a @0 1 @1 1 b 1:51,51 @0 5 a 0:0 1:51,.");
    }

    #[test]
    fn who_came_last_is_known_after_one_has_gone() {
        // Seats 1 and 2 come, seat 1 goes on, and seat 3 comes: it is the last.
        let story = "1 a 1 a 1 a 1 a @1 2 a 1:53 1 b 2:34,2 1 a 3:17 @0 5 b 0:21,0 2:34,2 3:.";
        play("1: 50 | 2: 33 1 | 3: 15 | 0: 20", story);
    }

    #[test]
    fn a_square_holds_two_tokens() {
        play("0: 5 10 | 1: 58 | 2: 41", "2 [b]");
        play("0: 5 | 1: 58 | 2:", "2 a 0:7 1:58 @1");
        play("0: 7 7 5 . | 2:", "2 [a,b]");
        play("0: 65 65 63 . | 2:", "2 [a,b]");
    }

    #[test]
    fn two_colours_share_safe_squares_only() {
        play("0: 5 | 1: 59 | 2:", "3 a 0:8 1:.");
        play("0: 5 | 1: 58 | 2: 41", "3 a 0:8 1:58 2:41");
    }

    #[test]
    fn nobody_passes_a_barrier() {
        for barrier in ["58 58", "59 59"] {
            play(&format!("0: 4 | 1: {barrier} | 2:"), "2 [a]");
        }
        play("0: 4 | 1: 58 58 | 2:", "3 [] @1");
        play("0: 4 | 1: 58 58 | 2:", "4 [] @1");
        play("0: 4 | 1: 59 59 | 2:", "4 [] @1");
        play("0: 5 | 1: 59 59 | 2:", "4 [] @1");
        play("0: 5 8 8 . | 2:", "4 [b,c]");
        play("0: 63 65 65 . | 2:", "4 [b,c]");
    }

    #[test]
    fn tokens_at_home_are_no_barrier() {
        play("0: 69 71 71 . | 2:", "2 a 0:71,71,71,. @2");
    }

    #[test]
    fn a_six_must_break_an_own_barrier_if_it_can() {
        play("0: 10 10 20 . | 2:", "6 [a6,b6] a 0:16,10,20,. @0");
        play("0: 10 10 20 30 | 2:", "6 [a7,b7]");
        play("0: 10 10 20 . | 1: 62 62 | 2:", "6 [c]");
        play("0: 10 10 20 . | 2:", "3 [a,b,c]");
    }

    #[test]
    fn a_capture_moves_twenty_at_once_with_any_token() {
        play("0: 5 30 | 1: 59 | 2:", "3 a 1:. [a20,b20] !pass b 0:8,50 @1");
        play("0: 5 30 | 1: 59 | 2:", "3 a [a20,b20] a 0:28,30 @1");
    }

    #[test]
    fn a_token_home_moves_ten_at_once_with_any_token() {
        play("0: 69 10 30 . | 2:", "2 a 0:71,10,30,. [b10,c10] b 0:71,20,30,. @2");
    }

    #[test]
    fn a_bonus_that_no_token_can_move_is_lost() {
        let table = play("0: 60 | 1: 44 | 2:", "1 a 0:61 1:. @1");
        assert_eq!(table.saw(|e| matches!(e, Event::PipsLost { pips, .. } if **pips == [20])), 1);
        // A barrier stops twenty pips like any others.
        play("0: 5 | 1: 59 62 62 | 2:", "3 a 0:8 1:.,62,62 @1");
    }

    #[test]
    fn bonuses_chain() {
        play("0: 5 | 1: 59 11 | 2:", "3 a 1:.,11 [a20] a 0:28 1:.,. [a20] a 0:48 @1");
        play("0: 5 51 71 . | 1: 59 | 2:", "3 a [a20,b20] b 0:8,71,71,. [a10] a 0:18,71,71,. @1");
    }

    #[test]
    fn a_bonus_comes_before_the_extra_roll() {
        play("0: 5 30 . . | 1: 62 | 2:", "6 a 1:. [a20,b20] b20 0:11,50 @0");
    }

    #[test]
    fn the_third_six_is_not_played_and_sends_the_last_moved_token_back() {
        let table = play("0: 10 30 | 2:", "6 b 6 b 6 [] 0:10,. @2");
        assert_eq!(table.saw(|e| matches!(e, Event::SentBack { token: 1, from: 42, .. })), 1);
        play("0: 10 30 | 2:", "6 a 6 b 6 0:16,. @2");
        play("0: 10 30 | 2:", "6 b 6 a 6 0:.,36 @2");
    }

    #[test]
    fn a_token_in_the_stretch_or_home_is_not_sent_back() {
        play("0: 58 | 2:", "6 a 0:64 6 a 0:70 6 0:70 @2");
        play("0: 59 | 2:", "6 a 0:65 6 a 0:71 @0 6 0:71 @2");
    }

    #[test]
    fn a_token_moved_by_a_bonus_was_moved_last() {
        play("0: 5 30 20 . | 1: 62", "6 b 6 a c20 0:11,36,40 @0 6 0:11,36,. @1");
    }
}

mod parchis_two_dice {
    use super::*;

    fn play(position: &str, story: &str) -> Table {
        check("parchis-two-dice", position, story)
    }

    #[test]
    fn a_five_on_a_die_must_enter() {
        play("0: . 10 | 2:", "5+2 !b5 a5 0:0,10 [a2,b2] b2 0:0,12 @2");
        play("0: | 2:", "5+5 a5 b5 0:0,0 @0");
        play("0: 0 . . 20 | 2:", "5+5 [b5,c5] b5 0:0,0,.,20 [a5,b5,d5]");
    }

    #[test]
    fn a_sum_of_five_must_enter() {
        for dice in ["1+4", "2+3"] {
            play("0: . 10 | 2:", &format!("{dice} [a5,c5,d5] a 0:0,10 @2"));
        }
        play("0: 10 20 30 40 | 2:", "1+4 [a1,a4,b1,b4,c1,c4,d1,d4]");
        play("0: 0 0 . 20 | 2:", "1+4 [a1,a4,b1,b4,d1,d4]");
    }

    #[test]
    fn each_die_is_a_move_in_any_order_by_one_token_or_two() {
        let position = "0: 10 30 71 71 | 2:";
        play(position, "2+3 [a2,a3,b2,b3]");
        play(position, "2+3 a2 [a3,b3] a3 0:15,30,71,71 @2");
        play(position, "2+3 a3 [a2,b2] b2 0:13,32,71,71 @2");
        play(position, "2+3 b2 a3 0:13,32,71,71 @2");
    }

    #[test]
    fn all_dice_must_be_used_if_possible() {
        // After a2 nothing could move four.
        play("0: 67 69 71 71 | 2:", "4+2 [a4,b2] !a2 a4 b2 over:0,2");
        let table = play("0: 66 71 71 71 | 2:", "2+4 [a2,a4] a4 0:70,71,71,71 @2");
        assert_eq!(table.saw(|e| matches!(e, Event::PipsLost { pips, .. } if **pips == [2])), 1);
    }

    #[test]
    fn doubles_roll_again() {
        play("0: . 10 | 2:", "3+3 [b3] b b 0:.,16 @0 1+2 b1 b2 @2");
    }

    #[test]
    fn doubles_with_an_empty_yard_move_the_undersides_as_well() {
        let position = "0: 10 20 30 40 | 2:";
        play(position, "3+3 [a3,a4,b3,b4,c3,c4,d3,d4] a3 a3 a4 a4 0:24,20,30,40 @0");
        play(position, "1+1 b6 a1 b6 a1 0:12,32,30,40 @0");
        play(position, "3+4 a3 a4 0:17,20,30,40 @2");
    }

    #[test]
    fn the_third_double_is_not_played_and_sends_the_furthest_token_back() {
        play("0: 66 10 71 . | 2:", "1+1 b b 1+1 b b 1+1 [] 0:.,14,71,. @2");
        play("0: 9 10 71 . | 2:", "1+1 a a 1+1 a a 1+1 [] 0:.,10,71,. @2");
    }

    #[test]
    fn bonuses_are_further_moves_in_any_order_with_the_dice() {
        let position = "0: 5 30 | 1: 59 | 2:";
        play(position, "3+4 a3 1:. [a4,a20,b4,b20] b20 [a4,b4] a4 0:12,50 @1");
        play(position, "3+4 a3 a4 [a20,b20] b20 0:12,50 @1");
        play("0: 69 10 | 2:", "2+4 a2 [b4,b10] b10 b4 0:71,24 @2");
    }

    #[test]
    fn nobody_lands_on_a_foreigner_on_a_safe_square() {
        play("0: 5 | 1: 58 | 2:", "2+6 [a6] a [a2] a 0:13 1:58 @1");
        play("0: 5 7 | 2:", "2+6 a2 a6 0:13,7 @2");
    }

    #[test]
    fn an_entering_token_captures_a_single_foreigner_on_its_start() {
        play("0: . 10 | 1: 51 | 2:", "5+1 a5 0:0,10 1:. [a1,a20,b1,b20]");
    }

    #[test]
    fn an_entering_token_is_stopped_by_a_foreign_barrier() {
        play("0: . 10 | 1: 51 51 | 2:", "5+1 [b1,b5]");
    }

    #[test]
    fn barriers_stop_everyone_and_need_not_be_broken() {
        play("0: 5 | 1: 58 58 | 2:", "2+6 [] @1");
        play("0: 10 10 20 . | 2:", "6+1 [a1,a6,b1,b6,c1,c6]");
    }
}

mod pachisi {
    use super::*;

    fn play(position: &str, story: &str) -> Table {
        check("pachisi", &for_four(position), story)
    }

    #[test]
    fn six_cowries_fall_by_their_weights() {
        let table = opened("pachisi", 0..4);
        let rules = &table.rules;
        let throws = rules.throws(&table.state).iter().map(|(t, w)| (rules.dice(*t)[0], *w));
        let wanted = [(2, 15), (3, 20), (4, 15), (5, 6), (6, 1), (10, 6), (25, 1)];
        assert_eq!(throws.collect::<Vec<_>>(), wanted);
    }

    #[test]
    fn grace_throws_enter_by_their_value_and_throw_again() {
        for value in [6, 10, 25] {
            play("0: 30", &format!("{value} [a,b,c,d] b 0:30,{value} @0"));
        }
        for value in [2, 3, 4, 5] {
            play("0: 30", &format!("{value} [a] a 0:{} @1", 30 + value));
        }
    }

    #[test]
    fn every_throw_is_played_before_the_next() {
        play("0: 30", "6 [a,b,c,d] a @0 10 [a,b,c,d] a 0:46 @0 2 a @1");
    }

    #[test]
    fn a_seats_first_token_enters_on_any_throw() {
        for value in [2, 3, 4, 5] {
            play("0:", &format!("{value} [a,b,c,d] c 0:.,.,{value} @1"));
        }
    }

    #[test]
    fn a_token_that_was_captured_is_no_first_token() {
        let captured = "25 a 2 a 0:27 @1 3 a 1:10 0:. @1 2 a @2 2 pass @3 2 pass @0";
        play("0: | 1: 7", &format!("{captured} 3 [] @1"));
    }

    #[test]
    fn a_capture_throws_again() {
        play("0: 24 | 1: 10", "3 a 0:27 1:. @0 2 a @1");
    }

    #[test]
    fn castles_are_held_against_everyone_else() {
        play("0: 9 | 1: 63", "3 [] @1");
        play("0: 9 | 1: 63", "4 a 0:13 1:63 @1");
        play("0: 9 12", "3 [a,b]");
        play("0: | 1: 8", "25 [] @0");
        play("0: 30 | 1: 8", "25 [a]");
    }

    #[test]
    fn there_are_twelve_castles() {
        // Seat 1's tokens stand where seat 0 would come two steps on, or hold a castle there.
        let held = |step: &i16| {
            let theirs = if *step >= 25 { step - 17 } else { step + 51 };
            let story = format!("2 a 0:{step} 1:.");
            let castle = [8, 12, 21, 25, 29, 38, 42, 46, 55, 59, 63, 72].contains(step);
            let story = if castle { "2 [] @1" } else { story.as_str() };
            play(&format!("0: {} | 1: {theirs}", step - 2), story);
            castle
        };
        assert_eq!((8..=75).filter(held).count(), 12);
        // The own tip is the same square on the way out and on the way back.
        play("0: 74 | 1: 59", "2 [] @1");
        for own in [8, 76] {
            check("pachisi", &format!("1: 57 | 2: | 3: | 0: {own}"), "2 [] @2");
        }
    }

    #[test]
    fn nobody_must_move() {
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
}

mod aeroplane {
    use super::*;

    fn play(position: &str, story: &str) -> Table {
        check("aeroplane", position, story)
    }

    #[test]
    fn a_six_brings_a_token_onto_the_pad() {
        play("0: | 2:", "6 a 0:0 @0 3 a 0:3 @2");
        play("0: | 2:", "5 [] @2");
    }

    #[test]
    fn own_colour_squares_jump_four_on_once() {
        for from in [2, 6, 10, 22, 26, 30, 34, 38, 42, 46] {
            play(&format!("0: {} | 2:", from - 1), &format!("1 a 0:{} @2", from + 4));
        }
        for other in (1..=50).filter(|p| p % 4 != 2 || *p == 50) {
            play(&format!("0: {} | 2:", other - 1), &format!("1 a 0:{other} @2"));
        }
    }

    #[test]
    fn square_18_flies_to_30_and_stops_also_by_the_jump_from_14() {
        play("0: 17 | 2:", "1 a 0:30 @2");
        play("0: 13 | 2:", "1 a 0:30 @2");
        play("0: 9 | 2:", "1 a 0:14 @2");
    }

    #[test]
    fn a_token_captures_at_every_touch_down() {
        play("0: 1 | 2: 28 32 30", "1 a 0:6 2:.,.,30");
        let table = play("0: 13 | 2: 40 44 4 53", "1 a 0:30 2:");
        assert_eq!(table.saw(|e| matches!(e, Event::Captured { .. })), 4);
    }

    #[test]
    fn a_flight_captures_on_the_third_stretch_square_opposite() {
        play("0: 17 | 2: 53 53 52 54", "1 a 0:30 2:.,.,52,54");
        play("0: 13 | 2: 53", "1 a 0:30 2:");
        play("0: 17 | 1: 53 | 3: 53", "1 a 0:30 1:53 3:53");
        play("1: 17 | 3: 53", "1 a 1:30 3:");
        play("0: 21 | 2: 53", "1 a 0:26 2:53");
    }

    #[test]
    fn own_tokens_stack_and_move_together() {
        play("0: 3 5 | 2:", "2 a 0:5,5 1 3 [a,b] b 0:8,8");
        play("0: 1 6 | 2:", "1 a 0:6,6 1 3 a 0:9,9");
        play("0: 3 3 | 2:", "3 a 0:10,10");
        play("0: 17 17 | 2: 53", "1 a 0:30,30 2:");
    }

    #[test]
    fn landing_on_a_stack_captures_all_of_it() {
        play("0: 3 | 2: 31 31", "2 a 0:5 2:");
        play("0: 3 3 | 2: 31 31 31", "2 a 0:5,5 2:");
    }

    #[test]
    fn the_third_six_sends_back_the_tokens_moved_this_turn() {
        play("0: 1 20 40 | 2:", "6 a 0:7,20,40 6 b 0:7,30,40 6 [] 0:.,.,40 @2");
        play("0: 40 | 2:", "6 b 0:40,0 6 b 0:40,10 6 0:40 @2");
        play("0: 1 1 40 | 2:", "6 a 0:7,7,40 6 c 6 0:. @2");
    }

    #[test]
    fn a_roll_too_high_bounces_back() {
        for (roll, to) in [(1, 56), (2, 55), (3, 54), (4, 53), (5, 52)] {
            play("0: 55 10 | 2:", &format!("{roll} a 0:{to},10 @2"));
        }
    }

    #[test]
    fn a_token_on_square_50_goes_on_into_the_stretch() {
        play("0: 50 | 2:", "1 a 0:51 @2");
        play("0: 45 | 2:", "1 a 0:50 1 3 a 0:53");
    }
}

mod ur {
    use super::*;

    fn play(position: &str, story: &str) -> Table {
        check("ur", position, story)
    }

    #[test]
    fn four_lots_fall_for_two_players_of_seven_tokens() {
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
    fn private_squares_never_meet() {
        play("0: 1 | 1: 3", "2 a 0:3 1:3");
        play("0: 12 | 1: 13", "1 a 0:13 1:13");
    }

    #[test]
    fn rosettes_throw_again() {
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
}

mod snakes {
    use super::*;
    use homestretch_rules::Item;

    const SNAKES: &str = "99→54 70→55 52→42 25→2 95→72 6→25 11→40 60→85 46→90 17→69";
    const KIDS: &str = "3→16 7→28 12→32 20→41 24→36 33→47 22→9 39→25 48→30";
    const OF_1943: &str = "1→38 4→14 9→31 21→42 28→84 36→44 51→67 71→91 80→100 \
        16→6 47→26 49→11 56→53 62→19 64→60 87→24 93→73 95→75 98→78";

    #[test]
    fn links_lead_where_the_board_says_and_no_other_square_has_one() {
        for (id, links, last) in
            [("snakes", SNAKES, 100), ("snakes-kids", KIDS, 50), ("snakes-1943", OF_1943, 100)]
        {
            assert_eq!(rules(id).finish(), last);
            for square in 1..=last {
                let from = |link: &str| link.strip_prefix(&format!("{square}→"))?.parse().ok();
                let to: i16 = links.split(' ').find_map(from).unwrap_or(square);
                check(id, &format!("0: {} | 1:", square - 1), &format!("1 a 0:{to}"));
            }
        }
    }

    #[test]
    fn two_to_six_walk_one_way_from_off_the_board_and_never_capture() {
        opened("snakes", 0..6).go_on("@0 3 a 0:3 @1 3 a 0:3 1:3 @2");
        assert!(rules("snakes").start(&Seating::of([0])).is_err());
    }

    #[test]
    fn a_six_does_not_roll_again() {
        check("snakes", "0: 30 | 1:", "6 a 0:36 @1");
        check("snakes-double", "0: 26 | 1:", "6+6 a 0:38 @1");
    }

    #[test]
    fn a_roll_too_high_stays() {
        check("snakes", "0: 97 | 1:", "4 [] 0:97 @1");
        check("snakes", "0: 97 | 1: 5 | 2: 9", "3 a over:0,2,1");
    }

    #[test]
    fn two_dice_are_summed() {
        check("snakes-double", "0: 30 | 1:", "2+5 [a7] a 0:37 @1");
        check("snakes-double", "0: 96 | 1:", "4 a over:0,1");
    }

    #[test]
    fn one_of_two_dice_is_chosen() {
        check("snakes-choose", "0: 30 | 1:", "2+4 [a2,a4] a4 0:34 @1");
        check("snakes-choose", "0: 30 | 1:", "2+4 a2 0:32 @1");
        check("snakes-choose", "0: 30 | 1:", "4+4 [a4] a 0:34 @1");
        check("snakes-choose", "0: 96 | 1:", "3+5 [a3] a 0:99 @1");
    }

    fn play(position: &str, story: &str) -> Table {
        check("snakes-power", position, story)
    }

    fn held(table: &Table) -> Vec<Item> {
        table.rules.held(&table.state, Seat(0)).collect()
    }

    #[test]
    fn power_has_the_links_of_1943() {
        let (power, base) = (rules("snakes-power"), rules("snakes-1943"));
        let (power, base) = (&power.spec().squares, &base.spec().squares);
        assert_eq!((&power.snakes, &power.ladders), (&base.snakes, &base.ladders));
    }

    #[test]
    fn some_squares_roll_again() {
        for square in [13, 33, 57, 77] {
            play(&format!("0: {} | 1:", square - 1), &format!("1 a 0:{square} @0"));
        }
        play("0: 31 | 1:", "1 a 0:32 @1");
    }

    #[test]
    fn some_squares_cost_the_next_turn() {
        for square in [18, 45, 68] {
            let position = format!("0: {} | 1: 31", square - 1);
            play(&position, &format!("1 a 0:{square} @1 3 a @1 1 a @0 1 a @1"));
        }
    }

    #[test]
    fn some_squares_swap_with_the_leader() {
        for square in [40, 74] {
            let swap = format!("1 a 0:90 1:60 2:{square} @1");
            play(&format!("0: {} | 1: 60 | 2: 90", square - 1), &swap);
            let lead = format!("1 a 0:{square} 1:20 @1");
            play(&format!("0: {} | 1: 20", square - 1), &lead);
        }
    }

    #[test]
    fn items_lie_where_the_board_says() {
        for (squares, item) in [
            (&[7, 30, 55, 85][..], Item::Shield),
            (&[12, 59], Item::SecondThrow),
            (&[25, 66], Item::ChosenRoll),
        ] {
            for square in squares {
                let table = play(&format!("0: {} | 1:", square - 1), "1 a @1");
                assert_eq!(held(&table), [item], "{square}");
            }
        }
    }

    /// Seat 1 stands on 99 and rolls a two, which is too high, whenever it is its turn.
    const SHIELDED: &str = "1 a 0:7 2 6 a 0:13 3 a 0:16 @1";

    #[test]
    fn a_shield_stops_one_snake() {
        let table = play("0: 6 | 1: 99", SHIELDED);
        assert_eq!(held(&table), []);
        assert_eq!(table.saw(|e| matches!(e, Event::ItemUsed { item: Item::Shield, .. })), 1);
        play("0: 6 | 1: 99", &format!("{SHIELDED} 2 5 a 0:42 2 5 a 0:26"));
    }

    #[test]
    fn one_shield_is_held_at_a_time() {
        let story = "1 a 2 6 a 6 a 0:19 2 6 a 0:25 2 5 a 0:30 2 6 a 0:44 2 3 a 0:47 2 2 a 0:11";
        play("0: 6 | 1: 99", story);
    }

    #[test]
    fn one_of_each_other_item_is_held_at_a_time() {
        let twice = |item: &str| format!("based_on = \"snakes-power\"\nsquares.{item} = [31, 32]");
        let both = "1 a 0:31 2 1 a 0:32 2";
        let seconds = format!("{both} 6 second 6 !second a 0:38");
        check(&twice("second_throw"), "0: 30 | 1: 99", &seconds);
        let choices = format!("{both} choose:6 a 0:38 2 !choose:6");
        check(&twice("chosen_roll"), "0: 30 | 1: 99", &choices);
    }

    #[test]
    fn a_second_throw_is_used_after_a_roll() {
        let story = "1 a 0:12 2 !second 6 [a6] second @0 3 [a3] !second a 0:15 @1";
        assert_eq!(held(&play("0: 11 | 1: 99", story)), []);
        assert_eq!(held(&play("0: 11 | 1: 99", "1 a 2 5 a 0:17 @1")), [Item::SecondThrow]);
        play("0: 30 | 1: 99", "3 !second");
    }

    #[test]
    fn a_second_throw_helps_after_a_roll_without_a_move() {
        let far = "1 a 0:59 2 6 a 0:65 2 6 a 0:91 2 6 a 0:97 2 5 []";
        play("0: 58 | 1: 99", &format!("{far} second @0 3 a over:0,1"));
        play("0: 58 | 1: 99", &format!("{far} pass 0:97 @1"));
    }

    #[test]
    fn a_chosen_roll_is_used_before_a_roll() {
        let table = play("0: 24 | 1: 99", "1 a 0:25 2 choose:6 [a6] a 0:31 @1 2 !choose:6");
        assert_eq!(held(&table), []);
        let table = play("0: 24 | 1: 99", "1 a 2 1 [a1]");
        assert_eq!(
            (held(&table), table.rules.usable(&table.state)),
            (vec![Item::ChosenRoll], None)
        );
        play("0: 30 | 1: 99", "!choose:6");
    }
}

mod dice {
    use super::*;

    fn throws(variant: &str) -> Vec<(Vec<u8>, u32)> {
        let table = opened(variant, [0, 2]);
        let list = table.rules.throws(&table.state).iter();
        list.map(|(throw, weight)| (table.rules.dice(*throw).to_vec(), *weight)).collect()
    }

    /// Ludo with other dice.
    fn with(dice: &str, six: &str) -> String {
        format!("based_on = \"ludo\"\nentry.on = \"{six}\"\nagain = \"{six}\"\n{dice}")
    }

    #[test]
    fn a_die_may_have_four_or_eight_sides() {
        for sides in [4, 8] {
            let variant = with(&format!("dice.sides = {sides}"), &format!("face {sides}"));
            let faces: Vec<_> = (1..=sides).map(|f| (vec![f], 1)).collect();
            assert_eq!(throws(&variant), faces);
            check(&variant, "0: | 2:", &format!("{sides} a 0:0 @0 3 a 0:3 @2 2 [] @0"));
        }
        check(&with("dice.sides = 8", "face 8"), "0: 10 | 2:", "7 a 0:17 @2 6 [] @0");
    }

    #[test]
    fn faces_may_have_weights_and_a_face_without_one_never_falls() {
        let weighted = with("dice.weights = [1, 2, 3, 4, 5, 6]", "six");
        let wanted: Vec<_> = (1..=6).map(|f| (vec![f], u32::from(f))).collect();
        assert_eq!(throws(&weighted), wanted);
        let loaded = with("dice.weights = [0, 2, 0, 0, 0, 1]", "six");
        assert_eq!(throws(&loaded), [(vec![2], 2), (vec![6], 1)]);
    }

    #[test]
    fn two_dice_weigh_every_order() {
        let two = with("dice.count = 2\ndice.sides = 3\ndice.weights = [1, 1, 2]", "pair");
        let wanted: [(&[u8], u32); 6] =
            [(&[1, 1], 1), (&[1, 2], 2), (&[1, 3], 4), (&[2, 2], 1), (&[2, 3], 4), (&[3, 3], 4)];
        let wanted: Vec<_> = wanted.into_iter().map(|(d, w)| (d.to_vec(), w)).collect();
        let fewer = format!("{two}\nmoving.overshoot = \"bounce\"");
        assert_eq!(throws(&fewer), wanted);
        check(&fewer, "0: | 2:", "2+2 a 0:0 @0 1+3 a 0:4 @2");
    }

    #[test]
    fn lots_count_what_lies_face_up() {
        let lots = with("dice.lots = 3\ndice.values = [5, 1, 2, 3]", "value 5");
        assert_eq!(throws(&lots), [(vec![1], 3), (vec![2], 3), (vec![3], 1), (vec![5], 1)]);
        check(&lots, "0: | 2:", "5 a 0:0 @0 3 a 0:3 @2");
        let alike = with("dice.lots = 3\ndice.values = [4, 1, 1, 4]", "value 4");
        assert_eq!(throws(&alike), [(vec![1], 6), (vec![4], 2)]);
    }

    #[test]
    fn a_face_may_count_otherwise() {
        let twelve = with("dice.remap = [{ face = 6, counts = 12 }]", "six");
        check(&twelve, "0: 10 | 2:", "6 [a12,b12,c12,d12] a 0:22 @0");
        check(&twelve, "0: | 2:", "6 a 0:0 @0 5 a 0:5 @2");
    }
}

mod limits {
    use super::*;
    use homestretch_rules::Builder;

    #[test]
    fn more_than_six_seats_are_refused() {
        assert!(refused(
            "based_on = \"snakes\"\nboard.seats = 7\nboard.colours = []",
            "board.seats"
        ));
    }

    #[test]
    fn more_than_32_tokens_are_refused() {
        check("based_on = \"ludo\"\ntokens = 8", "0: | 2:", "6 [a,b,c,d,e,f,g,h]");
        assert!(refused("based_on = \"ludo\"\ntokens = 9", "tokens"));
        assert!(refused("based_on = \"ludo-hex\"\ntokens = 6", "tokens"));
    }

    #[test]
    fn more_than_250_steps_are_refused() {
        let path = |last: u8| {
            let text = "based_on = \"snakes\"\nsquares.snakes = []\nsquares.ladders = []";
            format!(
                "{text}\nboard.path = [\"track 0..99\", \"stretch 1..99\", \"track 0..{last}\"]"
            )
        };
        assert_eq!(rules(&path(50)).finish(), 250);
        assert!(refused(&path(51), "board.path"));
    }

    #[test]
    fn more_than_100_links_are_refused() {
        let board = |links: i16| {
            let board = Builder::snakes("links", 250);
            (1..=links).fold(board, |board, i| board.ladder(i, i + 120)).build()
        };
        assert!(board(100).is_ok());
        assert_eq!(board(101).unwrap_err().0[0].key, "squares");
    }

    #[test]
    fn more_than_10_000_different_throws_are_refused() {
        let dice = |count: u8, sides: u8| {
            Builder::snakes("dice", 250).set("moving.overshoot", "bounce").dice(count).sides(sides)
        };
        assert!(dice(2, 100).build().is_ok(), "5,050 throws");
        assert_eq!(dice(3, 60).build().unwrap_err().0[0].key, "dice", "37,820 throws");
    }

    #[test]
    fn a_variant_that_cannot_end_is_refused() {
        assert!(refused("based_on = \"ludo\"\nentry.on = \"never\"", "entry.on"));
        assert!(refused("based_on = \"ludo\"\ndice.sides = 4", "entry.on"));
        let odd = "board.path = [\"track 0..50\", \"stretch 1..4\", \"finish\"]";
        let even = "based_on = \"ludo\"\ndice.weights = [0, 1, 0, 1, 0, 1]";
        assert!(rules(even).finish() == 56 && refused(&format!("{even}\n{odd}"), "board.path"));
        assert!(refused("based_on = \"pachisi\"\nmoving.dead_end = \"allowed\"", "board.path"));
        assert!(refused("based_on = \"ludo\"\nagain = \"any\"", "again.on"));
        assert!(refused("based_on = \"ludo-lp2a\"\ncapture = \"never\"", "moving.gate"));
    }
}

/// Rule values that no variant of ours uses.
mod other_values {
    use super::*;

    fn ludo(value: &str) -> String {
        format!("based_on = \"ludo\"\n{value}")
    }

    #[test]
    fn those_who_tie_may_roll_again_alone() {
        let mut table = opened(&ludo("order = \"highest tied\""), [0, 1, 2]);
        table.go_on("5 2 5");
        assert_eq!(table.state.turn(), Turn::Opening { seat: Seat(0) });
        table.go_on("1");
        assert_eq!(table.state.turn(), Turn::Opening { seat: Seat(2) });
        table.go_on("4 @2");
    }

    #[test]
    fn a_capture_may_be_a_duty() {
        let first = ludo("moving.must = \"capture first\"");
        check(&first, "0: 10 16 | 2: 46", "4 [b]");
        check(&first, "0: 10 16 | 2: 45", "4 [a,b]");
    }

    #[test]
    fn a_roll_too_high_may_finish() {
        let anyway = ludo("moving.overshoot = \"wins anyway\"");
        check(&anyway, "0: 53 | 2:", "5 a 0:56 @2");
        check(&anyway, "0: 55 56 56 56 | 2:", "4 a over:0,2");
    }

    #[test]
    fn own_tokens_alone_may_be_in_the_way() {
        let not_own = ludo("moving.passing = \"not own\"");
        check(&not_own, "0: 10 12 | 2: 37", "3 [b]");
        check(&not_own, "0: 10 20 | 2: 38", "3 [a,b] a 0:13,20 2:38");
    }

    #[test]
    fn links_may_be_followed_on() {
        let on = "based_on = \"snakes\"\nsquares.follow = \"on\"";
        check(on, "0: | 1:", "6 a 0:2 @1");
        let circle = "squares.snakes = [[20, 10]]\nsquares.ladders = [[10, 20]]";
        assert!(refused(&format!("{on}\n{circle}"), "squares.follow"));
    }

    #[test]
    fn entering_and_jumping_may_roll_again() {
        let enter = ludo("again = \"enter\"");
        check(&enter, "0: 10 | 2:", "6 b @0 6 a @2");
        check("based_on = \"snakes\"\nagain = \"jump\"", "0: 10 | 1:", "1 a 0:40 @0 1 a @1");
    }

    #[test]
    fn a_streak_may_be_shorter() {
        let second = ludo("again.streak = \"void\"\nagain.streak_at = 2");
        check(&second, "0: 10 | 2:", "6 a 0:16 @0 6 [] 0:16 @2");
    }

    #[test]
    fn tokens_may_be_out_and_some_may_be_enough() {
        opened(&ludo("out = 2"), [0, 2]).go_on("@0 0:0,0 2:0,0");
        check(&ludo("end.goal = 2"), "0: 56 55 | 2:", "1 b over:0,2");
    }

    #[test]
    fn a_square_may_hold_few_tokens() {
        let most = ludo("meeting.most = 2");
        check(&most, "0: 10 12 12 | 2:", "2 [b,c]");
        check(&most, "0: 5 | 1: 47 | 2: 34", "3 [] @1");
    }
}
