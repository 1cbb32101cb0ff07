//! Applies a move to the tokens and the remaining pips.

use super::event::{Event, Observer, emit, emit_detail};
use super::legal::Source;
use crate::predicate::bit;
use crate::rules::path::NONE;
use crate::rules::{LinkKind, Rules, Square, SquareEffect, node};
use crate::spec::{DiceUse, EntryHit, Gate, Streak};
use crate::state::{Item, Move, Seat, State, has};

impl Rules {
    /// Makes a legal move and returns what it did, as bits of facts.
    #[inline]
    pub(crate) fn play<O: Observer>(&self, state: &mut State, mv: Move, to: &mut O) -> u16 {
        let owner = self.mover(state).index();
        let index = owner * self.tokens + usize::from(mv.token);
        let from = state.nodes[index];
        if self.traits.plain {
            return self.play_plain(state, owner, mv.token, to);
        }
        let source = self.source(state, mv.pips).expect("the pips of a legal move are offered");
        let landing = self.landing(state, owner, usize::from(mv.token), mv.pips, source);
        let landing = landing.expect("a legal move has a landing node");
        if !self.traits.single {
            self.spend(state, mv.pips, source);
        }
        let via = if O::WANTS_DETAILS { self.via(state, owner, mv, landing) } else { Vec::new() };
        let group = self.group(state, owner, index);
        let mut did = 0u32;
        if from == 0 {
            did |= bit::ENTER;
            if self.traits.records_entry && state.has[owner] & has::ENTERED == 0 {
                state.has[owner] |= has::ENTERED;
                did |= bit::FIRST_ENTRY;
            }
        }
        self.put(state, owner, group, landing, to, |rules, token, seat, square| Event::Moved {
            seat,
            token,
            from: rules.step_of(from),
            to: rules.step_of(landing),
            via: via.clone(),
            square,
        });
        did |= self.capture_on_landing(state, owner, landing, from == 0, to);
        let mut at = landing;
        if self.traits.special {
            at = self.follow(state, owner, group, landing, &mut did, to);
        }
        if self.traits.records_arrival {
            self.record_arrival(state, owner, group, at);
        }
        if self.flags[usize::from(at)] & node::HOME != 0
            && self.flags[usize::from(from)] & node::HOME == 0
        {
            did |= bit::FINISH;
            for token in tokens(group) {
                emit!(to, Event::Finished { seat: Seat(owner as u8), token });
            }
        }
        if self.traits.special {
            self.effect(state, owner, mv.token, at, &mut did, to);
        }
        if self.traits.halves {
            self.bind_on(state, owner, mv.token, at, to);
        }
        if self.traits.records_moved {
            if self.spec().again.streak == Streak::Moved {
                state.moved |= group;
            } else {
                state.last_moved = mv.token;
            }
        }
        if did & bit::CAPTURE != 0 && self.traits.gate {
            self.record_capture(state, owner, group, to);
        }
        if self.traits.bonus {
            self.win_bonus(state, did, to);
        }
        did as u16
    }

    /// Makes a move in variants where moves only walk, capture and finish.
    #[inline]
    fn play_plain<O: Observer>(
        &self,
        state: &mut State,
        owner: usize,
        token: u8,
        to: &mut O,
    ) -> u16 {
        let seat = Seat(owner as u8);
        let index = owner * self.tokens + usize::from(token);
        let from = state.nodes[index];
        let at = self.rows[usize::from(state.throw)][usize::from(from)];
        let mv = Move { token, pips: state.pool[0] };
        let via = if O::WANTS_DETAILS { self.via(state, owner, mv, at) } else { Vec::new() };
        state.nodes[index] = at;
        emit_detail!(
            to,
            Event::Moved {
                seat,
                token,
                from: self.step_of(from),
                to: self.step_of(at),
                via,
                square: self.square_of(seat, at),
            }
        );
        let mut did = if from == 0 { bit::ENTER } else { 0 };
        did |= self.capture_on_landing(state, owner, at, from == 0, to);
        if self.flags[usize::from(at)] & node::HOME != 0 {
            did |= bit::FINISH;
            emit!(to, Event::Finished { seat, token });
        }
        did as u16
    }

