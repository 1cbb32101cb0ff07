//! Everything random on a server: room codes, tokens, the secrets of dice, and the seeds of bots.
//! No other module has access to the random generator of the operating system.

use getrandom::SysRng;
use getrandom::rand_core::{Rng, UnwrapErr};
use homestretch_bots::below;
use homestretch_table::fair::{self, GameId, Value};
use sha2::{Digest, Sha256};
use std::fmt;

/// Letters and digits that are hard to confuse.
const CODE_ALPHABET: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The length of a room code.
const CODE_CHARS: usize = 8;

/// The random generator of the operating system.
fn os() -> UnwrapErr<SysRng> {
    UnwrapErr(SysRng)
}

/// Checks that the operating system provides random numbers.
pub(crate) fn check() -> Result<(), getrandom::Error> {
    getrandom::u32().map(drop)
}

/// A random name for a node.
pub(crate) fn new_node() -> String {
    format!("{:016x}", os().next_u64())
}

/// A random seed for a bot's choice between equally good moves. It never affects dice.
pub(crate) fn bot_seed() -> u64 {
    os().next_u64()
}

/// A random room code.
pub(crate) fn new_code() -> String {
    let letter =
        |_| char::from(CODE_ALPHABET[below(&mut os(), CODE_ALPHABET.len() as u32) as usize]);
    (0..CODE_CHARS).map(letter).collect()
}

/// The canonical form of a room code. People may type it in lower case, with spaces and dashes.
pub(crate) fn tidy_code(written: &str) -> Option<String> {
    let letters = written.chars().filter(|c| !matches!(c, ' ' | '-'));
    let code: String = letters.map(|c| c.to_ascii_uppercase()).take(CODE_CHARS + 1).collect();
    let known = |b: u8| CODE_ALPHABET.contains(&b);
    (code.len() == CODE_CHARS && code.bytes().all(known)).then_some(code)
}

/// Proves who somebody is in a room: 128 random bits. It cannot be serialised or printed by
/// accident; [`Token::reveal`] is only called to send it to its owner.
pub(crate) struct Token([u8; 16]);

impl Token {
    /// A new token.
    pub(crate) fn random() -> Token {
        let mut bits = [0; 16];
        os().fill_bytes(&mut bits);
        Token(bits)
    }

    /// Parses a token that a client sent.
    pub(crate) fn read(text: &str) -> Option<Token> {
        let mut bits = [0; 16];
        hex::decode_to_slice(text, &mut bits).ok()?;
        Some(Token(bits))
    }

    /// The token as text, for its owner only.
    pub(crate) fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// The hash that is stored instead of the token.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(hex::encode(Sha256::digest(self.0)))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The secret from which the server's dice of a game follow: 256 bits. It is stored with the room
/// and never sent, and its debug output hides it.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct Secret(Value);

impl Secret {
    /// A new secret, and an id for its game.
    pub(crate) fn random() -> (GameId, Secret) {
        let (mut game, mut secret) = ([0; 16], [0; 32]);
        os().fill_bytes(&mut game);
        os().fill_bytes(&mut secret);
        (GameId(game), Secret(Value(secret)))
    }

    /// A secret that follows from a seed, for practice and tests.
    pub(crate) fn seeded(seed: u64, number: u64) -> (GameId, Secret) {
        let (game, secret) = fair::seeded(seed, number);
        (game, Secret(secret))
    }

    /// The bits, from which the chain is made.
    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The hash of a token.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct TokenHash(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_eight_characters_that_are_hard_to_confuse() {
        for _ in 0..200 {
            let code = new_code();
            assert_eq!(tidy_code(&code).as_deref(), Some(code.as_str()));
            assert!(!code.contains(['0', '1', 'I', 'L', 'O', 'U']), "{code}");
        }
    }

    #[test]
    fn a_code_may_be_typed_in_lower_case_and_with_dashes() {
        assert_eq!(tidy_code("abcd-2345").as_deref(), Some("ABCD2345"));
        for wrong in ["", "ABCD234", "ABCD23456", "ABCD0345", "ABCDé345", "ABCD2345X"] {
            assert_eq!(tidy_code(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_token_matches_its_hash_and_is_never_printed() {
        let token = Token::random();
        let shown = token.reveal();
        assert_eq!(shown.len(), 32);
        assert_eq!(Token::read(&shown).expect("a valid token").hash(), token.hash());
        assert!(!format!("{token:?}").contains(&shown));
        assert!(!serde_json::to_string(&token.hash()).expect("valid text").contains(&shown));
        for wrong in ["", "zz", &shown[1..], &format!("{shown}0"), &shown.replace(&shown[..1], "é")]
        {
            assert!(Token::read(wrong).is_none(), "{wrong}");
        }
    }
}
