//! A game on this machine, for people at one keyboard and the computer.
//!
//! A [`session`] is the game itself: table, dice, bots and file. It is set up in the [`form`] or
//! by the questions of [`plain`], and played on the full `screen` or in sentences in [`plain`].

pub mod form;
pub(crate) mod house_rules;
pub(crate) mod messages;
mod offers;
pub mod own_board;
pub mod pace;
pub(crate) mod plain;
pub mod save;
pub(crate) mod screen;
pub(crate) mod seats;
pub mod session;
pub(crate) mod start;
pub(crate) mod stdin_lines;
