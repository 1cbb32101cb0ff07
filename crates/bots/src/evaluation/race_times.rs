//! How long a seat still needs when nobody is in its way, computed from the rules.
//!
//! Two tokens of a seat are played alone, over every throw and every move, always on the fastest
//! way. The result includes everything the rules say about moving: snakes, ladders, jumps, bounces,
//! stairs, slots and items, tokens that move as one, and the rolls that one token cannot use but
//! another can. More than two tokens are treated as a chain of pairs: each token with the next one
//! behind it.

use super::solo::{Graph, TurnsLeft, held};
use homestretch_rules::spec::{Goal, Own, StretchKind};
use homestretch_rules::{Rules, Seat, State};

/// The share of the time that is counted token by token. A token in play is worth more than the
/// race alone says: it can capture, and it gives its seat a choice.
const SINGLE_TOKEN_SHARE: f32 = 0.3;

/// With more throws of pairs than this, tokens are followed one at a time.
const MAX_PAIR_ROLLS: usize = 150_000;

/// The turns still to go, for every pair of steps.
#[derive(Clone, Debug)]
pub(crate) struct RaceTimes {
    /// The first step, and the number of steps.
    first: i16,
    steps: usize,
    /// How many tokens must come home.
    goal: usize,
    /// The number of item sets that can be held.
    sets: usize,
    /// For each throw, the distances that its first move can take a token; see
    /// [`super::solo::apart`].
    pub(super) leaps: Vec<u64>,
    /// One table for each link of the chain where that makes a difference, otherwise one for all
    /// links.
    /// Entries are indexed by front step, rear step and items.
    tables: Vec<Vec<TurnsLeft>>,
}

impl RaceTimes {
    /// Plays two tokens alone.
    pub(crate) fn new(rules: &Rules) -> RaceTimes {
        let first = *rules.steps().start();
        let steps = rules.steps().count();
        let goal = match rules.spec().end.goal {
            Goal::All => rules.tokens(),
            Goal::Count(n) => usize::from(n),
        };
        // Two dice that are moved one by one make too many pairs to follow.
        let throws =
            usize::from(rules.spec().dice.sides).saturating_pow(rules.spec().dice.count.into());
        let running = if steps * steps * throws > MAX_PAIR_ROLLS { 1 } else { 2 };
        let few = few_tokens(rules, goal, running);
        let graph = few.map(|few| Graph::new(&few, running)).unwrap_or_default();
        let sets = if graph.nodes.iter().any(|node| node.held > 0) { 8 } else { 1 };
        let mut pace =
            RaceTimes { first, steps, goal, sets, leaps: graph.leaps.clone(), tables: Vec::new() };
        let slots = rules.spec().moving.stretch == StretchKind::Slots;
        let links = if slots { goal.saturating_sub(1).max(1) } else { 1 };
        for link in 0..links {
            let home =
                [link, link + 1].map(|n| if slots { rules.home_step(n) } else { rules.finish() });
            let left = graph.solve(home, goal == 1);
            let mut table = pace.table(&graph, &left);
            if running < rules.tokens().min(2) {
                pace.add_lone(&mut table);
            }
            pace.tables.push(table);
        }
        pace
    }

    /// Arranges the results by steps. A pair that was never reached gets the value of the step
    /// behind it.
    fn table(&self, graph: &Graph, found: &[TurnsLeft]) -> Vec<TurnsLeft> {
        let unknown = TurnsLeft { turns: f32::NAN, spread: 0.0 };
        let mut table = vec![unknown; self.steps * self.steps * self.sets];
        for (node, left) in graph.nodes.iter().zip(found) {
            let at = self.index(node.steps[0], node.steps[1], node.held);
            // Positions that differ only in what the index ignores share an entry, and the slower
            // one counts. A bound block is slow too, but it also holds up the others, so it is left
            // out.
            let slower = table[at].turns.is_nan() || table[at].turns < left.turns;
            if slower && !node.bound {
                table[at] = *left;
            }
        }
        for at in 0..table.len() {
            if !table[at].turns.is_nan() {
                continue;
            }
            let pair = at / self.sets;
            let behind = at.checked_sub(self.sets).filter(|_| !pair.is_multiple_of(self.steps));
            table[at] = behind.map(|at| table[at]).unwrap_or_else(|| {
                let walked = (pair / self.steps + pair % self.steps) as f32;
                let turns = (2.0 * (self.steps - 1) as f32 - walked) / 3.5;
                TurnsLeft { turns, spread: turns }
            });
        }
        table
    }

