//! Bots that evaluate the position after each of their choices and take the best one.

use crate::bot::{Bot, Budget, Choices, best_by, best_of};
use crate::dice::below;
use crate::evaluation::{DangerScope, Evaluator};
use crate::simple::{Ranked, casual};
use homestretch_rules::{Action, Item, Rules, Seat, State, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::Arc;

/// Knows the rules, prefers captures, counts squares, and plays every third move at random.
pub(crate) struct Easy(pub(crate) Xoshiro256PlusPlus);

impl Bot for Easy {
    fn choose(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Action {
        if below(&mut self.0, 3) == 0 {
            let options = Choices::of(rules, state);
            let list = options.as_slice();
            return list[below(&mut self.0, list.len() as u32) as usize];
        }
        Ranked(casual).choose(rules, state, budget)
    }

    fn reseed(&mut self, seed: u64) {
        self.0 = Xoshiro256PlusPlus::seed_from_u64(seed);
    }
}

/// The share of the turns at stake that counts as lost when exact hit chances are not computed.
const FLAT_RISK: f32 = 0.1;

/// The turns that waiting for a better roll costs: the turn that is lost, and what may happen to
/// the tokens in the meantime.
pub(crate) const WAIT_TURNS: f32 = 3.0;

/// The criteria of a greedy bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// Its own time, the others' time, and which of its tokens are exposed.
    Time,
    /// As `Time`, but with the exact expected losses instead of a fixed share of what is at stake.
    Danger,
    /// The chance of its own side to win, with the dangers of all seats taken into account.
    Chances,
}

/// Takes the choice with the best position after it.
pub(crate) struct Greedy {
    pub(crate) evaluator: Arc<Evaluator>,
    pub(crate) sight: Sight,
}

impl Greedy {
    fn worth(&self, rules: &Rules, after: &State, seat: Seat) -> f32 {
        let danger = |s: Seat| match self.sight {
            Sight::Danger => self.evaluator.danger(rules, after, s),
            _ => FLAT_RISK * self.evaluator.at_stake(rules, after, s),
        };
        match self.sight {
            Sight::Chances => {
                self.evaluator.chances(rules, after, DangerScope::AllSides(seat))[seat.index()]
            }
            Sight::Time | Sight::Danger => {
                let won = after.turn() == Turn::Over
                    && after.places().next().is_some_and(|w| w == seat || rules.partners(w, seat));
                let others = after.seats().filter(|s| *s != seat && !rules.partners(seat, *s));
                let count = others.clone().count().max(1) as f32;
                let theirs: f32 = others.map(|s| self.evaluator.time(rules, after, s)).sum();
                let again = if after.seat() == seat { 1.0 } else { 0.0 };
                let mine = self.evaluator.of_side(rules, after, seat, |s| {
                    self.evaluator.time(rules, after, s) + danger(s)
                });
                theirs / count - mine + again + if won { 1e6 } else { 0.0 }
            }
        }
    }

    /// The value of one turn, in the units of [`Greedy::worth`].
    fn turn(&self, rules: &Rules, state: &State, worth: f32) -> f32 {
        match self.sight {
            Sight::Chances => self.evaluator.turn_at(rules, state, worth),
            Sight::Time | Sight::Danger => 1.0,
        }
    }
}

impl Bot for Greedy {
    fn choose(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Action {
        let seat = state.seat();
        let worth = |after: &State| self.worth(rules, after, seat);
        if rules.may_pass(state) && !rules.legal(state).is_empty() {
            let cost = WAIT_TURNS * self.turn(rules, state, worth(state));
            return best_or_wait(rules, state, budget, cost, worth);
        }
        best_by(rules, state, budget, |_, after| worth(after))
    }

    fn before_roll(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Option<Action> {
        best_chosen_roll(rules, state, budget, |after| self.worth(rules, after, state.seat()))
    }
}

/// The best move, or a pass if the best move after a later roll is so much better that waiting
/// pays. Some roll is always good enough, so a bot never waits forever. A bot that has no time left
/// to compare does not wait either.
pub(crate) fn best_or_wait(
    rules: &Rules,
    state: &State,
    budget: &Budget,
    cost: f32,
    worth: impl Fn(&State) -> f32,
) -> Action {
    let best_move = |state: &State| {
        let moves = rules.choices(state).iter().map(Action::Move);
        best_of(rules, state, budget, moves, |_, after| worth(after))
    };
    let now = best_move(state);
    let Ok(before) = rules.at_turn_of(state, state.seat()) else { return Action::Pass };
    let mut later = Vec::new();
    for &(throw, weight) in rules.throws(&before) {
        if budget.is_spent() {
            return now.map_or(Action::Pass, |(action, _)| action);
        }
        let mut rolled = before;
        if rules.apply(&mut rolled, Action::Roll(throw), &mut ()).is_ok() {
            later.extend(best_move(&rolled).map(|(_, value)| (value, weight)));
        }
    }
    match now {
        Some((action, value))
            if value >= waiting(later, cost * rules.total_weight(&before) as f32) =>
        {
            action
        }
        _ => Action::Pass,
    }
}

/// The value of waiting for the best of these values with their weights: the mean of those worth
/// waiting for, less the cost of all rolls until then.
fn waiting(mut later: Vec<(f32, u32)>, cost: f32) -> f32 {
    later.sort_by(|a, b| b.0.total_cmp(&a.0));
    let (mut sum, mut total, mut best) = (0.0, 0.0, f32::NEG_INFINITY);
    for (value, weight) in later {
        sum += value * weight as f32;
        total += weight as f32;
        best = best.max((sum - cost) / total);
    }
    best
}

/// Takes a roll of choice if the best throw with it is better than an average throw without it.
pub(crate) fn best_chosen_roll(
    rules: &Rules,
    state: &State,
    budget: &Budget,
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
            let choice = best_by(rules, &after, budget, |_, then| worth(then));
            rules.apply(&mut after, choice, &mut ()).ok()?;
        }
        Some(worth(&after))
    };
    let total = rules.total_weight(state);
    let mut best: Option<(f32, Action)> = None;
    let mut mean = 0.0;
    for &(throw, weight) in rules.throws(state) {
        if budget.is_spent() {
            return None;
        }
        // The state after an ordinary roll still holds the item, so its worth includes keeping it.
        mean += outcome(Action::Roll(throw))? * weight as f32 / total as f32;
        let value = outcome(Action::ChosenRoll(throw))?;
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, Action::ChosenRoll(throw)));
        }
    }
    best.filter(|(most, _)| *most > mean).map(|(_, action)| action)
}

