//! Who sits where: joining, bots, being ready, the host, leaving and returning.

use crate::entry::{BadEntry, Millis, What};
use crate::news::News;
use crate::player::{Hands, Kind, Player, PlayerId, Seated, Why};
use crate::refusal::Refusal;
use crate::settings::{Leaving, Settings, check_level};
use crate::table::{Phase, Table};
use homestretch_rules::{Action, Seat, tidy_name};

type Decided = Result<Vec<What>, Refusal>;
type Taken = Result<Vec<News>, BadEntry>;

impl Table {
    pub(crate) fn join(&self, by: PlayerId, name: &str, seat: Option<Seat>) -> Decided {
        if self.phase == Phase::Ended && self.host.is_none() {
            return self.take_over(by, name, seat);
        }
        self.check_waiting()?;
        let name = tidy_name(name).ok_or(Refusal::BadName)?;
        Ok(vec![What::Joined { seat: self.free_seat(seat)?, player: by, name }])
    }

    /// After a game that everybody has left, who sits down begins anew.
    fn take_over(&self, by: PlayerId, name: &str, seat: Option<Seat>) -> Decided {
        let rematch = What::Rematch { by };
        let mut anew = self.clone();
        anew.take_rematch(by).map_err(|_| Refusal::NotWaiting)?;
        Ok([rematch].into_iter().chain(anew.join(by, name, seat)?).collect())
    }

    pub(crate) fn change_seat(&self, by: PlayerId, from: Seat, to: Seat) -> Decided {
        self.check_waiting()?;
        self.check_seat(by, from)?;
        let name = self.seated.get(&from).map(|seated| seated.player.name.clone());
        let name = name.ok_or(Refusal::SeatEmpty(from))?;
        self.check_free(to)?;
        Ok(vec![What::Unseated { seat: from }, What::Joined { seat: to, player: by, name }])
    }

    pub(crate) fn add_bot(
        &self,
        by: PlayerId,
        seat: Option<Seat>,
        level: String,
        name: Option<String>,
    ) -> Decided {
        self.check_waiting()?;
        self.check_host(by)?;
        check_level(&level)?;
        let name = tidy_name(name.as_deref().unwrap_or(&level)).ok_or(Refusal::BadName)?;
        Ok(vec![What::BotAdded { seat: self.free_seat(seat)?, level, name }])
    }

    pub(crate) fn remove_bot(&self, by: PlayerId, seat: Seat) -> Decided {
        self.check_waiting()?;
        self.check_host(by)?;
        match self.seated.get(&seat).map(|seated| &seated.player.kind) {
            Some(Kind::Bot(_)) => Ok(vec![What::Unseated { seat }]),
            _ => Err(Refusal::NoBotThere(seat)),
        }
    }

    /// The host sends somebody away, or anybody one of several at their own screen.
    pub(crate) fn kick(&self, by: PlayerId, seat: Seat) -> Decided {
        let own = self.seats_of(by);
        if own.len() < 2 || !own.contains(&seat) {
            self.check_host(by)?;
        }
        if self.phase != Phase::Waiting {
            return Err(Refusal::TooLateToKick);
        }
        match self.seated.get(&seat) {
            Some(seated) if seated.present().is_some() => Ok(vec![What::Unseated { seat }]),
            Some(seated) if matches!(seated.player.kind, Kind::Bot(_)) => {
                Err(Refusal::KickedBot(seat))
            }
            _ => Err(Refusal::SeatEmpty(seat)),
        }
    }

    pub(crate) fn get_ready(&self, by: PlayerId, ready: bool) -> Decided {
        self.check_waiting()?;
        if !self.is_present(by) {
            return Err(Refusal::NotSeated);
        }
        Ok(vec![What::Ready { player: by, ready }])
    }

    pub(crate) fn change_settings(&self, by: PlayerId, settings: Settings) -> Decided {
        if self.phase == Phase::Playing {
            return Err(Refusal::NotWaiting);
        }
        self.check_host(by)?;
        settings.check()?;
        Ok(vec![What::SettingsChanged { settings: Box::new(settings) }])
    }

