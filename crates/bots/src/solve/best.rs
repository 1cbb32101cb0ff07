//! Best play for two, exactly: the chance of the seat to roll in every position.
//!
//! Tokens that are home stay there, so positions fall into layers that lead only to themselves
//! and to layers with more tokens home; these are solved first. Inside a layer the equations are
//! solved by sweeps over the positions in order of falling progress: most moves lead forward, to
//! values that the sweep has renewed already, and only captures, bounces and passes need another
//! sweep. Positions of equal progress are renewed together, on all threads, so the result does
//! not depend on their number. A pass and the other seat's pass after it would go to and fro for
//! many sweeps; what comes of that is worked out at once.

use super::rows::{self, MOST_PLACES, MOST_WEIGHT, Worth, Writer};
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

/// Positions that one thread takes at a time.
const CHUNK: usize = 2048;

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
        let layer = Layer::new(rules, &packing, &order, levels, limits);
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

/// The order in which positions are solved. Positions that differ by counters alone stay together
/// as a group.
struct Order {
    /// The groups in order.
    groups: Vec<u32>,
    /// The place of each group in that order.
    places: Vec<u32>,
    /// Groups of equal progress, as ranges of places.
    levels: Vec<Range<usize>>,
    /// Levels with as many tokens home, as ranges of levels.
    layers: Vec<Range<usize>>,
}

impl Order {
    fn new(packing: &Packing) -> Order {
        let count = packing.len() / packing.counters();
        let stage = |group: usize| packing.stage(group * packing.counters());
        let home = |group: usize| stage(group).home.map(usize::from);
        let farthest = (0..count).map(|g| stage(g).progress).max().unwrap_or(0) as usize;
        let most = (0..count).map(|g| home(g).iter().sum()).max().unwrap_or(0);
        // More tokens home come first, then more progress. Who has how many home changes with
        // the turn, so the smaller number stands for both.
        let steps = farthest + 1;
        let bucket = |group: usize| {
            let [a, b] = home(group);
            let layer = (most - a - b) * (most + 1) + a.min(b);
            layer * steps + farthest - stage(group).progress as usize
        };
        let mut ends = vec![0; (most + 1) * (most + 1) * steps];
        (0..count).for_each(|group| ends[bucket(group)] += 1);
        let mut end = 0;
        let mut levels: Vec<Range<usize>> = Vec::new();
        let mut layers: Vec<Range<usize>> = Vec::new();
        let mut layer = usize::MAX;
        for (bucket, size) in ends.iter_mut().enumerate().filter(|(_, size)| **size > 0) {
            if bucket / steps != layer {
                layer = bucket / steps;
                layers.push(levels.len()..levels.len());
            }
            levels.push(end..end + *size);
            layers.last_mut().expect("a layer was begun").end += 1;
            end += *size;
            *size = end;
        }
        let (mut groups, mut places) = (vec![0; count], vec![0; count]);
        for group in (0..count).rev() {
            let end = &mut ends[bucket(group)];
            *end -= 1;
            (groups[*end], places[group]) = (group as u32, *end as u32);
        }
        Order { groups, places, levels, layers }
    }

    #[inline]
    fn place(&self, index: usize, counters: usize) -> usize {
        self.places[index / counters] as usize * counters + index % counters
    }
}

/// A layer's positions with what can follow them.
struct Layer<'a> {
    rules: &'a Rules,
    packing: &'a Packing,
    order: &'a Order,
    /// Positions of equal progress, each level in chunks of [`Layer::groups`] groups.
    levels: Vec<Level>,
    /// Groups in a chunk.
    groups: usize,
}

struct Level {
    /// Places of groups.
    range: Range<usize>,
    /// The rows of each chunk; none if they are worked out anew every time.
    rows: Vec<Vec<u32>>,
}

