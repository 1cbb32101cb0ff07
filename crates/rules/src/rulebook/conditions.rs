//! Conditions as parts of sentences.

use super::clause::*;
use super::{Book, Context};
use crate::predicate::{Fact, Predicate, Term};
use crate::spec::*;

impl Book<'_> {
    /// The alternatives of a condition, without those that are impossible with this variant.
    pub(super) fn terms(&self, condition: &Predicate, context: Context) -> Vec<Term> {
        let within = |a: &Term, b: &Term| {
            a.yes.iter().all(|f| b.yes.contains(f)) && a.no.iter().all(|f| b.no.contains(f))
        };
        let mut found: Vec<Term> = Vec::new();
        for mut term in condition.terms().expect("the rules were compiled from these terms") {
            term.no.retain(|fact| self.can_be(*fact, context));
            let possible = term.yes.iter().all(|fact| self.can_be(*fact, context));
            if possible && !found.iter().any(|other| within(other, &term)) {
                found.retain(|other| !within(&term, other));
                found.push(term);
            }
        }
        found
    }

    /// Whether the condition is about single dice instead of the whole throw.
    pub(super) fn die_by_die(&self, context: Context) -> bool {
        context == Context::Entry && !self.lots() && self.spec.dice.spend != DiceUse::Sum
    }

    /// Whether a fact can hold at all with these dice.
    pub(super) fn can_be(&self, fact: Fact, context: Context) -> bool {
        let dice = &self.spec.dice;
        let face = |n: u8| {
            let weight = dice.weights.get(usize::from(n).wrapping_sub(1));
            !self.lots() && (1..=dice.sides).contains(&n) && weight.is_none_or(|w| *w > 0)
        };
        match fact {
            Fact::Face(n) => face(n),
            Fact::Pair => !self.lots() && dice.count > 1 && !self.die_by_die(context),
            Fact::Sum(_) => {
                !self.lots() && (!self.die_by_die(context) || dice.spend == DiceUse::Each)
            }
            Fact::Value(n) if self.die_by_die(context) => face(n),
            Fact::Jump => self.links_exist(),
            Fact::Mark => !self.spec.squares.marks.is_empty(),
            Fact::Capture => self.captures(),
            _ => true,
        }
    }

    /// A condition as something that a player rolls or does: "a six, unless …".
    pub(super) fn phrase(&self, condition: &Predicate, context: Context) -> Arg {
        let terms = self.terms(condition, context);
        let value = |term: &Term| match (&term.yes[..], &term.no[..]) {
            ([Fact::Value(n)], []) if self.lots() => Some(*n),
            _ => None,
        };
        let mut values: Vec<u8> = terms.iter().filter_map(value).collect();
        values.sort_unstable();
        let mut phrases: Vec<Arg> = Vec::new();
        if !values.is_empty() {
            let values = numbers(&values, Conjunction::Or);
            phrases.push(clause!("rulebook-worth", values = values).into());
        }
        let rest = terms.iter().filter(|term| value(term).is_none());
        phrases.extend(rest.map(|term| Arg::from(self.term(term, context))));
        list(phrases, Conjunction::Or)
    }

    pub(super) fn term(&self, term: &Term, context: Context) -> Clause {
        let throws = |facts: &[Fact]| -> Vec<Clause> {
            facts.iter().filter_map(|fact| self.noun(*fact, context)).collect()
        };
        let moves = |facts: &[Fact]| -> Vec<Clause> {
            facts.iter().filter_map(|fact| self.verb(*fact, context)).collect()
        };
        let thrown = throws(&term.yes);
        let mut phrase = match (thrown.is_empty(), moves(&term.yes)) {
            (true, moves) if moves.is_empty() && context == Context::Throw => {
                clause!("rulebook-anything")
            }
            (true, moves) if moves.is_empty() => clause!("rulebook-any-roll", with = self.with()),
            (true, moves) => self.deed(&term.yes, moves),
            (false, moves) if moves.is_empty() => together(thrown),
            (false, moves) => {
                let (throw, does) = (list(thrown, Conjunction::And), list(moves, Conjunction::And));
                clause!("rulebook-throw-that", throw = throw, does = does)
            }
        };
        let not = throws(&term.no);
        if !not.is_empty() {
            phrase =
                clause!("rulebook-other-than", throw = phrase, not = list(not, Conjunction::Or));
        }
        let states = self.states(&term.yes, &term.no, context);
        if !states.is_empty() {
            phrase =
                clause!("rulebook-while", throw = phrase, when = list(states, Conjunction::And));
        }
        if context == Context::Entry && term.yes.contains(&Fact::FirstEntry) {
            phrase = clause!("rulebook-for-first", throw = phrase);
        }
        if context == Context::Entry && term.no.contains(&Fact::FirstEntry) {
            phrase = clause!("rulebook-except-first", throw = phrase);
        }
        let unless = moves(&term.no);
        if !unless.is_empty() {
            phrase =
                clause!("rulebook-unless", throw = phrase, does = list(unless, Conjunction::Or));
        }
        phrase
    }

    /// The parts of a condition about where the seat's tokens are.
    pub(super) fn states(&self, yes: &[Fact], no: &[Fact], context: Context) -> Vec<Clause> {
        let yard = self.yard();
        let state = |fact: &Fact, holds: bool| {
            Some(match (fact, holds) {
                (Fact::YardEmpty, true) => clause!("rulebook-state-yard-empty", yard = yard),
                (Fact::YardEmpty, false) => clause!("rulebook-state-yard-waits", yard = yard),
                (Fact::NothingOnTrack, true) => clause!("rulebook-state-track-empty"),
                (Fact::NothingOnTrack, false) => clause!("rulebook-state-track-taken"),
                (Fact::LastToken, true) => clause!("rulebook-state-last"),
                (Fact::LastToken, false) => clause!("rulebook-state-more"),
                (Fact::FirstEntry, true) if context == Context::Throw => {
                    clause!("rulebook-state-not-entered")
                }
                (Fact::FirstEntry, false) if context == Context::Throw => {
                    clause!("rulebook-state-entered")
                }
                _ => return None,
            })
        };
        let yes = yes.iter().filter_map(|fact| state(fact, true));
        yes.chain(no.iter().filter_map(|fact| state(fact, false))).collect()
    }

    /// A noun for a fact about a throw; `None` for other facts.
    pub(super) fn noun(&self, fact: Fact, context: Context) -> Option<Clause> {
        let several = self.spec.dice.count > 1 && !self.lots();
        Some(match fact {
            Fact::Value(n) if self.lots() => {
                clause!("rulebook-worth", values = numbers(&[n], Conjunction::Or))
            }
            Fact::Face(n) if several => clause!("rulebook-face-on-die", n = n),
            Fact::Value(n) if several && self.die_by_die(context) => {
                clause!("rulebook-face-on-die", n = n)
            }
            Fact::Sum(n) | Fact::Value(n) if several => clause!("rulebook-total", n = n),
            Fact::Face(n) | Fact::Sum(n) | Fact::Value(n) => a(n),
            Fact::Pair => clause!("rulebook-double"),
            Fact::Even if several && self.die_by_die(context) => clause!("rulebook-even-die"),
            Fact::Even if several => clause!("rulebook-even-total"),
            Fact::Even if context == Context::Throw => clause!("rulebook-even-number"),
            Fact::Even => clause!("rulebook-even-roll", with = self.with()),
            _ => return None,
        })
    }

    /// A noun for what a move did.
    pub(super) fn deed(&self, facts: &[Fact], moves: Vec<Clause>) -> Clause {
        let mut deeds = facts.iter().filter(|fact| is_move(**fact, Context::Move));
        match (deeds.next(), deeds.next()) {
            (Some(Fact::Capture), None) => clause!("rulebook-deed-captures"),
            (Some(Fact::Finish), None) => clause!("rulebook-deed-finishes"),
            (Some(Fact::Enter), None) => clause!("rulebook-deed-enters"),
            (Some(Fact::FirstEntry), None) => clause!("rulebook-deed-first-enters"),
            _ => clause!("rulebook-deed", does = list(moves, Conjunction::And)),
        }
    }

    /// A verb for a fact about a move; `None` for other facts.
    pub(super) fn verb(&self, fact: Fact, context: Context) -> Option<Clause> {
        let squares = &self.spec.squares;
        Some(match fact {
            _ if !is_move(fact, context) => return None,
            Fact::Capture => clause!("rulebook-does-capture"),
            Fact::Finish => clause!("rulebook-does-finish"),
            Fact::Enter => clause!("rulebook-does-enter"),
            Fact::FirstEntry => clause!("rulebook-does-first-enter"),
            Fact::Jump => {
                let kinds = self.link_kinds().filter(|(_, links)| !links.is_empty());
                let kinds = kinds.map(|(kind, _)| clause!("rulebook-a-link", kind = kind));
                clause!("rulebook-does-jump", links = list(kinds, Conjunction::Or))
            }
            Fact::Mark if self.brief => clause!("rulebook-does-mark-any"),
            Fact::Mark => clause!("rulebook-does-mark", squares = self.any_of(&squares.marks)),
            _ => return None,
        })
    }
}

/// Several descriptions of one throw.
fn together(throws: Vec<Clause>) -> Clause {
    let joined = |first, last| clause!("rulebook-together", first = first, last = last);
    throws.into_iter().reduce(joined).expect("the caller passes at least one throw")
}

pub(super) fn of_throw(fact: Fact) -> bool {
    matches!(fact, Fact::Face(_) | Fact::Pair | Fact::Sum(_) | Fact::Even | Fact::Value(_))
}

pub(super) fn is_move(fact: Fact, context: Context) -> bool {
    matches!(fact, Fact::Capture | Fact::Finish | Fact::Enter | Fact::Jump | Fact::Mark)
        || fact == Fact::FirstEntry && context == Context::Move
}
