//! Boards in the terminal: snapshots of every variant at two sizes, and rules that hold for each.
//!
//! To see them in colour, run
//! `cargo test -p homestretch --test board -- --ignored --nocapture look`, with `VARIANT=ludo`
//! before it for one variant, `SIZE=50x22` for another size, `PLAIN=1` for ASCII without colour.

use homestretch::terminal::DrawStyle;
use homestretch::terminal::board::{Board, Mark, Picture};
use homestretch_bots::{below, chance, seeded};
use homestretch_rules::layout::SquareKind;
use homestretch_rules::spec::LayoutKind;
use homestretch_rules::{Action, Event, Move, Rules, Seat, Seating, Setup, State, Turn, catalog};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Color;
use ratatui::widgets::Widget;
use std::collections::BTreeMap;
use std::fmt::Write;

const RICH: DrawStyle = DrawStyle { colour: true, unicode: true };
const PLAIN: DrawStyle = DrawStyle { colour: false, unicode: false };
/// The space for the board on a terminal of 100 × 40 and on one of 80 × 24.
const SIZES: [(u16, u16); 2] = [(66, 36), (50, 22)];

fn variants() -> impl Iterator<Item = Rules> {
    catalog::ids().map(|id| Rules::named(id).expect("the catalog lists the variant"))
}

fn start(rules: &Rules) -> State {
    let seats = rules.usual_seats(rules.spec().players[1] as usize);
    rules.start(&Seating::of(seats.into_iter().map(|seat| seat.0))).unwrap()
}

/// The positions of a game with random actions.
fn positions(rules: &Rules, seed: u64, plies: usize) -> Vec<State> {
    let mut rng = seeded(seed, 0);
    let mut state = start(rules);
    let mut all = vec![state];
    while all.len() < plies && state.turn() != Turn::Over {
        let action = chance(rules, &state, &mut rng).unwrap_or_else(|| {
            let moves = rules.legal(&state);
            let chosen = below(&mut rng, moves.len() as u32) as usize;
            moves.get(chosen).map_or(Action::Pass, Action::Move)
        });
        rules.apply(&mut state, action, &mut ()).unwrap();
        all.push(state);
    }
    all
}

/// A position in the middle of a game with a choice of moves, and one of the moves: one that
/// captures, if there is one.
fn midgame(rules: &Rules) -> (State, Move) {
    let all = positions(rules, 4, 4000);
    let open = |state: &&State| !rules.legal(state).is_empty();
    let captures = |state: &State| {
        let captures = |mv: &Move| !preview(rules, state, *mv).1.is_empty();
        rules.legal(state).iter().find(captures).map(|mv| (*state, mv))
    };
    let middle = &all[all.len() / 2..];
    middle.iter().filter(open).find_map(captures).unwrap_or_else(|| {
        let state = middle.iter().chain(&all).find(open).expect("some position has a move");
        (*state, rules.legal(state).get(0).unwrap())
    })
}

/// The steps at which the token of a move lands, and the tokens that the move captures.
fn preview(rules: &Rules, state: &State, mv: Move) -> (Vec<i16>, Vec<(Seat, u8)>) {
    let mut after = *state;
    let mut events: Vec<Event> = Vec::new();
    rules.apply(&mut after, Action::Move(mv), &mut events).unwrap();
    let mut to = Vec::new();
    let mut captured = Vec::new();
    for event in events {
        match event {
            Event::Moved { to: step, .. } | Event::Linked { to: step, .. } => to.push(step),
            Event::Captured { seat, token, .. } => captured.push((seat, token)),
            _ => {}
        }
    }
    (to, captured)
}

/// A board with every kind of mark.
fn marked<'a>(picture: &'a Picture, rules: &Rules, state: &State, chosen: Move) -> Board<'a> {
    let mover = rules.mover(state);
    let mut tokens: Vec<u8> = rules.legal(state).iter().map(|mv| mv.token).collect();
    tokens.sort();
    tokens.dedup();
    let keys = ('1'..).zip(tokens);
    let marks = keys.map(|(key, token)| Mark { seat: mover, token, key });
    let (to, captured) = preview(rules, state, chosen);
    let squares = to.into_iter().filter_map(|step| picture.square_of(mover, step));
    // The previous seat has moved two steps.
    let before = state.seats().rfind(|seat| *seat != mover).unwrap();
    let step = (0..rules.tokens()).map(|token| rules.step(state, before, token)).max().unwrap();
    let last = (step - 2..=step).filter_map(|step| picture.square_of(before, step));
    let names = state.seats().zip(["Ada", "Bea", "Cid", "Dora", "Edith", "Fay"]);
    let mut board = Board::new(picture, rules, state);
    (board.marks, board.captures) = (marks.collect(), captured);
    (board.landing, board.last) = (squares.collect(), last.collect());
    board.names = names.map(|(seat, name)| (seat, name.to_string())).collect();
    board
}