    fn spend(&self, state: &mut State, pips: u8, source: Source) {
        match source {
            Source::Bonus(kind) => state.bonus[kind] -= 1,
            Source::Sum => (state.pool, state.pool_len) = ([0; 8], 0),
            Source::Die if self.spec().dice.spend == DiceUse::Choose => {
                (state.pool, state.pool_len) = ([0; 8], 0);
            }
            Source::Die => {
                let len = usize::from(state.pool_len);
                let at = state.pool[..len]
                    .iter()
                    .position(|p| *p == pips)
                    .expect("the pips are in the pool");
                state.pool[at..len].rotate_left(1);
                state.pool[len - 1] = 0;
                state.pool_len -= 1;
            }
        }
    }

    /// Puts tokens on a node.
    #[inline]
    fn put<O: Observer>(
        &self,
        state: &mut State,
        owner: usize,
        group: u16,
        at: u8,
        to: &mut O,
        event: impl Fn(&Rules, u8, Seat, Square) -> Event,
    ) {
        let seat = Seat(owner as u8);
        for token in tokens(group) {
            state.nodes[owner * self.tokens + usize::from(token)] = at;
            emit_detail!(to, event(self, token, seat, self.square_of(seat, at)));
        }
    }

    /// Records the last token to arrive on each start square. Called after the token has captured
    /// there.
    fn record_arrival(&self, state: &mut State, owner: usize, group: u16, at: u8) {
        if self.flags[usize::from(at)] & node::START == 0 {
            return;
        }
        let token = owner * self.tokens + group.trailing_zeros() as usize;
        for whose in 0..self.seats {
            let rel = self.relative(owner, whose);
            if self.meet.iter().any(|table| table[rel][usize::from(at)] == self.path.start) {
                state.arrived[whose] = token as u8;
            }
        }
    }

    /// Captures the tokens that a token landing here captures.
    #[inline]
    fn capture_on_landing<O: Observer>(
        &self,
        state: &mut State,
        owner: usize,
        at: u8,
        entering: bool,
        to: &mut O,
    ) -> u32 {
        let flags = self.flags[usize::from(at)];
        if !self.traits.captures || flags & node::TRACK == 0 || flags & node::FINAL != 0 {
            return 0;
        }
        match self.spec().entry.hit {
            _ if flags & node::SAFE == 0 => {}
            EntryHit::Full if entering => return self.capture_last(state, owner, at, to),
            EntryHit::Single if entering && self.opponents(state, owner, at).0 == 1 => {}
            _ => return 0,
        }
        if !self.may_meet_opponents(state, owner, at) {
            return 0;
        }
        self.capture_all(state, owner, at, to)
    }

    /// Captures every opposing token on a square.
    fn capture_all<O: Observer>(&self, state: &mut State, owner: usize, at: u8, to: &mut O) -> u32 {
        let mut did = 0;
        let team = self.team(owner);
        for i in 0..usize::from(state.seated) {
            let seat = usize::from(state.order[i]);
            if self.team(seat) == team {
                continue;
            }
            let rel = self.relative(owner, seat);
            let first = seat * self.tokens;
            for table in &self.meet {
                let theirs = table[rel][usize::from(at)];
                if theirs == NONE {
                    break;
                }
                for token in 0..self.tokens {
                    if state.nodes[first + token] == theirs {
                        self.capture(state, owner, seat, token, to);
                        did = bit::CAPTURE;
                    }
                }
            }
        }
        did
    }

    /// Captures the opposing token that arrived last on a safe start square that is too full.
    fn capture_last<O: Observer>(
        &self,
        state: &mut State,
        owner: usize,
        at: u8,
        to: &mut O,
    ) -> u32 {
        let (opponents, _) = self.opponents(state, owner, at);
        let friends: usize = state
            .seats()
            .filter(|s| self.team(s.index()) == self.team(owner))
            .map(|s| self.count(state, owner, s.index(), at))
            .sum();
        let full = opponents + friends > usize::from(self.spec().meeting.most.count());
        if opponents == 0 || !full {
            return 0;
        }
        let mut last = None;
        for seat in state.seats() {
            if self.team(seat.index()) == self.team(owner) {
                continue;
            }
            self.on_square(state, owner, seat.index(), at, |i| {
                let newest = last.is_none() || state.arrived[owner] == i as u8;
                if newest {
                    last = Some((seat.index(), i - seat.index() * self.tokens));
                }
            });
        }
        let (seat, token) = last.expect("an opposing token stands there");
        self.capture(state, owner, seat, token, to);
        bit::CAPTURE
    }

