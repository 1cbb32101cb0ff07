//! Checked rules: tables that make play fast, made once from a [`Spec`].

use crate::predicate::{Atoms, Test, bit};
use crate::spec::{BlockStops, Draft, Problems, Spec, Where, catalog};
use crate::state::{MAX_TOKENS, Seat, State, has};
use crate::throw::{Throw, Throws};
use crate::way::{Place, Way};
use crate::{check, ends};
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

/// What a node is, as bits.
pub(crate) mod node {
    pub(crate) const TRACK: u16 = 1;
    pub(crate) const SAFE: u16 = 1 << 1;
    pub(crate) const STRETCH: u16 = 1 << 2;
    /// A token here counts as home.
    pub(crate) const HOME: u16 = 1 << 3;
    /// A token here never moves again, and any number may be here.
    pub(crate) const FINAL: u16 = 1 << 4;
    pub(crate) const PAD: u16 = 1 << 5;
    pub(crate) const MARK: u16 = 1 << 6;
    pub(crate) const LINK: u16 = 1 << 7;
    pub(crate) const EFFECT: u16 = 1 << 8;
    /// The start of some seat: who came last matters.
    pub(crate) const START: u16 = 1 << 9;
}

/// What kind of link a token follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum LinkKind {
    /// Down.
    Snake,
    /// Up.
    Ladder,
    /// To another square.
    Jump,
    /// Like a jump, and it may capture on the opposite seat's stretch.
    Flight,
}

/// What a square does to a token that comes to rest on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    Skip,
    Swap,
    Item(crate::Item),
}

/// A variant's rules, checked and compiled.
#[derive(Clone)]
pub struct Rules {
    pub(crate) spec: Spec,
    pub(crate) text: String,
    pub(crate) hash: [u8; 32],
    pub(crate) way: Way,
    pub(crate) throws: Throws,
    pub(crate) seats: usize,
    pub(crate) tokens: usize,
    /// `step = node − offset`.
    pub(crate) offset: i16,
    pub(crate) flags: [u16; 256],
    /// Where each node leads by pips: with the gate open, and with it closed.
    pub(crate) land: Vec<[u8; 256]>,
    pub(crate) land_closed: Vec<[u8; 256]>,
    /// For a node and the seats after its own, the nodes on their ways that are the same square.
    pub(crate) meet: Vec<[[u8; 256]; 6]>,
    /// For a seat and its node, the node each token would have on the same square, so that one
    /// comparison of all tokens tells whether anyone is there. By seat, then node.
    pub(crate) anyone: Vec<[u8; MAX_TOKENS]>,
    /// The same for opposing tokens alone.
    pub(crate) opposing: Vec<[u8; MAX_TOKENS]>,
    pub(crate) links: [(u8, LinkKind); 256],
    pub(crate) effects: Vec<(u8, Effect)>,
    pub(crate) flight_hits: u8,
    pub(crate) goal: u8,
    pub(crate) entry: Test,
    pub(crate) again: Test,
    pub(crate) streak_on: Test,
    pub(crate) undersides: Test,
    pub(crate) break_on: Test,
    pub(crate) remap: Vec<(u8, u8, Test)>,
    pub(crate) atoms: Atoms,
    /// Facts of the state that some condition mentions.
    pub(crate) facts_needed: u32,
    /// For each throw, the answers that depend on it alone.
    pub(crate) answers: Vec<Answers>,
    /// For each throw, where each node leads, the yard included; empty if more than the throw
    /// and the node decides that.
    pub(crate) rows: Vec<[u8; 256]>,
    pub(crate) traits: Traits,
}

/// What a throw alone decides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answers {
    /// The pips it gives, where it gives one number of them.
    pub(crate) pips: u8,
    /// Whether it counts for the streak.
    pub(crate) streak: bool,
    /// Whether it gives an extra roll, whatever the move did.
    pub(crate) again: bool,
}

/// What the rules have that not every game has, so that the others need not look.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Traits {
    /// A move never depends on who else is where: only on the token's own node.
    pub(crate) free: bool,
    /// A throw gives one number of pips, and nothing but dice gives any.
    pub(crate) single: bool,
    /// A decision is between moves: nobody may pass or use an item instead.
    pub(crate) only_moves: bool,
    /// What a player may do differs by where one of its own few tokens stands and by nothing else.
    pub(crate) only_place: bool,
    /// A move is one token that walks and may capture: nothing else can happen.
    pub(crate) plain: bool,
    /// Some filter over the possible moves (must enter, must break …).
    pub(crate) filtered: bool,
    pub(crate) captures: bool,
    pub(crate) hits_safe: bool,
    pub(crate) blocks: bool,
    pub(crate) stacks: bool,
    pub(crate) halves: bool,
    pub(crate) watch_way: bool,
    pub(crate) gate: bool,
    pub(crate) bonus: bool,
    pub(crate) teams: bool,
    pub(crate) assist: bool,
    pub(crate) marks_entered: bool,
    pub(crate) marks_moved: bool,
    pub(crate) marks_arrived: bool,
    pub(crate) special: bool,
    pub(crate) items: bool,
}

