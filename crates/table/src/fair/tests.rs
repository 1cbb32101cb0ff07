//! Laws of chains and rolls.

use super::*;
use homestretch_rules::{Action, Rules, Seating, catalog};

#[test]
fn a_chain_value_hashes_down_to_the_known_value_and_other_values_do_not() {
    let (game, owner) = (GameId([7; 16]), Owner::Seat(Seat(0)));
    let chain = Chain::new(&[0x41; 32], game, owner);
    let anchor = (0, chain.anchor());
    let at = |index| (index, chain.value(index).expect("a value"));
    for index in [1, 2, 63, 64, 65, 4095, 4096] {
        assert!(descends(game, owner, at(index), anchor), "{index}");
        assert!(descends(game, owner, at(index), at(index / 2)), "{index}");
    }
    assert!(chain.value(4097).is_none());
    assert!(!descends(game, owner, (2, at(1).1), anchor), "another index");
    assert!(!descends(game, Owner::Seat(Seat(1)), at(1), anchor), "another seat");
    assert!(!descends(GameId([9; 16]), owner, at(1), anchor), "another game");
    assert!(!descends(game, owner, at(1), at(2)), "upwards");
    assert!(!descends(game, owner, (5000, at(1).1), anchor), "beyond the end");
}

#[test]
fn the_order_in_which_values_come_does_not_matter() {
    let [a, b, t, s] = [1, 2, 3, 4].map(|n| Value([n; 32]));
    let one = Seed::new(t, 7, Some(Seat(1)), s, &[(Seat(0), a), (Seat(1), b)]);
    let other = Seed::new(t, 7, Some(Seat(1)), s, &[(Seat(1), b), (Seat(0), a)]);
    assert_eq!(one, other);
    assert_ne!(one, Seed::new(t, 7, Some(Seat(1)), s, &[(Seat(0), a)]));
    assert_ne!(one, Seed::new(t, 8, Some(Seat(1)), s, &[(Seat(0), a), (Seat(1), b)]));
    assert_ne!(one, Seed::new(t, 7, None, s, &[(Seat(0), a), (Seat(1), b)]));
}

#[test]
fn in_every_variant_the_seed_determines_the_dice() {
    for id in catalog::ids() {
        let rules = Rules::new(catalog::find(id).expect("a variant")).expect("good rules");
        let seats = rules.usual_seats(rules.spec().players[1] as usize);
        let state = rules.start(&Seating { seats, opening: true }).expect("a start");
        for n in 0..50 {
            let seed = Seed(Value([n; 32]));
            let action = falls(&rules, &state, seed).expect("a throw is due");
            assert_eq!(Some(action), falls(&rules, &state, seed), "{id}");
            assert!(matches!(action, Action::Roll(_) | Action::First(_)), "{id}");
            let mut after = state;
            rules.apply(&mut after, action, &mut ()).expect("the throw is legal");
        }
    }
}

/// The chi-square statistic of counts that should be equal.
fn unevenness(counts: &[u64]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum()
}

