//! Seating: joining, bots, being ready, the host, leaving and returning.

use super::autopilot::switch_on;
use super::{Decided, Phase, Table, Taken};
use crate::ensure;
use crate::entry::{BadEntry, TableChange};
use crate::event::TableEvent;
use crate::player::{AutopilotReason, Control, Player, PlayerId, PlayerKind, Seated};
use crate::refusal::TableRefusal;
use crate::settings::{Leaving, Settings, check_level};
use crate::time::Millis;
use homestretch_bots::Level;
use homestretch_rules::{Action, Seat, tidy_name};

impl Table {
    pub(super) fn join(&self, by: PlayerId, name: &str, seat: Option<Seat>) -> Decided {
        if self.phase == Phase::Ended && self.host.is_none() {
            return self.take_over(by, name, seat);
        }
        self.check_waiting()?;
        let name = tidy_name(name).ok_or(TableRefusal::BadName)?;
        Ok(vec![TableChange::Joined { seat: self.free_seat(seat)?, player: by, name }])
    }

    /// After a game that everybody has left, a person who sits down starts a new match.
    fn take_over(&self, by: PlayerId, name: &str, seat: Option<Seat>) -> Decided {
        let rematch = TableChange::Rematch { by };
        let mut anew = self.clone();
        anew.take_rematch(by).map_err(|_| TableRefusal::NotWaiting)?;
        Ok([rematch].into_iter().chain(anew.join(by, name, seat)?).collect())
    }

    pub(super) fn change_seat(&self, by: PlayerId, from: Seat, to: Seat) -> Decided {
        self.check_waiting()?;
        self.check_seat(by, from)?;
        let name = self.seated.get(&from).map(|seated| seated.player.name.clone());
        let name = name.ok_or(TableRefusal::SeatEmpty(from))?;
        self.check_free(to)?;
        Ok(vec![
            TableChange::Unseated { seat: from },
            TableChange::Joined { seat: to, player: by, name },
        ])
    }

    pub(super) fn add_bot(
        &self,
        by: PlayerId,
        seat: Option<Seat>,
        level: Level,
        name: Option<String>,
    ) -> Decided {
        self.check_waiting()?;
        self.check_host(by)?;
        check_level(level)?;
        let name =
            tidy_name(name.as_deref().unwrap_or(level.name())).ok_or(TableRefusal::BadName)?;
        Ok(vec![TableChange::BotAdded { seat: self.free_seat(seat)?, level, name }])
    }

    pub(super) fn remove_bot(&self, by: PlayerId, seat: Seat) -> Decided {
        self.check_waiting()?;
        self.check_host(by)?;
        match self.seated.get(&seat).map(|seated| &seated.player.kind) {
            Some(PlayerKind::Bot(_)) => Ok(vec![TableChange::Unseated { seat }]),
            _ => Err(TableRefusal::NoBotThere(seat)),
        }
    }

    /// The host removes anybody. A person who shares a screen may also remove one of its own seats.
    pub(super) fn kick(&self, by: PlayerId, seat: Seat) -> Decided {
        let own = self.seats_of(by);
        if own.len() < 2 || !own.contains(&seat) {
            self.check_host(by)?;
        }
        ensure(self.phase == Phase::Waiting, TableRefusal::TooLateToKick)?;
        match self.seated.get(&seat) {
            Some(seated) if seated.present().is_some() => Ok(vec![TableChange::Unseated { seat }]),
            Some(seated) if matches!(seated.player.kind, PlayerKind::Bot(_)) => {
                Err(TableRefusal::KickedBot(seat))
            }
            _ => Err(TableRefusal::SeatEmpty(seat)),
        }
    }

    pub(super) fn get_ready(&self, by: PlayerId, ready: bool) -> Decided {
        self.check_waiting()?;
        ensure(self.is_present(by), TableRefusal::NotSeated)?;
        Ok(vec![TableChange::Ready { player: by, ready }])
    }

    pub(super) fn change_settings(&self, by: PlayerId, settings: Settings) -> Decided {
        ensure(self.phase != Phase::Playing, TableRefusal::NotWaiting)?;
        self.check_host(by)?;
        settings.check()?;
        Ok(vec![TableChange::SettingsChanged { settings: Box::new(settings) }])
    }

    pub(super) fn leave(&self, by: PlayerId) -> Decided {
        self.check_takes_part(by)?;
        // If everybody who stays has agreed to a vote, it succeeds now.
        let agreed = self.agreed_except(by);
        Ok(agreed.into_iter().chain([TableChange::Left { player: by }]).collect())
    }

