//! The commands of `homestretch`, each in a module of its own.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

pub mod board;
pub mod book;
pub mod engine;
pub mod files;
pub mod lines;
pub mod narrate;
pub mod perft;
mod pictures;
pub mod play;
pub mod players;
pub mod regret;
pub mod replay;
pub mod report;
pub mod request;
pub mod script;
pub mod serve;
pub mod simulate;
pub mod solve;
mod text;
pub mod tournament;
pub mod variants;
pub mod verify;
pub mod words;
