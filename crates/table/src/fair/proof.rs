//! The proof of a game's dice: all commitments and revealed values, as the record stores them.

use super::{Committed, Contribution, GameId, Owner, Value};
use homestretch_rules::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// The source of a game's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// From the chains of the server and of the people.
    Sealed,
    /// From the server's chain alone.
    Server,
    /// From a seed that anybody may know: a practice game.
    Seeded,
}

/// All commitments and revealed values of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The game.
    pub game: GameId,
    /// The seed that everything follows from, in a practice game.
    pub seeded: Option<u64>,
    /// The server's anchor.
    pub server: Value,
    /// The seats at the start.
    pub seats: Vec<Committed>,
    /// The hash that binds all of them.
    pub start: Value,
    /// The steps after the start, in order.
    pub steps: Vec<Step>,
}

/// Something that happened to the dice of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Somebody committed to a new chain, or to a first one.
    Anchor(NewAnchor),
    /// The dice were thrown.
    Roll(ShownRoll),
    /// A roll was opened but never thrown, because another seat had to roll instead.
    Void(VoidRoll),
    /// Actions were undone.
    Back {
        /// The number of actions that remain.
        ply: usize,
        /// The undone actions, in the notation of records.
        gone: Vec<String>,
    },
}

/// A roll that was opened but never thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VoidRoll {
    /// Its index.
    pub index: u32,
    /// The seat that had to roll; `None` if the first seat was to be drawn.
    pub roller: Option<Seat>,
}

/// A chain that begins after the start. It is used from the next opened roll on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewAnchor {
    /// The owner of the chain.
    pub owner: Owner,
    /// The anchor.
    pub anchor: Value,
}

/// A roll with everything it was computed from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShownRoll {
    /// Its index, from 1 on.
    pub index: u32,
    /// The seat that rolled; `None` if the first seat was drawn.
    pub roller: Option<Seat>,
    /// The server's value.
    pub server: Value,
    /// The values of the seats that took part, in the order of seats.
    pub contributions: Vec<Contribution>,
    /// The seats that should have taken part but did not.
    pub missing: Vec<Seat>,
    /// The result, in the notation of records.
    pub fell: String,
}

/// Why lines are not a proof.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the proof cannot be read at `fair {line}`: {reason}")]
pub struct BadProof {
    /// The line, or its beginning.
    pub line: String,
    /// What is wrong with it.
    pub reason: &'static str,
}

impl Proof {
    /// The source of the dice. One person's chain is enough to seal them.
    pub fn mode(&self) -> Mode {
        if self.seeded.is_some() {
            return Mode::Seeded;
        }
        match self.people_have_chains() {
            true => Mode::Sealed,
            false => Mode::Server,
        }
    }

    /// Whether any person's device committed to a chain, before the start or later.
    pub(super) fn people_have_chains(&self) -> bool {
        let of_seat = |new: &NewAnchor| matches!(new.owner, Owner::Seat(_));
        let later = |step: &Step| matches!(step, Step::Anchor(new) if of_seat(new));
        self.seats.iter().any(|seat| seat.anchor.is_some()) || self.steps.iter().any(later)
    }

    /// The people whose devices committed to no chain.
    pub(super) fn people_without_chain(&self) -> BTreeSet<Seat> {
        let anchors = self.anchors();
        let is_bare = |seat: &Seat| anchors.iter().all(|(owner, ..)| *owner != Owner::Seat(*seat));
        let people = self.seats.iter().filter(|seat| seat.human).map(|seat| seat.seat);
        people.filter(is_bare).collect()
    }

    /// All anchors with their owners and the rolls before which they were committed. Anchors that
    /// the start binds come before the first roll.
    pub fn anchors(&self) -> Vec<(Owner, u32, Value)> {
        let bound =
            self.seats.iter().filter_map(|one| Some((Owner::Seat(one.seat), 1, one.anchor?)));
        let mut anchors: Vec<_> =
            [(Owner::Server, 1, self.server)].into_iter().chain(bound).collect();
        let mut next = 1;
        for step in &self.steps {
            match step {
                Step::Anchor(new) => anchors.push((new.owner, next, new.anchor)),
                Step::Roll(ShownRoll { index, .. }) | Step::Void(VoidRoll { index, .. }) => {
                    next = index.saturating_add(1);
                }
                Step::Back { .. } => {}
            }
        }
        anchors
    }

