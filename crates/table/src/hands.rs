//! Autopilot: a bot plays a person's seat, and the person takes it back.

use crate::entry::{BadEntry, Millis, What};
use crate::news::News;
use crate::player::{Hands, PlayerId, Seated, Why};
use crate::refusal::Refusal;
use crate::settings::check_level;
use crate::table::{Phase, Table};
use homestretch_rules::Seat;

/// After so many missed turns in a row a bot takes over.
pub(crate) const MISSES: u8 = 3;

impl Table {
    pub(crate) fn autopilot(
        &self,
        by: PlayerId,
        seat: Seat,
        level: Option<String>,
    ) -> Result<Vec<What>, Refusal> {
        if self.phase != Phase::Playing {
            return Err(Refusal::NotPlaying);
        }
        self.check_seat(by, seat)?;
        match level {
            Some(level) => {
                check_level(&level)?;
                let has = |own: &Seated| match &own.hands {
                    Hands::Lent { level: has, why } => *has == level && *why == Why::Asked,
                    Hands::Own | Hands::Gone => false,
                };
                match self.seated.get(&seat).is_some_and(has) {
                    true => Ok(Vec::new()),
                    false => Ok(vec![What::Lent { seat, level }]),
                }
            }
            None if self.is_lent(seat) => Ok(vec![What::TakenBack { seat }]),
            None => Err(Refusal::NotLent),
        }
    }

    /// Whether a person may act for a seat. Who shares a screen with others has several.
    pub(crate) fn check_seat(&self, by: PlayerId, seat: Seat) -> Result<(), Refusal> {
        let seated = self.seated.get(&seat).ok_or(Refusal::NotYourSeat(seat))?;
        let owner = seated.player.id().ok_or(Refusal::NotYourSeat(seat))?;
        if owner != by {
            return Err(Refusal::NotYourSeat(seat));
        }
        match seated.hands {
            Hands::Gone => Err(Refusal::Gone),
            Hands::Lent { why: Why::Left, .. } => Err(Refusal::Away),
            Hands::Own | Hands::Lent { .. } => Ok(()),
        }
    }

    /// Whether a bot plays a person's seat, for good or for this turn.
    pub(crate) fn is_lent(&self, seat: Seat) -> bool {
        let lent = self.seated.get(&seat).is_some_and(|s| matches!(s.hands, Hands::Lent { .. }));
        lent || (self.to_act() == Some(seat) && self.round.as_ref().is_some_and(|r| r.overdue))
    }

    /// The level that plays a seat now; none if a person does.
    pub(crate) fn played_by(&self, seat: Seat) -> Option<&str> {
        let stand_in = Some(self.settings.stand_in.as_str());
        let Some(seated) = self.seated.get(&seat) else { return stand_in };
        match seated.level() {
            None if self.is_lent(seat) || seated.hands == Hands::Gone => stand_in,
            level => level,
        }
    }

    pub(crate) fn take_lent(&mut self, seat: Seat, level: &str) -> Result<Vec<News>, BadEntry> {
        self.must_be(Phase::Playing)?;
        let seated = self.seated.get_mut(&seat).ok_or(BadEntry::Seat(seat))?;
        if seated.present().is_none() {
            return Err(BadEntry::Seat(seat));
        }
        let (level, why) = (level.to_string(), Why::Asked);
        seated.hands = Hands::Lent { level: level.clone(), why };
        Ok(vec![News::Lent { seat, level, why }])
    }

    pub(crate) fn take_back(&mut self, at: Millis, seat: Seat) -> Result<Vec<News>, BadEntry> {
        let seated = self.seated.get_mut(&seat).ok_or(BadEntry::Seat(seat))?;
        if seated.player.id().is_none() {
            return Err(BadEntry::Seat(seat));
        }
        seated.hands = Hands::Own;
        seated.misses = 0;
        if self.to_act() == Some(seat) {
            // Only time that is over is given anew, so that nobody gains by going to and fro.
            let late = self.turn_deadline().is_some_and(|end| end <= at);
            if let Some(round) = &mut self.round {
                round.overdue = false;
            }
            if late {
                self.clock.restart(at);
            }
        }
        Ok(vec![News::TakenBack { seat }])
    }
}
