//! Acknowledged commands are durable: restarts, broken data and older versions.

use crate::guest::{Guest, PATIENCE, ask_once};
use crate::play::{full_table, play_on, start};
use crate::{House, databases, quick, sqlite};
use homestretch_server::store::Database;
use homestretch_server::{Config, Server};
use homestretch_table::Millis;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_loses_nothing_and_the_game_continues_by_itself() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 2 } });
    let (ann, bo) = full_table(&house.url(), &request, 4).await;
    let eve = ann.watched_by("Eve").await;
    eve.does(json!({ "type": "chat", "text": "before" })).await;
    // Somewhere in the middle of the game.
    for guest in [&ann, &bo] {
        let _ = guest.tries(json!({ "type": "roll" })).await;
    }
    let mut house = house;
    let (mut ann, mut bo, mut eve) = (ann, bo, eve);
    for _ in 0..3 {
        let before = eve.view().await;
        house = house.again().await;
        for guest in [&mut ann, &mut bo, &mut eve] {
            guest.url = house.url();
        }
        let after = eve.view().await;
        assert!(after["seq"].as_u64() >= before["seq"].as_u64());
        assert_eq!(after["chat"], before["chat"]);
        let actions = |view: &serde_json::Value| view["game"]["ply"].as_u64();
        assert!(actions(&after) >= actions(&before), "no action is lost");
        for guest in [&ann, &bo] {
            let _ = guest.tries(json!({ "type": "roll" })).await;
        }
    }
    tokio::join!(play_on(&ann), play_on(&bo));
    assert_eq!(eve.view().await["status"], "ended");
    house.server.stop().await;
}

#[tokio::test]
async fn data_of_a_newer_version_is_left_alone_on_both_databases() {
    for postgres in [false, true] {
        let data = tempfile::TempDir::new().expect("a folder");
        let place = match postgres {
            true => Database::Postgres(databases::new_database().await),
            false => sqlite(&data),
        };
        let house = House::at(place, data, |_| {}).await;
        house.server.stop().await;
        let newer = "INSERT INTO _sqlx_migrations \
                     (version, description, success, checksum, execution_time) \
                     SELECT 9999, 'later', success, checksum, execution_time FROM _sqlx_migrations \
                     WHERE version = 1";
        databases::run(&house.place, newer).await;
        let config = Config { database: house.place.clone(), ..quick(&house.data) };
        let why = Server::start(config).await.err().expect("the server does not start");
        assert!(
            why.to_string().contains("written by a newer version of homestretch; run that version"),
            "{why}"
        );
    }
}

/// A room whose entries can be neither written nor read closes its sockets, and does not send
/// events that were not stored.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_announced_that_cannot_be_stored() {
    let house = House::with(|config| config.settings.bot_pace = Millis(300)).await;
    let request = json!({ "variant": "ludo", "name": "Ann", "turn_seconds": 1 });
    let ann = Guest::host(&house.url(), &request).await;
    let bo = ann.joined_by("Bo", None).await;
    let mut ear = ann.watched_by("Eve").await.socket(None).await;
    start(&ann, &bo).await;
    let took_over = |m: &Value| m["events"].to_string().contains("bot_took_over");
    let seats = ear.hear_until(took_over).await["view"]["seats"].clone();
    let lent = seats.as_array().expect("seats").iter().find(|seat| !seat["lent"].is_null());
    let lent = lent.expect("a seat that a bot has taken over")["player"].as_u64();
    let (back, stays) = if lent == Some(ann.player) { (ann, bo) } else { (bo, ann) };
    // The game is paused, so the only entry that can follow is the one that gives the seat back.
    stays.does(json!({ "type": "pause" })).await;
    let seq = stays.view().await["seq"].as_u64().expect("a number");
    databases::run(&house.place, "ALTER TABLE entries RENAME TO hidden").await;
    let refused = tokio_tungstenite::connect_async(back.socket_request(None)).await;
    assert!(refused.is_err(), "an unreadable room accepts no socket");
    while let Some(heard) = ear.hear().await {
        assert!(heard["seq"].as_u64() <= Some(seq), "{heard}");
    }
    databases::run(&house.place, "ALTER TABLE hidden RENAME TO entries").await;
    assert_eq!(stays.view().await["seq"], json!(seq));
    house.server.stop().await;
}

#[tokio::test]
async fn a_repeated_command_gets_the_same_answer_after_a_restart() {
    let house = House::open().await;
    let mut ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let order = json!({ "cmd_id": "kept", "type": "chat", "text": "hello" });
    let first = ann.order(&order).await;
    assert_eq!(first.0, 200);
    let house = house.again().await;
    ann.url = house.url();
    assert_eq!(ann.order(&order).await, first);
    assert_eq!(ann.view().await["chat"].as_array().map(Vec::len), Some(1));
    house.server.stop().await;
}

#[tokio::test]
async fn an_expired_room_leaves_only_its_record() {
    let house = House::with(|config| {
        config.settings.keep_ended = Millis(0);
        config.sweep = std::time::Duration::from_millis(20);
    })
    .await;
    let request =
        json!({ "variant": "ludo", "name": "Ann", "settings": { "leaving": "tokens_go" } });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    ann.does(json!({ "type": "leave" })).await;
    for _ in 0..100 {
        assert_eq!(bo.look("").await.0, 200, "the room stays while somebody polls it");
    }
    ann.until_gone().await;
    let url = format!("{}/api/rooms/{}/record", house.url(), ann.code);
    let (status, record) = crate::guest::ask("GET", &url, None, None).await;
    assert_eq!(status, 200, "{record}");
    house.server.stop().await;
}

