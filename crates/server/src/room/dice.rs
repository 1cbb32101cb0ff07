//! The dice of a room: commitments, the open roll, and the rolls that were shown. The protocol
//! itself is `homestretch_table::fair`; this module connects it to the entries of a room.

mod game;

use self::game::{GameDice, ServerChain};
use super::decide::Decision;
use super::{Room, RoomChange, RoomEntry};
use crate::node::secret::Secret;
use crate::wire::{DiceView, OpenedView, RequestRefusal, check};
use homestretch_rules::{Seat, Turn};
use homestretch_table::fair::{
    self, Chain, Contribution, GameId, NewAnchor, Owner, Seed, ShownRoll, Value, descends, place,
};
use homestretch_table::{
    Control, Input, Millis, Phase, PlayerId, Table, TableChange, TableRefusal,
};
use std::collections::{BTreeMap, BTreeSet};

/// The dice of a room.
#[derive(Debug, Default)]
pub(crate) struct Dice {
    /// The seed of all dice in a practice or test room.
    pub(super) seed: Option<u64>,
    /// The server's commitment for the next game, with those of the players.
    next: Option<Commitment>,
    /// The dice of the current game, or of the last one.
    game: Option<GameDice>,
    /// People whose devices have committed to a chain in this room before.
    known_devices: BTreeSet<PlayerId>,
}

/// The server's commitment for a game, with those of the players.
#[derive(Debug)]
struct Commitment {
    server: ServerChain,
    /// By seat and person, because people may change seats until the game starts.
    anchors: BTreeMap<(Seat, PlayerId), Value>,
}

/// The connected players, as far as this node knows.
pub(crate) struct ConnectedPlayers {
    /// Everybody who has a socket.
    pub(crate) players: BTreeSet<PlayerId>,
    /// Since when this node knows about sockets. Devices that were connected to a server that has
    /// ended need a moment to reconnect.
    pub(crate) since: Millis,
    /// How long a roll waits for its contributors, and a new game for the devices that contributed
    /// before.
    pub(crate) patience: Millis,
}

/// Whether a roll has to be opened.
pub(super) enum RollOpening {
    /// It does not.
    No,
    /// It does, with this entry.
    Now(RoomEntry),
    /// Not before this moment, because a device may still commit or reconnect.
    Later(Millis),
}

impl Room {
    /// The server's commitment for the next game, if it is missing. A game that started before
    /// servers made commitments gets one for its remaining rolls.
    pub(crate) fn commitment(&self, now: Millis) -> Option<RoomEntry> {
        let has_dice = self.table.phase() == Phase::Playing && self.dice.game.is_some();
        if self.dice.next.is_some() || has_dice {
            return None;
        }
        let (game, secret) = self.new_secret(self.games);
        let anchor = Chain::new(secret.bytes(), game, Owner::Server).anchor();
        Some(self.entry(now, RoomChange::Committed { game, secret, anchor }))
    }

    /// Whether to open the roll that is due, so that its contributors release their values. A roll
    /// without contributors is not opened.
    pub(super) fn opening(&self, now: Millis, connected: &ConnectedPlayers) -> RollOpening {
        let Some((dice, roller)) = self.roll_due() else { return RollOpening::No };
        if self.dice.seed.is_some() || dice.open_for(roller).is_some() {
            return RollOpening::No;
        }
        let (people, away): (Vec<_>, Vec<_>) =
            humans(&self.table).partition(|(_, player)| connected.players.contains(player));
        if let Some(renewed) = self.renewal(now, dice, roller) {
            return RollOpening::Now(renewed);
        }
        let commits = |(seat, player): &(Seat, PlayerId)| match dice.chain_position(*seat) {
            Some(at) => at >= place(dice.next),
            None => self.dice.known_devices.contains(player),
        };
        let comes_back = |(seat, _): &(Seat, PlayerId)| {
            dice.known.contains_key(seat) && !dice.silent.contains(seat)
        };
        let for_new = dice.committed.plus(connected.patience);
        let for_old = connected.since.plus(connected.patience);
        if place(dice.next) == 1 && for_new > now && people.iter().any(commits) {
            return RollOpening::Later(for_new);
        }
        if for_old > now && away.iter().any(comes_back) {
            return RollOpening::Later(for_old);
        }
        let takes_part = |seat: &Seat| {
            dice.chain_position(*seat).is_some_and(|at| at < place(dice.next))
                && (dice.is_asked(*seat) || roller == Some(*seat))
        };
        let seats = people.iter().map(|(seat, _)| *seat);
        let contributors: Vec<Seat> = seats.filter(takes_part).collect();
        if contributors.is_empty() {
            return RollOpening::No;
        }
        let opened = RoomChange::RollOpened { index: dice.next, roller, contributors };
        RollOpening::Now(self.entry(now, opened))
    }

