//! The path of a seat over the board, as a list of parts.

use super::doc::{LocatedValue, Value};
use super::field::{Field, Reading, invalid, unexpected};

/// A part of a seat's path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PathPart {
    /// A pad beside the track, where tokens cannot be captured.
    Pad,
    /// Track squares from the first to the last, relative to the seat.
    Track(i16, i16),
    /// Private squares from the first to the last, counted from 1. They run backwards if the last
    /// number is the smaller one.
    Stretch(i16, i16),
    /// The finish.
    Finish,
}

const EXAMPLE: &str = "write for example [\"track 0..50\", \"stretch 1..5\", \"finish\"]";

impl Field for PathPart {
    fn read(item: &LocatedValue) -> Reading<PathPart> {
        let Value::Text(text) = &item.value else {
            return unexpected(item, "a part of the path", EXAMPLE);
        };
        let range = |rest: &str| {
            let (from, to) = rest.trim().split_once("..")?;
            let (from, to): (i16, i16) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
            (-250..=500).contains(&from).then_some(())?;
            (-250..=500).contains(&to).then_some((from, to))
        };
        let part = match text.split_once(' ').unwrap_or((text, "")) {
            ("pad", "") => Some(PathPart::Pad),
            ("finish", "") => Some(PathPart::Finish),
            ("track", rest) => range(rest).map(|(a, b)| PathPart::Track(a, b)),
            ("stretch", rest) => range(rest).map(|(a, b)| PathPart::Stretch(a, b)),
            _ => None,
        };
        part.map_or_else(
            || invalid(item, format!("\"{text}\" is not a part of a path"), EXAMPLE),
            Ok,
        )
    }

    fn write(&self) -> String {
        match self {
            PathPart::Pad => "\"pad\"".into(),
            PathPart::Finish => "\"finish\"".into(),
            PathPart::Track(a, b) => format!("\"track {a}..{b}\""),
            PathPart::Stretch(a, b) => format!("\"stretch {a}..{b}\""),
        }
    }
}
