//! The README says what is so.

use homestretch::variants::players;
use homestretch_rules::{Rules, catalog};

const README: &str = include_str!("../../../README.md");

#[test]
fn the_table_of_variants_is_up_to_date() {
    let mut table = String::from(
        "| variant | name | players | tokens | board | |\n|---|---|---|---|---|---|\n",
    );
    for id in catalog::ids() {
        let spec = catalog::find(id).unwrap();
        table += &format!(
            "| `{id}` | {} | {} | {} | {} | {} |\n",
            spec.name,
            players(&spec),
            spec.tokens,
            spec.board.name,
            spec.summary
        );
    }
    assert!(README.contains(&table), "the table should be\n{table}");
}

#[test]
fn the_example_file_is_a_variant() {
    let (_, rest) = README.split_once("```toml\n").unwrap();
    let (file, _) = rest.split_once("```").unwrap();
    Rules::read(file).unwrap();
}
