//! Presence of people at this node and others: people with a socket, and people who have recently
//! sent requests. None of this is stored, except whether the lobby lists the room.

use super::{Actor, RECHECK_INTERVAL};
use crate::node::clock::now;
use crate::room::{Presence, Watchers};
use crate::wire::event::RoomEvent;
use homestretch_table::{Millis, PlayerId};
use std::collections::{BTreeSet, HashMap};
use std::time::{Duration, Instant};

/// How long an announcement of another node about its people counts.
const REMOTE_PRESENCE_TIMEOUT: Millis = Millis(7_000);

/// How long a person without a socket counts as present after a request. Clients poll every two
/// seconds.
const POLLING_TIMEOUT: Duration = Duration::from_secs(7);

/// How often people are told about others who come and go.
const PRESENCE_INTERVAL: Duration = Duration::from_secs(1);

/// How many arrivals and departures one message names.
const MAX_ARRIVALS: usize = 8;

/// How often this node announces to the others who has sent requests here.
const ANNOUNCE_INTERVAL: Duration = Duration::from_secs(1);

/// People with sockets at other nodes, and the last announcement to those nodes.
#[derive(Default)]
pub(super) struct RemotePresence {
    nodes: HashMap<String, (Millis, BTreeSet<PlayerId>)>,
    announced: BTreeSet<PlayerId>,
    announced_at: Millis,
}

/// People who have recently sent requests.
#[derive(Default)]
pub(super) struct RecentActivity {
    seen: HashMap<PlayerId, Instant>,
    /// People who poll instead of having a socket.
    polling: HashMap<PlayerId, Instant>,
    /// People who poll for events. A single request, for example for a list of rooms, does not
    /// count.
    following: HashMap<PlayerId, Instant>,
    /// People whose activity has not been announced to other nodes yet.
    unannounced: BTreeSet<PlayerId>,
    announced_at: Option<Instant>,
}

/// Arrivals and departures of watchers that clients have not been told yet, and the watchers of the
/// next view.
#[derive(Default)]
pub(super) struct PresenceNews {
    /// Connections have changed.
    is_due: bool,
    events: Vec<RoomEvent>,
    told_at: Option<Instant>,
    /// When the last message with such events was sent.
    named_at: Option<Instant>,
    pub(super) watchers: Option<Watchers>,
}

impl Actor {
    /// Tells everybody that people have come or gone: at once, or together with what follows within
    /// a second of the last such message. Connections do not delay names.
    pub(super) fn presence_changed(&mut self, events: Vec<RoomEvent>) {
        let news = &mut self.presence_news;
        (news.is_due, news.watchers) = (true, None);
        let room = MAX_ARRIVALS.saturating_sub(news.events.len());
        news.events.extend(events.into_iter().take(room));
        if self.time_until_presence().is_some_and(|time| time.is_zero()) {
            self.tell_presence();
        }
    }

    /// The time until people are told who has come or gone; `None` if nobody has.
    pub(super) fn time_until_presence(&self) -> Option<Duration> {
        let news = &self.presence_news;
        let last = if news.events.is_empty() { news.told_at } else { news.named_at };
        let passed = last.map_or(PRESENCE_INTERVAL, |told| told.elapsed());
        news.is_due.then(|| PRESENCE_INTERVAL.saturating_sub(passed))
    }

    /// Tells everybody who has come or gone since the last such message.
    pub(super) fn tell_presence(&mut self) {
        let events = self.take_arrivals();
        let hint = if events.is_empty() { "presence" } else { "" };
        self.send_refresh(events, hint);
    }

    /// The arrivals and departures for the next message, which also shows the connections.
    pub(super) fn take_arrivals(&mut self) -> Vec<RoomEvent> {
        let news = &mut self.presence_news;
        if std::mem::take(&mut news.is_due) {
            news.told_at = Some(Instant::now());
        }
        if !news.events.is_empty() {
            news.named_at = news.told_at;
        }
        std::mem::take(&mut news.events)
    }

    /// The people without a seat, counted again only after somebody has come or gone.
    pub(super) fn watchers(&mut self) -> Watchers {
        if self.presence_news.watchers.is_none() {
            let watchers = self.room.watchers(&self.presence());
            self.presence_news.watchers = Some(watchers);
        }
        self.presence_news.watchers.clone().unwrap_or_default()
    }

    /// Records a request of a person, who thereby counts as present even without a socket.
    pub(super) fn note_request_from(&mut self, player: PlayerId) {
        self.last_activity = Instant::now();
        if self.has_socket(player) {
            return self.note_seen(player);
        }
        if self.shared.bus.is_clustered() {
            self.recent.unannounced.insert(player);
        }
        self.note_active([player]);
    }

