//! Suggestions for misspelled words, for error messages.

/// The known word most similar to the written one, if it is similar enough to be meant.
pub fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let folded = |word: &str| word.to_lowercase().chars().take(60).collect::<String>();
    let written = folded(written);
    let away = |word: &str| strsim::osa_distance(&written, &folded(word));
    let best = known.into_iter().map(|word| (away(word), word)).min()?;
    let longest = written.chars().count().max(best.1.chars().count());
    (best.0 <= 1 + longest / 3).then_some(best.1)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_misspelled_word_gets_a_suggestion_and_nonsense_does_not() {
        assert_eq!(nearest("tokns", ["tokens", "teams"]), Some("tokens"));
        assert_eq!(nearest("sxi", ["six", "pair"]), Some("six"));
        assert_eq!(nearest("SIX", ["six", "pair"]), Some("six"));
        assert_eq!(nearest("zzzzzzzzzz", ["six", "pair"]), None);
    }
}
