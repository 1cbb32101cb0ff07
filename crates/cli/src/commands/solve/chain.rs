//! A race without decisions, as text, JSON and HTML.

use super::text_rows;
use crate::html_report::{Figure, Page, Share, bars, label};
use homestretch_bots::solve::{Race, Rolls, TokenChain, decimal, percentile};
use homestretch_rules::{Rules, Seat};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::time::Instant;

/// The exact results of a race.
pub(super) struct ChainSolution<'a> {
    rules: &'a Rules,
    seats: Vec<Seat>,
    positions: usize,
    rolls: Rolls,
    /// The chance that a token is home after exactly N rolls, by N.
    distribution: Vec<f64>,
    /// The race of each number of players, starting with 1.
    races: Vec<Race>,
    seconds: f64,
}

/// The percentiles of the distribution that are reported.
const PERCENTILES: [u32; 7] = [1, 5, 25, 50, 75, 95, 99];

impl<'a> ChainSolution<'a> {
    pub(super) fn new(rules: &'a Rules, chain: TokenChain, seats: Vec<Seat>) -> Self {
        let begin = Instant::now();
        let most = usize::try_from(rules.spec().players[1]).unwrap_or(2);
        ChainSolution {
            rules,
            positions: chain.positions(),
            rolls: chain.rolls(),
            distribution: chain.distribution(),
            races: (1..=most).map(|players| chain.race(players)).collect(),
            seats,
            seconds: begin.elapsed().as_secs_f64(),
        }
    }

    fn mean(&self) -> f64 {
        decimal(&self.rolls.mean)
    }

    /// The race of the number of players that was asked for.
    fn race(&self) -> &Race {
        &self.races[self.seats.len() - 1]
    }

    /// The figures of a single token, as names and values.
    fn rows(&self) -> Vec<(String, String)> {
        let rolls = &self.rolls;
        let chance = decimal(&rolls.shortest_chance);
        let mut rows: Vec<(String, String)> = vec![
            ("expected rolls of a token".into(), format!("{:.9}", self.mean())),
            ("  exactly".into(), rolls.mean.to_string()),
            ("standard deviation".into(), format!("{:.9}", rolls.standard_deviation())),
            ("fewest rolls".into(), rolls.shortest.to_string()),
            ("  their chance".into(), format!("{chance:.9} = {}", rolls.shortest_chance)),
        ];
        rows.extend(
            self.percentiles().map(|(part, rolls)| {
                (format!("{part} % are home within"), format!("{rolls} rolls"))
            }),
        );
        rows
    }

    fn percentiles(&self) -> impl Iterator<Item = (u32, usize)> {
        PERCENTILES
            .iter()
            .map(|part| (*part, percentile(&self.distribution, f64::from(*part) / 100.0)))
    }
}

