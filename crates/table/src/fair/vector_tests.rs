//! The test vectors of the design and additional ones: missing contributors, skipped bytes, several
//! dice, weighted throws. `HOMESTRETCH_VECTORS` names another file to check as well.

use super::roll::drawn;
use super::*;
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};

/// The vectors of the design.
const DESIGN: &str = include_str!("../../tests/fair-dice-vectors.json");
/// Vectors in other spellings: silent seats passed over, contributors, weights in a list, null for
/// a value, dice with 256 faces, a bot on seat 10.
const OTHERS: &str = include_str!("../../tests/other-vectors.json");
/// Additional vectors, made by `tools/verify.py` and computed again here and by the web client.
const MORE: &str = include_str!("../../tests/more-vectors.json");

/// A game with its secrets, as far as they are given.
struct Vectors {
    json: Json,
    game: GameId,
    server: Known,
    people: BTreeMap<Seat, Known>,
}

/// The known part of a chain.
enum Known {
    /// Everything.
    Secret(Chain),
    /// Only the anchor: values that hash down to it are accepted.
    Anchor(GameId, Owner, Value),
}

impl Known {
    /// Finds a chain by its secret. Without a secret it may be the one of the design's vectors, or
    /// unknown.
    fn of(game: GameId, owner: Owner, secret: &Json, anchor: &Json) -> Checked<Known> {
        if !secret.is_null() {
            return Ok(Known::Secret(Chain::new(&value(secret)?.0, game, owner)));
        }
        let anchor = value(anchor)?;
        let chain = match owner {
            Owner::Seat(seat) => Chain::new(&[seat.0.wrapping_add(0x41); 32], game, owner),
            Owner::Server => return Ok(Known::Anchor(game, owner, anchor)),
        };
        let is_right = chain.anchor() == anchor;
        Ok(if is_right { Known::Secret(chain) } else { Known::Anchor(game, owner, anchor) })
    }

    fn anchor(&self) -> Value {
        match self {
            Known::Secret(chain) => chain.anchor(),
            Known::Anchor(_, _, anchor) => *anchor,
        }
    }

    /// The value with an index; the given one if the secret is not known.
    fn value(&self, index: u32, shown: &Json) -> Checked<Value> {
        match self {
            Known::Secret(chain) => Ok(chain.value(index).expect("a value")),
            Known::Anchor(game, owner, anchor) => {
                let shown = value(shown)?;
                let leads = descends(*game, *owner, (index, shown), (0, *anchor));
                leads.then_some(shown).ok_or(format!("roll {index}: {shown} is not of its chain"))
            }
        }
    }
}

/// An error if something does not match or cannot be read.
type Checked<T> = Result<T, String>;

/// The result of checking vectors without an error.
#[derive(Debug, Default)]
struct Done {
    /// How many values were compared.
    compared: usize,
    /// Keys that are not known here.
    unchecked: Vec<String>,
}

const GAME_KEYS: [&str; 9] = [
    "game",
    "rules_hash",
    "server_secret",
    "server_anchor",
    "seat_secrets",
    "seat_anchors",
    "T",
    "rolls",
    "note",
];
const ROLL_KEYS: [&str; 7] = ["i", "roller", "s_i", "contrib", "contributors", "missing", "seed"];

impl Vectors {
    fn read(text: &str) -> Vectors {
        Vectors::of(serde_json::from_str(text).expect("JSON")).expect("vectors")
    }

    fn of(json: Json) -> Checked<Vectors> {
        let game = text(&json["game"])?;
        let game = GameId::try_from(game).map_err(|_| "`game` is none".to_string())?;
        let server =
            Known::of(game, Owner::Server, &json["server_secret"], &json["server_anchor"])?;
        let mut people = BTreeMap::new();
        for (name, anchor) in members(&json["seat_anchors"]).chain(members(&json["seat_secrets"])) {
            let (seat, secret) = (seat(&json!(name))?, &json["seat_secrets"][name]);
            if secret.is_null() && anchor.is_null() {
                continue;
            }
            let anchor = &json["seat_anchors"][name];
            people.insert(seat, Known::of(game, Owner::Seat(seat), secret, anchor)?);
        }
        Ok(Vectors { json, game, server, people })
    }

