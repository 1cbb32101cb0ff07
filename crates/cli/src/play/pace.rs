//! The speed of a game on this machine.

use crate::words::Words;
use std::str::FromStr;
use std::time::Duration;

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

    /// The pause between two actions.
    pub fn step_time(self) -> Duration {
        Duration::from_millis([1200, 600, 200, 0][self as usize])
    }

    /// The time that a token takes per square.
    pub fn walk_time(self) -> Duration {
        Duration::from_millis([200, 90, 30, 0][self as usize])
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
        let ids = ["pace-slow", "pace-normal", "pace-fast", "pace-instant"];
        words.say(ids[self as usize], &[])
    }

    /// The name on the command line.
    fn english(self) -> &'static str {
        ["slow", "normal", "fast", "instant"][self as usize]
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
