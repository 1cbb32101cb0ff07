//! Checked rules: tables that make play fast, made once from a [`Spec`].

use crate::check;
use crate::predicate::{Atoms, Fact, Predicate, Test, bit};
use crate::spec::{
    BlockStops, CaptureWhen, DeadEnd, Draft, EntryAt, EntryHit, EntryMust, Gate, Goal, Group, Must,
    Own, Passing, Problem, Problems, Safe, Spec, StretchKind, Teams, Use, Where, catalog,
};
use crate::state::{MAX_TOKENS, Seat, State};
use crate::throw::{Throw, Throws};
use crate::way::{NONE, Place, Way};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt;

/// A place on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
#[derive(Clone, Debug)]
pub struct Rules {
    spec: Spec,
    text: String,
    hash: [u8; 32],
    pub(crate) way: Way,
    pub(crate) throws: Throws,
    pub(crate) seats: usize,
    pub(crate) tokens: usize,
    /// `step = node − offset`.
    offset: i16,
    pub(crate) flags: [u16; 256],
    /// Where each node leads by pips: with the gate open, and with it closed.
    pub(crate) land: Vec<[u8; 256]>,
    pub(crate) land_closed: Vec<[u8; 256]>,
    /// For a node and the seats after its own, the nodes on their ways that are the same square.
    pub(crate) meet: Vec<[[u8; 256]; 6]>,
    /// For a seat and its node, the node each opposing token would have on the same square, so
    /// that one comparison of all tokens tells whether anyone is there. By seat, then node.
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
    /// A move is one token that walks and may capture: nothing else can happen.
    pub(crate) plain: bool,
    /// Some filter over the possible moves (must enter, must break …).
    pub(crate) filtered: bool,
    pub(crate) captures: bool,
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
}

