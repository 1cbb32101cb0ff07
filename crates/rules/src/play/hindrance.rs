//! Why no token could use a throw, for players to read.

use super::event::{Hindrance, Obstacle};
use super::illegal::Illegal;
use super::legal::Source;
use crate::rules::{Rules, node};
use crate::spec::DiceUse;
use crate::state::State;

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
