//! Options: values of a variant that are changed for one game, from any format serde reads.

use super::doc::{Entry, Item, Value};
use super::{Draft, Problem, Problems, Spec};
use crate::Rules;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// Keys by which people know a variant, and which no option changes.
const NAMES: [&str; 3] = ["id", "name", "summary"];

/// Values of a variant that are changed for one game. The keys are those of the variant file, a
/// key in a group also as `again.cap`.
#[derive(Clone, Debug, Default)]
pub struct Options(Vec<Entry>);

impl Options {
    /// Whether nothing is changed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The rules of a variant with these values changed.
    pub fn rules(&self, spec: &Spec) -> Result<Rules, Problems> {
        let names = self.0.iter().filter(|entry| NAMES.contains(&entry.key.as_str()));
        let problem = |entry: &Entry| {
            Problem::new(entry.key.as_str(), "a game with other rules is still called what it is")
                .hint("this is no option")
        };
        let problems: Vec<Problem> = names.map(problem).collect();
        match problems.is_empty() {
            true => Draft::with_options(spec, &self.0).check(),
            false => Err(Problems(problems)),
        }
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Options, D::Error> {
        match Read::deserialize(from)?.0 {
            Value::Table(entries) => Ok(Options(entries)),
            Value::Other("null") => Ok(Options::default()),
            _ => Err(D::Error::custom("options are an object of keys and values")),
        }
    }
}

fn entry(key: &str, value: Value) -> Entry {
    // `again.on` may be written with a dot, as on a command line.
    match key.split_once('.') {
        Some((group, leaf)) => {
            let inner = Entry { key: leaf.into(), line: None, item: Item::new(value) };
            Entry { key: group.into(), line: None, item: Item::new(Value::Table(vec![inner])) }
        }
        None => Entry { key: key.into(), line: None, item: Item::new(value) },
    }
}

/// A value as it was written.
struct Read(Value);

impl<'de> Deserialize<'de> for Read {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Read, D::Error> {
        from.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Read;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of a variant file")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Read, E> {
        Ok(Read(Value::Bool(value)))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Read, E> {
        Ok(Read(Value::Int(value)))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Read, E> {
        Ok(Read(
            i64::try_from(value).map_or(Value::Other("a number that is too large"), Value::Int),
        ))
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Read, E> {
        Ok(Read(Value::Other("a number that is not whole")))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Read, E> {
        Ok(Read(Value::Text(value.into())))
    }

    fn visit_unit<E: Error>(self) -> Result<Read, E> {
        Ok(Read(Value::Other("null")))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Read, A::Error> {
        let mut items = Vec::new();
        while let Some(Read(value)) = list.next_element()? {
            items.push(Item::new(value));
        }
        Ok(Read(Value::List(items)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Read, A::Error> {
        let mut entries = Vec::new();
        while let Some((key, Read(value))) = map.next_entry::<String, Read>()? {
            entries.push(entry(&key, value));
        }
        Ok(Read(Value::Table(entries)))
    }
}