    /// Sends an opposing token to its yard.
    fn capture<O: Observer>(
        &self,
        state: &mut State,
        by: usize,
        seat: usize,
        token: usize,
        to: &mut O,
    ) {
        let index = seat * self.tokens + token;
        let at = state.nodes[index];
        self.to_yard(state, index);
        emit!(
            to,
            Event::Captured {
                seat: Seat(seat as u8),
                token: token as u8,
                by: Seat(by as u8),
                square: self.square_of(Seat(seat as u8), at),
            }
        );
    }

    /// Sends a token of the seat itself to the yard because of a streak. The rest of its block
    /// stays.
    pub(crate) fn send_back<O: Observer>(
        &self,
        state: &mut State,
        owner: usize,
        token: usize,
        to: &mut O,
    ) {
        let index = owner * self.tokens + token;
        let from = self.step_of(state.nodes[index]);
        self.to_yard(state, index);
        emit!(to, Event::SentBack { seat: Seat(owner as u8), token: token as u8, from });
    }

    fn to_yard(&self, state: &mut State, index: usize) {
        state.nodes[index] = 0;
        if self.traits.halves && state.bound(index) != 0 {
            let first = index - index % self.tokens;
            let partner = first + usize::from(state.bound(index)) - 1;
            state.bind(index, 0);
            state.bind(partner, 0);
        }
    }

    /// Follows links from where tokens landed, and captures at the end of each link.
    fn follow<O: Observer>(
        &self,
        state: &mut State,
        owner: usize,
        group: u16,
        landing: u8,
        did: &mut u32,
        to: &mut O,
    ) -> u8 {
        let mut at = landing;
        let mut last = None;
        while let Some((next, kind)) = self.link(at, last) {
            if kind == LinkKind::Snake && state.has[owner] & has::SHIELD != 0 {
                state.has[owner] &= !has::SHIELD;
                emit!(to, Event::ItemUsed { seat: Seat(owner as u8), item: Item::Shield });
                break;
            }
            *did |= bit::JUMP;
            self.put(state, owner, group, next, to, |rules, token, seat, square| Event::Linked {
                seat,
                token,
                kind,
                from: rules.step_of(at),
                to: rules.step_of(next),
                square,
            });
            if kind == LinkKind::Flight {
                *did |= self.flight(state, owner, to);
            }
            *did |= self.capture_on_landing(state, owner, next, false, to);
            at = next;
            last = Some(kind);
        }
        at
    }

    /// Captures the tokens that a flight crosses on the opposite seat's stretch.
    fn flight<O: Observer>(&self, state: &mut State, owner: usize, to: &mut O) -> u32 {
        let seat = self.opposite(Seat(owner as u8)).index();
        let sits = state.seats().any(|s| s.index() == seat);
        if self.flight_hits == NONE || !sits || self.team(seat) == self.team(owner) {
            return 0;
        }
        let mut did = 0;
        for token in 0..self.tokens {
            if state.nodes[seat * self.tokens + token] == self.flight_hits {
                self.capture(state, owner, seat, token, to);
                did = bit::CAPTURE;
            }
        }
        did
    }

    /// Applies the effects of the square on which a token ended its move.
    fn effect<O: Observer>(
        &self,
        state: &mut State,
        owner: usize,
        token: u8,
        at: u8,
        did: &mut u32,
        to: &mut O,
    ) {
        let flags = self.flags[usize::from(at)];
        if flags & node::MARK != 0 {
            *did |= bit::MARK;
        }
        if flags & node::EFFECT == 0 {
            return;
        }
        let seat = Seat(owner as u8);
        for (_, effect) in self.effects.iter().filter(|(n, _)| *n == at) {
            match effect {
                SquareEffect::Skip => {
                    state.has[owner] |= has::SKIP;
                    emit!(to, Event::WillSkip { seat });
                }
                SquareEffect::Swap => self.swap(state, owner, token, to),
                SquareEffect::Shield | SquareEffect::SecondThrow | SquareEffect::ChosenRoll => {}
            }
            if let Some(item) = effect.item()
                && state.has[owner] & item.bit() == 0
            {
                state.has[owner] |= item.bit();
                emit!(to, Event::ItemGained { seat, item });
            }
        }
    }

