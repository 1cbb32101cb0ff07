//! Suggestions for misspelled words, for error messages.

/// The known word most similar to the written one, if it is similar enough to be meant.
pub fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let written = written.to_lowercase();
    let away = |word: &str| distance(&written, &word.to_lowercase());
    let best = known.into_iter().map(|word| (away(word), word)).min()?;
    let longest = written.chars().count().max(best.1.chars().count());
    (best.0 <= 1 + longest / 3).then_some(best.1)
}

/// How many letters must be changed, added, removed or swapped to turn one word into the other.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().take(60).collect();
    let b: Vec<char> = b.chars().take(60).collect();
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let change = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let mut least = change.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    least = least.min(rows[i - 2][j - 2] + 1);
                }
                least
            };
        }
    }
    rows[a.len()][b.len()]
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
