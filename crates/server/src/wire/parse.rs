//! Parses the messages of clients. An error says where in the message it is and what is wrong
//! there.

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::{Map, Value};
use serde_path_to_error::{Segment, Track};
use std::fmt;
use std::marker::PhantomData;

/// The maximum length of an error, which may repeat a part of the message.
const MAX_ERROR_CHARS: usize = 600;

/// Up to here every whole number has its own `f64`.
const MAX_WHOLE_F64: f64 = (1_u64 << 53) as f64;

/// Why a message cannot be parsed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BadMessage {
    #[error("the message is empty")]
    Empty,
    #[error("the message is not JSON: it ends too early")]
    TooShort,
    #[error("the message is not JSON: {0}")]
    NotJson(serde_json::Error),
    #[error("the message is not valid: {0}")]
    Invalid(String),
}

/// Parses a message, which must be a JSON object.
pub(crate) fn message<T: DeserializeOwned>(text: &[u8]) -> Result<T, BadMessage> {
    if text.trim_ascii().is_empty() {
        return Err(BadMessage::Empty);
    }
    let mut value = serde_json::from_slice(text).map_err(|error| match error.is_eof() {
        true => BadMessage::TooShort,
        false => BadMessage::NotJson(error),
    })?;
    make_whole(&mut value);
    object(value).map_err(BadMessage::Invalid)
}

/// Parses an object into a type, or says where it does not fit and why.
pub(crate) fn object<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    with_path(value).map_err(|(path, error)| at(&path, &error))
}

/// Parses an object whose `type` names a variant of an enum and whose other members are the fields
/// of that variant. An enum that Serde tags itself would lose the path of an error.
pub(crate) fn tagged<T: DeserializeOwned>(mut members: Map<String, Value>) -> Result<T, String> {
    let variant = members.remove("type").ok_or("missing field `type`")?;
    // This succeeds for a variant without fields.
    let unit = T::deserialize(&variant);
    match (unit, variant) {
        (Ok(unit), _) => Ok(unit),
        (Err(_), Value::String(name)) => {
            let value = Value::Object(Map::from_iter([(name, Value::Object(members))]));
            with_path(value).map_err(|(path, error)| match path.as_slice() {
                [] => at(&["type".into()], &error),
                [_variant, fields @ ..] => at(fields, &error),
            })
        }
        (Err(error), _) => Err(at(&["type".into()], &error)),
    }
}

/// Parses an object; an error comes with the keys that lead to it.
fn with_path<T: DeserializeOwned>(value: Value) -> Result<T, (Vec<String>, serde_json::Error)> {
    let mut track = Track::new();
    let parsed = only_object(serde_path_to_error::Deserializer::new(value, &mut track));
    parsed.map_err(|error| (track.path().iter().map(Segment::to_string).collect(), error))
}

/// An error and where it is.
fn at(path: &[String], error: &serde_json::Error) -> String {
    let text = match path {
        [] => error.to_string(),
        path => format!("`{}`: {error}", path.join(".")),
    };
    text.chars().take(MAX_ERROR_CHARS).collect()
}

/// Deserializes an object. Serde by itself would also take a list of the values of its fields.
pub(crate) fn only_object<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct OnlyObject<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for OnlyObject<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(map))
        }
    }

    from.deserialize_map(OnlyObject(PhantomData))
}

/// The same for an optional member.
pub(crate) fn optional_object<'de, T, D>(from: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    #[derive(serde::Deserialize)]
    #[serde(bound = "T: Deserialize<'de>")]
    struct Object<T>(#[serde(deserialize_with = "only_object")] T);

    Ok(Option::deserialize(from)?.map(|Object(inner)| inner))
}

