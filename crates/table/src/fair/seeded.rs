//! Practice games: everything follows from a seed, so a person who knows the seed knows all dice.

use super::{Chain, GameId, Owner, Value};
use sha2::{Digest, Sha256};

/// How many games of one room are tried, because a record does not store its own number.
const GAMES: u64 = 1 << 16;

/// The id of a room's game with this number, and the secret of the server's chain.
pub fn seeded(seed: u64, number: u64) -> (GameId, Value) {
    let hash = |name: &[u8]| -> [u8; 32] {
        let parts = [name, &seed.to_be_bytes(), &number.to_be_bytes()];
        Sha256::digest(parts.concat()).into()
    };
    let name = hash(b"homestretch game");
    (GameId(std::array::from_fn(|at| name[at])), Value(hash(b"homestretch secret")))
}

/// Whether a game and its server's anchor follow from a seed.
pub(super) fn follows(seed: u64, game: GameId, anchor: Value) -> bool {
    let found = (0..GAMES).map(|number| seeded(seed, number)).find(|(name, _)| *name == game);
    found.is_some_and(|(_, secret)| Chain::new(&secret.0, game, Owner::Server).anchor() == anchor)
}
