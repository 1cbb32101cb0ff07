//! Helpers for several tests: seeded random play of any variant.
#![allow(dead_code, reason = "every test file uses a part of it")]

use homestretch_rules::{Action, Event, Item, Observer, Rules, Seating, State, Turn, catalog};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A random number generator with a seed.
pub(crate) fn seeded(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A random number below `n`.
pub(crate) fn below(rng: &mut impl Rng, n: usize) -> usize {
    ((u64::from(rng.next_u32()) * n as u64) >> 32) as usize
}

/// Every variant that comes with the program.
pub(crate) fn variants() -> Vec<Rules> {
    catalog::ids().map(|id| Rules::named(id).unwrap()).collect()
}

/// The seating with the most players and the variant's rule for who begins.
pub(crate) fn full_table(rules: &Rules) -> Seating {
    let seats = rules.usual_seats(rules.spec().players[1] as usize);
    Seating { seats, opening: true }
}

/// A random action of the dice (by their weights) or of the seat to act.
pub(crate) fn random_action(rules: &Rules, state: &State, rng: &mut impl Rng) -> Option<Action> {
    match state.turn() {
        Turn::Over => None,
        Turn::Draw => {
            let seats: Vec<_> = state.seats().filter(|s| !state.has_left(*s)).collect();
            Some(Action::First(seats[below(rng, seats.len())]))
        }
        Turn::Opening { .. } | Turn::Roll { .. } => {
            let throws = rules.throws(state);
            let total: u32 = throws.iter().map(|(_, w)| w).sum();
            let mut left = below(rng, total as usize) as u32;
            let throw = throws.iter().find(|(_, w)| {
                let here = left < *w;
                left = left.wrapping_sub(*w);
                here
            });
            let throw = throw.expect("the number is below the total weight").0;
            let chosen = rules.usable(state) == Some(Item::ChosenRoll) && below(rng, 3) == 0;
            Some(if chosen { Action::ChosenRoll(throw) } else { Action::Roll(throw) })
        }
        Turn::Move { .. } => {
            let moves = rules.legal(state);
            let item = rules.usable(state) == Some(Item::SecondThrow);
            if item && (moves.is_empty() || below(rng, 3) == 0) {
                return Some(Action::SecondThrow);
            }
            if rules.may_pass(state) && (moves.is_empty() || below(rng, 5) == 0) {
                return Some(Action::Pass);
            }
            moves.get(below(rng, moves.len().max(1))).map(Action::Move)
        }
    }
}

/// Plays a random game to its end, or for `most` actions. Returns the number of actions.
pub(crate) fn play_out(
    rules: &Rules,
    state: &mut State,
    rng: &mut impl Rng,
    most: usize,
    to: &mut impl Observer,
) -> usize {
    for ply in 0..most {
        match random_action(rules, state, rng) {
            None => return ply,
            Some(action) => rules.apply(state, action, to).expect("a listed action is legal"),
        }
    }
    most
}

/// An observer that ignores events without being `()`, to show that observers do not change the
/// game.
pub(crate) struct Count(pub(crate) usize);

impl Observer for Count {
    fn see(&mut self, _: Event) {
        self.0 += 1;
    }
}
