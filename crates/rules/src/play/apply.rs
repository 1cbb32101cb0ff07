//! `Rules::apply`, the only function that changes a state, and the flow of a turn.

use super::event::{AgainReason, Event, Faces, Observer, PassReason, emit, emit_detail};
use super::illegal::Illegal;
use crate::predicate::bit;
use crate::rules::throw::{Throw, ThrowInfo};
use crate::rules::{Rules, node};
use crate::spec::{DiceUse, Dud, StartingSeat, Streak};
use crate::state::{
    Item, MAX_OFFERS, MAX_POOL, MAX_SEATS, MAX_TOKENS, Move, Seat, Seating, State, TurnPhase, has,
};

/// One step of a game, taken by a player or by the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The seat that begins is drawn at random.
    First(Seat),
    /// The dice are rolled.
    Roll(Throw),
    /// A token moves.
    Move(Move),
    /// The player declines to move.
    Pass,
    /// A player leaves the game.
    Leave(Seat),
    /// The player uses a second throw to discard the throw and roll again.
    SecondThrow,
    /// The player uses a chosen roll.
    ChosenRoll(Throw),
}

/// Why a seating is rejected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSeating {
    /// Too few or too many players.
    #[error("{players} {}, but this variant is for {}", if *players == 1 { "player" } else { "players" }, if min == max { min.to_string() } else { format!("{min} to {max}") })]
    Players {
        /// How many players there are.
        players: usize,
        /// The smallest number allowed.
        min: i16,
        /// The largest number allowed.
        max: i16,
    },
    /// A seat that the board does not have.
    #[error("there is no seat {seat}; the seats are 0 to {last}")]
    NoSuchSeat {
        /// The seat.
        seat: u8,
        /// The last seat of the board.
        last: usize,
    },
    /// A seat that is taken twice.
    #[error("seat {seat} is taken twice")]
    Twice {
        /// The seat.
        seat: u8,
    },
    /// A player without a partner opposite.
    #[error("partners sit opposite each other, so the seat opposite seat {seat} must be taken too")]
    NoPartner {
        /// The seat without a partner.
        seat: u8,
    },
}

impl Rules {
    /// The state at the beginning of a game.
    pub fn start(&self, seating: &Seating) -> Result<State, BadSeating> {
        let [min, max] = self.spec().players;
        let players = seating.seats.len();
        if (players as i64) < i64::from(min) || players as i64 > i64::from(max) {
            return Err(BadSeating::Players { players, min, max });
        }
        let mut state = State {
            nodes: [0; MAX_TOKENS],
            bound: [0; MAX_TOKENS / 2],
            captors: 0,
            order: [0; MAX_SEATS],
            places: [0; MAX_SEATS],
            has: [0; MAX_SEATS],
            arrived: [u8::MAX; MAX_SEATS],
            pool: [0; MAX_POOL],
            pool_len: 0,
            bonus: [0; 2],
            throw: 0,
            did: 0,
            movable: [0; MAX_OFFERS],
            moved: 0,
            last_moved: u8::MAX,
            phase: TurnPhase::Roll,
            seated: players as u8,
            placed: 0,
            done: 0,
            gone: 0,
            at: 0,
            streak: 0,
            tries: 0,
            agains: 0,
            opening: [0; 3],
            leavers: [0; MAX_SEATS],
        };
        for (i, seat) in seating.seats.iter().enumerate() {
            if seat.index() >= self.seats {
                return Err(BadSeating::NoSuchSeat { seat: seat.0, last: self.seats - 1 });
            }
            if seating.seats[..i].contains(seat) {
                return Err(BadSeating::Twice { seat: seat.0 });
            }
            let opposite = self.opposite(*seat);
            if self.traits.teams && !seating.seats.contains(&opposite) {
                return Err(BadSeating::NoPartner { seat: seat.0 });
            }
            state.order[i] = seat.0;
            let first = seat.index() * self.tokens;
            state.nodes[first..first + usize::from(self.spec().out)].fill(1);
        }
        if seating.opening {
            match self.spec().order {
                StartingSeat::Fixed => {}
                StartingSeat::Random => state.phase = TurnPhase::Draw,
                StartingSeat::Highest | StartingSeat::HighestTied => {
                    state.phase = TurnPhase::Opening;
                    let all = seating.seats.iter().fold(0, |mask, seat| mask | 1 << seat.0);
                    state.opening = [0, 0, all];
                }
            }
        }
        Ok(state)
    }

