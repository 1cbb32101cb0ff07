//! Secrets do not leak: the test sends a person's token in every possible place, and searches for
//! it in everything that others receive and in the log.

#![cfg(unix)]

#[path = "../../server/tests/server/process.rs"]
mod process;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::fs::File;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// The longest time to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

struct Running {
    child: Child,
    url: String,
    data: TempDir,
}

impl Running {
    /// Starts a server with the most detailed log.
    fn start() -> Running {
        let data = TempDir::new().expect("a temporary folder");
        let log = File::create(data.path().join("log")).expect("a log file");
        let mut child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pace", "0", "--log", "trace"])
            .arg("--data")
            .arg(data.path())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the server starts");
        let (url, _) = process::first_line(&mut child);
        Running { child, url, data }
    }

    async fn ask(&self, path: &str, token: Option<&str>, body: Option<String>) -> (u16, String) {
        let url = format!("{}{path}", self.url);
        let client = reqwest::Client::new();
        let mut request = match body {
            Some(body) => client.post(url).body(body),
            None => client.get(url),
        };
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        let answer = request.timeout(PATIENCE).send().await.expect("an answer");
        (answer.status().as_u16(), answer.text().await.expect("a body"))
    }

    async fn enter(&self, path: &str, body: Value) -> Value {
        let (_, text) = self.ask(path, None, Some(body.to_string())).await;
        serde_json::from_str(&text).expect("JSON")
    }

    /// Stops the server, and returns its log.
    fn stop(mut self) -> String {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", "TERM", &pid]).status();
        assert!(sent.is_ok_and(|status| status.success()), "cannot stop the server");
        process::wait(&mut self.child);
        std::fs::read_to_string(self.data.path().join("log")).expect("the log is readable")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_appears_neither_in_what_others_receive_nor_in_the_log() {
    let server = Running::start();
    let name = "Canaryann";
    let made = server.enter("/api/rooms", json!({ "variant": "ludo", "name": name })).await;
    let code = made["code"].as_str().expect("a code");
    let room = format!("/api/rooms/{code}");
    let bo = server.enter(&format!("{room}/join"), json!({ "name": "Bo" })).await;
    let eve = server.enter(&format!("{room}/watch"), json!({ "name": "Eve" })).await;
    let [ann, bo, eve] =
        [&made, &bo, &eve].map(|one| one["token"].as_str().expect("a token").to_string());

    // Eve receives everything on a socket.
    let url = format!("{}{room}/socket", server.url.replace("http", "ws"));
    let mut request = url.as_str().into_client_request().expect("an address");
    let bearer = format!("Bearer {eve}").parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    let (mut eve_socket, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
    // Ann sends her token as a browser does, and also in places where it does not belong.
    let mut request = url.as_str().into_client_request().expect("an address");
    let protocols = format!("homestretch, bearer.{ann}").parse().expect("a header");
    request.headers_mut().insert("sec-websocket-protocol", protocols);
    let (mut ann_socket, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
    let said = "canary in the chat";
    let commands = [
        json!({ "cmd_id": "c1", "type": "chat", "text": said }).to_string(),
        json!({ "cmd_id": ann, "type": "nothing", "token": ann }).to_string(),
        format!("{{\"token\":\"{ann}\""),
        json!({ "cmd_id": "c2", "type": "add_bot" }).to_string(),
        json!({ "cmd_id": "c3", "type": "ready" }).to_string(),
    ];
    for command in &commands {
        ann_socket.send(Message::Text(command.clone().into())).await.expect("the message is sent");
        let path = format!("{room}/commands");
        server.ask(&path, Some(&ann), Some(command.clone())).await;
    }
    let mut bodies = Vec::new();
    for token in [None, Some(bo.as_str()), Some(eve.as_str()), Some("0badc0de")] {
        let record = format!("{room}/record");
        for path in [&room, "/api/rooms", "/api/stats", "/metrics", &record, "/api/openapi.json"] {
            bodies.push(server.ask(path, token, None).await.1);
        }
    }
    let last = json!({ "cmd_id": "e", "type": "ready" }).to_string();
    server.ask(&format!("{room}/commands"), Some(&bo), Some(last)).await;
    // When Bo is ready, all earlier messages have arrived.
    let mut heard = String::new();
    while !heard.contains("\"player_ready\",\"player\":2") {
        let message = tokio::time::timeout(PATIENCE, eve_socket.next())
            .await
            .expect("a message arrives in time");
        if let Message::Text(text) = message.expect("the socket stays open").expect("a message") {
            heard.push_str(&text);
        }
    }
    bodies.push(heard);
    let log = server.stop();
    assert!(log.contains("stopping"), "the log is empty");
    for secret in [&ann, &bo, &eve] {
        assert!(!log.contains(secret.as_str()), "a token is in the log");
        assert!(
            bodies.iter().all(|body| !body.contains(secret.as_str())),
            "somebody received a token"
        );
    }
    for private in [name, said] {
        let line = log.lines().find(|line| line.contains(private));
        assert_eq!(line, None, "a name or a chat message is in the log");
    }
}
