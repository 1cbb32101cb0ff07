//! Messages of clients read into their types; what is wrong with one that cannot be is said in
//! words for who sent it, and not in those of the program.

use serde::de::value::{
    EnumAccessDeserializer, MapAccessDeserializer, MapDeserializer, SeqDeserializer,
};
use serde::de::{self, DeserializeOwned, Deserializer, Expected, IntoDeserializer, Unexpected};
use serde_json::Value;
use std::fmt::Display;

/// So much of a word that nobody knows is said again.
const LONGEST_WORD: usize = 40;

/// Up to here a number with a point can be told from the next whole one.
const LARGEST_WHOLE: f64 = (1_u64 << 53) as f64;

/// Why a message cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unread {
    #[error("the message is empty")]
    Empty,
    #[error("the message is not JSON: it ends too early")]
    Short,
    #[error("the message is not JSON: {0}")]
    NotJson(serde_json::Error),
    #[error("the message is not as it should be: {}", .0.wrong)]
    Unfit(Unfit),
}

/// What is wrong with a value.
#[derive(Debug, thiserror::Error)]
#[error("{wrong}")]
pub(crate) struct Unfit {
    wrong: String,
    /// Whether it says where.
    placed: bool,
}

/// Reads a message, which is an object: not, as serde would have it, also a list of its values.
pub(crate) fn read<T: DeserializeOwned>(text: &[u8]) -> Result<T, Unread> {
    if text.trim_ascii().is_empty() {
        return Err(Unread::Empty);
    }
    let value: Value = serde_json::from_slice(text).map_err(|error| match error.is_eof() {
        true => Unread::Short,
        false => Unread::NotJson(error),
    })?;
    object(value).map_err(Unread::Unfit)
}

/// Reads an object.
pub(crate) fn object<T: DeserializeOwned>(value: Value) -> Result<T, Unfit> {
    match value {
        Value::Object(_) => T::deserialize(Written { key: None, value }),
        other => Err(de::Error::invalid_type(unexpected(&other), &AN_OBJECT)),
    }
}

const AN_OBJECT: &str = "an object";

/// Reads an object whose `type` says which of several it is. Serde would keep all the rest for later,
/// and lose where it stood.
pub(crate) fn of_type<T: DeserializeOwned>(
    mut members: serde_json::Map<String, Value>,
) -> Result<T, Unfit> {
    let word = match members.remove("type") {
        Some(Value::String(word)) => word,
        Some(other) => {
            let wrong = de::Error::invalid_type(unexpected(&other), &"a word");
            return Written::placed(Some("type".into()), Err(wrong));
        }
        None => return Err(de::Error::missing_field("type")),
    };
    T::deserialize(EnumAccessDeserializer::new(Typed { word, members }))
}

/// A word that says what the members beside it are.
struct Typed {
    word: String,
    members: serde_json::Map<String, Value>,
}

impl<'de> de::EnumAccess<'de> for Typed {
    type Error = Unfit;
    type Variant = Typed;

    fn variant_seed<S: de::DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Typed), Unfit> {
        let word = Value::String(self.word.clone());
        Ok((seed.deserialize(Written { key: Some("type".into()), value: word })?, self))
    }
}

impl<'de> de::VariantAccess<'de> for Typed {
    type Error = Unfit;

    fn unit_variant(self) -> Result<(), Unfit> {
        Ok(())
    }

    fn struct_variant<V: de::Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        visitor.visit_map(members(self.members))
    }

    fn newtype_variant_seed<S: de::DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Unfit> {
        seed.deserialize(Written { key: None, value: Value::Object(self.members) })
    }

    fn tuple_variant<V: de::Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unfit> {
        Err(de::Error::invalid_type(Unexpected::Map, &visitor))
    }
}

/// A word that stands alone.
struct Word(String);

impl Word {
    fn says_too_little<T>(self) -> Result<T, Unfit> {
        let word = short(&self.0);
        Err(de::Error::custom(format!("`{word}` needs a value with it: {{\"{word}\": …}}")))
    }
}

impl<'de> de::EnumAccess<'de> for Word {
    type Error = Unfit;
    type Variant = Word;

    fn variant_seed<S: de::DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Word), Unfit> {
        let word = Value::String(self.0.clone());
        Ok((seed.deserialize(Written { key: None, value: word })?, self))
    }
}

impl<'de> de::VariantAccess<'de> for Word {
    type Error = Unfit;

    fn unit_variant(self) -> Result<(), Unfit> {
        Ok(())
    }

    fn newtype_variant_seed<S: de::DeserializeSeed<'de>>(self, _: S) -> Result<S::Value, Unfit> {
        self.says_too_little()
    }

    fn struct_variant<V: de::Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Unfit> {
        self.says_too_little()
    }

    fn tuple_variant<V: de::Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Unfit> {
        self.says_too_little()
    }
}

/// A value as it was written, and the key that it was written under.
struct Written {
    key: Option<String>,
    value: Value,
}

