//! What a move would do, seen by making it on a copy.

use crate::apply::Action;
use crate::event::{Event, Observer};
use crate::moves::Move;
use crate::rules::{Rules, Square};
use crate::state::{Seat, State, Turn};

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

    /// For every legal move, in their order, whether an opponent, were it the next to roll, could
    /// capture the token with that throw and one of its own tokens. So many tries are made; what
    /// they do not show is not seen.
    pub fn risks(&self, state: &State, tries: u32) -> Vec<bool> {
        let mut search = Search { rules: self, tries };
        self.legal(state).iter().map(|mv| search.is_risky(state, mv)).collect()
    }
}

/// Looks for captures.
struct Search<'a> {
    rules: &'a Rules,
    tries: u32,
}

impl Search<'_> {
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

    /// Whether a seat's throw may capture a token.
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

    /// Whether the moves of a throw may capture a token, those of one token if it has moved before.
    /// What tokens could do for each other is left aside: there is no end to it.
    fn moves(&mut self, state: &State, own: Option<u8>, token: (Seat, u8)) -> bool {
        let rules = self.rules;
        let moves = match own {
            None => rules.choices(state),
            Some(_) => rules.legal(state),
        };
        moves.iter().filter(|mv| own.is_none_or(|own| own == mv.token)).any(|mv| {
            let (mut after, mut hit) = (*state, Hit { token, seen: false });
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

/// Sees whether a token is captured.
struct Hit {
    token: (Seat, u8),
    seen: bool,
}

impl Observer for Hit {
    const DETAILS: bool = false;

    fn see(&mut self, event: Event) {
        if let Event::Captured { seat, token, .. } = event {
            self.seen |= (seat, token) == self.token;
        }
    }
}
