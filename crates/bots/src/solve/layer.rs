//! One layer of positions, swept until its values come to rest.

use super::order::Order;
use super::rows::{self, Worth, Writer};
use homestretch_rules::{Packing, Rules};
use rayon::prelude::*;
use std::ops::Range;

/// Positions that one thread takes at a time.
const CHUNK: usize = 2048;

/// A layer's positions with what can follow them.
pub(super) struct Layer<'a> {
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
    pub(super) fn new(
        rules: &'a Rules,
        packing: &'a Packing,
        order: &'a Order,
        ranges: &[Range<usize>],
        row_bytes: usize,
    ) -> Layer<'a> {
        let groups = (CHUNK / packing.counters()).max(1);
        let levels = ranges.iter().map(|r| Level { range: r.clone(), rows: Vec::new() }).collect();
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

    pub(super) fn places(&self) -> Range<usize> {
        let counters = self.packing.counters();
        let [first, last] = [self.levels.first(), self.levels.last()]
            .map(|level| level.map_or(0..0, |level| level.range.clone()));
        first.start * counters..last.end * counters
    }

    /// Renews every value from its successors and gives the largest change.
    pub(super) fn sweep(&self, values: &mut [f64], trend: &mut Trend) -> f64 {
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
pub(super) struct Trend {
    steps: Vec<f32>,
    /// The last two sweeps' changes multiplied, and the earlier ones squared.
    along: f64,
    square: f64,
    /// Sweeps since a trend was followed.
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

    /// Goes where the changes lead if there have been enough sweeps to tell.
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
