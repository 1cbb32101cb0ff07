//! How much a player's choices lose against best play.

use crate::dice::{chance, seeded};
use crate::player::{Budget, Player};
use crate::solve::Table;
use crate::tally::Z;
use homestretch_rules::{Action, Item, Rules, Seating, State, Turn};
use rand_core::Rng;
use rayon::prelude::*;

/// What was found over many games that a player played against itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Regret {
    /// Games.
    pub games: u64,
    /// Choices between at least two things that differ.
    pub choices: u64,
    /// The chance to win that a choice lost on average.
    pub loss: Estimate,
    /// The share of choices that lost nothing.
    pub agreement: Estimate,
    /// The most that one choice lost.
    pub worst: f64,
}

/// A mean and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The low end.
    pub low: f64,
    /// The high end.
    pub high: f64,
}

/// Less than this is no loss: the table is not more exact.
const NOTHING: f64 = 1e-9;

/// Games that one pair of players plays in a row, whatever thread it is on.
const BLOCK: u64 = 16;

/// Games that are longer than this many actions are broken off.
const MOST_ACTIONS: u32 = 1_000_000;

/// Lets a player play itself on the table's seats and compares its choices with the table's. The
/// same seed gives the same result on any number of threads.
///
/// # Panics
///
/// If the table is not for these rules, or a player chooses what is not legal.
pub fn regret(
    rules: &Rules,
    table: &Table,
    player: impl Fn() -> Box<dyn Player> + Sync,
    games: u64,
    seed: u64,
) -> Regret {
    regret_while(rules, table, player, games, seed, &Watch { played: &|| {}, go_on: &|| true })
}

/// Who watches long work, from any thread.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Told of every game that is over.
    pub played: &'a (dyn Fn() + Sync),
    /// Asked after every choice; if not, the running games are dropped and no others begin.
    pub go_on: &'a (dyn Fn() -> bool + Sync),
}

/// The same, as long as the watch says so.
///
/// # Panics
///
/// As [`regret`].
pub fn regret_while(
    rules: &Rules,
    table: &Table,
    player: impl Fn() -> Box<dyn Player> + Sync,
    games: u64,
    seed: u64,
    watch: &Watch<'_>,
) -> Regret {
    assert!(table.fits(rules), "the table is for these rules");
    let seating = Seating { seats: table.seats().to_vec(), opening: false };
    let start = rules.start(&seating).expect("the table has these seats");
    let blocks = games.div_ceil(BLOCK);
    let sums: Vec<Sums> = (0..blocks)
        .into_par_iter()
        .map(|block| {
            let mut players = [player(), player()];
            let mut sums = Sums::default();
            for game in block * BLOCK..((block + 1) * BLOCK).min(games) {
                let mut dice = seeded(seed, game);
                for player in &mut players {
                    player.reseed(dice.next_u64());
                }
                match play(rules, table, start, &mut players, &mut dice, watch.go_on) {
                    Some(seen) => sums.add(&seen),
                    None => break,
                }
                (watch.played)();
            }
            sums
        })
        .collect();
    let mut total = Sums::default();
    sums.iter().for_each(|sums| total.merge(sums));
    Regret {
        games: total.games as u64,
        choices: total.choices as u64,
        loss: total.estimate(total.loss),
        agreement: total.estimate(total.agreed),
        worst: total.worst,
    }
}

/// The choices of one game.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    choices: f64,
    loss: f64,
    agreed: f64,
    worst: f64,
}

impl Seen {
    fn note(&mut self, best: f64, chosen: f64) {
        let loss = (best - chosen).max(0.0);
        self.choices += 1.0;
        self.loss += loss;
        self.agreed += f64::from(loss < NOTHING);
        self.worst = self.worst.max(loss);
    }
}

fn play(
    rules: &Rules,
    table: &Table,
    mut state: State,
    players: &mut [Box<dyn Player>; 2],
    dice: &mut impl Rng,
    go_on: &dyn Fn() -> bool,
) -> Option<Seen> {
    let known = "the table has every position of these seats";
    let budget = Budget::default();
    let mut seen = Seen::default();
    for _ in 0..MOST_ACTIONS {
        if !go_on() {
            return None;
        }
        let player = &mut players[usize::from(state.seat() != table.seats()[0])];
        let after = |action: Action| table.chance_after(rules, &state, action).expect(known);
        let action = match state.turn() {
            Turn::Over => break,
            Turn::Move { .. } => {
                let action = player.choose(rules, &state, &budget);
                // An answer after the end is none.
                if !go_on() {
                    return None;
                }
                if rules.has_choice(&state) {
                    let (_, best) = table.best(rules, &state).expect(known);
                    seen.note(best, after(action));
                }
                action
            }
            Turn::Roll { .. } if rules.usable(&state) == Some(Item::ChosenRoll) => {
                let rolling = table.chance_of_rolling(rules, &state).expect(known);
                let (_, chosen) = table.best_roll(rules, &state).expect(known);
                let action = player.before_roll(rules, &state, &budget);
                seen.note(rolling.max(chosen), action.map_or(rolling, after));
                action.or_else(|| chance(rules, &state, dice)).expect("a throw is due")
            }
            _ => chance(rules, &state, dice).expect("a throw is due"),
        };
        rules.apply(&mut state, action, &mut ()).expect("a player's choice is legal");
    }
    Some(seen)
}

/// Sums over games, for means of choices. Choices of one game hang together, so that the spread
/// is that of whole games.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    games: f64,
    choices: f64,
    squares: f64,
    loss: Part,
    agreed: Part,
    worst: f64,
}

/// A quantity summed over games, its square, and its product with the number of choices.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    sum: f64,
    square: f64,
    product: f64,
}

impl Part {
    fn add(&mut self, value: f64, choices: f64) {
        self.merge(&Part { sum: value, square: value * value, product: value * choices });
    }

    fn merge(&mut self, other: &Part) {
        self.sum += other.sum;
        self.square += other.square;
        self.product += other.product;
    }
}

impl Sums {
    fn add(&mut self, seen: &Seen) {
        self.games += 1.0;
        self.choices += seen.choices;
        self.squares += seen.choices * seen.choices;
        self.loss.add(seen.loss, seen.choices);
        self.agreed.add(seen.agreed, seen.choices);
        self.worst = self.worst.max(seen.worst);
    }

    fn merge(&mut self, other: &Sums) {
        self.games += other.games;
        self.choices += other.choices;
        self.squares += other.squares;
        self.loss.merge(&other.loss);
        self.agreed.merge(&other.agreed);
        self.worst = self.worst.max(other.worst);
    }

    /// The mean of a quantity per choice, by the spread of whole games.
    fn estimate(&self, part: Part) -> Estimate {
        if self.choices == 0.0 || self.games < 2.0 {
            return Estimate { mean: part.sum / self.choices.max(1.0), low: 0.0, high: 1.0 };
        }
        let mean = part.sum / self.choices;
        let square = part.square - 2.0 * mean * part.product + mean * mean * self.squares;
        let variance = square.max(0.0) * self.games / (self.games - 1.0);
        let spread = Z * variance.sqrt() / self.choices;
        Estimate { mean, low: (mean - spread).max(0.0), high: (mean + spread).min(1.0) }
    }
}
