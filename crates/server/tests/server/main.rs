//! The server from outside: real sockets on free ports, private data, both databases.

mod clocks;
mod durable;
mod guest;
mod orders;
mod play;
mod rooms;
mod safety;
mod sockets;

use homestretch_server::store::Place;
use homestretch_server::{Config, Server};
use homestretch_table::Millis;
use std::num::NonZeroU32;
use tempfile::TempDir;

/// A server of its own for a test, with its data.
struct House {
    server: Server,
    data: TempDir,
}

/// A set-up in which nobody has to wait and nobody is turned away.
fn quick(data: &TempDir) -> Config {
    let mut config = Config::new(Place::Sqlite(data.path().join("rooms.db")));
    let many = NonZeroU32::new(1_000_000).expect("not 0");
    config.bot_pace = Millis(0);
    config.shortest_turn = 1;
    config.limits.requests = many;
    config.limits.new_rooms = many;
    config.limits.guesses = many;
    config.limits.messages = many;
    config
}

impl House {
    async fn open() -> House {
        House::with(|_| {}).await
    }

    async fn with(change: impl FnOnce(&mut Config)) -> House {
        let data = TempDir::new().expect("a folder");
        let mut config = quick(&data);
        change(&mut config);
        let server = Server::start(config, local()).await.expect("it starts");
        House { server, data }
    }

    /// Stops the server and starts another one with the same data.
    async fn again(self) -> House {
        self.server.stop().await;
        let config = quick(&self.data);
        let server = Server::start(config, local()).await.expect("it starts again");
        House { server, data: self.data }
    }

    fn url(&self) -> String {
        format!("http://{}", self.server.address())
    }
}

fn local() -> std::net::SocketAddr {
    ([127, 0, 0, 1], 0).into()
}
