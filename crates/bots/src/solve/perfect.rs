//! The bot that makes no mistakes.

use super::solved_table::SolvedTable;
use crate::bot::{Bot, Budget, Choices};
use homestretch_rules::{Action, Rules, State};
use std::sync::Arc;

/// Plays from a solved table: two players, on the table's seats.
#[derive(Clone, Debug)]
pub struct Perfect {
    table: Arc<SolvedTable>,
}

impl Perfect {
    /// A bot that plays from this table.
    pub fn new(table: Arc<SolvedTable>) -> Perfect {
        Perfect { table }
    }
}

impl Bot for Perfect {
    fn choose(&mut self, rules: &Rules, state: &State, _: &Budget) -> Action {
        let best = self.table.best(rules, state).map(|(action, _)| action);
        // If the table is not for this game, take the first choice.
        let first = || Choices::of(rules, state).first();
        best.or_else(first).unwrap_or(Action::Pass)
    }

    fn before_roll(&mut self, rules: &Rules, state: &State, _: &Budget) -> Option<Action> {
        let (action, chosen) = self.table.best_roll(rules, state)?;
        let rolling = self.table.chance_of_rolling(rules, state)?;
        (chosen > rolling).then_some(action)
    }
}
