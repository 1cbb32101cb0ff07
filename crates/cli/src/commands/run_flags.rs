//! The flags of all commands that play many games.

use crate::request;

/// How the games are drawn and played, and how the result is printed.
#[derive(clap::Args)]
pub(super) struct RunFlags {
    /// The seed of the dice: the same seed gives the same games
    #[arg(long, default_value_t = 1, value_parser = request::seed, allow_negative_numbers = true)]
    pub(super) seed: u64,
    /// How many threads to use [default: all cores]
    #[arg(long, value_parser = request::threads, allow_negative_numbers = true)]
    pub(super) threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}
