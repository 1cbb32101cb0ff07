//! `homestretch solve`: exact answers, where they are possible.

mod best;
mod chain;

use crate::{files, request};
use anyhow::{Context, Result, anyhow, bail};
use homestretch_bots::solve::{Chain, Limits, Table, nobody_decides, runs_alone};
use homestretch_rules::{Rules, Seat};
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Exact chances: a race's own where nobody decides anything, and best play for two.
#[derive(clap::Args)]
pub struct Solve {
    /// A variant's id, or a file
    #[arg(long, default_value = "ludo")]
    variant: String,
    /// How many players; two if neither they nor their seats are given
    #[arg(long, value_parser = request::players, allow_negative_numbers = true)]
    players: Option<usize>,
    /// Tokens a seat, if other than the variant says
    #[arg(long, value_parser = request::tokens, allow_negative_numbers = true)]
    tokens: Option<u8>,
    /// The seats in turn order; opposite ones if left out
    #[arg(long, value_delimiter = ',', value_parser = request::seat, allow_hyphen_values = true)]
    seats: Option<Vec<u8>>,
    /// Keep the table of best play in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Take the table of best play from this file instead of solving
    #[arg(long, value_name = "FILE", conflicts_with = "save")]
    load: Option<PathBuf>,
    /// The most positions to solve
    #[arg(long, default_value_t = Limits::default().positions, value_parser = request::positions, allow_negative_numbers = true)]
    max_positions: usize,
    /// How many threads; all cores if left out
    #[arg(long, value_parser = request::threads, allow_negative_numbers = true)]
    threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write a page with pictures
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

impl Solve {
    /// Solves, and prints the answer.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        request::use_threads(self.threads)?;
        files::check_writable(self.save.as_deref())?;
        files::check_writable(self.report.as_deref())?;
        let rules = request::rules_with(&self.variant, self.tokens)?;
        let seats = request::seats(&rules, self.seats.as_deref(), self.players)?;
        let answer: Box<dyn Answer> = if runs_alone(&rules) {
            if self.save.is_some() || self.load.is_some() {
                bail!("{} has no table of best play: nobody decides anything", rules.spec().id);
            }
            Box::new(chain::Answer::new(&rules, Chain::new(&rules)?, seats))
        } else {
            let seats = two_seats(seats, &rules)?;
            let limits = Limits { positions: self.max_positions, ..Limits::default() };
            let answer = match &self.load {
                Some(file) => best::Answer::loaded(&rules, seats, load(file, &rules, seats)?),
                None => best::Answer::solved(&rules, seats, &limits)?,
            };
            if let Some(file) = &self.save {
                files::replace(file, |to| answer.table().save(to))?;
            }
            Box::new(answer)
        };
        if self.json {
            writeln!(out, "{}", answer.json())?;
        } else {
            write!(out, "{}", answer.text())?;
        }
        match &self.report {
            Some(file) => files::replace_text(file, &answer.page()),
            None => Ok(()),
        }
    }
}

/// An answer in the forms in which it is given.
trait Answer {
    fn json(&self) -> serde_json::Value;
    fn text(&self) -> String;
    fn page(&self) -> String;
}

/// The two seats of best play, as they were given or else the usual ones.
pub(crate) fn two_seats(seats: Vec<Seat>, rules: &Rules) -> Result<[Seat; 2]> {
    <[Seat; 2]>::try_from(seats).map_err(|seats| {
        let (id, players) = (&rules.spec().id, seats.len());
        if nobody_decides(rules) {
            return anyhow!(
                "in {id} nobody decides anything, but seats get in each other's way: \
                 it is solved for two players, not for {players}"
            );
        }
        anyhow!("{id} has decisions: best play is solved for two players, not for {players}")
    })
}

/// Best play from a file, or solved now if none is named.
pub(crate) fn table(file: Option<&Path>, rules: &Rules, seats: [Seat; 2]) -> Result<Arc<Table>> {
    if runs_alone(rules) {
        bail!("in {} nobody decides anything", rules.spec().id);
    }
    Ok(Arc::new(match file {
        Some(file) => load(file, rules, seats)?,
        None => best::solve(rules, seats, &Limits::default())?.table,
    }))
}

/// Best play, if `perfect` is among the players.
pub(crate) fn table_for(
    players: &[String],
    file: Option<&Path>,
    rules: &Rules,
    seats: &[Seat],
) -> Result<Option<Arc<Table>>> {
    if !players.iter().any(|name| name == "perfect") {
        return match file {
            Some(_) => bail!("--table is for `perfect`, and that is not among the players"),
            None => Ok(None),
        };
    }
    table(file, rules, two_seats(seats.to_vec(), rules)?).map(Some)
}

/// Reads a table.
fn load(file: &Path, rules: &Rules, seats: [Seat; 2]) -> Result<Table> {
    let open = File::open(file).with_context(|| format!("cannot read {}", file.display()))?;
    let table = Table::load(&mut BufReader::new(open), rules, seats);
    table.with_context(|| file.display().to_string())
}
