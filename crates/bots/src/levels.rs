//! The players by name.

use crate::judge::Judge;
use crate::judged::{Easy, Judged, Sight};
use crate::player::Player;
use crate::search::Search;
use crate::simple::{self, First, Random, Ranked};
use crate::solve::{Perfect, Table};
use homestretch_rules::{Rules, suggest};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A level: its name and what it does.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// The name, as in `--players`.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// Wins in per cent against three `random` in four-seat `ludo-server`, seats rotated; none for
    /// who cannot sit there.
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
    /// The games, with seed 1.
    pub games: u32,
}

const fn measured(share: f32, low: f32, high: f32, games: u32) -> Option<Measured> {
    Some(Measured { share, low, high, games })
}

/// All players, weaker ideas first.
pub const LEVELS: [Level; 14] = [
    Level { name: "random", about: "any legal move", measured: measured(24.7, 24.1, 25.3, 20000) },
    Level {
        name: "first",
        about: "the first legal move",
        measured: measured(37.7, 37.0, 38.3, 20000),
    },
    Level {
        name: "fast",
        about: "the most advanced token",
        measured: measured(37.7, 37.0, 38.3, 20000),
    },
    Level { name: "last", about: "the rearmost token", measured: measured(3.7, 3.5, 4.0, 20000) },
    Level {
        name: "aggressive",
        about: "captures whenever it can, else the most advanced token",
        measured: measured(38.2, 37.6, 38.9, 20000),
    },
    Level {
        name: "defensive",
        about: "leaves as few tokens in danger as it can, else the most advanced",
        measured: measured(45.8, 45.1, 46.5, 20000),
    },
    Level {
        name: "osu-priority",
        about: "the four rules of seed 001: enter, finish, capture, the one furthest from home",
        measured: measured(8.5, 8.1, 8.9, 20000),
    },
    Level {
        name: "lp2a",
        about: "the rules of seed 003: out when another is past halfway, lead with the front token",
        measured: measured(50.9, 50.2, 51.6, 20000),
    },
    Level {
        name: "easy",
        about: "likes to capture and to hurry, sees no danger, and is careless every third time",
        measured: measured(52.9, 52.2, 53.6, 20000),
    },
    Level {
        name: "medium",
        about: "saves time, takes it from the others, and prefers not to stand open",
        measured: measured(75.8, 75.2, 76.4, 20000),
    },
    Level {
        name: "hard",
        about: "so, and weighs what it must expect to lose by exact hit chances",
        measured: measured(82.2, 81.7, 82.7, 20000),
    },
    Level {
        name: "expert",
        about: "judges everyone's chance to win, with exact hit chances, from the rule values",
        measured: measured(83.1, 82.5, 83.6, 20000),
    },
    Level {
        name: "search-2",
        about: "looks ahead over all rolls, 2 decisions deep; search-N for any N from 1 to 8",
        measured: measured(84.5, 84.0, 85.0, 20000),
    },
    Level {
        name: "perfect",
        about: "best play, from a solved table: two players with few tokens",
        measured: None,
    },
];

/// Why there is no such player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPlayer {
    /// A name that is no player's.
    #[error("there is no player `{name}`; {}", hint(name))]
    Unknown {
        /// What was asked for.
        name: String,
    },
    /// Best play that nobody has worked out.
    #[error("`perfect` plays from a solved table, and there is none for this game")]
    NoTable,
}

fn hint(name: &str) -> String {
    let known = || LEVELS.iter().map(|level| level.name);
    let written = name.to_lowercase();
    if let Some(rest) = written.strip_prefix("search") {
        let depth = rest.trim_start_matches(|c: char| !c.is_ascii_digit());
        return match depth.parse().ok().filter(|n| DEPTHS.contains(n)) {
            Some(depth) => format!("did you mean `search-{depth}`?"),
            None => "searches look 1 to 8 decisions ahead: `search-1` to `search-8`".into(),
        };
    }
    let begun = known().find(|level| written.len() > 1 && level.starts_with(&written));
    match begun.or_else(|| suggest::nearest(name, known())) {
        Some(near) => format!("did you mean `{near}`?"),
        None => {
            let named: Vec<String> = known().map(|level| format!("`{level}`")).collect();
            format!("there are {}", named.join(", "))
        }
    }
}

/// How many decisions a search may look ahead.
const DEPTHS: RangeInclusive<u32> = 1..=8;

/// How far a search of this name looks, if there is one: `search-2`, not `search-02`.
fn search_depth(name: &str) -> Option<u32> {
    DEPTHS.into_iter().find(|depth| name.strip_prefix("search-") == Some(&depth.to_string()))
}

/// Whether a player of this name looks ahead as long as it is given; all others answer at once.
pub fn looks_ahead(name: &str) -> bool {
    search_depth(name).is_some()
}

/// Makes players for one rule set.
#[derive(Clone)]
pub struct Roster {
    judge: Arc<Judge>,
    table: Option<Arc<Table>>,
    stop: Option<Arc<AtomicBool>>,
}

impl Roster {
    /// Players for these rules, `perfect` not among them.
    pub fn new(rules: &Rules) -> Roster {
        Roster { judge: Arc::new(Judge::new(rules)), table: None, stop: None }
    }

    /// The same, with `perfect` for the two seats of a table.
    pub fn with_table(self, table: Arc<Table>) -> Roster {
        Roster { table: Some(table), ..self }
    }

    /// The same, but as soon as the flag is set nobody thinks any longer: players answer at once,
    /// with what they have.
    pub fn stopped_by(self, stop: Arc<AtomicBool>) -> Roster {
        Roster { stop: Some(stop), ..self }
    }

    /// The judgement they share.
    pub fn judge(&self) -> &Arc<Judge> {
        &self.judge
    }

    /// A player by name. The seed matters only to players that draw lots.
    pub fn player(&self, name: &str, seed: u64) -> Result<Box<dyn Player>, NoPlayer> {
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
            "perfect" => Box::new(Perfect::new(self.table.clone().ok_or(NoPlayer::NoTable)?)),
            other => {
                let unknown = || NoPlayer::Unknown { name: name.into() };
                let depth = search_depth(other).ok_or_else(unknown)?;
                Box::new(Search::new(self.judge.clone(), depth, self.stop.clone()))
            }
        })
    }
}
