//! The possible placements of one seat's tokens, ranked by the combinatorial number system.

use crate::rules::path::NONE;
use crate::rules::{Rules, SquareEffect, node};
use crate::spec::{EntryAt, Gate, Own, StretchKind};
use crate::state::{MAX_TOKENS, State};

/// The nodes on which a token can stand, and how many of a seat's tokens can stand there at once.
pub(super) struct Spots {
    nodes: Vec<u8>,
    most: Vec<usize>,
}

impl Spots {
    pub(super) fn new(rules: &Rules) -> Spots {
        let mut nodes: Vec<u8> = (0..rules.path.len() as u8).collect();
        let rests = rests(rules);
        nodes.retain(|n| rests[usize::from(*n)]);
        let most = nodes.iter().map(|n| most_on(rules, *n)).collect();
        Spots { nodes, most }
    }

    /// For each spot, in how many ways 0, 1, 2 … tokens can be put on the spots before it. The last
    /// row is for all spots.
    fn table(&self, tokens: usize) -> Vec<Vec<u128>> {
        let mut table = vec![vec![0; tokens + 1]];
        table[0][0] = 1;
        for (spot, most) in self.most.iter().enumerate() {
            let before = &table[spot];
            let ways = |t: usize| (0..=t.min(*most)).map(|here| before[t - here]).sum();
            table.push((0..=tokens).map(ways).collect());
        }
        table
    }

    pub(super) fn ways(&self, tokens: usize) -> u128 {
        self.table(tokens)[self.nodes.len()][tokens]
    }
}

/// For each node, whether a token can end a move there.
fn rests(rules: &Rules) -> [bool; 256] {
    if rules.spec().meeting.own == Own::StopBehind {
        // A token that stops behind another can stop anywhere.
        return std::array::from_fn(|n| n < rules.path.len());
    }
    let shields = rules.effects.iter().any(|(_, e)| *e == SquareEffect::Shield);
    let ends = |to: u8| [rules.links_end(to, false), rules.links_end(to, shields)];
    let mut rests = [false; 256];
    let mut open = vec![0u8];
    if rules.spec().out > 0 {
        open.push(1);
    }
    if rules.spec().entry.at != EntryAt::Value {
        open.extend(ends(1));
    }
    while let Some(at) = open.pop() {
        if std::mem::replace(&mut rests[usize::from(at)], true) {
            continue;
        }
        for row in rules.land.iter().chain(&rules.land_closed) {
            let to = row[usize::from(at)];
            if to != 0 {
                open.extend(ends(to));
            }
        }
    }
    rests
}

/// How many of a seat's tokens can stand on a node.
fn most_on(rules: &Rules, at: u8) -> usize {
    let flags = rules.flags[usize::from(at)];
    let meeting = &rules.spec().meeting;
    if at == 0 || flags & (node::PAD | node::FINAL) != 0 || rules.traits.stacks {
        return rules.tokens;
    }
    let linked = rules.flags.iter().any(|f| f & node::LINK != 0);
    let slot = rules.spec().moving.stretch == StretchKind::Slots && flags & node::STRETCH != 0;
    let alone = slot || meeting.own == Own::Forbid || meeting.own == Own::StopBehind && !linked;
    let most = if alone { 1 } else { usize::from(meeting.most.count()) };
    let out = if at == 1 { usize::from(rules.spec().out) } else { 0 };
    most.max(out).min(rules.tokens)
}

/// All placements of a seat's tokens, numbered, without those that have won.
#[derive(Clone, Debug)]
pub(super) struct Spreads {
    pub(super) tokens: usize,
    /// Whether tokens on the same node can differ.
    marked: bool,
    /// The spot of each node, or [`NONE`].
    spot: [u8; 256],
    /// How many tokens each spot can hold.
    most: Vec<usize>,
    /// By index in the ascending list of spots, then by spot: what that token adds to the rank.
    add: Vec<[u32; 256]>,
    /// The number of each rank, or `u32::MAX` if the game is over in that placement.
    number: Vec<u32>,
    /// The nodes of each number, in ascending order of their spots.
    nodes: Vec<u8>,
    /// For each number, how many tokens are home and the sum of their steps.
    pub(super) stages: Vec<(u8, u16)>,
}

/// The number of a placement, and the marks of its tokens (captor, moved) as bits in ascending
/// order of their spots.
pub(super) struct Placement {
    pub(super) number: usize,
    pub(super) captors: u16,
    pub(super) moved: u16,
    /// The index of the token moved last, plus 1.
    pub(super) last_moved: usize,
}

