//! `homestretch tournament`: who is best, with ratings made for games of luck.

use crate::files;
use crate::request::{self, counted};
use crate::simulate::games_bar;
use crate::solve::table_for;
use anyhow::{Context, Result, bail};
use homestretch_bots::simulate::Simulation;
use homestretch_bots::tally::{Z, interval};
use homestretch_bots::tournament::{Progress, Standing, Tournament};
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde_json::{Value, json};
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
    #[arg(long, value_delimiter = ',', required = true, value_parser = request::player)]
    players: Vec<String>,
    /// Tokens a seat, if other than the variant says
    #[arg(long, value_parser = request::tokens, allow_negative_numbers = true)]
    tokens: Option<u8>,
    /// How many sit at a table; as few as the variant allows if left out
    #[arg(long, value_name = "NUMBER", value_parser = request::players, allow_negative_numbers = true)]
    seats_per_table: Option<usize>,
    /// Best play for `perfect`, as `solve --save` wrote it; solved now if left out
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
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
    #[arg(long, value_name = "MS", value_parser = request::think, allow_negative_numbers = true)]
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
        let best = table_for(&self.players, self.table.as_deref(), &rules, &seats)?;
        let tournament = Tournament {
            rules: Arc::new(rules),
            players: self.players.clone(),
            table,
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
        let outcome = Outcome::of(&tournament, &progress);
        if self.json {
            writeln!(out, "{}", outcome.json())?;
            return Ok(());
        }
        outcome.print(out)
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
}

/// What came of a tournament, and how much of it was played.
struct Outcome<'a> {
    tournament: &'a Tournament,
    standings: Vec<Standing>,
    /// Games of each table.
    played: Vec<u64>,
}

impl Outcome<'_> {
    fn of<'a>(tournament: &'a Tournament, progress: &Progress) -> Outcome<'a> {
        let played = progress.rankings.iter().map(|games| games.len() as u64).collect();
        Outcome { tournament, standings: tournament.standings(progress), played }
    }

    /// Games asked for at each table, or already played there.
    fn games(&self) -> u64 {
        self.played.iter().copied().fold(self.tournament.games, u64::max)
    }

    fn is_early(&self) -> bool {
        self.played.iter().any(|games| *games < self.tournament.games)
    }

    /// Whether everyone had every seat as often as the others.
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
        writeln!(out, "{}, {tokens} a seat (rules {id} {hash})", rules.spec().name)?;
        let tables = counted(self.played.len(), "table");
        let games = counted(self.games() as usize, "game");
        writeln!(out, "{tables} of {table} players, {games} at each, seed {seed}")?;
        if let Some(time) = think {
            writeln!(out, "{} ms to think about a choice", time.as_millis())?;
        }
        if self.is_early() {
            let played = self.played.iter().sum::<u64>();
            writeln!(out, "stopped early: {} were played", counted(played as usize, "game"))?;
        }
        if !self.is_even() {
            writeln!(out, "the last rotation of {table} seats is not whole at every table")?;
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
        writeln!(
            out,
            "\nRatings (Weng-Lin) are by all places of every game; 25 is their mean, and"
        )?;
        writeln!(out, "± holds 95 %. Wins are first places.")?;
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
