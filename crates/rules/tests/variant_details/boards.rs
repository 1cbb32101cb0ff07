//! The boards of the variants in detail.

use super::*;
use homestretch_rules::{Action, Move, Setup};

#[test]
fn every_board_has_the_documented_starts_and_gates() {
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
fn a_pachisi_path_leads_down_its_own_column_round_the_board_and_back() {
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

/// The track squares on which a landing token captures nothing.
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
fn every_board_has_the_documented_safe_squares() {
    let none: [u8; 0] = [];
    assert_eq!(safe_squares("ludo"), [0, 8, 13, 21, 26, 34, 39, 47]);
    assert_eq!(safe_squares("ludo-hex"), [0, 3, 12, 15, 24, 27, 36, 39, 48, 51, 60, 63]);
    assert_eq!(safe_squares("parchis"), [5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68]);
    for id in ["ludo-osu", "ludo-english", "mensch", "petits-chevaux"] {
        assert_eq!(safe_squares(id), none, "{id}");
    }
}

#[test]
fn few_players_sit_evenly_spread() {
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

#[test]
fn steps_count_from_minus_one_in_the_yard_to_56_at_the_finish() {
    let table = check("ludo", "0: 0 51 55 56 | 2:", "");
    let at = |seat, token| table.rules.square(&table.state, Seat(seat), token);
    assert_eq!(table.rules.steps(), -1..=56);
    assert_eq!((at(2, 0), table.rules.step(&table.state, Seat(2), 0)), (Square::Yard(Seat(2)), -1));
    assert_eq!((at(0, 0), at(0, 3)), (Square::Track(0), Square::Finish(Seat(0))));
    let (first, last) = (Square::Stretch(Seat(0), 1), Square::Stretch(Seat(0), 5));
    assert_eq!((at(0, 1), at(0, 2)), (first, last));
}
