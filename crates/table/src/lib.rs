//! The live game as a value: the house rules of a table.
//!
//! A [`Table`] knows who sits where, who is ready, whose time runs, what may be undone, which seats
//! bots play and what comes after the end. It has no network, no clock, no store and no dice: all
//! of that comes in as an [`Input`]. Local play and the server drive the same table.
//!
//! **The table is the fold of an append-only list of entries.** [`Table::decide`] turns an input
//! into entries and changes nothing. A driver stores the entries and then passes them to
//! [`Table::take`], which applies them and returns the events for viewers. [`Table::handle`] does
//! both. [`Table::fold`] rebuilds the same table from the stored list.
//!
//! After every input a driver calls [`Table::pending`] and does what it says: throw dice, let a bot
//! think, wait for a person, and send [`Input::Tick`] when it is due. It needs no other state.
//!
//! ```
//! use homestretch_bots::{Level, Roster, chance, seeded};
//! use homestretch_rules::Rules;
//! use homestretch_table::{Input, Millis, Phase, PlayerId, Settings, Table};
//! use std::sync::Arc;
//!
//! let rules = Arc::new(Rules::named("ludo").expect("a built-in variant"));
//! let (ann, now) = (PlayerId(1), Millis(0));
//! let (mut table, opened) = Table::open(now, rules.clone(), Settings::default(), ann)?;
//! let mut stored = vec![opened];
//! let mut input = |table: &mut Table, input| {
//!     let outputs = table.handle(now, input)?;
//!     stored.extend(outputs.into_iter().map(|output| output.entry));
//!     Ok::<(), homestretch_table::TableRefusal>(())
//! };
//! for level in [Level::Medium, Level::Easy] {
//!     input(&mut table, Input::AddBot { by: ann, seat: None, level, name: None })?;
//! }
//! input(&mut table, Input::Start { by: ann })?;
//!
//! let (roster, mut dice) = (Roster::new(rules.clone()), seeded(1, 0));
//! while table.phase() == Phase::Playing {
//!     let pending = table.pending(now);
//!     if let Some(turn) = pending.bot {
//!         let asked = roster.ask(turn.level, 1, &turn.state, None);
//!         let action = asked.expect("the table checked the level");
//!         input(&mut table, Input::Bot { seat: turn.seat, action })?;
//!     } else if pending.dice {
//!         let state = table.game().expect("a game is being played").state();
//!         let throw = table.kept_chance().or_else(|| chance(&rules, state, &mut dice));
//!         input(&mut table, Input::Chance(throw.expect("a throw is due")))?;
//!     }
//! }
//! assert_eq!(table.places().len(), 2);
//! assert_eq!(Table::fold(&stored), Ok(table));
//! # Ok::<(), homestretch_table::TableRefusal>(())
//! ```
//!
//! # House rules
//!
//! - The host may be someone without a seat: the person who opened the table, until they leave.
//! - When everybody has left, bots play on to the end of the game, so that a person who returns
//!   finds it finished. A pause ends, because nobody is left to end it.
//! - A player whose time is up and who acts before the driver's next tick still counts as on time.
//! - During a vote about an undo, bots and dice wait, and the time of a person's turn runs on. A
//!   vote that failed is not repeated before something else has happened.
//! - An undo does not go back beyond the point where someone left, and not after the end of a
//!   round.
//! - A move without a choice (`play_forced`) is played by [`Input::Tick`], which is due at once. A
//!   driver that paces the game sends it later. It is nobody's decision, so an undo skips it.
//! - The next round of a match starts when any person at the table asks for it. After the match
//!   the table waits as before its first start, and everybody keeps their seat.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod entry;
mod event;
pub mod fair;
mod input;
mod player;
mod refusal;
mod saved;
mod settings;
mod stats;
mod table;
mod time;
mod vote;

pub use entry::{BadEntry, ENTRY_VERSION, TableChange, TableEntry};
pub use event::{Rank, TableEvent};
pub use input::Input;
pub use player::{AutopilotReason, Control, Player, PlayerId, PlayerKind, Seated};
pub use refusal::TableRefusal;
pub use saved::{BadSave, SaveHeader, SaveTail, Saved, SavedRound, SavedRounds, entry_lines};
pub use settings::{Leaving, SeatsAfter, Settings, Undo};
pub use stats::{SeatStats, stats};
pub use table::{BotTurn, Output, Pending, Phase, Table};
pub use time::Millis;
pub use vote::{Back, VOTE_TIME, Vote};

/// Fails with the error unless the condition holds.
fn ensure<E>(condition: bool, error: E) -> Result<(), E> {
    if condition { Ok(()) } else { Err(error) }
}
