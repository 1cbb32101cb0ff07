//! The settings that people agree on before they play.

use crate::ensure;
use crate::refusal::TableRefusal;
use homestretch_bots::{BadLevel, Level};
use serde::{Deserialize, Serialize};

/// The settings that people agree on before they play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Settings {
    /// All people share one screen: nobody has to say that they are ready, and the next match
    /// starts at once.
    pub shared_screen: bool,
    /// The dice are thrown without being asked for.
    pub auto_roll: bool,
    /// The table plays a move without a choice; see [`crate::Input::Tick`].
    pub play_forced: bool,
    /// Whether moves can be undone.
    pub undo: Undo,
    /// What happens to the seat of someone who leaves during a game.
    pub leaving: Leaving,
    /// The level that plays when someone's time is up.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub stand_in: Level,
    /// The time for a turn; every extra roll restarts it. `None` for no limit.
    pub turn_seconds: Option<u32>,
    /// How long before the end of that time there is a warning; 0 for none.
    pub warn_seconds: u32,
    /// The time after which a game ends as it stands.
    pub game_seconds: Option<u32>,
    /// The rounds of a match, an odd number.
    pub best_of: u8,
    /// The seat order and the first player of the next round, also after a rematch.
    pub seats_after: SeatsAfter,
}

/// Whether moves can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Undo {
    /// Never.
    Never,
    /// If the other people agree.
    Ask,
    /// Always on a shared screen. People at other screens are asked.
    Free,
}

/// What happens to the seat of someone who leaves during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Leaving {
    /// A bot of this level plays on until the person returns.
    Bot(#[cfg_attr(feature = "typescript", ts(type = "string"))] Level),
    /// The tokens leave the game.
    TokensGo,
}

/// The seat order and the first player of the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SeatsAfter {
    /// Everything stays as it was.
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
            leaving: Leaving::Bot(Level::Medium),
            stand_in: Level::Medium,
            turn_seconds: None,
            warn_seconds: 10,
            game_seconds: None,
            best_of: 1,
            seats_after: SeatsAfter::Keep,
        }
    }
}

impl Settings {
    /// Whether a table can use these settings, or why not.
    pub fn check(&self) -> Result<(), TableRefusal> {
        check_level(self.stand_in)?;
        if let Leaving::Bot(level) = self.leaving {
            check_level(level)?;
        }
        let is_zero = self.turn_seconds == Some(0) || self.game_seconds == Some(0);
        let reason = "a time must be at least one second";
        ensure(!is_zero, TableRefusal::BadSettings { reason })?;
        let reason = "the number of rounds must be odd: best of 1, 3, 5 and so on";
        ensure(!self.best_of.is_multiple_of(2), TableRefusal::BadSettings { reason })
    }
}

/// Refuses `perfect` at a table: it needs a solved game, and a table has none.
pub(crate) fn check_level(level: Level) -> Result<(), TableRefusal> {
    ensure(level != Level::Perfect, TableRefusal::NoLevel(BadLevel::NoTable))
}
