//! Expectimax: every roll of everyone, some decisions deep.

use crate::judge::{Fear, Judge};
use crate::judged::{WAIT, best_chosen_roll, best_or_wait};
use crate::player::{Budget, Options, Player, best_by};
use homestretch_rules::{Action, Rules, Seat, State, Turn};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Looks ahead over all rolls; every seat is taken to do what is best for itself.
pub(crate) struct Search {
    pub(crate) judge: Arc<Judge>,
    /// Decisions to look ahead, the own one included.
    pub(crate) plies: u32,
    /// Set to end all thinking at once.
    stop: Option<Arc<AtomicBool>>,
    seen: HashMap<(State, u32), [f32; 6]>,
}

/// Positions remembered at most; then the memory starts anew.
const MEMORY: usize = 200_000;

impl Search {
    /// A search of so many decisions.
    pub(crate) fn new(judge: Arc<Judge>, plies: u32, stop: Option<Arc<AtomicBool>>) -> Search {
        Search { judge, plies, stop, seen: HashMap::new() }
    }

    fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The chances of all seats after `plies` more decisions, or nothing if the time is up.
    fn value(
        &mut self,
        rules: &Rules,
        state: &State,
        plies: u32,
        look: &Look<'_>,
    ) -> Option<[f32; 6]> {
        if self.is_stopped() || look.budget.is_spent() {
            return None;
        }
        if plies == 0 || state.turn() == Turn::Over {
            return Some(self.judge.chances(rules, state, Fear::All(look.root)));
        }
        if let Some(known) = self.seen.get(&(*state, plies)) {
            return Some(*known);
        }
        let value = match state.turn() {
            Turn::Roll { .. } => self.roll(rules, state, plies, look)?,
            Turn::Move { seat } => self.decide(rules, state, seat, plies, look)?.1,
            _ => self.judge.chances(rules, state, Fear::All(look.root)),
        };
        if self.seen.len() >= MEMORY {
            self.seen.clear();
        }
        self.seen.insert((*state, plies), value);
        Some(value)
    }

    fn roll(
        &mut self,
        rules: &Rules,
        state: &State,
        plies: u32,
        look: &Look<'_>,
    ) -> Option<[f32; 6]> {
        let mut sum = [0.0; 6];
        let mut total = 0.0;
        for &(throw, weight) in rules.throws(state) {
            let mut after = *state;
            if rules.apply(&mut after, Action::Roll(throw), &mut ()).is_err() {
                continue;
            }
            // A throw without a move is no decision, but it must not be followed for ever.
            let passed = !matches!(after.turn(), Turn::Move { .. });
            let value = self.value(rules, &after, plies - u32::from(passed), look)?;
            let weight = weight as f32;
            total += weight;
            sum.iter_mut().zip(value).for_each(|(s, v)| *s += v * weight);
        }
        sum.iter_mut().for_each(|s| *s /= total);
        Some(sum)
    }

    fn decide(
        &mut self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        plies: u32,
        look: &Look<'_>,
    ) -> Option<(Action, [f32; 6])> {
        let options = Options::of(rules, state);
        let mut best: Option<(Action, [f32; 6])> = None;
        let can_move = !rules.legal(state).is_empty();
        for &action in options.as_slice() {
            // Waiting pays only later than a search can see: see `choose`.
            if can_move && action == Action::Pass {
                continue;
            }
            let mut after = *state;
            if rules.apply(&mut after, action, &mut ()).is_err() {
                continue;
            }
            let value = self.value(rules, &after, plies - 1, look)?;
            if best.is_none_or(|(_, most)| value[seat.index()] > most[seat.index()]) {
                best = Some((action, value));
            }
        }
        best
    }

    /// Whether it pays to wait for another roll.
    fn waits(&self, rules: &Rules, state: &State, budget: &Budget) -> bool {
        let seat = state.seat();
        let worth = |after: &State| self.worth(rules, after, seat);
        let cost = WAIT * self.judge.turn_at(rules, state, worth(state));
        best_or_wait(rules, state, budget, cost, worth) == Action::Pass
    }

    /// What seems best without looking ahead. Waiting is thought of before.
    fn at_sight(&self, rules: &Rules, state: &State, budget: &Budget) -> Action {
        let (seat, can_move) = (state.seat(), !rules.legal(state).is_empty());
        best_by(rules, state, budget, |action, after| match action {
            Action::Pass if can_move => f32::NEG_INFINITY,
            _ => self.worth(rules, after, seat),
        })
    }

    fn worth(&self, rules: &Rules, after: &State, seat: Seat) -> f32 {
        self.judge.chances(rules, after, Fear::All(seat))[seat.index()]
    }
}

/// What stays the same during one look ahead.
struct Look<'a> {
    root: Seat,
    budget: &'a Budget,
}

impl Player for Search {
    fn choose(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Action {
        let options = Options::of(rules, state);
        if let [only] = options.as_slice() {
            return *only;
        }
        self.seen.clear();
        let seat = state.seat();
        let look = Look { root: seat, budget };
        if options.as_slice().contains(&Action::Pass) && self.waits(rules, state, budget) {
            return Action::Pass;
        }
        // Deeper and deeper, so that there is an answer whenever the time is up.
        let mut best = self.at_sight(rules, state, budget);
        let first = if budget.until.is_some() { 2 } else { self.plies };
        for plies in first..=self.plies {
            match self.decide(rules, state, seat, plies, &look) {
                Some((action, _)) => best = action,
                None => break,
            }
        }
        best
    }

    fn before_roll(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Option<Action> {
        let seat = state.seat();
        best_chosen_roll(rules, state, budget, |after| {
            self.judge.chances(rules, after, Fear::Own(seat))[seat.index()]
        })
    }
}
