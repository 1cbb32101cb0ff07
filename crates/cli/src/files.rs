//! Files that are written whole or not at all.

use anyhow::{Context, Result};
use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// Checks that a file can be written, before long work is done for it.
pub fn check_writable(file: Option<&Path>) -> Result<()> {
    let Some(file) = file else { return Ok(()) };
    let new = !file.exists();
    let open = OpenOptions::new().append(true).create(true).open(file);
    open.with_context(|| format!("cannot write {}", file.display()))?;
    if new {
        // Only a try: until there is something to write, there is no file.
        let _ = std::fs::remove_file(file);
    }
    Ok(())
}

/// Writes a file beside the old one first, so that nothing is lost in between.
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
    let kept = written.and_then(|()| std::fs::rename(&new, file));
    if kept.is_err() {
        let _ = std::fs::remove_file(&new);
    }
    kept.with_context(|| format!("cannot write {}", file.display()))
}

/// The same for a text.
pub fn replace_text(file: &Path, text: &str) -> Result<()> {
    replace(file, |to| to.write_all(text.as_bytes()))
}

/// The file beside another one that is called like it, with an ending more.
pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Makes a folder, and those that it is in, if they are not there. Nobody else on the machine reads
/// what dice come from.
pub fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// The folder for what the program keeps between two starts; none if nobody's home is known.
pub fn own_folder() -> Option<PathBuf> {
    let var = |name: &str| Some(PathBuf::from(std::env::var_os(name).filter(|v| !v.is_empty())?));
    let state = var("XDG_STATE_HOME").or_else(|| Some(var("HOME")?.join(".local/state")))?;
    Some(state.join("homestretch"))
}
