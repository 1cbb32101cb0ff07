//! Conditions about a throw, a seat and a move: the small language of variant files.
//!
//! Conditions such as `six or pair`, `even and not first entry` or `value 25` decide about
//! entering, extra rolls, streaks and everything else that depends on the dice.

use std::fmt;
use std::str::FromStr;

/// Something that can be true about a throw, about the seat that throws, or about the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    /// One of the dice shows this face.
    Face(u8),
    /// Two dice show the same face.
    Pair,
    /// The dice add up to this.
    Sum(u8),
    /// The dice add up to an even number.
    Even,
    /// The whole throw is worth this many pips; used for lots.
    Value(u8),
    /// The seat has no token in its yard.
    YardEmpty,
    /// The seat has no token on the track.
    NothingOnTrack,
    /// All tokens of the seat but one are home.
    LastToken,
    /// The token that enters, or has just entered, is the first of its seat in the game.
    FirstEntry,
    /// The move captured a token.
    Capture,
    /// The move brought a token home.
    Finish,
    /// The move entered a token.
    Enter,
    /// The move followed a link.
    Jump,
    /// The move ended on a marked square.
    Mark,
}

/// Bits of the facts that are not known from the throw alone.
pub(crate) mod bit {
    pub(crate) const YARD_EMPTY: u32 = 1;
    pub(crate) const NOTHING_ON_TRACK: u32 = 1 << 1;
    pub(crate) const LAST_TOKEN: u32 = 1 << 2;
    pub(crate) const FIRST_ENTRY: u32 = 1 << 3;
    pub(crate) const CAPTURE: u32 = 1 << 4;
    pub(crate) const FINISH: u32 = 1 << 5;
    pub(crate) const ENTER: u32 = 1 << 6;
    pub(crate) const JUMP: u32 = 1 << 7;
    pub(crate) const MARK: u32 = 1 << 8;
    /// The position of the first bit for facts about the throw.
    pub(crate) const THROW: u32 = 9;
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Predicate {
    /// Always holds.
    Always,
    /// Never holds.
    Never,
    /// Holds if the fact does.
    Is(Fact),
    /// Holds if the inner condition does not.
    Not(Box<Predicate>),
    /// Holds if all of them do.
    All(Vec<Predicate>),
    /// Holds if any of them does.
    Any(Vec<Predicate>),
}

impl Predicate {
    /// The condition that holds if any of several conditions does, flattened.
    pub fn any(list: impl IntoIterator<Item = Predicate>) -> Predicate {
        let mut parts: Vec<Predicate> =
            list.into_iter().flat_map(Predicate::alternatives).collect();
        parts.retain(|part| *part != Predicate::Never);
        match parts.len() {
            0 => Predicate::Never,
            1 => parts.remove(0),
            _ => Predicate::Any(parts),
        }
    }

    fn alternatives(self) -> Vec<Predicate> {
        match self {
            Predicate::Any(inner) => inner,
            other => vec![other],
        }
    }

    fn requirements(self) -> Vec<Predicate> {
        match self {
            Predicate::All(inner) => inner,
            other => vec![other],
        }
    }

    /// Calls `see` with every fact that the condition mentions.
    pub fn facts(&self, see: &mut impl FnMut(Fact)) {
        match self {
            Predicate::Always | Predicate::Never => {}
            Predicate::Is(fact) => see(*fact),
            Predicate::Not(inner) => inner.facts(see),
            Predicate::All(parts) | Predicate::Any(parts) => {
                parts.iter().for_each(|p| p.facts(see));
            }
        }
    }
}

const FACE_WORDS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

/// Facts without a number: the words that name them, and their bits. Facts about the throw have no
/// fixed bit.
const PLAIN_FACTS: [(&str, Fact, Option<u32>); 11] = [
    ("pair", Fact::Pair, None),
    ("even", Fact::Even, None),
    ("yard empty", Fact::YardEmpty, Some(bit::YARD_EMPTY)),
    ("nothing on track", Fact::NothingOnTrack, Some(bit::NOTHING_ON_TRACK)),
    ("last token", Fact::LastToken, Some(bit::LAST_TOKEN)),
    ("first entry", Fact::FirstEntry, Some(bit::FIRST_ENTRY)),
    ("capture", Fact::Capture, Some(bit::CAPTURE)),
    ("finish", Fact::Finish, Some(bit::FINISH)),
    ("enter", Fact::Enter, Some(bit::ENTER)),
    ("jump", Fact::Jump, Some(bit::JUMP)),
    ("mark", Fact::Mark, Some(bit::MARK)),
];

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Face(n @ 1..=6) => f.write_str(FACE_WORDS[usize::from(*n) - 1]),
            Fact::Face(n) => write!(f, "face {n}"),
            Fact::Sum(n) => write!(f, "sum {n}"),
            Fact::Value(n) => write!(f, "value {n}"),
            plain => {
                let named = PLAIN_FACTS.iter().find(|(_, fact, _)| fact == plain);
                f.write_str(named.expect("every fact without a number has a name").0)
            }
        }
    }
}

