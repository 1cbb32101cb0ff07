//! Saved games: a line that says what it is, then one entry of the table a line.
//!
//! An entry is in the file before anything of it is shown, so a game that is killed goes on from
//! what was last seen. A line that was not written to its end is left out on reading.

use super::session::Session;
use crate::files;
use homestretch_table::{Entry, Phase, Table};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The format of the file.
const VERSION: u32 = 1;

/// So many games are kept in the usual folder.
const KEPT: usize = 100;

/// The first line of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The format.
    homestretch_game: u32,
    /// What the dice are drawn from.
    pub seed: u64,
}

impl Head {
    /// The first line of a new game.
    pub fn new(seed: u64) -> Head {
        Head { homestretch_game: VERSION, seed }
    }
}

/// A game that is written as it goes on.
#[derive(Debug)]
pub struct SaveFile {
    path: PathBuf,
    /// Open at its end; none after a line could not be written.
    open: Option<File>,
}

/// What was read from a file.
#[derive(Debug)]
pub struct Saved {
    /// The first line.
    pub head: Head,
    /// The entries.
    pub entries: Vec<Entry>,
    /// Whether something after them could not be read: no more than a line that was not written
    /// to its end, or whole lines.
    pub rest: Rest,
}

/// What came after the entries that could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Nothing.
    None,
    /// A line without its end, as when the program was killed.
    Torn,
    /// Something that is no entry.
    Damaged,
}

/// Why a file is no saved game.
#[derive(Debug, thiserror::Error)]
pub enum NotSaved {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// It is something else.
    #[error("it is no saved game")]
    Other,
    /// It is of a newer program.
    #[error("it has format {0}, and this program reads format {VERSION}")]
    Version(u32),
    /// Another program plays it.
    #[error("it is being played already")]
    InUse,
}

impl SaveFile {
    /// A new file for a game.
    pub fn create(path: &Path, head: Head, entries: &[Entry]) -> std::io::Result<SaveFile> {
        let mut save = SaveFile { path: path.into(), open: None };
        save.rewrite(head, entries)?;
        Ok(save)
    }

    /// A file that is not written yet: the next entries do it.
    pub fn later(path: &Path) -> SaveFile {
        SaveFile { path: path.into(), open: None }
    }

