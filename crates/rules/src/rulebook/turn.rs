//! The chapters on a turn: throwing, mandatory moves, entering and moving.

use super::clause::*;
use super::conditions::of_throw;
use super::{Book, Context};
use crate::predicate::{Fact, Predicate, Term};
use crate::spec::*;

impl Book<'_> {
    pub(super) fn turn(&self) -> Section {
        let mut chapter = Vec::new();
        let (dice, tokens) = (&self.spec.dice, self.rules.tokens);
        match dice.spend {
            _ if self.lots() => say!(chapter: "rulebook-throw-lots", tokens = tokens),
            _ if dice.count == 1 => say!(chapter: "rulebook-roll-one", tokens = tokens),
            DiceUse::Sum => say!(chapter: "rulebook-roll-sum", n = dice.count, tokens = tokens),
            DiceUse::Choose => {
                say!(chapter: "rulebook-roll-choose", n = dice.count, tokens = tokens)
            }
            DiceUse::Each => {
                say!(chapter: "rulebook-roll-each", n = dice.count);
                say!(chapter: "rulebook-roll-each-order", tokens = tokens);
            }
        }
        say!(chapter: "rulebook-pip", with = self.with());
        self.pips(&mut chapter);
        self.duty(&mut chapter);
        if self.spec.assist == Assist::Roll {
            say!(chapter: "rulebook-assist");
        }
        say!(chapter: "rulebook-next", with = self.with(), extra = self.has_extra_rolls());
        Section { title: clause!("rulebook-turn-title"), clauses: chapter }
    }

    /// Throws that give another number of pips than they show.
    pub(super) fn pips(&self, chapter: &mut Vec<Clause>) {
        let (rules, dice) = (self.rules, &self.spec.dice);
        for remap in &dice.remap {
            let terms = self.terms(&remap.when, Context::Throw);
            if terms.is_empty() {
                continue;
            }
            let of_dice = |term: &Term| term.yes.iter().chain(&term.no).any(|f| of_throw(*f));
            let states = terms.iter().map(|t| self.states(&t.yes, &t.no, Context::Throw));
            let states: Vec<Vec<Clause>> = states.collect();
            let (face, pips) = (self.face(remap.face), pips(remap.counts));
            if terms.iter().any(of_dice) {
                let throw = self.phrase(&remap.when, Context::Throw);
                say!(chapter: "rulebook-counts-if", face = face, pips = pips, with = self.with(), throw = throw);
            } else if states.iter().any(Vec::is_empty) {
                say!(chapter: "rulebook-counts", face = face, pips = pips);
            } else {
                let states = states.into_iter().map(|state| list(state, Conjunction::And));
                say!(chapter: "rulebook-counts-while", face = face, pips = pips, when = list(states, Conjunction::Or));
            }
        }
        if dice.fewer != [0, 0] {
            let near = rules.path.last.saturating_sub(u8::try_from(dice.fewer[0]).unwrap_or(0));
            let (square, dice) = (self.at(rules.step_of(near)), dice.fewer[1].unsigned_abs());
            say!(chapter: "rulebook-fewer", square = square, n = dice);
        }
        if !self.terms(&dice.undersides, Context::Throw).is_empty() {
            let throw = self.phrase(&dice.undersides, Context::Throw);
            say!(chapter: "rulebook-undersides", n = dice.count, throw = throw);
            let sum = number(usize::from(dice.sides) + 1);
            say!(chapter: "rulebook-undersides-sum", sum = sum, over = a(2), under = a(dice.sides - 1));
        }
    }

    /// Which moves are mandatory, and what happens if none is possible.
    pub(super) fn duty(&self, chapter: &mut Vec<Clause>) {
        let (dice, tokens) = (&self.spec.dice, self.rules.tokens);
        match self.spec.moving.must {
            Must::Optional => say!(chapter: "rulebook-must-nothing", with = self.with()),
            Must::Move => say!(chapter: "rulebook-must-move", tokens = tokens),
            Must::MostDice => say!(chapter: "rulebook-must-dice"),
            Must::Capture => say!(chapter: "rulebook-must-capture"),
        }
        if dice.spend == DiceUse::Each && dice.count > 1 {
            say!(chapter: "rulebook-dice-lost");
        } else {
            say!(chapter: "rulebook-pass", tokens = tokens);
        }
        if self.rules.throws.infos.iter().any(|info| info.sum == 0) {
            say!(chapter: "rulebook-zero");
        }
        if dice.tries > 1 {
            let pad = self.spec.entry.at == EntryAt::Pad;
            say!(chapter: "rulebook-tries", n = dice.tries, with = self.with(), pad = pad);
            say!(chapter: "rulebook-tries-over");
        }
    }

    pub(super) fn entering(&self) -> Section {
        let mut chapter = Vec::new();
        let (entry, dice, tokens) = (&self.spec.entry, &self.spec.dice, self.rules.tokens);
        let how = match entry.on {
            Predicate::Always => {
                let zero = self.rules.throws.infos.iter().any(|info| info.sum == 0);
                clause!("rulebook-enter-any", with = self.with(), zero = zero, tokens = tokens)
            }
            _ => {
                let throw = self.phrase(&entry.on, Context::Entry);
                clause!("rulebook-enter-needs", tokens = tokens, throw = throw)
            }
        };
        match entry.at {
            EntryAt::Start => say!(chapter: "rulebook-enter-start", how = how),
            EntryAt::Pad => say!(chapter: "rulebook-enter-pad", how = how),
            EntryAt::Value if self.numbered() => say!(chapter: "rulebook-enter-square", how = how),
            EntryAt::Value => say!(chapter: "rulebook-enter-walk", how = how),
        }
        match (entry.at, dice.spend) {
            (EntryAt::Value, _) => {}
            (_, DiceUse::Each) if dice.count > 1 => {
                let mut sum = false;
                entry.on.facts(&mut |fact| sum |= matches!(fact, Fact::Sum(_)));
                say!(chapter: "rulebook-enter-die", sum = sum);
            }
            _ => say!(chapter: "rulebook-enter-used", with = self.with()),
        }
        if entry.at == EntryAt::Pad {
            say!(chapter: "rulebook-pad-many");
            say!(chapter: "rulebook-pad-leave");
        }
        self.start_taken(&mut chapter);
        if entry.must != EntryMust::No {
            say!(chapter: "rulebook-enter-must");
        } else if tokens > 1 {
            say!(chapter: "rulebook-enter-may");
        }
        if entry.must == EntryMust::Clear {
            say!(chapter: "rulebook-enter-clear");
        }
        Section { title: clause!("rulebook-enter-title", tokens = tokens), clauses: chapter }
    }

    /// What happens to tokens on the square where another token enters.
    pub(super) fn start_taken(&self, chapter: &mut Vec<Clause>) {
        let spec = self.spec;
        let on_start = spec.entry.at == EntryAt::Start;
        let safe = self.start_is_safe();
        let alone = matches!(spec.meeting.own, Own::Forbid | Own::StopBehind);
        match spec.meeting.most {
            _ if !on_start || self.rules.tokens == 1 => {}
            _ if alone => say!(chapter: "rulebook-start-own"),
            Limit::Most(most) => say!(chapter: "rulebook-start-full", n = most),
            Limit::Unlimited => {}
        }
        if !self.captures() || spec.entry.at == EntryAt::Pad {
            return;
        }
        let held = spec.meeting.safe == Safe::NobodyElse;
        match (spec.entry.hit, on_start) {
            (EntryHit::Landing, true) if safe && held => say!(chapter: "rulebook-start-held"),
            (EntryHit::Landing | EntryHit::Single, true) if !safe => {
                say!(chapter: "rulebook-start-captures")
            }
            (EntryHit::Landing, _) => {}
            (EntryHit::Full, true) if safe => {
                say!(chapter: "rulebook-start-last", blocks = self.blocks())
            }
            (EntryHit::Full, _) => say!(chapter: "rulebook-enter-last"),
            (EntryHit::Single, true) => say!(chapter: "rulebook-start-single"),
            (EntryHit::Single, false) => say!(chapter: "rulebook-enter-single"),
        }
    }

    pub(super) fn moving(&self) -> Section {
        let mut chapter = Vec::new();
        say!(chapter: "rulebook-walk");
        let (tokens, blocks) = (self.rules.tokens, self.blocks());
        match self.spec.moving.passing {
            Passing::Free => say!(chapter: "rulebook-passing", tokens = tokens, blocks = blocks),
            Passing::NotOwn => say!(chapter: "rulebook-passing-others", blocks = blocks),
            Passing::Nobody => say!(chapter: "rulebook-passing-nobody"),
        }
        Section { title: clause!("rulebook-move-title"), clauses: chapter }
    }
}
