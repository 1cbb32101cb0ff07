//! A text field that starts with a suggestion.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The most characters of any text field.
const MAX_CHARS: usize = 600;

/// A line of text that a person edits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TextField {
    text: String,
    /// Whether the text is still the suggestion, which the first letter replaces.
    fresh: bool,
}

impl TextField {
    pub(crate) fn new(suggestion: String) -> TextField {
        TextField { fresh: !suggestion.is_empty(), text: suggestion }
    }

    /// The text so far.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Whether the text is still the suggestion.
    pub(crate) fn is_fresh(&self) -> bool {
        self.fresh
    }

    /// Handles a key. Letters with Control or Alt are ignored.
    pub(crate) fn key(&mut self, key: KeyEvent, max_chars: usize) {
        let fresh = std::mem::take(&mut self.fresh);
        match key.code {
            KeyCode::Char(letter) if is_typed(key) => {
                if fresh {
                    self.text.clear();
                }
                if self.text.chars().count() < max_chars.min(MAX_CHARS) {
                    self.text.push(letter);
                }
            }
            KeyCode::Char(_) => self.fresh = fresh,
            KeyCode::Backspace => drop(self.text.pop()),
            _ => {}
        }
    }
}

/// Whether a key types its letter, without Control or Alt.
pub(crate) fn is_typed(key: KeyEvent) -> bool {
    let held = key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    matches!(key.code, KeyCode::Char(letter) if !held && !letter.is_control())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(keys: &[(KeyCode, KeyModifiers)], expected: &str) {
        let mut typed = TextField::new("ludo.game".into());
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
    fn letters_with_control_or_alt_are_ignored() {
        for held in [KeyModifiers::CONTROL, KeyModifiers::ALT] {
            check(&[(KeyCode::Char('a'), held)], "ludo.game");
        }
        check(&[(KeyCode::Char('A'), KeyModifiers::SHIFT)], "A");
    }
}
