//! The variants and boards that come with the program, compiled in from `variants/`.

use super::{Draft, Spec};

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

/// The names of all boards, sorted.
pub fn boards() -> impl Iterator<Item = &'static str> {
    BOARDS.iter().map(|(name, _)| *name)
}

/// The text of a board's file.
pub(crate) fn board(name: &str) -> Option<&'static str> {
    BOARDS.iter().find(|(n, _)| *n == name).map(|(_, text)| *text)
}