    /// The start. The format does not say whether the other seats have bots or people without a
    /// chain, so the combination that T binds is searched. On seats further away only bots are
    /// tried.
    fn start(&self) -> Checked<Value> {
        let bound = value(&self.json["T"])?;
        if self.json["rules_hash"].is_null() {
            return Ok(bound);
        }
        let hash = value(&self.json["rules_hash"])?;
        let free: Vec<Seat> =
            (0..255).map(Seat).filter(|seat| !self.people.contains_key(seat)).collect();
        let person = |(seat, chain): (&Seat, &Known)| Committed {
            seat: *seat,
            human: true,
            anchor: Some(chain.anchor()),
        };
        let fits = |beside: &mut dyn Iterator<Item = (Seat, bool)>| {
            let beside = beside.map(|(seat, human)| Committed { seat, human, anchor: None });
            let seats: Vec<Committed> = self.people.iter().map(person).chain(beside).collect();
            start(self.game, hash, self.server.anchor(), &seats) == bound
        };
        let near = free.iter().filter(|seat| seat.0 < 8).count();
        let kind = |trial: usize, at: usize| trial / 3_usize.pow(at as u32) % 3;
        let any_near = (0..3_usize.pow(near as u32)).any(|trial| {
            let seats = free.iter().take(near).enumerate().filter(|(at, _)| kind(trial, *at) > 0);
            fits(&mut seats.map(|(at, seat)| (*seat, kind(trial, at) == 2)))
        });
        let any_far = || {
            (0..free.len()).any(|at| {
                let row = || free[at..].iter().take(8).enumerate();
                let sits = |trial: usize, nth: usize| trial >> nth & 1 == 1;
                let mut rows =
                    (0..256).map(|trial| row().filter(move |(nth, _)| sits(trial, *nth)));
                rows.any(|row| fits(&mut row.map(|(_, seat)| (*seat, false))))
                    || free[at + 1..]
                        .iter()
                        .any(|other| fits(&mut [free[at], *other].into_iter().map(|s| (s, false))))
            })
        };
        (any_near || any_far())
            .then_some(bound)
            .ok_or("T does not come out with any bots beside these people".into())
    }

    /// Computes everything again.
    fn check(&self, done: &mut Done) -> Checked<()> {
        same("server_anchor", json!(self.server.anchor()), &lower(&self.json["server_anchor"]))?;
        for (seat, chain) in &self.people {
            let shown = &self.json["seat_anchors"][seat.0.to_string()];
            same(&format!("the anchor of seat {}", seat.0), json!(chain.anchor()), &lower(shown))?;
        }
        let start = self.start()?;
        let unknown = members(&self.json).map(|(key, _)| key.as_str());
        let unknown = unknown.filter(|key| !GAME_KEYS.contains(key));
        let unbound = self.json["rules_hash"].is_null().then_some("T");
        done.unchecked.extend(unknown.chain(unbound).map(str::to_string));
        let rolls = self.json["rolls"].as_array().ok_or("there are no `rolls`")?;
        rolls.iter().try_for_each(|roll| self.check_roll(start, roll, done))
    }

