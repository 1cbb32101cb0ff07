//! The actor of a room that is awake: one task that handles one request after the other. It decides
//! on entry n, appends entry n + 1 in one transaction, and only then answers and broadcasts.

mod capacity;
mod create;
mod driver;
mod hub;
mod load;
mod persist;
mod presence;
mod registry;
mod request;
mod sabotage;
mod shared;
mod sockets;

pub(crate) use create::create_room;
pub(crate) use registry::Registry;
pub(crate) use request::{Admission, ReplyTo, RoomRequest};
pub(crate) use shared::{RoomStore, Shared};

use crate::node::bus::Hint;
use crate::node::clock::now;
use crate::node::limits::{RoomRateLimit, per_minute};
use crate::node::secret::TokenHash;
use crate::room::{Decision, EntrySpan, Room};
use crate::wire::{Answer, Command, Done, Order, PersonView, RequestRefusal, Seen, check};
use driver::{Thinking, thought};
use homestretch_rules::Seat;
use homestretch_table::{Input, Millis, PlayerId, TableRefusal};
use load::{load, reload_events};
use persist::AppendError;
use presence::{PresenceNews, RecentActivity, RemotePresence};
use registry::MAX_WAITING_REQUESTS;
use sabotage::Moment;
use sockets::Socket;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// How often a room in a shared store checks for entries whose hint was lost.
const RECHECK_INTERVAL: Duration = Duration::from_secs(2);

/// How many commands without effect are remembered.
const MAX_NO_OPS: usize = 64;

/// How many people a page of the list of people has.
const MAX_PEOPLE_LISTED: usize = 100;

/// The maximum length of a command id.
const MAX_CMD_ID_CHARS: usize = 64;

pub(crate) struct Actor {
    room: Room,
    shared: Arc<Shared>,
    sockets: HashMap<u64, Socket>,
    /// How many sockets each person has here.
    connections: HashMap<PlayerId, u32>,
    presence_news: PresenceNews,
    remote: RemotePresence,
    recent: RecentActivity,
    /// Nobody was present at the last check.
    deserted: bool,
    /// Limits what watchers send beside the game.
    side_budget: RoomRateLimit,
    /// Limits how often watchers sit down.
    sit_budget: RoomRateLimit,
    /// Recent commands without effect, and their answers.
    no_ops: VecDeque<(String, EntrySpan)>,
    /// Whether the lobby lists the room; `None` if unknown.
    listed: Option<bool>,
    thinking: Option<Thinking>,
    /// When the room woke. This node does not know who was present before.
    woke_at: Millis,
    /// When the host was last seen here, or when last nobody was waiting for the host.
    host_seen_at: Millis,
    /// After a failure, the room does nothing on its own until this moment.
    paused_until: Millis,
    outages_seen: u64,
    /// When this node last knew that other nodes had appended nothing more.
    checked_at: Instant,
    /// When something last happened here.
    last_activity: Instant,
    /// The room in memory may differ from the stored one, so the actor has to end.
    inconsistent: bool,
}

/// Wakes a room and runs its actor until nobody needs it.
pub(crate) async fn run(
    code: String,
    shared: Arc<Shared>,
    mut requests: mpsc::Receiver<RoomRequest>,
) {
    let seen = shared.heartbeat.outages();
    let room = match load(&shared, &code).await {
        Ok(Some(room)) => room,
        Ok(None) => {
            return refuse_all(&shared, &code, &mut requests, &RequestRefusal::NoRoom).await;
        }
        Err(error) => {
            error.report(&shared, &code).await;
            return refuse_all(&shared, &code, &mut requests, &error.into()).await;
        }
    };
    let mut actor = Actor {
        room,
        side_budget: per_minute(shared.config.settings.max_words),
        sit_budget: per_minute(shared.config.settings.max_words),
        shared,
        sockets: HashMap::new(),
        connections: HashMap::new(),
        presence_news: PresenceNews::default(),
        remote: RemotePresence::default(),
        recent: RecentActivity::default(),
        deserted: false,
        no_ops: VecDeque::new(),
        listed: None,
        thinking: None,
        woke_at: now(),
        host_seen_at: now(),
        paused_until: Millis(0),
        outages_seen: seen,
        checked_at: Instant::now(),
        last_activity: Instant::now(),
        inconsistent: false,
    };
    actor.apply_outages().await;
    while !actor.inconsistent && actor.step(&mut requests).await {}
    // Requests that are still queued are dropped; callers of `ask` send theirs again, to a new
    // actor.
    actor.shared.registry.retire(&code, &mut requests);
}

