//! Mutated variant files, records and engine lines must not cause a panic.
//!
//! `make fuzz` tries a million of each; a normal test run tries the start of the same sequence.
//! `HOMESTRETCH_FUZZ=N` sets the number of inputs, `HOMESTRETCH_SEED=S` selects another sequence.

use homestretch::commands::engine::Engine;
use homestretch::commands::script::Script;
use homestretch::line_protocol::LineProtocol;
use homestretch_bots::{Budget, Choices, Level, Roster, below, chance, seeded};
use homestretch_rules::{Game, Rules, Seating, Turn, catalog, reseal};
use rand_core::Rng;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Pieces of text that have a meaning in one of the formats.
const WORDS: [&str; 40] = [
    "based_on",
    "id",
    "tokens",
    "players",
    "board",
    "ring",
    "path",
    "safe",
    "dice",
    "lots",
    "values",
    "again",
    "entry",
    "meeting",
    "capture",
    "squares",
    "snakes",
    "ladders",
    "end",
    "six",
    "first entry",
    "and not",
    "\"",
    "[",
    "]",
    "{",
    "}",
    "=",
    "\n",
    "-1",
    "0",
    "255",
    "99999999999",
    "9223372036854775808",
    "\u{1F3B2}",
    "é",
    "null",
    "true",
    "| ",
    "r6",
];

/// Numbers near the limits of what is allowed.
const EDGES: [u32; 15] = [0, 1, 2, 6, 7, 31, 32, 33, 99, 100, 250, 251, 255, 256, 1000];

/// Changes a text in a few random places.
fn mutate(text: &str, rng: &mut impl Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=below(rng, 4) {
        let at = below(rng, chars.len() as u32 + 1) as usize;
        match below(rng, 7) {
            0 if at < chars.len() => drop(chars.remove(at)),
            1 => chars.insert(at, char::from(32 + below(rng, 95) as u8)),
            2 if at < chars.len() => chars[at] = char::from(48 + below(rng, 10) as u8),
            3 => {
                let word = WORDS[below(rng, WORDS.len() as u32) as usize];
                chars.splice(at..at, word.chars());
            }
            4 => {
                let end = (at + below(rng, 40) as usize).min(chars.len());
                chars.drain(at..end);
            }
            5 => {
                let end = (at + below(rng, 40) as usize).min(chars.len());
                let piece: Vec<char> = chars[at..end].to_vec();
                let to = below(rng, chars.len() as u32 + 1) as usize;
                chars.splice(to..to, piece);
            }
            // Replace a number completely: values that break things are rarely near the old ones.
            _ => {
                let digits: Vec<usize> =
                    (0..chars.len()).filter(|i| chars[*i].is_ascii_digit()).collect();
                if !digits.is_empty() {
                    let at = digits[below(rng, digits.len() as u32) as usize];
                    let new = EDGES[below(rng, EDGES.len() as u32) as usize].to_string();
                    chars.splice(at..=at, new.chars());
                }
            }
        }
    }
    chars.into_iter().take(20_000).collect()
}

fn no_panic(input: &str, try_it: impl FnOnce()) {
    if catch_unwind(AssertUnwindSafe(try_it)).is_err() {
        panic!("this input causes a panic:\n{input}");
    }
}

/// A game of a variant with all its players.
fn full_game(rules: Rules) -> Game {
    let most = rules.spec().players[1] as usize;
    let seating = Seating { seats: rules.usual_seats(most), opening: true };
    Game::new(Arc::new(rules), seating).expect("the usual seats are valid")
}

/// Plays some random actions.
fn play(game: &mut Game, plies: u32, rng: &mut impl Rng) {
    for _ in 0..plies {
        let rules = game.rules().clone();
        let action = match chance(&rules, game.state(), rng) {
            Some(action) => action,
            None if game.state().turn() == Turn::Over => return,
            None => {
                let options = Choices::of(&rules, game.state());
                let list = options.as_slice();
                list[below(rng, list.len() as u32) as usize]
            }
        };
        game.apply(action).expect("players choose legal actions");
    }
}

/// Lets the expert player evaluate a position.
fn judge(game: &Game) {
    let (rules, state) = (game.rules(), game.state());
    let mut expert = Roster::new(rules.clone()).bot(Level::Expert, 1).expect("expert is a level");
    if let Turn::Move { .. } = state.turn() {
        let action = expert.choose(rules, state, &Budget::default());
        game.clone().apply(action).expect("players choose legal actions");
    }
}

