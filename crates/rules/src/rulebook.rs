//! The rules of a variant in plain English, written from its values alone.
//!
//! A function for each chapter, in the order in which they are read: `setup`, `turn`, `meeting`,
//! `rewards`. What they share is in `facts` (of the variant), `conditions` (predicates in words)
//! and `english` (numbers, lists, sentences).

/// Adds a sentence to a chapter. Its form keeps a sentence on a line, as in the book.
macro_rules! say {
    ($chapter:ident: $($text:tt)+) => {
        $chapter.push(format!($($text)+))
    };
}

mod conditions;
mod english;
mod facts;
mod meeting;
mod rewards;
mod setup;
mod turn;

use crate::rules::Rules;
use crate::spec::Spec;
use english::{capital, one_line, sentence};

impl Rules {
    /// The rules in plain English, for someone who has never played the game: Markdown, one
    /// sentence on a line.
    pub fn rulebook(&self) -> String {
        let spec = self.spec();
        let name = if spec.name.trim().is_empty() { &spec.id } else { &spec.name };
        let mut book = Book { rules: self, spec, out: format!("# {}\n", one_line(name)) };
        book.out += &sentence(&one_line(&spec.summary));
        book.needs();
        book.aim();
        book.board();
        book.setting_up();
        book.turn();
        book.entering();
        book.moving();
        book.meeting();
        book.home();
        book.extra_rolls();
        book.special_squares();
        book.items();
        book.bonus();
        book.winning();
        book.leaving();
        book.out
    }

    /// The throws that enter a token, in words: "a six".
    pub(crate) fn entry_in_words(&self) -> String {
        let book = Book { rules: self, spec: self.spec(), out: String::new() };
        book.phrase(&self.spec().entry.on, About::Entry)
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
    out: String,
}

impl Book<'_> {
    /// Writes a chapter, if there is anything to say.
    fn chapter(&mut self, title: &str, sentences: Vec<String>) {
        if sentences.is_empty() {
            return;
        }
        self.out += &format!("\n## {title}\n\n");
        let mut listing = false;
        for text in sentences {
            let item = text.starts_with("- ");
            if item != listing {
                self.out.push('\n');
            }
            listing = item;
            self.out += &capital(&text);
            self.out.push('\n');
        }
    }
}
