//! `homestretch simulate`: how a variant plays, by many games.

use crate::report::{Page, bars, histogram};
use crate::request;
use crate::solve::table_for;
use anyhow::{Context, Result};
use homestretch_bots::simulate::{Histogram, Plan, Simulation, Tally, interval};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// Play many games and count what happens.
#[derive(clap::Args)]
pub struct Simulate {
    /// A variant's id, or a file
    #[arg(long, default_value = "ludo")]
    variant: String,
    /// The players in turn order, such as expert,random,random,random (see `homestretch players`)
    #[arg(long, value_delimiter = ',', default_value = "random,random")]
    players: Vec<String>,
    /// The seats in turn order; the usual ones if left out
    #[arg(long, value_delimiter = ',')]
    seats: Option<Vec<u8>>,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = request::games, allow_negative_numbers = true)]
    games: u64,
    /// The seed: the same one gives the same games
    #[arg(long, default_value_t = 1, value_parser = request::seed, allow_negative_numbers = true)]
    seed: u64,
    /// How many threads; all cores if left out
    #[arg(long, value_parser = request::threads, allow_negative_numbers = true)]
    threads: Option<usize>,
    /// Tokens a seat, if other than the variant says
    #[arg(long)]
    tokens: Option<u8>,
    /// Best play for `perfect`, as `solve --save` wrote it; solved now if left out
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Let the players change seats from game to game
    #[arg(long)]
    rotate: bool,
    /// Give the games of one rotation the same dice; rotates
    #[arg(long)]
    paired: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write a page with pictures
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

impl Simulate {
    /// Plays, and prints what was counted.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        let rules = request::rules_with(&self.variant, self.tokens)?;
        let seats = request::seats(&rules, self.seats.as_deref(), self.players.len())?;
        let best = table_for(&self.players, self.table.as_deref(), &rules, &seats)?;
        let simulation = Simulation::new(Plan {
            rules: Arc::new(rules),
            seats,
            players: self.players.clone(),
            seed: self.seed,
            rotate: self.rotate || self.paired,
            paired: self.paired,
            best,
        })?;
        let begin = Instant::now();
        let tally = play(&simulation, self.games, self.threads);
        let seconds = begin.elapsed().as_secs_f64();
        let outcome = Outcome { simulation: &simulation, tally: &tally, seconds };
        if tally.games + tally.unfinished < self.games {
            eprintln!("stopped after {} of {} games", tally.games + tally.unfinished, self.games);
        }
        if let Some(file) = &self.report {
            let page = outcome.page();
            std::fs::write(file, page)
                .with_context(|| format!("cannot write {}", file.display()))?;
        }
        if self.json {
            writeln!(out, "{}", outcome.json())?;
        } else {
            outcome.print(out)?;
        }
        Ok(())
    }
}

/// Plays on all threads, with a bar on a terminal; Ctrl-C ends it early.
pub fn play(simulation: &Simulation, games: u64, threads: Option<usize>) -> Tally {
    let cores = || std::thread::available_parallelism().map_or(1, |n| n.get());
    let threads = threads.unwrap_or_else(cores) as u64;
    let stop = stop_flag();
    let bar = progress(games);
    // Whole rotations, so that paired games stay together.
    let players = simulation.plan().players.len() as u64;
    let chunk = players * (games / (threads * players * 64)).clamp(1, 256);
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        while !stop.load(Ordering::Relaxed) {
            let from = next.fetch_add(chunk, Ordering::Relaxed);
            if from >= games {
                break;
            }
            let to = (from + chunk).min(games);
            tally.merge(&simulation.run(from..to));
            bar.inc(to - from);
        }
        tally
    };
    let mut total = Tally::default();
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

/// A bar with rate and time left on a terminal, nothing elsewhere.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template(
        "{bar:30} {human_pos}/{human_len} games  {per_sec}  {eta} left",
    );
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A flag that Ctrl-C sets.
pub(crate) fn stop_flag() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    // A second simulation in one process keeps the first one's handler: then Ctrl-C just ends it.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    stop
}

struct Outcome<'a> {
    simulation: &'a Simulation,
    tally: &'a Tally,
    seconds: f64,
}

