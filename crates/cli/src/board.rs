//! A board in a terminal, drawn from the layout of its rules: colour and Unicode where the
//! terminal has them, plain letters where it has not.
//!
//! A [`Picture`] says which character cells belong to which square and is made once for a size;
//! a [`Board`] draws a position into it.
//!
//! What a square shows: `●1` is token 1, `●12` are tokens 1 and 2, `2●` are two tokens where there
//! is no room for their numbers, `■✗` is a token that would be captured. `a)` stands for more than
//! fits, and beside the board `a)` says what it is. Colour never is the only sign: each seat has a
//! shape (a capital letter in plain text), and the squares in its colour have its small letter.

mod axis;
mod canvas;
mod ground;
mod legend;
mod lines;
mod paint;
mod picture;
mod signs;
mod tokens;
mod walk;

pub use legend::Meaning;
pub use paint::{Board, Mark};
pub use picture::Picture;
pub use signs::{captured_sign, effect_sign, link_sign};
pub use walk::Walk;

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// Colours; without them the squares are drawn as boxes.
    pub colour: bool,
    /// More than ASCII.
    pub unicode: bool,
}

impl Style {
    /// What the environment says: `NO_COLOR` forbids colour, and a locale that is not UTF-8 has no
    /// Unicode. Where nothing is said, as in many containers, terminals know it.
    pub fn from_env(variable: impl Fn(&str) -> Option<String>) -> Style {
        let filled = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(filled);
        let utf8 = |locale: String| {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        };
        Style { colour: filled("NO_COLOR").is_none(), unicode: locale.is_none_or(utf8) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(variables: &[(&str, &str)], colour: bool, unicode: bool) {
        let get = |name: &str| {
            variables.iter().find(|(n, _)| *n == name).map(|(_, value)| value.to_string())
        };
        assert_eq!(Style::from_env(get), Style { colour, unicode }, "{variables:?}");
    }

    #[test]
    fn the_environment_says_what_can_be_shown() {
        check(&[], true, true);
        check(&[("LANG", "de_DE.UTF-8")], true, true);
        check(&[("LANG", "en_GB.UTF-8"), ("LC_ALL", "C")], true, false);
        check(&[("LANG", "en_GB.utf8"), ("NO_COLOR", "1")], false, true);
        check(&[("LANG", "en_GB.utf8"), ("NO_COLOR", "")], true, true);
    }
}
