//! A room that is awake: one task that takes one wish after the other. Decide on entry n, append
//! n + 1 in one transaction, and only then answer and tell.

mod load;
mod sockets;

use super::drive::Next;
use super::{Entry, Refused, Room};
use crate::event::RoomEvent;
use crate::fault::{self, Fault};
use crate::protocol::{Done, Order, Seen};
use crate::secret::Key;
use crate::shared::{Shared, now};
use crate::store::{Append, NewEntry, StoreError};
use axum::extract::ws::Utf8Bytes;
use homestretch_rules::Seat;
use homestretch_table::{BotTurn, Input, Millis, PlayerId};
use load::{fold, load, take_all};
use sockets::{Elsewhere, Socket};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many wishes may wait for a room.
pub(crate) const WAITING: usize = 64;

/// How long a node drives a room before others may.
const CLAIM: Millis = Millis(3_000);

/// How long a room stays awake when nobody looks and nothing is due.
const IDLE: Duration = Duration::from_secs(60);

/// How often a room that others share looks whether it has missed a hint.
const LOOK_AGAIN: Duration = Duration::from_secs(2);

/// The longest name of a command.
const LONGEST_CMD_ID: usize = 64;

type Answer<T> = oneshot::Sender<Result<T, Refused>>;

/// What is asked of a room.
pub(crate) enum Ask {
    /// Come in, to sit on a seat or to watch.
    Enter { name: String, key: Key, sit: Option<Option<Seat>>, answer: Answer<Inside> },
    /// Do something.
    Order { key: Option<Key>, order: Order, answer: Answer<Done> },
    /// See the room, and the events after an entry.
    Look { key: Option<Key>, after: Option<u64>, answer: Answer<Box<Seen>> },
    /// Be told what happens.
    Attach {
        key: Option<Key>,
        after: Option<u64>,
        queue: mpsc::Sender<Utf8Bytes>,
        answer: Answer<u64>,
    },
    /// Be told no more.
    Detach { socket: u64 },
    /// Another node has appended.
    CatchUp { seq: u64 },
    /// These have sockets at another node.
    Elsewhere { node: String, players: BTreeSet<PlayerId> },
    /// Be forgotten, if nobody is here and nothing has happened since an entry.
    Forget { seq: u64, answer: Answer<bool> },
    /// The rules, as the text of a variant and its drawing.
    Rules { answer: Answer<Arc<homestretch_rules::Rules>> },
    /// The record of the game that is played.
    Record { answer: Answer<Option<String>> },
}

/// Someone came in.
pub(crate) struct Inside {
    pub(crate) player: PlayerId,
    pub(crate) seat: Option<Seat>,
    pub(crate) seq: u64,
}

/// Why an append came to nothing.
enum Failed {
    /// Another node was first; the room is up to date again.
    Overtaken,
    /// The store does not take it.
    Store,
}

pub(crate) struct Task {
    room: Room,
    shared: Arc<Shared>,
    sockets: HashMap<u64, Socket>,
    next_socket: u64,
    elsewhere: Elsewhere,
    thinking: Option<oneshot::Receiver<(BotTurn, Input)>>,
    /// After a failure the room does nothing by itself until then.
    not_before: Millis,
    outages_seen: u64,
    /// What is in memory may not be what is stored: the room must go to sleep.
    broken: bool,
}

/// Wakes a room and lets it live until nobody needs it.
pub(crate) async fn run(code: String, shared: Arc<Shared>, mut asks: mpsc::Receiver<Ask>) {
    let seen = shared.life.outages();
    let room = match load(&shared, &code).await {
        Ok(Some(room)) => room,
        Ok(None) => return refuse_all(&shared, &code, &mut asks, &Refused::NoRoom).await,
        Err(error) => {
            tracing::error!(room = code, %error, "a room cannot be read");
            return refuse_all(&shared, &code, &mut asks, &unavailable()).await;
        }
    };
    let mut task = Task {
        room,
        shared,
        sockets: HashMap::new(),
        next_socket: 1,
        elsewhere: Elsewhere::default(),
        thinking: None,
        not_before: Millis(0),
        outages_seen: seen,
        broken: false,
    };
    task.charge_nobody().await;
    while task.step(&mut asks).await {}
    // What came in at the last moment finds a new task.
    task.shared.hub.retire(&code, &mut asks);
}

