//! Time: turns that are limited, games that are limited, pauses, and what is due.

use crate::entry::{BadEntry, Millis, What};
use crate::hands::MISSES;
use crate::news::News;
use crate::player::{Hands, PlayerId, Why};
use crate::refusal::Refusal;
use crate::table::{Phase, Table};
use crate::undo::VOTE_TIME;
use homestretch_rules::{Seat, Turn};

/// When the turn and the game began, moved on by all the time that is charged to nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock {
    pub(crate) turn: Millis,
    pub(crate) game: Millis,
    pub(crate) warned: bool,
    /// When the game last went on: bots take their time from then on.
    pub(crate) went_on: Millis,
    /// When the dice were asked for that have not fallen yet.
    pub(crate) asked: Millis,
    /// Since when all clocks stand.
    pub(crate) paused: Option<Millis>,
}

impl Clock {
    pub(crate) fn start(&mut self, at: Millis) {
        let paused = None;
        *self = Clock { turn: at, game: at, warned: false, went_on: at, asked: at, paused };
    }

    /// The game goes on now, or at the end of the pause.
    pub(crate) fn go_on(&mut self, at: Millis) {
        self.went_on = self.paused.unwrap_or(at);
    }

    /// Who has to decide by what the dice show is not charged for the time that these took, from when
    /// they were asked for; or all of it, where they fell by themselves.
    pub(crate) fn dice_fell(&mut self, at: Millis, asked: bool) {
        match asked {
            true => self.turn = self.turn.plus(at.since(self.asked)),
            false => self.restart(at),
        }
    }

    /// A full turn from now on, or from the end of the pause.
    pub(crate) fn restart(&mut self, at: Millis) {
        self.turn = self.paused.unwrap_or(at);
        self.warned = false;
    }
}

impl Table {
    /// All that is due, most important first; one thing at a time, as it may change the rest.
    pub(crate) fn tick(&self, at: Millis) -> Vec<What> {
        let Ok(round) = self.check_running() else { return Vec::new() };
        let due = |end: Option<Millis>| end.is_some_and(|end| end <= at);
        if due(self.game_deadline()) {
            return vec![What::TimeUp];
        }
        if due(self.vote_deadline()) {
            return vec![What::VoteLapsed];
        }
        if let Some(seat) = self.timed() {
            if due(self.turn_deadline()) {
                return vec![What::Missed { seat }];
            }
            if due(self.warning_time()) {
                return vec![What::Warned { seat }];
            }
        }
        match self.forced(round) {
            Some(action) if round.vote.is_none() => {
                vec![What::Action { action: self.rules.write_action(&action), by: None }]
            }
            _ => Vec::new(),
        }
    }

    /// When [`crate::Input::Tick`] has something to do.
    pub(crate) fn next_due(&self) -> Option<Millis> {
        let round = self.check_running().ok()?;
        let timed = self.timed().is_some();
        let turn = [self.turn_deadline(), self.warning_time()].into_iter().flatten();
        let forced = self.forced(round).filter(|_| round.vote.is_none()).map(|_| self.last);
        let other = [self.game_deadline(), self.vote_deadline(), forced].into_iter().flatten();
        turn.filter(|_| timed).chain(other).min()
    }

    /// The seat whose person has a limited time now.
    pub(crate) fn timed(&self) -> Option<Seat> {
        let seat = self.to_act()?;
        // Nobody has to hurry while dice are on their way.
        let dice = self.round.as_ref().is_some_and(|round| self.wants_dice(round));
        let limited = self.settings.turn_seconds.is_some() && !dice;
        (limited && self.played_by(seat).is_none()).then_some(seat)
    }

    /// The seat to act, while a game is played.
    pub fn to_act(&self) -> Option<Seat> {
        let state = self.round.as_ref().filter(|_| self.phase == Phase::Playing)?.game.state();
        match state.turn() {
            Turn::Draw | Turn::Over => None,
            Turn::Opening { seat } | Turn::Roll { seat } | Turn::Move { seat } => Some(seat),
        }
    }

    pub(crate) fn turn_deadline(&self) -> Option<Millis> {
        Some(self.clock.turn.plus(Millis::seconds(self.settings.turn_seconds?)))
    }

