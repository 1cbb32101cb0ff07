//! The order of turns: who begins, who comes next, what happens when a player leaves, and how the
//! game ends.

use super::event::{Event, Observer, PassReason, emit, emit_detail};
use super::illegal::Illegal;
use crate::rules::Rules;
use crate::rules::throw::Throw;
use crate::spec::{EndWhen, StartingSeat};
use crate::state::{MAX_SEATS, Seat, State, TurnPhase, has};

impl Rules {
    pub(crate) fn first<O: Observer>(
        &self,
        state: &mut State,
        seat: Seat,
        to: &mut O,
    ) -> Result<(), Illegal> {
        if state.phase != TurnPhase::Draw {
            return Err(Illegal::NotNow { turn: state.turn() });
        }
        let at = state.seats().position(|s| s == seat && !state.has_left(s));
        let Some(at) = at else { return Err(Illegal::NotSeated { seat }) };
        self.begin(state, at as u8, to);
        Ok(())
    }

    fn begin<O: Observer>(&self, state: &mut State, at: u8, to: &mut O) {
        state.opening = [0; 3];
        state.at = at;
        state.phase = TurnPhase::Roll;
        emit!(to, Event::First { seat: state.seat() });
    }

    pub(crate) fn opening_roll<O: Observer>(
        &self,
        state: &mut State,
        throw: Throw,
        to: &mut O,
    ) -> Result<(), Illegal> {
        let set = &self.throws.sets[0];
        if !(set[0].0..=set[set.len() - 1].0).contains(&throw) {
            return Err(Illegal::NoSuchThrow);
        }
        let seat = state.seat();
        emit_detail!(to, Event::OpeningRolled { seat, dice: self.faces(throw) });
        let sum = self.throws.infos[usize::from(throw.0)].sum;
        let [best, holders, _] = &mut state.opening;
        // Stored plus 1, because a best throw of 0 must differ from no throw.
        match (sum + 1).cmp(best) {
            std::cmp::Ordering::Greater => (*best, *holders) = (sum + 1, 1 << seat.0),
            std::cmp::Ordering::Equal => *holders |= 1 << seat.0,
            std::cmp::Ordering::Less => {}
        }
        self.next_opening(state, state.at + 1, to);
        Ok(())
    }

    /// Finds the next seat to roll in the opening, from this index on, or ends the opening.
    fn next_opening<O: Observer>(&self, state: &mut State, from: u8, to: &mut O) {
        let [_, holders, rolling] = state.opening;
        let rolls = |at: &u8| rolling >> state.order[usize::from(*at)] & 1 == 1;
        if let Some(at) = (from..state.seated).find(rolls) {
            state.at = at;
            return;
        }
        if holders.count_ones() == 1 {
            let at = state.seats().position(|s| holders >> s.0 & 1 == 1).unwrap_or(0);
            return self.begin(state, at as u8, to);
        }
        let still = state.seats().filter(|s| !state.has_left(*s)).fold(0, |m, s| m | 1 << s.0);
        let again = match self.spec().order {
            StartingSeat::HighestTied if holders != 0 => holders,
            _ => still,
        };
        state.opening = [0, 0, again];
        emit!(
            to,
            Event::OpeningTied { seats: state.seats().filter(|s| again >> s.0 & 1 == 1).collect() }
        );
        self.next_opening(state, 0, to);
    }

    pub(crate) fn leave<O: Observer>(
        &self,
        state: &mut State,
        seat: Seat,
        to: &mut O,
    ) -> Result<(), Illegal> {
        if state.phase == TurnPhase::Over {
            return Err(Illegal::NotNow { turn: state.turn() });
        }
        if !state.seats().any(|s| s == seat) {
            return Err(Illegal::NotSeated { seat });
        }
        if state.has_left(seat) {
            return Err(Illegal::AlreadyLeft { seat });
        }
        state.leavers[state.gone.count_ones() as usize] = seat.0;
        state.gone |= 1 << seat.0;
        state.done |= 1 << seat.0;
        let placed = state.places().any(|s| s == seat);
        if !placed {
            let first = seat.index() * self.tokens;
            state.nodes[first..first + self.tokens].fill(0);
            (first..first + self.tokens).for_each(|i| state.bind(i, 0));
        }
        emit!(to, Event::Left { seat });
        let waiting = state.seats().find(|s| self.partners(seat, *s) && !state.has_left(*s));
        match waiting {
            // The partner was already home, so the team is now complete.
            Some(mate) if !placed && self.reached_goal(state, mate) => self.place(state, mate, to),
            _ => {}
        }
        if state.phase != TurnPhase::Over && self.teams_left(state) <= 1 {
            self.end(state, to);
        }
        if state.phase != TurnPhase::Over {
            self.continue_without(state, seat, to);
        }
        Ok(())
    }

    /// Continues the game after a player has left.
    fn continue_without<O: Observer>(&self, state: &mut State, seat: Seat, to: &mut O) {
        let its_turn = state.seat() == seat;
        match state.phase {
            TurnPhase::Opening => {
                state.opening[1] &= !(1 << seat.0);
                if state.opening[1] == 0 {
                    state.opening[0] = 0;
                }
                state.opening[2] &= !(1 << seat.0);
                if its_turn || state.opening[2].count_ones() <= 1 {
                    let from = if its_turn { state.at + 1 } else { state.at };
                    self.next_opening(state, from, to);
                }
            }
            // A player who moved for the partner has nothing to do if the partner leaves.
            TurnPhase::Roll | TurnPhase::Move if its_turn || self.is_idle(state) => {
                self.clear_throw(state);
                self.next_turn(state, to);
            }
            // The removed tokens may have blocked, enabled or required a move.
            TurnPhase::Move => {
                let can_act = self.store_moves(state) || self.usable(state).is_some();
                if !can_act {
                    let (seat, reason) = (state.seat(), PassReason::NoMove);
                    let why = if O::WANTS_DETAILS { self.hindrances(state) } else { Vec::new() };
                    emit!(to, Event::Passed { seat, reason, why });
                    self.after_no_move(state, to);
                }
            }
            _ => {}
        }
    }

