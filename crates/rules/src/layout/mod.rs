//! The layout of a board: where everything is drawn, the same for all clients.
//!
//! Lengths are in squares, with x to the right and y down, and are never negative. Angles are in
//! degrees, clockwise on the screen. Seat 0 sits at the bottom; the other seats follow in the
//! direction in which the board is rotated, which is usually clockwise.
//!
//! A board file describes its drawing. A board without a drawing, or with one that does not fit
//! (see [`Rules::layout_problems`]), is drawn as a circle, so that every board can be drawn.

mod circle;
mod drawing;
mod grid;
mod rows;
mod slots;
mod star;

pub use slots::spread;

pub use crate::rules::SquareEffect;
use crate::rules::path::NodeKind;

use crate::rules::{LinkKind, Rules};
use crate::spec::{LayoutKind, Problem, Problems};
use crate::state::Seat;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Everything a client needs to draw a variant.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Layout {
    /// The width of the board.
    pub width: f64,
    /// The height of the board.
    pub height: f64,
    /// The squares, in the order in which to draw them: first the track, then those of each seat.
    pub squares: Vec<SquareLayout>,
    /// The seats.
    pub seats: Vec<SeatLayout>,
    /// Snakes, ladders, jumps and flights.
    pub links: Vec<LinkLayout>,
    /// The first step of every seat's `path`: −1 for a yard, or 0 off a board without yards.
    pub first_step: i16,
}

/// A place on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SquareLayout {
    /// The name of the square in events, followed by the seat if it belongs to one.
    pub name: String,
    /// Its kind.
    pub kind: SquareKind,
    /// The only seat whose tokens walk here; none for the track.
    pub seat: Option<Seat>,
    /// Its number on the track or in the stretch.
    pub number: Option<u8>,
    /// Its position and shape.
    #[serde(flatten)]
    pub outline: Outline,
    /// Whether tokens are safe here.
    pub safe: bool,
    /// Whether it is marked (a rosette).
    pub mark: bool,
    /// The seat whose tokens enter the track here.
    pub start_of: Option<Seat>,
    /// The seat whose colour the square has: its start, its own squares and the ends of its jumps.
    pub owner: Option<Seat>,
    /// Its effect on a token that ends its move there.
    pub effect: Option<SquareEffect>,
}

/// The kind of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SquareKind {
    /// A seat's yard, or the place beside the board where its tokens wait.
    Yard,
    /// A seat's pad.
    Pad,
    /// A square of the shared track.
    Track,
    /// A private square of a seat.
    Stretch,
    /// A seat's finish.
    Finish,
}

/// A position and a shape.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outline {
    /// The shape.
    pub shape: Shape,
    /// The x coordinate of the middle, where a single token stands.
    pub x: f64,
    /// The y coordinate of the middle, where a single token stands.
    pub y: f64,
    /// Its width before it is rotated; the base of a triangle, the diameter of a circle.
    pub width: f64,
    /// Its height before it is rotated.
    pub height: f64,
    /// Its rotation about the middle, in degrees clockwise.
    pub rotation: f64,
}

/// The shape of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Shape {
    /// A rectangle.
    Square,
    /// A triangle with two equal sides, whose tip points up before it is rotated. The middle is its
    /// centroid, two thirds of the height below the tip.
    Triangle,
    /// A circle.
    Circle,
}

/// A point on the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Point {
    /// The distance from the left.
    pub x: f64,
    /// The distance from the top.
    pub y: f64,
}

/// The parts of the board that belong to a seat. Squares are indices into [`Layout::squares`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatLayout {
    /// The seat.
    pub seat: Seat,
    /// Its colour as named in the board file; empty if the file has none.
    pub colour: String,
    /// Its yard.
    pub yard: usize,
    /// A slot for each waiting token.
    pub yard_slots: Slots,
    /// Its pad, if the path has one.
    pub pad: Option<usize>,
    /// Its finish; none if the path ends on the track or in the stretch.
    pub finish: Option<usize>,
    /// A slot for each token at the finish; empty without a finish.
    pub finish_slots: Slots,
    /// The square of every step, from [`Layout::first_step`] on. Squares that are only on another
    /// lap follow after the end of the path.
    pub path: Vec<usize>,
}

/// Places for tokens inside a yard or finish.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Slots {
    /// The size of a slot, at most that of a square.
    pub size: f64,
    /// The middle of each slot.
    pub at: Vec<Point>,
}

/// A snake, ladder, jump or flight.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LinkLayout {
    /// Its kind.
    pub kind: LinkKind,
    /// The seat whose tokens follow it; none if all tokens do.
    pub seat: Option<Seat>,
    /// The index of the square where it begins.
    pub from: usize,
    /// The index of the square where it ends.
    pub to: usize,
    /// The middles of the two squares.
    pub line: [Point; 2],
}

impl Rules {
    /// The layout of the board.
    pub fn layout(&self) -> Layout {
        let plan = plan(self).unwrap_or_else(|_| circle::plan(self));
        drawing::draw(self, plan.settled())
    }

    /// Why the board cannot be drawn as its file describes. If there is a problem, it is drawn as a
    /// circle.
    pub fn layout_problems(&self) -> Vec<Problem> {
        plan(self).err().map_or_else(Vec::new, |problems| problems.0)
    }
}

