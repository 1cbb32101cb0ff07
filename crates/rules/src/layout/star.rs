//! A drawing as a star: an arm of three columns for each seat, around a polygon of side 3.
//!
//! Seat 0's arm points down and the others follow clockwise. Seen with a seat's arm at the bottom,
//! its part of the ring runs up the left column of its own arm, over the corner, out along the next
//! arm and over its tip.

use super::{BoardPlan, Outline, Point, SeatPlan, has, private, slots, track_index};
use crate::rules::Rules;
use crate::rules::path::NodeKind;
use crate::spec::Problem;
use std::f64::consts::PI;

const CENTRE: Point = Point { x: 0.0, y: 0.0 };

struct Star {
    arms: usize,
    rows: usize,
    /// The distance from the centre to the first row of an arm.
    apothem: f64,
}

pub(super) fn plan(rules: &Rules) -> Result<BoardPlan, Problem> {
    let (arms, rows) = (rules.seats(), usize::from(rules.spec().layout.rows));
    let (ring, turn) = (rules.spec().board.ring, usize::from(rules.spec().board.turn));
    let stretch = private(rules).last().map_or(0, |n| usize::from(*n));
    let star = Star { arms, rows, apothem: 1.5 / (PI / arms as f64).tan() };
    // The last square of a full stretch is inside the polygon, which needs room for one per arm.
    let inside = stretch >= rows;
    if rows < 1 || ring == 0 || turn != star.per_seat() || stretch > rows {
        let hint = format!(
            "a board of {turn} squares from seat to seat has (squares − 2) / 2 rows, and no more \
             private squares than that"
        );
        return Err(Problem::new(
            "layout.rows",
            format!("a star of {rows} rows does not fit this board"),
        )
        .hint(hint));
    }
    if arms < if inside { 4 } else { 3 } {
        return Err(Problem::new("layout.kind", format!("a star of {arms} arms cannot be drawn"))
            .hint("write \"grid\" or \"circle\""));
    }
    let track: Vec<Outline> = (0..usize::from(ring)).map(|i| star.track(i)).collect();
    let seats = 0..arms;
    let seats = seats.map(|seat| {
        let tokens = rules.tokens();
        let yard = star.yard(seat);
        let stretch = private(rules).into_iter();
        let square = |n: u8| (n, star.square(seat, rows as f64 - 1.0 - f64::from(n), 0.0));
        let finish = star.finish(seat, inside);
        let first = track_index(rules, seat, 2).map_or(yard.middle(), |i| track[i].middle());
        SeatPlan {
            yard_slots: slots::within(&yard, tokens, (0, 1)),
            yard,
            pad: has(rules, NodeKind::Pad).then(|| beside(first, yard.middle())),
            stretch: stretch.map(square).collect(),
            finish: has(rules, NodeKind::Finish)
                .then(|| (finish, slots::within(&finish, tokens, (0, 1)))),
        }
    });
    Ok(BoardPlan { seats: seats.collect(), track, frame: [CENTRE; 2], margin: 0.3 })
}

/// A pad beside a square, on the side of the yard.
fn beside(square: Point, yard: Point) -> Outline {
    let away = square.distance(yard).max(1.0);
    let at = square.plus((yard.x - square.x) / away, (yard.y - square.y) / away);
    Outline::circle(at, 0.9)
}

impl Star {
    fn per_seat(&self) -> usize {
        2 * self.rows + 2
    }

    fn angle(&self, arm: f64) -> f64 {
        360.0 * arm / self.arms as f64
    }

    /// The square in a row and column of an arm; column 1 is the left one if the arm points down.
    fn square(&self, arm: usize, row: f64, column: f64) -> Outline {
        let angle = self.angle(arm as f64);
        let at = CENTRE.towards(angle, self.apothem + row + 0.5).towards(angle + 90.0, column);
        Outline::square(at, 1.0, angle)
    }

    fn track(&self, index: usize) -> Outline {
        let (arm, i) = (index / self.per_seat(), index % self.per_seat());
        let next = (arm + 1) % self.arms;
        let rows = self.rows;
        let tip = rows as f64 - 1.0;
        if i + 1 < rows {
            self.square(arm, (rows - 2 - i) as f64, 1.0)
        } else if i + 1 == rows {
            self.corner(arm)
        } else if i < 2 * rows {
            self.square(next, (i - rows) as f64, -1.0)
        } else {
            self.square(next, tip, (i - 2 * rows) as f64)
        }
    }

    /// The triangle between an arm and the next; its sides match those of the squares beside it.
    fn corner(&self, arm: usize) -> Outline {
        let half = PI / self.arms as f64;
        let angle = self.angle(arm as f64 + 0.5);
        let tip = CENTRE.towards(angle, 1.5 / half.sin());
        Outline::wedge(tip, 2.0 * half.sin(), half.cos(), angle)
    }

    /// A circle between a seat's arm and the next, which reaches a little beyond the tips.
    fn yard(&self, seat: usize) -> Outline {
        let sin = (PI / self.arms as f64).sin();
        let reach = self.apothem + self.rows as f64 + 0.6;
        let radius = ((reach - 1.75 / sin) / (1.0 + 1.0 / sin)).max(1.0);
        let at = CENTRE.towards(self.angle(seat as f64 + 0.5), (1.75 + radius) / sin);
        Outline::circle(at, 2.0 * radius)
    }

    /// A part of the polygon, without the last private squares inside it.
    fn finish(&self, seat: usize, inside: bool) -> Outline {
        let height = self.apothem - if inside { 1.0 } else { 0.0 };
        let base = 2.0 * height * (PI / self.arms as f64).tan();
        Outline::wedge(CENTRE, base, height, self.angle(seat as f64))
    }
}
