//! The rulebook of a variant in a language.

use crate::words::{Words, capital};
use homestretch_rules::Rules;

/// The rules for someone who has never played the game: Markdown, one sentence on a line.
pub fn text(words: &Words, rules: &Rules) -> String {
    let (name, summary) = variant(words, rules);
    let name = if name.trim().is_empty() { &rules.spec().id } else { &name };
    let mut out = format!("# {}\n", one_line(name));
    out += &paragraph(&one_line(&summary));
    for section in rules.rulebook() {
        out += &format!("\n## {}\n\n", words.clause(&section.title));
        let mut listing = false;
        for clause in &section.clauses {
            if clause.item != listing {
                out.push('\n');
            }
            listing = clause.item;
            let mark = if clause.item { "- " } else { "" };
            out += &format!("{mark}{}\n", capital(&words.clause(clause)));
        }
    }
    out
}

/// A variant's name and what it is. Other languages have it in their messages.
pub(crate) fn variant(words: &Words, rules: &Rules) -> (String, String) {
    let spec = rules.spec();
    let of = |what: &str, english: &str| {
        let id = format!("variant-{}-{what}", spec.id);
        words.find(&id, &[]).map_or_else(|| english.to_string(), |_| words.say(&id, &[]))
    };
    (of("name", &spec.name), of("summary", &spec.summary))
}

/// The lines of a rulebook without the marks of its headings: whether it is one, and its text.
pub(crate) fn lines(book: &str) -> impl Iterator<Item = (bool, &str)> {
    book.lines().map(|line| {
        let text = line.trim_start_matches('#');
        (text.len() < line.len(), text.trim_start())
    })
}

/// Someone's text on one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Someone's text as a paragraph that ends like a sentence; nothing if there is none.
fn paragraph(text: &str) -> String {
    match text.chars().last() {
        None => String::new(),
        Some('.' | '!' | '?' | ':' | '।') => format!("\n{text}\n"),
        Some(_) => format!("\n{text}.\n"),
    }
}
