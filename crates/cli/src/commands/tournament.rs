//! `homestretch tournament`: ranks players by the games they play against each other.

use super::run_flags::RunFlags;
use super::solve::table_for;
use crate::files;
use crate::progress::{games_bar, stop_flag};
use crate::request::{self, counted};
use anyhow::{Context, Result, bail};
use homestretch_bots::simulate::Simulation;
use homestretch_bots::tally::{Z, interval};
use homestretch_bots::tournament::{Standing, Tournament, TournamentProgress};
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// Let players meet at every possible table and rank them.
#[derive(clap::Args)]
pub struct TournamentArgs {
    /// The id of a variant, or the path of a variant file
    #[arg(long, default_value = "ludo")]
    variant: String,
    /// The players, each named once (see `homestretch players`)
    #[arg(long, value_delimiter = ',', required = true, value_parser = request::player)]
    players: Vec<String>,
    /// Tokens per seat [default: as the variant says]
    #[arg(long, value_parser = request::tokens, allow_negative_numbers = true)]
    tokens: Option<u8>,
    /// Players at each table [default: as few as the variant allows]
    #[arg(long, value_name = "NUMBER", value_parser = request::players, allow_negative_numbers = true)]
    seats_per_table: Option<usize>,
    /// The table of best play for `perfect`, written by `solve --save` [default: solve it now]
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Games at each table; the players rotate through the seats
    #[arg(long, default_value_t = 200, value_parser = request::games, allow_negative_numbers = true)]
    games: u64,
    /// Store the progress in this file, and continue from it after an interruption
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Milliseconds a player may think about a choice [default: no limit]
    #[arg(long, value_name = "MS", value_parser = request::think, allow_negative_numbers = true)]
    think: Option<Duration>,
    #[command(flatten)]
    run: RunFlags,
}

/// Plays games, given as pairs of table and game number, on all threads. The rankings are in the
/// order of the games. After an early stop, the games that were not finished are left out.
fn rankings(simulations: &[Simulation], games: &[(usize, u64)], bar: &ProgressBar) -> Vec<Vec<u8>> {
    let nobody = || simulations.iter().map(|_| None).collect::<Vec<_>>();
    let played: Vec<Option<Vec<u8>>> = games
        .par_iter()
        .map_init(nobody, |players, &(table, game)| {
            let simulation = &simulations[table];
            let players = players[table].get_or_insert_with(|| simulation.bots());
            let ranking = simulation.ranking(game, players)?;
            bar.inc(1);
            Some(ranking.into_iter().map(|player| player as u8).collect())
        })
        .collect();
    played.into_iter().map_while(|ranking| ranking).collect()
}

impl TournamentArgs {
    /// Plays the games that are not in the progress file yet, and prints the ranking.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        request::use_threads(self.run.threads)?;
        let rules = request::rules_with(&self.variant, self.tokens)?;
        let least = usize::try_from(rules.spec().players[0]).unwrap_or(2).max(2);
        let table = self.seats_per_table.unwrap_or(least);
        let seats = request::seats(&rules, None, Some(table))
            .with_context(|| format!("--seats-per-table {table}"))?;
        for (i, name) in self.players.iter().enumerate() {
            if self.players[..i].contains(name) {
                bail!("`{name}` is named twice; name every player once");
            }
        }
        if self.players.len() < table {
            let players = counted(self.players.len(), "player");
            bail!("{players} cannot fill a table of {table}; name more players");
        }
        files::check_writable(self.save.as_deref())?;
        let players = request::levels(&self.players)?;
        let best = table_for(&players, self.table.as_deref(), &rules, &seats)?;
        let tournament = Tournament {
            rules: Arc::new(rules),
            players,
            table,
            games: self.games,
            seed: self.run.seed,
            think: self.think,
            best,
        };
        let mut progress = match &self.save {
            Some(file) if file.exists() => load(file, &tournament)?,
            _ => tournament.start(),
        };
        self.play(&tournament, &mut progress)?;
        let report = TournamentReport {
            tournament: &tournament,
            standings: tournament.standings(&progress),
            played: progress.rankings.iter().map(|games| games.len() as u64).collect(),
        };
        if self.run.json {
            writeln!(out, "{}", report.json())?;
            return Ok(());
        }
        report.print(out)
    }

    /// Plays the games of all tables in turn, so that an early stop treats all tables alike.
    fn play(&self, tournament: &Tournament, progress: &mut TournamentProgress) -> Result<()> {
        let stop = stop_flag();
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
            // A batch takes about half a second, so that an early stop loses little.
            batch = match begin.elapsed().as_millis() {
                ..250 => batch * 2,
                1000.. => (batch / 2).max(least),
                _ => batch,
            };
            if saved.elapsed() > Duration::from_secs(2) {
                self.store(progress)?;
                saved = Instant::now();
            }
        }
        bar.finish_and_clear();
        if stop.load(Ordering::Relaxed) {
            eprintln!("stopped early; the ranking counts the games so far");
        }
        self.store(progress)
    }

    fn store(&self, progress: &TournamentProgress) -> Result<()> {
        let Some(file) = &self.save else { return Ok(()) };
        files::replace_text(file, &serde_json::to_string(progress)?)
    }
}

