//! The house rules, one sentence and its facts at a time.

mod clock;
mod entries;
mod hall;
mod laws;
mod playing;
mod rounds;
mod seats;
mod stats;
mod undo;
