//! Text in columns.

use crate::board::Style;
use crate::words;
use ratatui::text::Span;

/// The columns that a text takes.
pub(crate) fn width(text: &str) -> u16 {
    Span::raw(text).width().min(usize::from(u16::MAX)) as u16
}

/// A text in lines of at most so many columns, broken between words where that is possible.
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

/// Whether a line may end at a letter: French sets a space that holds its words together before some signs.
fn may_break(letter: char) -> bool {
    letter.is_whitespace() && !matches!(letter, '\u{a0}' | '\u{202f}' | '\u{2007}')
}

/// A text cut to so many columns.
pub(crate) fn cut(text: &str, columns: u16, style: Style) -> String {
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

/// A line of keys. Where not all of them fit, those before the last two are left out: the last two
/// lead to help and out.
pub(crate) fn keys(line: &str, columns: u16, style: Style) -> String {
    let between = if line.contains('·') { " · " } else { " | " };
    let mut keys: Vec<&str> = line.split(between).collect();
    while keys.len() > 3 && width(&keys.join(between)) > columns {
        keys.remove(keys.len() - 3);
    }
    cut(&keys.join(between), columns, style)
}

/// A text that comes from no message, in letters that the terminal has.
pub(crate) fn shown(text: &str, style: Style) -> String {
    if style.unicode {
        return text.to_string();
    }
    words::plain(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RICH: Style = Style { colour: true, unicode: true };

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one two", 3), ["one", "two"]);
        assert_eq!(wrap("", 3), [""]);
    }

    #[test]
    fn words_that_belong_together_stay_so() {
        assert_eq!(wrap("qui\u{a0}? toi\u{202f}!", 7), ["qui\u{a0}?", "toi\u{202f}!"]);
    }

    #[test]
    fn a_word_that_is_too_long_is_broken() {
        assert_eq!(wrap("a motorway", 5), ["a", "motor", "way"]);
    }

    #[test]
    fn keys_that_do_not_fit_are_left_out_but_not_help_and_the_way_out() {
        let (line, look) = ("Space roll · U undo · R rules · ? help · Q leave", RICH);
        assert_eq!(keys(line, 60, look), line);
        assert_eq!(keys(line, 40, look), "Space roll · U undo · ? help · Q leave");
        assert_eq!(keys(line, 30, look), "Space roll · ? help · Q leave");
        assert_eq!(keys("Space roll | U undo | ? help | Q leave", 30, look).len(), 29);
    }

    #[test]
    fn what_is_cut_ends_in_a_sign() {
        assert_eq!(cut("Wilhelmina", 5, RICH), "Wilh…");
        assert_eq!(cut("Wilhelmina", 5, Style { colour: true, unicode: false }), "Wilh~");
        assert_eq!(cut("Wilma", 5, RICH), "Wilma");
    }
}
