//! Safety: tokens, limits, headers, and bad input that gets a clear answer.

use crate::House;
use crate::guest::{Ear, Guest, PATIENCE, ask};
use serde_json::{Value, json};
use std::num::NonZeroU32;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn few(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).expect("not 0")
}

#[tokio::test]
async fn a_token_is_never_seen_by_anybody_else() {
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
        assert!(!kept(&stored) && !kept(&wal), "only a key of the token is stored");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_wrong_token_is_nobody() {
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
async fn guessing_codes_comes_to_an_end_also_for_right_ones() {
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
    assert_eq!(ann.look("").await.0, 200, "who has a token goes on");
    // A token that is nobody's opens nothing, whether the code is right or wrong.
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
async fn however_many_ask_at_once_for_a_room_that_is_not_there_are_told_so() {
    let house = House::open().await;
    let url = format!("{}/api/rooms/ABCD2345/variant", house.url());
    // Far more than may wait for one room.
    let all = (0..400).map(|_| crate::guest::ask_once("GET", &url, None, None));
    for (status, told) in futures_util::future::join_all(all).await {
        assert_eq!((status, &told["error"]["code"]), (404, &json!("no_room")), "{told}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn who_was_sent_out_is_told_so_and_has_guessed_nothing() {
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
async fn a_page_of_another_server_cannot_do_anything() {
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
async fn what_is_no_code_and_no_entry_is_told_so() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let (status, told) = ask("GET", &format!("{}/api/rooms/%FF", house.url()), None, None).await;
    assert_eq!((status, &told["error"]["code"]), (404, &json!("no_room")), "{told}");
    assert_eq!(ann.look(&format!("?after={}", u64::MAX)).await.0, 200);
    house.server.stop().await;
}

#[tokio::test]
async fn bytes_and_made_up_tokens_are_counted_like_everything_else() {
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
async fn a_new_socket_is_no_new_budget_of_messages() {
    let house = House::with(|config| config.settings.max_messages = few(10)).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = ann.joined_by("Bo", None).await;
    // What a person sends on sockets of their own, one after the other, is counted together.
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
    // Others in the room are not counted with them.
    let mut ear = bo.socket(None).await;
    ear.say(&json!({ "cmd_id": "b", "type": "chat", "text": "hello" })).await;
    ear.hear_until(|m| m["type"] == "done").await;
    house.server.stop().await;
}

#[tokio::test]
async fn who_plays_has_a_place_in_a_full_room_and_who_left_takes_none() {
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
async fn who_watches_a_full_room_in_silence_is_not_counted_for_ever() {
    let house = House::with(|config| {
        config.settings.max_people = 3;
        config.idle = Duration::from_millis(300);
    })
    .await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    for name in ["Cy", "Di", "Ed", "Fay"] {
        let comes_in = async { while ann.try_watch(name).await.0 != 200 {} };
        tokio::time::timeout(PATIENCE, comes_in).await.expect("others have been silent for long");
    }
    let alone = async { while ann.view().await["watchers"] != json!([]) {} };
    tokio::time::timeout(PATIENCE, alone).await.expect("who is silent for long is not shown");
    house.server.stop().await;
}

#[tokio::test]
async fn a_free_seat_is_free_in_a_room_that_is_full_of_people_who_watch() {
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
async fn people_from_one_address_do_not_come_into_one_room_without_end() {
    let house = House::with(|config| config.settings.max_entering = few(3)).await;
    let wish = json!({ "variant": "ludo", "name": "Ann" });
    let (ann, other) =
        (Guest::host(&house.url(), &wish).await, Guest::host(&house.url(), &wish).await);
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
async fn all_sockets_of_an_address_together_do_not_send_without_end() {
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
    // Pages ask now and then whether the server is there: that is not counted.
    let mut ear = socket("192.0.2.1").await;
    ear.say(&json!({ "type": "ping" })).await;
    ear.hear_until(|m| m["type"] == "pong").await;
    house.server.stop().await;
}

#[tokio::test]
async fn rooms_and_requests_are_limited_by_address() {
    let house = House::with(|config| config.settings.max_new_rooms = few(2)).await;
    let wish = json!({ "variant": "ludo", "name": "Ann" });
    let url = format!("{}/api/rooms", house.url());
    let mut made = Vec::new();
    for _ in 0..3 {
        made.push(ask("POST", &url, None, Some(&wish)).await.0);
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

/// A variant file that takes long to be made into rules.
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
async fn who_has_made_too_many_rooms_has_no_variant_read() {
    let house = House::with(|config| config.settings.max_new_rooms = few(1)).await;
    let url = format!("{}/api/rooms", house.url());
    let plain = json!({ "variant": "ludo", "name": "Ann" });
    assert_eq!(ask("POST", &url, None, Some(&plain)).await.0, 201);
    for wish in [
        json!({ "variant_text": "nonsense", "name": "Ann" }),
        json!({ "variant": "ludo", "options": { "tokens": 99 }, "name": "Ann" }),
    ] {
        let (status, answer) = ask("POST", &url, None, Some(&wish)).await;
        assert_eq!((status, &answer["error"]["code"]), (429, &json!("too_many")), "{answer}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_variant_file_counts_as_many_requests() {
    let house = House::with(|config| config.settings.max_requests = few(600)).await;
    let url = format!("{}/api/rooms", house.url());
    let wish = json!({ "variant_text": "nonsense", "name": "Ann" });
    let mut statuses = Vec::new();
    while statuses.last() != Some(&429) {
        assert!(statuses.len() < 200, "a flood of files comes to an end early");
        statuses.push(ask("POST", &url, None, Some(&wish)).await.0);
    }
    house.server.stop().await;
}

/// Asks for something that takes long, and gives the answer. The server and its clients have one
/// thread here, which a variant that is read would hold: others must be answered meanwhile.
async fn beside_others(house: &House, asked: impl Future<Output = (u16, Value)>) -> (u16, Value) {
    let health = format!("{}/health", house.url());
    let mut asked = std::pin::pin!(asked);
    let mut answered = 0;
    let answer = loop {
        tokio::select! {
            biased;
            answer = &mut asked => break answer,
            (status, _) = ask("GET", &health, None, None) => {
                assert_eq!(status, 200);
                answered += 1;
            }
        }
    };
    assert!(answered > 5, "{answered} answers in the meantime");
    answer
}

#[tokio::test]
async fn while_a_variant_is_read_others_are_answered() {
    let house = House::open().await;
    let wish = json!({ "variant_text": HEAVY, "name": "Ann" });
    let url = format!("{}/api/rooms", house.url());
    assert_eq!(beside_others(&house, ask("POST", &url, None, Some(&wish))).await.0, 201);
    house.server.stop().await;
}

#[tokio::test]
async fn while_a_room_with_a_variant_of_its_own_wakes_others_are_answered() {
    let house = House::open().await;
    let wish = json!({ "variant_text": HEAVY, "name": "Ann" });
    let mut ann = Guest::host(&house.url(), &wish).await;
    let house = house.again().await;
    ann.url = house.url();
    assert_eq!(beside_others(&house, ann.look("")).await.0, 200);
    house.server.stop().await;
}

#[tokio::test]
async fn who_asks_for_a_game_too_early_has_not_guessed_wrong() {
    let house = House::with(|config| config.settings.max_guesses = few(3)).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let record = |code: &str, which: &str| format!("{}/api/rooms/{code}/record{which}", ann.url);
    for token in [None, Some(ann.token.as_str())] {
        for which in ["", "?game=1", "?game=9", "", "?game=9"] {
            let (status, told) = ask("GET", &record(&ann.code, which), token, None).await;
            assert_eq!((status, &told["error"]["code"]), (404, &json!("no_game")), "{told}");
        }
    }
    // A room that is not there has been guessed, and who does so too often is told just that.
    let mut told = Vec::new();
    for which in ["", "?game=1", "", "?game=1", ""] {
        told.push(ask("GET", &record("ABCD2345", which), None, None).await);
    }
    let codes: Vec<_> = told.iter().map(|(_, told)| &told["error"]["code"]).collect();
    assert_eq!(codes, ["no_room", "no_room", "no_room", "too_many", "too_many"]);
    house.server.stop().await;
}

#[tokio::test]
async fn who_is_turned_away_hears_for_how_long() {
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
    let wish = r#"{"variant":"ludo","name":"Ann"}"#;
    let again = client.post(&rooms).body(wish).send().await.expect("an answer");
    assert!((1..=3600).contains(&wait(again)));
    let mut guessed = Vec::new();
    for _ in 0..3 {
        guessed.push(client.get(format!("{rooms}/ABCD2345")).send().await.expect("an answer"));
    }
    let guessed = guessed.pop().expect("the last one");
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
async fn bad_requests_get_a_clear_answer() {
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
    for (wish, status, code) in cases {
        let short: String = wish.to_string().chars().take(80).collect();
        let (got, answer) = ask("POST", &url, None, Some(&wish)).await;
        assert_eq!(
            (got, answer["error"]["code"].as_str()),
            (status, Some(code)),
            "{short}: {answer}"
        );
        let message = answer["error"]["message"].as_str().expect("words");
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
async fn answers_carry_strict_headers() {
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
    let wish = json!({ "variant": "ludo", "name": "Ann", "settings": { "leaving": "tokens_go" } });
    let (ann, bo) = crate::play::full_table(&house.url(), &wish, 2).await;
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
async fn sockets_count_as_connections_and_those_who_only_ask_are_still_answered() {
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
        panic!("the nineteenth is turned away");
    };
    assert_eq!(answer.status(), 429);
    assert_eq!(ann.look("").await.0, 200);
    held.pop();
    let again = async { while tokio_tungstenite::connect_async(&url).await.is_err() {} };
    tokio::time::timeout(crate::guest::PATIENCE, again).await.expect("a place is free again");
    house.server.stop().await;
}

#[tokio::test]
async fn who_opens_a_connection_and_does_not_ask_is_cut_off() {
    let house =
        House::with(|config| config.settings.header_time = Duration::from_millis(300)).await;
    for said in [&b""[..], b"GET /health HT"] {
        let mut silent = TcpStream::connect(house.server.address()).await.expect("a connection");
        silent.write_all(said).await.expect("it is sent");
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(PATIENCE, silent.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "the server ends it");
    }
    house.server.stop().await;
}

/// What a server answers to bytes, until it ends the connection or has answered.
async fn answered(house: &House, said: &[u8], ends: bool) -> String {
    let mut stream = TcpStream::connect(house.server.address()).await.expect("a connection");
    let _ = stream.write_all(said).await;
    if ends {
        stream.shutdown().await.expect("no more is said");
    }
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an end");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn what_is_too_long_and_what_is_not_whole_are_two_things() {
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
    // Before a request is one, there is nobody to say more than the status.
    let page = format!("GET /{long} HTTP/1.1\r\nhost: x\r\n\r\n");
    let header = format!("GET / HTTP/1.1\r\nhost: x\r\nlong: {long}\r\n\r\n");
    for said in [page, header] {
        let answer = answered(&house, said.as_bytes(), false).await;
        assert!(answer.starts_with("HTTP/1.1 431 ") && answer.ends_with("\r\n\r\n"), "{answer}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn one_address_has_not_all_connections() {
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
    tokio::time::timeout(PATIENCE, again).await.expect("a place is free again");
    house.server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_sockets_are_counted_by_who_opens_them() {
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
