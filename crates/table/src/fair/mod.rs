//! Dice that anyone can check: the protocol `homestretch-dice/1`, as values. docs/DICE.md explains
//! it.
//!
//! Before the game the server and every person's device each commit to a chain of 4096 values. A
//! roll uses the next value of every chain. A party that knows only some of the values can neither
//! choose nor predict the roll, and once all values are shown, everybody can repeat the
//! computation. This module uses no random numbers: the caller passes secrets in and gets dice out.

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

/// The prefix of every hash of the protocol.
const TAG: &[u8] = b"homestretch-dice/1/";

/// The 16 bytes that identify a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(pub [u8; 16]);

/// The owner of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Owner {
    /// The person on a seat.
    Seat(Seat),
    /// The server.
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
    /// The anchor that the person's device committed to. `None` for bots and for people without a
    /// device.
    pub anchor: Option<Value>,
}

/// T: the hash that binds a whole game. It covers the rules, the seats and all anchors.
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

/// SHA-256 of the concatenated parts.
fn hash(parts: &[&[u8]]) -> Value {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    Value(hasher.finalize().into())
}

/// HMAC-SHA-256 of the concatenated parts.
fn keyed(key: &[u8; 32], parts: &[&[u8]]) -> Value {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC accepts keys of any length");
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
        hex::encode(game.0)
    }
}

#[cfg(test)]
mod attack_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod undo_tests;
#[cfg(test)]
mod vector_tests;
