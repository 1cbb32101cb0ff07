//! `homestretch simulate`: how a variant plays, by many games.

use crate::files;
use crate::report::{Page, Share, bars, histogram};
use crate::request::{self, counted};
use crate::solve::table_for;
use anyhow::{Result, bail};
use homestretch_bots::simulate::{Plan, Rotate, Simulation};
use homestretch_bots::tally::{Histogram, Tally};
use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Play many games and count what happens.
#[derive(clap::Args)]
pub struct Simulate {
    /// A variant's id, or a file
    #[arg(long, default_value = "ludo")]
    variant: String,
    /// The players in turn order, such as expert,random,random,random (see `homestretch players`)
    #[arg(long, value_delimiter = ',', default_value = "random,random", value_parser = request::player)]
    players: Vec<String>,
    /// The seats in turn order; the usual ones if left out
    #[arg(long, value_delimiter = ',', value_parser = request::seat, allow_hyphen_values = true)]
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
    #[arg(long, value_parser = request::tokens, allow_negative_numbers = true)]
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
    /// How long a player may think about a choice, in milliseconds; as long as it takes if left out
    #[arg(long, value_name = "MS", value_parser = request::think, allow_negative_numbers = true)]
    think: Option<Duration>,
    /// Write the record of the longest game
    #[arg(long, value_name = "FILE")]
    longest: Option<PathBuf>,
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
        let seats = request::seats(&rules, self.seats.as_deref(), Some(self.players.len()))?;
        files::check_writable(self.report.as_deref())?;
        files::check_writable(self.longest.as_deref())?;
        let best = table_for(&self.players, self.table.as_deref(), &rules, &seats)?;
        let simulation = Simulation::new(Plan {
            rules: Arc::new(rules),
            seats,
            players: self.players.clone(),
            seed: self.seed,
            rotate: if self.rotate || self.paired { Rotate::Seats } else { Rotate::No },
            paired: self.paired,
            think: self.think,
            best,
        })?;
        let stop = stop_flag();
        let simulation = simulation.stopped_by(stop.clone());
        let begin = Instant::now();
        let tally = play(&simulation, self.games, self.threads, &stop);
        let seconds = begin.elapsed().as_secs_f64();
        let outcome =
            Outcome { simulation: &simulation, tally: &tally, asked: self.games, seconds };
        if outcome.is_early() {
            eprintln!("stopped after {} of {} games", tally.games + tally.unfinished, self.games);
        }
        if self.json {
            writeln!(out, "{}", outcome.json())?;
        } else {
            outcome.print(out)?;
        }
        if let Some(file) = &self.report {
            files::replace_text(file, &outcome.page())?;
        }
        if let Some(file) = &self.longest {
            if tally.games == 0 {
                bail!("no game was over, so there is no longest one to write");
            }
            files::replace_text(file, &simulation.game(tally.longest.1).record())?;
        }
        Ok(())
    }
}

/// Plays on all threads, with a bar on a terminal, until the flag is set.
fn play(simulation: &Simulation, games: u64, threads: Option<usize>, stop: &AtomicBool) -> Tally {
    let cores = || std::thread::available_parallelism().map_or(1, |n| n.get());
    let threads = threads.unwrap_or_else(cores) as u64;
    let bar = games_bar(0, games);
    // Whole rotations, so that paired games stay together.
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
                // The bar is told now and then: that costs more than a quick game.
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
    // Nothing yet, for all players.
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

/// A bar with rate and time left on a terminal, nothing elsewhere. Games that were played before,
/// `done` of them, say nothing about how fast they are played now.
pub(crate) fn games_bar(done: u64, games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{wide_bar} {human_pos}/{human_len} games  {rate} a second  {rest} left",
    );
    let per_second = move |state: &ProgressState| {
        let new = state.pos().saturating_sub(done) as f64;
        new / state.elapsed().as_secs_f64().max(1e-3)
    };
    let rate = move |state: &ProgressState, to: &mut dyn std::fmt::Write| {
        let rate = per_second(state);
        let _ = write!(to, "{rate:.0$}", if rate < 10.0 { 1 } else { 0 });
    };
    let rest = move |state: &ProgressState, to: &mut dyn std::fmt::Write| {
        let left = state.len().unwrap_or(0).saturating_sub(state.pos()) as f64;
        let _ = match left / per_second(state) {
            seconds if seconds.is_finite() && seconds < 1e9 => {
                write!(to, "{:#}", HumanDuration(Duration::from_secs_f64(seconds)))
            }
            _ => write!(to, "?"),
        };
    };
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    let style = style.with_key("rate", rate).with_key("rest", rest);
    ProgressBar::new(games).with_position(done).with_style(style)
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
    asked: u64,
    seconds: f64,
}