fn drawn(board: &Board<'_>, (cols, rows): (u16, u16)) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, cols, rows));
    board.render(buffer.area, &mut buffer);
    buffer
}

fn lines(buffer: &Buffer) -> Vec<Vec<Cell>> {
    buffer.content.chunks(usize::from(buffer.area.width)).map(<[Cell]>::to_vec).collect()
}

fn number(colour: Color) -> String {
    match colour {
        Color::Indexed(n) => n.to_string(),
        _ => "-".into(),
    }
}

/// The text in some cells.
fn written(buffer: &Buffer, cells: &[(u16, u16)]) -> String {
    cells.iter().map(|at| buffer[*at].symbol()).collect()
}

/// How many tokens of each seat a text shows: `●12` are two, and so are `2●`.
fn tokens_in(text: &str, picture: &Picture) -> BTreeMap<Seat, usize> {
    let seat_of = |glyph: char| {
        let mut seats = picture.layout().seats.iter().map(|seat| seat.seat);
        seats.find(|seat| picture.sign(*seat) == glyph)
    };
    let glyphs: Vec<char> =
        text.chars().filter(|c| c.is_ascii_digit() || seat_of(*c).is_some()).collect();
    let counted = glyphs.first().is_some_and(char::is_ascii_digit);
    let mut all = BTreeMap::new();
    for (i, glyph) in glyphs.iter().enumerate() {
        let Some(seat) = seat_of(*glyph) else { continue };
        let labels = glyphs[i + 1..].iter().take_while(|c| c.is_ascii_digit()).count();
        let count = glyphs[..i].last().and_then(|c| c.to_digit(10));
        let tokens = if counted { count.unwrap_or(1) as usize } else { labels.max(1) };
        *all.entry(seat).or_default() += tokens;
    }
    all
}

/// The text of a note beside the board or in a yard, starting at its sign.
fn note(buffer: &Buffer, picture: &Picture, sign: &str) -> Option<String> {
    lines(buffer).iter().zip(0..).find_map(|(line, row)| {
        let free = |col: u16| {
            let square = picture.square_at(col, row);
            square.is_none_or(|i| picture.layout().squares[i].kind == SquareKind::Yard)
        };
        let text: Vec<&str> = line.iter().map(Cell::symbol).collect();
        let at = (0..text.len() - sign.len())
            .find(|at| free(*at as u16) && text[*at..*at + sign.len()].concat() == sign)?;
        let rest = text[at + sign.len()..].iter().take_while(|symbol| **symbol != " ");
        Some(rest.copied().collect())
    })
}

/// Checks that every token is shown on its square, or in the note that belongs to the square.
fn check_tokens(picture: &Picture, rules: &Rules, state: &State) {
    let buffer = drawn(&Board::new(picture, rules, state), picture.size());
    let mut expected: BTreeMap<usize, BTreeMap<Seat, usize>> = BTreeMap::new();
    for seat in state.seats() {
        for token in 0..rules.tokens() {
            let square = picture.square_of(seat, rules.step(state, seat, token)).unwrap();
            *expected.entry(square).or_default().entry(seat).or_default() += 1;
        }
    }
    let numbered = rules.tokens() == 1;
    for square in 0..picture.layout().squares.len() {
        let mut text = written(&buffer, picture.cells(square));
        if numbered {
            text.retain(|c| !c.is_ascii_digit());
        }
        if picture.layout().squares[square].kind != SquareKind::Yard
            && let Some((before, _)) = text.split_once(')')
        {
            let letter = before.chars().last().unwrap();
            let note = note(&buffer, picture, &format!("{letter})"));
            text = note.unwrap_or_else(|| panic!("no note {letter})"));
        } else {
            // A note in a yard belongs to another square.
            text = text.split(' ').filter(|word| word.chars().nth(1) != Some(')')).collect();
        }
        let expected = expected.remove(&square).unwrap_or_default();
        let name = &picture.layout().squares[square].name;
        assert_eq!(tokens_in(&text, picture), expected, "{} {name}: {text}", rules.spec().id);
    }
}