    /// Until when requested dice wait for values; `None` if nothing is missing. `since` is the
    /// moment from which devices could release values, and `patience` is how long they may take.
    pub(super) fn values_deadline(&self, since: Millis, patience: Millis) -> Option<Millis> {
        let (dice, roller) = self.roll_due()?;
        let open = dice.open_for(roller)?;
        let people: BTreeMap<Seat, PlayerId> = humans(&self.table).collect();
        let is_in = |seat: &Seat| {
            open.released.contains_key(seat) || dice.renews(*seat) || !people.contains_key(seat)
        };
        (!open.contributors.iter().all(is_in)).then(|| open.since.max(since).plus(patience))
    }

    /// The entries of the roll that is due, with the values from which it is computed. An
    /// undone roll is repeated.
    pub(crate) fn roll_entries(&self, now: Millis) -> Decision {
        if let Some(kept) = self.table.kept_chance() {
            return self.table_entries(now, Input::Chance(kept));
        }
        let (Some((dice, roller)), Some((rules, state))) = (self.roll_due(), self.state()) else {
            return Ok(self.commitment(now).into_iter().collect());
        };
        if let Some(renewed) = self.renewal(now, dice, roller) {
            return Ok(vec![renewed]);
        }
        let open = dice.open_for(roller);
        let index = open.map_or(dice.next, |open| open.index);
        let released = open.into_iter().flat_map(|open| &open.released);
        let contributions: Vec<Contribution> = released.map(|(seat, v)| (*seat, *v)).collect();
        let named = open.map_or(&[][..], |open| &open.contributors);
        let silent = |seat: &&Seat| contributions.iter().all(|(own, _)| own != *seat);
        let missing = named.iter().filter(silent).copied().collect();
        let server = dice.server.value(index);
        let seed = Seed::new(dice.proof.start, index, roller, server, &contributions);
        let Some(action) = fair::falls(rules, state, seed) else { return Ok(Vec::new()) };
        let fell = rules.write_action(&action);
        let shown = ShownRoll { index, roller, server, contributions, missing, fell };
        let mut entries = vec![self.entry(now, RoomChange::RollShown(shown))];
        entries.extend(self.table_entries(now, Input::Chance(action))?);
        Ok(entries)
    }

    /// Commits to a chain for a seat on behalf of a person's device.
    pub(super) fn anchor(
        &self,
        now: Millis,
        by: PlayerId,
        game: GameId,
        seat: Seat,
        anchor: Value,
    ) -> Decision {
        check(self.dice.seed.is_none(), RequestRefusal::Seeded)?;
        let next = self.dice.next.as_ref().filter(|next| next.server.game == game);
        let played = self.dice.game.as_ref().filter(|dice| dice.proof.game == game);
        let known = match (next, played) {
            (Some(next), _) => next.anchors.get(&(seat, by)) == Some(&anchor),
            (None, Some(dice)) if self.table.phase() == Phase::Playing => dice.has(seat, anchor),
            _ => return Err(RequestRefusal::OtherGame),
        };
        check(self.players().get(&seat) == Some(&by), TableRefusal::NotYourSeat(seat).into())?;
        // Repeating a commitment has no effect. A second browser tab does so, for example.
        if known {
            return Ok(Vec::new());
        }
        Ok(vec![self.entry(now, RoomChange::Anchored { seat, player: by, anchor })])
    }

