//! Nobody can keep others from playing: not with chat, sockets, slow requests, or by coming and
//! going.

use crate::House;
use crate::guest::{Ear, Guest, PATIENCE, ask_once};
use crate::play::{full_table, start};
use homestretch_table::Millis;
use serde_json::{Value, json};
use std::num::NonZeroU32;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

fn is_connected(view: &Value, seat: u64) -> bool {
    view["seats"][seat as usize]["connected"] == true
}

#[tokio::test]
async fn an_endless_game_is_ended_with_its_current_ranking() {
    let house = House::with(|config| config.settings.max_entries = 80).await;
    // Nearly every square of the second half leads back to the beginning.
    let snakes: Vec<[u8; 2]> =
        (51..100).filter(|from| from % 6 != 0).map(|from| [from, 2]).collect();
    let text = format!(
        "based_on = \"snakes\"\nid = \"endless\"\nname = \"Endless\"\n\
         [squares]\nladders = []\nsnakes = {snakes:?}\n"
    );
    let ann = Guest::host(&house.url(), &json!({ "variant_text": text, "name": "Ann" })).await;
    ann.does(json!({ "type": "add_bot", "level": "easy" })).await;
    let mut ear = ann.socket(None).await;
    ann.does(json!({ "type": "start" })).await;
    ann.does(json!({ "type": "autopilot", "on": true, "level": "easy" })).await;
    let ended = ear.hear_until(|m| m["view"]["status"] == "ended").await;
    assert!(ended["events"].to_string().contains("time_up"), "{ended}");
    assert!(ended["seq"].as_u64() < Some(2_100), "{ended}");
    assert_eq!(ann.is_refused(json!({ "type": "rematch" })).await, "too_long");
    ann.does(json!({ "type": "leave" })).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn turning_the_autopilot_on_and_off_does_not_stop_the_game() {
    let house = House::with(|config| config.settings.bot_pace = Millis(1_000)).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = ann.joined_by("Bo", None).await;
    ann.does(json!({ "type": "add_bot", "level": "easy" })).await;
    start(&ann, &bo).await;
    for guest in [&ann, &bo] {
        guest.does(json!({ "type": "autopilot", "on": true, "level": "easy" })).await;
    }
    let before = ann.view().await["game"]["ply"].as_u64();
    let goes_on = async {
        for on in [false, true].into_iter().cycle() {
            let seat = json!({ "type": "autopilot", "on": on, "level": "easy", "seat": bo.seat });
            let _ = bo.tries(seat).await;
            if ann.view().await["game"]["ply"].as_u64() > before {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, goes_on).await.expect("the bots continue to play");
    house.server.stop().await;
}

#[tokio::test]
async fn watchers_cannot_fill_up_the_room() {
    let house = House::with(|config| {
        config.settings.max_words = NonZeroU32::new(3).expect("not zero");
        config.settings.max_entries = 40;
    })
    .await;
    let (ann, _) = full_table(&house.url(), &json!({ "variant": "ludo", "name": "Ann" }), 2).await;
    let (eve, fay) = (ann.watched_by("Eve").await, ann.watched_by("Fay").await);
    let word = json!({ "type": "chat", "text": "hello" });
    eve.does(word.clone()).await;
    fay.does(json!({ "type": "react", "reaction": "clap" })).await;
    // A command that is refused for another reason does not count.
    ann.does(json!({ "type": "mute", "player": eve.player, "muted": true })).await;
    for _ in 0..5 {
        assert_eq!(eve.is_refused(word.clone()).await, "muted");
    }
    ann.does(json!({ "type": "mute", "player": eve.player, "muted": false })).await;
    eve.does(word.clone()).await;
    for watcher in [&eve, &fay] {
        assert_eq!(watcher.is_refused(word.clone()).await, "too_many");
    }
    // Players have no limit until the room is too long. Then the limit also applies to their
    // commands that do not help to finish the game.
    while ann.view().await["seq"].as_u64() < Some(40) {
        ann.does(word.clone()).await;
    }
    assert_eq!(ann.is_refused(word).await, "too_long");
    let pilot = json!({ "type": "autopilot", "on": true, "level": "easy" });
    assert_eq!(ann.is_refused(pilot).await, "too_many");
    let leave = json!({ "type": "leave" });
    for guest in [&eve, &ann] {
        guest.does(leave.clone()).await;
    }
    house.server.stop().await;
}

#[tokio::test]
async fn watchers_cannot_sit_down_and_get_up_endlessly() {
    let house =
        House::with(|config| config.settings.max_words = NonZeroU32::new(3).expect("not zero"))
            .await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let eve = ann.watched_by("Eve").await;
    let sit = json!({ "type": "sit" });
    for _ in 0..3 {
        eve.does(sit.clone()).await;
        eve.does(json!({ "type": "leave" })).await;
    }
    assert_eq!(eve.is_refused(sit).await, "too_many");
    // The host may still seat people, and new people may still join.
    for name in ["Bo", "Cy"] {
        ann.does(json!({ "type": "sit", "name": name })).await;
    }
    ann.joined_by("Di", None).await;
    house.server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_take_all_sockets_of_a_room() {
    let house = House::with(|config| config.settings.max_room_sockets = 4).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let url = format!("{}/api/rooms/{}/socket", house.url(), ann.code).replace("http", "ws");
    let request = || url.clone().into_client_request().expect("an address");
    let _two = [Ear::open(request()).await, Ear::open(request()).await];
    let third = tokio_tungstenite::connect_async(request()).await;
    assert!(third.is_err(), "half of the sockets are for other addresses");
    let elsewhere = TcpSocket::new_v4().expect("a socket");
    elsewhere.bind(([127, 0, 0, 2], 0).into()).expect("another address");
    let stream = elsewhere.connect(house.server.address()).await.expect("a connection");
    let other = tokio_tungstenite::client_async(request(), stream).await;
    assert!(other.is_ok(), "another address still has sockets: {other:?}");
    let _own = ann.socket(None).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_who_polls_is_present_and_can_become_the_host() {
    let house = House::with(|config| config.host_away = Millis(200)).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = ann.joined_by("Bo", None).await;
    let mut ear = ann.watched_by("Eve").await.socket(None).await;
    let seat = bo.seat.expect("a seat");
    assert!(!is_connected(&bo.view().await, seat), "Bo has no other device");
    assert!(is_connected(&ann.view().await, seat), "Bo polls");
    let gone = ear.hear_until(|m| m["hint"] == "presence" && !is_connected(&m["view"], seat));
    gone.await;
    let becomes_host = async {
        while bo.view().await["seats"][seat as usize]["host"] != true {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, becomes_host).await.expect("Bo becomes the host");
    house.server.stop().await;
}

#[tokio::test]
async fn repeating_a_command_that_had_no_effect_returns_the_same_answer() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann", "turn_seconds": 3600 });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    bo.does(json!({ "type": "pause" })).await;
    let pilot = |on: bool, id: &str| json!({ "type": "autopilot", "on": on, "level": "easy", "cmd_id": id });
    let (_, first) = ann.order(&pilot(true, "a")).await;
    assert_ne!(first["events"], json!([]));
    let idle = ann.order(&pilot(true, "b")).await;
    assert_eq!(idle.1["events"], json!([]));
    assert_eq!(ann.order(&pilot(false, "c")).await.0, 200);
    assert_eq!(ann.order(&pilot(true, "b")).await, idle, "the answer is the same as before");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_cannot_keep_others_from_replaying_games() {
    let house = House::open().await;
    let head = "POST /api/replay HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 1000\r\nexpect: 100-continue\r\n\r\n";
    let (sender, mut has_place) = tokio::sync::mpsc::channel(12);
    let mut slow = tokio::task::JoinSet::new();
    for _ in 0..12 {
        let mut stream =
            tokio::net::TcpStream::connect(house.server.address()).await.expect("connect");
        let sender = sender.clone();
        slow.spawn(async move {
            stream.write_all(head.as_bytes()).await.expect("send the message");
            // A client with a permit is told to continue.
            let heard = stream.read(&mut [0; 64]).await;
            let _ = sender.send(heard.is_ok()).await;
            std::future::pending::<()>().await;
        });
    }
    for _ in 0..4 {
        let heard =
            tokio::time::timeout(PATIENCE, has_place.recv()).await.expect("a permit in time");
        assert_eq!(heard, Some(true));
    }
    let url = format!("{}/api/replay", house.url());
    let others = reqwest::Client::builder().local_address(std::net::IpAddr::from([127, 0, 0, 2]));
    let others = others.build().expect("a client");
    let asked = others.post(&url).json(&json!({ "record": "nonsense" })).send();
    let nonsense = json!({ "record": "x" });
    let mut own = std::pin::pin!(ask_once("POST", &url, None, Some(&nonsense)));
    tokio::select! {
        answer = asked => {
            let status = answer.expect("an answer").status();
            assert_eq!(status, 400, "the request is answered, and the record is invalid");
        }
        _ = &mut own => panic!("the address has used all of its permits"),
    }
    slow.shutdown().await;
    let own = tokio::time::timeout(PATIENCE, own).await.expect("a permit becomes free again");
    assert_eq!(own.0, 400);
    house.server.stop().await;
}