impl fmt::Display for Predicate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let join = |f: &mut fmt::Formatter<'_>, parts: &[Predicate], word: &str| {
            let parts = parts.iter().map(|part| match part {
                Predicate::Any(_) => format!("({part})"),
                _ => part.to_string(),
            });
            f.write_str(&parts.collect::<Vec<_>>().join(word))
        };
        match self {
            Predicate::Always => f.write_str("any"),
            Predicate::Never => f.write_str("never"),
            Predicate::Is(fact) => write!(f, "{fact}"),
            Predicate::Not(inner) => match **inner {
                Predicate::All(_) | Predicate::Any(_) => write!(f, "not ({inner})"),
                _ => write!(f, "not {inner}"),
            },
            Predicate::All(parts) => join(f, parts, " and "),
            Predicate::Any(parts) => join(f, parts, " or "),
        }
    }
}

impl FromStr for Predicate {
    type Err = String;

    fn from_str(text: &str) -> Result<Predicate, String> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut parser = Parser { words: &words, depth: 0 };
        let predicate = parser.any()?;
        match parser.words.first() {
            None => Ok(predicate),
            Some(word) => Err(format!(
                "`{word}` is not expected here; join conditions with `and`, `or` and `not`"
            )),
        }
    }
}

struct Parser<'a> {
    words: &'a [&'a str],
    depth: u8,
}

impl Parser<'_> {
    fn eat(&mut self, word: &str) -> bool {
        let found = self.words.first() == Some(&word);
        if found {
            self.words = &self.words[1..];
        }
        found
    }

    fn any(&mut self) -> Result<Predicate, String> {
        let mut parts = vec![self.all()?];
        while self.eat("or") {
            parts.push(self.all()?);
        }
        // Unlike `Predicate::any`, this keeps `never`, so that a condition is printed as written.
        Ok(match parts.len() {
            1 => parts.remove(0),
            _ => Predicate::Any(parts.into_iter().flat_map(Predicate::alternatives).collect()),
        })
    }

    fn all(&mut self) -> Result<Predicate, String> {
        let mut parts = vec![self.one()?];
        while self.eat("and") {
            parts.push(self.one()?);
        }
        Ok(match parts.len() {
            1 => parts.remove(0),
            _ => Predicate::All(parts.into_iter().flat_map(Predicate::requirements).collect()),
        })
    }

    fn one(&mut self) -> Result<Predicate, String> {
        self.depth += 1;
        if self.depth > 40 {
            return Err("the condition is nested too deeply".into());
        }
        let result = self.factor();
        self.depth -= 1;
        result
    }

    fn factor(&mut self) -> Result<Predicate, String> {
        if self.eat("not") {
            return Ok(Predicate::Not(Box::new(self.one()?)));
        }
        if self.eat("(") {
            let inner = self.any()?;
            return if self.eat(")") { Ok(inner) } else { Err("a `)` is missing".into()) };
        }
        if self.eat("any") {
            return Ok(Predicate::Always);
        }
        if self.eat("never") {
            return Ok(Predicate::Never);
        }
        self.fact().map(Predicate::Is)
    }

    fn fact(&mut self) -> Result<Fact, String> {
        for (name, fact, _) in PLAIN_FACTS {
            let parts: Vec<&str> = name.split(' ').collect();
            if self.words.starts_with(&parts) {
                self.words = &self.words[parts.len()..];
                return Ok(fact);
            }
        }
        let Some((&word, rest)) = self.words.split_first() else {
            return Err("a condition is missing; write for example `six`, `pair` or `any`".into());
        };
        self.words = rest;
        if let Some(i) = FACE_WORDS.iter().position(|&w| w == word) {
            return Ok(Fact::Face(i as u8 + 1));
        }
        let make: fn(u8) -> Fact = match word {
            "face" => Fact::Face,
            "sum" => Fact::Sum,
            "value" => Fact::Value,
            _ => {
                let known = PLAIN_FACTS.iter().map(|(name, ..)| *name);
                let known = known.chain(FACE_WORDS).chain(["face", "sum", "value", "any", "never"]);
                let near = crate::suggest::nearest(word, known);
                return Err(match near {
                    Some(near) => format!("`{word}` is not a condition; did you mean `{near}`?"),
                    None => format!(
                        "`{word}` is not a condition; write for example `six`, `pair` or `capture`"
                    ),
                });
            }
        };
        let number = self.words.first().and_then(|n| n.parse().ok());
        let number = number.ok_or_else(|| format!("`{word}` needs a number from 0 to 250"))?;
        self.words = &self.words[1..];
        Ok(make(number))
    }
}

