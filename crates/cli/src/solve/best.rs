//! Best play of two, for people and programs.

use crate::report::{Page, Share, bars};
use anyhow::Result;
use homestretch_bots::solve::{Limits, Progress, Solution, Table, solve as solve_table};
use homestretch_rules::{Action, Rules, Seat, Seating, State};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::time::Instant;

/// Best play, as it was solved or read.
pub(super) struct Answer<'a> {
    rules: &'a Rules,
    /// Who begins first.
    seats: [Seat; 2],
    table: Table,
    work: Option<Work>,
}

/// What it took to solve it.
struct Work {
    layers: usize,
    sweeps: u32,
    residual: f64,
    seconds: f64,
}

/// Solves best play, with a bar on a terminal.
pub(super) fn solve(rules: &Rules, seats: [Seat; 2], limits: &Limits) -> Result<Solution> {
    let bar = ProgressBar::no_length();
    let style = ProgressStyle::with_template("{wide_bar} {msg}  {elapsed}, about {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let solution = solve_table(rules, seats, limits, &mut |progress: Progress| {
        bar.set_length(progress.total as u64);
        // Sweeps reduce the change by about the same factor each, so its digits tell how far
        // they have come.
        let part = (progress.change.min(1.0).ln() / limits.residual.ln()).clamp(0.0, 1.0);
        bar.set_position(progress.done as u64 + (progress.positions as f64 * part) as u64);
        let Progress { layer, layers, positions, sweep, change, .. } = progress;
        bar.set_message(match sweep {
            0 => format!("layer {layer}/{layers}, {positions} positions"),
            _ => format!("layer {layer}/{layers}, sweep {sweep}: change {change:.0e}"),
        });
    });
    bar.finish_and_clear();
    Ok(solution?)
}

impl<'a> Answer<'a> {
    pub(super) fn solved(rules: &'a Rules, seats: [Seat; 2], limits: &Limits) -> Result<Self> {
        let begin = Instant::now();
        let Solution { table, layers, sweeps, residual } = solve(rules, seats, limits)?;
        let seconds = begin.elapsed().as_secs_f64();
        Ok(Answer { rules, seats, table, work: Some(Work { layers, sweeps, residual, seconds }) })
    }

    pub(super) fn loaded(rules: &'a Rules, seats: [Seat; 2], table: Table) -> Self {
        Answer { rules, seats, table, work: None }
    }

    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    fn start(&self, first: Seat) -> State {
        let seating = Seating { seats: self.seats.to_vec(), opening: false };
        let start = self.rules.start(&seating).expect("the table has these seats");
        // Who begins has the first roll; nothing else is different.
        if start.seat() == first {
            start
        } else {
            self.rules.at_turn_of(&start, first).expect("it sits there")
        }
    }

    /// The chance of a seat that begins.
    fn first_wins(&self, first: Seat) -> f64 {
        let chance = self.table.chance(self.rules, &self.start(first), first);
        chance.expect("the table has the beginning")
    }

    /// The chance of the first seat after each first throw, with the dice.
    fn throws(&self) -> Vec<(String, f64)> {
        let start = self.start(self.seats[0]);
        let throws = self.rules.throws(&start).iter().map(|(throw, _)| *throw);
        let chance = |throw| self.table.chance_after(self.rules, &start, Action::Roll(throw));
        throws
            .map(|throw| {
                let dice: Vec<String> = self.rules.dice(throw).iter().map(u8::to_string).collect();
                (dice.join(" "), chance(throw).expect("the table has what follows"))
            })
            .collect()
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

impl super::Answer for Answer<'_> {
    fn json(&self) -> Value {
        let seats = self.seats;
        let first = self.first_wins(seats[0]);
        let mut answer = json!({
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
            answer["layers"] = json!(layers);
            answer["sweeps"] = json!(sweeps);
            answer["residual"] = json!(residual);
            answer["seconds"] = json!(seconds);
        }
        answer
    }

    fn text(&self) -> String {
        let mut text = format!("{}: best play\n\n", self.title());
        for seat in self.seats {
            let label = format!("{} begins and wins", self.rules.colour(seat));
            let _ = writeln!(text, "{label:<26} {:.9}", self.first_wins(seat));
        }
        let _ = writeln!(text, "\n{:<26} chance of who began", "after a first throw of");
        for (dice, chance) in self.throws() {
            let _ = writeln!(text, "  {dice:<24} {chance:.9}");
        }
        let _ = writeln!(text, "\n{:<26} {}", "positions", self.table.positions());
        if let Some(Work { layers, sweeps, residual, seconds }) = self.work {
            let _ = writeln!(text, "{:<26} {layers}", "layers of tokens home");
            let _ = writeln!(text, "{:<26} {sweeps}", "sweeps");
            let _ = writeln!(text, "{:<26} {residual:.1e}", "certified residual");
            let _ = writeln!(text, "{:<26} {seconds:.1}", "seconds");
        }
        text
    }

    fn page(&self) -> String {
        let seats = self.seats;
        let mut page = Page::new(&format!("{}: best play", self.title()));
        page.text("The chance to win if both play best, worked out for every position.");
        let chances = seats.map(|seat| self.first_wins(seat));
        let labels = seats.map(|seat| format!("{} begins", self.rules.colour(seat)));
        page.figure("Who begins wins", &bars(&labels, |i| Share::exact(chances[i])));
        let throws = self.throws();
        let labels: Vec<String> = throws.iter().map(|(dice, _)| dice.clone()).collect();
        page.figure("… after a first throw of", &bars(&labels, |i| Share::exact(throws[i].1)));
        let begins = |seat: Seat| format!("{} begins and wins", self.rules.colour(seat));
        let exact = |chance: f64| format!("{chance:.9}");
        let mut rows: Vec<(String, String)> =
            seats.iter().zip(chances).map(|(seat, c)| (begins(*seat), exact(c))).collect();
        rows.extend(throws.iter().map(|(dice, c)| (format!("… after a first {dice}"), exact(*c))));
        rows.push(("positions".into(), self.table.positions().to_string()));
        if let Some(work) = &self.work {
            rows.push(("layers of tokens home".into(), work.layers.to_string()));
            rows.push(("sweeps".into(), work.sweeps.to_string()));
            rows.push(("certified residual".into(), format!("{:.1e}", work.residual)));
            rows.push(("seconds".into(), format!("{:.1}", work.seconds)));
        }
        page.table(&rows);
        page.finish()
    }
}