impl Outline {
    /// The corners, in order around the shape; empty for a circle.
    pub fn corners(&self) -> Vec<Point> {
        let (w, h) = (self.width / 2.0, self.height / 2.0);
        let corners: &[(f64, f64)] = match self.shape {
            Shape::Square => &[(-w, -h), (w, -h), (w, h), (-w, h)],
            Shape::Triangle => &[(0.0, -h * 4.0 / 3.0), (w, h * 2.0 / 3.0), (-w, h * 2.0 / 3.0)],
            Shape::Circle => &[],
        };
        let (sin, cos) = self.rotation.to_radians().sin_cos();
        let turned = |(x, y): &(f64, f64)| self.middle().plus(x * cos - y * sin, x * sin + y * cos);
        corners.iter().map(turned).collect()
    }

    fn middle(&self) -> Point {
        Point { x: self.x, y: self.y }
    }

    fn square(at: Point, size: f64, rotation: f64) -> Outline {
        let Point { x, y } = at;
        Outline { shape: Shape::Square, x, y, width: size, height: size, rotation }
    }

    fn circle(at: Point, size: f64) -> Outline {
        Outline { shape: Shape::Circle, ..Outline::square(at, size, 0.0) }
    }

    /// A triangle with its tip at a point, which widens towards `rotation`.
    fn wedge(tip: Point, base: f64, height: f64, rotation: f64) -> Outline {
        let Point { x, y } = tip.towards(rotation, height * 2.0 / 3.0);
        Outline { shape: Shape::Triangle, x, y, width: base, height, rotation }
    }
}

impl Point {
    fn plus(self, x: f64, y: f64) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }

    /// The point at a distance in a direction: 0° is down and 90° is left.
    fn towards(self, degrees: f64, distance: f64) -> Point {
        let (sin, cos) = degrees.to_radians().sin_cos();
        self.plus(-sin * distance, cos * distance)
    }

    fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// The positions of everything in one kind of drawing, anywhere on the plane.
struct BoardPlan {
    track: Vec<Outline>,
    seats: Vec<SeatPlan>,
    /// Two corners of an area that is always shown.
    frame: [Point; 2],
    /// The space around everything.
    margin: f64,
}

struct SeatPlan {
    yard: Outline,
    yard_slots: Slots,
    pad: Option<Outline>,
    stretch: BTreeMap<u8, Outline>,
    finish: Option<(Outline, Slots)>,
}

/// The drawing that the board file describes.
fn plan(rules: &Rules) -> Result<BoardPlan, Problems> {
    match rules.spec().layout.kind {
        LayoutKind::Grid => grid::plan(rules),
        LayoutKind::Star => star::plan(rules).map_err(|problem| Problems(vec![problem])),
        LayoutKind::Rows => rows::plan(rules).map_err(|problem| Problems(vec![problem])),
        LayoutKind::Circle => Ok(circle::plan(rules)),
    }
}

/// The numbers of the private squares on a path.
fn private(rules: &Rules) -> BTreeSet<u8> {
    let number = |place: &NodeKind| match place {
        NodeKind::Stretch(n) => Some(*n),
        _ => None,
    };
    rules.path.kinds.iter().filter_map(number).collect()
}

fn has(rules: &Rules, place: NodeKind) -> bool {
    rules.path.kinds.contains(&place)
}

/// The index of the track square at a node of a seat's path.
fn track_index(rules: &Rules, seat: usize, node: u8) -> Option<usize> {
    match rules.path.kinds.get(usize::from(node)) {
        Some(NodeKind::Track(i)) => {
            let board = &rules.spec().board;
            Some((usize::from(*i) + seat * usize::from(board.turn)) % usize::from(board.ring))
        }
        _ => None,
    }
}

impl BoardPlan {
    fn outlines(&mut self) -> impl Iterator<Item = &mut Outline> {
        let seats = self.seats.iter_mut().flat_map(|seat| {
            let finish = seat.finish.iter_mut().map(|(outline, _)| outline);
            [&mut seat.yard]
                .into_iter()
                .chain(&mut seat.pad)
                .chain(seat.stretch.values_mut())
                .chain(finish)
        });
        self.track.iter_mut().chain(seats)
    }

    /// The plan moved so that no coordinate is negative, with a frame that encloses everything.
    fn settled(mut self) -> BoardPlan {
        let [mut low, mut high] = self.frame;
        for outline in self.outlines() {
            let mut reach = outline.corners();
            if outline.shape == Shape::Circle {
                let r = outline.width / 2.0;
                reach = vec![outline.middle().plus(-r, -r), outline.middle().plus(r, r)];
            }
            for point in reach {
                low = Point { x: low.x.min(point.x), y: low.y.min(point.y) };
                high = Point { x: high.x.max(point.x), y: high.y.max(point.y) };
            }
        }
        let (x, y) = (self.margin - low.x, self.margin - low.y);
        for outline in self.outlines() {
            outline.x += x;
            outline.y += y;
        }
        for seat in &mut self.seats {
            let finish = seat.finish.iter_mut().map(|(_, slots)| slots);
            for slots in [&mut seat.yard_slots].into_iter().chain(finish) {
                slots.at.iter_mut().for_each(|point| *point = point.plus(x, y));
            }
        }
        self.frame = [Point { x: 0.0, y: 0.0 }, high.plus(x + self.margin, y + self.margin)];
        self
    }
}

/// Rounds to three decimals, which is finer than any screen and the same on every machine.
fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0 + 0.0
}
