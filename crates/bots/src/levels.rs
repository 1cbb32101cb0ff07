//! The players by name.

use crate::judge::Judge;
use crate::judged::{Easy, Judged, Sight};
use crate::player::Player;
use crate::search::Search;
use crate::simple::{self, First, Random, Ranked};
use homestretch_rules::{Rules, suggest};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::Arc;

/// A level: its name and what it does.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// The name, as in `--players`.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// Wins in per cent against three `random` in four-seat `ludo-server`, seats rotated: the
    /// share, its 95 % interval and the number of games (seed 1).
    pub measured: (f32, f32, f32, u32),
}

/// All players, weaker ideas first.
pub const LEVELS: [Level; 13] = [
    Level { name: "random", about: "any legal move", measured: (25.2, 24.6, 25.8, 20000) },
    Level { name: "first", about: "the first legal move", measured: (36.6, 35.9, 37.3, 20000) },
    Level { name: "fast", about: "the most advanced token", measured: (36.6, 35.9, 37.3, 20000) },
    Level { name: "last", about: "the rearmost token", measured: (3.7, 3.5, 4.0, 20000) },
    Level {
        name: "aggressive",
        about: "captures whenever it can, else the most advanced token",
        measured: (37.2, 36.5, 37.9, 20000),
    },
    Level {
        name: "defensive",
        about: "leaves as few tokens in danger as it can, else the most advanced",
        measured: (45.3, 44.6, 46.0, 20000),
    },
    Level {
        name: "osu-priority",
        about: "the four rules of seed 001: enter, finish, capture, the one furthest from home",
        measured: (8.8, 8.4, 9.2, 20000),
    },
    Level {
        name: "lp2a",
        about: "the rules of seed 003: out when another is past halfway, lead with the front token",
        measured: (50.7, 50.0, 51.4, 20000),
    },
    Level {
        name: "easy",
        about: "likes to capture and to hurry, sees no danger, and is careless every third time",
        measured: (52.9, 52.2, 53.6, 20000),
    },
    Level {
        name: "medium",
        about: "saves time, takes it from the others, and prefers not to stand open",
        measured: (75.4, 74.8, 76.0, 20000),
    },
    Level {
        name: "hard",
        about: "so, and weighs what it must expect to lose by exact hit chances",
        measured: (81.9, 81.3, 82.4, 20000),
    },
    Level {
        name: "expert",
        about: "judges everyone's chance to win, with exact hit chances, from the rule values",
        measured: (83.0, 82.5, 83.5, 20000),
    },
    Level {
        name: "search-2",
        about: "looks ahead over all rolls, 2 decisions deep; any search-N",
        measured: (84.2, 83.4, 85.0, 8000),
    },
];

/// A name that is no player's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPlayer {
    /// What was asked for.
    pub name: String,
}

impl std::error::Error for UnknownPlayer {}

impl std::fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names = LEVELS.iter().map(|level| level.name);
        match suggest::nearest(&self.name, names) {
            Some(near) => write!(f, "there is no player `{}`; did you mean `{near}`?", self.name),
            None => write!(f, "there is no player `{}`; see `homestretch players`", self.name),
        }
    }
}

/// Makes players for one rule set.
#[derive(Clone)]
pub struct Roster {
    judge: Arc<Judge>,
}

impl Roster {
    /// Players for these rules.
    pub fn new(rules: &Rules) -> Roster {
        Roster { judge: Arc::new(Judge::new(rules)) }
    }

    /// The judgement they share.
    pub fn judge(&self) -> &Arc<Judge> {
        &self.judge
    }

    /// A player by name. The seed matters only to players that draw lots.
    pub fn player(&self, name: &str, seed: u64) -> Result<Box<dyn Player>, UnknownPlayer> {
        let lots = || Xoshiro256PlusPlus::seed_from_u64(seed);
        let judged = |sight| Box::new(Judged { judge: self.judge.clone(), sight });
        Ok(match name {
            "random" => Box::new(Random(lots())),
            "first" => Box::new(First),
            "fast" => Box::new(Ranked(simple::fast)),
            "last" => Box::new(Ranked(simple::last)),
            "aggressive" => Box::new(Ranked(simple::aggressive)),
            "defensive" => Box::new(Ranked(simple::defensive)),
            "osu-priority" => Box::new(Ranked(simple::priority)),
            "lp2a" => Box::new(Ranked(simple::lp2a)),
            "easy" => Box::new(Easy(lots())),
            "medium" => judged(Sight::Time),
            "hard" => judged(Sight::Danger),
            "expert" => judged(Sight::Chances),
            other => {
                let plies = other.strip_prefix("search-").and_then(|n| n.parse().ok());
                match plies {
                    Some(plies @ 1..=8) => Box::new(Search::new(self.judge.clone(), plies)),
                    _ => return Err(UnknownPlayer { name: name.into() }),
                }
            }
        })
    }
}
