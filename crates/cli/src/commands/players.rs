//! `homestretch players`: lists the computer players.

use anyhow::Result;
use homestretch_bots::LEVELS;
use std::io::Write;

/// Lists the players with their measured strength.
pub fn list(out: &mut impl Write) -> Result<()> {
    writeln!(out, "{:<13} {:>6}  {:<13} {:>6}", "player", "wins", "95 % interval", "games")?;
    for info in LEVELS {
        let shares = info.measured.map_or_else(String::new, |m| {
            let interval = format!("{:.1}–{:.1}%", m.low, m.high);
            format!("{:>5.1}%  {interval:<13} {:>6}", m.share, m.games)
        });
        writeln!(out, "{:<13} {shares:<28}  {}", info.level, info.about)?;
    }
    let measured =
        "Wins against three `random` players in ludo-server, rotating through four seats;";
    writeln!(out, "\n{measured}\n25 % is equal strength. No player sees future dice.")?;
    Ok(())
}
