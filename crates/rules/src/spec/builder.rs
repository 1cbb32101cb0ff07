//! Variants written in Rust.

use super::doc::{Entry, Item, Value};
use super::{Draft, Limit, Part, Problem, Problems, Spec, Use, catalog};
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
/// // Presets are the variants that come with the program: the default board, the children's one.
/// let default = Builder::based_on("snakes")?.id("ours").players(2, 3).build()?;
/// assert_eq!(default.finish(), 100);
/// let kids = Builder::based_on("snakes-kids")?.id("our-kids").players(2, 3).build()?;
/// assert_eq!(kids.finish(), 50);
///
/// // Every key of a variant file can be set, and everything is checked.
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
    options: Vec<Entry>,
}

impl Builder {
    /// Starts from a variant that comes with the program.
    pub fn based_on(id: &str) -> Result<Builder, Problems> {
        match catalog::find(id) {
            Some(spec) => Ok(Builder { spec, options: Vec::new() }),
            None => {
                let near = crate::suggest::nearest(id, catalog::ids());
                let problem = Problem::new("based_on", format!("there is no variant \"{id}\""));
                let hint = near.map(|near| format!("did you mean \"{near}\"?")).unwrap_or_default();
                Err(Problems(vec![problem.hint(hint)]))
            }
        }
    }

    /// Starts from an empty track of squares 1 to `size` that all walk, each with one token:
    /// a board for snakes and ladders.
    pub fn snakes(id: &str, size: u8) -> Builder {
        let mut spec = Spec { id: id.into(), name: id.into(), tokens: 1, ..Spec::default() };
        spec.board.name = format!("rows of {size}");
        spec.board.seats = 6;
        spec.board.ring = size;
        spec.board.first = 1;
        spec.board.path = vec![Part::Track(0, i16::from(size) - 1)];
        spec.layout.kind = super::LayoutKind::Rows;
        spec.layout.grid = [10, 0];
        spec.entry.on = Predicate::Always;
        spec.entry.at = super::EntryAt::Value;
        spec.again.on = Predicate::Never;
        spec.capture.when = super::CaptureWhen::Never;
        Builder { spec, options: Vec::new() }
    }

    /// The variant's id.
    pub fn id(mut self, id: &str) -> Builder {
        self.spec.id = id.into();
        self
    }

    /// A snake from its head down to its tail.
    pub fn snake(mut self, head: i16, tail: i16) -> Builder {
        self.spec.squares.snakes.push([head, tail]);
        self
    }

    /// A ladder from its foot up to its top.
    pub fn ladder(mut self, foot: i16, top: i16) -> Builder {
        self.spec.squares.ladders.push([foot, top]);
        self
    }

    /// How many dice are thrown and summed. With several, a lone token throws one close to the
    /// finish, so that the last square stays in reach.
    pub fn dice(mut self, count: u8) -> Builder {
        self.spec.dice.count = count;
        self.spec.dice.spend = Use::Sum;
        let alone = count > 1 && self.spec.tokens == 1;
        self.spec.dice.fewer =
            if alone { [i16::from(self.spec.dice.sides) - 1, 1] } else { [0, 0] };
        self
    }

    /// How many sides a die has.
    pub fn sides(mut self, sides: u8) -> Builder {
        self.spec.dice.sides = sides;
        self
    }

    /// The fewest and the most players.
    pub fn players(mut self, min: i16, max: i16) -> Builder {
        self.spec.players = [min, max];
        self
    }

    /// Tokens a seat has.
    pub fn tokens(mut self, tokens: u8) -> Builder {
        self.spec.tokens = tokens;
        self
    }

    /// How many extra rolls a turn may have.
    pub fn extra_rolls(mut self, cap: Limit) -> Builder {
        self.spec.again.cap = cap;
        self
    }

    /// Sets any key of a variant file, as in `"again.cap"`; set again, the last value counts.
    pub fn set(mut self, key: &str, value: impl Into<Value>) -> Builder {
        let item = Item::new(value.into());
        let (key, item) = match key.split_once('.') {
            Some((group, leaf)) => {
                let inner = Entry { key: leaf.into(), line: None, item };
                (group, Item::new(Value::Table(vec![inner])))
            }
            None => (key, item),
        };
        self.options.push(Entry { key: key.into(), line: None, item });
        self
    }

    /// Checks everything.
    pub fn build(self) -> Result<Rules, Problems> {
        Draft::with_options(&self.spec, &self.options).check()
    }
}