    fn check_roll(&self, start: Value, roll: &Json, done: &mut Done) -> Checked<()> {
        let index = roll["i"].as_u64().filter(|index| (1..=u64::from(LENGTH)).contains(index));
        let index = index.ok_or_else(|| format!("there is no roll {}", roll["i"]))? as u32;
        let at = |what: &str| format!("roll {index}: {what}");
        let roller = match &roll["roller"] {
            Json::Null => None,
            roller => Some(seat(roller)?),
        };
        let (mut given, mut shown, mut silent) =
            (Vec::new(), BTreeMap::new(), seats(&roll["missing"])?);
        let named = silent.len();
        for (name, value) in members(&roll["contrib"]) {
            let seat = seat(&json!(name))?;
            if value.is_null() {
                silent.push(seat);
                continue;
            }
            shown.insert(seat.0, lower(value));
            if let Some(chain) = self.people.get(&seat) {
                given.push((seat, chain.value(index, value)?));
            }
        }
        let is_good = |seat: &Seat| self.people.contains_key(seat) && !shown.contains_key(&seat.0);
        let distinct: BTreeSet<Seat> = silent[..named].iter().copied().collect();
        if distinct.len() < named || !silent.iter().all(is_good) {
            return Err(at(
                "missing: a missing seat must have a chain, give no value, and be named once",
            ));
        }
        if !roll["contributors"].is_null() {
            let all: BTreeSet<Seat> = shown.keys().copied().map(Seat).chain(silent).collect();
            let mut contributors = seats(&roll["contributors"])?;
            contributors.sort_unstable();
            same(&at("contributors"), json!(all), &json!(contributors))?;
        }
        let server = self.server.value(index, &roll["s_i"])?;
        let seed = Seed::new(start, index, roller, server, &given);
        let right: BTreeMap<u8, Value> =
            given.iter().map(|(seat, value)| (seat.0, *value)).collect();
        done.compared += same(&at("s_i"), json!(server), &lower(&roll["s_i"]))?
            + same(&at("contrib"), json!(right), &json!(shown))? * shown.len()
            + same(&at("seed"), json!(seed.0), &lower(&roll["seed"]))?;
        for (key, shown) in spelled(roll) {
            match fallen(&key, seed) {
                Some(right) if !shown.is_null() => {
                    // A single die may be written without a list.
                    let is_bare = right.is_array() && !shown.is_array();
                    let shown = if is_bare { json!([shown]) } else { shown };
                    done.compared += same(&at(&key), right, &shown)?;
                }
                _ => done.unchecked.push(at(&key)),
            }
        }
        Ok(())
    }
}

/// Computes a game or a list of games again. It is an error if no value was compared.
fn check(json: Json) -> Checked<Done> {
    let games = match json {
        Json::Array(games) => games,
        game => vec![game],
    };
    let mut done = Done::default();
    for game in games {
        Vectors::of(game)?.check(&mut done)?;
    }
    match done.compared {
        0 => Err("there is no value of a roll to compare".into()),
        _ => Ok(done),
    }
}

/// Compares a value if it is given, and returns how many values were compared.
fn same(what: &str, right: Json, shown: &Json) -> Checked<usize> {
    match right == *shown {
        true => Ok(1),
        false if shown.is_null() => Ok(0),
        false => Err(format!("{what}: {right} comes out, not {shown}")),
    }
}

/// The results of a roll under complete keys: dice may be given beside their faces, and an index
/// beside or among its weights.
fn spelled(roll: &Json) -> Vec<(String, Json)> {
    let known = |key: &String| ROLL_KEYS.contains(&key.as_str());
    let named = members(roll).filter(|(key, _)| !known(key));
    let mut named: BTreeMap<String, Json> =
        named.map(|(key, value)| (key.clone(), value.clone())).collect();
    let mut fell = Vec::new();
    for faces in ["faces", "sides"] {
        if named.contains_key("dice")
            && let Some(faces) = named.remove(faces)
        {
            let dice = named.remove("dice").expect("the dice are given beside their faces");
            fell.push((format!("{}d{}", dice.as_array().map_or(1, Vec::len), word(&faces)), dice));
        }
    }
    let plain = |key: &str| key.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
    let is_place =
        |(key, value): &(&String, &Json)| key.starts_with('w') && plain(key) && value.is_i64();
    let places: Vec<String> = named.iter().filter(is_place).map(|(key, _)| key.clone()).collect();
    if let ([place], Some(Json::Array(_))) = (&places[..], named.get("weights")) {
        let (place, weights) = (named.remove(place), named.remove("weights"));
        named.insert("weights".into(), json!({ "weights": weights, "place": place }));
    }
    for (key, value) in named {
        let places: Vec<&Json> = members(&value)
            .filter(|(name, _)| *name != "weights")
            .map(|(_, place)| place)
            .collect();
        match (&places[..], value.get("weights")) {
            ([place], Some(Json::Array(weights))) => {
                let weights: Vec<String> = weights.iter().map(word).collect();
                fell.push((format!("w{}", weights.join(",")), (*place).clone()));
            }
            _ => fell.push((key, value.clone())),
        }
    }
    fell
}

