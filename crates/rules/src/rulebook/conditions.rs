//! Conditions in words.

use super::About;
use super::Book;
use super::english::*;
use crate::predicate::{Fact, Predicate};
use crate::spec::*;

/// One way in which a condition can hold.
pub(super) struct Term {
    pub(super) yes: Vec<Fact>,
    pub(super) no: Vec<Fact>,
}

/// Conditions in words.
impl Book<'_> {
    /// The ways in which a condition can hold, without those that never do.
    pub(super) fn terms(&self, condition: &Predicate, about: About) -> Vec<Term> {
        let within = |a: &Term, b: &Term| {
            a.yes.iter().all(|f| b.yes.contains(f)) && a.no.iter().all(|f| b.no.contains(f))
        };
        let mut found: Vec<Term> = Vec::new();
        for mut term in alternatives(condition, true) {
            term.no.retain(|fact| self.can_be(*fact, about));
            let possible = term.yes.iter().all(|fact| self.can_be(*fact, about));
            if possible && !found.iter().any(|other| within(other, &term)) {
                found.retain(|other| !within(&term, other));
                found.push(term);
            }
        }
        found
    }

    /// Whether single dice, not the whole throw, are looked at.
    pub(super) fn die_by_die(&self, about: About) -> bool {
        about == About::Entry && !self.lots() && self.spec.dice.spend != Use::Sum
    }

    /// Whether a fact can hold at all with these dice.
    pub(super) fn can_be(&self, fact: Fact, about: About) -> bool {
        let dice = &self.spec.dice;
        let face = |n: u8| {
            let weight = dice.weights.get(usize::from(n).wrapping_sub(1));
            !self.lots() && (1..=dice.sides).contains(&n) && weight.is_none_or(|w| *w > 0)
        };
        match fact {
            Fact::Face(n) => face(n),
            Fact::Pair => !self.lots() && dice.count > 1 && !self.die_by_die(about),
            Fact::Sum(_) => !self.lots() && (!self.die_by_die(about) || dice.spend == Use::Each),
            Fact::Value(n) if self.die_by_die(about) => face(n),
            Fact::Jump => self.links_exist(),
            Fact::Mark => !self.spec.squares.marks.is_empty(),
            Fact::Capture => self.captures(),
            _ => true,
        }
    }

    /// A condition as something a player gets: "a six, unless …".
    pub(super) fn phrase(&self, condition: &Predicate, about: About) -> String {
        let terms = self.terms(condition, about);
        let value = |term: &Term| match (&term.yes[..], &term.no[..]) {
            ([Fact::Value(n)], []) if self.lots() => Some(*n),
            _ => None,
        };
        let mut values: Vec<u8> = terms.iter().filter_map(value).collect();
        values.sort_unstable();
        let values: Vec<String> = values.iter().map(u8::to_string).collect();
        let mut phrases = Vec::new();
        if !values.is_empty() {
            phrases.push(format!("a throw worth {}", list(&values, "or")));
        }
        phrases.extend(terms.iter().filter(|t| value(t).is_none()).map(|t| self.term(t, about)));
        list(&phrases, "or")
    }

    pub(super) fn term(&self, term: &Term, about: About) -> String {
        let throws = |facts: &[Fact]| -> Vec<String> {
            facts.iter().filter(|f| of_throw(**f)).map(|f| self.noun(*f, about)).collect()
        };
        let moves = |facts: &[Fact]| -> Vec<Fact> {
            facts.iter().copied().filter(|f| is_move(*f, about)).collect()
        };
        let mut text = match (&throws(&term.yes)[..], &moves(&term.yes)[..]) {
            ([], []) if about == About::Throw => "anything".into(),
            ([], []) => format!("any {}", self.roll()),
            ([], [one]) => self.deed(*one),
            ([], moves) => format!("a move that {}", list(&self.verbs(moves), "and")),
            (throws, []) => throws.join(" together with "),
            (throws, moves) => {
                format!("{} that {}", throws.join(" and "), list(&self.verbs(moves), "and"))
            }
        };
        let not = throws(&term.no);
        if !not.is_empty() {
            text += &format!(" other than {}", list(&not, "or"));
        }
        text += &self.state_clause(&term.yes, &term.no, about);
        let unless = moves(&term.no);
        if !unless.is_empty() {
            text += &format!(", unless it {}", list(&self.verbs(&unless), "or"));
        }
        text
    }

    /// The part of a condition that is about where the seat's tokens are.
    pub(super) fn state_clause(&self, yes: &[Fact], no: &[Fact], about: About) -> String {
        let yard = if self.by_value() { "off the board" } else { "in your yard" };
        let clause = |fact: &Fact, holds: bool| {
            Some(match (fact, holds) {
                (Fact::YardEmpty, true) => format!("none of your tokens waits {yard}"),
                (Fact::YardEmpty, false) => format!("a token of yours waits {yard}"),
                (Fact::NothingOnTrack, true) => "you have no token on the track".into(),
                (Fact::NothingOnTrack, false) => "you have a token on the track".into(),
                (Fact::LastToken, true) => "all your tokens but one are home".into(),
                (Fact::LastToken, false) => "more than one of your tokens is not home".into(),
                (Fact::FirstEntry, holds) if about == About::Throw => format!(
                    "you have {} brought a token into play in this game",
                    if holds { "not yet" } else { "already" }
                ),
                _ => return None,
            })
        };
        let yes_clauses = yes.iter().filter_map(|fact| clause(fact, true));
        let clauses: Vec<String> =
            yes_clauses.chain(no.iter().filter_map(|fact| clause(fact, false))).collect();
        let mut text = match clauses.is_empty() {
            true => String::new(),
            false => format!(" while {}", list(&clauses, "and")),
        };
        if about == About::Entry && yes.contains(&Fact::FirstEntry) {
            text += " for your first token of the game";
        }
        if about == About::Entry && no.contains(&Fact::FirstEntry) {
            text += ", except for your first token of the game";
        }
        text
    }

    pub(super) fn noun(&self, fact: Fact, about: About) -> String {
        let several = self.spec.dice.count > 1 && !self.lots();
        match fact {
            Fact::Value(n) if self.lots() => format!("a throw worth {n}"),
            Fact::Face(n) if several => format!("{} on a die", a(n)),
            Fact::Value(n) if several && self.die_by_die(about) => format!("{} on a die", a(n)),
            Fact::Sum(n) | Fact::Value(n) if several => {
                format!("a total of {}", number(usize::from(n)))
            }
            Fact::Face(n) | Fact::Sum(n) | Fact::Value(n) => a(n),
            Fact::Pair => "a double".into(),
            Fact::Even if several && self.die_by_die(about) => "an even number on a die".into(),
            Fact::Even if several => "an even total".into(),
            Fact::Even if about == About::Throw => "an even number".into(),
            Fact::Even => format!("an even {}", self.roll()),
            other => other.to_string(),
        }
    }

    /// Something a move did, as a thing.
    pub(super) fn deed(&self, fact: Fact) -> String {
        match fact {
            Fact::Capture => "a capture".into(),
            Fact::Finish => "a token brought home".into(),
            Fact::Enter => "a token brought into play".into(),
            Fact::FirstEntry => "your first token of the game brought into play".into(),
            _ => format!("a move that {}", self.verbs(&[fact]).concat()),
        }
    }

    /// What moves do, as verbs.
    pub(super) fn verbs(&self, facts: &[Fact]) -> Vec<String> {
        let squares = &self.spec.squares;
        let kinds = [
            ("a snake", &squares.snakes),
            ("a ladder", &squares.ladders),
            ("a jump", &squares.jumps),
            ("a flight", &squares.flights),
        ];
        let kinds = kinds.into_iter().filter(|(_, links)| !links.is_empty());
        let kinds: Vec<String> = kinds.map(|(kind, _)| kind.to_string()).collect();
        let verb = |fact: &Fact| match fact {
            Fact::Capture => "captures".to_string(),
            Fact::Finish => "brings a token home".into(),
            Fact::Enter => "brings a token into play".into(),
            Fact::FirstEntry => "brings your first token of the game into play".into(),
            Fact::Jump => format!("follows {}", list(&kinds, "or")),
            Fact::Mark => format!("ends on {}", self.at_all(&squares.marks, "or")),
            other => format!("is {other}"),
        };
        facts.iter().map(verb).collect()
    }
}

