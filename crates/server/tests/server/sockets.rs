//! Sockets: the messages they receive, and resuming after a gap.

use crate::House;
use crate::guest::Guest;
use crate::play::{due, full_table, play_on};
use serde_json::{Value, json};

#[tokio::test]
async fn two_tabs_of_one_person_receive_the_same_messages_and_can_both_act() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let (mut one, mut two) = (ann.socket(None).await, ann.socket(None).await);
    one.say(&json!({ "cmd_id": "a", "type": "chat", "text": "from the first" })).await;
    two.say(&json!({ "cmd_id": "b", "type": "chat", "text": "from the second" })).await;
    for ear in [&mut one, &mut two] {
        for _ in 0..2 {
            ear.hear_until(|m| m["hint"] == "chat_message").await;
        }
    }
    assert_eq!(ann.view().await["chat"].as_array().map(Vec::len), Some(2));
    house.server.stop().await;
}

#[tokio::test]
async fn a_person_with_two_tabs_is_connected_until_both_are_closed() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let eve = ann.watched_by("Eve").await;
    let mut ear = eve.socket(None).await;
    let is_there = |m: &Value| m["view"]["seats"][0]["connected"].as_bool();
    let (one, two) = (ann.socket(None).await, ann.socket(None).await);
    ear.hear_until(|m| is_there(m) == Some(true)).await;
    one.close().await;
    // Messages until then may be from before or after the first tab was closed.
    eve.does(json!({ "type": "chat", "text": "one is closed" })).await;
    loop {
        let heard = ear.hear().await.expect("the socket stays open");
        assert_ne!(is_there(&heard), Some(false), "the other tab is open: {heard}");
        if heard["hint"] == "chat_message" {
            break;
        }
    }
    two.close().await;
    let gone = ear.hear_until(|m| is_there(m) == Some(false)).await;
    assert_eq!(gone["hint"], "presence");
    house.server.stop().await;
}

#[tokio::test]
async fn a_crowd_of_watchers_is_announced_in_few_short_messages_and_counted() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let mut ear = ann.socket(None).await;
    let begin = std::time::Instant::now();
    for number in 0..40 {
        ann.watched_by(&format!("Eve{number}")).await;
    }
    let mut messages = 0;
    loop {
        let heard = ear.hear().await.expect("the socket stays open");
        messages += 1;
        assert!(heard["events"].as_array().is_none_or(|events| events.len() <= 8), "{heard}");
        assert!(heard["view"]["watchers"].as_array().is_some_and(|listed| listed.len() <= 12));
        if heard["view"]["watching"] == 40 {
            break;
        }
    }
    let most = 3 + begin.elapsed().as_secs();
    assert!(messages <= most, "{messages} messages instead of at most {most}");
    let view = ann.view().await;
    assert_eq!(view["watchers"].as_array().map(Vec::len), Some(12));
    assert_eq!((&view["watchers"][0]["player"], &view["watching"]), (&json!(2), &json!(40)));
    house.server.stop().await;
}

#[tokio::test]
async fn only_the_host_lists_everybody_page_by_page() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let eve = ann.watched_by("Eve").await;
    for number in 2..102 {
        ann.watched_by(&format!("Eve{number}")).await;
    }
    let url = format!("{}/api/rooms/{}/people", ann.url, ann.code);
    let list = async |query: &str, token: &str| {
        crate::guest::ask("GET", &format!("{url}{query}"), Some(token), None).await
    };
    let (_, first) = list("", &ann.token).await;
    assert_eq!(
        (first[0]["name"].as_str(), first.as_array().map(Vec::len)),
        (Some("Ann"), Some(100))
    );
    let last = &first[99]["player"];
    let (_, rest) = list(&format!("?after={last}"), &ann.token).await;
    assert_eq!(rest.as_array().map(Vec::len), Some(2), "{rest}");
    let (status, refused) = list("", &eve.token).await;
    assert_eq!((status, &refused["error"]["code"]), (403, &json!("not_host")));
    house.server.stop().await;
}

#[tokio::test]
async fn a_socket_answers_pings_and_explains_invalid_messages() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let mut ear = ann.socket(None).await;
    ear.say(&json!({ "type": "ping" })).await;
    ear.hear_until(|m| m["type"] == "pong").await;
    for wrong in ["", "{", "[]", "\"roll\"", "{\"type\":\"fly\",\"cmd_id\":\"x\"}", "null"] {
        ear.say_text(wrong).await;
        let refused = ear.hear_until(|m| m["type"] == "refused").await;
        assert_eq!(refused["error"]["code"], "bad_request", "{wrong}: {refused}");
    }
    ear.say(&json!({ "cmd_id": "r", "type": "roll" })).await;
    let refused = ear.hear_until(|m| m["type"] == "refused").await;
    assert_eq!(
        (&refused["cmd_id"], &refused["error"]["code"]),
        (&json!("r"), &json!("not_playing"))
    );
    house.server.stop().await;
}

