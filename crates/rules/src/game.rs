//! A game being played: the rules, the seating and the actions so far, with undo and redo.

use crate::apply::{Action, BadSeating};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::Rules;
use crate::state::{Phase, Seating, State};
use crate::throw::Throw;
use std::sync::Arc;

/// A game from its beginning to now.
///
/// Undone dice are kept and come again: see [`Game::kept_throw`].
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    seating: Seating,
    /// The state before each action, and the one now.
    states: Vec<State>,
    actions: Vec<Action>,
    /// Undone actions, the next one to redo last.
    undone: Vec<Action>,
    /// Dice of undone actions that were replaced by others, the next one last.
    kept: Vec<Throw>,
}

impl Game {
    /// A new game.
    pub fn new(rules: Arc<Rules>, seating: Seating) -> Result<Game, BadSeating> {
        let start = rules.start(&seating)?;
        Ok(Game {
            rules,
            seating,
            states: vec![start],
            actions: Vec::new(),
            undone: Vec::new(),
            kept: Vec::new(),
        })
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Who sits where.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The state now.
    pub fn state(&self) -> &State {
        self.states.last().expect("there always is a state")
    }

    /// The state after so many actions.
    pub fn state_at(&self, ply: usize) -> Option<&State> {
        self.states.get(ply)
    }

    /// The actions so far.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Undone actions, the next one to redo last.
    pub fn undone(&self) -> &[Action] {
        &self.undone
    }

    /// How many actions there were.
    pub fn ply(&self) -> usize {
        self.actions.len()
    }

    /// Does an action, or refuses it and changes nothing.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        let mut state = *self.state();
        self.rules.apply(&mut state, action, &mut events)?;
        self.actions.push(action);
        self.states.push(state);
        self.turn_page(action);
        Ok(events)
    }

    /// Takes back the last action.
    pub fn undo(&mut self) -> Option<Action> {
        let action = self.actions.pop()?;
        self.states.pop();
        self.undone.push(action);
        Some(action)
    }

    /// Does the last undone action again.
    pub fn redo(&mut self) -> Option<(Action, Vec<Event>)> {
        let action = *self.undone.last()?;
        let events = self.apply(action).expect("what was legal is legal again");
        Some((action, events))
    }

    /// The throw that must come next because it was rolled before and undone, if one can fall.
    pub fn kept_throw(&self) -> Option<Throw> {
        if !matches!(self.state().phase, Phase::Roll | Phase::Opening) {
            return None;
        }
        let possible = self.rules.throws(self.state());
        self.kept_throws().find(|kept| possible.iter().any(|(throw, _)| throw == kept))
    }

    /// Dice that were rolled and undone, in the order in which they come again.
    pub(crate) fn kept_throws(&self) -> impl Iterator<Item = Throw> + '_ {
        let undone = self.undone.iter().rev().filter_map(|action| match action {
            Action::Roll(throw) => Some(*throw),
            _ => None,
        });
        undone.chain(self.kept.iter().rev().copied())
    }

    pub(crate) fn keep(&mut self, throws: Vec<Throw>) {
        self.kept = throws.into_iter().rev().collect();
    }

    /// After an action: what was undone stays so if the action repeats it; otherwise its dice
    /// are kept.
    fn turn_page(&mut self, action: Action) {
        if self.undone.last() == Some(&action) {
            self.undone.pop();
            return;
        }
        let dice: Vec<Throw> = self.kept_throws().collect();
        self.undone.clear();
        let mut dice: Vec<Throw> = dice.into_iter().rev().collect();
        if let Action::Roll(throw) = action {
            // A kept throw is used up, and with it those that could not fall before it.
            match dice.iter().rposition(|kept| *kept == throw) {
                Some(at) => dice.truncate(at),
                None => dice.clear(),
            }
        }
        self.kept = dice;
    }
}
