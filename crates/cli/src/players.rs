//! `homestretch players`: who can be asked to play.

use anyhow::Result;
use homestretch_bots::LEVELS;
use std::io::Write;

/// Lists the players.
pub fn list(out: &mut impl Write) -> Result<()> {
    for level in LEVELS {
        writeln!(out, "{:<13} {}", level.name, level.about)?;
    }
    Ok(())
}
