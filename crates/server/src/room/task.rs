//! A room that is awake: one task that takes one wish after the other. Decide on entry n, append
//! n + 1 in one transaction, and only then answer and tell.

mod ask;
mod bounds;
mod drive;
mod keep;
mod load;
mod presence;
mod sockets;

pub(crate) use ask::{Ask, Inside};

use super::{Entry, Refused, Room, Span};
use crate::fault::{self, Fault};
use crate::limits::{Pace, pace};
use crate::protocol::{Command, Done, Order, Seen};
use crate::secret::Key;
use crate::shared::{Shared, now};
use ask::Answer;
use drive::{Thinking, thought};
use homestretch_rules::Seat;
use homestretch_table::{Input, Millis, PlayerId};
use keep::Failed;
use load::{load, recall};
use presence::{Elsewhere, Lately};
use sockets::Socket;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// How many wishes may wait for a room.
pub(crate) const WAITING: usize = 64;

/// How often a room that others share looks whether it has missed a hint.
const LOOK_AGAIN: Duration = Duration::from_secs(2);

/// So many commands that led to nothing are remembered.
const IDLE: usize = 64;

/// The longest name of a command.
const LONGEST_CMD_ID: usize = 64;

pub(crate) struct Task {
    room: Room,
    shared: Arc<Shared>,
    sockets: HashMap<u64, Socket>,
    elsewhere: Elsewhere,
    lately: Lately,
    /// Nobody was there when it was last looked.
    deserted: bool,
    /// What those who watch may say.
    words: Pace,
    /// How often they may sit down.
    sitting: Pace,
    /// Commands that led to nothing, and what was answered.
    idle: VecDeque<(String, Span)>,
    /// Whether the lobby lists the room, as far as it is known.
    listed: Option<bool>,
    thinking: Option<Thinking>,
    /// When the room woke: before that, this node knows of nobody who was there.
    woke: Millis,
    /// When the host was last seen here, or nobody waited for the host.
    host_seen: Millis,
    /// After a failure the room does nothing by itself until then.
    not_before: Millis,
    outages_seen: u64,
    /// When it was last known that other nodes have appended nothing more.
    looked: Instant,
    /// When something last happened here.
    busy: Instant,
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
            error.tell(&shared, &code).await;
            return refuse_all(&shared, &code, &mut asks, &error.into()).await;
        }
    };
    let mut task = Task {
        room,
        words: pace(shared.config.limits.words),
        sitting: pace(shared.config.limits.words),
        shared,
        sockets: HashMap::new(),
        elsewhere: Elsewhere::default(),
        lately: Lately::default(),
        deserted: false,
        idle: VecDeque::new(),
        listed: None,
        thinking: None,
        woke: now(),
        host_seen: now(),
        not_before: Millis(0),
        outages_seen: seen,
        looked: Instant::now(),
        busy: Instant::now(),
        broken: false,
    };
    task.charge_nobody().await;
    while !task.broken && task.step(&mut asks).await {}
    // What came in at the last moment finds a new task.
    task.shared.hub.retire(&code, &mut asks);
}

