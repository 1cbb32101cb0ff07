//! Dice from a random source that is handed in: the one place where throws are drawn.

use homestretch_rules::{Action, Rules, State, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A generator whose numbers are the same on every machine. Different streams of one seed are
/// independent of each other.
pub fn seeded(seed: u64, stream: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(stream);
    rng
}

/// A number below `n`, every one as likely as the others.
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    // Numbers beyond the last whole multiple of n would favour the small ones.
    let whole = u32::MAX - u32::MAX % n;
    loop {
        let drawn = rng.next_u32();
        if drawn < whole {
            return drawn % n;
        }
    }
}

/// What chance does now: the throw that falls, or the seat that is drawn. `None` if it is a
/// player's decision or the game is over.
pub fn chance(rules: &Rules, state: &State, rng: &mut impl Rng) -> Option<Action> {
    match state.turn() {
        Turn::Draw => {
            let seats = || state.seats().filter(|seat| !state.has_left(*seat));
            let drawn = below(rng, seats().count() as u32);
            seats().nth(drawn as usize).map(Action::First)
        }
        Turn::Opening { .. } | Turn::Roll { .. } => {
            let throws = rules.throws(state);
            let mut left = below(rng, throws.iter().map(|(_, weight)| weight).sum());
            for (throw, weight) in throws {
                if left < *weight {
                    return Some(Action::Roll(*throw));
                }
                left -= weight;
            }
            None
        }
        Turn::Move { .. } | Turn::Over => None,
    }
}