    pub(crate) fn leave(&self, by: PlayerId) -> Decided {
        self.check_takes_part(by)?;
        // What all who stay have agreed to is done.
        let agreed = self.agreed_but_for(by);
        Ok(agreed.into_iter().chain([What::Left { player: by }]).collect())
    }

    pub(crate) fn come_back(&self, by: PlayerId) -> Decided {
        let mut own = self.seated.values().filter(|seated| seated.player.id() == Some(by));
        let away = |seated: &Seated| match seated.hands {
            Hands::Lent { why, .. } => why != Why::Asked,
            Hands::Gone => self.phase == Phase::Ended,
            Hands::Own => false,
        };
        match own.clone().next() {
            None => Err(Refusal::NotSeated),
            Some(_) if own.clone().any(away) => Ok(vec![What::Returned { player: by }]),
            Some(_) if own.any(|seated| seated.hands == Hands::Gone) => Err(Refusal::Gone),
            Some(_) => Err(Refusal::NotLent),
        }
    }

    pub(crate) fn pass_host(&self, to: PlayerId) -> Decided {
        match self.is_present(to) {
            true if self.host == Some(to) => Ok(Vec::new()),
            true => Ok(vec![What::HostPassed { player: to }]),
            false => Err(Refusal::NotSeated),
        }
    }

    /// The seat asked for, or the first free one as people usually sit.
    fn free_seat(&self, wanted: Option<Seat>) -> Result<Seat, Refusal> {
        let most = usize::try_from(self.rules.spec().players[1]).unwrap_or(0);
        if self.seated.len() >= most {
            return Err(Refusal::Full);
        }
        if let Some(seat) = wanted {
            return self.check_free(seat).map(|()| seat);
        }
        let usual = self.rules.usual_seats(self.seated.len() + 1);
        let any = (0..self.rules.seats()).map(|seat| Seat(seat as u8));
        let free = usual.into_iter().chain(any).find(|seat| !self.seated.contains_key(seat));
        free.ok_or(Refusal::Full)
    }

    fn check_free(&self, seat: Seat) -> Result<(), Refusal> {
        match seat.index() < self.rules.seats() {
            false => Err(Refusal::NoSuchSeat(seat)),
            true if self.seated.contains_key(&seat) => Err(Refusal::SeatTaken(seat)),
            true => Ok(()),
        }
    }

    pub(crate) fn take_settings(&mut self, settings: &Settings) -> Taken {
        if self.phase == Phase::Playing {
            return Err(BadEntry::NotNow);
        }
        self.settings = settings.clone();
        let mut news = vec![News::Settings];
        // Nobody is ready for what was changed behind their back.
        let host = self.host;
        let others = self.seated.values_mut().filter(|s| s.player.id() != host && s.ready);
        for seated in others {
            if let Some(player) = seated.player.id() {
                seated.ready = false;
                news.push(News::Ready { player, ready: false });
            }
        }
        news.extend(self.end_match());
        Ok(news)
    }

    pub(crate) fn take_joined(&mut self, seat: Seat, player: PlayerId, name: &str) -> Taken {
        let mut news = self.sit(seat, Player { name: name.into(), kind: Kind::Human(player) })?;
        if self.host.is_none() {
            self.host = Some(player);
            news.push(News::Host { player: self.host });
        }
        Ok(news)
    }

    pub(crate) fn take_bot(&mut self, seat: Seat, level: &str, name: &str) -> Taken {
        self.sit(seat, Player { name: name.into(), kind: Kind::Bot(level.into()) })
    }

    fn sit(&mut self, seat: Seat, player: Player) -> Taken {
        self.must_be(Phase::Waiting)?;
        if seat.index() >= self.rules.seats() || self.seated.contains_key(&seat) {
            return Err(BadEntry::Seat(seat));
        }
        self.seated.insert(seat, Seated::new(player, self.entries));
        Ok(vec![News::Joined { seat }])
    }

    pub(crate) fn take_unseated(&mut self, seat: Seat) -> Taken {
        self.must_be(Phase::Waiting)?;
        self.seated.remove(&seat).ok_or(BadEntry::Seat(seat))?;
        Ok(vec![News::Unseated { seat }])
    }

