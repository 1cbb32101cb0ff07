//! A seat that plays alone: every position it can come to, and the fastest way home.

use super::pace::held;
use homestretch_rules::{Action, Item, Rules, Seat, Setup, State, Turn};
use std::collections::HashMap;

/// Turns are worth this much at most; a square that is never left would be worth more.
const MOST: f32 = 10_000.0;

/// Positions looked at before the search for more is given up.
const ENOUGH: usize = 40_000;

/// Rolls and moves made before it is given up: a strange variant must not take minutes.
const PATIENCE: u32 = 2_000_000;

/// What is still to go: the mean of the turns, and their variance.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Left {
    pub(crate) turns: f32,
    pub(crate) spread: f32,
}

/// A position at the beginning of a turn.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The front and the rear token; a seat with one token has the other at the finish.
    pub(super) steps: [i16; 2],
    pub(super) held: usize,
    /// The tokens are bound into a block.
    pub(super) bound: bool,
    /// The weights of the throws, and where each of them can lead.
    throws: Vec<(f32, Vec<End>)>,
    /// Where a roll of choice can lead.
    chosen: Vec<End>,
    home: bool,
}

/// A position at the end of a roll, and the turns it took: none if the seat rolls again.
type End = (u32, f32);

/// All positions of a seat that plays alone.
#[derive(Default)]
pub(super) struct Graph {
    pub(super) nodes: Vec<Node>,
    /// For each throw, how far its first move can take a token; see [`apart`].
    pub(super) leaps: Vec<u64>,
}

impl Graph {
    /// Follows every throw and every move of one or two running tokens from the yard on.
    pub(super) fn new(rules: &Rules, running: usize) -> Graph {
        let Some(start) = start(rules, running) else { return Graph::default() };
        let mut found = Found {
            rules,
            seat: start.seat(),
            known: HashMap::new(),
            list: Vec::new(),
            leaps: vec![0; rules.throws(&start).len()],
            throw: 0,
            patience: PATIENCE,
        };
        found.number(&start);
        let mut graph = Graph::default();
        while graph.nodes.len() < found.list.len() && graph.nodes.len() < ENOUGH {
            let state = found.list[graph.nodes.len()];
            let node = found.node(&state);
            if found.patience == 0 {
                // What is not known whole is not known.
                break;
            }
            graph.nodes.push(node);
        }
        graph.leaps = found.leaps;
        graph
    }

    /// The turns from every position until both tokens are home, or one of them.
    pub(super) fn solve(&self, home: [i16; 2], one: bool) -> Vec<Left> {
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.sort_by_key(|i| {
            -i32::from(self.nodes[*i].steps[0]) - i32::from(self.nodes[*i].steps[1])
        });
        let task = Task { nodes: &self.nodes, home, one };
        let mut left = vec![Left::default(); self.nodes.len()];
        for _ in 0..2_000 {
            let mut change = 0.0f32;
            for &at in &order {
                let new = task.mean(at, &left);
                change = change.max((new - left[at].turns).abs());
                left[at].turns = new;
            }
            if change < 1e-3 {
                break;
            }
        }
        for _ in 0..200 {
            let mut change = 0.0f32;
            for &at in &order {
                let new = task.spread(at, &left);
                change = change.max((new - left[at].spread).abs());
                left[at].spread = new;
            }
            if change < 1e-2 {
                break;
            }
        }
        left
    }
}

/// Where the tokens are to go.
struct Task<'a> {
    nodes: &'a [Node],
    home: [i16; 2],
    one: bool,
}

