//! Garbage: requests and frames made from the description of the protocol, bent and broken. The
//! server answers all of them in words, and serves on as before.
//!
//! A short run belongs to the tests; `HOMESTRETCH_FUZZ` says how many to send.

use crate::House;
use crate::guest::{Guest, PATIENCE, ask};
use homestretch_bots::below;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

type Lots = Xoshiro256PlusPlus;

fn pick<'a, T>(rng: &mut Lots, list: &'a [T]) -> &'a T {
    &list[below(rng, list.len() as u32) as usize]
}

/// A value as a schema describes it, or now and then another one.
fn value(rng: &mut Lots, api: &Value, schema: &Value, depth: u32) -> Value {
    if below(rng, 8) == 0 || depth > 6 {
        return anything(rng);
    }
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return value(rng, api, &api["components"]["schemas"][name], depth + 1);
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(list) = schema[key].as_array() {
            let one = pick(rng, list);
            return value(rng, api, one, depth + 1);
        }
    }
    if let Some(list) = schema["allOf"].as_array() {
        let mut all = Map::new();
        for part in list {
            if let Value::Object(map) = value(rng, api, part, depth + 1) {
                all.extend(map);
            }
        }
        return Value::Object(all);
    }
    if let Some(list) = schema["enum"].as_array() {
        return pick(rng, list).clone();
    }
    let kind = match &schema["type"] {
        Value::Array(list) => pick(rng, list).clone(),
        kind => kind.clone(),
    };
    match kind.as_str() {
        Some("object") => {
            let mut map = Map::new();
            for (key, inner) in schema["properties"].as_object().into_iter().flatten() {
                if below(rng, 5) > 0 {
                    map.insert(key.clone(), value(rng, api, inner, depth + 1));
                }
            }
            Value::Object(map)
        }
        Some("array") => {
            (0..below(rng, 4)).map(|_| value(rng, api, &schema["items"], depth + 1)).collect()
        }
        Some("string") => {
            json!(pick(rng, &["Ann", "ludo", "medium", "", "x", "🎲", "\u{0}", "c1"]))
        }
        Some("integer") => json!(pick(rng, &[0i64, 1, 2, 5, 60, 255, -1, i64::MAX])),
        Some("boolean") => json!(below(rng, 2) == 0),
        Some("null") => Value::Null,
        _ => anything(rng),
    }
}

fn anything(rng: &mut Lots) -> Value {
    match below(rng, 8) {
        0 => Value::Null,
        1 => json!([]),
        2 => json!({}),
        3 => json!(1e300),
        4 => json!("x".repeat(below(rng, 3_000) as usize)),
        5 => json!([[[[[[1]]]]]]),
        6 => json!({ "type": { "type": "roll" } }),
        _ => json!(-7),
    }
}

/// The text of a message, whole or with some bytes changed.
fn written(rng: &mut Lots, value: &Value) -> Vec<u8> {
    let mut text = value.to_string().into_bytes();
    if below(rng, 4) == 0 {
        for _ in 0..=below(rng, 4) {
            let at = below(rng, text.len() as u32) as usize;
            match below(rng, 3) {
                0 => text[at] = rng.next_u32() as u8,
                1 => text.truncate(at.max(1)),
                _ => text.insert(at, rng.next_u32() as u8),
            }
        }
    }
    text
}

fn runs(few: u32) -> u32 {
    std::env::var("HOMESTRETCH_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(few)
}

/// All addresses that take a body, with the schema of it.
fn bodies(api: &Value) -> Vec<(String, Value)> {
    let paths = api["paths"].as_object().expect("paths");
    let posts = paths.iter().filter_map(|(path, item)| {
        let content = &item["post"]["requestBody"]["content"];
        let (_, media) = content.as_object()?.iter().next()?;
        Some((path.clone(), media["schema"].clone()))
    });
    posts.collect()
}

async fn panics(house: &House) -> bool {
    let (_, page) = ask("GET", &format!("{}/metrics", house.url()), None, None).await;
    page.as_str().is_some_and(|text| text.contains("homestretch_panics_total"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bent_requests_and_frames_get_answers_in_words() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let (_, api) = ask("GET", &format!("{}/api/openapi.json", house.url()), None, None).await;
    let bodies = bodies(&api);
    assert!(bodies.len() >= 5, "{bodies:?}");
    let client = reqwest::Client::new();
    let mut rng = Lots::seed_from_u64(11);
    let order = api["components"]["schemas"]["Order"].clone();
    let mut ear = ann.socket(None).await;
    for n in 0..runs(3_000) {
        let (path, schema) = pick(&mut rng, &bodies).clone();
        let codes = [ann.code.as_str(), "ABCD2345", "é", "%00"];
        let code: &&str = pick(&mut rng, &codes);
        let path = path.replace("{code}", code);
        let body = value(&mut rng, &api, &schema, 0);
        let body = written(&mut rng, &body);
        let token = *pick(&mut rng, &[ann.token.as_str(), "", "zz"]);
        let request =
            client.post(format!("{}{path}", house.url())).bearer_auth(token).body(body.clone());
        let answer = request.send().await.expect("an answer");
        let status = answer.status().as_u16();
        let shown = String::from_utf8_lossy(&body).into_owned();
        assert!(status < 500, "{path} {shown}: {status}");
        if status >= 400 {
            let text = answer.text().await.expect("a body");
            let error: Value = serde_json::from_str(&text).expect("refusals are JSON");
            assert!(error["error"]["message"].is_string(), "{path} {shown}: {text}");
        }
        let frame = value(&mut rng, &api, &order, 0);
        let frame = String::from_utf8_lossy(&written(&mut rng, &frame)).into_owned();
        ear.say_text(&frame).await;
        if n % 50 == 49 {
            // Everything before this was heard and answered.
            ear.say(&json!({ "type": "ping" })).await;
            ear.hear_until(|m| m["type"] == "pong").await;
        }
    }
    assert!(!panics(&house).await, "nothing has panicked");
    assert_eq!(ann.look("").await.0, 200, "the server serves on");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_http_does_no_harm() {
    let house = House::open().await;
    let mut rng = Lots::seed_from_u64(12);
    let heads: [&[u8]; 5] = [
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{}",
        b"GET /api/rooms/ABCD2345/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
    ];
    for _ in 0..runs(300).min(20_000) {
        let mut bytes = pick(&mut rng, &heads).to_vec();
        for _ in 0..below(&mut rng, 5) {
            let at = below(&mut rng, bytes.len() as u32) as usize;
            bytes[at] = rng.next_u32() as u8;
        }
        let mut stream = TcpStream::connect(house.server.address()).await.expect("a connection");
        let _ = stream.write_all(&bytes).await;
        let _ = stream.shutdown().await;
        let mut answer = Vec::new();
        let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
        assert!(!answer.starts_with(b"HTTP/1.1 5"), "{}", String::from_utf8_lossy(&answer));
    }
    assert!(!panics(&house).await, "nothing has panicked");
    house.server.stop().await;
}

#[tokio::test]
async fn who_opens_a_connection_and_does_not_ask_is_cut_off() {
    let house = House::with(|config| config.limits.header_time = Duration::from_millis(300)).await;
    for said in [&b""[..], b"GET /health HT"] {
        let mut silent = TcpStream::connect(house.server.address()).await.expect("a connection");
        silent.write_all(said).await.expect("it is sent");
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(PATIENCE, silent.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "the server ends it");
    }
    house.server.stop().await;
}
