//! The layouts of all variants and of random boards.

use homestretch_rules::layout::{
    Layout, Outline, Point, Shape, SquareEffect, SquareKind, SquareLayout, spread,
};
use homestretch_rules::spec::{EntryAt, LayoutKind, LayoutTurn, PathPart, Spec};
use homestretch_rules::{Builder, LinkKind, Rules, Seat, Square, catalog};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn named(id: &str) -> Rules {
    Rules::named(id).unwrap()
}

/// The square of the track, or of a seat's stretch, with a number.
fn find(layout: &Layout, seat: Option<u8>, number: u8) -> &SquareLayout {
    let wanted = |s: &&SquareLayout| s.number == Some(number) && s.seat == seat.map(Seat);
    layout.squares.iter().find(wanted).unwrap()
}

/// The cell of a square on a grid.
fn cell(square: &SquareLayout) -> (i32, i32) {
    let Outline { x, y, .. } = square.outline;
    assert_eq!((x.fract(), y.fract()), (0.5, 0.5), "{} is off the grid", square.name);
    (x.floor() as i32, y.floor() as i32)
}

fn track_cell(layout: &Layout, number: u8) -> (i32, i32) {
    cell(find(layout, None, number))
}

fn distance(a: &Outline, b: &Outline) -> f64 {
    (a.x - b.x).hypot(a.y - b.y)
}

fn on_the_path(square: &SquareLayout) -> bool {
    matches!(square.kind, SquareKind::Pad | SquareKind::Track | SquareKind::Stretch)
}

/// Whether two outlines share more than an edge, by the separating axis theorem.
fn overlap(a: &Outline, b: &Outline) -> bool {
    if distance(a, b) > a.width.hypot(a.height) + b.width.hypot(b.height) {
        return false;
    }
    let round = |o: &Outline| -> Vec<Point> {
        let at = |i: i32| {
            let (sin, cos) = f64::from(i * 15).to_radians().sin_cos();
            Point { x: o.x + cos * o.width / 2.0, y: o.y + sin * o.width / 2.0 }
        };
        if o.shape == Shape::Circle { (0..24).map(at).collect() } else { o.corners() }
    };
    let (a, b) = (round(a), round(b));
    let parted = |of: &[Point], i: usize| {
        let (p, q) = (of[i], of[(i + 1) % of.len()]);
        let (dx, dy) = (q.x - p.x, q.y - p.y);
        let across = |r: &Point| (dx * (r.y - p.y) - dy * (r.x - p.x)) / dx.hypot(dy);
        let (inside, outside) = if of == a { (&a, &b) } else { (&b, &a) };
        let side = inside.iter().map(across).sum::<f64>().signum();
        outside.iter().all(|r| across(r) * side < 0.005)
    };
    !(0..a.len()).any(|i| parted(&a, i)) && !(0..b.len()).any(|i| parted(&b, i))
}

/// Checks that no two squares overlap.
fn apart(layout: &Layout) {
    for (i, a) in layout.squares.iter().enumerate() {
        for b in &layout.squares[..i] {
            assert!(!overlap(&a.outline, &b.outline), "{} and {}", a.name, b.name);
        }
    }
}

