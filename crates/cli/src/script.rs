//! `homestretch script`: lists of rolls played by the four priority rules of seed document 001.

use crate::lines::Answer;
use crate::request::{Refusal, with_options, written};
use homestretch_bots::{Budget, Player, osu_priority};
use homestretch_rules::{Action, Rules, Seat, Seating, Square, State, Turn};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// Plays one script a line. Rules are kept, since lines come by the hundred.
#[derive(Default)]
pub struct Script {
    rules: HashMap<String, Rules>,
}

#[derive(Deserialize)]
struct Request {
    variant: String,
    players: Vec<String>,
    turns: Vec<(String, u8)>,
    #[serde(default)]
    options: Value,
}

impl Answer for Script {
    fn answer(&mut self, line: &str) -> Value {
        let request = serde_json::from_str(line)
            .map_err(|e| Refusal::new("bad_request", format!("not a script: {e}")));
        match request.and_then(|request| self.play(&request)) {
            Ok(answer) => answer,
            Err(refusal) => json!({ "error": refusal.json() }),
        }
    }

    fn unreadable(&mut self, reason: &str) -> Value {
        json!({ "error": Refusal::new("bad_request", reason).json() })
    }
}

impl Script {
    fn play(&mut self, request: &Request) -> Result<Value, Refusal> {
        let key = format!("{} {}", request.variant, request.options);
        if !self.rules.contains_key(&key) {
            if self.rules.len() > 50 {
                self.rules.clear();
            }
            let rules = with_options(&written(&request.variant)?, &request.options)?;
            self.rules.insert(key.clone(), rules);
        }
        let rules = &self.rules[&key];
        let seats: Result<Vec<Seat>, Refusal> =
            request.players.iter().map(|player| seat(rules, player)).collect();
        let seats = seats?;
        let seating = Seating { seats: seats.clone(), opening: false };
        let bad_seats =
            |e: homestretch_rules::BadSeating| Refusal::new("bad_players", e.to_string());
        let mut state = rules.start(&seating).map_err(bad_seats)?;
        for (number, (player, pips)) in request.turns.iter().enumerate() {
            let refuse = |message: String| {
                Refusal::new("bad_turn", format!("turn {}: {message}", number + 1))
            };
            let seat = seat(rules, player)?;
            if !seats.contains(&seat) {
                return Err(refuse(format!("player {player} does not play")));
            }
            // A script is strict about its order: whose turn the game thinks it is does not matter.
            state = rules.at_turn_of(&state, seat).map_err(|e| refuse(e.to_string()))?;
            let throw = rules.throw(&state, &[*pips]);
            let throw = throw.ok_or_else(|| refuse(format!("the dice cannot show {pips}")))?;
            let refused = |i: homestretch_rules::Illegal| refuse(rules.explain(&i));
            rules.apply(&mut state, Action::Roll(throw), &mut ()).map_err(refused)?;
            while state.turn() == (Turn::Move { seat }) {
                let action = osu_priority().choose(rules, &state, &Budget::default());
                rules.apply(&mut state, action, &mut ()).map_err(refused)?;
            }
        }
        Ok(outcome(rules, &state, request, &seats))
    }
}

/// The seat of a player's letter.
fn seat(rules: &Rules, player: &str) -> Result<Seat, Refusal> {
    let letters = (0..rules.seats()).map(|i| (b'A' + i as u8) as char);
    let found = letters.clone().position(|letter| player == letter.to_string());
    found.map(|i| Seat(i as u8)).ok_or_else(|| {
        let all: Vec<String> = letters.map(String::from).collect();
        let message = format!("`{player}` is not a player; players are {}", all.join(", "));
        Refusal::new("bad_player", message)
    })
}

fn outcome(rules: &Rules, state: &State, request: &Request, seats: &[Seat]) -> Value {
    let tokens = 0..rules.tokens();
    let mut spaces = Vec::new();
    let mut steps = Map::new();
    let mut completed = Map::new();
    for (player, &seat) in request.players.iter().zip(seats) {
        spaces.extend(tokens.clone().map(|t| space(rules.square(state, seat, t), player)));
        let own: Vec<i16> = tokens.clone().map(|t| rules.step(state, seat, t)).collect();
        steps.insert(player.clone(), json!(own));
        let home = tokens.clone().all(|t| rules.is_home(state, seat, t));
        completed.insert(player.clone(), json!(home));
    }
    json!({ "spaces": spaces, "steps": steps, "completed": completed })
}

/// A square as the seed document writes it.
fn space(square: Square, player: &str) -> String {
    match square {
        Square::Yard(_) => "H".into(),
        Square::Pad(_) => "R".into(),
        Square::Track(n) => n.to_string(),
        Square::Stretch(_, n) => format!("{player}{n}"),
        Square::Finish(_) => "E".into(),
    }
}