impl Written {
    /// Says of what is wrong where it is.
    fn placed<T>(key: Option<String>, read: Result<T, Unfit>) -> Result<T, Unfit> {
        match (read, key) {
            (Err(Unfit { wrong, placed: false }), Some(key)) => {
                Err(Unfit { wrong: format!("`{key}`: {wrong}"), placed: true })
            }
            (read, _) => read,
        }
    }
}

type Members = MapDeserializer<'static, std::vec::IntoIter<(String, Written)>, Unfit>;

fn members(map: serde_json::Map<String, Value>) -> Members {
    let member = |(key, value): (String, Value)| (key.clone(), Written { key: Some(key), value });
    MapDeserializer::new(map.into_iter().map(member).collect::<Vec<_>>().into_iter())
}

impl<'de> Deserializer<'de> for Written {
    type Error = Unfit;

    fn deserialize_any<V: de::Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        let read = match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(value), _) => visitor.visit_u64(value),
                (None, Some(value)) => visitor.visit_i64(value),
                (None, None) => match number.as_f64().unwrap_or(f64::NAN) {
                    // As JSON has it, `3.0` is a whole number, too.
                    whole if whole.fract() == 0.0 && whole.abs() <= LARGEST_WHOLE => {
                        match whole < 0.0 {
                            true => visitor.visit_i64(whole as i64),
                            false => visitor.visit_u64(whole as u64),
                        }
                    }
                    other => visitor.visit_f64(other),
                },
            },
            Value::String(text) => visitor.visit_string(text),
            Value::Array(list) => {
                let item = |value| Written { key: None, value };
                visitor.visit_seq(SeqDeserializer::new(list.into_iter().map(item)))
            }
            Value::Object(map) => visitor.visit_map(members(map)),
        };
        Written::placed(self.key, read)
    }

    fn deserialize_option<V: de::Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: de::Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: de::Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        match &self.value {
            Value::Object(_) => self.deserialize_any(visitor),
            other => {
                let wrong = Err(de::Error::invalid_type(unexpected(other), &AN_OBJECT));
                Written::placed(self.key, wrong)
            }
        }
    }

    fn deserialize_enum<V: de::Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        let read = match self.value {
            Value::String(word) => visitor.visit_enum(Word(word)),
            Value::Object(map) if map.len() == 1 => {
                visitor.visit_enum(MapAccessDeserializer::new(members(map)))
            }
            other => Err(de::Error::invalid_type(unexpected(&other), &"a word")),
        };
        Written::placed(self.key, read)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

impl IntoDeserializer<'_, Unfit> for Written {
    type Deserializer = Written;

    fn into_deserializer(self) -> Written {
        self
    }
}

impl de::Error for Unfit {
    fn custom<T: Display>(message: T) -> Unfit {
        Unfit { wrong: message.to_string(), placed: false }
    }

    fn invalid_type(found: Unexpected<'_>, wanted: &dyn Expected) -> Unfit {
        let (found, wanted) = (name_of(found), wanted_by(wanted));
        Unfit::custom(format!("{found} stands where {wanted} belongs"))
    }

    fn invalid_value(found: Unexpected<'_>, wanted: &dyn Expected) -> Unfit {
        Unfit::invalid_type(found, wanted)
    }

    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Unfit {
        Unfit::custom(format!("`{}` is none of {}", short(word), listed(known)))
    }

    fn unknown_field(key: &str, known: &'static [&'static str]) -> Unfit {
        Unfit::custom(format!("there is no `{}` here, but {}", short(key), listed(known)))
    }

    fn missing_field(key: &'static str) -> Unfit {
        Unfit { wrong: format!("`{key}` is missing"), placed: true }
    }
}

fn listed(words: &[&str]) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}

fn short(word: &str) -> String {
    word.chars().take(LONGEST_WORD).collect()
}

fn unexpected(value: &Value) -> Unexpected<'_> {
    match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(value) => Unexpected::Bool(*value),
        Value::Number(number) => Unexpected::Float(number.as_f64().unwrap_or(f64::NAN)),
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    }
}

fn name_of(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(value) => format!("`{value}`"),
        Unexpected::Unsigned(number) => format!("`{number}`"),
        Unexpected::Signed(number) => format!("`{number}`"),
        Unexpected::Float(number) => format!("`{number}`"),
        Unexpected::Str(_) | Unexpected::Char(_) => "a text".into(),
        Unexpected::Unit | Unexpected::Option => "`null`".into(),
        Unexpected::Seq => "a list".into(),
        Unexpected::Map => AN_OBJECT.into(),
        _ => "something else".into(),
    }
}

