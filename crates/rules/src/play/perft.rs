//! Perft: counts the sequences of actions up to a depth. Any change of the rules changes the
//! counts.

use super::apply::Action;
use crate::rules::Rules;
use crate::state::{State, TurnPhase};

impl Rules {
    /// The number of action sequences of this length. Each distinct throw and each distinct choice
    /// counts once; interchangeable tokens are one choice.
    pub fn perft(&self, state: &State, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut total = 0;
        self.each_action(state, |action| {
            let mut next = *state;
            self.apply(&mut next, action, &mut ()).expect("listed actions are legal");
            total += self.perft(&next, depth - 1);
        });
        total
    }

    /// Calls `see` with every distinct action of the dice or of the seat to act. Leaving is not
    /// listed.
    pub fn each_action(&self, state: &State, mut see: impl FnMut(Action)) {
        match state.phase {
            TurnPhase::Draw => {
                state.seats().filter(|s| !state.has_left(*s)).for_each(|s| see(Action::First(s)))
            }
            TurnPhase::Opening | TurnPhase::Roll => {
                self.throws(state).iter().for_each(|(t, _)| see(Action::Roll(*t)));
                if self.usable(state).is_some() {
                    self.throws(state).iter().for_each(|(t, _)| see(Action::ChosenRoll(*t)));
                }
            }
            TurnPhase::Move => {
                self.decisions(state, self.choices(state)).for_each(see);
            }
            TurnPhase::Over => {}
        }
    }
}
