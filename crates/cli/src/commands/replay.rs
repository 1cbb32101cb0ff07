//! `homestretch replay`: shows a saved game again, on the screen or in sentences.

use super::terminal_words;
use crate::replay::{Recording, ReplayScreen, print, show};
use crate::terminal::display;
use anyhow::Result;
use std::io::Write;
use std::path::PathBuf;

/// Watch a saved game again.
#[derive(clap::Args)]
pub struct ReplayArgs {
    /// A saved game, or the record of a game
    file: PathBuf,
    /// Print sentences, one per line [default if this is not a terminal]
    #[arg(long)]
    plain: bool,
    /// The language: en, fr, de, es or hi [default: the system's language]
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
    /// Actions per second
    #[arg(long, value_name = "ACTIONS", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=60))]
    speed: u32,
}

impl ReplayArgs {
    /// Shows the game.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        let (style, words) = terminal_words(self.lang.as_deref())?;
        let recording = Recording::read(&words, &self.file)?;
        if !self.plain && display::is_possible() {
            return show(&words, ReplayScreen::new(recording, style, self.speed));
        }
        print(&words, &recording, out)?;
        if let Some(damage) = recording.damage.as_deref() {
            eprintln!("homestretch: {damage}");
        }
        Ok(())
    }
}
