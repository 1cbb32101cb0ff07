//! The text of a saved game: a header line, then one entry of the table per line.

use crate::entry::{BadEntry, TableChange, TableEntry};
use crate::table::Table;
use homestretch_rules::{BadRecord, Game};
use serde::{Deserialize, Serialize};

/// The version of the format.
const VERSION: u32 = 1;

/// The first line of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SaveHeader {
    /// The version of the format.
    homestretch_game: u32,
    /// The seed of the dice.
    pub seed: u64,
}

/// The content of a saved game.
#[derive(Debug)]
pub struct Saved {
    /// The first line.
    pub head: SaveHeader,
    /// The entries.
    pub entries: Vec<TableEntry>,
    /// The part of the text after the readable entries.
    pub tail: SaveTail,
}

/// The part of a saved game after the readable entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveTail {
    /// Nothing.
    Clean,
    /// An incomplete line, which remains when the program is killed while it writes.
    Torn,
    /// Complete lines that are not entries.
    Damaged,
}

/// Why a text is not read as a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSave {
    /// The first line is not the header of a saved game.
    #[error("line 1: this is not the header of a saved game")]
    Header,
    /// A newer version of the program wrote the text.
    #[error("line 1: the game has format {0}, and this program reads format {VERSION}")]
    Version(u32),
}

/// The rounds of a saved game.
#[derive(Debug)]
pub struct SavedRounds {
    /// The rounds as far as the text is valid; empty if none had started.
    pub rounds: Vec<SavedRound>,
    /// The first line that is wrong, if there is one. An incomplete last line is not wrong.
    pub damage: Option<BadRecord>,
}

/// A round of a saved game.
#[derive(Debug)]
pub struct SavedRound {
    /// The game.
    pub game: Game,
    /// Whether the time limit ended it.
    pub time_up: bool,
}

impl SaveHeader {
    /// The header of a new game.
    pub fn new(seed: u64) -> SaveHeader {
        SaveHeader { homestretch_game: VERSION, seed }
    }

    /// The text of a saved game with this header.
    pub fn text(self, entries: &[TableEntry]) -> String {
        let head = serde_json::to_string(&self).expect("a header of numbers serializes");
        format!("{head}\n{}", entry_lines(entries))
    }
}

/// The lines of entries in a saved game.
pub fn entry_lines(entries: &[TableEntry]) -> String {
    let line = |entry: &TableEntry| serde_json::to_string(entry).expect("entries serialize") + "\n";
    entries.iter().map(line).collect()
}

impl Saved {
    /// Parses a saved game. Stops at the first line that is not an entry.
    pub fn parse(text: &str) -> Result<Saved, BadSave> {
        let (first, rest) = text.split_once('\n').ok_or(BadSave::Header)?;
        let head: SaveHeader = serde_json::from_str(first).map_err(|_| BadSave::Header)?;
        if head.homestretch_game > VERSION {
            return Err(BadSave::Version(head.homestretch_game));
        }
        let mut saved = Saved { head, entries: Vec::new(), tail: SaveTail::Clean };
        for line in rest.split_inclusive('\n') {
            let whole = line.strip_suffix('\n').and_then(|line| serde_json::from_str(line).ok());
            match whole {
                Some(entry) => saved.entries.push(entry),
                None => {
                    saved.tail =
                        if line.ends_with('\n') { SaveTail::Damaged } else { SaveTail::Torn };
                    break;
                }
            }
        }
        Ok(saved)
    }

    /// Plays the entries up to the first one that is wrong.
    pub fn rounds(&self) -> SavedRounds {
        // The first entry is in line 2, after the header.
        let damaged = |entry: usize, reason: String| BadRecord { line: entry + 2, reason };
        let wrong = |entry: usize, error: BadEntry| Some(damaged(entry, error.to_string()));
        let mut table = match Table::fold(self.entries.first()) {
            Ok(table) => table,
            Err(error) => return SavedRounds { rounds: Vec::new(), damage: wrong(0, error) },
        };
        let mut damage = (self.tail == SaveTail::Damaged)
            .then(|| damaged(self.entries.len(), "this is not an entry of a game".into()));
        let (mut rounds, mut time_up) = (Vec::new(), false);
        for (at, entry) in self.entries.iter().enumerate().skip(1) {
            if let (TableChange::Started { .. }, Some(game)) = (&entry.what, table.game()) {
                let time_up = std::mem::take(&mut time_up);
                rounds.push(SavedRound { game: game.clone(), time_up });
            }
            if let Err(error) = table.take(entry) {
                damage = wrong(at, error);
                break;
            }
            time_up |= matches!(entry.what, TableChange::TimeUp);
        }
        rounds.extend(table.game().map(|game| SavedRound { game: game.clone(), time_up }));
        SavedRounds { rounds, damage }
    }
}