#[test]
fn every_square_has_cells_of_its_own() {
    for rules in variants() {
        for (cols, rows) in SIZES {
            let picture = Picture::new(&rules, (cols, rows), RICH);
            assert!(picture.fits(), "{}", rules.spec().id);
            let mut cells = 0;
            for square in 0..picture.layout().squares.len() {
                let own = picture.cells(square);
                assert!(own.len() >= 2, "{} {square}", rules.spec().id);
                assert!(own.iter().all(|(col, row)| *col < cols && *row < rows));
                assert!(own.iter().all(|(c, r)| picture.square_at(*c, *r) == Some(square)));
                cells += own.len();
            }
            let all = (0..rows).flat_map(|row| (0..cols).map(move |col| (col, row)));
            let owned = all.filter(|(col, row)| picture.square_at(*col, *row).is_some());
            assert_eq!(owned.count(), cells, "a cell belongs to two squares");
        }
    }
}

#[test]
fn every_step_of_a_path_is_a_square_with_cells() {
    for rules in variants() {
        let picture = Picture::new(&rules, SIZES[1], RICH);
        for seat in &picture.layout().seats {
            for step in rules.steps() {
                let square = picture.square_of(seat.seat, step).unwrap();
                assert!(!picture.cells(square).is_empty(), "{:?} step {step}", seat.seat);
            }
        }
    }
}

#[test]
fn every_token_is_visible() {
    let styles = [RICH, PLAIN, DrawStyle { colour: true, unicode: false }];
    for rules in variants() {
        let games = (0..2).map(|seed| positions(&rules, seed, 400));
        let states: Vec<State> = games.flat_map(|all| all.into_iter().step_by(11)).collect();
        for size in SIZES {
            for style in styles {
                let picture = Picture::new(&rules, size, style);
                states.iter().for_each(|state| check_tokens(&picture, &rules, state));
            }
        }
    }
}

#[test]
fn a_crowded_square_gets_a_note_beside_the_board() {
    let rules = Rules::named("ludo").unwrap();
    // All tokens stand on the safe square 8.
    let crowd: [(u8, &[i16]); 4] =
        [(0, &[8, 8, 8, 3]), (1, &[47, 47, -1, -1]), (2, &[34; 4]), (3, &[21, 21, 21, 56])];
    let state = rules.setup(&Setup::new(crowd)).unwrap();
    for size in SIZES {
        for style in [RICH, PLAIN] {
            let picture = Picture::new(&rules, size, style);
            check_tokens(&picture, &rules, &state);
        }
    }
}

#[test]
fn a_board_fits_into_its_smallest_size() {
    for rules in variants() {
        let (cols, rows) = Picture::new(&rules, (1, 1), RICH).smallest();
        assert!(cols <= 50 && rows <= 22, "{} {cols} {rows}", rules.spec().id);
        for size in [(cols, rows), (cols + 1, rows), (cols, rows + 3), (cols + 9, rows + 2)] {
            assert!(Picture::new(&rules, size, RICH).fits(), "{} {size:?}", rules.spec().id);
        }
        assert!(!Picture::new(&rules, (cols, 1), RICH).fits());
        assert!(!Picture::new(&rules, (1, rows), RICH).fits());
    }
}

#[test]
fn no_size_makes_drawing_panic() {
    let mut boards: Vec<Rules> = variants().collect();
    boards.dedup_by_key(|rules| rules.spec().board.name.clone());
    for rules in boards {
        let state = start(&rules);
        for cols in (1..12).chain((12..=200).step_by(23)) {
            for rows in (1..8).chain((8..=80).step_by(11)) {
                let picture = Picture::new(&rules, (cols, rows), RICH);
                drawn(&Board::new(&picture, &rules, &state), (cols, rows));
                // The terminal has become smaller since the picture was made.
                drawn(&Board::new(&picture, &rules, &state), (cols / 2 + 1, rows / 2 + 1));
            }
        }
    }
}

#[test]
fn a_variant_without_a_layout_is_drawn_as_a_circle() {
    for id in ["ludo", "parchis", "aeroplane", "mensch"] {
        let mut spec = catalog::find(id).unwrap();
        spec.layout.kind = LayoutKind::Circle;
        let rules = Rules::new(spec).unwrap();
        let (cols, rows) = Picture::new(&rules, (1, 1), RICH).smallest();
        let picture = Picture::new(&rules, (cols + 10, rows + 5), RICH);
        assert!(picture.fits(), "{id} {cols} {rows}");
        positions(&rules, 1, 100).iter().for_each(|state| check_tokens(&picture, &rules, state));
    }
}