    /// The rolls in order.
    pub fn rolls(&self) -> impl Iterator<Item = &ShownRoll> {
        self.steps.iter().filter_map(|step| match step {
            Step::Roll(roll) => Some(roll),
            Step::Anchor(_) | Step::Void(_) | Step::Back { .. } => None,
        })
    }

    /// The proof as lines of a record.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("game {}", String::from(self.game))];
        lines.extend(self.seeded.map(|seed| format!("seeded {seed}")));
        lines.push(format!("server {}", self.server));
        lines.extend(self.seats.iter().map(|Committed { seat, human, anchor }| {
            let kind = if *human { "human" } else { "bot" };
            format!("seat {} {kind} {}", seat.0, or_dash(*anchor))
        }));
        lines.push(format!("start {}", self.start));
        lines.extend(self.steps.iter().map(Step::to_string));
        lines
    }

    /// Parses the lines of a record.
    pub fn read(lines: &[String]) -> Result<Proof, BadProof> {
        let written = lines;
        let mut lines = lines.iter().map(|line| Line::new(line)).peekable();
        let game = due(&mut lines, "game")?.one()?;
        let seeded = match lines.next_if(|line| line.name == "seeded") {
            Some(line) => Some(line.one()?),
            None => None,
        };
        let server = due(&mut lines, "server")?.one()?;
        let mut seats = Vec::new();
        let mut start = None;
        let mut steps = Vec::new();
        for line in lines {
            match (line.name, start) {
                ("seat", None) => seats.push(line.committed()?),
                ("start", None) => start = Some(line.one()?),
                ("anchor" | "roll" | "void" | "back", Some(_)) => steps.push(line.step()?),
                _ => return Err(line.bad("this line is not allowed here")),
            }
        }
        let start = start.ok_or_else(|| Line::new("start").bad("the proof is cut off"))?;
        let proof = Proof { game, seeded, server, seats, start, steps };
        // Only one spelling is accepted, so that all programs that check a file read the same.
        match written.iter().zip(proof.lines()).find(|(line, right)| *line != right) {
            Some((line, _)) => Err(Line::new(line).bad("this is not the canonical spelling")),
            None => Ok(proof),
        }
    }
}

/// The next line, which must have this name.
fn due<'a>(lines: &mut impl Iterator<Item = Line<'a>>, name: &str) -> Result<Line<'a>, BadProof> {
    match lines.next() {
        Some(line) if line.name == name => Ok(line),
        Some(line) => Err(line.bad("a different line is expected here")),
        None => Err(Line::new("").bad("the proof is cut off")),
    }
}

fn or_dash<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "-".into(), |value| value.to_string())
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Anchor(NewAnchor { owner: Owner::Server, anchor }) => {
                write!(f, "anchor server {anchor}")
            }
            Step::Anchor(NewAnchor { owner: Owner::Seat(seat), anchor }) => {
                write!(f, "anchor {} {anchor}", seat.0)
            }
            Step::Void(VoidRoll { index, roller }) => {
                write!(f, "void {index} {}", or_dash(roller.map(|seat| seat.0)))
            }
            Step::Back { ply, gone } => write!(f, "back {ply} {}", gone.join(" ")),
            Step::Roll(roll) => {
                let ShownRoll { index, roller, server, contributions, missing, fell } = roll;
                let given = contributions.iter().map(|(seat, value)| format!("{}={value}", seat.0));
                let missing = missing.iter().map(|seat| seat.0.to_string());
                let list = |parts: Vec<String>| match parts.is_empty() {
                    true => "-".to_string(),
                    false => parts.join(","),
                };
                let (given, missing) = (list(given.collect()), list(missing.collect()));
                let roller = or_dash(roller.map(|seat| seat.0));
                write!(f, "roll {index} {roller} {server} {given} {missing} {fell}")
            }
        }
    }
}

/// A line: its name and its words.
struct Line<'a> {
    text: &'a str,
    name: &'a str,
    words: Vec<&'a str>,
}