    /// Performs an action and reports its events to the observer, or rejects it and changes
    /// nothing.
    #[inline(always)]
    pub fn apply<O: Observer>(
        &self,
        state: &mut State,
        action: Action,
        to: &mut O,
    ) -> Result<(), Illegal> {
        match action {
            Action::Roll(throw) => self.roll(state, throw, to),
            Action::Move(mv) => self.make(state, mv, to),
            Action::Pass => self.pass(state, to),
            Action::First(seat) => self.first(state, seat, to),
            Action::Leave(seat) => self.leave(state, seat, to),
            Action::SecondThrow => self.second_throw(state, to),
            Action::ChosenRoll(throw) => self.chosen_roll(state, throw, to),
        }
    }

    /// The item that the seat to act may use now.
    #[inline]
    pub fn usable(&self, state: &State) -> Option<Item> {
        if !self.traits.items {
            return None;
        }
        let held = state.has[state.seat().index()];
        match state.phase {
            TurnPhase::Move if held & has::SECOND_THROW != 0 => Some(Item::SecondThrow),
            TurnPhase::Roll if held & has::CHOSEN_ROLL != 0 => Some(Item::ChosenRoll),
            _ => None,
        }
    }

    /// The items that a seat holds.
    pub fn held(&self, state: &State, seat: Seat) -> impl Iterator<Item = Item> + use<> {
        let held = state.has[seat.index()];
        let all = [Item::Shield, Item::SecondThrow, Item::ChosenRoll];
        all.into_iter().filter(move |item| held & item.bit() != 0)
    }

    #[inline]
    fn roll<O: Observer>(
        &self,
        state: &mut State,
        throw: Throw,
        to: &mut O,
    ) -> Result<(), Illegal> {
        match state.phase {
            TurnPhase::Roll => {}
            TurnPhase::Opening => return self.opening_roll(state, throw, to),
            _ => return Err(Illegal::NotNow { turn: state.turn() }),
        }
        if !self.is_possible(state, throw) {
            return Err(Illegal::NoSuchThrow);
        }
        emit_detail!(to, Event::Rolled { seat: state.seat(), dice: self.faces(throw) });
        self.accept_throw(state, throw, to);
        Ok(())
    }

    #[inline]
    fn is_possible(&self, state: &State, throw: Throw) -> bool {
        let set = &self.throws.sets[self.set(state)];
        let (first, last) = (set[0].0, set[set.len() - 1].0);
        (first..=last).contains(&throw)
    }

    /// Accepts a throw: counts the streak, offers the pips, and passes if nothing can move.
    #[inline(always)]
    fn accept_throw<O: Observer>(&self, state: &mut State, throw: Throw, to: &mut O) {
        let answers = self.answers[usize::from(throw.0)];
        if self.spec().again.streak != Streak::None {
            if answers.streak {
                state.streak += 1;
                if state.streak >= self.spec().again.streak_at {
                    return self.end_streak(state, to);
                }
            } else {
                state.streak = 0;
            }
        }
        state.throw = throw.0;
        state.did = 0;
        let can_move = if self.rows.is_empty() {
            self.offer_pips(state, &self.throws.infos[usize::from(throw.0)]);
            self.store_moves(state)
        } else {
            (state.pool[0], state.pool_len) = (answers.pips, 1);
            state.movable[0] = self.find_free(state);
            state.movable[0] != 0
        };
        if can_move || state.has[state.seat().index()] & has::SECOND_THROW != 0 {
            state.phase = TurnPhase::Move;
        } else {
            let reason = if answers.pips == 0 { PassReason::Zero } else { PassReason::NoMove };
            let why = if O::WANTS_DETAILS { self.hindrances(state) } else { Vec::new() };
            emit!(to, Event::Passed { seat: state.seat(), reason, why });
            self.after_no_move(state, to);
        }
    }

    /// Puts the pips of a throw into the pool from which moves are made.
    fn offer_pips(&self, state: &mut State, info: &ThrowInfo) {
        let facts = info.facts | self.seat_facts(state, self.mover(state).index());
        let counts = |face: u8| {
            let remap = self.remap.iter().find(|(f, _, when)| *f == face && when.holds(facts));
            remap.map_or(face, |(_, counts, _)| *counts)
        };
        state.pool = [0; MAX_POOL];
        state.pool_len = 0;
        let mut put = |pips: u8| {
            state.pool[usize::from(state.pool_len)] = pips;
            state.pool_len += 1;
        };
        match self.spec().dice.spend {
            DiceUse::Sum => put(info.dice.iter().map(|&d| counts(d)).sum()),
            DiceUse::Each => {
                info.dice.iter().for_each(|&d| put(counts(d)));
                if self.undersides.holds(facts) {
                    info.dice.iter().for_each(|&d| put(self.spec().dice.sides + 1 - d));
                }
            }
            DiceUse::Choose => {
                for (i, &d) in info.dice.iter().enumerate() {
                    if !info.dice[..i].contains(&d) {
                        put(counts(d));
                    }
                }
            }
        }
    }

