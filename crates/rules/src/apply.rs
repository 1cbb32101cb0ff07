//! The one function that changes a state, and the flow of turns.

use crate::event::{AgainReason, Event, Faces, Item, Observer, PassReason, detail, tell};
use crate::illegal::Illegal;
use crate::moves::{MAX_OFFERS, Move};
use crate::predicate::bit;
use crate::rules::Rules;
use crate::spec::{Dud, Order, Streak, Use};
use crate::state::{MAX_POOL, MAX_SEATS, MAX_TOKENS, Phase, Seat, Seating, State, has};
use crate::throw::Throw;

/// What a player, the dice or the table does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lot falls on the seat that begins.
    First(Seat),
    /// The dice fall.
    Roll(Throw),
    /// A token moves.
    Move(Move),
    /// The player does not move.
    Pass,
    /// A player leaves the game.
    Leave(Seat),
    /// The player throws again with a second throw.
    SecondThrow,
    /// The player takes a roll of choice.
    ChosenRoll(Throw),
}

/// Why a seating is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSeating {
    /// Too few or too many players.
    #[error("{players} {}, but this variant is for {}", if *players == 1 { "player" } else { "players" }, if min == max { min.to_string() } else { format!("{min} to {max}") })]
    Players {
        /// How many there are.
        players: usize,
        /// The fewest.
        min: i16,
        /// The most.
        max: i16,
    },
    /// A seat that is not there.
    #[error("there is no seat {seat}; the seats are 0 to {last}")]
    NoSuchSeat {
        /// The seat.
        seat: u8,
        /// The last one there is.
        last: usize,
    },
    /// A seat taken twice.
    #[error("seat {seat} is taken twice")]
    Twice {
        /// The seat.
        seat: u8,
    },
    /// Partners that do not sit opposite each other.
    #[error("partners sit opposite each other, so the seat opposite {seat} must be taken as well")]
    NoPartner {
        /// The seat without one.
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
            hunters: 0,
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
            phase: Phase::Roll,
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
                Order::Fixed => {}
                Order::Random => state.phase = Phase::Draw,
                Order::Highest | Order::HighestTied => {
                    state.phase = Phase::Opening;
                    let all = seating.seats.iter().fold(0, |mask, seat| mask | 1 << seat.0);
                    state.opening = [0, 0, all];
                }
            }
        }
        Ok(state)
    }

    /// Does what the action says, telling the observer; or refuses it and changes nothing.
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

    /// The items the seat to act may use now.
    #[inline]
    pub fn usable(&self, state: &State) -> Option<Item> {
        if !self.traits.items {
            return None;
        }
        let held = state.has[state.seat().index()];
        match state.phase {
            Phase::Move if held & has::SECOND_THROW != 0 => Some(Item::SecondThrow),
            Phase::Roll if held & has::CHOSEN_ROLL != 0 => Some(Item::ChosenRoll),
            _ => None,
        }
    }

    /// The items a seat holds.
    pub fn held(&self, state: &State, seat: Seat) -> impl Iterator<Item = Item> + use<> {
        let held = state.has[seat.index()];
        let all = [
            (has::SHIELD, Item::Shield),
            (has::SECOND_THROW, Item::SecondThrow),
            (has::CHOSEN_ROLL, Item::ChosenRoll),
        ];
        all.into_iter().filter(move |(bit, _)| held & bit != 0).map(|(_, item)| item)
    }

    #[inline]
    fn roll<O: Observer>(
        &self,
        state: &mut State,
        throw: Throw,
        to: &mut O,
    ) -> Result<(), Illegal> {
        match state.phase {
            Phase::Roll => {}
            Phase::Opening => return self.opening_roll(state, throw, to),
            _ => return Err(Illegal::NotNow { turn: state.turn() }),
        }
        if !self.can_fall(state, throw) {
            return Err(Illegal::NoSuchThrow);
        }
        detail!(to, Event::Rolled { seat: state.seat(), dice: self.faces(throw) });
        self.take(state, throw, to);
        Ok(())
    }

    #[inline]
    fn can_fall(&self, state: &State, throw: Throw) -> bool {
        let set = &self.throws.sets[self.set(state)];
        let (first, last) = (set[0].0, set[set.len() - 1].0);
        (first..=last).contains(&throw)
    }

    /// Takes a throw: counts the streak, lays out the pips, and passes if nothing can move.
    #[inline(always)]
    fn take<O: Observer>(&self, state: &mut State, throw: Throw, to: &mut O) {
        let answers = self.answers[usize::from(throw.0)];
        if self.spec().again.streak != Streak::None {
            if answers.streak {
                state.streak += 1;
                if state.streak >= self.spec().again.streak_at {
                    return self.break_streak(state, to);
                }
            } else {
                state.streak = 0;
            }
        }
        state.throw = throw.0;
        state.did = 0;
        let can_move = if self.rows.is_empty() {
            self.lay_out(state, &self.throws.infos[usize::from(throw.0)]);
            self.note_moves(state)
        } else {
            (state.pool[0], state.pool_len) = (answers.pips, 1);
            state.movable[0] = self.find_free(state);
            state.movable[0] != 0
        };
        if can_move || state.has[state.seat().index()] & has::SECOND_THROW != 0 {
            state.phase = Phase::Move;
        } else {
            let reason = if answers.pips == 0 { PassReason::Zero } else { PassReason::NoMove };
            tell!(to, Event::Passed { seat: state.seat(), reason });
            self.without_move(state, to);
        }
    }

    /// Puts the pips of a throw into the pool.
    fn lay_out(&self, state: &mut State, info: &crate::throw::Info) {
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
            Use::Sum => put(info.dice.iter().map(|&d| counts(d)).sum()),
            Use::Each => {
                info.dice.iter().for_each(|&d| put(counts(d)));
                if self.undersides.holds(facts) {
                    info.dice.iter().for_each(|&d| put(self.spec().dice.sides + 1 - d));
                }
            }
            Use::Choose => {
                for (i, &d) in info.dice.iter().enumerate() {
                    if !info.dice[..i].contains(&d) {
                        put(counts(d));
                    }
                }
            }
        }
    }

    /// After a throw without a move: another try, the extra roll all the same, or the next seat.
    pub(crate) fn without_move<O: Observer>(&self, state: &mut State, to: &mut O) {
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
            tell!(to, Event::Again { seat, reason: AgainReason::Try });
            state.phase = Phase::Roll;
            return;
        }
        self.next_turn(state, to);
    }

    /// Whether the throw, or what its moves did, gives an extra roll.
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
        tell!(to, Event::Again { seat: state.seat(), reason });
        state.phase = Phase::Roll;
    }

    #[inline]
    fn make<O: Observer>(&self, state: &mut State, mv: Move, to: &mut O) -> Result<(), Illegal> {
        self.check(state, mv)?;
        // The last of several tries was playable: the tries are over.
        state.tries = self.spec().dice.tries.saturating_sub(1);
        let did = self.play(state, mv, to);
        state.did |= did;
        self.after_move(state, to);
        Ok(())
    }

    /// Whether a move is legal, or why not.
    #[inline]
    fn check(&self, state: &State, mv: Move) -> Result<(), Illegal> {
        if state.phase != Phase::Move {
            return Err(Illegal::NotNow { turn: state.turn() });
        }
        let legal = match self.traits.single {
            true => {
                mv.pips == state.pool[0] && mv.token < 16 && state.movable[0] >> mv.token & 1 == 1
            }
            false => self.legal(state).contains(mv),
        };
        if legal { Ok(()) } else { self.refusal(state, mv) }
    }

    /// Why a move that is not legal is not.
    #[cold]
    fn refusal(&self, state: &State, mv: Move) -> Result<(), Illegal> {
        if usize::from(mv.token) >= self.tokens {
            return Err(Illegal::NoSuchToken { token: mv.token });
        }
        let Some(source) = self.source(state, mv.pips) else {
            return Err(Illegal::NoSuchPips { pips: mv.pips });
        };
        let owner = self.mover(state).index();
        self.landing(state, owner, usize::from(mv.token), mv.pips, source)?;
        match self.filter(state, &mut self.possible(state), Some(mv)) {
            Some(refusal) => Err(refusal),
            None => Ok(()),
        }
    }

    /// After a move: what is left of the throw, an extra roll, the next seat, or the end.
    fn after_move<O: Observer>(&self, state: &mut State, to: &mut O) {
        let mover = self.mover_after(state);
        if u32::from(state.did) & bit::FINISH != 0 && self.reached_goal(state, mover) {
            // The last token is home: no extra roll, and nothing left to move.
            if !self.traits.single {
                self.lose_pips(state, to);
            }
            self.clear_throw(state);
            self.place(state, mover, to);
            if state.phase != Phase::Over {
                self.next_turn(state, to);
            }
            return;
        }
        let pips_left = state.pool_len > 0 || state.bonus != [0, 0];
        if !self.traits.single && pips_left {
            if self.note_moves(state) {
                state.phase = Phase::Move;
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

    /// The seat whose token just moved: the mover before its last token came home.
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

    /// Tells of pips that nobody can move any more.
    fn lose_pips<O: Observer>(&self, state: &State, to: &mut O) {
        let dice = state.pool[..usize::from(state.pool_len)].iter().copied();
        let [captures, finishes] = state.bonus.map(usize::from);
        let captures = std::iter::repeat_n(self.spec().bonus.capture, captures);
        let finishes = std::iter::repeat_n(self.spec().bonus.finish, finishes);
        let pips = Faces::new(dice.chain(captures).chain(finishes));
        if !pips.is_empty() {
            tell!(to, Event::PipsLost { seat: state.seat(), pips });
        }
    }

    pub(crate) fn faces(&self, throw: Throw) -> Faces {
        Faces::new(self.dice(throw).iter().copied())
    }

    /// Forgets the throw, so that equal positions are equal states.
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
        if state.phase != Phase::Move {
            return Err(Illegal::NotNow { turn: state.turn() });
        }
        if !self.may_pass(state) {
            return Err(Illegal::MayNotPass);
        }
        tell!(to, Event::Passed { seat: state.seat(), reason: PassReason::Choice });
        self.without_move(state, to);
        Ok(())
    }

    fn break_streak<O: Observer>(&self, state: &mut State, to: &mut O) {
        let seat = state.seat();
        tell!(to, Event::StreakBroken { seat, throws: state.streak });
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
        use crate::rules::node;
        if state.last_moved == u8::MAX {
            return 0;
        }
        let owner = self.mover(state).index();
        let at = state.nodes[owner * self.tokens + usize::from(state.last_moved)];
        let spared = self.flags[usize::from(at)] & (node::STRETCH | node::HOME) != 0;
        u16::from(!spared) << state.last_moved
    }

    fn furthest_back(&self, state: &State) -> u16 {
        use crate::rules::node;
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
        tell!(to, Event::ItemUsed { seat, item: Item::SecondThrow });
        self.clear_throw(state);
        tell!(to, Event::Again { seat, reason: AgainReason::Item });
        state.phase = Phase::Roll;
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
        if !self.can_fall(state, throw) {
            return Err(Illegal::NoSuchThrow);
        }
        state.has[seat.index()] &= !has::CHOSEN_ROLL;
        tell!(to, Event::ItemUsed { seat, item: Item::ChosenRoll });
        detail!(to, Event::Rolled { seat, dice: self.faces(throw) });
        self.take(state, throw, to);
        Ok(())
    }
}
