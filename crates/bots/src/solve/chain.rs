//! Races without decisions: where a token is after each roll is an absorbing chain.
//!
//! Every token runs for itself, so one token's chain tells everything: how long it takes, and, as
//! all players' tokens take independent times, who is home first.

use super::exact::{Equation, last_unknowns};
use homestretch_rules::predicate::Predicate;
use homestretch_rules::spec::{BonusSpec, Must, Use};
use homestretch_rules::{
    Action, BadSeating, Event, Move, Observer, Rules, Seat, Seating, State, Turn,
};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};
use std::collections::{BTreeMap, HashMap};

/// The positions of one token at the beginning of a roll and what a roll makes of them.
#[derive(Clone, Debug)]
pub struct Chain {
    /// By falling progress; the beginning of the game comes last.
    positions: Vec<Position>,
}

#[derive(Clone, Debug)]
struct Position {
    /// Every outcome with its weight.
    outcomes: Vec<(Outcome, u32)>,
    total: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Home,
    /// The seat rolls again.
    Again(usize),
    /// The turn ends.
    Next(usize),
    /// The turn ends, and the next one goes by without a roll.
    Skip(usize),
}

impl Outcome {
    /// Where the token is then, unless it is home.
    fn position(self) -> Option<usize> {
        match self {
            Outcome::Home => None,
            Outcome::Again(to) | Outcome::Next(to) | Outcome::Skip(to) => Some(to),
        }
    }
}

/// Why there is no chain.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoChain {
    /// Players decide, or tokens matter to each other.
    #[error("there is something to decide, or tokens matter to each other")]
    NotAlone,
    /// Nobody can play it.
    #[error(transparent)]
    Seating(#[from] BadSeating),
}

/// How many rolls a token takes, exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolls {
    /// The expected number.
    pub mean: BigRational,
    /// The expected square of the difference from it.
    pub variance: BigRational,
    /// The fewest rolls that can do.
    pub shortest: usize,
    /// The chance of that.
    pub shortest_chance: BigRational,
}

/// A game of several players.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    /// Each one's chance to be home first, in turn order.
    pub chances: Vec<f64>,
    /// The expected number of rolls of all players until someone is home.
    pub rolls: f64,
}

/// Whether there is never anything to decide. Seats may still matter to each other.
pub fn nobody_decides(rules: &Rules) -> bool {
    let spec = rules.spec();
    let items = !spec.squares.second_throw.is_empty() || !spec.squares.chosen_roll.is_empty();
    let one_sum = spec.dice.spend == Use::Sum
        && spec.dice.undersides == Predicate::Never
        && spec.bonus == BonusSpec::default();
    rules.tokens() == 1 && spec.moving.must != Must::Optional && one_sum && !items
}

/// Whether there is never anything to decide, and no seat matters to another: squares that cost a
/// turn and shields against snakes are everyone's own affair.
pub fn runs_alone(rules: &Rules) -> bool {
    if rules.runs_alone() {
        return true;
    }
    let mut spec = rules.spec().clone();
    spec.squares.skip.clear();
    spec.squares.shield.clear();
    nobody_decides(rules) && Rules::new(spec).is_ok_and(|rules| rules.runs_alone())
}

/// What is left out of a distribution at its end.
const TAIL: f64 = 1e-15;

impl Chain {
    /// The chain of a variant in which every token runs for itself.
    pub fn new(rules: &Rules) -> Result<Chain, NoChain> {
        if !runs_alone(rules) {
            return Err(NoChain::NotAlone);
        }
        let players = usize::try_from(rules.spec().players[0]).unwrap_or(2).max(2);
        let seats = rules.usual_seats(players);
        let first = seats[0];
        let start = rules.start(&Seating { seats, opening: false })?;
        // With the state goes whether the next turn will be missed: only the others' turns would
        // take that out of the state itself.
        let mut states = vec![(start, Misses(false))];
        let mut numbers = HashMap::from([((start, false), 0)]);
        let mut positions = Vec::new();
        while let Some((state, misses)) = states.get(positions.len()).copied() {
            let mut number = |state: State, misses: Misses| {
                *numbers.entry((state, misses.0)).or_insert_with(|| {
                    states.push((state, misses));
                    states.len() - 1
                })
            };
            let mut outcomes = BTreeMap::new();
            for &(throw, weight) in rules.throws(&state) {
                let mut misses = misses;
                let outcome = match after(rules, &state, Action::Roll(throw), &mut misses) {
                    None => Outcome::Home,
                    // With more players the game may go on for the others.
                    Some(next) if rules.is_home(&next, first, 0) => Outcome::Home,
                    Some(next) if next.seat() == first => Outcome::Again(number(next, misses)),
                    Some(next) => {
                        let to = number(turn_of(rules, &next, first), Misses(false));
                        if misses.0 { Outcome::Skip(to) } else { Outcome::Next(to) }
                    }
                };
                *outcomes.entry(outcome).or_insert(0) += weight;
            }
            let total = rules.total_weight(&state);
            positions.push(Position { outcomes: outcomes.into_iter().collect(), total });
        }
        let mut order: Vec<usize> = (0..states.len()).collect();
        order.sort_by_key(|n| (*n == 0, -rules.step(&states[*n].0, first, 0)));
        Ok(Chain { positions }.in_order(&order))
    }