    /// Records a poll for events. Returns true if the person has just started polling and has no
    /// socket.
    pub(super) fn starts_following(&mut self, player: PlayerId) -> bool {
        let time = self.polling_timeout();
        let before = self.recent.following.insert(player, Instant::now());
        !self.is_connected(player) && before.is_none_or(|before| before.elapsed() >= time)
    }

    /// Records that a person's last socket here is closed.
    pub(super) fn note_disconnected(&mut self, player: PlayerId) {
        self.recent.polling.remove(&player);
        self.note_seen(player);
    }

    /// Records requests of people, and broadcasts if one of them was absent before.
    pub(super) fn note_active(&mut self, players: impl IntoIterator<Item = PlayerId>) {
        let mut any_returned = false;
        for player in players {
            any_returned |= !self.is_here(player) && self.is_inside(player);
            self.note_seen(player);
            self.recent.polling.insert(player, Instant::now());
        }
        if any_returned {
            self.presence_changed(Vec::new());
        }
    }

    /// Whether a person has entered and not left.
    fn is_inside(&self, player: PlayerId) -> bool {
        self.room.people.get(&player).is_some_and(|person| !person.away)
    }

    /// Whether a person is present, with a socket or by polling.
    pub(super) fn is_here(&self, player: PlayerId) -> bool {
        self.is_connected(player) || self.is_polling(player)
    }

    fn is_polling(&self, player: PlayerId) -> bool {
        let time = self.polling_timeout();
        self.recent.polling.get(&player).is_some_and(|last_request| last_request.elapsed() < time)
    }

    /// The time until a person who has stopped polling counts as absent.
    pub(super) fn time_until_absence(&self) -> Option<Duration> {
        let left = |last: &Instant| self.polling_timeout().saturating_sub(last.elapsed());
        self.recent.polling.values().map(left).min()
    }

    /// How long a person counts as present after a request. Never longer than a room stays awake.
    fn polling_timeout(&self) -> Duration {
        POLLING_TIMEOUT.min(self.shared.config.idle)
    }

    /// Records the people who have entered since there were `known` people.
    pub(super) fn note_newcomers(&mut self, known: usize) {
        for number in known..self.room.people.len() {
            self.note_seen(PlayerId(number as u64 + 1));
        }
    }

    fn note_seen(&mut self, player: PlayerId) {
        self.recent.seen.insert(player, Instant::now());
        if self.room.table.host() == Some(player) {
            self.host_seen_at = now();
        }
    }

    /// Whether a person has a socket, here or at another node.
    pub(super) fn is_connected(&self, player: PlayerId) -> bool {
        self.has_socket(player)
            || self.remote.nodes.values().any(|(_, players)| players.contains(&player))
    }

    /// Whether a person has a socket at this node.
    fn has_socket(&self, player: PlayerId) -> bool {
        self.connections.contains_key(&player)
    }

