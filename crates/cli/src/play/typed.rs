//! A line that a person types, with a suggestion to begin with.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The longest line.
const MOST: usize = 200;

/// A line that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Typed {
    text: String,
    /// Nothing was typed yet: the first letter replaces the suggestion.
    fresh: bool,
}

impl Typed {
    pub(crate) fn new(suggestion: String) -> Typed {
        Typed { fresh: !suggestion.is_empty(), text: suggestion }
    }

    /// What is typed so far.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Whether this still is the suggestion.
    pub(crate) fn is_fresh(&self) -> bool {
        self.fresh
    }

    /// Takes a key. Letters with Control or Alt are not typed.
    pub(crate) fn key(&mut self, key: KeyEvent, most: usize) {
        let fresh = std::mem::take(&mut self.fresh);
        match key.code {
            KeyCode::Char(letter) if is_typed(key) => {
                if fresh {
                    self.text.clear();
                }
                if self.text.chars().count() < most.min(MOST) {
                    self.text.push(letter);
                }
            }
            KeyCode::Char(_) => self.fresh = fresh,
            KeyCode::Backspace => drop(self.text.pop()),
            _ => {}
        }
    }
}

/// Whether a key stands for its letter alone.
pub(crate) fn is_typed(key: KeyEvent) -> bool {
    let held = key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    matches!(key.code, KeyCode::Char(letter) if !held && !letter.is_control())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(keys: &[(KeyCode, KeyModifiers)], expected: &str) {
        let mut typed = Typed::new("ludo.game".into());
        for (code, modifiers) in keys {
            typed.key(KeyEvent::new(*code, *modifiers), 12);
        }
        assert_eq!(typed.text(), expected);
    }

    #[test]
    fn the_first_letter_replaces_the_suggestion() {
        let plain = |letter| (KeyCode::Char(letter), KeyModifiers::NONE);
        check(&[], "ludo.game");
        check(&[plain('a'), plain('b')], "ab");
        check(&[(KeyCode::Backspace, KeyModifiers::NONE), plain('s')], "ludo.gams");
        check(&[(KeyCode::Right, KeyModifiers::NONE), plain('s')], "ludo.games");
    }

    #[test]
    fn control_and_alt_type_nothing() {
        for held in [KeyModifiers::CONTROL, KeyModifiers::ALT] {
            check(&[(KeyCode::Char('a'), held)], "ludo.game");
        }
        check(&[(KeyCode::Char('A'), KeyModifiers::SHIFT)], "A");
    }
}
