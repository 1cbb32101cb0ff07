//! Checks docs/VARIANTS.md: its files are accepted or rejected as it says, and it lists every key.

use homestretch_rules::{Problems, Rules, Spec};

const DOC: &str = include_str!("../../../docs/VARIANTS.md");

/// A fenced block of the document: its info string, its line and its text.
struct Block {
    mark: String,
    line: usize,
    text: String,
}

fn blocks() -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    let mut open = false;
    for (i, line) in DOC.lines().enumerate() {
        match line.strip_prefix("```") {
            Some(_) if open => open = false,
            Some(mark) => {
                open = true;
                found.push(Block { mark: mark.into(), line: i + 1, text: String::new() });
            }
            None if open => {
                let block = found.last_mut().expect("a block is open");
                block.text += line;
                block.text.push('\n');
            }
            None => {}
        }
    }
    assert!(!open, "the last block is not closed");
    found
}

/// Every key with its printed default, such as `dice.use` and `"sum"`.
fn keys() -> Vec<(String, String)> {
    let mut group = String::new();
    let mut keys = Vec::new();
    for line in Spec::default().text().lines() {
        if let Some(name) = line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
            group = format!("{name}.");
        } else if let Some((leaf, value)) = line.split_once(" = ") {
            keys.push((format!("{group}{leaf}"), value.to_string()));
        }
    }
    keys
}

/// The section of the document about a key.
fn section(key: &str) -> Option<&'static str> {
    let (_, rest) = DOC.split_once(&format!("\n#### `{key}`\n"))?;
    Some(rest.split("\n#").next().unwrap_or(rest))
}

/// The texts in backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn read(base: &str, line: &str) -> Result<Rules, Problems> {
    let id = if line.starts_with("id ") { "" } else { "id = \"tried\"\n" };
    Rules::read(&format!("based_on = \"{base}\"\n{id}{line}\n"))
}

/// The problems as `homestretch variants check mine.toml` prints them.
fn printed(problems: &Problems) -> String {
    let mut text = String::new();
    for problem in &problems.0 {
        let mut rest = problem.clone();
        text += &match rest.line.take() {
            Some(line) => format!("mine.toml:{line}: {rest}\n"),
            None => format!("mine.toml: {rest}\n"),
        };
    }
    text
}

#[test]
fn the_example_files_are_accepted() {
    let blocks = blocks();
    let files = blocks.iter().filter(|block| block.mark == "toml");
    assert!(files.clone().count() >= 5);
    for block in files {
        if let Err(problems) = Rules::read(&block.text) {
            panic!("the file at line {}:\n{problems}", block.line);
        }
    }
}

#[test]
fn the_wrong_files_are_rejected_with_the_documented_messages() {
    let blocks = blocks();
    assert!(blocks.iter().any(|block| block.mark == "toml,wrong"));
    for pair in blocks.windows(2).filter(|pair| pair[0].mark == "toml,wrong") {
        let problems = Rules::read(&pair[0].text).expect_err("the file is wrong");
        assert_eq!(pair[1].mark, "problems", "the block after line {}", pair[0].line);
        assert_eq!(printed(&problems), pair[1].text, "after line {}", pair[1].line);
    }
    let known = ["toml", "toml,wrong", "problems"];
    assert!(blocks.iter().all(|block| known.contains(&block.mark.as_str())));
}

#[test]
fn every_key_is_documented_with_its_default() {
    for (key, default) in keys() {
        let section = section(&key).unwrap_or_else(|| panic!("`{key}` is not documented"));
        let said = format!("Default: `{default}`");
        assert!(section.contains(&said), "`{key}` should say {said}");
    }
    let known: Vec<String> = keys().into_iter().map(|(key, _)| key).collect();
    for line in DOC.lines() {
        let key = line.strip_prefix("#### `").and_then(|l| l.strip_suffix('`'));
        assert!(key.is_none_or(|key| known.iter().any(|k| k == key)), "{line} is not a key");
    }
}

#[test]
fn every_key_has_an_example_that_works() {
    for (key, _) in keys() {
        let section = section(&key).expect("every key is documented");
        let example = section.lines().find(|line| line.starts_with("Example"));
        let example = example.unwrap_or_else(|| panic!("`{key}` has no example"));
        let mut texts: Vec<&str> = quoted(example).collect();
        let base = if example.starts_with("Example on `") { texts.remove(0) } else { "ludo" };
        assert!(texts[0].starts_with(&format!("{key} = ")), "`{key}`: {example}");
        if let Err(problems) = read(base, &texts.join("\n")) {
            panic!("{example}\n{problems}");
        }
    }
}

#[test]
fn every_choice_of_a_key_is_documented() {
    let mut count = 0;
    for (key, default) in keys() {
        let Err(problems) = read("ludo", &format!("{key} = \"nonsense, surely\"")) else {
            continue;
        };
        let asked = problems.0.iter().find(|p| p.key == key && p.hint.starts_with("write one of "));
        let Some(problem) = asked else { continue };
        let section = section(&key).expect("every key is documented");
        let words: Vec<&str> = problem.hint.split('"').skip(1).step_by(2).collect();
        assert!(default.starts_with('"') && !words.is_empty());
        for word in words {
            assert!(section.contains(&format!("- `\"{word}\"`: ")), "`{key}` lacks \"{word}\"");
            count += 1;
        }
    }
    assert!(count > 70, "only {count} choices");
}
