//! Who is there, here and at other nodes: by a socket, or because they have asked for something
//! lately. Nothing of it is stored but whether the lobby lists the room.

use super::{LOOK_AGAIN, Task};
use crate::room::Presence;
use crate::shared::now;
use homestretch_table::{Millis, PlayerId};
use std::collections::{BTreeSet, HashMap};
use std::time::{Duration, Instant};

/// How long it is believed what another node said of who is there.
const BELIEVED: Millis = Millis(7_000);

/// Who has asked for something without a socket is there for so long: clients ask every two seconds.
const ASKS: Duration = Duration::from_secs(7);

/// How often other nodes are told who has asked for something here.
const TOLD: Duration = Duration::from_secs(1);

/// Who has sockets at other nodes, and what they were told of those here.
#[derive(Default)]
pub(super) struct Elsewhere {
    nodes: HashMap<String, (Millis, BTreeSet<PlayerId>)>,
    said: BTreeSet<PlayerId>,
    said_at: Millis,
}

/// Who has asked for something lately.
#[derive(Default)]
pub(super) struct Lately {
    seen: HashMap<PlayerId, Instant>,
    /// Those who ask now and then instead of having a socket.
    asks: HashMap<PlayerId, Instant>,
    /// Those who follow the room by it: a glance, as from a list of one's rooms, does not.
    follows: HashMap<PlayerId, Instant>,
    /// Those of whom other nodes have not been told yet.
    untold: BTreeSet<PlayerId>,
    told: Option<Instant>,
}

impl Task {
    /// Somebody asks for something here: who has no socket is there all the same.
    pub(super) fn see(&mut self, player: PlayerId) {
        self.busy = Instant::now();
        let has_socket = self.sockets.values().any(|socket| socket.player == Some(player));
        if has_socket {
            return self.note_seen(player);
        }
        if self.shared.bus.has_others() {
            self.lately.untold.insert(player);
        }
        self.see_all([player]);
    }

    /// Somebody asks what has happened. True if they begin to, without a socket.
    pub(super) fn begins_to_follow(&mut self, player: PlayerId) -> bool {
        let time = self.asking_time();
        let before = self.lately.follows.insert(player, Instant::now());
        !self.is_connected(player) && before.is_none_or(|before| before.elapsed() >= time)
    }

    /// Somebody has let go of their last socket here.
    pub(super) fn see_off(&mut self, player: PlayerId) {
        self.lately.asks.remove(&player);
        self.note_seen(player);
    }

    /// Another node says who has asked for something there.
    pub(super) fn see_elsewhere(&mut self, players: BTreeSet<PlayerId>) {
        self.see_all(players);
    }

    /// Notes who asks for something, and tells everybody if somebody is here again.
    fn see_all(&mut self, players: impl IntoIterator<Item = PlayerId>) {
        let mut anew = false;
        for player in players {
            anew |= !self.is_here(player) && self.is_inside(player);
            self.note_seen(player);
            self.lately.asks.insert(player, Instant::now());
        }
        if anew {
            self.tell_all(Vec::new(), "presence");
        }
    }

    /// Whether somebody has come in and not gone.
    fn is_inside(&self, player: PlayerId) -> bool {
        self.room.people.get(&player).is_some_and(|person| !person.away)
    }

    /// Whether a person is there, by a socket or by asking all the time.
    pub(super) fn is_here(&self, player: PlayerId) -> bool {
        self.is_connected(player) || self.asks(player)
    }

    fn asks(&self, player: PlayerId) -> bool {
        let time = self.asking_time();
        self.lately.asks.get(&player).is_some_and(|asked| asked.elapsed() < time)
    }

    /// How long until it is to be told that somebody asks no more.
    pub(super) fn next_gone(&self) -> Option<Duration> {
        let time = self.asking_time();
        self.lately.asks.values().map(|asked| time.saturating_sub(asked.elapsed())).min()
    }

    /// How long who asks for something is there. Nobody is in a room that may sleep.
    fn asking_time(&self) -> Duration {
        ASKS.min(self.shared.config.idle)
    }

    /// Those who have come in since there were so many people.
    pub(super) fn see_newcomers(&mut self, known: usize) {
        for number in known..self.room.people.len() {
            self.note_seen(PlayerId(number as u64 + 1));
        }
    }

    fn note_seen(&mut self, player: PlayerId) {
        self.lately.seen.insert(player, Instant::now());
        if self.room.table.host() == Some(player) {
            self.host_seen = now();
        }
    }

    /// Whether a person has a socket, here or at another node.
    pub(super) fn is_connected(&self, player: PlayerId) -> bool {
        self.sockets.values().any(|socket| socket.player == Some(player))
            || self.elsewhere.nodes.values().any(|(_, players)| players.contains(&player))
    }

    /// Everybody who has a socket, here or at another node.
    fn connected(&self) -> BTreeSet<PlayerId> {
        let here = self.sockets.values().filter_map(|socket| socket.player);
        let there = self.elsewhere.nodes.values().flat_map(|(_, players)| players.iter().copied());
        here.chain(there).collect()
    }