impl Task<'_> {
    fn is_done(&self, at: usize) -> bool {
        let node = &self.nodes[at];
        if self.one { node.home } else { node.steps == self.home }
    }

    /// A position from which the tokens can still come where they are to go.
    fn is_open(&self, end: u32) -> bool {
        match self.nodes.get(end as usize) {
            Some(node) => {
                self.one || node.steps[0] <= self.home[0] && node.steps[1] <= self.home[1]
            }
            None => false,
        }
    }

    /// The best end of a throw; none if it leads nowhere.
    fn best(&self, ends: &[End], left: &[Left]) -> Option<End> {
        let open = ends.iter().filter(|end| self.is_open(end.0));
        let after = |end: &End| left[end.0 as usize].turns + end.1;
        open.min_by(|a, b| after(a).total_cmp(&after(b))).copied()
    }

    fn mean(&self, at: usize, left: &[Left]) -> f32 {
        if self.is_done(at) {
            return 0.0;
        }
        // The time after staying put is the unknown itself: it is solved for, not iterated.
        let (mut sum, mut stay) = (0.0, 0.0);
        for (weight, ends) in &self.nodes[at].throws {
            match self.best(ends, left) {
                Some((to, cost)) if to as usize != at => {
                    sum += weight * (left[to as usize].turns + cost)
                }
                Some((_, cost)) => {
                    stay += weight;
                    sum += weight * cost;
                }
                None => {
                    stay += weight;
                    sum += weight;
                }
            }
        }
        let rolled = (sum / (1.0 - stay).max(1e-4)).min(MOST);
        match self.best(&self.nodes[at].chosen, left) {
            Some((to, cost)) => rolled.min(left[to as usize].turns + cost),
            None => rolled,
        }
    }

    fn spread(&self, at: usize, left: &[Left]) -> f32 {
        if self.is_done(at) {
            return 0.0;
        }
        let (mut sum, mut stay) = (0.0, 0.0);
        for (weight, ends) in &self.nodes[at].throws {
            let (to, cost) = self.best(ends, left).unwrap_or((at as u32, 1.0));
            let off = left[to as usize].turns + cost - left[at].turns;
            sum += weight * off * off;
            if to as usize == at {
                stay += weight;
            } else {
                sum += weight * left[to as usize].spread;
            }
        }
        (sum / (1.0 - stay).max(1e-4)).min(MOST * MOST)
    }
}

/// What tells positions apart: the steps, the items, a block that moves as one, a turn to miss.
type Key = ([i16; 2], usize, bool, bool);

/// The positions found so far.
struct Found<'a> {
    rules: &'a Rules,
    seat: Seat,
    known: HashMap<Key, u32>,
    list: Vec<State>,
    leaps: Vec<u64>,
    /// The number of the throw that is followed.
    throw: usize,
    /// Rolls and moves that may still be made.
    patience: u32,
}