#[cfg(test)]
mod tests {
    use super::{best_by, best_or_wait};
    use crate::bot::{Budget, Choices};
    use crate::dice::{below, chance, seeded};
    use homestretch_rules::{Action, Rules, Seating, State};
    use std::cell::Cell;
    use std::time::Instant;

    /// A position of a game that allows waiting, with several choices.
    fn choice(rules: &Rules) -> State {
        let seating = Seating { seats: rules.usual_seats(4), opening: false };
        let mut state = rules.start(&seating).expect("four players can start");
        let dice = &mut seeded(3, 0);
        loop {
            let options = Choices::of(rules, &state);
            let list = options.as_slice();
            if rules.may_pass(&state) && list.len() > 3 {
                return state;
            }
            let action = match list {
                [] => chance(rules, &state, dice).expect("a throw is due"),
                _ => list[below(dice, list.len() as u32) as usize],
            };
            rules.apply(&mut state, action, &mut ()).expect("the choice is legal");
        }
    }

    #[test]
    fn a_bot_out_of_time_plays_the_first_move_it_evaluated() {
        let rules = Rules::named("pachisi").expect("the variant exists");
        let state = choice(&rules);
        let budget = Budget { until: Some(Instant::now()) };
        let evaluated = Cell::new(0);
        let worth = |_: &State| {
            evaluated.set(evaluated.get() + 1);
            0.0
        };
        let action = best_or_wait(&rules, &state, &budget, 1.0, worth);
        assert!(matches!(action, Action::Move(_)), "{action:?}");
        assert_eq!(evaluated.take(), 1);
        best_by(&rules, &state, &budget, |_, after| worth(after));
        assert_eq!(evaluated.take(), 1);
    }
}
