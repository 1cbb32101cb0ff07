//! The rules of a variant, written from its values alone: sections of clauses, which the files of
//! the languages put into words.
//!
//! A function for each chapter, in the order in which they are read: `setup`, `turn`, `meeting`,
//! `rewards`. What they share is in `facts` (of the variant), `conditions` (predicates) and
//! `clause` (what sentences are made of).

/// Adds a sentence to a chapter.
macro_rules! say {
    ($chapter:ident: $($clause:tt)+) => {
        $chapter.push($crate::rulebook::clause::clause!($($clause)+))
    };
}

mod clause;
mod conditions;
mod facts;
mod meeting;
mod rewards;
mod setup;
mod turn;

pub use clause::{Arg, Clause, Section};

use crate::rules::Rules;
use crate::spec::Spec;

impl Rules {
    /// The rules for someone who has never played the game, to be told in any language.
    pub fn rulebook(&self) -> Vec<Section> {
        let book = Book { rules: self, spec: self.spec() };
        let chapters = [
            book.needs(),
            book.aim(),
            book.board(),
            book.setting_up(),
            book.turn(),
            book.entering(),
            book.moving(),
            book.meeting(),
            book.home(),
            book.extra_rolls(),
            book.special_squares(),
            book.items(),
            book.bonus(),
            book.winning(),
            book.leaving(),
        ];
        chapters.into_iter().filter(|chapter| !chapter.clauses.is_empty()).collect()
    }
}

/// What a condition is about: the same fact reads differently.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// A throw that brings a token in.
    Entry,
    /// A throw and where the seat's tokens are.
    Throw,
    /// A throw and what its move did.
    Move,
}

struct Book<'a> {
    rules: &'a Rules,
    spec: &'a Spec,
}
