//! How long a seat still needs when nobody is in its way, worked out from the rules.
//!
//! Two tokens of a seat are played alone, over every throw and every move, always the fastest
//! way. That has in it what the rules say of a way: snakes, ladders, jumps, bounces, stairs,
//! slots and items, tokens that move as one, and the rolls that one token cannot use but another
//! can. More tokens are taken as a chain of pairs, each token beside the next one behind it.

use super::solo::{Graph, Left};
use homestretch_rules::spec::{Goal, Own, StretchKind};
use homestretch_rules::{Item, Rules, Seat, State};

/// The part of the time that is counted token by token. A token in play is worth more than the
/// race alone says: it can capture, and it leaves a choice.
const ALONE: f32 = 0.3;

/// Throws of pairs that are followed at most.
const MOST_ROLLS: usize = 150_000;

/// Turns still to go, for every pair of steps.
#[derive(Clone, Debug)]
pub(crate) struct Pace {
    /// The step of the first entry, and how many steps there are.
    first: i16,
    steps: usize,
    /// Tokens that must come home.
    goal: usize,
    /// Sets of items that can be held.
    sets: usize,
    /// For each throw, how far its first move can take a token.
    pub(super) leaps: Vec<u64>,
    /// By the place in the chain where that matters; by front step, rear step and items.
    tables: Vec<Vec<Left>>,
}

impl Pace {
    /// Plays two tokens alone.
    pub(crate) fn new(rules: &Rules) -> Pace {
        let first = *rules.steps().start();
        let steps = rules.steps().count();
        let goal = match rules.spec().end.goal {
            Goal::All => rules.tokens(),
            Goal::Count(n) => usize::from(n),
        };
        // Two dice with a move each make pairs too many to follow.
        let throws =
            usize::from(rules.spec().dice.sides).saturating_pow(rules.spec().dice.count.into());
        let running = if steps * steps * throws > MOST_ROLLS { 1 } else { 2 };
        let few = few_tokens(rules, goal, running);
        let graph = few.map(|few| Graph::new(&few, running)).unwrap_or_default();
        let sets = if graph.nodes.iter().any(|node| node.held > 0) { 8 } else { 1 };
        let mut pace =
            Pace { first, steps, goal, sets, leaps: graph.leaps.clone(), tables: Vec::new() };
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

    /// Lays out what was found by steps, and takes what was never reached for the step behind it.
    fn table(&self, graph: &Graph, found: &[Left]) -> Vec<Left> {
        let unknown = Left { turns: f32::NAN, spread: 0.0 };
        let mut table = vec![unknown; self.steps * self.steps * self.sets];
        for (node, left) in graph.nodes.iter().zip(found) {
            let at = self.index(node.steps[0], node.steps[1], node.held);
            // Of positions that differ in what is not seen here, the slower one. A block that
            // marches is slow, but it holds the others up as well.
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
                Left { turns, spread: turns }
            });
        }
        table
    }

    /// Makes pairs of what is known of one token alone.
    fn add_lone(&self, table: &mut [Left]) {
        let lone: Vec<Left> = (0..self.steps)
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
        // Steps of another lap lie behind the last one: a whole way is still to go.
        let at = |step: i16| {
            let at = usize::try_from(step - self.first).unwrap_or(0);
            if at < self.steps { at } else { 0 }
        };
        (at(front) * self.steps + at(rear)) * self.sets + held
    }

    fn pair(&self, link: usize, front: i16, rear: i16, held: usize) -> Left {
        self.tables[link.min(self.tables.len() - 1)]
            [self.index(front, rear, held.min(self.sets - 1))]
    }

    /// What a token on this step needs by itself; with only one to bring home, beside a token in
    /// the yard.
    pub(crate) fn lone(&self, rules: &Rules, step: i16) -> Left {
        if self.goal == 1 && rules.tokens() > 1 {
            return self.pair(0, step, self.first, 0);
        }
        self.pair(0, rules.home_step(0), step, 0)
    }

    /// What a seat needs for the tokens it must bring home.
    pub(crate) fn left(&self, rules: &Rules, state: &State, seat: Seat) -> Left {
        let mut steps = [0i16; 16];
        let tokens = rules.tokens();
        for token in 0..tokens {
            // Sorted as they come, the furthest first.
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

    /// What tokens on these steps need, the furthest first.
    fn chain(&self, rules: &Rules, steps: &[i16], held: usize) -> Left {
        let mut sum = self.pair(0, steps[0], steps[1], held);
        for link in 1..steps.len() - 1 {
            let both = self.pair(link, steps[link], steps[link + 1], held);
            let one = self.pair(link - 1, rules.home_step(link - 1), steps[link], held);
            sum.turns += both.turns - one.turns;
            sum.spread += both.spread - one.spread;
        }
        if self.tables.len() == 1 {
            sum.turns += ALONE * (self.singly(rules, steps, held) - sum.turns);
        }
        Left { turns: sum.turns, spread: sum.spread.max(0.0) }
    }

    /// The turns if every roll were for one token alone, or for those that move as one.
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

/// The items a seat holds, as bits.
pub(super) fn held(rules: &Rules, state: &State, seat: Seat) -> usize {
    let bit = |item: Item| match item {
        Item::Shield => 1,
        Item::SecondThrow => 2,
        Item::ChosenRoll => 4,
    };
    rules.held(state, seat).map(bit).sum()
}

/// The same rules with so many tokens, and where it makes no difference another one that is home:
/// then the first entry of a game, which some rules favour, is past.
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
