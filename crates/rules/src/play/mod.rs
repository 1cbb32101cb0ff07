//! Playing: which actions are legal, what they do to a state, and the events that describe it.
//!
//! [`Rules::apply`](crate::Rules::apply) is the only function that changes a state.

mod apply;
mod event;
mod hindrance;
mod illegal;
mod legal;
mod mandatory;
mod movement;
mod perft;
mod preview;
mod setup;
mod turn;

pub use apply::{Action, BadSeating};
pub use event::{AgainReason, Event, Faces, Hindrance, Observer, Obstacle, PassReason};
pub use illegal::Illegal;
pub use preview::Preview;
pub use setup::{BadSetup, Setup};
