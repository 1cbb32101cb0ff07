//! `homestretch simulate`: plays many games of a variant and reports what happened in them.

use super::run_flags::RunFlags;
use super::solve::table_for;
use crate::files;
use crate::html_report::{Page, Share, bars, histogram};
use crate::progress::{games_bar, stop_flag};
use crate::request::{self, counted};
use anyhow::{Result, bail};
use homestretch_bots::Level;
use homestretch_bots::simulate::{Rotate, Simulation, SimulationPlan};
use homestretch_bots::tally::{Histogram, Tally};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Play many games and count what happens.
#[derive(clap::Args)]
pub struct SimulateArgs {
    /// The id of a variant, or the path of a variant file
    #[arg(long, default_value = "ludo")]
    variant: String,
    /// The players in turn order, such as expert,random,random,random (see `homestretch players`)
    #[arg(long, value_delimiter = ',', default_value = "random,random", value_parser = request::player)]
    players: Vec<String>,
    /// The seats in turn order, as numbers from 0 [default: the usual seats]
    #[arg(long, value_delimiter = ',', value_parser = request::seat, allow_hyphen_values = true)]
    seats: Option<Vec<u8>>,
    /// How many games to play
    #[arg(long, default_value_t = 10_000, value_parser = request::games, allow_negative_numbers = true)]
    games: u64,
    /// Tokens per seat [default: as the variant says]
    #[arg(long, value_parser = request::tokens, allow_negative_numbers = true)]
    tokens: Option<u8>,
    /// The table of best play for `perfect`, written by `solve --save` [default: solve it now]
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Rotate the players through the seats from game to game
    #[arg(long)]
    rotate: bool,
    /// Rotate the players, and give all games of one rotation the same dice
    #[arg(long)]
    paired: bool,
    /// Milliseconds a player may think about a choice [default: no limit]
    #[arg(long, value_name = "MS", value_parser = request::think, allow_negative_numbers = true)]
    think: Option<Duration>,
    /// Write the record of the longest game to this file
    #[arg(long, value_name = "FILE")]
    longest: Option<PathBuf>,
    /// Write an HTML report with charts to this file
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    #[command(flatten)]
    run: RunFlags,
}

impl SimulateArgs {
    /// Plays the games and prints the results.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        let rules = request::rules_with(&self.variant, self.tokens)?;
        let seats = request::seats(&rules, self.seats.as_deref(), Some(self.players.len()))?;
        files::check_writable(self.report.as_deref())?;
        files::check_writable(self.longest.as_deref())?;
        let players = request::levels(&self.players)?;
        let best = table_for(&players, self.table.as_deref(), &rules, &seats)?;
        let simulation = Simulation::new(SimulationPlan {
            rules: Arc::new(rules),
            seats,
            players,
            seed: self.run.seed,
            rotate: if self.rotate || self.paired { Rotate::Seats } else { Rotate::No },
            paired: self.paired,
            think: self.think,
            best,
        })?;
        let stop = stop_flag();
        let simulation = simulation.stopped_by(stop.clone());
        let begin = Instant::now();
        let tally = play(&simulation, self.games, self.run.threads, &stop);
        let seconds = begin.elapsed().as_secs_f64();
        let report =
            SimulationReport { simulation: &simulation, tally: &tally, asked: self.games, seconds };
        if report.is_early() {
            eprintln!("stopped after {} of {} games", tally.games + tally.unfinished, self.games);
        }
        if self.run.json {
            writeln!(out, "{}", report.json())?;
        } else {
            report.print(out)?;
        }
        if let Some(file) = &self.report {
            files::replace_text(file, &report.page())?;
        }
        if let Some(file) = &self.longest {
            if tally.games == 0 {
                bail!("no game was finished, so there is no longest game to write");
            }
            files::replace_text(file, &simulation.game(tally.longest.1).record())?;
        }
        Ok(())
    }
}

