//! Where everything is drawn: one picture of a board that all clients share.
//!
//! Lengths are in squares, x to the right and y down, none negative. Angles are in degrees,
//! clockwise as one looks at the screen. Seat 0 sits at the bottom; the others follow as the board
//! turns, clockwise on most.
//!
//! A board is drawn as its file says. One whose file says nothing, or something that does not fit
//! ([`Rules::layout_problems`] tells), is drawn as a circle, so that every board can be drawn.

mod circle;
mod draft;
mod grid;
mod rows;
mod slots;
mod star;

pub use slots::spread;

use crate::rules::{LinkKind, Rules};
use crate::spec::{LayoutKind, Problem};
use crate::state::Seat;
use crate::way::Place;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Everything a client needs to draw a variant.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Layout {
    /// How wide the board is.
    pub width: f64,
    /// How high the board is.
    pub height: f64,
    /// The squares: the track in its order, then what belongs to each seat. Draw them in order.
    pub squares: Vec<SquareLayout>,
    /// The seats.
    pub seats: Vec<SeatLayout>,
    /// Snakes, ladders, jumps and flights.
    pub links: Vec<LinkLayout>,
    /// The step that comes first in every seat's `path`: −1 for a yard, 0 off a board without one.
    pub first_step: i16,
}

/// A place on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SquareLayout {
    /// The square as events name it; a seat's own squares say whose they are.
    pub name: String,
    /// What it is.
    pub kind: SquareKind,
    /// The seat that alone walks here.
    pub seat: Option<Seat>,
    /// Its number on the track or in the stretch.
    pub number: Option<u8>,
    /// Where it is, and its shape.
    #[serde(flatten)]
    pub outline: Outline,
    /// Whether tokens are safe here.
    pub safe: bool,
    /// Whether it is marked (a rosette).
    pub mark: bool,
    /// The seat whose tokens come onto the track here.
    pub start_of: Option<Seat>,
    /// The seat in whose colour it is painted: its start, its own squares, the ends of its jumps.
    pub owner: Option<Seat>,
    /// What it does to a token that comes to rest on it.
    pub effect: Option<SquareEffect>,
}

/// What a square is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SquareKind {
    /// A seat's yard, or where its tokens wait beside the board.
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

/// What a square does to a token that comes to rest on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SquareEffect {
    /// It costs the next turn.
    Skip,
    /// It exchanges places with the leader.
    Swap,
    /// It gives a shield.
    Shield,
    /// It gives a second throw.
    SecondThrow,
    /// It gives a roll of one's choice.
    ChosenRoll,
}

/// Where something is, and its shape.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outline {
    /// The shape.
    pub shape: Shape,
    /// The middle, where a single token stands.
    pub x: f64,
    /// The middle, where a single token stands.
    pub y: f64,
    /// Its width before it is turned; the base of a triangle, the diameter of a circle.
    pub width: f64,
    /// Its height before it is turned.
    pub height: f64,
    /// How far it is turned about its middle, in degrees clockwise.
    pub rotation: f64,
}

/// The shape of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Shape {
    /// Four right angles.
    Square,
    /// Two equal sides, the tip up before it is turned; the middle is its centroid, two thirds of
    /// the height below the tip.
    Triangle,
    /// A circle.
    Circle,
}

/// A point on the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// What belongs to a seat. Squares are given as indices into [`Layout::squares`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatLayout {
    /// The seat.
    pub seat: Seat,
    /// Its colour as the board file names it; empty if it does not.
    pub colour: String,
    /// Its yard.
    pub yard: usize,
    /// A slot for each token that waits.
    pub yard_slots: Slots,
    /// Its pad, if the way has one.
    pub pad: Option<usize>,
    /// Its finish; none if the way ends on the track or in the stretch.
    pub finish: Option<usize>,
    /// A slot for each token that is home; none without a finish.
    pub finish_slots: Slots,
    /// The square of every step, from [`Layout::first_step`] on. Squares that only another lap
    /// leads over follow after the end of the way.
    pub path: Vec<usize>,
}

