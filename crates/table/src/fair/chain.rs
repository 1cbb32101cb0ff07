//! Hash chains: a value is checked by hashing it down to a value that is already known.

use super::{GameId, Owner, TAG, hash, keyed};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The number of values of a chain, not counting its anchor.
pub const LENGTH: u32 = 4096;

/// Every 64th value is stored; the others are computed from it.
const KEPT: u32 = 64;

/// 32 bytes: a value of a chain, or a hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Value(pub [u8; 32]);

/// Why a text is not a value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not written in hexadecimal digits, or has the wrong length")]
pub struct ValueError(String);

/// A chain with its secret. It has no `Debug` implementation, so that the secret cannot leak.
pub struct Chain {
    game: GameId,
    owner: Owner,
    /// The values with the indices 0, 64, 128 … 4096.
    kept: Vec<Value>,
}

impl Chain {
    /// The chain that follows from a secret.
    pub fn new(secret: &[u8; 32], game: GameId, owner: Owner) -> Chain {
        let mut value = keyed(secret, &[TAG, b"tip", &game.0, &[owner.byte()]]);
        let mut kept = vec![value];
        for index in (1..=LENGTH).rev() {
            value = below(game, owner, index, value);
            if (index - 1) % KEPT == 0 {
                kept.push(value);
            }
        }
        kept.reverse();
        Chain { game, owner, kept }
    }

    /// The value that the owner commits to.
    pub fn anchor(&self) -> Value {
        self.kept[0]
    }

    /// The value with an index, 1 for the first roll; `None` beyond the end.
    pub fn value(&self, index: u32) -> Option<Value> {
        let above = index.div_ceil(KEPT);
        let from = *self.kept.get(above as usize)?;
        Some(down(self.game, self.owner, above * KEPT, from, index))
    }
}

/// The index in a chain for a roll. A game may have more rolls than a chain has values; then
/// everybody commits to a new chain.
pub fn place(roll: u32) -> u32 {
    (roll - 1) % LENGTH + 1
}

/// Whether a value with an index leads down to a known value with a lower index.
pub fn descends(
    game: GameId,
    owner: Owner,
    (index, value): (u32, Value),
    (known_index, known): (u32, Value),
) -> bool {
    (known_index..=LENGTH).contains(&index) && down(game, owner, index, value, known_index) == known
}

fn down(game: GameId, owner: Owner, from: u32, value: Value, to: u32) -> Value {
    (to + 1..=from).rev().fold(value, |value, index| below(game, owner, index, value))
}

/// The value below the one with this index.
pub(super) fn below(game: GameId, owner: Owner, index: u32, value: Value) -> Value {
    hash(&[TAG, b"link", &game.0, &[owner.byte()], &index.to_be_bytes(), &value.0])
}

/// Parses hexadecimal digits into bytes.
pub(super) fn bytes<const N: usize>(text: &str) -> Result<[u8; N], ValueError> {
    let mut bytes = [0; N];
    match hex::decode_to_slice(text, &mut bytes) {
        Ok(()) => Ok(bytes),
        Err(_) => Err(ValueError(text.chars().take(80).collect())),
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl std::str::FromStr for Value {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Value, ValueError> {
        bytes(text).map(Value)
    }
}

impl TryFrom<String> for Value {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Value, ValueError> {
        text.parse()
    }
}

impl From<Value> for String {
    fn from(value: Value) -> String {
        value.to_string()
    }
}