impl Task {
    /// One wish, or one thing the room does by itself. False if the room may go to sleep.
    async fn step(&mut self, asks: &mut mpsc::Receiver<Ask>) -> bool {
        if self.broken {
            return false;
        }
        self.keep_presence().await;
        if let Ok(ask) = asks.try_recv() {
            self.answer(ask).await;
            return true;
        }
        if self.shared.life.outages() != self.outages_seen {
            self.charge_nobody().await;
        }
        let wake = match self.drive().await {
            None => return true,
            Some(wake) => wake,
        };
        let quiet = self.sockets.is_empty() && self.thinking.is_none();
        let far = wake.is_none_or(|wake| wake > now().plus(Millis(IDLE.as_millis() as u64)));
        let until = wake.map(|wake| Duration::from_millis(wake.since(now()).0));
        let look = self.shared.store.is_shared().then_some(LOOK_AGAIN);
        let wait = [until, look, Some(IDLE)].into_iter().flatten().min().unwrap_or(IDLE);
        tokio::select! {
            ask = asks.recv() => match ask {
                Some(ask) => self.answer(ask).await,
                None => return false,
            },
            thought = thought(&mut self.thinking) => self.play_bot(thought).await,
            () = tokio::time::sleep(wait) => {
                if look.is_some() && self.catch_up().await.is_err() {
                    return false;
                }
                return !(quiet && far && wait == IDLE && self.shared.hub.may_sleep(&self.room.code, asks));
            }
        }
        true
    }

    /// Does what is due. None if something was done; else until when there is nothing to do.
    async fn drive(&mut self) -> Option<Option<Millis>> {
        let now = now();
        let now = if fault::is(Fault::TimerEarly) { now.plus(Millis(2_000)) } else { now };
        if self.thinking.is_some() {
            return Some(self.room.table.wants(now).wake.filter(|wake| *wake > now));
        }
        if now < self.not_before {
            return Some(Some(self.not_before));
        }
        let pace = self.shared.config.bot_pace;
        let next = match self.room.next(now, pace, &|player| self.is_connected(player)) {
            Ok(Next::Wait(wake)) => return Some(wake),
            Ok(next) => next,
            Err(refused) => {
                tracing::error!(room = self.room.code, %refused, "the table refuses what it wants");
                self.not_before = now.plus(Millis(1_000));
                return Some(Some(self.not_before));
            }
        };
        // After a long sleep of the whole node its clocks are set right first.
        let awake = self.shared.life.awake().await;
        if awake && self.shared.life.outages() != self.outages_seen {
            return None;
        }
        if !awake || !self.claim(now).await {
            self.not_before = now.plus(Millis(500));
            return Some(Some(self.not_before));
        }
        match next {
            Next::Entries(entries) => {
                let _ = self.append(None, entries).await;
            }
            Next::Bot(turn) => self.think(*turn),
            Next::Wait(_) => {}
        }
        None
    }

    async fn claim(&self, now: Millis) -> bool {
        let (code, node) = (&self.room.code, &self.shared.life.node);
        match self.shared.store.claim(code, node, now, now.plus(CLAIM)).await {
            Ok(claimed) => claimed,
            Err(error) => {
                tracing::warn!(room = code, %error, "a room cannot be claimed");
                false
            }
        }
    }

    fn think(&mut self, turn: BotTurn) {
        let (tell, told) = oneshot::channel();
        self.thinking = Some(told);
        let shared = self.shared.clone();
        let rules = self.room.table.rules().clone();
        let fallback = self.room.table.fallback();
        tokio::spawn(async move {
            let action = shared.thinker.think(rules, &turn, fallback).await;
            let input = Input::Bot { seat: turn.seat, action };
            let _ = tell.send((turn, input));
        });
    }

    async fn play_bot(&mut self, thought: Option<(BotTurn, Input)>) {
        self.thinking = None;
        let Some((turn, input)) = thought else { return };
        let now = now();
        // Somebody may have acted in the meantime.
        if self.room.table.wants(now).bot.as_ref() != Some(&turn) {
            return;
        }
        match self.room.at_table(now, input) {
            Ok(entries) => {
                let _ = self.append(None, entries).await;
            }
            Err(refused) => {
                tracing::error!(room = self.room.code, %refused, "a bot's choice is refused");
                self.not_before = now.plus(Millis(1_000));
            }
        }
    }