/// Checks everything that holds for every layout, and returns the layout.
fn check(rules: &Rules) -> Layout {
    let layout = rules.layout();
    let id = &rules.spec().id;
    let names: BTreeSet<&str> = layout.squares.iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names.len(), layout.squares.len(), "{id}: names are unique");
    let inside = |x: f64, y: f64, by: f64| {
        x >= by && y >= by && x <= layout.width - by && y <= layout.height - by
    };
    for square in &layout.squares {
        let Outline { x, y, width, height, rotation, .. } = square.outline;
        assert!(inside(x, y, 0.0), "{id}: {} is inside", square.name);
        assert!(square.outline.corners().iter().all(|p| inside(p.x, p.y, -0.01)), "{id}");
        assert!(width > 0.0 && height > 0.0 && (0.0..360.0).contains(&rotation), "{id}");
    }
    assert_eq!(layout.seats.len(), rules.seats());
    for seat in &layout.seats {
        assert_eq!(seat.yard_slots.at.len(), rules.tokens());
        assert_eq!(seat.finish.is_some(), !seat.finish_slots.at.is_empty());
        assert!(seat.yard_slots.size > 0.0);
        assert_eq!(seat.path[0], seat.yard);
        assert_eq!(layout.squares[seat.yard].kind, SquareKind::Yard);
        for slot in seat.yard_slots.at.iter().chain(&seat.finish_slots.at) {
            assert!(inside(slot.x, slot.y, 0.0), "{id}: a slot is inside");
        }
        for (i, &square) in seat.path.iter().enumerate() {
            let square = &layout.squares[square];
            let expected = rules.square_at(seat.seat, layout.first_step + i as i16).unwrap();
            let found = (square.kind, square.seat, square.number);
            let expected = match expected {
                Square::Yard(s) => (SquareKind::Yard, Some(s), None),
                Square::Pad(s) => (SquareKind::Pad, Some(s), None),
                Square::Track(n) => (SquareKind::Track, None, Some(n)),
                Square::Stretch(s, n) => (SquareKind::Stretch, Some(s), Some(n)),
                Square::Finish(s) => (SquareKind::Finish, Some(s), None),
            };
            assert_eq!(found, expected, "{id}: the path has the squares of the rules");
        }
        let next = layout.first_step + seat.path.len() as i16;
        assert_eq!(rules.square_at(seat.seat, next), None, "{id}: the path has every step");
    }
    layout
}

#[test]
fn every_variant_has_a_valid_drawing() {
    for id in catalog::ids() {
        let rules = named(id);
        assert_eq!(rules.layout_problems(), [], "{id}");
        check(&rules);
    }
}

#[test]
fn squares_do_not_overlap() {
    for id in catalog::ids() {
        let mut layout = named(id).layout();
        let way: Vec<_> = layout.squares.iter().filter(|s| on_the_path(s)).collect();
        for (i, a) in way.iter().enumerate() {
            let near = way[..i].iter().find(|b| distance(&a.outline, &b.outline) < 0.78);
            assert!(near.is_none(), "{id}: {} and {}", a.name, near.unwrap().name);
        }
        // A pad may stand on the edge of a yard.
        layout.squares.retain(|s| s.kind != SquareKind::Pad);
        apart(&layout);
    }
}

/// Checks that consecutive squares of a path touch.
fn touch(rules: &Rules) {
    let layout = rules.layout();
    for seat in &layout.seats {
        let way = (rules.finish() - layout.first_step) as usize;
        for pair in seat.path[..=way].windows(2) {
            let [a, b] = [&layout.squares[pair[0]], &layout.squares[pair[1]]];
            let apart = distance(&a.outline, &b.outline);
            let fits = !on_the_path(a) || !on_the_path(b) || apart < 1.6;
            assert!(fits, "{}: from {} to {} is {apart}", rules.spec().id, a.name, b.name);
        }
    }
}

#[test]
fn neighbours_on_the_track_touch() {
    catalog::ids().for_each(|id| touch(&named(id)));
}

#[test]
fn neighbours_on_a_circle_touch() {
    for id in catalog::ids().filter(|id| *id != "ur") {
        let mut spec = catalog::find(id).unwrap();
        spec.layout = Default::default();
        touch(&Rules::new(spec).unwrap());
    }
}

#[test]
fn slots_are_inside_their_yard_or_finish_and_do_not_overlap() {
    for id in catalog::ids() {
        let layout = named(id).layout();
        for seat in &layout.seats {
            let finish = seat.finish.map(|finish| (finish, &seat.finish_slots));
            for (square, slots) in [(seat.yard, &seat.yard_slots)].into_iter().chain(finish) {
                let token = |p: &Point| Outline {
                    shape: Shape::Circle,
                    x: p.x,
                    y: p.y,
                    width: slots.size * 0.9,
                    height: slots.size * 0.9,
                    rotation: 0.0,
                };
                let tokens: Vec<Outline> = slots.at.iter().map(token).collect();
                for (i, a) in tokens.iter().enumerate() {
                    assert!(overlap(a, &layout.squares[square].outline), "{id}");
                    let elsewhere = layout.squares.iter().enumerate().filter(|(other, s)| {
                        *other != square && s.kind != SquareKind::Pad && overlap(a, &s.outline)
                    });
                    assert_eq!(elsewhere.count(), 0, "{id}: seat {}", seat.seat.0);
                    assert!(tokens[..i].iter().all(|b| !overlap(a, b)), "{id}");
                }
            }
        }
    }
}

