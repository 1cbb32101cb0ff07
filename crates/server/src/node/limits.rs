//! Rate limits by address, and limits on what an address may hold at once.

use crate::node::config::Config;
use crate::node::secret::TokenHash;
use crate::node::settings::ServerSettings;
use axum::http::HeaderMap;
use governor::clock::{Clock, DefaultClock};
use governor::state::InMemoryState;
use governor::state::direct::NotKeyed;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Notify;

type Limiter<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;
type ByAddress = Limiter<IpAddr>;

/// Rate limits by address and by person.
pub(crate) struct RateLimits {
    most_requests: NonZeroU32,
    requests: ByAddress,
    new_rooms: ByAddress,
    guesses: ByAddress,
    messages: ByAddress,
    speakers: Limiter<MessageSource>,
    /// By address and room.
    entering: Limiter<(IpAddr, String)>,
    /// Addresses that have tried too many wrong codes, and until when they are locked out.
    guessers: Mutex<HashMap<IpAddr, Instant>>,
}

/// The sender of messages: a person on any number of sockets, or one socket without a token.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum MessageSource {
    Person(TokenHash),
    Socket(u64),
}

/// The message for an address that has too many connections.
pub(crate) const CROWDED_ADDRESS: &str = "your address has too many connections; close some";

/// The time after which to try again if the server cannot know how long a shortage lasts.
pub(crate) const RETRY_LATER: Duration = Duration::from_secs(30);

/// How long an address that has tried too many wrong codes is locked out of unknown rooms.
const LOCKOUT_TIME: Duration = Duration::from_secs(600);

/// An address may send this many seconds' worth of messages at once.
const BURST_FACTOR: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);

impl RateLimits {
    pub(crate) fn new(settings: &ServerSettings) -> RateLimits {
        RateLimits {
            most_requests: settings.max_requests,
            requests: RateLimiter::keyed(Quota::per_minute(settings.max_requests)),
            new_rooms: RateLimiter::keyed(Quota::per_hour(settings.max_new_rooms)),
            guesses: RateLimiter::keyed(Quota::per_hour(settings.max_guesses)),
            messages: RateLimiter::keyed(
                Quota::per_second(settings.max_address_messages)
                    .allow_burst(settings.max_address_messages.saturating_mul(BURST_FACTOR)),
            ),
            speakers: RateLimiter::keyed(Quota::per_minute(settings.max_messages)),
            entering: RateLimiter::keyed(Quota::per_hour(settings.max_entering)),
            guessers: Mutex::default(),
        }
    }

    /// Checks whether an address may send a request. On failure, returns how long to wait.
    pub(crate) fn may_request(&self, address: IpAddr) -> Result<(), Duration> {
        check(&self.requests, network(address), NonZeroU32::MIN)
    }

    /// The same for replaying a record. A long record counts as many requests.
    pub(crate) fn may_replay(&self, address: IpAddr, length: usize) -> Result<(), Duration> {
        let most = self.most_requests.get().div_ceil(8);
        let cost = u32::try_from(length / 1024).unwrap_or(most).min(most);
        check(&self.requests, network(address), NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN))
    }

    /// The same for a variant file, which counts as many requests.
    pub(crate) fn may_read_variant(&self, address: IpAddr) -> Result<(), Duration> {
        self.may_do_per_minute(address, 60)
    }

    /// The same for a board of the form, which is checked while a player types.
    pub(crate) fn may_check_board(&self, address: IpAddr) -> Result<(), Duration> {
        self.may_do_per_minute(address, 240)
    }

    /// The same for something that an address may do this often per minute if it does nothing else.
    fn may_do_per_minute(&self, address: IpAddr, count: u32) -> Result<(), Duration> {
        let cost = self.most_requests.get().div_ceil(count);
        check(&self.requests, network(address), NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN))
    }

    pub(crate) fn may_create_room(&self, address: IpAddr) -> Result<(), Duration> {
        check(&self.new_rooms, network(address), NonZeroU32::MIN)
    }

    /// Whether a person or socket may send one more message.
    pub(crate) fn may_send(&self, source: &MessageSource) -> bool {
        self.speakers.check_key(source).is_ok()
    }

    /// Whether an address may send one more message, on any of its sockets.
    pub(crate) fn may_send_from(&self, address: IpAddr) -> bool {
        self.messages.check_key(&network(address)).is_ok()
    }

    /// Checks whether one more person may enter a room from an address. On failure, returns how
    /// long to wait.
    pub(crate) fn may_enter(&self, address: IpAddr, room: &str) -> Result<(), Duration> {
        check(&self.entering, (network(address), room.into()), NonZeroU32::MIN)
    }

    /// Checks whether an address may try room codes. On failure, returns how long to wait.
    pub(crate) fn may_try_codes(&self, address: IpAddr) -> Result<(), Duration> {
        let until = self.guessers.lock().get(&network(address)).copied();
        match until.map(|until| until.saturating_duration_since(Instant::now())) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => Ok(()),
        }
    }

    /// Counts a wrong room code or token.
    pub(crate) fn count_wrong_code(&self, address: IpAddr) {
        if self.guesses.check_key(&network(address)).is_err() {
            self.guessers.lock().insert(network(address), Instant::now() + LOCKOUT_TIME);
        }
    }

    /// Drops the counters of addresses that have been idle.
    pub(crate) fn drop_idle(&self) {
        for limiter in [&self.requests, &self.new_rooms, &self.guesses, &self.messages] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        self.speakers.retain_recent();
        self.speakers.shrink_to_fit();
        self.entering.retain_recent();
        self.entering.shrink_to_fit();
        self.guessers.lock().retain(|_, until| *until > Instant::now());
    }
}

