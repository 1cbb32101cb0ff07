//! Patterns for answers, as a document shows them: JSON in which `…` stands for omitted parts, and
//! a bare word in capitals is a name for a value.

use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The values of names.
pub(crate) type Names = BTreeMap<String, Value>;

/// The name whose value is always the last one seen. Other names keep their first value.
const LAST: &str = "SEQ";

/// Marks a name or a gap in a parsed pattern. No document contains it.
const MARK: char = '\u{1}';

/// Parses a pattern. A gap among the members of an object becomes a member of its own.
pub(crate) fn read(text: &str) -> Result<Value, serde_json::Error> {
    let mut json = String::new();
    let (mut open, mut last) = (Vec::new(), ' ');
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' => {
                json.push(c);
                let mut escaped = false;
                for c in chars.by_ref() {
                    json.push(c);
                    match c {
                        '"' if !escaped => break,
                        '\\' => escaped = !escaped,
                        _ => escaped = false,
                    }
                }
            }
            '…' if open.last() == Some(&'{') && matches!(last, '{' | ',') => {
                json += "\"\\u0001…\":0";
            }
            '…' => json += "\"\\u0001…\"",
            'A'..='Z' => {
                json += "\"\\u0001";
                json.push(c);
                while let Some(c) = chars.next_if(|c| is_name(*c)) {
                    json.push(c);
                }
                json.push('"');
            }
            _ => {
                match c {
                    '{' | '[' => open.push(c),
                    '}' | ']' => drop(open.pop()),
                    _ => {}
                }
                json.push(c);
            }
        }
        if !c.is_whitespace() {
            last = c;
        }
    }
    serde_json::from_str(&json)
}

pub(crate) fn is_name(c: char) -> bool {
    matches!(c, 'A'..='Z' | '0'..='9' | '_')
}

/// The message of a pattern, with the values of its names.
pub(crate) fn filled(pattern: &Value, names: &Names) -> Value {
    match pattern {
        Value::String(text) => match text.strip_prefix(MARK) {
            Some(name) => names.get(name).unwrap_or_else(|| panic!("{name} has no value")).clone(),
            None => pattern.clone(),
        },
        Value::Array(list) => list.iter().map(|value| filled(value, names)).collect(),
        Value::Object(members) => {
            members.iter().map(|(key, value)| (key.clone(), filled(value, names))).collect()
        }
        other => other.clone(),
    }
}

/// Whether a value matches a pattern. New names get their values from it.
pub(crate) fn fit(pattern: &Value, value: &Value, names: &mut Names) -> Result<(), String> {
    let mut new = names.clone();
    new.remove(LAST);
    compare(pattern, value, &mut new, "")?;
    if let (false, Some(last)) = (new.contains_key(LAST), names.get(LAST)) {
        new.insert(LAST.into(), last.clone());
    }
    *names = new;
    Ok(())
}

fn compare(pattern: &Value, value: &Value, names: &mut Names, at: &str) -> Result<(), String> {
    let differs = || Err(format!("{at}: {pattern} is shown, {value} is so"));
    match (pattern, value) {
        (Value::String(shown), _) if shown.starts_with(MARK) => match &shown[1..] {
            "…" => Ok(()),
            name => match names.entry(name.into()).or_insert_with(|| value.clone()) {
                known if known == value => Ok(()),
                known => Err(format!("{at}: {name} is {known}, and here {value}")),
            },
        },
        (Value::String(shown), Value::String(text)) => match shown.split_once('…') {
            Some((begin, end)) if text.starts_with(begin) && text.ends_with(end) => Ok(()),
            None if shown == text => Ok(()),
            _ => differs(),
        },
        (Value::Array(shown), Value::Array(list)) => {
            let all = !shown.last().is_some_and(is_gap);
            let count = if all { shown.len() } else { shown.len() - 1 };
            if list.len() < count || (all && list.len() != count) {
                return differs();
            }
            for (index, (shown, value)) in shown.iter().zip(list).take(count).enumerate() {
                compare(shown, value, names, &format!("{at}[{index}]"))?;
            }
            Ok(())
        }
        (Value::Object(shown), Value::Object(members)) => objects(shown, members, names, at),
        _ if pattern == value => Ok(()),
        _ => differs(),
    }
}

fn objects(
    shown: &Map<String, Value>,
    members: &Map<String, Value>,
    names: &mut Names,
    at: &str,
) -> Result<(), String> {
    let is_open = shown.keys().any(|key| key.starts_with(MARK));
    if !is_open && let Some(key) = members.keys().find(|key| !shown.contains_key(*key)) {
        return Err(format!("{at}.{key} is not shown"));
    }
    for (key, shown) in shown.iter().filter(|(key, _)| !key.starts_with(MARK)) {
        let value = members.get(key).ok_or_else(|| format!("{at}.{key} is not there"))?;
        compare(shown, value, names, &format!("{at}.{key}"))?;
    }
    Ok(())
}

fn is_gap(pattern: &Value) -> bool {
    pattern.as_str().is_some_and(|text| text.starts_with(MARK) && text.ends_with('…'))
}

#[test]
fn a_pattern_matches_only_what_it_shows() {
    let check = |pattern: &str, value: &str| {
        let value = serde_json::from_str(value).expect("JSON");
        fit(&read(pattern).expect("a pattern"), &value, &mut Names::new()).is_ok()
    };
    assert!(check(r#"{"a": 1, …}"#, r#"{"a": 1, "b": 2}"#));
    assert!(check(r#"{"a": [1, …], "b": …, "c": "x … z"}"#, r#"{"a":[1,2],"b":{},"c":"x y z"}"#));
    assert!(check(r#"{"a": N, "b": N}"#, r#"{"a": 3, "b": 3}"#));
    for (pattern, value) in [
        (r#"{"a": 1}"#, r#"{"a": 1, "b": 2}"#),
        (r#"{"a": 1, …}"#, r#"{"b": 2}"#),
        (r#"[1]"#, r#"[1, 2]"#),
        (r#"[1, 2, …]"#, r#"[1]"#),
        (r#""x … z""#, r#""x y""#),
        (r#"{"a": N, "b": N}"#, r#"{"a": 3, "b": 4}"#),
    ] {
        assert!(!check(pattern, value), "{pattern} {value}");
    }
}