#[tokio::test]
async fn an_unreadable_room_is_reported_left_alone_and_expires() {
    let house = House::open().await;
    let (ann, _) = full_table(&house.url(), &json!({ "variant": "ludo", "name": "Ann" }), 2).await;
    let other = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Bo" })).await;
    house.server.stop().await;
    // Damage an entry, and let a turn end in the meantime.
    databases::run(&house.place, "UPDATE entries SET body = '{}' WHERE seq = 6").await;
    databases::run(&house.place, "UPDATE rooms SET due = 1 WHERE due IS NOT NULL").await;
    let again = Config { database: house.place.clone(), ..quick(&house.data) };
    let server = Server::start(again.clone()).await.expect("the server starts");
    let room = format!("http://{}/api/rooms/{}", server.address(), ann.code);
    for url in [&room, &format!("{room}/record")] {
        let (status, told) = ask_once("GET", url, Some(&ann.token), None).await;
        assert_eq!((status, &told["error"]["code"]), (503, &json!("unreadable")), "{told}");
    }
    let due = "SELECT COUNT(*) FROM rooms WHERE due < changed + 600000";
    assert_eq!(databases::count(&house.place, due).await, 0, "the room is not woken repeatedly");
    server.stop().await;

    let mut short = again;
    short.settings.keep_playing = Millis(0);
    short.sweep = std::time::Duration::from_millis(20);
    let server = Server::start(short).await.expect("the server starts");
    let url = |code: &str| format!("http://{}/api/rooms/{code}", server.address());
    let gone = async { while ask_once("GET", &url(&ann.code), None, None).await.0 != 404 {} };
    tokio::time::timeout(PATIENCE, gone).await.expect("the room expires");
    assert_eq!(ask_once("GET", &url(&other.code), None, None).await.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn old_heartbeats_and_outages_are_deleted() {
    let house = House::with(|config| config.sweep = std::time::Duration::from_millis(20)).await;
    for old in [
        "INSERT INTO nodes (id, seen, there) VALUES ('old', 1, 1)",
        "INSERT INTO outages (up, down) VALUES (2, 1)",
    ] {
        databases::run(&house.place, old).await;
    }
    let left = "SELECT (SELECT COUNT(*) FROM nodes) + (SELECT COUNT(*) FROM outages)";
    let tidy = async { while databases::count(&house.place, left).await != 1 {} };
    tokio::time::timeout(PATIENCE, tidy).await.expect("only the running node is left");
    house.server.stop().await;
}

/// Rooms of the first version have no commitments to dice. The server adds them later.
#[tokio::test]
async fn a_game_of_an_older_version_can_be_finished() {
    use homestretch_server::store::{Append, NewEntry, RoomRow, Store};
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } });
    let (mut ann, mut bo) = full_table(&house.url(), &request, 2).await;
    for _ in 0..10 {
        for guest in [&ann, &bo] {
            let _ = guest.tries(json!({ "type": "roll" })).await;
        }
    }
    let before = ann.view().await;
    assert_eq!(before["status"], "playing");
    house.server.stop().await;

    let store = Store::open(&house.place, PATIENCE).await.expect("the store");
    let new = ["committed", "roll_opened", "roll_shown"];
    let mut entries = Vec::new();
    for stored in store.load(&ann.code, 0).await.expect("load the room") {
        let mut entry: serde_json::Value = serde_json::from_str(&stored.body).expect("JSON");
        if entry["type"] == "made" {
            entry["version"] = json!(1);
        }
        if !new.contains(&entry["type"].as_str().expect("a type")) {
            entries.push(NewEntry { cmd: stored.cmd, body: entry.to_string() });
        }
    }
    let row = RoomRow {
        status: "playing",
        listed: false,
        summary: "{}".into(),
        due: None,
        changed: Millis(before["clock"]["now"].as_u64().expect("a number")),
    };
    let room = "23456789".to_string();
    let append = Append { room: room.clone(), after: 0, entries, row, record: None };
    assert!(store.append(append).await.expect("it is stored"));
    store.close().await;

    let config =
        homestretch_server::Config { database: house.place.clone(), ..crate::quick(&house.data) };
    let server = homestretch_server::Server::start(config).await.expect("the server starts");
    for guest in [&mut ann, &mut bo] {
        guest.url = format!("http://{}", server.address());
        guest.code = room.clone();
    }
    assert_eq!(ann.view().await["game"], before["game"]);
    tokio::join!(play_on(&ann), play_on(&bo));
    let record = format!("{}/api/rooms/{room}/record", ann.url);
    let (status, record) = crate::guest::ask("GET", &record, None, None).await;
    assert_eq!(status, 200, "{record}");
    let record = record.as_str().expect("a text");
    assert!(
        !record.contains("\nfair "),
        "a game without proven dice has no proof in its record: {record}"
    );
    server.stop().await;
}

#[tokio::test]
async fn no_file_contains_the_names_and_chat_of_an_expired_room() {
    let data = tempfile::TempDir::new().expect("a folder");
    let house = House::at(crate::sqlite(&data), data, |config| {
        config.settings.keep_waiting = Millis(0);
        config.sweep = std::time::Duration::from_millis(20);
    })
    .await;
    let request = json!({ "variant": "ludo", "name": "Hildegard" });
    let ann = Guest::host(&house.url(), &request).await;
    ann.does(json!({ "type": "chat", "text": "a word among friends" })).await;
    let remain = || {
        let files = std::fs::read_dir(house.data.path()).expect("a folder");
        let texts = files.filter_map(|file| std::fs::read(file.ok()?.path()).ok());
        let texts: Vec<String> =
            texts.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).collect();
        texts.iter().any(|text| text.contains("Hildegard") || text.contains("among friends"))
    };
    assert!(remain(), "names and chat are stored while the room exists");
    let gone = async {
        while remain() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.expect("the names and chat disappear with the room");
    house.server.stop().await;
}
