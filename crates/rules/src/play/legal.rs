//! The legal moves, and the reasons why other moves are not legal.

use super::apply::Action;
use super::illegal::Illegal;
use crate::rules::path::NONE;
use crate::rules::{LinkKind, Rules, node};
use crate::spec::{
    DiceUse, EntryAt, EntryHit, Follow, Gate, Must, Own, Passing, Safe, StretchKind,
};
use crate::state::{
    Item, MAX_OFFERS, Move, Moves, Seat, State, TurnPhase, count_of_four, has, nth_bit,
};

/// The source of a move's pips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// One die, or the whole throw.
    Die,
    /// The sum of all dice, used to enter a token.
    Sum,
    /// The bonus for a capture (0) or for a token that reached home (1).
    Bonus(usize),
}

impl Rules {
    /// Every legal move; empty unless a move is due.
    #[inline]
    pub fn legal(&self, state: &State) -> Moves {
        match state.phase {
            TurnPhase::Move if self.traits.single => Moves::one(state.pool[0], state.movable[0]),
            TurnPhase::Move => self.stored_moves(state),
            _ => Moves::default(),
        }
    }

    /// The moves that were stored in the state when the decision began.
    fn stored_moves(&self, state: &State) -> Moves {
        let mut moves = Moves::default();
        let mut sets = state.movable.iter();
        self.offers(state, |pips, _| moves.add(pips, *sets.next().unwrap_or(&0)));
        moves
    }

    /// A random action for the player to act; `None` if no move is due. `below(n)` must return a
    /// random number below `n`.
    #[inline]
    pub fn draw(&self, state: &State, below: impl FnOnce(u32) -> u32) -> Option<Action> {
        if state.phase != TurnPhase::Move {
            return None;
        }
        if self.traits.only_place {
            let tokens = state.movable[0];
            let drawn = below(count_of_four(tokens));
            let mv = Move { token: nth_bit(tokens, drawn as usize), pips: state.pool[0] };
            return Some(Action::Move(mv));
        }
        let moves = self.legal(state);
        let passes = moves.len() as u32 + u32::from(self.may_pass(state));
        let drawn = below(passes + u32::from(self.usable(state).is_some()));
        Some(match moves.get(drawn as usize) {
            Some(mv) => Action::Move(mv),
            None if drawn < passes => Action::Pass,
            None => Action::SecondThrow,
        })
    }

    /// Like [`Rules::legal`], but tokens of a seat that are interchangeable are listed once.
    pub fn choices(&self, state: &State) -> Moves {
        let mut moves = self.legal(state);
        self.distinct(state, &mut moves);
        moves
    }

    /// The actions from which a player chooses when a move is due: these moves, a pass where that
    /// is allowed, and an item that can be used.
    pub fn decisions(&self, state: &State, moves: Moves) -> impl Iterator<Item = Action> + use<> {
        let pass = self.may_pass(state).then_some(Action::Pass);
        let again = self.usable(state).filter(|item| *item == Item::SecondThrow);
        moves.iter().map(Action::Move).chain(pass).chain(again.map(|_| Action::SecondThrow))
    }

    /// Whether the player has a real choice: at least two actions with different results.
    #[inline]
    pub fn has_choice(&self, state: &State) -> bool {
        let first = state.seat().index() * self.tokens;
        match state.nodes.get(first..).and_then(|nodes| nodes.first_chunk()) {
            Some(four) if self.traits.only_place => {
                state.phase == TurnPhase::Move && places_differ(*four, state.movable[0])
            }
            _ => self.has_several(state),
        }
    }

    #[inline(never)]
    fn has_several(&self, state: &State) -> bool {
        let options = self.choices(state).len() + usize::from(self.may_pass(state));
        options + usize::from(self.usable(state).is_some()) > 1
    }

    /// Whether two tokens of a seat are interchangeable, so that moving either has the same result.
    #[inline]
    fn interchangeable(&self, state: &State, first: usize, a: usize, b: usize) -> bool {
        let same = state.nodes[first + a] == state.nodes[first + b];
        if !self.traits.gate && !self.traits.halves {
            return same;
        }
        let captor = |i: usize| state.captors >> i & 1;
        same && (state.bound(first + a) == 0) == (state.bound(first + b) == 0)
            && captor(first + a) == captor(first + b)
    }

