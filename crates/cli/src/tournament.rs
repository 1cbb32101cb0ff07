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

/// Plays games, given as numbers of tables and games, on all threads. In order, whatever thread
/// plays them; those after an early end are left out.
fn rankings(simulations: &[Simulation], games: &[(usize, u64)], bar: &ProgressBar) -> Vec<Vec<u8>> {
    let nobody = || simulations.iter().map(|_| None).collect::<Vec<_>>();
    let played: Vec<Option<Vec<u8>>> = games
        .par_iter()
        .map_init(nobody, |players, &(table, game)| {
            let simulation = &simulations[table];
            let players = players[table].get_or_insert_with(|| simulation.players());
            let ranking = simulation.ranking(game, players)?;
            bar.inc(1);
            Some(ranking.into_iter().map(|player| player as u8).collect())
        })
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
        let mut progress = match &self.save {
            Some(file) if file.exists() => load(file, &tournament)?,
            _ => tournament.start(),
        };
        self.play(&tournament, &mut progress)?;
        self.print(&tournament, &progress, out)
    }

    /// Plays the games of all tables in turn, so that an early end is fair to all.
    fn play(&self, tournament: &Tournament, progress: &mut Progress) -> Result<()> {
        let stop = crate::simulate::stop_flag();
        let simulations = tournament.simulations()?.into_iter();
        let simulations: Vec<Simulation> =
            simulations.map(|simulation| simulation.stopped_by(stop.clone())).collect();
        let done: u64 = progress.rankings.iter().map(|r| r.len() as u64).sum();
        let mut to_play = tournament.to_play(progress);
        let bar = games_bar(done, done.max(self.games * simulations.len() as u64));
        let least = 2 * rayon::current_num_threads();
        let mut batch = least;
        let mut saved = Instant::now();
        while !stop.load(Ordering::Relaxed) {
            let games: Vec<(usize, u64)> = to_play.by_ref().take(batch).collect();
            if games.is_empty() {
                break;
            }
            let begin = Instant::now();
            let rankings = rankings(&simulations, &games, &bar);
            for ((table, _), ranking) in games.into_iter().zip(rankings) {
                progress.rankings[table].push(ranking);
            }
            // Batches of about half a second, so that little is ever lost.
            batch = match begin.elapsed().as_millis() {
                ..250 => batch * 2,
                1000.. => (batch / 2).max(least),
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
