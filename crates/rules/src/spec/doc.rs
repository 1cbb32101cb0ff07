//! A variant file as a tree of values, each with its line number.

use super::problem::Problem;
use toml::de::{DeTable, DeValue};

/// A value as written in a variant file or in the options of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A string.
    Text(String),
    /// A list.
    List(Vec<LocatedValue>),
    /// A table of keys and values.
    Table(Vec<KeyValue>),
    /// A value that no key accepts, such as a date, with a description of it.
    Other(&'static str),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.into())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(number)
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(list: Vec<T>) -> Value {
        Value::List(list.into_iter().map(|value| LocatedValue::new(value.into())).collect())
    }
}

/// A value with its line number.
#[derive(Clone, Debug, PartialEq)]
pub struct LocatedValue {
    /// The value.
    pub value: Value,
    /// The line, counted from 1; `None` if the value does not come from a file.
    pub line: Option<usize>,
}

/// A key and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyValue {
    /// The key.
    pub key: String,
    /// Its line.
    pub line: Option<usize>,
    /// Its value.
    pub item: LocatedValue,
}

impl KeyValue {
    fn new(key: &str, value: Value) -> KeyValue {
        KeyValue { key: key.into(), line: None, item: LocatedValue::new(value) }
    }

    /// A value that does not come from a file; its key can name a group, as in `again.cap`.
    pub(crate) fn dotted(key: &str, value: Value) -> KeyValue {
        match key.split_once('.') {
            Some((group, leaf)) => {
                KeyValue::new(group, Value::Table(vec![KeyValue::new(leaf, value)]))
            }
            None => KeyValue::new(key, value),
        }
    }
}

impl LocatedValue {
    /// A value that does not come from a file.
    pub fn new(value: Value) -> LocatedValue {
        LocatedValue { value, line: None }
    }

    /// The kind of value, for messages.
    pub(crate) fn kind(&self) -> &'static str {
        match self.value {
            Value::Bool(_) => "true or false",
            Value::Int(_) => "a number",
            Value::Text(_) => "a text",
            Value::List(_) => "a list",
            Value::Table(_) => "a table",
            Value::Other(kind) => kind,
        }
    }
}

/// Parses TOML and reports every syntax error.
pub(crate) fn parse(text: &str) -> (Vec<KeyValue>, Vec<Problem>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let starts: Vec<usize> =
        std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let line = |at: usize| Some(starts.partition_point(|&start| start <= at));
    let problems = errors.iter().map(|error| Problem {
        line: error.span().and_then(|span| line(span.start)),
        message: format!("invalid TOML: {}", error.message().trim()),
        hint: "a variant file has lines such as name = \"My game\"".into(),
        ..Problem::default()
    });
    (entries(table.get_ref(), &line), problems.collect())
}

fn entries(table: &DeTable<'_>, line: &impl Fn(usize) -> Option<usize>) -> Vec<KeyValue> {
    let entry =
        |(key, value): (&toml::Spanned<std::borrow::Cow<'_, str>>, &toml::Spanned<DeValue<'_>>)| {
            KeyValue {
                key: key.get_ref().to_string(),
                line: line(key.span().start),
                item: item(value, line),
            }
        };
    let mut list: Vec<_> = table.iter().collect();
    list.sort_by_key(|(key, _)| key.span().start);
    list.into_iter().map(entry).collect()
}

fn item(
    spanned: &toml::Spanned<DeValue<'_>>,
    line: &impl Fn(usize) -> Option<usize>,
) -> LocatedValue {
    let value = match spanned.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(int) => match i64::from_str_radix(int.as_str(), int.radix()) {
            Ok(int) => Value::Int(int),
            Err(_) => Value::Other("a number that is too large"),
        },
        DeValue::Boolean(bool) => Value::Bool(*bool),
        DeValue::Float(_) => Value::Other("a number with a decimal point"),
        DeValue::Datetime(_) => Value::Other("a date"),
        DeValue::Array(array) => Value::List(array.iter().map(|i| item(i, line)).collect()),
        DeValue::Table(table) => Value::Table(entries(table, line)),
    };
    LocatedValue { value, line: line(spanned.span().start) }
}
