//! Checked rules: tables that make play fast, computed once from a [`Spec`].

mod check;
mod compile;
pub(crate) mod path;
mod termination;
pub(crate) mod throw;

use self::path::{NodeKind, Path};
use self::throw::{Throw, Throws};
use crate::predicate::{CompiledPredicate, ThrowFacts, bit};
use crate::spec::{BlockPlace, BlockStops, Draft, Problems, Spec, catalog};
use crate::state::{Item, MAX_TOKENS, Seat, State, TurnPhase, has};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt;

/// A place on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(into = "String"))]
pub enum Square {
    /// A seat's yard, or off the board.
    Yard(Seat),
    /// A seat's pad.
    Pad(Seat),
    /// A square of the shared track, by its number on the board.
    Track(u8),
    /// A private square of a seat, counted from 1.
    Stretch(Seat, u8),
    /// A seat's finish.
    Finish(Seat),
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Square::Yard(_) => f.write_str("yard"),
            Square::Pad(_) => f.write_str("pad"),
            Square::Track(n) => write!(f, "{n}"),
            Square::Stretch(_, n) => write!(f, "stretch {n}"),
            Square::Finish(_) => f.write_str("finish"),
        }
    }
}

impl Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Properties of a node, as bits.
pub(crate) mod node {
    pub(crate) const TRACK: u16 = 1;
    pub(crate) const SAFE: u16 = 1 << 1;
    pub(crate) const STRETCH: u16 = 1 << 2;
    /// A token here counts as home.
    pub(crate) const HOME: u16 = 1 << 3;
    /// A token here never moves again, and any number of tokens may be here.
    pub(crate) const FINAL: u16 = 1 << 4;
    pub(crate) const PAD: u16 = 1 << 5;
    pub(crate) const MARK: u16 = 1 << 6;
    pub(crate) const LINK: u16 = 1 << 7;
    pub(crate) const EFFECT: u16 = 1 << 8;
    /// The start square of some seat, where the order of arrival matters.
    pub(crate) const START: u16 = 1 << 9;
}

/// The kind of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum LinkKind {
    /// Leads down.
    Snake,
    /// Leads up.
    Ladder,
    /// Leads forward or back, and is drawn as neither a snake nor a ladder.
    Jump,
    /// Like a jump, but also taken from the end of another link, and it may capture on the opposite
    /// seat's stretch.
    Flight,
}

/// The effect of a square on a token that ends its move there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SquareEffect {
    /// It costs the seat its next turn.
    Skip,
    /// It swaps places with the leader.
    Swap,
    /// It gives a shield.
    Shield,
    /// It gives a second throw.
    SecondThrow,
    /// It gives a roll of the player's choice.
    ChosenRoll,
}

impl SquareEffect {
    /// The item that the square gives, if any.
    pub(crate) fn item(self) -> Option<Item> {
        match self {
            SquareEffect::Skip | SquareEffect::Swap => None,
            SquareEffect::Shield => Some(Item::Shield),
            SquareEffect::SecondThrow => Some(Item::SecondThrow),
            SquareEffect::ChosenRoll => Some(Item::ChosenRoll),
        }
    }
}

