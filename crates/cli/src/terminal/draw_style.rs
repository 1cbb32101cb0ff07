//! The capabilities of the terminal, from the environment.

/// How to draw on this terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawStyle {
    /// Whether to use colours. Without them, squares are drawn as boxes.
    pub colour: bool,
    /// Whether to use characters beyond ASCII.
    pub unicode: bool,
}

impl DrawStyle {
    /// Reads the style from environment variables: `NO_COLOR` turns colours off, and a locale that
    /// is not UTF-8 turns Unicode off. Without a locale, as in many containers, Unicode stays on
    /// because the terminals themselves support it.
    pub fn from_env(variable: impl Fn(&str) -> Option<String>) -> DrawStyle {
        let filled = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(filled);
        let utf8 = |locale: String| {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        };
        DrawStyle { colour: filled("NO_COLOR").is_none(), unicode: locale.is_none_or(utf8) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(variables: &[(&str, &str)], colour: bool, unicode: bool) {
        let get = |name: &str| {
            variables.iter().find(|(n, _)| *n == name).map(|(_, value)| value.to_string())
        };
        assert_eq!(DrawStyle::from_env(get), DrawStyle { colour, unicode }, "{variables:?}");
    }

    #[test]
    fn the_environment_decides_about_colours_and_unicode() {
        check(&[], true, true);
        check(&[("LANG", "de_DE.UTF-8")], true, true);
        check(&[("LANG", "en_GB.UTF-8"), ("LC_ALL", "C")], true, false);
        check(&[("LANG", "en_GB.utf8"), ("NO_COLOR", "1")], false, true);
        check(&[("LANG", "en_GB.utf8"), ("NO_COLOR", "")], true, true);
    }
}