impl<'a> Layer<'a> {
    fn new(
        rules: &'a Rules,
        packing: &'a Packing,
        order: &'a Order,
        ranges: &[Range<usize>],
        limits: &Limits,
    ) -> Layer<'a> {
        let groups = (CHUNK / packing.counters()).max(1);
        let levels = ranges.iter().map(|r| Level { range: r.clone(), rows: Vec::new() }).collect();
        let mut layer = Layer { rules, packing, order, levels, groups };
        if layer.estimate() <= limits.row_bytes {
            let mut levels = std::mem::take(&mut layer.levels);
            levels.par_iter_mut().for_each(|level| {
                let chunks: Vec<_> = layer.chunks(level).collect();
                level.rows = chunks.into_par_iter().map(|chunk| layer.rows(chunk)).collect();
            });
            layer.levels = levels;
        }
        layer
    }

    /// About how many bytes all rows take, from a few that are spread over the layer.
    fn estimate(&self) -> usize {
        let all: usize = self.levels.iter().map(|level| level.range.len()).sum();
        let first = self.levels.first().map_or(0, |level| level.range.start);
        let step = all.div_ceil(1000).max(1);
        let sample = (0..all).step_by(step).map(|at| first + at..first + at + 1);
        let words: Vec<usize> = sample.map(|groups| self.rows(groups).len()).collect();
        words.iter().sum::<usize>() * 4 * all / words.len().max(1)
    }

    fn chunks(&self, level: &Level) -> impl Iterator<Item = Range<usize>> + use<> {
        let (range, groups) = (level.range.clone(), self.groups);
        range.clone().step_by(groups).map(move |at| at..(at + groups).min(range.end))
    }

    /// The rows of some groups.
    fn rows(&self, groups: Range<usize>) -> Vec<u32> {
        let counters = self.packing.counters();
        let place = |index: usize| self.order.place(index, counters);
        let mut writer = Writer::new(self.rules, self.packing, place);
        let mut rows = Vec::new();
        for group in groups {
            let first = self.order.groups[group] as usize * counters;
            (first..first + counters).for_each(|index| writer.write(index, &mut rows));
        }
        rows.shrink_to_fit();
        rows
    }

    fn places(&self) -> Range<usize> {
        let counters = self.packing.counters();
        let [first, last] = [self.levels.first(), self.levels.last()]
            .map(|level| level.map_or(0..0, |level| level.range.clone()));
        first.start * counters..last.end * counters
    }

    /// Renews every value from its successors and gives the largest change.
    fn sweep(&self, values: &mut [f64], trend: &mut Trend) -> f64 {
        let first = self.places().start;
        let (mut worths, mut new) = (Vec::new(), Vec::new());
        let mut most = 0.0f64;
        trend.begin();
        for level in &self.levels {
            let places = self.evaluate(level, values, &mut worths);
            let passes = Passes { first: places.start, worths: &worths, old: values };
            let settled = worths.par_iter().with_min_len(CHUNK).map(|w| passes.settled(w));
            settled.collect_into_vec(&mut new);
            let old = &mut values[places.clone()];
            most = difference(old, &new).max(most);
            trend.note(places.start - first, old, &new);
            old.copy_from_slice(&new);
        }
        most
    }

    /// How much any value differs from what its successors give.
    fn residual(&self, values: &[f64]) -> f64 {
        let (mut worths, mut new) = (Vec::new(), Vec::new());
        let mut most = 0.0f64;
        for level in &self.levels {
            let places = self.evaluate(level, values, &mut worths);
            let passes = Passes { first: places.start, worths: &worths, old: values };
            worths.par_iter().map(|w| passes.plain(w)).collect_into_vec(&mut new);
            most = difference(&values[places], &new).max(most);
        }
        most
    }

    /// What the positions of a level are worth; gives their places.
    fn evaluate(&self, level: &Level, values: &[f64], worths: &mut Vec<Worth>) -> Range<usize> {
        let counters = self.packing.counters();
        let places = level.range.start * counters..level.range.end * counters;
        worths.resize(places.len(), Worth::default());
        let parts = worths.par_chunks_mut(self.groups * counters).enumerate();
        parts.for_each(|(at, part)| match level.rows.get(at) {
            Some(rows) => rows::evaluate(rows, values, part),
            None => {
                let first = level.range.start + at * self.groups;
                let rows = self.rows(first..first + part.len() / counters);
                rows::evaluate(&rows, values, part);
            }
        });
        places
    }
}

/// The largest difference.
fn difference(old: &[f64], new: &[f64]) -> f64 {
    old.iter().zip(new).fold(0.0, |most, (a, b)| most.max((a - b).abs()))
}

/// What the last sweep changed. After some sweeps the changes shrink by the same factor every
/// time, so that one can tell where they lead.
struct Trend {
    steps: Vec<f32>,
    /// The last two sweeps' changes multiplied, and the earlier ones squared.
    along: f64,
    square: f64,
    /// Sweeps since a trend was followed.
    sweeps: u32,
}

impl Trend {
    fn new(positions: usize) -> Trend {
        Trend { steps: vec![0.0; positions], along: 0.0, square: 0.0, sweeps: 0 }
    }

    fn begin(&mut self) {
        (self.along, self.square) = (0.0, 0.0);
        self.sweeps += 1;
    }

    fn note(&mut self, first: usize, old: &[f64], new: &[f64]) {
        let steps = &mut self.steps[first..first + old.len()];
        for ((step, old), new) in steps.iter_mut().zip(old).zip(new) {
            let (before, now) = (f64::from(*step), new - old);
            self.along += before * now;
            self.square += before * before;
            *step = now as f32;
        }
    }

    /// Goes where the changes lead if there have been enough sweeps to tell.
    fn follow(&mut self, values: &mut [f64]) {
        let factor = self.along / self.square;
        if self.sweeps < 5 || !(0.0..0.98).contains(&factor) {
            return;
        }
        self.sweeps = 0;
        let rest = factor / (1.0 - factor);
        for (value, step) in values.iter_mut().zip(&self.steps) {
            *value = (*value + rest * f64::from(*step)).clamp(0.0, 1.0);
        }
    }
}

/// The positions of a level, between which passes go to and fro.
struct Passes<'a> {
    /// The place of the first one.
    first: usize,
    worths: &'a [Worth],
    /// All values as they were.
    old: &'a [f64],
}

impl Passes<'_> {
    /// The value that follows from the old ones.
    fn plain(&self, worth: &Worth) -> f64 {
        worth.alone + worth.passes * (1.0 - self.old[worth.to as usize])
    }

    /// The value if it is also worked out what comes of passes of both seats in turn.
    fn settled(&self, worth: &Worth) -> f64 {
        if worth.passes == 0.0 {
            return worth.alone;
        }
        // One pass leads to a position of the other seat at the beginning of its turn, its pass
        // to one of this seat, and the next one back to the first of them.
        let [theirs, mine] = [worth, self.at(worth)].map(|worth| self.at(worth));
        let rest = 1.0 - theirs.passes * mine.passes;
        if rest == 0.0 {
            return self.plain(worth);
        }
        let there = (theirs.alone + theirs.passes * (1.0 - mine.alone - mine.passes)) / rest;
        worth.alone + worth.passes * (1.0 - there)
    }

    /// What a pass leads to.
    fn at(&self, worth: &Worth) -> &Worth {
        match worth.passes {
            0.0 => &NOWHERE,
            _ => &self.worths[worth.to as usize - self.first],
        }
    }
}

/// Where a pass leads that never comes.
const NOWHERE: Worth = Worth { alone: 0.0, passes: 0.0, to: 0 };
