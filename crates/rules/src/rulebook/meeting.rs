//! The chapters on meeting other tokens, with blocks and safe squares, and on getting home.

use super::clause::*;
use super::{Book, Context};
use crate::rules::path::{NONE, NodeKind};
use crate::spec::*;

impl Book<'_> {
    pub(super) fn meeting(&self) -> Section {
        let mut chapter = Vec::new();
        if self.captures() {
            say!(chapter: "rulebook-capture", yard = self.yard());
            if self.pairs() {
                say!(chapter: "rulebook-capture-partners");
            }
        } else {
            say!(chapter: "rulebook-capture-nobody");
        }
        self.safe_squares(&mut chapter);
        self.own_tokens(&mut chapter);
        if let Limit::Most(most) = self.spec.meeting.most {
            say!(chapter: "rulebook-full", n = most);
        }
        let title = clause!("rulebook-meet-title", captures = self.captures());
        Section { title, clauses: chapter }
    }

    pub(super) fn safe_squares(&self, chapter: &mut Vec<Clause>) {
        let held = self.spec.meeting.safe == Safe::NobodyElse;
        let off_safe = self.blocks() && self.spec.meeting.place == BlockPlace::NotOnSafe;
        let safe = self.safe_squares_named();
        let safe = safe.filter(|_| self.captures() || held || off_safe);
        let Some((count, squares)) = safe else { return };
        say!(chapter: "rulebook-safe", n = count, starts = self.start_is_safe(), squares = squares);
        let enters = self.spec.entry.hit != EntryHit::Landing;
        if held {
            say!(chapter: "rulebook-safe-held", side = self.side(), enters = enters);
        } else if self.captures() {
            say!(chapter: "rulebook-safe-shared", enters = enters);
        }
    }

    pub(super) fn own_tokens(&self, chapter: &mut Vec<Clause>) {
        if self.rules.tokens == 1 {
            return;
        }
        let meeting = &self.spec.meeting;
        let pad = self.spec.entry.at == EntryAt::Pad;
        let except = match (pad, self.finish_is_open()) {
            (true, true) => "both",
            (true, false) => "pad",
            (false, true) => "finish",
            (false, false) => "none",
        };
        match meeting.own {
            Own::Share if meeting.most == Limit::Unlimited => {
                say!(chapter: "rulebook-own-share", side = self.side())
            }
            Own::Share => {}
            Own::Forbid => say!(chapter: "rulebook-own-forbid", except = except),
            Own::StopBehind => say!(chapter: "rulebook-own-behind"),
            Own::Stack => {
                say!(chapter: "rulebook-stack", pad = pad);
                if self.captures() {
                    say!(chapter: "rulebook-stack-captured");
                }
            }
            Own::Block if meeting.group == Group::Half => self.marching_blocks(chapter),
            Own::Block => self.standing_blocks(chapter),
        }
    }

    /// The squares on which blocks can form.
    pub(super) fn where_blocks_are(&self) -> &'static str {
        match self.spec.meeting.place {
            BlockPlace::Anywhere => "anywhere",
            BlockPlace::NotOnSafe => "unsafe",
        }
    }

    /// The players whom a block stops.
    fn stopped(&self) -> &'static str {
        match (self.spec.meeting.block_stops, self.pairs()) {
            (BlockStops::Everyone, _) => "everyone",
            (BlockStops::Opponents, true) => "opponents",
            (BlockStops::Opponents, false) => "players",
        }
    }

    pub(super) fn standing_blocks(&self, chapter: &mut Vec<Clause>) {
        let meeting = &self.spec.meeting;
        let more = !matches!(meeting.most, Limit::Most(most) if most <= meeting.block_size);
        let immune =
            self.captures() && self.spec.entry.hit != EntryHit::Full && !self.links_exist();
        let (place, stops) = (self.where_blocks_are(), self.stopped());
        say!(chapter: "rulebook-block", n = meeting.block_size, more = more, place = place, stops = stops, immune = immune);
        say!(chapter: "rulebook-block-singly");
        if !self.terms(&meeting.break_on, Context::Throw).is_empty() {
            let throw = self.phrase(&meeting.break_on, Context::Throw);
            say!(chapter: "rulebook-block-break", with = self.with(), throw = throw);
        }
    }

    pub(super) fn marching_blocks(&self, chapter: &mut Vec<Clause>) {
        say!(chapter: "rulebook-march", place = self.where_blocks_are());
        say!(chapter: "rulebook-march-half", with = self.with());
        say!(chapter: "rulebook-march-stops", stops = self.stopped());
        let captures = match (self.captures(), self.safe_squares_named()) {
            (true, Some(_)) => "unsafe",
            (true, None) => "anywhere",
            (false, _) => "no",
        };
        say!(chapter: "rulebook-march-passes", captures = captures);
        say!(chapter: "rulebook-march-home");
    }

    pub(super) fn home(&self) -> Section {
        let mut chapter = Vec::new();
        let stretch = self.stretch_steps();
        let own =
            self.rules.path.kinds.iter().filter(|p| matches!(p, NodeKind::Stretch(_))).count();
        if own > 0 && self.captures() {
            let flight =
                self.spec.squares.flight_hits != 0 && !self.spec.squares.flights.is_empty();
            let squares = if own == stretch.len() { "stretch" } else { "own" };
            say!(chapter: "rulebook-private", squares = squares, flight = flight);
        }
        self.gate(&mut chapter);
        match self.spec.moving.stretch {
            StretchKind::Track => self.overshoot(&mut chapter, self.end()),
            StretchKind::Slots => {
                say!(chapter: "rulebook-slots");
                say!(chapter: "rulebook-slots-on");
                self.overshoot(&mut chapter, "place");
            }
            StretchKind::Stairs => self.stairs(&mut chapter),
        }
        let dead_ends = self.dead_ends();
        if !dead_ends.is_empty() {
            say!(chapter: "rulebook-dead-end", squares = self.any_of(&dead_ends), with = self.with());
        }
        if self.finish_is_open() && self.rules.tokens > 1 {
            say!(chapter: "rulebook-finish-stays");
        }
        let title = clause!("rulebook-home-title", stretch = !stretch.is_empty());
        Section { title, clauses: chapter }
    }

    pub(super) fn overshoot(&self, chapter: &mut Vec<Clause>, end: &'static str) {
        let n = self.rules.finish();
        match self.spec.moving.overshoot {
            Overshoot::Stay => say!(chapter: "rulebook-exact", end = end, n = n),
            Overshoot::Bounce => {
                say!(chapter: "rulebook-bounce", end = end, n = n);
                say!(chapter: "rulebook-bounce-example", end = end, n = n);
                say!(chapter: "rulebook-bounce-rest");
            }
            Overshoot::Finish => say!(chapter: "rulebook-beyond", end = end, n = n),
            Overshoot::BounceAtStretch if self.rules.path.gate == NONE => {
                say!(chapter: "rulebook-exact", end = end, n = n)
            }
            Overshoot::BounceAtStretch => {
                self.bounce_at_gate(chapter);
                say!(chapter: "rulebook-exact-then", end = end, n = n);
            }
        }
    }

    pub(super) fn bounce_at_gate(&self, chapter: &mut Vec<Clause>) {
        let gate = self.at(self.rules.step_of(self.rules.path.gate));
        say!(chapter: "rulebook-gate-exact", square = gate);
    }

    pub(super) fn stairs(&self, chapter: &mut Vec<Clause>) {
        let path = &self.rules.path;
        let exact = self.spec.moving.overshoot == Overshoot::BounceAtStretch;
        if exact {
            self.bounce_at_gate(chapter);
        }
        let stairs = (path.gate..path.last).filter_map(|from| {
            let face = a(path.stair(from)?);
            Some(match from + 1 == path.last {
                true => clause!("rulebook-stair-finish", face = face),
                false => clause!("rulebook-stair", face = face, n = from + 1 - path.gate),
            })
        });
        say!(chapter: "rulebook-stairs", with = self.with(), stairs = list(stairs, Conjunction::And));
        if !exact {
            say!(chapter: "rulebook-stairs-walk", with = self.with());
        }
    }

    pub(super) fn gate(&self, chapter: &mut Vec<Clause>) {
        match self.spec.moving.gate {
            Gate::Open => return,
            Gate::SeatCaptured => say!(chapter: "rulebook-gate-seat"),
            Gate::TokenCaptured => say!(chapter: "rulebook-gate-token"),
        }
        say!(chapter: "rulebook-gate-lap");
        say!(chapter: "rulebook-gate-missed");
        say!(chapter: "rulebook-gate-open");
    }
}
