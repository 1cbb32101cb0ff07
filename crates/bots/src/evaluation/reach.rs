//! The throws that can capture at all: a quick test before the exact one.

use super::solo::apart;
use homestretch_rules::spec::{CaptureWhen, Gate, Own};
use homestretch_rules::{Rules, Seat, Square, State};

/// On which step of each seat's path every track square lies, and how far each throw reaches.
#[derive(Clone, Debug)]
pub(crate) struct CaptureReach {
    /// For each throw, the distances a token can move; empty if distances alone do not decide.
    leaps: Vec<u64>,
    /// The steps that lie on a square, indexed by seat and square.
    steps: Vec<Vec<i16>>,
}

/// Square numbers are below this.
const MAX_SQUARES: usize = 256;

impl CaptureReach {
    /// Collects the steps of every square.
    pub(crate) fn new(rules: &Rules, leaps: &[u64]) -> CaptureReach {
        let mut steps = vec![Vec::new(); rules.seats() * MAX_SQUARES];
        for seat in (0..rules.seats()).map(|s| Seat(s as u8)) {
            for step in rules.steps() {
                if let Some(Square::Track(n)) = rules.square_at(seat, step) {
                    steps[seat.index() * MAX_SQUARES + usize::from(n)].push(step);
                }
            }
        }
        let leaps = if is_plain(rules) { leaps.to_vec() } else { Vec::new() };
        CaptureReach { leaps, steps }
    }

    /// The distances from the tokens of `other` to these tokens, as bits.
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
            // Off the track only a flight captures, and it can come from anywhere.
            let Square::Track(n) = rules.square(state, seat, token) else { return u64::MAX };
            for &to in &self.steps[other.index() * MAX_SQUARES + usize::from(n)] {
                let from = (0..rules.tokens()).map(|t| rules.step(state, other, t));
                all |= from
                    .map(|from| apart(from, to))
                    .filter(|far| *far != u64::MAX)
                    .fold(0, |a, b| a | b);
            }
        }
        all
    }

    /// Whether the throw with this index can move a token by one of these distances.
    pub(crate) fn reaches(&self, throw: usize, distances: u64) -> bool {
        self.leaps.get(throw).is_none_or(|leaps| leaps & distances != 0)
    }
}

/// Whether a token captures only on the square where its move ends, at a distance that the throw
/// gives.
fn is_plain(rules: &Rules) -> bool {
    let spec = rules.spec();
    let squares = &spec.squares;
    let links = [&squares.snakes, &squares.ladders, &squares.jumps, &squares.flights];
    spec.capture.when == CaptureWhen::Landing
        && spec.moving.gate == Gate::Open
        && spec.meeting.own != Own::StopBehind
        && links.iter().all(|links| links.is_empty())
}
