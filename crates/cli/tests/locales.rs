//! The languages of `locales/`: their messages, arguments and coverage.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use homestretch::words::{Words, languages};
use homestretch_rules::catalog;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The languages that are complete. Another one may lack messages and shows them in English.
const COMPLETE: [&str; 5] = ["en", "de", "es", "fr", "hi"];

/// Messages by id, each with the arguments it uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language)
}

/// The messages of one file of a language; none if there is no such file.
fn messages_of(language: &str, file: &str) -> Messages {
    let Ok(text) = std::fs::read_to_string(folder(language).join(file)) else {
        return Messages::new();
    };
    let resource = parse(text).unwrap_or_else(|(_, e)| panic!("{language}/{file}: {e:?}"));
    let mut found = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut values = BTreeSet::new();
        pattern(message.value.as_ref().expect("every message has a text"), &mut values);
        let twice = found.insert(message.id.name.clone(), values);
        assert!(twice.is_none(), "{language}/{file}: {} appears twice", message.id.name);
    }
    found
}

/// The messages of the terminal without rulebooks.
fn messages(language: &str) -> Messages {
    messages_of(language, "game.ftl")
}

/// The messages that rulebooks are made of.
fn rulebook(language: &str) -> Messages {
    messages_of(language, "rulebook.ftl")
}

fn pattern(pattern: &Pattern<String>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: e } = element {
            expression(e, values);
        }
    }
}

fn expression(expression: &Expression<String>, values: &mut BTreeSet<String>) {
    let mut inline = |expression: &InlineExpression<String>| {
        if let InlineExpression::VariableReference { id } = expression {
            values.insert(id.name.clone());
        }
    };
    match expression {
        Expression::Inline(found) => inline(found),
        Expression::Select { selector, variants } => {
            inline(selector);
            variants.iter().for_each(|variant| pattern(&variant.value, values));
        }
    }
}

/// The ids of the names and summaries of variants. English has those texts in the variant files.
fn of_variants() -> BTreeSet<String> {
    let both = |id: &str| ["name", "summary"].map(|what| format!("variant-{id}-{what}"));
    catalog::ids().flat_map(both).collect()
}

/// Reports how much of every language is translated, and lists everything that is wrong:
/// messages that English does not have, arguments that differ from English, and messages that a
/// complete language lacks. Run with `--nocapture` to read the report.
#[test]
fn every_translation_uses_only_known_messages_and_arguments() {
    let mut problems = Vec::new();
    let files = ["language.ftl", "game.ftl", "web.ftl", "rulebook.ftl", "variants.ftl"];
    for language in languages() {
        let (mut known, mut translated) = (0, 0);
        for file in files {
            let own = messages_of(language, file);
            let wanted: Messages = match file {
                "variants.ftl" => of_variants().into_iter().map(|id| (id, [].into())).collect(),
                _ => messages_of("en", file),
            };
            for id in wanted.keys().filter(|id| !own.contains_key(*id)) {
                // English has the texts of variants elsewhere, and every language has the parts
                // of rulebook sentences that its grammar needs.
                let optional = (language == "en" && file == "variants.ftl")
                    || (file == "rulebook.ftl" && !clauses().contains(id));
                if COMPLETE.contains(&language) && !optional {
                    problems.push(format!("{language}/{file} lacks {id}"));
                }
            }
            for (id, values) in &own {
                match wanted.get(id) {
                    // The arguments of rulebook sentences differ: a language may leave some out.
                    _ if file == "rulebook.ftl" => {}
                    None => problems.push(format!("{language}/{file}: English has no {id}")),
                    Some(expected) if expected != values => problems.push(format!(
                        "{language}/{file}: {id} uses {values:?}, English {expected:?}"
                    )),
                    Some(_) => {}
                }
            }
            known += wanted.len();
            translated += wanted.keys().filter(|id| own.contains_key(*id)).count();
        }
        println!("{language}: {translated} of {known} messages");
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The messages that the writer of rulebooks names.
fn clauses() -> BTreeSet<String> {
    let mut source = String::new();
    read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src/rulebook"), &mut source);
    let words = source.split('"').skip(1).step_by(2);
    words.filter(|word| word.starts_with("rulebook-")).map(String::from).collect()
}

#[test]
fn every_complete_language_has_a_message_for_every_clause_of_a_rulebook() {
    let clauses = clauses();
    assert!(clauses.len() > 150, "only {} clauses were found", clauses.len());
    for language in COMPLETE {
        let own = rulebook(language);
        let lacks: Vec<&String> = clauses.iter().filter(|id| !own.contains_key(*id)).collect();
        assert!(lacks.is_empty(), "{language} lacks {lacks:?}");
    }
}

#[test]
fn every_message_of_a_rulebook_is_a_clause_or_part_of_one() {
    let clauses = clauses();
    for language in languages() {
        let text = std::fs::read_to_string(folder(language).join("rulebook.ftl"));
        let text = text.unwrap_or_default();
        for id in rulebook(language).keys() {
            let used = clauses.contains(id) || text.contains(&format!("{{ {id} }}"));
            assert!(used, "{language}: nothing uses {id}");
        }
    }
}

#[test]
fn every_message_is_used_and_every_used_message_exists() {
    let mut source = String::new();
    read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    let english = messages("en");
    let text = std::fs::read_to_string(folder("en").join("game.ftl")).unwrap();
    let made = ["colour-", "level-", "command-", "why-"];
    for id in english.keys() {
        let said = source.contains(&format!("\"{id}\""))
            || text.contains(&format!("{{ {id} }}"))
            || made.iter().any(|m| id.starts_with(m));
        assert!(said, "nothing uses {id}");
    }
    for part in source.split("say!(").skip(1) {
        let Some(id) = part.split('"').nth(1) else { continue };
        let is_id = part.split(')').next().is_some_and(|args| args.contains('"'));
        let plain = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if is_id && plain && id.contains('-') {
            assert!(english.contains_key(id), "{id} is used and does not exist");
        }
    }
}

fn read_all(folder: &Path, source: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => read_all(&path, source),
            false => source.push_str(&std::fs::read_to_string(path).unwrap()),
        }
    }
}

