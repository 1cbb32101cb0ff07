//! The rulebook of a variant, generated from its values: sections of clauses, which the language
//! files turn into sentences.
//!
//! There is a function for each chapter, in the order of the book, in `summary`, `setup`, `turn`,
//! `meeting` and `rewards`. They share `facts` about the variant, `conditions` as parts of
//! sentences, and `clause`, the parts that sentences consist of.

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
mod summary;
mod turn;

pub use clause::{Arg, Clause, Section};

use crate::rules::Rules;
use crate::spec::Spec;

impl Rules {
    /// The rules for someone who has never played the game, to be written in any language.
    /// The first section is a summary of the others.
    pub fn rulebook(&self) -> Vec<Section> {
        let book = Book { rules: self, spec: self.spec(), brief: false };
        let chapters = [
            Book { brief: true, ..book }.summary(),
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

/// The context of a condition: the same fact needs different words in each.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    /// A throw that enters a token.
    Entry,
    /// A throw and the positions of the seat's tokens.
    Throw,
    /// A throw and what its move did.
    Move,
}

struct Book<'a> {
    rules: &'a Rules,
    spec: &'a Spec,
    /// Whether squares are described instead of listed.
    brief: bool,
}