#[test]
fn the_drawing_marks_the_safe_squares_of_the_rules() {
    for id in catalog::ids() {
        let rules = named(id);
        let seats = (0..rules.seats() as u8).map(Seat);
        let turned = seats.flat_map(|seat| {
            let steps = rules.spec().board.safe.iter();
            steps.map(|step| rules.square_at(seat, *step).unwrap().to_string()).collect::<Vec<_>>()
        });
        let expected: BTreeSet<String> = turned.collect();
        let layout = rules.layout();
        let safe = layout.squares.iter().filter(|s| s.safe).map(|s| s.name.clone());
        assert_eq!(safe.collect::<BTreeSet<String>>(), expected, "{id}");
    }
    let parchis = named("parchis").layout();
    let safe = parchis.squares.iter().filter(|s| s.safe).filter_map(|s| s.number);
    assert!(safe.eq([5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68]));
}

#[test]
fn ludo_is_drawn_as_a_cross_of_15_by_15_squares() {
    let layout = named("ludo").layout();
    assert_eq!((layout.width, layout.height), (15.0, 15.0));
    assert_eq!(layout.first_step, -1);
    for (number, at) in [(0, (6, 13)), (8, (2, 8)), (13, (1, 6)), (26, (8, 1)), (51, (6, 14))] {
        assert_eq!(track_cell(&layout, number), at);
    }
    assert_eq!(cell(find(&layout, Some(0), 1)), (7, 13));
    assert_eq!(cell(find(&layout, Some(1), 1)), (1, 7));
    let red = &layout.seats[0];
    assert_eq!(red.colour, "red");
    let yard = layout.squares[red.yard].outline;
    assert_eq!((yard.x, yard.y, yard.width, yard.height), (3.0, 12.0, 6.0, 6.0));
    let slots = [(1.7, 10.7), (4.3, 10.7), (1.7, 13.3), (4.3, 13.3)];
    assert_eq!(red.yard_slots.at, slots.map(|(x, y)| Point { x, y }));
    let finish = layout.squares[red.finish.unwrap()].outline;
    assert_eq!(finish.shape, Shape::Triangle);
    let corners = finish.corners().into_iter().map(|p| (p.x.round(), (p.y * 2.0).round() / 2.0));
    assert!(corners.eq([(8.0, 7.5), (9.0, 9.0), (6.0, 9.0)]));
}

#[test]
fn starts_and_stretches_have_the_colour_of_their_seat() {
    let layout = named("ludo").layout();
    let start = find(&layout, None, 13);
    assert_eq!((start.start_of, start.owner), (Some(Seat(1)), Some(Seat(1))));
    assert_eq!(find(&layout, Some(2), 5).owner, Some(Seat(2)));
    assert_eq!(find(&layout, None, 8).owner, None);
}

#[test]
fn another_lap_crosses_the_square_before_the_start() {
    let rules = named("ludo-lp2a");
    let layout = rules.layout();
    let path = &layout.seats[0].path;
    assert_eq!(path.len(), 59);
    assert_eq!(layout.squares[path[58]].name, "51");
}

#[test]
fn mensch_has_slots_and_no_finish() {
    let layout = named("mensch").layout();
    assert_eq!((layout.width, layout.height), (11.0, 11.0));
    for (number, at) in [(0, (4, 10)), (9, (0, 5)), (10, (0, 4)), (20, (6, 0)), (30, (10, 6))] {
        assert_eq!(track_cell(&layout, number), at);
    }
    assert_eq!(cell(find(&layout, Some(0), 1)), (5, 9));
    assert_eq!(cell(find(&layout, Some(0), 4)), (5, 6));
    assert_eq!(layout.seats[0].finish, None);
}

#[test]
fn parchis_runs_anticlockwise() {
    let layout = named("parchis").layout();
    for (number, at) in [(68, (9, 18)), (5, (10, 14)), (17, (18, 9)), (22, (14, 8))] {
        assert_eq!(track_cell(&layout, number), at);
    }
    assert_eq!(cell(find(&layout, Some(0), 7)), (9, 11));
    assert_eq!(find(&layout, None, 5).start_of, Some(Seat(0)));
}

