//! Facts about the variant that several chapters need.

use super::clause::*;
use super::{Book, Context};
use crate::predicate::Predicate;
use crate::rules::path::{NONE, NodeKind};
use crate::rules::{Square, node};
use crate::spec::*;
use crate::state::Seat;

impl Book<'_> {
    pub(super) fn lots(&self) -> bool {
        self.spec.dice.lots > 0
    }

    /// The thrown objects, dice or lots; many languages use different verbs for dice and lots.
    pub(super) fn with(&self) -> &'static str {
        if self.lots() { "lots" } else { "dice" }
    }

    /// The place where tokens wait.
    pub(super) fn yard(&self) -> &'static str {
        if self.by_value() { "off" } else { "yard" }
    }

    /// Whether pairs or single players win.
    pub(super) fn side(&self) -> &'static str {
        if self.pairs() { "pair" } else { "player" }
    }

    /// Every kind of link, with all links of that kind.
    pub(super) fn link_kinds(&self) -> impl Iterator<Item = (&'static str, &[[i16; 2]])> {
        let squares = &self.spec.squares;
        [
            ("snake", &squares.snakes[..]),
            ("ladder", &squares.ladders[..]),
            ("jump", &squares.jumps[..]),
            ("flight", &squares.flights[..]),
        ]
        .into_iter()
    }

    pub(super) fn captures(&self) -> bool {
        self.spec.capture.when == CaptureWhen::Landing
    }

    pub(super) fn by_value(&self) -> bool {
        self.spec.entry.at == EntryAt::Value
    }

    pub(super) fn pairs(&self) -> bool {
        self.spec.teams == Teams::Opposite
    }

    pub(super) fn blocks(&self) -> bool {
        self.spec.meeting.own == Own::Block && self.rules.tokens > 1
    }

    /// The smallest and the largest number of players.
    pub(super) fn players(&self) -> [usize; 2] {
        self.spec.players.map(|n| usize::from(n.unsigned_abs()))
    }

    pub(super) fn has_track(&self) -> bool {
        self.rules.path.start != NONE
    }

    pub(super) fn links_exist(&self) -> bool {
        self.rules.flags.iter().any(|flags| flags & node::LINK != 0)
    }

    pub(super) fn start_is_safe(&self) -> bool {
        self.spec.entry.at == EntryAt::Start && self.rules.flags[1] & node::SAFE != 0
    }

    /// Whether the path ends on a place that holds any number of tokens.
    pub(super) fn finish_is_open(&self) -> bool {
        self.rules.flags[usize::from(self.rules.path.last)] & node::FINAL != 0
    }

    pub(super) fn has_extra_rolls(&self) -> bool {
        self.spec.again.cap.count() > 0
            && !self.terms(&self.spec.again.on, Context::Move).is_empty()
    }

    /// Whether a turn can have more than one throw.
    pub(super) fn has_several_throws(&self) -> bool {
        self.has_extra_rolls()
            || self.spec.dice.tries > 1
            || !self.spec.squares.second_throw.is_empty()
    }

    /// Every condition that appears in the rulebook.
    pub(super) fn conditions(&self) -> impl Iterator<Item = &Predicate> {
        let spec = self.spec;
        let streak = (spec.again.streak != Streak::None).then_some(&spec.again.streak_on);
        [&spec.entry.on, &spec.again.on, &spec.dice.undersides, &spec.meeting.break_on]
            .into_iter()
            .chain(streak)
            .chain(spec.dice.remap.iter().map(|r| &r.when))
    }

    /// A seat's colour, or its number.
    pub(super) fn seat(&self, seat: usize) -> Clause {
        match self.rules.colour(Seat(seat as u8)) {
            "" => clause!("colour-other", number = seat),
            colour => clause!("rulebook-colour", name = one_line(colour)),
        }
    }

    /// The direction of play, if the drawing shows it.
    pub(super) fn direction(&self) -> &'static str {
        let layout = &self.spec.layout;
        match (layout.kind, layout.turn) {
            _ if self.spec.board.turn == 0 => "none",
            (LayoutKind::Star, _) | (LayoutKind::Grid, LayoutTurn::Right) => "clockwise",
            (LayoutKind::Grid, LayoutTurn::Left) => "anticlockwise",
            _ => "none",
        }
    }

    /// Whether all seats share one path and the number of a square is its step.
    pub(super) fn numbered(&self) -> bool {
        let rules = self.rules;
        let agrees = |n: u8| match rules.square_of(Seat(0), n) {
            Square::Track(number) => i16::from(number) == rules.step_of(n),
            _ => false,
        };
        self.spec.board.turn == 0 && (1..=rules.path.last).all(agrees)
    }

    /// The word for a step: the number of a square if all seats share one path.
    pub(super) fn place(&self) -> &'static str {
        if self.numbered() { "square" } else { "step" }
    }

    /// A step as players see it.
    pub(super) fn at(&self, step: i16) -> Clause {
        clause!("rulebook-at", place = self.place(), n = step)
    }

    /// Several steps joined by “or”.
    pub(super) fn any_of(&self, steps: &[i16]) -> Clause {
        let squares = numbers(&in_order(steps), Conjunction::Or);
        clause!("rulebook-at-any", place = self.place(), squares = squares)
    }

    /// Several steps joined by “and”.
    pub(super) fn all_of(&self, steps: &[i16]) -> Clause {
        let steps = in_order(steps);
        let squares = numbers(&steps, Conjunction::And);
        clause!("rulebook-at-all", place = self.place(), n = steps.len(), squares = squares)
    }

    /// The word for the end of the path.
    pub(super) fn end(&self) -> &'static str {
        if self.numbered() { "square" } else { "finish" }
    }

    /// A side of a die, or the value of a throw of lots.
    pub(super) fn face(&self, n: u8) -> Clause {
        match self.lots() {
            true => clause!("rulebook-worth", values = numbers(&[n], Conjunction::Or)),
            false => a(n),
        }
    }

    /// The steps of the home stretch: the private squares after the track.
    pub(super) fn stretch_steps(&self) -> Vec<i16> {
        let path = &self.rules.path;
        if path.gate == NONE {
            return Vec::new();
        }
        let stretch = (path.gate + 1..=path.last).filter(|n| {
            let finish = *n == path.last && self.finish_is_open();
            !finish && matches!(path.kinds[usize::from(*n)], NodeKind::Stretch(_))
        });
        stretch.map(|n| self.rules.step_of(n)).collect()
    }

    /// Steps that a token may not move to because no throw would lead home from there.
    pub(super) fn dead_ends(&self) -> Vec<i16> {
        let (rules, path) = (self.rules, &self.rules.path);
        let mut steps = Vec::new();
        if self.spec.moving.dead_end == DeadEnd::Allowed {
            return steps;
        }
        for (pips, row) in rules.land.iter().enumerate() {
            for from in 0..=path.last {
                let to = path.walk(from, pips as u8, false, |_, _| true);
                steps.extend(to.filter(|_| row[usize::from(from)] == 0).map(|n| rules.step_of(n)));
            }
        }
        steps
    }

    /// The number of safe squares and a list of them: by number if the seats' paths differ, by step
    /// if they do not.
    pub(super) fn safe_squares_named(&self) -> Option<(usize, Arg)> {
        let rules = self.rules;
        let nodes =
            (1..=rules.path.last).filter(|n| rules.flags[usize::from(*n)] & node::SAFE != 0);
        if self.spec.board.turn == 0 {
            let steps: Vec<i16> = nodes.map(|n| rules.step_of(n)).collect();
            return (!steps.is_empty()).then(|| (steps.len(), self.all_of(&steps).into()));
        }
        let mut safe: Vec<u8> = nodes
            .flat_map(|n| (0..rules.seats).map(move |seat| rules.square_of(Seat(seat as u8), n)))
            .filter_map(|square| match square {
                Square::Track(number) => Some(number),
                _ => None,
            })
            .collect();
        safe.sort_unstable();
        safe.dedup();
        (!safe.is_empty()).then(|| (safe.len(), numbers(&safe, Conjunction::And)))
    }

    /// The parts of a seat's path.
    pub(super) fn path(&self) -> Clause {
        let (parts, board) = (&self.spec.board.path, &self.spec.board);
        let last_track = parts.iter().rposition(|p| matches!(p, PathPart::Track(..)));
        let mut told = Vec::new();
        let mut step = self.rules.step_of(1);
        for (i, part) in parts.iter().enumerate() {
            let size = match *part {
                PathPart::Pad | PathPart::Finish => 1,
                PathPart::Track(from, to) | PathPart::Stretch(from, to) => from.abs_diff(to) + 1,
            };
            let id = match *part {
                PathPart::Pad => "rulebook-part-pad",
                PathPart::Finish => "rulebook-part-finish",
                PathPart::Track(..) if board.turn == 0 => "rulebook-part-track-shared",
                PathPart::Track(..) => "rulebook-part-track",
                PathPart::Stretch(from, to) if last_track.is_some_and(|track| i > track) => {
                    match parts[..i].iter().any(|p| shares(p, from, to)) {
                        true => "rulebook-part-stretch-again",
                        false => "rulebook-part-stretch",
                    }
                }
                PathPart::Stretch(..) => "rulebook-part-own",
            };
            let last = step + size as i16 - 1;
            let steps = clause!("rulebook-steps", n = size, from = step, to = last);
            told.push(clause!(id, n = size, steps = steps));
            step = last + 1;
        }
        let then = |first, last| clause!("rulebook-then", first = first, last = last);
        let path = told.into_iter().reduce(then).expect("a path has parts");
        match !matches!(parts.last(), Some(PathPart::Finish)) && self.finish_is_open() {
            true => clause!("rulebook-way-ends", way = path),
            false => path,
        }
    }
}

fn in_order(steps: &[i16]) -> Vec<i16> {
    let mut sorted = steps.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted
}

/// Whether a part of a path shares private squares with a range.
pub(super) fn shares(part: &PathPart, from: i16, to: i16) -> bool {
    let range = |a: i16, b: i16| a.min(b)..=a.max(b);
    match *part {
        PathPart::Stretch(a, b) => range(a, b).any(|n| range(from, to).contains(&n)),
        _ => false,
    }
}
