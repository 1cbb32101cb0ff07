//! Rooms go to sleep when nobody watches and nothing is due, and wake when somebody comes or
//! something is due. Each test runs on both databases: rooms in a shared database also check for
//! entries of other nodes, and these checks must not keep a room awake.

use crate::databases::{count, new_database};
use crate::guest::{Guest, PATIENCE, ask};
use crate::play::start;
use crate::{House, quick, sqlite};
use homestretch_server::store::Database;
use homestretch_server::{Config, Server};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Executor};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// How long rooms of these tests stay awake without a reason.
const IDLE: Duration = Duration::from_secs(2);

/// A server on each database.
async fn houses() -> [House; 2] {
    let shared = Database::Postgres(new_database().await);
    let (data, more) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let own = sqlite(&data);
    [
        House::at(own, data, |config| config.idle = IDLE).await,
        House::at(shared, more, |config| config.idle = IDLE).await,
    ]
}

impl House {
    /// The number of rooms that are awake. This request wakes none.
    async fn awake(&self) -> Value {
        let (_, stats) = ask("GET", &format!("{}/api/stats", self.url()), None, None).await;
        stats["rooms_awake"].clone()
    }

    async fn until_awake(&self, rooms: u64) {
        let begin = Instant::now();
        while self.awake().await != rooms {
            assert!(begin.elapsed() < PATIENCE, "{rooms} rooms are never awake at once");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The number of missed turns in the store. A request to the room would wake it.
    async fn missed(&self) -> i64 {
        count(&self.place, "SELECT COUNT(*) FROM entries WHERE body LIKE '%\"missed\"%'").await
    }

    /// A game of two people who do not play, with this number of seconds for a turn.
    async fn deserted(&self, turn: u32) -> Guest {
        let settings = json!({ "warn_seconds": 0 });
        let request = json!({
            "variant": "ludo", "name": "Ann", "turn_seconds": turn, "settings": settings,
        });
        let ann = Guest::host(&self.url(), &request).await;
        let bo = ann.joined_by("Bo", None).await;
        start(&ann, &bo).await;
        ann
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_sleeps_when_nobody_watches_and_wakes_for_a_socket() {
    let check = async |house: House| {
        let request = json!({ "variant": "ludo", "name": "Ann" });
        let (ann, bo) =
            (Guest::host(&house.url(), &request).await, Guest::host(&house.url(), &request).await);
        ann.view().await;
        house.until_awake(0).await;
        let mut ear = ann.socket(None).await;
        for _ in 0..2 {
            // Another room, which falls asleep, shows that enough time has passed.
            bo.view().await;
            house.until_awake(1).await;
        }
        ear.hear().await.expect("a view");
        ear.say(&json!({ "cmd_id": "a", "type": "chat", "text": "still awake" })).await;
        ear.hear_until(|m| m["hint"] == "chat_message").await;
        drop(ear);
        house.until_awake(0).await;
        assert_eq!(ann.view().await["chat"][0]["text"], "still awake");
        house.server.stop().await;
    };
    let [own, shared] = houses().await;
    tokio::join!(check(own), check(shared));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sleeping_room_wakes_when_something_is_due() {
    let check = async |house: House| {
        let ann = house.deserted(12).await;
        house.until_awake(0).await;
        let before = house.missed().await;
        let begin = Instant::now();
        while house.missed().await == before {
            assert!(begin.elapsed() < PATIENCE, "the turn ends although nobody watches");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let (_, seen) = ann.look("?after=0").await;
        let told = seen["events"].as_array().expect("events");
        assert!(told.iter().any(|event| event["type"] == "turn_missed"), "{told:?}");
        house.server.stop().await;
    };
    let [own, shared] = houses().await;
    tokio::join!(check(own), check(shared));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_stays_awake_while_something_is_due_soon() {
    let check = async |house: House| {
        // Nothing happens for longer than a room stays awake, but the next action is due soon.
        house.deserted(3).await;
        let begin = Instant::now();
        while house.missed().await < 3 {
            assert_eq!(house.awake().await, 1, "a turn is about to end");
            assert!(begin.elapsed() < PATIENCE, "turns end");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        house.server.stop().await;
    };
    let [own, shared] = houses().await;
    tokio::join!(check(own), check(shared));
}

/// The client asks for a socket and is gone before the room has woken.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_whose_client_is_gone_does_not_keep_a_room_awake() {
    let [own, house] = houses().await;
    own.server.stop().await;
    let request = json!({ "variant": "ludo", "name": "Ann" });
    let ann = Guest::host(&house.url(), &request).await;
    ann.view().await;
    house.until_awake(0).await;
    let Database::Postgres(database) = &house.place else { panic!("this database is shared") };
    let mut held = AnyConnection::connect(database).await.expect("PostgreSQL answers");
    let lock = sqlx::raw_sql("BEGIN; LOCK TABLE entries IN ACCESS EXCLUSIVE MODE");
    held.execute(lock).await.expect("take the lock");
    let request = format!(
        "GET /api/rooms/{}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        ann.code
    );
    let mut asking = Vec::new();
    for _ in 0..10 {
        let mut stream =
            TcpStream::connect(house.server.address()).await.expect("the server listens");
        stream.write_all(request.as_bytes()).await.expect("send the message");
        asking.push(stream);
    }
    house.until_awake(1).await;
    drop(asking);
    for _ in 0..10 {
        house.awake().await;
    }
    held.execute("ROLLBACK").await.expect("release the lock");
    house.until_awake(0).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_lists_a_public_room_while_somebody_is_present() {
    let check = async |house: House| {
        let request = json!({ "variant": "ludo", "name": "Ann", "public": true });
        let ann = Guest::host(&house.url(), &request).await;
        let is_listed = async || {
            let url = format!("{}/api/rooms", house.url());
            !ask("GET", &url, None, None).await.1[0].is_null()
        };
        let until_gone = async || {
            let gone = async { while is_listed().await {} };
            tokio::time::timeout(PATIENCE, gone).await.expect("the room leaves the lobby");
        };
        let ear = ann.socket(None).await;
        assert!(is_listed().await);
        ear.close().await;
        until_gone().await;
        // A person who polls is also present.
        let back = async {
            while !is_listed().await {
                ann.view().await;
            }
        };
        tokio::time::timeout(PATIENCE, back).await.expect("the room returns to the lobby");
        until_gone().await;
        let _ear = ann.socket(None).await;
        let back = async { while !is_listed().await {} };
        tokio::time::timeout(PATIENCE, back).await.expect("the room returns to the lobby");
        house.server.stop().await;
    };
    let [own, shared] = houses().await;
    tokio::join!(check(own), check(shared));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_public_room_that_nobody_opens_leaves_the_lobby() {
    let check = async |house: House| {
        let request = json!({ "variant": "ludo", "name": "Ann", "public": true });
        let ann = Guest::host(&house.url(), &request).await;
        let url = format!("{}/api/rooms", house.url());
        let rooms = async || ask("GET", &url, None, None).await.1;
        assert_eq!(rooms().await[0]["code"], json!(ann.code));
        let gone = async { while rooms().await != json!([]) {} };
        tokio::time::timeout(PATIENCE, gone).await.expect("the room leaves the lobby");
        house.server.stop().await;
    };
    let [own, shared] = houses().await;
    tokio::join!(check(own), check(shared));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_public_room_leaves_the_lobby_if_nobody_returns_after_a_restart() {
    let check = async |house: House| {
        let request = json!({ "variant": "ludo", "name": "Ann", "public": true });
        let ann = Guest::host(&house.url(), &request).await;
        let _ear = ann.socket(None).await;
        house.server.stop().await;
        let config = Config { database: house.place, idle: IDLE, ..quick(&house.data) };
        let server = Server::start(config).await.expect("the server starts again");
        let url = format!("http://{}/api/rooms", server.address());
        let rooms = async || ask("GET", &url, None, None).await.1;
        assert_eq!(rooms().await[0]["code"], json!(ann.code), "Ann may still return");
        let gone = async { while rooms().await != json!([]) {} };
        tokio::time::timeout(PATIENCE, gone).await.expect("the room leaves the lobby");
        server.stop().await;
    };
    let [own, shared] = houses().await;
    tokio::join!(check(own), check(shared));
}
