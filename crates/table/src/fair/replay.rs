//! Replays a game including what was undone, to find when new dice were thrown and which seat had
//! to roll.

use super::{Proof, Step};
use crate::ensure;
use homestretch_rules::{Action, Game, Rules, Seat, State, Turn};
use std::collections::VecDeque;
use std::sync::Arc;

/// The undone actions, or those after them, cannot be played.
pub(super) struct Impossible;

/// A replay of a game, as far as the proof has been read.
pub(super) struct Replay {
    game: Game,
    /// The actions to play until the next undo, in the notation of records.
    ahead: VecDeque<String>,
    /// The same for every later undo.
    later: std::vec::IntoIter<Vec<String>>,
    /// The seats that had to roll since the last new throw, with consecutive duplicates
    /// removed.
    rollers: Vec<Option<Seat>>,
}

impl Replay {
    pub(super) fn new(game: &Game, proof: &Proof) -> Result<Replay, Impossible> {
        let seating = game.seating().clone();
        let start = Game::new(game.rules().clone(), seating).map_err(|_| Impossible)?;
        let mut later = stretches(game, proof)?.into_iter();
        let ahead = later.next().unwrap_or_default().into();
        Ok(Replay { game: start, ahead, later, rollers: Vec::new() })
    }

    /// Plays until a new throw is due, and returns it without applying it. `None` if an undo or the
    /// end comes first.
    pub(super) fn play(&mut self) -> Result<Option<Action>, Impossible> {
        loop {
            let kept = self.game.kept_chance();
            if let Some(roller) = due(self.game.state()).filter(|_| kept.is_none())
                && self.rollers.last() != Some(&roller)
            {
                self.rollers.push(roller);
            }
            let Some(word) = self.ahead.front() else { return Ok(None) };
            let rules = self.game.rules();
            let action = rules.read_action(self.game.state(), word).map_err(|_| Impossible)?;
            // Only one spelling is accepted, so that all programs that check a file read the same.
            ensure(rules.write_action(&action) == *word, Impossible)?;
            if let Action::Roll(_) | Action::First(_) = action {
                match kept {
                    None => return Ok(Some(action)),
                    Some(kept) if kept != action => return Err(Impossible),
                    Some(_) => {}
                }
            }
            self.apply(action)?;
        }
    }

    /// Applies the next action.
    pub(super) fn apply(&mut self, action: Action) -> Result<(), Impossible> {
        self.ahead.pop_front();
        self.game.apply(action).map_err(|_| Impossible)?;
        Ok(())
    }

    /// Undoes the game to a ply, after everything before the undo has been played.
    pub(super) fn back(&mut self, ply: usize) {
        while self.game.ply() > ply {
            self.game.undo();
        }
        self.ahead = self.later.next().unwrap_or_default().into();
    }

    /// The rules.
    pub(super) fn rules(&self) -> &Arc<Rules> {
        self.game.rules()
    }

    /// The state now.
    pub(super) fn state(&self) -> &State {
        self.game.state()
    }

    /// The throws that were undone and have not been repeated yet.
    pub(super) fn kept(&self) -> impl Iterator<Item = Action> + '_ {
        self.game.kept()
    }

    /// The seats that had to roll since the last call, in order. The last one still has to, or
    /// does.
    pub(super) fn take_rollers(&mut self) -> Vec<Option<Seat>> {
        std::mem::take(&mut self.rollers)
    }
}

/// The seat that has to roll; the inner `None` if the first seat is drawn.
pub(super) fn due(state: &State) -> Option<Option<Seat>> {
    match state.turn() {
        Turn::Draw => Some(None),
        Turn::Roll { seat } | Turn::Opening { seat } => Some(Some(seat)),
        Turn::Move { .. } | Turn::Over => None,
    }
}

/// The actions played before the first undo, before the second, and so on until now. They are
/// reconstructed backwards, because the game continued differently after each undo.
fn stretches(game: &Game, proof: &Proof) -> Result<Vec<Vec<String>>, Impossible> {
    let words = game.actions().iter().map(|action| game.rules().write_action(action));
    let mut line: Vec<String> = words.collect();
    let mut found = Vec::new();
    for step in proof.steps.iter().rev() {
        let Step::Back { ply, gone } = step else { continue };
        ensure(*ply <= line.len(), Impossible)?;
        found.push(line.split_off(*ply));
        line.extend_from_slice(gone);
    }
    found.push(line);
    found.reverse();
    Ok(found)
}