    /// Builds the entries of pairs from those of single tokens.
    fn add_lone(&self, table: &mut [TurnsLeft]) {
        let lone: Vec<TurnsLeft> = (0..self.steps)
            .map(|rear| table[((self.steps - 1) * self.steps + rear) * self.sets])
            .collect();
        for (at, left) in table.iter_mut().enumerate() {
            let pair = at / self.sets;
            let (front, rear) = (lone[pair / self.steps], lone[pair % self.steps]);
            left.turns = front.turns + rear.turns;
            left.spread = front.spread + rear.spread;
        }
    }

    fn index(&self, front: i16, rear: i16, held: usize) -> usize {
        // Steps of another lap come after the last one: the whole path is still to go.
        let at = |step: i16| {
            let at = usize::try_from(step - self.first).unwrap_or(0);
            if at < self.steps { at } else { 0 }
        };
        (at(front) * self.steps + at(rear)) * self.sets + held
    }

    fn pair(&self, link: usize, front: i16, rear: i16, held: usize) -> TurnsLeft {
        self.tables[link.min(self.tables.len() - 1)]
            [self.index(front, rear, held.min(self.sets - 1))]
    }

    /// The turns that a lone token on this step needs. If only one token must come home, the other
    /// one is in the yard.
    pub(crate) fn lone(&self, rules: &Rules, step: i16) -> TurnsLeft {
        if self.goal == 1 && rules.tokens() > 1 {
            return self.pair(0, step, self.first, 0);
        }
        self.pair(0, rules.home_step(0), step, 0)
    }

    /// The turns that a seat needs to bring home the tokens it must.
    pub(crate) fn left(&self, rules: &Rules, state: &State, seat: Seat) -> TurnsLeft {
        let mut steps = [0i16; 16];
        let tokens = rules.tokens();
        for token in 0..tokens {
            // An insertion sort, the furthest token first.
            let step = rules.step(state, seat, token);
            let mut at = token;
            while at > 0 && steps[at - 1] < step {
                steps[at] = steps[at - 1];
                at -= 1;
            }
            steps[at] = step;
        }
        let held = held(rules, state, seat);
        if tokens == 1 {
            return self.pair(0, rules.finish(), steps[0], held);
        }
        if self.goal == 1 {
            return self.pair(0, steps[0], steps[1], held);
        }
        self.chain(rules, &steps[..self.goal], held)
    }

    /// The turns that tokens on these steps need, furthest first.
    fn chain(&self, rules: &Rules, steps: &[i16], held: usize) -> TurnsLeft {
        let mut sum = self.pair(0, steps[0], steps[1], held);
        for link in 1..steps.len() - 1 {
            let both = self.pair(link, steps[link], steps[link + 1], held);
            let one = self.pair(link - 1, rules.home_step(link - 1), steps[link], held);
            sum.turns += both.turns - one.turns;
            sum.spread += both.spread - one.spread;
        }
        if self.tables.len() == 1 {
            sum.turns += SINGLE_TOKEN_SHARE * (self.singly(rules, steps, held) - sum.turns);
        }
        TurnsLeft { turns: sum.turns, spread: sum.spread.max(0.0) }
    }

    /// The turns if every roll served one token alone, or those that move as one.
    fn singly(&self, rules: &Rules, steps: &[i16], held: usize) -> f32 {
        let lone = |step: i16| self.pair(0, rules.finish(), step, held).turns;
        let stacks = rules.spec().meeting.own == Own::Stack;
        let mut turns = lone(steps[0]);
        for two in steps.windows(2) {
            turns += lone(two[1]);
            if stacks && two[0] == two[1] && two[0] > self.first {
                turns += self.pair(0, two[0], two[1], held).turns - 2.0 * lone(two[1]);
            }
        }
        turns
    }
}

/// The same rules with only the `running` tokens and, where it makes no difference, one more that
/// is already home. With that token the first entry of a game, which some rules favour, is over.
fn few_tokens(rules: &Rules, goal: usize, running: usize) -> Option<Rules> {
    let mut spec = rules.spec().clone();
    let slots = spec.moving.stretch == StretchKind::Slots;
    let home = usize::from(!slots && goal > 1);
    spec.tokens = spec.tokens.min((running + home) as u8);
    spec.out = spec.out.min(spec.tokens);
    spec.token_names = Vec::new();
    spec.end.goal = if goal == 1 { Goal::Count(1) } else { Goal::All };
    Rules::new(spec).ok()
}
