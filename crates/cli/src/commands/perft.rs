//! `homestretch perft`: counts all sequences of actions. The counts change whenever a rule does.

use crate::request::rules;
use anyhow::{Result, bail};
use homestretch_rules::Seating;
use serde_json::json;
use std::io::Write;

/// Count all sequences of actions up to a depth.
#[derive(clap::Args)]
pub struct PerftArgs {
    /// The id of a variant, or the path of a variant file
    #[arg(long, default_value = "ludo")]
    variant: String,
    /// How many players, on their usual seats
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// The length of the longest sequences to count
    #[arg(long, default_value_t = 5)]
    depth: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl PerftArgs {
    /// Prints the count for every depth, starting at 0.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        let rules = rules(&self.variant)?;
        if self.players > rules.seats() {
            bail!("{} players, but the board has {} seats", self.players, rules.seats());
        }
        let seating = Seating { seats: rules.usual_seats(self.players), opening: false };
        let start = rules.start(&seating)?;
        let mut counts = Vec::new();
        for depth in 0..=self.depth {
            let count = rules.perft(&start, depth);
            counts.push(count);
            if !self.json {
                writeln!(out, "{depth} {count}")?;
                out.flush()?;
            }
        }
        if self.json {
            let (variant, players) = (&rules.spec().id, self.players);
            let answer = json!({ "variant": variant, "players": players, "counts": counts });
            writeln!(out, "{answer}")?;
        }
        Ok(())
    }
}