    /// Continues after a throw without a move: with the extra roll it gives anyway, another try, or
    /// the next seat.
    pub(crate) fn after_no_move<O: Observer>(&self, state: &mut State, to: &mut O) {
        let seat = state.seat();
        let mover = self.mover(state).index();
        let kept = self.spec().again.dud == Dud::Keep && self.earns_again(state);
        self.clear_throw(state);
        if kept && state.agains < self.spec().again.cap.count() {
            return self.roll_again(state, AgainReason::Earned, to);
        }
        let tries = self.spec().dice.tries;
        if tries > 1 && state.tries + 1 < tries && self.nothing_on_track(state, mover) {
            state.tries += 1;
            emit!(to, Event::Again { seat, reason: AgainReason::Try });
            state.phase = TurnPhase::Roll;
            return;
        }
        self.next_turn(state, to);
    }

    /// Whether the throw or its moves give an extra roll.
    #[inline]
    fn earns_again(&self, state: &State) -> bool {
        let did = u32::from(state.did);
        if did & self.again.mentions() == 0 {
            return self.answers[usize::from(state.throw)].again;
        }
        self.again.holds(self.throws.infos[usize::from(state.throw)].facts | did)
    }

    fn roll_again<O: Observer>(&self, state: &mut State, reason: AgainReason, to: &mut O) {
        if self.spec().again.cap.count() != u8::MAX {
            state.agains += 1;
        }
        emit!(to, Event::Again { seat: state.seat(), reason });
        state.phase = TurnPhase::Roll;
    }

    #[inline]
    fn make<O: Observer>(&self, state: &mut State, mv: Move, to: &mut O) -> Result<(), Illegal> {
        self.check(state, mv)?;
        // A throw that can be moved uses up the remaining tries.
        state.tries = self.spec().dice.tries.saturating_sub(1);
        let did = self.play(state, mv, to);
        state.did |= did;
        self.after_move(state, to);
        Ok(())
    }

    /// Checks that a move is legal, or says why not.
    #[inline]
    fn check(&self, state: &State, mv: Move) -> Result<(), Illegal> {
        if state.phase != TurnPhase::Move {
            return Err(Illegal::NotNow { turn: state.turn() });
        }
        let legal = match self.traits.single {
            true => {
                mv.pips == state.pool[0] && mv.token < 16 && state.movable[0] >> mv.token & 1 == 1
            }
            false => self.legal(state).contains(mv),
        };
        if legal { Ok(()) } else { self.explain_illegal(state, mv) }
    }

    /// Why a move is not legal.
    #[cold]
    fn explain_illegal(&self, state: &State, mv: Move) -> Result<(), Illegal> {
        if usize::from(mv.token) >= self.tokens {
            return Err(Illegal::NoSuchToken { token: mv.token });
        }
        let Some(source) = self.source(state, mv.pips) else {
            return Err(Illegal::NoSuchPips { pips: mv.pips });
        };
        let owner = self.mover(state).index();
        self.landing(state, owner, usize::from(mv.token), mv.pips, source)?;
        match self.filter(state, &mut self.possible(state), Some(mv)) {
            Some(reason) => Err(reason),
            None => Ok(()),
        }
    }

    /// Continues after a move: with the rest of the throw, an extra roll, the next seat, or the
    /// end.
    fn after_move<O: Observer>(&self, state: &mut State, to: &mut O) {
        let mover = self.mover_after(state);
        if u32::from(state.did) & bit::FINISH != 0 && self.reached_goal(state, mover) {
            // The seat has reached its goal, so it gets no extra roll and moves no remaining pips.
            if !self.traits.single {
                self.lose_pips(state, to);
            }
            self.clear_throw(state);
            self.place(state, mover, to);
            if state.phase != TurnPhase::Over {
                self.next_turn(state, to);
            }
            return;
        }
        let pips_left = state.pool_len > 0 || state.bonus != [0, 0];
        if !self.traits.single && pips_left {
            if self.store_moves(state) {
                state.phase = TurnPhase::Move;
                return;
            }
            self.lose_pips(state, to);
        }
        let again = self.earns_again(state);
        self.clear_throw(state);
        if again && state.agains < self.spec().again.cap.count() {
            return self.roll_again(state, AgainReason::Earned, to);
        }
        self.next_turn(state, to);
    }

    /// The seat whose token has just moved. Its last token may have reached home with that move.
    fn mover_after(&self, state: &State) -> Seat {
        let seat = state.seat();
        if self.traits.assist && state.done & (1 << seat.0) != 0 {
            return self.opposite(seat);
        }
        seat
    }

    pub(crate) fn reached_goal(&self, state: &State, seat: Seat) -> bool {
        self.home(state, seat) >= usize::from(self.goal)
    }

