//! The sockets of a room, and the messages sent to them.

use super::Actor;
use super::persist::AppendError;
use crate::node::clock::now;
use crate::node::secret::TokenHash;
use crate::wire::event::{RoomEvent, hint, simple_hint};
use crate::wire::{Answer, HintOut, Out, RequestRefusal, check};
use axum::extract::ws::Utf8Bytes;
use homestretch_table::{AutopilotReason, Control, Input, PlayerId, TableEvent};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use tokio::sync::mpsc;

/// A socket that receives everything that happens.
pub(super) struct Socket {
    pub(super) player: Option<PlayerId>,
    from: IpAddr,
    /// The client is a simple one, which fetches the view when it hears a hint.
    only_hints: bool,
    queue: mpsc::Sender<Utf8Bytes>,
}

/// How many sockets each player may have in a full room.
const MAX_PLAYER_SOCKETS: usize = 4;

impl Actor {
    /// Adds a socket and sends it what it has missed.
    pub(super) async fn attach(
        &mut self,
        key: Option<TokenHash>,
        from: IpAddr,
        after: Option<u64>,
        only_hints: bool,
        queue: mpsc::Sender<Utf8Bytes>,
    ) -> Answer<u64> {
        self.catch_up_with_client(key.as_ref(), after).await?;
        let player = self.viewer(key)?;
        self.drop_closed_sockets();
        check(!self.is_full_for(from) || self.has_place(player), RequestRefusal::Crowded)?;
        if let Some(player) = player {
            self.readmit(player).await?;
        }
        let new = player.is_some_and(|player| !self.is_connected(player));
        // Ids are unique across actors, so that a late detach cannot remove another socket.
        let id = self.shared.next_socket.fetch_add(1, Ordering::Relaxed);
        self.sockets.insert(id, Socket { player, from, only_hints, queue: queue.clone() });
        if let Some(player) = player {
            *self.connections.entry(player).or_default() += 1;
        }
        match after.and_then(|after| self.room.events_after(after)) {
            Some(events) if events.is_empty() && after == Some(self.room.seq) => {}
            events if only_hints => {
                drop(queue.try_send(self.simple_refresh(&events.unwrap_or_default(), "")));
            }
            Some(events) => drop(queue.try_send(self.refresh(events, ""))),
            None => drop(queue.try_send(self.full_view(player))),
        }
        if let Some(player) = player {
            self.return_missed_seats(player).await;
            self.check_consistent()?;
        }
        if new {
            self.presence_changed(Vec::new());
        }
        Ok(id)
    }

    /// Readmits a person who had left and opens a socket.
    async fn readmit(&mut self, player: PlayerId) -> Answer<()> {
        while self.room.is_away(player) {
            // Another node may have removed this person in the meantime.
            check(!self.room.is_removed(player), RequestRefusal::SentOut)?;
            self.check_returning(player)?;
            self.check_side_budget(player)?;
            self.settle_clocks().await?;
            let entries = self.room.readmission(now(), player);
            if let Err(AppendError::Store) = self.append(None, entries).await {
                return Err(RequestRefusal::Unavailable);
            }
        }
        Ok(())
    }

    /// Whether the room has as many sockets as it may have. One address may use at most half of
    /// them, so that nobody alone can lock out others.
    fn is_full_for(&self, from: IpAddr) -> bool {
        let most = self.shared.config.settings.max_room_sockets;
        let own = self.sockets.values().filter(|socket| socket.from == from);
        self.sockets.len() >= most || own.count() >= most.div_ceil(2)
    }

    /// Whether a full room has space for one more socket of this player. Players may always have a
    /// few.
    fn has_place(&self, player: Option<PlayerId>) -> bool {
        let plays = |player| !self.room.table.seats_of(player).is_empty();
        let own = self.sockets.values().filter(|socket| socket.player == player);
        player.is_some_and(plays) && own.count() < MAX_PLAYER_SOCKETS
    }

    /// Gives a returning person back the seat that a bot took over after missed turns.
    pub(super) async fn return_missed_seats(&mut self, player: PlayerId) {
        let table = &self.room.table;
        let mut seats = table.seats_of(player).into_iter().filter_map(|seat| table.at(seat));
        let missed = AutopilotReason::Missed;
        if seats.any(|s| matches!(s.control, Control::Autopilot { reason, .. } if reason == missed))
            && self.settle_clocks().await.is_ok()
            && let Ok(entries) = self.room.table_entries(now(), Input::Return { by: player })
        {
            let _ = self.append(None, entries).await;
        }
    }

    /// Removes a socket.
    pub(super) fn detach(&mut self, socket: u64) {
        if let Some(gone) = self.sockets.remove(&socket) {
            self.announce_departures([gone.player]);
        }
    }

