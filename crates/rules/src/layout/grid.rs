//! A drawing on a grid: its squares are given for seat 0 and rotated for the others.

use super::{BoardPlan, Outline, Point, SeatPlan, has, private, slots, track_index};
use crate::rules::Rules;
use crate::rules::path::NodeKind;
use crate::spec::problem::add_problems;
use crate::spec::{LayoutSpec, LayoutTurn, Problems};

/// Points closer than this distance are equal.
const SAME_POINT_DISTANCE: f64 = 1e-6;

struct GridPlan<'a> {
    rules: &'a Rules,
    spec: &'a LayoutSpec,
    width: f64,
    height: f64,
}

pub(super) fn plan(rules: &Rules) -> Result<BoardPlan, Problems> {
    let spec = &rules.spec().layout;
    let [width, height] = spec.grid.map(f64::from);
    let grid = GridPlan { rules, spec, width, height };
    let mut problems = Problems::default();
    grid.check_lists(&mut problems);
    if !problems.0.is_empty() {
        return Err(problems);
    }
    let board = &rules.spec().board;
    let track: Vec<Point> = (0..usize::from(board.ring)).map(|i| grid.track(i)).collect();
    let seats = 0..rules.seats();
    let mut squares = track.clone();
    squares.extend(
        seats
            .clone()
            .flat_map(|seat| private(rules).into_iter().map(move |n| (seat, n)))
            .map(|(seat, n)| grid.stretch(seat, n)),
    );
    grid.check_overlaps(&squares, &mut problems);
    if !problems.0.is_empty() {
        return Err(problems);
    }
    let seats = seats.map(|seat| grid.seat(seat, &squares)).collect();
    Ok(BoardPlan {
        track: track.into_iter().map(|at| Outline::square(at, 1.0, 0.0)).collect(),
        seats,
        frame: [Point { x: 0.0, y: 0.0 }, Point { x: width, y: height }],
        margin: 0.0,
    })
}

