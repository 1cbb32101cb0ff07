//! The way of a seat over the board, as a list of parts.

use super::doc::{Item, Value};
use super::field::{Fault, Field, fault};

/// A part of a seat's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A pad beside the track, where nobody is captured.
    Pad,
    /// Track squares, relative to the seat; from the first to the last.
    Track(i16, i16),
    /// Private squares from the first to the last, counted from 1; backwards if the last is less.
    Stretch(i16, i16),
    /// The finish.
    Finish,
}

const EXAMPLE: &str = "write for example [\"track 0..50\", \"stretch 1..5\", \"finish\"]";

impl Field for Part {
    fn read(item: &Item) -> Result<Part, Vec<Fault>> {
        let Value::Text(text) = &item.value else {
            return fault(
                item,
                format!("{} where a part of the way is expected", item.kind()),
                EXAMPLE,
            );
        };
        let range = |rest: &str| {
            let (from, to) = rest.trim().split_once("..")?;
            let (from, to): (i16, i16) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
            (-250..=500).contains(&from).then_some(())?;
            (-250..=500).contains(&to).then_some((from, to))
        };
        let part = match text.split_once(' ').unwrap_or((text, "")) {
            ("pad", "") => Some(Part::Pad),
            ("finish", "") => Some(Part::Finish),
            ("track", rest) => range(rest).map(|(a, b)| Part::Track(a, b)),
            ("stretch", rest) => range(rest).map(|(a, b)| Part::Stretch(a, b)),
            _ => None,
        };
        part.map_or_else(|| fault(item, format!("\"{text}\" is not a part of a way"), EXAMPLE), Ok)
    }

    fn write(&self) -> String {
        match self {
            Part::Pad => "\"pad\"".into(),
            Part::Finish => "\"finish\"".into(),
            Part::Track(a, b) => format!("\"track {a}..{b}\""),
            Part::Stretch(a, b) => format!("\"stretch {a}..{b}\""),
        }
    }
}