/// A variant's rules, checked and compiled.
#[derive(Clone)]
pub struct Rules {
    pub(crate) spec: Spec,
    pub(crate) text: String,
    pub(crate) hash: String,
    pub(crate) path: Path,
    pub(crate) throws: Throws,
    pub(crate) seats: usize,
    pub(crate) tokens: usize,
    /// `step = node − offset`.
    pub(crate) offset: i16,
    pub(crate) flags: [u16; 256],
    /// By pips, then node: where a token ends up, with the gate open and with the gate closed.
    pub(crate) land: Vec<[u8; 256]>,
    pub(crate) land_closed: Vec<[u8; 256]>,
    /// By relative seat, then node: the node of that seat's path on the same square. A path can
    /// visit a square several times, so there are several tables.
    pub(crate) meet: Vec<[[u8; 256]; 6]>,
    /// By seat, then node: the node that each token in the game would have on the same square, so
    /// that one comparison with all tokens shows whether any of them is there.
    pub(crate) anyone: Vec<[u8; MAX_TOKENS]>,
    /// The same for opposing tokens only.
    pub(crate) opposing: Vec<[u8; MAX_TOKENS]>,
    pub(crate) links: [(u8, LinkKind); 256],
    pub(crate) effects: Vec<(u8, SquareEffect)>,
    pub(crate) flight_hits: u8,
    pub(crate) goal: u8,
    pub(crate) entry: CompiledPredicate,
    pub(crate) again: CompiledPredicate,
    pub(crate) streak_on: CompiledPredicate,
    pub(crate) undersides: CompiledPredicate,
    pub(crate) break_on: CompiledPredicate,
    pub(crate) remap: Vec<(u8, u8, CompiledPredicate)>,
    pub(crate) throw_facts: ThrowFacts,
    /// The facts that some condition mentions.
    pub(crate) facts_needed: u32,
    /// For each throw, everything that depends on it alone.
    pub(crate) answers: Vec<Answers>,
    /// By throw, then node: where a token ends up, including from the yard. Empty if that depends
    /// on more than the throw and the node.
    pub(crate) rows: Vec<[u8; 256]>,
    pub(crate) traits: Traits,
}

/// Everything that depends on the throw alone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answers {
    /// The pips it gives, if it gives a single number of pips.
    pub(crate) pips: u8,
    /// Whether it counts towards a streak.
    pub(crate) streak: bool,
    /// Whether it gives an extra roll, whatever the move does.
    pub(crate) again: bool,
}

/// Properties of a variant that decide which work can be skipped: simplifications that hold for
/// it, and features that it has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Traits {
    /// The legality of a move depends only on the token's own node, not on other tokens.
    pub(crate) free: bool,
    /// A throw gives a single number of pips, and only dice give pips.
    pub(crate) single: bool,
    /// Players choose between moves only: they may not pass or use an item instead.
    pub(crate) only_moves: bool,
    /// A player's moves differ only by where the moving token stands, and there are at most four
    /// tokens.
    pub(crate) only_place: bool,
    /// A move is one token that walks, may capture and may finish; nothing else can happen.
    pub(crate) plain: bool,
    /// Some rule forbids moves in favour of others (must enter, must break a block …).
    pub(crate) filtered: bool,
    pub(crate) captures: bool,
    pub(crate) hits_safe: bool,
    pub(crate) blocks: bool,
    pub(crate) stacks: bool,
    pub(crate) halves: bool,
    pub(crate) watch_path: bool,
    pub(crate) gate: bool,
    pub(crate) bonus: bool,
    pub(crate) teams: bool,
    pub(crate) assist: bool,
    pub(crate) records_entry: bool,
    pub(crate) records_moved: bool,
    pub(crate) records_arrival: bool,
    pub(crate) special: bool,
    pub(crate) items: bool,
}

impl fmt::Debug for Rules {
    /// Leaves out the tables, which would fill pages.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rules").field("id", &self.spec.id).field("hash", &self.hash()).finish()
    }
}

impl PartialEq for Rules {
    /// Everything else follows from the text.
    fn eq(&self, other: &Rules) -> bool {
        self.text == other.text
    }
}

impl Rules {
    /// A variant that comes with the program, by its id.
    pub fn named(id: &str) -> Option<Rules> {
        let spec = catalog::find(id)?;
        Some(Rules::new(spec).expect("the variants that come with the program are valid"))
    }

    /// Reads and checks a variant file.
    pub fn read(text: &str) -> Result<Rules, Problems> {
        Draft::read(text).check()
    }

    /// The values of the variant.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The resolved text of the variant, which contains all its values.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The SHA-256 hash of the resolved text, in hexadecimal digits.
    pub fn hash(&self) -> String {
        self.hash.clone()
    }

