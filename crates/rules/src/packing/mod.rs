//! A dense numbering of positions, for solvers and their tables.
//!
//! It numbers the positions of two seats before a roll. The tokens of a seat are interchangeable,
//! so only the set of their nodes matters; the combinatorial number system ranks the sets that the
//! rules allow. Other parts of the state (extra rolls, a streak, items …) are further digits of the
//! number. If the board looks the same for both seats, it does not matter which of them rolls, and
//! a position and its mirror image share one number.

mod spreads;

use self::spreads::{Spots, Spreads};
use crate::play::BadSeating;
use crate::predicate::Predicate;
use crate::rules::path::NONE;
use crate::rules::{Rules, SquareEffect};
use crate::spec::{self, Must, Own, Passing, Safe, Streak};
use crate::state::{Item, MAX_TOKENS, Seat, Seating, State, TurnPhase, has};

/// A numbering of all positions of two seats before a roll.
#[derive(Clone, Debug)]
pub struct Packing {
    seats: [Seat; 2],
    symmetric: bool,
    /// The beginning of the game with all tokens in the yard.
    empty: State,
    spreads: Spreads,
    /// The parts of a state besides the tokens' nodes, each with its number of values.
    digits: Vec<(Digit, usize)>,
    /// The product of all digits' sizes.
    counters: usize,
}

/// How far a position has progressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stage {
    /// How many tokens are home, of the seat that rolls and of the other. These numbers never
    /// decrease.
    pub home: [u8; 2],
    /// The sum of the steps of all tokens.
    pub progress: u32,
}

/// Why positions cannot be numbered.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NotPackable {
    /// The seats do not fit the variant.
    #[error(transparent)]
    Seating(#[from] BadSeating),
    /// The two seats are partners.
    #[error("seats {0} and {1} are partners, so they do not play against each other")]
    Partners(u8, u8),
    /// It matters which tokens form a block.
    #[error("tokens in a block are not interchangeable")]
    Blocks,
    /// It matters which token arrived last on a square.
    #[error("it matters which of several tokens came last to a start square")]
    Arrivals,
    /// There are more positions than fit in 32 bits.
    #[error("there are about {} positions", round(*.positions))]
    TooMany {
        /// Their approximate number.
        positions: f64,
    },
}

