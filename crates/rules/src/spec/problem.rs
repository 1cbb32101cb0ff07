//! Problems of a variant: what is wrong, where, and what to write instead.

use std::fmt;

/// One mistake in a variant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problem {
    /// The line in the file, counted from 1, if it is known.
    pub line: Option<usize>,
    /// The key it is about, such as `squares.snakes[2]`; empty for the file as a whole.
    pub key: String,
    /// What is wrong.
    pub message: String,
    /// What to write instead.
    pub hint: String,
}

impl Problem {
    pub(crate) fn new(key: impl Into<String>, message: impl Into<String>) -> Problem {
        Problem { key: key.into(), message: message.into(), ..Problem::default() }
    }

    pub(crate) fn hint(mut self, hint: impl Into<String>) -> Problem {
        self.hint = hint.into();
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if !self.key.is_empty() {
            write!(f, "{}: ", self.key)?;
        }
        f.write_str(&self.message)?;
        if !self.hint.is_empty() {
            write!(f, "; {}", self.hint)?;
        }
        Ok(())
    }
}

/// All mistakes in a variant, in the order of its lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    /// Adds a problem with a key: what is wrong, and what to write instead.
    pub(crate) fn add(
        &mut self,
        key: impl Into<String>,
        message: impl Into<String>,
        hint: impl Into<String>,
    ) {
        self.0.push(Problem::new(key, message).hint(hint));
    }
}

/// Adds a problem with `key` for every condition that holds. The message and the hint can name
/// variables, as in `format!`.
macro_rules! add_problems {
    ($problems:ident, $($key:literal if $is_wrong:expr => $message:literal, $hint:literal;)+) => {
        $(if $is_wrong {
            $problems.add($key, format!($message), format!($hint));
        })+
    };
}
pub(crate) use add_problems;

impl std::error::Error for Problems {}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(Problem::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}