    /// Goes on with a file that was read, unless another program does. What keeps it from being
    /// written comes beside it: the next entries try again.
    pub fn go_on(path: &Path, saved: &Saved) -> Result<(SaveFile, std::io::Result<()>), NotSaved> {
        let mut save = SaveFile::later(path);
        if !is_free(path) {
            return Err(NotSaved::InUse);
        }
        let written = save.open_at_end().and_then(|()| match saved.rest {
            Rest::None => Ok(()),
            Rest::Torn => save.rewrite(saved.head, &saved.entries),
            Rest::Damaged => {
                // Somebody may still mend what cannot be read.
                std::fs::copy(path, files::beside(path, ".damaged"))?;
                save.rewrite(saved.head, &saved.entries)
            }
        });
        if written.is_err() {
            save.open = None;
        }
        Ok((save, written))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds entries. After a failure everything is written anew, so that no half line stays.
    pub fn append(&mut self, head: Head, all: &[Entry], new: &[Entry]) -> std::io::Result<()> {
        let Some(open) = &mut self.open else {
            self.make_folder()?;
            return self.rewrite(head, all);
        };
        let written = open.write_all(lines(new).as_bytes());
        if written.is_err() {
            self.open = None;
        }
        written
    }

    /// The folder may have gone, or may not have been there yet.
    fn make_folder(&self) -> std::io::Result<()> {
        self.path.parent().map_or(Ok(()), files::make_folder)
    }

    fn rewrite(&mut self, head: Head, entries: &[Entry]) -> std::io::Result<()> {
        let head = serde_json::to_string(&head).expect("numbers can be written");
        let text = format!("{head}\n{}", lines(entries));
        files::replace_text(&self.path, &text).map_err(|error| match error.downcast() {
            Ok(io) => io,
            Err(other) => std::io::Error::other(other.root_cause().to_string()),
        })?;
        self.open_at_end()
    }

    fn open_at_end(&mut self) -> std::io::Result<()> {
        let open = OpenOptions::new().append(true).open(&self.path)?;
        // Where locks are not known, two programs on one game are the user's own affair.
        let _ = open.try_lock();
        self.open = Some(open);
        Ok(())
    }
}

fn lines(entries: &[Entry]) -> String {
    let line = |entry: &Entry| serde_json::to_string(entry).expect("entries can be written") + "\n";
    entries.iter().map(line).collect()
}

impl Saved {
    /// Reads a saved game.
    pub fn read(path: &Path) -> Result<Saved, NotSaved> {
        let text = String::from_utf8_lossy(&std::fs::read(path)?).into_owned();
        let (first, rest) = text.split_once('\n').ok_or(NotSaved::Other)?;
        let head: Head = serde_json::from_str(first).map_err(|_| NotSaved::Other)?;
        if head.homestretch_game > VERSION {
            return Err(NotSaved::Version(head.homestretch_game));
        }
        let mut saved = Saved { head, entries: Vec::new(), rest: Rest::None };
        for line in rest.split_inclusive('\n') {
            let whole = line.strip_suffix('\n').and_then(|line| serde_json::from_str(line).ok());
            match whole {
                Some(entry) => saved.entries.push(entry),
                None => {
                    saved.rest = if line.ends_with('\n') { Rest::Damaged } else { Rest::Torn };
                    break;
                }
            }
        }
        Ok(saved)
    }
}

/// Where games are saved by themselves, if the system says.
pub fn folder() -> Option<PathBuf> {
    Some(crate::files::own_folder()?.join("games"))
}

/// Saves a game in the usual folder, under a name of its own, and forgets the oldest ones. If that
/// is not possible it is played unsaved, until it is.
pub fn in_folder(session: &mut Session) {
    let Some(folder) = folder() else {
        session.not_saved((&std::io::Error::other("there is no home folder")).into());
        return;
    };
    let started = session.now().0;
    let id = session.table().rules().spec().id.clone();
    session.save_when_possible(&folder.join(format!("{started}-{id}.game")));
    for old in list(&folder).into_iter().skip(KEPT) {
        // An old game that cannot be removed does no harm.
        let _ = std::fs::remove_file(old);
    }
}

/// A saved game that can go on.
#[derive(Clone, Debug)]
pub struct Unfinished {
    /// Its file.
    pub file: PathBuf,
    /// How it stands.
    pub table: Table,
}

/// The saved games of the usual folder that can go on, the newest first: they are not over, and
/// nobody plays them.
pub fn unfinished() -> impl Iterator<Item = Unfinished> {
    let files = folder().map(|folder| list(&folder)).unwrap_or_default();
    files.into_iter().filter(|file| is_free(file)).filter_map(|file| {
        let table = Table::fold(&Saved::read(&file).ok()?.entries).ok()?;
        (table.phase() == Phase::Playing).then_some(Unfinished { file, table })
    })
}

/// Whether no other program plays a game.
fn is_free(file: &Path) -> bool {
    let locked = |open: File| matches!(open.try_lock(), Err(TryLockError::WouldBlock));
    !File::open(file).is_ok_and(locked)
}

/// The saved games of a folder, the newest first.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    let Ok(files) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut games: Vec<(std::time::SystemTime, PathBuf)> = files
        .filter_map(|file| {
            let file = file.ok()?;
            let changed = file.metadata().ok()?.modified().ok()?;
            Some((changed, file.path()))
        })
        .filter(|(_, path)| path.extension().is_some_and(|ext| ext == "game"))
        .collect();
    games.sort_by(|a, b| b.cmp(a));
    games.into_iter().map(|(_, path)| path).collect()
}
