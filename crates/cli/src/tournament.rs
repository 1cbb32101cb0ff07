//! `homestretch tournament`: who is best, with ratings made for games of luck.

use crate::request;
use crate::solve::table_for;
use anyhow::{Context, Result, bail};
use homestretch_bots::simulate::interval;
use homestretch_bots::tournament::{Progress, Tournament};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
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
    /// How many threads; all cores if left out
    #[arg(long, value_parser = request::threads, allow_negative_numbers = true)]
    threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Games that are shared out at once.
const BATCH: u64 = 64;

impl Args {
    /// Plays what is still to be played, and prints the ranking.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        request::use_threads(self.threads)?;
        let rules = request::rules_with(&self.variant, self.tokens)?;
        let [min, max] = rules.spec().players;
        if !(min..=max).contains(&(self.table as i16)) {
            bail!(
                "tables of {}, but {} is for {min} to {max} players",
                self.table,
                rules.spec().id
            );
        }
        for (i, name) in self.players.iter().enumerate() {
            if self.players[..i].contains(name) {
                bail!("`{name}` is named twice; name every player once");
            }
        }
        if self.players.len() < self.table {
            bail!("{} players do not fill a table of {}", self.players.len(), self.table);
        }
        let seats = request::seats(&rules, None, self.table)?;
        let best = table_for(&self.players, None, &rules, &seats)?;
        let tournament = Tournament {
            rules: Arc::new(rules),
            players: self.players.clone(),
            table: self.table,
            games: self.games,
            seed: self.seed,
            best,
        };
        let mut progress = match &self.save {
            Some(file) if file.exists() => load(file, &tournament)?,
            _ => tournament.start(),
        };
        self.play(&tournament, &mut progress)?;
        self.print(&tournament, &progress, out)
    }

    fn play(&self, tournament: &Tournament, progress: &mut Progress) -> Result<()> {
        let stop = crate::simulate::stop_flag();
        let tables = tournament.tables();
        let done: u64 = progress.rankings.iter().map(|r| r.len() as u64).sum();
        let total = self.games * tables.len() as u64;
        let bar = ProgressBar::new(total).with_position(done);
        let style = ProgressStyle::with_template(
            "{bar:30} {human_pos}/{human_len} games  {per_sec}  {eta} left",
        );
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let mut saved = Instant::now();
        for (number, table) in tables.iter().enumerate() {
            let simulation = tournament.simulation(table)?;
            loop {
                let from = progress.rankings[number].len() as u64;
                let batch = from..(from + BATCH).min(self.games);
                if batch.is_empty() {
                    break;
                }
                if stop.load(Ordering::Relaxed) {
                    self.keep(progress)?;
                    bar.finish_and_clear();
                    eprintln!("stopped early; the ranking is of the games so far");
                    return Ok(());
                }
                // In order, whatever thread plays them.
                let rankings: Vec<_> = batch
                    .into_par_iter()
                    .map_init(
                        || simulation.players(),
                        |players, game| {
                            let ranking = simulation.ranking(game, players);
                            bar.inc(1);
                            ranking
                        },
                    )
                    .collect();
                for ranking in rankings {
                    let Some(ranking) = ranking else {
                        bail!("a game of {} did not end", self.variant);
                    };
                    progress.rankings[number].push(ranking.into_iter().map(|p| p as u8).collect());
                }
                if saved.elapsed() > Duration::from_secs(2) {
                    self.keep(progress)?;
                    saved = Instant::now();
                }
            }
        }
        bar.finish_and_clear();
        self.keep(progress)
    }

    /// Writes the progress beside the old one first, so that nothing is lost in between.
    fn keep(&self, progress: &Progress) -> Result<()> {
        let Some(file) = &self.save else { return Ok(()) };
        let new = file.with_extension("new");
        let text = serde_json::to_string(progress)?;
        std::fs::write(&new, text).with_context(|| format!("cannot write {}", new.display()))?;
        std::fs::rename(&new, file).with_context(|| format!("cannot write {}", file.display()))
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
    if progress.of != tournament.name() || progress.rankings.len() != tournament.tables().len() {
        bail!(
            "{name} is of another tournament (other rules, players, games or seed); name another file"
        );
    }
    let fits = |r: &Vec<u8>| {
        r.len() == tournament.table && r.iter().all(|p| usize::from(*p) < tournament.table)
    };
    if !progress.rankings.iter().flatten().all(fits) {
        bail!("{name} is damaged; name another file");
    }
    Ok(progress)
}
