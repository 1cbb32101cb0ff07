//! What a room that is awake does by itself, if this node drives it: what is due, and bots.

use super::Task;
use crate::fault::{self, Fault};
use crate::room::drive::Next;
use crate::room::{Entry, Present, Refused, RoomWhat};
use crate::shared::{Shared, now};
use homestretch_table::{BotTurn, Input, Millis, Phase, PlayerId, What};
use tokio::sync::oneshot;

/// How long a node drives a room before others may.
const CLAIM: Millis = Millis(3_000);

/// What a bot has thought of, once it has.
pub(super) type Thinking = oneshot::Receiver<(BotTurn, Input)>;

impl Task {
    /// Does what is due. None if something was done; else until when there is nothing to do.
    pub(super) async fn drive(&mut self) -> Option<Option<Millis>> {
        if *self.shared.stopping.borrow() {
            return Some(None);
        }
        let now = now();
        let now = if fault::is(Fault::TimerEarly) { now.plus(Millis(2_000)) } else { now };
        if self.thinking.is_some() {
            return Some(self.room.table.wants(now).wake.filter(|wake| *wake > now));
        }
        if now < self.not_before {
            return Some(Some(self.not_before));
        }
        let next = match self.next(now) {
            Ok(Next::Wait(wake)) => return Some(wake),
            Ok(Next::Entries(entries)) if entries.is_empty() => {
                return Some(Some(self.rest("the table wants something and does nothing")));
            }
            Ok(next) => next,
            Err(refused) => return Some(Some(self.rest(&refused.to_string()))),
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
            Next::Entries(mut entries) => {
                if fault::is(Fault::TimerTwice) && entries.iter().any(is_missed) {
                    entries.extend(entries.clone());
                }
                let _ = self.append(None, entries).await;
            }
            Next::Bot(turn) => self.think(*turn),
            Next::Wait(_) => {}
        }
        None
    }

    /// Passes the host's duty on if people wait for a game and the host is not there to start it.
    /// None if something was done; else when it would be passed on, if the host does not come.
    pub(super) async fn watch_host(&mut self) -> Option<Option<Millis>> {
        let table = &self.room.table;
        let host = table.host().filter(|_| table.phase() != Phase::Playing);
        let people = || table.seated().filter_map(|(_, seated)| seated.present());
        let heir = people().find(|player| Some(*player) != host && self.is_here(*player));
        let (Some(host), Some(heir)) = (host, heir) else {
            self.host_seen = now();
            return Some(None);
        };
        // While other nodes are not heard the host may be at one of them.
        if self.is_here(host) || self.shared.bus.is_deaf() {
            self.host_seen = now();
            return Some(None);
        }
        let now = now();
        let passes = self.host_seen.plus(self.shared.config.host_away).max(self.not_before);
        if passes > now {
            return Some(Some(passes));
        }
        if !self.knows_who_is_there(now).await {
            self.host_seen = now;
            return Some(Some(now.plus(self.shared.config.host_away)));
        }
        self.not_before = now.plus(Millis(1_000));
        if self.claim(now).await
            && let Ok(entries) = self.room.at_table(now, Input::PassHost { to: heir })
        {
            let _ = self.append(None, entries).await;
        }
        None
    }

    /// Whether nobody can be there without this node knowing: other nodes say who is at theirs, or
    /// there are none.
    pub(super) async fn knows_who_is_there(&self, now: Millis) -> bool {
        let Shared { bus, life, store, .. } = &*self.shared;
        match bus.has_others() {
            true => !bus.is_deaf(),
            false => matches!(life.is_served_by_others(store, now).await, Ok(false)),
        }
    }

    /// After a fault of the program the room does nothing by itself for a moment.
    fn rest(&mut self, fault: &str) -> Millis {
        tracing::error!(room = self.room.code, fault, "the room cannot do what it wants");
        self.not_before = now().plus(Millis(1_000));
        self.not_before
    }

    /// What the room wants to do now.
    fn next(&self, now: Millis) -> Result<Next, Refused> {
        if self.is_too_long_for_anything() && self.room.table.phase() == Phase::Playing {
            return Ok(Next::Entries(self.room.at_table(now, Input::TimeUp)?));
        }
        let is_there = |player| self.is_connected(player);
        self.room.next(now, self.shared.config.bot_pace, &self.known(&is_there))
    }

    /// Whether dice that somebody has asked for can fall at once.
    pub(super) fn may_fall(&self, now: Millis) -> bool {
        let is_there = |player| self.is_connected(player);
        self.room.may_fall(now, &self.known(&is_there))
    }

    /// Who is there, as far as this node can know it.
    fn known<'a>(&self, is_there: &'a dyn Fn(PlayerId) -> bool) -> Present<'a> {
        Present { is_there, since: self.woke, patience: self.shared.config.dice_wait }
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

    pub(super) async fn play_bot(&mut self, thought: Option<(BotTurn, Input)>) {
        self.thinking = None;
        let Some((turn, input)) = thought else { return };
        if *self.shared.stopping.borrow() {
            return;
        }
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
}

/// Waits for a bot, for ever if none thinks.
pub(super) async fn thought(thinking: &mut Option<Thinking>) -> Option<(BotTurn, Input)> {
    match thinking {
        Some(thinking) => thinking.await.ok(),
        None => std::future::pending().await,
    }
}

fn is_missed(entry: &Entry) -> bool {
    matches!(entry.what, RoomWhat::Table(What::Missed { .. }))
}