/// The result for a key: `2d6` are two dice with six faces, `w1,4,6` is a weighted throw, `f2,0,3`
/// is the first of these seats, written in any order.
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
    let (count, faces): (usize, u16) =
        (if count.is_empty() { 1 } else { count.parse().ok()? }, faces.parse().ok()?);
    let dice = (0..count).map(|_| fall.even(faces));
    (count < 10_000 && (1..=256).contains(&faces)).then(|| json!(dice.collect::<Vec<u16>>()))
}

/// The members of an object; empty for anything else.
fn members(json: &Json) -> impl Iterator<Item = (&String, &Json)> {
    json.as_object().into_iter().flatten()
}

/// A seat, as a number or a text.
fn seat(json: &Json) -> Checked<Seat> {
    word(json).parse().map(Seat).map_err(|_| format!("{json} is not a seat"))
}

/// A number, or the same as a text.
fn word(json: &Json) -> String {
    json.as_str().map_or_else(|| json.to_string(), str::to_string)
}

/// Seats in a list, or as the keys of an object.
fn seats(json: &Json) -> Checked<Vec<Seat>> {
    let listed = json.as_array().into_iter().flatten().map(seat);
    listed.chain(members(json).map(|(key, _)| seat(&json!(key)))).collect()
}

fn text(json: &Json) -> Checked<String> {
    json.as_str().map(str::to_lowercase).ok_or_else(|| format!("{json} is no text"))
}

fn value(json: &Json) -> Checked<Value> {
    text(json)?.parse().map_err(|_| format!("{json} is no value"))
}

/// The same with all texts in lowercase.
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
fn all_test_vectors_are_reproduced() {
    // The script and the web client compare the same numbers of values.
    for (text, compared) in [(DESIGN, 16), (MORE, 139), (OTHERS, 42)] {
        assert_eq!(check(json_of(text)).expect("vectors").compared, compared);
    }
    if let Ok(file) = std::env::var("HOMESTRETCH_VECTORS") {
        let text = std::fs::read_to_string(&file).expect("the file that HOMESTRETCH_VECTORS names");
        let Done { compared, unchecked } = check(json_of(&text)).expect("vectors");
        for what in unchecked {
            println!("not checked: {what}");
        }
        println!("{file}: {compared} values of the rolls come out the same");
    }
}

/// How many values are compared after a change to the design's vectors.
fn changed(change: impl Fn(&mut Json)) -> Checked<usize> {
    let mut json = json_of(DESIGN);
    change(&mut json);
    check(json).map(|done| done.compared)
}

/// The same with one roll, to which the given ones of three people contribute.
fn rolled(given: &[u8], more: Json) -> Checked<usize> {
    changed(|json| {
        let vectors = Vectors::of(json.clone()).expect("vectors");
        let value =
            |seat: &u8| vectors.people[&Seat(*seat)].value(1, &Json::Null).expect("a value");
        let values: Vec<Contribution> =
            given.iter().map(|seat| (Seat(*seat), value(seat))).collect();
        let server = vectors.server.value(1, &Json::Null).expect("a value");
        let seed = Seed::new(vectors.start().expect("T"), 1, Some(Seat(0)), server, &values);
        let mut roll = json!({ "i": 1, "roller": 0, "s_i": server, "seed": seed.0 });
        for (seat, value) in values {
            roll["contrib"][seat.0.to_string()] = json!(value);
        }
        for (key, value) in more.as_object().expect("keys") {
            match key.strip_prefix("contrib ") {
                Some(seat) => roll["contrib"][seat] = value.clone(),
                None => roll[key] = value.clone(),
            }
        }
        json["rolls"] = json!([roll]);
    })
}