/// Checks whether `count` units are left for a key. On failure, returns how long to wait.
fn check<K: Clone + Eq + Hash>(
    limiter: &Limiter<K>,
    key: K,
    count: NonZeroU32,
) -> Result<(), Duration> {
    match limiter.check_key_n(&key, count) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(until)) => Err(until.wait_time_from(limiter.clock().now())),
        // The count is larger than the whole quota.
        Err(_) => Err(LOCKOUT_TIME),
    }
}

/// The address by which limits are counted: for IPv6 the /64 network, because one client has many
/// addresses.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => v4.into(),
            None => {
                let [a, b, c, d, ..] = v6.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
        },
    }
}

/// Limits how many of something, for example connections, each address holds at once.
pub(crate) struct AddressPermits {
    most: usize,
    open: Mutex<HashMap<IpAddr, usize>>,
    /// Notifies waiting tasks that a permit was returned.
    closed: Notify,
}

impl AddressPermits {
    pub(crate) fn new(most: usize) -> Arc<AddressPermits> {
        Arc::new(AddressPermits { most, open: Mutex::default(), closed: Notify::new() })
    }

    /// Takes a permit for an address. Returns `None` if the address has used all of its permits.
    pub(crate) fn enter(self: &Arc<AddressPermits>, address: IpAddr) -> Option<AddressPermit> {
        let address = network(address);
        let mut open = self.open.lock();
        let count = open.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(AddressPermit { address_connections: self.clone(), address })
    }

    /// Takes a permit for an address as soon as one is free.
    pub(crate) async fn wait(self: &Arc<AddressPermits>, address: IpAddr) -> AddressPermit {
        loop {
            // Registered before the check, so that no notification is missed.
            let closed = self.closed.notified();
            if let Some(permit) = self.enter(address) {
                return permit;
            }
            closed.await;
        }
    }
}

/// A permit of an address, returned when dropped.
pub(crate) struct AddressPermit {
    address_connections: Arc<AddressPermits>,
    address: IpAddr,
}

impl Drop for AddressPermit {
    fn drop(&mut self) {
        let mut open = self.address_connections.open.lock();
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
        drop(open);
        self.address_connections.closed.notify_waiters();
    }
}

/// A rate limit that all watchers of a room share.
pub(crate) type RoomRateLimit = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

pub(crate) fn per_minute(a_minute: NonZeroU32) -> RoomRateLimit {
    RateLimiter::direct(Quota::per_minute(a_minute))
}

/// Whether an address is a trusted proxy.
pub(crate) fn is_proxy(config: &Config, address: IpAddr) -> bool {
    config.settings.trusted_proxies.contains(&address.to_canonical())
}

/// The client's address: the address of the connection, or the one that a trusted proxy forwards.
pub(crate) fn client(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !is_proxy(config, peer) {
        return peer;
    }
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let list: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
    // Read from the end: entries before the first address that is not a proxy may be forged.
    for word in list.iter().rev() {
        match word.trim().parse::<IpAddr>() {
            Ok(address) if is_proxy(config, address) => {}
            Ok(address) => return address,
            Err(_) => break,
        }
    }
    peer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Database;

    fn seen(proxies: &[&str], peer: &str, forwarded: &[&str]) -> String {
        let mut config = Config::new(Database::Sqlite("unused".into()));
        config.settings.trusted_proxies =
            proxies.iter().map(|p| p.parse().expect("a valid address")).collect();
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().expect("a valid header"));
        }
        client(&config, peer.parse().expect("a valid address"), &headers).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_may_forward_addresses() {
        assert_eq!(seen(&[], "10.0.0.1", &["1.2.3.4"]), "10.0.0.1");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.2", &["1.2.3.4"]), "10.0.0.2");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.1", &["1.2.3.4"]), "1.2.3.4");
        assert_eq!(seen(&["10.0.0.1"], "::ffff:10.0.0.1", &["1.2.3.4"]), "1.2.3.4");
    }

    #[test]
    fn addresses_that_a_client_forged_are_ignored() {
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.1", &["6.6.6.6, 1.2.3.4"]), "1.2.3.4");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.1", &["6.6.6.6", "1.2.3.4"]), "1.2.3.4");
        let two = ["10.0.0.1", "10.0.0.2"];
        assert_eq!(seen(&two, "10.0.0.1", &["6.6.6.6, 1.2.3.4, 10.0.0.2"]), "1.2.3.4");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.1", &["nonsense"]), "10.0.0.1");
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        let one: IpAddr = "2001:db8:1:2::5".parse().expect("a valid address");
        let other: IpAddr = "2001:db8:1:2:ffff::9".parse().expect("a valid address");
        assert_eq!(network(one), network(other));
    }
}