#[test]
fn pachisi_tokens_leave_and_return_along_the_same_column() {
    let layout = named("pachisi").layout();
    let path = &layout.seats[0].path;
    let at = |step: usize| cell(&layout.squares[path[step]]);
    assert_eq!((at(1), at(7), at(8), at(9)), ((9, 11), (9, 17), (9, 18), (10, 18)));
    assert_eq!((at(75), at(76), at(77), at(83)), ((8, 18), (9, 18), (9, 17), (9, 11)));
    assert_eq!(layout.squares.iter().filter(|s| on_the_path(s)).count(), 96);
    assert_eq!(layout.squares.iter().filter(|s| s.safe).count(), 12);
}

#[test]
fn a_pad_stands_beside_the_first_square() {
    let osu = named("ludo-osu").layout();
    assert_eq!(cell(&osu.squares[osu.seats[0].pad.unwrap()]), (5, 9));
    let aeroplane = named("aeroplane").layout();
    assert_eq!(cell(&aeroplane.squares[aeroplane.seats[0].pad.unwrap()]), (5, 12));
    assert_eq!(cell(&aeroplane.squares[aeroplane.seats[2].pad.unwrap()]), (9, 2));
    assert!(named("petits-chevaux").layout().seats.iter().all(|seat| seat.pad.is_none()));
}

#[test]
fn petits_chevaux_start_after_the_tip_of_their_own_arm() {
    let layout = named("petits-chevaux").layout();
    let path = &layout.seats[0].path;
    let at = |step: usize| cell(&layout.squares[path[step + 1]]);
    assert_eq!((at(0), at(6), at(55)), ((6, 14), (6, 8), (7, 14)));
    assert_eq!((at(56), at(61)), ((7, 13), (7, 8)));
}

#[test]
fn the_squares_of_the_aeroplane_board_alternate_between_four_colours() {
    let layout = named("aeroplane").layout();
    let owners: Vec<Seat> = (0..52).map(|i| find(&layout, None, i).owner.unwrap()).collect();
    assert_eq!(owners[2], Seat(0));
    for (i, owner) in owners.iter().enumerate() {
        assert_eq!(*owner, owners[i % 4], "square {i}");
    }
    assert_eq!(owners[..4].iter().map(|s| s.0).collect::<BTreeSet<u8>>().len(), 4);
    let flights: Vec<_> = layout.links.iter().filter(|l| l.kind == LinkKind::Flight).collect();
    assert_eq!(flights.len(), 4);
    assert_eq!(flights[0].seat, Some(Seat(0)));
    assert_eq!(flights[0].line, [Point { x: 6.5, y: 5.5 }, Point { x: 8.5, y: 5.5 }]);
    assert_eq!(layout.links.len(), 48);
}

#[test]
fn ur_is_drawn_with_twenty_squares() {
    let layout = named("ur").layout();
    let top = cell(find(&layout, Some(1), 1)).1;
    let at = |square: &SquareLayout| {
        let (x, y) = cell(square);
        (x, y - top)
    };
    let cells: BTreeSet<_> = layout.squares.iter().filter(|s| on_the_path(s)).map(at).collect();
    let gaps = [(4, 0), (5, 0), (4, 2), (5, 2)];
    let all = (0..8).flat_map(|x| (0..3).map(move |y| (x, y)));
    assert_eq!(cells, all.filter(|c| !gaps.contains(c)).collect());
    let path = |seat: usize| layout.seats[seat].path[1..15].iter().map(|i| at(&layout.squares[*i]));
    let outer = [(3, 2), (2, 2), (1, 2), (0, 2)];
    let expected = outer.into_iter().chain((0..8).map(|x| (x, 1))).chain([(7, 2), (6, 2)]);
    assert!(path(0).eq(expected.clone()));
    assert!(path(1).eq(expected.map(|(x, y)| (x, 2 - y))));
    let marks = layout.squares.iter().filter(|s| s.mark).map(at);
    let rosettes = [(3, 1), (0, 2), (6, 2), (0, 0), (6, 0)];
    assert!(marks.eq(rosettes));
}