    /// While no node was there no clock went on.
    async fn charge_nobody(&mut self) {
        let seen = self.shared.life.outages();
        let Ok(outages) = self.shared.store.outages(self.room.last).await else { return };
        for (down, up) in outages {
            if up <= self.room.last {
                continue;
            }
            let Ok(entries) = self.room.at_table(up, Input::Restored { since: down }) else {
                break;
            };
            if !entries.is_empty() && self.append(None, entries).await.is_err() {
                return;
            }
        }
        self.outages_seen = seen;
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Enter { name, key, sit, answer } => {
                let _ = answer.send(self.enter(&name, key, sit).await);
            }
            Ask::Order { key, order, answer } => {
                let _ = answer.send(self.order(key, &order).await);
            }
            Ask::Look { key, after, answer } => {
                let _ = answer.send(self.look(key, after).await);
            }
            Ask::Attach { key, after, queue, answer } => {
                let attached = self.attach(key, after, queue).await;
                let _ = answer.send(attached);
            }
            Ask::Detach { socket } => self.detach(socket),
            Ask::CatchUp { seq } => {
                if seq > self.room.seq {
                    let _ = self.catch_up().await;
                }
            }
            Ask::Elsewhere { node, players } => self.hear_presence(node, players),
            Ask::Forget { seq, answer } => {
                let _ = answer.send(self.forget(seq).await);
            }
            Ask::Rules { answer } => {
                let _ = answer.send(Ok(self.room.table.rules().clone()));
            }
            Ask::Record { answer } => {
                let record = self.room.record();
                let _ = answer.send(Ok(record));
            }
        }
    }

    /// Forgets the room, so that this task is its last.
    async fn forget(&mut self, seq: u64) -> Result<bool, Refused> {
        if !self.sockets.is_empty() || self.room.seq != seq {
            return Ok(false);
        }
        match self.shared.store.forget(&self.room.code, seq).await {
            Ok(gone) => {
                self.broken = gone;
                Ok(gone)
            }
            Err(error) => {
                tracing::warn!(room = self.room.code, %error, "cannot forget a room");
                Ok(false)
            }
        }
    }

    async fn enter(
        &mut self,
        name: &str,
        key: Key,
        sit: Option<Option<Seat>>,
    ) -> Result<Inside, Refused> {
        self.set_clocks_right().await?;
        loop {
            if let Some(player) = self.room.player_of(&key) {
                let seat = self.room.table.seats_of(player).first().copied();
                return Ok(Inside { player, seat, seq: self.room.seq });
            }
            if self.room.people.len() >= self.shared.config.limits.people {
                return Err(Refused::Crowded);
            }
            let (_, entries) = self.room.enter(now(), name, key.clone(), sit)?;
            match self.append(None, entries).await {
                Ok(()) | Err(Failed::Overtaken) => {}
                Err(Failed::Store) if !self.broken && self.room.player_of(&key).is_some() => {}
                Err(Failed::Store) => return Err(unavailable()),
            }
        }
    }

    async fn order(&mut self, key: Option<Key>, order: &Order) -> Result<Done, Refused> {
        if !(1..=LONGEST_CMD_ID).contains(&order.cmd_id.chars().count()) {
            return Err(Refused::BadCmdId);
        }
        self.know_of(key.as_ref(), order.seq).await?;
        self.set_clocks_right().await?;
        let player = key.as_ref().and_then(|key| self.room.player_of(key));
        let player = player.ok_or(Refused::NoToken)?;
        let cmd = format!("{}:{}", player.0, order.cmd_id);
        loop {
            if let Some(&(from, to)) = self.room.done.get(&cmd) {
                return Ok(Done { seq: to, events: self.events(from, to).await });
            }
            if fault::is(Fault::DropInSilence) && order.cmd_id.ends_with('7') {
                return Ok(Done { seq: self.room.seq, events: Vec::new() });
            }
            let shortest = self.shared.config.shortest_turn;
            let decided = self.room.decide(now(), player, order.seq, &order.command, shortest);
            let entries = match decided {
                Ok(entries) => entries,
                // Nobody is refused for what another node has changed by now.
                Err(refused) if self.is_up_to_date().await? => return Err(refused),
                Err(_) => continue,
            };
            if entries.is_empty() {
                return Ok(Done { seq: self.room.seq, events: Vec::new() });
            }
            match self.append(Some(&cmd), entries).await {
                Ok(()) | Err(Failed::Overtaken) => {}
                Err(Failed::Store) if !self.broken && self.room.done.contains_key(&cmd) => {}
                Err(Failed::Store) => return Err(unavailable()),
            }
        }
    }

    /// The events of some entries, read again if they are not kept any more.
    async fn events(&self, from: u64, to: u64) -> Vec<RoomEvent> {
        let kept = self.room.events.front().is_some_and(|(seq, _)| *seq <= from);
        if kept {
            return self.room.events_between(from, to);
        }
        let Ok(stored) = self.shared.store.load(&self.room.code, 0).await else {
            return Vec::new();
        };
        let until = stored.into_iter().take_while(|entry| entry.seq <= to).collect();
        match fold(&self.shared, &self.room.code, until) {
            Ok(Some(room)) => room.events_between(from, to),
            _ => Vec::new(),
        }
    }

    async fn look(&mut self, key: Option<Key>, after: Option<u64>) -> Result<Box<Seen>, Refused> {
        self.know_of(key.as_ref(), after).await?;
        let viewer = self.viewer(key)?;
        let view = self.room.view(now(), viewer, &|player| self.is_connected(player));
        let events = after.and_then(|after| self.room.events_after(after));
        Ok(Box::new(Seen { view, events }))
    }

    /// Looks for what a client knows and this node has not heard of: its last entry, or that it
    /// came in. Nobody is shown an older room than the one they have seen.
    async fn know_of(&mut self, key: Option<&Key>, seq: Option<u64>) -> Result<(), Refused> {
        let stranger = key.is_some_and(|key| self.room.player_of(key).is_none());
        let behind = seq.is_some_and(|seq| seq > self.room.seq);
        if behind || (stranger && self.shared.store.is_shared()) {
            self.catch_up().await.map_err(|_| unavailable())?;
        }
        Ok(())
    }

    /// Whether other nodes have appended nothing; what they have is taken in.
    async fn is_up_to_date(&mut self) -> Result<bool, Refused> {
        let seq = self.room.seq;
        if self.shared.store.is_shared() {
            self.catch_up().await.map_err(|_| unavailable())?;
        }
        Ok(self.room.seq == seq)
    }

    /// After a long sleep of the whole node the time of it is taken off the clocks before anything
    /// is decided by them.
    async fn set_clocks_right(&mut self) -> Result<(), Refused> {
        if !self.shared.life.awake().await {
            return Err(unavailable());
        }
        if self.shared.life.outages() != self.outages_seen {
            self.charge_nobody().await;
        }
        Ok(())
    }

    /// Who looks; nobody in particular without a token.
    fn viewer(&self, key: Option<Key>) -> Result<Option<PlayerId>, Refused> {
        match key {
            None => Ok(None),
            Some(key) => self.room.player_of(&key).map(Some).ok_or(Refused::NoToken),
        }
    }

    /// Appends entries and the dice they ask for, and tells everybody once they are stored.
    async fn append(&mut self, cmd: Option<&str>, mut entries: Vec<Entry>) -> Result<(), Failed> {
        if entries.is_empty() {
            return Ok(());
        }
        let after = self.room.seq;
        let ended = self.room.has_ended();
        let mut taken = 0;
        loop {
            for entry in &entries[taken..] {
                if let Err(error) = self.room.take(entry) {
                    tracing::error!(room = self.room.code, %error, "the room refuses what it decided");
                    return self.start_over(StoreError::Stopping, after).await;
                }
            }
            taken = entries.len();
            let at = now();
            if let Some(committed) = self.room.commitment(at) {
                entries.push(committed);
            } else if self.room.may_fall(at) {
                entries.extend(self.room.fall(at).unwrap_or_default());
            }
            if entries.len() == taken {
                break;
            }
        }
        let bodies = entries.iter().map(|entry| NewEntry {
            cmd: cmd.map(str::to_string),
            body: serde_json::to_string(entry).expect("an entry is plain data"),
        });
        let record = if !ended && self.room.has_ended() { self.room.record() } else { None };
        let append = Append {
            room: self.room.code.clone(),
            after,
            entries: bodies.collect(),
            standing: self.room.standing(self.room.due(now(), self.shared.config.bot_pace)),
            record: record.map(|record| (self.room.games, record)),
        };
        let begin = std::time::Instant::now();
        if fault::is(Fault::TellEarly) {
            self.tell_all(self.room.events_between(after + 1, self.room.seq), "");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        let stored = match fault::is(Fault::AcknowledgeEarly) {
            true => self.append_later(append),
            false => self.shared.store.append(append).await,
        };
        metrics::histogram!("homestretch_append_seconds").record(begin.elapsed().as_secs_f64());
        match stored {
            Ok(true) => {
                let seq = self.room.seq;
                if let Some(cmd) = cmd {
                    self.room.note_done(cmd.into(), (after + 1, seq));
                }
                let events = self.room.events_between(after + 1, seq);
                metrics::counter!("homestretch_entries_total").increment(seq - after);
                if !fault::is(Fault::TellEarly) {
                    self.tell_all(events, "");
                }
                self.close_removed(&entries);
                self.shared.bus.tell(&self.room.code, seq).await;
                Ok(())
            }
            Ok(false) => {
                metrics::counter!("homestretch_overtaken_total").increment(1);
                // What was taken in is not what is stored: read it again.
                match self.reload(after).await {
                    Ok(()) => Err(Failed::Overtaken),
                    Err(_) => Err(Failed::Store),
                }
            }
            Err(error) => self.start_over(error, after).await,
        }
    }

    /// A fault: says that entries are stored while they are not.
    fn append_later(&self, append: Append) -> Result<bool, StoreError> {
        let store = self.shared.store.clone();
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(50)).await;
            let _ = store.append(append).await;
        });
        Ok(true)
    }

    /// After a failure the room is again what is stored, and does nothing by itself for a moment.
    /// What was to be appended may be stored all the same.
    async fn start_over(&mut self, error: StoreError, told: u64) -> Result<(), Failed> {
        tracing::error!(room = self.room.code, %error, "entries are not stored");
        metrics::counter!("homestretch_store_errors_total").increment(1);
        self.not_before = now().plus(Millis(1_000));
        self.thinking = None;
        let _ = self.reload(told).await;
        Err(Failed::Store)
    }

    /// Reads the room again and tells what others have appended after an entry.
    async fn reload(&mut self, told: u64) -> Result<(), StoreError> {
        self.broken = true;
        let stored = self.shared.store.load(&self.room.code, 0).await?;
        match fold(&self.shared, &self.room.code, stored) {
            Ok(Some(room)) => self.room = room,
            Ok(None) => return Err(StoreError::Stopping),
            Err(error) => {
                tracing::error!(room = self.room.code, %error, "a room cannot be read");
                return Err(StoreError::Stopping);
            }
        }
        self.broken = false;
        self.thinking = None;
        if self.room.seq > told {
            let events = self.room.events_between(told + 1, self.room.seq);
            self.tell_all(events, "");
        }
        Ok(())
    }

    /// Takes in what other nodes have appended.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        let told = self.room.seq;
        let stored = self.shared.store.load(&self.room.code, told).await?;
        if stored.is_empty() {
            return Ok(());
        }
        if take_all(&mut self.room, stored).is_err() {
            return self.reload(told).await;
        }
        self.thinking = None;
        let events = self.room.events_between(told + 1, self.room.seq);
        self.tell_all(events, "");
        Ok(())
    }
}