impl Actor {
    /// Handles queued requests, does one thing that is due, or waits for a while. Returns false if
    /// the room may go to sleep.
    async fn step(&mut self, requests: &mut mpsc::Receiver<RoomRequest>) -> bool {
        self.drop_closed_sockets();
        self.update_presence();
        if self.time_until_presence().is_some_and(|time| time.is_zero()) {
            self.tell_presence();
        }
        // Requests come first, but not without limit, so that timers stay punctual.
        for _ in 0..MAX_WAITING_REQUESTS {
            let Ok(request) = requests.try_recv() else { break };
            self.answer(request).await;
            if self.inconsistent {
                return false;
            }
        }
        let seq = self.room.seq;
        if self.time_until_check().is_some_and(|time| time.is_zero())
            && self.catch_up().await.is_err()
        {
            return false;
        }
        if self.shared.heartbeat.outages() != self.outages_seen {
            self.apply_outages().await;
            if self.inconsistent {
                return false;
            }
        }
        let Some(wake) = self.drive().await else {
            self.last_activity = Instant::now();
            return true;
        };
        let wake = match self.replace_absent_host().await {
            None => return true,
            Some(passes) => [wake, passes].into_iter().flatten().min(),
        };
        if self.room.seq != seq {
            self.last_activity = Instant::now();
        }
        let until = wake.map(|wake| Duration::from_millis(wake.since(now()).0));
        let idle = self.shared.config.idle;
        let rest =
            Some(idle.saturating_sub(self.last_activity.elapsed())).filter(|rest| !rest.is_zero());
        self.update_listing(rest.is_none()).await;
        if rest.is_none() && self.may_sleep(until, requests) {
            return false;
        }
        let (look, gone) = (self.time_until_check(), self.time_until_absence());
        let news = self.time_until_presence();
        let wait = [until, look, gone, rest, news].into_iter().flatten().fold(idle, Duration::min);
        tokio::select! {
            request = requests.recv() => match request {
                Some(request) => self.answer(request).await,
                None => return false,
            },
            thought = thought(&mut self.thinking) => self.play_bot(thought).await,
            () = tokio::time::sleep(wait) => {}
        }
        true
    }

    /// Whether nobody watches and nothing is due soon.
    fn may_sleep(&self, until: Option<Duration>, requests: &mpsc::Receiver<RoomRequest>) -> bool {
        self.sockets.is_empty()
            && self.thinking.is_none()
            && until.is_none_or(|until| until > self.shared.config.idle)
            && self.shared.registry.try_sleep(&self.room.code, requests)
    }

    /// The time until the next check for lost hints; `None` if the store is not shared.
    fn time_until_check(&self) -> Option<Duration> {
        let shared = self.shared.store.is_shared();
        shared.then(|| RECHECK_INTERVAL.saturating_sub(self.checked_at.elapsed()))
    }

    /// Takes times without any running node off the clocks.
    async fn apply_outages(&mut self) {
        let seen = self.shared.heartbeat.outages();
        let Ok(outages) = self.shared.store.outages(self.room.last).await else { return };
        for (down, up) in outages {
            if up <= self.room.last {
                continue;
            }
            let Ok(entries) = self.room.table_entries(up, Input::Restored { since: down }) else {
                break;
            };
            if !entries.is_empty() && self.append(None, entries).await.is_err() {
                return;
            }
        }
        self.outages_seen = seen;
    }

    async fn answer(&mut self, request: RoomRequest) {
        // Hints about people at other nodes do not keep a room awake.
        if !matches!(
            request,
            RoomRequest::Hint(Hint::Connected { .. } | Hint::Active { .. })
                | RoomRequest::KeepAlive
        ) {
            self.last_activity = Instant::now();
        }
        match request {
            RoomRequest::Enter { name, key, sit, answer } => {
                drop(answer.send(self.enter(&name, key, sit).await))
            }
            RoomRequest::Order { key, order, answer } => match self.order(key, &order).await {
                Ok(span) => self.answer_done(span, answer),
                Err(refused) => drop(answer.send(Err(refused))),
            },
            RoomRequest::Look { key, after, answer } => {
                drop(answer.send(self.look(key, after).await))
            }
            RoomRequest::People { key, after, answer } => {
                drop(answer.send(self.people_after(key, after)))
            }
            RoomRequest::Attach { key, from, after, only_hints, queue, answer } => {
                drop(answer.send(self.attach(key, from, after, only_hints, queue).await))
            }
            RoomRequest::Detach { socket } => self.detach(socket),
            RoomRequest::Hint(Hint::Grown { seq }) if seq > self.room.seq => {
                let _ = self.catch_up().await;
            }
            RoomRequest::Hint(Hint::Grown { .. }) => {}
            RoomRequest::Hint(Hint::Connected { node, players }) => {
                self.receive_remote_presence(node, players)
            }
            RoomRequest::Hint(Hint::Active { players }) => self.note_active(players),
            RoomRequest::KeepAlive => self.keep_alive().await,
            RoomRequest::Delete { seen, answer } => drop(answer.send(self.delete(seen).await)),
            RoomRequest::Rules { answer } => drop(answer.send(Ok(self.room.table.rules().clone()))),
            RoomRequest::Record { game, answer } => {
                // A record must not be shorter than a game that the client has seen at another
                // node.
                let record = self.is_up_to_date().await.map(|_| {
                    let is_asked = game.is_none_or(|game| game == self.room.game_number());
                    self.room.record().filter(|_| is_asked)
                });
                let _ = answer.send(record);
            }
        }
    }