    pub(super) fn come_back(&self, by: PlayerId) -> Decided {
        let mut own = self.seated.values().filter(|seated| seated.player.id() == Some(by));
        let away = |seated: &Seated| match seated.control {
            Control::Autopilot { reason, .. } => reason != AutopilotReason::Asked,
            Control::Gone => self.phase == Phase::Ended,
            Control::Player => false,
        };
        match own.clone().next() {
            None => Err(TableRefusal::NotSeated),
            Some(_) if own.clone().any(away) => Ok(vec![TableChange::Returned { player: by }]),
            Some(_) if own.any(|seated| seated.control == Control::Gone) => Err(TableRefusal::Gone),
            Some(_) => Err(TableRefusal::NoAutopilot),
        }
    }

    pub(super) fn pass_host(&self, to: PlayerId) -> Decided {
        match self.is_present(to) {
            true if self.host == Some(to) => Ok(Vec::new()),
            true => Ok(vec![TableChange::HostPassed { player: to }]),
            false => Err(TableRefusal::NotSeated),
        }
    }

    /// The requested seat, or the first free one in the usual order.
    fn free_seat(&self, wanted: Option<Seat>) -> Result<Seat, TableRefusal> {
        let most = usize::try_from(self.rules.spec().players[1]).unwrap_or(0);
        ensure(self.seated.len() < most, TableRefusal::Full)?;
        if let Some(seat) = wanted {
            return self.check_free(seat).map(|()| seat);
        }
        let usual = self.rules.usual_seats(self.seated.len() + 1);
        let any = (0..self.rules.seats()).map(|seat| Seat(seat as u8));
        let free = usual.into_iter().chain(any).find(|seat| !self.seated.contains_key(seat));
        free.ok_or(TableRefusal::Full)
    }

    fn check_free(&self, seat: Seat) -> Result<(), TableRefusal> {
        ensure(seat.index() < self.rules.seats(), TableRefusal::NoSuchSeat(seat))?;
        ensure(!self.seated.contains_key(&seat), TableRefusal::SeatTaken(seat))
    }

    pub(super) fn take_settings(&mut self, settings: &Settings) -> Taken {
        ensure(self.phase != Phase::Playing, BadEntry::NotNow)?;
        self.settings = settings.clone();
        let mut events = vec![TableEvent::SettingsChanged];
        // The others have to confirm changed settings by getting ready again.
        let host = self.host;
        let others = self.seated.values_mut().filter(|s| s.player.id() != host && s.ready);
        for seated in others {
            if let Some(player) = seated.player.id() {
                seated.ready = false;
                events.push(TableEvent::PlayerReady { player, ready: false });
            }
        }
        events.extend(self.end_match());
        Ok(events)
    }

    pub(super) fn take_joined(&mut self, seat: Seat, player: PlayerId, name: &str) -> Taken {
        let mut events =
            self.sit(seat, Player { name: name.into(), kind: PlayerKind::Human(player) })?;
        if self.host.is_none() {
            self.host = Some(player);
            events.push(TableEvent::HostChanged { player: self.host });
        }
        Ok(events)
    }

    pub(super) fn take_bot(&mut self, seat: Seat, level: Level, name: &str) -> Taken {
        self.sit(seat, Player { name: name.into(), kind: PlayerKind::Bot(level) })
    }

    fn sit(&mut self, seat: Seat, player: Player) -> Taken {
        self.must_be(Phase::Waiting)?;
        self.check_free(seat).map_err(|_| BadEntry::Seat(seat))?;
        let name = player.name.clone();
        self.seated.insert(seat, Seated::new(player, self.entries));
        Ok(vec![TableEvent::PlayerJoined { seat, name }])
    }

    pub(super) fn take_unseated(&mut self, seat: Seat) -> Taken {
        self.must_be(Phase::Waiting)?;
        self.seated.remove(&seat).ok_or(BadEntry::Seat(seat))?;
        Ok(vec![TableEvent::SeatFreed { seat }])
    }

    pub(super) fn take_ready(&mut self, player: PlayerId, ready: bool) -> Taken {
        self.must_be(Phase::Waiting)?;
        self.each_seat_of(player, |seated| seated.ready = ready);
        Ok(vec![TableEvent::PlayerReady { player, ready }])
    }

