//! The speed of a game on this machine.

use crate::say;
use crate::words::Words;
use std::str::FromStr;

/// How fast the computer plays and tokens move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GamePace {
    /// Leaves time to look at every move.
    Slow,
    /// About as fast as people play.
    #[default]
    Normal,
    /// Moves are barely visible.
    Fast,
    /// Without any delay.
    Instant,
}

impl GamePace {
    /// All paces, the slowest first.
    pub const ALL: [GamePace; 4] =
        [GamePace::Slow, GamePace::Normal, GamePace::Fast, GamePace::Instant];

    /// Milliseconds between two actions of the computer.
    pub fn step_ms(self) -> u64 {
        match self {
            GamePace::Slow => 1200,
            GamePace::Normal => 600,
            GamePace::Fast => 200,
            GamePace::Instant => 0,
        }
    }

    /// Milliseconds per square that a token walks.
    pub fn walk_ms(self) -> u64 {
        match self {
            GamePace::Slow => 200,
            GamePace::Normal => 90,
            GamePace::Fast => 30,
            GamePace::Instant => 0,
        }
    }

    /// The next faster pace.
    pub fn faster(self) -> GamePace {
        GamePace::ALL[(self as usize + 1).min(GamePace::ALL.len() - 1)]
    }

    /// The next slower pace.
    pub fn slower(self) -> GamePace {
        GamePace::ALL[(self as usize).saturating_sub(1)]
    }

    /// The name in the player's language.
    pub fn name(self, words: &Words) -> String {
        match self {
            GamePace::Slow => say!(words, "pace-slow"),
            GamePace::Normal => say!(words, "pace-normal"),
            GamePace::Fast => say!(words, "pace-fast"),
            GamePace::Instant => say!(words, "pace-instant"),
        }
    }

    /// The name on the command line.
    fn english(self) -> &'static str {
        match self {
            GamePace::Slow => "slow",
            GamePace::Normal => "normal",
            GamePace::Fast => "fast",
            GamePace::Instant => "instant",
        }
    }

    /// The pace with this name, in English or in the player's language.
    pub(super) fn named(words: &Words, name: &str) -> Option<GamePace> {
        let is = |pace: &GamePace| {
            words.same(pace.english(), name) || words.same(&pace.name(words), name)
        };
        GamePace::ALL.into_iter().find(is)
    }
}

impl FromStr for GamePace {
    type Err = String;

    fn from_str(name: &str) -> Result<GamePace, String> {
        let found = GamePace::ALL.into_iter().find(|pace| pace.english() == name);
        found.ok_or_else(|| "give slow, normal, fast or instant".into())
    }
}
