//! Best play of two seats, solved exactly: the chance of the seat to roll, in every position.
//!
//! Tokens that are home stay there, so positions fall into layers that lead only to themselves and
//! to layers with more tokens home. Those are solved first. Inside a layer the equations are solved
//! by sweeps over the positions in order of decreasing progress: most moves lead forward, to values
//! that the sweep has already updated, and only captures, bounces and passes need another sweep.
//! Positions of equal progress are updated together on all threads, so the result does not depend
//! on the number of threads. Two seats that pass in turn would need many sweeps to settle, so that
//! case is solved directly.

use super::layer::{Layer, Trend};
use super::order::SolveOrder;
use super::rows::{MAX_PLACES, MAX_WEIGHT};
use super::solved_table::SolvedTable;
use homestretch_rules::{NotPackable, Packing, Rules, Seat};
use rayon::prelude::*;
use std::ops::Range;

/// How much work is accepted, and how exact the result must be.
#[derive(Clone, Copy, Debug)]
pub struct SolveLimits {
    /// The maximum number of positions.
    pub positions: usize,
    /// The maximum bytes for the successors of all positions. Beyond that they are computed again
    /// in every sweep, which is slower.
    pub row_bytes: usize,
    /// The maximum difference between a value and what its successors give.
    pub residual: f64,
}

impl Default for SolveLimits {
    fn default() -> SolveLimits {
        SolveLimits { positions: 60_000_000, row_bytes: 4 << 30, residual: 1e-12 }
    }
}

/// Why best play cannot be solved.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unsolved {
    /// The positions cannot be numbered.
    #[error("best play cannot be solved: {0}")]
    NotPackable(NotPackable),
    /// There are too many positions.
    #[error(
        "too large to solve: {} positions need about {} of memory, and the limit is {} positions",
        count(*positions), size(*bytes), count(*limit as f64)
    )]
    TooLarge {
        /// Approximately how many there are.
        positions: f64,
        /// Approximately how many bytes of memory they need.
        bytes: f64,
        /// How many are accepted.
        limit: usize,
    },
    /// The weights of the throws are too large.
    #[error(
        "the weights of all throws add up to {weight}, which is too large; use smaller dice.weights"
    )]
    Weight {
        /// Their sum.
        weight: u32,
    },
    /// The sweeps do not converge.
    #[error(
        "the values still change by {change:e} after {sweeps} sweeps: the game may have no end"
    )]
    NotConverging {
        /// The largest change of the last sweep.
        change: f64,
        /// The number of sweeps.
        sweeps: u32,
    },
}

/// A number of positions in words.
fn count(number: f64) -> String {
    match number {
        ..1e6 => format!("{number:.0}"),
        ..1e9 => format!("{:.1} million", number / 1e6),
        ..1e15 => format!("{:.1} billion", number / 1e9),
        _ => format!("{number:.1e}"),
    }
}

/// A number of bytes in words.
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
    /// The chances to win.
    pub table: SolvedTable,
    /// The number of layers. A layer contains the positions with the same numbers of tokens home.
    pub layers: usize,
    /// The number of sweeps over all layers.
    pub sweeps: u32,
    /// The largest difference between a value and what its successors give, measured by a last pass
    /// over all positions.
    pub residual: f64,
}

/// The progress of a solution.
#[derive(Clone, Copy, Debug)]
pub struct SolveProgress {
    /// The layer being solved, counted from 1.
    pub layer: usize,
    /// The number of layers. A layer contains the positions with the same numbers of tokens home.
    pub layers: usize,
    /// The number of positions in all layers.
    pub total: usize,
    /// The number of positions in the layers that are solved.
    pub done: usize,
    /// The number of positions in this layer.
    pub positions: usize,
    /// The sweep; 0 while the successors are computed.
    pub sweep: u32,
    /// The largest change of the last sweep.
    pub change: f64,
}

/// After this many sweeps over one layer the values do not converge.
const MAX_SWEEPS: u32 = 100_000;

/// Solves best play of two seats.
pub fn solve(
    rules: &Rules,
    seats: [Seat; 2],
    limits: &SolveLimits,
    watch: &mut dyn FnMut(SolveProgress),
) -> Result<Solution, Unsolved> {
    let limit = limits.positions.min(MAX_PLACES - 1);
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
    if weight > MAX_WEIGHT {
        return Err(Unsolved::Weight { weight });
    }
    let order = SolveOrder::new(&packing);
    let mut values = vec![0.5; positions + 1];
    // A game that is over is worth 1 to its winner.
    values[positions] = 1.0;
    let mut solution = Solution {
        table: SolvedTable::new(rules, packing.clone(), Vec::new()),
        layers: order.layers.len(),
        sweeps: 0,
        residual: 0.0,
    };
    let mut progress = SolveProgress {
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
                // Only a pass without extrapolation proves that the values are exact.
                let residual = layer.residual(&values);
                if residual < limits.residual {
                    solution.residual = solution.residual.max(residual);
                    break;
                }
            } else {
                trend.follow(&mut values[layer.places()]);
            }
            if progress.sweep == MAX_SWEEPS {
                let (change, sweeps) = (progress.change, progress.sweep);
                return Err(Unsolved::NotConverging { change, sweeps });
            }
        }
        solution.sweeps += progress.sweep;
        progress.done += progress.positions;
    }
    let counters = packing.counters();
    let by_number = |index: usize| values[order.place(index, counters)];
    let values = (0..positions).into_par_iter().map(by_number).collect();
    solution.table = SolvedTable::new(rules, packing, values);
    Ok(solution)
}
