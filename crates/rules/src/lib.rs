//! Race board games as data.
//!
//! A variant file becomes [`Rules`]. The rules create a [`State`], list its legal moves and apply
//! [`Action`]s to it. The dice are actions like any other: nothing in this crate draws a random
//! number or reads a clock, a file or a socket.
//!
//! ```
//! use homestretch_rules::{Action, Event, Rules, Seating, Turn};
//!
//! let rules = Rules::named("ludo").expect("Ludo comes with the program");
//! let mut state = rules.start(&Seating::of([0, 2]))?;
//! let mut events: Vec<Event> = Vec::new();
//!
//! let six = rules.throw(&state, &[6]).expect("a die can show a six");
//! rules.apply(&mut state, Action::Roll(six), &mut events).expect("a roll is due");
//! let moves = rules.legal(&state);
//! assert_eq!(moves.len(), 4);
//!
//! let first = moves.get(0).expect("there are four moves");
//! rules.apply(&mut state, Action::Move(first), &mut events).expect("the move is legal");
//! assert_eq!(rules.step(&state, state.seat(), 0), 0);
//! assert!(matches!(state.turn(), Turn::Roll { .. })); // a six gives another roll
//! # Ok::<(), homestretch_rules::BadSeating>(())
//! ```

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod game;
pub mod layout;
mod packing;
mod play;
pub mod predicate;
mod rulebook;
mod rules;
pub mod spec;
mod state;
pub mod suggest;

pub use game::{BadRecord, Game, reseal, tidy_name, view};
pub use layout::Layout;
pub use packing::{NotPackable, Packing, Stage};
pub use play::{
    Action, AgainReason, BadSeating, BadSetup, Event, Faces, Hindrance, Illegal, Observer,
    Obstacle, PassReason, Preview, Setup,
};
pub use rulebook::{Arg, Clause, Section};
pub use rules::throw::Throw;
pub use rules::{LinkKind, Rules, Square};
pub use spec::{
    BoardForm, Builder, Draft, HouseRule, Problem, Problems, Spec, VariantOptions, catalog,
};
pub use state::{Item, MAX_SEATS, MAX_TOKENS, Move, Moves, Seat, Seating, State, Turn};

/// Runs the example in the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
