//! The rulebook of a variant, in any language.

use crate::words::{Words, capital};
use homestretch_rules::Rules;

/// The rules for people who have never played the game, as Markdown with one sentence per line.
/// The summary comes first, then the complete rules under a heading of their own.
pub fn text(words: &Words, rules: &Rules) -> String {
    let (name, summary) = variant(words, rules);
    let name = if name.trim().is_empty() { &rules.spec().id } else { &name };
    let mut out = format!("# {}\n", one_line(name));
    out += &paragraph(&one_line(&summary));
    for (i, section) in rules.rulebook().iter().enumerate() {
        if i == 1 {
            out += &format!("\n## {}\n", words.say("game-rules-complete", &[]));
        }
        let level = if i == 0 { "##" } else { "###" };
        out += &format!("\n{level} {}\n\n", words.clause(&section.title));
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

/// The name and summary of a variant: the translated ones if the language has them, else those of
/// the variant file.
pub(crate) fn variant(words: &Words, rules: &Rules) -> (String, String) {
    let spec = rules.spec();
    let of = |what: &str, english: &str| {
        let id = format!("variant-{}-{what}", spec.id);
        words.find(&id, &[]).map_or_else(|| english.to_string(), |_| words.say(&id, &[]))
    };
    (of("name", &spec.name), of("summary", &spec.summary))
}

/// The lines of a rulebook without Markdown: whether the line is a heading, and its text.
pub(crate) fn lines(book: &str) -> impl Iterator<Item = (bool, &str)> {
    book.lines().map(|line| {
        let text = line.trim_start_matches('#');
        (text.len() < line.len(), text.trim_start())
    })
}

/// A text with its whitespace replaced by single spaces.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text as a paragraph that ends with punctuation; empty if the text is.
fn paragraph(text: &str) -> String {
    match text.chars().last() {
        None => String::new(),
        Some('.' | '!' | '?' | ':' | '।') => format!("\n{text}\n"),
        Some(_) => format!("\n{text}.\n"),
    }
}
