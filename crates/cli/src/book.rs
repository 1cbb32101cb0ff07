//! The rulebook as it is read on a screen.

/// The lines of a rulebook without the marks of its headings: whether it is one, and its text.
pub(crate) fn lines(book: &str) -> impl Iterator<Item = (bool, &str)> {
    book.lines().map(|line| {
        let text = line.trim_start_matches('#');
        (text.len() < line.len(), text.trim_start())
    })
}
