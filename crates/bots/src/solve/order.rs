//! The order in which positions are solved: layers of tokens home, and levels of progress.

use homestretch_rules::Packing;
use std::ops::Range;

/// The order in which positions are solved. Positions that differ only in counters form a group.
pub(super) struct SolveOrder {
    /// The groups in order.
    pub(super) groups: Vec<u32>,
    /// The place of each group in that order.
    places: Vec<u32>,
    /// Groups of equal progress, as ranges of places.
    pub(super) levels: Vec<Range<usize>>,
    /// Levels with the same number of tokens home, as ranges of levels.
    pub(super) layers: Vec<Range<usize>>,
}

impl SolveOrder {
    pub(super) fn new(packing: &Packing) -> SolveOrder {
        let count = packing.len() / packing.counters();
        let stage = |group: usize| packing.stage(group * packing.counters());
        let home = |group: usize| stage(group).home.map(usize::from);
        let farthest = (0..count).map(|g| stage(g).progress).max().unwrap_or(0) as usize;
        let most = (0..count).map(|g| home(g).iter().sum()).max().unwrap_or(0);
        // More tokens home come first, then more progress. Which seat has how many tokens home
        // changes with the turn, so the smaller number identifies both.
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
            layers.last_mut().expect("a layer was pushed before").end += 1;
            end += *size;
            *size = end;
        }
        let (mut groups, mut places) = (vec![0; count], vec![0; count]);
        for group in (0..count).rev() {
            let end = &mut ends[bucket(group)];
            *end -= 1;
            (groups[*end], places[group]) = (group as u32, *end as u32);
        }
        SolveOrder { groups, places, levels, layers }
    }

    #[inline]
    pub(super) fn place(&self, index: usize, counters: usize) -> usize {
        self.places[index / counters] as usize * counters + index % counters
    }
}