    pub(crate) fn take_ready(&mut self, player: PlayerId, ready: bool) -> Taken {
        self.must_be(Phase::Waiting)?;
        self.each_seat_of(player, |seated| seated.ready = ready);
        Ok(vec![News::Ready { player, ready }])
    }

    pub(crate) fn take_left(&mut self, at: Millis, player: PlayerId) -> Taken {
        let mut news = vec![News::Left { player }];
        for seat in self.seats_of(player) {
            news.extend(self.vacate(at, seat)?);
        }
        // The others are still asked, unless it was for who leaves.
        if let Some(round) = &mut self.round
            && round.vote.as_ref().is_some_and(|vote| vote.by == player)
        {
            news.extend(round.fail_vote());
        }
        if self.host == Some(player) {
            self.host = self.longest_seated();
            news.push(News::Host { player: self.host });
        }
        news.extend(self.end_match());
        // Nobody is left who could end the pause.
        if self.host.is_none() && self.clock.paused.is_some() {
            news.extend(self.end_pause(at)?);
        }
        Ok(news)
    }

    /// What becomes of a seat whose player leaves.
    fn vacate(&mut self, at: Millis, seat: Seat) -> Taken {
        if self.phase == Phase::Waiting {
            return self.take_unseated(seat);
        }
        let seated = self.seated.get_mut(&seat).ok_or(BadEntry::Seat(seat))?;
        if seated.present().is_none() {
            return Ok(Vec::new());
        }
        match &self.settings.leaving {
            Leaving::Bot(level) => {
                let (level, why) = (level.clone(), Why::Left);
                seated.hands = Hands::Lent { level: level.clone(), why };
                Ok(vec![News::Lent { seat, level, why }])
            }
            Leaving::TokensGo => {
                seated.hands = Hands::Gone;
                match self.phase == Phase::Playing && self.plays(seat) {
                    true => self.apply(at, Action::Leave(seat), None),
                    false => Ok(Vec::new()),
                }
            }
        }
    }

    pub(crate) fn take_returned(&mut self, player: PlayerId) -> Taken {
        let ended = self.phase == Phase::Ended;
        let mut news = vec![News::Returned { player }];
        for seat in self.seats_of(player) {
            let hands = self.seated.get(&seat).map(|seated| &seated.hands);
            let back = match hands {
                Some(Hands::Lent { .. }) => true,
                Some(Hands::Gone) => ended,
                _ => false,
            };
            if back {
                news.extend(self.take_back(seat)?);
            }
        }
        if self.host.is_none() && self.is_present(player) {
            self.host = Some(player);
            news.push(News::Host { player: self.host });
        }
        Ok(news)
    }

    pub(crate) fn take_host(&mut self, player: PlayerId) -> Taken {
        if !self.is_present(player) {
            return Err(BadEntry::NotNow);
        }
        self.host = Some(player);
        Ok(vec![News::Host { player: self.host }])
    }

    /// Whether the seat has a part in the game and its player has not left it.
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

    pub(crate) fn each_seat_of(&mut self, player: PlayerId, mut change: impl FnMut(&mut Seated)) {
        for seated in self.seated.values_mut().filter(|s| s.player.id() == Some(player)) {
            change(seated);
        }
    }

    /// Whether the person sits here and has not left.
    pub fn is_present(&self, player: PlayerId) -> bool {
        self.seated.values().any(|seated| seated.present() == Some(player))
    }

    /// Pausing, asking for a rematch and the like are for who sits here, and for the host.
    pub(crate) fn check_takes_part(&self, by: PlayerId) -> Result<(), Refusal> {
        match self.is_present(by) || self.host == Some(by) {
            true => Ok(()),
            false => Err(Refusal::NotSeated),
        }
    }

    pub(crate) fn check_host(&self, by: PlayerId) -> Result<(), Refusal> {
        if self.host == Some(by) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    pub(crate) fn check_waiting(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Waiting { Ok(()) } else { Err(Refusal::NotWaiting) }
    }

    pub(crate) fn must_be(&self, phase: Phase) -> Result<(), BadEntry> {
        if self.phase == phase { Ok(()) } else { Err(BadEntry::NotNow) }
    }
}
