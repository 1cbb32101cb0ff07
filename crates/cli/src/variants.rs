//! `homestretch variants`: what there is, what it says, whether a file is right, how it is played.

use crate::board::Style;
use crate::book;
use crate::request::{located, rules};
use crate::words::Words;
use anyhow::{Result, bail};
use homestretch_rules::{Rules, Spec, catalog};
use std::io::Write;
use std::path::PathBuf;

/// What there is to do, for someone who has just come in.
pub fn welcome(out: &mut impl Write) -> Result<()> {
    writeln!(out, "homestretch: race board games, every one a data file.\n")?;
    writeln!(out, "Try")?;
    let ideas = [
        ("homestretch play", "a game, on this machine"),
        ("homestretch variants list", "what can be played"),
        ("homestretch variants rulebook ur", "how a game is played"),
        ("homestretch variants check FILE", "whether your own game is right"),
        ("homestretch engine", "a game driven by lines of JSON (docs/ENGINE.md)"),
        ("homestretch --help", "everything else"),
    ];
    for (command, what) in ideas {
        writeln!(out, "  {command:<34} {what}")?;
    }
    if let Ok(path) = std::env::current_exe() {
        writeln!(out, "\nThe program is {}.", path.display())?;
    }
    writeln!(out, "\nThe games:\n")?;
    list(out)
}

/// Lists the variants that come with the program.
pub fn list(out: &mut impl Write) -> Result<()> {
    for id in catalog::ids() {
        if let Some(spec) = catalog::find(id) {
            writeln!(out, "{id:<18} {:>3} players  {}", players(&spec), spec.summary)?;
        }
    }
    Ok(())
}

/// Prints everything a variant says.
pub fn show(variant: &str, out: &mut impl Write) -> Result<()> {
    write!(out, "{}", rules(variant)?.text())?;
    Ok(())
}

/// Writes a variant's rules in a language.
pub fn rulebook(variant: &str, lang: Option<&str>, out: &mut impl Write) -> Result<()> {
    let style = Style::from_env(|name| std::env::var(name).ok());
    let words = Words::of_terminal(lang, style.unicode)?;
    if let Some(why) = words.dropped() {
        eprintln!("homestretch: {why}");
    }
    write!(out, "{}", book::text(&words, &rules(variant)?))?;
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
            Ok(rules) => {
                writeln!(out, "{name}: {} is right", rules.spec().id)?;
                for problem in rules.layout_problems() {
                    writeln!(out, "{name}: {problem}; until then the board is drawn as a circle")?;
                }
            }
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

/// How many can play.
pub fn players(spec: &Spec) -> String {
    match spec.players {
        [min, max] if min == max => min.to_string(),
        [min, max] => format!("{min}–{max}"),
    }
}
