//! A drawing for any board: the ring on a circle, the home stretches as spokes towards the finish
//! in the middle, and the yards and the squares before the track outside.

use super::{BoardPlan, Outline, Point, SeatPlan, has, slots, track_index};
use crate::rules::Rules;
use crate::rules::path::NodeKind;
use std::collections::BTreeMap;
use std::f64::consts::PI;

const CENTRE: Point = Point { x: 0.0, y: 0.0 };
/// The distance from one square of a spoke to the next.
const PITCH: f64 = 1.05;

pub(super) fn plan(rules: &Rules) -> BoardPlan {
    let ring = usize::from(rules.spec().board.ring);
    let seats = rules.seats() as f64;
    let (inner, outer) = spokes(rules);
    // A seat's finish is a triangle whose half-width is `slope` times its height. Its corners must
    // stay clear of the ring.
    let slope = (PI / seats).tan().min(1.0);
    let spread = slope.hypot(1.0);
    let home = PITCH * inner.len() as f64 + 0.6;
    let finish = finish_height(seats);
    let radius = ring_radius(ring).max(finish + home).max(finish * spread + 0.6);
    let finish = finish.max(2.5).min(radius - home).min((radius - 0.6) / spread);
    // The last track square of seat 0 is at the bottom, so that its stretch points down.
    let last = last_track(rules);
    let bottom = last.and_then(|node| track_index(rules, 0, node as u8)).unwrap_or(0) as f64;
    let angle = |index: usize| 360.0 * (index as f64 - bottom) / ring.max(1) as f64;
    let fan = |seat: usize| 360.0 * seat as f64 / seats;
    let square = |angle: f64, away: f64| Outline::square(CENTRE.towards(angle, away), 1.0, angle);
    let pad = has(rules, NodeKind::Pad);
    let tokens = rules.tokens();
    let yard_radius = 0.5 + 0.5 * (tokens as f64).sqrt().ceil();
    let beyond = radius + PITCH * (outer.len() as f64 + if pad { 1.0 } else { 0.0 });
    let yard_away = (beyond + 0.8 + yard_radius).max(1.05 * yard_radius / (PI / seats).sin());
    let seat = |seat: usize| {
        let home = fan(seat);
        let out = match track_index(rules, seat, rules.path.start) {
            Some(start) if rules.spec().board.turn > 0 => angle(start),
            _ => home,
        };
        let inwards = inner.iter().enumerate();
        let inwards = inwards.map(|(i, n)| (*n, square(home, radius - PITCH * (i + 1) as f64)));
        let outwards = outer.iter().rev().enumerate();
        let outwards = outwards.map(|(i, n)| (*n, square(out, radius + PITCH * (i + 1) as f64)));
        let stretch: BTreeMap<u8, Outline> = inwards.chain(outwards).collect();
        let yard = Outline::circle(CENTRE.towards(out, yard_away), 2.0 * yard_radius);
        let goal = Outline::wedge(CENTRE, 2.0 * finish * slope, finish, home);
        SeatPlan {
            yard_slots: slots::within(&yard, tokens, (0, 1)),
            yard,
            pad: pad.then(|| Outline::circle(CENTRE.towards(out, beyond), 0.9)),
            stretch,
            finish: has(rules, NodeKind::Finish)
                .then(|| (goal, slots::within(&goal, tokens, (0, 1)))),
        }
    };
    BoardPlan {
        track: (0..ring).map(|i| square(angle(i), radius)).collect(),
        seats: (0..rules.seats()).map(seat).collect(),
        frame: [CENTRE; 2],
        margin: 0.3,
    }
}

/// The node of the last track square of a path, without those of another lap.
fn last_track(rules: &Rules) -> Option<usize> {
    let kinds = &rules.path.kinds[..=usize::from(rules.path.last)];
    kinds.iter().rposition(|kind| matches!(kind, NodeKind::Track(_)))
}

/// The private squares that lead home, and the others, both in the order of the path.
fn spokes(rules: &Rules) -> (Vec<u8>, Vec<u8>) {
    let kinds = &rules.path.kinds[..=usize::from(rules.path.last)];
    let (before, after) = kinds.split_at(last_track(rules).unwrap_or(0));
    let (mut inner, mut outer) = (Vec::new(), Vec::new());
    let private = |kind: &NodeKind| match kind {
        NodeKind::Stretch(n) => Some(*n),
        _ => None,
    };
    for n in after.iter().filter_map(private) {
        if !inner.contains(&n) {
            inner.push(n);
        }
    }
    for n in before.iter().filter_map(private) {
        if !inner.contains(&n) && !outer.contains(&n) {
            outer.push(n);
        }
    }
    (inner, outer)
}

/// The smallest radius at which the squares of the ring do not overlap.
fn ring_radius(squares: usize) -> f64 {
    if squares < 3 { 1.0 } else { 0.5 + 0.525 / (PI / squares as f64).tan() }
}

/// The smallest distance from the centre at which there is room for a spoke for each seat.
fn finish_height(seats: f64) -> f64 {
    (0.525 / (PI / seats).tan()).max(1.2)
}
