//! The chapters on extra rolls, special squares, items, bonus pips, winning and leaving.

use super::clause::*;
use super::conditions::is_move;
use super::{Book, Context};
use crate::predicate::{Fact, Predicate, Term};
use crate::spec::*;

impl Book<'_> {
    pub(super) fn extra_rolls(&self) -> Section {
        let mut chapter = Vec::new();
        let (again, with) = (&self.spec.again, self.with());
        let terms = self.terms(&again.on, Context::Move);
        if self.has_extra_rolls() {
            chapter.extend(self.again());
            if let Limit::Most(cap) = again.cap {
                say!(chapter: "rulebook-again-most", with = with, n = cap);
            } else if terms.len() > 1 {
                say!(chapter: "rulebook-again-once", with = with);
            }
            if self.rules.tokens > 1 || self.spec.end.when == EndWhen::AllButOne {
                say!(chapter: "rulebook-again-home", with = with);
            }
            let by_throw = |term: &Term| !term.yes.iter().any(|f| is_move(*f, Context::Move));
            if terms.iter().any(by_throw) {
                let without = match self.spec.moving.must {
                    Must::Optional => "wish",
                    _ => "move",
                };
                match again.dud {
                    Dud::Keep => {
                        say!(chapter: "rulebook-again-kept", with = with, without = without)
                    }
                    Dud::Lose => {
                        say!(chapter: "rulebook-again-lost", with = with, without = without)
                    }
                }
            }
        }
        self.streak(&mut chapter);
        Section { title: clause!("rulebook-again-title", with = with), clauses: chapter }
    }

    /// The sentence about what gives an extra roll.
    pub(super) fn again(&self) -> Option<Clause> {
        let (on, with) = (&self.spec.again.on, self.with());
        self.has_extra_rolls().then(|| match on {
            Predicate::Always => clause!("rulebook-again-always", with = with),
            _ => {
                let after = self.phrase(on, Context::Move);
                clause!("rulebook-again", with = with, after = after)
            }
        })
    }

    pub(super) fn streak(&self, chapter: &mut Vec<Clause>) {
        let again = &self.spec.again;
        let never = self.terms(&again.streak_on, Context::Throw).is_empty();
        if again.streak == Streak::None || never || !self.has_several_throws() {
            return;
        }
        let throw = self.phrase(&again.streak_on, Context::Throw);
        say!(chapter: "rulebook-streak", with = self.with(), throw = throw, n = again.streak_at);
        let yard = self.yard();
        match again.streak {
            Streak::None | Streak::Void => {}
            Streak::LastMoved => {
                let stretch = !self.stretch_steps().is_empty();
                say!(chapter: "rulebook-streak-last", yard = yard, stretch = stretch);
            }
            Streak::Furthest => say!(chapter: "rulebook-streak-furthest", yard = yard),
            Streak::Moved => say!(chapter: "rulebook-streak-moved", yard = yard),
        }
    }

    pub(super) fn special_squares(&self) -> Section {
        let mut chapter = Vec::new();
        let squares = &self.spec.squares;
        if !squares.snakes.is_empty() {
            say!(chapter: "rulebook-snake");
            chapter.push(self.links("snake", &squares.snakes));
        }
        if !squares.ladders.is_empty() {
            say!(chapter: "rulebook-ladder");
            chapter.push(self.links("ladder", &squares.ladders));
        }
        self.jumps(&mut chapter);
        self.chains(&mut chapter);
        let mut marks = false;
        self.spec.again.on.facts(&mut |fact| marks |= fact == Fact::Mark);
        if marks && !squares.marks.is_empty() {
            let (n, marked) = (squares.marks.len(), self.all_of(&squares.marks));
            say!(chapter: "rulebook-marks", n = n, squares = marked, with = self.with());
        }
        if !squares.skip.is_empty() {
            say!(chapter: "rulebook-skip", squares = self.any_of(&squares.skip));
        }
        if !squares.swap.is_empty() {
            say!(chapter: "rulebook-swap", squares = self.any_of(&squares.swap));
            say!(chapter: "rulebook-swap-still");
        }
        Section { title: clause!("rulebook-special-title"), clauses: chapter }
    }

    /// A list of links in the order of their squares.
    pub(super) fn links(&self, kind: &'static str, links: &[[i16; 2]]) -> Clause {
        let mut sorted = links.to_vec();
        sorted.sort_unstable();
        let of = |(i, [from, to]): (usize, &[i16; 2])| {
            let place = if i == 0 { self.place() } else { "none" };
            clause!("rulebook-link", kind = kind, place = place, from = *from, to = *to)
        };
        let links = list(sorted.iter().enumerate().map(of), Conjunction::And);
        clause!("rulebook-links", kind = kind, n = sorted.len(), links = links)
    }

    pub(super) fn jumps(&self, chapter: &mut Vec<Clause>) {
        let squares = &self.spec.squares;
        for (kind, links) in [("jump", &squares.jumps), ("flight", &squares.flights)] {
            let Some([from, to]) = links.first().copied() else { continue };
            if links.len() == 1 {
                let (from, to) = (self.at(from), self.at(to));
                say!(chapter: "rulebook-jump-one", kind = kind, from = from, to = to);
            } else if links.iter().all(|l| l[1] - l[0] == to - from) {
                let starts: Vec<i16> = links.iter().map(|l| l[0]).collect();
                let towards = if to > from { "on" } else { "back" };
                let (squares, by) = (self.any_of(&starts), from.abs_diff(to));
                say!(chapter: "rulebook-jump-by", kind = kind, squares = squares, n = by, towards = towards);
            } else {
                say!(chapter: "rulebook-jump", kind = kind);
                chapter.push(self.links(kind, links));
            }
        }
        let hits = squares.flight_hits;
        if hits != 0 && !squares.flights.is_empty() && self.captures() {
            match self.stretch_steps().iter().position(|step| *step == hits) {
                Some(at) => say!(chapter: "rulebook-flight-hits", n = at + 1),
                None => say!(chapter: "rulebook-flight-hits-step", n = hits),
            }
        }
    }

    /// Links that begin where others end, captures at the end of links, and links that lead home.
    pub(super) fn chains(&self, chapter: &mut Vec<Clause>) {
        let mut all: Vec<(&str, [i16; 2])> = Vec::new();
        for (kind, links) in self.link_kinds() {
            all.extend(links.iter().map(|link| (kind, *link)));
        }
        let chain = |fits: &dyn Fn(&str, &str) -> bool| {
            all.iter().find_map(|(kind, [from, to])| {
                let (next, _) = all.iter().find(|(_, [start, _])| start == to)?;
                let (from, to) = (self.at(*from), self.at(*to));
                fits(kind, next).then(|| {
                    clause!("rulebook-chain", kind = *kind, from = from, to = to, next = *next)
                })
            })
        };
        let flies_on = |kind: &str, next: &str| next == "flight" && kind != "flight";
        if self.spec.squares.follow == Follow::On {
            if let Some(example) = chain(&|_, _| true) {
                say!(chapter: "rulebook-chain-on", chain = example);
            }
        } else {
            let flight = chain(&flies_on);
            let apart = flight.is_some();
            if let Some(example) = flight {
                say!(chapter: "rulebook-chain-flies", chain = example);
            }
            if let Some(example) = chain(&|kind, next| !flies_on(kind, next)) {
                say!(chapter: "rulebook-chain-stops", apart = apart, chain = example);
            }
        }
        if self.captures() && !all.is_empty() {
            say!(chapter: "rulebook-link-captures");
        }
        let last = self.rules.finish();
        if let Some((kind, [from, _])) = all.iter().find(|(_, [_, to])| *to == last) {
            say!(chapter: "rulebook-link-home", kind = *kind, square = self.at(*from));
        }
    }

    pub(super) fn items(&self) -> Section {
        let mut chapter = Vec::new();
        let (squares, with) = (&self.spec.squares, self.with());
        if !squares.shield.is_empty() && !squares.snakes.is_empty() {
            say!(chapter: "rulebook-shield", squares = self.any_of(&squares.shield));
        }
        if !squares.second_throw.is_empty() {
            let squares = self.any_of(&squares.second_throw);
            say!(chapter: "rulebook-second-throw", squares = squares, with = with);
        }
        if !squares.chosen_roll.is_empty() {
            let squares = self.any_of(&squares.chosen_roll);
            say!(chapter: "rulebook-chosen-roll", squares = squares, with = with);
        }
        if !chapter.is_empty() {
            say!(chapter: "rulebook-items-kept");
        }
        Section { title: clause!("rulebook-items-title"), clauses: chapter }
    }

    pub(super) fn bonus(&self) -> Section {
        let mut chapter = Vec::new();
        let bonus = &self.spec.bonus;
        if bonus.capture > 0 && self.captures() {
            say!(chapter: "rulebook-bonus-capture", n = bonus.capture);
        }
        if bonus.finish > 0 {
            say!(chapter: "rulebook-bonus-finish", n = bonus.finish);
        }
        if !chapter.is_empty() {
            let each = self.spec.dice.spend == DiceUse::Each && self.spec.dice.count > 1;
            let when = match (each, self.has_extra_rolls()) {
                (true, _) => "dice",
                (false, true) => "extra",
                (false, false) => "once",
            };
            say!(chapter: "rulebook-bonus-when", when = when);
            say!(chapter: "rulebook-bonus-enter");
            say!(chapter: "rulebook-bonus-again");
        }
        Section { title: clause!("rulebook-bonus-title"), clauses: chapter }
    }

    pub(super) fn winning(&self) -> Section {
        let mut chapter = Vec::new();
        let (goal, tokens) = (usize::from(self.rules.goal), self.rules.tokens);
        let done = match (goal, tokens) {
            (_, 1) if self.pairs() => clause!("rulebook-done-both"),
            (_, 1) => clause!("rulebook-done-one", end = self.end(), n = self.rules.finish()),
            (goal, tokens) if goal == tokens && self.pairs() => {
                clause!("rulebook-done-pair", n = 2 * tokens)
            }
            (goal, tokens) if goal == tokens => clause!("rulebook-done-all", n = tokens),
            (goal, _) if self.pairs() => clause!("rulebook-done-each", n = goal),
            (goal, _) => clause!("rulebook-done-some", n = goal),
        };
        let side = self.side();
        let most = self.players()[1] / if self.pairs() { 2 } else { 1 };
        let on = self.spec.end.when == EndWhen::AllButOne && most > 2;
        if on {
            say!(chapter: "rulebook-win", side = side, done = done);
            say!(chapter: "rulebook-win-on", side = side);
            if goal < tokens {
                say!(chapter: "rulebook-win-rest");
            }
        } else {
            say!(chapter: "rulebook-win-over", side = side, done = done);
        }
        if !on && most > 2 {
            let home = tokens > 1 || self.pairs();
            say!(chapter: "rulebook-win-others", home = home);
        }
        if self.pairs() && self.spec.assist == Assist::None {
            say!(chapter: "rulebook-win-waits");
        }
        Section { title: clause!("rulebook-win-title"), clauses: chapter }
    }

    pub(super) fn leaving(&self) -> Section {
        let mut chapter = Vec::new();
        say!(chapter: "rulebook-leave");
        if self.spec.end.when == EndWhen::AllButOne {
            say!(chapter: "rulebook-leave-kept");
        }
        if self.pairs() {
            say!(chapter: "rulebook-leave-partner");
        }
        say!(chapter: "rulebook-leave-over", side = self.side());
        Section { title: clause!("rulebook-leave-title"), clauses: chapter }
    }
}
