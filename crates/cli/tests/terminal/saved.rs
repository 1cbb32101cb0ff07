//! The content of a saved game, computed from its file alone.

use homestretch::play::save;
use homestretch::words::Words;
use homestretch::words::narrate::Narrator;
use homestretch_rules::{Seat, Square};
use homestretch_table::{Table, TableChange, TableEntry, TableEvent};
use std::path::Path;

/// The message when a game is continued.
pub(crate) const RESUMED: &str = "The game continues where you left off.";

/// The entries of a complete file.
pub(crate) fn entries(file: &Path) -> Vec<TableEntry> {
    save::read(file).unwrap().entries
}

/// The table of a saved game.
pub(crate) fn table(file: &Path) -> Table {
    Table::fold(&entries(file)).unwrap()
}

/// All actions of the game.
pub(crate) fn actions(file: &Path) -> Vec<String> {
    let action = |entry: TableEntry| match entry.what {
        TableChange::Action { action, .. } => Some(action),
        _ => None,
    };
    entries(file).into_iter().filter_map(action).collect()
}

/// The English sentences about every entry of a file.
pub(crate) fn told(file: &Path) -> Vec<Vec<String>> {
    let entries = entries(file);
    let mut table = Table::fold(&entries[..1]).unwrap();
    let mut all = vec![Vec::new()];
    for entry in &entries[1..] {
        let news = table.take(entry).unwrap();
        all.push(narrated(&table, |narrator| {
            let event = |news: &TableEvent| match news {
                TableEvent::Game(event) => narrator.event(event),
                TableEvent::ServerReturned { .. } => Some(RESUMED.into()),
                _ => None,
            };
            news.iter().filter_map(event).collect()
        }));
    }
    all
}

/// The place of every token, as `board` prints it.
pub(crate) fn board(table: &Table) -> Vec<String> {
    let game = table.game().unwrap();
    let (rules, state) = (game.rules(), game.state());
    narrated(table, |narrator| {
        let tokens = |seat: Seat| {
            let at = |token: usize| match rules.square(state, seat, token) {
                Square::Yard(_) => format!("{} in the yard", token + 1),
                Square::Finish(_) => format!("{} home", token + 1),
                Square::Pad(_) => format!("{} on the pad", token + 1),
                Square::Track(number) => format!("{} on square {number}", token + 1),
                Square::Stretch(_, number) => {
                    format!("{} on square {number} of the home stretch", token + 1)
                }
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
