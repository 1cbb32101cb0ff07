//! The services of a node: settings, limits, secrets, bots, metrics, and the connection to other
//! nodes.

pub(crate) mod address;
pub(crate) mod bus;
pub(crate) mod clock;
pub(crate) mod config;
pub(crate) mod heartbeat;
pub(crate) mod limits;
pub(crate) mod listen;
pub(crate) mod metrics;
pub(crate) mod room_counts;
pub(crate) mod rules_cache;
pub(crate) mod secret;
pub(crate) mod settings;
pub(crate) mod thinker;