    /// Swaps places with the most advanced token, if that belongs to another seat.
    fn swap<O: Observer>(&self, state: &mut State, owner: usize, token: u8, to: &mut O) {
        let mine = owner * self.tokens + usize::from(token);
        let mut best: Option<usize> = None;
        let at = state.seats().position(|s| s.index() == owner).unwrap_or(0);
        let count = usize::from(state.seated);
        for i in 1..count {
            let seat = usize::from(state.order[(at + i) % count]);
            for index in seat * self.tokens..(seat + 1) * self.tokens {
                let ahead = state.nodes[index] > best.map_or(state.nodes[mine], |b| state.nodes[b]);
                if ahead && self.flags[usize::from(state.nodes[index])] & node::HOME == 0 {
                    best = Some(index);
                }
            }
        }
        if let Some(theirs) = best {
            state.nodes.swap(mine, theirs);
            emit!(
                to,
                Event::Swapped {
                    seat: Seat(owner as u8),
                    token,
                    with: Seat((theirs / self.tokens) as u8),
                    with_token: (theirs % self.tokens) as u8,
                }
            );
        }
    }

    /// Binds a lone token to the one other token of its seat on the same square, if blocks form
    /// there.
    fn bind_on<O: Observer>(&self, state: &mut State, owner: usize, token: u8, at: u8, to: &mut O) {
        let first = owner * self.tokens;
        let index = first + usize::from(token);
        let flags = self.flags[usize::from(at)];
        if flags & node::FINAL != 0 {
            // A block dissolves when it reaches home.
            for i in first..first + self.tokens {
                if state.nodes[i] == at {
                    state.bind(i, 0);
                }
            }
            return;
        }
        if state.bound(index) != 0 || flags & node::TRACK == 0 || !self.blocks_on(at) {
            return;
        }
        let mut others =
            (first..first + self.tokens).filter(|i| *i != index && state.nodes[*i] == at);
        if let (Some(other), None) = (others.next(), others.next()) {
            let partner = (other - first) as u8;
            state.bind(index, partner + 1);
            state.bind(other, token + 1);
            let seat = Seat(owner as u8);
            let tokens = [token.min(partner), token.max(partner)];
            emit!(to, Event::Bound { seat, tokens, square: self.square_of(seat, at) });
        }
    }

    fn record_capture<O: Observer>(&self, state: &mut State, owner: usize, group: u16, to: &mut O) {
        match self.spec().moving.gate {
            Gate::Open => {}
            Gate::SeatCaptured if state.has[owner] & has::CAPTURED != 0 => {}
            Gate::SeatCaptured => {
                state.has[owner] |= has::CAPTURED;
                emit!(to, Event::GateOpened { seat: Seat(owner as u8) });
            }
            Gate::TokenCaptured => state.captors |= u32::from(group) << (owner * self.tokens),
        }
    }

    fn win_bonus<O: Observer>(&self, state: &mut State, did: u32, to: &mut O) {
        let bonus = &self.spec().bonus;
        let kinds = [(bit::CAPTURE, bonus.capture), (bit::FINISH, bonus.finish)];
        for (kind, (fact, pips)) in kinds.into_iter().enumerate() {
            if did & fact != 0 && pips > 0 {
                state.bonus[kind] += 1;
                emit!(to, Event::BonusWon { seat: state.seat(), pips });
            }
        }
    }
}

/// The tokens of a set, lowest first.
#[inline]
fn tokens(mask: u16) -> impl Iterator<Item = u8> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let token = rest.trailing_zeros() as u8;
        (rest != 0).then(|| {
            rest &= rest - 1;
            token
        })
    })
}
