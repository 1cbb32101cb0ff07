//! A board in a terminal, drawn from the layout of its rules, with colour and Unicode if the
//! terminal supports them and with plain letters otherwise.
//!
//! A [`Picture`] assigns the character cells to the squares. It is made once per size of the
//! terminal. A [`Board`] draws a position into it.
//!
//! How to read a square: `●1` is token 1, `●12` are tokens 1 and 2, `2●` are two tokens without
//! room for their numbers, and `■✗` is a token that would be captured. `a)` marks a square with
//! more tokens than fit; a note with the same mark beside the board lists them. Colour is never the
//! only sign: each seat has a shape (a capital letter in plain text), and the squares in its colour
//! show its small letter.

mod axis;
mod braille;
mod canvas;
mod glyphs;
mod legend;
mod picture;
mod position;
mod square_cells;
mod tokens;
mod walk;
mod widget;

pub use glyphs::{captured_sign, effect_sign, link_sign};
pub use legend::Meaning;
pub use picture::Picture;
pub use position::{Board, Mark};
pub use walk::Walk;
pub(crate) use walk::moved_steps;
