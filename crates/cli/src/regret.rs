//! `homestretch regret`: what a player's choices lose against best play.

use crate::solve::{best_play, load, rules};
use anyhow::{Result, bail};
use homestretch_bots::regret::{Estimate, regret};
use homestretch_bots::solve::{Limits, Perfect};
use homestretch_bots::{Player, Roster};
use homestretch_rules::{Rules, Seat, Seating};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

/// Compare a player's choices with best play of two.
#[derive(clap::Args)]
pub struct Regret {
    /// A variant's id, or a file
    #[arg(long, default_value = "ludo-osu")]
    variant: String,
    /// Tokens a seat, if other than the variant says
    #[arg(long)]
    tokens: Option<u8>,
    /// The seats in turn order; opposite ones if left out
    #[arg(long, value_delimiter = ',')]
    seats: Option<Vec<u8>>,
    /// The player, which plays itself (see `homestretch players`; also perfect)
    #[arg(long, default_value = "expert")]
    player: String,
    /// What it is compared with
    #[arg(long, default_value = "table", value_parser = ["table"])]
    against: String,
    /// The table, as `solve --save` wrote it; solved now if left out
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed: the same one gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Regret {
    /// Plays, and prints what was lost.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        let rules = rules(&self.variant, self.tokens)?;
        let seats = self.seats(&rules)?;
        let roster = Roster::new(&rules);
        let perfect = self.player == "perfect";
        if !perfect {
            roster.player(&self.player, 0)?;
        }
        if rules.runs_alone() {
            bail!("in {} nobody decides anything", rules.spec().id);
        }
        let table = Arc::new(match &self.table {
            Some(file) => load(file, &rules, seats)?,
            None => best_play(&rules, seats, &Limits::default())?.table,
        });
        let player = || -> Box<dyn Player> {
            match perfect {
                true => Box::new(Perfect::new(table.clone())),
                false => roster.player(&self.player, 0).expect("it was made before"),
            }
        };
        let found = regret(&rules, &table, player, self.games, self.seed);
        let interval = |e: Estimate, times: f64| json!([e.low * times, e.high * times]);
        if self.json {
            let answer: Value = json!({
                "variant": rules.spec().id,
                "tokens": rules.tokens(),
                "seats": seats,
                "player": self.player,
                "games": found.games,
                "seed": self.seed,
                "choices": found.choices,
                "loss_points": 100.0 * found.loss.mean,
                "loss_points_ci95": interval(found.loss, 100.0),
                "worst_loss_points": 100.0 * found.worst,
                "agreement": found.agreement.mean,
                "agreement_ci95": interval(found.agreement, 1.0),
            });
            writeln!(out, "{answer}")?;
            return Ok(());
        }
        let Estimate { mean, low, high } = found.loss;
        writeln!(
            out,
            "{} in {}: {} games against itself, {} choices\n",
            self.player,
            rules.spec().name,
            found.games,
            found.choices
        )?;
        writeln!(
            out,
            "{:<26} {:.4} points of 100 (95 % interval {:.4} to {:.4})",
            "a choice loses",
            100.0 * mean,
            100.0 * low,
            100.0 * high
        )?;
        let Estimate { mean, low, high } = found.agreement;
        writeln!(
            out,
            "{:<26} {:.2} % (95 % interval {:.2} % to {:.2} %)",
            "agrees with best play",
            100.0 * mean,
            100.0 * low,
            100.0 * high
        )?;
        writeln!(out, "{:<26} {:.2} points", "the worst choice lost", 100.0 * found.worst)?;
        Ok(())
    }

    fn seats(&self, rules: &Rules) -> Result<[Seat; 2]> {
        let seats = match &self.seats {
            Some(seats) => seats.iter().map(|seat| Seat(*seat)).collect(),
            None => rules.usual_seats(2),
        };
        rules.start(&Seating { seats: seats.clone(), opening: false })?;
        match <[Seat; 2]>::try_from(seats) {
            Ok(seats) => Ok(seats),
            Err(seats) => bail!("{} seats, but best play is of two players", seats.len()),
        }
    }
}
