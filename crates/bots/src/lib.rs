//! Dice and computer players.
//!
//! A player is given the rules and the state and never the dice: it cannot know what comes.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod dice;
mod player;
mod priority;

pub use dice::{below, chance, seeded};
pub use player::{NAMES, Player, player};
pub use priority::Priority;
