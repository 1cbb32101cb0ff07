//! `homestretch variants`: what there is, what it says, whether a file is right, how it is played.

use crate::request::{located, rules};
use anyhow::{Result, bail};
use homestretch_rules::{Rules, catalog};
use std::io::Write;
use std::path::PathBuf;

/// Lists the variants that come with the program.
pub fn list(out: &mut impl Write) -> Result<()> {
    for id in catalog::ids() {
        if let Some(spec) = catalog::find(id) {
            let players = match spec.players {
                [min, max] if min == max => min.to_string(),
                [min, max] => format!("{min}–{max}"),
            };
            writeln!(out, "{id:<18} {players:>3} players  {}", spec.summary)?;
        }
    }
    Ok(())
}

/// Prints everything a variant says.
pub fn show(variant: &str, out: &mut impl Write) -> Result<()> {
    write!(out, "{}", rules(variant)?.text())?;
    Ok(())
}

/// Writes a variant's rules in plain English.
pub fn rulebook(variant: &str, out: &mut impl Write) -> Result<()> {
    write!(out, "{}", rules(variant)?.rulebook())?;
    Ok(())
}

/// Checks files; every problem is reported with its line, and any makes the command fail.
pub fn check(files: &[PathBuf], out: &mut impl Write) -> Result<()> {
    let mut wrong = 0;
    for file in files {
        let name = file.display().to_string();
        let report = match std::fs::read(file) {
            Err(error) => Err(format!("{name}: cannot be read: {error}")),
            Ok(bytes) => match String::from_utf8(bytes) {
                Err(_) => Err(format!("{name}: is not UTF-8 text; save it as UTF-8")),
                Ok(text) => Rules::read(&text).map_err(|problems| located(&name, &problems)),
            },
        };
        match report {
            Ok(rules) => writeln!(out, "{name}: {} is right", rules.spec().id)?,
            Err(report) => {
                wrong += 1;
                eprintln!("{report}");
            }
        }
    }
    match wrong {
        0 => Ok(()),
        1 => bail!("one file is not right"),
        n => bail!("{n} files are not right"),
    }
}
