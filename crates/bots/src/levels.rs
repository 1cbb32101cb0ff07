//! The levels of play by name, and the roster that turns a level into a bot.

use crate::bot::{Bot, Budget, ask};
use crate::evaluation::Evaluator;
use crate::greedy::{Easy, Greedy, Sight};
use crate::search::SearchBot;
use crate::simple::{self, First, Lp2aPlus, Random, Ranked};
use crate::solve::{Perfect, SolvedTable};
use homestretch_rules::{Action, Rules, State, suggest};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// A level of play. Its name is the same on the command line, in messages and in stored games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "`LEVELS` describes each of them")]
pub enum Level {
    Random,
    First,
    Fast,
    Last,
    Aggressive,
    Defensive,
    OsuPriority,
    Lp2a,
    Lp2aPlus,
    Easy,
    Medium,
    Hard,
    Expert,
    Search(SearchDepth),
    Perfect,
}

/// How many decisions a search looks ahead: 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SearchDepth(u8);

/// The names of the searches, by their depth less one.
const SEARCH_NAMES: [&str; 8] = [
    "search-1", "search-2", "search-3", "search-4", "search-5", "search-6", "search-7", "search-8",
];

impl SearchDepth {
    fn all() -> impl Iterator<Item = SearchDepth> {
        (1..=SEARCH_NAMES.len() as u8).map(SearchDepth)
    }

    /// The depth as a number.
    pub fn get(self) -> u8 {
        self.0
    }
}

impl Level {
    /// The search that lists of players show.
    pub const SEARCH_2: Level = Level::Search(SearchDepth(2));

    /// Every level, all depths of search included.
    pub fn all() -> impl Iterator<Item = Level> {
        let listed = LEVELS.iter().map(|info| info.level);
        let fixed = listed.filter(|level| !matches!(level, Level::Search(_)));
        fixed.chain(SearchDepth::all().map(Level::Search))
    }

    /// The name, such as `medium` or `search-2`.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::First => "first",
            Level::Fast => "fast",
            Level::Last => "last",
            Level::Aggressive => "aggressive",
            Level::Defensive => "defensive",
            Level::OsuPriority => "osu-priority",
            Level::Lp2a => "lp2a",
            Level::Lp2aPlus => "lp2a-plus",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Search(depth) => SEARCH_NAMES[usize::from(depth.0) - 1],
            Level::Perfect => "perfect",
        }
    }

    /// Whether the level uses all the time it is given. All others answer at once.
    pub fn looks_ahead(self) -> bool {
        matches!(self, Level::Search(_))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = BadLevel;

    fn from_str(name: &str) -> Result<Level, BadLevel> {
        let unknown = || BadLevel::Unknown { name: name.into() };
        Level::all().find(|level| level.name() == name).ok_or_else(unknown)
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Level {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        String::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        String::json_schema(generator)
    }
}

/// Why a bot cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLevel {
    /// No level has this name.
    #[error("there is no player `{name}`; {}", hint(name))]
    Unknown {
        /// The unknown name.
        name: String,
    },
    /// `perfect` needs a solved game.
    #[error("`perfect` plays from a solved table, and there is none for this game")]
    NoTable,
}

/// A suggestion for an unknown name.
fn hint(name: &str) -> String {
    let known = || LEVELS.iter().map(|info| info.level.name());
    let written = name.to_lowercase();
    if let Some(rest) = written.strip_prefix("search") {
        let depth = rest.trim_start_matches(|c: char| !c.is_ascii_digit());
        let depth = depth.parse().ok();
        return match SearchDepth::all().find(|near| Some(near.get()) == depth) {
            Some(near) => format!("did you mean `{}`?", Level::Search(near)),
            None => "searches look 1 to 8 decisions ahead: `search-1` to `search-8`".into(),
        };
    }
    let prefix = known().find(|level| written.len() > 1 && level.starts_with(&written));
    match prefix.or_else(|| suggest::nearest(name, known())) {
        Some(near) => format!("did you mean `{near}`?"),
        None => {
            let quoted: Vec<String> = known().map(|level| format!("`{level}`")).collect();
            format!("there are {}", quoted.join(", "))
        }
    }
}

/// A level as lists of players show it.
#[derive(Clone, Copy, Debug)]
pub struct LevelInfo {
    /// The level; one search stands for all depths.
    pub level: Level,
    /// How it plays, in a sentence.
    pub about: &'static str,
    /// Wins against three `random` in four-seat `ludo-server`, seats rotated. `None` for a level
    /// that cannot play that game.
    pub measured: Option<Measured>,
}

/// A share of games won, in per cent.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// The share.
    pub share: f32,
    /// The low end of its 95 % interval.
    pub low: f32,
    /// The high end.
    pub high: f32,
    /// The number of games, played with seed 1.
    pub games: u32,
}

const fn info(level: Level, about: &'static str, wins: [f32; 3]) -> LevelInfo {
    let [share, low, high] = wins;
    LevelInfo { level, about, measured: Some(Measured { share, low, high, games: 20000 }) }
}

