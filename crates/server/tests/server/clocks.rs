//! Clocks: warnings, missed turns, bots that take over and give seats back, and pauses.

use crate::House;
use crate::guest::Guest;
use crate::play::{full_table, start};
use homestretch_table::Millis;
use serde_json::{Value, json};

fn has(message: &Value, kind: &str) -> bool {
    let events = message["events"].as_array();
    events.is_some_and(|events| events.iter().any(|e| e["type"] == kind))
}

/// A server whose bots are slow, so that people have time to act before the game ends.
async fn with_slow_bots() -> House {
    House::with(|config| config.settings.bot_pace = Millis(300)).await
}

fn timed(seconds: u32, warn: u32) -> Value {
    let settings = json!({ "warn_seconds": warn });
    json!({ "variant": "ludo", "name": "Ann", "turn_seconds": seconds, "settings": settings })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_player_is_warned_then_replaced_and_gets_the_seat_back() {
    let house = with_slow_bots().await;
    let ann = Guest::host(&house.url(), &timed(3, 2)).await;
    let bo = ann.joined_by("Bo", None).await;
    let eve = ann.watched_by("Eve").await;
    let mut ear = eve.socket(None).await;
    start(&ann, &bo).await;
    ear.hear_until(|m| has(m, "time_warning")).await;
    ear.hear_until(|m| has(m, "turn_missed")).await;
    let taken = ear.hear_until(|m| has(m, "bot_took_over")).await;
    let events = taken["events"].as_array().expect("events");
    let event = events.iter().find(|e| e["type"] == "bot_took_over").expect("the event is sent");
    assert_eq!(event["reason"], "missed");
    // The replaced player returns by opening a socket.
    let view = eve.view().await;
    let seat = &view["seats"][event["seat"].as_u64().expect("a seat") as usize];
    let back = if seat["player"] == json!(ann.player) { &ann } else { &bo };
    let _socket = back.socket(None).await;
    ear.hear_until(|m| has(m, "taken_back")).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_without_a_socket_gets_the_seat_back_by_polling() {
    let house = with_slow_bots().await;
    let ann = Guest::host(&house.url(), &timed(3, 0)).await;
    let bo = ann.joined_by("Bo", None).await;
    let mut ear = ann.watched_by("Eve").await.socket(None).await;
    start(&ann, &bo).await;
    let taken = ear.hear_until(|m| has(m, "bot_took_over")).await;
    let lent = |guest: &Guest| {
        taken["view"]["seats"][guest.seat.expect("a seat") as usize]["lent"] == "missed"
    };
    let back = if lent(&ann) { &ann } else { &bo };
    // A single request, for example for a list of rooms, does not count as a return; polling for
    // events does.
    assert_eq!(back.view().await["seats"][back.seat.expect("a seat") as usize]["lent"], "missed");
    let followed = async {
        while back.look("?after=0").await.1["seats"][back.seat.expect("a seat") as usize]["lent"]
            == "missed"
        {}
    };
    tokio::time::timeout(crate::guest::PATIENCE, followed)
        .await
        .expect("the player gets the seat back");
    ear.hear_until(|m| has(m, "taken_back")).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_stops_the_clock() {
    let house = House::open().await;
    let (ann, bo) = full_table(&house.url(), &timed(3600, 0), 2).await;
    let before = ann.view().await["clock"]["turn_left_ms"].as_u64().expect("a time");
    bo.does(json!({ "type": "pause" })).await;
    let paused = ann.view().await;
    assert_eq!(paused["clock"]["paused"], true);
    let left = paused["clock"]["turn_left_ms"].as_u64().expect("a time");
    assert!(left <= before);
    assert_eq!(ann.is_refused(json!({ "type": "roll" })).await, "paused");
    assert_eq!(ann.view().await["clock"]["turn_left_ms"], json!(left), "the clock stands still");
    ann.does(json!({ "type": "resume" })).await;
    assert_eq!(ann.view().await["clock"]["paused"], false);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_while_the_server_was_down_counts_against_nobody() {
    let house = House::open().await;
    let (ann, _) = full_table(&house.url(), &timed(3600, 0), 2).await;
    let before = ann.view().await["clock"].clone();
    let house = house.again().await;
    let ann = Guest { url: house.url(), ..ann };
    let after = ann.view().await["clock"].clone();
    let number = |clock: &Value, key: &str| clock[key].as_u64().expect("a number");
    let passed = number(&after, "now") - number(&before, "now");
    let charged = number(&before, "turn_left_ms") - number(&after, "turn_left_ms");
    let (_, seen) = ann.look("?after=0").await;
    let told = seen["events"].as_array().expect("events");
    let returned = told.iter().find(|e| e["type"] == "server_returned").expect("the event is sent");
    let lost = number(returned, "lost_ms");
    assert!(lost > 0 && charged + lost <= passed, "{charged} and {lost} of {passed}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn autopilot_plays_until_the_seat_is_taken_back() {
    let house = with_slow_bots().await;
    let (ann, bo) = full_table(&house.url(), &timed(3600, 0), 2).await;
    let mut ear = ann.socket(None).await;
    for guest in [&ann, &bo] {
        guest.does(json!({ "type": "autopilot", "on": true, "level": "easy" })).await;
    }
    ear.hear_until(|m| has(m, "moved")).await;
    ann.does(json!({ "type": "autopilot", "on": false })).await;
    let view = ann.view().await;
    assert_eq!(view["status"], "playing");
    assert_eq!(view["seats"][ann.seat.expect("a seat") as usize]["level"], Value::Null);
    house.server.stop().await;
}
