//! Which throws can capture at all: a quick look before the exact one.

use super::solo::apart;
use homestretch_rules::spec::{CaptureWhen, Gate, Own};
use homestretch_rules::{Rules, Seat, Square, State};

/// Where the squares of the track are on each seat's way, and what throws reach.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    /// For each throw, how far a token can come; empty if more than that matters.
    leaps: Vec<u64>,
    /// By seat and square, the steps that lie on it.
    steps: Vec<Vec<i16>>,
}

/// Squares have numbers below this.
const SQUARES: usize = 256;

impl Reach {
    /// Lays out the ways.
    pub(crate) fn new(rules: &Rules, leaps: &[u64]) -> Reach {
        let mut steps = vec![Vec::new(); rules.seats() * SQUARES];
        for seat in (0..rules.seats()).map(|s| Seat(s as u8)) {
            for step in rules.steps() {
                if let Some(Square::Track(n)) = rules.square_at(seat, step) {
                    steps[seat.index() * SQUARES + usize::from(n)].push(step);
                }
            }
        }
        let leaps = if is_plain(rules) { leaps.to_vec() } else { Vec::new() };
        Reach { leaps, steps }
    }

    /// How far the tokens of `other` are from these tokens, as bits.
    pub(crate) fn distances(
        &self,
        rules: &Rules,
        state: &State,
        other: Seat,
        (seat, exposed): (Seat, u16),
    ) -> u64 {
        if self.leaps.is_empty() {
            return u64::MAX;
        }
        let mut all = 0;
        for token in (0..rules.tokens()).filter(|t| exposed >> t & 1 == 1) {
            // Off the track nothing but a flight captures, and that from anywhere.
            let Square::Track(n) = rules.square(state, seat, token) else { return u64::MAX };
            for &to in &self.steps[other.index() * SQUARES + usize::from(n)] {
                let from = (0..rules.tokens()).map(|t| rules.step(state, other, t));
                all |= from
                    .map(|from| apart(from, to))
                    .filter(|far| *far != u64::MAX)
                    .fold(0, |a, b| a | b);
            }
        }
        all
    }

    /// Whether the throw with this number can go one of these distances.
    pub(crate) fn reaches(&self, throw: usize, distances: u64) -> bool {
        self.leaps.get(throw).is_none_or(|leaps| leaps & distances != 0)
    }
}

/// Whether a token captures only where it comes down, so far from where it was.
fn is_plain(rules: &Rules) -> bool {
    let spec = rules.spec();
    let squares = &spec.squares;
    let links = [&squares.snakes, &squares.ladders, &squares.jumps, &squares.flights];
    spec.capture.when == CaptureWhen::Landing
        && spec.moving.gate == Gate::Open
        && spec.meeting.own != Own::StopBehind
        && links.iter().all(|links| links.is_empty())
}