    /// How people are there.
    pub(super) fn presence(&self) -> impl Fn(PlayerId) -> Presence + '_ {
        self.presence_for(None)
    }

    /// The same for somebody who asks, which itself does not count: it shows whether another device
    /// of theirs is there.
    pub(super) fn presence_for(
        &self,
        viewer: Option<PlayerId>,
    ) -> impl Fn(PlayerId) -> Presence + '_ {
        let (connected, idle) = (self.connected(), self.shared.config.idle);
        move |player| {
            let seen = || self.lately.seen.get(&player);
            let asks = || Some(player) != viewer && self.asks(player);
            match connected.contains(&player) || asks() {
                true => Presence::Connected,
                false if seen().is_some_and(|seen| seen.elapsed() < idle) => Presence::Lately,
                false => Presence::Gone,
            }
        }
    }

    /// Another node says who has sockets there.
    pub(super) fn hear_presence(&mut self, node: String, players: BTreeSet<PlayerId>) {
        let before = self.connected();
        self.elsewhere.nodes.insert(node, (now(), players));
        self.miss_any_of(&before);
    }

    /// Tells everybody if others are connected than before. Who is not any more may be on the way back,
    /// and counts as seen.
    fn miss_any_of(&mut self, before: &BTreeSet<PlayerId>) {
        let connected = self.connected();
        for player in before.difference(&connected) {
            self.note_seen(*player);
        }
        if connected != *before {
            self.tell_all(Vec::new(), "presence");
        }
    }

    /// Tells other nodes who is here, at once when sockets come and go and else now and then; and
    /// forgets nodes that say nothing any more.
    pub(super) fn keep_presence(&mut self) {
        self.keep_lately();
        if !self.shared.bus.has_others() {
            return;
        }
        let now = now();
        let here: BTreeSet<_> = self.sockets.values().filter_map(|socket| socket.player).collect();
        let due = now.since(self.elsewhere.said_at).0 >= LOOK_AGAIN.as_millis() as u64;
        if here != self.elsewhere.said || (due && !here.is_empty()) {
            let (code, node) = (&self.room.code, &self.shared.life.node);
            self.shared.bus.tell_presence(code, node, &here);
            (self.elsewhere.said, self.elsewhere.said_at) = (here, now);
        }
        let before = self.connected();
        self.elsewhere.nodes.retain(|_, (heard, _)| now.since(*heard) <= BELIEVED);
        self.miss_any_of(&before);
    }

    /// Forgets who has not asked for anything for long, and tells other nodes of those who have.
    fn keep_lately(&mut self) {
        let (idle, time) = (self.shared.config.idle, self.asking_time());
        let lately = &mut self.lately;
        lately.follows.retain(|_, asked| asked.elapsed() < time);
        let gone = lately.asks.extract_if(|_, asked| asked.elapsed() >= time);
        let mut gone: Vec<PlayerId> = gone.map(|(player, _)| player).collect();
        if !lately.seen.is_empty() && lately.told.is_none_or(|told| told.elapsed() >= TOLD) {
            lately.told = Some(Instant::now());
            let seen = lately.seen.extract_if(|_, seen| seen.elapsed() >= idle);
            gone.extend(seen.map(|(player, _)| player));
            self.tell_untold();
        }
        if gone.iter().any(|player| self.is_inside(*player) && !self.is_here(*player)) {
            self.tell_all(Vec::new(), "presence");
        }
    }

    fn tell_untold(&mut self) {
        let lately = &mut self.lately;
        if !lately.untold.is_empty() {
            let untold = std::mem::take(&mut lately.untold);
            self.shared.bus.tell_seen(&self.room.code, &self.shared.life.node, &untold);
        }
    }

    /// Whether anybody is in the room, as far as this node knows.
    pub(super) fn is_anybody_there(&self) -> bool {
        let presence = self.presence();
        let mut people = self.room.people.iter().filter(|(_, person)| !person.away);
        people.any(|(player, _)| presence(*player) != Presence::Gone)
    }

    /// How many people are in the room: those who play, and those who watch and are there.
    pub(super) fn crowd(&self) -> usize {
        let presence = self.presence();
        let people = self.room.people.iter().filter(|(_, person)| !person.away);
        let is_here = |player: PlayerId| {
            presence(player) != Presence::Gone || !self.room.table.seats_of(player).is_empty()
        };
        people.filter(|(player, _)| is_here(**player)).count()
    }

    /// Keeps a room in the lobby while somebody is there, and out of it while nobody is. Those who
    /// were there before it woke have some time to come back, unless it may sleep again.
    pub(super) async fn keep_listed(&mut self, may_sleep: bool) {
        if !self.room.public {
            return;
        }
        let now = now();
        let deserted = !self.is_anybody_there();
        let woke_just_now = now.since(self.woke).0 < self.shared.config.idle.as_millis() as u64;
        let too_early = woke_just_now && !may_sleep;
        if deserted && (too_early || !self.knows_who_is_there(now).await) {
            return;
        }
        self.deserted = deserted;
        let listed = self.room.is_listed(deserted);
        if self.listed == Some(listed) {
            return;
        }
        match self.shared.store.list(&self.room.code, listed).await {
            Ok(()) => self.listed = Some(listed),
            Err(error) => {
                tracing::warn!(room = self.room.code, %error, "the lobby does not hear of a room");
            }
        }
    }
}
