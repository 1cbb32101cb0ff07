//! A node: it opens its store, listens, and stops in good order.

use crate::bus::Bus;
use crate::config::Config;
use crate::figures::Figures;
use crate::http::{A_WHILE, Peer, Place, crowded_address, router};
use crate::hub::Hub;
use crate::life::Life;
use crate::limits::{self, Doors, Gates};
use crate::protocol::{Failure, Problem};
use crate::secret;
use crate::shared::{Shared, Variants};
use crate::store::{Store, StoreError};
use crate::thinker::Thinker;
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Once, OnceLock};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// What is counted from nought on, and not only from when it first happens.
const COUNTERS: [&str; 8] = [
    "homestretch_rooms_total",
    "homestretch_entries_total",
    "homestretch_overtaken_total",
    "homestretch_store_errors_total",
    "homestretch_slow_sockets_total",
    "homestretch_hints_lost_total",
    "homestretch_bot_fallbacks_total",
    "homestretch_panics_total",
];

/// How long connections have to end when the node stops.
const FAREWELL: Duration = Duration::from_millis(1_200);

/// How long a client may take nothing of an answer.
const TAKING: Duration = Duration::from_secs(20);

/// The largest head of a request.
const HEAD: usize = 16 * 1024;

/// How many records are played again at once: their states take room until a client has them.
const REPLAYS: usize = 8;

/// How many variants are made into rules at once: that takes a processor each.
const COMPILES: usize = 2;

/// How many rooms are made of their entries at once, which takes a processor each; one of them may
/// be made only to tell again what is not kept any more.
const FOLDS: usize = 4;

/// Why a node cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        error: std::io::Error,
    },
    /// NATS.
    #[error("NATS: {0}")]
    Nats(#[from] async_nats::ConnectError),
    /// The operating system has no random numbers.
    #[error("the operating system gives no random numbers: {0}")]
    Random(#[from] getrandom::Error),
}

/// A node that serves.
pub struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
    tasks: Vec<JoinHandle<()>>,
    connections: Arc<Semaphore>,
}

