//! Tests of the server from outside, with real sockets on free ports, private data and both
//! databases.

mod asleep;
mod check_variant;
mod clocks;
mod cluster;
mod databases;
mod described;
mod description;
mod dice;
mod durable;
mod fair_share;
mod guest;
mod hints;
mod link;
mod nats;
mod orders;
mod pattern;
mod play;
mod process;
mod protocol_docs;
mod rooms;
mod safety;
mod silent;
mod simple;
mod sockets;
mod store;

use homestretch_server::store::Database;
use homestretch_server::{Config, Server};
use homestretch_table::Millis;
use std::num::NonZeroU32;
use tempfile::TempDir;

/// The server of one test, with its data.
struct House {
    server: Server,
    data: TempDir,
    place: Database,
}

/// Where the tests of this run store rooms: the embedded database, or PostgreSQL if
/// `HOMESTRETCH_TEST_STORE` says so.
async fn place(data: &TempDir) -> Database {
    match std::env::var("HOMESTRETCH_TEST_STORE").as_deref() {
        Ok("postgres") => Database::Postgres(databases::new_database().await),
        _ => sqlite(data),
    }
}

/// The embedded database in a folder.
fn sqlite(data: &TempDir) -> Database {
    Database::Sqlite(data.path().join("rooms.db"))
}

/// A configuration without waiting times and with high limits.
fn quick(data: &TempDir) -> Config {
    let mut config = Config::new(sqlite(data));
    let many = NonZeroU32::new(1_000_000).expect("not zero");
    config.settings.listen = ([127, 0, 0, 1], 0).into();
    config.settings.bot_pace = Millis(0);
    config.shortest_turn = 1;
    config.settings.max_requests = many;
    config.settings.max_new_rooms = many;
    config.settings.max_guesses = many;
    config.settings.max_messages = many;
    config.settings.max_address_messages = many;
    config.settings.max_entering = many;
    config.settings.max_words = many;
    // On a busy machine, bots that do not wait would be ahead of the clients.
    config.settings.max_queue = 10_000;
    config
}

impl House {
    async fn open() -> House {
        House::with(|_| {}).await
    }

    async fn with(change: impl FnOnce(&mut Config)) -> House {
        let data = TempDir::new().expect("a folder");
        House::at(place(&data).await, data, change).await
    }

    /// A server that stores its rooms in this database.
    async fn at(place: Database, data: TempDir, change: impl FnOnce(&mut Config)) -> House {
        let mut config = Config { database: place.clone(), ..quick(&data) };
        change(&mut config);
        let server = Server::start(config).await.expect("the server starts");
        House { server, data, place }
    }

    /// Stops the server and starts another one with the same data.
    async fn again(self) -> House {
        self.server.stop().await;
        let config = Config { database: self.place.clone(), ..quick(&self.data) };
        let server = Server::start(config).await.expect("the server starts again");
        House { server, ..self }
    }

    fn url(&self) -> String {
        format!("http://{}", self.server.address())
    }
}
