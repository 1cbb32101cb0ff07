//! A numbering of positions, for solvers and the tables they make.
//!
//! Numbered are the positions of two seats at the beginning of a roll. Tokens of a seat are
//! interchangeable, so only the set of nodes they stand on counts; such a set is ranked by the
//! combinatorial number system, as far as the rules let tokens stand. What else a rule set keeps
//! in a state (extra rolls had, a streak, items …) are further digits of the number. Where both
//! seats see the board alike, it does not matter which of them rolls, and a position and its
//! mirror image have one number.

mod spreads;

use self::spreads::{Spots, Spreads};
use crate::apply::BadSeating;
use crate::predicate::Predicate;
use crate::rules::{Effect, Rules};
use crate::spec::{Must, Own, Passing, Safe, Streak};
use crate::state::{MAX_TOKENS, Phase, Seat, Seating, State, has};
use crate::way::NONE;
use crate::{Item, spec};

/// Numbers for all positions of two seats at the beginning of a roll.
#[derive(Clone, Debug)]
pub struct Packing {
    seats: [Seat; 2],
    symmetric: bool,
    /// The beginning of the game with no token out.
    empty: State,
    spreads: Spreads,
    /// What a state keeps besides the tokens' nodes, with how many values it has.
    digits: Vec<(Digit, usize)>,
    /// The product of all digits' sizes.
    counters: usize,
}

/// How far a position has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stage {
    /// Tokens home, of the seat that rolls and of the other. They never become fewer.
    pub home: [u8; 2],
    /// Steps that all tokens have come.
    pub progress: u32,
}

/// Why positions cannot be numbered.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NotPackable {
    /// The seats do not fit the variant.
    #[error(transparent)]
    Seating(#[from] BadSeating),
    /// The two seats play together.
    #[error("seats {0} and {1} are partners: nobody plays against them")]
    Partners(u8, u8),
    /// Which tokens are bound to each other matters.
    #[error("tokens that are bound into blocks are not interchangeable")]
    Blocks,
    /// The order matters in which tokens came to a square, and they are not alike.
    #[error("it matters which of several tokens came last to a start square")]
    Arrivals,
    /// More positions than can be counted with 32 bits.
    #[error("there are about {} positions", round(*.positions))]
    TooMany {
        /// About how many.
        positions: f64,
    },
}

/// A number beyond a billion, for people.
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
    /// The bits of `has` that the rules use; of the seat that rolls, or of the other.
    Has(Side, u8),
    /// Tokens that have captured, in the order of their nodes.
    Hunters(Side),
    /// Tokens moved this turn.
    Moved,
    /// The token moved last this turn.
    LastMoved,
    /// Which of the two seats rolls.
    Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Mover,
    Other,
}

