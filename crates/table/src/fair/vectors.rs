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

/// What does not come out, or cannot be read.
type Checked<T> = Result<T, String>;

impl Vectors {
    pub(super) fn read(text: &str) -> Vectors {
        Vectors::of(serde_json::from_str(text).expect("JSON")).expect("vectors")
    }

    fn of(json: Json) -> Checked<Vectors> {
        let game = text(&json["game"])?;
        let game = GameId::try_from(game).map_err(|_| "`game` is none".to_string())?;
        let server = Chain::new(&value(&json["server_secret"])?.0, game, Owner::Server);
        let anchors = json["seat_anchors"].as_object().ok_or("there are no `seat_anchors`")?;
        let chain = |seat: &String| {
            let seat = Seat(seat.parse().map_err(|_| format!("{seat} is not a seat"))?);
            let secret = match &json["seat_secrets"][seat.0.to_string()] {
                Json::Null => [0x41 + seat.0; 32],
                secret => value(secret)?.0,
            };
            Ok((seat, Chain::new(&secret, game, Owner::Seat(seat))))
        };
        let people = anchors.keys().map(chain).collect::<Checked<_>>()?;
        Ok(Vectors { json, game, server, people })
    }

    /// The start. The form does not say who sits beside the people, bots or people without a chain:
    /// what T binds is found by trying.
    fn start(&self) -> Checked<Value> {
        let (bound, hash) = (value(&self.json["T"])?, value(&self.json["rules_hash"])?);
        let others: Vec<u8> = (0..8).filter(|s| !self.people.contains_key(&Seat(*s))).collect();
        let person = |(seat, chain): (&Seat, &Chain)| Committed {
            seat: *seat,
            human: true,
            anchor: Some(chain.anchor()),
        };
        let mut trials = 0..3_usize.pow(others.len() as u32);
        let comes_out = trials.any(|trial| {
            let kind = |at: usize| trial / 3_usize.pow(at as u32) % 3;
            let beside = others.iter().enumerate().filter(|(at, _)| kind(*at) > 0);
            let beside = beside.map(|(at, seat)| Committed {
                seat: Seat(*seat),
                human: kind(at) == 2,
                anchor: None,
            });
            let seats: Vec<Committed> = self.people.iter().map(person).chain(beside).collect();
            start(self.game, hash, self.server.anchor(), &seats) == bound
        });
        comes_out
            .then_some(bound)
            .ok_or("T does not come out with any bots beside these people".into())
    }

    /// Computes everything again, and gives the number of falls that were compared.
    fn check(&self) -> Checked<usize> {
        same("server_anchor", json!(self.server.anchor()), &lower(&self.json["server_anchor"]))?;
        for (seat, chain) in &self.people {
            let shown = &self.json["seat_anchors"][seat.0.to_string()];
            same(&format!("the anchor of seat {}", seat.0), json!(chain.anchor()), &lower(shown))?;
        }
        let start = self.start()?;
        let rolls = self.json["rolls"].as_array().ok_or("there are no `rolls`")?;
        rolls.iter().map(|roll| self.check_roll(start, roll)).sum()
    }

    fn check_roll(&self, start: Value, roll: &Json) -> Checked<usize> {
        let index = roll["i"].as_u64().filter(|index| (1..=u64::from(LENGTH)).contains(index));
        let index = index.ok_or_else(|| format!("there is no roll {}", roll["i"]))? as u32;
        let at = |what: &str| format!("roll {index}: {what}");
        let keys = roll.as_object().filter(|keys| keys.contains_key("roller"));
        let keys = keys.ok_or_else(|| at("nobody is said to roll"))?;
        let roller = roll["roller"].as_u64().map(|seat| Seat(seat as u8));
        let server = self.server.value(index).expect("a value");
        same(&at("s_i"), json!(server), &lower(&roll["s_i"]))?;
        let shown = roll.get("contrib").cloned().unwrap_or_else(|| json!({}));
        let here = |seat: &Seat| shown.get(seat.0.to_string()).is_some();
        let given = self.people.iter().filter(|(seat, _)| here(seat));
        let given: Vec<Contribution> =
            given.map(|(seat, chain)| (*seat, chain.value(index).expect("a value"))).collect();
        let right: BTreeMap<String, Value> =
            given.iter().map(|(seat, value)| (seat.0.to_string(), *value)).collect();
        same(&at("contrib"), json!(right), &lower(&shown))?;
        let seed = Seed::new(start, index, roller, server, &given);
        same(&at("seed"), json!(seed.0), &lower(&roll["seed"]))?;
        let mut compared = 0;
        for (key, shown) in keys {
            let (right, shown) = match key.as_str() {
                "i" | "roller" | "s_i" | "contrib" | "seed" => continue,
                // Everybody with a chain who gave no value.
                "missing" => {
                    let silent = self.people.keys().filter(|seat| !here(seat));
                    let mut shown = shown.clone();
                    shown
                        .as_array_mut()
                        .into_iter()
                        .for_each(|list| list.sort_by_key(Json::as_u64));
                    (json!(silent.collect::<Vec<_>>()), shown)
                }
                key => {
                    let right = fallen(key, seed);
                    let right = right.ok_or_else(|| at(&format!("{key} is not known here")))?;
                    // One die may stand there without its list.
                    let is_bare = right.is_array() && !shown.is_array();
                    (right, if is_bare { json!([shown]) } else { shown.clone() })
                }
            };
            same(&at(key), right, &shown)?;
            compared += 1;
        }
        Ok(compared)
    }
}

