//! Dice, computer players and what they are good for.
//!
//! A player is given the rules and the state and never the dice: it cannot know what comes.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod dice;
pub mod figures;
mod judge;
mod judged;
mod levels;
mod player;
mod rating;
pub mod regret;
mod search;
mod simple;
pub mod simulate;
pub mod solve;
pub mod tally;
pub mod tournament;

pub use dice::{below, chance, seeded};
pub use judge::Judge;
pub use levels::{LEVELS, Level, Measured, NoPlayer, Roster, looks_ahead};
pub use player::{Budget, Options, Player, decides};
pub use simple::osu_priority;