    /// Whether two legal moves are the same choice: the same pips for interchangeable tokens.
    pub(crate) fn is_same_choice(&self, state: &State, a: Move, b: Move) -> bool {
        let first = self.mover(state).index() * self.tokens;
        let tokens = [a, b].map(|mv| usize::from(mv.token));
        a.pips == b.pips && self.interchangeable(state, first, tokens[0], tokens[1])
    }

    /// Whether the player may decline to move now.
    #[inline]
    pub fn may_pass(&self, state: &State) -> bool {
        !self.traits.only_moves
            && state.phase == TurnPhase::Move
            && (self.spec().moving.must == Must::Optional || state.movable == [0; MAX_OFFERS])
    }

    /// The seat whose tokens the seat to act moves: its own, or its partner's if it is home.
    #[inline]
    pub fn mover(&self, state: &State) -> Seat {
        let seat = state.seat();
        if self.traits.assist { self.mover_in_team(state, seat) } else { seat }
    }

    #[cold]
    fn mover_in_team(&self, state: &State, seat: Seat) -> Seat {
        if self.reached_goal(state, seat) { self.opposite(seat) } else { seat }
    }

    pub(crate) fn distinct(&self, state: &State, moves: &mut Moves) {
        let first = self.mover(state).index() * self.tokens;
        moves.map(|mask| {
            let mut kept = 0u16;
            for token in 0..self.tokens {
                let seen = (0..token)
                    .any(|t| kept >> t & 1 == 1 && self.interchangeable(state, first, t, token));
                if mask >> token & 1 == 1 && !seen {
                    kept |= 1 << token;
                }
            }
            kept
        });
    }

    /// Computes the legal moves and stores them in the state. Returns whether there are any.
    pub(crate) fn store_moves(&self, state: &mut State) -> bool {
        let moves = self.find_moves(state);
        state.movable = moves.sets();
        !moves.is_empty()
    }

    fn find_moves(&self, state: &State) -> Moves {
        let mut moves = self.possible(state);
        if self.traits.filtered && !moves.is_empty() {
            self.filter(state, &mut moves, None);
        }
        moves
    }

    /// The tokens that may move, if only the throw and the token's own node matter.
    #[inline(always)]
    pub(crate) fn find_free(&self, state: &State) -> u16 {
        let owner = self.mover(state).index();
        let row = &self.rows[usize::from(state.throw)];
        let nodes = &state.nodes[owner * self.tokens..][..self.tokens];
        let leads = |mask, (t, at): (usize, &u8)| mask | u16::from(row[usize::from(*at)] != 0) << t;
        // Most variants have four tokens; a loop of known length is faster.
        match <&[u8; 4]>::try_from(nodes) {
            Ok(four) => four.iter().enumerate().fold(0, leads),
            Err(_) => nodes.iter().enumerate().fold(0, leads),
        }
    }

    /// Every move that no token or square forbids, before the rules about mandatory moves apply.
    pub(crate) fn possible(&self, state: &State) -> Moves {
        let owner = self.mover(state).index();
        let mut moves = Moves::default();
        self.offers(state, |pips, source| {
            let mut mask = 0u16;
            for token in 0..self.tokens {
                if self.landing(state, owner, token, pips, source).is_ok() {
                    mask |= 1 << token;
                }
            }
            moves.add(pips, mask);
        });
        moves
    }

