//! Best play of two players, as text, JSON and HTML.

use super::text_rows;
use crate::html_report::{Page, Share, bars};
use anyhow::Result;
use homestretch_bots::solve::{
    Solution, SolveLimits, SolveProgress, SolvedTable, solve as solve_table,
};
use homestretch_rules::{Action, Rules, Seat, Seating, State};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::time::Instant;

/// Best play, solved now or read from a file.
pub(super) struct BestPlaySolution<'a> {
    rules: &'a Rules,
    /// The seats in turn order.
    seats: [Seat; 2],
    pub(super) table: SolvedTable,
    work: Option<Work>,
}

/// The work it took to solve the variant.
struct Work {
    layers: usize,
    sweeps: u32,
    residual: f64,
    seconds: f64,
}

/// Solves best play, with a progress bar on a terminal.
pub(super) fn solve(rules: &Rules, seats: [Seat; 2], limits: &SolveLimits) -> Result<Solution> {
    let bar = ProgressBar::no_length();
    let style = ProgressStyle::with_template("{wide_bar} {msg}  {elapsed}, about {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let solution = solve_table(rules, seats, limits, &mut |progress: SolveProgress| {
        bar.set_length(progress.total as u64);
        // Every sweep reduces the change by about the same factor, so the logarithm of the change
        // shows the progress.
        let part = (progress.change.min(1.0).ln() / limits.residual.ln()).clamp(0.0, 1.0);
        bar.set_position(progress.done as u64 + (progress.positions as f64 * part) as u64);
        let SolveProgress { layer, layers, positions, sweep, change, .. } = progress;
        bar.set_message(match sweep {
            0 => format!("layer {layer}/{layers}, {positions} positions"),
            _ => format!("layer {layer}/{layers}, sweep {sweep}: change {change:.0e}"),
        });
    });
    bar.finish_and_clear();
    Ok(solution?)
}

impl<'a> BestPlaySolution<'a> {
    pub(super) fn solved(rules: &'a Rules, seats: [Seat; 2], limits: &SolveLimits) -> Result<Self> {
        let begin = Instant::now();
        let Solution { table, layers, sweeps, residual } = solve(rules, seats, limits)?;
        let seconds = begin.elapsed().as_secs_f64();
        let work = Some(Work { layers, sweeps, residual, seconds });
        Ok(BestPlaySolution { rules, seats, table, work })
    }

    pub(super) fn loaded(rules: &'a Rules, seats: [Seat; 2], table: SolvedTable) -> Self {
        BestPlaySolution { rules, seats, table, work: None }
    }

    fn start(&self, first: Seat) -> State {
        let seating = Seating { seats: self.seats.to_vec(), opening: false };
        let start = self.rules.start(&seating).expect("the table was solved for these seats");
        // The seat that begins has the first roll; nothing else differs.
        match start.seat() == first {
            true => start,
            false => self.rules.at_turn_of(&start, first).expect("the seat plays"),
        }
    }

    /// The chance that a seat wins when it begins.
    fn first_wins(&self, first: Seat) -> f64 {
        let chance = self.table.chance(self.rules, &self.start(first), first);
        chance.expect("the table holds the starting position")
    }

    /// The chance that the first seat wins after each possible first throw, with the dice.
    fn throws(&self) -> Vec<(String, f64)> {
        let start = self.start(self.seats[0]);
        let throws = self.rules.throws(&start).iter().map(|(throw, _)| *throw);
        let chance = |throw| self.table.chance_after(self.rules, &start, Action::Roll(throw));
        throws
            .map(|throw| {
                let dice: Vec<String> = self.rules.dice(throw).iter().map(u8::to_string).collect();
                (dice.join(" "), chance(throw).expect("the table holds every following position"))
            })
            .collect()
    }

    /// All results, as pairs of a label and a value.
    fn rows(&self) -> Vec<(String, String)> {
        let begins = |seat: Seat| {
            let label = format!("{} begins and wins", self.rules.colour(seat));
            (label, format!("{:.9}", self.first_wins(seat)))
        };
        let after = |(dice, chance)| (format!("… after a first {dice}"), format!("{chance:.9}"));
        let throws = self.throws().into_iter().map(after);
        let mut rows: Vec<(String, String)> =
            self.seats.map(begins).into_iter().chain(throws).collect();
        rows.push(("positions".into(), self.table.positions().to_string()));
        if let Some(Work { layers, sweeps, residual, seconds }) = self.work {
            rows.push(("layers of tokens home".into(), layers.to_string()));
            rows.push(("sweeps".into(), sweeps.to_string()));
            rows.push(("certified residual".into(), format!("{residual:.1e}")));
            rows.push(("seconds".into(), format!("{seconds:.1}")));
        }
        rows
    }

    fn title(&self) -> String {
        let tokens = match self.rules.tokens() {
            1 => "one token each".into(),
            n => format!("{n} tokens each"),
        };
        let [a, b] = self.seats;
        format!("{}, {tokens}, seats {} and {}", self.rules.spec().name, a.0, b.0)
    }
}

impl super::SolutionReport for BestPlaySolution<'_> {
    fn json(&self) -> Value {
        let seats = self.seats;
        let first = self.first_wins(seats[0]);
        let mut json = json!({
            "variant": self.rules.spec().id,
            "hash": self.rules.hash(),
            "method": "best play",
            "players": 2,
            "tokens": self.rules.tokens(),
            "seats": seats,
            "first_mover_wins": first,
            "wins": [first, 1.0 - first],
            "first_mover_wins_by_seat": seats.map(|seat| self.first_wins(seat)),
            "first_throws": self.throws().into_iter().map(|(dice, wins)| json!({ "dice": dice, "first_mover_wins": wins })).collect::<Vec<_>>(),
            "positions": self.table.positions(),
        });
        if let Some(Work { layers, sweeps, residual, seconds }) = self.work {
            json["layers"] = json!(layers);
            json["sweeps"] = json!(sweeps);
            json["residual"] = json!(residual);
            json["seconds"] = json!(seconds);
        }
        json
    }

    fn text(&self) -> String {
        let (title, rows) = (self.title(), text_rows(&self.rows()));
        format!("{title}: best play\n\n{rows}")
    }

    fn page(&self) -> String {
        let seats = self.seats;
        let mut page = Page::new(&format!("{}: best play", self.title()));
        page.text("The chance to win when both players play best, solved for every position.");
        let chances = seats.map(|seat| self.first_wins(seat));
        let labels = seats.map(|seat| format!("{} begins", self.rules.colour(seat)));
        page.figure("Wins of the player who begins", &bars(&labels, |i| Share::exact(chances[i])));
        let throws = self.throws();
        let labels: Vec<String> = throws.iter().map(|(dice, _)| dice.clone()).collect();
        page.figure("… after a first throw of", &bars(&labels, |i| Share::exact(throws[i].1)));
        page.table(&self.rows());
        page.finish()
    }
}
