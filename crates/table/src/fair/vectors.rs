//! The vectors of the design and further ones: missing contributors, bytes that are passed over,
//! several dice, weighted throws. `HOMESTRETCH_VECTORS` names another file to be tried as well.

use super::roll::drawn;
use super::*;
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;

/// The vectors of the design.
pub(super) const DESIGN: &str = include_str!("../../tests/fair-dice-vectors.json");
/// More of them: made by `tools/verify.py`, computed again here and by the web client.
const MORE: &str = include_str!("../../tests/more-vectors.json");

/// A game with all its secrets.
pub(super) struct Vectors {
    json: Json,
    pub(super) game: GameId,
    server: Chain,
    pub(super) people: BTreeMap<Seat, Chain>,
}

impl Vectors {
    pub(super) fn read(text: &str) -> Vectors {
        let json: Json = serde_json::from_str(text).expect("JSON");
        let game = json["game"].as_str().expect("text").to_string();
        let game = GameId::try_from(game).expect("a game");
        let server = Chain::new(&value(&json["server_secret"]).0, game, Owner::Server);
        let anchors = json["seat_anchors"].as_object().expect("anchors");
        let seats = anchors.keys().map(|seat| Seat(seat.parse().expect("a seat")));
        let secret = |seat: Seat| match &json["seat_secrets"][seat.0.to_string()] {
            Json::Null => [0x41 + seat.0; 32],
            secret => value(secret).0,
        };
        let chain = |seat: Seat| (seat, Chain::new(&secret(seat), game, Owner::Seat(seat)));
        let people = seats.map(chain).collect();
        Vectors { json, game, server, people }
    }

    /// The start. The form does not say who sits beside the people, bots or people without a chain:
    /// what T binds is found by trying.
    fn start(&self) -> Option<Value> {
        let bound = value(&self.json["T"]);
        let others: Vec<u8> = (0..8).filter(|s| !self.people.contains_key(&Seat(*s))).collect();
        let person = |(seat, chain): (&Seat, &Chain)| Committed {
            seat: *seat,
            human: true,
            anchor: Some(chain.anchor()),
        };
        let mut trials = 0..3_usize.pow(others.len() as u32);
        trials.find_map(|trial| {
            let kind = |at: usize| trial / 3_usize.pow(at as u32) % 3;
            let beside = others.iter().enumerate().filter(|(at, _)| kind(*at) > 0);
            let beside = beside.map(|(at, seat)| Committed {
                seat: Seat(*seat),
                human: kind(at) == 2,
                anchor: None,
            });
            let seats: Vec<Committed> = self.people.iter().map(person).chain(beside).collect();
            let hash = value(&self.json["rules_hash"]);
            (start(self.game, hash, self.server.anchor(), &seats) == bound).then_some(bound)
        })
    }

    /// Computes everything again, and gives the number of falls that were compared.
    fn check(&self) -> usize {
        assert_eq!(self.server.anchor(), value(&self.json["server_anchor"]));
        for (seat, chain) in &self.people {
            assert_eq!(chain.anchor(), value(&self.json["seat_anchors"][seat.0.to_string()]));
        }
        let start = self.start().expect("T comes out with some bots beside the people");
        let rolls = self.json["rolls"].as_array().expect("rolls");
        rolls.iter().map(|roll| self.check_roll(start, roll.as_object().expect("a roll"))).sum()
    }

    fn check_roll(&self, start: Value, roll: &serde_json::Map<String, Json>) -> usize {
        let index = roll["i"].as_u64().expect("an index") as u32;
        let roller = roll["roller"].as_u64().map(|seat| Seat(seat as u8));
        let server = self.server.value(index).expect("a value");
        assert_eq!(server, value(&roll["s_i"]), "roll {index}");
        let given = roll["contrib"].as_object().expect("values");
        let here = |seat: &Seat| given.contains_key(&seat.0.to_string());
        let given: Vec<Contribution> = self
            .people
            .iter()
            .filter(|(seat, _)| here(seat))
            .map(|(seat, chain)| (*seat, chain.value(index).expect("a value")))
            .collect();
        for (seat, own) in &given {
            assert_eq!(*own, value(&roll["contrib"][seat.0.to_string()]), "roll {index}");
        }
        let seed = Seed::new(start, index, roller, server, &given);
        assert_eq!(seed.0, value(&roll["seed"]), "roll {index}");
        let mut compared = 0;
        for (key, expected) in roll {
            let right = match key.as_str() {
                "i" | "roller" | "s_i" | "contrib" | "seed" => continue,
                // People with a chain, and none of those who gave a value.
                "missing" => {
                    let silent = self.people.keys().filter(|seat| !here(seat));
                    let named = |seat: &&Seat| {
                        expected.as_array().is_some_and(|list| list.contains(&json!(seat.0)))
                    };
                    json!(silent.filter(named).collect::<Vec<_>>())
                }
                key => match fallen(key, seed) {
                    Some(right) => right,
                    None => {
                        println!("not looked at: {key} of roll {index}");
                        continue;
                    }
                },
            };
            assert_eq!(right, *expected, "roll {index}: {key}");
            compared += 1;
        }
        compared
    }
}