impl<'a> Line<'a> {
    fn new(text: &'a str) -> Line<'a> {
        let mut words = text.split(' ');
        Line { text, name: words.next().unwrap_or_default(), words: words.collect() }
    }

    fn bad(&self, reason: &'static str) -> BadProof {
        BadProof { line: self.text.chars().take(40).collect(), reason }
    }

    fn one<T: Word>(&self) -> Result<T, BadProof> {
        match self.words[..] {
            [word] => self.word(word),
            _ => Err(self.bad("exactly one word is expected")),
        }
    }

    fn word<T: Word>(&self, word: &str) -> Result<T, BadProof> {
        T::read(word).ok_or_else(|| self.bad(T::SHOULD_BE))
    }

    fn committed(&self) -> Result<Committed, BadProof> {
        let [seat, kind, anchor] = self.words[..] else {
            return Err(self.bad("a seat must have a number, a kind and an anchor"));
        };
        let human = match kind {
            "human" => true,
            "bot" => false,
            _ => return Err(self.bad("a seat must be human or bot")),
        };
        let anchor = if anchor == "-" { None } else { Some(self.word(anchor)?) };
        if anchor.is_some() && !human {
            return Err(self.bad("a bot must not have an anchor"));
        }
        Ok(Committed { seat: self.word(seat)?, human, anchor })
    }

    fn step(&self) -> Result<Step, BadProof> {
        Ok(match (self.name, &self.words[..]) {
            ("anchor", [seat, anchor]) => {
                let owner = match *seat {
                    "server" => Owner::Server,
                    seat => Owner::Seat(self.word(seat)?),
                };
                Step::Anchor(NewAnchor { owner, anchor: self.word(anchor)? })
            }
            ("void", [index, roller]) => {
                Step::Void(VoidRoll { index: self.word(index)?, roller: self.roller(roller)? })
            }
            ("back", [ply, gone @ ..]) if !gone.is_empty() => Step::Back {
                ply: self.word(ply)?,
                gone: gone.iter().map(|word| word.to_string()).collect(),
            },
            ("roll", [index, roller, server, given, missing, fell]) => {
                let contributions: Vec<Contribution> = self.list(given)?;
                let missing: Vec<Seat> = self.list(missing)?;
                if !contributions.is_sorted_by_key(|(seat, _)| *seat) || !missing.is_sorted() {
                    return Err(self.bad("seats must be in ascending order"));
                }
                Step::Roll(ShownRoll {
                    index: self.word(index)?,
                    roller: self.roller(roller)?,
                    server: self.word(server)?,
                    contributions,
                    missing,
                    fell: (*fell).to_string(),
                })
            }
            _ => return Err(self.bad("it has too few or too many words")),
        })
    }

    fn roller(&self, word: &str) -> Result<Option<Seat>, BadProof> {
        if word == "-" { Ok(None) } else { self.word(word).map(Some) }
    }

    fn list<T: Word>(&self, list: &str) -> Result<Vec<T>, BadProof> {
        let words = list.split(',').filter(|_| list != "-");
        words.map(|word| self.word(word)).collect()
    }
}

/// A word of a line.
trait Word: Sized {
    const SHOULD_BE: &'static str;
    fn read(word: &str) -> Option<Self>;
}

/// Parses a number and accepts only its canonical spelling.
fn number<T: FromStr + ToString>(word: &str) -> Option<T> {
    word.parse().ok().filter(|number: &T| number.to_string() == word)
}

impl Word for Seat {
    const SHOULD_BE: &'static str = "a seat must be a number";
    fn read(word: &str) -> Option<Seat> {
        number(word).map(Seat)
    }
}

/// Implements `Word` for number types, each with the message for a word that is not such a number.
macro_rules! numbers {
    ($($type:ty: $should_be:literal,)+) => {
        $(impl Word for $type {
            const SHOULD_BE: &'static str = $should_be;
            fn read(word: &str) -> Option<$type> {
                number(word)
            }
        })+
    };
}

numbers! {
    u32: "the index must be a number",
    usize: "the number of actions must be a number",
    u64: "the seed must be a number",
}

impl Word for Value {
    const SHOULD_BE: &'static str = "a value must have 64 hexadecimal digits";
    fn read(word: &str) -> Option<Value> {
        Value::from_str(word).ok()
    }
}

impl Word for GameId {
    const SHOULD_BE: &'static str = "a game must have 32 hexadecimal digits";
    fn read(word: &str) -> Option<GameId> {
        GameId::try_from(word.to_string()).ok()
    }
}

impl Word for Contribution {
    const SHOULD_BE: &'static str = "a contribution must be a seat, `=` and its value";
    fn read(word: &str) -> Option<Contribution> {
        let (seat, value) = word.split_once('=')?;
        Some((Seat::read(seat)?, Value::read(value)?))
    }
}