impl fmt::Debug for Rules {
    /// The tables would fill pages and say no more than this.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rules").field("id", &self.spec.id).field("hash", &self.hash()).finish()
    }
}

impl Rules {
    /// Checks a variant and makes it playable, or reports every problem at once.
    pub fn new(spec: Spec) -> Result<Rules, Problems> {
        let mut problems = Vec::new();
        check::values(&spec, &mut problems);
        let way = Way::new(&spec, &mut problems);
        let throws = Throws::new(&spec.dice, &mut problems);
        if let Some(way) = &way {
            check::squares(&spec, way, &mut problems);
        }
        if let Some(throws) = &throws {
            check::conditions(&spec, throws, &mut problems);
            ends::entry(&spec, throws, &mut problems);
        }
        let (Some(way), Some(throws), true) = (way, throws, problems.is_empty()) else {
            return Err(Problems(problems));
        };
        let rules = Rules::compile(spec, way, throws, &mut problems);
        match rules {
            Some(rules) if problems.is_empty() => {
                ends::ends(&rules, &mut problems);
                if problems.is_empty() { Ok(rules) } else { Err(Problems(problems)) }
            }
            _ => Err(Problems(problems)),
        }
    }

    /// A variant that comes with the program, by its id.
    pub fn named(id: &str) -> Option<Rules> {
        let spec = catalog::find(id)?;
        Some(Rules::new(spec).expect("the variants that come with the program are right"))
    }

    /// Reads and checks a variant file.
    pub fn read(text: &str) -> Result<Rules, Problems> {
        Draft::read(text).check()
    }

