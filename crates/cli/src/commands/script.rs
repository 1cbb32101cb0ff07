//! `homestretch script`: plays lists of rolls by the four priority rules of an Oregon State course
//! project.

use crate::line_protocol::LineProtocol;
use crate::request::{ProtocolError, with_options, written};
use homestretch_bots::{Bot, Budget, osu_priority};
use homestretch_rules::{Action, Rules, Seat, Seating, Square, State, Turn};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// Plays one script per line. Caches rules, because input often has hundreds of lines.
#[derive(Default)]
pub struct Script {
    rules: HashMap<String, Rules>,
}

#[derive(Deserialize)]
struct ScriptRequest {
    variant: String,
    players: Vec<String>,
    turns: Vec<(String, u8)>,
    #[serde(default)]
    options: Value,
}

impl LineProtocol for Script {
    type Reply = Value;

    fn answer(&mut self, line: &str) -> Value {
        let request = serde_json::from_str(line)
            .map_err(|e| ProtocolError::new("bad_request", format!("not a script: {e}")));
        match request.and_then(|request| self.play(&request)) {
            Ok(answer) => answer,
            Err(refusal) => json!({ "error": refusal }),
        }
    }

    fn unreadable(&mut self, reason: &str) -> Value {
        json!({ "error": ProtocolError::new("bad_request", reason) })
    }
}

impl Script {
    fn play(&mut self, request: &ScriptRequest) -> Result<Value, ProtocolError> {
        let key = format!("{} {}", request.variant, request.options);
        if !self.rules.contains_key(&key) {
            if self.rules.len() > 50 {
                self.rules.clear();
            }
            let rules = with_options(&written(&request.variant)?, &request.options)?;
            self.rules.insert(key.clone(), rules);
        }
        let rules = &self.rules[&key];
        let seats = request.players.iter().map(|player| seat(rules, player));
        let seats: Vec<Seat> = seats.collect::<Result<_, _>>()?;
        let seating = Seating { seats: seats.clone(), opening: false };
        let started = rules.start(&seating);
        let mut state =
            started.map_err(|error| ProtocolError::new("bad_players", error.to_string()))?;
        for (number, (player, pips)) in request.turns.iter().enumerate() {
            let refuse = |message: String| {
                ProtocolError::new("bad_turn", format!("turn {}: {message}", number + 1))
            };
            let seat = seat(rules, player)?;
            if !seats.contains(&seat) {
                return Err(refuse(format!("player {player} does not play")));
            }
            // The script decides whose turn it is, not the rules.
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

/// The seat of a player, who is given as a letter.
fn seat(rules: &Rules, player: &str) -> Result<Seat, ProtocolError> {
    let letters = (0..rules.seats()).map(|i| (b'A' + i as u8) as char);
    let found = letters.clone().position(|letter| player == letter.to_string());
    found.map(|i| Seat(i as u8)).ok_or_else(|| {
        let all: Vec<String> = letters.map(String::from).collect();
        let message = format!("`{player}` is not a player; players are {}", all.join(", "));
        ProtocolError::new("bad_player", message)
    })
}

fn outcome(rules: &Rules, state: &State, request: &ScriptRequest, seats: &[Seat]) -> Value {
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

/// A square in the notation of the course project.
fn space(square: Square, player: &str) -> String {
    match square {
        Square::Yard(_) => "H".into(),
        Square::Pad(_) => "R".into(),
        Square::Track(n) => n.to_string(),
        Square::Stretch(_, n) => format!("{player}{n}"),
        Square::Finish(_) => "E".into(),
    }
}
