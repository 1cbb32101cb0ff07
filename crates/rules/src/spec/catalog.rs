//! The variants and boards that come with the program, compiled in from `variants/`.

use super::{Draft, Spec};
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

/// A variant by its id, or what may have been meant.
pub fn named(id: &str) -> Result<Spec, UnknownVariant> {
    find(id).ok_or_else(|| UnknownVariant { id: id.into(), near: suggest::nearest(id, ids()) })
}

/// No variant has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no variant `{id}`{}", .near.map_or_else(String::new, |id| format!("; did you mean `{id}`?")))]
pub struct UnknownVariant {
    /// The id that was asked for.
    pub id: String,
    /// The one that looks most like it.
    pub near: Option<&'static str>,
}

/// The names of all boards, sorted.
pub fn boards() -> impl Iterator<Item = &'static str> {
    BOARDS.iter().map(|(name, _)| *name)
}

/// The text of a board's file.
pub(crate) fn board(name: &str) -> Option<&'static str> {
    BOARDS.iter().find(|(n, _)| *n == name).map(|(_, text)| *text)
}
