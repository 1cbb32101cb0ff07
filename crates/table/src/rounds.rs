//! The end of a round, the score of the match, and what comes after.

use crate::entry::{BadEntry, What};
use crate::news::News;
use crate::player::{Hands, PlayerId, Seated};
use crate::refusal::Refusal;
use crate::settings::SeatsAfter;
use crate::table::{Phase, Table};
use homestretch_rules::{Seat, Seating, Turn};

impl Table {
    /// The next round if the match goes on, at once; else the players stay for another match, and
    /// get ready for it unless all share a screen.
    pub(crate) fn rematch(&self, by: PlayerId) -> Result<Vec<What>, Refusal> {
        match self.phase {
            Phase::Ended => {}
            // Somebody else was first: to want it, too, is to be ready.
            Phase::Waiting if self.round.is_some() && self.is_present(by) => {
                return self.get_ready(by, true);
            }
            Phase::Waiting if self.round.is_some() => {
                return self.check_host(by).map(|()| Vec::new()).map_err(|_| Refusal::NotSeated);
            }
            Phase::Waiting => return Err(Refusal::NothingPlayed),
            Phase::Playing => return Err(Refusal::NotEnded),
        }
        self.check_takes_part(by)?;
        let over = self.match_over();
        let mut list = Vec::new();
        if over {
            list.push(What::Rematch { by });
        }
        if self.settings.seats_after == SeatsAfter::Rotate {
            list.push(What::Rotated);
        }
        let seating = self.next_seating();
        let starts = !over || (self.settings.shared_screen && self.others(by).next().is_none());
        let can_start = self.rules.start(&seating);
        if !over && let Err(bad) = can_start {
            return Err(Refusal::Seating(bad));
        }
        if starts && can_start.is_ok() {
            list.push(What::Started { seats: seating.seats, opening: seating.opening });
        }
        Ok(list)
    }

    /// Who plays the next round, in turn order. Seats are in the board's order; the variant says
    /// who begins, unless it is the winner.
    pub(crate) fn next_seating(&self) -> Seating {
        let mut seats = self.staying();
        let first = match self.settings.seats_after {
            SeatsAfter::WinnerFirst => self.places.first(),
            SeatsAfter::Keep | SeatsAfter::Rotate => None,
        };
        let first = first.and_then(|winner| seats.iter().position(|seat| seat == winner));
        seats.rotate_left(first.unwrap_or(0));
        Seating { seats, opening: first.is_none() }
    }

    /// The seats that play on: a bot may play for someone who left, but not after the match.
    fn staying(&self) -> Vec<Seat> {
        let over = self.match_over() || (self.phase == Phase::Ended && self.match_decided());
        let stays = |hands: &Hands, present| *hands != Hands::Gone && (present || !over);
        let here = self.seated.iter().filter(|(_, seated)| {
            let present = seated.present().is_some() || seated.player.id().is_none();
            stays(&seated.hands, present)
        });
        here.map(|(seat, _)| *seat).collect()
    }

    /// The seat that the player of a seat has in the next game, as things stand; none if the player
    /// does not stay for it.
    pub fn next_seat(&self, seat: Seat) -> Option<Seat> {
        if self.phase != Phase::Ended {
            return Some(seat);
        }
        let (_, on) = self.moving_on().into_iter().find(|(own, _)| *own == seat)?;
        Some(if self.settings.seats_after == SeatsAfter::Rotate { on } else { seat })
    }

    /// The seats that play on, each with the one that its player moves on to where seats go round.
    fn moving_on(&self) -> Vec<(Seat, Seat)> {
        let seats = self.staying();
        seats.iter().copied().zip(seats.iter().copied().cycle().skip(1)).collect()
    }

    /// Who has won the match, once it is over.
    pub fn winners(&self) -> Option<&[Seat]> {
        self.winners.as_deref()
    }

    /// Whether the match is over: somebody has more than half of the points, all rounds are
    /// played, or too few players are left. It stays so, whoever comes back afterwards.
    pub fn match_over(&self) -> bool {
        self.winners.is_some()
    }

