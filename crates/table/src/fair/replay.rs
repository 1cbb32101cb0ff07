//! A game as it went, with what was taken back: when chance did something new, and who was to roll.

use super::{Proof, Step};
use homestretch_rules::{Action, Game, Rules, Seat, State, Turn};
use std::collections::VecDeque;
use std::sync::Arc;

/// What was taken back, or what came of it, is no game that can be played.
pub(super) struct Impossible;

/// A game that is played once more, as far as the proof has been read.
pub(super) struct Replay {
    game: Game,
    /// What is to be played until the game is taken back, in the record's words.
    ahead: VecDeque<String>,
    /// The same for every later time.
    later: std::vec::IntoIter<Vec<String>>,
    /// Who was to roll since chance last did something new. Nobody stands there twice in a row.
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

    /// Plays until chance does something new, which is given and not done yet; none where the game
    /// was taken back, or ends, before that.
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
            // There is one way to write it, so that all who check a file read the same.
            if rules.write_action(&action) != *word {
                return Err(Impossible);
            }
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

    /// Does what is next.
    pub(super) fn apply(&mut self, action: Action) -> Result<(), Impossible> {
        self.ahead.pop_front();
        self.game.apply(action).map_err(|_| Impossible)?;
        Ok(())
    }

    /// Takes the game back, all of which has been played that was to be.
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

    /// What was taken back and has not come again.
    pub(super) fn kept(&self) -> impl Iterator<Item = Action> + '_ {
        self.game.kept()
    }

    /// Who was to roll since this was asked last, in their order: the last one still is, or does.
    pub(super) fn take_rollers(&mut self) -> Vec<Option<Seat>> {
        std::mem::take(&mut self.rollers)
    }
}

/// Who is to roll; none within where the first seat is drawn.
pub(super) fn due(state: &State) -> Option<Option<Seat>> {
    match state.turn() {
        Turn::Draw => Some(None),
        Turn::Roll { seat } | Turn::Opening { seat } => Some(Some(seat)),
        Turn::Move { .. } | Turn::Over => None,
    }
}

/// What was played before the game was taken back for the first time, before the second, and so on
/// until now. It is found from the end: before it was taken back the game had gone on otherwise from
/// there.
fn stretches(game: &Game, proof: &Proof) -> Result<Vec<Vec<String>>, Impossible> {
    let words = game.actions().iter().map(|action| game.rules().write_action(action));
    let mut line: Vec<String> = words.collect();
    let mut found = Vec::new();
    for step in proof.steps.iter().rev() {
        let Step::Back { ply, gone } = step else { continue };
        if *ply > line.len() {
            return Err(Impossible);
        }
        found.push(line.split_off(*ply));
        line.extend_from_slice(gone);
    }
    found.push(line);
    found.reverse();
    Ok(found)
}
