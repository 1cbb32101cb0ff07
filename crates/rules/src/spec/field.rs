//! How single values are read from a variant file and written back.
//!
//! Every key is listed once, with the structs of `Spec`. Reading, printing and the list of known
//! keys all use that list.

use super::doc::{LocatedValue, Value};
use crate::predicate::Predicate;
use crate::suggest::nearest;

/// Why a value cannot be read.
pub(crate) struct ValueError {
    /// The line, if it differs from the line of the key.
    pub(crate) line: Option<usize>,
    /// What is wrong.
    pub(crate) message: String,
    /// What to write instead.
    pub(crate) hint: String,
}

/// A value, or everything that is wrong with it.
pub(crate) type Reading<T> = Result<T, Vec<ValueError>>;

pub(crate) fn invalid<T>(
    item: &LocatedValue,
    message: impl Into<String>,
    hint: impl Into<String>,
) -> Reading<T> {
    Err(vec![ValueError { line: item.line, message: message.into(), hint: hint.into() }])
}

/// Rejects a value of the wrong type.
pub(crate) fn unexpected<T>(
    item: &LocatedValue,
    expected: &str,
    hint: impl Into<String>,
) -> Reading<T> {
    invalid(item, format!("{expected} is expected here, not {}", item.kind()), hint)
}

/// A type of value that a key can have.
pub(crate) trait Field: Sized {
    fn read(item: &LocatedValue) -> Reading<Self>;
    fn write(&self) -> String;
}

