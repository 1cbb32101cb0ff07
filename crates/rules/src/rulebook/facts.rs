//! Facts about the variant that several chapters need.

use super::About;
use super::Book;
use super::english::*;
use crate::predicate::Predicate;
use crate::rules::{Square, node};
use crate::spec::*;
use crate::state::Seat;
use crate::way::{NONE, Place};

impl Book<'_> {
    pub(super) fn lots(&self) -> bool {
        self.spec.dice.lots > 0
    }

    /// The word for what a player does with the dice or the lots.
    pub(super) fn roll(&self) -> &'static str {
        if self.lots() { "throw" } else { "roll" }
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
    pub(super) fn seat(&self, seat: usize) -> String {
        match self.rules.colour(Seat(seat as u8)) {
            "" => format!("seat {seat}"),
            colour => one_line(colour),
        }
    }

    /// The direction in which the seats follow one another, if the drawing says so.
    pub(super) fn direction(&self) -> Option<&'static str> {
        let layout = &self.spec.layout;
        match (layout.kind, layout.turn) {
            _ if self.spec.board.turn == 0 => None,
            (LayoutKind::Star, _) | (LayoutKind::Grid, LayoutTurn::Right) => Some("clockwise"),
            (LayoutKind::Grid, LayoutTurn::Left) => Some("anticlockwise"),
            _ => None,
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

    pub(super) fn step_word(&self) -> &'static str {
        if self.numbered() { "square" } else { "step" }
    }

    /// A step as the players see it.
    pub(super) fn at(&self, step: i16) -> String {
        format!("{} {step}", self.step_word())
    }

    pub(super) fn at_all(&self, steps: &[i16], word: &str) -> String {
        let mut sorted = steps.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        let numbers: Vec<String> = sorted.iter().map(i16::to_string).collect();
        let s = if sorted.len() > 1 && word == "and" { "s" } else { "" };
        format!("{}{s} {}", self.step_word(), list(&numbers, word))
    }

    pub(super) fn finish(&self) -> String {
        match self.numbered() {
            true => self.at(self.rules.finish()),
            false => "the finish".into(),
        }
    }

    /// A side of a die, or the value of a throw of lots.
    pub(super) fn face(&self, n: u8) -> String {
        if self.lots() { format!("a throw worth {n}") } else { a(n) }
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

    /// The safe squares: by number where the seats' ways differ, by step where they do not.
    pub(super) fn safe_squares_named(&self) -> Option<String> {
        let rules = self.rules;
        let nodes = (1..=rules.way.last).filter(|n| rules.flags[usize::from(*n)] & node::SAFE != 0);
        if self.spec.board.turn == 0 {
            let steps: Vec<i16> = nodes.map(|n| rules.step_of(n)).collect();
            return (!steps.is_empty()).then(|| self.at_all(&steps, "and"));
        }
        let mut numbers: Vec<u8> = nodes
            .flat_map(|n| (0..rules.seats).map(move |seat| rules.square_of(Seat(seat as u8), n)))
            .filter_map(|square| match square {
                Square::Track(number) => Some(number),
                _ => None,
            })
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        let words: Vec<String> = numbers.iter().map(u8::to_string).collect();
        (!words.is_empty()).then(|| list(&words, "and"))
    }

    /// The parts of a seat's way in words.
    pub(super) fn way(&self) -> String {
        let (parts, board) = (&self.spec.board.path, &self.spec.board);
        let last_track = parts.iter().rposition(|p| matches!(p, Part::Track(..)));
        let mut words = Vec::new();
        let mut step = self.rules.step_of(1);
        for (i, part) in parts.iter().enumerate() {
            let size = match *part {
                Part::Pad | Part::Finish => 1,
                Part::Track(from, to) | Part::Stretch(from, to) => from.abs_diff(to) + 1,
            };
            let squares = count(usize::from(size), "square");
            let what = match *part {
                Part::Pad => "its pad".into(),
                Part::Finish => "the finish".into(),
                Part::Track(..) if board.turn == 0 => {
                    format!("{squares} of the track, which all players share")
                }
                Part::Track(..) => format!("{squares} of the track"),
                Part::Stretch(from, to) if last_track.is_some_and(|track| i > track) => {
                    let again = parts[..i].iter().any(|p| shares(p, from, to));
                    let own = match again {
                        true => format!("the same {squares} back"),
                        false => format!("{squares} of its own"),
                    };
                    format!("{own}, called the home stretch")
                }
                Part::Stretch(..) => format!("{squares} of its own"),
            };
            let last = step + size as i16 - 1;
            let steps = match size {
                1 => format!("step {step}"),
                2 => format!("steps {step} and {last}"),
                _ => format!("steps {step} to {last}"),
            };
            words.push(format!("{what} ({steps})"));
            step = last + 1;
        }
        let ends = !matches!(parts.last(), Some(Part::Finish)) && self.finish_is_open();
        let end = if ends { "; the last square is the finish" } else { "" };
        format!("{}{end}", words.join(", then "))
    }
}

/// Whether a part of a way has private squares of a range that comes again.
pub(super) fn shares(part: &Part, from: i16, to: i16) -> bool {
    let range = |a: i16, b: i16| a.min(b)..=a.max(b);
    match *part {
        Part::Stretch(a, b) => range(a, b).any(|n| range(from, to).contains(&n)),
        _ => false,
    }
}