#[test]
fn no_variant_file_causes_a_panic() {
    let mut rng = seeded(setting("HOMESTRETCH_SEED", 1), 1);
    let texts: Vec<String> = catalog::ids()
        .flat_map(|id| {
            let full = catalog::find(id).expect("the catalog lists the variant").text();
            [catalog::text(id).expect("the catalog lists the variant").to_string(), full]
        })
        .collect();
    let mut right = 0;
    for _ in 0..setting("HOMESTRETCH_FUZZ", 5_000) {
        let text = mutate(&texts[below(&mut rng, texts.len() as u32) as usize], &mut rng);
        no_panic(&text, || {
            if let Ok(rules) = Rules::read(&text) {
                right += 1;
                // A valid variant can be printed, drawn, explained and played.
                assert!(Rules::read(rules.text()).is_ok());
                let _ = (rules.layout(), rules.rulebook());
                let mut game = full_game(rules);
                play(&mut game, 30, &mut rng);
                if right % 50 == 0 {
                    judge(&game);
                }
            }
        });
    }
    assert!(right > 0, "some mutations are still right");
}

#[test]
fn no_record_causes_a_panic() {
    let mut rng = seeded(setting("HOMESTRETCH_SEED", 1), 2);
    let records: Vec<String> = catalog::ids()
        .map(|id| {
            let mut game = full_game(Rules::named(id).expect("the catalog lists the variant"));
            play(&mut game, 60, &mut rng);
            game.record()
        })
        .collect();
    for _ in 0..setting("HOMESTRETCH_FUZZ", 5_000) {
        let record = &records[below(&mut rng, records.len() as u32) as usize];
        let mut text = mutate(record, &mut rng);
        if below(&mut rng, 2) == 0 {
            // Correct the checksum, so that the code behind that check is reached.
            text = reseal(&text);
        }
        no_panic(&text, || {
            if let Ok(game) = Game::load(&text) {
                assert!(Game::load(&game.record()).is_ok());
            }
        });
    }
}

#[test]
fn no_engine_or_script_line_causes_a_panic() {
    let mut rng = seeded(setting("HOMESTRETCH_SEED", 1), 3);
    let ids: Vec<&str> = catalog::ids().collect();
    let mut engine = Engine::default();
    let mut script = Script::default();
    let plain = [
        r#"{"cmd":"roll","seed":7}"#,
        r#"{"cmd":"roll","seed":8}"#,
        r#"{"cmd":"go","bot":"random","seed":3}"#,
        r#"{"cmd":"state"}"#,
        r#"{"cmd":"undo"}"#,
        r#"{"cmd":"redo"}"#,
        r#"{"cmd":"pass"}"#,
        r#"{"cmd":"record"}"#,
        r#"{"cmd":"roll","dice":[6]}"#,
        r#"{"cmd":"roll","dice":[5,5]}"#,
        r#"{"cmd":"go","bot":"osu-priority"}"#,
        r#"{"cmd":"move","token":2}"#,
        r#"{"cmd":"move","token":1,"pips":5}"#,
        r#"{"cmd":"leave","seat":1}"#,
        r#"{"cmd":"first","seat":0}"#,
        r#"{"cmd":"use","item":"second_throw"}"#,
        r#"{"cmd":"use","item":"chosen_roll","dice":[4]}"#,
        r#"{"cmd":"layout"}"#,
        r#"{"cmd":"rulebook"}"#,
    ];
    for round in 0..setting("HOMESTRETCH_FUZZ", 5_000) {
        let id = ids[below(&mut rng, ids.len() as u32) as usize];
        let line = match (round % 40, below(&mut rng, 12)) {
            (0, _) => format!(
                r#"{{"cmd":"new","variant":"{id}","opening":{},"options":{{"tokens":2}}}}"#,
                below(&mut rng, 2) == 0
            ),
            (_, 0) => {
                format!(r#"{{"variant":"{id}","players":["A","C"],"turns":[["A",6],["C",4]]}}"#)
            }
            // Most lines advance the game, so that mutations meet many kinds of states.
            (_, 1..6) => plain[below(&mut rng, 3) as usize].into(),
            _ => plain[below(&mut rng, plain.len() as u32) as usize].into(),
        };
        let line = if below(&mut rng, 3) == 0 { mutate(&line, &mut rng) } else { line };
        no_panic(&line, || {
            let answer = serde_json::to_value(engine.answer(&line)).expect("valid JSON");
            assert!(answer["ok"].is_boolean());
            let _ = script.answer(&line);
        });
    }
}
