//! A drawing in rows that run back and forth from the bottom; tokens wait in a row below.

use super::{BoardPlan, Outline, Point, SeatPlan, has, private, slots};
use crate::rules::Rules;
use crate::rules::path::NodeKind;
use crate::spec::Problem;
use std::collections::BTreeMap;

/// The width of the board if the file has none.
const DEFAULT_WIDTH: usize = 10;
/// The space between the board and the waiting tokens.
const GAP: f64 = 0.3;

pub(super) fn plan(rules: &Rules) -> Result<BoardPlan, Problem> {
    let ring = usize::from(rules.spec().board.ring);
    if ring == 0 || has(rules, NodeKind::Pad) || !private(rules).is_empty() {
        return Err(Problem::new("layout.kind", "rows can only show a track")
            .hint("write \"circle\", or a path such as [\"track 0..99\"]"));
    }
    let width = match usize::try_from(rules.spec().layout.grid[0]) {
        Ok(0) | Err(_) => DEFAULT_WIDTH.min(ring),
        Ok(width) => width.min(ring),
    };
    let height = ring.div_ceil(width);
    let square = |index: usize| {
        let (row, column) = (index / width, index % width);
        let column = if row.is_multiple_of(2) { column } else { width - 1 - column };
        let (x, y) = (column as f64 + 0.5, (height - row) as f64 - 0.5);
        Outline::square(Point { x, y }, 1.0, 0.0)
    };
    let last = square(super::track_index(rules, 0, rules.path.gate).unwrap_or(ring - 1));
    let seat = |seat: usize| {
        let (row, column) = (seat / width, seat % width);
        let (x, y) = (column as f64 + 0.5, (height + row) as f64 + 0.5 + GAP);
        let yard = Outline::square(Point { x, y }, 1.0, 0.0);
        let finish = Outline { y: last.y - 1.0, ..last };
        let tokens = rules.tokens();
        SeatPlan {
            yard_slots: slots::within(&yard, tokens, (0, 1)),
            yard,
            pad: None,
            stretch: BTreeMap::new(),
            finish: has(rules, NodeKind::Finish)
                .then(|| (finish, slots::within(&finish, tokens, (seat, rules.seats())))),
        }
    };
    Ok(BoardPlan {
        track: (0..ring).map(square).collect(),
        seats: (0..rules.seats()).map(seat).collect(),
        frame: [Point { x: 0.0, y: 0.0 }, Point { x: width as f64, y: height as f64 }],
        margin: 0.0,
    })
}
