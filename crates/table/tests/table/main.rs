//! The house rules, one sentence and its facts at a time.

mod clock;
mod draws;
mod entries;
mod hall;
mod laws;
mod playing;
mod rounds;
mod seats;
mod stats;
mod undo;
