//! `homestretch tournament`: who is best, with ratings made for games of luck.

use crate::files;
use crate::request::{self, counted};
use crate::simulate::games_bar;
use crate::solve::table_for;
use anyhow::{Context, Result, bail};
use homestretch_bots::simulate::Simulation;
use homestretch_bots::tally::interval;
use homestretch_bots::tournament::{Progress, Tournament};
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde_json::json;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Let players meet at every table and rank them.
#[derive(clap::Args)]
pub struct Args {
    /// A variant's id, or a file
    #[arg(long, default_value = "ludo")]
    variant: String,
    /// The players, each once (see `homestretch players`)
    #[arg(long, value_delimiter = ',', required = true)]
    players: Vec<String>,
    /// Tokens a seat, if other than the variant says
    #[arg(long)]
    tokens: Option<u8>,
    /// How many sit at a table
    #[arg(long, default_value_t = 2)]
    table: usize,
    /// Games at each table, seats rotated
    #[arg(long, default_value_t = 200, value_parser = request::games, allow_negative_numbers = true)]
    games: u64,
    /// The seed: the same one gives the same games
    #[arg(long, default_value_t = 1, value_parser = request::seed, allow_negative_numbers = true)]
    seed: u64,
    /// Keep the progress in this file, and go on from it after an interruption
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// How long a player may think about a choice, in milliseconds; as long as it takes if left out
    #[arg(long, value_name = "MS", value_parser = request::think)]
    think: Option<Duration>,
    /// How many threads; all cores if left out
    #[arg(long, value_parser = request::threads, allow_negative_numbers = true)]
    threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays games of one table on all threads. In order, whatever thread plays them; those after an
/// early end are left out.
fn rankings(
    simulation: &Simulation,
    games: Range<u64>,
    stop: &AtomicBool,
    bar: &ProgressBar,
) -> Vec<Vec<u8>> {
    let played: Vec<Option<Vec<u8>>> = games
        .into_par_iter()
        .map_init(
            || simulation.players(),
            |players, game| {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                bar.inc(1);
                Some(simulation.ranking(game, players).into_iter().map(|p| p as u8).collect())
            },
        )
        .collect();
    played.into_iter().map_while(|ranking| ranking).collect()
}

impl Args {
    /// Plays what is still to be played, and prints the ranking.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        request::use_threads(self.threads)?;
        let rules = request::rules_with(&self.variant, self.tokens)?;
        let seats = request::seats(&rules, None, Some(self.table))?;
        for (i, name) in self.players.iter().enumerate() {
            if self.players[..i].contains(name) {
                bail!("`{name}` is named twice; name every player once");
            }
        }
        if self.players.len() < self.table {
            let players = counted(self.players.len(), "player");
            bail!("{players} cannot fill a table of {}", self.table);
        }
        files::check_writable(self.save.as_deref())?;
        let best = table_for(&self.players, None, &rules, &seats)?;
        let tournament = Tournament {
            rules: Arc::new(rules),
            players: self.players.clone(),
            table: self.table,
            games: self.games,
            seed: self.seed,
            think: self.think,
            best,
        };
        tournament.check_players()?;
        let mut progress = match &self.save {
            Some(file) if file.exists() => load(file, &tournament)?,
            _ => tournament.start(),
        };
        self.play(&tournament, &mut progress)?;
        self.print(&tournament, &progress, out)
    }

    /// Plays a few games of every table in turn, so that an early end is fair to all.
    fn play(&self, tournament: &Tournament, progress: &mut Progress) -> Result<()> {
        let stop = crate::simulate::stop_flag();
        let tables = tournament.tables();
        let done: u64 = progress.rankings.iter().map(|r| r.len() as u64).sum();
        let bar = games_bar(self.games * tables.len() as u64).with_position(done);
        let simulations: Vec<Simulation> =
            tables.iter().map(|table| tournament.simulation(table)).collect::<Result<_, _>>()?;
        let mut batch = 1;
        let mut saved = Instant::now();
        while !stop.load(Ordering::Relaxed) {
            let games = |number: usize| progress.rankings[number].len() as u64;
            let Some(number) = (0..tables.len()).min_by_key(|number| games(*number)) else { break };
            let from = games(number);
            if from >= self.games {
                break;
            }
            let begin = Instant::now();
            let wanted = from..(from + batch).min(self.games);
            let rankings = rankings(&simulations[number], wanted, &stop, &bar);
            progress.rankings[number].extend(rankings);
            // Batches of about half a second: Ctrl-C is answered, and little is ever lost.
            batch = match begin.elapsed().as_millis() {
                ..250 => batch * 2,
                1000.. => (batch / 2).max(1),
                _ => batch,
            };
            if saved.elapsed() > Duration::from_secs(2) {
                self.keep(progress)?;
                saved = Instant::now();
            }
        }
        bar.finish_and_clear();
        if stop.load(Ordering::Relaxed) {
            eprintln!("stopped early; the ranking is of the games so far");
        }
        self.keep(progress)
    }

    fn keep(&self, progress: &Progress) -> Result<()> {
        let Some(file) = &self.save else { return Ok(()) };
        files::replace_text(file, &serde_json::to_string(progress)?)
    }

    fn print(
        &self,
        tournament: &Tournament,
        progress: &Progress,
        out: &mut impl Write,
    ) -> Result<()> {
        let standings = tournament.standings(progress);
        if self.json {
            let rows: Vec<_> = standings
                .iter()
                .map(|s| {
                    let (low, high) = interval(s.wins, s.games);
                    json!({ "player": s.player, "rating": s.rating, "uncertainty": s.uncertainty, "games": s.games, "wins": s.wins, "wins_ci95": [low, high] })
                })
                .collect();
            let id = &tournament.rules.spec().id;
            writeln!(
                out,
                "{}",
                json!({ "variant": id, "table": self.table, "seed": self.seed, "standings": rows })
            )?;
            return Ok(());
        }
        writeln!(
            out,
            "{:<4} {:<14} {:>7} {:>8} {:>8} {:>8}  95 % interval",
            "", "player", "rating", "±", "games", "wins"
        )?;
        for (place, s) in standings.iter().enumerate() {
            let (low, high) = interval(s.wins, s.games);
            let share = 100.0 * s.wins as f64 / s.games.max(1) as f64;
            writeln!(
                out,
                "{:<4} {:<14} {:>7.2} {:>8.2} {:>8} {share:>7.2}%  {:.2}% to {:.2}%",
                place + 1,
                s.player,
                s.rating,
                1.96 * s.uncertainty,
                s.games,
                100.0 * low,
                100.0 * high
            )?;
        }
        Ok(())
    }
}

fn load(file: &Path, tournament: &Tournament) -> Result<Progress> {
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    let progress: Progress = serde_json::from_str(&text).with_context(|| {
        format!("{name} is not the progress of a tournament; name another file")
    })?;
    let checked = tournament.check(&progress);
    checked.with_context(|| format!("{name} cannot be continued; name another file"))?;
    Ok(progress)
}
