//! A simple client: HTTP for requests, a socket for events.

use crate::described;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long a test waits before it fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A person with a token.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) url: String,
    pub(crate) code: String,
    pub(crate) token: String,
    pub(crate) seat: Option<u64>,
    pub(crate) player: u64,
}

/// Sends a request and returns the status and the answer. Repeats it if the server cannot store
/// anything right now, which happens on a very busy machine.
pub(crate) async fn ask(
    method: &str,
    url: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> (u16, Value) {
    let begin = Instant::now();
    loop {
        let (status, answer) = ask_once(method, url, token, body).await;
        if status != 503 || begin.elapsed() > PATIENCE {
            return (status, answer);
        }
    }
}

/// The same without repetition.
pub(crate) async fn ask_once(
    method: &str,
    url: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> (u16, Value) {
    let parsed = method.parse().expect("a method");
    let mut request = reqwest::Client::new().request(parsed, url);
    if let Some(token) = token {
        request = request.bearer_auth(token);
    }
    if let Some(body) = body {
        request = request.json(body);
    }
    let answer = request.send().await.expect("an answer");
    described::answered(method, url, body, answer).await
}

impl Guest {
    /// Creates a room.
    pub(crate) async fn host(url: &str, request: &Value) -> Guest {
        let (status, entered) = ask("POST", &format!("{url}/api/rooms"), None, Some(request)).await;
        assert_eq!(status, 201, "{entered}");
        Guest::of(url, &entered)
    }

    fn of(url: &str, entered: &Value) -> Guest {
        Guest {
            url: url.into(),
            code: entered["code"].as_str().expect("a code").into(),
            token: entered["token"].as_str().expect("a token").into(),
            seat: entered["seat"].as_u64(),
            player: entered["player"].as_u64().expect("a number"),
        }
    }

    /// Another person enters the same room.
    pub(crate) async fn joined_by(&self, name: &str, seat: Option<u64>) -> Guest {
        let (status, entered) = self.try_join(name, seat).await;
        assert_eq!(status, 200, "{entered}");
        Guest::of(&self.url, &entered)
    }

    pub(crate) async fn try_join(&self, name: &str, seat: Option<u64>) -> (u16, Value) {
        let request = json!({ "name": name, "seat": seat });
        ask("POST", &format!("{}/api/rooms/{}/join", self.url, self.code), None, Some(&request))
            .await
    }

    pub(crate) async fn watched_by(&self, name: &str) -> Guest {
        let (status, entered) = self.try_watch(name).await;
        assert_eq!(status, 200, "{entered}");
        Guest::of(&self.url, &entered)
    }

    pub(crate) async fn try_watch(&self, name: &str) -> (u16, Value) {
        let url = format!("{}/api/rooms/{}/watch", self.url, self.code);
        ask("POST", &url, None, Some(&json!({ "name": name }))).await
    }

    /// The view.
    pub(crate) async fn view(&self) -> Value {
        let (status, view) = self.look("").await;
        assert_eq!(status, 200, "{view}");
        view
    }

    /// Waits until the room is deleted. Asks without a token, because a request with a token would
    /// prevent the deletion.
    pub(crate) async fn until_gone(&self) {
        let url = format!("{}/api/rooms/{}", self.url, self.code);
        let gone = async {
            while ask_once("GET", &url, None, None).await.0 != 404 {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(PATIENCE, gone).await.expect("the room expires");
    }

    pub(crate) async fn look(&self, query: &str) -> (u16, Value) {
        let url = format!("{}/api/rooms/{}{query}", self.url, self.code);
        ask("GET", &url, Some(&self.token), None).await
    }

    /// Sends a command and returns the status and the answer.
    pub(crate) async fn order(&self, order: &Value) -> (u16, Value) {
        let url = format!("{}/api/rooms/{}/commands", self.url, self.code);
        ask("POST", &url, Some(&self.token), Some(order)).await
    }

    /// Sends a command with a new id, which must succeed.
    pub(crate) async fn does(&self, command: Value) -> Value {
        let (status, answer) = self.tries(command.clone()).await;
        assert_eq!(status, 200, "{command}: {answer}");
        answer
    }

    /// Sends a command that must be refused, and returns the code of the refusal.
    pub(crate) async fn is_refused(&self, command: Value) -> String {
        let (status, answer) = self.tries(command.clone()).await;
        assert!((400..500).contains(&status), "{command}: {status} {answer}");
        answer["error"]["code"].as_str().expect("a code").to_string()
    }

    pub(crate) async fn tries(&self, mut command: Value) -> (u16, Value) {
        static NUMBER: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        command["cmd_id"] = json!(format!("t{number}"));
        self.order(&command).await
    }

    /// Opens a socket.
    pub(crate) async fn socket(&self, after: Option<u64>) -> Ear {
        Ear::open(self.socket_request(after)).await
    }

    pub(crate) fn socket_request(&self, after: Option<u64>) -> Request {
        let after = after.map_or(String::new(), |after| format!("?after={after}"));
        let url = format!("{}/api/rooms/{}/socket{after}", self.url, self.code);
        let mut request = url.replace("http", "ws").into_client_request().expect("an address");
        let bearer = format!("Bearer {}", self.token).parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
        request
    }
}

/// A socket.
pub(crate) struct Ear {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    path: String,
}

impl Ear {
    pub(crate) async fn open(request: Request) -> Ear {
        let path = request.uri().path().to_string();
        let (stream, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        Ear { stream, path }
    }

    /// The next message; `None` if the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            match next.expect("a message arrives in time")? {
                Ok(Message::Text(text)) => {
                    let message = serde_json::from_str(&text).expect("messages are JSON");
                    described::check_heard(&self.path, &message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The code with which the server closes the socket.
    pub(crate) async fn end(&mut self) -> Option<u16> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            match next.expect("a message arrives in time")? {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// Closes the socket and waits until the server has closed it, too.
    pub(crate) async fn close(mut self) {
        self.stream.close(None).await.expect("close the socket");
        while let Some(Ok(_)) = self.stream.next().await {}
    }

    /// Receives messages until one matches.
    pub(crate) async fn hear_until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let heard = self.hear().await.expect("the socket stays open");
            if fits(&heard) {
                return heard;
            }
        }
    }

    /// Sends a binary message. Returns false if the socket is closed.
    pub(crate) async fn send_bytes(&mut self, bytes: &'static [u8]) -> bool {
        self.stream.send(Message::Binary(bytes.into())).await.is_ok()
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.stream.send(Message::Text(text.into())).await.expect("send the message");
    }
}
