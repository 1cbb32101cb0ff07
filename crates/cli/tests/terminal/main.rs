//! The program as users run it, on a pseudo-terminal or through a pipe.

mod bars;
mod files;
mod games;
mod keys;
mod kill;
mod piped;
#[path = "../../../server/tests/server/process.rs"]
mod process;
mod program;
mod saved;
mod setup;
mod signals;
mod terminal;
mod terminal_kinds;
