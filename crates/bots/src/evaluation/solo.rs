//! One seat that plays alone: all positions it can reach, and the fastest way home.

use homestretch_rules::{Action, Item, Rules, Seat, Setup, State, Turn};
use std::collections::HashMap;

/// The upper limit of a time. A square that can never be left would have none.
const MAX_TURNS: f32 = 10_000.0;

/// The exploration ends after this many positions.
const MAX_POSITIONS: usize = 40_000;

/// The exploration ends after this many rolls and moves, so that an unusual variant does not take
/// minutes.
const MAX_ACTIONS: u32 = 2_000_000;

/// The turns still to go: their mean and their variance.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TurnsLeft {
    pub(crate) turns: f32,
    pub(crate) spread: f32,
}

/// A position at the beginning of a turn.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The steps of the front and the rear token. A seat with one token has the other at the
    /// finish.
    pub(super) steps: [i16; 2],
    pub(super) held: usize,
    /// Whether the tokens are bound into a block.
    pub(super) bound: bool,
    /// The weight of each throw, and the positions it can lead to.
    throws: Vec<(f32, Vec<End>)>,
    /// The positions that a roll of choice can lead to.
    chosen: Vec<End>,
    home: bool,
}

/// The index of a position at the end of a roll, and the turns it cost: 0 if the seat rolls again.
type End = (u32, f32);

/// All positions of a seat that plays alone.
#[derive(Default)]
pub(super) struct Graph {
    pub(super) nodes: Vec<Node>,
    /// For each throw, the distances that its first move can take a token; see [`apart`].
    pub(super) leaps: Vec<u64>,
}

impl Graph {
    /// Follows every throw and every move of one or two running tokens, from the yard on.
    pub(super) fn new(rules: &Rules, running: usize) -> Graph {
        let Some(start) = start(rules, running) else { return Graph::default() };
        let mut found = Explorer {
            rules,
            seat: start.seat(),
            known: HashMap::new(),
            list: Vec::new(),
            leaps: vec![0; rules.throws(&start).len()],
            throw: 0,
            actions_left: MAX_ACTIONS,
        };
        found.number(&start);
        let mut graph = Graph::default();
        while graph.nodes.len() < found.list.len() && graph.nodes.len() < MAX_POSITIONS {
            let state = found.list[graph.nodes.len()];
            let node = found.node(&state);
            if found.actions_left == 0 {
                // This position is incomplete, so it is left out.
                break;
            }
            graph.nodes.push(node);
        }
        graph.leaps = found.leaps;
        graph
    }

    /// The turns from every position until both tokens are on their `home` steps, or until `one` of
    /// them is home.
    pub(super) fn solve(&self, home: [i16; 2], one: bool) -> Vec<TurnsLeft> {
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.sort_by_key(|i| {
            -i32::from(self.nodes[*i].steps[0]) - i32::from(self.nodes[*i].steps[1])
        });
        let task = SoloTask { nodes: &self.nodes, home, one };
        let mut left = vec![TurnsLeft::default(); self.nodes.len()];
        settle(&order, 2_000, 1e-3, |at| {
            let new = task.mean(at, &left);
            new - std::mem::replace(&mut left[at].turns, new)
        });
        settle(&order, 200, 1e-2, |at| {
            let new = task.spread(at, &left);
            new - std::mem::replace(&mut left[at].spread, new)
        });
        left
    }
}

/// Updates positions in order, again and again, until their values change by less than the
/// tolerance. `update` returns the change.
fn settle(order: &[usize], max_sweeps: u32, tolerance: f32, mut update: impl FnMut(usize) -> f32) {
    for _ in 0..max_sweeps {
        if order.iter().map(|at| update(*at).abs()).fold(0.0, f32::max) < tolerance {
            break;
        }
    }
}

/// The explored positions, and the steps that the tokens have to reach.
struct SoloTask<'a> {
    nodes: &'a [Node],
    home: [i16; 2],
    one: bool,
}

