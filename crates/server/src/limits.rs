//! Who may ask how often, by address.

use crate::config::{Config, Limits};
use crate::secret::Key;
use axum::http::HeaderMap;
use governor::clock::{Clock, DefaultClock};
use governor::state::InMemoryState;
use governor::state::direct::NotKeyed;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

type By<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;
type ByAddress = By<IpAddr>;

/// How often one address may ask.
pub(crate) struct Gates {
    most_requests: NonZeroU32,
    requests: ByAddress,
    new_rooms: ByAddress,
    guesses: ByAddress,
    messages: ByAddress,
    speakers: By<Speaker>,
    /// By address and room.
    entering: By<(IpAddr, String)>,
    /// Who has guessed too often, and until when.
    guessers: Mutex<HashMap<IpAddr, Instant>>,
}

/// Who sends messages: a person, on however many sockets, or a socket that shows no token.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum Speaker {
    Person(Key),
    Socket(u64),
}

/// How long someone who has guessed too often may name no more rooms.
const SHUT: Duration = Duration::from_secs(600);

/// So many times as much as in a second an address may send at once.
const TWICE: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Gates {
        Gates {
            most_requests: limits.requests,
            requests: RateLimiter::keyed(Quota::per_minute(limits.requests)),
            new_rooms: RateLimiter::keyed(Quota::per_hour(limits.new_rooms)),
            guesses: RateLimiter::keyed(Quota::per_hour(limits.guesses)),
            messages: RateLimiter::keyed(
                Quota::per_second(limits.address_messages)
                    .allow_burst(limits.address_messages.saturating_mul(TWICE)),
            ),
            speakers: RateLimiter::keyed(Quota::per_minute(limits.messages)),
            entering: RateLimiter::keyed(Quota::per_hour(limits.entering)),
            guessers: Mutex::default(),
        }
    }

    /// Whether an address may ask, or how long it has to wait.
    pub(crate) fn may_ask(&self, address: IpAddr) -> Result<(), Duration> {
        may(&self.requests, network(address), NonZeroU32::MIN)
    }

    /// Whether an address may have a record played again: a long one counts as many requests.
    pub(crate) fn may_replay(&self, address: IpAddr, length: usize) -> Result<(), Duration> {
        let most = self.most_requests.get().div_ceil(8);
        let cost = u32::try_from(length / 1024).unwrap_or(most).min(most);
        may(&self.requests, network(address), NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN))
    }

    /// Whether an address may have a variant file read: that counts as many requests.
    pub(crate) fn may_read_variant(&self, address: IpAddr) -> Result<(), Duration> {
        let cost = self.most_requests.get().div_ceil(60);
        may(&self.requests, network(address), NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN))
    }

    pub(crate) fn may_make_room(&self, address: IpAddr) -> Result<(), Duration> {
        may(&self.new_rooms, network(address), NonZeroU32::MIN)
    }

    /// Whether one more message may come from somebody, on whichever socket.
    pub(crate) fn may_speak(&self, speaker: &Speaker) -> bool {
        self.speakers.check_key(speaker).is_ok()
    }

    /// Whether one more message may come from an address, whoever speaks there.
    pub(crate) fn may_be_heard(&self, address: IpAddr) -> bool {
        self.messages.check_key(&network(address)).is_ok()
    }

    /// Whether one more person may come into a room from an address, or how long that has to wait.
    pub(crate) fn may_enter(&self, address: IpAddr, room: &str) -> Result<(), Duration> {
        may(&self.entering, (network(address), room.into()), NonZeroU32::MIN)
    }

    /// Whether someone may name a room without a token for it.
    pub(crate) fn may_name(&self, address: IpAddr) -> Result<(), Duration> {
        let until = self.guessers().get(&network(address)).copied();
        match until.map(|until| until.saturating_duration_since(Instant::now())) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => Ok(()),
        }
    }

    /// Someone has named a room that is not there, or shown a token that is nobody's.
    pub(crate) fn guessed_wrong(&self, address: IpAddr) {
        if self.guesses.check_key(&network(address)).is_err() {
            self.guessers().insert(network(address), Instant::now() + SHUT);
        }
    }

    fn guessers(&self) -> MutexGuard<'_, HashMap<IpAddr, Instant>> {
        self.guessers.lock().unwrap_or_else(|broken| broken.into_inner())
    }

    /// Forgets those who have not asked for long.
    pub(crate) fn tidy(&self) {
        for gate in [&self.requests, &self.new_rooms, &self.guesses, &self.messages] {
            gate.retain_recent();
            gate.shrink_to_fit();
        }
        self.speakers.retain_recent();
        self.speakers.shrink_to_fit();
        self.entering.retain_recent();
        self.entering.shrink_to_fit();
        self.guessers().retain(|_, until| *until > Instant::now());
    }
}