    fn warning_time(&self) -> Option<Millis> {
        let seconds = self.settings.turn_seconds?;
        // A short turn is warned of half-way.
        let half = Millis(u64::from(seconds) * 500);
        let early = Millis::seconds(self.settings.warn_seconds).min(half);
        let wanted = early > Millis(0) && !self.clock.warned;
        wanted.then(|| self.clock.turn.plus(Millis::seconds(seconds).since(early)))
    }

    pub(crate) fn game_deadline(&self) -> Option<Millis> {
        Some(self.clock.game.plus(Millis::seconds(self.settings.game_seconds?)))
    }

    fn vote_deadline(&self) -> Option<Millis> {
        Some(self.round.as_ref()?.vote.as_ref()?.since.plus(VOTE_TIME))
    }

    pub(crate) fn take_warned(&mut self, at: Millis, seat: Seat) -> Result<Vec<News>, BadEntry> {
        self.must_be(Phase::Playing)?;
        self.clock.warned = true;
        let left = self.turn_deadline().map_or(Millis(0), |end| end.since(at));
        Ok(vec![News::Warning { seat, left }])
    }

    pub(crate) fn take_missed(&mut self, at: Millis, seat: Seat) -> Result<Vec<News>, BadEntry> {
        if self.to_act() != Some(seat) {
            return Err(BadEntry::Seat(seat));
        }
        let seated = self.seated.get_mut(&seat).ok_or(BadEntry::Seat(seat))?;
        self.clock.go_on(at);
        seated.misses = seated.misses.saturating_add(1);
        let mut news = vec![News::Missed { seat, misses: seated.misses }];
        if seated.misses >= MISSES && seated.hands == Hands::Own {
            let (level, why) = (self.settings.stand_in.clone(), Why::Missed);
            seated.hands = Hands::Lent { level: level.clone(), why };
            news.push(News::Lent { seat, level, why });
        }
        if let Some(round) = &mut self.round {
            round.overdue = true;
            news.extend(round.fail_vote());
        }
        Ok(news)
    }

    pub(crate) fn pause(&self, by: PlayerId) -> Result<Vec<What>, Refusal> {
        let round = self.check_running()?;
        self.check_takes_part(by)?;
        match round.overruled.contains(&by) {
            true => Err(Refusal::Overruled),
            false => Ok(vec![What::Paused { by }]),
        }
    }

    pub(crate) fn resume(&self, by: PlayerId) -> Result<Vec<What>, Refusal> {
        self.check_takes_part(by)?;
        match self.clock.paused {
            Some(_) => Ok(vec![What::Resumed { by }]),
            None => Err(Refusal::NotPaused),
        }
    }

    /// While the driver was away no clock went on.
    pub(crate) fn restore(&self, at: Millis, since: Millis) -> Vec<What> {
        let lost = at.since(since.max(self.last));
        match self.check_running() {
            Ok(_) if lost > Millis(0) => vec![What::Restored { lost }],
            _ => Vec::new(),
        }
    }

    pub(crate) fn take_paused(&mut self, at: Millis, by: PlayerId) -> Result<Vec<News>, BadEntry> {
        self.must_be(Phase::Playing)?;
        if self.clock.paused.is_some() {
            return Err(BadEntry::NotNow);
        }
        self.clock.paused = Some(at);
        self.playing()?.paused_by = Some(by);
        Ok(vec![News::Paused { by }])
    }

    pub(crate) fn take_resumed(&mut self, at: Millis, by: PlayerId) -> Result<Vec<News>, BadEntry> {
        let news = self.end_pause(at)?;
        if let Some(round) = &mut self.round
            && let Some(paused) = round.paused_by.take().filter(|paused| *paused != by)
            && self.seated.values().any(|seated| seated.player.id() == Some(paused))
        {
            round.overruled.insert(paused);
        }
        Ok(news)
    }

    /// All clocks go again.
    pub(crate) fn end_pause(&mut self, at: Millis) -> Result<Vec<News>, BadEntry> {
        let since = self.clock.paused.take().ok_or(BadEntry::NotNow)?;
        self.shift(at.since(since));
        Ok(vec![News::Resumed])
    }

    pub(crate) fn take_restored(
        &mut self,
        at: Millis,
        lost: Millis,
    ) -> Result<Vec<News>, BadEntry> {
        self.must_be(Phase::Playing)?;
        if self.clock.paused.is_some() || lost > at.since(self.last) {
            return Err(BadEntry::NotNow);
        }
        self.shift(lost);
        Ok(vec![News::Restored { lost }])
    }

    /// Time that is charged to nobody.
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