    /// Releases a device's value for the open roll.
    pub(super) fn release(
        &self,
        now: Millis,
        by: PlayerId,
        index: u32,
        seat: Seat,
        value: Value,
    ) -> Decision {
        let is_own = self.table.seats_of(by).contains(&seat);
        check(is_own, TableRefusal::NotYourSeat(seat).into())?;
        let dice = self.dice.game.as_ref().ok_or(RequestRefusal::NotOpen)?;
        let open = dice.open.as_ref().filter(|open| open.index == index);
        let open = open.filter(|open| open.contributors.contains(&seat));
        let open = open.ok_or(RequestRefusal::NotOpen)?;
        if open.released.get(&seat) == Some(&value) {
            return Ok(Vec::new());
        }
        let known = dice.known.get(&seat).ok_or(RequestRefusal::NotOpen)?;
        let (game, owner) = (dice.proof.game, Owner::Seat(seat));
        check(descends(game, owner, (place(index), value), *known), RequestRefusal::BadValue)?;
        Ok(vec![self.entry(now, RoomChange::Released { index, seat, value })])
    }

    /// The index of the open roll that a seat's own click can contribute to. A new device does not
    /// know the chain of the old one, so it rolls without a value and counts as missing once.
    pub(super) fn open_roll_of(&self, seat: Seat) -> Option<u32> {
        let dice = self.dice.game.as_ref().filter(|dice| !dice.renews(seat))?;
        let open = dice.open.as_ref()?;
        (open.roller == Some(seat) && open.contributors.contains(&seat)).then_some(open.index)
    }

    /// The number of the current or last game, from 1 on; 0 before the first game.
    pub(crate) fn game_number(&self) -> u64 {
        self.games + u64::from(self.table.phase() == Phase::Playing)
    }

    /// The record of the current or last game, with the proof of its dice.
    pub(crate) fn record(&self) -> Option<String> {
        let game = self.table.game()?.clone();
        let whole = self.dice.game.as_ref().filter(|dice| !dice.late);
        let proof = whole.map_or_else(Vec::new, |dice| dice.proof.lines());
        Some(game.with_proof(proof).record())
    }

    /// The view of the dice.
    pub(super) fn dice_view(&self) -> DiceView {
        let played = self.dice.game.as_ref().filter(|_| self.dice.next.is_none());
        let opened = played.and_then(|dice| dice.open.as_ref());
        let seats = self.players();
        let (server, anchors) = match (&self.dice.next, played) {
            (Some(next), _) => (Some(&next.server), next.anchors_of(&seats)),
            (None, Some(dice)) => (Some(&dice.server), dice.anchors()),
            (None, None) => (None, BTreeMap::new()),
        };
        let is_sealed = !anchors.is_empty();
        DiceView {
            mode: match self.dice.seed {
                Some(_) => "seeded",
                None if is_sealed => "sealed",
                None => "server",
            },
            game: server.map(|server| server.game.into()),
            server: server.map(|server| server.anchor.to_string()),
            start: played.map(|dice| dice.proof.start.to_string()),
            seats,
            anchors: anchors.into_iter().map(|(seat, anchor)| (seat, anchor.to_string())).collect(),
            opened: opened.map(|open| OpenedView {
                index: open.index,
                roller: open.roller,
                contributors: open.contributors.clone(),
                released: open.released.keys().copied().collect(),
            }),
        }
    }

    /// The dice of the game and the seat that rolls, if a new roll is due.
    fn roll_due(&self) -> Option<(&GameDice, Option<Seat>)> {
        let dice = self.dice.game.as_ref()?;
        let (_, state) = self.state()?;
        let runs = self.table.phase() == Phase::Playing && !self.table.paused();
        let roller = match state.turn() {
            Turn::Draw => None,
            Turn::Roll { seat } | Turn::Opening { seat } => Some(seat),
            Turn::Move { .. } | Turn::Over => return None,
        };
        (runs && self.table.kept_chance().is_none()).then_some((dice, roller))
    }

