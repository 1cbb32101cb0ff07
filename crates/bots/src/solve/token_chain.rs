//! Races without decisions: the position of a token after each roll is an absorbing Markov chain.
//!
//! Every token runs independently of all others, so the chain of one token gives everything: how
//! long a token takes and which player is home first.

use super::equations::{Equation, last_unknowns};
use homestretch_rules::predicate::Predicate;
use homestretch_rules::spec::{BonusSpec, DiceUse, Must};
use homestretch_rules::{
    Action, BadSeating, Event, Move, Observer, Rules, Seat, Seating, State, Turn,
};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};
use std::collections::{BTreeMap, HashMap};

/// The positions of one token at the beginning of a roll, and the outcomes of that roll.
#[derive(Clone, Debug)]
pub struct TokenChain {
    /// In order of decreasing progress; the start of the game comes last.
    positions: Vec<Position>,
}

#[derive(Clone, Debug)]
struct Position {
    /// Every outcome with its weight.
    outcomes: Vec<(RollOutcome, u32)>,
    total: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum RollOutcome {
    Home,
    /// The seat rolls again from this position.
    Again(usize),
    /// The turn ends in this position.
    Next(usize),
    /// The turn ends in this position, and the next one is skipped.
    Skip(usize),
}

impl RollOutcome {
    /// The next position; `None` if the token is home.
    fn position(self) -> Option<usize> {
        match self {
            RollOutcome::Home => None,
            RollOutcome::Again(to) | RollOutcome::Next(to) | RollOutcome::Skip(to) => Some(to),
        }
    }
}

/// Why there is no chain.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoChain {
    /// Players decide, or tokens affect each other.
    #[error("there is something to decide, or tokens affect each other")]
    NotAlone,
    /// The seats are wrong.
    #[error(transparent)]
    Seating(#[from] BadSeating),
}

/// The exact number of rolls that a token takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolls {
    /// The expected number.
    pub mean: BigRational,
    /// The variance.
    pub variance: BigRational,
    /// The smallest possible number.
    pub shortest: usize,
    /// The chance of that number.
    pub shortest_chance: BigRational,
}

/// A game of several players.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    /// The chance of each player to be home first, in turn order.
    pub chances: Vec<f64>,
    /// The expected number of rolls of all players until someone is home.
    pub rolls: f64,
}

/// Whether there is never anything to decide. Seats may still affect each other.
pub fn nobody_decides(rules: &Rules) -> bool {
    let spec = rules.spec();
    let items = !spec.squares.second_throw.is_empty() || !spec.squares.chosen_roll.is_empty();
    let one_sum = spec.dice.spend == DiceUse::Sum
        && spec.dice.undersides == Predicate::Never
        && spec.bonus == BonusSpec::default();
    rules.tokens() == 1 && spec.moving.must != Must::Optional && one_sum && !items
}

/// Whether there is never anything to decide and no seat affects another. Squares that cost a turn
/// and shields against snakes affect only their own seat.
pub fn runs_alone(rules: &Rules) -> bool {
    if rules.runs_alone() {
        return true;
    }
    let mut spec = rules.spec().clone();
    spec.squares.skip.clear();
    spec.squares.shield.clear();
    nobody_decides(rules) && Rules::new(spec).is_ok_and(|rules| rules.runs_alone())
}

/// The probability that is cut off at the end of a distribution.
const TAIL_PROBABILITY: f64 = 1e-15;

