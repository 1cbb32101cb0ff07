//! The end of a round, the score of the match, and what comes after.

use super::{Decided, Phase, Table, Taken};
use crate::ensure;
use crate::entry::{BadEntry, TableChange};
use crate::event::TableEvent;
use crate::player::{Control, PlayerId, Seated};
use crate::refusal::TableRefusal;
use crate::settings::SeatsAfter;
use homestretch_rules::{Seat, Seating, Turn};

impl Table {
    /// Starts the next round if the match goes on. Otherwise the players stay for another match and
    /// get ready for it, unless all share one screen.
    pub(super) fn rematch(&self, by: PlayerId) -> Decided {
        match self.phase {
            Phase::Ended => {}
            // Somebody else asked first, so asking again means being ready.
            Phase::Waiting if self.round.is_some() && self.is_present(by) => {
                return self.get_ready(by, true);
            }
            Phase::Waiting if self.round.is_some() => {
                return self
                    .check_host(by)
                    .map(|()| Vec::new())
                    .map_err(|_| TableRefusal::NotSeated);
            }
            Phase::Waiting => return Err(TableRefusal::NothingPlayed),
            Phase::Playing => return Err(TableRefusal::NotEnded),
        }
        self.check_takes_part(by)?;
        let over = self.match_over();
        let mut list = Vec::new();
        if over {
            list.push(TableChange::Rematch { by });
        }
        if self.settings.seats_after == SeatsAfter::Rotate {
            list.push(TableChange::Rotated);
        }
        let seating = self.next_seating();
        let starts = !over || (self.settings.shared_screen && self.others(by).next().is_none());
        let can_start = self.rules.start(&seating);
        if !over && let Err(bad) = can_start {
            return Err(TableRefusal::Seating(bad));
        }
        if starts && can_start.is_ok() {
            list.push(TableChange::Started { seats: seating.seats, opening: seating.opening });
        }
        Ok(list)
    }

    /// The players of the next round in turn order. Seats are in the board's order, and the variant
    /// decides who begins, unless the settings say that the winner does.
    pub(super) fn next_seating(&self) -> Seating {
        let mut seats = self.staying();
        let first = match self.settings.seats_after {
            SeatsAfter::WinnerFirst => self.places.first(),
            SeatsAfter::Keep | SeatsAfter::Rotate => None,
        };
        let first = first.and_then(|winner| seats.iter().position(|seat| seat == winner));
        seats.rotate_left(first.unwrap_or(0));
        Seating { seats, opening: first.is_none() }
    }

    /// The seats that play on. A bot may play for someone who left, but not after the match.
    fn staying(&self) -> Vec<Seat> {
        let over = self.match_over() || (self.phase == Phase::Ended && self.match_decided());
        let stays = |control: &Control, present| *control != Control::Gone && (present || !over);
        let here = self.seated.iter().filter(|(_, seated)| {
            let present = seated.present().is_some() || seated.player.id().is_none();
            stays(&seated.control, present)
        });
        here.map(|(seat, _)| *seat).collect()
    }

    /// The seat that the player of this seat has in the next game, as things stand. `None` if the
    /// player does not stay for it.
    pub fn next_seat(&self, seat: Seat) -> Option<Seat> {
        if self.phase != Phase::Ended {
            return Some(seat);
        }
        let (_, on) = self.moving_on().into_iter().find(|(own, _)| *own == seat)?;
        Some(if self.settings.seats_after == SeatsAfter::Rotate { on } else { seat })
    }

    /// The seats that play on, each with the next one, where its player sits if seats rotate.
    fn moving_on(&self) -> Vec<(Seat, Seat)> {
        let seats = self.staying();
        seats.iter().copied().zip(seats.iter().copied().cycle().skip(1)).collect()
    }

    /// The winners of the match, once it is over.
    pub fn winners(&self) -> Option<&[Seat]> {
        self.winners.as_deref()
    }

    /// Whether the match is over: somebody has more than half of the points, all rounds are played,
    /// or too few players are left. It stays over when somebody comes back later.
    pub fn match_over(&self) -> bool {
        self.winners.is_some()
    }