/// All levels, simple ideas first. The wins are measured figures.
pub const LEVELS: [LevelInfo; 15] = [
    info(Level::Random, "any legal move", [24.7, 24.1, 25.3]),
    info(Level::First, "the first legal move", [37.7, 37.0, 38.3]),
    info(Level::Fast, "the most advanced token", [37.7, 37.0, 38.3]),
    info(Level::Last, "the rearmost token", [3.7, 3.5, 4.0]),
    info(
        Level::Aggressive,
        "captures whenever it can, otherwise moves the most advanced token",
        [38.2, 37.6, 38.9],
    ),
    info(
        Level::Defensive,
        "leaves as few tokens in danger as it can, otherwise moves the most advanced token",
        [45.8, 45.1, 46.5],
    ),
    info(
        Level::OsuPriority,
        "the four priorities of an Oregon State course project: \
         enter, finish, capture, move the token furthest from home",
        [8.5, 8.1, 8.9],
    ),
    info(
        Level::Lp2a,
        "the rules of an LP2A student project: \
         enter a token when another is past halfway, otherwise move the front token",
        [50.9, 50.2, 51.6],
    ),
    info(
        Level::Lp2aPlus,
        "lp2a with the ideas its authors left out: \
         capture first, build a block near the end, stay behind opponents",
        [64.8, 64.2, 65.5],
    ),
    info(
        Level::Easy,
        "prefers captures and advancing, ignores danger, and plays every third move at random",
        [52.9, 52.2, 53.6],
    ),
    info(
        Level::Medium,
        "judges moves by the turns they save it and cost opponents, and avoids leaving tokens exposed",
        [75.8, 75.2, 76.4],
    ),
    info(
        Level::Hard,
        "like medium, and also weighs its expected losses by exact hit chances",
        [82.2, 81.7, 82.7],
    ),
    info(
        Level::Expert,
        "estimates everyone's chance to win, counting the throws that could capture each token; works for any variant",
        [83.1, 82.5, 83.6],
    ),
    info(
        Level::SEARCH_2,
        "looks ahead over all rolls, 2 decisions deep; search-N for any N from 1 to 8",
        [84.5, 84.0, 85.0],
    ),
    LevelInfo {
        level: Level::Perfect,
        about: "best play from a solved table; only for two players with few tokens",
        measured: None,
    },
];

/// Makes the bots of one rule set. It should live as long as its rules: bots share an evaluation
/// that takes milliseconds to compute, and the roster computes it once, when a bot first needs it.
#[derive(Clone)]
pub struct Roster {
    rules: Arc<Rules>,
    evaluator: Arc<OnceLock<Arc<Evaluator>>>,
    table: Option<Arc<SolvedTable>>,
    stop: Option<Arc<AtomicBool>>,
}

impl Roster {
    /// All levels but `perfect`, which needs [`Roster::with_table`].
    pub fn new(rules: Arc<Rules>) -> Roster {
        Roster { rules, evaluator: Arc::default(), table: None, stop: None }
    }

    /// Adds `perfect` for the two seats of a solved table.
    pub fn with_table(self, table: Arc<SolvedTable>) -> Roster {
        Roster { table: Some(table), ..self }
    }

    /// Makes all bots stop thinking once the flag is set: they answer at once with the best move
    /// they have found.
    pub fn stopped_by(self, stop: Arc<AtomicBool>) -> Roster {
        Roster { stop: Some(stop), ..self }
    }

    /// The rules that the bots play by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The evaluation that the bots share.
    pub fn evaluator(&self) -> &Arc<Evaluator> {
        self.evaluator.get_or_init(|| Arc::new(Evaluator::new(&self.rules)))
    }

    /// Makes a bot of this level. The seed matters only to levels that draw lots.
    pub fn bot(&self, level: Level, seed: u64) -> Result<Box<dyn Bot>, BadLevel> {
        let lots = || Xoshiro256PlusPlus::seed_from_u64(seed);
        let greedy = |sight| Box::new(Greedy { evaluator: self.evaluator().clone(), sight });
        Ok(match level {
            Level::Random => Box::new(Random(lots())),
            Level::First => Box::new(First),
            Level::Fast => Box::new(Ranked(simple::fast)),
            Level::Last => Box::new(Ranked(simple::last)),
            Level::Aggressive => Box::new(Ranked(simple::aggressive)),
            Level::Defensive => Box::new(Ranked(simple::defensive)),
            Level::OsuPriority => Box::new(Ranked(simple::priority)),
            Level::Lp2a => Box::new(Ranked(simple::lp2a)),
            Level::Lp2aPlus => Box::new(Lp2aPlus),
            Level::Easy => Box::new(Easy(lots())),
            Level::Medium => greedy(Sight::Time),
            Level::Hard => greedy(Sight::Danger),
            Level::Expert => greedy(Sight::Chances),
            Level::Search(depth) => {
                let evaluator = self.evaluator().clone();
                Box::new(SearchBot::new(evaluator, depth.get().into(), self.stop.clone()))
            }
            Level::Perfect => Box::new(Perfect::new(self.table.clone().ok_or(BadLevel::NoTable)?)),
        })
    }

    /// Asks a new bot of this level for one decision, within `time` if there is a limit; see
    /// [`ask`]. Making the bot does not count.
    pub fn ask(
        &self,
        level: Level,
        seed: u64,
        state: &State,
        time: Option<Duration>,
    ) -> Result<Option<Action>, BadLevel> {
        let mut bot = self.bot(level, seed)?;
        Ok(ask(&mut bot, &self.rules, state, &Budget::within(time)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_parsed_from_its_own_name() {
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!(Level::all().filter(|level| level.looks_ahead()).count(), 8);
    }

    #[test]
    fn unknown_level_names_are_rejected() {
        for name in ["", "esy", "Medium", "search", "search-0", "search-9", "search-08", "ann"] {
            assert_eq!(name.parse::<Level>(), Err(BadLevel::Unknown { name: name.into() }));
        }
    }
}
