//! Values that match a schema, and sometimes others.

use homestretch_bots::below;
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value, json};

pub(crate) type Lots = Xoshiro256PlusPlus;

pub(crate) fn pick<'a, T>(rng: &mut Lots, list: &'a [T]) -> &'a T {
    &list[below(rng, list.len() as u32) as usize]
}

/// True with a chance of one in `times`.
pub(crate) fn once_in(rng: &mut Lots, times: u32) -> bool {
    below(rng, times) == 0
}

/// A value that matches a schema, or sometimes another one.
pub(crate) fn value(rng: &mut Lots, api: &Value, schema: &Value, depth: u32) -> Value {
    if once_in(rng, 8) || depth > 6 {
        return anything(rng);
    }
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return value(rng, api, &api["components"]["schemas"][name], depth + 1);
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(list) = schema[key].as_array() {
            let one = pick(rng, list);
            let mut one = value(rng, api, one, depth + 1);
            if let Some(one) = one.as_object_mut() {
                one.extend(members(rng, api, schema, depth));
            }
            return one;
        }
    }
    if let Some(only) = schema.get("const") {
        return only.clone();
    }
    if let Some(list) = schema["enum"].as_array() {
        return pick(rng, list).clone();
    }
    let kind = match &schema["type"] {
        Value::Array(list) => pick(rng, list).clone(),
        kind => kind.clone(),
    };
    match kind.as_str() {
        Some("object") => Value::Object(members(rng, api, schema, depth)),
        Some("array") => {
            (0..below(rng, 4)).map(|_| value(rng, api, &schema["items"], depth + 1)).collect()
        }
        Some("string") => {
            json!(pick(rng, &["Ann", "ludo", "medium", "", "x", "🎲", "\u{0}", "c1"]))
        }
        Some("integer") => json!(pick(rng, &[0i64, 1, 2, 5, 60, 255, -1, i64::MAX])),
        Some("boolean") => json!(once_in(rng, 2)),
        Some("null") => Value::Null,
        _ => anything(rng),
    }
}

/// Most of the members that a schema names.
fn members(rng: &mut Lots, api: &Value, schema: &Value, depth: u32) -> Map<String, Value> {
    let mut map = Map::new();
    for (key, inner) in schema["properties"].as_object().into_iter().flatten() {
        if !once_in(rng, 5) {
            map.insert(key.clone(), value(rng, api, inner, depth + 1));
        }
    }
    map
}

fn anything(rng: &mut Lots) -> Value {
    match below(rng, 8) {
        0 => Value::Null,
        1 => json!([]),
        2 => json!({}),
        3 => json!(1e300),
        4 => json!("x".repeat(below(rng, 3_000) as usize)),
        5 => json!([[[[[[1]]]]]]),
        6 => json!({ "type": { "type": "roll" } }),
        _ => json!(-7),
    }
}

/// The text of a message, sometimes with changed bytes.
pub(crate) fn written(rng: &mut Lots, value: &Value) -> Vec<u8> {
    let mut text = value.to_string().into_bytes();
    if once_in(rng, 4) {
        damage(rng, &mut text);
    }
    text
}

/// Changes, removes and adds some bytes.
pub(crate) fn damage(rng: &mut Lots, text: &mut Vec<u8>) {
    for _ in 0..=below(rng, 4) {
        let at = below(rng, text.len() as u32) as usize;
        match below(rng, 3) {
            0 => text[at] = rng.next_u32() as u8,
            1 => text.truncate(at.max(1)),
            _ => text.insert(at, rng.next_u32() as u8),
        }
    }
}
