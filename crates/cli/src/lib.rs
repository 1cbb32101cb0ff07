//! The `homestretch` program as a library, so that tests can call its parts.
//!
//! - [`commands`] has one module per subcommand: its flags and its output.
//! - [`play`] and [`replay`] are the interactive programs behind `play` and `replay`.
//! - [`terminal`] draws: the board, frames, text and colours.
//! - [`words`] holds everything a player reads: messages, sentences about events, rulebooks.
//! - The other modules are helpers that several commands share.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

pub mod commands;
pub mod files;
pub mod html_report;
pub mod line_protocol;
pub mod play;
mod progress;
pub mod replay;
pub mod request;
pub mod terminal;
pub mod words;