    /// Whether somebody watches the room, with a socket or by polling.
    fn is_watched(&self) -> bool {
        !self.sockets.is_empty() || self.room.people.keys().any(|player| self.is_here(*player))
    }

    /// Prevents other nodes from deleting the room while somebody watches it here.
    async fn keep_alive(&self) {
        if self.is_watched()
            && let Err(error) = self.shared.store.touch(&self.room.code, now()).await
        {
            tracing::warn!(room = self.room.code, %error, "cannot extend the life of a room");
        }
    }

    /// Deletes the room and ends this actor, unless somebody watches it or it has changed after
    /// `seen`.
    async fn delete(&mut self, seen: Millis) -> Answer<bool> {
        if self.is_watched() {
            return Ok(false);
        }
        let (code, seq) = (&self.room.code, self.room.seq);
        let deleted = self.shared.store.delete_room(code, seq, seen).await;
        let log = |error: &_| tracing::warn!(room = code, %error, "cannot delete a room");
        self.inconsistent = deleted.inspect_err(log)?;
        if self.inconsistent {
            self.shared.room_counts.change(Some(self.room.status()), None, 0);
        }
        Ok(self.inconsistent)
    }

    async fn enter(
        &mut self,
        name: &str,
        key: TokenHash,
        sit: Option<Option<Seat>>,
    ) -> Answer<Admission> {
        self.settle_clocks().await?;
        let known = |actor: &Actor| actor.room.player_of(&key).ok();
        let admit = |actor: &mut Actor| {
            actor.check_length()?;
            // A free seat always has space for a person.
            if sit.is_none() {
                actor.check_newcomer()?;
            }
            actor.room.enter(now(), name, key.clone(), sit)
        };
        let player = self.carry_out(None, known, admit).await?;
        self.note_request_from(player);
        let seat = self.room.table.seats_of(player).first().copied();
        Ok(Admission { player, seat, seq: self.room.seq })
    }

    /// Decides and appends until `done` gives a result. Other nodes may append entries in the
    /// meantime; then everything is decided again.
    async fn carry_out<T>(
        &mut self,
        cmd: Option<&str>,
        done: impl Fn(&Actor) -> Option<T>,
        decide: impl Fn(&mut Actor) -> Decision,
    ) -> Answer<T> {
        loop {
            if let Some(result) = done(self) {
                return Ok(result);
            }
            let entries = match decide(self) {
                Ok(entries) => entries,
                // The refusal may be outdated if another node has changed the room.
                Err(refused) if self.is_up_to_date().await? => return Err(refused),
                Err(_) => continue,
            };
            match self.append(cmd, entries).await {
                Ok(()) | Err(AppendError::Overtaken) => {}
                Err(AppendError::Store) if !self.inconsistent && done(self).is_some() => {}
                Err(AppendError::Store) => return Err(RequestRefusal::Unavailable),
            }
        }
    }

    /// Carries out a command once. Returns the range of its entries.
    async fn order(&mut self, key: Option<TokenHash>, order: &Order) -> Answer<EntrySpan> {
        let fits = (1..=MAX_CMD_ID_CHARS).contains(&order.cmd_id.chars().count());
        // The id is stored, and not every database accepts control characters.
        check(fits && !order.cmd_id.chars().any(char::is_control), RequestRefusal::BadCmdId)?;
        self.catch_up_with_client(key.as_ref(), order.seq).await?;
        self.settle_clocks().await?;
        let player = self.room.player_of(key.as_ref().ok_or(RequestRefusal::NoToken)?)?;
        self.note_request_from(player);
        let cmd = format!("{}:{}", player.0, order.cmd_id);
        let done = |actor: &Actor| {
            let no_op = || actor.no_ops.iter().find(|(known, _)| *known == cmd);
            actor.room.done.get(&cmd).or_else(|| no_op().map(|(_, span)| span)).copied()
        };
        let decide = |actor: &mut Actor| {
            let entries = actor.decide(player, order)?;
            if entries.is_empty() {
                let nothing = (actor.room.seq + 1, actor.room.seq);
                actor.no_ops.truncate(MAX_NO_OPS - 1);
                actor.no_ops.push_front((cmd.clone(), nothing));
            }
            Ok(entries)
        };
        self.carry_out(Some(&cmd), done, decide).await
    }