    /// Calls `offer` once for each different number of pips that can be moved.
    pub(crate) fn offers(&self, state: &State, mut offer: impl FnMut(u8, Source)) {
        let pool = &state.pool[..usize::from(state.pool_len)];
        let mut seen = [0u8; MAX_OFFERS];
        let mut count = 0;
        let mut once = |pips: u8, source: Source| {
            if pips > 0 && !seen[..count].contains(&pips) {
                seen[count] = pips;
                count += 1;
                offer(pips, source);
            }
        };
        for &pips in pool {
            once(pips, Source::Die);
        }
        if self.spec().dice.spend == DiceUse::Each && pool.len() > 1 {
            let info = &self.throws.infos[usize::from(state.throw)];
            let seat = self.seat_facts(state, self.mover(state).index());
            let untouched =
                pool.len() == info.dice.len() && !self.undersides.holds(info.facts | seat);
            let by_sum = self.entry.holds(self.throw_facts.of_sum(info.sum) | seat);
            if untouched && by_sum && !self.entry.holds(seat) {
                once(info.sum, Source::Sum);
            }
        }
        if state.bonus[0] > 0 {
            once(self.spec().bonus.capture, Source::Bonus(0));
        }
        if state.bonus[1] > 0 {
            once(self.spec().bonus.finish, Source::Bonus(1));
        }
    }

    /// The source of these pips, if they can be moved.
    pub(crate) fn source(&self, state: &State, wanted: u8) -> Option<Source> {
        let mut found = None;
        self.offers(state, |pips, source| {
            if pips == wanted {
                found = Some(source);
            }
        });
        found
    }

    /// The node on which a token from the yard would enter, or 0 if it cannot.
    #[inline]
    pub(crate) fn entry_node(&self, state: &State, owner: usize, pips: u8, source: Source) -> u8 {
        let throw = match source {
            Source::Die if self.spec().dice.spend == DiceUse::Sum => {
                self.throws.infos[usize::from(state.throw)].facts
            }
            Source::Die => self.throw_facts.of_die(pips),
            Source::Sum => self.throw_facts.of_sum(pips),
            Source::Bonus(_) => return 0,
        };
        if !self.entry.holds(throw | self.seat_facts(state, owner)) {
            return 0;
        }
        match self.spec().entry.at {
            EntryAt::Start | EntryAt::Pad => 1,
            EntryAt::Value => self.land[usize::from(pips)][0],
        }
    }

    /// The node where a token would land, before it follows links, or why it cannot move.
    pub(crate) fn landing(
        &self,
        state: &State,
        owner: usize,
        token: usize,
        pips: u8,
        source: Source,
    ) -> Result<u8, Illegal> {
        let index = owner * self.tokens + token;
        let from = state.nodes[index];
        if from == 0 {
            let to = self.entry_node(state, owner, pips, source);
            if to == 0 {
                return Err(self.cannot_enter(state, owner, token, pips, source));
            }
            if self.traits.free {
                return Ok(to);
            }
            let walks = self.spec().entry.at == EntryAt::Value;
            return self.clear_path(state, owner, index, if walks { pips } else { 0 }, to, false);
        }
        if source == Source::Sum {
            return Err(Illegal::OnlyDiceEnter { pips });
        }
        if self.flags[usize::from(from)] & node::FINAL != 0 {
            return Err(Illegal::TokenHome { token: token as u8 });
        }
        let mut walked = pips;
        if self.traits.halves && state.bound(index) != 0 {
            if pips % 2 == 1 {
                return Err(Illegal::OddForBlock { pips });
            }
            walked = pips / 2;
        }
        let closed = self.traits.gate && self.gate_closed(state, owner, index);
        let land = if closed { &self.land_closed } else { &self.land };
        let to = land[usize::from(walked)][usize::from(from)];
        if to == 0 {
            return Err(match self.path.stair(from) {
                Some(pips) => Illegal::StairNeeds { pips },
                _ if self.path.walk(from, walked, closed, |_, _| true).is_some() => {
                    Illegal::DeadEnd
                }
                _ => Illegal::TooFar { token: token as u8, pips },
            });
        }
        if self.traits.free {
            return Ok(to);
        }
        self.clear_path(state, owner, index, walked, to, closed)
    }

