//! Cheap clients: thousands of them share this machine with the server.

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// How long anything may take before the run fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// The sending half of a socket.
pub(crate) struct Mouth(SplitSink<WebSocketStream<TcpStream>, Message>);

/// The receiving half of a socket.
pub(crate) struct Ear(SplitStream<WebSocketStream<TcpStream>>);

/// Opens a socket.
pub(crate) async fn open(url: &str, token: Option<&str>) -> (Mouth, Ear) {
    let address = url.strip_prefix("http://").and_then(|rest| rest.split('/').next());
    let stream = TcpStream::connect(address.expect("an address")).await.expect("a connection");
    let _ = stream.set_nodelay(true);
    let mut request = url.replace("http://", "ws://").into_client_request().expect("an address");
    if let Some(token) = token {
        let bearer = format!("Bearer {token}").parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
    }
    let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await;
    let (mouth, ear) = opened.expect("a socket").0.split();
    (Mouth(mouth), Ear(ear))
}

impl Mouth {
    /// Sends a text. Returns whether that succeeded.
    pub(crate) async fn try_say(&mut self, text: String) -> bool {
        self.0.send(Message::Text(text.into())).await.is_ok()
    }

    pub(crate) async fn say(&mut self, text: String) {
        self.0.send(Message::Text(text.into())).await.expect("send the text");
    }
}

impl Ear {
    /// The next text; `None` if the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

/// Sends a POST request, which must succeed.
pub(crate) async fn post(
    client: &reqwest::Client,
    url: &str,
    token: Option<&str>,
    body: &Value,
) -> Value {
    let mut request = client.post(url).json(body).timeout(PATIENCE);
    if let Some(token) = token {
        request = request.bearer_auth(token);
    }
    let answer = request.send().await.expect("an answer");
    let status = answer.status();
    let text = answer.text().await.expect("a body");
    assert!(status.is_success(), "{url}: {status} {text}");
    serde_json::from_str(&text).expect("JSON")
}
