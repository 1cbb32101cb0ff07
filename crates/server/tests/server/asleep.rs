//! Rooms go to sleep when nobody looks and nothing is due, and wake when somebody or something is.
//! Each story is told on both databases: rooms that nodes share also look now and then what others
//! have done, and that keeps none awake.

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

/// How long rooms of these tests stay awake for nothing.
const IDLE: Duration = Duration::from_secs(2);

/// A house on each database.
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
    /// How many rooms are awake. To ask that wakes none.
    async fn awake(&self) -> Value {
        let (_, stats) = ask("GET", &format!("{}/api/stats", self.url()), None, None).await;
        stats["rooms_awake"].clone()
    }

    async fn until_awake(&self, rooms: u64) {
        let begin = Instant::now();
        while self.awake().await != rooms {
            assert!(begin.elapsed() < PATIENCE, "{rooms} rooms are awake some time");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// How many turns have ended by themselves, as it is stored: to look at the room would wake it.
    async fn missed(&self) -> i64 {
        count(&self.place, "SELECT COUNT(*) FROM entries WHERE body LIKE '%\"missed\"%'").await
    }

    /// A game of two who do not play, with so many seconds for a turn.
    async fn deserted(&self, turn: u32) -> Guest {
        let settings = json!({ "warn_seconds": 0 });
        let wish = json!({
            "variant": "ludo", "name": "Ann", "turn_seconds": turn, "settings": settings,
        });
        let ann = Guest::host(&self.url(), &wish).await;
        let bo = ann.joined_by("Bo", None).await;
        start(&ann, &bo).await;
        ann
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_sleeps_when_nobody_looks_and_wakes_for_a_socket() {
    let check = async |house: House| {
        let wish = json!({ "variant": "ludo", "name": "Ann" });
        let (ann, bo) =
            (Guest::host(&house.url(), &wish).await, Guest::host(&house.url(), &wish).await);
        ann.view().await;
        house.until_awake(0).await;
        let mut ear = ann.socket(None).await;
        for _ in 0..2 {
            // Another room shows that it was time to sleep.
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
async fn a_room_that_sleeps_wakes_when_something_is_due() {
    let check = async |house: House| {
        let ann = house.deserted(12).await;
        house.until_awake(0).await;
        let before = house.missed().await;
        let begin = Instant::now();
        while house.missed().await == before {
            assert!(begin.elapsed() < PATIENCE, "the turn ends, though nobody looks");
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
async fn a_room_does_not_sleep_while_something_is_due_soon() {
    let check = async |house: House| {
        // Nothing happens for longer than a room stays awake, but what is next is not far.
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

/// Who asks for a socket and is gone before the room has woken.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_nobody_holds_keeps_no_room_awake() {
    let [own, house] = houses().await;
    own.server.stop().await;
    let wish = json!({ "variant": "ludo", "name": "Ann" });
    let ann = Guest::host(&house.url(), &wish).await;
    ann.view().await;
    house.until_awake(0).await;
    let Database::Postgres(database) = &house.place else { panic!("it is shared") };
    let mut held = AnyConnection::connect(database).await.expect("PostgreSQL answers");
    let lock = sqlx::raw_sql("BEGIN; LOCK TABLE entries IN ACCESS EXCLUSIVE MODE");
    held.execute(lock).await.expect("it is locked");
    let request = format!(
        "GET /api/rooms/{}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        ann.code
    );
    let mut asking = Vec::new();
    for _ in 0..10 {
        let mut stream = TcpStream::connect(house.server.address()).await.expect("it listens");
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        asking.push(stream);
    }
    house.until_awake(1).await;
    drop(asking);
    for _ in 0..10 {
        house.awake().await;
    }
    held.execute("ROLLBACK").await.expect("it is free");
    house.until_awake(0).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_public_room_is_in_the_lobby_while_somebody_is_there() {
    let check = async |house: House| {
        let wish = json!({ "variant": "ludo", "name": "Ann", "public": true });
        let ann = Guest::host(&house.url(), &wish).await;
        let is_listed = async || {
            let url = format!("{}/api/rooms", house.url());
            !ask("GET", &url, None, None).await.1[0].is_null()
        };
        let until_gone = async || {
            let gone = async { while is_listed().await {} };
            tokio::time::timeout(PATIENCE, gone).await.expect("it leaves the lobby");
        };
        let ear = ann.socket(None).await;
        assert!(is_listed().await);
        ear.close().await;
        until_gone().await;
        // Who only looks is there, too.
        let back = async {
            while !is_listed().await {
                ann.view().await;
            }
        };
        tokio::time::timeout(PATIENCE, back).await.expect("it comes back");
        until_gone().await;
        let _ear = ann.socket(None).await;
        let back = async { while !is_listed().await {} };
        tokio::time::timeout(PATIENCE, back).await.expect("it comes back");
        house.server.stop().await;
    };
    let [own, shared] = houses().await;
    tokio::join!(check(own), check(shared));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_public_room_that_was_made_and_never_looked_at_leaves_the_lobby() {
    let check = async |house: House| {
        let wish = json!({ "variant": "ludo", "name": "Ann", "public": true });
        let ann = Guest::host(&house.url(), &wish).await;
        let url = format!("{}/api/rooms", house.url());
        let rooms = async || ask("GET", &url, None, None).await.1;
        assert_eq!(rooms().await[0]["code"], json!(ann.code));
        let gone = async { while rooms().await != json!([]) {} };
        tokio::time::timeout(PATIENCE, gone).await.expect("it leaves the lobby");
        house.server.stop().await;
    };
    let [own, shared] = houses().await;
    tokio::join!(check(own), check(shared));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_public_room_to_which_nobody_comes_back_after_a_restart_leaves_the_lobby() {
    let check = async |house: House| {
        let wish = json!({ "variant": "ludo", "name": "Ann", "public": true });
        let ann = Guest::host(&house.url(), &wish).await;
        let _ear = ann.socket(None).await;
        house.server.stop().await;
        let config = Config { database: house.place, idle: IDLE, ..quick(&house.data) };
        let server = Server::start(config).await.expect("it starts again");
        let url = format!("http://{}/api/rooms", server.address());
        let rooms = async || ask("GET", &url, None, None).await.1;
        assert_eq!(rooms().await[0]["code"], json!(ann.code), "she may be on her way");
        let gone = async { while rooms().await != json!([]) {} };
        tokio::time::timeout(PATIENCE, gone).await.expect("it leaves the lobby");
        server.stop().await;
    };
    let [own, shared] = houses().await;
    tokio::join!(check(own), check(shared));
}
