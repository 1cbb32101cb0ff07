//! Facts about the variant that several chapters need.

use super::About;
use super::Book;
use super::clause::*;
use crate::predicate::Predicate;
use crate::rules::{Square, node};
use crate::spec::*;
use crate::state::Seat;
use crate::way::{NONE, Place};

impl Book<'_> {
    pub(super) fn lots(&self) -> bool {
        self.spec.dice.lots > 0
    }

    /// What is thrown; many languages have two words for it.
    pub(super) fn with(&self) -> &'static str {
        if self.lots() { "lots" } else { "dice" }
    }

    /// Where tokens wait.
    pub(super) fn yard(&self) -> &'static str {
        if self.by_value() { "off" } else { "yard" }
    }

    /// Who wins.
    pub(super) fn side(&self) -> &'static str {
        if self.pairs() { "pair" } else { "player" }
    }

    /// The kinds of links and all of each.
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

    /// The fewest and the most players.
    pub(super) fn players(&self) -> [usize; 2] {
        self.spec.players.map(|n| usize::from(n.unsigned_abs()))
    }

    pub(super) fn has_track(&self) -> bool {
        self.rules.way.start != NONE
    }

    pub(super) fn links_exist(&self) -> bool {
        self.rules.flags.iter().any(|flags| flags & node::LINK != 0)
    }

    pub(super) fn start_is_safe(&self) -> bool {
        self.spec.entry.at == EntryAt::Start && self.rules.flags[1] & node::SAFE != 0
    }

    /// Whether the way ends on a place where any number of tokens may be.
    pub(super) fn finish_is_open(&self) -> bool {
        self.rules.flags[usize::from(self.rules.way.last)] & node::FINAL != 0
    }

    pub(super) fn has_extra_rolls(&self) -> bool {
        self.spec.again.cap.count() > 0 && !self.terms(&self.spec.again.on, About::Move).is_empty()
    }

    /// Whether a turn can have more than one throw.
    pub(super) fn has_several_throws(&self) -> bool {
        self.has_extra_rolls()
            || self.spec.dice.tries > 1
            || !self.spec.squares.second_throw.is_empty()
    }

    /// Every condition that a sentence is made of.
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

    /// The direction in which the seats follow one another, if the drawing says so.
    pub(super) fn direction(&self) -> &'static str {
        let layout = &self.spec.layout;
        match (layout.kind, layout.turn) {
            _ if self.spec.board.turn == 0 => "none",
            (LayoutKind::Star, _) | (LayoutKind::Grid, LayoutTurn::Right) => "clockwise",
            (LayoutKind::Grid, LayoutTurn::Left) => "anticlockwise",
            _ => "none",
        }
    }

    /// Whether all walk one way and the number on a square is its step.
    pub(super) fn numbered(&self) -> bool {
        let rules = self.rules;
        let agrees = |n: u8| match rules.square_of(Seat(0), n) {
            Square::Track(number) => i16::from(number) == rules.step_of(n),
            _ => false,
        };
        self.spec.board.turn == 0 && (1..=rules.way.last).all(agrees)
    }

    /// What a step is called: where all walk one way it is the number of a square.
    pub(super) fn place(&self) -> &'static str {
        if self.numbered() { "square" } else { "step" }
    }

    /// A step as the players see it.
    pub(super) fn at(&self, step: i16) -> Clause {
        clause!("rulebook-at", place = self.place(), n = step)
    }

    /// One of several steps.
    pub(super) fn any_of(&self, steps: &[i16]) -> Clause {
        let squares = numbers(&in_order(steps), Last::Or);
        clause!("rulebook-at-any", place = self.place(), squares = squares)
    }

    /// All of several steps.
    pub(super) fn all_of(&self, steps: &[i16]) -> Clause {
        let steps = in_order(steps);
        let squares = numbers(&steps, Last::And);
        clause!("rulebook-at-all", place = self.place(), n = steps.len(), squares = squares)
    }

    /// What the end of the way is called.
    pub(super) fn end(&self) -> &'static str {
        if self.numbered() { "square" } else { "finish" }
    }

    /// A side of a die, or the value of a throw of lots.
    pub(super) fn face(&self, n: u8) -> Clause {
        match self.lots() {
            true => clause!("rulebook-worth", values = numbers(&[n], Last::Or)),
            false => a(n),
        }
    }

    /// The steps of the home stretch: the private squares after the track.
    pub(super) fn stretch_steps(&self) -> Vec<i16> {
        let way = &self.rules.way;
        if way.gate == NONE {
            return Vec::new();
        }
        let stretch = (way.gate + 1..=way.last).filter(|n| {
            let finish = *n == way.last && self.finish_is_open();
            !finish && matches!(way.places[usize::from(*n)], Place::Stretch(_))
        });
        stretch.map(|n| self.rules.step_of(n)).collect()
    }

    /// Steps that are closed because they lead nowhere: a walk would come there, a move may not.
    pub(super) fn dead_ends(&self) -> Vec<i16> {
        let (rules, way) = (self.rules, &self.rules.way);
        let mut steps = Vec::new();
        if self.spec.moving.dead_end == DeadEnd::Allowed {
            return steps;
        }
        for (pips, row) in rules.land.iter().enumerate() {
            for from in 0..=way.last {
                let to = way.walk(from, pips as u8, false, |_, _| true);
                steps.extend(to.filter(|_| row[usize::from(from)] == 0).map(|n| rules.step_of(n)));
            }
        }
        steps
    }

    /// The safe squares and how many they are: by number where the seats' ways differ, by step
    /// where they do not.
    pub(super) fn safe_squares_named(&self) -> Option<(usize, Arg)> {
        let rules = self.rules;
        let nodes = (1..=rules.way.last).filter(|n| rules.flags[usize::from(*n)] & node::SAFE != 0);
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
        (!safe.is_empty()).then(|| (safe.len(), numbers(&safe, Last::And)))
    }

    /// The parts of a seat's way.
    pub(super) fn way(&self) -> Clause {
        let (parts, board) = (&self.spec.board.path, &self.spec.board);
        let last_track = parts.iter().rposition(|p| matches!(p, Part::Track(..)));
        let mut told = Vec::new();
        let mut step = self.rules.step_of(1);
        for (i, part) in parts.iter().enumerate() {
            let size = match *part {
                Part::Pad | Part::Finish => 1,
                Part::Track(from, to) | Part::Stretch(from, to) => from.abs_diff(to) + 1,
            };
            let id = match *part {
                Part::Pad => "rulebook-part-pad",
                Part::Finish => "rulebook-part-finish",
                Part::Track(..) if board.turn == 0 => "rulebook-part-track-shared",
                Part::Track(..) => "rulebook-part-track",
                Part::Stretch(from, to) if last_track.is_some_and(|track| i > track) => {
                    match parts[..i].iter().any(|p| shares(p, from, to)) {
                        true => "rulebook-part-stretch-again",
                        false => "rulebook-part-stretch",
                    }
                }
                Part::Stretch(..) => "rulebook-part-own",
            };
            let last = step + size as i16 - 1;
            let steps = clause!("rulebook-steps", n = size, from = step, to = last);
            told.push(clause!(id, n = size, steps = steps));
            step = last + 1;
        }
        let then = |first, last| clause!("rulebook-then", first = first, last = last);
        let way = told.into_iter().reduce(then).expect("a way has parts");
        match !matches!(parts.last(), Some(Part::Finish)) && self.finish_is_open() {
            true => clause!("rulebook-way-ends", way = way),
            false => way,
        }
    }
}

fn in_order(steps: &[i16]) -> Vec<i16> {
    let mut sorted = steps.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted
}

/// Whether a part of a way has private squares of a range that comes again.
pub(super) fn shares(part: &Part, from: i16, to: i16) -> bool {
    let range = |a: i16, b: i16| a.min(b)..=a.max(b);
    match *part {
        Part::Stretch(a, b) => range(a, b).any(|n| range(from, to).contains(&n)),
        _ => false,
    }
}
