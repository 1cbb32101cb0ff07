//! A turn: throwing, duties, entering, moving.

use super::About;
use super::Book;
use super::conditions::{Term, of_throw};
use super::english::*;
use crate::predicate::{Fact, Predicate};
use crate::spec::*;

impl Book<'_> {
    pub(super) fn turn(&mut self) {
        let mut chapter = Vec::new();
        let dice = &self.spec.dice;
        let several = number(usize::from(dice.count));
        let token = if self.rules.tokens == 1 { "your token" } else { "one of your tokens" };
        match dice.spend {
            _ if self.lots() => {
                say!(chapter: "Throw the lots and move {token} by what the throw is worth.")
            }
            _ if dice.count == 1 => {
                say!(chapter: "Roll the die and move {token} by what it shows.")
            }
            Use::Sum => say!(chapter: "Roll {several} dice and move {token} by their total."),
            Use::Choose => {
                say!(chapter: "Roll {several} dice, choose one of them and move {token} by what it shows; the rest of the roll is lost.")
            }
            Use::Each => {
                say!(chapter: "Roll {several} dice: each of them is a move of its own.");
                let tokens = match self.rules.tokens {
                    1 => "",
                    _ => ", with the same token or with different ones",
                };
                say!(chapter: "Make these moves one after the other, in any order{tokens}.");
            }
        }
        say!(chapter: "What a {} gives is counted in pips: one pip takes a token one square forward.", self.roll());
        self.pips(&mut chapter);
        self.duty(&mut chapter);
        if self.spec.assist == Assist::Roll {
            say!(chapter: "Once you have brought home the last token you need, you go on taking your turns and move your partner's tokens.");
        }
        let unless = match self.has_extra_rolls() {
            true => format!(", unless you have earned an extra {}", self.roll()),
            false => String::new(),
        };
        say!(chapter: "Then the next player has a turn{unless}.");
        self.chapter("Your turn", chapter);
    }

    /// Throws that give other pips than they show.
    pub(super) fn pips(&self, chapter: &mut Vec<String>) {
        let (rules, dice) = (self.rules, &self.spec.dice);
        for remap in &dice.remap {
            let terms = self.terms(&remap.when, About::Throw);
            if terms.is_empty() {
                continue;
            }
            let of_dice = |term: &Term| term.yes.iter().chain(&term.no).any(|f| of_throw(*f));
            let clause = |term: &Term| self.state_clause(&term.yes, &term.no, About::Throw);
            let when = if terms.iter().any(of_dice) {
                format!(" if you {} {}", self.roll(), self.phrase(&remap.when, About::Throw))
            } else {
                terms.iter().map(clause).collect::<Vec<_>>().join(" or")
            };
            let pips = count(usize::from(remap.counts), "pip");
            say!(chapter: "{} counts as {pips}{when}.", self.face(remap.face));
        }
        if dice.fewer != [0, 0] {
            let near = rules.way.last.saturating_sub(u8::try_from(dice.fewer[0]).unwrap_or(0));
            let dice = match dice.fewer[1] {
                1 => "one die".into(),
                n => format!("{} dice", number(usize::from(n.unsigned_abs()))),
            };
            let near = self.at(rules.step_of(near));
            say!(chapter: "When your token stands on {near} or beyond, you roll only {dice}.");
        }
        if !self.terms(&dice.undersides, About::Throw).is_empty() {
            let (under, each) = match dice.count {
                1 => ("underside of the die", ""),
                _ => ("undersides of the dice", ", each as a move of its own"),
            };
            say!(chapter: "If you roll {}, you also move the {under}{each}.", self.phrase(&dice.undersides, About::Throw));
            say!(chapter: "A side and its underside make {} together: under {} lies {}.", number(usize::from(dice.sides) + 1), a(2), a(dice.sides - 1));
        }
    }

    /// What must be done, and what happens if it cannot.
    pub(super) fn duty(&self, chapter: &mut Vec<String>) {
        let (dice, roll) = (&self.spec.dice, self.roll());
        match self.spec.moving.must {
            Must::Optional => {
                say!(chapter: "You need not move: you may pass instead, whatever you {roll}.")
            }
            Must::Move if self.rules.tokens > 1 => {
                say!(chapter: "You choose which token moves, but if you can move you must.")
            }
            Must::Move => say!(chapter: "If you can move, you must."),
            Must::MostDice => {
                say!(chapter: "You must move so that as many dice as possible are used.")
            }
            Must::Capture => {
                say!(chapter: "If you can move you must, and if you can capture you must do that.")
            }
        }
        if dice.spend == Use::Each && dice.count > 1 {
            say!(chapter: "Dice that no token can use are lost.");
        } else {
            let none = if self.rules.tokens == 1 { "your token cannot" } else { "no token can" };
            say!(chapter: "If {none} move, you pass.");
        }
        if self.rules.throws.infos.iter().any(|info| info.sum == 0) {
            say!(chapter: "A throw worth nothing moves nothing.");
        }
        if dice.tries > 1 {
            let pad = if self.spec.entry.at == EntryAt::Pad { " or on your pad" } else { "" };
            say!(chapter: "If no token can move and you have none on the track{pad}, you may try again, up to {} {roll}s in all.", number(usize::from(dice.tries)));
            say!(chapter: "As soon as a token can move, it does, and the tries are over.");
        }
    }

    pub(super) fn entering(&mut self) {
        let mut chapter = Vec::new();
        let (entry, dice) = (&self.spec.entry, &self.spec.dice);
        let roll = self.roll();
        let token = if self.rules.tokens == 1 { "your token" } else { "a token" };
        let brings = match entry.on {
            Predicate::Always => {
                let zero = self.rules.throws.infos.iter().any(|info| info.sum == 0);
                let but = if zero { " but a zero" } else { "" };
                format!("any {roll}{but} brings {token} into play")
            }
            _ => format!(
                "to bring {token} into play you need {}",
                self.phrase(&entry.on, About::Entry)
            ),
        };
        match entry.at {
            EntryAt::Start => say!(chapter: "{brings}: put it from your yard on your start."),
            EntryAt::Pad => {
                say!(chapter: "{brings}: put it from your yard on your pad, a place beside the track.")
            }
            EntryAt::Value if self.numbered() => {
                say!(chapter: "{brings}: it goes from off the board to the square with that number.")
            }
            EntryAt::Value => {
                say!(chapter: "{brings}: it comes from off the board and walks its pips along your way, so that one pip takes it to step 1.")
            }
        }
        match (entry.at, dice.spend) {
            (EntryAt::Value, _) => {}
            (_, Use::Each) if dice.count > 1 => {
                let mut sum = false;
                entry.on.facts(&mut |fact| sum |= matches!(fact, Fact::Sum(_)));
                let total =
                    if sum { "; entering with the total uses up the whole roll" } else { "" };
                say!(chapter: "Entering with one die uses up that die{total}.");
            }
            _ => say!(chapter: "That uses up the {roll}: the token goes no further with it."),
        }
        if entry.at == EntryAt::Pad {
            say!(chapter: "Any number of your tokens may stand on your pad, and nobody else comes there.");
            say!(chapter: "From there the first pip of a move takes a token onto the track.");
        }
        self.start_taken(&mut chapter);
        if entry.must != EntryMust::No {
            say!(chapter: "If a token can be brought into play, it must be.");
        } else if self.rules.tokens > 1 {
            say!(chapter: "You need not bring one in: you may move a token that is in play instead.");
        }
        if entry.must == EntryMust::Clear {
            say!(chapter: "While tokens wait in your yard and none of them can come in, a token on your start must move on; only if it cannot may you move another.");
        }
        let title = match self.rules.tokens {
            1 => "Bringing your token into play",
            _ => "Bringing tokens into play",
        };
        self.chapter(title, chapter);
    }

    /// Whom a token meets where it enters.
    pub(super) fn start_taken(&self, chapter: &mut Vec<String>) {
        let spec = self.spec;
        let on_start = spec.entry.at == EntryAt::Start;
        let safe = self.start_is_safe();
        let alone = matches!(spec.meeting.own, Own::Forbid | Own::StopBehind);
        match spec.meeting.most {
            _ if !on_start || self.rules.tokens == 1 => {}
            _ if alone => {
                say!(chapter: "While a token of your own stands on your start, no other can come in.")
            }
            Limit::Most(most) => {
                say!(chapter: "While {} of your own {} on your start, no other can come in.", count(usize::from(most), "token"), verb(usize::from(most), "stand"))
            }
            Limit::Unlimited => {}
        }
        if !self.captures() || spec.entry.at == EntryAt::Pad {
            return;
        }
        let held = spec.meeting.safe == Safe::NobodyElse;
        match (spec.entry.hit, on_start) {
            (EntryHit::Landing, true) if safe && held => {
                say!(chapter: "While an opposing token stands on your start, you cannot enter.")
            }
            (EntryHit::Landing | EntryHit::Single, true) if !safe => {
                say!(chapter: "A token that enters captures the opposing tokens on your start.")
            }
            (EntryHit::Landing, _) => {}
            (EntryHit::Full, true) if safe => {
                say!(chapter: "If your start is full, a token that enters captures the opposing token that came there last, although the start is safe{}.",
                    if self.blocks() { " and although it may be part of a block" } else { "" }
                )
            }
            (EntryHit::Full, _) => {
                say!(chapter: "A token that enters captures only the opposing token that came to the square last, and on a safe square only if the square is full.")
            }
            (EntryHit::Single, true) => {
                say!(chapter: "A token that enters captures a single opposing token on your start, although the start is safe.")
            }
            (EntryHit::Single, false) => {
                say!(chapter: "A token that enters captures a single opposing token where it ends its move, even on a safe square.")
            }
        }
    }

    pub(super) fn moving(&mut self) {
        let mut chapter = Vec::new();
        say!(chapter: "A token walks along its own way and counts every square on it, empty or not.");
        let blocks = if self.blocks() { ", but not a block that stops it" } else { "" };
        match self.spec.moving.passing {
            Passing::Free if self.rules.tokens == 1 => {
                say!(chapter: "It may pass other tokens{blocks}.")
            }
            Passing::Free => {
                say!(chapter: "It may pass other tokens, your own and those of others{blocks}.")
            }
            Passing::NotOwn => {
                say!(chapter: "It may not pass a token of your own; it may pass those of others{blocks}.")
            }
            Passing::Nobody => {
                say!(chapter: "It may not pass any other token: a move that would take it past one is not allowed.")
            }
        }
        self.chapter("Moving", chapter);
    }
}
