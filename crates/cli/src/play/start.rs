//! Starting a new game, or continuing a saved one.

use super::form::levels;
use super::messages::{file_error, load_error, unique_name};
use super::save;
use super::session::{GameSetup, PlayerSetup, Session};
use crate::say;
use crate::words::{Words, capital};
use anyhow::{Result, anyhow, bail};
use homestretch_bots::Level;
use homestretch_rules::{Seat, suggest};
use homestretch_table::TableRefusal;
use std::path::{Path, PathBuf};

/// The game that the person has chosen.
pub(crate) enum GameChoice<T> {
    /// A new game.
    New(T),
    /// A saved game.
    Saved(Box<Session>),
}

/// Starts a game and saves it in the named file, or else in the default folder. If the default
/// folder cannot be written, the game is played unsaved and the player is told.
pub(crate) fn begin(words: &Words, setup: &GameSetup, save: Option<&Path>) -> Result<Session> {
    let mut session = Session::start(setup).map_err(|refusal| match refusal {
        TableRefusal::BadName => anyhow!(say!(words, "refused-name")),
        other => anyhow!(other),
    })?;
    match save {
        Some(file) => session.save_as(file).map_err(|error| {
            let (file, reason) = (file.display().to_string(), file_error(words, &error));
            anyhow!(say!(words, "trouble-not-written", file, reason))
        })?,
        None => session.save_in_folder(),
    }
    Ok(session)
}

/// The player with this name on a seat: the computer if the name is one of its levels, a person
/// otherwise. A misspelt level is rejected; people's names start with a capital letter.
pub(crate) fn player_on(
    words: &Words,
    seat: Seat,
    name: &str,
    others: &[PlayerSetup],
) -> Result<PlayerSetup> {
    let translated = levels().find(|level| words.same(&words.level(*level), name));
    let level = match translated.map_or_else(|| name.parse(), Ok) {
        Ok(Level::Perfect) => bail!(say!(words, "refused-perfect")),
        Ok(level) => Some(level),
        Err(_) if name.starts_with("search-") => bail!(say!(words, "refused-search", name)),
        Err(_) => None,
    };
    let name = match level {
        Some(level) => capital(&words.level(level)),
        None => match misspelt_level(name) {
            Some(near) => bail!(say!(words, "refused-level", name, near)),
            None => name.into(),
        },
    };
    let others: Vec<&str> = others.iter().map(|player| player.name.as_str()).collect();
    Ok(PlayerSetup { seat, name: unique_name(&name, &others), level })
}

/// The level that a misspelt name most likely means.
fn misspelt_level(name: &str) -> Option<&'static str> {
    let near = suggest::nearest(name, levels().map(Level::name))?;
    let lowercase = name.chars().all(|letter| !letter.is_uppercase());
    (lowercase && near.chars().next() == name.chars().next()).then_some(near)
}

/// The file of the newest unfinished game.
pub(crate) fn last_unfinished(words: &Words) -> Result<PathBuf> {
    let last = save::unfinished().next();
    last.map(|game| game.file).ok_or_else(|| anyhow!(say!(words, "trouble-no-game")))
}

/// Loads a saved game, to continue it.
pub(crate) fn load(words: &Words, file: &Path) -> Result<Session> {
    Session::load(file).map_err(|error| anyhow!(load_error(words, file, &error)))
}