impl Rules {
    /// Checks a variant and makes it playable, or reports every problem at once.
    pub fn new(spec: Spec) -> Result<Rules, Problems> {
        let mut problems = Vec::new();
        check::values(&spec, &mut problems);
        let way = Way::new(&spec, &mut problems);
        let throws = Throws::new(&spec.dice, &mut problems);
        let (Some(way), Some(throws)) = (way, throws) else {
            return Err(Problems(problems));
        };
        check::squares(&spec, &way, &mut problems);
        if !problems.is_empty() {
            return Err(Problems(problems));
        }
        let rules = Rules::compile(spec, way, throws, &mut problems);
        match rules {
            Some(rules) if problems.is_empty() => {
                check::ends(&rules, &mut problems);
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
    pub fn throws(&self, state: &State) -> &[(Throw, u32)] {
        use crate::state::Phase;
        match state.phase {
            Phase::Opening => &self.throws.sets[0],
            Phase::Roll => &self.throws.sets[self.set(state)],
            _ => &[],
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
    pub(crate) fn set(&self, state: &State) -> usize {
        if self.throws.sets.len() == 1 {
            return 0;
        }
        let first = usize::from(state.order[usize::from(state.at)]) * self.tokens;
        let near = self.way.last.saturating_sub(self.spec.dice.fewer[0] as u8);
        let nodes = &state.nodes[first..first + self.tokens];
        let running = |n: &&u8| self.flags[usize::from(**n)] & node::HOME == 0;
        usize::from(nodes.iter().filter(running).all(|n| *n >= near))
    }

    fn compile(
        spec: Spec,
        way: Way,
        mut throws: Throws,
        problems: &mut Vec<Problem>,
    ) -> Option<Rules> {
        let mut atoms = Atoms::default();
        let mut compile = |key: &str, predicate: &Predicate| match atoms.compile(predicate) {
            Ok(test) => test,
            Err(message) => {
                problems.push(Problem::new(key, message));
                Test::default()
            }
        };
        let entry = compile("entry.on", &spec.entry.on);
        let again = compile("again.on", &spec.again.on);
        let streak_on = compile("again.streak_on", &spec.again.streak_on);
        let undersides = compile("dice.undersides", &spec.dice.undersides);
        let break_on = compile("meeting.break_on", &spec.meeting.break_on);
        let remap: Vec<(u8, u8, Test)> = spec
            .dice
            .remap
            .iter()
            .map(|r| (r.face, r.counts, compile("dice.remap", &r.when)))
            .collect();
        throws.set_facts(&atoms, spec.dice.lots > 0);
        let tests = [&entry, &again, &streak_on, &undersides, &break_on];
        let facts_needed = tests.into_iter().chain(remap.iter().map(|r| &r.2));
        let facts_needed = facts_needed.fold(0, |all, test| all | test.mentions());

        let text = spec.text();
        let hash: [u8; 32] = Sha256::digest(text.as_bytes()).into();
        let tokens = usize::from(spec.tokens);
        let by_value = spec.entry.at == EntryAt::Value;
        let most_pips = check::most_pips(&spec, &throws);
        let mut rules = Rules {
            text,
            hash,
            seats: usize::from(spec.board.seats),
            tokens,
            offset: if by_value { 0 } else { 1 },
            flags: [0; 256],
            land: Vec::new(),
            land_closed: Vec::new(),
            meet: Vec::new(),
            opposing: Vec::new(),
            links: [(NONE, LinkKind::Jump); 256],
            effects: Vec::new(),
            flight_hits: NONE,
            goal: match spec.end.goal {
                Goal::All => spec.tokens,
                Goal::Count(n) => n,
            },
            entry,
            again,
            streak_on,
            undersides,
            break_on,
            remap,
            atoms,
            facts_needed,
            answers: Vec::new(),
            rows: Vec::new(),
            traits: Traits::default(),
            spec,
            way,
            throws,
        };
        rules.lay_landings(most_pips);
        rules.lay_flags();
        rules.lay_meetings(problems)?;
        rules.lay_squares();
        rules.note_traits();
        if rules.spec.moving.dead_end == DeadEnd::Forbidden {
            rules.close_dead_ends();
        }
        rules.lay_opposing();
        rules.lay_answers();
        Some(rules)
    }

    fn lay_landings(&mut self, most_pips: u8) {
        let leads = |from: u8, pips: u8, closed: bool| {
            self.way.walk(from, pips, closed, |_, _| true).unwrap_or(0)
        };
        let row = |pips: u8, closed: bool| {
            let on_way = |from: usize| from < self.way.len();
            std::array::from_fn(|from| if on_way(from) { leads(from as u8, pips, closed) } else { 0 })
        };
        let table = |closed: bool| (0..=most_pips).map(|pips| row(pips, closed)).collect();
        let open: Vec<[u8; 256]> = table(false);
        self.land_closed =
            if self.spec.moving.gate == Gate::Open { Vec::new() } else { table(true) };
        self.land = open;
    }

    /// Makes nodes unreachable from which no throw leads home.
    fn close_dead_ends(&mut self) {
        let arrives = check::arrivals(self);
        for row in self.land.iter_mut().chain(&mut self.land_closed) {
            for to in row.iter_mut().filter(|to| !arrives[usize::from(**to)]) {
                *to = 0;
            }
        }
    }

    /// Works out in advance where opposing tokens would stand.
    fn lay_opposing(&mut self) {
        if self.meet.len() > 1 {
            return;
        }
        for owner in 0..self.seats {
            for at in 0..self.way.len() {
                let mut nodes = [NONE; MAX_TOKENS];
                for seat in (0..self.seats).filter(|s| self.team(*s) != self.team(owner)) {
                    let theirs = self.meet[0][self.relative(owner, seat)][at];
                    nodes[seat * self.tokens..][..self.tokens].fill(theirs);
                }
                self.opposing.push(nodes);
            }
        }
    }

    /// Whether an opposing token may stand on a square, named by the node of `owner`.
    #[inline]
    pub(crate) fn may_meet(&self, state: &State, owner: usize, at: u8) -> bool {
        match self.opposing.get(owner * self.way.len() + usize::from(at)) {
            None => true,
            Some(theirs) => {
                let pairs = state.nodes.iter().zip(theirs);
                pairs.fold(false, |any, (node, there)| any | (node == there))
            }
        }
    }

    /// Works out in advance what depends on the throw alone.
    fn lay_answers(&mut self) {
        let answers = self.throws.infos.iter().map(|info| Answers {
            pips: info.sum,
            streak: self.streak_on.holds(info.facts),
            again: self.again.holds(info.facts),
        });
        self.answers = answers.collect();
        let seat_facts = self.entry.mentions() & ((1 << bit::THROW) - 1);
        let t = &self.traits;
        if !(t.single && t.free && !t.filtered && self.remap.is_empty() && seat_facts == 0) {
            return;
        }
        let by_value = self.spec.entry.at == EntryAt::Value;
        let row = |info: &crate::throw::Info| {
            let mut row = self.land[usize::from(info.sum)];
            row[0] = match self.entry.holds(info.facts) {
                false => 0,
                true if by_value => row[0],
                true => 1,
            };
            row
        };
        if self.throws.infos.len() <= 256 {
            self.rows = self.throws.infos.iter().map(row).collect();
        }
        let t = &self.traits;
        let kept = t.stacks || t.special || t.marks_entered || t.marks_moved || t.marks_arrived;
        self.traits.plain = !self.rows.is_empty() && !kept && !t.assist;
    }

    fn lay_flags(&mut self) {
        let slots = self.spec.moving.stretch == StretchKind::Slots;
        for (i, place) in self.way.places.iter().enumerate() {
            self.flags[i] |= match place {
                Place::Yard => 0,
                Place::Pad => node::PAD,
                Place::Track(_) => node::TRACK,
                Place::Stretch(_) if slots => node::STRETCH | node::HOME,
                Place::Stretch(_) => node::STRETCH,
                Place::Finish => node::HOME | node::FINAL,
            };
        }
        if !slots {
            self.flags[usize::from(self.way.last)] |= node::HOME | node::FINAL;
        }
        let ring = usize::from(self.spec.board.ring);
        let turns = if self.spec.board.turn == 0 { 1 } else { self.seats };
        let marked = |rules: &Rules, step: i16, flag: u16| -> Vec<(usize, u16)> {
            let Some(Place::Track(at)) =
                rules.node_of(step).map(|n| rules.way.places[usize::from(n)])
            else {
                return Vec::new();
            };
            let turn = usize::from(rules.spec.board.turn);
            let squares: Vec<usize> =
                (0..turns).map(|k| (usize::from(at) + k * turn) % ring).collect();
            let nodes = rules.way.places.iter().enumerate();
            let on = nodes.filter(
                |(_, p)| matches!(p, Place::Track(i) if squares.contains(&usize::from(*i))),
            );
            on.map(|(n, _)| (n, flag)).collect()
        };
        let start = self.step_of(if self.way.start == NONE { 0 } else { self.way.start });
        let mut set = marked(self, start, node::START);
        for step in self.spec.board.safe.clone() {
            set.extend(marked(self, step, node::SAFE));
        }
        for (n, flag) in set {
            self.flags[n] |= flag;
        }
    }

    /// For every node, the nodes of the other seats on the same square.
    fn lay_meetings(&mut self, problems: &mut Vec<Problem>) -> Option<()> {
        let ring = i16::from(self.spec.board.ring);
        let index = |n: usize| match self.way.places[n] {
            Place::Track(i) => Some(i16::from(i)),
            _ => None,
        };
        let mut meet: Vec<[[u8; 256]; 6]> = vec![[[NONE; 256]; 6]];
        for rel in 0..self.seats {
            let shift = rel as i16 * i16::from(self.spec.board.turn);
            for n in 0..self.way.len() {
                let same: Vec<u8> = match index(n) {
                    None if rel == 0 => vec![n as u8],
                    None => vec![],
                    Some(at) => {
                        let theirs = (at - shift).rem_euclid(ring);
                        let all = 0..self.way.len();
                        all.filter(|m| index(*m) == Some(theirs)).map(|m| m as u8).collect()
                    }
                };
                if same.len() > 4 {
                    problems.push(
                        Problem::new(
                            "board.path",
                            "the way comes to a square more than four times",
                        )
                        .hint("shorten it"),
                    );
                    return None;
                }
                for (k, m) in same.into_iter().enumerate() {
                    if meet.len() <= k {
                        meet.push([[NONE; 256]; 6]);
                    }
                    meet[k][rel][n] = m;
                }
            }
        }
        self.meet = meet;
        Some(())
    }

    fn lay_squares(&mut self) {
        let squares = self.spec.squares.clone();
        let node =
            |rules: &Rules, step: i16| rules.node_of(step).expect("checked to be on the way");
        let links = [
            (&squares.snakes, LinkKind::Snake),
            (&squares.ladders, LinkKind::Ladder),
            (&squares.jumps, LinkKind::Jump),
            (&squares.flights, LinkKind::Flight),
        ];
        for (list, kind) in links {
            for &[from, to] in list {
                let from = usize::from(node(self, from));
                self.links[from] = (node(self, to), kind);
                self.flags[from] |= node::LINK;
            }
        }
        for &step in &squares.marks {
            let at = usize::from(node(self, step));
            self.flags[at] |= node::MARK;
        }
        use crate::Item;
        let effects = [
            (&squares.skip, Effect::Skip),
            (&squares.swap, Effect::Swap),
            (&squares.shield, Effect::Item(Item::Shield)),
            (&squares.second_throw, Effect::Item(Item::SecondThrow)),
            (&squares.chosen_roll, Effect::Item(Item::ChosenRoll)),
        ];
        for (list, effect) in effects {
            for &step in list {
                let at = node(self, step);
                self.effects.push((at, effect));
                self.flags[usize::from(at)] |= node::EFFECT;
            }
        }
        if squares.flight_hits != 0 {
            self.flight_hits = node(self, squares.flight_hits);
        }
    }

    fn note_traits(&mut self) {
        let spec = &self.spec;
        let meeting = &spec.meeting;
        let mut first_entry = false;
        for predicate in [&spec.entry.on, &spec.again.on] {
            predicate.facts(&mut |fact| first_entry |= fact == Fact::FirstEntry);
        }
        let blocks = meeting.own == Own::Block;
        let links = self.flags.iter().any(|f| f & node::LINK != 0);
        let slots = spec.moving.stretch == StretchKind::Slots;
        let watch_way = blocks || spec.moving.passing != Passing::Free || slots;
        let limits = meeting.own == Own::Forbid
            || meeting.own == Own::StopBehind
            || meeting.safe == Safe::NobodyElse
            || meeting.most != crate::spec::Limit::Unlimited;
        self.traits = Traits {
            blocks,
            stacks: meeting.own == Own::Stack,
            halves: meeting.group == Group::Half,
            watch_way,
            gate: spec.moving.gate != Gate::Open,
            bonus: spec.bonus.capture > 0 || spec.bonus.finish > 0,
            teams: spec.teams == Teams::Opposite,
            assist: spec.assist != crate::spec::Assist::None,
            captures: spec.capture.when == CaptureWhen::Landing,
            marks_entered: first_entry,
            marks_moved: matches!(
                spec.again.streak,
                crate::spec::Streak::LastMoved | crate::spec::Streak::Moved
            ),
            marks_arrived: spec.entry.hit == EntryHit::Full,
            special: links || self.flags.iter().any(|f| f & (node::MARK | node::EFFECT) != 0),
            single: spec.dice.spend == Use::Sum
                && spec.dice.undersides == Predicate::Never
                && spec.bonus == crate::spec::BonusSpec::default(),
            filtered: spec.entry.must != EntryMust::No
                || spec.meeting.break_on != Predicate::Never
                || matches!(spec.moving.must, Must::MostDice | Must::Capture),
            free: false,
            plain: false,
        };
        self.traits.free = !(watch_way || limits || self.traits.gate || self.traits.halves);
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
        if state.has[seat] & crate::state::has::ENTERED == 0 {
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
