//! `homestretch regret`: what a player's choices lose against best play.

use crate::request::{self, counted};
use crate::simulate::{games_bar, stop_flag};
use crate::solve::{table, two_seats};
use anyhow::Result;
use homestretch_bots::regret::{Estimate, Watch, regret_while};
use homestretch_bots::{NoPlayer, Roster};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

/// Compare a player's choices with best play of two.
#[derive(clap::Args)]
pub struct Regret {
    /// A variant's id, or a file
    #[arg(long, default_value = "ludo-osu")]
    variant: String,
    /// Tokens a seat, if other than the variant says
    #[arg(long, value_parser = request::tokens, allow_negative_numbers = true)]
    tokens: Option<u8>,
    /// The seats in turn order; opposite ones if left out
    #[arg(long, value_delimiter = ',', value_parser = request::seat, allow_hyphen_values = true)]
    seats: Option<Vec<u8>>,
    /// The player, which plays itself (see `homestretch players`)
    #[arg(long, default_value = "expert", value_parser = request::player)]
    player: String,
    /// What it is compared with
    #[arg(long, default_value = "table", value_parser = ["table"])]
    against: String,
    /// The table, as `solve --save` wrote it; solved now if left out
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = request::games, allow_negative_numbers = true)]
    games: u64,
    /// The seed: the same one gives the same games
    #[arg(long, default_value_t = 1, value_parser = request::seed, allow_negative_numbers = true)]
    seed: u64,
    /// How many threads; all cores if left out
    #[arg(long, value_parser = request::threads, allow_negative_numbers = true)]
    threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Regret {
    /// Plays, and prints what was lost.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        request::use_threads(self.threads)?;
        let rules = request::rules_with(&self.variant, self.tokens)?;
        let seats = two_seats(request::seats(&rules, self.seats.as_deref(), None)?, &rules)?;
        let roster = Roster::new(&rules);
        if let Err(unknown @ NoPlayer::Unknown { .. }) = roster.player(&self.player, 0) {
            return Err(unknown.into());
        }
        let table = table(self.table.as_deref(), &rules, seats)?;
        let stop = stop_flag();
        let roster = roster.with_table(table.clone()).stopped_by(stop.clone());
        let player = || roster.player(&self.player, 0).expect("its name is known");
        let bar = games_bar(0, self.games);
        let watch = Watch { played: &|| bar.inc(1), go_on: &|| !stop.load(Ordering::Relaxed) };
        let found = regret_while(&rules, &table, player, self.games, self.seed, &watch);
        bar.finish_and_clear();
        let early = found.games < self.games;
        if early {
            eprintln!("stopped after {} of {} games", found.games, self.games);
        }
        if found.choices == 0 && !self.json {
            let (id, games) = (&rules.spec().id, counted(found.games as usize, "game"));
            writeln!(out, "In {games} of {id} (seed {}) there was nothing to choose.", self.seed)?;
            return Ok(());
        }
        // Without a choice there is no mean of any.
        let some = |value: Value| if found.choices == 0 { Value::Null } else { value };
        let mean = |e: Estimate, times: f64| some(json!(e.mean * times));
        let interval = |e: Estimate, times: f64| some(json!([e.low * times, e.high * times]));
        if self.json {
            let answer: Value = json!({
                "variant": rules.spec().id,
                "tokens": rules.tokens(),
                "seats": seats,
                "player": self.player,
                "games_asked": self.games,
                "stopped_early": early,
                "games": found.games,
                "seed": self.seed,
                "choices": found.choices,
                "loss_points": mean(found.loss, 100.0),
                "loss_points_ci95": interval(found.loss, 100.0),
                "worst_loss_points": some(json!(100.0 * found.worst)),
                "agreement": mean(found.agreement, 1.0),
                "agreement_ci95": interval(found.agreement, 1.0),
            });
            writeln!(out, "{answer}")?;
            return Ok(());
        }
        let Estimate { mean, low, high } = found.loss;
        writeln!(
            out,
            "{} in {}: {} games against itself, {} choices, seed {}\n",
            self.player,
            rules.spec().name,
            found.games,
            found.choices,
            self.seed
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
}
