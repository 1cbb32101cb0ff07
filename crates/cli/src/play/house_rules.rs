//! House rules that a player types before a game, such as `tokens 2` or `turn 30`.

use crate::request;
use homestretch_rules::Rules;
use homestretch_table::{SeatsAfter, Settings};

/// The house rules of a game.
#[derive(Clone, Debug)]
pub(crate) struct HouseRules {
    /// Tokens per seat; None for the number in the variant.
    pub(crate) tokens: Option<u8>,
    pub(crate) settings: Settings,
}

impl HouseRules {
    /// Changes a rule, if the game and the table allow it. Returns whether they do.
    pub(crate) fn set(&mut self, rules: &Rules, name: &str, value: &str) -> bool {
        let mut changed = self.clone();
        let number = value.parse::<u32>().ok();
        match (name, number) {
            ("tokens", Some(n)) => changed.tokens = Some(u8::try_from(n).unwrap_or(u8::MAX)),
            ("turn", Some(n)) => changed.settings.turn_seconds = Some(n).filter(|n| *n > 0),
            ("game", Some(n)) => changed.settings.game_seconds = Some(n).filter(|n| *n > 0),
            ("rounds", Some(n)) => changed.settings.best_of = u8::try_from(n).unwrap_or(0),
            ("keep", _) => changed.settings.seats_after = SeatsAfter::Keep,
            ("rotate", _) => changed.settings.seats_after = SeatsAfter::Rotate,
            ("winner", _) => changed.settings.seats_after = SeatsAfter::WinnerFirst,
            _ => return false,
        }
        let valid = request::with_tokens(rules.clone(), changed.tokens).is_ok()
            && changed.settings.best_of % 2 == 1
            && changed.settings.check().is_ok();
        if valid {
            *self = changed;
        }
        valid
    }
}
