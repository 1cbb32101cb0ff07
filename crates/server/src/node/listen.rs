//! Accepts connections and serves HTTP on them.

use super::config::Config;
use super::limits::{self, AddressPermit, AddressPermits, CROWDED_ADDRESS, RETRY_LATER};
use crate::wire::{Failure, Problem};
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// How long a client may accept no bytes of a response.
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);

/// The maximum size of a request's head.
const MAX_HEAD_BYTES: usize = 16 * 1024;

/// The remote address of a connection.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The permits that a connection holds, also after it has become a WebSocket.
#[derive(Clone)]
pub(crate) struct ConnectionPermit(
    #[expect(dead_code, reason = "held until the connection ends")]
    Arc<(OwnedSemaphorePermit, Option<AddressPermit>)>,
);

/// Accepts connections and answers requests on them.
#[derive(Clone)]
pub(crate) struct Acceptor {
    pub(crate) config: Arc<Config>,
    pub(crate) router: Router,
    /// One permit for each connection of the node.
    pub(crate) connections: Arc<Semaphore>,
    /// Limits the connections of each address.
    pub(crate) address_connections: Arc<AddressPermits>,
    pub(crate) stopping: watch::Receiver<bool>,
}

impl Acceptor {
    pub(crate) async fn run(self, listener: TcpListener) {
        loop {
            let permit = self.connections.clone().acquire_owned().await;
            let (stream, peer) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    // The process has most likely run out of file descriptors, and others may be
                    // closed soon.
                    tracing::warn!(%error, "cannot accept a connection");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            let Ok(permit) = permit else { return };
            let is_counted = !limits::is_proxy(&self.config, peer.ip());
            let enter = || self.address_connections.enter(peer.ip());
            let address_permit = is_counted.then(enter).flatten();
            if is_counted && address_permit.is_none() {
                turn_away(&stream);
                continue;
            }
            let permit = ConnectionPermit(Arc::new((permit, address_permit)));
            tokio::spawn(self.clone().serve(stream, peer, permit));
        }
    }

    async fn serve(self, stream: TcpStream, peer: SocketAddr, permit: ConnectionPermit) {
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(WRITE_TIMEOUT));
        let service =
            self.router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
                request.extensions_mut().insert(Peer(peer));
                request.extensions_mut().insert(permit.clone());
                request.map(axum::body::Body::new)
            });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.config.settings.header_time)
            .max_buf_size(MAX_HEAD_BYTES)
            .serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(service))
            .with_upgrades();
        let mut connection = std::pin::pin!(connection);
        let mut stopping = self.stopping;
        tokio::select! {
            _ = connection.as_mut() => return,
            _ = stopping.wait_for(|stop| *stop) => {}
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}

/// Tells a client that its address has too many connections, if that is possible without waiting.
fn turn_away(stream: &TcpStream) {
    let error = Problem::new("too_many", CROWDED_ADDRESS);
    let body = serde_json::to_string(&Failure { error }).expect("a refusal serialises");
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n\
         retry-after: {}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        RETRY_LATER.as_secs(),
        body.len()
    );
    let _ = stream.try_write(answer.as_bytes());
}
