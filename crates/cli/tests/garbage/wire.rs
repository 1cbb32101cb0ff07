//! HTTP written by hand, because a library would correct invalid requests.

use crate::PATIENCE;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// A connection.
pub(crate) struct Wire {
    stream: BufReader<TcpStream>,
}

/// The answer of a server.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
    /// Whether the connection ends with it or leaves HTTP.
    pub(crate) is_last: bool,
}

impl Answer {
    pub(crate) fn json(&self) -> Option<Value> {
        serde_json::from_slice(&self.body).ok()
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

impl Wire {
    pub(crate) async fn open(address: &str) -> Wire {
        let stream = TcpStream::connect(address).await.expect("a connection");
        Wire { stream: BufReader::new(stream) }
    }

    /// Sends bytes. The server may close the connection before it has read all of them.
    pub(crate) async fn send(&mut self, bytes: &[u8]) {
        let _ = timeout(PATIENCE, self.stream.write_all(bytes))
            .await
            .expect("the server reads in time");
    }

    /// The next answer, to a request for the head only or for everything; None if the connection is
    /// closed instead.
    pub(crate) async fn answer(&mut self, to_head: bool) -> Option<Answer> {
        timeout(PATIENCE, self.read(to_head)).await.expect("an answer or the end in time")
    }

    /// Closes the sending side, and reads the rest.
    pub(crate) async fn rest(mut self) -> Vec<u8> {
        let mut heard = Vec::new();
        let _ = self.stream.shutdown().await;
        let end = timeout(PATIENCE, self.stream.read_to_end(&mut heard)).await;
        // A reset also counts as an end.
        let _ = end.expect("the connection ends in time");
        heard
    }

    async fn read(&mut self, to_head: bool) -> Option<Answer> {
        loop {
            let (status, headers) = self.head().await?;
            if status == 100 {
                continue;
            }
            let has = |name: &str, value: &str| {
                headers.iter().any(|(n, v)| n == name && v.eq_ignore_ascii_case(value))
            };
            let is_last = status == 101 || has("connection", "close");
            let length = headers.iter().find(|(name, _)| name == "content-length");
            let body = match length {
                _ if to_head || matches!(status, 101 | 204 | 304) => Vec::new(),
                Some((_, length)) => self.bytes(length.parse().ok()?).await?,
                None if has("transfer-encoding", "chunked") => self.chunks().await?,
                None => Vec::new(),
            };
            return Some(Answer { status, body, is_last });
        }
    }

    async fn head(&mut self) -> Option<(u16, Vec<(String, String)>)> {
        let first = self.line().await?;
        let status = first.strip_prefix("HTTP/1.1 ").or(first.strip_prefix("HTTP/1.0 "))?;
        let status = status.get(..3)?.parse().ok()?;
        let mut headers = Vec::new();
        loop {
            let line = self.line().await?;
            match line.split_once(':') {
                Some((name, value)) => headers.push((name.to_lowercase(), value.trim().into())),
                None => return Some((status, headers)),
            }
        }
    }

    async fn line(&mut self) -> Option<String> {
        let mut line = Vec::new();
        let count = self.stream.read_until(b'\n', &mut line).await.ok()?;
        (count > 0).then(|| String::from_utf8_lossy(&line).trim_end().to_string())
    }

    pub(crate) async fn bytes(&mut self, count: usize) -> Option<Vec<u8>> {
        let mut bytes = vec![0; count];
        let read = timeout(PATIENCE, self.stream.read_exact(&mut bytes)).await;
        read.expect("bytes arrive in time").ok()?;
        Some(bytes)
    }

    async fn chunks(&mut self) -> Option<Vec<u8>> {
        let mut body = Vec::new();
        loop {
            let count = usize::from_str_radix(&self.line().await?, 16).ok()?;
            body.extend(self.bytes(count).await?);
            self.line().await?;
            if count == 0 {
                return Some(body);
            }
        }
    }
}
