//! `homestretch players`: who can be asked to play.

use anyhow::Result;
use homestretch_bots::LEVELS;
use std::io::Write;

/// Lists the players.
pub fn list(out: &mut impl Write) -> Result<()> {
    writeln!(out, "{:<13} {:>6}  {:<13} {:>6}", "player", "wins", "95 % interval", "games")?;
    for level in LEVELS {
        let shares = level.measured.map_or_else(String::new, |m| {
            let interval = format!("{:.1}–{:.1}%", m.low, m.high);
            format!("{:>5.1}%  {interval:<13} {:>6}", m.share, m.games)
        });
        writeln!(out, "{:<13} {shares:<28}  {}", level.name, level.about)?;
    }
    writeln!(out, "\nWins against three `random` in four-seat ludo-server, seats rotated.")?;
    writeln!(out, "25 % is equal strength. All have the same dice, and nobody sees what comes.")?;
    Ok(())
}