    /// The variant as written, resolved.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The resolved text of the variant, which says everything about it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// SHA-256 of the resolved text, in hexadecimal digits.
    pub fn hash(&self) -> String {
        self.hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Keeps the text of a record as it stands there, whatever today's program would print.
    pub(crate) fn keep_text(&mut self, text: String) {
        self.hash = Sha256::digest(text.as_bytes()).into();
        self.text = text;
    }

    /// Tokens a seat has.
    pub fn tokens(&self) -> usize {
        self.tokens
    }

    /// Seats round the board.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The usual seats for a number of players: opposite for two, evenly spread otherwise.
    pub fn usual_seats(&self, players: usize) -> Vec<Seat> {
        let spread = self.spec.board.turn > 0 && players > 0;
        let seat = |i: usize| if spread { i * self.seats / players } else { i };
        (0..players).map(|i| Seat(seat(i) as u8)).collect()
    }

    /// The colour of a seat, as the board file names it.
    pub fn colour(&self, seat: Seat) -> &str {
        self.spec.board.colours.get(seat.index()).map_or("", String::as_str)
    }

    /// The dice of a throw, in rising order; one value for lots.
    pub fn dice(&self, throw: Throw) -> &[u8] {
        &self.throws.infos[usize::from(throw.0)].dice
    }

    /// The dice in play: the throw that is being moved, or none.
    pub fn rolled(&self, state: &State) -> &[u8] {
        match state.phase {
            crate::state::Phase::Move => self.dice(Throw(state.throw)),
            _ => &[],
        }
    }

    /// Every outcome of the next throw with its weight. Empty if no throw is due.
    #[inline]
    pub fn throws(&self, state: &State) -> &[(Throw, u32)] {
        use crate::state::Phase;
        match state.phase {
            Phase::Opening => &self.throws.sets[0],
            Phase::Roll => &self.throws.sets[self.set(state)],
            _ => &[],
        }
    }

    /// The sum of the weights of the next throw's outcomes; 0 if no throw is due.
    #[inline]
    pub fn total_weight(&self, state: &State) -> u32 {
        use crate::state::Phase;
        match state.phase {
            Phase::Opening => self.throws.totals[0],
            Phase::Roll => self.throws.totals[self.set(state)],
            _ => 0,
        }
    }

    /// The throw of these dice, in any order, that is possible now.
    pub fn throw(&self, state: &State, dice: &[u8]) -> Option<Throw> {
        let mut sorted = [0; 8];
        let sorted = sorted.get_mut(..dice.len())?;
        sorted.copy_from_slice(dice);
        sorted.sort_unstable();
        let list = self.throws(state);
        list.iter().map(|(throw, _)| *throw).find(|t| self.dice(*t) == sorted)
    }

    /// The step of a token: −1 in a yard, 0 off a board without one, then along the way.
    pub fn step(&self, state: &State, seat: Seat, token: usize) -> i16 {
        self.step_of(self.node(state, seat, token))
    }

    /// Where a token stands.
    pub fn square(&self, state: &State, seat: Seat, token: usize) -> Square {
        self.square_of(seat, self.node(state, seat, token))
    }

    /// Where a step of a seat's way is on the board.
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

    /// Where the n-th token to come home may stand: the finish, or the n-th slot from the end.
    pub fn home_step(&self, n: usize) -> i16 {
        let slots = self.flags[usize::from(self.way.last)] & node::FINAL == 0;
        self.finish() - if slots { n as i16 } else { 0 }
    }

    /// Whether a token stands where others might capture it.
    pub fn is_exposed(&self, state: &State, seat: Seat, token: usize) -> bool {
        let flags = self.flags[usize::from(self.node(state, seat, token))];
        let on_track = flags & node::TRACK != 0 && flags & node::FINAL == 0;
        // An entering token may capture on its start, safe or not; a flight in the stretch.
        let hit = self.traits.hits_safe && flags & node::START != 0;
        let crossed = self.node(state, seat, token) == self.flight_hits;
        self.traits.captures && (on_track && (flags & node::SAFE == 0 || hit) || crossed)
    }

    /// Whether a seat misses its next turn.
    pub fn will_skip(&self, state: &State, seat: Seat) -> bool {
        state.has[seat.index()] & has::SKIP != 0
    }

    /// Whether a seat has captured, where a gate asks for that.
    pub fn has_captured(&self, state: &State, seat: Seat) -> bool {
        state.has[seat.index()] & has::CAPTURED != 0
    }

    /// The tokens of a seat that are bound into blocks which move as one.
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

    /// The steps of a way, from the yard (or off the board) to its end.
    pub fn steps(&self) -> std::ops::RangeInclusive<i16> {
        -self.offset..=self.step_of(self.way.last)
    }

    /// The step at which a token has arrived.
    pub fn finish(&self) -> i16 {
        self.step_of(self.way.last)
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
        (usize::from(node) < self.way.len()).then_some(node)
    }

    pub(crate) fn square_of(&self, seat: Seat, node: u8) -> Square {
        match self.way.places[usize::from(node)] {
            Place::Yard => Square::Yard(seat),
            Place::Pad => Square::Pad(seat),
            Place::Stretch(n) => Square::Stretch(seat, n),
            Place::Finish => Square::Finish(seat),
            Place::Track(i) => {
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

    /// Two seats of one number play together.
    #[inline]
    pub(crate) fn team(&self, seat: usize) -> usize {
        if self.traits.teams { seat % (self.seats / 2) } else { seat }
    }

    /// The number of the seat `seat` as counted from `from`.
    #[inline]
    pub(crate) fn relative(&self, from: usize, seat: usize) -> usize {
        if seat >= from { seat - from } else { seat + self.seats - from }
    }

    /// The set of throws that is thrown from.
    #[inline]
    pub(crate) fn set(&self, state: &State) -> usize {
        if self.throws.sets.len() == 1 { 0 } else { self.set_of_few(state) }
    }

    fn set_of_few(&self, state: &State) -> usize {
        let first = usize::from(state.order[usize::from(state.at)]) * self.tokens;
        let near = self.way.last.saturating_sub(self.spec.dice.fewer[0] as u8);
        let nodes = &state.nodes[first..first + self.tokens];
        let running = |n: &&u8| self.flags[usize::from(**n)] & node::HOME == 0;
        usize::from(nodes.iter().filter(running).all(|n| *n >= near))
    }

    /// Whether an opposing token may stand on a square, named by the node of `owner`.
    #[inline(always)]
    pub(crate) fn may_meet(&self, state: &State, owner: usize, at: u8) -> bool {
        let there = self.opposing.get(owner * self.way.len() + usize::from(at));
        there.is_none_or(|there| any_equal(&state.nodes, there))
    }

    /// Whether a token of anyone may stand there.
    #[inline]
    pub(crate) fn may_be_taken(&self, state: &State, owner: usize, at: u8) -> bool {
        let there = self.anyone.get(owner * self.way.len() + usize::from(at));
        there.is_none_or(|there| any_equal(&state.nodes, there))
    }

    /// Whether blocks form on this node.
    #[inline]
    pub(crate) fn blocks_on(&self, node: u8) -> bool {
        let flags = self.flags[usize::from(node)];
        let safe = flags & node::SAFE != 0 && self.spec.meeting.place == Where::NotOnSafe;
        flags & (node::TRACK | node::STRETCH) != 0 && flags & node::FINAL == 0 && !safe
    }

    pub(crate) fn blocks_stop_own(&self) -> bool {
        self.spec.meeting.block_stops == BlockStops::Everyone
    }

    /// Facts of the seat that throws.
    pub(crate) fn seat_facts(&self, state: &State, seat: usize) -> u32 {
        if self.facts_needed
            & (bit::YARD_EMPTY | bit::NOTHING_ON_TRACK | bit::LAST_TOKEN | bit::FIRST_ENTRY)
            == 0
        {
            return 0;
        }
        let nodes = &state.nodes[seat * self.tokens..][..self.tokens];
        let home = |n: u8| self.flags[usize::from(n)] & node::HOME != 0;
        let mut facts = 0;
        if nodes.iter().all(|n| *n != 0) {
            facts |= bit::YARD_EMPTY;
        }
        if self.nothing_on_track(state, seat) {
            facts |= bit::NOTHING_ON_TRACK;
        }
        if nodes.iter().filter(|n| !home(**n)).count() == 1 {
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

/// Whether two lists agree anywhere; without a branch for each place.
#[inline]
fn any_equal(a: &[u8; MAX_TOKENS], b: &[u8; MAX_TOKENS]) -> bool {
    a.iter().zip(b).fold(false, |any, (a, b)| any | (a == b))
}
