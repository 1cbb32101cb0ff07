//! Autopilot: a bot plays a person's seat, and the person takes it back.

use crate::entry::{BadEntry, What};
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
            None if self.is_handed_over(seat) => Ok(vec![What::TakenBack { seat }]),
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
        self.is_handed_over(seat)
            || (self.to_act() == Some(seat) && self.round.as_ref().is_some_and(|r| r.overdue))
    }

    fn is_handed_over(&self, seat: Seat) -> bool {
        self.seated.get(&seat).is_some_and(|s| matches!(s.hands, Hands::Lent { .. }))
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

    /// A seat is its person's again. Time that is over stays so until they act: nobody gains by going
    /// to and fro.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<Vec<News>, BadEntry> {
        let seated = self.seated.get_mut(&seat).ok_or(BadEntry::Seat(seat))?;
        if seated.player.id().is_none() {
            return Err(BadEntry::Seat(seat));
        }
        if let Hands::Lent { why: Why::Missed | Why::Left, .. } | Hands::Gone = seated.hands {
            seated.misses = 0;
        }
        seated.hands = Hands::Own;
        Ok(vec![News::TakenBack { seat }])
    }
}
