//! The state of a game: small, cheap to copy, and changed only by `Rules::apply`.

mod moves;

pub(crate) use self::moves::{MAX_OFFERS, count_of_four, nth_bit};
pub use self::moves::{Move, Moves};

use serde::{Deserialize, Serialize};
use std::fmt;

/// A seat at the table, counted clockwise from 0.
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

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The most seats a table can have.
pub const MAX_SEATS: usize = 6;
/// The most tokens a game can have.
pub const MAX_TOKENS: usize = 32;
/// The most dice that can wait to be moved.
pub(crate) const MAX_POOL: usize = 8;

/// The seats in turn order, and how the first player is determined.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seating {
    /// The seats in turn order.
    pub seats: Vec<Seat>,
    /// Whether the variant's rule determines who begins; otherwise the first seat does.
    pub opening: bool,
}

impl Seating {
    /// These seats in this order; the first seat begins.
    pub fn of(seats: impl IntoIterator<Item = u8>) -> Seating {
        Seating { seats: seats.into_iter().map(Seat).collect(), opening: false }
    }
}

/// The seat whose turn it is, and the action that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The seat that begins must be drawn at random.
    Draw,
    /// A seat must roll to determine who begins.
    Opening {
        /// The seat.
        seat: Seat,
    },
    /// A seat must roll.
    Roll {
        /// The seat.
        seat: Seat,
    },
    /// A seat must move.
    Move {
        /// The seat.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(crate) enum TurnPhase {
    Draw,
    Opening,
    Roll,
    Move,
    Over,
}

/// Properties of a seat, as bits of `State::has`.
pub(crate) mod has {
    pub(crate) const ENTERED: u8 = 1;
    pub(crate) const CAPTURED: u8 = 1 << 1;
    pub(crate) const SKIP: u8 = 1 << 2;
    pub(crate) const SHIELD: u8 = 1 << 3;
    pub(crate) const SECOND_THROW: u8 = 1 << 4;
    pub(crate) const CHOSEN_ROLL: u8 = 1 << 5;
}

/// Something that a player holds and can use later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Item {
    /// Stops one snake automatically.
    Shield,
    /// A second throw, used after a roll.
    SecondThrow,
    /// A roll of the player's choice, used instead of rolling.
    ChosenRoll,
}

impl Item {
    /// The bit of the item in `State::has`.
    pub(crate) fn bit(self) -> u8 {
        match self {
            Item::Shield => has::SHIELD,
            Item::SecondThrow => has::SECOND_THROW,
            Item::ChosenRoll => has::CHOSEN_ROLL,
        }
    }
}

/// A position, with everything that the rest of the game depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The node of every token, seat by seat.
    pub(crate) nodes: [u8; MAX_TOKENS],
    /// For tokens bound into a block: the number of the partner token plus 1, two per byte.
    pub(crate) bound: [u8; MAX_TOKENS / 2],
    /// The tokens that have captured, as bits.
    pub(crate) captors: u32,
    /// Seats in turn order.
    pub(crate) order: [u8; MAX_SEATS],
    /// Seats that have a place, best first.
    pub(crate) places: [u8; MAX_SEATS],
    /// For each seat, bits of [`has`].
    pub(crate) has: [u8; MAX_SEATS],
    /// For each seat, the token (of any seat) that arrived last on its start square.
    pub(crate) arrived: [u8; MAX_SEATS],
    /// The pips of the dice that wait to be moved.
    pub(crate) pool: [u8; MAX_POOL],
    pub(crate) pool_len: u8,
    /// How many capture and finish bonuses wait to be moved.
    pub(crate) bonus: [u8; 2],
    /// The throw in play.
    pub(crate) throw: u16,
    /// The effects of this throw's moves, as bits of facts.
    pub(crate) did: u16,
    /// For each offered number of pips, the tokens that may move, as bits.
    pub(crate) movable: [u16; MAX_OFFERS],
    /// The tokens moved in this turn, as bits.
    pub(crate) moved: u16,
    /// The token moved last in this turn, or 255.
    pub(crate) last_moved: u8,
    pub(crate) phase: TurnPhase,
    /// How many seats are at the table.
    pub(crate) seated: u8,
    /// How many seats have a place.
    pub(crate) placed: u8,
    /// The seats that take no more turns because they are home or have left, as bits.
    pub(crate) done: u8,
    /// The seats whose player has left, as bits.
    pub(crate) gone: u8,
    /// The index in the turn order of the seat to act.
    pub(crate) at: u8,
    /// How many qualifying throws came in a row.
    pub(crate) streak: u8,
    /// How many rolls of this turn had no legal move.
    pub(crate) tries: u8,
    /// How many extra rolls this turn has had.
    pub(crate) agains: u8,
    /// While seats roll for who begins: the best throw so far, the seats that threw it and the
    /// seats that take part, the seats as bits.
    pub(crate) opening: [u8; 3],
    /// The seats that left, in the order in which they left; as many as `gone` has bits.
    pub(crate) leavers: [u8; MAX_SEATS],
}

const _: () = assert!(size_of::<State>() <= 128);

impl State {
    /// The seat whose turn it is, and the action that is due.
    pub fn turn(&self) -> Turn {
        let seat = self.seat();
        match self.phase {
            TurnPhase::Draw => Turn::Draw,
            TurnPhase::Opening => Turn::Opening { seat },
            TurnPhase::Roll => Turn::Roll { seat },
            TurnPhase::Move => Turn::Move { seat },
            TurnPhase::Over => Turn::Over,
        }
    }

    /// The seat to act; after the end of the game, the seat that acted last.
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

    /// The seats that have a place, best first. After the end of the game, every seat has one.
    pub fn places(&self) -> impl ExactSizeIterator<Item = Seat> + use<> {
        let places = self.places;
        (0..usize::from(self.placed)).map(move |i| Seat(places[i]))
    }

    /// Whether the seat's player has left the game.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.gone & (1 << seat.0) != 0
    }

    /// Clears everything that is counted per turn.
    #[inline]
    pub(crate) fn reset_turn(&mut self) {
        (self.streak, self.tries, self.agains, self.moved) = (0, 0, 0, 0);
        self.last_moved = u8::MAX;
    }

    /// How many qualifying throws this turn has had in a row.
    pub fn streak(&self) -> u8 {
        self.streak
    }

    /// How many extra rolls this turn has had.
    pub fn agains(&self) -> u8 {
        self.agains
    }

    /// The number plus 1 of the token that forms a block with this one; 0 if there is none.
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
