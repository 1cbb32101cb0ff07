//! How single values are read from a variant file and written back.
//!
//! Every key is listed once, in `Spec::fields`; reading, printing and the list of known keys all
//! come from there.

use super::doc::{Item, Value};
use crate::predicate::Predicate;
use crate::suggest::nearest;

/// A fault in a value: the line if it is another than the key's, what is wrong, what to write.
pub(crate) struct Fault {
    pub(crate) line: Option<usize>,
    pub(crate) message: String,
    pub(crate) hint: String,
}

pub(crate) fn fault<T>(
    item: &Item,
    message: impl Into<String>,
    hint: impl Into<String>,
) -> Result<T, Vec<Fault>> {
    Err(vec![Fault { line: item.line, message: message.into(), hint: hint.into() }])
}

/// A value that a key may take.
pub(crate) trait Field: Sized {
    fn read(item: &Item) -> Result<Self, Vec<Fault>>;
    fn write(&self) -> String;
}

/// Visits every key of a variant: implemented by the reader and the printer.
pub(crate) trait Fields {
    fn field<T: Field>(&mut self, key: &'static str, value: &mut T);
}

impl Field for String {
    fn read(item: &Item) -> Result<String, Vec<Fault>> {
        match &item.value {
            Value::Text(text) if text.chars().count() > 2000 => {
                fault(item, "the text is longer than 2000 characters", "shorten it")
            }
            Value::Text(text) => Ok(text.clone()),
            _ => {
                fault(item, format!("{} where a text is expected", item.kind()), "put it in quotes")
            }
        }
    }