#[test]
fn a_snakes_board_runs_back_and_forth_from_the_bottom() {
    let layout = named("snakes").layout();
    for (number, at) in [(1, (0, 9)), (10, (9, 9)), (11, (9, 8)), (20, (0, 8)), (100, (0, 0))] {
        assert_eq!(track_cell(&layout, number), at);
    }
    assert_eq!(layout.first_step, 0);
    assert_eq!(layout.links.len(), 10);
    let ladder = layout.links.iter().find(|l| layout.squares[l.from].name == "6").unwrap();
    assert_eq!((ladder.kind, ladder.seat), (LinkKind::Ladder, None));
    assert_eq!(ladder.line, [Point { x: 5.5, y: 9.5 }, Point { x: 4.5, y: 7.5 }]);
    assert!(layout.squares.iter().all(|s| s.kind != SquareKind::Track || s.owner.is_none()));
    let yards = layout.seats.iter().map(|seat| layout.squares[seat.yard].outline.y);
    assert!(yards.min_by(f64::total_cmp).unwrap() > 10.0, "tokens wait below the board");
    let odd = Builder::snakes("odd", 47).build().unwrap();
    assert_eq!(track_cell(&check(&odd), 47), (6, 0));
}

#[test]
fn special_squares_name_their_effect() {
    let layout = named("snakes-power").layout();
    let effect = |n: u8| find(&layout, None, n).effect;
    assert_eq!(effect(18), Some(SquareEffect::Skip));
    assert_eq!(effect(40), Some(SquareEffect::Swap));
    assert_eq!(effect(7), Some(SquareEffect::Shield));
    assert_eq!(effect(59), Some(SquareEffect::SecondThrow));
    assert_eq!(effect(66), Some(SquareEffect::ChosenRoll));
    assert_eq!(effect(13), None);
    assert!(find(&layout, None, 13).mark);
}

#[test]
fn the_star_for_six_looks_the_same_from_every_seat() {
    let layout = named("ludo-hex").layout();
    let (x, y) = (layout.width / 2.0, layout.height / 2.0);
    let (sin, cos) = 60_f64.to_radians().sin_cos();
    let turned = |a: &Outline| {
        let (dx, dy) = (a.x - x, a.y - y);
        (x + dx * cos - dy * sin, y + dx * sin + dy * cos)
    };
    let same = |a: &SquareLayout, b: &SquareLayout| {
        let at = turned(&a.outline);
        let near = (at.0 - b.outline.x).hypot(at.1 - b.outline.y) < 0.01;
        assert!(near && a.outline.shape == b.outline.shape, "{} and {}", a.name, b.name);
    };
    for i in 0..72 {
        same(find(&layout, None, i), find(&layout, None, (i + 12) % 72));
    }
    for seat in 0..6 {
        let next = (seat + 1) % 6;
        (1..=5).for_each(|n| same(find(&layout, Some(seat), n), find(&layout, Some(next), n)));
        let [this, next] = [seat, next].map(|s| &layout.seats[usize::from(s)]);
        same(&layout.squares[this.yard], &layout.squares[next.yard]);
        same(&layout.squares[this.finish.unwrap()], &layout.squares[next.finish.unwrap()]);
    }
    let triangles = layout.squares.iter().filter(|s| s.kind == SquareKind::Track);
    assert_eq!(triangles.filter(|s| s.outline.shape == Shape::Triangle).count(), 6);
    let start = find(&layout, None, 0).outline;
    assert!(start.y > y && start.x < x, "seat 0 is at the bottom, its start left of its stretch");
    assert!(find(&layout, None, 12).outline.x < x, "the next seat is to the left: clockwise");
}

/// Ludo on a ring without a drawing.
fn ring(seats: u8, turn: u8) -> Spec {
    let mut spec = catalog::find("ludo").unwrap();
    let ring = seats * turn;
    spec.players = [2, i16::from(seats)];
    spec.board.name = "ours".into();
    spec.board.seats = seats;
    spec.board.ring = ring;
    spec.board.turn = turn;
    spec.board.path =
        vec![PathPart::Track(0, i16::from(ring) - 2), PathPart::Stretch(1, 4), PathPart::Finish];
    spec.board.safe = vec![0];
    spec.board.colours.clear();
    spec.layout = Default::default();
    spec
}

