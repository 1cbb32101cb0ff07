//! The state of a game: small, copied by the million, changed by `Rules::apply` alone.

use crate::moves::MAX_OFFERS;
use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Most seats at a table.
pub const MAX_SEATS: usize = 6;
/// Most tokens in a game.
pub const MAX_TOKENS: usize = 32;
/// Most dice pips that wait to be moved.
pub(crate) const MAX_POOL: usize = 8;

/// Who sits where, in turn order, and whether the first player is still to be found.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seating {
    /// The seats in turn order.
    pub seats: Vec<Seat>,
    /// Whether the variant's way to find the first player is followed; if not, the first begins.
    pub opening: bool,
}

impl Seating {
    /// These seats in this order; the first one begins.
    pub fn of(seats: impl IntoIterator<Item = u8>) -> Seating {
        Seating { seats: seats.into_iter().map(Seat).collect(), opening: false }
    }

    /// The same seats, with the variant's way to find the first player.
    pub fn with_opening(mut self) -> Seating {
        self.opening = true;
        self
    }
}

/// Whose turn it is, and to do what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The first seat is to be drawn by lot.
    Draw,
    /// A seat rolls for the right to begin.
    Opening {
        /// The seat.
        seat: Seat,
    },
    /// A seat rolls.
    Roll {
        /// The seat.
        seat: Seat,
    },
    /// A seat moves.
    Move {
        /// The seat.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(crate) enum Phase {
    Draw,
    Opening,
    Roll,
    Move,
    Over,
}

/// What a seat has or has done, as bits of `State::has`.
pub(crate) mod has {
    pub(crate) const ENTERED: u8 = 1;
    pub(crate) const CAPTURED: u8 = 1 << 1;
    pub(crate) const SKIP: u8 = 1 << 2;
    pub(crate) const SHIELD: u8 = 1 << 3;
    pub(crate) const SECOND_THROW: u8 = 1 << 4;
    pub(crate) const CHOSEN_ROLL: u8 = 1 << 5;
}

/// A position with everything that matters for what comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The node of every token; seat by seat.
    pub(crate) nodes: [u8; MAX_TOKENS],
    /// Tokens bound into one block: the partner's number plus 1, two to a byte.
    pub(crate) bound: [u8; MAX_TOKENS / 2],
    /// Which tokens have captured.
    pub(crate) hunters: u32,
    /// Seats in turn order.
    pub(crate) order: [u8; MAX_SEATS],
    /// Seats that have a place, best first.
    pub(crate) places: [u8; MAX_SEATS],
    /// Per seat, bits of [`has`].
    pub(crate) has: [u8; MAX_SEATS],
    /// Per seat, the token (of any seat) that came last onto its start.
    pub(crate) arrived: [u8; MAX_SEATS],
    /// Dice pips that wait to be moved.
    pub(crate) pool: [u8; MAX_POOL],
    pub(crate) pool_len: u8,
    /// Capture and finish bonuses that wait to be moved.
    pub(crate) bonus: [u8; 2],
    /// The throw in play.
    pub(crate) throw: u16,
    /// What the moves of this throw did, as facts.
    pub(crate) did: u16,
    /// Tokens that may move, as bits, for each different number of pips that waits.
    pub(crate) movable: [u16; MAX_OFFERS],
    /// Tokens moved this turn.
    pub(crate) moved: u16,
    /// The token moved last this turn, or 255.
    pub(crate) last_moved: u8,
    pub(crate) phase: Phase,
    /// Seats at the table.
    pub(crate) seated: u8,
    /// Seats with a place.
    pub(crate) placed: u8,
    /// Seats that take no more turns, as bits: home or gone.
    pub(crate) done: u8,
    /// Seats whose player left, as bits, and how many.
    pub(crate) gone: u8,
    /// Index in the turn order of the seat to act.
    pub(crate) at: u8,
    /// Consecutive qualifying throws.
    pub(crate) streak: u8,
    /// Rolls without a move in this turn.
    pub(crate) tries: u8,
    /// Extra rolls had in this turn.
    pub(crate) agains: u8,
    /// While opening: the best throw, the seats that have it, the seats that roll.
    pub(crate) opening: [u8; 3],
    /// Seats that left, first to leave first; as many as `gone` has bits.
    pub(crate) leavers: [u8; MAX_SEATS],
}

const _: () = assert!(size_of::<State>() <= 128);

impl State {
    /// Whose turn it is, and to do what.
    pub fn turn(&self) -> Turn {
        let seat = self.seat();
        match self.phase {
            Phase::Draw => Turn::Draw,
            Phase::Opening => Turn::Opening { seat },
            Phase::Roll => Turn::Roll { seat },
            Phase::Move => Turn::Move { seat },
            Phase::Over => Turn::Over,
        }
    }

    /// The seat to act; the last one that did once the game is over.
    pub fn seat(&self) -> Seat {
        Seat(self.order[usize::from(self.at)])
    }

    /// The seats in turn order.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        let order = self.order;
        (0..usize::from(self.seated)).map(move |i| Seat(order[i]))
    }

    /// The seats that have a place, best first; all of them once the game is over.
    pub fn places(&self) -> impl ExactSizeIterator<Item = Seat> + use<> {
        let places = self.places;
        (0..usize::from(self.placed)).map(move |i| Seat(places[i]))
    }

    /// Whether the seat's player has left the game.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.gone & (1 << seat.0) != 0
    }

    /// How many qualifying throws the turn has had in a row.
    pub fn streak(&self) -> u8 {
        self.streak
    }

    /// How many extra rolls the turn has had.
    pub fn agains(&self) -> u8 {
        self.agains
    }

    /// The partner of a token in a block that moves as one, by token index.
    #[inline]
    pub(crate) fn bound(&self, index: usize) -> u8 {
        let byte = self.bound[index / 2];
        if index.is_multiple_of(2) { byte & 15 } else { byte >> 4 }
    }

    pub(crate) fn bind(&mut self, index: usize, partner: u8) {
        let byte = &mut self.bound[index / 2];
        *byte = if index.is_multiple_of(2) {
            *byte & 0xF0 | partner
        } else {
            *byte & 0x0F | partner << 4
        };
    }
}
