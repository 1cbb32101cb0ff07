//! Rolls: from all values to a seed, and from a seed to the dice.

use super::{TAG, Value, keyed};
use homestretch_rules::{Action, Rules, Seat, Seating, State, Throw, Turn};

/// Stands for the rolling seat when the first seat is drawn by lot.
const NOBODY: u8 = 0xFF;

/// A seat's value for a roll.
pub type Contribution = (Seat, Value);

/// The hash from which the dice of one roll are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub Value);

impl Seed {
    /// The seed of a roll: the server's value, keyed with everything else. Contributions are
    /// ordered by seat.
    pub fn new(
        start: Value,
        index: u32,
        roller: Option<Seat>,
        server: Value,
        contributions: &[Contribution],
    ) -> Seed {
        let mut sorted = contributions.to_vec();
        sorted.sort_by_key(|(seat, _)| *seat);
        let mut all = vec![roller.map_or(NOBODY, |seat| seat.0), sorted.len() as u8];
        for (seat, value) in sorted {
            all.push(seat.0);
            all.extend(value.0);
        }
        Seed(keyed(&server.0, &[TAG, b"roll", &start.0, &index.to_be_bytes(), &all]))
    }

    /// The endless stream of bytes that follows from the seed.
    pub fn fall(self) -> Fall {
        Fall { seed: self, block: 0, bytes: [0; 32], used: 32 }
    }
}

/// Dice from a seed. The same seed gives the same dice.
pub struct Fall {
    seed: Seed,
    block: u32,
    bytes: [u8; 32],
    used: usize,
}

impl Fall {
    /// A die with this many faces, 1 to 255.
    pub fn die(&mut self, faces: u8) -> u8 {
        self.even(faces.into()) as u8
    }

    /// A die with this many faces, 1 to 256. Bytes that would favour some faces are skipped.
    pub(super) fn even(&mut self, faces: u16) -> u16 {
        let even = 256 - 256 % faces;
        loop {
            let byte = u16::from(self.byte());
            if byte < even {
                return 1 + byte % faces;
            }
        }
    }

    /// An index into a list of weights. Words that would favour some indices are skipped.
    pub fn weighted(&mut self, weights: impl IntoIterator<Item = u32> + Clone) -> usize {
        let total: u64 = weights.clone().into_iter().map(u64::from).sum();
        let even = (1 << 32) - (1 << 32) % total;
        let word = loop {
            let word = u64::from(u32::from_be_bytes(std::array::from_fn(|_| self.byte())));
            if word < even {
                break word;
            }
        };
        let mut left = word % total;
        for (place, weight) in weights.into_iter().enumerate() {
            match left.checked_sub(u64::from(weight)) {
                None => return place,
                Some(rest) => left = rest,
            }
        }
        unreachable!("the remainder is below the sum of the weights")
    }

    fn byte(&mut self) -> u8 {
        if self.used == self.bytes.len() {
            self.bytes = keyed(&self.seed.0.0, &[TAG, b"expand", &self.block.to_be_bytes()]).0;
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.bytes[self.used - 1]
    }
}

/// The random action that a seed gives: a throw, or the seat that begins. `None` if a player has to
/// decide or the game is over.
///
/// Fair dice are computed one after the other, each from its own bytes. Weighted dice and lots are
/// one weighted throw among the rules' throws in their order. The first seat is drawn like a die
/// with one face for each seat in the game, in ascending order.
pub fn falls(rules: &Rules, state: &State, seed: Seed) -> Option<Action> {
    match state.turn() {
        Turn::Draw => {
            let there = state.seats().filter(|seat| !state.has_left(*seat));
            Some(Action::First(drawn(there.collect(), seed)))
        }
        Turn::Opening { .. } | Turn::Roll { .. } => {
            thrown(rules, rules.throws(state), seed).map(Action::Roll)
        }
        Turn::Move { .. } | Turn::Over => None,
    }
}

/// The seat that begins, drawn from the seats in the game. They are sorted in ascending order,
/// because the start commits only to the set of seats: a free order would be a choice.
pub(super) fn drawn(mut there: Vec<Seat>, seed: Seed) -> Seat {
    there.sort_unstable();
    there[usize::from(seed.fall().die(there.len() as u8)) - 1]
}

/// The throw that the seed gives, one of these throws of the rules.
fn thrown(rules: &Rules, throws: &[(Throw, u32)], seed: Seed) -> Option<Throw> {
    let (mut fall, dice) = (seed.fall(), &rules.spec().dice);
    if dice.lots > 0 || !dice.weights.is_empty() {
        let weights = throws.iter().map(|(_, weight)| *weight);
        return Some(throws[fall.weighted(weights)].0);
    }
    let count = throws.first().map_or(0, |(throw, _)| rules.dice(*throw).len());
    let mut dice: Vec<u8> = (0..count).map(|_| fall.die(dice.sides)).collect();
    dice.sort_unstable();
    throws.iter().map(|(throw, _)| *throw).find(|throw| rules.dice(*throw) == dice)
}

/// Computes as many dice from the seed as `shown` has, in the notation of records. `None` if the
/// possible throws depend on the game state.
pub(super) fn dice_like(
    rules: &Rules,
    seating: &Seating,
    seed: Seed,
    shown: &str,
) -> Option<String> {
    let (count, spec) = (shown.strip_prefix('r')?.split('+').count(), &rules.spec().dice);
    let mut fall = seed.fall();
    let dice = if spec.lots == 0 && spec.weights.is_empty() {
        let mut dice: Vec<u8> = (0..count).map(|_| fall.die(spec.sides)).collect();
        dice.sort_unstable();
        dice
    } else {
        let state = rules.start(&Seating { opening: false, ..seating.clone() }).ok()?;
        let throws = rules.throws(&state);
        throws.first().filter(|(throw, _)| rules.dice(*throw).len() == count)?;
        rules.dice(thrown(rules, throws, seed)?).to_vec()
    };
    let words: Vec<String> = dice.iter().map(u8::to_string).collect();
    Some(format!("r{}", words.join("+")))
}