impl GridPlan<'_> {
    /// The position of seat 0's point for another seat.
    fn turned(&self, point: Point, seat: usize) -> Point {
        let Point { x, y } = point;
        match self.spec.turn {
            LayoutTurn::Right => {
                (0..seat % 4).fold(point, |p, _| Point { x: self.width - p.y, y: p.x })
            }
            LayoutTurn::Left => {
                (0..seat % 4).fold(point, |p, _| Point { x: p.y, y: self.height - p.x })
            }
            LayoutTurn::Mirror if seat % 2 == 1 => Point { x, y: self.height - y },
            LayoutTurn::Mirror | LayoutTurn::Same => point,
        }
    }

    /// The middle of a seat's square.
    fn cell(&self, [x, y]: [i16; 2], seat: usize) -> Point {
        self.turned(Point { x: f64::from(x) + 0.5, y: f64::from(y) + 0.5 }, seat)
    }

    /// How many track squares the file must list: all, or those from one seat to the next.
    fn listed(&self) -> usize {
        let board = &self.rules.spec().board;
        let whole = board.turn == 0 || self.spec.turn == LayoutTurn::Same;
        usize::from(if whole { board.ring } else { board.turn.min(board.ring) })
    }

    fn track(&self, index: usize) -> Point {
        self.cell(self.spec.track[index % self.listed()], index / self.listed())
    }

    fn stretch(&self, seat: usize, number: u8) -> Point {
        self.cell(self.spec.stretch[usize::from(number) - 1], seat)
    }

    fn finish(&self, seat: usize) -> Point {
        self.cell(self.spec.finish, seat)
    }

    fn yard(&self, seat: usize) -> Point {
        let [x, y] = self.spec.yard.map(f64::from);
        self.turned(Point { x, y }, seat)
    }

    /// Checks the lists of squares.
    fn check_lists(&self, problems: &mut Problems) {
        let spec = self.spec;
        let [width, height] = spec.grid;
        let has_size = width > 0 && height > 0;
        let is_rotated = matches!(spec.turn, LayoutTurn::Right | LayoutTurn::Left);
        let (track, listed) = (spec.track.len(), self.listed());
        let needed = private(self.rules).last().copied().unwrap_or(0);
        let stretch = spec.stretch.len();
        add_problems! { problems,
            "layout.grid" if !has_size =>
                "a grid of {width} × {height} has no squares", "write width and height, for example [15, 15]";
            "layout.grid" if has_size && is_rotated && width != height =>
                "a grid of {width} × {height} cannot be rotated",
                "write the same width and height, or layout.turn = \"mirror\" or \"same\"";
            "layout.track" if track != listed =>
                "there are {track} squares instead of {listed}",
                "write every track square from one seat to the next";
            "layout.stretch" if stretch < usize::from(needed) =>
                "there are {stretch} private squares instead of {needed}",
                "write every private square of seat 0 by its number";
        }
        let finish = has(self.rules, NodeKind::Finish).then_some(&spec.finish);
        let lists = [("track", &spec.track[..]), ("stretch", &spec.stretch[..])];
        let listed = lists.into_iter().flat_map(|(key, list)| {
            list.iter().enumerate().map(move |(i, cell)| (format!("layout.{key}[{i}]"), cell))
        });
        for (key, &[x, y]) in listed.chain(finish.map(|cell| ("layout.finish".into(), cell))) {
            if !(0..width).contains(&x) || !(0..height).contains(&y) {
                let hint = format!("the grid is {width} × {height}, counted from 0");
                problems.add(key, format!("[{x}, {y}] is outside the grid"), hint);
            }
        }
    }

    /// Checks that nothing overlaps.
    fn check_overlaps(&self, squares: &[Point], problems: &mut Problems) {
        // Seats that are not rotated share the drawing of their private squares.
        let ring = usize::from(self.rules.spec().board.ring);
        let distinct = match self.spec.turn {
            LayoutTurn::Same => &squares[..ring + private(self.rules).len()],
            _ => squares,
        };
        for (i, at) in distinct.iter().enumerate() {
            if distinct[..i].iter().any(|other| other.distance(*at) < SAME_POINT_DISTANCE) {
                let key = if i < ring { "layout.track" } else { "layout.stretch" };
                let message =
                    format!("there are two squares at [{}, {}]", at.x.floor(), at.y.floor());
                problems.add(key, message, "move one of them");
                break;
            }
        }
        let mut seats = 0..self.rules.seats();
        let taken = |seat| {
            let finish = self.finish(seat);
            squares.iter().any(|square| square.distance(finish) < SAME_POINT_DISTANCE)
        };
        let narrow = |seat| {
            let (width, height) = self.yard_room(seat, squares);
            width.min(height) < 0.5
        };
        add_problems! { problems,
            "layout.finish" if has(self.rules, NodeKind::Finish) && seats.clone().any(taken) =>
                "another square is at the finish",
                "write a free position, such as the middle of the board";
            "layout.yard" if seats.any(narrow) =>
                "there is no room for a yard",
                "write the middle of a free area, such as a corner";
        }
    }

    fn seat(&self, seat: usize, squares: &[Point]) -> SeatPlan {
        let seats = 0..self.rules.seats();
        let tokens = self.rules.tokens();
        let Point { x, y } = self.yard(seat);
        let (w, h) = self.yard_room(seat, squares);
        let box_shape = Outline::square(Point { x, y }, 2.0 * w, 0.0);
        let yard = Outline { height: 2.0 * h, ..box_shape };
        let yards: Vec<Point> = seats.map(|seat| self.yard(seat)).collect();
        let stretch = private(self.rules);
        let square = |n: u8| (n, Outline::square(self.stretch(seat, n), 1.0, 0.0));
        SeatPlan {
            yard_slots: slots::within(&yard, tokens, share(&yards, seat)),
            yard,
            pad: has(self.rules, NodeKind::Pad).then(|| self.pad(seat, squares)),
            stretch: stretch.into_iter().map(square).collect(),
            finish: has(self.rules, NodeKind::Finish).then(|| {
                let (finish, share) = self.finish_area(seat, squares);
                let slots = slots::within(&finish, tokens, share);
                (finish, slots)
            }),
        }
    }

    /// Half the width and height of the largest free box around a seat's yard. A yard beside the
    /// grid is a strip along it.
    fn yard_room(&self, seat: usize, squares: &[Point]) -> (f64, f64) {
        let at = self.yard(seat);
        let others = (0..self.rules.seats()).map(|other| self.yard(other));
        let others = others.filter(|other| other.distance(at) > SAME_POINT_DISTANCE);
        // The horizontal and vertical distance of each obstacle, and how much of it is free.
        let obstacles: Vec<(f64, f64, f64, f64)> = squares
            .iter()
            .map(|s| (*s, 1.0, 0.5))
            .chain(others.map(|o| (o, 0.5, 0.0)))
            .map(|(p, part, less)| ((p.x - at.x).abs(), (p.y - at.y).abs(), part, less))
            .collect();
        let across = at.x.min(self.width - at.x);
        let along = at.y.min(self.height - at.y);
        let edge = if across.min(along) >= 0.0 { across.min(along) } else { -across.min(along) };
        let free = obstacles.iter().map(|(x, y, part, less)| x.max(*y) * part - less);
        let half = free.fold(edge, f64::min);
        let wider = |(x, y, part, less): &(f64, f64, f64, f64)| {
            (y * part - less < half - SAME_POINT_DISTANCE).then_some(x * part - less)
        };
        let limit = if across >= 0.0 { across } else { half };
        let width = obstacles.iter().filter_map(wider).fold(limit, f64::min);
        let higher = |(x, y, part, less): &(f64, f64, f64, f64)| {
            (x * part - less < width - SAME_POINT_DISTANCE).then_some(y * part - less)
        };
        let limit = if along >= 0.0 { along } else { half };
        let height = obstacles.iter().filter_map(higher).fold(limit, f64::min);
        (width, height)
    }

    /// The pad: a free place beside the square after it, as close to the yard as possible.
    fn pad(&self, seat: usize, squares: &[Point]) -> Outline {
        let yard = self.yard(seat);
        let first = self.place(seat, 2).unwrap_or(yard);
        let mut around = Vec::new();
        for (dx, dy) in [-1.0, 0.0, 1.0].into_iter().flat_map(|x| [-1.0, 0.0, 1.0].map(|y| (x, y)))
        {
            let at = first.plus(dx, dy);
            let inside = at.x > 0.0 && at.x < self.width && at.y > 0.0 && at.y < self.height;
            let taken = squares
                .iter()
                .chain([&self.finish(seat)])
                .any(|s| s.distance(at) < SAME_POINT_DISTANCE);
            if inside && !taken {
                around.push((at.distance(yard) + at.distance(first), at));
            }
        }
        let nearest = around.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
        Outline::circle(nearest.map_or(yard, |(_, at)| at), 0.9)
    }

    /// A seat's finish and its share of it: a triangle if all seats reach the same area from
    /// different sides, otherwise a square that it may share.
    fn finish_area(&self, seat: usize, squares: &[Point]) -> (Outline, (usize, usize)) {
        let all: Vec<Point> = (0..self.rules.seats()).map(|seat| self.finish(seat)).collect();
        let at = all[seat];
        let (part, parts) = share(&all, seat);
        if parts < all.len() {
            return (Outline::square(at, 1.0, 0.0), (part, parts));
        }
        let edge = at.x.min(self.width - at.x).min(at.y).min(self.height - at.y).min(3.0);
        let free = squares.iter().map(|s| (s.x - at.x).abs().max((s.y - at.y).abs()) - 0.5);
        let half = free.fold(edge, f64::min).max(0.5);
        let sides: Vec<Option<u16>> = (0..all.len()).map(|seat| self.side(seat, at)).collect();
        match sides[seat] {
            Some(side) if sides.iter().filter(|s| **s == Some(side)).count() == 1 => {
                (Outline::wedge(at, 2.0 * half, half, f64::from(side)), (0, 1))
            }
            _ => (Outline::square(at, 2.0 * half, 0.0), (part, parts)),
        }
    }

    /// The side from which a seat's tokens reach a point at the end of their path.
    fn side(&self, seat: usize, at: Point) -> Option<u16> {
        let from = self.place(seat, self.rules.path.last.checked_sub(1)?)?;
        let (x, y) = (from.x - at.x, from.y - at.y);
        Some(match (x.abs() > y.abs(), x > 0.0, y > 0.0) {
            (false, _, true) => 0,
            (true, false, _) => 90,
            (false, _, false) => 180,
            (true, true, _) => 270,
        })
    }

    fn place(&self, seat: usize, node: u8) -> Option<Point> {
        match self.rules.path.kinds.get(usize::from(node))? {
            NodeKind::Stretch(n) => Some(self.stretch(seat, *n)),
            NodeKind::Track(_) => track_index(self.rules, seat, node).map(|i| self.track(i)),
            NodeKind::Yard | NodeKind::Pad | NodeKind::Finish => None,
        }
    }
}

/// The index of a seat among those at the same place, and how many there are.
fn share(places: &[Point], seat: usize) -> (usize, usize) {
    let same = |other: &&Point| other.distance(places[seat]) < SAME_POINT_DISTANCE;
    (places[..seat].iter().filter(same).count(), places.iter().filter(same).count())
}
