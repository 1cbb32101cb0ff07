//! Tests of the house rules.

mod clock;
mod draws;
mod entries;
mod fixture;
mod laws;
mod playing;
mod rounds;
mod seats;
mod stats;
mod undo;