impl super::SolutionReport for ChainSolution<'_> {
    fn json(&self) -> Value {
        let percentiles: Map<String, Value> =
            self.percentiles().map(|(part, rolls)| (format!("p{part}"), rolls.into())).collect();
        let races = self.races.iter().skip(1).map(|race| {
            json!({ "players": race.chances.len(), "wins": race.chances, "rolls_until_first_home": race.rolls })
        });
        json!({
            "variant": self.rules.spec().id,
            "hash": self.rules.hash(),
            "method": "chain",
            "players": self.seats.len(),
            "seats": self.seats,
            "positions": self.positions,
            "expected_rolls": self.mean(),
            "expected_rolls_exact": self.rolls.mean.to_string(),
            "standard_deviation": self.rolls.standard_deviation(),
            "variance_exact": self.rolls.variance.to_string(),
            "percentiles": percentiles,
            "shortest": self.rolls.shortest,
            "shortest_chance": decimal(&self.rolls.shortest_chance),
            "shortest_chance_exact": self.rolls.shortest_chance.to_string(),
            "first_mover_wins": self.race().chances[0],
            "wins": self.race().chances,
            "rolls_until_first_home": self.race().rolls,
            "by_players": races.collect::<Vec<_>>(),
            "distribution": self.distribution,
            "seconds": self.seconds,
        })
    }

    fn text(&self) -> String {
        let mut text = format!("{}: a race without decisions\n\n", self.rules.spec().name);
        text += &text_rows(&self.rows());
        let _ = writeln!(
            text,
            "\n{:<8} {:<12} chance of each player in turn order to be home first",
            "players", "rolls"
        );
        for race in self.races.iter().skip(1) {
            let chances: Vec<String> = race.chances.iter().map(|c| format!("{c:.9}")).collect();
            let (players, rolls) = (race.chances.len(), race.rolls);
            let _ = writeln!(text, "{players:<8} {rolls:<12.6} {}", chances.join(" "));
        }
        text
    }

    fn page(&self) -> String {
        let mut page = Page::new(&format!("{}: a race without decisions", self.rules.spec().name));
        page.text(&format!(
            "A token needs {:.6} rolls on average, and at least {}.",
            self.mean(),
            self.rolls.shortest
        ));
        page.figure(
            "Chance to be home after exactly N rolls; the line: within N rolls",
            &self.plot(),
        );
        let labels: Vec<String> = (1..=self.seats.len()).map(|n| format!("player {n}")).collect();
        let chances = &self.race().chances;
        page.figure("Chance to be home first", &bars(&labels, |i| Share::exact(chances[i])));
        let mut rows = self.rows();
        let until = format!("{:.6}", self.race().rolls);
        rows.push(("rolls of all players until one is home".into(), until));
        rows.extend(self.races.iter().skip(1).map(|race| {
            let chances: Vec<String> =
                race.chances.iter().map(|c| format!("{:.2} %", 100.0 * c)).collect();
            (format!("{} players, in turn order", chances.len()), chances.join("  "))
        }));
        page.table(&rows);
        page.finish()
    }
}

impl ChainSolution<'_> {
    /// The distribution as bars, with its mean and its cumulative sum as lines.
    fn plot(&self) -> Figure {
        let end = percentile(&self.distribution, 0.995);
        let shown = &self.distribution[..=end];
        let most = shown.iter().copied().fold(0.0, f64::max);
        let bar = 560.0 / shown.len() as f64;
        let x = |rolls: f64| 30.0 + rolls * bar;
        let mut svg = String::new();
        let mut home = 0.0;
        let mut line = String::new();
        for (rolls, chance) in shown.iter().enumerate() {
            home += chance;
            let height = chance / most * 180.0;
            let _ = writeln!(
                svg,
                "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"var(--bar)\"><title>{rolls} rolls: {:.3} %; home by then: {:.2} %</title></rect>",
                x(rolls as f64),
                200.0 - height,
                (bar - 0.5).max(0.5),
                100.0 * chance,
                100.0 * home
            );
            let _ = write!(line, "{:.1},{:.1} ", x(rolls as f64 + 0.5), 200.0 - 180.0 * home);
        }
        let mean = x(self.mean() + 0.5);
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"var(--soft)\" stroke-width=\"1.5\"/>",
            line.trim_end()
        );
        let _ = writeln!(
            svg,
            "<path d=\"M{mean:.1} 12V200\" stroke=\"var(--ink)\" stroke-dasharray=\"4 4\"/><text x=\"{:.1}\" y=\"12\">mean {:.2}</text>",
            mean + 6.0,
            self.mean()
        );
        let _ = writeln!(svg, "<path d=\"M30 200H590\" stroke=\"var(--line)\"/>");
        let step = (end / 8).next_multiple_of(5).max(1);
        for rolls in (0..=end).step_by(step) {
            let at = x(rolls as f64 + 0.5);
            svg += &label(format_args!("{at:.1}"), 218, "middle", &rolls.to_string());
        }
        let _ = writeln!(
            svg,
            "<text x=\"598\" y=\"24\">100 %</text><text x=\"598\" y=\"114\">50 %</text>"
        );
        let parts = self.percentiles().map(|(part, rolls)| format!("{part} % within {rolls}"));
        let parts = parts.collect::<Vec<_>>().join(", ");
        let description = format!("mean {:.2} rolls, {parts}", self.mean());
        Figure { size: (640, 230), description, svg }
    }
}
