//! Ratings for games of luck: Weng-Lin, made independent of the order of the games.
//!
//! A single pass over the games follows the last ones most, and in a game of luck that is a random
//! walk. Here the games are rated in many shuffled orders, several times over, and the rating is
//! the mean along the way. The uncertainty comes from bootstrapping: as many games are drawn at
//! random from those played, some twice and some not at all, and the spread of the resulting
//! ratings is the uncertainty.

use crate::dice::below;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use std::collections::BTreeMap;
use std::ops::Range;

/// A player's rating. The mean of all players is the rating of a beginner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rating {
    pub(crate) rating: f64,
    /// As a standard deviation.
    pub(crate) uncertainty: f64,
}

/// Teams of players, the best first.
pub(crate) type TeamRanking = Vec<Vec<usize>>;

/// How often each ranking occurred at a table. The order of the games is forgotten.
pub(crate) type RankingCounts = BTreeMap<TeamRanking, u64>;

/// The rating is the mean over this many shuffled orders.
const SHUFFLED_ORDERS: u64 = 20;

/// The uncertainty is the spread over this many bootstrap samples.
const BOOTSTRAP_SAMPLES: u64 = 100;

/// How often all games are rated in one order. The first pass only brings the ratings close to
/// their final values.
const MIN_PASSES: usize = 4;

/// At least this many games are rated in one order, so a few games get more passes.
const MIN_RATED_GAMES: usize = 4_000;

/// Rates players by the games of all tables. The same seed gives the same ratings.
pub(crate) fn rate(players: usize, tables: &[RankingCounts], seed: u64) -> Vec<Rating> {
    let mut kinds: Vec<&TeamRanking> = Vec::new();
    let mut games: Vec<u32> = Vec::new();
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for counts in tables {
        let begin = games.len();
        for (outcome, count) in counts {
            games.extend((0..*count).map(|_| kinds.len() as u32));
            kinds.push(outcome);
        }
        ranges.push(begin..games.len());
    }
    let random = |number: u64| {
        Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(number.wrapping_mul(STREAM_MULTIPLIER)))
    };
    let orders: Vec<Vec<f64>> = (0..SHUFFLED_ORDERS)
        .into_par_iter()
        .map(|number| mean_ratings(players, &kinds, games.clone(), &mut random(number)))
        .collect();
    let draws: Vec<Vec<f64>> = (SHUFFLED_ORDERS..SHUFFLED_ORDERS + BOOTSTRAP_SAMPLES)
        .into_par_iter()
        .map(|number| {
            let rng = &mut random(number);
            let mut drawn = Vec::with_capacity(games.len());
            for range in &ranges {
                let table = &games[range.clone()];
                let count = table.len() as u32;
                drawn.extend(table.iter().map(|_| table[below(rng, count) as usize]));
            }
            mean_ratings(players, &kinds, drawn, rng)
        })
        .collect();
    let mean = |of: &[Vec<f64>], player: usize| {
        of.iter().map(|ratings| ratings[player]).sum::<f64>() / of.len() as f64
    };
    let spread = |player: usize| {
        let centre = mean(&draws, player);
        let square: f64 = draws.iter().map(|ratings| (ratings[player] - centre).powi(2)).sum();
        (square / (BOOTSTRAP_SAMPLES - 1) as f64).sqrt()
    };
    (0..players)
        .map(|player| Rating { rating: mean(&orders, player), uncertainty: spread(player) })
        .collect()
}

/// Keeps the seeds of different random streams apart.
const STREAM_MULTIPLIER: u64 = 0x9E37_79B9_7F4A_7C15;

/// The mean ratings along several shuffled passes over the games.
fn mean_ratings(
    players: usize,
    kinds: &[&TeamRanking],
    mut games: Vec<u32>,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<f64> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); players];
    let mut sums = vec![0.0; players];
    let passes = MIN_PASSES.max(MIN_RATED_GAMES / games.len().max(1));
    for pass in 0..passes {
        shuffle(&mut games, rng);
        for game in &games {
            update(&mut ratings, kinds[*game as usize], &config);
            if pass > 0 {
                sums.iter_mut().zip(&ratings).for_each(|(sum, rated)| *sum += rated.rating);
            }
        }
    }
    let count = ((passes - 1) * games.len()).max(1) as f64;
    let beginner = WengLinRating::new().rating;
    let centre = sums.iter().sum::<f64>() / players.max(1) as f64;
    sums.iter().map(|sum| (sum - centre) / count + beginner).collect()
}

/// Updates the ratings by one game.
fn update(ratings: &mut [WengLinRating], outcome: &TeamRanking, config: &WengLinConfig) {
    if let [winner, loser] = &outcome[..]
        && let ([winner], [loser]) = (&winner[..], &loser[..])
    {
        let (won, lost) = (&ratings[*winner], &ratings[*loser]);
        (ratings[*winner], ratings[*loser]) = weng_lin(won, lost, &Outcomes::WIN, config);
        return;
    }
    let rated: Vec<Vec<WengLinRating>> =
        outcome.iter().map(|team| team.iter().map(|player| ratings[*player]).collect()).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = rated
        .iter()
        .enumerate()
        .map(|(place, team)| (&team[..], MultiTeamOutcome::new(place + 1)))
        .collect();
    let updated = weng_lin_multi_team(&ranked, config);
    for (player, rating) in outcome.iter().flatten().zip(updated.iter().flatten()) {
        ratings[*player] = *rating;
    }
}

fn shuffle(games: &mut [u32], rng: &mut Xoshiro256PlusPlus) {
    for last in (1..games.len()).rev() {
        games.swap(last, below(rng, last as u32 + 1) as usize);
    }
}
