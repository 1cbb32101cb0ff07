//! Text that has to fit into a number of columns.

use crate::terminal::DrawStyle;
use ratatui::text::Span;

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> u16 {
    Span::raw(text).width().min(usize::from(u16::MAX)) as u16
}

/// Breaks a text into lines of at most `columns` columns, between words if possible.
pub(crate) fn wrap(text: &str, columns: u16) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split(may_break).filter(|word| !word.is_empty()) {
        if !line.is_empty() && width(&line) + 1 + width(word) > columns {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for letter in word.chars() {
            if width(&line) + width(letter.encode_utf8(&mut [0; 4])) > columns {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    lines.push(line);
    lines
}

/// Whether a line may break at this character. It may not at the no-break spaces that French puts
/// before some punctuation.
fn may_break(letter: char) -> bool {
    letter.is_whitespace() && !matches!(letter, '\u{a0}' | '\u{202f}' | '\u{2007}')
}

/// Shortens a text to at most `columns` columns.
pub(crate) fn cut(text: &str, columns: u16, style: DrawStyle) -> String {
    if width(text) <= columns {
        return text.to_string();
    }
    let dots = if style.unicode { "…" } else { "~" };
    let mut out = String::new();
    for letter in text.chars() {
        if width(&out) + width(letter.encode_utf8(&mut [0; 4])) + 1 > columns {
            break;
        }
        out.push(letter);
    }
    out + dots
}

/// Shortens a line of keys. The last two keys, for help and for leaving, always stay; the keys
/// before them are dropped first.
pub(crate) fn keys(line: &str, columns: u16, style: DrawStyle) -> String {
    let between = if line.contains('·') { " · " } else { " | " };
    let mut keys: Vec<&str> = line.split(between).collect();
    while keys.len() > 3 && width(&keys.join(between)) > columns {
        keys.remove(keys.len() - 3);
    }
    cut(&keys.join(between), columns, style)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RICH: DrawStyle = DrawStyle { colour: true, unicode: true };

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one two", 3), ["one", "two"]);
        assert_eq!(wrap("", 3), [""]);
    }

    #[test]
    fn no_line_breaks_at_a_no_break_space() {
        assert_eq!(wrap("qui\u{a0}? toi\u{202f}!", 7), ["qui\u{a0}?", "toi\u{202f}!"]);
    }

    #[test]
    fn a_word_longer_than_a_line_is_broken() {
        assert_eq!(wrap("a motorway", 5), ["a", "motor", "way"]);
    }

    #[test]
    fn keys_are_dropped_when_they_do_not_fit_except_help_and_leave() {
        let (line, look) = ("Space roll · U undo · R rules · ? help · Q leave", RICH);
        assert_eq!(keys(line, 60, look), line);
        assert_eq!(keys(line, 40, look), "Space roll · U undo · ? help · Q leave");
        assert_eq!(keys(line, 30, look), "Space roll · ? help · Q leave");
        assert_eq!(keys("Space roll | U undo | ? help | Q leave", 30, look).len(), 29);
    }

    #[test]
    fn a_shortened_text_ends_in_an_ellipsis() {
        assert_eq!(cut("Wilhelmina", 5, RICH), "Wilh…");
        assert_eq!(cut("Wilhelmina", 5, DrawStyle { colour: true, unicode: false }), "Wilh~");
        assert_eq!(cut("Wilma", 5, RICH), "Wilma");
    }
}