impl Outcome<'_> {
    /// How long games were, in three measures.
    fn lengths(&self) -> [(&'static str, &Histogram); 3] {
        let Tally { rolls, turns, rounds, .. } = self.tally;
        [("rolls", rolls), ("turns", turns), ("rounds", rounds)]
    }

    /// Whether it was stopped before all games were played.
    fn is_early(&self) -> bool {
        self.tally.games + self.tally.unfinished < self.asked
    }

    /// Games beyond the last whole rotation of the seats.
    fn odd_games(&self) -> u64 {
        let plan = self.simulation.plan();
        let played = self.tally.games + self.tally.unfinished;
        if plan.rotate == Rotate::No { 0 } else { played % plan.seats.len() as u64 }
    }

    /// What is to be said of games that are no whole number of rotations.
    fn odd_rotation(&self) -> Option<String> {
        let (odd, seats) = (self.odd_games() as usize, self.simulation.plan().seats.len());
        (odd > 0).then(|| {
            let odd = counted(odd, "game");
            format!("the last rotation of {seats} seats is not whole: it has {odd}")
        })
    }

    fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.tally.games.max(1) as f64
    }

    fn share(&self, part: u64, of: u64) -> f64 {
        part as f64 / of.max(1) as f64
    }

    fn json(&self) -> Value {
        let (tally, plan) = (self.tally, self.simulation.plan());
        let spread = |h: &Histogram| {
            let at = |p: f64| h.percentile(p);
            json!({ "mean": h.mean(), "p5": at(0.05), "p25": at(0.25), "p50": at(0.5), "p75": at(0.75), "p95": at(0.95), "p99": at(0.99) })
        };
        let players = 0..plan.players.len();
        let own: Vec<_> = players.clone().map(|i| tally.win_interval(i)).collect();
        let places: Vec<_> = players.clone().map(|i| tally.place_interval(i)).collect();
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
            "win_rates": players.map(|i| self.share(tally.wins[i], tally.games)).collect::<Vec<f64>>(),
            "wins_ci95": own,
            "wins_by_place": tally.wins_by_place,
            "wins_by_place_ci95": places,
            "first_mover_wins": self.share(tally.wins_of_first, tally.games),
            "first_mover_wins_ci95": tally.first_interval(),
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
        if self.is_early() {
            writeln!(out, "stopped early: {} games were asked for", self.asked)?;
        }
        if let Some(told) = self.odd_rotation() {
            writeln!(out, "{told}")?;
        }
        if tally.unfinished > 0 {
            writeln!(out, "{} games were broken off: they did not end", tally.unfinished)?;
        }
        writeln!(out, "\n{:<22} {:>8} {:>8}  95 % interval", "player", "wins", "share")?;
        for (i, name) in plan.players.iter().enumerate() {
            let (low, high) = tally.win_interval(i);
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
            let (low, high) = tally.place_interval(place);
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
        for (name, h) in self.lengths() {
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
        let (low, high) = tally.first_interval();
        writeln!(
            out,
            "Who rolled first won {:.1} % of the games ({:.1} to {:.1}).",
            100.0 * self.share(tally.wins_of_first, tally.games),
            100.0 * low,
            100.0 * high
        )?;
        writeln!(
            out,
            "The longest game had {} rolls (game {}).",
            tally.longest.0, tally.longest.1
        )?;
        Ok(())
    }

    /// What was played, in a sentence or three.
    fn about(&self) -> String {
        let (tally, plan) = (self.tally, self.simulation.plan());
        let seats: Vec<String> = plan.seats.iter().map(|seat| seat.0.to_string()).collect();
        let mut about = format!(
            "Played by {} on seats {}, seed {}, in {:.1} s.",
            plan.players.join(", "),
            seats.join(", "),
            plan.seed,
            self.seconds
        );
        if plan.rotate == Rotate::Seats {
            about.push_str(" The players changed seats from game to game.");
        }
        if plan.paired {
            about.push_str(" The games of one rotation had the same dice.");
        }
        if let Some(told) = self.odd_rotation() {
            let _ = write!(about, " {}{}.", told[..1].to_uppercase(), &told[1..]);
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
        let labels = numbered(plan.players.iter().cloned());
        let wins = |i: usize| self.wins_of(i);
        page.figure("Wins of each player, with 95 % intervals", &bars(&labels, wins));
        let places = numbered(plan.seats.iter().map(|seat| plan.rules.colour(*seat).to_string()));
        let by_place = |i: usize| self.wins_at(i);
        page.figure(
            "Wins of each place in the turn order, with 95 % intervals",
            &bars(&places, by_place),
        );
        for (name, lengths) in self.lengths() {
            page.figure(&format!("Games by their number of {name}"), &histogram(lengths, name));
        }
        page.table(&self.rows());
        page.finish()
    }

    /// The numbers of the page.
    fn rows(&self) -> Vec<(String, String)> {
        let (tally, plan) = (self.tally, self.simulation.plan());
        let percent = |part: u64, of: u64| format!("{:.1} %", 100.0 * self.share(part, of));
        let mean = |count: u64| format!("{:.2}", self.per_game(count));
        let first =
            Share::counted(self.share(tally.wins_of_first, tally.games), tally.first_interval());
        let players = numbered(plan.players.iter().cloned()).into_iter().enumerate();
        let mut rows: Vec<(String, String)> =
            players.map(|(i, name)| (format!("wins of {name}"), self.wins_of(i).told())).collect();
        let places = numbered(plan.seats.iter().map(|seat| plan.rules.colour(*seat).to_string()));
        rows.extend(
            places
                .into_iter()
                .enumerate()
                .map(|(i, place)| (format!("wins of place {place}"), self.wins_at(i).told())),
        );
        rows.push(("wins of who rolled first".into(), first.told()));
        rows.extend(self.lengths().map(|(name, h)| {
            let at = |part: f64| h.percentile(part);
            let parts = format!("5 % {}, half {}, 95 % {}", at(0.05), at(0.5), at(0.95));
            (name.into(), format!("{:.1} on average ({parts})", h.mean()))
        }));
        let others = [
            ("captures a game", mean(tally.captures)),
            ("extra rolls a game", mean(tally.agains)),
            ("passes a game", mean(tally.passes)),
            ("moves a game", mean(tally.decisions)),
            ("moves with a real choice", percent(tally.choices, tally.decisions)),
            ("longest game", format!("{} rolls (game {})", tally.longest.0, tally.longest.1)),
            ("rules", format!("{} {}", self.id(), &plan.rules.hash()[..12])),
        ];
        rows.extend(others.map(|(name, value)| (name.to_string(), value)));
        rows
    }

    fn wins_of(&self, player: usize) -> Share {
        let share = self.share(self.tally.wins[player], self.tally.games);
        Share::counted(share, self.tally.win_interval(player))
    }

    fn wins_at(&self, place: usize) -> Share {
        let share = self.share(self.tally.wins_by_place[place], self.tally.games);
        Share::counted(share, self.tally.place_interval(place))
    }

    fn id(&self) -> &str {
        &self.simulation.plan().rules.spec().id
    }
}

/// Labels with their numbers, from 1 on.
fn numbered(names: impl Iterator<Item = String>) -> Vec<String> {
    names.enumerate().map(|(i, name)| format!("{} {name}", i + 1)).collect()
}