/// Places for tokens inside a yard or finish.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Slots {
    /// The room each token has, at most that of a square.
    pub size: f64,
    /// The middle of each.
    pub at: Vec<Point>,
}

/// A snake, ladder, jump or flight.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LinkLayout {
    /// What it is.
    pub kind: LinkKind,
    /// The seat whose tokens follow it; none if all do.
    pub seat: Option<Seat>,
    /// The square where it begins, as an index.
    pub from: usize,
    /// The square where it ends, as an index.
    pub to: usize,
    /// The middles of the two squares.
    pub line: [Point; 2],
}

impl Rules {
    /// Where everything is drawn.
    pub fn layout(&self) -> Layout {
        let plan = plan(self).unwrap_or_else(|_| circle::plan(self));
        draft::draw(self, plan.settled())
    }

    /// Why the board cannot be drawn as its file says, in which case it is drawn as a circle.
    pub fn layout_problems(&self) -> Vec<Problem> {
        plan(self).err().unwrap_or_default()
    }
}

impl Outline {
    /// The corners, in order round it; none for a circle.
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

    /// A triangle with its tip at a point, which it leaves towards `rotation`.
    fn wedge(tip: Point, base: f64, height: f64, rotation: f64) -> Outline {
        let Point { x, y } = tip.towards(rotation, height * 2.0 / 3.0);
        Outline { shape: Shape::Triangle, x, y, width: base, height, rotation }
    }
}

impl Point {
    fn plus(self, x: f64, y: f64) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }

    /// The point at a distance in a direction, which is down for 0° and left for 90°.
    fn towards(self, degrees: f64, distance: f64) -> Point {
        let (sin, cos) = degrees.to_radians().sin_cos();
        self.plus(-sin * distance, cos * distance)
    }

    fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// Where a family of drawings puts things, anywhere on the plane.
struct Plan {
    track: Vec<Outline>,
    seats: Vec<SeatPlan>,
    /// Two corners of an area that is always shown.
    frame: [Point; 2],
    /// The space left round everything.
    margin: f64,
}

struct SeatPlan {
    yard: Outline,
    yard_slots: Slots,
    pad: Option<Outline>,
    stretch: BTreeMap<u8, Outline>,
    finish: Option<(Outline, Slots)>,
}

/// The board as its file says.
fn plan(rules: &Rules) -> Result<Plan, Vec<Problem>> {
    match rules.spec().layout.kind {
        LayoutKind::Grid => grid::plan(rules),
        LayoutKind::Star => star::plan(rules).map_err(|problem| vec![problem]),
        LayoutKind::Rows => rows::plan(rules).map_err(|problem| vec![problem]),
        LayoutKind::Circle => Ok(circle::plan(rules)),
    }
}

/// The numbers of the private squares on a way.
fn private(rules: &Rules) -> BTreeSet<u8> {
    let number = |place: &Place| match place {
        Place::Stretch(n) => Some(*n),
        _ => None,
    };
    rules.way.places.iter().filter_map(number).collect()
}

fn has(rules: &Rules, place: Place) -> bool {
    rules.way.places.contains(&place)
}

/// The track square at a node of a seat's way, counted from 0.
fn track_index(rules: &Rules, seat: usize, node: u8) -> Option<usize> {
    match rules.way.places.get(usize::from(node)) {
        Some(Place::Track(i)) => {
            let board = &rules.spec().board;
            Some((usize::from(*i) + seat * usize::from(board.turn)) % usize::from(board.ring))
        }
        _ => None,
    }
}

impl Plan {
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

    /// Moved so that nothing is negative, and as large as what it shows.
    fn settled(mut self) -> Plan {
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

/// Three decimals are finer than any screen and the same on every machine.
fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0 + 0.0
}
