//! The path of a seat: its nodes, their order, and where a walk along them ends.
//!
//! The seats' paths are rotated copies of seat 0's, so the tables here are per node, not per seat.
//! Node 0 is the yard (or off the board); the others follow in the order of the path.

use crate::spec::{EntryAt, Gate, Overshoot, PathPart, Problems, Spec, StretchKind};

/// The most nodes a path can have, including the yard.
const MAX_NODES: usize = 251;

/// The kind of a node, relative to its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NodeKind {
    Yard,
    Pad,
    /// A track square, counted from the seat's first.
    Track(u8),
    /// A private square, counted from 1.
    Stretch(u8),
    Finish,
}

/// The node number that stands for "no node".
pub(crate) const NONE: u8 = 255;

/// A seat's path.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    pub(crate) kinds: Vec<NodeKind>,
    /// The node after each node; [`NONE`] after the last.
    next: Vec<u8>,
    /// The last node without those of another lap: the finish, or the last slot.
    pub(crate) last: u8,
    /// The last track node before the stretch, or [`NONE`] without a stretch.
    pub(crate) gate: u8,
    /// The first node of another lap, which follows the gate while it is closed.
    lap: u8,
    /// The first track node.
    pub(crate) start: u8,
    overshoot: Overshoot,
    stretch: StretchKind,
    enters_by_value: bool,
}

impl Path {
    /// Lays out the nodes, or reports why that is impossible.
    pub(crate) fn new(spec: &Spec, problems: &mut Problems) -> Option<Path> {
        let kinds = kinds(spec, problems)?;
        let ring = i16::from(spec.board.ring);
        let last = kinds.len() as u8 - 1;
        let track = |kind: &NodeKind| matches!(kind, NodeKind::Track(_));
        let start = kinds.iter().position(track).map_or(NONE, |n| n as u8);
        let gate = kinds.iter().rposition(track).map_or(NONE, |n| n as u8);
        let gate = if gate < last { gate } else { NONE };
        let mut path = Path {
            kinds,
            next: (1..=last).chain([NONE]).collect(),
            last,
            gate,
            lap: NONE,
            start,
            overshoot: spec.moving.overshoot,
            stretch: spec.moving.stretch,
            enters_by_value: spec.entry.at == EntryAt::Value,
        };
        if spec.moving.gate != Gate::Open {
            path.add_lap(ring, problems)?;
        }
        if spec.moving.stretch != StretchKind::Track && gate == NONE {
            let hint = "add for example \"stretch 1..4\" to board.path";
            problems.add("moving.stretch", "the path has no home stretch", hint);
            return None;
        }
        Some(path)
    }

    /// Adds the squares between the gate and the start, which only a token on another lap visits.
    fn add_lap(&mut self, ring: i16, problems: &mut Problems) -> Option<()> {
        if self.gate == NONE || self.start == NONE {
            problems.add("moving.gate", "a gate needs a home stretch after the track", "");
            return None;
        }
        let index = |node: u8| match self.kinds[usize::from(node)] {
            NodeKind::Track(i) => i16::from(i),
            _ => 0,
        };
        let (from, to) = (index(self.gate), index(self.start));
        let missing = (to - from - 1).rem_euclid(ring);
        if self.kinds.len() + missing as usize > MAX_NODES {
            let message = "the path has more than 250 steps with another lap";
            problems.add("board.path", message, "");
            return None;
        }
        self.lap = if missing == 0 { self.start } else { self.kinds.len() as u8 };
        for i in 1..=missing {
            self.kinds.push(NodeKind::Track((from + i).rem_euclid(ring) as u8));
            self.next.push(if i == missing { self.start } else { self.kinds.len() as u8 });
        }
        Some(())
    }

    /// Walks from a node and calls `visit` with every node reached and whether it is the last one,
    /// until `visit` returns false. Returns the last node, or `None` if the walk is impossible.
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
                // A token must stop at the foot of the stairs, then climb one at a time.
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

    /// The roll that the next stair needs, if the node is on or at the foot of stairs.
    pub(crate) fn stair(&self, from: u8) -> Option<u8> {
        let on_stairs =
            self.stretch == StretchKind::Stairs && (self.gate..self.last).contains(&from);
        on_stairs.then(|| (from - self.gate + 1).min(self.last - self.gate - 1))
    }

    pub(crate) fn len(&self) -> usize {
        self.kinds.len()
    }
}

/// The nodes of a path without another lap.
fn kinds(spec: &Spec, problems: &mut Problems) -> Option<Vec<NodeKind>> {
    let ring = i16::from(spec.board.ring);
    let parts = &spec.board.path;
    let mut kinds = vec![NodeKind::Yard];
    let mut bad: Vec<(String, &str)> = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        match *part {
            PathPart::Pad if i > 0 => {
                bad.push(("the pad is not at the beginning".into(), "put \"pad\" first"));
            }
            PathPart::Pad => kinds.push(NodeKind::Pad),
            PathPart::Finish if i + 1 < parts.len() => {
                bad.push(("the finish is not at the end".into(), "put \"finish\" last"));
            }
            PathPart::Finish => kinds.push(NodeKind::Finish),
            PathPart::Track(from, to) if from > to => {
                let message = format!("the track part {from}..{to} runs backwards");
                bad.push((message, "write the smaller number first"));
            }
            PathPart::Track(..) if ring == 0 => {
                let hint = "write how many squares the track has as board.ring";
                bad.push(("there are track squares, but board.ring is 0".into(), hint));
            }
            PathPart::Track(from, to) => {
                kinds.extend((from..=to).map(|n| NodeKind::Track(n.rem_euclid(ring) as u8)));
            }
            PathPart::Stretch(from, to) if from.min(to) < 1 || from.max(to) > 100 => {
                let message = format!("the stretch {from}..{to} is out of range");
                bad.push((message, "number private squares from 1 to 100"));
            }
            PathPart::Stretch(from, to) if from <= to => {
                kinds.extend((from..=to).map(|n| NodeKind::Stretch(n as u8)));
            }
            PathPart::Stretch(from, to) => {
                kinds.extend((to..=from).rev().map(|n| NodeKind::Stretch(n as u8)));
            }
        }
        if kinds.len() > MAX_NODES {
            break;
        }
    }
    if kinds.len() > MAX_NODES {
        bad.push(("the path has more than 250 steps".into(), "shorten it"));
    } else if kinds.len() < 2 {
        let hint = "write for example [\"track 0..50\", \"stretch 1..5\", \"finish\"]";
        bad.push(("the path has no squares".into(), hint));
    }
    let is_fine = bad.is_empty();
    bad.into_iter().for_each(|(message, hint)| problems.add("board.path", message, hint));
    is_fine.then_some(kinds)
}
