//! A variant as written: a tree of values, each with the line it stands on.

use super::problem::Problem;
use toml::de::{DeTable, DeValue};

/// A value as written in a variant file or in a command's options.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Item>),
    /// A table of keys and values.
    Table(Vec<Entry>),
    /// Something no key takes, such as a date; the word says what.
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
        Value::List(list.into_iter().map(|value| Item::new(value.into())).collect())
    }
}

/// A value and its line.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// What is written.
    pub value: Value,
    /// Where, counted from 1; none if it does not come from a file.
    pub line: Option<usize>,
}

/// A key and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The key.
    pub key: String,
    /// Its line.
    pub line: Option<usize>,
    /// What is written for it.
    pub item: Item,
}

impl Item {
    /// A value without a place.
    pub fn new(value: Value) -> Item {
        Item { value, line: None }
    }

    /// What kind of value it is, for messages.
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

/// Reads TOML, reporting every syntax error.
pub(crate) fn parse(text: &str) -> (Vec<Entry>, Vec<Problem>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let starts: Vec<usize> =
        std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let line = |at: usize| Some(starts.partition_point(|&start| start <= at));
    let problems = errors.iter().map(|error| Problem {
        line: error.span().and_then(|span| line(span.start)),
        message: format!("not TOML: {}", error.message().trim()),
        ..Problem::default()
    });
    (entries(table.get_ref(), &line), problems.collect())
}

fn entries(table: &DeTable<'_>, line: &impl Fn(usize) -> Option<usize>) -> Vec<Entry> {
    let entry =
        |(key, value): (&toml::Spanned<std::borrow::Cow<'_, str>>, &toml::Spanned<DeValue<'_>>)| {
            Entry {
                key: key.get_ref().to_string(),
                line: line(key.span().start),
                item: item(value, line),
            }
        };
    let mut list: Vec<_> = table.iter().collect();
    list.sort_by_key(|(key, _)| key.span().start);
    list.into_iter().map(entry).collect()
}

fn item(spanned: &toml::Spanned<DeValue<'_>>, line: &impl Fn(usize) -> Option<usize>) -> Item {
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
    Item { value, line: line(spanned.span().start) }
}
