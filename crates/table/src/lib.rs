//! The live game as a value: the house rules of a table.
//!
//! A [`Table`] knows who sits where, who is ready, whose time runs, what may be taken back, who
//! plays for whom and what comes after the end. It has no network, no clock, no store and no
//! dice: all of that comes in as an [`Input`]. Local play and the server drive the same table.
//!
//! **The table is the fold of an append-only list of entries.** [`Table::decide`] says what an
//! input appends and changes nothing; a driver stores the entries and then gives them to
//! [`Table::take`], which says what to tell viewers. [`Table::handle`] does both.
//! [`Table::fold`] makes the same table of the stored list again.
//!
//! A driver asks [`Table::wants`] after every input, and does what it says: draw dice, let a bot
//! think, wait for a person, and send [`Input::Tick`] when it is time. It keeps nothing else.
//!
//! ```
//! use homestretch_bots::{Budget, Roster, chance, seeded};
//! use homestretch_rules::Rules;
//! use homestretch_table::{Input, Millis, Phase, PlayerId, Settings, Table};
//! use std::sync::Arc;
//!
//! let rules = Arc::new(Rules::named("ludo").expect("it comes with the program"));
//! let (ann, now) = (PlayerId(1), Millis(0));
//! let (mut table, opened) = Table::open(now, rules.clone(), Settings::default(), ann)?;
//! let mut stored = vec![opened];
//! let mut input = |table: &mut Table, input| {
//!     let outputs = table.handle(now, input)?;
//!     stored.extend(outputs.into_iter().map(|output| output.entry));
//!     Ok::<(), homestretch_table::Refusal>(())
//! };
//! for level in ["medium", "easy"] {
//!     let bot = Input::AddBot { by: ann, seat: None, level: level.into(), name: None };
//!     input(&mut table, bot)?;
//! }
//! input(&mut table, Input::Start { by: ann })?;
//!
//! let (roster, mut dice) = (Roster::new(&rules), seeded(1, 0));
//! while table.phase() == Phase::Playing {
//!     let wants = table.wants(now);
//!     if let Some(turn) = wants.bot {
//!         let mut player = roster.player(&turn.level, 1).expect("the table checked the level");
//!         let action = Some(player.choose(&rules, &turn.state, &Budget::default()));
//!         input(&mut table, Input::Bot { seat: turn.seat, action })?;
//!     } else if wants.dice {
//!         let state = table.game().expect("one is played").state();
//!         let falls = table.kept_chance().or_else(|| chance(&rules, state, &mut dice));
//!         input(&mut table, Input::Chance(falls.expect("dice are due")))?;
//!     }
//! }
//! assert_eq!(table.places().len(), 2);
//! assert_eq!(Table::fold(&stored), Ok(table));
//! # Ok::<(), homestretch_table::Refusal>(())
//! ```
//!
//! # What was decided
//!
//! - The host may be someone without a seat: who opened the table, until they leave.
//! - Everybody has left: bots play on to the end of the game, so that who returns finds it. A
//!   pause ends, as nobody could end it.
//! - Who is late and acts before the driver's tick is not late.
//! - While people are asked about an undo, bots and dice wait; the time of a person's turn goes
//!   on. Nobody is asked twice before something else has happened.
//! - An undo does not go back beyond someone's leaving, and not after the end of a round.
//! - A move without a choice (`play_forced`) is played by [`Input::Tick`], which is due at once;
//!   a driver with a pace sends it later. It is nobody's decision, so an undo goes past it.
//! - The next round of a match starts when any person at the table asks for it. After the match
//!   the table waits as before its first start, and everybody keeps their seat.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod clock;
mod entry;
pub mod fair;
mod hands;
mod input;
mod news;
mod play;
mod player;
mod refusal;
mod rounds;
mod seats;
mod settings;
mod stats;
mod table;
mod undo;
mod view;
mod wants;

pub use entry::{BadEntry, Entry, Millis, VERSION, What};
pub use input::Input;
pub use news::News;
pub use player::{Hands, Kind, Player, PlayerId, Seated, Why};
pub use refusal::Refusal;
pub use settings::{Leaving, SeatsAfter, Settings, Undo};
pub use stats::{Stats, stats};
pub use table::{Output, Phase, Table};
pub use undo::{Back, VOTE_TIME, Vote};
pub use wants::{BotTurn, Wants};