    /// The entry for a new chain of the server, when the game has used all values of the last one.
    /// An open roll of another seat becomes void.
    fn renewal(&self, now: Millis, dice: &GameDice, roller: Option<Seat>) -> Option<RoomEntry> {
        let waits = dice.open_for(roller).is_some();
        let spent = dice.next > 1 && place(dice.next) == 1 && !waits;
        if !spent || dice.server.since == dice.next {
            return None;
        }
        let (_, secret) = self.new_secret(u64::from(dice.next));
        let anchor = Chain::new(secret.bytes(), dice.proof.game, Owner::Server).anchor();
        Some(self.entry(now, RoomChange::Renewed { secret, anchor }))
    }

    /// The people of the current or next game, by their seats in it.
    fn players(&self) -> BTreeMap<Seat, PlayerId> {
        let people = humans(&self.table);
        match self.dice.next {
            Some(_) => people.filter_map(|(s, p)| Some((self.table.next_seat(s)?, p))).collect(),
            None => people.collect(),
        }
    }

    /// A secret for the server's dice: from the seed and a number in a practice room, and otherwise
    /// a random one.
    fn new_secret(&self, number: u64) -> (GameId, Secret) {
        self.dice.seed.map_or_else(Secret::random, |seed| Secret::seeded(seed, number))
    }

    /// The entry for a change at this moment.
    pub(super) fn entry(&self, now: Millis, what: RoomChange) -> RoomEntry {
        RoomEntry { at: now.max(self.last), what }
    }
}

/// The people at a table and their seats, without those who have left the game.
fn humans(table: &Table) -> impl Iterator<Item = (Seat, PlayerId)> {
    let there = table.seated().filter(|(_, seated)| seated.control != Control::Gone);
    there.filter_map(|(seat, seated)| Some((seat, seated.player.id()?)))
}

impl Dice {
    /// Applies an entry of the room, after the table has. Returns the index of a roll that becomes
    /// void.
    pub(super) fn apply(&mut self, at: Millis, what: &RoomChange, table: &Table) -> Option<u32> {
        match what {
            RoomChange::Made { seed, .. } => self.seed = *seed,
            RoomChange::Committed { game, secret, anchor } => {
                let server = ServerChain::new(*game, secret.clone(), *anchor, 1);
                let next = Commitment { server, anchors: BTreeMap::new() };
                if table.phase() == Phase::Playing {
                    let seats: Vec<Seat> = table.seated().map(|(seat, _)| seat).collect();
                    let dice = self.game.insert(GameDice::start(next, at, &seats, table));
                    dice.late = true;
                } else {
                    self.next = Some(next);
                }
            }
            RoomChange::Table(TableChange::Started { seats, .. }) => {
                self.game = self.next.take().map(|next| GameDice::start(next, at, seats, table));
                if let (Some(dice), Some(seed)) = (&mut self.game, self.seed) {
                    dice.proof.seeded = Some(seed);
                }
            }
            RoomChange::Anchored { seat, player, anchor } => {
                self.known_devices.insert(*player);
                match (&mut self.next, &mut self.game) {
                    (Some(next), _) => drop(next.anchors.insert((*seat, *player), *anchor)),
                    (None, Some(dice)) => {
                        dice.anchored(NewAnchor { owner: Owner::Seat(*seat), anchor: *anchor });
                    }
                    (None, None) => {}
                }
            }
            _ => return self.game.as_mut()?.apply(at, what, table),
        }
        None
    }
}

impl Commitment {
    /// The commitments of people for the seats they have.
    fn anchors_of(&self, people: &BTreeMap<Seat, PlayerId>) -> BTreeMap<Seat, Value> {
        let own = |(seat, player): (&Seat, &PlayerId)| {
            Some((*seat, *self.anchors.get(&(*seat, *player))?))
        };
        people.iter().filter_map(own).collect()
    }
}