/// A set of facts that makes a condition hold: all of `yes` and none of `no`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Term {
    pub(crate) yes: Vec<Fact>,
    pub(crate) no: Vec<Fact>,
}

impl Term {
    /// Both terms at once, unless they contradict each other.
    fn and(&self, other: &Term) -> Option<Term> {
        let join = |a: &[Fact], b: &[Fact]| {
            let more = b.iter().filter(|fact| !a.contains(fact));
            a.iter().chain(more).copied().collect::<Vec<Fact>>()
        };
        let term = Term { yes: join(&self.yes, &other.yes), no: join(&self.no, &other.no) };
        (!term.yes.iter().any(|fact| term.no.contains(fact))).then_some(term)
    }
}

impl Predicate {
    /// The alternatives of which at least one must hold (a disjunctive normal form).
    pub(crate) fn terms(&self) -> Result<Vec<Term>, String> {
        self.terms_if(true)
    }

    /// The alternatives under which the condition holds, or under which it does not.
    fn terms_if(&self, holds: bool) -> Result<Vec<Term>, String> {
        const MAX_TERMS: usize = 64;
        let terms = match (self, holds) {
            (Predicate::Always, true) | (Predicate::Never, false) => vec![Term::default()],
            (Predicate::Always, false) | (Predicate::Never, true) => vec![],
            (Predicate::Is(fact), true) => vec![Term { yes: vec![*fact], no: vec![] }],
            (Predicate::Is(fact), false) => vec![Term { yes: vec![], no: vec![*fact] }],
            (Predicate::Not(inner), _) => inner.terms_if(!holds)?,
            (Predicate::Any(parts), true) | (Predicate::All(parts), false) => {
                let terms: Result<Vec<Vec<Term>>, String> =
                    parts.iter().map(|part| part.terms_if(holds)).collect();
                terms?.into_iter().flatten().collect()
            }
            (Predicate::All(parts), true) | (Predicate::Any(parts), false) => {
                let mut all = vec![Term::default()];
                for part in parts {
                    let more = part.terms_if(holds)?;
                    all = all.iter().flat_map(|a| more.iter().filter_map(|b| a.and(b))).collect();
                    if all.len() > MAX_TERMS {
                        break;
                    }
                }
                all
            }
        };
        match terms.len() {
            0..=MAX_TERMS => Ok(terms),
            _ => Err("the condition has too many alternatives; write a simpler one".into()),
        }
    }
}

/// A condition as bit masks. It holds if, for any term, all of the first and none of the second
/// facts hold.
#[derive(Clone, Debug, Default)]
pub(crate) struct CompiledPredicate {
    terms: Vec<(u32, u32)>,
    mentions: u32,
}

impl CompiledPredicate {
    #[inline]
    pub(crate) fn holds(&self, facts: u32) -> bool {
        self.terms.iter().any(|&(yes, no)| facts & yes == yes && facts & no == 0)
    }

    /// The facts that can change the answer.
    pub(crate) fn mentions(&self) -> u32 {
        self.mentions
    }
}

