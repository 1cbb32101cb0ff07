//! The animation of a move: tokens walk step by step to the squares where the state already has
//! them.

use homestretch_rules::{Event, Rules, Seat, State};
use std::collections::VecDeque;

/// A token and the step of its path at which it is shown.
type At = (Seat, u8, i16);

/// The frames that are shown, one after the other, before the new state.
#[derive(Clone, Debug, Default)]
pub struct Walk {
    /// The state before the move.
    before: Option<State>,
    frames: VecDeque<Vec<At>>,
}

impl Walk {
    /// The animation of the moves in these events, starting from a state.
    pub fn new(rules: &Rules, before: &State, events: &[&Event]) -> Walk {
        // Captured tokens stay where they are until the capturing token arrives.
        let mut shown: Vec<At> = Vec::new();
        for event in events {
            match event {
                Event::Captured { seat, token, .. } | Event::SentBack { seat, token, .. } => {
                    shown.push((*seat, *token, rules.step(before, *seat, usize::from(*token))));
                }
                Event::Moved { seat, token, from, .. } => put(&mut shown, (*seat, *token, *from)),
                _ => {}
            }
        }
        let mut frames = VecDeque::new();
        for event in events {
            match event {
                Event::Moved { seat, token, via, .. } => {
                    for step in via {
                        put(&mut shown, (*seat, *token, *step));
                        frames.push_back(shown.clone());
                    }
                }
                Event::Linked { seat, token, to, .. } => {
                    put(&mut shown, (*seat, *token, *to));
                    frames.push_back(shown.clone());
                }
                _ => {}
            }
        }
        Walk { before: Some(*before), frames }
    }

    /// Whether all tokens have arrived.
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }

    /// Goes on to the next frame.
    pub fn step(&mut self) {
        self.frames.pop_front();
    }

    /// The state before the move, until all tokens have arrived.
    pub fn before(&self) -> Option<&State> {
        self.before.as_ref().filter(|_| !self.is_over())
    }

    /// The tokens that are shown at a different step from that state's.
    pub fn shown(&self) -> &[At] {
        self.frames.front().map_or(&[], Vec::as_slice)
    }
}

/// The steps where an event takes a token from and to.
pub(crate) fn moved_steps(event: &Event) -> Vec<(Seat, i16)> {
    match event {
        Event::Moved { seat, from, to, .. } => vec![(*seat, *from), (*seat, *to)],
        Event::Linked { seat, to, .. } => vec![(*seat, *to)],
        _ => Vec::new(),
    }
}

fn put(shown: &mut Vec<At>, at: At) {
    match shown.iter_mut().find(|(seat, token, _)| (*seat, *token) == (at.0, at.1)) {
        Some(there) => *there = at,
        None => shown.push(at),
    }
}
