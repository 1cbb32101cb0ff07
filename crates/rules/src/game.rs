//! A game being played: the rules, the seating and the actions so far, with undo and redo.

use crate::apply::{Action, BadSeating};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::Rules;
use crate::state::{Phase, Seat, Seating, State};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A game from its beginning to now.
///
/// Undone dice are kept and come again: see [`Game::kept_chance`].
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    seating: Seating,
    /// The state before each action, and the one now.
    states: Vec<State>,
    actions: Vec<Action>,
    /// Undone actions, the next one to redo last.
    undone: Vec<Action>,
    /// What chance did in undone actions that were replaced by others, the next one last.
    kept: Vec<Action>,
    /// Who plays, where that is known.
    names: BTreeMap<Seat, String>,
    /// What the record carries to prove the dice.
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

    /// Who plays, by seat. The rules do not look at it.
    pub fn names(&self) -> &BTreeMap<Seat, String> {
        &self.names
    }

    /// The same game with the names of who plays. What is no name is left out, and so is who does
    /// not sit in this game.
    pub fn with_names(self, names: impl IntoIterator<Item = (Seat, String)>) -> Game {
        let sits = |seat: &Seat| self.seating.seats.contains(seat);
        let names = names.into_iter().filter(|(seat, _)| sits(seat));
        let names = names.filter_map(|(seat, name)| Some((seat, tidy_name(&name)?))).collect();
        Game { names, ..self }
    }

    /// What the record carries to prove the dice, line by line. The rules do not look at it.
    pub fn proof(&self) -> &[String] {
        &self.proof
    }

    /// The same game with another proof of its dice: lines without line ends.
    pub fn with_proof(self, proof: Vec<String>) -> Game {
        Game { proof, ..self }
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
        let due = self.kept_chance();
        self.actions.push(action);
        self.states.push(state);
        self.turn_page(action, due);
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

    /// What chance must do next because it did so before and was undone, if it can happen now.
    pub fn kept_chance(&self) -> Option<Action> {
        let state = self.state();
        let can_happen = |action: &Action| match action {
            Action::First(seat) => {
                state.phase == Phase::Draw
                    && state.seats().any(|s| s == *seat)
                    && !state.has_left(*seat)
            }
            Action::Roll(throw) => self.rules.throws(state).iter().any(|(t, _)| t == throw),
            _ => false,
        };
        self.kept().find(can_happen)
    }

    /// What chance did and was undone, in the order in which it comes again.
    pub fn kept(&self) -> impl Iterator<Item = Action> + '_ {
        let chance = |action: &&Action| matches!(action, Action::Roll(_) | Action::First(_));
        self.undone.iter().rev().filter(chance).chain(self.kept.iter().rev()).copied()
    }

    pub(crate) fn keep(&mut self, actions: Vec<Action>) {
        self.kept = actions.into_iter().rev().collect();
    }

    /// After an action: what was undone stays so if the action repeats it; otherwise its dice
    /// are kept. `due` is what chance had to do.
    fn turn_page(&mut self, action: Action, due: Option<Action>) {
        if self.undone.last() == Some(&action) {
            self.undone.pop();
            return;
        }
        let mut kept: Vec<Action> = self.kept().collect();
        kept.reverse();
        self.undone.clear();
        if let (Action::Roll(_) | Action::First(_), Some(due)) = (action, due) {
            match kept.iter().rposition(|kept| *kept == due) {
                // What could not happen before it is still to come: nobody gets rid of dice.
                Some(at) if due == action => drop(kept.remove(at)),
                // Somebody is the chance itself, and says otherwise.
                _ => kept.clear(),
            }
        }
        self.kept = kept;
    }
}

/// A player's name as it is kept: trimmed, 1 to 30 characters, none of them a control character.
pub fn tidy_name(name: &str) -> Option<String> {
    let name: String = name.chars().filter(|c| !turns_text(*c)).collect();
    let name = name.trim();
    let fits = (1..=30).contains(&name.chars().count()) && !name.chars().any(breaks_line);
    let seen = name.chars().any(|c| !c.is_whitespace() && !is_invisible(c));
    (fits && seen).then(|| name.to_string())
}

/// Line breaks, and what else is no part of a line.
fn breaks_line(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

/// Marks that change the direction of the text around them, and so what others read.
fn turns_text(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Characters that show nothing by themselves.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}
