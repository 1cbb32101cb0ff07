//! The game as people meet it: the program itself, on a real pseudo-terminal or through a pipe.

mod bars;
mod files;
mod games;
mod keys;
mod kill;
mod looks;
mod piped;
mod program;
mod saved;
mod setup;
mod signals;
mod terminal;