    /// The steps that a token goes over in a move, up to the one where it lands.
    pub(crate) fn via(&self, state: &State, owner: usize, mv: Move, landing: u8) -> Vec<i16> {
        let index = owner * self.tokens + usize::from(mv.token);
        let bound = self.traits.halves && state.bound(index) != 0;
        let pips = if bound { mv.pips / 2 } else { mv.pips };
        let closed = self.traits.gate && self.gate_closed(state, owner, index);
        let mut nodes = Vec::new();
        self.path.walk(state.nodes[index], pips, closed, |node, _| {
            nodes.push(node);
            true
        });
        // A token that stops behind another of its seat does not go the last step.
        while nodes.last().is_some_and(|node| *node != landing) {
            nodes.pop();
        }
        // A token that enters is put on its first square.
        if nodes.is_empty() {
            nodes.push(landing);
        }
        nodes.into_iter().map(|node| self.step_of(node)).collect()
    }

    fn cannot_enter(
        &self,
        state: &State,
        owner: usize,
        token: usize,
        pips: u8,
        source: Source,
    ) -> Illegal {
        let by_value = self.spec().entry.at == EntryAt::Value;
        let holds = self.entry.holds(self.throw_facts.of_die(pips) | self.seat_facts(state, owner));
        match source {
            Source::Bonus(_) => Illegal::OnlyDiceEnter { pips },
            _ if by_value && holds => Illegal::TooFar { token: token as u8, pips },
            _ => Illegal::CannotEnter,
        }
    }

    /// Whether a token that reaches the gate must go round again.
    fn gate_closed(&self, state: &State, owner: usize, index: usize) -> bool {
        let open = match self.spec().moving.gate {
            Gate::Open => true,
            Gate::SeatCaptured => state.has[owner] & has::CAPTURED != 0,
            Gate::TokenCaptured => state.captors >> index & 1 == 1,
        };
        !open
            && state.seats().any(|seat| {
                let opponent = self.team(seat.index()) != self.team(owner) && !state.has_left(seat);
                let nodes = &state.nodes[seat.index() * self.tokens..][..self.tokens];
                let within = |n: u8| self.flags[usize::from(n)] & (node::HOME | node::STRETCH) == 0;
                opponent && nodes.iter().any(|n| within(*n))
            })
    }

    /// Checks the squares on the way and the last one. Returns where the token lands, which may be
    /// behind a token of its own seat.
    fn clear_path(
        &self,
        state: &State,
        owner: usize,
        index: usize,
        pips: u8,
        to: u8,
        closed: bool,
    ) -> Result<u8, Illegal> {
        let from = state.nodes[index];
        let entering = from == 0;
        let seat = Seat(owner as u8);
        let bound = self.traits.halves && !entering && state.bound(index) != 0;
        let mut refusal = None;
        let mut before = from;
        if self.traits.watch_path && pips > 0 {
            self.path.walk(from, pips, closed, |at, last| {
                refusal = if last { None } else { self.passing(state, owner, index, at) };
                if refusal.is_none() && self.traits.blocks && !bound {
                    refusal = self.block(state, owner, index, at);
                }
                if !last {
                    before = at;
                }
                refusal.is_none()
            });
        } else if self.traits.blocks
            && !bound
            && !(entering && self.spec().entry.hit == EntryHit::Full)
        {
            refusal = self.block(state, owner, index, to);
        }
        if let Some(refusal) = refusal {
            return Err(refusal);
        }
        let meeting = &self.spec().meeting;
        let own_at = |at: u8| self.others_of_seat(state, owner, index, at) > 0;
        let mut to = to;
        let open = node::FINAL | node::PAD;
        if meeting.own == Own::StopBehind && self.flags[usize::from(to)] & open == 0 && own_at(to) {
            if before == from || entering || own_at(before) {
                return Err(Illegal::OwnThere { square: self.square_of(seat, to) });
            }
            to = before;
        }
        let rest = self.rest(state, owner, to);
        if self.flags[usize::from(rest)] & open != 0 {
            return Ok(to);
        }
        let linked = rest != to && self.traits.blocks && !bound;
        if let Some(refusal) = linked.then(|| self.block(state, owner, index, rest)).flatten() {
            return Err(refusal);
        }
        let square = self.square_of(seat, rest);
        let one_each = self.spec().moving.stretch == StretchKind::Slots
            && self.flags[usize::from(rest)] & node::STRETCH != 0;
        if (meeting.own == Own::Forbid || one_each) && own_at(rest) {
            return Err(Illegal::OwnThere { square });
        }
        let (opponents, opponent) = self.opponents(state, owner, rest);
        let safe = self.flags[usize::from(rest)] & node::SAFE != 0;
        let hits = match self.spec().entry.hit {
            EntryHit::Landing => false,
            EntryHit::Full => entering && opponents > 0,
            EntryHit::Single => entering && opponents == 1,
        };
        if safe && meeting.safe == Safe::NobodyElse && opponents > 0 && !hits {
            return Err(Illegal::SafeHeld { seat: opponent, square });
        }
        let staying = if hits || !safe && self.traits.captures { 0 } else { opponents };
        let friends = self.friends(state, owner, index, rest);
        let coming = if bound { 2 } else { 1 };
        if staying + friends + coming > usize::from(meeting.most.count()) {
            return Err(Illegal::Full { square });
        }
        Ok(to)
    }

