//! Hostile clients in a separate process: garbage, half-open connections, sockets that are never
//! read, and one that floods.

use crate::load::client::{self, post};
use futures_util::future::join_all;
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The number of connections that never complete their request.
pub(crate) const HALF_OPEN: usize = 2_000;

/// The number of sockets that are opened and never read.
pub(crate) const DEAF: usize = 500;

/// The number of those sockets in each room.
const DEAF_ROOM: usize = 100;

/// Attacks a server until this process is killed. Prints a line when everything is running.
pub(crate) async fn make(url: &str) {
    let address = url.strip_prefix("http://").expect("an address").to_string();
    let half_open = (0..HALF_OPEN).map(|_| tokio::spawn(half_open(address.clone())));
    let half_open: Vec<_> = half_open.collect();
    let client = reqwest::Client::new();
    for room in 0..DEAF / DEAF_ROOM {
        let request = json!({ "variant": "ludo", "name": "Talks" });
        let made = post(&client, &format!("{url}/api/rooms"), None, &request).await;
        let code = made["code"].as_str().expect("a code");
        let token = made["token"].as_str().expect("a token").to_string();
        let socket = format!("{url}/api/rooms/{code}/socket");
        for _ in 0..DEAF_ROOM {
            tokio::spawn(deaf(socket.clone()));
        }
        tokio::spawn(talk(socket.clone(), token.clone(), Duration::from_millis(200)));
        if room == 0 {
            tokio::spawn(talk(socket, token, Duration::ZERO));
        }
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    println!("troubled");
    join_all(half_open).await;
}

/// Begins a request without completing it, and reconnects when the server closes the connection.
async fn half_open(address: String) {
    loop {
        if let Ok(mut stream) = TcpStream::connect(&address).await {
            let _ = stream.write_all(b"GET /api/rooms HTTP/1.1\r\nHost: x\r\nX-Slow: ").await;
            let _ = stream.read(&mut [0; 64]).await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Opens a socket and never reads from it, and opens another one after a while.
async fn deaf(url: String) {
    loop {
        let held = client::open(&url, None).await;
        tokio::time::sleep(Duration::from_secs(15)).await;
        drop(held);
    }
}

/// Sends messages at a steady rate or as fast as possible, and reconnects when the socket is
/// closed.
async fn talk(url: String, token: String, pace: Duration) {
    for round in 0.. {
        let (mut mouth, _ear) = client::open(&url, Some(&token)).await;
        for number in 0.. {
            let id = format!("t{round}-{number}");
            let said = json!({ "cmd_id": id, "type": "chat", "text": "x".repeat(400) });
            if !mouth.try_say(said.to_string()).await {
                break;
            }
            tokio::time::sleep(pace).await;
        }
    }
}

/// Sends malformed requests and frames, a few at a time. The server must answer each one or close
/// the connection.
pub(crate) async fn garbage(url: &str, count: usize) {
    const TOGETHER: usize = 50;
    let address = url.strip_prefix("http://").expect("an address");
    let client = reqwest::Client::new();
    let request = json!({ "variant": "ludo", "name": "Ann" });
    let made = post(&client, &format!("{url}/api/rooms"), None, &request).await;
    let code = made["code"].as_str().expect("a code").to_string();
    for first in (0..count).step_by(TOGETHER) {
        let some = (first..(first + TOGETHER).min(count)).map(|n| send(address, bent(n, &code)));
        join_all(some).await;
    }
}

/// A request that is malformed in one of several ways.
fn bent(number: usize, code: &str) -> Vec<u8> {
    let junk: String =
        (0..number % 700).map(|n| char::from(33 + ((n * number) % 90) as u8)).collect();
    let post = |path: &str, body: &str| {
        let length = body.len();
        format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n{body}")
    };
    let socket = "Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
                  Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let text = match number % 10 {
        0 => format!("{junk}\r\n\r\n"),
        1 => format!("GET /{junk} HTTP/9.9\r\n\r\n"),
        2 => post("/api/rooms", &format!("{{\"variant\":\"{junk}")),
        3 => post("/api/rooms", &json!({ "variant": junk, "name": junk }).to_string()),
        4 => post(&format!("/api/rooms/{code}/join"), &json!({ "seat": junk }).to_string()),
        5 => post(&format!("/api/rooms/{code}/commands"), &format!("[{junk}")),
        6 => post("/api/replay", &json!({ "record": junk }).to_string()),
        7 => {
            format!("POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n{junk}")
        }
        8 => format!(
            "GET /api/rooms/{code}/socket HTTP/1.1\r\n{socket}Authorization: {number}\r\n\r\n"
        ),
        _ => format!("GET /api/rooms/{code}/socket HTTP/1.1\r\n{socket}\r\n{junk}"),
    };
    text.into_bytes()
}

async fn send(address: &str, bytes: Vec<u8>) {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let _ = stream.write_all(&bytes).await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    let _ = tokio::time::timeout(client::PATIENCE, read).await.expect("an end");
    let head = String::from_utf8_lossy(&answer[..answer.len().min(12)]).into_owned();
    assert!(!head.starts_with("HTTP/1.1 5"), "{head}");
}
