//! Players: who decides when there is something to decide.

use homestretch_rules::{Action, Item, Rules, State, Turn};
use std::time::Instant;

/// Someone who decides. A player sees the rules and the state, and never the dice.
pub trait Player: Send {
    /// What to do when a move is due: a legal move, a pass where that is allowed, or an item.
    fn choose(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Action;

    /// Starts the lots anew that the player draws, if it does.
    fn reseed(&mut self, _: u64) {}

    /// Whether to take a roll of choice instead of rolling; asked when one is held.
    fn before_roll(&mut self, _: &Rules, _: &State, _: &Budget) -> Option<Action> {
        None
    }
}

impl Player for Box<dyn Player> {
    fn choose(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Action {
        (**self).choose(rules, state, budget)
    }

    fn reseed(&mut self, seed: u64) {
        (**self).reseed(seed);
    }

    fn before_roll(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Option<Action> {
        (**self).before_roll(rules, state, budget)
    }
}

/// How long a player may think. When the time is up it answers with its best so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// The moment to answer; none to think as long as it takes.
    pub until: Option<Instant>,
}

impl Budget {
    /// Whether the time is up.
    pub fn is_spent(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// Every different thing a seat may do when a move is due, without heap.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    list: [Action; MOST],
    len: usize,
}

/// 16 tokens, seven numbers of pips, a pass and an item.
const MOST: usize = 16 * 7 + 2;

impl Options {
    /// The options of the seat to act.
    pub fn of(rules: &Rules, state: &State) -> Options {
        let mut options = Options { list: [Action::Pass; MOST], len: 0 };
        for mv in rules.choices(state).iter() {
            options.push(Action::Move(mv));
        }
        if rules.may_pass(state) {
            options.push(Action::Pass);
        }
        if rules.usable(state) == Some(Item::SecondThrow) {
            options.push(Action::SecondThrow);
        }
        options
    }

    fn push(&mut self, action: Action) {
        self.list[self.len] = action;
        self.len += 1;
    }

    /// The options in order.
    pub fn as_slice(&self) -> &[Action] {
        &self.list[..self.len]
    }
}

/// The option that a judgement likes best; the first one among equals, and the best so far when the
/// time is up.
pub(crate) fn best_by(
    rules: &Rules,
    state: &State,
    budget: &Budget,
    mut worth: impl FnMut(Action, &State) -> f32,
) -> Action {
    let options = Options::of(rules, state);
    let list = options.as_slice();
    if let [only] = list {
        return *only;
    }
    let mut best = (f32::NEG_INFINITY, list.first().copied().unwrap_or(Action::Pass));
    for &action in list {
        let mut after = *state;
        if rules.apply(&mut after, action, &mut ()).is_ok() {
            let value = worth(action, &after);
            if value > best.0 {
                best = (value, action);
            }
        }
        if budget.is_spent() {
            break;
        }
    }
    best.1
}

/// Whether a player's decision is due: a move, or a roll of choice that may be taken.
pub fn decides(rules: &Rules, state: &State) -> bool {
    match state.turn() {
        Turn::Move { .. } => true,
        Turn::Roll { .. } => rules.usable(state) == Some(Item::ChosenRoll),
        _ => false,
    }
}