    fn in_order(self, order: &[usize]) -> Chain {
        let mut place = vec![0; order.len()];
        order.iter().enumerate().for_each(|(at, n)| place[*n] = at);
        let moved = |outcome: Outcome| match outcome {
            Outcome::Home => Outcome::Home,
            Outcome::Again(n) => Outcome::Again(place[n]),
            Outcome::Next(n) => Outcome::Next(place[n]),
            Outcome::Skip(n) => Outcome::Skip(place[n]),
        };
        let position = |n: &usize| {
            let Position { outcomes, total } = &self.positions[*n];
            let outcomes = outcomes.iter().map(|(outcome, weight)| (moved(*outcome), *weight));
            Position { outcomes: outcomes.collect(), total: *total }
        };
        Chain { positions: order.iter().map(position).collect() }
    }

    /// How many positions there are before the token is home.
    pub fn positions(&self) -> usize {
        self.positions.len()
    }

    /// How many rolls a token takes, exactly.
    pub fn rolls(&self) -> Rolls {
        let (mean, half) = self.moments();
        // `half` is the expectation of n(n + 1) / 2.
        let variance = half * BigInt::from(2) - &mean - &mean * &mean;
        let (shortest, shortest_chance) = self.shortest();
        Rolls { mean, variance, shortest, shortest_chance }
    }

    /// The expected number n of rolls, and the expectation of n(n + 1) / 2.
    fn moments(&self) -> (BigRational, BigRational) {
        // Unknowns: the second expectation of every position but the start, the first one of all,
        // the second one of the start.
        let count = self.positions.len();
        let second = |n: usize| if n + 1 == count { 2 * count - 1 } else { n };
        let first = |n: usize| count - 1 + n;
        let mut equations = vec![Equation::default(); 2 * count];
        for (n, position) in self.positions.iter().enumerate() {
            let total = i64::from(position.total);
            let mut once = Equation::with_sum(position.total);
            let mut twice = Equation::with_sum(0);
            once.add(first(n), total);
            twice.add(second(n), total);
            twice.add(first(n), -total);
            for (outcome, weight) in &position.outcomes {
                if let Some(to) = outcome.position() {
                    once.add(first(to), -i64::from(*weight));
                    twice.add(second(to), -i64::from(*weight));
                }
            }
            equations[first(n)] = once;
            equations[second(n)] = twice;
        }
        let mut last = last_unknowns(equations, 2).into_iter();
        let mut next = || last.next().expect("two were asked for");
        (next(), next())
    }

    /// The fewest rolls, and their chance.
    fn shortest(&self) -> (usize, BigRational) {
        let one = BigRational::from(BigInt::from(1));
        let mut there = BTreeMap::from([(self.positions.len() - 1, one)]);
        let mut rolls = 0;
        loop {
            rolls += 1;
            let mut home = BigRational::zero();
            let mut next: BTreeMap<usize, BigRational> = BTreeMap::new();
            for (n, chance) in &there {
                let position = &self.positions[*n];
                for (outcome, weight) in &position.outcomes {
                    let share = BigRational::new((*weight).into(), position.total.into()) * chance;
                    match outcome.position() {
                        None => home += share,
                        Some(to) => *next.entry(to).or_default() += share,
                    }
                }
            }
            if !home.is_zero() {
                return (rolls, home);
            }
            there = next;
        }
    }

    /// The chance to be home with the n-th roll, from 0 on, until next to nothing is left.
    pub fn distribution(&self) -> Vec<f64> {
        let mut chances = vec![0.0];
        let mut now = self.begin();
        while now.iter().sum::<f64>() > TAIL {
            let (mut next, mut home) = (vec![0.0; now.len()], 0.0);
            self.roll(&now, |outcome, chance| match outcome.position() {
                None => home += chance,
                Some(to) => next[to] += chance,
            });
            chances.push(home);
            now = next;
        }
        chances
    }