    /// Removes sockets whose client has gone away, possibly before the connection was complete.
    pub(super) fn drop_closed_sockets(&mut self) {
        let closed = self.sockets.extract_if(|_, socket| socket.queue.is_closed());
        let closed: Vec<_> = closed.map(|(_, socket)| socket.player).collect();
        self.announce_departures(closed);
    }

    /// Broadcasts if people have lost their last socket. They still count as recently seen.
    fn announce_departures(&mut self, players: impl IntoIterator<Item = Option<PlayerId>>) {
        let mut any_disconnected = false;
        for player in players.into_iter().flatten() {
            self.count_socket_out(Some(player));
            self.note_disconnected(player);
            any_disconnected |= !self.is_connected(player);
        }
        if any_disconnected {
            self.presence_changed(Vec::new());
        }
    }

    /// A message with events. Its hint follows from them unless one is given.
    fn refresh(&mut self, events: Vec<RoomEvent>, given: &str) -> Utf8Bytes {
        let hint = if given.is_empty() { hint(&events) } else { given.into() };
        let watchers = self.watchers();
        let view = self.room.shared_view(now(), &self.presence(), watchers);
        text(&Out::Refresh { hint, seq: self.room.seq, events, view: Box::new(view) })
    }

    /// The same for a simple client.
    fn simple_refresh(&self, events: &[RoomEvent], given: &str) -> Utf8Bytes {
        let hint = if given.is_empty() { hint(events) } else { given.into() };
        text(&HintOut::Refresh { hint: simple_hint(&hint, events), seq: self.room.seq })
    }

    /// A message with the full view for one viewer.
    fn full_view(&mut self, viewer: Option<PlayerId>) -> Utf8Bytes {
        let watchers = self.watchers();
        let view = self.room.view(now(), viewer, &self.presence(), watchers);
        text(&Out::View { view: Box::new(view) })
    }

    /// Sends the events after an entry to every socket, or the full view if those events are no
    /// longer kept.
    pub(super) fn broadcast_since(&mut self, after: u64) {
        self.presence_news.watchers = None;
        if let Some(events) = self.room.events_after(after) {
            return self.broadcast(events);
        }
        let viewers: BTreeSet<_> = self.sockets.values().map(|socket| socket.player).collect();
        let views: BTreeMap<_, _> =
            viewers.into_iter().map(|viewer| (viewer, self.full_view(viewer))).collect();
        let simple = self.simple_refresh(&[], "");
        self.send_all(&simple, |viewer| views[&viewer].clone());
    }

    /// Sends events to every socket. Arrivals and departures of watchers may wait for a moment.
    pub(super) fn broadcast(&mut self, events: Vec<RoomEvent>) {
        let passes = |event: &RoomEvent| {
            matches!(event, RoomEvent::PersonEntered { .. } | RoomEvent::PersonLeft { .. })
        };
        if !events.is_empty() && events.iter().all(passes) {
            return self.presence_changed(events);
        }
        if events.iter().any(|event| !matches!(event, RoomEvent::Table(TableEvent::Game(_)))) {
            self.presence_news.watchers = None;
        }
        if !events.is_empty() {
            let mut all = self.take_arrivals();
            all.extend(events);
            self.send_refresh(all, "");
        }
    }

    /// Sends a message with events to every socket.
    pub(super) fn send_refresh(&mut self, events: Vec<RoomEvent>, hint: &str) {
        // Some entries have no events, for example a value for the open roll.
        if self.sockets.is_empty() || (events.is_empty() && hint.is_empty()) {
            return;
        }
        let simple = self.simple_refresh(&events, hint);
        let message = self.refresh(events, hint);
        self.send_all(&simple, |_| message.clone());
    }

    /// Sends every socket the message for its viewer, or for a simple client. A socket with a full
    /// queue is dropped; its client can reconnect from its last entry.
    fn send_all(&mut self, simple: &Utf8Bytes, message: impl Fn(Option<PlayerId>) -> Utf8Bytes) {
        let mut dropped = Vec::new();
        self.sockets.retain(|_, socket| {
            let text = if socket.only_hints { simple.clone() } else { message(socket.player) };
            let sent = socket.queue.try_send(text).is_ok();
            if !sent {
                metrics::counter!("homestretch_slow_sockets_total").increment(1);
                dropped.push(socket.player);
            }
            sent
        });
        self.announce_departures(dropped);
    }

    /// Drops the sockets of people who were removed, possibly at another node.
    pub(super) fn close_removed(&mut self) {
        let room = &self.room;
        let is_removed =
            |socket: &Socket| socket.player.is_some_and(|player| room.is_removed(player));
        let removed: Vec<_> = self
            .sockets
            .extract_if(|_, socket| is_removed(socket))
            .map(|(_, s)| s.player)
            .collect();
        removed.into_iter().for_each(|player| self.count_socket_out(player));
    }
}

fn text(out: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(out).expect("a message serialises").into()
}
