//! The dice of a game that has started: all commitments, the open roll, and the growing proof.

use super::{Commitment, humans};
use crate::node::secret::Secret;
use crate::room::RoomChange;
use homestretch_rules::{Game, Seat};
use homestretch_table::fair::{
    self, Chain, Committed, GameId, NewAnchor, Owner, Proof, ShownRoll, Step, Value, VoidRoll,
    place,
};
use homestretch_table::{Millis, PlayerId, Table, TableChange};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::OnceLock;

/// The dice of a game that has started.
#[derive(Debug)]
pub(super) struct GameDice {
    pub(super) server: ServerChain,
    pub(super) proof: Proof,
    /// The commitment was made during the game, so there is no proof of the first rolls.
    pub(super) late: bool,
    /// When the server committed to its chain: at the start, or when the previous chain was used
    /// up.
    pub(super) committed: Millis,
    /// The last released value of each seat's chain, and its position in the chain.
    pub(super) known: BTreeMap<Seat, (u32, Value)>,
    /// Chains that start after the open roll.
    waiting: Vec<NewAnchor>,
    /// Seats that did not release a value in time. They take no part until their own next turn, or
    /// until they commit to a new chain.
    pub(super) silent: BTreeSet<Seat>,
    /// Seats that a new chain has brought back since their last value. That works once, so that a
    /// device that keeps committing without releasing values cannot delay every roll.
    renewed: BTreeSet<Seat>,
    /// The index of the next roll.
    pub(super) next: u32,
    pub(super) open: Option<OpenRoll>,
    /// How many actions the game has.
    ply: usize,
}

/// An open roll.
#[derive(Debug)]
pub(super) struct OpenRoll {
    pub(super) index: u32,
    pub(super) roller: Option<Seat>,
    pub(super) contributors: Vec<Seat>,
    pub(super) released: BTreeMap<Seat, Value>,
    /// When it was opened, or when the dice were requested after that.
    pub(super) since: Millis,
    /// A bot has taken over the rolling seat since the roll was opened.
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
        let hash = table.rules().hash().parse().expect("a rules hash parses as a value");
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

    /// Applies an entry. Returns the index of a roll that becomes void.
    pub(super) fn apply(&mut self, at: Millis, what: &RoomChange, table: &Table) -> Option<u32> {
        if let (RoomChange::Table(_), Some(game)) = (what, table.game()) {
            self.follow_game(game);
        }
        match what {
            RoomChange::RollOpened { index, roller, contributors } => {
                let void = self.void();
                // Chains committed during the previous open roll count from this one on.
                self.begin_waiting();
                let (contributors, released) = (contributors.clone(), BTreeMap::new());
                let (index, roller) = (*index, *roller);
                let (since, taken_over) = (at, false);
                self.open =
                    Some(OpenRoll { index, roller, contributors, released, since, taken_over });
                self.next = index + 1;
                return void;
            }
            RoomChange::Released { seat, value, .. } => {
                if let Some(open) = &mut self.open {
                    open.released.insert(*seat, *value);
                }
            }
            RoomChange::Table(TableChange::Asked { .. }) => {
                if let Some(open) = &mut self.open {
                    open.since = at;
                }
            }
            RoomChange::Table(
                TableChange::AutopilotOn { seat, .. } | TableChange::Missed { seat },
            ) => {
                self.taken_over(at, *seat, table);
            }
            RoomChange::RollShown(shown) => return self.shown(shown),
            RoomChange::Renewed { secret, anchor } => {
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

    /// When a bot takes over the seat that rolls, the device gets new time to release the value it
    /// held back for a click. This happens once per roll, so that nobody can delay it repeatedly.
    fn taken_over(&mut self, at: Millis, seat: Seat, table: &Table) {
        let is_lent = table.at(seat).is_some_and(|seated| seated.level().is_some());
        let open = self.open.as_mut().filter(|open| is_lent && open.roller == Some(seat));
        if let Some(open) = open.filter(|open| !open.taken_over) {
            (open.taken_over, open.since) = (true, at);
        }
    }

    /// Follows the game and records actions that were undone. The open roll stays open, because
    /// it may be the one that is due afterwards.
    fn follow_game(&mut self, game: &Game) {
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

    /// Starts the chains that were waiting for the end of a roll.
    fn begin_waiting(&mut self) {
        for anchor in std::mem::take(&mut self.waiting) {
            self.anchored(anchor);
        }
    }

    /// The open roll, if it is the one of this seat, or of the draw for the first seat.
    pub(super) fn open_for(&self, roller: Option<Seat>) -> Option<&OpenRoll> {
        self.open.as_ref().filter(|open| open.roller == roller)
    }

    /// Voids the open roll: it will never be thrown, because moves were undone or the player who
    /// should roll has left.
    fn void(&mut self) -> Option<u32> {
        let OpenRoll { index, roller, .. } = self.open.take()?;
        self.proof.steps.push(Step::Void(VoidRoll { index, roller }));
        Some(index)
    }

    pub(super) fn anchored(&mut self, new: NewAnchor) {
        let Owner::Seat(seat) = new.owner else { return };
        // Only people who play in this game have chains.
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

    /// The last commitment of every seat.
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

    /// The position of a seat in its chain when the next roll is opened; `None` without a chain.
    pub(super) fn chain_position(&self, seat: Seat) -> Option<u32> {
        let renewed = self.renews(seat).then_some(0);
        renewed.or_else(|| self.known.get(&seat).map(|(at, _)| *at))
    }

    /// Whether a seat has committed to a new chain since the roll was opened.
    pub(super) fn renews(&self, seat: Seat) -> bool {
        self.waiting.iter().any(|new| new.owner == Owner::Seat(seat))
    }

    /// Whether a seat is asked for values when others roll.
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        !self.silent.contains(&seat) || (self.renews(seat) && !self.renewed.contains(&seat))
    }

    pub(super) fn has(&self, seat: Seat, anchor: Value) -> bool {
        self.anchors().get(&seat) == Some(&anchor)
    }
}

/// The server's chain, computed when it is first needed.
pub(super) struct ServerChain {
    pub(super) game: GameId,
    secret: Secret,
    pub(super) anchor: Value,
    /// The index of the first roll it is used for.
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
        value.expect("the chain has a value for every position")
    }
}

impl fmt::Debug for ServerChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerChain({})", self.anchor)
    }
}
