//! Explains in plain words how unusual a distribution of dice is.

/// The chi-square test needs at least this many expected rolls of each face.
const MIN_EXPECTED_ROLLS: f64 = 3.0;

/// Explains the chi-square sum of a number of dice, given the expected count of each face.
pub(super) fn in_words(dice: u64, chi_square: f64, expected: &[f64]) -> String {
    if expected.len() < 2 || expected.iter().any(|expected| *expected < MIN_EXPECTED_ROLLS) {
        let are = if dice == 1 { "die is" } else { "dice are" };
        return format!("{dice} {are} too few to say whether this is unusual.");
    }
    let chance = at_least(chi_square, expected.len() as u32 - 1);
    let percent = chance * 100.0;
    if chance >= 0.05 {
        format!("Fair dice are at least this uneven in {percent:.0} of 100 games: nothing unusual.")
    } else if chance >= 0.001 {
        format!(
            "Fair dice are this uneven in only {percent:.1} of 100 games. That is rare, but it happens."
        )
    } else {
        "Fair dice are this uneven in fewer than one of 1000 games. Bad luck does not prove fraud and good luck does not prove honesty; the checks above do.".into()
    }
}

/// The probability of a chi-square sum that is at least this large.
fn at_least(chi_square: f64, freedom: u32) -> f64 {
    if chi_square <= 0.0 {
        return 1.0;
    }
    let half = chi_square / 2.0;
    // Every two degrees of freedom add one term.
    let (mut degrees, mut sum, mut term) = match freedom.is_multiple_of(2) {
        true => (2, (-half).exp(), (-half).exp() * half),
        false => (1, erfc(half.sqrt()), (-half).exp() * (4.0 * half / std::f64::consts::PI).sqrt()),
    };
    while degrees < freedom {
        sum += term;
        term *= half / (f64::from(degrees) / 2.0 + 1.0);
        degrees += 2;
    }
    sum.min(1.0)
}

/// The complement of the error function, to seven digits (Abramowitz and Stegun 7.1.26).
fn erfc(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let terms = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    terms.iter().fold(0.0, |sum, term| (sum + term) * t) * (-x * x).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_match_published_tables() {
        let bounds =
            [(1, 3.841, 10.828), (2, 5.991, 13.816), (5, 11.07, 20.515), (19, 30.144, 43.82)];
        for (freedom, five, thousandth) in bounds {
            assert!((at_least(five, freedom) - 0.05).abs() < 1e-4, "{freedom}");
            assert!((at_least(thousandth, freedom) - 0.001).abs() < 1e-5, "{freedom}");
        }
        assert!((at_least(0.0, 5) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_sum_is_explained_in_words() {
        let check = |chi_square, each: f64, words: &str| {
            let told = in_words(600, chi_square, &[each; 6]);
            assert!(told.contains(words), "{told}");
        };
        check(4.35, 100.0, "in 50 of 100 games: nothing unusual");
        check(15.0, 100.0, "in only 1.0 of 100 games");
        check(138.4, 100.0, "in fewer than one of 1000 games");
        check(138.4, 2.0, "too few");
    }
}
