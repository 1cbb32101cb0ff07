//! Simple clients: hints, the state, and a whole client that knows nothing else.

use crate::House;
use crate::guest::{Ear, Guest, ask};
use crate::play::{due, start};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Opens the socket of hints.
async fn hints(guest: &Guest, after: &str) -> Ear {
    let url = format!("{}/ws?code={}{after}", guest.url.replace("http", "ws"), guest.code);
    let mut request = url.into_client_request().expect("an address");
    let bearer = format!("Bearer {}", guest.token).parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    Ear::open(request).await
}

/// The next hint that is not about connections. It has three keys and nothing else.
async fn hint(ear: &mut Ear) -> String {
    let heard = ear.hear_until(|message| message["hint"] != "presence").await;
    assert!(heard["seq"].is_u64() && heard["type"] == "refresh", "{heard}");
    assert_eq!(heard.as_object().map(serde_json::Map::len), Some(3), "{heard}");
    heard["hint"].as_str().expect("a word").to_string()
}

#[tokio::test]
async fn a_simple_client_hears_only_hints_with_their_simple_names() {
    let house = House::open().await;
    let room =
        json!({ "variant": "snakes", "name": "Ann", "settings": { "leaving": "tokens_go" } });
    let ann = Guest::host(&house.url(), &room).await;
    let mut ear = hints(&ann, "").await;
    assert_eq!(hint(&mut ear).await, "state");
    let bo = ann.joined_by("Bo", None).await;
    assert_eq!(hint(&mut ear).await, "player_joined");
    let cy = ann.joined_by("Cy", None).await;
    assert_eq!(hint(&mut ear).await, "player_joined");
    ann.does(json!({ "type": "kick", "seat": cy.seat })).await;
    assert_eq!(hint(&mut ear).await, "player_left");
    bo.does(json!({ "type": "chat", "text": "hello" })).await;
    assert_eq!(hint(&mut ear).await, "chat_message");
    start(&ann, &bo).await;
    for heard in ["player_ready", "player_ready", "game_started"] {
        assert_eq!(hint(&mut ear).await, heard);
    }
    ann.does(json!({ "type": "roll" })).await;
    assert_eq!(hint(&mut ear).await, "dice_rolled");
    ann.does(json!({ "type": "move", "token": 0 })).await;
    assert_eq!(hint(&mut ear).await, "piece_moved");
    bo.does(json!({ "type": "leave" })).await;
    assert_eq!(hint(&mut ear).await, "game_over");
    house.server.stop().await;
}

#[tokio::test]
async fn a_turn_without_a_move_and_a_departure_have_their_simple_names() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = ann.joined_by("Bo", None).await;
    start(&ann, &bo).await;
    let mut ear = hints(&ann, "").await;
    assert_eq!(hint(&mut ear).await, "state");
    // At the start no token can move without a six, and the turn passes.
    loop {
        let view = ann.view().await;
        let person = [&ann, &bo].into_iter().find(|person| due(&view, person.seat).is_some());
        let person = person.expect("somebody has to act");
        let done = person.does(due(&view, person.seat).expect("a command")).await;
        let has = |kind: &str| {
            done["events"].as_array().into_iter().flatten().any(|event| event["type"] == kind)
        };
        let name = match (has("passed"), has("moved")) {
            (true, _) => "turn_skipped",
            (_, true) => "piece_moved",
            _ => "dice_rolled",
        };
        assert_eq!(hint(&mut ear).await, name, "{done}");
        if has("passed") {
            break;
        }
    }
    bo.does(json!({ "type": "leave" })).await;
    assert_eq!(hint(&mut ear).await, "player_left", "although a bot takes over");
    house.server.stop().await;
}

#[tokio::test]
async fn the_socket_of_hints_answers_pings_and_takes_no_commands() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let mut ear = hints(&ann, "").await;
    ear.say(&json!({ "type": "ping" })).await;
    ear.hear_until(|message| message["type"] == "pong").await;
    ear.say(&json!({ "cmd_id": "r", "type": "chat", "text": "hello" })).await;
    let refused = ear.hear_until(|message| message["type"] == "refused").await;
    assert_eq!(
        (&refused["cmd_id"], &refused["error"]["code"]),
        (&json!("r"), &json!("bad_request"))
    );
    assert_eq!(ann.view().await["chat"], json!([]));
    house.server.stop().await;
}

#[tokio::test]
async fn a_simple_client_that_returns_hears_a_hint_only_if_it_missed_something() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let seq = ann.view().await["seq"].clone();
    ann.does(json!({ "type": "chat", "text": "one" })).await;
    let mut missed = hints(&ann, &format!("&after={seq}")).await;
    assert_eq!(hint(&mut missed).await, "chat_message");
    let seq = ann.view().await["seq"].clone();
    let mut current = hints(&ann, &format!("&after={seq}")).await;
    ann.joined_by("Bo", None).await;
    assert_eq!(hint(&mut current).await, "player_joined");
    house.server.stop().await;
}

#[tokio::test]
async fn the_state_is_the_answer_of_the_room() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let state = async |query: &str, token| {
        let url = format!("{}/api/game/state?{query}", ann.url);
        let (status, mut answer) = ask("GET", &url, token, None).await;
        answer["clock"]["now"] = Value::Null;
        (status, answer)
    };
    let code = format!("code={}", ann.code);
    let (status, mut room) = ann.look("?after=0").await;
    room["clock"]["now"] = Value::Null;
    assert_eq!(state(&format!("{code}&after=0"), Some(&ann.token)).await, (status, room));
    let (status, seen) = state(&code.to_lowercase(), None).await;
    assert_eq!((status, &seen["you"]), (200, &Value::Null));
    assert_eq!(state("code=ABCD2345", None).await.0, 404);
    assert_eq!(state("", None).await.0, 404);
    assert_eq!(state(&code, Some("00000000000000000000000000000000")).await.0, 401);
    house.server.stop().await;
}

/// In one game the clients keep their sockets, in the other one these are cut.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_of_under_80_lines_plays_whole_games_also_without_its_socket() {
    let house = House::open().await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/simple-client");
    let lines = std::fs::read_to_string(script).expect("the client").lines().count();
    assert!(lines < 80, "{lines} lines");
    let mut client = std::process::Command::new("python3");
    client.args([script, &house.url(), "2", "0.01"]);
    let played = tokio::task::spawn_blocking(move || client.output().expect("Python runs"));
    let played = played.await.expect("the client ends");
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    assert!(said.starts_with("2 games to the end"), "{said}");
    for hint in ["dice_rolled", "piece_moved", "turn_skipped", "poll"] {
        assert!(said.contains(hint), "{hint}: {said}");
    }
    house.server.stop().await;
}
