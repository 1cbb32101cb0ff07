//! Whole games: two people on sockets, and bots on the other seats.

use crate::House;
use crate::guest::Guest;
use futures_util::{StreamExt, stream};
use homestretch_rules::{Game, catalog};
use homestretch_table::Table;
use serde_json::{Value, json};
use std::collections::HashSet;

/// Plays a person's seat over a socket until the game is over, always the first legal action.
/// Returns all received messages.
pub(crate) async fn play_on(guest: &Guest) -> Vec<Value> {
    let mut ear = guest.socket(None).await;
    let mut heard = Vec::new();
    let (mut acted, mut last) = (0, Value::Null);
    while let Some(message) = ear.hear().await {
        let view = message["view"].clone();
        if message["type"] == "refused" {
            // Only stale commands and a busy server are expected.
            match message["error"]["code"].as_str() {
                Some("stale") => {}
                Some("unavailable") => ear.say(&last).await,
                _ => panic!("{message}"),
            }
        }
        heard.push(message);
        if view.is_null() {
            continue;
        }
        if view["status"] == "ended" {
            return heard;
        }
        let seq = view["seq"].as_u64().expect("a number");
        if let Some(mut order) = due(&view, guest.seat).filter(|_| seq > acted) {
            acted = seq;
            order["cmd_id"] = json!(format!("s{seq}"));
            order["seq"] = json!(seq);
            ear.say(&order).await;
            last = order;
        }
    }
    panic!("the socket ended before the game");
}

/// The command that a person has to send.
pub(crate) fn due(view: &Value, seat: Option<u64>) -> Option<Value> {
    let game = &view["game"];
    let turn = &game["turn"];
    if view["status"] != "playing" || turn["seat"].as_u64() != seat || seat.is_none() {
        return None;
    }
    match turn["phase"].as_str()? {
        "roll" | "opening" => Some(json!({ "type": "roll" })),
        "move" => match game["legal"].as_array()?.last() {
            Some(mv) => Some(json!({ "type": "move", "token": mv["token"], "pips": mv["pips"] })),
            None => Some(json!({ "type": "pass" })),
        },
        _ => None,
    }
}

/// A room with two people and two bots whose game has just started. Fewer players if the variant
/// allows no more.
pub(crate) async fn full_table(url: &str, request: &Value, seats: usize) -> (Guest, Guest) {
    let ann = Guest::host(url, request).await;
    let bo = ann.joined_by("Bo", None).await;
    for _ in 2..seats {
        ann.does(json!({ "type": "add_bot", "level": "easy" })).await;
    }
    start(&ann, &bo).await;
    (ann, bo)
}

/// Both people get ready, and the host starts the game.
pub(crate) async fn start(ann: &Guest, bo: &Guest) {
    for guest in [ann, bo] {
        guest.does(json!({ "type": "ready" })).await;
    }
    ann.does(json!({ "type": "start" })).await;
}

async fn whole_game(url: &str, request: &Value, seats: usize) {
    let (ann, bo) = full_table(url, request, seats).await;
    let (by_ann, by_bo) = tokio::join!(play_on(&ann), play_on(&bo));
    let last = |heard: &[Value]| heard.iter().rev().find(|m| !m["view"].is_null()).cloned();
    let (end, same) =
        (last(&by_ann).expect("the last message"), last(&by_bo).expect("the last message"));
    assert_eq!(end["view"]["game"], same["view"]["game"], "both people see the same end");
    // The record describes the same game.
    let address = format!("{url}/api/rooms/{}/record", ann.code);
    let (status, record) = crate::guest::ask("GET", &address, None, None).await;
    assert_eq!(status, 200, "{record}");
    let game = Game::load(record.as_str().expect("a text")).expect("a record");
    assert_eq!(json!(game.view()), end["view"]["game"], "the record leads to the same state");
    let names: Vec<&String> = game.names().values().collect();
    assert!(names.len() == seats && names.iter().any(|name| *name == "Ann"), "{names:?}");
    // The received events together contain every action once and in order.
    let replay = format!("{url}/api/replay");
    let request = json!({ "record": record });
    let (status, played) = crate::guest::ask("POST", &replay, None, Some(&request)).await;
    assert_eq!(status, 200, "{played}");
    for heard in [&by_ann, &by_bo] {
        check_whole(heard, &played["events"]);
    }
}

