//! What the commands are asked for: variants by name or file, options, refusals as JSON.

use anyhow::{Context, Result, anyhow, bail};
use homestretch_rules::spec::doc::{Entry, Item, Value as Written};
use homestretch_rules::{Draft, Rules, Seat, Seating, Spec, catalog, suggest};
use serde_json::{Value, json};
use std::time::Duration;

/// A refusal with a stable code, as the line protocols answer it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The stable code.
    pub code: &'static str,
    /// The rule that refuses, where it is one.
    pub rule: Option<&'static str>,
    /// What is wrong, in words.
    pub message: String,
}

impl Refusal {
    /// A refusal that is not about a rule of the game.
    pub fn new(code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal { code, rule: None, message: message.into() }
    }

    /// The refusal as the value of `error`.
    pub fn json(&self) -> Value {
        match self.rule {
            Some(rule) => json!({ "code": self.code, "rule": rule, "message": self.message }),
            None => json!({ "code": self.code, "message": self.message }),
        }
    }
}

/// A variant by its id.
pub fn named(id: &str) -> Result<Spec, Refusal> {
    catalog::find(id).ok_or_else(|| {
        let hint = match suggest::nearest(id, catalog::ids()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "see `homestretch variants list`".into(),
        };
        Refusal::new("unknown_variant", format!("there is no variant `{id}`; {hint}"))
    })
}

/// A variant with some values changed.
pub fn with_options(spec: &Spec, options: &Value) -> Result<Rules, Refusal> {
    let options = match options {
        Value::Null => Vec::new(),
        Value::Object(map) => map.iter().map(|(key, value)| entry(key, value)).collect(),
        _ => return Err(Refusal::new("bad_options", "`options` is an object of keys and values")),
    };
    let problems = |p: homestretch_rules::Problems| {
        Refusal::new("bad_options", p.to_string().replace('\n', "; "))
    };
    Draft::with_options(spec, &options).check().map_err(problems)
}

fn entry(key: &str, value: &Value) -> Entry {
    // `again.on` may be written with a dot, as on a command line.
    match key.split_once('.') {
        Some((group, leaf)) => {
            let inner = Entry { key: leaf.into(), line: None, item: item(value) };
            Entry { key: group.into(), line: None, item: Item::new(Written::Table(vec![inner])) }
        }
        None => Entry { key: key.into(), line: None, item: item(value) },
    }
}

fn item(value: &Value) -> Item {
    Item::new(match value {
        Value::Null => Written::Other("null"),
        Value::Bool(bool) => Written::Bool(*bool),
        Value::Number(number) => {
            number.as_i64().map_or(Written::Other("a number that is not whole"), Written::Int)
        }
        Value::String(text) => Written::Text(text.clone()),
        Value::Array(list) => Written::List(list.iter().map(item).collect()),
        Value::Object(map) => Written::Table(map.iter().map(|(k, v)| entry(k, v)).collect()),
    })
}

/// A variant given by its id, or by the path of a file.
pub fn written(variant: &str) -> Result<Spec, Refusal> {
    if !variant.contains(['/', '\\', '.']) {
        match named(variant) {
            Err(_) if std::path::Path::new(variant).is_file() => {}
            found => return found,
        }
    }
    let unread =
        |e: std::io::Error| Refusal::new("bad_variant", format!("cannot read {variant}: {e}"));
    let text = std::fs::read_to_string(variant).map_err(unread)?;
    match Rules::read(&text) {
        Ok(rules) => Ok(rules.spec().clone()),
        Err(problems) => Err(Refusal::new("bad_variant", located(variant, &problems))),
    }
}

/// The rules of a variant given by its id, or by the path of a file.
pub fn rules(variant: &str) -> Result<Rules> {
    let spec = written(variant).map_err(|refusal| anyhow::anyhow!(refusal.message))?;
    Rules::new(spec).context("a variant that comes with the program is wrong")
}

/// The same, with another number of tokens if one is given.
pub fn rules_with(variant: &str, tokens: Option<u8>) -> Result<Rules> {
    let rules = rules(variant)?;
    match tokens {
        // The same number is the same variant: its tokens keep their names.
        Some(tokens) if usize::from(tokens) != rules.tokens() => {
            let options = json!({ "tokens": tokens, "token_names": [] });
            with_options(rules.spec(), &options).map_err(|refusal| anyhow!(refusal.message))
        }
        _ => Ok(rules),
    }
}

/// The seats in turn order: those that are asked for, or the usual ones of so many players.
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

/// A time to think in milliseconds, from a command line.
pub fn think(text: &str) -> Result<Duration, String> {
    number(text, 1, 3_600_000).map(Duration::from_millis)
}

fn number(text: &str, least: u64, most: u64) -> Result<u64, String> {
    let number = text.parse().ok().filter(|n| (least..=most).contains(n));
    number.ok_or_else(|| format!("give a whole number from {least} to {most}"))
}

/// Lets everything that works in parallel use so many threads; all cores if none is given.
pub fn use_threads(threads: Option<usize>) -> Result<()> {
    if let Some(threads) = threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build_global()?;
    }
    Ok(())
}

/// Problems, each on a line with file and line number.
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