impl TokenChain {
    /// The chain of a variant in which every token runs alone.
    pub fn new(rules: &Rules) -> Result<TokenChain, NoChain> {
        if !runs_alone(rules) {
            return Err(NoChain::NotAlone);
        }
        let players = usize::try_from(rules.spec().players[0]).unwrap_or(2).max(2);
        let seats = rules.usual_seats(players);
        let first = seats[0];
        let start = rules.start(&Seating { seats, opening: false })?;
        // Each state is stored with whether the next turn will be skipped, because the state itself
        // forgets it only after the others' turns.
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
                    None => RollOutcome::Home,
                    // With more players the game may go on for the others.
                    Some(next) if rules.is_home(&next, first, 0) => RollOutcome::Home,
                    Some(next) if next.seat() == first => RollOutcome::Again(number(next, misses)),
                    Some(next) => {
                        let to = number(turn_of(rules, &next, first), Misses(false));
                        if misses.0 { RollOutcome::Skip(to) } else { RollOutcome::Next(to) }
                    }
                };
                *outcomes.entry(outcome).or_insert(0) += weight;
            }
            let total = rules.total_weight(&state);
            positions.push(Position { outcomes: outcomes.into_iter().collect(), total });
        }
        let mut order: Vec<usize> = (0..states.len()).collect();
        order.sort_by_key(|n| (*n == 0, -rules.step(&states[*n].0, first, 0)));
        Ok(TokenChain { positions }.in_order(&order))
    }

    fn in_order(self, order: &[usize]) -> TokenChain {
        let mut place = vec![0; order.len()];
        order.iter().enumerate().for_each(|(at, n)| place[*n] = at);
        let moved = |outcome: RollOutcome| match outcome {
            RollOutcome::Home => RollOutcome::Home,
            RollOutcome::Again(n) => RollOutcome::Again(place[n]),
            RollOutcome::Next(n) => RollOutcome::Next(place[n]),
            RollOutcome::Skip(n) => RollOutcome::Skip(place[n]),
        };
        let position = |n: &usize| {
            let Position { outcomes, total } = &self.positions[*n];
            let outcomes = outcomes.iter().map(|(outcome, weight)| (moved(*outcome), *weight));
            Position { outcomes: outcomes.collect(), total: *total }
        };
        TokenChain { positions: order.iter().map(position).collect() }
    }

    /// The number of positions before the token is home.
    pub fn positions(&self) -> usize {
        self.positions.len()
    }

    /// The exact number of rolls that a token takes.
    pub fn rolls(&self) -> Rolls {
        let (mean, half) = self.moments();
        // `half` is the expectation of n(n + 1) / 2.
        let variance = half * BigInt::from(2) - &mean - &mean * &mean;
        let (shortest, shortest_chance) = self.shortest();
        Rolls { mean, variance, shortest, shortest_chance }
    }

    /// The expected number n of rolls, and the expectation of n(n + 1) / 2.
    fn moments(&self) -> (BigRational, BigRational) {
        // The unknowns are the second expectation of every position but the start, the first
        // expectation of all positions, and the second expectation of the start.
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
        let mut next = || last.next().expect("two unknowns were asked for");
        (next(), next())
    }

    /// The smallest number of rolls, and its chance.
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

    /// The chance to be home with the n-th roll, from 0 on, until almost nothing is left.
    pub fn distribution(&self) -> Vec<f64> {
        let mut chances = vec![0.0];
        let mut now = self.start();
        while now.iter().sum::<f64>() > TAIL_PROBABILITY {
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

    /// A game of this many players.
    pub fn race(&self, players: usize) -> Race {
        let mut race = Race { chances: vec![0.0; players], rolls: 0.0 };
        let mut now = self.start();
        let mut missing = vec![0.0; now.len()];
        let mut before: f64 = 1.0;
        while before.powi(players as i32) > TAIL_PROBABILITY {
            let TurnResult { home, rolls, next, skip } = self.turn(now);
            now = next.iter().zip(&missing).map(|(next, back)| next + back).collect();
            missing = skip;
            let after: f64 = now.iter().chain(&missing).sum();
            for (i, chance) in race.chances.iter_mut().enumerate() {
                // Players earlier in this round have had their turn and are not home; later ones
                // have not.
                let (earlier, later) = (i as i32, (players - 1 - i) as i32);
                let others = after.powi(earlier) * before.powi(later);
                *chance += home * others;
                race.rolls += rolls * others;
            }
            before = after;
        }
        race
    }

    fn start(&self) -> Vec<f64> {
        let mut start = vec![0.0; self.positions.len()];
        *start.last_mut().expect("a chain has at least one position") = 1.0;
        start
    }

    /// Plays a whole turn.
    fn turn(&self, mut now: Vec<f64>) -> TurnResult {
        let none = || vec![0.0; now.len()];
        let mut turned = TurnResult { home: 0.0, rolls: 0.0, next: none(), skip: none() };
        loop {
            let rolling: f64 = now.iter().sum();
            // The chance to keep rolling again has become negligible.
            if rolling < TAIL_PROBABILITY * TAIL_PROBABILITY {
                return turned;
            }
            turned.rolls += rolling;
            let mut again = vec![0.0; now.len()];
            self.roll(&now, |outcome, chance| match outcome {
                RollOutcome::Home => turned.home += chance,
                RollOutcome::Again(to) => again[to] += chance,
                RollOutcome::Next(to) => turned.next[to] += chance,
                RollOutcome::Skip(to) => turned.skip[to] += chance,
            });
            now = again;
        }
    }

    fn roll(&self, now: &[f64], mut see: impl FnMut(RollOutcome, f64)) {
        for (position, chance) in self.positions.iter().zip(now).filter(|(_, c)| **c > 0.0) {
            for (outcome, weight) in &position.outcomes {
                see(*outcome, chance * f64::from(*weight) / f64::from(position.total));
            }
        }
    }
}

/// The result of a turn.
struct TurnResult {
    /// The chance to come home.
    home: f64,
    /// The expected number of rolls.
    rolls: f64,
    /// For each position, the chance that the turn ends there and the next turn is not skipped.
    next: Vec<f64>,
    /// The same for turns after which the next one is skipped.
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

/// The smallest number that the given share of a distribution does not exceed.
pub fn percentile(distribution: &[f64], part: f64) -> usize {
    let mut seen = 0.0;
    let reached = distribution.iter().position(|chance| {
        seen += chance;
        seen >= part
    });
    reached.unwrap_or(distribution.len() - 1)
}

/// Whether the next turn will be skipped.
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
    rules.apply(&mut state, action, misses).expect("a listed action is legal");
    match state.turn() {
        Turn::Move { .. } => {
            let only: Option<Move> = rules.legal(&state).get(0);
            after(rules, &state, Action::Move(only.expect("a move is due")), misses)
        }
        Turn::Over => None,
        _ => Some(state),
    }
}

/// The same position when this seat rolls next.
fn turn_of(rules: &Rules, state: &State, seat: Seat) -> State {
    rules.at_turn_of(state, seat).expect("the seat plays")
}