/// The probability that a chi-square statistic with an odd number of degrees of freedom is at least
/// this: 2 Q(√x) + 2 φ(√x) (√x + √x³/3 + √x⁵/(3·5) + …), where Q and φ are the tail and the density
/// of the normal distribution.
fn at_least(statistic: f64, freedom: usize) -> f64 {
    assert_eq!(freedom % 2, 1);
    let root = statistic.sqrt();
    let density = (-statistic / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let terms = (1..freedom).step_by(2).scan(1.0, |product, odd| {
        *product *= odd as f64;
        Some(root.powi(odd as i32) / *product)
    });
    2.0 * tail(root) + 2.0 * density * terms.sum::<f64>()
}

/// The probability that a normal variable is at least this, by the continued fraction of Mills'
/// ratio.
fn tail(root: f64) -> f64 {
    let fraction = (1..200).rev().fold(root, |below, n| root + f64::from(n) / below);
    (-root * root / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() / fraction
}

/// One in a million.
const RARE: f64 = 1e-6;

#[test]
fn the_chi_square_distribution_matches_published_tables() {
    for (freedom, bound, likely) in [
        (1, 3.841_459, 0.05),
        (5, 11.070_498, 0.05),
        (5, 20.515_006, 0.001),
        (35, 49.801_850, 0.05),
        (35, 66.618_83, 0.001),
    ] {
        assert!((at_least(bound, freedom) / likely - 1.0).abs() < 1e-5, "{freedom} {bound}");
    }
    // The bounds that docs/DICE.md names.
    for (freedom, bound) in [(5, 35.9), (35, 89.9)] {
        assert!(at_least(bound - 0.05, freedom) > RARE && at_least(bound + 0.06, freedom) < RARE);
    }
}

/// All values of a chain, each from the one after it. A chain stores only some values and would
/// compute most of them repeatedly.
fn values(secret: u8, game: GameId, owner: Owner) -> Vec<Value> {
    let chain = Chain::new(&[secret; 32], game, owner);
    let mut values = vec![chain.value(LENGTH).expect("a value")];
    for index in (1..=LENGTH).rev() {
        values.push(chain::below(game, owner, index, values[values.len() - 1]));
    }
    values.reverse();
    assert_eq!((values[0], Some(values[100])), (chain.anchor(), chain.value(100)));
    values
}

#[test]
fn faces_and_pairs_are_uniformly_distributed() {
    // Single dice, pairs from two consecutive rolls, and pairs of dice in one throw.
    let dice: u64 =
        std::env::var("HOMESTRETCH_DICE").map_or(10_000_000, |n| n.parse().expect("a number"));
    let rules = Rules::new(catalog::find("ludo").expect("a variant")).expect("good rules");
    let seats = rules.usual_seats(2);
    let state = rules.start(&Seating { seats, opening: false }).expect("a start");
    let (mut faces, mut pairs, mut throws, mut first) = ([0; 6], [0; 36], [0; 36], None);
    let mut thrown = 0;
    for game in 0.. {
        let id = GameId(u128::to_be_bytes(game));
        let server = values(0x53, id, Owner::Server);
        let people =
            [Seat(0), Seat(2)].map(|seat| (seat, values(0x41 + seat.0, id, Owner::Seat(seat))));
        let committed = people.each_ref().map(|(seat, values)| Committed {
            seat: *seat,
            human: true,
            anchor: Some(values[0]),
        });
        let start = start(id, Value([7; 32]), server[0], &committed);
        for index in 1..=LENGTH {
            let at = index as usize;
            let given = people.each_ref().map(|(seat, values)| (*seat, values[at]));
            let seed = Seed::new(start, index, Some(Seat(0)), server[at], &given);
            let Some(Action::Roll(throw)) = falls(&rules, &state, seed) else { panic!("no roll") };
            let face = usize::from(rules.dice(throw)[0]) - 1;
            faces[face] += 1;
            // Each die is in one pair only, so that pairs are independent.
            match first.take() {
                Some(first) => pairs[first * 6 + face] += 1,
                None => first = Some(face),
            }
            // Two dice of one throw. The first is the same as in a throw of one die.
            let mut fall = seed.fall();
            let [one, two] = [(); 2].map(|()| usize::from(fall.die(6)) - 1);
            assert_eq!(one, face);
            throws[one * 6 + two] += 1;
            thrown += 1;
            if thrown == dice {
                for (what, counts) in
                    [("faces", &faces[..]), ("pairs", &pairs), ("pairs of a throw", &throws)]
                {
                    let statistic = unevenness(counts);
                    let likely = at_least(statistic, counts.len() - 1);
                    println!("{dice} dice, {what}: {statistic:.1}, p = {likely:.3}");
                    assert!(likely > RARE, "{counts:?}");
                }
                return;
            }
        }
    }
}
