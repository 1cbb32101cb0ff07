//! Best play for two, exactly: the chance of the seat to roll in every position.
//!
//! Tokens that are home stay there, so positions fall into layers that lead only to themselves
//! and to layers with more tokens home; these are solved first. Inside a layer the equations are
//! solved by sweeps over the positions in order of falling progress: most moves lead forward, to
//! values that the sweep has renewed already, and only captures, bounces and passes need another
//! sweep. Positions of equal progress are renewed together, on all threads, so the result does
//! not depend on their number. A pass and the other seat's pass after it would go to and fro for
//! many sweeps; what comes of that is worked out at once.

use super::layer::{Layer, Trend};
use super::order::Order;
use super::rows::{MOST_PLACES, MOST_WEIGHT};
use super::table::Table;
use homestretch_rules::{NotPackable, Packing, Rules, Seat};
use rayon::prelude::*;
use std::ops::Range;

/// How much work is accepted, and how exact the result shall be.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most positions.
    pub positions: usize,
    /// The most bytes for what can follow each position; beyond that it is worked out anew in
    /// every sweep, which is slower.
    pub row_bytes: usize,
    /// No value may differ by more from what its successors give.
    pub residual: f64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { positions: 60_000_000, row_bytes: 4 << 30, residual: 1e-12 }
    }
}

/// Why best play is not solved.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unsolved {
    /// The positions cannot be numbered.
    #[error("best play cannot be solved: {0}")]
    NotPackable(NotPackable),
    /// There are too many.
    #[error(
        "too large to solve: {} positions need about {} of memory, and the limit is {} positions",
        count(*positions), size(*bytes), count(*limit as f64)
    )]
    TooLarge {
        /// About how many there are.
        positions: f64,
        /// About how many bytes solving them takes.
        bytes: f64,
        /// How many are accepted.
        limit: usize,
    },
    /// The throws are too heavy.
    #[error("the throws weigh {weight} together, which is too much: write smaller dice.weights")]
    Weight {
        /// Their weight.
        weight: u32,
    },
    /// The sweeps do not come to rest.
    #[error(
        "the values still change by {change:e} after {sweeps} sweeps: the game may have no end"
    )]
    Restless {
        /// By how much in the last sweep.
        change: f64,
        /// After how many.
        sweeps: u32,
    },
}

/// A number of positions, for people.
fn count(number: f64) -> String {
    match number {
        ..1e6 => format!("{number:.0}"),
        ..1e9 => format!("{:.1} million", number / 1e6),
        ..1e15 => format!("{:.1} billion", number / 1e9),
        _ => format!("{number:.1e}"),
    }
}

/// A number of bytes, for people.
fn size(bytes: f64) -> String {
    let gib = bytes / f64::from(1 << 30);
    match gib {
        ..1.0 => format!("{:.0} MiB", gib * 1024.0),
        ..1e3 => format!("{gib:.1} GiB"),
        ..1e6 => format!("{:.1} TiB", gib / 1024.0),
        _ => format!("{:.0e} TiB", gib / 1024.0),
    }
}

/// Best play, and how it was found.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The chances.
    pub table: Table,
    /// Layers of tokens home.
    pub layers: usize,
    /// Sweeps over all layers.
    pub sweeps: u32,
    /// No value differs by more from what its successors give, as a last pass over all found.
    pub residual: f64,
}

/// How far solving has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The layer that is solved, counted from 1.
    pub layer: usize,
    /// How many there are.
    pub layers: usize,
    /// Positions in all layers.
    pub total: usize,
    /// Positions in layers that are done.
    pub done: usize,
    /// Positions of this layer.
    pub positions: usize,
    /// The sweep; 0 while its successors are worked out.
    pub sweep: u32,
    /// The largest change of the last sweep.
    pub change: f64,
}

/// Sweeps over one layer after which there is no hope.
const MOST_SWEEPS: u32 = 100_000;

/// Solves best play of two seats.
pub fn solve(
    rules: &Rules,
    seats: [Seat; 2],
    limits: &Limits,
    watch: &mut dyn FnMut(Progress),
) -> Result<Solution, Unsolved> {
    let limit = limits.positions.min(MOST_PLACES - 1);
    let too_large = |positions: f64| {
        // Two values, a change, the order, and a row of about a dozen words.
        let rows = (positions * 4.0 * 12.0).min(limits.row_bytes as f64);
        Unsolved::TooLarge { positions, bytes: positions * 28.0 + rows, limit }
    };
    let packing = Packing::new(rules, seats).map_err(|error| match error {
        NotPackable::TooMany { positions } => too_large(positions),
        other => Unsolved::NotPackable(other),
    })?;
    let positions = packing.len();
    if positions > limit {
        return Err(too_large(positions as f64));
    }
    let weight = rules.total_weight(&packing.state(0));
    if weight > MOST_WEIGHT {
        return Err(Unsolved::Weight { weight });
    }
    let order = Order::new(&packing);
    let mut values = vec![0.5; positions + 1];
    // A game that is over is worth 1 to its winner.
    values[positions] = 1.0;
    let mut solution = Solution {
        table: Table::new(rules, packing.clone(), Vec::new()),
        layers: order.layers.len(),
        sweeps: 0,
        residual: 0.0,
    };
    let mut progress = Progress {
        layer: 0,
        layers: order.layers.len(),
        total: positions,
        done: 0,
        positions: 0,
        sweep: 0,
        change: 1.0,
    };
    for levels in &order.layers {
        let levels = &order.levels[levels.clone()];
        progress.layer += 1;
        progress.positions = levels.iter().map(Range::len).sum::<usize>() * packing.counters();
        progress.sweep = 0;
        watch(progress);
        let layer = Layer::new(rules, &packing, &order, levels, limits.row_bytes);
        let mut trend = Trend::new(progress.positions);
        loop {
            progress.sweep += 1;
            progress.change = layer.sweep(&mut values, &mut trend);
            watch(progress);
            if progress.change < limits.residual {
                // The last word has a pass that changes nothing.
                let residual = layer.residual(&values);
                if residual < limits.residual {
                    solution.residual = solution.residual.max(residual);
                    break;
                }
            } else {
                trend.follow(&mut values[layer.places()]);
            }
            if progress.sweep == MOST_SWEEPS {
                let (change, sweeps) = (progress.change, progress.sweep);
                return Err(Unsolved::Restless { change, sweeps });
            }
        }
        solution.sweeps += progress.sweep;
        progress.done += progress.positions;
    }
    let counters = packing.counters();
    let by_number = |index: usize| values[order.place(index, counters)];
    let values = (0..positions).into_par_iter().map(by_number).collect();
    solution.table = Table::new(rules, packing, values);
    Ok(solution)
}