    /// Ends the match if it is over, after a round or when somebody leaves between rounds.
    pub(super) fn end_match(&mut self) -> Option<TableEvent> {
        let too_few = || self.rules.start(&self.next_seating()).is_err();
        let ends = self.phase == Phase::Ended && (self.match_decided() || too_few());
        if !ends || self.match_over() {
            return None;
        }
        let mut winners = self.leaders();
        if winners.is_empty() {
            // The leaders have left, so everybody who is still here wins.
            winners = self.staying();
        }
        self.winners = Some(winners.clone());
        Some(TableEvent::MatchOver { winners })
    }

    fn match_decided(&self) -> bool {
        let rounds = u32::from(self.settings.best_of);
        let most = self.seated.values().map(|seated| seated.points).max().unwrap_or(0);
        2 * most > rounds || u32::from(self.rounds) >= rounds
    }

    /// Ends the round if its game is over.
    pub(super) fn end_if_over(&mut self) -> Vec<TableEvent> {
        match self.game().map(|game| game.state()) {
            Some(state) if state.turn() == Turn::Over => {
                let places = state.places().collect();
                self.end_round(places)
            }
            _ => Vec::new(),
        }
    }

    /// The winner of a round gets a point, and so do partners and players with an equal place.
    fn end_round(&mut self, places: Vec<Seat>) -> Vec<TableEvent> {
        self.phase = Phase::Ended;
        self.rounds = self.rounds.saturating_add(1);
        self.clock.paused = None;
        self.places = places.clone();
        let ranks = self.ranks();
        for (seat, seated) in &mut self.seated {
            let place = ranks.iter().find(|rank| rank.seats.contains(seat));
            let place = place.map_or(0, |rank| rank.place);
            seated.places.push(place);
            seated.points += u32::from(place == 1);
            seated.ready = seated.player.id().is_none();
        }
        let mut events = Vec::new();
        if let Some(round) = &mut self.round {
            (round.asked, round.overdue) = (false, false);
            events.extend(round.fail_vote());
        }
        events.push(TableEvent::RoundOver { places, ranks });
        events.extend(self.end_match());
        events
    }

    /// The seats with the most points, or the winners of the match. Empty before the first round is
    /// over. Players whose tokens left the game cannot win while somebody else is here.
    pub fn leaders(&self) -> Vec<Seat> {
        if let Some(winners) = &self.winners {
            return winners.clone();
        }
        let stays = |seated: &&Seated| seated.control != Control::Gone;
        let nobody = !self.seated.values().any(|seated| stays(&seated));
        let in_it = || self.seated.iter().filter(|(_, seated)| nobody || stays(seated));
        let most = in_it().map(|(_, seated)| seated.points).max().unwrap_or(0);
        let best = in_it().filter(|(_, seated)| most > 0 && seated.points == most);
        best.map(|(seat, _)| *seat).collect()
    }

    pub(super) fn take_time_up(&mut self) -> Taken {
        let state = *self.playing()?.game.state();
        let places = self.rules.ranking(&state);
        let mut events = vec![TableEvent::TimeUp];
        events.extend(self.end_round(places));
        Ok(events)
    }

    pub(super) fn take_rotated(&mut self) -> Taken {
        ensure(self.phase != Phase::Playing, BadEntry::NotNow)?;
        self.winners = None;
        let moves = self.moving_on().into_iter();
        let moved: Vec<_> =
            moves.filter_map(|(s, on)| Some((on, self.seated.remove(&s)?))).collect();
        self.seated.extend(moved);
        self.places.clear();
        Ok(vec![TableEvent::SeatsRotated])
    }

    pub(super) fn take_rematch(&mut self, by: PlayerId) -> Taken {
        self.must_be(Phase::Ended)?;
        self.phase = Phase::Waiting;
        self.winners = None;
        let stays = |s: &Seated| s.player.id().is_none() || s.present().is_some();
        let gone = self.seated.iter().filter(|(_, seated)| !stays(seated));
        let freed: Vec<TableEvent> =
            gone.map(|(&seat, _)| TableEvent::SeatFreed { seat }).collect();
        self.seated.retain(|_, seated| stays(seated));
        for seated in self.seated.values_mut() {
            (seated.control, seated.misses) = (Control::Player, 0);
        }
        self.each_seat_of(by, |seated| seated.ready = true);
        Ok([TableEvent::Rematch { player: by }].into_iter().chain(freed).collect())
    }
}