impl Server {
    /// Opens the store, listens, and serves until it is stopped.
    pub async fn start(config: Config, listen: SocketAddr) -> Result<Server, StartError> {
        secret::check()?;
        metrics_handle();
        count_panics();
        let failed = |error| StartError::Listen { address: listen, error };
        let listener = TcpListener::bind(listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let store = Store::open(&config.place, config.answer_time).await?;
        let node = config.node.clone().unwrap_or_else(secret::new_node);
        let life = Life::begin(node, &store).await?;
        let bus = Bus::open(config.nats.as_deref()).await?;
        let all = config.limits.connections;
        let connections = Arc::new(Semaphore::new(all));
        let shared = Arc::new(Shared {
            gates: Gates::new(&config.limits),
            doors: Doors::new(config.limits.address_connections),
            config,
            store,
            hub: Hub::default(),
            bus,
            life,
            thinker: Thinker::new(),
            variants: Variants::default(),
            figures: Figures::default(),
            stopping: tokio::sync::watch::Sender::new(false),
            sockets: Arc::new(Semaphore::new(all - all / 10)),
            replays: Arc::new(Semaphore::new(REPLAYS)),
            replayers: Doors::new(REPLAYS / 2),
            compiles: Arc::new(Semaphore::new(COMPILES)),
            folds: Arc::new(Semaphore::new(FOLDS)),
            recalls: Semaphore::new(1),
            next_socket: AtomicU64::new(1),
            url: address.ip().is_unspecified().then(|| url(address)),
        });
        let tasks = vec![
            tokio::spawn(accept(listener, shared.clone(), connections.clone())),
            tokio::spawn(shared.clone().live()),
            tokio::spawn(shared.clone().wake_the_due()),
            tokio::spawn(shared.clone().wake_the_listed()),
            tokio::spawn(shared.clone().forget_the_old()),
            tokio::spawn(shared.clone().hear()),
            tokio::spawn(tidy(shared.clone())),
        ];
        Ok(Server { address, shared, tasks, connections })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address to give to others: of this machine in its network, where it listens everywhere.
    pub fn url(&self) -> String {
        url(self.address)
    }

    /// Stops: no new connections, a farewell to the others, everything written.
    pub async fn stop(self) {
        self.shared.stopping.send_replace(true);
        for task in &self.tasks {
            task.abort();
        }
        let all = self.shared.config.limits.connections as u32;
        let _ = tokio::time::timeout(FAREWELL, self.connections.acquire_many(all)).await;
        // A database that does not answer does not keep the node.
        let gone = async {
            self.shared.life.end(&self.shared.store).await;
            self.shared.store.close().await;
        };
        let _ = tokio::time::timeout(Duration::from_millis(500), gone).await;
    }
}

async fn accept(listener: TcpListener, shared: Arc<Shared>, connections: Arc<Semaphore>) {
    let router = router(shared.clone());
    loop {
        let place = connections.clone().acquire_owned().await;
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of files, most likely: others may end soon.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let (router, shared) = (router.clone(), shared.clone());
        let Ok(place) = place else { return };
        let door = match limits::is_proxy(&shared.config, peer.ip()) {
            true => None,
            false => match shared.doors.enter(peer.ip()) {
                Some(door) => Some(door),
                None => {
                    turn_away(&stream);
                    continue;
                }
            },
        };
        let place = Place(Arc::new((place, door)));
        tokio::spawn(async move { serve(stream, peer, place, router, &shared).await });
    }
}

/// Says that an address has too many connections, as far as that can be said without waiting.
fn turn_away(stream: &TcpStream) {
    let fault = crowded_address();
    let error = Problem { code: fault.code.into(), message: fault.message };
    let body = serde_json::to_string(&Failure { error }).expect("a refusal is plain data");
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n\
         retry-after: {}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        A_WHILE.as_secs(),
        body.len()
    );
    let _ = stream.try_write(answer.as_bytes());
}

async fn serve(stream: TcpStream, peer: SocketAddr, place: Place, router: Router, shared: &Shared) {
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(TAKING));
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        request.extensions_mut().insert(place.clone());
        request.map(axum::body::Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(shared.config.limits.header_time)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let mut stopping = shared.stopping.subscribe();
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stop| *stop) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

/// Forgets what need not be remembered, for as long as the node lives.
async fn tidy(shared: Arc<Shared>) {
    let mut beat = tokio::time::interval(Duration::from_secs(10));
    loop {
        beat.tick().await;
        shared.gates.tidy();
        metrics_handle().run_upkeep();
    }
}

fn metrics_handle() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // Who embeds the server may have a recorder of their own.
        let _ = metrics::set_global_recorder(recorder);
        // An alarm on the first fault needs to have seen that there was none.
        for name in COUNTERS {
            metrics::counter!(name).increment(0);
        }
        handle
    })
}

/// Counts panics, in whichever task, and says where they were.
fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            metrics::counter!("homestretch_panics_total").increment(1);
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            tracing::error!(place, "a fault in the program");
            before(info);
        }));
    });
}

/// The metrics in Prometheus' words.
pub(crate) fn metrics_text() -> String {
    metrics_handle().render()
}

fn url(address: SocketAddr) -> String {
    let reachable = match address.ip().is_unspecified() {
        true => {
            let own = own_address().or_else(|| of_an_interface(interfaces()));
            if own.is_none() {
                tracing::warn!("this machine has no address in a network that others could use");
            }
            SocketAddr::new(own.unwrap_or(IpAddr::from([127, 0, 0, 1])), address.port())
        }
        false => address,
    };
    format!("http://{reachable}")
}

/// An address in a network without a way out of it, as that of a laptop others are connected to.
fn of_an_interface(addresses: impl IntoIterator<Item = IpAddr>) -> Option<IpAddr> {
    let is_usable = |address: &IpAddr| match address {
        IpAddr::V4(v4) => !v4.is_loopback() && !v4.is_link_local(),
        IpAddr::V6(_) => false,
    };
    addresses.into_iter().find(is_usable)
}

fn interfaces() -> Vec<IpAddr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    all.iter().map(|interface| interface.ip()).collect()
}

/// The address from which this machine would speak to others. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_to_give_to_others_is_one_that_others_reach() {
        let of = |all: &[&str]| {
            let all = all.iter().map(|address| address.parse().expect("an address"));
            of_an_interface(all).map(|address| address.to_string())
        };
        let found = of(&["127.0.0.1", "::1", "169.254.3.4", "10.42.0.1", "192.168.1.2"]);
        assert_eq!(found.as_deref(), Some("10.42.0.1"));
        assert_eq!(of(&["127.0.0.1", "::1"]), None);
    }
}