    /// Uses the text of a record unchanged, even if this program would print it differently.
    pub(crate) fn set_text(&mut self, text: String) {
        self.hash = sha256_hex(&text);
        self.text = text;
    }

    /// The number of tokens per seat.
    pub fn tokens(&self) -> usize {
        self.tokens
    }

    /// The number of seats at the board.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The usual seats for a number of players, spread evenly round the board.
    pub fn usual_seats(&self, players: usize) -> Vec<Seat> {
        let spread = self.spec.board.turn > 0 && players > 0;
        let seat = |i: usize| if spread { i * self.seats / players } else { i };
        (0..players).map(|i| Seat(seat(i) as u8)).collect()
    }

    /// The colour of a seat, as the board file names it.
    pub fn colour(&self, seat: Seat) -> &str {
        self.spec.board.colours.get(seat.index()).map_or("", String::as_str)
    }

    /// The dice of a throw in ascending order; a single value for lots.
    pub fn dice(&self, throw: Throw) -> &[u8] {
        &self.throws.infos[usize::from(throw.0)].dice
    }

    /// The dice of the throw that is being moved; empty if there is none.
    pub fn rolled(&self, state: &State) -> &[u8] {
        match state.phase {
            TurnPhase::Move => self.dice(Throw(state.throw)),
            _ => &[],
        }
    }

    /// Every outcome of the next throw with its weight; empty if no throw is due.
    #[inline]
    pub fn throws(&self, state: &State) -> &[(Throw, u32)] {
        match state.phase {
            TurnPhase::Opening => &self.throws.sets[0],
            TurnPhase::Roll => &self.throws.sets[self.set(state)],
            _ => &[],
        }
    }

    /// The sum of the weights of the next throw's outcomes; 0 if no throw is due.
    #[inline]
    pub fn total_weight(&self, state: &State) -> u32 {
        match state.phase {
            TurnPhase::Opening => self.throws.totals[0],
            TurnPhase::Roll => self.throws.totals[self.set(state)],
            _ => 0,
        }
    }

    /// The throw with these dice, given in any order, if it is possible now.
    pub fn throw(&self, state: &State, dice: &[u8]) -> Option<Throw> {
        let mut sorted = [0; 8];
        let sorted = sorted.get_mut(..dice.len())?;
        sorted.copy_from_slice(dice);
        sorted.sort_unstable();
        let list = self.throws(state);
        list.iter().map(|(throw, _)| *throw).find(|t| self.dice(*t) == sorted)
    }

    /// The step of a token: −1 in a yard, or 0 off a board without yards, then counted along the
    /// path.
    pub fn step(&self, state: &State, seat: Seat, token: usize) -> i16 {
        self.step_of(self.node(state, seat, token))
    }

    /// The square on which a token stands.
    pub fn square(&self, state: &State, seat: Seat, token: usize) -> Square {
        self.square_of(seat, self.node(state, seat, token))
    }

    /// The square of a step on a seat's path.
    pub fn square_at(&self, seat: Seat, step: i16) -> Option<Square> {
        self.node_of(step).map(|node| self.square_of(seat, node))
    }

    /// How many of a seat's tokens are home.
    pub fn home(&self, state: &State, seat: Seat) -> usize {
        let nodes = &state.nodes[seat.index() * self.tokens..][..self.tokens];
        nodes.iter().filter(|n| self.flags[usize::from(**n)] & node::HOME != 0).count()
    }

    /// Whether a token is home.
    pub fn is_home(&self, state: &State, seat: Seat, token: usize) -> bool {
        self.flags[usize::from(self.node(state, seat, token))] & node::HOME != 0
    }

    /// The step for the n-th token that reaches home: the finish, or the n-th slot from the end.
    pub fn home_step(&self, n: usize) -> i16 {
        let slots = self.flags[usize::from(self.path.last)] & node::FINAL == 0;
        self.finish() - if slots { n as i16 } else { 0 }
    }

