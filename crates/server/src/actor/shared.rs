//! The state that all parts of a node share.

use super::registry::Registry;
use crate::node::bus::Bus;
use crate::node::config::Config;
use crate::node::heartbeat::Heartbeat;
use crate::node::limits::{AddressPermits, RateLimits};
use crate::node::room_counts::RoomCounts;
use crate::node::rules_cache::RulesCache;
use crate::node::thinker::Thinker;
#[cfg(not(all(feature = "planted-faults", debug_assertions)))]
pub(crate) use crate::store::Store as RoomStore;
#[cfg(all(feature = "planted-faults", debug_assertions))]
pub(crate) use crate::store::faulty::FaultyStore as RoomStore;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use tokio::sync::Semaphore;

/// The state that all parts of a node share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: RoomStore,
    pub(crate) registry: Registry,
    pub(crate) bus: Bus,
    pub(crate) heartbeat: Heartbeat,
    pub(crate) thinker: Thinker,
    pub(crate) rules_cache: RulesCache,
    pub(crate) room_counts: RoomCounts,
    pub(crate) rate_limits: RateLimits,
    /// The URL at which other devices in the network reach this node, if it listens on all
    /// interfaces.
    pub(crate) url: Option<String>,
    /// Permits for sockets. There are fewer of them than connections, so that plain requests are
    /// still served.
    pub(crate) sockets: Arc<Semaphore>,
    /// Limits the connections of each address.
    pub(crate) address_connections: Arc<AddressPermits>,
    /// Permits for replaying records.
    pub(crate) replays: Arc<Semaphore>,
    /// Limits the replays of each address.
    pub(crate) address_replays: Arc<AddressPermits>,
    /// Permits for compiling variants.
    pub(crate) compiles: Arc<Semaphore>,
    /// Permits for building rooms from their entries.
    pub(crate) folds: Arc<Semaphore>,
    /// The permit for reloading old events.
    pub(crate) recalls: Semaphore,
    /// The id of the next socket.
    pub(crate) next_socket: AtomicU64,
    /// Set to true when the node stops.
    pub(crate) stopping: tokio::sync::watch::Sender<bool>,
}
