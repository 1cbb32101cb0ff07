//! Autopilot: a bot plays a person's seat until the person takes it back.

use super::{Decided, Phase, Table, Taken};
use crate::ensure;
use crate::entry::{BadEntry, TableChange};
use crate::event::TableEvent;
use crate::player::{AutopilotReason, Control, PlayerId, Seated};
use crate::refusal::TableRefusal;
use crate::settings::check_level;
use homestretch_bots::Level;
use homestretch_rules::Seat;

/// Lets a bot play a person's seat.
pub(super) fn switch_on(
    seat: Seat,
    seated: &mut Seated,
    level: Level,
    reason: AutopilotReason,
) -> TableEvent {
    seated.control = Control::Autopilot { level, reason };
    TableEvent::BotTookOver { seat, level, reason }
}

impl Table {
    pub(super) fn autopilot(&self, by: PlayerId, seat: Seat, level: Option<Level>) -> Decided {
        ensure(self.phase == Phase::Playing, TableRefusal::NotPlaying)?;
        self.check_seat(by, seat)?;
        match level {
            Some(level) => {
                check_level(level)?;
                let wanted = Control::Autopilot { level, reason: AutopilotReason::Asked };
                match self.seated.get(&seat).is_some_and(|own| own.control == wanted) {
                    true => Ok(Vec::new()),
                    false => Ok(vec![TableChange::AutopilotOn { seat, level }]),
                }
            }
            None if self.is_handed_over(seat) => Ok(vec![TableChange::AutopilotOff { seat }]),
            None => Err(TableRefusal::NoAutopilot),
        }
    }

    /// Whether a person may act for a seat. A person who shares a screen with others has several
    /// seats.
    pub(super) fn check_seat(&self, by: PlayerId, seat: Seat) -> Result<(), TableRefusal> {
        let seated = self.seated.get(&seat).ok_or(TableRefusal::NotYourSeat(seat))?;
        let owner = seated.player.id().ok_or(TableRefusal::NotYourSeat(seat))?;
        ensure(owner == by, TableRefusal::NotYourSeat(seat))?;
        match seated.control {
            Control::Gone => Err(TableRefusal::Gone),
            Control::Autopilot { reason: AutopilotReason::Left, .. } => Err(TableRefusal::Away),
            Control::Player | Control::Autopilot { .. } => Ok(()),
        }
    }

    /// Whether a bot plays a person's seat, permanently or for this turn.
    pub(super) fn is_on_autopilot(&self, seat: Seat) -> bool {
        self.is_handed_over(seat)
            || (self.to_act() == Some(seat) && self.round.as_ref().is_some_and(|r| r.overdue))
    }

    fn is_handed_over(&self, seat: Seat) -> bool {
        self.seated.get(&seat).is_some_and(|s| matches!(s.control, Control::Autopilot { .. }))
    }

    /// The level that plays a seat now; `None` if a person does.
    pub(super) fn played_by(&self, seat: Seat) -> Option<Level> {
        let stand_in = Some(self.settings.stand_in);
        let Some(seated) = self.seated.get(&seat) else { return stand_in };
        match seated.level() {
            None if self.is_on_autopilot(seat) || seated.control == Control::Gone => stand_in,
            level => level,
        }
    }

    pub(super) fn take_autopilot_on(&mut self, seat: Seat, level: Level) -> Taken {
        self.must_be(Phase::Playing)?;
        let seated = self.seated.get_mut(&seat).ok_or(BadEntry::Seat(seat))?;
        ensure(seated.present().is_some(), BadEntry::Seat(seat))?;
        Ok(vec![switch_on(seat, seated, level, AutopilotReason::Asked)])
    }

    /// Gives a seat back to its person. A turn that is overdue stays so until the person acts, so
    /// that nobody gains time by switching the autopilot on and off.
    pub(super) fn take_autopilot_off(&mut self, seat: Seat) -> Taken {
        let seated = self.seated.get_mut(&seat).ok_or(BadEntry::Seat(seat))?;
        ensure(seated.player.id().is_some(), BadEntry::Seat(seat))?;
        if let Control::Autopilot {
            reason: AutopilotReason::Missed | AutopilotReason::Left, ..
        }
        | Control::Gone = seated.control
        {
            seated.misses = 0;
        }
        seated.control = Control::Player;
        Ok(vec![TableEvent::TakenBack { seat }])
    }
}
