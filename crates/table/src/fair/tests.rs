//! The vectors of the design, and what must hold of every chain and roll.

use super::*;
use homestretch_rules::{Action, Rules, Seating, catalog};
use serde_json::Value as Json;

const VECTORS: &str = include_str!("../../tests/fair-dice-vectors.json");

fn vectors() -> Json {
    serde_json::from_str(VECTORS).expect("JSON")
}

fn value(json: &Json) -> Value {
    json.as_str().expect("text").parse().expect("a value")
}

fn game(vectors: &Json) -> GameId {
    GameId::try_from(vectors["game"].as_str().expect("text").to_string()).expect("a game")
}

/// The chains of the vectors: the server's and those of seats 0, 1 and 2.
fn chains(vectors: &Json) -> (Chain, Vec<Chain>) {
    let game = game(vectors);
    let seats = (0..3).map(|n| Chain::new(&[0x41 + n; 32], game, Owner::Seat(Seat(n))));
    (Chain::new(&[0x53; 32], game, Owner::Server), seats.collect())
}

fn started(vectors: &Json) -> Value {
    let anchors = &vectors["seat_anchors"];
    let seat = |n: u8| Committed {
        seat: Seat(n),
        human: n < 3,
        anchor: (n < 3).then(|| value(&anchors[n.to_string()])),
    };
    let seats: Vec<Committed> = (0..4).map(seat).collect();
    let (rules, server) = (value(&vectors["rules_hash"]), value(&vectors["server_anchor"]));
    start(game(vectors), rules, server, &seats)
}

#[test]
fn anchors_are_those_of_the_vectors() {
    let vectors = vectors();
    let (server, seats) = chains(&vectors);
    assert_eq!(server.anchor(), value(&vectors["server_anchor"]));
    for (n, chain) in seats.iter().enumerate() {
        assert_eq!(chain.anchor(), value(&vectors["seat_anchors"][n.to_string()]));
    }
}

#[test]
fn the_start_binds_what_the_vectors_bind() {
    assert_eq!(started(&vectors()), value(&vectors()["T"]));
}

#[test]
fn rolls_are_those_of_the_vectors() {
    let vectors = vectors();
    let (server, seats) = chains(&vectors);
    for roll in vectors["rolls"].as_array().expect("rolls") {
        let index = roll["i"].as_u64().expect("an index") as u32;
        let roller = Seat(roll["roller"].as_u64().expect("a seat") as u8);
        let s = server.value(index).expect("a value");
        assert_eq!(s, value(&roll["s_i"]));
        let contributions: Vec<Contribution> = seats
            .iter()
            .zip(0..)
            .map(|(chain, n)| (Seat(n), chain.value(index).expect("a value")))
            .collect();
        for (seat, given) in &contributions {
            assert_eq!(*given, value(&roll["contrib"][seat.0.to_string()]));
        }
        let seed = Seed::new(started(&vectors), index, Some(roller), s, &contributions);
        assert_eq!(seed.0, value(&roll["seed"]));
        for (key, count, faces) in [("1d6", 1, 6), ("2d6", 2, 6), ("1d20", 1, 20)] {
            let mut fall = seed.fall();
            let dice: Vec<u8> = (0..count).map(|_| fall.die(faces)).collect();
            assert_eq!(serde_json::json!(dice), roll[key], "{key}");
        }
    }
}

#[test]
fn a_value_leads_down_to_what_is_known_and_no_other_does() {
    let vectors = vectors();
    let (_, seats) = chains(&vectors);
    let (game, owner) = (game(&vectors), Owner::Seat(Seat(0)));
    let anchor = (0, seats[0].anchor());
    let at = |index| (index, seats[0].value(index).expect("a value"));
    for index in [1, 2, 63, 64, 65, 4095, 4096] {
        assert!(descends(game, owner, at(index), anchor), "{index}");
        assert!(descends(game, owner, at(index), at(index / 2)), "{index}");
    }
    assert!(seats[0].value(4097).is_none());
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
fn every_variant_can_throw_and_falls_the_same_way_twice() {
    for id in catalog::ids() {
        let rules = Rules::new(catalog::find(id).expect("a variant")).expect("good rules");
        let seats = rules.usual_seats(rules.spec().players[1] as usize);
        let state = rules.start(&Seating { seats, opening: true }).expect("a start");
        for n in 0..50 {
            let seed = Seed(Value([n; 32]));
            let action = falls(&rules, &state, seed).expect("something falls");
            assert_eq!(Some(action), falls(&rules, &state, seed), "{id}");
            assert!(matches!(action, Action::Roll(_) | Action::First(_)), "{id}");
            let mut after = state;
            rules.apply(&mut after, action, &mut ()).expect("what falls is legal");
        }
    }
}

/// The chi-square statistic of counts that should be equal, and its bound at one in a million for
/// so many degrees of freedom (Wilson and Hilferty's approximation).
fn even(counts: &[u64]) -> (f64, f64) {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    let squares = counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum();
    let df = counts.len() as f64 - 1.0;
    let (z, v) = (4.753_424, 2.0 / (9.0 * df));
    (squares, df * (1.0 - v + z * f64::sqrt(v)).powi(3))
}

#[test]
fn faces_and_pairs_of_the_real_path_are_even() {
    // Ten million with `make fair`; here as many as a test may take.
    let dice: u64 =
        std::env::var("HOMESTRETCH_DICE").map_or(200_000, |n| n.parse().expect("a number"));
    let rules = Rules::new(catalog::find("ludo").expect("a variant")).expect("good rules");
    let seats = rules.usual_seats(2);
    let state = rules.start(&Seating { seats, opening: false }).expect("a start");
    let (mut faces, mut pairs, mut last) = ([0; 6], [0; 36], None);
    let mut thrown = 0;
    for game in 0.. {
        let id = GameId(u128::to_be_bytes(game));
        let server = Chain::new(&[0x53; 32], id, Owner::Server);
        let person = Chain::new(&[0x41; 32], id, Owner::Seat(Seat(0)));
        let committed = Committed { seat: Seat(0), human: true, anchor: Some(person.anchor()) };
        let start = start(id, Value([7; 32]), server.anchor(), &[committed]);
        for index in 1..=LENGTH {
            let value = |chain: &Chain| chain.value(index).expect("a value");
            let given = [(Seat(0), value(&person))];
            let seed = Seed::new(start, index, Some(Seat(0)), value(&server), &given);
            let Some(Action::Roll(throw)) = falls(&rules, &state, seed) else { panic!("no roll") };
            let face = usize::from(rules.dice(throw)[0]) - 1;
            faces[face] += 1;
            if let Some(last) = last.replace(face) {
                pairs[last * 6 + face] += 1;
            }
            thrown += 1;
            if thrown == dice {
                for counts in [&faces[..], &pairs[..]] {
                    let (statistic, bound) = even(counts);
                    println!("{dice} dice, {} kinds: {statistic:.1} < {bound:.1}", counts.len());
                    assert!(statistic < bound, "{counts:?}");
                }
                return;
            }
        }
    }
}