#[test]
fn vectors_are_accepted_in_every_form_that_the_script_and_the_page_accept() {
    let roll = |change: fn(&mut Json)| changed(|json| change(&mut json["rolls"][0]));
    assert_eq!(roll(|roll| roll["1d6"] = roll["1d6"][0].clone()), Ok(16), "a die without its list");
    assert_eq!(roll(|roll| roll["d6"] = roll["1d6"].clone()), Ok(17), "a die without its number");
    assert_eq!(roll(|roll| roll["missing"] = json!([])), Ok(16), "nobody missing");
    let capitals = |json: &mut Json| json["T"] = json!(json["T"].as_str().map(str::to_uppercase));
    assert_eq!(changed(capitals), Ok(16), "capitals");
    assert!(changed(|json| *json = json!([json.clone(), json_of(MORE)])).is_ok(), "two games");
    let beside = |roll: &mut Json| {
        roll["dice"] = roll["2d6"].clone();
        roll["faces"] = json!(6);
        roll["weights"] = json!([1]);
        roll["weighted"] = json!(0);
        roll["w_more"] = json!({ "weights": [1], "result": 0 });
    };
    assert_eq!(
        roll(beside),
        Ok(19),
        "dice may stand beside their faces, and an index beside or among its weights"
    );
    let without = |roll: &mut Json| {
        roll.as_object_mut().expect("a roll").retain(|key, _| key != "seed" && key != "s_i");
    };
    assert_eq!(roll(without), Ok(14), "values that are left out are not compared");
    assert_eq!(rolled(&[], json!({})), Ok(2), "without `contrib`");
    assert_eq!(rolled(&[0], json!({ "missing": [2, 1] })), Ok(3));
    assert_eq!(
        rolled(&[0], json!({ "missing": [1] })),
        Ok(3),
        "a seat that was silent before is not named"
    );
    assert_eq!(rolled(&[0], json!({ "missing": { "1": "silent" } })), Ok(3), "seats as keys");
    let named = json!({ "contrib 2": null, "missing": ["1"], "contributors": [2, 1, 0] });
    assert_eq!(rolled(&[0], named), Ok(3), "a seat with the value null is missing");
}

#[test]
fn an_unknown_key_is_reported_as_unchecked_and_the_rest_is_checked() {
    let mut json = json_of(DESIGN);
    json["remark"] = json!("more");
    for (key, value) in [("dice", json!([1])), ("1d0", json!([1])), ("w0,0", json!(0))] {
        json["rolls"][0][key] = value;
    }
    let Done { compared, unchecked } = check(json).expect("vectors");
    assert_eq!(compared, 16);
    assert_eq!(unchecked, ["remark", "roll 1: 1d0", "roll 1: dice", "roll 1: w0,0"]);
}

