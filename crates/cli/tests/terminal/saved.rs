//! What a saved game says, worked out from its file alone.

use homestretch::narrate::Narrator;
use homestretch::play::save::Saved;
use homestretch::words::Words;
use homestretch_rules::{Seat, Square};
use homestretch_table::{Entry, News, Table, What};
use std::path::Path;

/// What is told when a game goes on.
pub(crate) const RESUMED: &str = "The game goes on where it was left.";

/// The entries of a file that is whole.
pub(crate) fn entries(file: &Path) -> Vec<Entry> {
    Saved::read(file).unwrap().entries
}

/// The table of a file.
pub(crate) fn table(file: &Path) -> Table {
    Table::fold(&entries(file)).unwrap()
}

/// All that was done, dice and moves.
pub(crate) fn actions(file: &Path) -> Vec<String> {
    let action = |entry: Entry| match entry.what {
        What::Action { action, .. } => Some(action),
        _ => None,
    };
    entries(file).into_iter().filter_map(action).collect()
}

/// What every entry of a file tells people, in English.
pub(crate) fn told(file: &Path) -> Vec<Vec<String>> {
    let entries = entries(file);
    let mut table = Table::fold(&entries[..1]).unwrap();
    let mut all = vec![Vec::new()];
    for entry in &entries[1..] {
        let news = table.take(entry).unwrap();
        all.push(narrated(&table, |narrator| {
            let event = |news: &News| match news {
                News::Event(event) => narrator.event(event),
                News::Restored { .. } => Some(RESUMED.into()),
                _ => None,
            };
            news.iter().filter_map(event).collect()
        }));
    }
    all
}

/// Where every token is, as `board` tells it.
pub(crate) fn board(table: &Table) -> Vec<String> {
    let game = table.game().unwrap();
    let (rules, state) = (game.rules(), game.state());
    narrated(table, |narrator| {
        let tokens = |seat: Seat| {
            let at = |token: usize| match rules.square(state, seat, token) {
                Square::Yard(_) => format!("{} in the yard", token + 1),
                Square::Finish(_) => format!("{} home", token + 1),
                square => format!("{} on {}", token + 1, narrator.square(square)),
            };
            (0..rules.tokens()).map(at).collect::<Vec<String>>().join(", ")
        };
        state.seats().map(|seat| format!("{}: {}.", narrator.who(seat), tokens(seat))).collect()
    })
}

fn narrated<T>(table: &Table, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
    let words = Words::new("en").unwrap();
    let names = |seat: Seat| table.at(seat).map_or_else(String::new, |s| s.player.name.clone());
    tell(&Narrator { words: &words, rules: table.rules(), names: &names })
}