impl Spreads {
    pub(super) fn new(rules: &Rules, spots: &Spots) -> Spreads {
        let tokens = rules.tokens;
        let table = spots.table(tokens);
        let mut spot = [NONE; 256];
        spots.nodes.iter().zip(0..).for_each(|(n, s)| spot[usize::from(*n)] = s);
        let add = |place: usize| {
            let ways = |s: usize| table.get(s).map_or(0, |ways| ways[place + 1] as u32);
            std::array::from_fn(ways)
        };
        let mut spreads = Spreads {
            tokens,
            marked: rules.spec().moving.gate == Gate::TokenCaptured || rules.traits.records_moved,
            spot,
            most: spots.most.clone(),
            add: (0..tokens).map(add).collect(),
            number: vec![u32::MAX; spots.ways(tokens) as usize],
            nodes: Vec::new(),
            stages: Vec::new(),
        };
        let mut all = vec![vec![0u8; 0]; spreads.number.len()];
        spreads.list(&mut Vec::new(), &mut all);
        for (rank, list) in all.iter().enumerate() {
            let nodes = || list.iter().map(|s| spots.nodes[usize::from(*s)]);
            let home = nodes().filter(|n| rules.flags[usize::from(*n)] & node::HOME != 0).count();
            if home < usize::from(rules.goal) {
                spreads.number[rank] = spreads.stages.len() as u32;
                spreads.nodes.extend(nodes());
                let steps = nodes().map(|n| u16::from(rules.progress(n))).sum();
                spreads.stages.push((home as u8, steps));
            }
        }
        spreads
    }

    /// Stores every ascending list of spots that the rules allow at its rank.
    fn list(&self, begun: &mut Vec<u8>, all: &mut [Vec<u8>]) {
        if begun.len() == self.tokens {
            let places = begun.iter().enumerate();
            let rank: u32 = places.map(|(place, s)| self.add[place][usize::from(*s)]).sum();
            all[rank as usize].clone_from(begun);
            return;
        }
        for spot in begun.last().copied().unwrap_or(0)..self.most.len() as u8 {
            let here = begun.iter().filter(|s| **s == spot).count();
            if here < self.most[usize::from(spot)] {
                begun.push(spot);
                self.list(begun, all);
                begun.pop();
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        self.stages.len()
    }

    pub(super) fn nodes(&self, number: usize) -> &[u8] {
        &self.nodes[number * self.tokens..][..self.tokens]
    }

    /// The placement of a seat's tokens; `None` if it is impossible.
    #[inline]
    pub(super) fn find(&self, state: &State, seat: usize, moved: u16) -> Option<Placement> {
        let first = seat * self.tokens;
        let mut list = [0u16; MAX_TOKENS];
        for (token, at) in state.nodes[first..first + self.tokens].iter().enumerate() {
            // The marks are the lowest bits, so that equal sets of tokens sort equally.
            let mut key = u16::from(self.spot[usize::from(*at)]) << 2;
            if self.marked {
                key |= (state.captors >> (first + token) & 1) as u16;
                key |= (moved >> token & 1) << 1;
            }
            // Insertion sort, because there are few tokens.
            let mut to = token;
            while to > 0 && list[to - 1] > key {
                list[to] = list[to - 1];
                to -= 1;
            }
            list[to] = key;
        }
        let list = &list[..self.tokens];
        let (mut rank, mut before, mut here) = (0, NONE, 0);
        for (add, key) in self.add.iter().zip(list) {
            let spot = (key >> 2) as u8;
            here = if spot == before { here + 1 } else { 1 };
            before = spot;
            if spot == NONE || here > self.most[usize::from(spot)] {
                return None;
            }
            rank += add[usize::from(spot)];
        }
        let number = self.number[rank as usize];
        if number == u32::MAX {
            return None;
        }
        let mut found = Placement { number: number as usize, captors: 0, moved: 0, last_moved: 0 };
        if self.marked {
            for (place, key) in list.iter().enumerate() {
                found.captors |= (key & 1) << place;
                found.moved |= (key >> 1 & 1) << place;
            }
            if usize::from(state.last_moved) < self.tokens {
                let at = state.nodes[first + usize::from(state.last_moved)];
                let spot = u16::from(self.spot[usize::from(at)]);
                found.last_moved = 1 + list.iter().position(|key| key >> 2 == spot).unwrap_or(0);
            }
        }
        Some(found)
    }
}
