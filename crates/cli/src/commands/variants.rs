//! `homestretch variants`: lists, shows and checks variants, and writes their rulebooks.

use super::terminal_words;
use crate::request::{located, rules};
use anyhow::{Result, bail};
use homestretch_rules::{Rules, Spec, catalog};
use std::io::Write;
use std::path::PathBuf;

/// List, show and check variants, and write their rulebooks.
#[derive(clap::Subcommand)]
pub enum VariantsCommand {
    /// List the variants that come with the program
    List,
    /// Print all values of a variant, including inherited ones
    Show {
        /// The id of a variant, or the path of a variant file
        variant: String,
    },
    /// Check variant files and report every problem
    Check {
        /// The variant files
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Write the rules of a variant in plain sentences
    Rulebook {
        /// The id of a variant, or the path of a variant file
        variant: String,
        /// The language: en, fr, de, es or hi [default: the system's language]
        #[arg(long, value_name = "CODE")]
        lang: Option<String>,
    },
}

impl VariantsCommand {
    /// Runs the subcommand.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        match self {
            VariantsCommand::List => list(out),
            VariantsCommand::Show { variant } => show(variant, out),
            VariantsCommand::Check { files } => check(files, out),
            VariantsCommand::Rulebook { variant, lang } => rulebook(variant, lang.as_deref(), out),
        }
    }
}

/// Prints an overview for people who run the program without arguments.
pub fn welcome(out: &mut impl Write) -> Result<()> {
    writeln!(out, "homestretch: race board games. Every game is a data file.\n")?;
    writeln!(out, "Try:")?;
    let ideas = [
        ("homestretch play", "play a game on this machine"),
        ("homestretch variants list", "list the games"),
        ("homestretch variants rulebook ur", "read the rules of a game"),
        ("homestretch variants check FILE", "check a game of your own"),
        ("homestretch engine", "play a game through lines of JSON (docs/ENGINE.md)"),
        ("homestretch --help", "list all commands"),
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
fn list(out: &mut impl Write) -> Result<()> {
    for id in catalog::ids() {
        if let Some(spec) = catalog::find(id) {
            writeln!(out, "{id:<18} {:>3} players  {}", players(&spec), spec.summary)?;
        }
    }
    Ok(())
}

/// Prints all values of a variant.
fn show(variant: &str, out: &mut impl Write) -> Result<()> {
    write!(out, "{}", rules(variant)?.text())?;
    Ok(())
}

/// Prints the rulebook of a variant in a language.
fn rulebook(variant: &str, lang: Option<&str>, out: &mut impl Write) -> Result<()> {
    let (_, words) = terminal_words(lang)?;
    write!(out, "{}", crate::words::rulebook::text(&words, &rules(variant)?))?;
    Ok(())
}

/// Checks variant files and reports every problem with its line. Fails if there is any.
fn check(files: &[PathBuf], out: &mut impl Write) -> Result<()> {
    let mut wrong = 0;
    for file in files {
        let name = file.display().to_string();
        let report = match std::fs::read(file) {
            Err(error) => Err(format!("{name} cannot be read: {error}")),
            Ok(bytes) => match String::from_utf8(bytes) {
                Err(_) => Err(format!("{name} is not UTF-8 text; save it as UTF-8")),
                Ok(text) => Rules::read(&text).map_err(|problems| located(&name, &problems)),
            },
        };
        match report {
            Ok(rules) => {
                writeln!(out, "{name}: {} is valid", rules.spec().id)?;
                for problem in rules.layout_problems() {
                    writeln!(out, "{name}: {problem}; the board is drawn as a circle instead")?;
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
        1 => bail!("one file is invalid"),
        n => bail!("{n} files are invalid"),
    }
}

/// The possible numbers of players, such as `2–4`.
pub fn players(spec: &Spec) -> String {
    match spec.players {
        [min, max] if min == max => min.to_string(),
        [min, max] => format!("{min}–{max}"),
    }
}