/// A readable form of a number above a billion.
fn round(number: f64) -> String {
    match number {
        ..1e15 => format!("{:.1} billion", number / 1e9),
        _ => format!("{number:.1e}"),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Digit {
    Agains,
    Streak,
    Tries,
    /// The bits of `has` that the rules use, for the seat that rolls or for the other.
    Has(Side, u8),
    /// The tokens that have captured, in the order of their nodes.
    Captors(Side),
    /// The tokens moved in this turn.
    Moved,
    /// The token moved last in this turn.
    LastMoved,
    /// The seat of the two that rolls.
    Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Mover,
    Other,
}

impl Packing {
    /// Numbers the positions of these seats, or says why that is impossible.
    pub fn new(rules: &Rules, seats: [Seat; 2]) -> Result<Packing, NotPackable> {
        let mut empty = rules.start(&Seating { seats: seats.to_vec(), opening: false })?;
        empty.nodes = [0; MAX_TOKENS];
        let [a, b] = seats.map(Seat::index);
        if rules.partners(seats[0], seats[1]) {
            return Err(NotPackable::Partners(seats[0].0, seats[1].0));
        }
        if rules.traits.halves {
            return Err(NotPackable::Blocks);
        }
        // Among tokens on the same node it does not matter which one is captured.
        let unlike = rules.meet.len() > 1 || rules.spec().moving.gate == spec::Gate::TokenCaptured;
        if rules.traits.records_arrival && unlike {
            return Err(NotPackable::Arrivals);
        }
        let (there, back) = (rules.relative(a, b), rules.relative(b, a));
        let symmetric = rules.meet.iter().all(|table| table[there] == table[back]);
        let digits = digits(rules, symmetric);
        let counters = digits.iter().map(|(_, size)| size).product::<usize>();
        let spots = Spots::new(rules);
        let spreads = spots.ways(rules.tokens) as f64;
        let positions = spreads * spreads * counters as f64;
        if positions > f64::from(u32::MAX) {
            return Err(NotPackable::TooMany { positions });
        }
        let spreads = Spreads::new(rules, &spots);
        Ok(Packing { seats, symmetric, empty, spreads, digits, counters })
    }

    /// How many numbers there are. Every position has one; some numbers may belong to positions
    /// that cannot be reached.
    #[expect(clippy::len_without_is_empty, reason = "there is always a position")]
    pub fn len(&self) -> usize {
        self.spreads.len() * self.spreads.len() * self.counters
    }

    /// How many consecutive numbers have the same tokens on the same nodes and differ in the
    /// counters only.
    pub fn counters(&self) -> usize {
        self.counters
    }

    /// The two seats.
    pub fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// Whether a position has the same number no matter which of the two seats rolls.
    pub fn is_symmetric(&self) -> bool {
        self.symmetric
    }

    /// How far the position with this number has progressed.
    pub fn stage(&self, index: usize) -> Stage {
        let (mine, theirs) = self.pair(index);
        let [mine, theirs] = [mine, theirs].map(|number| self.spreads.stages[number]);
        Stage { home: [mine.0, theirs.0], progress: u32::from(mine.1) + u32::from(theirs.1) }
    }

    /// The position with this number.
    ///
    /// # Panics
    ///
    /// Panics if there is no such number.
    pub fn state(&self, index: usize) -> State {
        assert!(index < self.len(), "there are {} positions", self.len());
        let mut state = self.empty;
        let mut values = [0; MAX_DIGITS];
        let mut rest = index % self.counters;
        for (at, (_, size)) in self.digits.iter().enumerate().rev() {
            values[at] = rest % size;
            rest /= size;
        }
        let digits = || self.digits.iter().map(|(digit, _)| *digit).zip(values);
        let turn = digits().find(|(digit, _)| *digit == Digit::Turn).map_or(0, |(_, at)| at);
        state.at = turn as u8;
        let sides = [self.seats[turn], self.seats[1 - turn]].map(Seat::index);
        let tokens = self.spreads.tokens;
        let (mine, theirs) = self.pair(index);
        for (seat, number) in sides.into_iter().zip([mine, theirs]) {
            state.nodes[seat * tokens..][..tokens].copy_from_slice(self.spreads.nodes(number));
        }
        for (digit, value) in digits() {
            let seat = |side: Side| sides[side as usize];
            match digit {
                Digit::Agains => state.agains = value as u8,
                Digit::Streak => state.streak = value as u8,
                Digit::Tries => state.tries = value as u8,
                Digit::Has(side, mask) => state.has[seat(side)] = spread_bits(value as u8, mask),
                Digit::Captors(side) => state.captors |= (value as u32) << (seat(side) * tokens),
                Digit::Moved => state.moved = value as u16,
                Digit::LastMoved => state.last_moved = (value as u8).wrapping_sub(1),
                Digit::Turn => {}
            }
        }
        state
    }

    /// The number of a position; `None` if it is not a position of these two seats before a roll.
    #[inline]
    pub fn index(&self, state: &State) -> Option<usize> {
        if state.phase != TurnPhase::Roll || state.seated != 2 || state.gone != 0 {
            return None;
        }
        let mover = state.seat();
        let turn = usize::from(mover != self.seats[0]);
        let other = Seat(state.order[usize::from(1 - state.at)]);
        if [mover, other] != [self.seats[turn], self.seats[1 - turn]] {
            return None;
        }
        let mine = self.spreads.find(state, mover.index(), state.moved)?;
        let theirs = self.spreads.find(state, other.index(), 0)?;
        let mut index = mine.number * self.spreads.len() + theirs.number;
        for &(digit, size) in &self.digits {
            let side = |side: Side| match side {
                Side::Mover => (mover.index(), &mine),
                Side::Other => (other.index(), &theirs),
            };
            let value = match digit {
                Digit::Agains => usize::from(state.agains),
                Digit::Streak => usize::from(state.streak),
                Digit::Tries => usize::from(state.tries),
                Digit::Has(whose, mask) => gather_bits(state.has[side(whose).0], mask).into(),
                Digit::Captors(whose) => side(whose).1.captors.into(),
                Digit::Moved => mine.moved.into(),
                Digit::LastMoved => mine.last_moved,
                Digit::Turn => turn,
            };
            if value >= size {
                return None;
            }
            index = index * size + value;
        }
        Some(index)
    }

    fn pair(&self, index: usize) -> (usize, usize) {
        let pair = index / self.counters;
        (pair / self.spreads.len(), pair % self.spreads.len())
    }
}

impl Rules {
    /// Whether every token runs independently: players never decide anything, and tokens never
    /// affect each other.
    pub fn runs_alone(&self) -> bool {
        let (meeting, moving) = (&self.spec().meeting, &self.spec().moving);
        let alone = self.tokens == 1 && !self.traits.teams;
        let decides = moving.must == Must::Optional || !self.traits.single;
        let meets = self.traits.captures
            || self.traits.gate
            || self.flight_hits != NONE
            || meeting.safe == Safe::NobodyElse
            || meeting.most != spec::Limit::Unlimited
            || meeting.own == Own::Block && meeting.block_size < 2
            || moving.passing == Passing::Nobody;
        alone && !decides && !meets && self.effects.is_empty()
    }
}

/// An upper bound of the number of digits: there are eight kinds, two of them for both sides.
const MAX_DIGITS: usize = 12;

/// The parts of a state besides the nodes that these rules use.
fn digits(rules: &Rules, symmetric: bool) -> Vec<(Digit, usize)> {
    let spec = rules.spec();
    let again = &spec.again;
    let tokens = rules.tokens;
    let capped = again.cap != spec::Limit::Unlimited && again.on != Predicate::Never;
    let mut mask = 0;
    let mut uses = |bit: u8, used: bool| mask |= if used { bit } else { 0 };
    uses(has::ENTERED, rules.traits.records_entry);
    uses(has::CAPTURED, spec.moving.gate == spec::Gate::SeatCaptured);
    for (_, effect) in &rules.effects {
        uses(has::SKIP, *effect == SquareEffect::Skip);
        uses(effect.item().map_or(0, Item::bit), true);
    }
    let streak = again.streak != Streak::None;
    let captors = spec.moving.gate == spec::Gate::TokenCaptured;
    let all = [
        (Digit::Agains, if capped { usize::from(again.cap.count()) + 1 } else { 1 }),
        (Digit::Streak, if streak { usize::from(again.streak_at) } else { 1 }),
        (Digit::Tries, usize::from(spec.dice.tries)),
        (Digit::Has(Side::Mover, mask), 1 << mask.count_ones()),
        (Digit::Has(Side::Other, mask), 1 << mask.count_ones()),
        (Digit::Captors(Side::Mover), if captors { 1 << tokens } else { 1 }),
        (Digit::Captors(Side::Other), if captors { 1 << tokens } else { 1 }),
        (Digit::Moved, if again.streak == Streak::Moved { 1 << tokens } else { 1 }),
        (Digit::LastMoved, if again.streak == Streak::LastMoved { tokens + 1 } else { 1 }),
        (Digit::Turn, if symmetric { 1 } else { 2 }),
    ];
    all.into_iter().filter(|(_, size)| *size > 1).collect()
}

/// The bits of a value at the positions of a mask, packed together.
fn gather_bits(bits: u8, mask: u8) -> u8 {
    let set = (0..8).filter(|at| mask >> at & 1 == 1);
    set.enumerate().fold(0, |all, (to, at)| all | (bits >> at & 1) << to)
}

/// The inverse of [`gather_bits`].
fn spread_bits(bits: u8, mask: u8) -> u8 {
    let set = (0..8).filter(|at| mask >> at & 1 == 1);
    set.enumerate().fold(0, |all, (to, at)| all | (bits >> to & 1) << at)
}
