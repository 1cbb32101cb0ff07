//! The way of a seat: nodes, how they follow one another, and where a walk ends.
//!
//! All seats' ways are turned copies of seat 0's, so everything here is per node, not per seat.
//! Node 0 is the yard (or off the board); the others follow in the order of the path.

use crate::spec::{EntryAt, Gate, Overshoot, Part, Problem, Spec, StretchKind};

/// What a node stands on, relative to its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Yard,
    Pad,
    /// A track square, counted from the seat's first.
    Track(u8),
    /// A private square, counted from 1.
    Stretch(u8),
    Finish,
}

/// Marks no node.
pub(crate) const NONE: u8 = 255;

/// A seat's way.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) places: Vec<Place>,
    /// The node after each node; [`NONE`] after the last.
    next: Vec<u8>,
    /// The last node of the way proper: the finish, or the last slot.
    pub(crate) last: u8,
    /// The last track node before the stretch, if there is a stretch.
    pub(crate) gate: u8,
    /// The first node of another lap, taken from the gate when it is closed.
    lap: u8,
    /// The first track node.
    pub(crate) start: u8,
    overshoot: Overshoot,
    stretch: StretchKind,
    enters_by_value: bool,
}

impl Way {
    /// Lays out the nodes. Reports what makes that impossible.
    pub(crate) fn new(spec: &Spec, problems: &mut Vec<Problem>) -> Option<Way> {
        let ring = i16::from(spec.board.ring);
        let before = problems.len();
        let mut bad = |message: String, hint: &str| {
            problems.push(Problem::new("board.path", message).hint(hint));
        };
        let mut places = vec![Place::Yard];
        let parts = &spec.board.path;
        for (i, part) in parts.iter().enumerate() {
            match *part {
                Part::Pad if i > 0 => {
                    bad("a pad that is not at the beginning".into(), "put \"pad\" first")
                }
                Part::Pad => places.push(Place::Pad),
                Part::Finish if i + 1 < parts.len() => {
                    bad("a finish that is not at the end".into(), "put \"finish\" last");
                }
                Part::Finish => places.push(Place::Finish),
                Part::Track(from, to) if from > to => {
                    bad(
                        format!("the track part {from}..{to} runs backwards"),
                        "write the smaller number first",
                    );
                }
                Part::Track(..) if ring == 0 => {
                    bad(
                        "track squares, but board.ring is 0".into(),
                        "write how many squares the track has as board.ring",
                    );
                }
                Part::Track(from, to) => {
                    places.extend((from..=to).map(|n| Place::Track(n.rem_euclid(ring) as u8)));
                }
                Part::Stretch(from, to) if from.min(to) < 1 || from.max(to) > 100 => {
                    bad(
                        format!("the stretch {from}..{to} is out of range"),
                        "count private squares from 1 to 100",
                    );
                }
                Part::Stretch(from, to) if from <= to => {
                    places.extend((from..=to).map(|n| Place::Stretch(n as u8)));
                }
                Part::Stretch(from, to) => {
                    places.extend((to..=from).rev().map(|n| Place::Stretch(n as u8)));
                }
            }
            if places.len() > 251 {
                break;
            }
        }
        if places.len() > 251 {
            bad("the way has more than 250 steps".into(), "shorten it");
        } else if places.len() < 2 {
            bad(
                "the way has no squares".into(),
                "write for example [\"track 0..50\", \"stretch 1..5\", \"finish\"]",
            );
        }
        if problems.len() > before {
            return None;
        }
        let last = places.len() as u8 - 1;
        let track = |p: &Place| matches!(p, Place::Track(_));
        let start = places.iter().position(track).map_or(NONE, |n| n as u8);
        let gate = places.iter().rposition(track).map_or(NONE, |n| n as u8);
        let gate = if gate < last { gate } else { NONE };
        let mut next: Vec<u8> = (1..=last).chain([NONE]).collect();
        let mut way = Way {
            places,
            next: Vec::new(),
            last,
            gate,
            lap: NONE,
            start,
            overshoot: spec.moving.overshoot,
            stretch: spec.moving.stretch,
            enters_by_value: spec.entry.at == EntryAt::Value,
        };
        if spec.moving.gate != Gate::Open {
            way.add_lap(ring, &mut next, problems)?;
        }
        way.next = next;
        if spec.moving.stretch != StretchKind::Track && gate == NONE {
            problems.push(
                Problem::new("moving.stretch", "the way has no home stretch")
                    .hint("add for example \"stretch 1..4\" to board.path"),
            );
            return None;
        }
        Some(way)
    }

    /// Adds the squares between the gate and the start, which only a lapping token sees.
    fn add_lap(
        &mut self,
        ring: i16,
        next: &mut Vec<u8>,
        problems: &mut Vec<Problem>,
    ) -> Option<()> {
        if self.gate == NONE || self.start == NONE {
            problems
                .push(Problem::new("moving.gate", "a gate needs a home stretch after the track"));
            return None;
        }
        let index = |node: u8| match self.places[usize::from(node)] {
            Place::Track(i) => i16::from(i),
            _ => 0,
        };
        let (from, to) = (index(self.gate), index(self.start));
        let missing = (to - from - 1).rem_euclid(ring);
        if self.places.len() as i16 + missing > 251 {
            problems.push(Problem::new(
                "board.path",
                "the way has more than 250 steps with another lap",
            ));
            return None;
        }
        self.lap = if missing == 0 { self.start } else { self.places.len() as u8 };
        for i in 1..=missing {
            self.places.push(Place::Track((from + i).rem_euclid(ring) as u8));
            next.push(if i == missing { self.start } else { self.places.len() as u8 });
        }
        Some(())
    }

    /// Walks from a node, showing every node on the way and whether it is the last, as long as
    /// `visit` returns true. Gives the node reached, or `None` if the walk is not possible.
    pub(crate) fn walk(
        &self,
        from: u8,
        pips: u8,
        closed: bool,
        mut visit: impl FnMut(u8, bool) -> bool,
    ) -> Option<u8> {
        if from == 0 && !self.enters_by_value || pips == 0 {
            return None;
        }
        if let Some(needed) = self.stair(from) {
            let to = self.next[usize::from(from)];
            return (pips == needed && visit(to, true)).then_some(to);
        }
        let turn = match self.overshoot {
            Overshoot::Bounce => self.last,
            Overshoot::BounceAtStretch => self.gate,
            Overshoot::Stay | Overshoot::Finish => NONE,
        };
        let (mut at, mut back) = (from, false);
        for left in (0..pips).rev() {
            back |= at == turn && from != turn;
            if self.stretch == StretchKind::Stairs && at == self.gate && !back {
                // The stairs are climbed from their foot, one by one.
                return None;
            }
            at = if back {
                at - 1
            } else if closed && at == self.gate {
                self.lap
            } else {
                self.next[usize::from(at)]
            };
            if at == NONE && self.overshoot == Overshoot::Finish && from != self.last {
                return Some(self.last);
            }
            if at == NONE || at == 0 {
                return None;
            }
            if !visit(at, left == 0) {
                return None;
            }
        }
        Some(at)
    }

    /// The roll that the next stair from this node needs, if there are stairs and it is one.
    pub(crate) fn stair(&self, from: u8) -> Option<u8> {
        let on_stairs =
            self.stretch == StretchKind::Stairs && (self.gate..self.last).contains(&from);
        on_stairs.then(|| (from - self.gate + 1).min(self.last - self.gate - 1))
    }

    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }
}