    /// Ends the match if it is over, after a round or when somebody leaves between two of them.
    pub(crate) fn end_match(&mut self) -> Option<News> {
        let too_few = || self.rules.start(&self.next_seating()).is_err();
        let ends = self.phase == Phase::Ended && (self.match_decided() || too_few());
        if !ends || self.match_over() {
            return None;
        }
        let mut winners = self.leaders();
        if winners.is_empty() {
            // Who had won before has left: who is still there wins.
            winners = self.staying();
        }
        self.winners = Some(winners.clone());
        Some(News::MatchOver { winners })
    }

    fn match_decided(&self) -> bool {
        let rounds = u32::from(self.settings.best_of);
        let most = self.seated.values().map(|seated| seated.points).max().unwrap_or(0);
        2 * most > rounds || u32::from(self.rounds) >= rounds
    }

    /// Ends the round if its game is over.
    pub(crate) fn end_if_over(&mut self) -> Vec<News> {
        match self.game().map(|game| game.state()) {
            Some(state) if state.turn() == Turn::Over => {
                let places = state.places().collect();
                self.end_round(places)
            }
            _ => Vec::new(),
        }
    }

    /// The winner of a round has a point, and so have a partner and who is level with them.
    fn end_round(&mut self, places: Vec<Seat>) -> Vec<News> {
        self.phase = Phase::Ended;
        self.rounds = self.rounds.saturating_add(1);
        self.clock.paused = None;
        self.places = places.clone();
        let ranks = self.ranks();
        for (seat, seated) in &mut self.seated {
            let place = ranks.iter().find(|(_, side)| side.contains(seat));
            let place = place.map_or(0, |(place, _)| *place);
            seated.places.push(place);
            seated.points += u32::from(place == 1);
            seated.ready = seated.player.id().is_none();
        }
        let mut news = Vec::new();
        if let Some(round) = &mut self.round {
            (round.asked, round.overdue) = (false, false);
            news.extend(round.fail_vote());
        }
        news.push(News::RoundOver { places });
        news.extend(self.end_match());
        news
    }

    /// The seats that lead the match, or have won it: those with most points; none before the first
    /// round is over. Who left with their tokens does not win, while somebody else is there.
    pub fn leaders(&self) -> Vec<Seat> {
        if let Some(winners) = &self.winners {
            return winners.clone();
        }
        let stays = |seated: &&Seated| seated.hands != Hands::Gone;
        let nobody = !self.seated.values().any(|seated| stays(&seated));
        let in_it = || self.seated.iter().filter(|(_, seated)| nobody || stays(seated));
        let most = in_it().map(|(_, seated)| seated.points).max().unwrap_or(0);
        let best = in_it().filter(|(_, seated)| most > 0 && seated.points == most);
        best.map(|(seat, _)| *seat).collect()
    }

    pub(crate) fn take_time_up(&mut self) -> Result<Vec<News>, BadEntry> {
        let state = *self.playing()?.game.state();
        let places = self.rules.ranking(&state);
        let mut news = vec![News::TimeUp];
        news.extend(self.end_round(places));
        Ok(news)
    }

    pub(crate) fn take_rotated(&mut self) -> Result<Vec<News>, BadEntry> {
        if self.phase == Phase::Playing {
            return Err(BadEntry::NotNow);
        }
        self.winners = None;
        let moves = self.moving_on().into_iter();
        let moved: Vec<_> =
            moves.filter_map(|(s, on)| Some((on, self.seated.remove(&s)?))).collect();
        self.seated.extend(moved);
        self.places.clear();
        Ok(vec![News::Rotated])
    }

    pub(crate) fn take_rematch(&mut self, by: PlayerId) -> Result<Vec<News>, BadEntry> {
        self.must_be(Phase::Ended)?;
        self.phase = Phase::Waiting;
        self.winners = None;
        let stays = |s: &Seated| s.player.id().is_none() || s.present().is_some();
        let gone = self.seated.iter().filter(|(_, seated)| !stays(seated));
        let freed: Vec<News> = gone.map(|(&seat, _)| News::Unseated { seat }).collect();
        self.seated.retain(|_, seated| stays(seated));
        for seated in self.seated.values_mut() {
            (seated.hands, seated.misses) = (Hands::Own, 0);
        }
        self.each_seat_of(by, |seated| seated.ready = true);
        Ok([News::Rematch { by }].into_iter().chain(freed).collect())
    }
}