    /// Whether a token stands where an opponent could capture it.
    pub fn is_exposed(&self, state: &State, seat: Seat, token: usize) -> bool {
        let flags = self.flags[usize::from(self.node(state, seat, token))];
        let on_track = flags & node::TRACK != 0 && flags & node::FINAL == 0;
        // An entering token can capture on its start square even if it is safe, and a flight can
        // capture in the stretch.
        let hit = self.traits.hits_safe && flags & node::START != 0;
        let crossed = self.node(state, seat, token) == self.flight_hits;
        self.traits.captures && (on_track && (flags & node::SAFE == 0 || hit) || crossed)
    }

    /// Whether a seat will miss its next turn.
    pub fn will_skip(&self, state: &State, seat: Seat) -> bool {
        state.has[seat.index()] & has::SKIP != 0
    }

    /// Whether a seat has captured; recorded only if the gate depends on it.
    pub fn has_captured(&self, state: &State, seat: Seat) -> bool {
        state.has[seat.index()] & has::CAPTURED != 0
    }

    /// The pairs of a seat's tokens that form a block and move together.
    pub fn bound_blocks(&self, state: &State, seat: Seat) -> impl Iterator<Item = [u8; 2]> + use<> {
        let (state, first) = (*state, seat.index() * self.tokens);
        let tokens = 0..self.tokens as u8;
        tokens.filter_map(move |a| {
            let b = state.bound(first + usize::from(a)).checked_sub(1)?;
            (a < b).then_some([a, b])
        })
    }

    /// Whether a step lies in the home stretch.
    pub fn in_stretch(&self, step: i16) -> bool {
        self.node_of(step).is_some_and(|n| self.flags[usize::from(n)] & node::STRETCH != 0)
    }

    /// The steps of a path, from the yard (or off the board) to its end.
    pub fn steps(&self) -> std::ops::RangeInclusive<i16> {
        -self.offset..=self.step_of(self.path.last)
    }

    /// The last step of a path, where a token has finished.
    pub fn finish(&self) -> i16 {
        self.step_of(self.path.last)
    }

    /// Whether two seats play together.
    pub fn partners(&self, a: Seat, b: Seat) -> bool {
        self.traits.teams && a != b && self.team(a.index()) == self.team(b.index())
    }

    #[inline]
    pub(crate) fn node(&self, state: &State, seat: Seat, token: usize) -> u8 {
        state.nodes[seat.index() * self.tokens + token]
    }

    pub(crate) fn step_of(&self, node: u8) -> i16 {
        i16::from(node) - self.offset
    }

    pub(crate) fn node_of(&self, step: i16) -> Option<u8> {
        let node = u8::try_from(step + self.offset).ok()?;
        (usize::from(node) < self.path.len()).then_some(node)
    }

    pub(crate) fn square_of(&self, seat: Seat, node: u8) -> Square {
        match self.path.kinds[usize::from(node)] {
            NodeKind::Yard => Square::Yard(seat),
            NodeKind::Pad => Square::Pad(seat),
            NodeKind::Stretch(n) => Square::Stretch(seat, n),
            NodeKind::Finish => Square::Finish(seat),
            NodeKind::Track(i) => {
                let board = &self.spec.board;
                let at = usize::from(i) + seat.index() * usize::from(board.turn);
                Square::Track((at % usize::from(board.ring)) as u8 + board.first)
            }
        }
    }

    /// The seat across the board.
    #[inline]
    pub fn opposite(&self, seat: Seat) -> Seat {
        Seat(((seat.index() + self.seats / 2) % self.seats) as u8)
    }

    /// The number of a seat's team. Two seats with the same number play together.
    #[inline]
    pub(crate) fn team(&self, seat: usize) -> usize {
        if self.traits.teams { seat % (self.seats / 2) } else { seat }
    }

    /// The number of the seat `seat`, counted from the seat `from`.
    #[inline]
    pub(crate) fn relative(&self, from: usize, seat: usize) -> usize {
        if seat >= from { seat - from } else { seat + self.seats - from }
    }

    /// The index of the set of throws for the next roll.
    #[inline]
    pub(crate) fn set(&self, state: &State) -> usize {
        if self.throws.sets.len() == 1 { 0 } else { self.set_of_few(state) }
    }