#[test]
fn a_language_is_found_by_its_code_or_a_system_locale() {
    for name in ["de", "de_AT.UTF-8", "DE", "de-CH"] {
        assert_eq!(Words::new(name).unwrap().say("language", &[]), "Deutsch");
    }
    let error = Words::new("dee").err().map(|e| e.to_string()).unwrap();
    let known: Vec<&str> = languages().collect();
    assert!(error.contains("did you mean `de`?") && error.contains(&known.join(", ")));
}

#[test]
fn counts_of_one_are_singular() {
    let words = Words::new("en").unwrap();
    let said = |id: &str, n: i32| {
        let values = ["count", "throws", "pips"].map(|name| (name, n.into()));
        words.say(id, &values)
    };
    for (id, one, two) in [
        ("count-rolls", "one roll", "2 rolls"),
        ("count-snakes", "one snake", "2 snakes"),
        ("count-ladders", "one ladder", "2 ladders"),
        ("count-captures", "one capture", "2 captures"),
        ("count-sixes", "one six", "2 sixes"),
        ("count-passes", "one pass", "2 passes"),
        ("count-steps", "one step", "2 steps"),
        ("count-best", "best turn one roll and one square", "best turn 2 rolls and 2 squares"),
        ("setup-board-dice-value", "1 die", "2 dice"),
    ] {
        assert_eq!((said(id, 1), said(id, 2)), (one.into(), two.into()));
    }
}

#[test]
fn one_die_and_two_dice_differ_in_every_language_that_inflects_them() {
    for (language, one, two) in [
        ("de", "1 Würfel", "2 Würfel"),
        ("es", "1 dado", "2 dados"),
        ("fr", "1 dé", "2 dés"),
        ("hi", "1 पासा", "2 पासे"),
    ] {
        let words = Words::new(language).unwrap();
        let said = |n: i32| words.say("setup-board-dice-value", &[("count", n.into())]);
        assert_eq!((said(1), said(2)), (one.into(), two.into()));
    }
}

#[test]
fn every_language_can_be_shown_in_ascii() {
    for language in languages() {
        let words = Words::new(language).unwrap().in_ascii();
        for id in messages("en").keys().chain(rulebook("en").keys()) {
            assert!(words.say(id, &[]).is_ascii(), "{language}: {id}");
        }
    }
}
