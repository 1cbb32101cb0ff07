//! The files of saved games.
//!
//! An entry is written to the file before it is shown. A game that is killed therefore continues
//! from the last position the player saw. Reading drops a last line that is incomplete.

use crate::files;
use homestretch_table::{
    BadSave, Phase, SaveHeader, SaveTail, Saved, Table, TableEntry, entry_lines,
};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

/// How many games the default folder holds at most.
pub(super) const MAX_SAVED_GAMES: usize = 100;

/// The file of a game, to which every new entry is appended.
#[derive(Debug)]
pub struct SaveFile {
    path: PathBuf,
    /// The open file; None before the first write and after a failed write.
    open: Option<File>,
}

/// Why a file cannot be used as a saved game.
#[derive(Debug, thiserror::Error)]
pub enum SaveFileError {
    /// The file cannot be read.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The file is not a saved game, or a newer version of the program wrote it.
    #[error(transparent)]
    Format(#[from] BadSave),
    /// Another process is playing the game.
    #[error("it is already being played")]
    InUse,
}

impl SaveFile {
    /// Creates the file of a game.
    pub fn create(
        path: &Path,
        head: SaveHeader,
        entries: &[TableEntry],
    ) -> std::io::Result<SaveFile> {
        let mut save = SaveFile::unwritten(path);
        save.rewrite(head, entries)?;
        Ok(save)
    }

    /// A file that does not exist yet. The next entries create it.
    pub fn unwritten(path: &Path) -> SaveFile {
        SaveFile { path: path.into(), open: None }
    }

    /// Opens a file that was read, to append entries, unless another process is using it. Also
    /// returns whether the file can be written; if not, the next entries try again.
    pub fn reopen(
        path: &Path,
        saved: &Saved,
    ) -> Result<(SaveFile, std::io::Result<()>), SaveFileError> {
        let mut save = SaveFile::unwritten(path);
        if !is_free(path) {
            return Err(SaveFileError::InUse);
        }
        let written = save.open_at_end().and_then(|()| match saved.tail {
            SaveTail::Clean => Ok(()),
            SaveTail::Torn => save.rewrite(saved.head, &saved.entries),
            SaveTail::Damaged => {
                // Keep a copy, so that the user can try to repair it.
                std::fs::copy(path, files::beside(path, ".damaged"))?;
                save.rewrite(saved.head, &saved.entries)
            }
        });
        if written.is_err() {
            save.open = None;
        }
        Ok((save, written))
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends entries. After a failure the whole file is rewritten, so that no incomplete line
    /// remains.
    pub fn append(
        &mut self,
        head: SaveHeader,
        all: &[TableEntry],
        new: &[TableEntry],
    ) -> std::io::Result<()> {
        let Some(open) = &mut self.open else {
            self.path.parent().map_or(Ok(()), files::make_folder)?;
            return self.rewrite(head, all);
        };
        let written = open.write_all(entry_lines(new).as_bytes());
        if written.is_err() {
            self.open = None;
        }
        written
    }

    fn rewrite(&mut self, head: SaveHeader, entries: &[TableEntry]) -> std::io::Result<()> {
        files::replace_text(&self.path, &head.text(entries)).map_err(|error| {
            match error.downcast() {
                Ok(io) => io,
                Err(other) => std::io::Error::other(other.root_cause().to_string()),
            }
        })?;
        self.open_at_end()
    }

    fn open_at_end(&mut self) -> std::io::Result<()> {
        let open = OpenOptions::new().append(true).open(&self.path)?;
        // Some file systems have no locks. There, nothing prevents a second process.
        let _ = open.try_lock();
        self.open = Some(open);
        Ok(())
    }
}

/// Reads a saved game.
pub fn read(path: &Path) -> Result<Saved, SaveFileError> {
    Ok(Saved::parse(&String::from_utf8_lossy(&std::fs::read(path)?))?)
}

/// The default folder of saved games; None if there is no home folder.
pub fn folder() -> Option<PathBuf> {
    Some(crate::files::own_folder()?.join("games"))
}

/// A saved game that can be continued.
#[derive(Clone, Debug)]
pub struct Unfinished {
    /// Its file.
    pub file: PathBuf,
    /// The table as it was saved.
    pub table: Table,
}

/// The saved games of the default folder that can be continued, the newest first. Games that are
/// over or in use are left out.
pub fn unfinished() -> impl Iterator<Item = Unfinished> {
    let files = folder().map(|folder| list(&folder)).unwrap_or_default();
    files.into_iter().filter(|file| is_free(file)).filter_map(|file| {
        let table = Table::fold(&read(&file).ok()?.entries).ok()?;
        (table.phase() == Phase::Playing).then_some(Unfinished { file, table })
    })
}

/// Whether no process is using the file of a game.
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