/// Computes a game, or a list of games, again. Without any rolls nothing is proved.
fn check(json: Json) -> Checked<usize> {
    let games = match json {
        Json::Array(games) => games,
        game => vec![game],
    };
    let games: Vec<Vectors> = games.into_iter().map(Vectors::of).collect::<Checked<_>>()?;
    if games.iter().all(|game| game.json["rolls"].as_array().is_none_or(Vec::is_empty)) {
        return Err("there are no rolls".into());
    }
    games.iter().map(Vectors::check).sum()
}

fn same(what: &str, right: Json, shown: &Json) -> Checked<()> {
    match right == *shown {
        true => Ok(()),
        false => Err(format!("{what}: {right} comes out, not {shown}")),
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
        let weights = weights.collect::<Option<Vec<u32>>>()?;
        let total: u64 = weights.iter().copied().map(u64::from).sum();
        return (1..1 << 32).contains(&total).then(|| json!(fall.weighted(weights)));
    }
    let (count, faces) = key.split_once('d')?;
    let (count, faces): (usize, u8) = (count.parse().ok()?, faces.parse().ok()?);
    (faces > 0).then(|| json!((0..count).map(|_| fall.die(faces)).collect::<Vec<u8>>()))
}

fn text(json: &Json) -> Checked<String> {
    json.as_str().map(str::to_lowercase).ok_or_else(|| format!("{json} is no text"))
}

fn value(json: &Json) -> Checked<Value> {
    text(json)?.parse().map_err(|_| format!("{json} is no value"))
}

/// The same with small letters in all its texts.
fn lower(json: &Json) -> Json {
    match json {
        Json::String(text) => json!(text.to_lowercase()),
        Json::Object(all) => all.iter().map(|(key, one)| (key.clone(), lower(one))).collect(),
        other => other.clone(),
    }
}