/// Checks that the received messages contain all events of a game, from the first full view to the
/// end, without gaps and without repetition.
fn check_whole(heard: &[Value], happened: &Value) {
    let actions = happened.as_array().expect("a list for every action");
    let events = |from: usize| actions[from..].iter().flat_map(|of| of.as_array().expect("events"));
    let known: HashSet<&str> = events(0).filter_map(|event| event["type"].as_str()).collect();
    let (mut seq, mut due) = (0, Vec::new());
    for message in heard.iter().filter(|message| !message["view"].is_null()) {
        let next = message["seq"].as_u64().or(message["view"]["seq"].as_u64()).expect("a number");
        match message["type"].as_str() {
            Some("view") => {
                let ply = message["view"]["game"]["ply"].as_u64().unwrap_or(0);
                due = events(ply as usize).rev().collect();
            }
            _ if message["hint"] == "presence" => assert!(next >= seq, "{next} after {seq}"),
            _ => assert!(next > seq, "{next} after {seq}"),
        }
        seq = next;
        let told = message["events"].as_array().into_iter().flatten();
        for event in told.filter(|e| e["type"].as_str().is_some_and(|kind| known.contains(kind))) {
            assert_eq!(due.pop(), Some(event), "at {seq}");
        }
    }
    assert!(due.is_empty(), "not received: {due:?}");
}

/// How many games are played at once. While one waits for the disk, the others continue.
const AT_ONCE: usize = 4;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_variant_is_played_to_the_end_by_two_people_and_up_to_two_bots() {
    let house = House::open().await;
    let url = house.url();
    let game = async |id: &'static str| {
        let spec = catalog::find(id).expect("a built-in variant");
        let request = json!({ "variant": id, "name": "Ann" });
        let seats = 4.min(spec.players[1] as usize).max(spec.players[0] as usize);
        whole_game(&url, &request, seats).await;
    };
    stream::iter(catalog::ids()).for_each_concurrent(AT_ONCE, game).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_and_six_players_play_on_the_star_board() {
    let house = House::open().await;
    for seats in [5, 6] {
        let options = json!({ "tokens": 2 });
        let request = json!({ "variant": "ludo-hex", "name": "Ann", "options": options });
        whole_game(&house.url(), &request, seats).await;
    }
    house.server.stop().await;
}

/// A saved game of the terminal.
const SAVED: &str = include_str!("../../../cli/tests/golden/saved.game");

#[tokio::test]
async fn a_saved_game_of_the_terminal_is_replayed_like_the_record_of_the_same_game() {
    let house = House::open().await;
    let address = format!("{}/api/replay", house.url());
    let replay = async |text: &str| {
        crate::guest::ask("POST", &address, None, Some(&json!({ "record": text }))).await
    };
    let entries = SAVED.lines().skip(1).map(|line| serde_json::from_str(line).expect("an entry"));
    let table = Table::fold(&entries.collect::<Vec<_>>()).expect("valid entries");
    let record = table.game().expect("a game").record();
    let (status, by_record) = replay(&record).await;
    assert_eq!((status, &by_record["names"]["0"]), (200, &json!("Ann")), "{by_record}");
    assert!(by_record["events"].as_array().is_some_and(|events| events.len() > 40), "{by_record}");
    // A program that is killed leaves an incomplete line. Editors write other line ends.
    for text in [SAVED.to_string(), format!("{SAVED}{{\"at\":17"), SAVED.replace('\n', "\r\n")] {
        assert_eq!(replay(&text).await, (200, by_record.clone()));
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_damaged_saved_game_is_rejected_with_the_line_and_the_reason() {
    let house = House::open().await;
    let address = format!("{}/api/replay", house.url());
    let lines: Vec<&str> = SAVED.lines().collect();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at - 1] = line;
        lines.join("\n") + "\n"
    };
    for (text, reason) in [
        (with(40, "hello"), "line 40: this is not an entry of a game"),
        (with(40, lines[1]), "line 40: "),
        (with(2, "{}"), "line 2: the first entry must be `opened`"),
        (with(1, "{}"), "line 1: this is not the header of a saved game"),
        (with(1, r#"{"homestretch_game":2,"seed":7}"#), "line 1: the game has format 2"),
        (format!("{}\n", lines[0]), "line 2: the first entry must be `opened`"),
        (format!("{}\n{}\n", lines[0], lines[1]), "no game has started"),
    ] {
        let request = json!({ "record": text });
        let (status, refused) = crate::guest::ask("POST", &address, None, Some(&request)).await;
        let error = &refused["error"];
        assert_eq!((status, &error["code"]), (400, &json!("bad_record")), "{refused}");
        let message = error["message"].as_str().expect("a text");
        assert!(message.starts_with(reason), "{message}, expected {reason}");
    }
    house.server.stop().await;
}
