//! Time: limited turns, limited games, pauses, and what is due when.

use super::autopilot::switch_on;
use super::{Decided, Phase, Table, Taken};
use crate::ensure;
use crate::entry::{BadEntry, TableChange};
use crate::event::TableEvent;
use crate::player::{AutopilotReason, Control, PlayerId};
use crate::refusal::TableRefusal;
use crate::time::Millis;
use crate::vote::VOTE_TIME;
use homestretch_rules::{Seat, Turn};

/// After this many missed turns in a row a bot takes over the seat.
const MAX_MISSED_TURNS: u8 = 3;

/// When the turn and the game began. Pauses and downtime shift both forward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GameClock {
    pub(super) turn: Millis,
    pub(super) game: Millis,
    pub(super) warned: bool,
    /// When the game last advanced. Bots wait a moment from then on.
    pub(super) went_on: Millis,
    /// When the throw that is still due was asked for.
    pub(super) asked: Millis,
    /// When all clocks were stopped.
    pub(super) paused: Option<Millis>,
}

impl GameClock {
    pub(super) fn start(&mut self, at: Millis) {
        let paused = None;
        *self = GameClock { turn: at, game: at, warned: false, went_on: at, asked: at, paused };
    }

    /// Notes that the game advances now, or at the end of the pause.
    pub(super) fn go_on(&mut self, at: Millis) {
        self.went_on = self.paused.unwrap_or(at);
    }

    /// Does not count the time that the dice took: from when they were asked for, or since the
    /// start of the turn if they were thrown automatically.
    pub(super) fn dice_fell(&mut self, at: Millis, asked: bool) {
        match asked {
            true => self.turn = self.turn.plus(at.since(self.asked)),
            false => self.restart(at),
        }
    }

    /// Gives a full turn from now on, or from the end of the pause.
    pub(super) fn restart(&mut self, at: Millis) {
        self.turn = self.paused.unwrap_or(at);
        self.warned = false;
    }
}

impl Table {
    /// The change that is due, the most important first. At most one, because it may affect the
    /// others.
    pub(super) fn tick(&self, at: Millis) -> Vec<TableChange> {
        let Ok(round) = self.check_running() else { return Vec::new() };
        let due = |end: Option<Millis>| end.is_some_and(|end| end <= at);
        if due(self.game_deadline()) {
            return vec![TableChange::TimeUp];
        }
        if due(self.vote_deadline()) {
            return vec![TableChange::VoteLapsed];
        }
        if let Some(seat) = self.timed() {
            if due(self.turn_deadline()) {
                return vec![TableChange::Missed { seat }];
            }
            if due(self.warning_time()) {
                return vec![TableChange::Warned { seat }];
            }
        }
        match self.forced(round) {
            Some(action) if round.vote.is_none() => {
                vec![TableChange::Action { action: self.rules.write_action(&action), by: None }]
            }
            _ => Vec::new(),
        }
    }

    /// When [`crate::Input::Tick`] has something to do.
    pub(super) fn next_due(&self) -> Option<Millis> {
        let round = self.check_running().ok()?;
        let timed = self.timed().is_some();
        let turn = [self.turn_deadline(), self.warning_time()].into_iter().flatten();
        let forced = self.forced(round).filter(|_| round.vote.is_none()).map(|_| self.last);
        let other = [self.game_deadline(), self.vote_deadline(), forced].into_iter().flatten();
        turn.filter(|_| timed).chain(other).min()
    }

    /// The seat of a person whose time is limited now.
    pub(super) fn timed(&self) -> Option<Seat> {
        let seat = self.to_act()?;
        // No time runs out while a throw is pending.
        let dice = self.round.as_ref().is_some_and(|round| self.dice_due(round));
        let limited = self.settings.turn_seconds.is_some() && !dice;
        (limited && self.played_by(seat).is_none()).then_some(seat)
    }

    /// The seat to act, while a game is being played.
    pub fn to_act(&self) -> Option<Seat> {
        let state = self.round.as_ref().filter(|_| self.phase == Phase::Playing)?.game.state();
        match state.turn() {
            Turn::Draw | Turn::Over => None,
            Turn::Opening { seat } | Turn::Roll { seat } | Turn::Move { seat } => Some(seat),
        }
    }

    pub(super) fn turn_deadline(&self) -> Option<Millis> {
        Some(self.clock.turn.plus(Millis::seconds(self.settings.turn_seconds?)))
    }

