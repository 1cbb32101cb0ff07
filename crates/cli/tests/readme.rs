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

#[test]
fn the_table_of_players_is_up_to_date() {
    for level in homestretch_bots::LEVELS {
        let row = match level.measured {
            Some(m) => {
                format!("| `{}` | {:.1} % | {:.1} to {:.1} |", level.name, m.share, m.low, m.high)
            }
            None => format!("| `{}` | | |", level.name),
        };
        assert!(README.contains(&row) && README.contains(level.about), "{row}");
    }
}

/// Every request of the line protocol's document is one that the engine knows.
#[test]
fn the_requests_of_the_document_are_understood() {
    use homestretch::lines::Answer;
    let document = include_str!("../../../docs/ENGINE.md");
    let mut engine = homestretch::engine::Engine::default();
    engine.answer(r#"{"cmd":"new","variant":"ludo-server","opening":true}"#);
    let quoted = document.split('`').filter(|text| text.starts_with("{\"cmd\""));
    let mut count = 0;
    for request in quoted {
        let answer = engine.answer(request);
        let code = answer["error"]["code"].as_str().unwrap_or("ok");
        assert!(!["bad_request", "unknown_command"].contains(&code), "{request}: {answer}");
        count += 1;
    }
    assert!(count > 15);
}
