//! Conditions as parts of sentences.

use super::About;
use super::Book;
use super::clause::*;
use crate::predicate::{Fact, Predicate};
use crate::spec::*;

/// One way in which a condition can hold.
pub(super) struct Term {
    pub(super) yes: Vec<Fact>,
    pub(super) no: Vec<Fact>,
}

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
    pub(super) fn phrase(&self, condition: &Predicate, about: About) -> Arg {
        let terms = self.terms(condition, about);
        let value = |term: &Term| match (&term.yes[..], &term.no[..]) {
            ([Fact::Value(n)], []) if self.lots() => Some(*n),
            _ => None,
        };
        let mut values: Vec<u8> = terms.iter().filter_map(value).collect();
        values.sort_unstable();
        let mut phrases: Vec<Arg> = Vec::new();
        if !values.is_empty() {
            let values = numbers(&values, Last::Or);
            phrases.push(clause!("rulebook-worth", values = values).into());
        }
        let rest = terms.iter().filter(|term| value(term).is_none());
        phrases.extend(rest.map(|term| Arg::from(self.term(term, about))));
        list(phrases, Last::Or)
    }

    pub(super) fn term(&self, term: &Term, about: About) -> Clause {
        let throws = |facts: &[Fact]| -> Vec<Clause> {
            facts.iter().filter_map(|fact| self.noun(*fact, about)).collect()
        };
        let moves = |facts: &[Fact]| -> Vec<Clause> {
            facts.iter().filter_map(|fact| self.verb(*fact, about)).collect()
        };
        let thrown = throws(&term.yes);
        let mut phrase = match (thrown.is_empty(), moves(&term.yes)) {
            (true, moves) if moves.is_empty() && about == About::Throw => {
                clause!("rulebook-anything")
            }
            (true, moves) if moves.is_empty() => clause!("rulebook-any-roll", with = self.with()),
            (true, moves) => self.deed(&term.yes, moves),
            (false, moves) if moves.is_empty() => together(thrown),
            (false, moves) => {
                let (throw, does) = (list(thrown, Last::And), list(moves, Last::And));
                clause!("rulebook-throw-that", throw = throw, does = does)
            }
        };
        let not = throws(&term.no);
        if !not.is_empty() {
            phrase = clause!("rulebook-other-than", throw = phrase, not = list(not, Last::Or));
        }
        let states = self.states(&term.yes, &term.no, about);
        if !states.is_empty() {
            phrase = clause!("rulebook-while", throw = phrase, when = list(states, Last::And));
        }
        if about == About::Entry && term.yes.contains(&Fact::FirstEntry) {
            phrase = clause!("rulebook-for-first", throw = phrase);
        }
        if about == About::Entry && term.no.contains(&Fact::FirstEntry) {
            phrase = clause!("rulebook-except-first", throw = phrase);
        }
        let unless = moves(&term.no);
        if !unless.is_empty() {
            phrase = clause!("rulebook-unless", throw = phrase, does = list(unless, Last::Or));
        }
        phrase
    }

    /// The part of a condition that is about where the seat's tokens are.
    pub(super) fn states(&self, yes: &[Fact], no: &[Fact], about: About) -> Vec<Clause> {
        let yard = self.yard();
        let state = |fact: &Fact, holds: bool| {
            Some(match (fact, holds) {
                (Fact::YardEmpty, true) => clause!("rulebook-state-yard-empty", yard = yard),
                (Fact::YardEmpty, false) => clause!("rulebook-state-yard-waits", yard = yard),
                (Fact::NothingOnTrack, true) => clause!("rulebook-state-track-empty"),
                (Fact::NothingOnTrack, false) => clause!("rulebook-state-track-taken"),
                (Fact::LastToken, true) => clause!("rulebook-state-last"),
                (Fact::LastToken, false) => clause!("rulebook-state-more"),
                (Fact::FirstEntry, true) if about == About::Throw => {
                    clause!("rulebook-state-not-entered")
                }
                (Fact::FirstEntry, false) if about == About::Throw => {
                    clause!("rulebook-state-entered")
                }
                _ => return None,
            })
        };
        let yes = yes.iter().filter_map(|fact| state(fact, true));
        yes.chain(no.iter().filter_map(|fact| state(fact, false))).collect()
    }

    /// A throw as a thing, if the fact is one.
    pub(super) fn noun(&self, fact: Fact, about: About) -> Option<Clause> {
        let several = self.spec.dice.count > 1 && !self.lots();
        Some(match fact {
            Fact::Value(n) if self.lots() => {
                clause!("rulebook-worth", values = numbers(&[n], Last::Or))
            }
            Fact::Face(n) if several => clause!("rulebook-face-on-die", n = n),
            Fact::Value(n) if several && self.die_by_die(about) => {
                clause!("rulebook-face-on-die", n = n)
            }
            Fact::Sum(n) | Fact::Value(n) if several => clause!("rulebook-total", n = n),
            Fact::Face(n) | Fact::Sum(n) | Fact::Value(n) => a(n),
            Fact::Pair => clause!("rulebook-double"),
            Fact::Even if several && self.die_by_die(about) => clause!("rulebook-even-die"),
            Fact::Even if several => clause!("rulebook-even-total"),
            Fact::Even if about == About::Throw => clause!("rulebook-even-number"),
            Fact::Even => clause!("rulebook-even-roll", with = self.with()),
            _ => return None,
        })
    }

    /// What a move did, as a thing.
    pub(super) fn deed(&self, facts: &[Fact], moves: Vec<Clause>) -> Clause {
        let mut deeds = facts.iter().filter(|fact| is_move(**fact, About::Move));
        match (deeds.next(), deeds.next()) {
            (Some(Fact::Capture), None) => clause!("rulebook-deed-captures"),
            (Some(Fact::Finish), None) => clause!("rulebook-deed-finishes"),
            (Some(Fact::Enter), None) => clause!("rulebook-deed-enters"),
            (Some(Fact::FirstEntry), None) => clause!("rulebook-deed-first-enters"),
            _ => clause!("rulebook-deed", does = list(moves, Last::And)),
        }
    }

    /// What a move does, if the fact is about that.
    pub(super) fn verb(&self, fact: Fact, about: About) -> Option<Clause> {
        let squares = &self.spec.squares;
        Some(match fact {
            _ if !is_move(fact, about) => return None,
            Fact::Capture => clause!("rulebook-does-capture"),
            Fact::Finish => clause!("rulebook-does-finish"),
            Fact::Enter => clause!("rulebook-does-enter"),
            Fact::FirstEntry => clause!("rulebook-does-first-enter"),
            Fact::Jump => {
                let kinds = self.link_kinds().filter(|(_, links)| !links.is_empty());
                let kinds = kinds.map(|(kind, _)| clause!("rulebook-a-link", kind = kind));
                clause!("rulebook-does-jump", links = list(kinds, Last::Or))
            }
            Fact::Mark => clause!("rulebook-does-mark", squares = self.any_of(&squares.marks)),
            _ => return None,
        })
    }
}

/// Several things that one throw is.
fn together(throws: Vec<Clause>) -> Clause {
    let joined = |first, last| clause!("rulebook-together", first = first, last = last);
    throws.into_iter().reduce(joined).expect("there is a throw")
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