fn json_of(text: &str) -> Json {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn the_vectors_come_out_the_same() {
    assert_eq!(check(json_of(DESIGN)), Ok(6));
    assert!(check(json_of(MORE)).expect("vectors") > 60);
    if let Ok(file) = std::env::var("HOMESTRETCH_VECTORS") {
        let text = std::fs::read_to_string(&file).expect("the file that HOMESTRETCH_VECTORS names");
        println!("{file}: {} falls compared", check(json_of(&text)).expect("vectors"));
    }
}

/// What becomes of the design's vectors if their first roll, or all of them, are changed.
fn changed(change: impl Fn(&mut Json)) -> Checked<usize> {
    let mut json = json_of(DESIGN);
    change(&mut json);
    check(json)
}

#[test]
fn vectors_are_taken_in_every_form_that_script_and_page_take() {
    let roll = |change: fn(&mut Json)| changed(|json| change(&mut json["rolls"][0]));
    assert_eq!(roll(|roll| roll["1d6"] = roll["1d6"][0].clone()), Ok(6), "a die without its list");
    assert_eq!(roll(|roll| roll["missing"] = json!([])), Ok(7), "nobody missing");
    let capitals = |json: &mut Json| json["T"] = json!(json["T"].as_str().map(str::to_uppercase));
    assert_eq!(changed(capitals), Ok(6), "capitals");
    assert!(changed(|json| *json = json!([json.clone(), json_of(MORE)])).is_ok(), "two games");
    // Without anybody's value, or with one of three.
    let alone = |given: &[u8], more: Json| {
        changed(|json| {
            let vectors = Vectors::of(json.clone()).expect("vectors");
            let values = given
                .iter()
                .map(|seat| (Seat(*seat), vectors.people[&Seat(*seat)].value(1).expect("a value")));
            let values: Vec<Contribution> = values.collect();
            let roller = json["rolls"][0]["roller"].as_u64().map(|seat| Seat(seat as u8));
            let server = vectors.server.value(1).expect("a value");
            let start = vectors.start().expect("T");
            let seed = Seed::new(start, 1, roller, server, &values);
            let mut roll = json!({ "i": 1, "roller": roller, "s_i": server, "seed": seed.0 });
            for (seat, value) in values {
                roll["contrib"][seat.0.to_string()] = json!(value);
            }
            for (key, value) in more.as_object().expect("keys") {
                roll[key] = value.clone();
            }
            json["rolls"] = json!([roll]);
        })
    };
    assert_eq!(alone(&[], json!({})), Ok(0), "no `contrib` at all");
    assert_eq!(alone(&[0], json!({ "missing": [2, 1] })), Ok(1));
    assert!(alone(&[0], json!({ "missing": [] })).is_err(), "somebody is not named");
    assert!(alone(&[0], json!({ "missing": [1] })).is_err(), "one of two is not named");
}

#[test]
fn what_script_and_page_refuse_of_vectors_is_refused() {
    type Change = fn(&mut Json);
    let refused: [(&str, Change); 11] = [
        ("another die", |json| json["rolls"][0]["1d6"] = json!([7])),
        ("no die", |json| json["rolls"][0]["1d6"] = json!([])),
        ("who gave a value", |json| json["rolls"][0]["missing"] = json!([1])),
        ("a stranger's value", |json| json["rolls"][0]["contrib"]["7"] = json!("00")),
        ("a key that nobody knows", |json| json["rolls"][0]["remark"] = json!("the first one")),
        ("a die without faces", |json| json["rolls"][0]["1d0"] = json!([1])),
        ("weights that are nothing", |json| json["rolls"][0]["w0,0"] = json!(0)),
        ("an index that no chain has", |json| json["rolls"][0]["i"] = json!(4097)),
        ("no rolls", |json| json["rolls"] = json!([])),
        ("no games", |json| *json = json!([])),
        ("one game of two", |json| {
            let good = json.clone();
            json["T"] = json["rules_hash"].clone();
            *json = json!([good, json.clone()]);
        }),
    ];
    for (what, change) in refused {
        assert!(changed(change).is_err(), "{what}");
    }
}

#[test]
fn vectors_may_have_any_seats_and_say_more_than_is_needed() {
    let mut json = json_of(DESIGN);
    json["comment"] = json!("more");
    json.as_object_mut().expect("vectors").remove("note");
    // People on seats 1 and 4, one with a secret of another kind; a bot on 2, nobody on 0.
    let game = Vectors::read(DESIGN).game;
    let secret = Value([7; 32]);
    let chains = [(Seat(1), [0x42; 32]), (Seat(4), secret.0)]
        .map(|(seat, secret)| (seat, Chain::new(&secret, game, Owner::Seat(seat))));
    let server =
        Chain::new(&value(&json["server_secret"]).expect("a secret").0, game, Owner::Server);
    let person = |(seat, chain): &(Seat, Chain)| Committed {
        seat: *seat,
        human: true,
        anchor: Some(chain.anchor()),
    };
    let bot = Committed { seat: Seat(2), human: false, anchor: None };
    let mut seats: Vec<Committed> = chains.iter().map(person).collect();
    seats.push(bot);
    let hash = value(&json["rules_hash"]).expect("a hash");
    let bound = start(game, hash, server.anchor(), &seats);
    let given: Vec<Contribution> = vec![(Seat(4), chains[1].1.value(LENGTH).expect("a value"))];
    let shown = server.value(LENGTH).expect("a value");
    let seed = Seed::new(bound, LENGTH, Some(Seat(2)), shown, &given);
    json["seat_secrets"] = json!({ "4": secret });
    json["seat_anchors"] = json!({ "1": chains[0].1.anchor(), "4": chains[1].1.anchor() });
    json["T"] = json!(bound);
    json["rolls"] = json!([{ "i": LENGTH, "roller": 2, "s_i": shown, "contrib": { "4": given[0].1 },
        "missing": [1], "seed": seed.0, "1d6": [seed.fall().die(6)] }]);
    assert_eq!(check(json), Ok(2));
}

#[test]
fn further_vectors_have_what_the_first_ones_do_not() {
    let more = json_of(MORE);
    let rolls = more["rolls"].as_array().expect("rolls");
    let some = |is: &dyn Fn(&Json) -> bool| assert!(rolls.iter().any(is));
    some(&|roll| roll["missing"] == json!([1]));
    some(&|roll| roll["contrib"] == json!({}));
    some(&|roll| roll["roller"].is_null());
    // A byte of 252 or more is passed over by a die of six faces.
    let seed = |roll: &Json| value(&roll["seed"]).expect("a seed");
    let block = |roll: &Json| keyed(&seed(roll).0, &[TAG, b"expand", &[0; 4]]).0;
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
