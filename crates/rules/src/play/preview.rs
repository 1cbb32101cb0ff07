//! Previews of a move, computed by making it on a copy of the state.

use super::apply::Action;
use super::event::{Event, Observer};
use crate::rules::{Rules, Square};
use crate::state::{Move, Seat, State, Turn};

/// The effect that a move would have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The seat whose token moves: the partner's, if a player moves for the partner.
    pub seat: Seat,
    /// The step where the token ends the move.
    pub step: i16,
    /// The square of that step.
    pub square: Square,
    /// The steps that the token goes over before it follows links, up to the one where it lands.
    pub via: Vec<i16>,
    /// The captured tokens, with their seats.
    pub captures: Vec<(Seat, u8)>,
}

impl Rules {
    /// The effect that a move would have; `None` if it is not legal.
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
        let via = events.iter().find_map(|event| match event {
            Event::Moved { via, .. } => Some(via.clone()),
            _ => None,
        });
        Some(Preview {
            seat,
            step: self.step(&after, seat, token),
            square: self.square(&after, seat, token),
            via: via.unwrap_or_default(),
            captures: captures.collect(),
        })
    }

    /// For every legal move, in order: whether an opponent who rolled next could capture the moved
    /// token with one throw and one token. The search stops after `tries` attempts and may miss
    /// captures.
    pub fn risks(&self, state: &State, tries: u32) -> Vec<bool> {
        let mut search = CaptureSearch { rules: self, tries };
        self.legal(state).iter().map(|mv| search.is_risky(state, mv)).collect()
    }
}

/// A limited search for captures.
struct CaptureSearch<'a> {
    rules: &'a Rules,
    tries: u32,
}

impl CaptureSearch<'_> {
    fn is_risky(&mut self, state: &State, mv: Move) -> bool {
        let rules = self.rules;
        let (seat, mut after) = (rules.mover(state), *state);
        if rules.apply(&mut after, Action::Move(mv), &mut ()).is_err()
            || after.turn() == Turn::Over
            || !rules.is_exposed(&after, seat, usize::from(mv.token))
        {
            return false;
        }
        let rolls = |other: &Seat| !after.has_left(*other) && !rules.will_skip(&after, *other);
        let against = |other: &Seat| *other != seat && !rules.partners(seat, *other);
        let mut opponents = after.seats().filter(|other| against(other) && rolls(other));
        opponents.any(|other| self.throws(&after, other, (seat, mv.token)))
    }

    /// Whether a seat could capture a token with one throw.
    fn throws(&mut self, state: &State, by: Seat, token: (Seat, u8)) -> bool {
        let rules = self.rules;
        let Ok(before) = rules.at_turn_of(state, by) else { return false };
        rules.throws(&before).iter().any(|(throw, _)| {
            let mut rolled = before;
            self.may_try()
                && rules.apply(&mut rolled, Action::Roll(*throw), &mut ()).is_ok()
                && rolled.turn() == (Turn::Move { seat: by })
                && self.moves(&rolled, None, token)
        })
    }

    /// Whether the moves of a throw could capture a token. After the first move, only the same
    /// token moves on: trying all combinations of tokens would take too long.
    fn moves(&mut self, state: &State, own: Option<u8>, token: (Seat, u8)) -> bool {
        let rules = self.rules;
        let moves = match own {
            None => rules.choices(state),
            Some(_) => rules.legal(state),
        };
        moves.iter().filter(|mv| own.is_none_or(|own| own == mv.token)).any(|mv| {
            let (mut after, mut hit) = (*state, CaptureWatcher { token, seen: false });
            let goes_on = |after: &State| {
                matches!(after.turn(), Turn::Move { seat } if seat == state.seat())
                    && rules.mover(after) == rules.mover(state)
            };
            self.may_try()
                && rules.apply(&mut after, Action::Move(mv), &mut hit).is_ok()
                && (hit.seen || goes_on(&after) && self.moves(&after, Some(mv.token), token))
        })
    }

    fn may_try(&mut self) -> bool {
        let may = self.tries > 0;
        self.tries = self.tries.saturating_sub(1);
        may
    }
}

/// Records whether a token is captured.
struct CaptureWatcher {
    token: (Seat, u8),
    seen: bool,
}

impl Observer for CaptureWatcher {
    const WANTS_DETAILS: bool = false;

    fn see(&mut self, event: Event) {
        if let Event::Captured { seat, token, .. } = event {
            self.seen |= (seat, token) == self.token;
        }
    }
}