impl SoloTask<'_> {
    fn is_done(&self, at: usize) -> bool {
        let node = &self.nodes[at];
        if self.one { node.home } else { node.steps == self.home }
    }

    /// Whether this position was explored and, unless `one` token is enough, no token is beyond its
    /// target step.
    fn is_open(&self, end: u32) -> bool {
        match self.nodes.get(end as usize) {
            Some(node) => {
                self.one || node.steps[0] <= self.home[0] && node.steps[1] <= self.home[1]
            }
            None => false,
        }
    }

    /// The best end of a throw; `None` if no end leads to the target.
    fn best(&self, ends: &[End], left: &[TurnsLeft]) -> Option<End> {
        let open = ends.iter().filter(|end| self.is_open(end.0));
        let after = |end: &End| left[end.0 as usize].turns + end.1;
        open.min_by(|a, b| after(a).total_cmp(&after(b))).copied()
    }

    fn mean(&self, at: usize, left: &[TurnsLeft]) -> f32 {
        if self.is_done(at) {
            return 0.0;
        }
        // The time after staying in place is the unknown itself, so it is solved for instead of
        // iterated.
        let (mut sum, mut stay) = (0.0, 0.0);
        for (weight, ends) in &self.nodes[at].throws {
            let (to, cost) = self.best(ends, left).unwrap_or((at as u32, 1.0));
            if to as usize == at {
                stay += weight;
                sum += weight * cost;
            } else {
                sum += weight * (left[to as usize].turns + cost);
            }
        }
        let rolled = (sum / (1.0 - stay).max(1e-4)).min(MAX_TURNS);
        match self.best(&self.nodes[at].chosen, left) {
            Some((to, cost)) => rolled.min(left[to as usize].turns + cost),
            None => rolled,
        }
    }

    fn spread(&self, at: usize, left: &[TurnsLeft]) -> f32 {
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
        (sum / (1.0 - stay).max(1e-4)).min(MAX_TURNS * MAX_TURNS)
    }
}

/// The key of a position: the steps, the items, a bound block, a turn to skip.
type PositionKey = ([i16; 2], usize, bool, bool);

/// Numbers the positions as it finds them.
struct Explorer<'a> {
    rules: &'a Rules,
    seat: Seat,
    known: HashMap<PositionKey, u32>,
    list: Vec<State>,
    leaps: Vec<u64>,
    /// The index of the throw that is being followed.
    throw: usize,
    /// Rolls and moves that may still be made.
    actions_left: u32,
}

impl Explorer<'_> {
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
        let total = rules.total_weight(state) as f32;
        let mut node = Node {
            steps: steps(rules, state, self.seat),
            held: held(rules, state, self.seat),
            bound: rules.bound_blocks(state, self.seat).next().is_some(),
            throws: Vec::new(),
            chosen: Vec::new(),
            home: rules.home(state, self.seat) > 0,
        };
        // A seat that is home may move its partner's tokens, which does not count here.
        let ours = rules.mover(state) == self.seat;
        for (i, &(throw, weight)) in rules.throws(state).iter().enumerate().filter(|_| ours) {
            self.throw = i;
            self.roll(state, Action::Roll(throw), weight as f32 / total, 1, &mut node.throws);
            if rules.usable(state) == Some(Item::ChosenRoll) {
                let mut ends = Vec::new();
                self.roll(state, Action::ChosenRoll(throw), 1.0, u8::MAX, &mut ends);
                node.chosen.extend(ends.into_iter().flat_map(|(_, ends)| ends));
            }
        }
        node
    }

    /// Adds a throw, or the throws that follow it if the rules allow several tries.
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
        if self.is_exhausted() || rules.apply(&mut rolled, action, &mut ()).is_err() {
            return;
        }
        let again = rolled.turn() == (Turn::Roll { seat: self.seat });
        if again && tries < rules.spec().dice.tries {
            let total = rules.total_weight(&rolled) as f32;
            for (i, &(throw, part)) in rules.throws(&rolled).iter().enumerate() {
                self.throw = i;
                let weight = weight * part as f32 / total;
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
        if self.is_exhausted() {
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

    /// Counts a roll or move, and returns whether the limit is reached.
    fn is_exhausted(&mut self) -> bool {
        self.actions_left = self.actions_left.saturating_sub(1);
        self.actions_left == 0
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

/// The distance from one step to another as a bit; all bits if it is too large for one.
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

/// The start state: `running` tokens in the yard, the others home, the gate open.
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

/// The items that a seat holds, as bits.
pub(super) fn held(rules: &Rules, state: &State, seat: Seat) -> usize {
    let bit = |item: Item| match item {
        Item::Shield => 1,
        Item::SecondThrow => 2,
        Item::ChosenRoll => 4,
    };
    rules.held(state, seat).map(bit).sum()
}