    /// Counts one socket of a person less.
    pub(super) fn count_socket_out(&mut self, player: Option<PlayerId>) {
        let Some(player) = player else { return };
        match self.connections.get_mut(&player) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(self.connections.remove(&player)),
        }
    }

    /// Everybody who has a socket, here or at another node.
    pub(super) fn connected(&self) -> BTreeSet<PlayerId> {
        let here = self.connections.keys().copied();
        let there = self.remote.nodes.values().flat_map(|(_, players)| players.iter().copied());
        here.chain(there).collect()
    }

    /// The presence of each person.
    pub(super) fn presence(&self) -> impl Fn(PlayerId) -> Presence + '_ {
        self.presence_for(None)
    }

    /// The same as `viewer` sees it. The viewer's own requests do not count, so that the answer
    /// shows whether another of their devices is connected.
    pub(super) fn presence_for(
        &self,
        viewer: Option<PlayerId>,
    ) -> impl Fn(PlayerId) -> Presence + '_ {
        let idle = self.shared.config.idle;
        move |player| {
            let seen = || self.recent.seen.get(&player);
            let is_polling = || Some(player) != viewer && self.is_polling(player);
            match self.is_connected(player) || is_polling() {
                true => Presence::Connected,
                false if seen().is_some_and(|seen| seen.elapsed() < idle) => Presence::Recent,
                false => Presence::Gone,
            }
        }
    }

    /// Applies another node's announcement of who has sockets there.
    pub(super) fn receive_remote_presence(&mut self, node: String, players: BTreeSet<PlayerId>) {
        let before = self.connected();
        self.remote.nodes.insert(node, (now(), players));
        self.announce_changes_since(&before);
    }

    /// Broadcasts if the set of connected people has changed. A person who has just disconnected
    /// may reconnect, and counts as recently seen.
    fn announce_changes_since(&mut self, before: &BTreeSet<PlayerId>) {
        let connected = self.connected();
        for player in before.difference(&connected) {
            self.note_seen(*player);
        }
        if connected != *before {
            self.presence_changed(Vec::new());
        }
    }

    /// Announces to other nodes who is connected here: immediately after a change, and otherwise at
    /// intervals. Drops nodes that have stopped announcing.
    pub(super) fn update_presence(&mut self) {
        self.update_recent_activity();
        if !self.shared.bus.is_clustered() {
            return;
        }
        let now = now();
        let here: BTreeSet<_> = self.connections.keys().copied().collect();
        let due = now.since(self.remote.announced_at).0 >= RECHECK_INTERVAL.as_millis() as u64;
        if here != self.remote.announced || (due && !here.is_empty()) {
            let (code, node) = (&self.room.code, &self.shared.heartbeat.node);
            self.shared.bus.announce_connected(code, node, &here);
            (self.remote.announced, self.remote.announced_at) = (here, now);
        }
        let before = self.connected();
        self.remote.nodes.retain(|_, (heard, _)| now.since(*heard) <= REMOTE_PRESENCE_TIMEOUT);
        self.announce_changes_since(&before);
    }

    /// Drops people without recent requests, and announces recent requests to other nodes.
    fn update_recent_activity(&mut self) {
        let (idle, time) = (self.shared.config.idle, self.polling_timeout());
        let recent = &mut self.recent;
        recent.following.retain(|_, last_request| last_request.elapsed() < time);
        let absent = recent.polling.extract_if(|_, last_request| last_request.elapsed() >= time);
        let mut absent: Vec<PlayerId> = absent.map(|(player, _)| player).collect();
        let is_due = |announced: Instant| announced.elapsed() >= ANNOUNCE_INTERVAL;
        if !recent.seen.is_empty() && recent.announced_at.is_none_or(is_due) {
            recent.announced_at = Some(Instant::now());
            let seen = recent.seen.extract_if(|_, seen| seen.elapsed() >= idle);
            absent.extend(seen.map(|(player, _)| player));
            self.announce_active();
        }
        if absent.iter().any(|player| self.is_inside(*player) && !self.is_here(*player)) {
            self.presence_changed(Vec::new());
        }
    }

    fn announce_active(&mut self) {
        let unannounced = std::mem::take(&mut self.recent.unannounced);
        if !unannounced.is_empty() {
            let (code, node) = (&self.room.code, &self.shared.heartbeat.node);
            self.shared.bus.announce_active(code, node, &unannounced);
        }
    }

    /// Whether anybody is in the room, as far as this node knows.
    pub(super) fn is_anybody_there(&self) -> bool {
        let presence = self.presence();
        let mut people = self.room.people.iter().filter(|(_, person)| !person.away);
        people.any(|(player, _)| presence(*player) != Presence::Gone)
    }

    /// How many people are in the room: all players, and the watchers who are present.
    pub(super) fn headcount(&mut self) -> usize {
        let players: BTreeSet<_> = self.people_at_table().collect();
        let here = players.into_iter().filter(|player| self.is_inside(*player)).count();
        here + self.watchers().count
    }

    /// The people who have a seat, once per seat.
    pub(super) fn people_at_table(&self) -> impl Iterator<Item = PlayerId> {
        self.room.table.seated().filter_map(|(_, seated)| seated.player.id())
    }

    /// Lists the room in the lobby while somebody is present. After the room has woken, the people
    /// who were there before get some time to reconnect, unless the room may sleep again.
    pub(super) async fn update_listing(&mut self, may_sleep: bool) {
        if !self.room.public {
            return;
        }
        let now = now();
        let deserted = !self.is_anybody_there();
        let woke_just_now = now.since(self.woke_at).0 < self.shared.config.idle.as_millis() as u64;
        let too_early = woke_just_now && !may_sleep;
        if deserted && (too_early || !self.knows_everyone_present(now).await) {
            return;
        }
        self.deserted = deserted;
        let listed = self.room.is_listed(deserted);
        if self.listed == Some(listed) {
            return;
        }
        match self.shared.store.set_listed(&self.room.code, listed).await {
            Ok(()) => self.listed = Some(listed),
            Err(error) => {
                tracing::warn!(room = self.room.code, %error, "cannot change whether the lobby lists a room");
            }
        }
    }
}
