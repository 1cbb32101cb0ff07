//! What is agreed on in words before a game: `tokens 2`, `turn 30`, and the pace.

use super::form::Pace;
use crate::request;
use crate::words::Words;
use homestretch_table::{SeatsAfter, Settings};

/// What is agreed on.
#[derive(Clone, Debug)]
pub(super) struct Agreed {
    /// Tokens a seat, if other than the variant says.
    pub(super) tokens: Option<u8>,
    pub(super) settings: Settings,
}

impl Agreed {
    /// Takes a wish, if it is one that the variant and the table allow.
    pub(super) fn take(&mut self, variant: &str, wish: &str, value: &str) -> bool {
        let mut tried = self.clone();
        let number = value.parse::<u32>().ok();
        match (wish, number) {
            ("tokens", Some(n)) => tried.tokens = Some(u8::try_from(n).unwrap_or(u8::MAX)),
            ("turn", Some(n)) => tried.settings.turn_seconds = Some(n).filter(|n| *n > 0),
            ("game", Some(n)) => tried.settings.game_seconds = Some(n).filter(|n| *n > 0),
            ("rounds", Some(n)) => tried.settings.best_of = u8::try_from(n).unwrap_or(0),
            ("keep", _) => tried.settings.seats_after = SeatsAfter::Keep,
            ("rotate", _) => tried.settings.seats_after = SeatsAfter::Rotate,
            ("winner", _) => tried.settings.seats_after = SeatsAfter::WinnerFirst,
            _ => return false,
        }
        let right = request::rules_with(variant, tried.tokens).is_ok()
            && tried.settings.best_of % 2 == 1
            && tried.settings.check().is_ok();
        if right {
            *self = tried;
        }
        right
    }
}

/// A pace by its name, in English or in the language.
pub(super) fn pace(words: &Words, name: &str) -> Option<Pace> {
    let named = [
        ("slow", "pace-slow"),
        ("normal", "pace-normal"),
        ("fast", "pace-fast"),
        ("instant", "pace-instant"),
    ];
    let is = |(_, (english, id)): &(Pace, (&str, &str))| {
        words.same(english, name) || words.same(&words.say(id, &[]), name)
    };
    Pace::ALL.into_iter().zip(named).find(is).map(|(pace, _)| pace)
}
