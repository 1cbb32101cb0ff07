//! `homestretch players`: who can be asked to play.

use anyhow::Result;
use homestretch_bots::LEVELS;
use std::io::Write;

/// Lists the players.
pub fn list(out: &mut impl Write) -> Result<()> {
    writeln!(out, "{:<13} {:>6}  95 % interval", "player", "wins")?;
    for level in LEVELS {
        let shares = level.measured.map_or_else(String::new, |m| {
            format!("{:>5.1}%  {:.1}–{:.1}%", m.share, m.low, m.high)
        });
        writeln!(out, "{:<13} {shares:<19}  {}", level.name, level.about)?;
    }
    let games = || LEVELS.iter().filter_map(|level| level.measured).map(|m| m.games);
    let (least, most) = (games().min().unwrap_or(0), games().max().unwrap_or(0));
    writeln!(
        out,
        "\nWins against three `random` in four-seat ludo-server, seats rotated, {least} to {most} games."
    )?;
    writeln!(out, "25 % is equal strength. All have the same dice, and nobody sees what comes.")?;
    Ok(())
}