pub(super) fn of_throw(fact: Fact) -> bool {
    matches!(fact, Fact::Face(_) | Fact::Pair | Fact::Sum(_) | Fact::Even | Fact::Value(_))
}

pub(super) fn is_move(fact: Fact, about: About) -> bool {
    matches!(fact, Fact::Capture | Fact::Finish | Fact::Enter | Fact::Jump | Fact::Mark)
        || fact == Fact::FirstEntry && about == About::Move
}

/// All ways in which a condition holds (or, if not wanted, does not). Rules only have conditions
/// with few of them.
pub(super) fn alternatives(condition: &Predicate, wanted: bool) -> Vec<Term> {
    let one = |yes: Vec<Fact>, no: Vec<Fact>| vec![Term { yes, no }];
    match (condition, wanted) {
        (Predicate::Always, true) | (Predicate::Never, false) => one(vec![], vec![]),
        (Predicate::Always, false) | (Predicate::Never, true) => Vec::new(),
        (Predicate::Is(fact), true) => one(vec![*fact], vec![]),
        (Predicate::Is(fact), false) => one(vec![], vec![*fact]),
        (Predicate::Not(inner), _) => alternatives(inner, !wanted),
        (Predicate::Any(parts), true) | (Predicate::All(parts), false) => {
            parts.iter().flat_map(|part| alternatives(part, wanted)).collect()
        }
        (Predicate::All(parts), true) | (Predicate::Any(parts), false) => {
            let mut all = one(vec![], vec![]);
            for part in parts {
                let more = alternatives(part, wanted);
                all = all.iter().flat_map(|a| more.iter().filter_map(|b| both(a, b))).collect();
            }
            all
        }
    }
}

/// Two ways at once, unless they contradict each other.
pub(super) fn both(a: &Term, b: &Term) -> Option<Term> {
    let join = |a: &[Fact], b: &[Fact]| {
        let mut all = a.to_vec();
        b.iter().for_each(|fact| {
            if !all.contains(fact) {
                all.push(*fact);
            }
        });
        all
    };
    let term = Term { yes: join(&a.yes, &b.yes), no: join(&a.no, &b.no) };
    let clash = term.yes.iter().any(|fact| term.no.contains(fact));
    (!clash).then_some(term)
}
