//! Expectimax: looks ahead over every roll of every seat, some decisions deep.

use crate::bot::{Bot, Budget, Choices, best_by};
use crate::evaluation::{DangerScope, Evaluator};
use crate::greedy::{WAIT_TURNS, best_chosen_roll, best_or_wait};
use homestretch_rules::{Action, Rules, Seat, State, Turn};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Looks ahead over all rolls and assumes that every seat does what is best for itself.
pub(crate) struct SearchBot {
    pub(crate) evaluator: Arc<Evaluator>,
    /// How many decisions to look ahead, its own included.
    pub(crate) plies: u32,
    /// Ends all thinking once it is set.
    stop: Option<Arc<AtomicBool>>,
    seen: HashMap<(State, u32), [f32; 6]>,
}

/// When this many positions are remembered, all of them are dropped.
const MAX_REMEMBERED_POSITIONS: usize = 200_000;

impl SearchBot {
    pub(crate) fn new(
        evaluator: Arc<Evaluator>,
        plies: u32,
        stop: Option<Arc<AtomicBool>>,
    ) -> SearchBot {
        SearchBot { evaluator, plies, stop, seen: HashMap::new() }
    }

    fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The chances of all seats after `plies` more decisions; `None` if the time is up or the
    /// search was stopped.
    fn value(&mut self, state: &State, plies: u32, look: &SearchRoot<'_>) -> Option<[f32; 6]> {
        if self.is_stopped() || look.budget.is_spent() {
            return None;
        }
        let scope = DangerScope::AllSides(look.root);
        if plies == 0 || state.turn() == Turn::Over {
            return Some(self.evaluator.chances(look.rules, state, scope));
        }
        if let Some(known) = self.seen.get(&(*state, plies)) {
            return Some(*known);
        }
        let value = match state.turn() {
            Turn::Roll { .. } => self.roll(state, plies, look)?,
            Turn::Move { .. } => self.decide(state, plies, look)?.1,
            _ => self.evaluator.chances(look.rules, state, scope),
        };
        if self.seen.len() >= MAX_REMEMBERED_POSITIONS {
            self.seen.clear();
        }
        self.seen.insert((*state, plies), value);
        Some(value)
    }

    fn roll(&mut self, state: &State, plies: u32, look: &SearchRoot<'_>) -> Option<[f32; 6]> {
        let mut sum = [0.0; 6];
        let mut total = 0.0;
        for &(throw, weight) in look.rules.throws(state) {
            let mut after = *state;
            if look.rules.apply(&mut after, Action::Roll(throw), &mut ()).is_err() {
                continue;
            }
            // A throw without a move is not a decision, but it counts as one so that the recursion
            // ends.
            let passed = !matches!(after.turn(), Turn::Move { .. });
            let value = self.value(&after, plies - u32::from(passed), look)?;
            let weight = weight as f32;
            total += weight;
            sum.iter_mut().zip(value).for_each(|(s, v)| *s += v * weight);
        }
        sum.iter_mut().for_each(|s| *s /= total);
        Some(sum)
    }

    fn decide(
        &mut self,
        state: &State,
        plies: u32,
        look: &SearchRoot<'_>,
    ) -> Option<(Action, [f32; 6])> {
        let (rules, seat) = (look.rules, state.seat().index());
        let options = Choices::of(rules, state);
        let mut best: Option<(Action, [f32; 6])> = None;
        let can_move = !rules.legal(state).is_empty();
        for &action in options.as_slice() {
            // Waiting pays off later than a search can see, so `choose` considers it beforehand.
            if can_move && action == Action::Pass {
                continue;
            }
            let mut after = *state;
            if rules.apply(&mut after, action, &mut ()).is_err() {
                continue;
            }
            let value = self.value(&after, plies - 1, look)?;
            if best.is_none_or(|(_, most)| value[seat] > most[seat]) {
                best = Some((action, value));
            }
        }
        best
    }

    /// Whether it pays to wait for another roll.
    fn waits(&self, rules: &Rules, state: &State, budget: &Budget) -> bool {
        let seat = state.seat();
        let worth = |after: &State| self.worth(rules, after, seat);
        let cost = WAIT_TURNS * self.evaluator.turn_at(rules, state, worth(state));
        best_or_wait(rules, state, budget, cost, worth) == Action::Pass
    }

    /// The best choice without looking ahead, passing excluded where a move is possible.
    fn at_sight(&self, rules: &Rules, state: &State, budget: &Budget) -> Action {
        let (seat, can_move) = (state.seat(), !rules.legal(state).is_empty());
        best_by(rules, state, budget, |action, after| match action {
            Action::Pass if can_move => f32::NEG_INFINITY,
            _ => self.worth(rules, after, seat),
        })
    }

    fn worth(&self, rules: &Rules, after: &State, seat: Seat) -> f32 {
        self.evaluator.chances(rules, after, DangerScope::AllSides(seat))[seat.index()]
    }
}

/// The constants of one search.
struct SearchRoot<'a> {
    rules: &'a Rules,
    root: Seat,
    budget: &'a Budget,
}

impl Bot for SearchBot {
    fn choose(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Action {
        let options = Choices::of(rules, state);
        if let [only] = options.as_slice() {
            return *only;
        }
        self.seen.clear();
        let look = SearchRoot { rules, root: state.seat(), budget };
        if options.as_slice().contains(&Action::Pass) && self.waits(rules, state, budget) {
            return Action::Pass;
        }
        // Search deeper step by step, so that there is an answer whenever the time is up.
        let mut best = self.at_sight(rules, state, budget);
        let first = if budget.until.is_some() { 2 } else { self.plies };
        for plies in first..=self.plies {
            match self.decide(state, plies, &look) {
                Some((action, _)) => best = action,
                None => break,
            }
        }
        best
    }

    fn before_roll(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Option<Action> {
        let seat = state.seat();
        best_chosen_roll(rules, state, budget, |after| {
            self.evaluator.chances(rules, after, DangerScope::OwnSide(seat))[seat.index()]
        })
    }
}