#[test]
fn vectors_that_the_script_and_the_page_reject_are_rejected() {
    type Change = fn(&mut Json);
    let refused: [(&str, Change); 15] = [
        ("another die", |json| json["rolls"][0]["1d6"] = json!([7])),
        ("another die of 256 faces", |json| json["rolls"][0]["1d256"] = json!([0])),
        ("another place", |json| json["rolls"][0]["weighted"] = json!({ "weights": [1], "is": 1 })),
        ("no die", |json| json["rolls"][0]["1d6"] = json!([])),
        ("another seed", |json| json["rolls"][0]["seed"] = json["T"].clone()),
        ("a missing seat that gave a value", |json| json["rolls"][0]["missing"] = json!([1])),
        ("a missing seat without a chain", |json| json["rolls"][0]["missing"] = json!([3])),
        ("a stranger's value", |json| json["rolls"][0]["contrib"]["7"] = json!("00")),
        ("fewer contributors", |json| json["rolls"][0]["contributors"] = json!([0, 1])),
        ("no known keys", |json| json["rolls"] = json!([{ "i": 1, "remark": 1 }])),
        ("an index that no chain has", |json| json["rolls"][0]["i"] = json!(4097)),
        ("another T", |json| json["T"] = json["rules_hash"].clone()),
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
    assert!(rolled(&[0], json!({ "missing": [1, 1] })).is_err(), "missing twice");
    let unnamed = json!({ "missing": [], "contributors": [0, 2] });
    assert!(rolled(&[0], unnamed).is_err(), "a contributor without a value is missing");
}

#[test]
fn vectors_may_have_any_seats_and_extra_keys() {
    let mut json = json_of(DESIGN);
    json["comment"] = json!("more");
    json.as_object_mut().expect("vectors").remove("note");
    // People on seats 1 and 4, one with another kind of secret; a bot on seat 2, nobody on seat 0.
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
    assert_eq!(check(json).expect("vectors").compared, 4);
}

#[test]
fn values_without_a_secret_must_lead_to_their_anchor() {
    // The secrets of the design's people follow from their seats; these are different.
    let mut json = json_of(MORE);
    json.as_object_mut().expect("vectors").remove("server_secret");
    let all = check(json.clone()).expect("vectors").compared;
    assert_eq!(all, check(json_of(MORE)).expect("vectors").compared);
    json["rolls"][0]["s_i"] = json["T"].clone();
    assert!(check(json).is_err_and(|wrong| wrong.contains("is not of its chain")));
    let game = Vectors::read(DESIGN).game;
    let chain = Chain::new(&[7; 32], game, Owner::Seat(Seat(0)));
    let known = Known::of(game, Owner::Seat(Seat(0)), &Json::Null, &json!(chain.anchor()));
    let shown = |index: u32| json!(chain.value(index).expect("a value"));
    assert!(known.as_ref().is_ok_and(|known| known.value(9, &shown(9)).is_ok()));
    assert!(known.is_ok_and(|known| known.value(9, &shown(8)).is_err()));
}

#[test]
fn the_additional_vectors_cover_what_the_first_ones_do_not() {
    let more = json_of(MORE);
    let rolls = more["rolls"].as_array().expect("rolls");
    let some = |is: &dyn Fn(&Json) -> bool| assert!(rolls.iter().any(is));
    some(&|roll| roll["missing"] == json!([1]));
    some(&|roll| roll["contrib"] == json!({}));
    some(&|roll| roll["roller"].is_null());
    // A die with six faces skips bytes of 252 or more.
    let seed = |roll: &Json| value(&roll["seed"]).expect("a seed");
    let block = |roll: &Json| keyed(&seed(roll).0, &[TAG, b"expand", &[0; 4]]).0;
    some(&|roll| block(roll)[0] >= 252 && roll["1d6"].is_array());
    some(&|roll| block(roll)[1] >= 252 && roll["2d6"].is_array());
    // Weights that add up to just over half of the range skip words of half the range or more.
    some(&|roll| block(roll)[0] > 128 && roll["w2147483648,1"].is_u64());
    // The seats among which one is drawn are not always written in ascending order.
    some(&|roll| roll["f2,0"] == json!(0) && roll["f5,0,2"] == json!(2));
    // Forty dice take more bytes than one block has.
    some(&|roll| roll["40d6"].is_array());
    for weights in ["w1,4,6,4,1", "w1,6,15,20,15,6,1"] {
        some(&|roll| roll[weights].is_u64());
    }
}
