//! The variants and boards that come with the program, compiled in from `variants/`.

use super::{Draft, Problem, Spec};
use crate::suggest;

include!(concat!(env!("OUT_DIR"), "/catalog.rs"));

/// The ids of all variants, sorted.
pub fn ids() -> impl Iterator<Item = &'static str> {
    VARIANTS.iter().map(|(id, _)| *id)
}

/// The text of a variant's file.
pub fn text(id: &str) -> Option<&'static str> {
    VARIANTS.iter().find(|(name, _)| *name == id).map(|(_, text)| *text)
}

/// A variant by its id.
pub fn find(id: &str) -> Option<Spec> {
    text(id).map(|text| Draft::read(text).spec)
}

/// A variant by its id, or an error with the id that was probably meant.
pub fn named(id: &str) -> Result<Spec, UnknownVariant> {
    find(id).ok_or_else(|| UnknownVariant { id: id.into(), near: suggest::nearest(id, ids()) })
}

/// No variant has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no variant `{id}`{}", .near.map_or_else(String::new, |id| format!("; did you mean `{id}`?")))]
pub struct UnknownVariant {
    /// The requested id.
    pub id: String,
    /// The most similar known id.
    pub near: Option<&'static str>,
}

impl UnknownVariant {
    /// The same as a problem of a variant that is based on it.
    pub(super) fn problem(&self) -> Problem {
        let hint = match self.near {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => "see `homestretch variants list`".into(),
        };
        Problem::new("based_on", format!("there is no variant \"{}\"", self.id)).hint(hint)
    }
}

/// The names of all boards, sorted.
pub fn boards() -> impl Iterator<Item = &'static str> {
    BOARDS.iter().map(|(name, _)| *name)
}

/// The text of a board's file.
pub(crate) fn board(name: &str) -> Option<&'static str> {
    BOARDS.iter().find(|(n, _)| *n == name).map(|(_, text)| *text)
}
