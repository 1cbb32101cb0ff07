//! The help: the keys, and the meaning of the signs on the board.

use crate::say;
use crate::terminal::board::{Meaning, Picture};
use crate::words::Words;
use crate::words::narrate::item_name;
use homestretch_rules::layout::SquareEffect;
use homestretch_rules::{Item, LinkKind};

/// The help during a game.
pub(super) fn lines(words: &Words, picture: Option<&Picture>) -> Vec<String> {
    let ids = [
        "help-roll",
        "help-move",
        "help-choose",
        "help-undo",
        "help-autopilot",
        "help-pause",
        "help-pace",
        "help-rules",
        "help-save",
        "help-mouse",
        "help-leave",
    ];
    let mut lines: Vec<String> = ids.iter().map(|id| words.say(id, &[])).collect();
    let signs = picture.map(Picture::legend).unwrap_or_default();
    let signs =
        signs.into_iter().map(|(sign, meaning)| format!("{sign} {}", meaning_text(words, meaning)));
    let signs: Vec<String> = signs.collect();
    lines.push(String::new());
    // The signs share a line.
    lines.push(signs.join(" · "));
    lines.push(say!(words, "help-close"));
    lines
}

/// The help after a game: the keys of the podium, and those that always work.
pub(super) fn at_the_end(words: &Words, keys: &str) -> Vec<String> {
    let keys = keys.split(['·', '|']).map(|key| key.trim().to_string());
    let rules = std::iter::once(say!(words, "help-rules"));
    keys.chain(rules).chain([String::new(), say!(words, "help-close")]).collect()
}

fn meaning_text(words: &Words, meaning: Meaning) -> String {
    match meaning {
        Meaning::Safe => say!(words, "legend-safe"),
        Meaning::Rosette => say!(words, "legend-rosette"),
        Meaning::Effect(SquareEffect::Skip) => say!(words, "game-will-skip"),
        Meaning::Effect(SquareEffect::Swap) => say!(words, "legend-swap"),
        Meaning::Effect(SquareEffect::Shield) => item_name(words, Item::Shield),
        Meaning::Effect(SquareEffect::SecondThrow) => item_name(words, Item::SecondThrow),
        Meaning::Effect(SquareEffect::ChosenRoll) => item_name(words, Item::ChosenRoll),
        Meaning::Link(LinkKind::Snake) => say!(words, "legend-snake"),
        Meaning::Link(LinkKind::Ladder) => say!(words, "legend-ladder"),
        Meaning::Link(LinkKind::Jump) => say!(words, "legend-jump"),
        Meaning::Link(LinkKind::Flight) => say!(words, "legend-flight"),
        Meaning::Landing => say!(words, "legend-landing"),
        Meaning::Captured => say!(words, "legend-captured"),
    }
}