impl Found<'_> {
    fn number(&mut self, state: &State) -> u32 {
        let next = self.list.len() as u32;
        let rules = self.rules;
        let bound = rules.bound_blocks(state, self.seat).next().is_some();
        let skips = rules.will_skip(state, self.seat);
        let key = (steps(rules, state, self.seat), held(rules, state, self.seat), bound, skips);
        let number = *self.known.entry(key).or_insert(next);
        if number == next {
            self.list.push(*state);
        }
        number
    }

    fn node(&mut self, state: &State) -> Node {
        let rules = self.rules;
        let throws = rules.throws(state);
        let total: u32 = throws.iter().map(|(_, weight)| weight).sum();
        let mut node = Node {
            steps: steps(rules, state, self.seat),
            held: held(rules, state, self.seat),
            bound: rules.bound_blocks(state, self.seat).next().is_some(),
            throws: Vec::new(),
            chosen: Vec::new(),
            home: rules.home(state, self.seat) > 0,
        };
        // Who is home may go on with the partner's tokens, which is no matter here.
        let ours = rules.mover(state) == self.seat;
        for (i, &(throw, weight)) in throws.iter().enumerate().filter(|_| ours) {
            self.throw = i;
            self.roll(
                state,
                Action::Roll(throw),
                weight as f32 / total as f32,
                1,
                &mut node.throws,
            );
            if rules.usable(state) == Some(Item::ChosenRoll) {
                let mut ends = Vec::new();
                self.roll(state, Action::ChosenRoll(throw), 1.0, u8::MAX, &mut ends);
                node.chosen.extend(ends.into_iter().flat_map(|(_, ends)| ends));
            }
        }
        node
    }

    /// Adds a throw, or those that follow if it was the first of several tries.
    fn roll(
        &mut self,
        from: &State,
        action: Action,
        weight: f32,
        tries: u8,
        to: &mut Vec<(f32, Vec<End>)>,
    ) {
        let rules = self.rules;
        let mut rolled = *from;
        if self.is_tired() || rules.apply(&mut rolled, action, &mut ()).is_err() {
            return;
        }
        let again = rolled.turn() == (Turn::Roll { seat: self.seat });
        if again && tries < rules.spec().dice.tries {
            let throws = rules.throws(&rolled);
            let total: u32 = throws.iter().map(|(_, weight)| weight).sum();
            for (i, &(throw, part)) in throws.iter().enumerate() {
                self.throw = i;
                let weight = weight * part as f32 / total as f32;
                self.roll(&rolled, Action::Roll(throw), weight, tries + 1, to);
            }
            return;
        }
        let skipped = rules.will_skip(from, self.seat);
        let mut ends = Vec::new();
        self.follow(&rolled, skipped, 0, &mut ends);
        to.push((weight, ends));
    }

    /// Follows the moves of one throw to their ends.
    fn follow(&mut self, state: &State, skipped: bool, depth: u8, ends: &mut Vec<End>) {
        let rules = self.rules;
        if self.is_tired() {
            return;
        }
        if depth < 8 && state.turn() == (Turn::Move { seat: self.seat }) {
            let moves = rules.choices(state).iter().map(Action::Move);
            let item = rules.usable(state).map(|_| Action::SecondThrow);
            for action in moves.chain(item) {
                let mut after = *state;
                if rules.apply(&mut after, action, &mut ()).is_ok() {
                    if depth == 0 {
                        self.note_leap(state, action, &after);
                    }
                    self.follow(&after, skipped, depth + 1, ends);
                }
            }
            return;
        }
        let again = state.turn() == (Turn::Roll { seat: self.seat });
        let lost = rules.will_skip(state, self.seat) && !skipped;
        let Ok(end) = rules.at_turn_of(state, self.seat) else { return };
        let cost = f32::from(u8::from(!again)) + f32::from(u8::from(lost));
        let end = (self.number(&end), cost);
        if !ends.contains(&end) {
            ends.push(end);
        }
    }

    /// Whether it has been enough; counts.
    fn is_tired(&mut self) -> bool {
        self.patience = self.patience.saturating_sub(1);
        self.patience == 0
    }

    fn note_leap(&mut self, before: &State, action: Action, after: &State) {
        if let Action::Move(mv) = action {
            let step = |state: &State| self.rules.step(state, self.seat, mv.token.into());
            let leap = apart(step(before), step(after));
            if let Some(leaps) = self.leaps.get_mut(self.throw) {
                *leaps |= leap;
            }
        }
    }
}

/// How far it is from one step to another, as a bit; every bit if that is very far.
pub(super) fn apart(from: i16, to: i16) -> u64 {
    match to - from {
        n @ -16..48 => 1 << (n + 16),
        _ => u64::MAX,
    }
}

/// The steps of one or two tokens, the front one first.
fn steps(rules: &Rules, state: &State, seat: Seat) -> [i16; 2] {
    let a = rules.step(state, seat, 0);
    let b = if rules.tokens() > 1 { rules.step(state, seat, 1) } else { rules.finish() };
    [a.max(b), a.min(b)]
}

/// The running tokens in the yard, the others home; the gate is open.
fn start(rules: &Rules, running: usize) -> Option<State> {
    let seats = rules.usual_seats(rules.spec().players[0] as usize);
    let yard = *rules.steps().start();
    let mut own = vec![yard; rules.tokens()];
    own.iter_mut().skip(running).for_each(|step| *step = rules.finish());
    let mut steps = vec![vec![yard; rules.tokens()]; seats.len()];
    steps[0] = own;
    let setup =
        Setup { turn: seats[0], captured: vec![seats[0]], blocks: Vec::new(), steps, seats };
    rules.setup(&setup).ok()
}
