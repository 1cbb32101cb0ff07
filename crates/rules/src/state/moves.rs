//! Moves, and lists of moves that need no heap allocation.

use serde::{Deserialize, Serialize};

/// One token and the pips it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Move {
    /// The token's number within its seat.
    pub token: u8,
    /// The pips it spends.
    pub pips: u8,
}

/// The most different numbers of pips a player can choose from: four dice, their sum, two bonuses.
pub(crate) const MAX_OFFERS: usize = 7;

/// A list of moves: for each number of pips, a bit set of tokens. Its order is that of the offered
/// pips, then that of the tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Moves {
    pips: [u8; MAX_OFFERS],
    tokens: [u16; MAX_OFFERS],
    offers: u8,
}

impl Moves {
    #[inline]
    pub(crate) fn one(pips: u8, tokens: u16) -> Moves {
        let mut moves = Moves { offers: 1, ..Moves::default() };
        moves.pips[0] = pips;
        moves.tokens[0] = tokens;
        moves
    }

    pub(crate) fn add(&mut self, pips: u8, tokens: u16) {
        let at = usize::from(self.offers);
        self.pips[at] = pips;
        self.tokens[at] = tokens;
        self.offers += 1;
    }

    /// Whether there are no moves.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.masks().iter().all(|m| *m == 0)
    }

    /// The number of moves.
    #[inline]
    pub fn len(&self) -> usize {
        self.masks().iter().map(|m| m.count_ones() as usize).sum()
    }

    /// The n-th move, counted from 0.
    #[inline]
    pub fn get(&self, mut number: usize) -> Option<Move> {
        for (at, &mask) in self.masks().iter().enumerate() {
            let count = mask.count_ones() as usize;
            if number < count {
                return Some(Move { token: nth_bit(mask, number), pips: self.pips[at] });
            }
            number -= count;
        }
        None
    }

    /// Whether a move is among them.
    pub fn contains(&self, mv: Move) -> bool {
        self.pairs()
            .any(|(pips, mask)| pips == mv.pips && mv.token < 16 && mask & (1 << mv.token) != 0)
    }

    /// The different numbers of pips that are offered, whether or not a token can move them.
    pub fn offered(&self) -> impl Iterator<Item = u8> + use<> {
        let pips = self.pips;
        (0..usize::from(self.offers)).map(move |at| pips[at])
    }

    /// All moves in order.
    pub fn iter(&self) -> impl Iterator<Item = Move> + use<> {
        let moves = *self;
        (0..moves.len()).map(move |i| moves.get(i).expect("the index is below the length"))
    }

    pub(crate) fn pairs(&self) -> impl Iterator<Item = (u8, u16)> + '_ {
        let count = usize::from(self.offers);
        self.pips[..count].iter().copied().zip(self.tokens[..count].iter().copied())
    }

    /// Keeps the tokens whose bit `keep` returns, unless no move would be left.
    pub(crate) fn retain(&mut self, keep: impl Fn(u8) -> u16) {
        let mut kept = *self;
        for at in 0..usize::from(self.offers) {
            kept.tokens[at] &= keep(self.pips[at]);
        }
        if !kept.is_empty() {
            *self = kept;
        }
    }

    /// The sets of tokens, to be stored in a state.
    pub(crate) fn sets(&self) -> [u16; MAX_OFFERS] {
        self.tokens
    }

    /// Replaces every set of tokens.
    pub(crate) fn map(&mut self, change: impl Fn(u16) -> u16) {
        for at in 0..usize::from(self.offers) {
            self.tokens[at] = change(self.tokens[at]);
        }
    }

    fn masks(&self) -> &[u16] {
        &self.tokens[..usize::from(self.offers)]
    }
}

/// How many of the four lowest bits are set. A table, because not every processor can count bits.
#[inline]
pub(crate) fn count_of_four(mask: u16) -> u32 {
    const COUNTS: u64 = 0x4332_3221_3221_2110;
    (COUNTS >> (4 * (mask & 15)) & 7) as u32
}

/// The position of the n-th set bit, counted from 0. Small sets use a table: a loop of random
/// length would cost more than the whole lookup.
#[inline]
pub(crate) fn nth_bit(mask: u16, n: usize) -> u8 {
    const TABLE: [[u8; 4]; 16] = {
        let mut table = [[0; 4]; 16];
        let mut mask = 0;
        while mask < 16 {
            let (mut bit, mut n) = (0, 0);
            while bit < 4 {
                if mask >> bit & 1 == 1 {
                    table[mask][n] = bit;
                    n += 1;
                }
                bit += 1;
            }
            mask += 1;
        }
        table
    };
    if mask < 16 {
        return TABLE[usize::from(mask)][n & 3];
    }
    let mut rest = mask;
    for _ in 0..n {
        rest &= rest - 1;
    }
    rest.trailing_zeros() as u8
}