impl Task {
    /// What waits for the room, one thing that it does by itself, or a while of nothing. False if the
    /// room may go to sleep.
    async fn step(&mut self, asks: &mut mpsc::Receiver<Ask>) -> bool {
        self.drop_unheld();
        self.keep_presence();
        // Who asks is heard first, but not for ever: what is due is due.
        for _ in 0..WAITING {
            let Ok(ask) = asks.try_recv() else { break };
            self.answer(ask).await;
            if self.broken {
                return false;
            }
        }
        let seq = self.room.seq;
        if self.next_look().is_some_and(|time| time.is_zero()) && self.catch_up().await.is_err() {
            return false;
        }
        if self.shared.life.outages() != self.outages_seen {
            self.charge_nobody().await;
            if self.broken {
                return false;
            }
        }
        let Some(wake) = self.drive().await else {
            self.busy = Instant::now();
            return true;
        };
        let wake = match self.watch_host().await {
            None => return true,
            Some(passes) => [wake, passes].into_iter().flatten().min(),
        };
        if self.room.seq != seq {
            self.busy = Instant::now();
        }
        let until = wake.map(|wake| Duration::from_millis(wake.since(now()).0));
        let idle = self.shared.config.idle;
        let rest = Some(idle.saturating_sub(self.busy.elapsed())).filter(|rest| !rest.is_zero());
        self.keep_listed(rest.is_none()).await;
        if rest.is_none() && self.may_sleep(until, asks) {
            return false;
        }
        let (look, gone) = (self.next_look(), self.next_gone());
        let wait = [until, look, gone, rest].into_iter().flatten().fold(idle, Duration::min);
        tokio::select! {
            ask = asks.recv() => match ask {
                Some(ask) => self.answer(ask).await,
                None => return false,
            },
            thought = thought(&mut self.thinking) => self.play_bot(thought).await,
            () = tokio::time::sleep(wait) => {}
        }
        true
    }

    /// Whether nobody looks and nothing waits, nor will for a while.
    fn may_sleep(&self, until: Option<Duration>, asks: &mpsc::Receiver<Ask>) -> bool {
        self.sockets.is_empty()
            && self.thinking.is_none()
            && until.is_none_or(|until| until > self.shared.config.idle)
            && self.shared.hub.may_sleep(&self.room.code, asks)
    }

    /// How long until the room looks whether it has missed a hint; none if nobody shares it.
    fn next_look(&self) -> Option<Duration> {
        let shared = self.shared.store.is_shared();
        shared.then(|| LOOK_AGAIN.saturating_sub(self.looked.elapsed()))
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
        // What other nodes say of who is there wakes nobody.
        if !matches!(ask, Ask::Elsewhere { .. } | Ask::SeenElsewhere { .. } | Ask::Keep) {
            self.busy = Instant::now();
        }
        match ask {
            Ask::Enter { name, key, sit, answer } => {
                let _ = answer.send(self.enter(&name, key, sit).await);
            }
            Ask::Order { key, order, answer } => match self.order(key, &order).await {
                Ok(span) => self.answer_done(span, answer),
                Err(refused) => drop(answer.send(Err(refused))),
            },
            Ask::Look { key, after, answer } => {
                let _ = answer.send(self.look(key, after).await);
            }
            Ask::Attach { key, from, after, queue, answer } => {
                let attached = self.attach(key, from, after, queue).await;
                let _ = answer.send(attached);
            }
            Ask::Detach { socket } => self.detach(socket),
            Ask::CatchUp { seq } => {
                if seq > self.room.seq {
                    let _ = self.catch_up().await;
                }
            }
            Ask::Elsewhere { node, players } => self.hear_presence(node, players),
            Ask::SeenElsewhere { players } => self.see_elsewhere(players),
            Ask::Keep => self.keep().await,
            Ask::Forget { seen, answer } => {
                let _ = answer.send(self.forget(seen).await);
            }
            Ask::Rules { answer } => {
                let _ = answer.send(Ok(self.room.table.rules().clone()));
            }
            Ask::Record { game, answer } => {
                // Nobody saves a shorter game than the one that was seen at another node.
                let record = self.is_up_to_date().await.map(|_| {
                    let is_asked = game.is_none_or(|game| game == self.room.game_number());
                    self.room.record().filter(|_| is_asked)
                });
                let _ = answer.send(record);
            }
        }
    }

    /// Whether somebody looks at the room, with a socket or by asking all the time.
    fn is_looked_at(&self) -> bool {
        !self.sockets.is_empty() || self.room.people.keys().any(|player| self.is_here(*player))
    }

    /// Sees to it that no node forgets the room while somebody looks at it here.
    async fn keep(&self) {
        if self.is_looked_at()
            && let Err(error) = self.shared.store.keep(&self.room.code, now()).await
        {
            tracing::warn!(room = self.room.code, %error, "cannot keep a room");
        }
    }

