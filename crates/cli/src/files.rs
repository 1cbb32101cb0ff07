//! Writing files so that they are either complete or unchanged.

use anyhow::{Context, Result};
use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// Checks that a file can be written, before a long computation whose result goes there.
pub fn check_writable(file: Option<&Path>) -> Result<()> {
    let Some(file) = file else { return Ok(()) };
    let new = !file.exists();
    let open = OpenOptions::new().append(true).create(true).open(file);
    open.with_context(|| format!("cannot write {}", file.display()))?;
    if new {
        // The check created the file. Remove it until there is something to write.
        let _ = std::fs::remove_file(file);
    }
    Ok(())
}

/// Replaces a file: writes the new content to a temporary file beside it, then renames that.
pub fn replace(
    file: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> std::io::Result<()>,
) -> Result<()> {
    let new = beside(file, ".new");
    let written = File::create(&new).and_then(|open| {
        let mut to = BufWriter::new(open);
        write(&mut to)?;
        to.flush()?;
        to.get_ref().sync_all()
    });
    let replaced = written.and_then(|()| std::fs::rename(&new, file));
    if replaced.is_err() {
        let _ = std::fs::remove_file(&new);
    }
    replaced.with_context(|| format!("cannot write {}", file.display()))
}

/// Replaces a file with a text.
pub fn replace_text(file: &Path, text: &str) -> Result<()> {
    replace(file, |to| to.write_all(text.as_bytes()))
}

/// The path of a file with something appended to its name.
pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Creates a folder and its parents if they are missing. Only the user may read it, because other
/// people could predict the dice from the seeds in saved games.
pub fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// The folder in which the program stores its data; None if there is no home folder.
pub fn own_folder() -> Option<PathBuf> {
    let var = |name: &str| Some(PathBuf::from(std::env::var_os(name).filter(|v| !v.is_empty())?));
    let state = var("XDG_STATE_HOME").or_else(|| Some(var("HOME")?.join(".local/state")))?;
    Some(state.join("homestretch"))
}
