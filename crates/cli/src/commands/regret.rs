//! `homestretch regret`: how much a player's choices lose compared with best play.

use super::run_flags::RunFlags;
use super::solve::{table, two_seats};
use crate::progress::{games_bar, stop_flag};
use crate::request::{self, counted};
use anyhow::Result;
use homestretch_bots::regret::{Estimate, RegretWatch, regret_while};
use homestretch_bots::{Level, Roster};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Compare a player's choices with best play for two players.
#[derive(clap::Args)]
pub struct RegretArgs {
    /// The id of a variant, or the path of a variant file
    #[arg(long, default_value = "ludo-osu")]
    variant: String,
    /// Tokens per seat [default: as the variant says]
    #[arg(long, value_parser = request::tokens, allow_negative_numbers = true)]
    tokens: Option<u8>,
    /// The two seats in turn order, as numbers from 0 [default: opposite seats]
    #[arg(long, value_delimiter = ',', value_parser = request::seat, allow_hyphen_values = true)]
    seats: Option<Vec<u8>>,
    /// The player, which plays against itself (see `homestretch players`)
    #[arg(long, default_value = "expert", value_parser = request::player)]
    player: String,
    /// What the player is compared with
    #[arg(long, default_value = "table", value_parser = ["table"])]
    against: String,
    /// The table of best play, written by `solve --save` [default: solve it now]
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// How many games to play
    #[arg(long, default_value_t = 1000, value_parser = request::games, allow_negative_numbers = true)]
    games: u64,
    #[command(flatten)]
    run: RunFlags,
}

impl RegretArgs {
    /// Plays the games and prints how much was lost.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        request::use_threads(self.run.threads)?;
        let rules = Arc::new(request::rules_with(&self.variant, self.tokens)?);
        let seats = two_seats(request::seats(&rules, self.seats.as_deref(), None)?, &rules)?;
        let level: Level = self.player.parse()?;
        let table = table(self.table.as_deref(), &rules, seats)?;
        let stop = stop_flag();
        let roster = Roster::new(rules.clone()).with_table(table.clone()).stopped_by(stop.clone());
        let bot = || roster.bot(level, 0).expect("the roster has a table");
        let bar = games_bar(0, self.games);
        let watch =
            RegretWatch { played: &|| bar.inc(1), go_on: &|| !stop.load(Ordering::Relaxed) };
        let found = regret_while(&rules, &table, bot, self.games, self.run.seed, &watch);
        bar.finish_and_clear();
        let early = found.games < self.games;
        if early {
            eprintln!("stopped after {} of {} games", found.games, self.games);
        }
        if found.choices == 0 && !self.run.json {
            let (id, games) = (&rules.spec().id, counted(found.games as usize, "game"));
            writeln!(out, "{id}: no choices in {games} (seed {}).", self.run.seed)?;
            return Ok(());
        }
        // Without choices there is no mean.
        let some = |value: Value| if found.choices == 0 { Value::Null } else { value };
        let mean = |e: Estimate, times: f64| some(json!(e.mean * times));
        let interval = |e: Estimate, times: f64| some(json!([e.low * times, e.high * times]));
        if self.run.json {
            let answer: Value = json!({
                "variant": rules.spec().id,
                "tokens": rules.tokens(),
                "seats": seats,
                "player": self.player,
                "games_asked": self.games,
                "stopped_early": early,
                "games": found.games,
                "seed": self.run.seed,
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
        let (player, name, seed) = (&self.player, &rules.spec().name, self.run.seed);
        let (games, choices) = (found.games, found.choices);
        writeln!(
            out,
            "{player} in {name}: {games} games against itself, {choices} choices, seed {seed}\n"
        )?;
        let percent = |e: Estimate| [e.mean, e.low, e.high].map(|value| 100.0 * value);
        let [mean, low, high] = percent(found.loss);
        writeln!(
            out,
            "{:<26} {mean:.4} percentage points of the chance to win (95 % interval {low:.4} to {high:.4})",
            "average loss per choice"
        )?;
        let [mean, low, high] = percent(found.agreement);
        writeln!(
            out,
            "{:<26} {mean:.2} % (95 % interval {low:.2} % to {high:.2} %)",
            "agrees with best play"
        )?;
        writeln!(
            out,
            "{:<26} {:.2} percentage points",
            "worst loss of a choice",
            100.0 * found.worst
        )?;
        Ok(())
    }
}
