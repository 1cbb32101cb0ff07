//! Bots: what a computer player is, and the one function that asks it for a decision.

use homestretch_rules::{Action, Item, Rules, State, Turn};
use std::time::{Duration, Instant};

/// A computer player. It sees the rules and the state, and never the dice to come.
pub trait Bot: Send {
    /// Chooses an action when a move is due: a legal move, a pass where that is allowed, or an
    /// item.
    fn choose(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Action;

    /// Restarts the bot's own random numbers, if it uses any.
    fn reseed(&mut self, _: u64) {}

    /// The throw to take instead of rolling, if any. Called when the seat holds a roll of choice.
    fn before_roll(&mut self, _: &Rules, _: &State, _: &Budget) -> Option<Action> {
        None
    }
}

impl Bot for Box<dyn Bot> {
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

/// Asks a bot for its decision. `None` means that the dice are next: the bot has nothing to decide,
/// or it rolls although it holds a roll of choice.
#[inline(always)]
pub fn ask(bot: &mut impl Bot, rules: &Rules, state: &State, budget: &Budget) -> Option<Action> {
    match state.turn() {
        Turn::Move { .. } => Some(bot.choose(rules, state, budget)),
        Turn::Roll { .. } if rules.usable(state) == Some(Item::ChosenRoll) => {
            bot.before_roll(rules, state, budget)
        }
        _ => None,
    }
}

/// Whether a player has a decision to make: a move, or a roll of choice that may be taken.
pub fn decides(rules: &Rules, state: &State) -> bool {
    match state.turn() {
        Turn::Move { .. } => true,
        Turn::Roll { .. } => rules.usable(state) == Some(Item::ChosenRoll),
        _ => false,
    }
}

/// How long a bot may think. When the time is up it answers with its best move so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// When to answer; `None` for no limit.
    pub until: Option<Instant>,
}

impl Budget {
    /// This much time from now on; `None` for no limit.
    #[inline]
    pub fn within(time: Option<Duration>) -> Budget {
        Budget { until: time.map(|time| Instant::now() + time) }
    }

    /// Whether the time is up.
    pub fn is_spent(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// All distinct actions of a seat when a move is due, in a list without heap allocation.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    list: [Action; MAX_CHOICES],
    len: usize,
}

/// 16 tokens with seven numbers of pips each, a pass and an item.
const MAX_CHOICES: usize = 16 * 7 + 2;

impl Choices {
    /// The choices of the seat to act.
    pub fn of(rules: &Rules, state: &State) -> Choices {
        let mut choices = Choices { list: [Action::Pass; MAX_CHOICES], len: 0 };
        for action in rules.decisions(state, rules.choices(state)) {
            choices.list[choices.len] = action;
            choices.len += 1;
        }
        choices
    }

    /// The choices in order.
    pub fn as_slice(&self) -> &[Action] {
        &self.list[..self.len]
    }

    /// The first choice; `None` if no move is due.
    pub fn first(&self) -> Option<Action> {
        self.as_slice().first().copied()
    }
}

/// The choice with the highest worth, the first one among equals. When the time is up, the best
/// choice so far.
pub(crate) fn best_by(
    rules: &Rules,
    state: &State,
    budget: &Budget,
    worth: impl FnMut(Action, &State) -> f32,
) -> Action {
    let choices = Choices::of(rules, state);
    match choices.as_slice() {
        [] => Action::Pass,
        [only] => *only,
        list => best_of(rules, state, budget, list.iter().copied(), worth)
            .map_or(list[0], |(action, _)| action),
    }
}

/// The action with the highest worth, the first one among equals, and that worth. When the time is
/// up, the best action so far.
pub(crate) fn best_of(
    rules: &Rules,
    state: &State,
    budget: &Budget,
    actions: impl Iterator<Item = Action>,
    mut worth: impl FnMut(Action, &State) -> f32,
) -> Option<(Action, f32)> {
    let mut best: Option<(Action, f32)> = None;
    for action in actions {
        let mut after = *state;
        if rules.apply(&mut after, action, &mut ()).is_ok() {
            let value = worth(action, &after);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((action, value));
            }
        }
        if budget.is_spent() {
            break;
        }
    }
    best
}
