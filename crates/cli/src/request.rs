//! Parsing of common arguments: variants by name or file, options, refusals as JSON.

use anyhow::{Context, Result, anyhow, bail};
use homestretch_bots::{BadLevel, Level};
use homestretch_rules::{
    MAX_SEATS, MAX_TOKENS, Rules, Seat, Seating, Spec, VariantOptions, catalog,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::time::Duration;

/// A refusal with a stable code, as the line protocols answer it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ProtocolError {
    /// The stable code.
    pub code: &'static str,
    /// The rule that refuses, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The error message.
    pub message: String,
}

impl ProtocolError {
    /// A refusal that is not about a rule of the game.
    pub fn new(code: &'static str, message: impl Into<String>) -> ProtocolError {
        ProtocolError { code, rule: None, message: message.into() }
    }
}

/// A variant by its id.
pub fn named(id: &str) -> Result<Spec, ProtocolError> {
    catalog::named(id).map_err(|unknown| {
        let list = if unknown.near.is_none() { "; see `homestretch variants list`" } else { "" };
        ProtocolError::new("unknown_variant", format!("{unknown}{list}"))
    })
}

/// A variant with some values changed.
pub fn with_options(spec: &Spec, options: &Value) -> Result<Rules, ProtocolError> {
    let bad = |message: String| ProtocolError::new("bad_options", message);
    let options = VariantOptions::deserialize(options)
        .map_err(|_| bad("`options` is an object of keys and values".into()))?;
    options.rules(spec).map_err(|problems| bad(problems.to_string().replace('\n', "; ")))
}

/// A variant given by its id, or by the path of a file.
pub fn written(variant: &str) -> Result<Spec, ProtocolError> {
    if !variant.contains(['/', '\\', '.']) {
        match named(variant) {
            Err(_) if std::path::Path::new(variant).is_file() => {}
            found => return found,
        }
    }
    let unread = |e: std::io::Error| {
        ProtocolError::new("bad_variant", format!("cannot read {variant}: {e}"))
    };
    let text = std::fs::read_to_string(variant).map_err(unread)?;
    match Rules::read(&text) {
        Ok(rules) => Ok(rules.spec().clone()),
        Err(problems) => Err(ProtocolError::new("bad_variant", located(variant, &problems))),
    }
}

/// The rules of a variant given by its id, or by the path of a file.
pub fn rules(variant: &str) -> Result<Rules> {
    let spec = written(variant).map_err(|refusal| anyhow::anyhow!(refusal.message))?;
    Rules::new(spec).context("a built-in variant is invalid")
}

/// Like [`rules`], with another number of tokens if one is given.
pub fn rules_with(variant: &str, tokens: Option<u8>) -> Result<Rules> {
    with_tokens(rules(variant)?, tokens)
}

/// The rules with another number of tokens, if one is given.
pub fn with_tokens(rules: Rules, tokens: Option<u8>) -> Result<Rules> {
    match tokens {
        // With the variant's own number, its tokens keep their names.
        Some(tokens) if usize::from(tokens) != rules.tokens() => {
            let options = json!({ "tokens": tokens, "token_names": [] });
            with_options(rules.spec(), &options).map_err(|refusal| anyhow!(refusal.message))
        }
        _ => Ok(rules),
    }
}

/// The seats in turn order: the requested ones, or the usual seats of a number of players.
pub fn seats(rules: &Rules, asked: Option<&[u8]>, players: Option<usize>) -> Result<Vec<Seat>> {
    let seats: Vec<Seat> = match (asked, players) {
        (Some(seats), Some(players)) if seats.len() != players => {
            bail!("{} for {}", counted(seats.len(), "seat"), counted(players, "player"))
        }
        (Some(seats), _) => seats.iter().map(|seat| Seat(*seat)).collect(),
        (None, Some(players)) if players > rules.seats() => {
            bail!("{players} players, but the board has {} seats", rules.seats())
        }
        (None, players) => rules.usual_seats(players.unwrap_or(2)),
    };
    rules.start(&Seating { seats: seats.clone(), opening: false })?;
    Ok(seats)
}

pub(crate) fn counted(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// A player's name, from a command line.
pub fn player(text: &str) -> Result<String, String> {
    match text.trim() {
        "" => Err("a name is empty; write names with one comma between them".into()),
        name => Ok(name.into()),
    }
}

/// The levels of the players that a command line names.
pub fn levels(names: &[String]) -> Result<Vec<Level>, BadLevel> {
    names.iter().map(|name| name.parse()).collect()
}

/// A number of players, from a command line.
pub fn players(text: &str) -> Result<usize, String> {
    number(text, 2, MAX_SEATS as u64).map(|players| players as usize)
}

/// A seat, from a command line.
pub fn seat(text: &str) -> Result<u8, String> {
    number(text, 0, MAX_SEATS as u64 - 1).map(|seat| seat as u8)
}

/// A number of tokens per seat, from a command line.
pub fn tokens(text: &str) -> Result<u8, String> {
    number(text, 1, MAX_TOKENS as u64 / 2).map(|tokens| tokens as u8)
}

/// A number of positions, from a command line.
pub fn positions(text: &str) -> Result<usize, String> {
    number(text, 1, u32::MAX.into()).map(|positions| positions as usize)
}

/// A number of threads, from a command line.
pub fn threads(text: &str) -> Result<usize, String> {
    number(text, 1, 1024).map(|threads| threads as usize)
}

/// A number of games, from a command line.
pub fn games(text: &str) -> Result<u64, String> {
    number(text, 1, 1_000_000_000_000)
}

/// A seed, from a command line.
pub fn seed(text: &str) -> Result<u64, String> {
    number(text, 0, u64::MAX)
}

/// A thinking time in milliseconds, from a command line.
pub fn think(text: &str) -> Result<Duration, String> {
    number(text, 1, 3_600_000).map(Duration::from_millis)
}

fn number(text: &str, least: u64, most: u64) -> Result<u64, String> {
    let number = text.trim().parse().ok().filter(|n| (least..=most).contains(n));
    number.ok_or_else(|| format!("give a whole number from {least} to {most}"))
}

/// Limits parallel work to a number of threads. None means all cores.
pub fn use_threads(threads: Option<usize>) -> Result<()> {
    if let Some(threads) = threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build_global()?;
    }
    Ok(())
}

/// One line per problem, with the file and the line number.
pub fn located(file: &str, problems: &homestretch_rules::Problems) -> String {
    let line = |problem: &homestretch_rules::Problem| {
        let mut rest = problem.clone();
        match rest.line.take() {
            Some(line) => format!("{file}:{line}: {rest}"),
            None => format!("{file}: {rest}"),
        }
    };
    problems.0.iter().map(line).collect::<Vec<_>>().join("\n")
}
