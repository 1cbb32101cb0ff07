//! The multiplayer server: rooms in which people and bots play any variant together.
//!
//! **A room is an append-only list of entries with the key (room, seq).** Its state is the fold of
//! its entries. Every change works like this: decide on entry n, append entry n + 1 in one
//! transaction, and only then answer and broadcast. If two writers append entry n + 1, the second
//! one fails, reads the new entries and decides again. So the same design works for one node with
//! SQLite and for several nodes with PostgreSQL.
//!
//! ```text
//! http  ──►  actor (one for each room that is awake)  ──►  store
//!              │ room: table, people, chat                   │ entries
//!              └──►  sockets, bus (hints to other nodes)
//! ```
//!
//! `room` is pure. `wire` has the messages. `node` has the services that all rooms share, and
//! `server` puts everything together.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod actor;
mod fault;
mod http;
mod node;
mod room;
mod server;
pub mod store;
mod wire;

pub use http::description;
pub use node::config::Config;
pub use node::settings::{ServerSettings, Setting};
pub use server::{Server, StartError};
