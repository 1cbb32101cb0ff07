//! Options of a game: values of a variant that are changed for it, in any format serde reads.

use super::doc::{KeyValue, LocatedValue, Value};
use super::{Draft, Problem, Problems, Spec};
use crate::Rules;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// Keys that identify a variant, which no option may change.
const NAMES: [&str; 3] = ["id", "name", "summary"];

/// Values of a variant that are changed for one game. The keys are those of the variant file; a
/// key in a group can be written as `again.cap`.
#[derive(Clone, Debug, Default)]
pub struct VariantOptions(Vec<KeyValue>);

impl VariantOptions {
    /// Whether the options change nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The rules of a variant with these values changed.
    pub fn rules(&self, spec: &Spec) -> Result<Rules, Problems> {
        let names = self.0.iter().filter(|entry| NAMES.contains(&entry.key.as_str()));
        let problem = |entry: &KeyValue| {
            Problem::new(entry.key.as_str(), "a game cannot change the name of its variant")
                .hint("remove this option")
        };
        let problems: Vec<Problem> = names.map(problem).collect();
        match problems.is_empty() {
            true => Draft::with_options(spec, &self.0).check(),
            false => Err(Problems(problems)),
        }
    }
}

impl<'de> Deserialize<'de> for VariantOptions {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<VariantOptions, D::Error> {
        match AnyValue::deserialize(from)?.0 {
            Value::Table(entries) => Ok(VariantOptions(entries)),
            Value::Other("null") => Ok(VariantOptions::default()),
            _ => Err(D::Error::custom("options are an object of keys and values")),
        }
    }
}

/// A value of any kind.
struct AnyValue(Value);

impl<'de> Deserialize<'de> for AnyValue {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<AnyValue, D::Error> {
        from.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = AnyValue;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string, a whole number, true or false, or a list")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<AnyValue, E> {
        Ok(AnyValue(Value::Bool(value)))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<AnyValue, E> {
        Ok(AnyValue(Value::Int(value)))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<AnyValue, E> {
        Ok(AnyValue(
            i64::try_from(value).map_or(Value::Other("a number that is too large"), Value::Int),
        ))
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<AnyValue, E> {
        Ok(AnyValue(Value::Other("a number with a decimal point")))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<AnyValue, E> {
        Ok(AnyValue(Value::Text(value.into())))
    }

    fn visit_unit<E: Error>(self) -> Result<AnyValue, E> {
        Ok(AnyValue(Value::Other("null")))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<AnyValue, A::Error> {
        let mut items = Vec::new();
        while let Some(AnyValue(value)) = list.next_element()? {
            items.push(LocatedValue::new(value));
        }
        Ok(AnyValue(Value::List(items)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<AnyValue, A::Error> {
        let mut entries = Vec::new();
        while let Some((key, AnyValue(value))) = map.next_entry::<String, AnyValue>()? {
            entries.push(KeyValue::dotted(&key, value));
        }
        Ok(AnyValue(Value::Table(entries)))
    }
}
