//! `homestretch players`: who can be asked to play.

use anyhow::Result;
use homestretch_bots::LEVELS;
use std::io::Write;

/// Lists the players.
pub fn list(out: &mut impl Write) -> Result<()> {
    writeln!(out, "{:<13} {:>6}  95 % interval", "player", "wins")?;
    for level in LEVELS {
        let (share, low, high, _) = level.measured;
        writeln!(out, "{:<13} {share:>5.1}%  {low:.1}–{high:.1}%  {}", level.name, level.about)?;
    }
    let most = LEVELS.iter().map(|level| level.measured.3).max().unwrap_or(0);
    let least = LEVELS.iter().map(|level| level.measured.3).min().unwrap_or(0);
    writeln!(
        out,
        "\nWins against three `random` in four-seat ludo-server, seats rotated, {least} to {most} games."
    )?;
    writeln!(out, "25 % is equal strength. All have the same dice, and nobody sees what comes.")?;
    Ok(())
}