    /// A game of so many players.
    pub fn race(&self, players: usize) -> Race {
        let mut race = Race { chances: vec![0.0; players], rolls: 0.0 };
        let mut now = self.begin();
        let mut missing = vec![0.0; now.len()];
        let mut before: f64 = 1.0;
        while before.powi(players as i32) > TAIL {
            let Turned { home, rolls, next, skip } = self.turn(now);
            now = next.iter().zip(&missing).map(|(next, back)| next + back).collect();
            missing = skip;
            let after: f64 = now.iter().chain(&missing).sum();
            for (i, chance) in race.chances.iter_mut().enumerate() {
                // Who came before in this round is not home after it, who comes later not yet.
                let (earlier, later) = (i as i32, (players - 1 - i) as i32);
                let others = after.powi(earlier) * before.powi(later);
                *chance += home * others;
                race.rolls += rolls * others;
            }
            before = after;
        }
        race
    }

    fn begin(&self) -> Vec<f64> {
        let mut begin = vec![0.0; self.positions.len()];
        *begin.last_mut().expect("a game begins somewhere") = 1.0;
        begin
    }

    /// A whole turn.
    fn turn(&self, mut now: Vec<f64>) -> Turned {
        let none = || vec![0.0; now.len()];
        let mut turned = Turned { home: 0.0, rolls: 0.0, next: none(), skip: none() };
        loop {
            let rolling: f64 = now.iter().sum();
            // However often one rolls again: at last it does not matter any more.
            if rolling < TAIL * TAIL {
                return turned;
            }
            turned.rolls += rolling;
            let mut again = vec![0.0; now.len()];
            self.roll(&now, |outcome, chance| match outcome {
                Outcome::Home => turned.home += chance,
                Outcome::Again(to) => again[to] += chance,
                Outcome::Next(to) => turned.next[to] += chance,
                Outcome::Skip(to) => turned.skip[to] += chance,
            });
            now = again;
        }
    }

    fn roll(&self, now: &[f64], mut see: impl FnMut(Outcome, f64)) {
        for (position, chance) in self.positions.iter().zip(now).filter(|(_, c)| **c > 0.0) {
            for (outcome, weight) in &position.outcomes {
                see(*outcome, chance * f64::from(*weight) / f64::from(position.total));
            }
        }
    }
}

/// What comes of a turn.
struct Turned {
    /// The chance to come home in it.
    home: f64,
    /// The expected rolls.
    rolls: f64,
    /// Where the token is otherwise, with the chance of each position.
    next: Vec<f64>,
    /// The same where the next turn will be missed.
    skip: Vec<f64>,
}

impl Rolls {
    /// The square root of the variance.
    pub fn standard_deviation(&self) -> f64 {
        decimal(&self.variance).sqrt()
    }
}

/// A fraction as a decimal number.
pub fn decimal(fraction: &BigRational) -> f64 {
    fraction.to_f64().unwrap_or(f64::NAN)
}

/// The smallest number that so large a part of a distribution does not exceed.
pub fn percentile(distribution: &[f64], part: f64) -> usize {
    let mut seen = 0.0;
    let reached = distribution.iter().position(|chance| {
        seen += chance;
        seen >= part
    });
    reached.unwrap_or(distribution.len() - 1)
}

/// Whether the next turn will be missed.
#[derive(Clone, Copy, Debug)]
struct Misses(bool);

impl Observer for Misses {
    fn see(&mut self, event: Event) {
        self.0 |= matches!(event, Event::WillSkip { .. });
    }
}

/// The position after a roll and the move it forces; `None` if the game is over.
fn after(rules: &Rules, state: &State, action: Action, misses: &mut Misses) -> Option<State> {
    let mut state = *state;
    rules.apply(&mut state, action, misses).expect("the throw is possible");
    match state.turn() {
        Turn::Move { .. } => {
            let only: Option<Move> = rules.legal(&state).get(0);
            after(rules, &state, Action::Move(only.expect("a move is due")), misses)
        }
        Turn::Over => None,
        _ => Some(state),
    }
}

/// The same position when the first seat rolls next.
fn turn_of(rules: &Rules, state: &State, seat: Seat) -> State {
    rules.at_turn_of(state, seat).expect("it sits at the table")
}
