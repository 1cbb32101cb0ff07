//! How a node is set up.

use crate::store::{Expiry, Place};
use homestretch_table::Millis;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

/// How a node is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where rooms are kept.
    pub place: Place,
    /// How long the database may take for an answer.
    pub answer_time: Duration,
    /// The NATS server through which nodes tell each other of changes.
    pub nats: Option<String>,
    /// The name of the node; one is made up if none is said.
    pub node: Option<String>,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_pace: Millis,
    /// How long a host may be away from people who wait for a game before another one is the host.
    pub host_away: Millis,
    /// How long a roll waits for the value of a device.
    pub dice_wait: Millis,
    /// Where pages may come from that open sockets here, besides this server's own.
    pub origins: Vec<String>,
    /// Proxies whose word about a client's address is taken.
    pub proxies: Vec<IpAddr>,
    /// How long rooms are kept.
    pub expiry: Expiry,
    /// How long a room stays awake when nobody looks and nothing is due, and somebody who has no
    /// socket and asks for nothing still counts as there.
    pub idle: Duration,
    /// The fewest seconds of a turn that a room may have.
    pub shortest_turn: u32,
    /// How often old rooms are looked for.
    pub sweep: Duration,
    /// What one client, and all of them, may ask for.
    pub limits: Limits,
}

/// What one client, and all of them, may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The largest body of a request, and the largest message on a socket, in bytes.
    pub body: usize,
    /// The largest record that is sent to be played again, in bytes: proofs of dice take room.
    pub record: usize,
    /// Requests a minute from one address.
    pub requests: NonZeroU32,
    /// Rooms an hour from one address.
    pub new_rooms: NonZeroU32,
    /// Codes of rooms that are not there, an hour from one address.
    pub guesses: NonZeroU32,
    /// Messages a minute of one person, on all of their sockets.
    pub messages: NonZeroU32,
    /// Messages a second on all sockets of one address; for a moment twice as many.
    pub address_messages: NonZeroU32,
    /// People an hour who come into one room from one address.
    pub entering: NonZeroU32,
    /// Rooms in all.
    pub rooms: u64,
    /// Connections in all.
    pub connections: usize,
    /// Connections of one address; behind a proxy, its sockets.
    pub address_connections: usize,
    /// Sockets of one room.
    pub room_sockets: usize,
    /// People in one room.
    pub people: usize,
    /// Chat messages and reactions a minute of all who watch a room together.
    pub words: NonZeroU32,
    /// Entries of one room: one that has more takes nothing but what brings its game to an end.
    pub entries: u64,
    /// Messages that may wait for a socket that does not read.
    pub queue: usize,
    /// How long a client may take for the head of a request.
    pub header_time: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let some = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        Limits {
            body: 64 * 1024,
            record: 16 * 1024 * 1024,
            requests: some(1_200),
            new_rooms: some(60),
            guesses: some(60),
            messages: some(600),
            address_messages: some(3_000),
            entering: some(1_000),
            rooms: 100_000,
            connections: 20_000,
            address_connections: 15_000,
            room_sockets: 200,
            people: 1_000,
            words: some(120),
            entries: 100_000,
            queue: 64,
            header_time: Duration::from_secs(10),
        }
    }
}

impl Config {
    /// A node of its own, with its rooms in this place.
    pub fn new(place: Place) -> Config {
        let days = |n: u64| Millis(n * 24 * 3_600_000);
        Config {
            place,
            answer_time: Duration::from_secs(8),
            nats: None,
            node: None,
            bot_pace: Millis(800),
            host_away: Millis(60_000),
            dice_wait: Millis(2_000),
            origins: Vec::new(),
            proxies: Vec::new(),
            expiry: Expiry { waiting: days(1), ended: days(1), playing: days(30) },
            idle: Duration::from_secs(60),
            shortest_turn: 5,
            sweep: Duration::from_secs(60),
            limits: Limits::default(),
        }
    }
}