#[test]
fn no_name_is_drawn_outside_its_yard() {
    let rules = Rules::named("ludo").unwrap();
    let state = start(&rules);
    let names = ["李小龙李小龙李小龙李小龙李小龙", "a\u{301}\tb", "x".repeat(99).as_str(), "नमस्ते"]
        .map(str::to_string);
    for style in [RICH, PLAIN] {
        let picture = Picture::new(&rules, SIZES[1], style);
        let bare = Board::new(&picture, &rules, &state);
        let mut named = bare.clone();
        named.names = (0..).map(Seat).zip(names.clone()).collect();
        let (bare, named) = (drawn(&bare, SIZES[1]), drawn(&named, SIZES[1]));
        for square in 0..picture.layout().squares.len() {
            let cells = picture.cells(square);
            if picture.layout().squares[square].kind != SquareKind::Yard {
                assert_eq!(written(&bare, cells), written(&named, cells));
            }
        }
    }
}

#[test]
fn a_walking_token_is_shown_only_on_its_current_step() {
    let rules = Rules::named("ludo").unwrap();
    let state = start(&rules);
    let picture = Picture::new(&rules, SIZES[1], RICH);
    let board = Board::new(&picture, &rules, &state).at_step(Seat(0), 2, 5);
    let buffer = drawn(&board, SIZES[1]);
    let on = |step| {
        let square = picture.square_of(Seat(0), step).unwrap();
        tokens_in(&written(&buffer, picture.cells(square)), &picture).get(&Seat(0)).copied()
    };
    assert_eq!((on(-1), on(5), on(6)), (Some(3), Some(1), None));
}

#[test]
fn keys_landings_and_captures_are_marked_by_characters_as_well_as_colours() {
    let rules = Rules::named("ludo").unwrap();
    // Red 2 would capture blue 1 on square 20.
    let setup = Setup::new([(0, &[4, 14, -1, -1][..]), (1, &[7, -1, -1, -1][..])]);
    let mut state = rules.setup(&setup).unwrap();
    let six = rules.throw(&state, &[6]).unwrap();
    rules.apply(&mut state, Action::Roll(six), &mut ()).unwrap();
    for (style, sign) in [(RICH, "■✗"), (PLAIN, "B!")] {
        let picture = Picture::new(&rules, SIZES[0], style);
        let board = marked(&picture, &rules, &state, Move { token: 1, pips: 6 });
        let buffer = drawn(&board, SIZES[0]);
        let on = |step| written(&buffer, picture.cells(picture.square_of(Seat(0), step).unwrap()));
        assert!(on(4).contains(&format!("{}1", picture.sign(Seat(0)))), "{}", on(4));
        assert!(on(14).contains(&format!("{}2", picture.sign(Seat(0)))), "{}", on(14));
        assert!(on(20).contains(sign), "{}", on(20));
    }
}

/// The text of a screen, followed by one letter per cell for its colours.
fn screen(buffer: &Buffer) -> String {
    let mut looks: Vec<String> = Vec::new();
    let (mut text, mut colours) = (String::new(), String::new());
    for line in lines(buffer) {
        let symbols: String = line.iter().map(Cell::symbol).collect();
        writeln!(text, "{}", symbols.trim_end()).unwrap();
        let mut letters = String::new();
        for cell in line {
            let look = match (cell.bg, cell.modifier.is_empty()) {
                (Color::Reset, _) => String::new(),
                (bg, true) => number(bg),
                (bg, false) => format!("{} {:?}", number(bg), cell.modifier),
            };
            let known = looks.iter().position(|known| *known == look);
            let index = known.unwrap_or_else(|| {
                looks.push(look);
                looks.len() - 1
            });
            letters.push(
                b" abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"[index].into(),
            );
        }
        writeln!(colours, "{}", letters.trim_end()).unwrap();
    }
    let mut legend = String::new();
    for (look, letter) in
        looks.iter().zip(" abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".chars())
    {
        writeln!(legend, "{letter} {look}").unwrap();
    }
    format!("{text}\n{colours}\n{legend}")
}

#[test]
fn boards_match_their_snapshots() {
    for rules in variants() {
        let (state, chosen) = midgame(&rules);
        for (cols, rows) in SIZES {
            let picture = Picture::new(&rules, (cols, rows), RICH);
            let buffer = drawn(&marked(&picture, &rules, &state, chosen), (cols, rows));
            insta::assert_snapshot!(format!("{}-{cols}x{rows}", rules.spec().id), screen(&buffer));
        }
        let picture = Picture::new(&rules, SIZES[1], PLAIN);
        let buffer = drawn(&Board::new(&picture, &rules, &state), SIZES[1]);
        let text: Vec<String> =
            lines(&buffer).iter().map(|line| line.iter().map(Cell::symbol).collect()).collect();
        insta::assert_snapshot!(format!("{}-plain", rules.spec().id), text.join("\n"));
    }
}