pub(crate) fn unavailable() -> Refused {
    let message = "the server cannot store anything right now; try again in a moment";
    Refused::Other { code: "unavailable", message: message.into() }
}

async fn thought(
    thinking: &mut Option<oneshot::Receiver<(BotTurn, Input)>>,
) -> Option<(BotTurn, Input)> {
    match thinking {
        Some(thinking) => thinking.await.ok(),
        None => std::future::pending().await,
    }
}

async fn refuse_all(
    shared: &Shared,
    code: &str,
    asks: &mut mpsc::Receiver<Ask>,
    refused: &Refused,
) {
    shared.hub.retire(code, asks);
    while let Some(ask) = asks.recv().await {
        match ask {
            Ask::Enter { answer, .. } => drop(answer.send(Err(refused.clone()))),
            Ask::Order { answer, .. } => drop(answer.send(Err(refused.clone()))),
            Ask::Look { answer, .. } => drop(answer.send(Err(refused.clone()))),
            Ask::Attach { answer, .. } => drop(answer.send(Err(refused.clone()))),
            Ask::Forget { answer, .. } => drop(answer.send(Err(refused.clone()))),
            Ask::Rules { answer } => drop(answer.send(Err(refused.clone()))),
            Ask::Record { answer } => drop(answer.send(Err(refused.clone()))),
            Ask::Detach { .. } | Ask::CatchUp { .. } | Ask::Elsewhere { .. } => {}
        }
    }
}