    fn warning_time(&self) -> Option<Millis> {
        let seconds = self.settings.turn_seconds?;
        // For a short turn the warning comes halfway.
        let half = Millis(u64::from(seconds) * 500);
        let early = Millis::seconds(self.settings.warn_seconds).min(half);
        let wanted = early > Millis(0) && !self.clock.warned;
        wanted.then(|| self.clock.turn.plus(Millis::seconds(seconds).since(early)))
    }

    pub(super) fn game_deadline(&self) -> Option<Millis> {
        Some(self.clock.game.plus(Millis::seconds(self.settings.game_seconds?)))
    }

    fn vote_deadline(&self) -> Option<Millis> {
        Some(self.round.as_ref()?.vote.as_ref()?.since.plus(VOTE_TIME))
    }

    pub(super) fn take_warned(&mut self, at: Millis, seat: Seat) -> Taken {
        self.must_be(Phase::Playing)?;
        self.clock.warned = true;
        let left_ms = self.turn_deadline().map_or(Millis(0), |end| end.since(at));
        Ok(vec![TableEvent::TimeWarning { seat, left_ms }])
    }

    pub(super) fn take_missed(&mut self, at: Millis, seat: Seat) -> Taken {
        ensure(self.to_act() == Some(seat), BadEntry::Seat(seat))?;
        let seated = self.seated.get_mut(&seat).ok_or(BadEntry::Seat(seat))?;
        self.clock.go_on(at);
        seated.misses = seated.misses.saturating_add(1);
        let mut events = vec![TableEvent::TurnMissed { seat, misses: seated.misses }];
        if seated.misses >= MAX_MISSED_TURNS && seated.control == Control::Player {
            let level = self.settings.stand_in;
            events.push(switch_on(seat, seated, level, AutopilotReason::Missed));
        }
        if let Some(round) = &mut self.round {
            round.overdue = true;
            events.extend(round.fail_vote());
        }
        Ok(events)
    }

    pub(super) fn pause(&self, by: PlayerId) -> Decided {
        let round = self.check_running()?;
        self.check_takes_part(by)?;
        match round.overruled.contains(&by) {
            true => Err(TableRefusal::Overruled),
            false => Ok(vec![TableChange::Paused { by }]),
        }
    }

    pub(super) fn resume(&self, by: PlayerId) -> Decided {
        self.check_takes_part(by)?;
        match self.clock.paused {
            Some(_) => Ok(vec![TableChange::Resumed { by }]),
            None => Err(TableRefusal::NotPaused),
        }
    }

    /// No clock runs while the driver is down.
    pub(super) fn restore(&self, at: Millis, since: Millis) -> Vec<TableChange> {
        let lost = at.since(since.max(self.last));
        match self.check_running() {
            Ok(_) if lost > Millis(0) => vec![TableChange::Restored { lost }],
            _ => Vec::new(),
        }
    }

    pub(super) fn take_paused(&mut self, at: Millis, by: PlayerId) -> Taken {
        self.must_be(Phase::Playing)?;
        ensure(self.clock.paused.is_none(), BadEntry::NotNow)?;
        self.clock.paused = Some(at);
        self.playing()?.paused_by = Some(by);
        Ok(vec![TableEvent::Paused { player: by }])
    }

    pub(super) fn take_resumed(&mut self, at: Millis, by: PlayerId) -> Taken {
        let events = self.end_pause(at)?;
        if let Some(round) = &mut self.round
            && let Some(paused) = round.paused_by.take().filter(|paused| *paused != by)
            && self.seated.values().any(|seated| seated.player.id() == Some(paused))
        {
            round.overruled.insert(paused);
        }
        Ok(events)
    }

    /// Ends the pause: all clocks run again.
    pub(super) fn end_pause(&mut self, at: Millis) -> Taken {
        let since = self.clock.paused.take().ok_or(BadEntry::NotNow)?;
        self.shift(at.since(since));
        Ok(vec![TableEvent::Resumed])
    }

    pub(super) fn take_restored(&mut self, at: Millis, lost: Millis) -> Taken {
        self.must_be(Phase::Playing)?;
        ensure(self.clock.paused.is_none() && lost <= at.since(self.last), BadEntry::NotNow)?;
        self.shift(lost);
        Ok(vec![TableEvent::ServerReturned { lost_ms: lost }])
    }

    /// Moves all clocks forward by a time that does not count.
    fn shift(&mut self, time: Millis) {
        self.clock.turn = self.clock.turn.plus(time);
        self.clock.game = self.clock.game.plus(time);
        self.clock.went_on = self.clock.went_on.plus(time);
        self.clock.asked = self.clock.asked.plus(time);
        if let Some(vote) = self.round.as_mut().and_then(|round| round.vote.as_mut()) {
            vote.since = vote.since.plus(time);
        }
    }
}
