//! The player that makes no mistakes.

use super::table::Table;
use crate::player::{Budget, Options, Player};
use homestretch_rules::{Action, Rules, State};
use std::sync::Arc;

/// Plays from a solved table: two players, on the table's seats.
#[derive(Clone, Debug)]
pub struct Perfect {
    table: Arc<Table>,
}

impl Perfect {
    /// A player that knows this table.
    pub fn new(table: Arc<Table>) -> Perfect {
        Perfect { table }
    }
}

impl Player for Perfect {
    fn choose(&mut self, rules: &Rules, state: &State, _: &Budget) -> Action {
        let best = self.table.best(rules, state).map(|(action, _)| action);
        // On a table that is not for this game any move is as good as another.
        let first = || Options::of(rules, state).as_slice().first().copied();
        best.or_else(first).unwrap_or(Action::Pass)
    }

    fn before_roll(&mut self, rules: &Rules, state: &State, _: &Budget) -> Option<Action> {
        let (action, chosen) = self.table.best_roll(rules, state)?;
        let rolling = self.table.chance_of_rolling(rules, state)?;
        (chosen > rolling).then_some(action)
    }
}