/// Visits every key of a variant. The reader and the printer implement it.
pub(crate) trait Fields {
    fn field<T: Field>(&mut self, key: &'static str, value: &mut T);

    /// A key that can only have this word.
    fn fixed(&mut self, key: &'static str, only: &'static str);
}

/// Visits the keys of a part of a variant: a single key, or all keys of a group.
pub(crate) trait Visit {
    fn visit(&mut self, key: &'static str, f: &mut impl Fields);
}

impl<T: Field> Visit for T {
    fn visit(&mut self, key: &'static str, f: &mut impl Fields) {
        f.field(key, self);
    }
}

impl Field for String {
    fn read(item: &LocatedValue) -> Reading<String> {
        match &item.value {
            Value::Text(text) if text.chars().count() > 2000 => {
                invalid(item, "the text is longer than 2000 characters", "shorten it")
            }
            Value::Text(text) => Ok(text.clone()),
            _ => unexpected(item, "a text", "put it in quotes"),
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
    fn read(item: &LocatedValue) -> Reading<i16> {
        match item.value {
            Value::Int(n @ -9999..=9999) => Ok(n as i16),
            Value::Int(n) => {
                invalid(item, format!("{n} is out of range"), "write a smaller number")
            }
            _ => unexpected(item, "a whole number", "write a number without quotes"),
        }
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Field for u8 {
    fn read(item: &LocatedValue) -> Reading<u8> {
        let n = i16::read(item)?;
        u8::try_from(n).ok().filter(|n| *n <= 250).map_or_else(
            || invalid(item, format!("{n} is out of range"), "write a number from 0 to 250"),
            Ok,
        )
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl<T: Field> Field for Vec<T> {
    fn read(item: &LocatedValue) -> Reading<Vec<T>> {
        let Value::List(items) = &item.value else {
            return unexpected(item, "a list", "put it in [ ]");
        };
        if items.len() > 300 {
            return invalid(item, "the list has more than 300 entries", "shorten it");
        }
        let mut errors = Vec::new();
        let mut list = Vec::new();
        for item in items {
            match T::read(item) {
                Ok(value) => list.push(value),
                Err(more) => errors.extend(more),
            }
        }
        if errors.is_empty() { Ok(list) } else { Err(errors) }
    }

    fn write(&self) -> String {
        let parts: Vec<String> = self.iter().map(T::write).collect();
        format!("[{}]", parts.join(", "))
    }
}

/// Two numbers: a range, a link or a point.
impl Field for [i16; 2] {
    fn read(item: &LocatedValue) -> Reading<[i16; 2]> {
        match Vec::<i16>::read(item)?[..] {
            [a, b] => Ok([a, b]),
            _ => invalid(
                item,
                "two numbers are expected",
                "write two numbers in [ ], such as [2, 4]",
            ),
        }
    }

    fn write(&self) -> String {
        format!("[{}, {}]", self[0], self[1])
    }
}

impl Field for Predicate {
    fn read(item: &LocatedValue) -> Reading<Predicate> {
        match &item.value {
            Value::Text(text) if text.len() > 500 => {
                invalid(item, "the condition is longer than 500 characters", "shorten it")
            }
            Value::Text(text) => text.parse().or_else(|error: String| invalid(item, error, "")),
            Value::List(items) => {
                let nested =
                    |item: &&LocatedValue| matches!(item.value, Value::List(_) | Value::Table(_));
                if let Some(item) = items.iter().find(nested) {
                    return invalid(item, "a condition is a text", CONDITION);
                }
                Vec::<Predicate>::read(item).map(Predicate::any)
            }
            Value::Int(n @ 1..=250) => Ok(Predicate::Is(crate::predicate::Fact::Face(*n as u8))),
            _ => unexpected(item, "a condition", CONDITION),
        }
    }

    fn write(&self) -> String {
        self.to_string().write()
    }
}

const CONDITION: &str = "write for example \"six\" or [\"six\", \"capture\"]";

/// Enums of a word or a number.
macro_rules! word_or_number {
    ($($(#[$doc:meta])* $name:ident {
        $(#[$wdoc:meta])* $word:ident = $text:literal,
        $(#[$ndoc:meta])* $number:ident,
    })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $name { $(#[$wdoc])* $word, $(#[$ndoc])* $number(u8) }

            impl Field for $name {
                fn read(item: &LocatedValue) -> Reading<$name> {
                    match &item.value {
                        Value::Text(word) if word == $text => Ok($name::$word),
                        Value::Int(_) => u8::read(item).map($name::$number),
                        _ => unexpected(item, "a number or a word", concat!("write a number or \"", $text, "\""),
                        ),
                    }
                }

                fn write(&self) -> String {
                    match self {
                        $name::$word => concat!("\"", $text, "\"").into(),
                        $name::$number(n) => n.to_string(),
                    }
                }
            }
        )+
    };
}

word_or_number! {
    /// A number that can be unlimited.
    Limit {
        /// No limit.
        Unlimited = "unlimited",
        /// At most this many.
        Most,
    }
    /// How many tokens a seat must bring home.
    Goal {
        /// All of a seat's tokens.
        All = "all",
        /// This many.
        Count,
    }
}

impl Limit {
    /// The limit as a number for comparisons: no limit is the largest one.
    pub(crate) fn count(self) -> u8 {
        match self {
            Limit::Unlimited => u8::MAX,
            Limit::Most(n) => n,
        }
    }
}

/// Reads a table value with a fixed set of keys.
pub(crate) fn table<'a, const N: usize>(
    item: &'a LocatedValue,
    keys: [&str; N],
    example: &str,
) -> Reading<[Option<&'a LocatedValue>; N]> {
    let Value::Table(entries) = &item.value else {
        return unexpected(item, "a table", example);
    };
    let mut found = [None; N];
    for entry in entries {
        match keys.iter().position(|k| *k == entry.key) {
            Some(at) => found[at] = Some(&entry.item),
            None => {
                return Err(vec![ValueError {
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

/// Enums whose values are words in variant files.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $name { $($(#[$vdoc])* $variant),+ }

            impl $name {
                /// The word in variant files.
                pub fn word(self) -> &'static str {
                    match self { $($name::$variant => $word),+ }
                }
            }

            impl Field for $name {
                fn read(item: &LocatedValue) -> Reading<Self> {
                    word(item, &[$(($word, $name::$variant)),+])
                }

                fn write(&self) -> String {
                    format!("\"{}\"", self.word())
                }
            }
        )+
    };
}
pub(crate) use words;

/// Reads one of several words.
pub(crate) fn word<T: Copy>(item: &LocatedValue, known: &[(&str, T)]) -> Reading<T> {
    let all = known.iter().map(|(word, _)| format!("\"{word}\"")).collect::<Vec<_>>().join(", ");
    let Value::Text(text) = &item.value else {
        return unexpected(item, "a word", format!("write one of {all}"));
    };
    if let Some((_, value)) = known.iter().find(|(word, _)| word == text) {
        return Ok(*value);
    }
    let hint = match nearest(text, known.iter().map(|(word, _)| *word)) {
        Some(near) => format!("did you mean \"{near}\"? The choices are {all}"),
        None => format!("write one of {all}"),
    };
    invalid(item, format!("\"{text}\" is not a choice"), hint)
}
