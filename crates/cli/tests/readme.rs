//! The README and the documentation match the program.

use homestretch::commands::variants::players;
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
    for info in homestretch_bots::LEVELS {
        let row = match info.measured {
            Some(m) => {
                format!("| `{}` | {:.1} % | {:.1} to {:.1} |", info.level, m.share, m.low, m.high)
            }
            None => format!("| `{}` | | |", info.level),
        };
        assert!(README.contains(&row) && README.contains(info.about), "{row}");
    }
}

/// The engine knows every request in the documentation of the line protocol.
#[test]
fn the_engine_accepts_the_requests_of_its_document() {
    use homestretch::line_protocol::LineProtocol;
    let document = include_str!("../../../docs/ENGINE.md");
    let mut engine = homestretch::commands::engine::Engine::default();
    engine.answer(r#"{"cmd":"new","variant":"ludo-server","opening":true}"#);
    let quoted = document.split('`').filter(|text| text.starts_with("{\"cmd\""));
    let mut count = 0;
    for request in quoted {
        let answer = serde_json::to_value(engine.answer(request)).unwrap();
        let code = answer["error"]["code"].as_str().unwrap_or("ok");
        assert!(!["bad_request", "unknown_command"].contains(&code), "{request}: {answer}");
        count += 1;
    }
    assert!(count > 15);
}