/// What falls: `2d6` are two dice of six faces, `w1,4,6` a weighted throw, `f2,0,3` the first of these
/// seats, in whatever order they are written.
fn fallen(key: &str, seed: Seed) -> Option<Json> {
    if let Some(seats) = key.strip_prefix('f') {
        let seats = seats.split(',').map(|seat| seat.parse().ok().map(Seat));
        return Some(json!(drawn(seats.collect::<Option<_>>()?, seed)));
    }
    let mut fall = seed.fall();
    if let Some(weights) = key.strip_prefix('w') {
        let weights = weights.split(',').map(|weight| weight.parse().ok());
        return Some(json!(fall.weighted(weights.collect::<Option<Vec<u32>>>()?)));
    }
    let (count, faces) = key.split_once('d')?;
    let (count, faces): (usize, u8) = (count.parse().ok()?, faces.parse().ok()?);
    Some(json!((0..count).map(|_| fall.die(faces)).collect::<Vec<u8>>()))
}

fn value(json: &Json) -> Value {
    json.as_str().expect("text").parse().expect("a value")
}

#[test]
fn the_vectors_come_out_the_same() {
    assert_eq!(Vectors::read(DESIGN).check(), 6);
    assert!(Vectors::read(MORE).check() > 60);
    if let Ok(file) = std::env::var("HOMESTRETCH_VECTORS") {
        let text = std::fs::read_to_string(&file).expect("the file that HOMESTRETCH_VECTORS names");
        println!("{file}: {} falls compared", Vectors::read(&text).check());
    }
}

#[test]
fn vectors_may_have_any_seats_and_say_more_than_is_needed() {
    let mut json: Json = serde_json::from_str(DESIGN).expect("JSON");
    json["comment"] = json!("more");
    json.as_object_mut().expect("vectors").remove("note");
    // People on seats 1 and 4, one with a secret of another kind; a bot on 2, nobody on 0.
    let game = Vectors::read(DESIGN).game;
    let secret = Value([7; 32]);
    let chains = [(Seat(1), [0x42; 32]), (Seat(4), secret.0)]
        .map(|(seat, secret)| (seat, Chain::new(&secret, game, Owner::Seat(seat))));
    let server = Chain::new(&value(&json["server_secret"]).0, game, Owner::Server);
    let person = |(seat, chain): &(Seat, Chain)| Committed {
        seat: *seat,
        human: true,
        anchor: Some(chain.anchor()),
    };
    let bot = Committed { seat: Seat(2), human: false, anchor: None };
    let mut seats: Vec<Committed> = chains.iter().map(person).collect();
    seats.push(bot);
    let bound = start(game, value(&json["rules_hash"]), server.anchor(), &seats);
    let given: Vec<Contribution> = vec![(Seat(4), chains[1].1.value(LENGTH).expect("a value"))];
    let shown = server.value(LENGTH).expect("a value");
    let seed = Seed::new(bound, LENGTH, Some(Seat(2)), shown, &given);
    json["seat_secrets"] = json!({ "4": secret });
    json["seat_anchors"] = json!({ "1": chains[0].1.anchor(), "4": chains[1].1.anchor() });
    json["T"] = json!(bound);
    json["rolls"] = json!([{ "i": LENGTH, "roller": 2, "s_i": shown, "contrib": { "4": given[0].1 },
        "missing": [], "seed": seed.0, "1d6": [seed.fall().die(6)], "remark": "the last one" }]);
    assert_eq!(Vectors::read(&json.to_string()).check(), 2);
}

#[test]
fn further_vectors_have_what_the_first_ones_do_not() {
    let more: Json = serde_json::from_str(MORE).expect("JSON");
    let rolls = more["rolls"].as_array().expect("rolls");
    let some = |is: &dyn Fn(&Json) -> bool| assert!(rolls.iter().any(is));
    some(&|roll| roll["missing"] == json!([1]));
    some(&|roll| roll["contrib"] == json!({}));
    some(&|roll| roll["roller"].is_null());
    // A byte of 252 or more is passed over by a die of six faces.
    let block = |roll: &Json| keyed(&value(&roll["seed"]).0, &[TAG, b"expand", &[0; 4]]).0;
    some(&|roll| block(roll)[0] >= 252 && roll["1d6"].is_array());
    some(&|roll| block(roll)[1] >= 252 && roll["2d6"].is_array());
    // So is a word of half the range or more where the weights add up to one more than half.
    some(&|roll| block(roll)[0] > 128 && roll["w2147483648,1"].is_u64());
    // The seats among which one is drawn are not always written in rising order.
    some(&|roll| roll["f2,0"] == json!(0) && roll["f5,0,2"] == json!(2));
    // Forty dice take more bytes than one block has.
    some(&|roll| roll["40d6"].is_array());
    for weights in ["w1,4,6,4,1", "w1,6,15,20,15,6,1"] {
        some(&|roll| roll[weights].is_u64());
    }
}
