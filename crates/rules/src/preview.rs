//! What a move would do, seen by making it on a copy.

use crate::apply::Action;
use crate::event::Event;
use crate::moves::Move;
use crate::rules::{Rules, Square};
use crate::state::{Seat, State};

/// Where a move leads and what it captures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The seat whose token moves: a partner's, where one moves for it.
    pub seat: Seat,
    /// The step the token comes to rest on.
    pub step: i16,
    /// The square of that step.
    pub square: Square,
    /// The tokens that are captured, with their seats.
    pub captures: Vec<(Seat, u8)>,
}

impl Rules {
    /// What a legal move would do; none if it is not legal.
    pub fn preview(&self, state: &State, mv: Move) -> Option<Preview> {
        let seat = self.mover(state);
        let mut after = *state;
        let mut events: Vec<Event> = Vec::new();
        self.apply(&mut after, Action::Move(mv), &mut events).ok()?;
        let token = usize::from(mv.token);
        let captures = events.iter().filter_map(|event| match event {
            Event::Captured { seat, token, .. } => Some((*seat, *token)),
            _ => None,
        });
        Some(Preview {
            seat,
            step: self.step(&after, seat, token),
            square: self.square(&after, seat, token),
            captures: captures.collect(),
        })
    }
}