    /// The node where a token that lands here ends its move.
    fn rest(&self, state: &State, owner: usize, to: u8) -> u8 {
        self.links_end(to, state.has[owner] & has::SHIELD != 0)
    }

    /// The node at the end of the links from a node. A shield stops the first snake at its head.
    pub(crate) fn links_end(&self, to: u8, shielded: bool) -> u8 {
        let mut at = to;
        let mut last = None;
        while let Some((next, kind)) = self.link(at, last) {
            if kind == LinkKind::Snake && shielded {
                break;
            }
            at = next;
            last = Some(kind);
        }
        at
    }

    /// The link that a token follows from here, after a link of the kind `last`.
    pub(crate) fn link(&self, at: u8, last: Option<LinkKind>) -> Option<(u8, LinkKind)> {
        let (to, kind) = self.links[usize::from(at)];
        let on = self.spec().squares.follow == Follow::On;
        let follows = match last {
            None => true,
            Some(LinkKind::Flight) => on,
            Some(_) => on || kind == LinkKind::Flight,
        };
        (to != NONE && follows).then_some((to, kind))
    }

    fn passing(&self, state: &State, owner: usize, index: usize, at: u8) -> Option<Illegal> {
        let flags = self.flags[usize::from(at)];
        if flags & node::FINAL != 0 || !self.may_be_taken(state, owner, at) {
            return None;
        }
        let slot = self.spec().moving.stretch == StretchKind::Slots && flags & node::STRETCH != 0;
        let stops = |seat: &Seat| match self.spec().moving.passing {
            // A token that bounces may pass the square that it came from.
            _ if seat.index() == owner => {
                (slot || self.spec().moving.passing != Passing::Free)
                    && self.others_of_seat(state, owner, index, at) > 0
            }
            Passing::Nobody => self.count(state, owner, seat.index(), at) > 0,
            Passing::Free | Passing::NotOwn => false,
        };
        let square = self.square_of(Seat(owner as u8), at);
        state.seats().find(stops).map(|seat| Illegal::MayNotPassOver { seat, square })
    }

    /// The reason why a block on this square stops the token, if one does.
    fn block(&self, state: &State, owner: usize, index: usize, at: u8) -> Option<Illegal> {
        if !self.may_be_taken(state, owner, at) {
            return None;
        }
        let flags = self.flags[usize::from(at)];
        if self.traits.halves {
            // A bound block can stand on any square, but stops others only on the track.
            if flags & node::TRACK == 0 {
                return None;
            }
        } else if !self.blocks_on(at) {
            return None;
        }
        let size = usize::from(self.spec().meeting.block_size);
        for seat in state.seats() {
            let theirs = seat.index();
            if self.team(theirs) == self.team(owner) && !self.blocks_stop_own() {
                continue;
            }
            let mut tokens = 0;
            self.on_square(state, owner, theirs, at, |i| {
                tokens += usize::from(i != index && (!self.traits.halves || state.bound(i) != 0));
            });
            if tokens >= size {
                return Some(Illegal::Blocked {
                    seat,
                    square: self.square_of(Seat(owner as u8), at),
                });
            }
        }
        None
    }