/// A client that was cut off at any entry receives exactly the events it missed, or the full view.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dropped_socket_can_resume_from_every_entry() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    let (heard, _) = tokio::join!(play_on(&ann), play_on(&bo));
    let end = ann.view().await;
    let last = end["seq"].as_u64().expect("a number");
    // The events that a client without gaps has received, by entry.
    let told = |after: u64| -> Vec<Value> {
        let later =
            heard.iter().filter(|m| m["type"] == "refresh" && m["seq"].as_u64() > Some(after));
        later.flat_map(|m| m["events"].as_array().cloned().unwrap_or_default()).collect()
    };
    let boundaries: Vec<u64> = heard
        .iter()
        .filter(|m| m["type"] == "refresh" || m["type"] == "view")
        .filter_map(|m| m["view"]["seq"].as_u64())
        .collect();
    for after in 0..=last {
        let mut ear = ann.socket(Some(after)).await;
        if after == last {
            ear.say(&json!({ "type": "ping" })).await;
            ear.hear_until(|m| m["type"] == "pong").await;
            continue;
        }
        let first = ear.hear_until(|m| m["type"] == "refresh" || m["type"] == "view").await;
        assert_eq!(first["view"]["seq"], json!(last));
        assert_eq!(first["view"]["game"], end["game"]);
        if first["type"] == "refresh" && boundaries.contains(&after) {
            assert_eq!(first["events"].as_array(), Some(&told(after)), "after {after}");
        }
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_socket_that_is_dropped_after_every_message_receives_everything_once() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    let eve = ann.watched_by("Eve").await;
    let mut view = eve.view().await;
    while view["status"] == "playing" {
        let after = view["seq"].as_u64().expect("a number");
        let (who, order) = [&ann, &bo]
            .into_iter()
            .find_map(|guest| Some((guest, due(&view, guest.seat)?)))
            .expect("somebody has to act");
        let done = who.does(order).await;
        let mut ear = eve.socket(Some(after)).await;
        let news = ear.hear_until(|m| m["type"] == "refresh" || m["type"] == "view").await;
        assert_eq!(
            news["type"], "refresh",
            "the client receives the missed events and not only the view"
        );
        assert_eq!((&news["events"], &news["seq"]), (&done["events"], &done["seq"]));
        view = news["view"].clone();
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_page_of_another_server_cannot_open_a_socket() {
    use tokio_tungstenite::tungstenite::client::IntoClientRequest;
    let house =
        House::with(|config| config.settings.origins = vec!["https://friend.example".into()]).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let own = house.url();
    for (origin, opens) in [
        ("https://evil.example", false),
        ("null", false),
        ("https://friend.example", true),
        (own.as_str(), true),
    ] {
        let url = format!("{}/api/rooms/{}/socket", house.url(), ann.code).replace("http", "ws");
        let mut request = url.into_client_request().expect("an address");
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
        // Browsers send the token like this.
        let protocols = format!("homestretch, bearer.{}", ann.token);
        request
            .headers_mut()
            .insert("sec-websocket-protocol", protocols.parse().expect("a header"));
        let opened = tokio_tungstenite::connect_async(request).await;
        assert_eq!(opened.is_ok(), opens, "{origin}");
        if let Ok((_, answer)) = opened {
            assert_eq!(answer.headers()["sec-websocket-protocol"], "homestretch");
        }
    }
    house.server.stop().await;
}

#[tokio::test]
async fn an_oversized_message_closes_the_socket_with_1009() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    for bytes in [64 * 1024 + 1, 300_000] {
        let mut ear = ann.socket(None).await;
        ear.say_text(&"x".repeat(bytes)).await;
        assert_eq!(ear.end().await, Some(1009), "{bytes} bytes");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn only_allowed_origins_may_send_cross_origin_requests() {
    let house =
        House::with(|config| config.settings.origins = vec!["https://friend.example".into()]).await;
    let url = format!("{}/api/rooms", house.url());
    let client = reqwest::Client::new();
    for (origin, allowed) in [("https://friend.example", true), ("https://evil.example", false)] {
        let asked = client.get(&url).header("origin", origin).send().await.expect("an answer");
        let allows = asked.headers().get("access-control-allow-origin");
        assert_eq!(allows.is_some_and(|page| page == origin), allowed, "{origin}");
        let policy = &asked.headers()["cross-origin-resource-policy"];
        assert_eq!(policy == "cross-origin", allowed, "{origin}");
        let first = client.request(reqwest::Method::OPTIONS, &url).header("origin", origin);
        let first = first.header("access-control-request-method", "POST");
        let first = first.send().await.expect("an answer");
        assert_eq!(first.status() == 204, allowed, "{origin}");
        let headers = first.headers().get("access-control-allow-headers");
        assert_eq!(headers.is_some(), allowed, "{origin}");
    }
    house.server.stop().await;
}

/// A socket with a small buffer that is never read.
async fn unread(guest: &Guest) -> impl Sized + use<> {
    use tokio_tungstenite::tungstenite::client::IntoClientRequest;
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let address = guest.url.trim_start_matches("http://").parse().expect("an address");
    let stream = socket.connect(address).await.expect("a connection");
    let url = format!("{}/api/rooms/{}/socket", guest.url.replace("http", "ws"), guest.code);
    let mut request = url.into_client_request().expect("an address");
    let bearer = format!("Bearer {}", guest.token).parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    tokio_tungstenite::client_async(request, stream).await.expect("a socket")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dropping_a_slow_socket_is_announced_to_everybody() {
    let house = House::with(|config| config.settings.max_queue = 4).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = ann.joined_by("Bo", None).await;
    let mut ear = ann.socket(None).await;
    let _held = unread(&bo).await;
    let seat = bo.seat.expect("a seat") as usize;
    let is_connected = |view: &Value| view["seats"][seat]["connected"] == true;
    ear.hear_until(|m| is_connected(&m["view"])).await;
    let text = "👏".repeat(500);
    for number in 0.. {
        let chat = json!({ "cmd_id": format!("c{number}"), "type": "chat", "text": text });
        ear.say(&chat).await;
        ear.hear_until(|m| m["hint"] == "chat_message").await;
        if !is_connected(&ann.view().await) {
            break;
        }
    }
    let gone = ear.hear_until(|m| m["type"] == "refresh" && !is_connected(&m["view"])).await;
    assert_eq!(
        gone["hint"], "presence",
        "the departure is announced by itself and does not wait for another event"
    );
    house.server.stop().await;
}
