//! Why no token could use a throw, for players to read.

use super::illegal::Illegal;
use super::legal::Source;
use crate::rules::{Rules, Square, node};
use crate::spec::DiceUse;
use crate::state::{Seat, State};
use serde::Serialize;

/// An obstacle that stops a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Obstacle {
    /// The throw does not bring a token out.
    Entry,
    /// A bonus does not bring a token out, and the sum of the dice does nothing else.
    OnlyDiceEnter,
    /// The token would go beyond its finish.
    TooFar,
    /// The token would go beyond the last square, which is part of the track.
    LastSquare,
    /// No throw would lead home from there.
    DeadEnd,
    /// The next stair needs another roll.
    Stair,
    /// A block moves by half of an even roll.
    OddForBlock,
    /// A token of the same seat is there.
    OwnToken,
    /// A token on the way may not be passed.
    Passing,
    /// A block is in the way.
    Block,
    /// Another seat holds the safe square.
    SafeHeld,
    /// The square is full.
    Full,
}

/// A reason why some tokens of a seat could not use a throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hindrance {
    /// The obstacle that stops them.
    pub obstacle: Obstacle,
    /// The tokens.
    pub tokens: Vec<u8>,
    /// The numbers that would do, if a single number is what they lack.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<u8>>"))]
    pub needs: Vec<u8>,
    /// The seat that is in the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The square where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub square: Option<Square>,
}

impl Rules {
    /// Why no token can use the pips on offer: every different reason once, with its tokens.
    pub(crate) fn hindrances(&self, state: &State) -> Vec<Hindrance> {
        let owner = self.mover(state).index();
        let mut found: Vec<Hindrance> = Vec::new();
        self.offers(state, |pips, source| {
            for token in 0..self.tokens {
                let Err(illegal) = self.landing(state, owner, token, pips, source) else {
                    continue;
                };
                let Some(one) = self.hindrance(state, owner, token, illegal, source) else {
                    continue;
                };
                let same = |other: &&mut Hindrance| {
                    (other.obstacle, &other.needs, other.seat, other.square)
                        == (one.obstacle, &one.needs, one.seat, one.square)
                };
                match found.iter_mut().find(same) {
                    Some(other) if other.tokens.contains(&(token as u8)) => {}
                    Some(other) => other.tokens.push(token as u8),
                    None => found.push(one),
                }
            }
        });
        found
    }

    /// The obstacle that stops a token; `None` if it is home.
    fn hindrance(
        &self,
        state: &State,
        owner: usize,
        token: usize,
        illegal: Illegal,
        source: Source,
    ) -> Option<Hindrance> {
        let (mut needs, mut seat, mut square) = (Vec::new(), None, None);
        let obstacle = match illegal {
            Illegal::CannotEnter => {
                needs = self.entering_faces(state, owner);
                Obstacle::Entry
            }
            Illegal::OnlyDiceEnter { .. } => Obstacle::OnlyDiceEnter,
            Illegal::TooFar { pips, .. } => {
                let fits = |pips: &u8| self.landing(state, owner, token, *pips, source).is_ok();
                needs = (1..pips).filter(|pips| self.can_roll(*pips) && fits(pips)).collect();
                let last = usize::from(self.path.last);
                match self.flags[last] & node::TRACK != 0 {
                    true => Obstacle::LastSquare,
                    false => Obstacle::TooFar,
                }
            }
            Illegal::DeadEnd => Obstacle::DeadEnd,
            Illegal::StairNeeds { pips } => {
                needs = vec![pips];
                Obstacle::Stair
            }
            Illegal::OddForBlock { .. } => Obstacle::OddForBlock,
            Illegal::OwnThere { square: at } => {
                square = Some(at);
                Obstacle::OwnToken
            }
            Illegal::Full { square: at } => {
                square = Some(at);
                Obstacle::Full
            }
            Illegal::MayNotPassOver { seat: by, square: at } => {
                (seat, square) = (Some(by), Some(at));
                Obstacle::Passing
            }
            Illegal::Blocked { seat: by, square: at } => {
                (seat, square) = (Some(by), Some(at));
                Obstacle::Block
            }
            Illegal::SafeHeld { seat: by, square: at } => {
                (seat, square) = (Some(by), Some(at));
                Obstacle::SafeHeld
            }
            _ => return None,
        };
        Some(Hindrance { obstacle, tokens: vec![token as u8], needs, seat, square })
    }

    /// Whether a throw can move a token by these pips.
    fn can_roll(&self, pips: u8) -> bool {
        self.throws.infos.iter().any(|info| match self.spec().dice.spend {
            DiceUse::Sum => info.sum == pips,
            DiceUse::Each | DiceUse::Choose => info.dice.contains(&pips),
        })
    }

    /// The faces of a single die that bring a token out now.
    fn entering_faces(&self, state: &State, owner: usize) -> Vec<u8> {
        let dice = &self.spec().dice;
        if dice.lots > 0 {
            return Vec::new();
        }
        let seat = self.seat_facts(state, owner);
        let enters = |face: &u8| self.entry.holds(self.throw_facts.of_die(*face) | seat);
        (1..=dice.sides).filter(enters).collect()
    }
}
