//! The multiplayer server: rooms of people and bots who play any variant together.
//!
//! **A room is an append-only list of entries with key (room, seq).** Its state is their fold.
//! Every change is: decide on entry n, append n + 1 in one transaction, and only then answer and
//! tell. The second writer of n + 1 loses, reads again and decides again; so the same design
//! serves one node on SQLite and several on PostgreSQL.
//!
//! ```text
//! http, ws  ──►  hub  ──►  room::task (one per room that is awake)  ──►  store
//!                                  │ Room: table, people, chat          │ entries
//!                                  └──►  sockets, bus (hints to nodes)
//! ```

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod bus;
pub mod config;
mod cors;
mod event;
mod fault;
mod figures;
mod http;
mod hub;
mod life;
mod limits;
mod net;
mod openapi;
pub mod protocol;
mod reading;
mod room;
mod secret;
mod shared;
pub mod store;
mod thinker;
#[cfg(test)]
mod typescript;
mod variants;
mod web;
mod ws;

pub use config::{Config, Limits};
pub use http::description;
pub use net::{Server, StartError};