    fn set_of_few(&self, state: &State) -> usize {
        let first = usize::from(state.order[usize::from(state.at)]) * self.tokens;
        let near = self.path.last.saturating_sub(self.spec.dice.fewer[0] as u8);
        let nodes = &state.nodes[first..first + self.tokens];
        let running = |n: &&u8| self.flags[usize::from(**n)] & node::HOME == 0;
        usize::from(nodes.iter().filter(running).all(|n| *n >= near))
    }

    /// Whether an opposing token could be on the square of `owner`'s node. `true` may be wrong,
    /// `false` is certain.
    #[inline(always)]
    pub(crate) fn may_meet_opponents(&self, state: &State, owner: usize, at: u8) -> bool {
        let there = self.opposing.get(owner * self.path.len() + usize::from(at));
        there.is_none_or(|there| any_equal(&state.nodes, there))
    }

    /// Whether any token could be there. `true` may be wrong, `false` is certain.
    #[inline]
    pub(crate) fn may_be_taken(&self, state: &State, owner: usize, at: u8) -> bool {
        let there = self.anyone.get(owner * self.path.len() + usize::from(at));
        there.is_none_or(|there| any_equal(&state.nodes, there))
    }

    /// Whether tokens can form a block on this node.
    #[inline]
    pub(crate) fn blocks_on(&self, node: u8) -> bool {
        let flags = self.flags[usize::from(node)];
        let safe = flags & node::SAFE != 0 && self.spec.meeting.place == BlockPlace::NotOnSafe;
        flags & (node::TRACK | node::STRETCH) != 0 && flags & node::FINAL == 0 && !safe
    }

    pub(crate) fn blocks_stop_own(&self) -> bool {
        self.spec.meeting.block_stops == BlockStops::Everyone
    }

    /// The facts about the seat that throws.
    pub(crate) fn seat_facts(&self, state: &State, seat: usize) -> u32 {
        let needs = |fact: u32| self.facts_needed & fact != 0;
        if !needs(bit::YARD_EMPTY | bit::NOTHING_ON_TRACK | bit::LAST_TOKEN | bit::FIRST_ENTRY) {
            return 0;
        }
        let nodes = &state.nodes[seat * self.tokens..][..self.tokens];
        let home = |n: u8| self.flags[usize::from(n)] & node::HOME != 0;
        let mut facts = 0;
        if needs(bit::YARD_EMPTY) && nodes.iter().all(|n| *n != 0) {
            facts |= bit::YARD_EMPTY;
        }
        if needs(bit::NOTHING_ON_TRACK) && self.nothing_on_track(state, seat) {
            facts |= bit::NOTHING_ON_TRACK;
        }
        if needs(bit::LAST_TOKEN) && nodes.iter().filter(|n| !home(**n)).count() == 1 {
            facts |= bit::LAST_TOKEN;
        }
        if state.has[seat] & has::ENTERED == 0 {
            facts |= bit::FIRST_ENTRY;
        }
        facts
    }

    pub(crate) fn nothing_on_track(&self, state: &State, seat: usize) -> bool {
        let nodes = &state.nodes[seat * self.tokens..][..self.tokens];
        let on = node::TRACK | node::PAD;
        let out = |n: u8| {
            self.flags[usize::from(n)] & on != 0 && self.flags[usize::from(n)] & node::HOME == 0
        };
        !nodes.iter().any(|n| out(*n))
    }
}

/// Whether two arrays are equal at any index, computed without branches.
#[inline]
fn any_equal(a: &[u8; MAX_TOKENS], b: &[u8; MAX_TOKENS]) -> bool {
    a.iter().zip(b).fold(false, |any, (a, b)| any | (a == b))
}

/// The SHA-256 hash of a text, in hexadecimal digits.
pub(crate) fn sha256_hex(text: &str) -> String {
    hex::encode(Sha256::digest(text.as_bytes()))
}