    /// Calls `see` with the index of every token of a seat on the square of `owner`'s node.
    #[inline]
    pub(crate) fn on_square(
        &self,
        state: &State,
        owner: usize,
        seat: usize,
        at: u8,
        mut see: impl FnMut(usize),
    ) {
        let rel = self.relative(owner, seat);
        let first = seat * self.tokens;
        for table in &self.meet {
            let theirs = table[rel][usize::from(at)];
            if theirs == NONE {
                return;
            }
            for (token, node) in state.nodes[first..first + self.tokens].iter().enumerate() {
                if *node == theirs {
                    see(first + token);
                }
            }
        }
    }

    pub(crate) fn count(&self, state: &State, owner: usize, seat: usize, at: u8) -> usize {
        let mut count = 0;
        self.on_square(state, owner, seat, at, |_| count += 1);
        count
    }

    /// How many other tokens of the same seat, which do not move together with this one, are on a
    /// square.
    fn others_of_seat(&self, state: &State, owner: usize, index: usize, at: u8) -> usize {
        if !self.may_be_taken(state, owner, at) {
            return 0;
        }
        let mut count = 0;
        let group = self.group(state, owner, index);
        self.on_square(state, owner, owner, at, |i| {
            count += usize::from(group >> (i - owner * self.tokens) & 1 == 0);
        });
        count
    }

    /// How many other tokens of the same team are on a square.
    fn friends(&self, state: &State, owner: usize, index: usize, at: u8) -> usize {
        let own = self.others_of_seat(state, owner, index, at);
        let partners = state.seats().filter(|s| self.partners(Seat(owner as u8), *s));
        own + partners.map(|s| self.count(state, owner, s.index(), at)).sum::<usize>()
    }

    /// How many opposing tokens are on a square, and the seat of one of them.
    pub(crate) fn opponents(&self, state: &State, owner: usize, at: u8) -> (usize, Seat) {
        let mut total = 0;
        let mut whose = Seat(owner as u8);
        if !self.may_meet_opponents(state, owner, at) {
            return (0, whose);
        }
        for seat in state.seats() {
            if self.team(seat.index()) != self.team(owner) {
                let count = self.count(state, owner, seat.index(), at);
                if count > 0 {
                    total += count;
                    whose = seat;
                }
            }
        }
        (total, whose)
    }

    /// The tokens of a seat that move together with this one, including itself, as bits.
    #[inline]
    pub(crate) fn group(&self, state: &State, owner: usize, index: usize) -> u16 {
        let token = index - owner * self.tokens;
        let from = state.nodes[index];
        if self.traits.halves && state.bound(index) != 0 {
            return 1 << token | 1 << (state.bound(index) - 1);
        }
        let stacked = self.traits.stacks
            && from != 0
            && self.flags[usize::from(from)] & (node::PAD | node::FINAL) == 0;
        if stacked {
            let nodes = &state.nodes[owner * self.tokens..][..self.tokens];
            let same = nodes.iter().enumerate().filter(|(_, n)| **n == from);
            return same.fold(0, |mask, (t, _)| mask | 1 << t);
        }
        1 << token
    }
}

/// Whether the tokens in the mask, out of four, stand on different nodes. Avoids branches, which
/// the processor could not predict: which tokens may move is close to random.
#[inline]
fn places_differ(nodes: [u8; 4], mask: u16) -> bool {
    const ONE_PER_BYTE: u32 = 0x0101_0101;
    let mask = u32::from(mask);
    let places = u32::from_le_bytes(nodes);
    // Spread bit t of the mask over byte t.
    let among = (mask.wrapping_mul(0x0020_4081) & ONE_PER_BYTE) * 0xff;
    let leader = places >> (8 * (mask.trailing_zeros() & 3)) & 0xff;
    (places ^ (leader * ONE_PER_BYTE)) & among != 0
}
