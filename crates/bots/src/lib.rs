//! Dice, bots, and tools that measure them: simulations, tournaments and exact solutions.
//!
//! A bot is given the rules and the state, and never the dice, so it cannot know what comes next.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod bot;
mod dice;
mod evaluation;
pub mod figures;
mod greedy;
mod levels;
pub mod random_board;
mod rating;
pub mod regret;
mod search;
mod simple;
pub mod simulate;
pub mod solve;
pub mod tally;
pub mod tournament;

pub use bot::{Bot, Budget, Choices, ask, decides};
pub use dice::{below, chance, seeded};
pub use evaluation::Evaluator;
pub use levels::{BadLevel, LEVELS, Level, LevelInfo, Measured, Roster, SearchDepth};
pub use simple::osu_priority;
