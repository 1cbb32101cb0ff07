//! A node: opens its store, listens for connections, and shuts down cleanly.

use crate::actor::{Registry, RoomStore, Shared};
use crate::http::router;
use crate::node::address::url;
use crate::node::bus::Bus;
use crate::node::config::Config;
use crate::node::heartbeat::Heartbeat;
use crate::node::limits::{AddressPermits, RateLimits};
use crate::node::listen::Acceptor;
use crate::node::room_counts::RoomCounts;
use crate::node::rules_cache::RulesCache;
use crate::node::thinker::Thinker;
use crate::node::{metrics, secret};
use crate::store::StoreError;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

/// How long open connections may take to end when the node stops.
const SHUTDOWN_TIME: Duration = Duration::from_millis(1_200);

/// How many records are replayed at once. Their states stay in memory until the client has received
/// them.
const MAX_REPLAYS: usize = 8;

/// How many variant files are compiled at once. Each one occupies a core.
const MAX_COMPILES: usize = 2;

/// How many rooms are rebuilt from their entries at once. Each one occupies a core. At most one of
/// them is rebuilt only to look up old events.
const MAX_FOLDS: usize = 4;

/// Why a node cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be used.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address to listen on.
        address: SocketAddr,
        /// The error of the operating system.
        error: std::io::Error,
    },
    /// The connection to NATS cannot be set up.
    #[error("NATS: {0}")]
    Nats(#[from] async_nats::ConnectError),
    /// The operating system provides no random numbers.
    #[error("the operating system provides no random numbers: {0}")]
    Random(#[from] getrandom::Error),
}

/// A running node.
pub struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
    tasks: Vec<JoinHandle<()>>,
    connections: Arc<Semaphore>,
}

impl Server {
    /// Opens the store, starts to listen, and serves in the background until [`Server::stop`].
    pub async fn start(config: Config) -> Result<Server, StartError> {
        secret::check()?;
        metrics::handle();
        metrics::count_panics();
        let listen = config.settings.listen_address();
        let failed = |error| StartError::Listen { address: listen, error };
        let listener = TcpListener::bind(listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let store = RoomStore::open(&config.database, config.answer_time).await?;
        let node = config.settings.node.clone().unwrap_or_else(secret::new_node);
        let heartbeat = Heartbeat::begin(node, &store).await?;
        let bus = Bus::open(config.settings.nats.as_deref()).await?;
        let all = config.settings.max_connections;
        let connections = Arc::new(Semaphore::new(all));
        let shared = Arc::new(Shared {
            rate_limits: RateLimits::new(&config.settings),
            address_connections: AddressPermits::new(config.settings.address_connections()),
            config,
            store,
            registry: Registry::default(),
            bus,
            heartbeat,
            thinker: Thinker::new(),
            rules_cache: RulesCache::default(),
            room_counts: RoomCounts::default(),
            stopping: tokio::sync::watch::Sender::new(false),
            sockets: Arc::new(Semaphore::new(all - all / 10)),
            replays: Arc::new(Semaphore::new(MAX_REPLAYS)),
            address_replays: AddressPermits::new(MAX_REPLAYS / 2),
            compiles: Arc::new(Semaphore::new(MAX_COMPILES)),
            folds: Arc::new(Semaphore::new(MAX_FOLDS)),
            recalls: Semaphore::new(1),
            next_socket: AtomicU64::new(1),
            url: address.ip().is_unspecified().then(|| url(address)),
        });
        let acceptor = Acceptor {
            config: Arc::new(shared.config.clone()),
            router: router(shared.clone()),
            connections: connections.clone(),
            address_connections: shared.address_connections.clone(),
            stopping: shared.stopping.subscribe(),
        };
        let tasks = vec![
            tokio::spawn(acceptor.run(listener)),
            tokio::spawn(beat(shared.clone())),
            tokio::spawn(shared.clone().wake_due_rooms()),
            tokio::spawn(shared.clone().wake_listed_rooms()),
            tokio::spawn(shared.clone().expire_rooms()),
            tokio::spawn(shared.clone().receive_hints()),
            tokio::spawn(tidy(shared.clone())),
        ];
        Ok(Server { address, shared, tasks, connections })
    }

    /// The address that the node listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL that other devices can use. If the node listens on all interfaces, it contains the
    /// address of this machine in its network.
    pub fn url(&self) -> String {
        url(self.address)
    }

    /// Stops the node: closes the listener, lets open connections end, and finishes all writes.
    pub async fn stop(self) {
        self.shared.stopping.send_replace(true);
        for task in &self.tasks {
            task.abort();
        }
        let all = self.shared.config.settings.max_connections as u32;
        let _ = tokio::time::timeout(SHUTDOWN_TIME, self.connections.acquire_many(all)).await;
        // A database that does not answer must not delay the shutdown.
        let gone = async {
            self.shared.heartbeat.end(&self.shared.store).await;
            self.shared.store.close().await;
        };
        let _ = tokio::time::timeout(Duration::from_millis(500), gone).await;
    }
}

/// Sends the heartbeats of the node until it stops.
async fn beat(shared: Arc<Shared>) {
    shared.heartbeat.run(&shared.store).await;
}

/// Drops outdated rate limits and metrics at intervals until the node stops.
async fn tidy(shared: Arc<Shared>) {
    let mut beat = tokio::time::interval(Duration::from_secs(10));
    loop {
        beat.tick().await;
        shared.rate_limits.drop_idle();
        metrics::handle().run_upkeep();
    }
}
