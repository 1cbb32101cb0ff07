//! Dice that anyone can check: the protocol `homestretch-dice/1`, as values. docs/DICE.md tells it.
//!
//! The server and every person's device each commit to a chain of 4096 values before the game. A
//! roll takes the next value of every chain: nobody who knows only some of them can choose or
//! foresee it, and once the values are shown, everybody can do the sum again. Nothing here draws:
//! secrets come in, dice come out.

mod chain;
mod proof;
mod replay;
mod roll;
mod seeded;
mod verify;

pub use chain::{Chain, LENGTH, Value, ValueError, descends, place};
pub use proof::{BadProof, Mode, NewAnchor, Proof, ShownRoll, Step, VoidRoll};
pub use roll::{Contribution, Fall, Seed, falls};
pub use seeded::seeded;
pub use verify::{Fraud, MOST_LINKS, Verdict, verify, verify_dice};

use hmac::{Hmac, KeyInit, Mac};
use homestretch_rules::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Every hash of the protocol begins with this.
const TAG: &[u8] = b"homestretch-dice/1/";

/// The 16 bytes that name a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(pub [u8; 16]);

/// Whose chain it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Owner {
    /// A person's, on a seat.
    Seat(Seat),
    /// The server's.
    Server,
}

impl Owner {
    fn byte(self) -> u8 {
        match self {
            Owner::Seat(seat) => seat.0,
            Owner::Server => 0xFF,
        }
    }
}

/// A seat at the start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Committed {
    /// The seat.
    pub seat: Seat,
    /// Whether a person sits there.
    pub human: bool,
    /// What the person's device committed to; none for bots and for people without a device.
    pub anchor: Option<Value>,
}

/// T: what a whole game is bound to. It holds the rules, the seats and what everybody committed to.
pub fn start(game: GameId, rules_hash: Value, server: Value, seats: &[Committed]) -> Value {
    let mut seats = seats.to_vec();
    seats.sort_by_key(|seat| seat.seat);
    let mut all = vec![seats.len() as u8];
    for Committed { seat, human, anchor } in seats {
        all.extend([seat.0, u8::from(!human)]);
        all.extend(anchor.map_or([0; 32], |anchor| anchor.0));
    }
    hash(&[TAG, b"start", &game.0, &rules_hash.0, &server.0, &all])
}

/// SHA-256 of all parts, one after the other.
fn hash(parts: &[&[u8]]) -> Value {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    Value(hasher.finalize().into())
}

/// HMAC-SHA-256 of all parts.
fn keyed(key: &[u8; 32], parts: &[&[u8]]) -> Value {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    for part in parts {
        mac.update(part);
    }
    Value(mac.finalize().into_bytes().into())
}

impl TryFrom<String> for GameId {
    type Error = ValueError;

    fn try_from(text: String) -> Result<GameId, ValueError> {
        chain::bytes(&text).map(GameId)
    }
}

impl From<GameId> for String {
    fn from(game: GameId) -> String {
        chain::hex(&game.0)
    }
}

#[cfg(test)]
mod attacks;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod undo_tests;
#[cfg(test)]
mod vectors;
