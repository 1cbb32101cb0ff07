//! The sockets of a room: who hears what happens.

use super::keep::Failed;
use super::{Task, unavailable};
use crate::event::{RoomEvent, hint};
use crate::protocol::Out;
use crate::room::Refused;
use crate::secret::Key;
use crate::shared::now;
use axum::extract::ws::Utf8Bytes;
use homestretch_table::{Hands, Input, PlayerId, Why};
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use tokio::sync::mpsc;

/// A socket that is told what happens.
pub(super) struct Socket {
    pub(super) player: Option<PlayerId>,
    from: IpAddr,
    queue: mpsc::Sender<Utf8Bytes>,
}

/// So many sockets a player may have in a room that is full.
const OWN_SOCKETS: usize = 4;

impl Task {
    /// A socket is told what happens, from what it knows on.
    pub(super) async fn attach(
        &mut self,
        key: Option<Key>,
        from: IpAddr,
        after: Option<u64>,
        queue: mpsc::Sender<Utf8Bytes>,
    ) -> Result<u64, Refused> {
        self.know_of(key.as_ref(), after).await?;
        let player = self.viewer(key)?;
        self.drop_unheld();
        if self.is_full_for(from) && !self.has_place(player) {
            return Err(Refused::Crowded);
        }
        if let Some(player) = player {
            self.let_in_again(player).await?;
        }
        let new = player.is_some_and(|player| !self.is_connected(player));
        // Unlike those of any other task: who lets go late lets go of nobody else's.
        let id = self.shared.next_socket.fetch_add(1, Ordering::Relaxed);
        self.sockets.insert(id, Socket { player, from, queue: queue.clone() });
        match after.and_then(|after| self.room.events_after(after)) {
            Some(events) if events.is_empty() && after == Some(self.room.seq) => {}
            Some(events) => {
                let _ = queue.try_send(self.refresh(events));
            }
            None => {
                let _ = queue.try_send(self.whole(player));
            }
        }
        if let Some(player) = player {
            self.welcome_back(player).await;
            self.check_whole()?;
        }
        if new {
            self.tell_all(Vec::new(), "presence");
        }
        Ok(id)
    }

    /// Who went away and opens a socket comes in again.
    async fn let_in_again(&mut self, player: PlayerId) -> Result<(), Refused> {
        while self.room.is_away(player) {
            // Another node may have sent them out in the meantime.
            if self.room.is_removed(player) {
                return Err(Refused::SentOut);
            }
            self.check_place(player)?;
            self.check_words(player)?;
            self.set_clocks_right().await?;
            let entries = self.room.returns(now(), player);
            if let Err(Failed::Store) = self.append(None, entries).await {
                return Err(unavailable());
            }
        }
        Ok(())
    }

    /// Whether the room has all the sockets it may have, or an address those of one: nobody alone
    /// keeps others from watching.
    fn is_full_for(&self, from: IpAddr) -> bool {
        let most = self.shared.config.limits.room_sockets;
        let own = self.sockets.values().filter(|socket| socket.from == from);
        self.sockets.len() >= most || own.count() >= most.div_ceil(2)
    }

    /// Whether there is a place for somebody in a full room: for who plays there is always one.
    fn has_place(&self, player: Option<PlayerId>) -> bool {
        let Some(player) = player.filter(|who| !self.room.table.seats_of(*who).is_empty()) else {
            return false;
        };
        let own = self.sockets.values().filter(|socket| socket.player == Some(player));
        own.count() < OWN_SOCKETS
    }

    /// A person who returns has the seat back that a bot took over when turns were missed.
    pub(super) async fn welcome_back(&mut self, player: PlayerId) {
        let missed = self.room.table.seats_of(player).into_iter().any(|seat| {
            let seated = self.room.table.at(seat);
            seated.is_some_and(|s| matches!(s.hands, Hands::Lent { why: Why::Missed, .. }))
        });
        if missed
            && self.set_clocks_right().await.is_ok()
            && let Ok(entries) = self.room.at_table(now(), Input::Return { by: player })
        {
            let _ = self.append(None, entries).await;
        }
    }

    /// A socket is gone.
    pub(super) fn detach(&mut self, socket: u64) {
        if let Some(gone) = self.sockets.remove(&socket) {
            self.tell_gone([gone.player]);
        }
    }

    /// Lets go of sockets that nobody holds: who asked for one may be gone before it is there.
    pub(super) fn drop_unheld(&mut self) {
        let unheld = self.sockets.extract_if(|_, socket| socket.queue.is_closed());
        let unheld: Vec<_> = unheld.map(|(_, socket)| socket.player).collect();
        self.tell_gone(unheld);
    }

    /// Tells everybody of those who have no socket any more. They are not gone at once.
    fn tell_gone(&mut self, players: impl IntoIterator<Item = Option<PlayerId>>) {
        let mut is_news = false;
        for player in players.into_iter().flatten() {
            self.see_off(player);
            is_news |= !self.is_connected(player);
        }
        if is_news {
            self.tell_all(Vec::new(), "presence");
        }
    }

    fn refresh(&self, events: Vec<RoomEvent>) -> Utf8Bytes {
        let hint = hint(&events);
        self.message(events, hint)
    }

    fn message(&self, events: Vec<RoomEvent>, hint: String) -> Utf8Bytes {
        let view = self.room.shared_view(now(), &self.presence());
        text(&Out::Refresh { hint, seq: self.room.seq, events, view: Box::new(view) })
    }

    /// The whole view of somebody.
    fn whole(&self, viewer: Option<PlayerId>) -> Utf8Bytes {
        let view = self.room.view(now(), viewer, &self.presence());
        text(&Out::View { view: Box::new(view) })
    }

    /// Tells every socket what has happened after an entry; the whole view, where that is more than
    /// is remembered.
    pub(super) fn tell_since(&mut self, told: u64) {
        if let Some(events) = self.room.events_after(told) {
            return self.tell_all(events, "");
        }
        let viewers: BTreeSet<_> = self.sockets.values().map(|socket| socket.player).collect();
        let views: BTreeMap<_, _> =
            viewers.into_iter().map(|viewer| (viewer, self.whole(viewer))).collect();
        self.send_all(|viewer| views[&viewer].clone());
    }

    /// Tells every socket.
    pub(super) fn tell_all(&mut self, events: Vec<RoomEvent>, hint: &str) {
        // What nobody is told of yet, as a value for a roll that is open, makes no noise.
        if self.sockets.is_empty() || (events.is_empty() && hint.is_empty()) {
            return;
        }
        let message = match hint {
            "" => self.refresh(events),
            hint => self.message(events, hint.into()),
        };
        self.send_all(|_| message.clone());
    }

    /// Sends every socket a message for its viewer. One that does not read is dropped; it may come
    /// back from its seq.
    fn send_all(&mut self, message: impl Fn(Option<PlayerId>) -> Utf8Bytes) {
        let mut dropped = Vec::new();
        self.sockets.retain(|_, socket| {
            let told = socket.queue.try_send(message(socket.player)).is_ok();
            if !told {
                metrics::counter!("homestretch_slow_sockets_total").increment(1);
                dropped.push(socket.player);
            }
            told
        });
        self.tell_gone(dropped);
    }

    /// Who is sent out hears no more, at whichever node.
    pub(super) fn close_removed(&mut self) {
        let room = &self.room;
        self.sockets.retain(|_, socket| !socket.player.is_some_and(|who| room.is_removed(who)));
    }
}

fn text(out: &Out) -> Utf8Bytes {
    serde_json::to_string(out).expect("a message is plain data").into()
}
