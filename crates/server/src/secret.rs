//! Everything that is drawn on a server: room codes, tokens, the secrets of dice, and what bots
//! choose by. Nothing else here can draw: the operating system's generator does not leave this
//! module.

use getrandom::SysRng;
use getrandom::rand_core::{Rng, UnwrapErr};
use homestretch_bots::below;
use homestretch_table::fair::{self, GameId, Value};
use sha2::{Digest, Sha256};
use std::fmt;

/// Letters and digits that nobody takes for another.
const LETTERS: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";

/// How long a code is.
const LENGTH: usize = 8;

/// The operating system's generator.
fn os() -> UnwrapErr<SysRng> {
    UnwrapErr(SysRng)
}

/// Whether the operating system gives random numbers at all.
pub(crate) fn check() -> Result<(), getrandom::Error> {
    getrandom::u32().map(drop)
}

/// A name for a node among others.
pub(crate) fn new_node() -> String {
    format!("{:016x}", os().next_u64())
}

/// What a bot chooses by where it likes several moves alike. No dice come from it.
pub(crate) fn whim() -> u64 {
    os().next_u64()
}

/// The code by which people find a room.
pub(crate) fn new_code() -> String {
    let letter = |_| char::from(LETTERS[below(&mut os(), LETTERS.len() as u32) as usize]);
    (0..LENGTH).map(letter).collect()
}

/// A code as it is kept: people may write it small, or with spaces and dashes.
pub(crate) fn tidy_code(written: &str) -> Option<String> {
    let letters = written.chars().filter(|c| !matches!(c, ' ' | '-'));
    let code: String = letters.map(|c| c.to_ascii_uppercase()).take(LENGTH + 1).collect();
    let known = |b: u8| LETTERS.contains(&b);
    (code.len() == LENGTH && code.bytes().all(known)).then_some(code)
}

/// What proves that someone is the person of a seat: 128 random bits. It cannot be serialised or
/// printed by accident; [`Token::reveal`] is called where it is handed to its owner.
pub(crate) struct Token([u8; 16]);

impl Token {
    /// A new one.
    pub(crate) fn random() -> Token {
        let mut bits = [0; 16];
        os().fill_bytes(&mut bits);
        Token(bits)
    }

    /// A token as someone shows it.
    pub(crate) fn read(text: &str) -> Option<Token> {
        let bytes = text.as_bytes();
        let mut bits = [0; 16];
        if bytes.len() != 32 || !text.is_ascii() {
            return None;
        }
        for (bit, pair) in bits.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).ok()?;
            *bit = u8::from_str_radix(pair, 16).ok()?;
        }
        Some(Token(bits))
    }

    /// The token in letters, for its owner alone.
    pub(crate) fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// What is kept of it: enough to know it again, not enough to make it.
    pub(crate) fn key(&self) -> Key {
        Key(hex(&Sha256::digest(self.0)))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// What the server's dice of a game come from: 256 bits. It is stored with the room and shown to
/// nobody; printing it by accident shows nothing.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct Secret(Value);

impl Secret {
    /// A new one, for a game with a new name.
    pub(crate) fn random() -> (GameId, Secret) {
        let (mut game, mut secret) = ([0; 16], [0; 32]);
        os().fill_bytes(&mut game);
        os().fill_bytes(&mut secret);
        (GameId(game), Secret(Value(secret)))
    }

    /// One that follows from a seed: for practice and tests, where everybody may know it.
    pub(crate) fn seeded(seed: u64, number: u64) -> (GameId, Secret) {
        let (game, secret) = fair::seeded(seed, number);
        (game, Secret(secret))
    }

    /// The bits, for the chain that is made of them.
    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What is kept of a token.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct Key(String);

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_eight_letters_without_look_alikes() {
        for _ in 0..200 {
            let code = new_code();
            assert_eq!(tidy_code(&code).as_deref(), Some(code.as_str()));
            assert!(!code.contains(['0', '1', 'I', 'L', 'O', 'U']), "{code}");
        }
    }

    #[test]
    fn a_code_may_be_written_small_and_with_dashes() {
        assert_eq!(tidy_code("abcd-2345").as_deref(), Some("ABCD2345"));
        for wrong in ["", "ABCD234", "ABCD23456", "ABCD0345", "ABCDé345", "ABCD2345X"] {
            assert_eq!(tidy_code(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_token_is_known_again_by_its_key_and_never_printed() {
        let token = Token::random();
        let shown = token.reveal();
        assert_eq!(shown.len(), 32);
        assert_eq!(Token::read(&shown).expect("well written").key(), token.key());
        assert!(!format!("{token:?}").contains(&shown));
        assert!(!serde_json::to_string(&token.key()).expect("text").contains(&shown));
        for wrong in ["", "zz", &shown[1..], &format!("{shown}0"), &shown.replace(&shown[..1], "é")]
        {
            assert!(Token::read(wrong).is_none(), "{wrong}");
        }
    }
}