/// What belongs somewhere. Types of the program say it in its own words.
fn wanted_by(wanted: &dyn Expected) -> String {
    let wanted = wanted.to_string();
    let words = match wanted.as_str() {
        "u8" => "a whole number from 0 to 255",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number that is not negative",
        "a boolean" => "true or false",
        "a string" => "a text",
        "a sequence" => "a list",
        "a map" => AN_OBJECT,
        "unit" => "nothing",
        "variant identifier" | "string or map" | "map with a single key" => "a word",
        type_name => match type_name.split(' ').next() {
            Some("struct" | "internally") => AN_OBJECT,
            Some("enum") => "a word",
            _ => return wanted,
        },
    };
    words.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Join, MakeRoom, Order, Ping};

    #[track_caller]
    fn check<T: DeserializeOwned>(text: &str, why: &str) {
        let said = read::<T>(text.as_bytes()).err().expect("it is refused").to_string();
        let said = said.strip_prefix("the message is not as it should be: ").unwrap_or(&said);
        assert_eq!(said, why, "{text}");
    }

    #[test]
    fn a_list_is_taken_for_no_object() {
        check::<Join>(r#"["Zed", 3]"#, "a list stands where an object belongs");
        check::<Ping>(r#"["ping"]"#, "a list stands where an object belongs");
        check::<MakeRoom>(
            r#"{"variant": "ludo", "name": "Ann", "settings": [true]}"#,
            "`settings`: a list stands where an object belongs",
        );
        check::<Order>(
            r#"{"cmd_id": "a", "type": "settings", "settings": [true]}"#,
            "`settings`: a list stands where an object belongs",
        );
    }

    #[test]
    fn what_is_wrong_is_said_without_words_of_the_program() {
        check::<Join>("7", "`7` stands where an object belongs");
        check::<Join>("{}", "`name` is missing");
        check::<Join>(r#"{"name": 5}"#, "`name`: `5` stands where a text belongs");
        check::<Join>(
            r#"{"name": "Zed", "seat": 300}"#,
            "`seat`: `300` stands where a whole number from 0 to 255 belongs",
        );
        check::<Join>(r#"{"nmae": "Zed"}"#, "there is no `nmae` here, but `name`, `seat`");
        check::<MakeRoom>(
            r#"{"name": "Ann", "settings": {"undo": "sometimes"}}"#,
            "`undo`: `sometimes` is none of `never`, `ask`, `free`",
        );
        check::<Order>(
            r#"{"cmd_id": "a", "type": "move", "token": "first"}"#,
            "`token`: a text stands where a whole number from 0 to 255 belongs",
        );
        check::<Order>(r#"{"cmd_id": "a", "type": "move"}"#, "`token` is missing");
        check::<Order>(r#"{"cmd_id": "a"}"#, "`type` is missing");
        check::<Order>(r#"{"type": "pass"}"#, "`cmd_id` is missing");
        check::<Order>(r#"{"cmd_id": "a", "type": 3}"#, "`type`: `3` stands where a word belongs");
        check::<Order>(
            r#"{"cmd_id": "a", "type": "settings", "settings": {"best_of": -1}}"#,
            "`best_of`: `-1` stands where a whole number from 0 to 255 belongs",
        );
        let leaving = |how: &str| {
            format!(r#"{{"cmd_id": "a", "type": "settings", "settings": {{"leaving": {how}}}}}"#)
        };
        check::<Order>(
            &leaving(r#""bot""#),
            r#"`leaving`: `bot` needs a value with it: {"bot": …}"#,
        );
        check::<Order>(
            &leaving(r#"{"tokens_go": 5}"#),
            "`tokens_go`: `5` stands where nothing belongs",
        );
        check::<Order>(&leaving(r#""stay""#), "`leaving`: `stay` is none of `bot`, `tokens_go`");
        for empty in ["", "  \n"] {
            check::<Order>(empty, "the message is empty");
        }
        check::<Order>(r#"{"cmd_id": "#, "the message is not JSON: it ends too early");
        let said = read::<Order>(br#"{"cmd_id": "a", "type": "fly"}"#).err().expect("refused");
        let said = said.to_string();
        assert!(said.contains("`type`: `fly` is none of `ready`, `sit`, `start`, "), "{said}");
    }

    #[test]
    fn what_is_right_is_read() {
        let wish = r#"{"variant": "ludo", "name": "Ann", "seat": null, "options": {"tokens": 2},
            "settings": {"leaving": {"bot": "easy"}, "undo": "ask"}}"#;
        let wish: MakeRoom = read(wish.as_bytes()).expect("a wish");
        assert!(wish.seat.is_none() && !wish.options.is_empty());
        let order = r#"{"cmd_id": "a", "type": "settings", "settings": {"leaving": "tokens_go"}}"#;
        assert!(read::<Order>(order.as_bytes()).is_ok());
        assert!(read::<Ping>(br#"{"type": "ping"}"#).is_ok());
        let seat = |text: &str| read::<Join>(text.as_bytes()).ok().and_then(|wish| wish.seat);
        assert_eq!(seat(r#"{"name": "Zed", "seat": 3.0}"#).map(|seat| seat.0), Some(3));
        check::<Join>(
            r#"{"name": "Zed", "seat": 3.5}"#,
            "`seat`: `3.5` stands where a whole number from 0 to 255 belongs",
        );
    }
}
