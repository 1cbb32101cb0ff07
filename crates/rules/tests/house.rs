//! House rules: what every variant offers, and the rules that result.

use homestretch_rules::{HouseRule, Problems, Rules, Spec, VariantOptions, catalog};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// For every variant and every single choice: the rule, and the values of the variant file that it
/// changes.
const EXPECTED: &str = include_str!("data/house.jsonl");

fn chosen(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
    pairs.iter().map(|(id, choice)| (id.to_string(), choice.to_string())).collect()
}

fn result(rules: Result<Rules, Problems>) -> Result<String, String> {
    rules.map(|rules| rules.text().to_string()).map_err(|problems| problems.to_string())
}

#[test]
fn every_variant_offers_the_expected_house_rules() {
    let mut expected = EXPECTED.lines();
    for id in catalog::ids() {
        let spec = catalog::find(id).expect("listed");
        for rule in spec.house(&spec) {
            assert_eq!(rule.own, rule.played);
            for choice in &rule.choices {
                let line = expected.next().unwrap_or_default();
                let mut expected: Value = serde_json::from_str(line).expect("JSON");
                expected.as_object_mut().expect("an object").remove("options");
                let found = json!({ "variant": id, "id": rule.id, "own": rule.own, "kind": rule.kind,
                    "capturing": rule.needs.is_some(), "choice": choice });
                assert_eq!(found, expected);
            }
        }
    }
    assert_eq!(expected.next(), None);
}

#[test]
fn a_single_house_rule_gives_the_same_rules_as_the_option_of_the_variant_file() {
    for line in EXPECTED.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        let word = |key: &str| line[key].as_str().expect("a text");
        let spec = catalog::find(word("variant")).expect("a variant");
        let options: VariantOptions =
            serde_json::from_value(line["options"].clone()).expect("options");
        let expected = result(options.rules(&spec));
        assert_eq!(
            result(spec.with_house(&chosen(&[(word("id"), word("choice"))]))),
            expected,
            "{line}"
        );
    }
}

#[test]
fn the_house_rules_of_a_game_are_found_from_its_rules() {
    let played = |house: &[(&str, &str)]| -> Vec<String> {
        let spec = catalog::find("ludo").expect("a variant");
        let rules = spec.with_house(&chosen(house)).expect("valid").house();
        let changed = |rule: &HouseRule| rule.played != rule.own;
        let changed = rules.into_iter().filter(changed);
        changed.map(|rule| format!("{} {}", rule.id, rule.played)).collect()
    };
    assert!(played(&[]).is_empty());
    assert_eq!(played(&[("tokens", "2"), ("entry", "any")]), ["tokens 2", "entry any"]);
    assert_eq!(played(&[("again-six", "off")]), ["again-six off"]);
}

#[test]
fn without_captures_rules_about_captures_have_no_effect() {
    let spec: Spec = catalog::find("ludo").expect("a variant");
    let off = result(spec.with_house(&chosen(&[("captures", "off")])));
    let more = [("captures", "off"), ("must-capture", "on"), ("again-capture", "on")];
    assert_eq!(result(spec.with_house(&chosen(&more))), off);
}

#[test]
fn unknown_house_rules_and_choices_are_reported() {
    let spec = catalog::find("snakes").expect("a variant");
    let problems = result(spec.with_house(&chosen(&[("gate", "on"), ("order", "alphabet")])));
    let problems = problems.expect_err("two mistakes");
    assert!(problems.contains("gate: the variant has no such house rule"), "{problems}");
    assert!(problems.contains("order: there is no `alphabet`"), "{problems}");
}
