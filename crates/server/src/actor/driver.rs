//! The automatic work of an awake room that this node drives: timers, dice and bots.

use super::Actor;
use super::sabotage::Moment;
use super::shared::Shared;
use crate::node::clock::now;
use crate::room::ConnectedPlayers;
use crate::room::schedule::NextStep;
use crate::wire::Answer;
use homestretch_table::{BotTurn, Input, Millis, Phase, PlayerId};
use tokio::sync::oneshot;

/// For how long a node claims a room before another node may drive it.
const CLAIM_TIME: Millis = Millis(3_000);

/// Receives the choice of a bot.
pub(super) type Thinking = oneshot::Receiver<(BotTurn, Input)>;

impl Actor {
    /// Does what is due. Returns `None` if something was done, otherwise the moment of the next
    /// action, if there is one.
    pub(super) async fn drive(&mut self) -> Option<Option<Millis>> {
        if *self.shared.stopping.borrow() {
            return Some(None);
        }
        let mut now = now();
        self.sabotage(Moment::ClockRead { now: &mut now });
        if self.thinking.is_some() {
            return Some(self.room.table.pending(now).wake.filter(|wake| *wake > now));
        }
        if now < self.paused_until {
            return Some(Some(self.paused_until));
        }
        let next = match self.next(now) {
            Ok(NextStep::Wait(wake)) => return Some(wake),
            Ok(NextStep::Entries(entries)) if entries.is_empty() => {
                return Some(Some(self.back_off("the table is due but has nothing to do")));
            }
            Ok(next) => next,
            Err(refused) => return Some(Some(self.back_off(&refused.to_string()))),
        };
        // After the whole node was asleep, its clocks are corrected first.
        let awake = self.shared.heartbeat.wait_for_outages().await;
        if awake && self.shared.heartbeat.outages() != self.outages_seen {
            return None;
        }
        if !awake || !self.claim(now).await {
            self.paused_until = now.plus(Millis(500));
            return Some(Some(self.paused_until));
        }
        match next {
            NextStep::Entries(mut entries) => {
                self.sabotage(Moment::Decided { order: None, entries: &mut entries });
                let _ = self.append(None, entries).await;
            }
            NextStep::Bot(turn) => self.think(*turn),
            NextStep::Wait(_) => {}
        }
        None
    }

    /// Makes another person the host if people wait for a game and the host is absent. Returns
    /// `None` if something was done, otherwise the moment when the host would be replaced.
    pub(super) async fn replace_absent_host(&mut self) -> Option<Option<Millis>> {
        let table = &self.room.table;
        let host = table.host().filter(|_| table.phase() != Phase::Playing);
        let people = || table.seated().filter_map(|(_, seated)| seated.present());
        let successor = people().find(|player| Some(*player) != host && self.is_here(*player));
        // The host may be at another node whose hints do not arrive.
        let is_absent =
            |host: &PlayerId| !self.is_here(*host) && !self.shared.bus.is_disconnected();
        let now = now();
        let (Some(_), Some(successor)) = (host.filter(is_absent), successor) else {
            self.host_seen_at = now;
            return Some(None);
        };
        let passes = self.host_seen_at.plus(self.shared.config.host_away).max(self.paused_until);
        if passes > now {
            return Some(Some(passes));
        }
        if !self.knows_everyone_present(now).await {
            self.host_seen_at = now;
            return Some(Some(now.plus(self.shared.config.host_away)));
        }
        self.paused_until = now.plus(Millis(1_000));
        if self.claim(now).await
            && let Ok(entries) = self.room.table_entries(now, Input::PassHost { to: successor })
        {
            let _ = self.append(None, entries).await;
        }
        None
    }

    /// Whether this node knows everybody who is present: other nodes announce their people, or
    /// there are no other nodes.
    pub(super) async fn knows_everyone_present(&self, now: Millis) -> bool {
        let Shared { bus, heartbeat, store, .. } = &*self.shared;
        match bus.is_clustered() {
            true => !bus.is_disconnected(),
            false => matches!(heartbeat.is_served_by_others(store, now).await, Ok(false)),
        }
    }

    /// After an internal error, the room does nothing on its own for a moment.
    fn back_off(&mut self, fault: &str) -> Millis {
        tracing::error!(room = self.room.code, fault, "a room cannot take its next step");
        self.paused_until = now().plus(Millis(1_000));
        self.paused_until
    }

    /// The next step of the room.
    fn next(&self, now: Millis) -> Answer<NextStep> {
        if self.is_far_too_long() && self.room.table.phase() == Phase::Playing {
            return Ok(NextStep::Entries(self.room.table_entries(now, Input::TimeUp)?));
        }
        let bot_pace = self.shared.config.settings.bot_pace;
        self.room.next(now, bot_pace, &self.connected_players())
    }

    /// Whether requested dice can be thrown immediately.
    pub(super) fn can_roll_now(&self, now: Millis) -> bool {
        self.room.can_roll_now(now, &self.connected_players())
    }

    /// The connected players, as far as this node knows.
    fn connected_players(&self) -> ConnectedPlayers {
        let patience = self.shared.config.settings.dice_wait;
        let players = self.people_at_table().filter(|player| self.is_connected(*player)).collect();
        ConnectedPlayers { players, since: self.woke_at, patience }
    }

    async fn claim(&self, now: Millis) -> bool {
        let (code, node) = (&self.room.code, &self.shared.heartbeat.node);
        let claimed = self.shared.store.claim(code, node, now, now.plus(CLAIM_TIME)).await;
        let log = |error: &_| tracing::warn!(room = code, %error, "cannot claim a room");
        claimed.inspect_err(log).unwrap_or(false)
    }

    fn think(&mut self, turn: BotTurn) {
        let (sender, receiver) = oneshot::channel();
        self.thinking = Some(receiver);
        let shared = self.shared.clone();
        let rules = self.room.table.rules().clone();
        let fallback = self.room.table.fallback();
        tokio::spawn(async move {
            let action = shared.thinker.think(rules, &turn, fallback).await;
            let input = Input::Bot { seat: turn.seat, action };
            let _ = sender.send((turn, input));
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
        if self.room.table.pending(now).bot.as_ref() != Some(&turn) {
            return;
        }
        match self.room.table_entries(now, input) {
            Ok(entries) => drop(self.append(None, entries).await),
            Err(refused) => {
                tracing::error!(room = self.room.code, %refused, "the table refused a bot's action");
                self.paused_until = now.plus(Millis(1_000));
            }
        }
    }
}

/// Waits for a bot, or for ever if no bot is thinking.
pub(super) async fn thought(thinking: &mut Option<Thinking>) -> Option<(BotTurn, Input)> {
    match thinking {
        Some(thinking) => thinking.await.ok(),
        None => std::future::pending().await,
    }
}
