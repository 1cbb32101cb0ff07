//! Positions set up by hand, for puzzles, scripts, solvers and tests.

use super::apply::BadSeating;
use crate::rules::Rules;
use crate::state::{Seat, Seating, State, TurnPhase, has};

/// An unchecked position; [`Rules::setup`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The seats in turn order.
    pub seats: Vec<Seat>,
    /// The step of every token, for each seat in turn order.
    pub steps: Vec<Vec<i16>>,
    /// The seat that rolls next.
    pub turn: Seat,
    /// Seats that have captured, if the variant's gate depends on it.
    pub captured: Vec<Seat>,
    /// Pairs of tokens that form a block and move together.
    pub blocks: Vec<(Seat, u8, u8)>,
}

impl Setup {
    /// A position from seats and the steps of their tokens. The first seat rolls next.
    pub fn new<const N: usize>(tokens: [(u8, &[i16]); N]) -> Setup {
        Setup {
            seats: tokens.iter().map(|(seat, _)| Seat(*seat)).collect(),
            steps: tokens.iter().map(|(_, steps)| steps.to_vec()).collect(),
            turn: Seat(tokens.first().map_or(0, |(seat, _)| *seat)),
            captured: Vec::new(),
            blocks: Vec::new(),
        }
    }
}

/// Why a position is rejected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// The seats do not fit the variant.
    #[error(transparent)]
    Seating(#[from] BadSeating),
    /// A seat does not have the number of tokens that the variant prescribes.
    #[error("seat {seat} has {tokens} tokens, but should have {expected}")]
    Tokens {
        /// The seat.
        seat: u8,
        /// How many tokens it has.
        tokens: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A step that is not on the path.
    #[error("there is no step {step} on the path of seat {seat}")]
    NoSuchStep {
        /// The seat.
        seat: u8,
        /// The step.
        step: i16,
    },
    /// A seat that is not at the table.
    #[error("seat {seat} is not at the table")]
    NotSeated {
        /// The seat.
        seat: u8,
    },
    /// Two tokens that cannot form a block.
    #[error("tokens {a} and {b} of seat {seat} cannot form a block")]
    NoBlock {
        /// The seat.
        seat: u8,
        /// The first token.
        a: u8,
        /// The second token.
        b: u8,
    },
}

impl Rules {
    /// The state of a position at the beginning of a turn.
    pub fn setup(&self, setup: &Setup) -> Result<State, BadSetup> {
        let mut state = self.start(&Seating { seats: setup.seats.clone(), opening: false })?;
        for (seat, steps) in setup.seats.iter().zip(&setup.steps) {
            if steps.len() != self.tokens {
                return Err(BadSetup::Tokens {
                    seat: seat.0,
                    tokens: steps.len(),
                    expected: self.tokens,
                });
            }
            for (token, &step) in steps.iter().enumerate() {
                let node = self.node_of(step).ok_or(BadSetup::NoSuchStep { seat: seat.0, step })?;
                state.nodes[seat.index() * self.tokens + token] = node;
            }
            if self.traits.records_entry && steps.iter().any(|s| self.node_of(*s) != Some(0)) {
                state.has[seat.index()] |= has::ENTERED;
            }
        }
        for seat in &setup.captured {
            self.seated(&state, *seat)?;
            state.has[seat.index()] |= has::CAPTURED;
        }
        for &(seat, a, b) in &setup.blocks {
            self.seated(&state, seat)?;
            let first = seat.index() * self.tokens;
            let at = |t: u8| state.nodes.get(first + usize::from(t)).copied();
            let fits =
                a != b && usize::from(a.max(b)) < self.tokens && at(a) == at(b) && at(a) != Some(0);
            if !fits || !self.traits.halves {
                return Err(BadSetup::NoBlock { seat: seat.0, a, b });
            }
            state.bind(first + usize::from(a), b + 1);
            state.bind(first + usize::from(b), a + 1);
        }
        self.at_turn_of(&state, setup.turn)
    }

    /// The same position at the beginning of a seat's turn, whoever was to act before and even if
    /// the game was over.
    pub fn at_turn_of(&self, state: &State, seat: Seat) -> Result<State, BadSetup> {
        let at = self.seated(state, seat)?;
        let mut state = *state;
        self.clear_throw(&mut state);
        state.reset_turn();
        (state.phase, state.at) = (TurnPhase::Roll, at as u8);
        state.done = state.gone;
        for seat in state.seats() {
            state.done |= u8::from(self.reached_goal(&state, seat)) << seat.0;
        }
        self.place_home(&mut state);
        Ok(state)
    }

    /// Gives places to the seats that are home together with their partners. Seats that already had
    /// a place come first.
    fn place_home(&self, state: &mut State) {
        let before = *state;
        (state.placed, state.places) = (0, [0; 6]);
        let ranked =
            before.places().chain(before.seats().filter(|s| !before.places().any(|p| p == *s)));
        for seat in ranked {
            let mut team = before.seats().filter(|s| *s == seat || self.partners(seat, *s));
            if !before.has_left(seat) && team.all(|s| self.reached_goal(&before, s)) {
                state.places[usize::from(state.placed)] = seat.0;
                state.placed += 1;
            }
        }
    }

    fn seated(&self, state: &State, seat: Seat) -> Result<usize, BadSetup> {
        state.seats().position(|s| s == seat).ok_or(BadSetup::NotSeated { seat: seat.0 })
    }
}