    pub(super) fn take_left(&mut self, at: Millis, player: PlayerId) -> Taken {
        let mut events = vec![TableEvent::PlayerLeft { player }];
        for seat in self.seats_of(player) {
            events.extend(self.vacate(at, seat)?);
        }
        // An open vote goes on, unless it was started by the person who leaves.
        if let Some(round) = &mut self.round
            && round.vote.as_ref().is_some_and(|vote| vote.by == player)
        {
            events.extend(round.fail_vote());
        }
        if self.host == Some(player) {
            self.host = self.longest_seated();
            events.push(TableEvent::HostChanged { player: self.host });
        }
        events.extend(self.end_match());
        // Nobody is left who could end the pause.
        if self.host.is_none() && self.clock.paused.is_some() {
            events.extend(self.end_pause(at)?);
        }
        Ok(events)
    }

    /// Vacates the seat of a player who leaves.
    fn vacate(&mut self, at: Millis, seat: Seat) -> Taken {
        if self.phase == Phase::Waiting {
            return self.take_unseated(seat);
        }
        let seated = self.seated.get_mut(&seat).ok_or(BadEntry::Seat(seat))?;
        if seated.present().is_none() {
            return Ok(Vec::new());
        }
        match self.settings.leaving {
            Leaving::Bot(level) => Ok(vec![switch_on(seat, seated, level, AutopilotReason::Left)]),
            Leaving::TokensGo => {
                seated.control = Control::Gone;
                match self.phase == Phase::Playing && self.plays(seat) {
                    true => self.apply(at, Action::Leave(seat), None),
                    false => Ok(Vec::new()),
                }
            }
        }
    }

    pub(super) fn take_returned(&mut self, player: PlayerId) -> Taken {
        let ended = self.phase == Phase::Ended;
        let mut events = vec![TableEvent::PlayerReturned { player }];
        for seat in self.seats_of(player) {
            let hands = self.seated.get(&seat).map(|seated| &seated.control);
            let back = match hands {
                Some(Control::Autopilot { .. }) => true,
                Some(Control::Gone) => ended,
                _ => false,
            };
            if back {
                events.extend(self.take_autopilot_off(seat)?);
            }
        }
        if self.host.is_none() && self.is_present(player) {
            self.host = Some(player);
            events.push(TableEvent::HostChanged { player: self.host });
        }
        Ok(events)
    }

    pub(super) fn take_host(&mut self, player: PlayerId) -> Taken {
        ensure(self.is_present(player), BadEntry::NotNow)?;
        self.host = Some(player);
        Ok(vec![TableEvent::HostChanged { player: self.host }])
    }

    /// Whether the seat takes part in the game and its player has not left it.
    fn plays(&self, seat: Seat) -> bool {
        let state = self.game().map(|game| game.state());
        state.is_some_and(|state| state.seats().any(|s| s == seat) && !state.has_left(seat))
    }

    fn longest_seated(&self) -> Option<PlayerId> {
        let present =
            self.seated.values().filter_map(|seated| Some((seated.since, seated.present()?)));
        present.min().map(|(_, player)| player)
    }

    /// The seats of a person.
    pub fn seats_of(&self, player: PlayerId) -> Vec<Seat> {
        let own = self.seated.iter().filter(|(_, seated)| seated.player.id() == Some(player));
        own.map(|(seat, _)| *seat).collect()
    }

    pub(super) fn each_seat_of(&mut self, player: PlayerId, mut change: impl FnMut(&mut Seated)) {
        for seated in self.seated.values_mut().filter(|s| s.player.id() == Some(player)) {
            change(seated);
        }
    }

    /// Whether the person sits here and has not left.
    pub fn is_present(&self, player: PlayerId) -> bool {
        self.seated.values().any(|seated| seated.present() == Some(player))
    }

    /// Whether the person sits here or is the host, as pausing, asking for a rematch and the like
    /// require.
    pub(super) fn check_takes_part(&self, by: PlayerId) -> Result<(), TableRefusal> {
        ensure(self.is_present(by) || self.host == Some(by), TableRefusal::NotSeated)
    }

    pub(super) fn check_host(&self, by: PlayerId) -> Result<(), TableRefusal> {
        ensure(self.host == Some(by), TableRefusal::NotHost)
    }

    pub(super) fn check_waiting(&self) -> Result<(), TableRefusal> {
        ensure(self.phase == Phase::Waiting, TableRefusal::NotWaiting)
    }

    pub(super) fn must_be(&self, phase: Phase) -> Result<(), BadEntry> {
        ensure(self.phase == phase, BadEntry::NotNow)
    }
}
