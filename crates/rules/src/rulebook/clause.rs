//! The parts of a rulebook: clauses, which the messages of a language turn into sentences.

use serde::Serialize;
use std::collections::BTreeMap;

/// A chapter of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Section {
    /// The heading.
    pub title: Clause,
    /// Its sentences in order.
    pub clauses: Vec<Clause>,
}

/// A sentence or a part of one: the id of a message and its values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clause {
    /// The id of the message in the language files.
    pub id: &'static str,
    /// Its values.
    pub args: BTreeMap<&'static str, Arg>,
    /// Whether it is an item of a list instead of a sentence in a paragraph.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub item: bool,
}

/// A value in a clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Arg {
    /// A number, which decides about plural forms.
    Number(i64),
    /// A word from a fixed set, by which the message selects a form; or text that is the same in
    /// every language, such as numbers and the names of tokens.
    Text(String),
    /// A part with its own message, which is translated first.
    Clause(Clause),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde requires this signature")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

impl Arg {
    /// Whether a list that contains this value needs a comma before its conjunction.
    fn is_long(&self) -> bool {
        const LISTS: [&str; 4] =
            ["rulebook-or", "rulebook-comma", "rulebook-unless", "rulebook-except-first"];
        match self {
            Arg::Number(_) => false,
            Arg::Text(text) => text.contains(','),
            Arg::Clause(clause) => {
                LISTS.contains(&clause.id) || clause.args.values().any(Arg::is_long)
            }
        }
    }
}

impl Clause {
    /// A clause without values.
    pub(super) fn new(id: &'static str) -> Clause {
        Clause { id, args: BTreeMap::new(), item: false }
    }

    /// The same clause with one more value.
    pub(super) fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Clause {
        self.args.insert(name, value.into());
        self
    }
}

impl From<Clause> for Arg {
    fn from(clause: Clause) -> Arg {
        Arg::Clause(clause)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<bool> for Arg {
    fn from(flag: bool) -> Arg {
        if flag { "yes" } else { "no" }.into()
    }
}

macro_rules! from_numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Arg {
            fn from(n: $number) -> Arg {
                Arg::Number(n.try_into().unwrap_or(i64::MAX))
            }
        })+
    };
}

from_numbers!(u8 i16 u16 usize);

/// A clause: `clause!("rulebook-people", n = 4)`.
macro_rules! clause {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::rulebook::clause::Clause::new($id)$(.with(stringify!($name), $value))*
    };
}
pub(super) use clause;

/// The word before the last item of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Conjunction {
    And,
    Or,
}

/// A list as nested pairs, so that a language only needs messages that join two items.
pub(super) fn list<A: Into<Arg>>(parts: impl IntoIterator<Item = A>, last: Conjunction) -> Arg {
    let mut parts: Vec<Arg> = parts.into_iter().map(Into::into).collect();
    let Some(end) = parts.pop() else { return "".into() };
    let long = parts.iter().any(Arg::is_long);
    let joined = |first, last| clause!("rulebook-comma", first = first, last = last).into();
    let Some(first) = parts.into_iter().reduce(joined) else { return end };
    let id = match (last, long) {
        (Conjunction::And, false) => "rulebook-and",
        (Conjunction::And, true) => "rulebook-comma-and",
        (Conjunction::Or, false) => "rulebook-or",
        (Conjunction::Or, true) => "rulebook-comma-or",
    };
    clause!(id, first = first, last = end).into()
}

/// A list of numbers, which every language separates with commas.
pub(super) fn numbers<N: ToString>(numbers: &[N], last: Conjunction) -> Arg {
    let words: Vec<String> = numbers.iter().map(N::to_string).collect();
    match &words[..] {
        [] => "".into(),
        [one] => one.as_str().into(),
        [first @ .., end] => {
            let id = if last == Conjunction::And { "rulebook-and" } else { "rulebook-or" };
            clause!(id, first = first.join(", "), last = end.as_str()).into()
        }
    }
}

/// A number in words.
pub(super) fn number(n: impl Into<Arg>) -> Clause {
    clause!("rulebook-number", n = n)
}

/// A face of a die: "a six".
pub(super) fn a(n: u8) -> Clause {
    clause!("rulebook-face", n = n)
}

/// A number of pips.
pub(super) fn pips(n: u8) -> Clause {
    clause!("rulebook-pips", n = n)
}

/// A text from a variant file on one line.
pub(super) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