    fn write(&self) -> String {
        let mut out = String::with_capacity(self.len() + 2);
        out.push('"');
        for c in self.chars() {
            match c {
                '"' => out.push_str("\\\""),
                '\\' => out.push_str("\\\\"),
                '\n' => out.push_str("\\n"),
                '\t' => out.push_str("\\t"),
                c if c.is_control() => out.push_str(&format!("\\u{:04X}", c as u32)),
                c => out.push(c),
            }
        }
        out.push('"');
        out
    }
}

impl Field for i16 {
    fn read(item: &Item) -> Result<i16, Vec<Fault>> {
        match item.value {
            Value::Int(n @ -9999..=9999) => Ok(n as i16),
            Value::Int(n) => fault(item, format!("{n} is out of range"), "write a smaller number"),
            _ => fault(
                item,
                format!("{} where a whole number is expected", item.kind()),
                "write a number without quotes",
            ),
        }
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Field for u8 {
    fn read(item: &Item) -> Result<u8, Vec<Fault>> {
        let n = i16::read(item)?;
        u8::try_from(n).ok().filter(|n| *n <= 250).map_or_else(
            || fault(item, format!("{n} is out of range"), "write a number from 0 to 250"),
            Ok,
        )
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl<T: Field> Field for Vec<T> {
    fn read(item: &Item) -> Result<Vec<T>, Vec<Fault>> {
        let Value::List(items) = &item.value else {
            return fault(
                item,
                format!("{} where a list is expected", item.kind()),
                "put it in [ ]",
            );
        };
        if items.len() > 300 {
            return fault(item, "the list has more than 300 entries", "shorten it");
        }
        let mut faults = Vec::new();
        let mut list = Vec::new();
        for item in items {
            match T::read(item) {
                Ok(value) => list.push(value),
                Err(more) => faults.extend(more),
            }
        }
        if faults.is_empty() { Ok(list) } else { Err(faults) }
    }

    fn write(&self) -> String {
        let parts: Vec<String> = self.iter().map(T::write).collect();
        format!("[{}]", parts.join(", "))
    }
}

/// Two numbers: a range, a link, a point.
impl Field for [i16; 2] {
    fn read(item: &Item) -> Result<[i16; 2], Vec<Fault>> {
        match Vec::<i16>::read(item)?[..] {
            [a, b] => Ok([a, b]),
            _ => {
                fault(item, "two numbers are expected", "write two numbers in [ ], such as [2, 4]")
            }
        }
    }

    fn write(&self) -> String {
        format!("[{}, {}]", self[0], self[1])
    }
}

impl Field for Predicate {
    fn read(item: &Item) -> Result<Predicate, Vec<Fault>> {
        match &item.value {
            Value::Text(text) if text.len() > 500 => {
                fault(item, "the condition is longer than 500 characters", "shorten it")
            }
            Value::Text(text) => text.parse().or_else(|error: String| fault(item, error, "")),
            Value::List(items) => {
                let nested = |item: &&Item| matches!(item.value, Value::List(_) | Value::Table(_));
                if let Some(item) = items.iter().find(nested) {
                    return fault(item, "a condition is a text", CONDITION);
                }
                Vec::<Predicate>::read(item).map(Predicate::any)
            }
            Value::Int(n @ 1..=250) => Ok(Predicate::Is(crate::predicate::Fact::Face(*n as u8))),
            _ => fault(item, format!("{} where a condition is expected", item.kind()), CONDITION),
        }
    }

    fn write(&self) -> String {
        self.to_string().write()
    }
}

const CONDITION: &str = "write for example \"six\" or [\"six\", \"capture\"]";

/// A number that may be without bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// No bound.
    Unlimited,
    /// At most this many.
    Most(u8),
}

impl Limit {
    /// The bound as a number that compares right.
    pub(crate) fn count(self) -> u8 {
        match self {
            Limit::Unlimited => u8::MAX,
            Limit::Most(n) => n,
        }
    }
}

impl Field for Limit {
    fn read(item: &Item) -> Result<Limit, Vec<Fault>> {
        match &item.value {
            Value::Text(word) if word == "unlimited" => Ok(Limit::Unlimited),
            Value::Int(_) => u8::read(item).map(Limit::Most),
            _ => fault(
                item,
                format!("{} where a limit is expected", item.kind()),
                "write a number or \"unlimited\"",
            ),
        }
    }

    fn write(&self) -> String {
        match self {
            Limit::Unlimited => "\"unlimited\"".into(),
            Limit::Most(n) => n.to_string(),
        }
    }
}

/// How many tokens must be home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// All of a seat's tokens.
    All,
    /// This many.
    Count(u8),
}

impl Field for Goal {
    fn read(item: &Item) -> Result<Goal, Vec<Fault>> {
        match &item.value {
            Value::Text(word) if word == "all" => Ok(Goal::All),
            Value::Int(_) => u8::read(item).map(Goal::Count),
            _ => fault(
                item,
                format!("{} where a number of tokens is expected", item.kind()),
                "write a number or \"all\"",
            ),
        }
    }

    fn write(&self) -> String {
        match self {
            Goal::All => "\"all\"".into(),
            Goal::Count(n) => n.to_string(),
        }
    }
}

/// Reads a table value with a fixed set of keys.
pub(crate) fn table<'a, const N: usize>(
    item: &'a Item,
    keys: [&str; N],
    example: &str,
) -> Result<[Option<&'a Item>; N], Vec<Fault>> {
    let Value::Table(entries) = &item.value else {
        return fault(item, format!("{} where a table is expected", item.kind()), example);
    };
    let mut found = [None; N];
    for entry in entries {
        match keys.iter().position(|k| *k == entry.key) {
            Some(at) => found[at] = Some(&entry.item),
            None => {
                return Err(vec![Fault {
                    line: entry.line,
                    message: format!("unknown key `{}`", entry.key),
                    hint: match nearest(&entry.key, keys) {
                        Some(near) => format!("did you mean `{near}`?"),
                        None => format!("known keys are {}", keys.join(", ")),
                    },
                }]);
            }
        }
    }
    Ok(found)
}

/// An enum whose values are words in variant files; words after `later` are known but not built.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? } $(later $($later:literal),+)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// The word in variant files.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl $crate::spec::field::Field for $name {
            fn read(item: &$crate::spec::doc::Item) -> Result<Self, Vec<$crate::spec::field::Fault>> {
                $crate::spec::field::word(
                    item,
                    &[$(($word, $name::$variant)),+],
                    &[$($($later),+)?],
                )
            }

            fn write(&self) -> String {
                format!("\"{}\"", self.word())
            }
        }
    };
}
pub(crate) use words;

/// Reads one of several words.
pub(crate) fn word<T: Copy>(
    item: &Item,
    known: &[(&str, T)],
    later: &[&str],
) -> Result<T, Vec<Fault>> {
    let all = || known.iter().map(|(w, _)| format!("\"{w}\"")).collect::<Vec<_>>().join(", ");
    let Value::Text(text) = &item.value else {
        return fault(
            item,
            format!("{} where a word is expected", item.kind()),
            format!("write one of {}", all()),
        );
    };
    if let Some((_, value)) = known.iter().find(|(w, _)| w == text) {
        return Ok(*value);
    }
    if later.contains(&text.as_str()) {
        return fault(
            item,
            format!("\"{text}\" is not built yet"),
            format!("write one of {}", all()),
        );
    }
    match nearest(text, known.iter().map(|(w, _)| *w)) {
        Some(near) => fault(
            item,
            format!("\"{text}\" is not a choice"),
            format!("did you mean \"{near}\"? The choices are {}", all()),
        ),
        None => {
            fault(item, format!("\"{text}\" is not a choice"), format!("write one of {}", all()))
        }
    }
}
