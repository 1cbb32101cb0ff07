//! What people agree on before they play.

use crate::refusal::Refusal;
use homestretch_bots::{LEVELS, NoPlayer};
use serde::{Deserialize, Serialize};

/// What people agree on before they play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Settings {
    /// All people sit round one screen: nobody has to say that they are ready, and the next match
    /// starts at once.
    pub shared_screen: bool,
    /// The dice fall without being asked for.
    pub auto_roll: bool,
    /// A move without a choice is played by the table, see [`crate::Input::Tick`].
    pub play_forced: bool,
    /// Whether moves can be taken back.
    pub undo: Undo,
    /// What becomes of the seat of someone who leaves during a game.
    pub leaving: Leaving,
    /// The level that plays when someone's time is up.
    pub stand_in: String,
    /// The time for a turn, anew for every extra roll; none for as long as it takes.
    pub turn_seconds: Option<u32>,
    /// How long before the end of that time there is a warning; 0 for none.
    pub warn_seconds: u32,
    /// The time after which a game ends as it stands.
    pub game_seconds: Option<u32>,
    /// Rounds of a match: an odd number.
    pub best_of: u8,
    /// Who sits where, and who begins, in the next round and after a rematch.
    pub seats_after: SeatsAfter,
}

/// Whether moves can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Undo {
    /// Never.
    Never,
    /// If the other people agree.
    Ask,
    /// Always, round one screen; people at others are asked.
    Free,
}

/// What becomes of the seat of someone who leaves during a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Leaving {
    /// A bot of this level plays on, until the person returns.
    Bot(String),
    /// The tokens go.
    TokensGo,
}

/// Who sits where, and who begins, in the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SeatsAfter {
    /// All as before.
    Keep,
    /// Everyone moves on to the next taken seat.
    Rotate,
    /// All keep their seats, and the winner begins.
    WinnerFirst,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            shared_screen: false,
            auto_roll: false,
            play_forced: false,
            undo: Undo::Never,
            leaving: Leaving::Bot("medium".into()),
            stand_in: "medium".into(),
            turn_seconds: None,
            warn_seconds: 10,
            game_seconds: None,
            best_of: 1,
            seats_after: SeatsAfter::Keep,
        }
    }
}

impl Settings {
    /// Whether a table can be held to them, or why not.
    pub fn check(&self) -> Result<(), Refusal> {
        let bad = |reason| Err(Refusal::BadSettings { reason });
        check_level(&self.stand_in)?;
        if let Leaving::Bot(level) = &self.leaving {
            check_level(level)?;
        }
        if self.turn_seconds == Some(0) || self.game_seconds == Some(0) {
            return bad("a time is at least one second");
        }
        if self.best_of.is_multiple_of(2) {
            return bad("the number of rounds is odd: best of 1, 3, 5 and so on");
        }
        Ok(())
    }
}

/// Whether any table can have this level. Perfect play needs a solved game, which no table has.
pub(crate) fn check_level(name: &str) -> Result<(), Refusal> {
    let search = |name: &str| matches!(name.strip_prefix("search-"), Some(n) if n.len() == 1 && ("1"..="8").contains(&n));
    if name == "perfect" {
        return Err(Refusal::NoLevel(NoPlayer::NoTable));
    }
    if LEVELS.iter().any(|level| level.name == name) || search(name) {
        return Ok(());
    }
    Err(Refusal::NoLevel(NoPlayer::Unknown { name: name.into() }))
}