    /// The entries a command leads to. A person who had left is readmitted if there is space.
    fn decide(&mut self, player: PlayerId, order: &Order) -> Decision {
        // Another node may have removed this person in the meantime.
        check(!self.room.is_removed(player), RequestRefusal::SentOut)?;
        self.check_length_for(&order.command)?;
        let (now, shortest) = (now(), self.shared.config.shortest_turn);
        let mut seq = order.seq;
        self.sabotage(Moment::SeqChecked { seq: &mut seq });
        let decided = self.room.decide(now, player, seq, &order.command, shortest)?;
        let mut entries = self.room.readmission_for(now, player, &order.command);
        if !entries.is_empty() {
            self.check_returning(player)?;
        }
        if self.is_side_command(&order.command) || !entries.is_empty() {
            self.check_side_budget(player)?;
        }
        if matches!(order.command, Command::Sit { .. }) {
            self.check_sit_budget(player)?;
        }
        entries.extend(decided);
        self.sabotage(Moment::Decided { order: Some(order), entries: &mut entries });
        Ok(entries)
    }

    /// Answers with the events of a range of entries. Events that are no longer kept are loaded in
    /// a separate task, so that the room does not have to wait.
    fn answer_done(&self, span: EntrySpan, answer: ReplyTo<Done>) {
        let (from, to) = span;
        if self.room.events.front().is_none_or(|(seq, _)| *seq <= from) {
            let events = self.room.events_between(from, to);
            return drop(answer.send(Ok(Done { seq: to, events })));
        }
        let (shared, code) = (self.shared.clone(), self.room.code.clone());
        tokio::spawn(async move {
            let events = reload_events(&shared, &code, span).await;
            let _ = answer.send(events.map(|events| Done { seq: to, events }));
        });
    }

    async fn look(&mut self, key: Option<TokenHash>, after: Option<u64>) -> Answer<Box<Seen>> {
        self.catch_up_with_client(key.as_ref(), after).await?;
        let viewer = self.viewer(key)?;
        if let Some(player) = viewer {
            self.note_request_from(player);
            if after.is_some() && self.starts_following(player) {
                self.return_missed_seats(player).await;
                self.check_consistent()?;
            }
        }
        let watchers = self.watchers();
        let view = self.room.view(now(), viewer, &self.presence_for(viewer), watchers);
        let events = after.and_then(|after| self.room.events_after(after));
        Ok(Box::new(Seen { view, events }))
    }

    /// A page of the people in the room, for the host.
    fn people_after(&self, key: Option<TokenHash>, after: u64) -> Answer<Vec<PersonView>> {
        let viewer = self.viewer(key)?.ok_or(RequestRefusal::NoToken)?;
        check(self.room.table.host() == Some(viewer), TableRefusal::NotHost.into())?;
        Ok(self.room.people_after(PlayerId(after), MAX_PEOPLE_LISTED, &self.presence()))
    }

    /// Catches up if a client knows an entry or has a token that is unknown here, so that no client
    /// sees an older room than before.
    async fn catch_up_with_client(
        &mut self,
        key: Option<&TokenHash>,
        seq: Option<u64>,
    ) -> Answer<()> {
        let stranger = key.is_some_and(|key| self.room.player_of(key).is_err());
        let behind = seq.is_some_and(|seq| seq > self.room.seq);
        if behind || (stranger && self.shared.store.is_shared()) {
            self.catch_up().await?;
        }
        Ok(())
    }

    /// Catches up with other nodes. Returns whether they had appended nothing.
    async fn is_up_to_date(&mut self) -> Answer<bool> {
        let seq = self.room.seq;
        if self.shared.store.is_shared() {
            self.catch_up().await?;
        }
        Ok(self.room.seq == seq)
    }

    /// After the whole node was asleep, takes that time off the clocks before anything is decided.
    async fn settle_clocks(&mut self) -> Answer<()> {
        check(self.shared.heartbeat.wait_for_outages().await, RequestRefusal::Unavailable)?;
        if self.shared.heartbeat.outages() != self.outages_seen {
            self.apply_outages().await;
        }
        self.check_consistent()
    }

    /// Checks that the room in memory is the stored one. Otherwise nothing may be decided or shown.
    pub(super) fn check_consistent(&self) -> Answer<()> {
        check(!self.inconsistent, RequestRefusal::Unavailable)
    }

    /// The person who sent a token; `None` without a token.
    fn viewer(&self, key: Option<TokenHash>) -> Answer<Option<PlayerId>> {
        key.map(|key| self.room.player_of(&key)).transpose()
    }
}

async fn refuse_all(
    shared: &Shared,
    code: &str,
    requests: &mut mpsc::Receiver<RoomRequest>,
    refused: &RequestRefusal,
) {
    shared.registry.retire(code, requests);
    while let Some(request) = requests.recv().await {
        request.refuse(refused);
    }
}