impl Outcome<'_> {
    fn rounds(&self) -> f64 {
        self.tally.turns.mean() / self.simulation.plan().players.len() as f64
    }

    fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.tally.games.max(1) as f64
    }

    fn share(&self, part: u64, of: u64) -> f64 {
        part as f64 / of.max(1) as f64
    }

    /// The 95 % interval of a player's share of wins; of whole rotations if the dice are paired.
    fn win_interval(&self, player: usize) -> (f64, f64) {
        let (tally, plan) = (self.tally, self.simulation.plan());
        let count = plan.players.len() as u64;
        let rotations = tally.games / count;
        if !plan.paired || rotations < 2 {
            return interval(tally.wins[player], tally.games);
        }
        let n = rotations as f64;
        let mean = tally.wins[player] as f64 / n;
        let variance = (tally.squares[player] as f64 / n - mean * mean).max(0.0) * n / (n - 1.0);
        let spread = 1.959_963_985 * (variance / n).sqrt() / count as f64;
        let share = mean / count as f64;
        ((share - spread).max(0.0), (share + spread).min(1.0))
    }

    fn json(&self) -> Value {
        let (tally, plan) = (self.tally, self.simulation.plan());
        let spread = |h: &Histogram| {
            let at = |p: f64| h.percentile(p);
            json!({ "mean": h.mean(), "p5": at(0.05), "p25": at(0.25), "p50": at(0.5), "p75": at(0.75), "p95": at(0.95), "p99": at(0.99) })
        };
        let players = 0..plan.players.len();
        let intervals = |wins: &[u64]| -> Vec<Value> {
            wins.iter().map(|w| interval(*w, tally.games)).map(|(a, b)| json!([a, b])).collect()
        };
        let own: Vec<Value> =
            players.clone().map(|i| self.win_interval(i)).map(|(a, b)| json!([a, b])).collect();
        json!({
            "variant": plan.rules.spec().id,
            "players": plan.players,
            "seats": plan.seats,
            "seed": plan.seed,
            "rotate": plan.rotate,
            "paired": plan.paired,
            "games": tally.games,
            "unfinished": tally.unfinished,
            "seconds": self.seconds,
            "games_per_second": tally.games as f64 / self.seconds,
            "rolls_per_game": tally.rolls.mean(),
            "turns_per_game": tally.turns.mean(),
            "rounds_per_game": self.rounds(),
            "rolls": spread(&tally.rolls),
            "turns": spread(&tally.turns),
            "wins": tally.wins,
            "win_rates": players.map(|i| self.share(tally.wins[i], tally.games)).collect::<Vec<f64>>(),
            "wins_ci95": own,
            "wins_by_place": tally.wins_by_place,
            "wins_by_place_ci95": intervals(&tally.wins_by_place),
            "first_mover_wins": self.share(tally.wins_of_first, tally.games),
            "captures_per_game": self.per_game(tally.captures),
            "extra_rolls_per_game": self.per_game(tally.agains),
            "passes_per_game": self.per_game(tally.passes),
            "decisions_per_game": self.per_game(tally.decisions),
            "real_choices": self.share(tally.choices, tally.decisions),
            "longest_game": { "rolls": tally.longest.0, "game": tally.longest.1 },
        })
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        let (tally, plan) = (self.tally, self.simulation.plan());
        let rate = tally.games as f64 / self.seconds;
        writeln!(
            out,
            "{}: {} games in {:.1} s ({rate:.0} a second), seed {}",
            plan.rules.spec().name,
            tally.games,
            self.seconds,
            plan.seed
        )?;
        if tally.unfinished > 0 {
            writeln!(out, "{} games were broken off: they did not end", tally.unfinished)?;
        }
        writeln!(out, "\n{:<22} {:>8} {:>8}  95 % interval", "player", "wins", "share")?;
        for (i, name) in plan.players.iter().enumerate() {
            let (low, high) = self.win_interval(i);
            let share = 100.0 * self.share(tally.wins[i], tally.games);
            writeln!(
                out,
                "{:<22} {:>8} {share:>7.2}%  {:.2}% to {:.2}%",
                format!("{} {name}", i + 1),
                tally.wins[i],
                100.0 * low,
                100.0 * high
            )?;
        }
        writeln!(
            out,
            "\n{:<22} {:>8} {:>8}  95 % interval",
            "place in turn order", "wins", "share"
        )?;
        for (place, wins) in tally.wins_by_place.iter().enumerate() {
            let (low, high) = interval(*wins, tally.games);
            let share = 100.0 * self.share(*wins, tally.games);
            let seat = plan.seats[place];
            let label = format!("{} {}", place + 1, plan.rules.colour(seat));
            writeln!(
                out,
                "{label:<22} {wins:>8} {share:>7.2}%  {:.2}% to {:.2}%",
                100.0 * low,
                100.0 * high
            )?;
        }
        writeln!(
            out,
            "\n{:<22} {:>9} {:>7} {:>7} {:>7} {:>7}",
            "per game", "mean", "5 %", "50 %", "95 %", "99 %"
        )?;
        for (name, h) in [("rolls", &tally.rolls), ("turns", &tally.turns)] {
            writeln!(
                out,
                "{name:<22} {:>9.1} {:>7} {:>7} {:>7} {:>7}",
                h.mean(),
                h.percentile(0.05),
                h.percentile(0.5),
                h.percentile(0.95),
                h.percentile(0.99)
            )?;
        }
        let lines = [
            ("rounds", self.rounds()),
            ("captures", self.per_game(tally.captures)),
            ("extra rolls", self.per_game(tally.agains)),
            ("passes", self.per_game(tally.passes)),
            ("moves", self.per_game(tally.decisions)),
        ];
        for (name, value) in lines {
            writeln!(out, "{name:<22} {value:>9.1}")?;
        }
        writeln!(
            out,
            "\nA real choice in {:.1} % of the moves.",
            100.0 * self.share(tally.choices, tally.decisions)
        )?;
        writeln!(
            out,
            "Who rolled first won {:.1} % of the games.",
            100.0 * self.share(tally.wins_of_first, tally.games)
        )?;
        writeln!(
            out,
            "The longest game had {} rolls (game {}).",
            tally.longest.0, tally.longest.1
        )?;
        Ok(())
    }

    fn page(&self) -> String {
        let (tally, plan) = (self.tally, self.simulation.plan());
        let mut page = Page::new(&format!("{}: {} games", plan.rules.spec().name, tally.games));
        page.text(&format!(
            "Played by {}, seed {}, in {:.1} s.",
            plan.players.join(", "),
            plan.seed,
            self.seconds
        ));
        let labels: Vec<String> =
            plan.players.iter().enumerate().map(|(i, n)| format!("{} {n}", i + 1)).collect();
        let wins = |i: usize| (self.share(tally.wins[i], tally.games), self.win_interval(i));
        page.figure("Wins of each player, with 95 % intervals", &bars(&labels, wins));
        let places: Vec<String> = plan
            .seats
            .iter()
            .enumerate()
            .map(|(i, s)| format!("{} {}", i + 1, plan.rules.colour(*s)))
            .collect();
        let by_place = |i: usize| {
            let wins = tally.wins_by_place[i];
            (self.share(wins, tally.games), interval(wins, tally.games))
        };
        page.figure("Wins of each place in the turn order", &bars(&places, by_place));
        page.figure("Rolls of a game", &histogram(tally.rolls.counts()));
        page.figure("Turns of a game", &histogram(tally.turns.counts()));
        page.table(&[
            ("rolls a game", format!("{:.1}", tally.rolls.mean())),
            ("turns a game", format!("{:.1}", tally.turns.mean())),
            ("rounds a game", format!("{:.1}", self.rounds())),
            ("captures a game", format!("{:.2}", self.per_game(tally.captures))),
            ("extra rolls a game", format!("{:.2}", self.per_game(tally.agains))),
            ("passes a game", format!("{:.2}", self.per_game(tally.passes))),
            (
                "moves with a real choice",
                format!("{:.1} %", 100.0 * self.share(tally.choices, tally.decisions)),
            ),
            (
                "wins of who rolled first",
                format!("{:.1} %", 100.0 * self.share(tally.wins_of_first, tally.games)),
            ),
            ("longest game", format!("{} rolls (game {})", tally.longest.0, tally.longest.1)),
        ]);
        page.finish()
    }
}