fn is_circle(layout: &Layout) -> bool {
    let centre = Outline {
        x: layout.squares.iter().take(12).map(|s| s.outline.x).sum::<f64>() / 12.0,
        y: layout.squares.iter().take(12).map(|s| s.outline.y).sum::<f64>() / 12.0,
        ..layout.squares[0].outline
    };
    let away = |s: &SquareLayout| distance(&s.outline, &centre);
    layout.squares[..12].iter().all(|s| (away(s) - away(&layout.squares[0])).abs() < 0.01)
}

#[test]
fn a_ring_without_a_layout_is_drawn_as_a_circle() {
    let rules = Rules::new(ring(3, 4)).unwrap();
    assert_eq!(rules.layout_problems(), []);
    let layout = check(&rules);
    assert!(is_circle(&layout));
    apart(&layout);
}

#[test]
fn a_layout_that_does_not_fit_is_drawn_as_a_circle_with_a_reason() {
    let spoil = |key: &str, change: fn(&mut Spec)| {
        let mut spec = ring(4, 3);
        spec.layout = catalog::find("mensch").unwrap().layout;
        spec.layout.track.truncate(3);
        change(&mut spec);
        let rules = Rules::new(spec).unwrap();
        let problems = rules.layout_problems();
        let keys: Vec<&str> = problems.iter().map(|p| p.key.as_str()).collect();
        assert_eq!(keys, if key.is_empty() { vec![] } else { vec![key] }, "{problems:?}");
        assert_eq!(is_circle(&check(&rules)), !key.is_empty(), "{key}");
    };
    spoil("", |_| {});
    spoil("layout.track", |spec| spec.layout.track.truncate(2));
    spoil("layout.track[1]", |spec| spec.layout.track[1] = [11, 3]);
    spoil("layout.track[1]", |spec| spec.layout.track[1] = [-1, 3]);
    spoil("layout.track", |spec| spec.layout.track[1] = spec.layout.track[0]);
    spoil("layout.stretch", |spec| spec.layout.stretch.truncate(3));
    spoil("layout.stretch", |spec| spec.layout.stretch[2] = spec.layout.track[0]);
    spoil("layout.grid", |spec| spec.layout.grid = [12, 11]);
    spoil("layout.finish", |spec| spec.layout.finish = spec.layout.track[0]);
    spoil("layout.yard", |spec| spec.layout.yard = [0, 0]);
    spoil("layout.rows", |spec| spec.layout.kind = LayoutKind::Star);
    spoil("layout.kind", |spec| spec.layout.kind = LayoutKind::Rows);
}

#[test]
fn stars_have_as_many_arms_as_seats() {
    for (seats, rows) in [(3, 5), (4, 5), (5, 4), (6, 6)] {
        let mut spec = ring(seats, 2 * rows + 2);
        spec.layout.kind = LayoutKind::Star;
        spec.layout.rows = rows;
        let rules = Rules::new(spec).unwrap();
        assert_eq!(rules.layout_problems(), [], "{seats} arms of {rows}");
        let layout = check(&rules);
        apart(&layout);
    }
}

#[test]
fn tokens_on_one_square_stand_in_centred_rows() {
    assert_eq!(spread(0), []);
    assert_eq!(spread(1), [(0.0, 0.0)]);
    assert_eq!(spread(2), [(-0.25, 0.0), (0.25, 0.0)]);
    assert_eq!(spread(3), [(-0.25, -0.25), (0.25, -0.25), (0.0, 0.25)]);
    assert_eq!(spread(4), [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)]);
    for n in 1..=32 {
        let all = spread(n);
        assert_eq!(all.len(), n);
        let share = 1.0 / (n as f64).sqrt().ceil();
        for (i, (x, y)) in all.iter().enumerate() {
            assert!(x.abs().max(y.abs()) + share / 2.0 < 0.5 + 1e-9, "{n}");
            let apart = |(a, b): &(f64, f64)| (x - a).abs().max((y - b).abs()) > share - 1e-9;
            assert!(all[..i].iter().all(apart), "{n}");
        }
    }
}

#[test]
fn numbers_in_json_have_at_most_three_decimals() {
    let json = serde_json::to_value(named("ludo-hex").layout()).unwrap();
    let square = &json["squares"][0];
    assert_eq!(square["kind"], "track");
    assert_eq!(square["shape"], "square");
    assert_eq!(square["start_of"], 0);
    let decimals = |value: &serde_json::Value| {
        let text = value.to_string();
        text.split_once('.').map_or(0, |(_, decimals)| decimals.len())
    };
    for square in json["squares"].as_array().unwrap() {
        for key in ["x", "y", "width", "height", "rotation"] {
            assert!(decimals(&square[key]) <= 3, "{}", square[key]);
        }
    }
}

