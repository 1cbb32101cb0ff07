//! Variants written in Rust.

use super::doc::{KeyValue, Value};
use super::{DiceUse, Draft, PathPart, Problems, Spec, catalog};
use crate::Rules;
use crate::predicate::Predicate;

/// Builds a variant step by step and checks it at the end.
///
/// ```
/// use homestretch_rules::Builder;
///
/// let rules = Builder::snakes("our-board", 50)
///     .snake(49, 11)
///     .snake(35, 7)
///     .ladder(4, 25)
///     .ladder(13, 46)
///     .ladder(33, 49)
///     .dice(2)
///     .players(2, 4)
///     .build()?;
/// assert_eq!(rules.finish(), 50);
///
/// // Any variant that comes with the program can be the base.
/// let default = Builder::based_on("snakes")?.id("ours").players(2, 3).build()?;
/// assert_eq!(default.finish(), 100);
/// let kids = Builder::based_on("snakes-kids")?.id("our-kids").players(2, 3).build()?;
/// assert_eq!(kids.finish(), 50);
///
/// // Every key of a variant file can be set, and `build` checks all of them.
/// let strict = Builder::based_on("ludo")?
///     .id("strict")
///     .set("again", vec!["six", "capture"])
///     .set("again.cap", 1)
///     .set("moving.overshoot", "bounce")
///     .build()?;
/// assert!(Builder::snakes("wrong", 50).snake(3, 40).build().is_err());
/// # Ok::<(), homestretch_rules::Problems>(())
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    spec: Spec,
    options: Vec<KeyValue>,
}

impl Builder {
    /// Starts from a variant that comes with the program.
    pub fn based_on(id: &str) -> Result<Builder, Problems> {
        match catalog::named(id) {
            Ok(spec) => Ok(Builder { spec, options: Vec::new() }),
            Err(unknown) => Err(Problems(vec![unknown.problem()])),
        }
    }

    /// Starts from an empty snakes and ladders board: one track of squares 1 to `size` for all
    /// seats, and one token per seat.
    pub fn snakes(id: &str, size: u8) -> Builder {
        let mut spec = Spec { id: id.into(), name: id.into(), tokens: 1, ..Spec::default() };
        spec.board.name = format!("rows of {size}");
        spec.board.seats = 6;
        spec.board.ring = size;
        spec.board.first = 1;
        spec.board.path = vec![PathPart::Track(0, i16::from(size) - 1)];
        spec.layout.kind = super::LayoutKind::Rows;
        spec.layout.grid = [10, 0];
        spec.entry.on = Predicate::Always;
        spec.entry.at = super::EntryAt::Value;
        spec.again.on = Predicate::Never;
        spec.capture.when = super::CaptureWhen::Never;
        Builder { spec, options: Vec::new() }
    }

    /// Sets the variant's id.
    pub fn id(mut self, id: &str) -> Builder {
        self.spec.id = id.into();
        self
    }

    /// Adds a snake from its head down to its tail.
    pub fn snake(mut self, head: i16, tail: i16) -> Builder {
        self.spec.squares.snakes.push([head, tail]);
        self
    }

    /// Adds a ladder from its foot up to its top.
    pub fn ladder(mut self, foot: i16, top: i16) -> Builder {
        self.spec.squares.ladders.push([foot, top]);
        self
    }

    /// Sets how many dice are thrown and summed. With several dice, a lone token throws only one
    /// near the finish, so that the last square stays within reach.
    pub fn dice(mut self, count: u8) -> Builder {
        self.spec.dice.count = count;
        self.spec.dice.spend = DiceUse::Sum;
        let alone = count > 1 && self.spec.tokens == 1;
        self.spec.dice.fewer =
            if alone { [i16::from(self.spec.dice.sides) - 1, 1] } else { [0, 0] };
        self
    }

    /// Sets how many sides a die has.
    pub fn sides(mut self, sides: u8) -> Builder {
        self.spec.dice.sides = sides;
        self
    }

    /// Sets the smallest and the largest number of players.
    pub fn players(mut self, min: i16, max: i16) -> Builder {
        self.spec.players = [min, max];
        self
    }

    /// Sets the number of tokens per seat.
    pub fn tokens(mut self, tokens: u8) -> Builder {
        self.spec.tokens = tokens;
        self
    }

    /// Sets any key of a variant file, such as `"again.cap"`. If a key is set twice, the last value
    /// counts.
    pub fn set(mut self, key: &str, value: impl Into<Value>) -> Builder {
        self.options.push(KeyValue::dotted(key, value.into()));
        self
    }

    /// Checks everything and makes the rules.
    pub fn build(self) -> Result<Rules, Problems> {
        Draft::with_options(&self.spec, &self.options).check()
    }
}
