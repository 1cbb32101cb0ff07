//! Regret: how much a bot's choices lose against best play.

use crate::bot::{Bot, Budget, ask, decides};
use crate::dice::{chance, seeded};
use crate::solve::SolvedTable;
use crate::tally::Z;
use homestretch_rules::{Action, Rules, Seating, State, Turn};
use rand_core::Rng;
use rayon::prelude::*;

/// The result of many games that a bot played against itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Regret {
    /// Games.
    pub games: u64,
    /// Choices between at least two different actions.
    pub choices: u64,
    /// The mean loss of a choice, as a chance to win.
    pub loss: Estimate,
    /// The share of choices that lost nothing.
    pub agreement: Estimate,
    /// The largest loss of a single choice.
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

/// A smaller loss counts as none: it may be a numerical error of the solved table.
const LOSS_TOLERANCE: f64 = 1e-9;

/// How many games one pair of bots plays in a row. Fixed, so that the result does not depend on the
/// number of threads.
const GAMES_PER_BLOCK: u64 = 16;

/// A game with more actions than this is broken off.
const MAX_ACTIONS: u32 = 1_000_000;

/// Callbacks of a long computation, called from any thread.
#[derive(Clone, Copy)]
pub struct RegretWatch<'a> {
    /// Called after every game.
    pub played: &'a (dyn Fn() + Sync),
    /// Called around every choice. When it returns false, the running games are dropped and no
    /// others start.
    pub go_on: &'a (dyn Fn() -> bool + Sync),
}

/// Lets a bot play against itself on the table's seats and compares its choices with the table's.
/// The same seed gives the same result on any number of threads.
///
/// # Panics
///
/// If the table is not for these rules, or a bot's choice is illegal.
pub fn regret_while(
    rules: &Rules,
    table: &SolvedTable,
    bot: impl Fn() -> Box<dyn Bot> + Sync,
    games: u64,
    seed: u64,
    watch: &RegretWatch<'_>,
) -> Regret {
    assert!(table.fits(rules), "the table is for these rules");
    let seating = Seating { seats: table.seats().to_vec(), opening: false };
    let start = rules.start(&seating).expect("the table has these seats");
    let blocks = games.div_ceil(GAMES_PER_BLOCK);
    let sums: Vec<Sums> = (0..blocks)
        .into_par_iter()
        .map(|block| {
            let mut bots = [bot(), bot()];
            let mut sums = Sums::default();
            for game in block * GAMES_PER_BLOCK..((block + 1) * GAMES_PER_BLOCK).min(games) {
                let mut dice = seeded(seed, game);
                for bot in &mut bots {
                    bot.reseed(dice.next_u64());
                }
                match play(rules, table, start, &mut bots, &mut dice, watch.go_on) {
                    Some(game) => sums.add(&game),
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
        games: total.products[GAMES][GAMES] as u64,
        choices: total.products[GAMES][CHOICES] as u64,
        loss: total.estimate(LOSS),
        agreement: total.estimate(AGREEMENTS),
        worst: total.worst,
    }
}

/// The choices of one game.
#[derive(Clone, Copy, Debug, Default)]
struct GameRegret {
    choices: f64,
    loss: f64,
    agreed: f64,
    worst: f64,
}

impl GameRegret {
    fn note(&mut self, best: f64, chosen: f64) {
        let loss = (best - chosen).max(0.0);
        self.choices += 1.0;
        self.loss += loss;
        self.agreed += f64::from(loss < LOSS_TOLERANCE);
        self.worst = self.worst.max(loss);
    }
}

fn play(
    rules: &Rules,
    table: &SolvedTable,
    mut state: State,
    bots: &mut [Box<dyn Bot>; 2],
    dice: &mut impl Rng,
    go_on: &dyn Fn() -> bool,
) -> Option<GameRegret> {
    let known = "the table has every position of these seats";
    let budget = Budget::default();
    let mut game = GameRegret::default();
    for _ in 0..MAX_ACTIONS {
        if !go_on() {
            return None;
        }
        let bot = &mut bots[usize::from(state.seat() != table.seats()[0])];
        let asked = ask(bot, rules, &state, &budget);
        // An answer given after the stop does not count.
        if !go_on() {
            return None;
        }
        let after = |action: Action| table.chance_after(rules, &state, action).expect(known);
        match (state.turn(), asked) {
            (Turn::Over, _) => break,
            (Turn::Move { .. }, Some(action)) if rules.has_choice(&state) => {
                let (_, best) = table.best(rules, &state).expect(known);
                game.note(best, after(action));
            }
            (Turn::Roll { .. }, _) if decides(rules, &state) => {
                let rolling = table.chance_of_rolling(rules, &state).expect(known);
                let (_, chosen) = table.best_roll(rules, &state).expect(known);
                game.note(rolling.max(chosen), asked.map_or(rolling, after));
            }
            _ => {}
        }
        let action = asked.or_else(|| chance(rules, &state, dice)).expect("a throw is due");
        rules.apply(&mut state, action, &mut ()).expect("a bot's choice is legal");
    }
    Some(game)
}

/// Sums over games, for means per choice. Choices of one game are not independent, so the spread is
/// computed from whole games.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    /// The products of every two quantities of a game, summed over games. The quantities are 1, its
    /// choices, its loss, and the choices that lost nothing.
    products: [[f64; 4]; 4],
    worst: f64,
}

/// The indices of the quantities.
const GAMES: usize = 0;
const CHOICES: usize = 1;
const LOSS: usize = 2;
const AGREEMENTS: usize = 3;

impl Sums {
    fn add(&mut self, game: &GameRegret) {
        let quantities = [1.0, game.choices, game.loss, game.agreed];
        let products = quantities.map(|a| quantities.map(|b| a * b));
        self.merge(&Sums { products, worst: game.worst });
    }

    fn merge(&mut self, other: &Sums) {
        let products = self.products.as_flattened_mut().iter_mut();
        products.zip(other.products.as_flattened()).for_each(|(sum, more)| *sum += more);
        self.worst = self.worst.max(other.worst);
    }

    /// The mean of a quantity per choice, with an interval from the spread of whole games.
    fn estimate(&self, of: usize) -> Estimate {
        let [games, choices] = [GAMES, CHOICES].map(|quantity| self.products[GAMES][quantity]);
        let sum = self.products[GAMES][of];
        if choices == 0.0 || games < 2.0 {
            return Estimate { mean: sum / choices.max(1.0), low: 0.0, high: 1.0 };
        }
        let mean = sum / choices;
        let square = self.products[of][of] - 2.0 * mean * self.products[of][CHOICES]
            + mean * mean * self.products[CHOICES][CHOICES];
        let variance = square.max(0.0) * games / (games - 1.0);
        let spread = Z * variance.sqrt() / choices;
        Estimate { mean, low: (mean - spread).max(0.0), high: (mean + spread).min(1.0) }
    }
}
