//! A game's state as JSON, as docs/ENGINE.md describes it.

use homestretch_rules::{Game, Item, Move, Rules, Seat, State, Turn};
use serde_json::{Map, Value, json};

/// The state of a game.
pub fn state(game: &Game) -> Value {
    let (rules, state) = (game.rules(), game.state());
    let mut view = json!({
        "ply": game.ply(),
        "turn": turn(state),
        "legal": legal(rules, state),
        "tokens": tokens(rules, state),
        "places": state.places().collect::<Vec<Seat>>(),
    });
    let map = view.as_object_mut().expect("it is an object");
    if let Turn::Move { .. } = state.turn() {
        map.insert("dice".into(), json!(rules.rolled(state)));
        map.insert("may_pass".into(), json!(rules.may_pass(state)));
    }
    if let Some(item) = rules.usable(state) {
        map.insert("item".into(), json!(item));
    }
    let seats: Map<String, Value> =
        state.seats().filter_map(|s| condition(rules, state, s)).collect();
    if !seats.is_empty() {
        map.insert("seats".into(), Value::Object(seats));
    }
    let left: Vec<Seat> = state.seats().filter(|s| state.has_left(*s)).collect();
    if !left.is_empty() {
        map.insert("left".into(), json!(left));
    }
    view
}

fn turn(state: &State) -> Value {
    match state.turn() {
        Turn::Draw => json!({ "phase": "opening", "seat": null }),
        Turn::Opening { seat } => json!({ "phase": "opening", "seat": seat }),
        Turn::Roll { seat } => json!({ "phase": "roll", "seat": seat }),
        Turn::Move { seat } => json!({ "phase": "move", "seat": seat }),
        Turn::Over => json!({ "phase": "over", "seat": null }),
    }
}

fn legal(rules: &Rules, state: &State) -> Vec<Value> {
    rules.legal(state).iter().map(|mv| preview(rules, state, mv)).collect()
}

/// Where a legal move leads and what it captures.
fn preview(rules: &Rules, state: &State, mv: Move) -> Value {
    let seen = rules.preview(state, mv).expect("a listed move is legal");
    let mut view = json!({
        "token": mv.token,
        "pips": mv.pips,
        "to": seen.step,
        "captures": seen.captures,
    });
    if seen.seat != state.seat() {
        view["seat"] = json!(seen.seat);
    }
    view
}

/// What a seat has besides its tokens' places, where it has anything.
fn condition(rules: &Rules, state: &State, seat: Seat) -> Option<(String, Value)> {
    let mut map = Map::new();
    let items: Vec<Item> = rules.held(state, seat).collect();
    if !items.is_empty() {
        map.insert("items".into(), json!(items));
    }
    if rules.will_skip(state, seat) {
        map.insert("will_skip".into(), json!(true));
    }
    if rules.has_captured(state, seat) {
        map.insert("has_captured".into(), json!(true));
    }
    let blocks: Vec<[u8; 2]> = rules.bound_blocks(state, seat).collect();
    if !blocks.is_empty() {
        map.insert("blocks".into(), json!(blocks));
    }
    (!map.is_empty()).then(|| (seat.0.to_string(), Value::Object(map)))
}

fn tokens(rules: &Rules, state: &State) -> Map<String, Value> {
    let seat = |seat: Seat| {
        let token = |t: usize| json!({ "step": rules.step(state, seat, t), "square": rules.square(state, seat, t) });
        (seat.0.to_string(), Value::Array((0..rules.tokens()).map(token).collect()))
    };
    state.seats().map(seat).collect()
}
