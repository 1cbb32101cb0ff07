//! The server from outside: real sockets on free ports, private data, both databases.

mod asleep;
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
mod sockets;

use homestretch_server::store::Database;
use homestretch_server::{Config, Server};
use homestretch_table::Millis;
use std::num::NonZeroU32;
use tempfile::TempDir;

/// A server of its own for a test, with its data.
struct House {
    server: Server,
    data: TempDir,
    place: Database,
}

/// Where the tests of this run keep rooms: the embedded database, or PostgreSQL if
/// `HOMESTRETCH_TEST_STORE` says so.
async fn place(data: &TempDir) -> Database {
    match std::env::var("HOMESTRETCH_TEST_STORE").as_deref() {
        Ok("postgres") => Database::Postgres(databases::new_database().await),
        _ => sqlite(data),
    }
}

/// The embedded database of a folder.
fn sqlite(data: &TempDir) -> Database {
    Database::Sqlite(data.path().join("rooms.db"))
}

/// A set-up in which nobody has to wait and nobody is turned away.
fn quick(data: &TempDir) -> Config {
    let mut config = Config::new(sqlite(data));
    let many = NonZeroU32::new(1_000_000).expect("not 0");
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
    // Bots that do not wait are ahead of who hears them on a busy machine.
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

    /// A server whose rooms are in a place.
    async fn at(place: Database, data: TempDir, change: impl FnOnce(&mut Config)) -> House {
        let mut config = Config { database: place.clone(), ..quick(&data) };
        change(&mut config);
        let server = Server::start(config).await.expect("it starts");
        House { server, data, place }
    }

    /// Stops the server and starts another one with the same data.
    async fn again(self) -> House {
        self.server.stop().await;
        let config = Config { database: self.place.clone(), ..quick(&self.data) };
        let server = Server::start(config).await.expect("it starts again");
        House { server, ..self }
    }

    fn url(&self) -> String {
        format!("http://{}", self.server.address())
    }
}