/// The results of a tournament, ready to be printed.
struct TournamentReport<'a> {
    tournament: &'a Tournament,
    standings: Vec<Standing>,
    /// How many games each table has played.
    played: Vec<u64>,
}

impl TournamentReport<'_> {
    /// The number of games per table: as many as asked for, or more if more were played before.
    fn games(&self) -> u64 {
        self.played.iter().copied().fold(self.tournament.games, u64::max)
    }

    fn is_early(&self) -> bool {
        self.played.iter().any(|games| *games < self.tournament.games)
    }

    /// Whether every player had every seat equally often.
    fn is_even(&self) -> bool {
        self.played.iter().all(|games| games % self.tournament.table as u64 == 0)
    }

    fn json(&self) -> Value {
        let Tournament { rules, table, seed, think, .. } = self.tournament;
        let row = |s: &Standing| {
            let spread = Z * s.uncertainty;
            json!({
                "player": s.player,
                "rating": s.rating,
                "rating_ci95": [s.rating - spread, s.rating + spread],
                "uncertainty": s.uncertainty,
                "games": s.games,
                "wins": s.wins,
                "wins_ci95": interval(s.wins, s.games),
            })
        };
        json!({
            "variant": rules.spec().id,
            "hash": rules.hash(),
            "tokens": rules.tokens(),
            "seats_per_table": table,
            "tables": self.played.len(),
            "seed": seed,
            "think_ms": think.map(|time| time.as_millis() as u64),
            "games_per_table": self.games(),
            "games": self.played.iter().sum::<u64>(),
            "stopped_early": self.is_early(),
            "whole_rotations": self.is_even(),
            "standings": self.standings.iter().map(row).collect::<Vec<_>>(),
        })
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        let Tournament { rules, table, seed, think, .. } = self.tournament;
        let (id, hash) = (&rules.spec().id, &rules.hash()[..12]);
        let tokens = counted(rules.tokens(), "token");
        writeln!(out, "{}, {tokens} per seat (rules {id} {hash})", rules.spec().name)?;
        let tables = counted(self.played.len(), "table");
        let games = counted(self.games() as usize, "game");
        writeln!(out, "{tables} of {table} players, {games} at each, seed {seed}")?;
        if let Some(time) = think {
            writeln!(out, "{} ms of thinking time per choice", time.as_millis())?;
        }
        if self.is_early() {
            let played = self.played.iter().sum::<u64>();
            writeln!(out, "stopped early after {}", counted(played as usize, "game"))?;
        }
        if !self.is_even() {
            writeln!(out, "the last rotation of the {table} seats is incomplete at some tables")?;
        }
        writeln!(
            out,
            "\n{:<4} {:<14} {:>7} {:>8} {:>8} {:>8}  95 % interval",
            "", "player", "rating", "±", "games", "wins"
        )?;
        for (place, s) in self.standings.iter().enumerate() {
            let (low, high) = interval(s.wins, s.games);
            let share = 100.0 * s.wins as f64 / s.games.max(1) as f64;
            writeln!(
                out,
                "{:<4} {:<14} {:>7.2} {:>8.2} {:>8} {share:>7.2}%  {:.2}% to {:.2}%",
                place + 1,
                s.player,
                s.rating,
                Z * s.uncertainty,
                s.games,
                100.0 * low,
                100.0 * high
            )?;
        }
        writeln!(out, "\nRatings (Weng-Lin) count every place of every game; their mean is 25.")?;
        writeln!(out, "± is the 95 % interval of the rating. Wins are first places.")?;
        Ok(())
    }
}

fn load(file: &Path, tournament: &Tournament) -> Result<TournamentProgress> {
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    let progress: TournamentProgress = serde_json::from_str(&text).with_context(|| {
        format!("{name} is not the progress of a tournament; name another file")
    })?;
    let checked = tournament.check(&progress);
    checked.with_context(|| format!("{name} cannot be continued; name another file"))?;
    Ok(progress)
}
