//! Safety: tokens, limits, headers, and bad input that gets a clear answer.

use crate::House;
use crate::guest::{Ear, Guest, PATIENCE, ask};
use serde_json::{Value, json};
use std::num::NonZeroU32;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn few(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).expect("not zero")
}

#[tokio::test]
async fn a_token_is_shown_only_to_its_owner() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let mut ear = ann.socket(None).await;
    let bo = ann.joined_by("Bo", None).await;
    let eve = ann.watched_by("Eve").await;
    bo.does(json!({ "type": "chat", "text": "hello" })).await;
    let mut seen = Vec::new();
    for guest in [&ann, &bo, &eve] {
        seen.push((guest.token.clone(), guest.look("?after=0").await.1.to_string()));
    }
    let heard = ear.hear_until(|m| m["hint"] == "chat_message").await.to_string();
    let metrics = ask("GET", &format!("{}/metrics", house.url()), None, None).await.1.to_string();
    let lobby = ask("GET", &format!("{}/api/rooms", house.url()), None, None).await.1.to_string();
    let stored = std::fs::read(house.data.path().join("rooms.db")).unwrap_or_default();
    let wal = std::fs::read(house.data.path().join("rooms.db-wal")).unwrap_or_default();
    for guest in [&ann, &bo, &eve] {
        let token = guest.token.as_str();
        for text in seen.iter().map(|(_, text)| text).chain([&heard, &metrics, &lobby]) {
            assert!(!text.contains(token));
        }
        let kept = |bytes: &[u8]| bytes.windows(token.len()).any(|w| w == token.as_bytes());
        assert!(!kept(&stored) && !kept(&wal), "only the hash of the token is stored");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_wrong_token_is_refused() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    for token in ["", "x", "00000000000000000000000000000000", &ann.token.to_uppercase()[1..]] {
        let thief = Guest { token: token.into(), ..ann.clone() };
        assert_eq!(thief.look("").await.0, 401, "{token}");
        assert_eq!(thief.tries(json!({ "type": "start" })).await.0, 401, "{token}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn too_many_wrong_codes_lock_out_an_address_even_from_existing_rooms() {
    let house = House::with(|config| config.settings.max_guesses = few(5)).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let room = |code: &str| format!("{}/api/rooms/{code}", house.url());
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(ask("GET", &room("ABCD2345"), None, None).await.0);
    }
    assert_eq!(statuses[..5], [404; 5]);
    assert_eq!(statuses[6..], [429; 2]);
    assert_eq!(ask("GET", &room(&ann.code), None, None).await.0, 429);
    assert_eq!(ann.look("").await.0, 200, "a person with a token is not locked out");
    // An unknown token gives access to no room, whether the code is right or wrong.
    let token = Some("0123456789abcdef0123456789abcdef");
    let bo = json!({ "name": "Bo" });
    for code in [ann.code.as_str(), "ABCD2345"] {
        for below in ["", "/variant", "/record"] {
            let url = format!("{}{below}", room(code));
            assert_eq!(ask("GET", &url, token, None).await.0, 429, "{url}");
        }
        let url = format!("{}/join", room(code));
        assert_eq!(ask("POST", &url, token, Some(&bo)).await.0, 429, "{url}");
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_simultaneous_requests_for_an_unknown_room_all_get_an_answer() {
    let house = House::open().await;
    let url = format!("{}/api/rooms/ABCD2345/variant", house.url());
    // Far more requests than may wait for one room.
    let all = (0..400).map(|_| crate::guest::ask_once("GET", &url, None, None));
    for (status, told) in futures_util::future::join_all(all).await {
        assert_eq!((status, &told["error"]["code"]), (404, &json!("no_room")), "{told}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_removed_person_is_told_so_and_it_does_not_count_as_a_wrong_guess() {
    let house = House::with(|config| config.settings.max_guesses = few(3)).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = ann.joined_by("Bo", None).await;
    ann.does(json!({ "type": "remove", "player": bo.player })).await;
    for _ in 0..9 {
        let (status, told) = bo.look("").await;
        assert_eq!((status, &told["error"]["code"]), (401, &json!("sent_out")), "{told}");
    }
    ann.joined_by("Cy", None).await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_page_of_another_server_cannot_send_requests() {
    let house = House::open().await;
    let post = |origin: String| {
        let request = reqwest::Client::new().post(format!("{}/api/rooms", house.url()));
        let request = request.header("content-type", "text/plain").header("origin", origin);
        request.body(r#"{"variant":"ludo","name":"Ann"}"#).send()
    };
    let other = post("https://other.example".into()).await.expect("an answer");
    assert_eq!(other.status(), 403);
    assert_eq!(post(house.url()).await.expect("an answer").status(), 201);
    house.server.stop().await;
}

#[tokio::test]
async fn a_malformed_code_is_refused_and_a_huge_entry_number_does_no_harm() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let (status, told) = ask("GET", &format!("{}/api/rooms/%FF", house.url()), None, None).await;
    assert_eq!((status, &told["error"]["code"]), (404, &json!("no_room")), "{told}");
    assert_eq!(ann.look(&format!("?after={}", u64::MAX)).await.0, 200);
    house.server.stop().await;
}

#[tokio::test]
async fn binary_messages_and_invented_tokens_count_towards_limits() {
    let house = House::with(|config| config.settings.max_requests = few(5)).await;
    let mut statuses = Vec::new();
    for _ in 0..9 {
        let url = format!("{}/api/rooms", house.url());
        statuses.push(ask("GET", &url, Some("nonsense"), None).await.0);
    }
    assert_eq!((statuses[0], statuses[8]), (401, 429), "{statuses:?}");
    house.server.stop().await;
    let house = House::with(|config| config.settings.max_messages = few(2)).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let mut ear = ann.socket(None).await;
    for _ in 0..150 {
        if !ear.send_bytes(b"bytes").await {
            break;
        }
    }
    assert_eq!(ear.end().await, Some(1008));
    house.server.stop().await;
}

#[tokio::test]
async fn a_new_socket_does_not_reset_the_message_limit() {
    let house = House::with(|config| config.settings.max_messages = few(10)).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = ann.joined_by("Bo", None).await;
    // Messages of a person count together, even on several sockets one after the other.
    for sent in 0.. {
        assert!(sent < 500, "a flood comes to an end, on however many sockets");
        let mut ear = ann.socket(None).await;
        ear.say(&json!({ "cmd_id": format!("c{sent}"), "type": "chat", "text": "hello" })).await;
        let answer = ear
            .hear_until(|m| ["refused", "done"].contains(&m["type"].as_str().unwrap_or("")))
            .await;
        if answer["error"]["code"] == "too_many" {
            break;
        }
        assert_eq!(answer["type"], "done", "{answer}");
    }
    // Other people in the room have their own limit.
    let mut ear = bo.socket(None).await;
    ear.say(&json!({ "cmd_id": "b", "type": "chat", "text": "hello" })).await;
    ear.hear_until(|m| m["type"] == "done").await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_full_room_has_space_for_its_players_and_not_for_people_who_left() {
    let full = |config: &mut homestretch_server::Config| {
        (config.settings.max_room_sockets, config.settings.max_people) = (4, 3);
    };
    let house = House::with(full).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let eve = ann.watched_by("Eve").await;
    let _ears = (eve.socket(None).await, eve.socket(None).await);
    ann.socket(None).await.hear().await.expect("a view");
    for name in ["Cy", "Di", "Ed"] {
        ann.watched_by(name).await.does(json!({ "type": "leave" })).await;
    }
    house.server.stop().await;
}

#[tokio::test]
async fn absent_watchers_do_not_count_as_present_for_ever() {
    let house = House::with(|config| {
        config.settings.max_people = 3;
        config.idle = Duration::from_millis(300);
    })
    .await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    for name in ["Cy", "Di", "Ed", "Fay"] {
        let comes_in = async { while ann.try_watch(name).await.0 != 200 {} };
        tokio::time::timeout(PATIENCE, comes_in).await.expect("the watchers before are absent");
    }
    let alone = async { while ann.view().await["watchers"] != json!([]) {} };
    tokio::time::timeout(PATIENCE, alone).await.expect("absent watchers are not shown");
    house.server.stop().await;
}

#[tokio::test]
async fn a_room_full_of_watchers_still_has_its_free_seats() {
    let house = House::with(|config| config.settings.max_people = 3).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    for name in ["Cy", "Di"] {
        ann.watched_by(name).await;
    }
    assert_eq!(ann.try_watch("Ed").await.1["error"]["code"], "crowded");
    ann.joined_by("Bo", None).await;
    house.server.stop().await;
}

#[tokio::test]
async fn entering_a_room_is_limited_by_address() {
    let house = House::with(|config| config.settings.max_entering = few(3)).await;
    let request = json!({ "variant": "ludo", "name": "Ann" });
    let (ann, other) =
        (Guest::host(&house.url(), &request).await, Guest::host(&house.url(), &request).await);
    ann.joined_by("Bo", None).await;
    for name in ["Cy", "Di"] {
        ann.watched_by(name).await;
    }
    for (status, told) in [ann.try_watch("Ed").await, ann.try_join("Ed", None).await] {
        assert_eq!((status, &told["error"]["code"]), (429, &json!("too_many")), "{told}");
    }
    other.watched_by("Ed").await;
    house.server.stop().await;
}

#[tokio::test]
async fn messages_on_all_sockets_of_an_address_are_limited_together() {
    use tokio_tungstenite::tungstenite::client::IntoClientRequest;
    let house = House::with(|config| {
        config.settings.trusted_proxies = vec![[127, 0, 0, 1].into()];
        config.settings.max_address_messages = few(1);
    })
    .await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let url = format!("{}/api/rooms/{}/socket", house.url(), ann.code).replace("http", "ws");
    let socket = async |address: &str| {
        let mut request = url.as_str().into_client_request().expect("an address");
        request.headers_mut().insert("x-forwarded-for", address.parse().expect("a header"));
        Ear::open(request).await
    };
    let refusal = async |ear: &mut Ear| {
        ear.say(&json!({ "cmd_id": "c", "type": "chat", "text": "hello" })).await;
        let refused = ear.hear_until(|m| m["type"] == "refused").await;
        refused["error"]["code"].as_str().expect("a code").to_string()
    };
    for sent in 0.. {
        assert!(sent < 1_000, "a flood comes to an end, on however many sockets");
        if refusal(&mut socket("192.0.2.1").await).await == "too_many" {
            break;
        }
    }
    assert_eq!(refusal(&mut socket("192.0.2.2").await).await, "no_token");
    // Pings, which pages send to check the connection, do not count.
    let mut ear = socket("192.0.2.1").await;
    ear.say(&json!({ "type": "ping" })).await;
    ear.hear_until(|m| m["type"] == "pong").await;
    house.server.stop().await;
}

#[tokio::test]
async fn rooms_and_requests_are_limited_by_address() {
    let house = House::with(|config| config.settings.max_new_rooms = few(2)).await;
    let request = json!({ "variant": "ludo", "name": "Ann" });
    let url = format!("{}/api/rooms", house.url());
    let mut made = Vec::new();
    for _ in 0..3 {
        made.push(ask("POST", &url, None, Some(&request)).await.0);
    }
    assert_eq!(made, [201, 201, 429]);
    house.server.stop().await;
    let house = House::with(|config| config.settings.max_requests = few(3)).await;
    let url = format!("{}/api/stats", house.url());
    let mut asked = Vec::new();
    for _ in 0..5 {
        asked.push(ask("GET", &url, None, None).await.0);
    }
    assert!(asked.contains(&429), "{asked:?}");
    house.server.stop().await;
}

/// A variant file that takes long to compile.
const HEAVY: &str = r#"
based_on = "parchis-two-dice"
id = "heavy"
name = "Heavy"
tokens = 8
[dice]
count = 4
use = "each"
sides = 20
undersides = "never"
[entry]
on = "five"
[again]
on = "pair"
streak = "none"
"#;

#[tokio::test]
async fn the_limit_on_new_rooms_is_checked_before_a_variant_is_compiled() {
    let house = House::with(|config| config.settings.max_new_rooms = few(1)).await;
    let url = format!("{}/api/rooms", house.url());
    let plain = json!({ "variant": "ludo", "name": "Ann" });
    assert_eq!(ask("POST", &url, None, Some(&plain)).await.0, 201);
    for request in [
        json!({ "variant_text": "nonsense", "name": "Ann" }),
        json!({ "variant": "ludo", "options": { "tokens": 99 }, "name": "Ann" }),
    ] {
        let (status, answer) = ask("POST", &url, None, Some(&request)).await;
        assert_eq!((status, &answer["error"]["code"]), (429, &json!("too_many")), "{answer}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_variant_file_counts_as_many_requests() {
    let house = House::with(|config| config.settings.max_requests = few(600)).await;
    let url = format!("{}/api/rooms", house.url());
    let request = json!({ "variant_text": "nonsense", "name": "Ann" });
    let mut statuses = Vec::new();
    while statuses.last() != Some(&429) {
        assert!(statuses.len() < 200, "a flood of files is stopped early");
        statuses.push(ask("POST", &url, None, Some(&request)).await.0);
    }
    house.server.stop().await;
}

/// Runs a test on one thread for requests and one for blocking work.
fn on_two_threads(test: impl Future<Output = ()>) {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    runtime.enable_all().max_blocking_threads(1).build().expect("a runtime").block_on(test);
}

/// Sends a request that compiles a variant and returns its answer. The thread for blocking work is
/// occupied at first, so that compiling has to wait. Other requests must not.
async fn while_answering_others(
    house: &House,
    asked: impl Future<Output = (u16, Value)>,
) -> (u16, Value) {
    let (release, released) = std::sync::mpsc::channel::<()>();
    let occupied = tokio::task::spawn_blocking(move || released.recv());
    let health = format!("{}/health", house.url());
    let mut asked = std::pin::pin!(asked);
    for _ in 0..200 {
        tokio::select! {
            biased;
            answer = &mut asked => panic!("compiled on the thread for requests: {answer:?}"),
            (status, _) = ask("GET", &health, None, None) => assert_eq!(status, 200),
        }
    }
    release.send(()).expect("the blocking thread waits");
    occupied.await.expect("no panic").expect("released");
    asked.await
}

#[test]
fn other_requests_are_answered_while_a_variant_is_compiled() {
    on_two_threads(async {
        let house = House::open().await;
        let request = json!({ "variant_text": HEAVY, "name": "Ann" });
        let url = format!("{}/api/rooms", house.url());
        let asked = ask("POST", &url, None, Some(&request));
        assert_eq!(while_answering_others(&house, asked).await.0, 201);
        house.server.stop().await;
    });
}

#[test]
fn other_requests_are_answered_while_a_room_with_a_custom_variant_wakes() {
    on_two_threads(async {
        let house = House::open().await;
        let request = json!({ "variant_text": HEAVY, "name": "Ann" });
        let mut ann = Guest::host(&house.url(), &request).await;
        let house = house.again().await;
        ann.url = house.url();
        assert_eq!(while_answering_others(&house, ann.look("")).await.0, 200);
        house.server.stop().await;
    });
}

#[tokio::test]
async fn asking_for_an_unfinished_game_is_not_a_wrong_guess() {
    let house = House::with(|config| config.settings.max_guesses = few(3)).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let record = |code: &str, which: &str| format!("{}/api/rooms/{code}/record{which}", ann.url);
    for token in [None, Some(ann.token.as_str())] {
        for which in ["", "?game=1", "?game=9", "", "?game=9"] {
            let (status, told) = ask("GET", &record(&ann.code, which), token, None).await;
            assert_eq!((status, &told["error"]["code"]), (404, &json!("no_game")), "{told}");
        }
    }
    // A code without a room is a wrong guess, and too many of them are refused as such.
    let mut told = Vec::new();
    for which in ["", "?game=1", "", "?game=1", ""] {
        told.push(ask("GET", &record("ABCD2345", which), None, None).await);
    }
    let codes: Vec<_> = told.iter().map(|(_, told)| &told["error"]["code"]).collect();
    assert_eq!(codes, ["no_room", "no_room", "no_room", "too_many", "too_many"]);
    house.server.stop().await;
}

#[tokio::test]
async fn a_refusal_for_too_many_requests_says_how_long_to_wait() {
    let house = House::with(|config| {
        (config.settings.max_new_rooms, config.settings.max_guesses) = (few(1), few(1));
    })
    .await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let client = reqwest::Client::new();
    let rooms = format!("{}/api/rooms", house.url());
    let wait = |answer: reqwest::Response| {
        assert_eq!(answer.status(), 429);
        let seconds = answer.headers()["retry-after"].to_str().expect("text").to_string();
        seconds.parse::<u64>().expect("a number")
    };
    let request = r#"{"variant":"ludo","name":"Ann"}"#;
    let again = client.post(&rooms).body(request).send().await.expect("an answer");
    assert!((1..=3600).contains(&wait(again)));
    let mut guessed = Vec::new();
    for _ in 0..3 {
        guessed.push(client.get(format!("{rooms}/ABCD2345")).send().await.expect("an answer"));
    }
    let guessed = guessed.pop().expect("the last answer");
    assert!((1..=600).contains(&wait(guessed)));
    let other = client.get(format!("{rooms}/{}", ann.code)).send().await.expect("an answer");
    assert!((1..=600).contains(&wait(other)));
    house.server.stop().await;
    let house = House::with(|config| config.settings.max_requests = few(1)).await;
    let stats = format!("{}/api/stats", house.url());
    let mut asked = Vec::new();
    for _ in 0..3 {
        asked.push(client.get(&stats).send().await.expect("an answer"));
    }
    let refused = asked.into_iter().find(|answer| answer.status() == 429).expect("a refusal");
    assert!((1..=60).contains(&wait(refused)));
    house.server.stop().await;
}

#[tokio::test]
async fn bad_requests_get_the_documented_error_code() {
    let house = House::open().await;
    let url = format!("{}/api/rooms", house.url());
    let cases = [
        (json!({}), 400, "bad_request"),
        (json!([]), 400, "bad_request"),
        (json!(["ludo", null, "Ann"]), 400, "bad_request"),
        (json!({ "variant": "ludo", "name": "Ann", "settings": [false] }), 400, "bad_request"),
        (json!({ "name": "Ann" }), 400, "bad_request"),
        (json!({ "variant": "ludo", "name": "Ann", "nmae": 1 }), 400, "bad_request"),
        (json!({ "variant": "ludo", "name": "x".repeat(31) }), 400, "bad_name"),
        (json!({ "variant": "lodu", "name": "Ann" }), 400, "unknown_variant"),
        (json!({ "variant": "ludo", "name": "Ann", "turn_seconds": 0 }), 400, "bad_settings"),
        (
            json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 99 } }),
            400,
            "bad_options",
        ),
        (
            json!({ "variant": "ludo", "name": "Ann", "settings": { "undo": "free" } }),
            400,
            "bad_settings",
        ),
        (
            json!({ "variant": "ludo", "name": "Ann", "settings": { "best_of": 2 } }),
            400,
            "bad_settings",
        ),
        (json!({ "variant": "ludo", "name": "Ann", "seat": 9 }), 404, "no_such_seat"),
        (json!({ "variant": "ludo", "name": "x".repeat(70_000) }), 413, "too_large"),
    ];
    for (request, status, code) in cases {
        let short: String = request.to_string().chars().take(80).collect();
        let (got, answer) = ask("POST", &url, None, Some(&request)).await;
        assert_eq!(
            (got, answer["error"]["code"].as_str()),
            (status, Some(code)),
            "{short}: {answer}"
        );
        let message = answer["error"]["message"].as_str().expect("a text");
        let own = ["struct", "unknown variant", "u8", "homestretch players"];
        assert!(message.len() > 5 && !own.iter().any(|word| message.contains(word)), "{message}");
    }
    let (status, answer) = ask("PUT", &url, None, None).await;
    assert_eq!((status, answer["error"]["code"].as_str()), (405, Some("no_method")));
    let after = format!("{url}/ABCD2345?after=x");
    let (status, _) = ask("GET", &after, None, None).await;
    assert_eq!(status, 400);
    house.server.stop().await;
}

#[tokio::test]
async fn responses_have_strict_security_headers() {
    let house = House::open().await;
    let answer = reqwest::get(format!("{}/api/variants", house.url())).await.expect("an answer");
    let header = |name: &str| answer.headers()[name].to_str().expect("text").to_string();
    assert!(header("content-security-policy").starts_with("default-src 'none'"));
    assert_eq!(header("x-content-type-options"), "nosniff");
    assert_eq!(header("cache-control"), "no-store");
    house.server.stop().await;
}

#[tokio::test]
async fn a_record_is_replayed_for_any_client() {
    let house = House::open().await;
    let request =
        json!({ "variant": "ludo", "name": "Ann", "settings": { "leaving": "tokens_go" } });
    let (ann, bo) = crate::play::full_table(&house.url(), &request, 2).await;
    let _ = ann.tries(json!({ "type": "roll" })).await;
    let _ = bo.tries(json!({ "type": "roll" })).await;
    let url = format!("{}/api/rooms/{}/record", house.url(), ann.code);
    let (_, record) = ask("GET", &url, None, None).await;
    let replay = format!("{}/api/replay", house.url());
    let (status, played) = ask("POST", &replay, None, Some(&json!({ "record": record }))).await;
    assert_eq!(status, 200, "{played}");
    let count = |key: &str| played[key].as_array().map_or(0, Vec::len);
    assert_eq!(count("states"), count("events") + 1);
    assert!(played["variant"]["layout"]["squares"].is_array());
    let last = played["states"].as_array().and_then(|s| s.last()).cloned();
    assert_eq!(last, Some(ann.view().await["game"].clone()));
    let wrong = [json!({ "record": "nonsense" }), json!([record]), json!({ "record": 1 })];
    for wrong in wrong {
        assert_eq!(ask("POST", &replay, None, Some(&wrong)).await.0, 400, "{wrong}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn sockets_leave_some_connections_free_for_plain_requests() {
    let house = House::with(|config| {
        config.settings.max_connections = 20;
        config.settings.max_address_connections = Some(20);
    })
    .await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let mut held = Vec::new();
    for _ in 0..18 {
        held.push(ann.socket(None).await);
    }
    let url = format!("{}/api/rooms/{}/socket", house.url(), ann.code).replace("http", "ws");
    let refused = tokio_tungstenite::connect_async(&url).await;
    let Err(tokio_tungstenite::tungstenite::Error::Http(answer)) = refused else {
        panic!("the nineteenth socket is refused");
    };
    assert_eq!(answer.status(), 429);
    assert_eq!(ann.look("").await.0, 200);
    held.pop();
    let again = async { while tokio_tungstenite::connect_async(&url).await.is_err() {} };
    tokio::time::timeout(crate::guest::PATIENCE, again)
        .await
        .expect("a connection becomes free again");
    house.server.stop().await;
}

#[tokio::test]
async fn a_connection_without_a_request_is_closed() {
    let house =
        House::with(|config| config.settings.header_time = Duration::from_millis(300)).await;
    for said in [&b""[..], b"GET /health HT"] {
        let mut silent = TcpStream::connect(house.server.address()).await.expect("a connection");
        silent.write_all(said).await.expect("send the message");
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(PATIENCE, silent.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "the server closes the connection");
    }
    house.server.stop().await;
}

/// The server's answer to raw bytes, until it closes the connection or the answer is complete.
async fn answered(house: &House, said: &[u8], ends: bool) -> String {
    let mut stream = TcpStream::connect(house.server.address()).await.expect("a connection");
    let _ = stream.write_all(said).await;
    if ends {
        stream.shutdown().await.expect("close the sending half");
    }
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer))
        .await
        .expect("the answer ends");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn an_oversized_request_and_an_incomplete_one_get_different_answers() {
    let house = House::open().await;
    let head = "POST /api/rooms HTTP/1.1\r\nhost: x\r\nconnection: close\r\n";
    let long = "x".repeat(70_000);
    let cases = [
        (format!("{head}transfer-encoding: chunked\r\n\r\nzz\r\n"), "400 "),
        (format!("{head}transfer-encoding: chunked\r\n\r\n5\r\n{{\"na"), "400 "),
        (format!("{head}content-length: 70000\r\n\r\n{long}"), "413 "),
    ];
    for (said, status) in cases {
        let answer = answered(&house, said.as_bytes(), status == "400 ").await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{answer}");
        assert!(answer.contains("\"error\""), "{answer}");
    }
    // An invalid head is answered by the HTTP library, with the status only.
    let page = format!("GET /{long} HTTP/1.1\r\nhost: x\r\n\r\n");
    let header = format!("GET / HTTP/1.1\r\nhost: x\r\nlong: {long}\r\n\r\n");
    for said in [page, header] {
        let answer = answered(&house, said.as_bytes(), false).await;
        assert!(answer.starts_with("HTTP/1.1 431 ") && answer.ends_with("\r\n\r\n"), "{answer}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let house = House::with(|config| config.settings.max_address_connections = Some(5)).await;
    let mut held = Vec::new();
    for _ in 0..5 {
        held.push(TcpStream::connect(house.server.address()).await.expect("a connection"));
    }
    let refused = answered(&house, b"", false).await;
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("too_many"), "{refused}");
    held.pop();
    let ask = b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    let again = async { while !answered(&house, ask, false).await.ends_with("ok\n") {} };
    tokio::time::timeout(PATIENCE, again).await.expect("a connection becomes free again");
    house.server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_sockets_count_for_the_address_of_the_client() {
    use tokio_tungstenite::tungstenite::client::IntoClientRequest;
    let house = House::with(|config| {
        config.settings.trusted_proxies = vec![[127, 0, 0, 1].into()];
        config.settings.max_address_connections = Some(2);
    })
    .await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let url = format!("{}/api/rooms/{}/socket", house.url(), ann.code).replace("http", "ws");
    let mut held = Vec::new();
    for (address, opens) in [
        ("192.0.2.1", true),
        ("192.0.2.1", true),
        ("192.0.2.1", false),
        ("192.0.2.2", true),
        ("192.0.2.1", false),
    ] {
        let mut request = url.as_str().into_client_request().expect("an address");
        request.headers_mut().insert("x-forwarded-for", address.parse().expect("a header"));
        let opened = tokio_tungstenite::connect_async(request).await;
        assert_eq!(opened.is_ok(), opens, "{address}");
        held.push(opened);
    }
    house.server.stop().await;
}
