//! Race board games as data.
//!
//! A variant file becomes [`Rules`]; the rules start a [`State`], list its legal moves and apply
//! [`Action`]s to it. Chance is an action like any other: nothing here draws a random number,
//! reads a clock, a file or a socket.
//!
//! ```
//! use homestretch_rules::{Action, Event, Rules, Seating, Turn};
//!
//! let rules = Rules::named("ludo").expect("it comes with the program");
//! let mut state = rules.start(&Seating::of([0, 2]))?;
//! let mut events: Vec<Event> = Vec::new();
//!
//! let six = rules.throw(&state, &[6]).expect("a die has a six");
//! rules.apply(&mut state, Action::Roll(six), &mut events).expect("it is time to roll");
//! let moves = rules.legal(&state);
//! assert_eq!(moves.len(), 4);
//!
//! let first = moves.get(0).expect("there are four");
//! rules.apply(&mut state, Action::Move(first), &mut events).expect("it is legal");
//! assert_eq!(rules.step(&state, state.seat(), 0), 0);
//! assert!(matches!(state.turn(), Turn::Roll { .. })); // a six rolls again
//! # Ok::<(), homestretch_rules::BadSeating>(())
//! ```

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod apply;
mod check;
mod compile;
mod ends;
mod event;
mod game;
mod illegal;
pub mod layout;
mod legal;
mod moves;
mod must;
mod pack;
mod perft;
mod play;
pub mod predicate;
mod preview;
mod record;
mod rulebook;
mod rules;
mod setup;
pub mod spec;
mod state;
pub mod suggest;
mod throw;
mod turn;
pub mod view;
mod way;

pub use apply::{Action, BadSeating};
pub use event::{AgainReason, Event, Faces, Item, Observer, PassReason};
pub use game::{Game, tidy_name};
pub use illegal::Illegal;
pub use layout::Layout;
pub use moves::{Move, Moves};
pub use pack::{NotPackable, Packing, Stage};
pub use preview::Preview;
pub use record::{BadRecord, reseal};
pub use rulebook::{Arg, Clause, Section};
pub use rules::{LinkKind, Rules, Square};
pub use setup::{BadSetup, Setup};
pub use spec::{Builder, Draft, Options, Problem, Problems, Spec, catalog};
pub use state::{MAX_SEATS, MAX_TOKENS, Seat, Seating, State, Turn};
pub use throw::Throw;

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