/// Plays on all threads until the games are done or the flag is set. Shows a progress bar on a
/// terminal.
fn play(simulation: &Simulation, games: u64, threads: Option<usize>, stop: &AtomicBool) -> Tally {
    let cores = || std::thread::available_parallelism().map_or(1, |n| n.get());
    let threads = threads.unwrap_or_else(cores) as u64;
    let bar = games_bar(0, games);
    // A chunk holds whole rotations, so that paired games stay together.
    let players = simulation.plan().players.len() as u64;
    let chunk = players * (games / (threads * players * 64)).clamp(1, 256);
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        let mut shown = Instant::now();
        let mut new = 0;
        loop {
            let from = next.fetch_add(chunk, Ordering::Relaxed);
            if from >= games || stop.load(Ordering::Relaxed) {
                break;
            }
            tally.merge(&simulation.run_while(from..(from + chunk).min(games), &mut || {
                // Updating the bar takes longer than a quick game, so it is updated now and then.
                if shown.elapsed() > Duration::from_millis(50) {
                    bar.inc(new);
                    (shown, new) = (Instant::now(), 0);
                }
                new += 1;
                true
            }));
        }
        bar.inc(new);
        tally
    };
    // An empty tally with one entry per player.
    let mut total = simulation.run(0..0);
    if threads == 1 {
        total.merge(&work());
    } else {
        std::thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            for thread in running {
                total.merge(&thread.join().expect("a game does not panic"));
            }
        });
    }
    bar.finish_and_clear();
    total
}

/// The results of a simulation, ready to be printed.
struct SimulationReport<'a> {
    simulation: &'a Simulation,
    tally: &'a Tally,
    /// How many games were asked for.
    asked: u64,
    seconds: f64,
}

/// A row of a table of wins.
struct WinRow {
    label: String,
    wins: u64,
    share: Share,
}