impl Packing {
    /// Numbers the positions of these seats, or says why that cannot be done.
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
        // Of tokens on one node it does not matter which one is captured.
        let unlike = rules.meet.len() > 1 || rules.spec().moving.gate == spec::Gate::TokenCaptured;
        if rules.traits.marks_arrived && unlike {
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

    /// How many numbers there are. Every position has one; a few numbers may belong to none that
    /// can be reached.
    #[expect(clippy::len_without_is_empty, reason = "there always is a position")]
    pub fn len(&self) -> usize {
        self.spreads.len() * self.spreads.len() * self.counters
    }

    /// So many numbers in a row are the same tokens on the same nodes, with different counters.
    pub fn counters(&self) -> usize {
        self.counters
    }

    /// The two seats.
    pub fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// Whether a position has the same number whichever of the two seats it is that rolls.
    pub fn is_symmetric(&self) -> bool {
        self.symmetric
    }

    /// How far the position of a number has come.
    pub fn stage(&self, index: usize) -> Stage {
        let (mine, theirs) = self.pair(index);
        let [mine, theirs] = [mine, theirs].map(|number| self.spreads.stages[number]);
        Stage { home: [mine.0, theirs.0], progress: u32::from(mine.1) + u32::from(theirs.1) }
    }

    /// The position of a number.
    ///
    /// # Panics
    ///
    /// If there is no such number.
    pub fn state(&self, index: usize) -> State {
        assert!(index < self.len(), "there are {} positions", self.len());
        let mut state = self.empty;
        let mut values = [0; MOST_DIGITS];
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
                Digit::Hunters(side) => state.hunters |= (value as u32) << (seat(side) * tokens),
                Digit::Moved => state.moved = value as u16,
                Digit::LastMoved => state.last_moved = (value as u8).wrapping_sub(1),
                Digit::Turn => {}
            }
        }
        state
    }

    /// The number of a position; `None` if it is not at the beginning of a roll of these two
    /// seats.
    #[inline]
    pub fn index(&self, state: &State) -> Option<usize> {
        if state.phase != Phase::Roll || state.seated != 2 || state.gone != 0 {
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
                Digit::Hunters(whose) => side(whose).1.hunters.into(),
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
    /// Whether every token runs for itself: there is never anything to decide, and nobody's token
    /// matters to another's.
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

/// More than the digits there can be: eight kinds, two of them for both sides.
const MOST_DIGITS: usize = 12;

/// What the states of these rules keep besides nodes.
fn digits(rules: &Rules, symmetric: bool) -> Vec<(Digit, usize)> {
    let spec = rules.spec();
    let again = &spec.again;
    let tokens = rules.tokens;
    let capped = again.cap != spec::Limit::Unlimited && again.on != Predicate::Never;
    let mut mask = 0;
    let mut uses = |bit: u8, used: bool| mask |= if used { bit } else { 0 };
    uses(has::ENTERED, rules.traits.marks_entered);
    uses(has::CAPTURED, spec.moving.gate == spec::Gate::SeatCaptured);
    for (_, effect) in &rules.effects {
        match effect {
            Effect::Skip => uses(has::SKIP, true),
            Effect::Swap => {}
            Effect::Item(Item::Shield) => uses(has::SHIELD, true),
            Effect::Item(Item::SecondThrow) => uses(has::SECOND_THROW, true),
            Effect::Item(Item::ChosenRoll) => uses(has::CHOSEN_ROLL, true),
        }
    }
    let streak = again.streak != Streak::None;
    let hunters = spec.moving.gate == spec::Gate::TokenCaptured;
    let all = [
        (Digit::Agains, if capped { usize::from(again.cap.count()) + 1 } else { 1 }),
        (Digit::Streak, if streak { usize::from(again.streak_at) } else { 1 }),
        (Digit::Tries, usize::from(spec.dice.tries)),
        (Digit::Has(Side::Mover, mask), 1 << mask.count_ones()),
        (Digit::Has(Side::Other, mask), 1 << mask.count_ones()),
        (Digit::Hunters(Side::Mover), if hunters { 1 << tokens } else { 1 }),
        (Digit::Hunters(Side::Other), if hunters { 1 << tokens } else { 1 }),
        (Digit::Moved, if again.streak == Streak::Moved { 1 << tokens } else { 1 }),
        (Digit::LastMoved, if again.streak == Streak::LastMoved { tokens + 1 } else { 1 }),
        (Digit::Turn, if symmetric { 1 } else { 2 }),
    ];
    all.into_iter().filter(|(_, size)| *size > 1).collect()
}

/// The bits of a mask, moved together.
fn gather_bits(bits: u8, mask: u8) -> u8 {
    let set = (0..8).filter(|at| mask >> at & 1 == 1);
    set.enumerate().fold(0, |all, (to, at)| all | (bits >> at & 1) << to)
}

/// The other way round.
fn spread_bits(bits: u8, mask: u8) -> u8 {
    let set = (0..8).filter(|at| mask >> at & 1 == 1);
    set.enumerate().fold(0, |all, (to, at)| all | (bits >> to & 1) << at)
}
