//! A game in progress: the rules, the seating and the actions so far, with undo and redo.

mod record;
pub mod view;

pub use record::{BadRecord, reseal};

use crate::play::{Action, BadSeating, Event, Illegal};
use crate::rules::Rules;
use crate::state::{Seat, Seating, State, TurnPhase};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A game from its beginning to now.
///
/// Undone rolls are stored and repeated: see [`Game::kept_chance`].
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    rules: Arc<Rules>,
    seating: Seating,
    /// The state before each action, and the current state.
    states: Vec<State>,
    actions: Vec<Action>,
    /// Undone actions, the next one to redo last.
    undone: Vec<Action>,
    /// Rolls and draws whose undone turns were replaced by other actions; the next one to be
    /// repeated is last.
    kept: Vec<Action>,
    /// The players' names, if they are known.
    names: BTreeMap<Seat, String>,
    /// The lines in the record that prove the dice.
    proof: Vec<String>,
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
            names: BTreeMap::new(),
            proof: Vec::new(),
        })
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The seats in turn order.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The current state.
    pub fn state(&self) -> &State {
        self.states.last().expect("a game has at least its first state")
    }

    /// The state after this many actions.
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

    /// The players' names by seat. The rules ignore them.
    pub fn names(&self) -> &BTreeMap<Seat, String> {
        &self.names
    }

    /// The same game with the players' names. Invalid names and names of empty seats are dropped.
    pub fn with_names(self, names: impl IntoIterator<Item = (Seat, String)>) -> Game {
        let sits = |seat: &Seat| self.seating.seats.contains(seat);
        let names = names.into_iter().filter(|(seat, _)| sits(seat));
        let names = names.filter_map(|(seat, name)| Some((seat, tidy_name(&name)?))).collect();
        Game { names, ..self }
    }

    /// The lines in the record that prove the dice. The rules ignore them.
    pub fn proof(&self) -> &[String] {
        &self.proof
    }

    /// The same game with another proof of its dice, as lines without line ends.
    pub fn with_proof(self, proof: Vec<String>) -> Game {
        Game { proof, ..self }
    }

    /// The number of actions so far.
    pub fn ply(&self) -> usize {
        self.actions.len()
    }

    /// Performs an action and returns its events, or rejects it and changes nothing.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        let mut state = *self.state();
        self.rules.apply(&mut state, action, &mut events)?;
        let due = self.kept_chance();
        self.actions.push(action);
        self.states.push(state);
        self.update_undone(action, due);
        Ok(events)
    }

    /// Undoes the last action.
    pub fn undo(&mut self) -> Option<Action> {
        let action = self.actions.pop()?;
        self.states.pop();
        self.undone.push(action);
        Some(action)
    }

    /// Redoes the last undone action.
    pub fn redo(&mut self) -> Option<(Action, Vec<Event>)> {
        let action = *self.undone.last()?;
        let events = self.apply(action).expect("an undone action was legal in this state");
        Some((action, events))
    }

    /// The roll or draw that must come next because it was undone before, if it is possible now.
    pub fn kept_chance(&self) -> Option<Action> {
        let state = self.state();
        let can_happen = |action: &Action| match action {
            Action::First(seat) => {
                state.phase == TurnPhase::Draw
                    && state.seats().any(|s| s == *seat)
                    && !state.has_left(*seat)
            }
            Action::Roll(throw) => self.rules.throws(state).iter().any(|(t, _)| t == throw),
            _ => false,
        };
        self.kept().find(can_happen)
    }

    /// The undone rolls and draws, in the order in which they are repeated.
    pub fn kept(&self) -> impl Iterator<Item = Action> + '_ {
        let chance = |action: &&Action| matches!(action, Action::Roll(_) | Action::First(_));
        self.undone.iter().rev().filter(chance).chain(self.kept.iter().rev()).copied()
    }

    pub(crate) fn set_kept(&mut self, actions: Vec<Action>) {
        self.kept = actions.into_iter().rev().collect();
    }

    /// Updates the undone actions after an action. If it repeats the last undone one, the others
    /// can still be redone; otherwise only their rolls are kept. `due` is the roll that was
    /// due.
    fn update_undone(&mut self, action: Action, due: Option<Action>) {
        if self.undone.last() == Some(&action) {
            self.undone.pop();
            return;
        }
        let mut kept: Vec<Action> = self.kept().collect();
        kept.reverse();
        self.undone.clear();
        if let (Action::Roll(_) | Action::First(_), Some(due)) = (action, due) {
            match kept.iter().rposition(|kept| *kept == due) {
                // Kept rolls that were not possible yet stay, so that undo cannot discard them.
                Some(at) if due == action => drop(kept.remove(at)),
                // The caller chose a different roll from the kept one, so the kept rolls are void.
                _ => kept.clear(),
            }
        }
        self.kept = kept;
    }
}

/// A player's name as it is stored, or `None` if it is invalid. It is trimmed, has 1 to 30
/// characters, and contains no line breaks or other control characters.
pub fn tidy_name(name: &str) -> Option<String> {
    let name: String = name.chars().filter(|c| !changes_direction(*c)).collect();
    let name = name.trim();
    let fits = (1..=30).contains(&name.chars().count()) && !name.chars().any(breaks_line);
    let visible = name.chars().any(|c| !c.is_whitespace() && !is_invisible(c));
    (fits && visible).then(|| name.to_string())
}

/// Line breaks and other control characters.
fn breaks_line(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

/// Marks that change the direction of the surrounding text, which could disguise a name.
fn changes_direction(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Characters that are invisible on their own.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}