    /// Forgets the room, so that this task is its last; unless somebody has looked after a moment.
    async fn forget(&mut self, seen: Millis) -> Result<bool, Refused> {
        if self.is_looked_at() {
            return Ok(false);
        }
        match self.shared.store.forget(&self.room.code, self.room.seq, seen).await {
            Ok(gone) => {
                self.broken = gone;
                if gone {
                    self.shared.figures.change(Some(self.room.status()), None, 0);
                }
                Ok(gone)
            }
            Err(error) => {
                tracing::warn!(room = self.room.code, %error, "cannot forget a room");
                Err(unavailable())
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
            if let Ok(player) = self.room.player_of(&key) {
                self.see(player);
                let seat = self.room.table.seats_of(player).first().copied();
                return Ok(Inside { player, seat, seq: self.room.seq });
            }
            let entries = match self.let_in(name, &key, sit) {
                Ok(entries) => entries,
                // Nobody is refused for what another node has changed by now.
                Err(refused) if self.is_up_to_date().await? => return Err(refused),
                Err(_) => continue,
            };
            match self.append(None, entries).await {
                Ok(()) | Err(Failed::Overtaken) => {}
                Err(Failed::Store) if !self.broken && self.room.player_of(&key).is_ok() => {}
                Err(Failed::Store) => return Err(unavailable()),
            }
        }
    }

    /// The entries with which somebody new comes in.
    fn let_in(
        &self,
        name: &str,
        key: &Key,
        sit: Option<Option<Seat>>,
    ) -> Result<Vec<Entry>, Refused> {
        self.check_length()?;
        // For who takes a free seat there is a place.
        if sit.is_none() {
            self.check_crowd()?;
        }
        Ok(self.room.enter(now(), name, key.clone(), sit)?.1)
    }

    /// Does what is asked for, once. Gives the numbers of the entries it led to.
    async fn order(&mut self, key: Option<Key>, order: &Order) -> Result<Span, Refused> {
        let fits = (1..=LONGEST_CMD_ID).contains(&order.cmd_id.chars().count());
        // It is stored as it is, and not every database takes every character.
        if !fits || order.cmd_id.chars().any(char::is_control) {
            return Err(Refused::BadCmdId);
        }
        self.know_of(key.as_ref(), order.seq).await?;
        self.set_clocks_right().await?;
        let player = self.room.player_of(key.as_ref().ok_or(Refused::NoToken)?)?;
        self.see(player);
        let cmd = format!("{}:{}", player.0, order.cmd_id);
        loop {
            if let Some(span) = self.room.done.get(&cmd) {
                return Ok(*span);
            }
            if let Some((_, span)) = self.idle.iter().find(|(idle, _)| *idle == cmd) {
                return Ok(*span);
            }
            let nothing = (self.room.seq + 1, self.room.seq);
            if fault::is(Fault::DropInSilence) && order.cmd_id.ends_with('7') {
                return Ok(nothing);
            }
            let entries = match self.decide(player, order) {
                Ok(entries) => entries,
                // Nobody is refused for what another node has changed by now.
                Err(refused) if self.is_up_to_date().await? => return Err(refused),
                Err(_) => continue,
            };
            if entries.is_empty() {
                self.idle.truncate(IDLE - 1);
                self.idle.push_front((cmd, nothing));
                return Ok(nothing);
            }
            match self.append(Some(&cmd), entries).await {
                Ok(()) | Err(Failed::Overtaken) => {}
                Err(Failed::Store) if !self.broken && self.room.done.contains_key(&cmd) => {}
                Err(Failed::Store) => return Err(unavailable()),
            }
        }
    }

    /// The entries a command leads to. Who went away comes in again with it, if there is a place.
    fn decide(&self, player: PlayerId, order: &Order) -> Result<Vec<Entry>, Refused> {
        // Another node may have sent them out in the meantime.
        if self.room.is_removed(player) {
            return Err(Refused::SentOut);
        }
        self.check_length_for(&order.command)?;
        let (now, shortest) = (now(), self.shared.config.shortest_turn);
        let decided = self.room.decide(now, player, order.seq, &order.command, shortest)?;
        let mut entries = self.room.comes_back(now, player, &order.command);
        if !entries.is_empty() {
            self.check_place(player)?;
        }
        if self.is_in_passing(&order.command) || !entries.is_empty() {
            self.check_words(player)?;
        }
        if matches!(order.command, Command::Sit { .. }) {
            self.check_sitting(player)?;
        }
        if fault::is(Fault::SayTwice) && matches!(order.command, Command::Chat { .. }) {
            entries.extend(decided.clone());
        }
        entries.extend(decided);
        Ok(entries)
    }

    /// Answers with the events of some entries. What is not kept any more is read again beside the
    /// room, so that nobody in it has to wait.
    fn answer_done(&self, span: Span, answer: Answer<Done>) {
        let (from, to) = span;
        if self.room.events.front().is_none_or(|(seq, _)| *seq <= from) {
            let events = self.room.events_between(from, to);
            return drop(answer.send(Ok(Done { seq: to, events })));
        }
        let (shared, code) = (self.shared.clone(), self.room.code.clone());
        tokio::spawn(async move {
            let events = recall(&shared, &code, span).await;
            let _ = answer.send(events.map(|events| Done { seq: to, events }));
        });
    }

    async fn look(&mut self, key: Option<Key>, after: Option<u64>) -> Result<Box<Seen>, Refused> {
        self.know_of(key.as_ref(), after).await?;
        let viewer = self.viewer(key)?;
        if let Some(player) = viewer {
            self.see(player);
            if after.is_some() && self.begins_to_follow(player) {
                self.welcome_back(player).await;
                self.check_whole()?;
            }
        }
        let view = self.room.view(now(), viewer, &self.presence_for(viewer));
        let events = after.and_then(|after| self.room.events_after(after));
        Ok(Box::new(Seen { view, events }))
    }

    /// Looks for what a client knows and this node has not heard of: its last entry, or that it
    /// came in. Nobody is shown an older room than the one they have seen.
    async fn know_of(&mut self, key: Option<&Key>, seq: Option<u64>) -> Result<(), Refused> {
        let stranger = key.is_some_and(|key| self.room.player_of(key).is_err());
        let behind = seq.is_some_and(|seq| seq > self.room.seq);
        if behind || (stranger && self.shared.store.is_shared()) {
            self.catch_up().await?;
        }
        Ok(())
    }

    /// Whether other nodes have appended nothing; what they have is taken in.
    async fn is_up_to_date(&mut self) -> Result<bool, Refused> {
        let seq = self.room.seq;
        if self.shared.store.is_shared() {
            self.catch_up().await?;
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
        self.check_whole()
    }

    /// Whether what is in memory is what is stored: nothing is decided by anything else, or shown.
    pub(super) fn check_whole(&self) -> Result<(), Refused> {
        match self.broken {
            true => Err(unavailable()),
            false => Ok(()),
        }
    }

    /// Who looks; nobody in particular without a token.
    fn viewer(&self, key: Option<Key>) -> Result<Option<PlayerId>, Refused> {
        match key {
            None => Ok(None),
            Some(key) => self.room.player_of(&key).map(Some),
        }
    }
}

pub(crate) fn unavailable() -> Refused {
    let message = "the server cannot store anything right now; try again in a moment";
    Refused::Other { code: "unavailable", message: message.into() }
}

async fn refuse_all(
    shared: &Shared,
    code: &str,
    asks: &mut mpsc::Receiver<Ask>,
    refused: &Refused,
) {
    shared.hub.retire(code, asks);
    while let Some(ask) = asks.recv().await {
        ask.refuse(refused);
    }
}