/// Turns numbers such as `3.0`, which are whole numbers in JSON, into integers.
fn make_whole(value: &mut Value) {
    match value {
        Value::Number(number) if number.is_f64() => {
            let float = number.as_f64().unwrap_or(f64::NAN);
            if float.fract() == 0.0 && float.abs() <= MAX_WHOLE_F64 {
                *value = (float as i64).into();
            }
        }
        Value::Array(values) => values.iter_mut().for_each(make_whole),
        Value::Object(members) => members.values_mut().for_each(make_whole),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{CheckVariant, Join, MakeRoom, Order, Ping};

    #[track_caller]
    fn check<T: DeserializeOwned>(text: &str, error: &str) {
        let found = message::<T>(text.as_bytes()).err().expect("it is rejected").to_string();
        let found = found.strip_prefix("the message is not valid: ").unwrap_or(&found);
        assert_eq!(found, error, "{text}");
    }

    #[test]
    fn a_list_is_rejected_where_an_object_is_expected() {
        check::<Join>(r#"["Zed", 3]"#, "invalid type: sequence, expected an object");
        check::<Ping>(r#"["ping"]"#, "invalid type: sequence, expected an object");
        check::<MakeRoom>(
            r#"{"variant": "ludo", "name": "Ann", "settings": [true]}"#,
            "`settings`: invalid type: sequence, expected an object",
        );
        check::<CheckVariant>(
            r#"{"board": [""]}"#,
            "`board`: invalid type: sequence, expected an object",
        );
        check::<Order>(
            r#"{"cmd_id": "a", "type": "settings", "settings": [true]}"#,
            "`settings`: invalid type: sequence, expected an object",
        );
    }

    #[test]
    fn an_error_says_where_it_is_and_what_is_wrong() {
        check::<Join>("7", "invalid type: integer `7`, expected an object");
        check::<Join>("{}", "missing field `name`");
        check::<Join>(r#"{"name": 5}"#, "`name`: invalid type: integer `5`, expected a string");
        check::<Join>(
            r#"{"name": "Zed", "seat": 300}"#,
            "`seat`: invalid value: integer `300`, expected u8",
        );
        check::<Join>(
            r#"{"name": "Zed", "seat": 3.5}"#,
            "`seat`: invalid type: floating point `3.5`, expected u8",
        );
        check::<Join>(
            r#"{"nmae": "Zed"}"#,
            "`nmae`: unknown field `nmae`, expected `name` or `seat`",
        );
        check::<MakeRoom>(
            r#"{"name": "Ann", "settings": {"undo": "sometimes"}}"#,
            "`settings.undo`: unknown variant `sometimes`, expected one of `never`, `ask`, `free`",
        );
        check::<Order>(
            r#"{"cmd_id": "a", "type": "move", "token": "first"}"#,
            "`token`: invalid type: string \"first\", expected u8",
        );
        check::<Order>(r#"{"cmd_id": "a", "type": "move"}"#, "missing field `token`");
        check::<Order>(r#"{"cmd_id": "a"}"#, "missing field `type`");
        check::<Order>(r#"{"type": "pass"}"#, "missing field `cmd_id`");
        check::<Order>(
            r#"{"cmd_id": "a", "type": 3}"#,
            "`type`: invalid type: integer `3`, expected string or map",
        );
        check::<Order>(
            r#"{"cmd_id": "a", "type": "settings", "settings": {"best_of": -1}}"#,
            "`settings.best_of`: invalid value: integer `-1`, expected u8",
        );
        let leaving = |how: &str| {
            format!(r#"{{"cmd_id": "a", "type": "settings", "settings": {{"leaving": {how}}}}}"#)
        };
        check::<Order>(
            &leaving(r#""bot""#),
            "`settings.leaving.bot`: invalid type: unit variant, expected newtype variant",
        );
        check::<Order>(
            &leaving(r#"{"tokens_go": 5}"#),
            "`settings.leaving.tokens_go`: invalid type: integer `5`, expected unit",
        );
        check::<Order>(
            &leaving(r#""stay""#),
            "`settings.leaving`: unknown variant `stay`, expected `bot` or `tokens_go`",
        );
        for empty in ["", "  \n"] {
            check::<Order>(empty, "the message is empty");
        }
        check::<Order>(r#"{"cmd_id": "#, "the message is not JSON: it ends too early");
        let error = message::<Order>(br#"{"cmd_id": "a", "type": "fly"}"#).err();
        let error = error.expect("it is rejected").to_string();
        assert!(error.contains("unknown variant `fly`, expected one of `ready`, `sit`"), "{error}");
    }

    #[test]
    fn an_error_about_a_long_message_is_short() {
        let long = format!(r#"{{"cmd_id": "a", "type": "{}"}}"#, "x".repeat(60_000));
        let error = message::<Order>(long.as_bytes()).err().expect("it is rejected").to_string();
        assert!(error.len() < MAX_ERROR_CHARS + 50, "{error}");
    }

    #[test]
    fn valid_messages_are_parsed() {
        let room = r#"{"variant": "ludo", "name": "Ann", "seat": null, "options": {"tokens": 2},
            "settings": {"leaving": {"bot": "easy"}, "undo": "ask"}}"#;
        let room: MakeRoom = message(room.as_bytes()).expect("a valid message");
        assert!(room.seat.is_none() && !room.options.is_empty());
        for order in [
            r#"{"cmd_id": "a", "type": "settings", "settings": {"leaving": "tokens_go"}}"#,
            r#"{"cmd_id": "a", "type": "ready"}"#,
            r#"{"cmd_id": "a", "type": "pass", "why": "an unknown key"}"#,
        ] {
            assert!(message::<Order>(order.as_bytes()).is_ok(), "{order}");
        }
        assert!(message::<Ping>(br#"{"type": "ping"}"#).is_ok());
        let join: Join = message(br#"{"name": "Zed", "seat": 3.0}"#).expect("a valid message");
        assert_eq!(join.seat.map(|seat| seat.0), Some(3));
    }
}
