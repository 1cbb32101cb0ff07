//! Dice from a random generator that the caller passes in. Throws are drawn here and nowhere else.

use homestretch_rules::{Action, Rules, State, Throw, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A generator that gives the same numbers on every machine. Different streams of one seed are
/// independent of each other.
pub fn seeded(seed: u64, stream: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(stream);
    rng
}

/// A number below `n`, all equally likely.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    // The high half of the product is uniform except for a few low halves, which are drawn again.
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let rejected = n.wrapping_neg() % n;
        while (product as u32) < rejected {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// Draws the next random action: a throw, or the seat that begins. `None` if a player has to decide
/// or the game is over.
#[inline]
pub fn chance(rules: &Rules, state: &State, rng: &mut impl Rng) -> Option<Action> {
    match state.turn() {
        Turn::Draw => {
            let seats = || state.seats().filter(|seat| !state.has_left(*seat));
            let drawn = below(rng, seats().count() as u32);
            seats().nth(drawn as usize).map(Action::First)
        }
        Turn::Opening { .. } | Turn::Roll { .. } => Some(Action::Roll(fall(rules, state, rng))),
        Turn::Move { .. } | Turn::Over => None,
    }
}

/// Draws a throw. One must be due.
#[inline(always)]
pub(crate) fn fall(rules: &Rules, state: &State, rng: &mut impl Rng) -> Throw {
    let throws = rules.throws(state);
    let total = rules.total_weight(state);
    let mut left = below(rng, total);
    if total as usize == throws.len() {
        return throws[left as usize].0;
    }
    for (throw, weight) in throws {
        if left < *weight {
            return *throw;
        }
        left -= weight;
    }
    throws[0].0
}
