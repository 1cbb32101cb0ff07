//! The languages: every one says everything, with the same values, and nothing else.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use homestretch::words::{Words, languages};
use homestretch_rules::catalog;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The messages of a language: for each id, the values it uses.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    messages_of(&format!("{language}.ftl"))
}

/// The messages that rulebooks are made of.
fn rulebook(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    messages_of(&format!("rulebook/{language}.ftl"))
}

fn messages_of(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let text = std::fs::read_to_string(root.join(language)).unwrap();
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let mut found = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut values = BTreeSet::new();
        pattern(message.value.as_ref().expect("every message says something"), &mut values);
        let twice = found.insert(message.id.name.clone(), values);
        assert!(twice.is_none(), "{language}: {} is there twice", message.id.name);
    }
    found
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

/// Names and summaries of variants are in their own files in English.
fn of_variants() -> BTreeSet<String> {
    let both = |id: &str| ["name", "summary"].map(|what| format!("variant-{id}-{what}"));
    catalog::ids().flat_map(both).collect()
}

#[test]
fn every_language_says_everything_with_the_same_values() {
    let english = messages("en");
    for language in languages().filter(|language| *language != "en") {
        let own = messages(language);
        for (id, values) in &english {
            let found = own.get(id).unwrap_or_else(|| panic!("{language} lacks {id}"));
            assert_eq!(found, values, "{language}: the values of {id}");
        }
        let known: BTreeSet<String> = english.keys().cloned().chain(of_variants()).collect();
        let more: Vec<&String> = own.keys().filter(|id| !known.contains(*id)).collect();
        assert!(more.is_empty(), "{language} has what English has not: {more:?}");
    }
}

/// The messages that the writer of rulebooks names.
fn clauses() -> BTreeSet<String> {
    let mut source = String::new();
    read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src/rulebook"), &mut source);
    let words = source.split('"').skip(1).step_by(2);
    words.filter(|word| word.starts_with("rulebook-")).map(String::from).collect()
}

#[test]
fn every_language_has_a_message_for_every_clause_of_a_rulebook() {
    let clauses = clauses();
    assert!(clauses.len() > 150, "only {} clauses were found", clauses.len());
    for language in languages() {
        let own = rulebook(language);
        let lacks: Vec<&String> = clauses.iter().filter(|id| !own.contains_key(*id)).collect();
        assert!(lacks.is_empty(), "{language} lacks {lacks:?}");
    }
}

#[test]
fn every_message_of_a_rulebook_is_a_clause_or_a_part_of_one() {
    let clauses = clauses();
    for language in languages() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/rulebook");
        let text = std::fs::read_to_string(path.join(format!("{language}.ftl"))).unwrap();
        for id in rulebook(language).keys() {
            let used = clauses.contains(id) || text.contains(&format!("{{ {id} }}"));
            assert!(used, "{language}: nobody says {id}");
        }
    }
}

#[test]
fn every_language_but_english_names_the_variants() {
    assert!(messages("en").keys().all(|id| !of_variants().contains(id)));
    for language in languages().filter(|language| *language != "en") {
        let own = messages(language);
        for id in of_variants() {
            assert!(own.contains_key(&id), "{language} lacks {id}");
        }
    }
}

#[test]
fn every_message_is_said_somewhere_and_every_one_said_is_there() {
    let mut source = String::new();
    read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    let english = messages("en");
    let made = ["colour-", "level-", "command-"];
    for id in english.keys() {
        let said = source.contains(&format!("\"{id}\"")) || made.iter().any(|m| id.starts_with(m));
        assert!(said, "nobody says {id}");
    }
    for part in source.split("say!(").skip(1) {
        let Some(id) = part.split('"').nth(1) else { continue };
        let is_id = part.split(')').next().is_some_and(|args| args.contains('"'));
        let plain = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if is_id && plain && id.contains('-') {
            assert!(english.contains_key(id), "{id} is said and not there");
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
fn a_language_is_found_by_its_code_or_the_name_of_the_system() {
    for name in ["de", "de_AT.UTF-8", "DE", "de-CH"] {
        assert_eq!(Words::new(name).unwrap().say("language", &[]), "Deutsch");
    }
    let error = Words::new("dee").err().map(|e| e.to_string()).unwrap();
    assert!(error.contains("did you mean `de`?") && error.contains("en, fr, de, es, hi"));
}

#[test]
fn one_is_not_many() {
    let figures = |n: i32| {
        let names = ["rolls", "captures", "lost", "steps", "throws", "pips"];
        let values: Vec<(&str, _)> = names.map(|name| (name, n.into())).into();
        let values = [("who", "Ann".into())].into_iter().chain(values);
        Words::new("en").unwrap().say("plain-stats", &values.collect::<Vec<_>>())
    };
    let one = "one roll, one capture, 1 lost, one step, best turn one throw and one pip.";
    let two = "2 rolls, 2 captures, 2 lost, 2 steps, best turn 2 throws and 2 pips.";
    assert_eq!((figures(1), figures(2)), (format!("Ann: {one}"), format!("Ann: {two}")));
}

#[test]
fn plain_letters_are_enough_for_every_language() {
    for language in languages() {
        let words = Words::new(language).unwrap().in_ascii();
        for id in messages("en").keys().chain(rulebook("en").keys()) {
            assert!(words.say(id, &[]).is_ascii(), "{language}: {id}");
        }
    }
}
