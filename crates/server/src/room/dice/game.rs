//! The dice of a game that has begun: what everybody has committed to, the roll that is open, and
//! the proof as it grows.

use super::super::RoomWhat;
use super::{Commitment, humans};
use crate::secret::Secret;
use homestretch_rules::{Game, Seat};
use homestretch_table::fair::{
    self, Chain, Committed, GameId, NewAnchor, Owner, Proof, ShownRoll, Step, Value, VoidRoll,
    place,
};
use homestretch_table::{Millis, PlayerId, Table, What};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::OnceLock;

/// The dice of a game that has begun.
#[derive(Debug)]
pub(super) struct GameDice {
    pub(super) server: ServerChain,
    pub(super) proof: Proof,
    /// The game had begun before: there is no proof of its first rolls.
    pub(super) late: bool,
    /// When the server committed to its chain: at the start, or when the one before was spent.
    pub(super) committed: Millis,
    /// The last known value of every seat's chain, and where in the chain it is.
    pub(super) known: BTreeMap<Seat, (u32, Value)>,
    /// Chains that begin after the roll that is open.
    waiting: Vec<NewAnchor>,
    /// Seats that were silent: they take no part until their next own turn, or with a new chain.
    pub(super) silent: BTreeSet<Seat>,
    /// Seats that a new chain has brought in again since they showed a value: it does so once, or
    /// who commits anew and stays silent would hold up every roll.
    renewed: BTreeSet<Seat>,
    /// The index of the next roll.
    pub(super) next: u32,
    pub(super) open: Option<Open>,
    /// How many actions the game has.
    ply: usize,
}

/// A roll that is open.
#[derive(Debug)]
pub(super) struct Open {
    pub(super) index: u32,
    pub(super) roller: Option<Seat>,
    pub(super) contributors: Vec<Seat>,
    pub(super) released: BTreeMap<Seat, Value>,
    /// When it was opened, or else when the dice were asked for.
    pub(super) since: Millis,
    /// A bot has taken over for who rolls since it was opened.
    taken_over: bool,
}

impl GameDice {
    pub(super) fn start(next: Commitment, at: Millis, seats: &[Seat], table: &Table) -> GameDice {
        let people: BTreeMap<Seat, PlayerId> = humans(table).collect();
        let anchors = next.anchors_of(&people);
        let committed = |seat: &Seat| Committed {
            seat: *seat,
            human: people.contains_key(seat),
            anchor: anchors.get(seat).copied(),
        };
        let mut seats: Vec<Committed> = seats.iter().map(committed).collect();
        seats.sort_by_key(|seat| seat.seat);
        let hash = table.rules().hash().parse().expect("a hash of the rules is a value");
        let (game, server) = (next.server.game, next.server.anchor);
        let start = fair::start(game, hash, server, &seats);
        let known = seats.iter().filter_map(|s| Some((s.seat, (0, s.anchor?)))).collect();
        GameDice {
            server: next.server,
            proof: Proof { game, seeded: None, server, seats, start, steps: Vec::new() },
            late: false,
            committed: at,
            known,
            waiting: Vec::new(),
            silent: BTreeSet::new(),
            renewed: BTreeSet::new(),
            next: 1,
            open: None,
            ply: table.game().map_or(0, Game::ply),
        }
    }

    /// Takes in an entry. Gives the roll that it makes void.
    pub(super) fn take(&mut self, at: Millis, what: &RoomWhat, table: &Table) -> Option<u32> {
        if let (RoomWhat::Table(_), Some(game)) = (what, table.game()) {
            self.went_on(game);
        }
        match what {
            RoomWhat::RollOpened { index, roller, contributors } => {
                let void = self.void();
                // What was committed to while another roll was open counts from this one on.
                self.begin_waiting();
                let (contributors, released) = (contributors.clone(), BTreeMap::new());
                let (index, roller) = (*index, *roller);
                let (since, taken_over) = (at, false);
                self.open = Some(Open { index, roller, contributors, released, since, taken_over });
                self.next = index + 1;
                return void;
            }
            RoomWhat::Released { seat, value, .. } => {
                if let Some(open) = &mut self.open {
                    open.released.insert(*seat, *value);
                }
            }
            RoomWhat::Table(What::Asked { .. }) => {
                if let Some(open) = &mut self.open {
                    open.since = at;
                }
            }
            RoomWhat::Table(What::Lent { seat, .. } | What::Missed { seat }) => {
                self.taken_over(at, *seat, table);
            }
            RoomWhat::RollShown(shown) => return self.shown(shown),
            RoomWhat::Renewed { secret, anchor } => {
                let void = self.void();
                self.begin_waiting();
                let (game, owner) = (self.proof.game, Owner::Server);
                self.server = ServerChain::new(game, secret.clone(), *anchor, self.next);
                self.committed = at;
                self.proof.steps.push(Step::Anchor(NewAnchor { owner, anchor: *anchor }));
                return void;
            }
            _ => {}
        }
        None
    }