prop_compose! {
    fn any_board()(
        seats in 2u8..=6,
        turn in 0u8..=16,
        ring in 0u8..=40,
        before in 0i16..=5,
        after in 0i16..=8,
        ends in prop::array::uniform3(any::<bool>()),
        kind in prop::sample::select(
            [LayoutKind::Grid, LayoutKind::Star, LayoutKind::Rows, LayoutKind::Circle].to_vec()
        ),
        side in prop::sample::select(
            [LayoutTurn::Right, LayoutTurn::Left, LayoutTurn::Mirror, LayoutTurn::Same].to_vec()
        ),
        grid in prop::array::uniform2(-1i16..=16),
        cells in prop::collection::vec(prop::array::uniform2(-1i16..=16), 60),
        listed in prop::array::uniform2(0usize..=40),
        fits in any::<bool>(),
        quarter in Just((0..64).collect::<Vec<i16>>()).prop_shuffle(),
        rows in 0u8..=9,
        tokens in 1u8..=5,
    ) -> Spec {
        let [pad, finish, reuse] = ends;
        let (pad, before, after) = match kind {
            LayoutKind::Rows if fits => (false, 0, 0),
            LayoutKind::Star if fits => (pad, 0, after.min(i16::from(turn / 2) - 1).max(0)),
            _ => (pad, before, after),
        };
        let mut spec = catalog::find("ludo").unwrap();
        spec.players = [2, i16::from(seats)];
        spec.tokens = tokens;
        spec.entry.at = if pad { EntryAt::Pad } else { EntryAt::Start };
        let ring = if turn > 0 { seats * turn } else { ring };
        let board = &mut spec.board;
        (board.seats, board.ring, board.turn) = (seats, ring, turn);
        board.safe.clear();
        board.colours.clear();
        board.path = [
            pad.then_some(PathPart::Pad),
            (before > 0).then_some(PathPart::Stretch(1, before)),
            (ring > 0).then_some(PathPart::Track(-1, i16::from(ring) - 2)),
            (after > 0).then(|| {
                if reuse { PathPart::Stretch(after, 1) } else { PathPart::Stretch(before + 1, before + after) }
            }),
            finish.then_some(PathPart::Finish),
        ].into_iter().flatten().collect();
        let layout = &mut spec.layout;
        (layout.kind, layout.turn, layout.grid, layout.rows) = (kind, side, grid, rows);
        layout.track = cells[..listed[0]].to_vec();
        layout.stretch = cells[60 - listed[1]..].to_vec();
        (layout.yard, layout.finish) = (cells[0], cells[1]);
        if fits {
            layout.rows = (turn / 2).saturating_sub(1);
            // Squares of one quarter only, so that rotating them never moves one onto another.
            let mut free = quarter.iter().map(|i| [i % 8, i / 8]);
            let track = if turn > 0 && side != LayoutTurn::Same { turn } else { ring };
            layout.track = free.by_ref().take(usize::from(track)).collect();
            layout.stretch = free.by_ref().take((before + after) as usize).collect();
            layout.finish = if reuse { [15, 7] } else { free.next().unwrap_or_default() };
            layout.yard = free.next().map_or([8, 20], |[x, y]| [x + i16::from(rows / 5), y]);
            layout.grid = [16, 16];
        }
        spec
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_valid_board_can_be_drawn(spec in any_board()) {
        let Ok(rules) = Rules::new(spec) else { return Ok(()) };
        let layout = check(&rules);
        let kind = rules.spec().layout.kind;
        if kind == LayoutKind::Circle || !rules.layout_problems().is_empty() {
            apart(&layout);
        }
    }

    #[test]
    fn every_variant_can_be_drawn_in_every_kind_of_layout(
        id in prop::sample::select(catalog::ids().collect::<Vec<_>>()),
        other in any_board(),
    ) {
        let mut spec = catalog::find(id).unwrap();
        spec.layout = other.layout;
        check(&Rules::new(spec).unwrap());
    }
}
