//! Read access to a table, for screens.

use super::{Phase, Table};
use crate::event::Rank;
use crate::player::{PlayerId, Seated};
use crate::settings::Settings;
use crate::time::Millis;
use crate::vote::Vote;
use homestretch_rules::{Action, Game, Rules, Seat};
use std::sync::Arc;

impl Table {
    /// The rules.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The phase of the table.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The host; `None` once everybody has left.
    pub fn host(&self) -> Option<PlayerId> {
        self.host
    }

    /// The players by seat, with their readiness, autopilot and score.
    pub fn seated(&self) -> impl ExactSizeIterator<Item = (Seat, &Seated)> {
        self.seated.iter().map(|(seat, seated)| (*seat, seated))
    }

    /// The player on a seat.
    pub fn at(&self, seat: Seat) -> Option<&Seated> {
        self.seated.get(&seat)
    }

    /// The game being played, or the last one.
    pub fn game(&self) -> Option<&Game> {
        self.round.as_ref().map(|round| &round.game)
    }

    /// The places, best first: those taken so far while a game is being played, all of them when it
    /// is over.
    pub fn places(&self) -> Vec<Seat> {
        match self.game() {
            Some(game) if self.phase == Phase::Playing => game.state().places().collect(),
            _ => self.places.clone(),
        }
    }

    /// The sides by their places, best first. Partners are one side. Sides that are equal when the
    /// time is up share a place, and the next place is counted after all of them.
    pub fn ranks(&self) -> Vec<Rank> {
        let state = self.game().map(|game| game.state());
        let level = |a, b| state.is_some_and(|state| self.rules.level(state, a, b));
        let mut ranks: Vec<Rank> = Vec::new();
        for seat in self.places() {
            let own = |rank: &&mut Rank| self.rules.partners(rank.seats[0], seat);
            if let Some(rank) = ranks.iter_mut().find(own) {
                rank.seats.push(seat);
                continue;
            }
            let place = match ranks.last() {
                Some(rank) if level(rank.seats[0], seat) => rank.place,
                _ => ranks.len() as u8 + 1,
            };
            ranks.push(Rank { place, seats: vec![seat] });
        }
        ranks
    }

    /// The number of rounds of the match that are over.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// Whether the game is paused.
    pub fn paused(&self) -> bool {
        self.clock.paused.is_some()
    }

    /// Whether the dice have been asked for.
    pub fn rolling(&self) -> bool {
        self.round.as_ref().is_some_and(|round| round.asked)
    }

    /// The open vote about an undo or redo.
    pub fn vote_open(&self) -> Option<&Vote> {
        self.round.as_ref()?.vote.as_ref()
    }

    /// The time left in the turn, if the person to act has a limit.
    pub fn turn_left(&self, now: Millis) -> Option<Millis> {
        self.timed()?;
        Some(self.turn_deadline()?.since(self.moment(now)))
    }

    /// The time left in the game, if it has a limit.
    pub fn game_left(&self, now: Millis) -> Option<Millis> {
        let end = self.game_deadline().filter(|_| self.phase == Phase::Playing)?;
        Some(end.since(self.moment(now)))
    }

    /// How long the game has lasted, without pauses, up to the last entry.
    pub fn game_time(&self) -> Millis {
        self.moment(self.last).since(self.clock.game)
    }

    /// Now, or the time when all clocks were stopped.
    fn moment(&self, now: Millis) -> Millis {
        self.clock.paused.unwrap_or(now)
    }

    /// The last throw of the game: its seat and its dice.
    pub fn last_throw(&self) -> Option<(Seat, &[u8])> {
        let game = self.game()?;
        let thrown =
            game.actions().iter().enumerate().rev().find_map(|(ply, action)| match action {
                Action::Roll(throw) | Action::ChosenRoll(throw) => Some((ply, *throw)),
                _ => None,
            });
        let (ply, throw) = thrown?;
        Some((game.state_at(ply)?.seat(), self.rules.dice(throw)))
    }

    /// How many entries the table is built from.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// When the game last advanced. Other things that people do do not count.
    pub fn last_advanced_at(&self) -> Millis {
        self.clock.went_on
    }

    /// The time of the last entry.
    pub fn last(&self) -> Millis {
        self.last
    }
}