    /// Where a bot takes over for who rolls, the device has time to show the value that it kept for a
    /// click. It has so once: nobody holds up a roll by handing over again and again.
    fn taken_over(&mut self, at: Millis, seat: Seat, table: &Table) {
        let is_lent = table.at(seat).is_some_and(|seated| seated.level().is_some());
        let open = self.open.as_mut().filter(|open| is_lent && open.roller == Some(seat));
        if let Some(open) = open.filter(|open| !open.taken_over) {
            (open.taken_over, open.since) = (true, at);
        }
    }

    /// Follows the game, and notes what was taken back. The roll that is open stays so: it may be the
    /// one that is due then.
    fn went_on(&mut self, game: &Game) {
        let (from, ply) = (self.ply, game.ply());
        self.ply = ply;
        if ply < from {
            let gone = game.undone().iter().rev().take(from - ply);
            let gone = gone.map(|action| game.rules().write_action(action)).collect();
            self.proof.steps.push(Step::Back { ply, gone });
        }
    }

    fn shown(&mut self, shown: &ShownRoll) -> Option<u32> {
        if self.open.as_ref().is_some_and(|open| open.index == shown.index) {
            self.open = None;
        }
        let void = self.void();
        for (seat, value) in &shown.contributions {
            self.known.insert(*seat, (place(shown.index), *value));
            self.silent.remove(seat);
            self.renewed.remove(seat);
        }
        self.silent.extend(&shown.missing);
        self.proof.steps.push(Step::Roll(shown.clone()));
        self.next = shown.index + 1;
        self.begin_waiting();
        void
    }

    /// The chains that waited for the end of a roll begin.
    fn begin_waiting(&mut self) {
        for anchor in std::mem::take(&mut self.waiting) {
            self.anchored(anchor);
        }
    }

    /// A roll that is open and will not fall any more: another one rolls, because the game was taken
    /// back or who should have rolled has left.
    fn void(&mut self) -> Option<u32> {
        let Open { index, roller, .. } = self.open.take()?;
        self.proof.steps.push(Step::Void(VoidRoll { index, roller }));
        Some(index)
    }

    pub(super) fn anchored(&mut self, new: NewAnchor) {
        let Owner::Seat(seat) = new.owner else { return };
        // Only people have chains, and only those who play.
        if !self.proof.seats.iter().any(|committed| committed.seat == seat && committed.human) {
            return;
        }
        if self.open.is_some() {
            self.waiting.retain(|waiting| waiting.owner != new.owner);
            self.waiting.push(new);
            return;
        }
        self.known.insert(seat, (0, new.anchor));
        if self.silent.contains(&seat) && self.renewed.insert(seat) {
            self.silent.remove(&seat);
        }
        self.proof.steps.push(Step::Anchor(new));
    }

    /// What every seat has committed to last.
    pub(super) fn anchors(&self) -> BTreeMap<Seat, Value> {
        let first = self.proof.seats.iter().filter_map(|s| Some((s.seat, s.anchor?)));
        let later = self.proof.steps.iter().filter_map(|step| match step {
            Step::Anchor(new) => Some(new),
            Step::Roll(_) | Step::Void(_) | Step::Back { .. } => None,
        });
        let later = later.chain(&self.waiting).filter_map(|new| match new.owner {
            Owner::Seat(seat) => Some((seat, new.anchor)),
            Owner::Server => None,
        });
        first.chain(later).collect()
    }

    /// Where in its chain a seat is when the next roll is opened; none without a chain.
    pub(super) fn at(&self, seat: Seat) -> Option<u32> {
        let renewed = self.renews(seat).then_some(0);
        renewed.or_else(|| self.known.get(&seat).map(|(at, _)| *at))
    }

    /// Whether a seat's next value is of another chain than the one the open roll waits for.
    pub(super) fn renews(&self, seat: Seat) -> bool {
        self.waiting.iter().any(|new| new.owner == Owner::Seat(seat))
    }

    /// Whether a seat is asked for its values also when others roll.
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        !self.silent.contains(&seat) || (self.renews(seat) && !self.renewed.contains(&seat))
    }

    pub(super) fn has(&self, seat: Seat, anchor: Value) -> bool {
        self.anchors().get(&seat) == Some(&anchor)
    }
}

/// The server's chain, computed when it is needed first.
pub(super) struct ServerChain {
    pub(super) game: GameId,
    secret: Secret,
    pub(super) anchor: Value,
    /// The index of the first roll it serves.
    pub(super) since: u32,
    chain: OnceLock<Chain>,
}

impl ServerChain {
    pub(super) fn new(game: GameId, secret: Secret, anchor: Value, since: u32) -> ServerChain {
        ServerChain { game, secret, anchor, since, chain: OnceLock::new() }
    }

    /// The value for a roll.
    pub(super) fn value(&self, index: u32) -> Value {
        let make = || Chain::new(self.secret.bytes(), self.game, Owner::Server);
        let value = self.chain.get_or_init(make).value(place(index));
        value.expect("a chain has a value for each of its places")
    }
}

impl fmt::Debug for ServerChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerChain({})", self.anchor)
    }
}