/// The facts about throws that a variant's conditions mention. Each of them has a bit.
#[derive(Clone, Debug, Default)]
pub(crate) struct ThrowFacts(Vec<Fact>);

impl ThrowFacts {
    /// The mentioned facts that hold for these dice, as bits.
    pub(crate) fn of_dice(&self, dice: &[u8], lots: bool) -> u32 {
        let sum: u32 = dice.iter().map(|&d| u32::from(d)).sum();
        self.pick(|fact| match fact {
            Fact::Face(f) => !lots && dice.contains(&f),
            Fact::Value(v) => sum == u32::from(v),
            Fact::Sum(s) => !lots && sum == u32::from(s),
            Fact::Even => sum.is_multiple_of(2),
            Fact::Pair => !lots && dice.windows(2).any(|w| w[0] == w[1]),
            _ => false,
        })
    }

    /// The facts that hold for the sum alone, when several dice are used as one.
    pub(crate) fn of_sum(&self, sum: u8) -> u32 {
        self.pick(|fact| fact == Fact::Sum(sum))
    }

    /// The facts that hold for a single die, when it is used alone.
    pub(crate) fn of_die(&self, die: u8) -> u32 {
        self.pick(|fact| match fact {
            Fact::Face(f) | Fact::Value(f) => f == die,
            Fact::Even => die.is_multiple_of(2),
            _ => false,
        })
    }

    fn pick(&self, holds: impl Fn(Fact) -> bool) -> u32 {
        let on = self.0.iter().enumerate().filter(|(_, fact)| holds(**fact));
        on.fold(0, |bits, (i, _)| bits | 1 << (bit::THROW + i as u32))
    }

    fn bit(&mut self, fact: Fact) -> Result<u32, String> {
        let plain = PLAIN_FACTS.iter().find(|(_, known, _)| *known == fact);
        if let Some(bit) = plain.and_then(|(.., bit)| *bit) {
            return Ok(bit);
        }
        let at = self.0.iter().position(|known| *known == fact).unwrap_or(self.0.len());
        if at == self.0.len() {
            self.0.push(fact);
        }
        match bit::THROW + at as u32 {
            bit @ 0..32 => Ok(1 << bit),
            _ => Err("the conditions mention more than 23 different facts about throws".into()),
        }
    }

    /// Turns a condition into masks.
    pub(crate) fn compile(&mut self, predicate: &Predicate) -> Result<CompiledPredicate, String> {
        let mut mask = |facts: &[Fact]| {
            facts.iter().try_fold(0, |mask, fact| Ok::<u32, String>(mask | self.bit(*fact)?))
        };
        let terms: Result<Vec<(u32, u32)>, String> =
            predicate.terms()?.iter().map(|term| Ok((mask(&term.yes)?, mask(&term.no)?))).collect();
        let terms = terms?;
        let mentions = terms.iter().fold(0, |all, &(yes, no)| all | yes | no);
        Ok(CompiledPredicate { terms, mentions })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Predicate {
        text.parse().unwrap()
    }

    #[test]
    fn a_printed_condition_parses_back_to_itself() {
        for text in [
            "six",
            "any",
            "never",
            "face 8",
            "six and not first entry",
            "six or capture",
            "(six or pair) and not (even or last token)",
            "value 6 or value 10 or value 25 or first entry",
            "not not yard empty",
        ] {
            assert_eq!(parse(text).to_string(), text);
        }
    }

    #[test]
    fn a_compiled_condition_holds_for_the_same_throws() {
        let mut throw_facts = ThrowFacts::default();
        let test = throw_facts.compile(&parse("(six or pair) and not first entry")).unwrap();
        let six = throw_facts.of_dice(&[6], false);
        let pair = throw_facts.of_dice(&[2, 2], false);
        assert!(test.holds(six) && test.holds(pair));
        assert!(!test.holds(six | bit::FIRST_ENTRY));
        assert!(!test.holds(throw_facts.of_dice(&[2, 3], false)));
    }

    #[test]
    fn an_unknown_word_is_rejected_with_the_nearest_known_one() {
        let error = "captur".parse::<Predicate>().unwrap_err();
        assert!(error.contains("`capture`"), "{error}");
        assert!("six and".parse::<Predicate>().is_err());
        assert!("six pair".parse::<Predicate>().is_err());
    }
}
