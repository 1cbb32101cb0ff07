//! People who go on playing whatever happens, and write down everything they are told.

use crate::checker::History;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A request that nobody answers is sent again after this time.
const PATIENCE: Duration = Duration::from_secs(2);

/// Asks until there is an answer that is the server's.
async fn ask(
    client: &reqwest::Client,
    url: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> (u16, Value) {
    loop {
        let mut request = match body {
            Some(body) => client.post(url).json(body),
            None => client.get(url),
        };
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        if let Ok(answer) = request.timeout(PATIENCE).send().await {
            let status = answer.status().as_u16();
            if let Ok(text) = answer.text().await
                && let Ok(answer) = serde_json::from_str(&text)
                && status != 503
            {
                return (status, answer);
            }
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// One room after the other, until it is enough: two people, a bot and somebody who watches.
pub(crate) async fn play(url: String, room: usize, seed: u64, done: Arc<AtomicBool>) -> History {
    let client = reqwest::Client::new();
    let mut history = History::default();
    let mut game = 0;
    while !done.load(Ordering::SeqCst) {
        game += 1;
        one_game(&client, &url, &format!("{seed}-{room}-{game}"), &done, &mut history).await;
    }
    history
}

async fn one_game(
    client: &reqwest::Client,
    url: &str,
    name: &str,
    done: &AtomicBool,
    history: &mut History,
) {
    let wish = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } });
    let (status, made) = ask(client, &format!("{url}/api/rooms"), None, Some(&wish)).await;
    assert_eq!(status, 201, "{made}");
    let code = made["code"].as_str().expect("a code").to_string();
    let room = format!("{url}/api/rooms/{code}");
    // A join that was done and not answered leaves somebody behind; the seat is then taken.
    let (status, joined) =
        ask(client, &format!("{room}/join"), None, Some(&json!({ "name": "Bo", "seat": 2 }))).await;
    if status != 200 {
        return;
    }
    let tokens =
        [&made, &joined].map(|entered| entered["token"].as_str().expect("a token").to_string());
    let mut number = 0;
    let mut order =
        async |history: &mut History, who: usize, mut command: Value, seq: Option<u64>| {
            number += 1;
            command["cmd_id"] = json!(format!("{name}-{number}"));
            if let Some(seq) = seq {
                command["seq"] = json!(seq);
            }
            let (status, answer) =
                ask(client, &format!("{room}/commands"), Some(&tokens[who]), Some(&command)).await;
            assert!(status < 500, "{command}: {answer}");
            if status == 200 {
                history.acknowledge(&code, who as u64 + 1, &command, &answer);
            } else {
                history.refuse(&code, who as u64 + 1, &command);
            }
        };
    order(history, 0, json!({ "type": "add_bot", "level": "easy" }), None).await;
    order(history, 0, json!({ "type": "ready" }), None).await;
    order(history, 1, json!({ "type": "ready" }), None).await;
    order(history, 0, json!({ "type": "start" }), None).await;
    let mut last = 0;
    loop {
        let watched = format!("{room}?after={last}");
        let (status, seen) = ask(client, &watched, Some(&tokens[0]), None).await;
        assert_eq!(status, 200, "an acknowledged room is there: {seen}");
        let seq = seen["seq"].as_u64().expect("a number");
        assert!(seq >= last, "a room never goes back: {last} then {seq}");
        history.see(&code, &seen);
        last = seq;
        if seen["status"] != "playing" || done.load(Ordering::SeqCst) {
            return;
        }
        let turn = &seen["game"]["turn"];
        let who = match turn["seat"].as_u64() {
            Some(0) => 0,
            Some(2) => 1,
            _ => {
                tokio::time::sleep(Duration::from_millis(3)).await;
                continue;
            }
        };
        if seq % 7 == 0 {
            order(history, 1 - who, json!({ "type": "chat", "text": format!("at {seq}") }), None)
                .await;
        }
        let command = match turn["phase"].as_str() {
            Some("move") => json!({ "type": "move", "token": seen["game"]["legal"][0]["token"] }),
            _ => json!({ "type": "roll" }),
        };
        order(history, who, command, Some(seq)).await;
    }
}
