//! Tokens that walk step by step to where the state already has them.

use homestretch_rules::{Event, Rules, Seat, State};
use std::collections::VecDeque;

/// A token shown at a step.
type At = (Seat, u8, i16);

/// What is shown instead of the state until all have arrived.
#[derive(Clone, Debug, Default)]
pub struct Walk {
    /// The state before the first step.
    before: Option<State>,
    frames: VecDeque<Vec<At>>,
}

impl Walk {
    /// The way of the tokens that these events moved, from a state to the next.
    pub fn new(rules: &Rules, before: &State, events: &[&Event]) -> Walk {
        // Who is captured stays until the other one arrives.
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
                Event::Moved { seat, token, from, to, .. } => {
                    // A way back, or another lap, is not along the steps between.
                    let way = if to > from { from + 1..=*to } else { *to..=*to };
                    for step in way {
                        put(&mut shown, (*seat, *token, step));
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

    /// Whether all have arrived.
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }

    /// Goes one step on.
    pub fn step(&mut self) {
        self.frames.pop_front();
    }

    /// The state before the first step, until all have arrived.
    pub fn before(&self) -> Option<&State> {
        self.before.as_ref().filter(|_| !self.is_over())
    }

    /// Where tokens are shown now, if elsewhere than that state says.
    pub fn shown(&self) -> &[At] {
        self.frames.front().map_or(&[], Vec::as_slice)
    }
}

fn put(shown: &mut Vec<At>, at: At) {
    match shown.iter_mut().find(|(seat, token, _)| (*seat, *token) == (at.0, at.1)) {
        Some(there) => *there = at,
        None => shown.push(at),
    }
}
