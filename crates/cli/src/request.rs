//! What the commands are asked for: variants by name or file, options, refusals as JSON.

use anyhow::{Context, Result};
use homestretch_rules::spec::doc::{Entry, Item, Value as Written};
use homestretch_rules::{Draft, Rules, Spec, catalog, suggest};
use serde_json::{Value, json};

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
        return named(variant);
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
