//! The state of one round of a match.

use crate::event::TableEvent;
use crate::player::PlayerId;
use crate::vote::Vote;
use homestretch_rules::Game;
use std::collections::BTreeSet;

/// A round: the game, and what the table tracks about it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Round {
    pub(super) game: Game,
    /// For every action, the person who chose it. `None` for chance, bots and forced moves.
    pub(super) deciders: Vec<Option<PlayerId>>,
    /// The same for undone actions; the next one to redo is last.
    pub(super) undone: Vec<Option<PlayerId>>,
    /// The plies from which undos went back, which redos return to; the next one is last.
    pub(super) came_from: Vec<usize>,
    /// Whether the seat to act has asked for the dice.
    pub(super) asked: bool,
    /// Whether the time is up and the stand-in plays the rest of the turn.
    pub(super) overdue: bool,
    pub(super) vote: Option<Vote>,
    /// The ply at which the others did not agree.
    pub(super) refused: Option<usize>,
    /// The person who paused the game, while it is paused.
    pub(super) paused_by: Option<PlayerId>,
    /// People whose pause somebody else ended. They may not pause again before they have played on.
    pub(super) overruled: BTreeSet<PlayerId>,
}

impl Round {
    pub(super) fn new(game: Game) -> Round {
        Round {
            game,
            deciders: Vec::new(),
            undone: Vec::new(),
            came_from: Vec::new(),
            asked: false,
            overdue: false,
            vote: None,
            refused: None,
            paused_by: None,
            overruled: BTreeSet::new(),
        }
    }

    /// Ends the vote, if there is one, without agreement.
    pub(super) fn fail_vote(&mut self) -> Option<TableEvent> {
        self.vote.take()?;
        self.refused = Some(self.game.ply());
        Some(TableEvent::UndoRefused)
    }
}