    /// Reports pips that no token can move any more.
    fn lose_pips<O: Observer>(&self, state: &State, to: &mut O) {
        let dice = state.pool[..usize::from(state.pool_len)].iter().copied();
        let [captures, finishes] = state.bonus.map(usize::from);
        let captures = std::iter::repeat_n(self.spec().bonus.capture, captures);
        let finishes = std::iter::repeat_n(self.spec().bonus.finish, finishes);
        let pips = Faces::new(dice.chain(captures).chain(finishes));
        if !pips.is_empty() {
            emit!(to, Event::PipsLost { seat: state.seat(), pips });
        }
    }

    pub(crate) fn faces(&self, throw: Throw) -> Faces {
        Faces::new(self.dice(throw).iter().copied())
    }

    /// Clears the throw, so that equal positions are equal states.
    #[inline]
    pub(crate) fn clear_throw(&self, state: &mut State) {
        state.throw = 0;
        state.did = 0;
        state.pool_len = 0;
        if self.traits.single {
            state.pool[0] = 0;
            state.movable[0] = 0;
        } else {
            state.movable = [0; MAX_OFFERS];
            state.pool = [0; MAX_POOL];
            state.bonus = [0; 2];
        }
    }

    fn pass<O: Observer>(&self, state: &mut State, to: &mut O) -> Result<(), Illegal> {
        if state.phase != TurnPhase::Move {
            return Err(Illegal::NotNow { turn: state.turn() });
        }
        if !self.may_pass(state) {
            return Err(Illegal::MayNotPass);
        }
        let (seat, reason) = (state.seat(), PassReason::Choice);
        emit!(to, Event::Passed { seat, reason, why: Vec::new() });
        self.after_no_move(state, to);
        Ok(())
    }

    fn end_streak<O: Observer>(&self, state: &mut State, to: &mut O) {
        let seat = state.seat();
        emit!(to, Event::StreakBroken { seat, throws: state.streak });
        let back = match self.spec().again.streak {
            Streak::None | Streak::Void => 0,
            Streak::LastMoved => self.last_moved_back(state),
            Streak::Furthest => self.furthest_back(state),
            Streak::Moved => self.moved_back(state),
        };
        let owner = self.mover(state).index();
        for token in 0..self.tokens {
            if back >> token & 1 == 1 {
                self.send_back(state, owner, token, to);
            }
        }
        self.clear_throw(state);
        self.next_turn(state, to);
    }

    fn moved_back(&self, state: &State) -> u16 {
        let seat = self.mover(state);
        let home = (0..self.tokens).filter(|t| self.is_home(state, seat, *t));
        home.fold(state.moved, |moved, token| moved & !(1 << token))
    }

    fn last_moved_back(&self, state: &State) -> u16 {
        if state.last_moved == u8::MAX {
            return 0;
        }
        let owner = self.mover(state).index();
        let at = state.nodes[owner * self.tokens + usize::from(state.last_moved)];
        let spared = self.flags[usize::from(at)] & (node::STRETCH | node::HOME) != 0;
        u16::from(!spared) << state.last_moved
    }

    fn furthest_back(&self, state: &State) -> u16 {
        let owner = self.mover(state).index();
        let nodes = &state.nodes[owner * self.tokens..][..self.tokens];
        let running = nodes
            .iter()
            .enumerate()
            .filter(|(_, n)| **n != 0 && self.flags[usize::from(**n)] & node::HOME == 0);
        let best = running.max_by_key(|(t, n)| (self.progress(**n), usize::MAX - t));
        best.map_or(0, |(t, _)| 1 << t)
    }

    fn second_throw<O: Observer>(&self, state: &mut State, to: &mut O) -> Result<(), Illegal> {
        let seat = state.seat();
        if self.usable(state) != Some(Item::SecondThrow) {
            return Err(Illegal::NoItem);
        }
        state.has[seat.index()] &= !has::SECOND_THROW;
        emit!(to, Event::ItemUsed { seat, item: Item::SecondThrow });
        self.clear_throw(state);
        emit!(to, Event::Again { seat, reason: AgainReason::Item });
        state.phase = TurnPhase::Roll;
        Ok(())
    }

    fn chosen_roll<O: Observer>(
        &self,
        state: &mut State,
        throw: Throw,
        to: &mut O,
    ) -> Result<(), Illegal> {
        let seat = state.seat();
        if self.usable(state) != Some(Item::ChosenRoll) {
            return Err(Illegal::NoItem);
        }
        if !self.is_possible(state, throw) {
            return Err(Illegal::NoSuchThrow);
        }
        state.has[seat.index()] &= !has::CHOSEN_ROLL;
        emit!(to, Event::ItemUsed { seat, item: Item::ChosenRoll });
        emit_detail!(to, Event::Rolled { seat, dice: self.faces(throw) });
        self.accept_throw(state, throw, to);
        Ok(())
    }
}