    /// How many teams still have a player who has not left and has no place.
    fn teams_left(&self, state: &State) -> u32 {
        let playing =
            state.seats().filter(|s| !state.has_left(*s) && !state.places().any(|p| p == *s));
        playing.fold(0u32, |mask, s| mask | 1 << self.team(s.index())).count_ones()
    }

    /// Gives a seat that is home its place, and ends the game if that decides the game.
    pub(crate) fn place<O: Observer>(&self, state: &mut State, seat: Seat, to: &mut O) {
        let team = self.team(seat.index());
        state.done |= 1 << seat.0;
        let before = *state;
        let mates =
            || before.seats().filter(|s| self.team(s.index()) == team && !before.has_left(*s));
        if mates().any(|s| !self.reached_goal(state, s)) {
            return;
        }
        for mate in mates() {
            state.places[usize::from(state.placed)] = mate.0;
            state.placed += 1;
            emit!(
                to,
                Event::Placed {
                    seat: mate,
                    place: state.placed,
                    side: mates().collect(),
                    rank: self.sides(before.places()).len() as u8 + 1,
                }
            );
        }
        if self.spec().end.when == EndWhen::First || self.teams_left(state) <= 1 {
            self.end(state, to);
        }
    }

    /// All seats in their current order, best first: seats with a place, then the others by tokens
    /// home and progress, then those that have left.
    pub fn ranking(&self, state: &State) -> Vec<Seat> {
        let mut ranked = *state;
        self.rank(&mut ranked);
        ranked.places().collect()
    }

    /// Whether two seats without a place are currently tied.
    pub fn level(&self, state: &State, a: Seat, b: Seat) -> bool {
        let open = |seat: Seat| !state.has_left(seat) && !state.places().any(|p| p == seat);
        open(a) && open(b) && self.team_score(state, a) == self.team_score(state, b)
    }

    /// The score by which a seat's team is ranked.
    fn team_score(&self, state: &State, seat: Seat) -> i32 {
        let team = self.team(seat.index());
        let side = state.seats().filter(|s| self.team(s.index()) == team);
        side.map(|s| self.seat_score(state, s)).sum()
    }

    /// Gives every seat without a place the one it currently holds.
    fn rank(&self, state: &mut State) {
        let placed = state.placed;
        let mut rest: [(i32, u8); MAX_SEATS] = [(0, 0); MAX_SEATS];
        let mut count = 0;
        for (i, seat) in state.seats().enumerate() {
            if state.places[..usize::from(placed)].contains(&seat.0) || state.has_left(seat) {
                continue;
            }
            rest[count] = (-self.team_score(state, seat), i as u8);
            count += 1;
        }
        rest[..count].sort_unstable();
        for &(_, i) in &rest[..count] {
            state.places[usize::from(state.placed)] = state.order[usize::from(i)];
            state.placed += 1;
        }
        for i in (0..state.gone.count_ones() as usize).rev() {
            if !state.places[..usize::from(state.placed)].contains(&state.leavers[i]) {
                state.places[usize::from(state.placed)] = state.leavers[i];
                state.placed += 1;
            }
        }
    }

    /// Ends the game and ranks the seats that have no place yet.
    fn end<O: Observer>(&self, state: &mut State, to: &mut O) {
        self.rank(state);
        self.clear_throw(state);
        state.phase = TurnPhase::Over;
        state.reset_turn();
        emit!(to, Event::Over { places: state.places().collect() });
    }

    /// A score that counts tokens home first, then the progress of the others.
    fn seat_score(&self, state: &State, seat: Seat) -> i32 {
        let nodes = &state.nodes[seat.index() * self.tokens..][..self.tokens];
        let walked: i32 = nodes.iter().map(|n| i32::from(self.progress(*n))).sum();
        self.home(state, seat) as i32 * 10_000 + walked
    }

    /// How far a node is along the path. Nodes of another lap count as 0.
    pub(crate) fn progress(&self, node: u8) -> u8 {
        if node > self.path.last { 0 } else { node }
    }

    #[inline]
    pub(crate) fn next_turn<O: Observer>(&self, state: &mut State, to: &mut O) {
        state.reset_turn();
        state.phase = TurnPhase::Roll;
        let mut at = state.at;
        // Every seat may have to miss one turn, so two rounds always find a seat.
        for _ in 0..=2 * state.seated {
            at += 1;
            if at >= state.seated {
                at = 0;
            }
            let seat = state.order[usize::from(at)];
            if state.done >> seat & 1 == 1 && !self.assists(state, Seat(seat)) {
                continue;
            }
            if state.has[usize::from(seat)] & has::SKIP != 0 {
                state.has[usize::from(seat)] &= !has::SKIP;
                emit!(to, Event::Skipped { seat: Seat(seat) });
                continue;
            }
            break;
        }
        state.at = at;
    }

    /// Whether the seat to act is home and has no partner to move for.
    fn is_idle(&self, state: &State) -> bool {
        state.done >> state.seat().0 & 1 == 1 && !self.assists(state, state.seat())
    }

    /// Whether a seat that is home still moves for its partner.
    fn assists(&self, state: &State, seat: Seat) -> bool {
        if !self.traits.assist || state.has_left(seat) {
            return false;
        }
        let partner = self.opposite(seat);
        !state.has_left(partner) && !self.reached_goal(state, partner)
    }
}