impl SimulationReport<'_> {
    /// How long the games were, in three units.
    fn lengths(&self) -> [(&'static str, &Histogram); 3] {
        let Tally { rolls, turns, rounds, .. } = self.tally;
        [("rolls", rolls), ("turns", turns), ("rounds", rounds)]
    }

    /// Counts per game, by name.
    fn counts(&self) -> [(&'static str, f64); 4] {
        let tally = self.tally;
        [
            ("captures", self.per_game(tally.captures)),
            ("extra rolls", self.per_game(tally.agains)),
            ("passes", self.per_game(tally.passes)),
            ("moves", self.per_game(tally.decisions)),
        ]
    }

    /// The wins of each player.
    fn wins_by_player(&self) -> Vec<WinRow> {
        let plan = self.simulation.plan();
        let row = |(i, level): (usize, &Level)| WinRow {
            label: format!("{} {level}", i + 1),
            wins: self.tally.wins[i],
            share: self.share_of_games(self.tally.wins[i], self.tally.win_interval(i)),
        };
        plan.players.iter().enumerate().map(row).collect()
    }

    /// The wins of each place in the turn order.
    fn wins_by_place(&self) -> Vec<WinRow> {
        let plan = self.simulation.plan();
        let row = |(i, wins): (usize, &u64)| WinRow {
            label: format!("{} {}", i + 1, plan.rules.colour(plan.seats[i])),
            wins: *wins,
            share: self.share_of_games(*wins, self.tally.place_interval(i)),
        };
        self.tally.wins_by_place.iter().enumerate().map(row).collect()
    }

    /// The wins of the players who rolled first.
    fn wins_of_first(&self) -> Share {
        self.share_of_games(self.tally.wins_of_first, self.tally.first_interval())
    }

    fn share_of_games(&self, wins: u64, interval: (f64, f64)) -> Share {
        Share::counted(share(wins, self.tally.games), interval)
    }

    /// Whether the simulation stopped before all games were played.
    fn is_early(&self) -> bool {
        self.tally.games + self.tally.unfinished < self.asked
    }

    /// The number of games after the last whole rotation of the seats.
    fn odd_games(&self) -> u64 {
        let plan = self.simulation.plan();
        let played = self.tally.games + self.tally.unfinished;
        if plan.rotate == Rotate::No { 0 } else { played % plan.seats.len() as u64 }
    }

    /// A note about an incomplete last rotation.
    fn odd_rotation(&self) -> Option<String> {
        let (odd, seats) = (self.odd_games() as usize, self.simulation.plan().seats.len());
        let note = |odd| format!("The last rotation is incomplete: {odd} of {seats} games.");
        (odd > 0).then(|| note(odd))
    }

    fn per_game(&self, count: u64) -> f64 {
        share(count, self.tally.games)
    }

    fn json(&self) -> Value {
        let (tally, plan) = (self.tally, self.simulation.plan());
        let spread = |h: &Histogram| {
            let at = |p: f64| h.percentile(p);
            json!({ "mean": h.mean(), "p5": at(0.05), "p25": at(0.25), "p50": at(0.5), "p75": at(0.75), "p95": at(0.95), "p99": at(0.99) })
        };
        let (players, places) = (self.wins_by_player(), self.wins_by_place());
        let intervals =
            |rows: &[WinRow]| rows.iter().map(|row| row.share.interval).collect::<Vec<_>>();
        json!({
            "variant": plan.rules.spec().id,
            "hash": plan.rules.hash(),
            "tokens": plan.rules.tokens(),
            "players": plan.players,
            "seats": plan.seats,
            "seed": plan.seed,
            "rotate": plan.rotate == Rotate::Seats,
            "paired": plan.paired,
            "whole_rotations": self.odd_games() == 0,
            "games_asked": self.asked,
            "stopped_early": self.is_early(),
            "games": tally.games,
            "unfinished": tally.unfinished,
            "seconds": self.seconds,
            "games_per_second": tally.games as f64 / self.seconds,
            "rolls_per_game": tally.rolls.mean(),
            "turns_per_game": tally.turns.mean(),
            "rounds_per_game": tally.rounds.mean(),
            "rolls": spread(&tally.rolls),
            "turns": spread(&tally.turns),
            "rounds": spread(&tally.rounds),
            "wins": tally.wins,
            "win_rates": players.iter().map(|row| row.share.value).collect::<Vec<f64>>(),
            "wins_ci95": intervals(&players),
            "wins_by_place": tally.wins_by_place,
            "wins_by_place_ci95": intervals(&places),
            "first_mover_wins": self.wins_of_first().value,
            "first_mover_wins_ci95": tally.first_interval(),
            "captures_per_game": self.per_game(tally.captures),
            "extra_rolls_per_game": self.per_game(tally.agains),
            "passes_per_game": self.per_game(tally.passes),
            "decisions_per_game": self.per_game(tally.decisions),
            "real_choices": share(tally.choices, tally.decisions),
            "longest_game": { "rolls": tally.longest.0, "game": tally.longest.1 },
        })
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        let (tally, plan) = (self.tally, self.simulation.plan());
        let (name, games, seconds) = (&plan.rules.spec().name, tally.games, self.seconds);
        let (rate, seed) = (games as f64 / seconds, plan.seed);
        writeln!(
            out,
            "{name}: {games} games in {seconds:.1} s ({rate:.0} per second), seed {seed}"
        )?;
        if self.is_early() {
            writeln!(out, "Stopped early: {} games were asked for.", self.asked)?;
        }
        if let Some(note) = self.odd_rotation() {
            writeln!(out, "{note}")?;
        }
        if tally.unfinished > 0 {
            writeln!(out, "{} games were abandoned because they did not end.", tally.unfinished)?;
        }
        let tables =
            [("player", self.wins_by_player()), ("place in turn order", self.wins_by_place())];
        for (heading, rows) in tables {
            writeln!(out, "\n{heading:<22} {:>8} {:>8}  95 % interval", "wins", "share")?;
            for WinRow { label, wins, share } in rows {
                let (low, high) = share.interval.unwrap_or_default();
                let [share, low, high] = [share.value, low, high].map(|value| 100.0 * value);
                writeln!(out, "{label:<22} {wins:>8} {share:>7.2}%  {low:.2}% to {high:.2}%")?;
            }
        }
        let heads = ["5 %", "50 %", "95 %", "99 %"].map(|head| format!("{head:>7}")).join(" ");
        writeln!(out, "\n{:<22} {:>9} {heads}", "per game", "mean")?;
        for (name, lengths) in self.lengths() {
            let at = [0.05, 0.5, 0.95, 0.99].map(|part| format!("{:>7}", lengths.percentile(part)));
            writeln!(out, "{name:<22} {:>9.1} {}", lengths.mean(), at.join(" "))?;
        }
        for (name, value) in self.counts() {
            writeln!(out, "{name:<22} {value:>9.1}")?;
        }
        let choices = 100.0 * share(tally.choices, tally.decisions);
        writeln!(out, "\n{choices:.1} % of the moves were a choice between several legal moves.")?;
        let first = 100.0 * self.wins_of_first().value;
        let (low, high) = tally.first_interval();
        let (low, high) = (100.0 * low, 100.0 * high);
        writeln!(
            out,
            "The player who rolled first won {first:.1} % of the games ({low:.1} to {high:.1})."
        )?;
        let (rolls, game) = tally.longest;
        writeln!(out, "The longest game had {rolls} rolls (game {game}).")?;
        Ok(())
    }

    /// The introduction of the HTML report.
    fn about(&self) -> String {
        let (tally, plan) = (self.tally, self.simulation.plan());
        let seats: Vec<String> = plan.seats.iter().map(|seat| seat.0.to_string()).collect();
        let players: Vec<&str> = plan.players.iter().map(|level| level.name()).collect();
        let mut about = format!(
            "Played by {} on seats {}, seed {}, in {:.1} s.",
            players.join(", "),
            seats.join(", "),
            plan.seed,
            self.seconds
        );
        if plan.rotate == Rotate::Seats {
            about.push_str(" The players rotated through the seats.");
        }
        if plan.paired {
            about.push_str(" All games of one rotation had the same dice.");
        }
        if let Some(note) = self.odd_rotation() {
            let _ = write!(about, " {note}");
        }
        if tally.unfinished > 0 {
            let _ = write!(about, " {} games did not end and are not counted.", tally.unfinished);
        }
        if self.is_early() {
            let _ = write!(about, " Stopped early: {} games were asked for.", self.asked);
        }
        about
    }

    fn page(&self) -> String {
        let (tally, plan) = (self.tally, self.simulation.plan());
        let games = counted(tally.games as usize, "game");
        let mut page = Page::new(&format!("{}: {games}", plan.rules.spec().name));
        page.text(&self.about());
        let charts = [
            ("Wins of each player, with 95 % intervals", self.wins_by_player()),
            ("Wins of each place in the turn order, with 95 % intervals", self.wins_by_place()),
        ];
        for (title, rows) in charts {
            let labels: Vec<String> = rows.iter().map(|row| row.label.clone()).collect();
            page.figure(title, &bars(&labels, |i| rows[i].share));
        }
        for (name, lengths) in self.lengths() {
            page.figure(&format!("Games by their number of {name}"), &histogram(lengths, name));
        }
        page.table(&self.rows());
        page.finish()
    }

    /// The rows of the table in the HTML report.
    fn rows(&self) -> Vec<(String, String)> {
        let (tally, rules) = (self.tally, &self.simulation.plan().rules);
        let wins = |what: &str, row: WinRow| {
            (format!("wins of {what}{}", row.label), row.share.to_string())
        };
        let players = self.wins_by_player().into_iter().map(|row| wins("", row));
        let places = self.wins_by_place().into_iter().map(|row| wins("place ", row));
        let mut rows: Vec<(String, String)> = players.chain(places).collect();
        rows.push(("wins of the player who rolled first".into(), self.wins_of_first().to_string()));
        rows.extend(self.lengths().map(|(name, h)| {
            let at = |part: f64| h.percentile(part);
            let parts = format!("5 % {}, half {}, 95 % {}", at(0.05), at(0.5), at(0.95));
            (name.into(), format!("{:.1} on average ({parts})", h.mean()))
        }));
        rows.extend(
            self.counts().map(|(name, mean)| (format!("{name} per game"), format!("{mean:.2}"))),
        );
        let choices = 100.0 * share(tally.choices, tally.decisions);
        let (rolls, game) = tally.longest;
        let others = [
            ("moves with a choice", format!("{choices:.1} %")),
            ("longest game", format!("{rolls} rolls (game {game})")),
            ("rules", format!("{} {}", rules.spec().id, &rules.hash()[..12])),
        ];
        rows.extend(others.map(|(name, value)| (name.to_string(), value)));
        rows
    }
}

fn share(part: u64, of: u64) -> f64 {
    part as f64 / of.max(1) as f64
}
