//! Players that judge positions by time and chances.

use crate::dice::below;
use crate::judge::{Fear, Judge};
use crate::player::{Budget, Options, Player, best_by};
use crate::simple::{Ranked, casual};
use homestretch_rules::{Action, Item, Rules, Seat, State, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::Arc;

/// Knows the rules, likes to capture, counts squares, and is careless every third time.
pub(crate) struct Easy(pub(crate) Xoshiro256PlusPlus);

impl Player for Easy {
    fn choose(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Action {
        if below(&mut self.0, 3) == 0 {
            let options = Options::of(rules, state);
            let list = options.as_slice();
            return list[below(&mut self.0, list.len() as u32) as usize];
        }
        Ranked(casual).choose(rules, state, budget)
    }

    fn reseed(&mut self, seed: u64) {
        self.0 = Xoshiro256PlusPlus::seed_from_u64(seed);
    }
}

/// The part of what is at stake that is taken to be lost when hit chances are not looked at.
const FLAT_RISK: f32 = 0.1;

/// How much a judged player looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// Its own time, what it takes from the others, and which tokens stand open.
    Time,
    /// So, and what it must expect to lose.
    Danger,
    /// The chances of all seats, danger included.
    Chances,
}

/// Judges the position after each of its options.
pub(crate) struct Judged {
    pub(crate) judge: Arc<Judge>,
    pub(crate) sight: Sight,
}

impl Judged {
    fn worth(&self, rules: &Rules, after: &State, seat: Seat) -> f32 {
        match self.sight {
            Sight::Chances => self.judge.chances(rules, after, Fear::All(seat))[seat.index()],
            Sight::Time | Sight::Danger => {
                let won = after.turn() == Turn::Over && after.places().next() == Some(seat);
                let others = after.seats().filter(|s| *s != seat && !rules.partners(seat, *s));
                let count = others.clone().count().max(1) as f32;
                let theirs: f32 = others.map(|s| self.judge.time(rules, after, s)).sum();
                let danger = match self.sight {
                    Sight::Danger => self.judge.danger(rules, after, seat),
                    _ => FLAT_RISK * self.judge.at_stake(rules, after, seat),
                };
                let again = if after.seat() == seat { 1.0 } else { 0.0 };
                let mine = self.judge.time(rules, after, seat) + danger - again;
                theirs / count - mine + if won { 1e6 } else { 0.0 }
            }
        }
    }
}

impl Player for Judged {
    fn choose(&mut self, rules: &Rules, state: &State, _: &Budget) -> Action {
        let seat = state.seat();
        best_by(rules, state, |_, after| self.worth(rules, after, seat))
    }

    fn before_roll(&mut self, rules: &Rules, state: &State, _: &Budget) -> Option<Action> {
        best_chosen_roll(rules, state, |after| self.worth(rules, after, state.seat()))
    }
}

/// Takes a roll of choice when the best throw is much better than an average one.
pub(crate) fn best_chosen_roll(
    rules: &Rules,
    state: &State,
    worth: impl Fn(&State) -> f32,
) -> Option<Action> {
    if rules.usable(state) != Some(Item::ChosenRoll) {
        return None;
    }
    let seat = state.seat();
    let outcome = |action: Action| {
        let mut after = *state;
        rules.apply(&mut after, action, &mut ()).ok()?;
        if after.turn() == (Turn::Move { seat }) {
            let choice = best_by(rules, &after, |_, then| worth(then));
            rules.apply(&mut after, choice, &mut ()).ok()?;
        }
        Some(worth(&after))
    };
    let throws = rules.throws(state);
    let total: u32 = throws.iter().map(|(_, weight)| weight).sum();
    let mut best: Option<(f32, Action)> = None;
    let (mut mean, mut least) = (0.0, f32::MAX);
    for &(throw, weight) in throws {
        let value = outcome(Action::Roll(throw))?;
        mean += value * weight as f32 / total as f32;
        least = least.min(value);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, Action::ChosenRoll(throw)));
        }
    }
    let (most, action) = best?;
    // Held back until it makes at least twice the difference that ordinary luck does.
    (most - mean > 1.5 * (mean - least).max(0.0)).then_some(action)
}
