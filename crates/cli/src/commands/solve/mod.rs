//! `homestretch solve`: exact results for races without decisions and for best play of two.

mod best;
mod chain;

use crate::{files, request};
use anyhow::{Context, Result, anyhow, bail};
use homestretch_bots::Level;
use homestretch_bots::solve::{SolveLimits, SolvedTable, TokenChain, nobody_decides, runs_alone};
use homestretch_rules::{Rules, Seat};
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Solve a variant exactly: the chances of a race without decisions, or best play for two.
#[derive(clap::Args)]
pub struct SolveArgs {
    /// The id of a variant, or the path of a variant file
    #[arg(long, default_value = "ludo")]
    variant: String,
    /// How many players [default: 2, or one for each of --seats]
    #[arg(long, value_parser = request::players, allow_negative_numbers = true)]
    players: Option<usize>,
    /// Tokens per seat [default: as the variant says]
    #[arg(long, value_parser = request::tokens, allow_negative_numbers = true)]
    tokens: Option<u8>,
    /// The seats in turn order, as numbers from 0 [default: opposite seats]
    #[arg(long, value_delimiter = ',', value_parser = request::seat, allow_hyphen_values = true)]
    seats: Option<Vec<u8>>,
    /// Store the table of best play in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Load the table of best play from this file instead of solving
    #[arg(long, value_name = "FILE", conflicts_with = "save")]
    load: Option<PathBuf>,
    /// Give up if there are more positions than this
    #[arg(long, default_value_t = SolveLimits::default().positions, value_parser = request::positions, allow_negative_numbers = true)]
    max_positions: usize,
    /// How many threads to use [default: all cores]
    #[arg(long, value_parser = request::threads, allow_negative_numbers = true)]
    threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write an HTML report with charts to this file
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

impl SolveArgs {
    /// Solves the variant and prints the result.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        request::use_threads(self.threads)?;
        files::check_writable(self.save.as_deref())?;
        files::check_writable(self.report.as_deref())?;
        let rules = request::rules_with(&self.variant, self.tokens)?;
        let seats = request::seats(&rules, self.seats.as_deref(), self.players)?;
        let solution: Box<dyn SolutionReport> = if runs_alone(&rules) {
            if self.save.is_some() || self.load.is_some() {
                let id = &rules.spec().id;
                bail!("{id} has no table of best play: its players make no decisions");
            }
            Box::new(chain::ChainSolution::new(&rules, TokenChain::new(&rules)?, seats))
        } else {
            let seats = two_seats(seats, &rules)?;
            let limits = SolveLimits { positions: self.max_positions, ..SolveLimits::default() };
            let best = match &self.load {
                Some(file) => {
                    best::BestPlaySolution::loaded(&rules, seats, load(file, &rules, seats)?)
                }
                None => best::BestPlaySolution::solved(&rules, seats, &limits)?,
            };
            if let Some(file) = &self.save {
                files::replace(file, |to| best.table.save(to))?;
            }
            Box::new(best)
        };
        if self.json {
            writeln!(out, "{}", solution.json())?;
        } else {
            write!(out, "{}", solution.text())?;
        }
        match &self.report {
            Some(file) => files::replace_text(file, &solution.page()),
            None => Ok(()),
        }
    }
}

/// A result in its three output formats.
trait SolutionReport {
    fn json(&self) -> serde_json::Value;
    fn text(&self) -> String;
    fn page(&self) -> String;
}

/// Names and values as a table of text.
fn text_rows(rows: &[(String, String)]) -> String {
    rows.iter().map(|(name, value)| format!("{name:<26} {value}\n")).collect()
}

/// Checks that exactly two seats play.
pub(crate) fn two_seats(seats: Vec<Seat>, rules: &Rules) -> Result<[Seat; 2]> {
    <[Seat; 2]>::try_from(seats).map_err(|seats| {
        let (id, players) = (&rules.spec().id, seats.len());
        if nobody_decides(rules) {
            return anyhow!(
                "the players of {id} make no decisions but affect each other, \
                 so it is solved for two players, not for {players}"
            );
        }
        anyhow!("the players of {id} make decisions, and best play is solved for two players, not for {players}")
    })
}

/// The table of best play: from a file, or solved now.
pub(crate) fn table(
    file: Option<&Path>,
    rules: &Rules,
    seats: [Seat; 2],
) -> Result<Arc<SolvedTable>> {
    if runs_alone(rules) {
        bail!("the players of {} make no decisions", rules.spec().id);
    }
    Ok(Arc::new(match file {
        Some(file) => load(file, rules, seats)?,
        None => best::solve(rules, seats, &SolveLimits::default())?.table,
    }))
}

/// The table of best play if `perfect` is among the players.
pub(crate) fn table_for(
    players: &[Level],
    file: Option<&Path>,
    rules: &Rules,
    seats: &[Seat],
) -> Result<Option<Arc<SolvedTable>>> {
    if !players.contains(&Level::Perfect) {
        return match file {
            Some(_) => bail!("--table is only for the player `perfect`, which does not play here"),
            None => Ok(None),
        };
    }
    table(file, rules, two_seats(seats.to_vec(), rules)?).map(Some)
}

/// Reads a table of best play from a file.
fn load(file: &Path, rules: &Rules, seats: [Seat; 2]) -> Result<SolvedTable> {
    let open = File::open(file).with_context(|| format!("cannot read {}", file.display()))?;
    let table = SolvedTable::load(&mut BufReader::new(open), rules, seats);
    table.with_context(|| file.display().to_string())
}