/// Whether somebody may do what counts as so many things, or how long that has to wait.
fn may<K: Clone + Eq + Hash>(gate: &By<K>, key: K, count: NonZeroU32) -> Result<(), Duration> {
    match gate.check_key_n(&key, count) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(until)) => Err(until.wait_time_from(gate.clock().now())),
        // More than may be done at once.
        Err(_) => Err(SHUT),
    }
}

/// One network counts as one: an IPv6 client has very many addresses.
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

/// How many of something each address has, as connections.
pub(crate) struct Doors {
    most: usize,
    open: Mutex<HashMap<IpAddr, usize>>,
    /// Tells those who wait that one was let go.
    closed: Notify,
}

impl Doors {
    pub(crate) fn new(most: usize) -> Arc<Doors> {
        Arc::new(Doors { most, open: Mutex::default(), closed: Notify::new() })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.open.lock().unwrap_or_else(|broken| broken.into_inner())
    }

    /// One more for an address, until it is let go; none if it has as many as it may.
    pub(crate) fn enter(self: &Arc<Doors>, address: IpAddr) -> Option<Door> {
        let address = network(address);
        let mut open = self.open();
        let count = open.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Door { doors: self.clone(), address })
    }

    /// One more for an address, as soon as it may have it.
    pub(crate) async fn wait(self: &Arc<Doors>, address: IpAddr) -> Door {
        loop {
            // It hears of those that are let go from here on, so none is missed.
            let closed = self.closed.notified();
            if let Some(door) = self.enter(address) {
                return door;
            }
            closed.await;
        }
    }
}

/// One of those that an address has.
pub(crate) struct Door {
    doors: Arc<Doors>,
    address: IpAddr,
}

impl Drop for Door {
    fn drop(&mut self) {
        let mut open = self.doors.open();
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
        drop(open);
        self.doors.closed.notify_waiters();
    }
}

/// How often all who watch a room together may speak.
pub(crate) type Pace = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

pub(crate) fn pace(a_minute: NonZeroU32) -> Pace {
    RateLimiter::direct(Quota::per_minute(a_minute))
}

/// Whether an address is that of a proxy whose word about its clients is taken.
pub(crate) fn is_proxy(config: &Config, address: IpAddr) -> bool {
    config.proxies.contains(&address.to_canonical())
}

/// The client's address: that of the connection, or what a trusted proxy says of it.
pub(crate) fn client(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !is_proxy(config, peer) {
        return peer;
    }
    let said = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let list: Vec<&str> = said.flat_map(|line| line.split(',')).collect();
    // From the end: what stands before the first address that is not a proxy's may be made up.
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
    use crate::store::Place;

    fn seen(proxies: &[&str], peer: &str, forwarded: &[&str]) -> String {
        let mut config = Config::new(Place::Sqlite("unused".into()));
        config.proxies = proxies.iter().map(|p| p.parse().expect("an address")).collect();
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().expect("a header"));
        }
        client(&config, peer.parse().expect("an address"), &headers).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        assert_eq!(seen(&[], "10.0.0.1", &["1.2.3.4"]), "10.0.0.1");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.2", &["1.2.3.4"]), "10.0.0.2");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.1", &["1.2.3.4"]), "1.2.3.4");
        assert_eq!(seen(&["10.0.0.1"], "::ffff:10.0.0.1", &["1.2.3.4"]), "1.2.3.4");
    }

    #[test]
    fn what_a_client_writes_before_the_proxy_is_not_believed() {
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.1", &["6.6.6.6, 1.2.3.4"]), "1.2.3.4");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.1", &["6.6.6.6", "1.2.3.4"]), "1.2.3.4");
        let two = ["10.0.0.1", "10.0.0.2"];
        assert_eq!(seen(&two, "10.0.0.1", &["6.6.6.6, 1.2.3.4, 10.0.0.2"]), "1.2.3.4");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.1", &["nonsense"]), "10.0.0.1");
    }

    #[test]
    fn a_network_of_version_six_counts_as_one() {
        let one: IpAddr = "2001:db8:1:2::5".parse().expect("an address");
        let other: IpAddr = "2001:db8:1:2:ffff::9".parse().expect("an address");
        assert_eq!(network(one), network(other));
    }
}
