//! The question to the other people whether a move may be undone or redone.

use crate::player::PlayerId;
use crate::time::Millis;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// How long the others have to answer. Meanwhile bots and dice wait, and the time of a person's
/// turn runs on.
pub const VOTE_TIME: Millis = Millis(20_000);

/// The direction in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Back {
    /// Undo moves.
    Undo,
    /// Redo moves that were undone.
    Redo,
}

/// A person wants to undo or redo, and the others are asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Vote {
    /// The person who asks.
    pub by: PlayerId,
    /// The direction.
    pub back: Back,
    /// The ply to go to.
    pub to: usize,
    /// The people who have agreed.
    pub agreed: BTreeSet<PlayerId>,
    /// When the question was asked.
    pub since: Millis,
}
