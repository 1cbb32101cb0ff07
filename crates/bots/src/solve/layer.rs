//! One layer of positions, swept until its values converge.

use super::order::SolveOrder;
use super::rows::{self, RowWriter, Worth};
use homestretch_rules::{Packing, Rules};
use rayon::prelude::*;
use std::ops::Range;

/// Positions that one thread takes at a time.
const CHUNK_POSITIONS: usize = 2048;

/// The positions of a layer and their successors.
pub(super) struct Layer<'a> {
    rules: &'a Rules,
    packing: &'a Packing,
    order: &'a SolveOrder,
    /// Positions of equal progress. Each level is split into chunks of [`Layer::groups`] groups.
    levels: Vec<ProgressLevel>,
    /// Groups in a chunk.
    groups: usize,
}

struct ProgressLevel {
    /// Places of groups.
    range: Range<usize>,
    /// The rows of each chunk; empty if they are computed again every time.
    rows: Vec<Vec<u32>>,
}

impl<'a> Layer<'a> {
    pub(super) fn new(
        rules: &'a Rules,
        packing: &'a Packing,
        order: &'a SolveOrder,
        ranges: &[Range<usize>],
        row_bytes: usize,
    ) -> Layer<'a> {
        let groups = (CHUNK_POSITIONS / packing.counters()).max(1);
        let levels =
            ranges.iter().map(|r| ProgressLevel { range: r.clone(), rows: Vec::new() }).collect();
        let mut layer = Layer { rules, packing, order, levels, groups };
        if layer.estimate() <= row_bytes {
            let mut levels = std::mem::take(&mut layer.levels);
            levels.par_iter_mut().for_each(|level| {
                let chunks: Vec<_> = layer.chunks(level).collect();
                level.rows = chunks.into_par_iter().map(|chunk| layer.rows(chunk)).collect();
            });
            layer.levels = levels;
        }
        layer
    }

    /// Approximately how many bytes all rows take, estimated from a sample of the layer.
    fn estimate(&self) -> usize {
        let all: usize = self.levels.iter().map(|level| level.range.len()).sum();
        let first = self.levels.first().map_or(0, |level| level.range.start);
        let step = all.div_ceil(1000).max(1);
        let sample = (0..all).step_by(step).map(|at| first + at..first + at + 1);
        let words: Vec<usize> = sample.map(|groups| self.rows(groups).len()).collect();
        words.iter().sum::<usize>() * 4 * all / words.len().max(1)
    }

    fn chunks(&self, level: &ProgressLevel) -> impl Iterator<Item = Range<usize>> + use<> {
        let (range, groups) = (level.range.clone(), self.groups);
        range.clone().step_by(groups).map(move |at| at..(at + groups).min(range.end))
    }

    /// The successors of all positions in these groups, encoded as rows.
    fn rows(&self, groups: Range<usize>) -> Vec<u32> {
        let counters = self.packing.counters();
        let place = |index: usize| self.order.place(index, counters);
        let mut writer = RowWriter::new(self.rules, self.packing, place);
        let mut rows = Vec::new();
        for group in groups {
            let first = self.order.groups[group] as usize * counters;
            (first..first + counters).for_each(|index| writer.write(index, &mut rows));
        }
        rows.shrink_to_fit();
        rows
    }

    pub(super) fn places(&self) -> Range<usize> {
        let counters = self.packing.counters();
        let [first, last] = [self.levels.first(), self.levels.last()]
            .map(|level| level.map_or(0..0, |level| level.range.clone()));
        first.start * counters..last.end * counters
    }

    /// Updates every value from its successors and returns the largest change.
    pub(super) fn sweep(&self, values: &mut [f64], trend: &mut Trend) -> f64 {
        let first = self.places().start;
        let (mut worths, mut new) = (Vec::new(), Vec::new());
        let mut most = 0.0f64;
        trend.begin();
        for level in &self.levels {
            let places = self.evaluate(level, values, &mut worths);
            let passes = Passes { first: places.start, worths: &worths, old: values };
            let settled =
                worths.par_iter().with_min_len(CHUNK_POSITIONS).map(|w| passes.settled(w));
            settled.collect_into_vec(&mut new);
            let old = &mut values[places.clone()];
            most = difference(old, &new).max(most);
            trend.note(places.start - first, old, &new);
            old.copy_from_slice(&new);
        }
        most
    }

    /// The largest difference between a value and the value recomputed from its successors.
    pub(super) fn residual(&self, values: &[f64]) -> f64 {
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

    /// Computes the worth of the positions of a level, and returns their places.
    fn evaluate(
        &self,
        level: &ProgressLevel,
        values: &[f64],
        worths: &mut Vec<Worth>,
    ) -> Range<usize> {
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

/// The changes of the last sweep. After some sweeps the changes shrink by the same factor every
/// time, so their sum can be extrapolated.
pub(super) struct Trend {
    steps: Vec<f32>,
    /// The sum of the products of the last two sweeps' changes.
    along: f64,
    /// The sum of the squares of the earlier sweep's changes.
    square: f64,
    /// Sweeps since the last extrapolation.
    sweeps: u32,
}

impl Trend {
    pub(super) fn new(positions: usize) -> Trend {
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

    /// Extrapolates the changes if there have been enough sweeps to estimate the factor.
    pub(super) fn follow(&mut self, values: &mut [f64]) {
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

/// The positions of a level, between which passes lead.
struct Passes<'a> {
    /// The place of the first position.
    first: usize,
    worths: &'a [Worth],
    /// All values before the sweep.
    old: &'a [f64],
}

impl Passes<'_> {
    /// The value that follows from the old ones.
    fn plain(&self, worth: &Worth) -> f64 {
        worth.alone + worth.passes * (1.0 - self.old[worth.to as usize])
    }

    /// The value when passes of both seats in turn are solved directly.
    fn settled(&self, worth: &Worth) -> f64 {
        if worth.passes == 0.0 {
            return worth.alone;
        }
        // A pass leads to a position of the other seat at the beginning of its turn, that seat's
        // pass to one of this seat, and the next pass back to the first of them.
        let [theirs, mine] = [worth, self.at(worth)].map(|worth| self.at(worth));
        let rest = 1.0 - theirs.passes * mine.passes;
        if rest == 0.0 {
            return self.plain(worth);
        }
        let there = (theirs.alone + theirs.passes * (1.0 - mine.alone - mine.passes)) / rest;
        worth.alone + worth.passes * (1.0 - there)
    }

    /// The result of a pass.
    fn at(&self, worth: &Worth) -> &Worth {
        match worth.passes {
            0.0 => &ZERO_WORTH,
            _ => &self.worths[worth.to as usize - self.first],
        }
    }
}

/// Stands for the target of a pass that never happens.
const ZERO_WORTH: Worth = Worth { alone: 0.0, passes: 0.0, to: 0 };
