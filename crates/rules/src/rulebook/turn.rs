//! The chapters on a turn: throwing, mandatory moves, entering and moving.

use super::clause::*;
use super::conditions::of_throw;
use super::{Book, Context};
use crate::predicate::{Fact, Predicate, Term};
use crate::spec::*;

impl Book<'_> {
    pub(super) fn turn(&self) -> Section {
        let mut chapter = vec![self.throw_and_move()];
        if chapter[0].id == "rulebook-roll-each" {
            say!(chapter: "rulebook-roll-each-order", tokens = self.rules.tokens);
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

    /// The sentence about a throw and the move that it gives.
    pub(super) fn throw_and_move(&self) -> Clause {
        let (n, tokens) = (self.spec.dice.count, self.rules.tokens);
        match self.spec.dice.spend {
            _ if self.lots() => clause!("rulebook-throw-lots", tokens = tokens),
            _ if n == 1 => clause!("rulebook-roll-one", tokens = tokens),
            DiceUse::Sum => clause!("rulebook-roll-sum", n = n, tokens = tokens),
            DiceUse::Choose => clause!("rulebook-roll-choose", n = n, tokens = tokens),
            DiceUse::Each => clause!("rulebook-roll-each", n = n),
        }
    }

    /// Throws that give a different number of pips from the one they show.
    pub(super) fn pips(&self, chapter: &mut Vec<Clause>) {
        let dice = &self.spec.dice;
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
        self.fewer_dice(chapter);
        if !self.terms(&dice.undersides, Context::Throw).is_empty() {
            let throw = self.phrase(&dice.undersides, Context::Throw);
            say!(chapter: "rulebook-undersides", n = dice.count, throw = throw);
            let sum = number(usize::from(dice.sides) + 1);
            say!(chapter: "rulebook-undersides-sum", sum = sum, over = a(2), under = a(dice.sides - 1));
        }
    }

    /// Fewer dice near the finish.
    pub(super) fn fewer_dice(&self, chapter: &mut Vec<Clause>) {
        let [steps, dice] = self.spec.dice.fewer;
        if [steps, dice] != [0, 0] {
            let near = self.rules.path.last.saturating_sub(u8::try_from(steps).unwrap_or(0));
            let square = self.at(self.rules.step_of(near));
            say!(chapter: "rulebook-fewer", square = square, n = dice.unsigned_abs());
        }
    }

    /// The mandatory moves, and the rule for a throw without a possible move.
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
        self.tries(chapter);
    }

    /// Several throws for a player without a token on the track.
    pub(super) fn tries(&self, chapter: &mut Vec<Clause>) {
        let n = self.spec.dice.tries;
        if n > 1 {
            let pad = self.spec.entry.at == EntryAt::Pad;
            say!(chapter: "rulebook-tries", n = n, with = self.with(), pad = pad);
            say!(chapter: "rulebook-tries-over");
        }
    }

    pub(super) fn entering(&self) -> Section {
        let mut chapter = Vec::new();
        let (entry, dice, tokens) = (&self.spec.entry, &self.spec.dice, self.rules.tokens);
        let how = self.how_to_enter();
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

    /// The throws that bring a token into play, as the beginning of a sentence that callers
    /// may extend.
    pub(super) fn how_to_enter(&self) -> Clause {
        let tokens = self.rules.tokens;
        match &self.spec.entry.on {
            Predicate::Always => {
                let zero = self.rules.throws.infos.iter().any(|info| info.sum == 0);
                clause!("rulebook-enter-any", with = self.with(), zero = zero, tokens = tokens)
            }
            on => {
                let throw = self.phrase(on, Context::Entry);
                clause!("rulebook-enter-needs", tokens = tokens, throw = throw)
            }
        }
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
