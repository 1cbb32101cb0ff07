//! The dice of a room: who has committed to what, the roll that is open, and what was shown. The
//! protocol itself is `homestretch_table::fair`; here it meets the room's entries.

mod game;

use self::game::{GameDice, ServerChain};
use super::{Entry, Refused, Room, RoomWhat};
use crate::protocol::{DiceView, OpenedView};
use crate::secret::Secret;
use homestretch_rules::{Seat, Turn};
use homestretch_table::fair::{
    self, Chain, Contribution, GameId, NewAnchor, Owner, Seed, ShownRoll, Value, descends, place,
};
use homestretch_table::{Hands, Input, Millis, Phase, PlayerId, Refusal, Table, What};
use std::collections::{BTreeMap, BTreeSet};

/// The dice of a room.
#[derive(Debug, Default)]
pub(crate) struct Dice {
    /// A seed that all dice follow from: for practice and tests.
    pub(super) seed: Option<u64>,
    /// What the server has committed to for the next game, and who followed.
    next: Option<Commitment>,
    /// The dice of the game that is played, or was last.
    game: Option<GameDice>,
    /// People whose devices have committed to something here.
    keepers: BTreeSet<PlayerId>,
}

/// What the server has committed to for a game, and who followed.
#[derive(Debug)]
struct Commitment {
    server: ServerChain,
    /// By seat and person: until the start it may change who will sit where.
    anchors: BTreeMap<(Seat, PlayerId), Value>,
}

/// Who is there, as far as the node that asks can know it.
pub(crate) struct Present<'a> {
    /// Whether a person has a socket.
    pub(crate) is_there: &'a dyn Fn(PlayerId) -> bool,
    /// Since when the node can know it. Devices that lost their sockets with a server that ended
    /// need a moment to come back.
    pub(crate) since: Millis,
    /// How long a roll waits for those who take part in it, and a game for those who took part in an
    /// earlier one.
    pub(crate) patience: Millis,
}

/// Whether a roll is to be opened.
pub(super) enum Opening {
    /// No.
    No,
    /// Now.
    Now(Entry),
    /// Not before this moment: somebody's device may still commit, or come back.
    Later(Millis),
}

impl Room {
    /// The server's commitment for the next game, if that is still to come and there is none; or for
    /// the rest of one that began before servers committed to anything.
    pub(crate) fn commitment(&self, now: Millis) -> Option<Entry> {
        let has_dice = self.table.phase() == Phase::Playing && self.dice.game.is_some();
        if self.dice.next.is_some() || has_dice {
            return None;
        }
        let (game, secret) = match self.dice.seed {
            Some(seed) => Secret::seeded(seed, self.games),
            None => Secret::random(),
        };
        let anchor = Chain::new(secret.bytes(), game, Owner::Server).anchor();
        Some(self.entry(now, RoomWhat::Committed { game, secret, anchor }))
    }

    /// Whether the roll that is due is to be opened, for those who take part to show their values.
    /// A roll in which nobody does needs no opening.
    pub(super) fn opening(&self, now: Millis, present: &Present<'_>) -> Opening {
        let Some((dice, roller)) = self.roll_due() else { return Opening::No };
        if self.dice.seed.is_some() || dice.open.as_ref().is_some_and(|open| open.roller == roller)
        {
            return Opening::No;
        }
        let (people, away): (Vec<_>, Vec<_>) =
            humans(&self.table).partition(|(_, player)| (present.is_there)(*player));
        if let Some(renewed) = self.renewal(now, dice, roller) {
            return Opening::Now(renewed);
        }
        let commits = |(seat, player): &(Seat, PlayerId)| match dice.at(*seat) {
            Some(at) => at >= place(dice.next),
            None => self.dice.keepers.contains(player),
        };
        let comes_back = |(seat, _): &(Seat, PlayerId)| {
            dice.known.contains_key(seat) && !dice.silent.contains(seat)
        };
        let for_new = dice.committed.plus(present.patience);
        let for_old = present.since.plus(present.patience);
        if place(dice.next) == 1 && for_new > now && people.iter().any(commits) {
            return Opening::Later(for_new);
        }
        if for_old > now && away.iter().any(comes_back) {
            return Opening::Later(for_old);
        }
        let takes_part = |seat: &Seat| {
            dice.at(*seat).is_some_and(|at| at < place(dice.next))
                && (dice.is_asked(*seat) || roller == Some(*seat))
        };
        let contributors: Vec<Seat> =
            people.iter().map(|(seat, _)| *seat).filter(takes_part).collect();
        match contributors.is_empty() {
            true => Opening::No,
            false => Opening::Now(
                self.entry(now, RoomWhat::RollOpened { index: dice.next, roller, contributors }),
            ),
        }
    }

    /// Until when dice that are asked for wait for values; none if they can fall. `since` is from
    /// when on devices could show them, and `patience` how long they have.
    pub(super) fn values_due(&self, since: Millis, patience: Millis) -> Option<Millis> {
        let (dice, roller) = self.roll_due()?;
        let open = dice.open.as_ref().filter(|open| open.roller == roller)?;
        let people: BTreeMap<Seat, PlayerId> = humans(&self.table).collect();
        let is_in = |seat: &Seat| {
            open.released.contains_key(seat) || dice.renews(*seat) || !people.contains_key(seat)
        };
        (!open.contributors.iter().all(is_in)).then(|| open.since.max(since).plus(patience))
    }

    /// The dice that are due, with all that they come from; as they fell before if they were taken
    /// back.
    pub(crate) fn fall(&self, now: Millis) -> Result<Vec<Entry>, Refused> {
        if let Some(kept) = self.table.kept_chance() {
            return self.at_table(now, Input::Chance(kept));
        }
        let (Some((dice, roller)), Some((rules, state))) = (self.roll_due(), self.state()) else {
            return Ok(self.commitment(now).into_iter().collect());
        };
        if let Some(renewed) = self.renewal(now, dice, roller) {
            return Ok(vec![renewed]);
        }
        let open = dice.open.as_ref().filter(|open| open.roller == roller);
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
        let mut entries = vec![self.entry(now, RoomWhat::RollShown(shown))];
        entries.extend(self.at_table(now, Input::Chance(action))?);
        Ok(entries)
    }

    /// A person's device commits to a chain for a seat.
    pub(super) fn anchor(
        &self,
        now: Millis,
        by: PlayerId,
        game: GameId,
        seat: Seat,
        anchor: Value,
    ) -> Result<Vec<Entry>, Refused> {
        if self.dice.seed.is_some() {
            return Err(Refused::Seeded);
        }
        let next = self.dice.next.as_ref().filter(|next| next.server.game == game);
        let played = self.dice.game.as_ref().filter(|dice| dice.proof.game == game);
        let known = match (next, played) {
            (Some(next), _) => next.anchors.get(&(seat, by)) == Some(&anchor),
            (None, Some(dice)) if self.table.phase() == Phase::Playing => dice.has(seat, anchor),
            _ => return Err(Refused::OtherGame),
        };
        if self.players().get(&seat) != Some(&by) {
            return Err(Refusal::NotYourSeat(seat).into());
        }
        // Said twice is said once, also from a second tab.
        if known {
            return Ok(Vec::new());
        }
        Ok(vec![self.entry(now, RoomWhat::Anchored { seat, player: by, anchor })])
    }

    /// A person's device shows its value for the roll that is open.
    pub(super) fn release(
        &self,
        now: Millis,
        by: PlayerId,
        index: u32,
        seat: Seat,
        value: Value,
    ) -> Result<Vec<Entry>, Refused> {
        self.check_own(by, seat)?;
        let dice = self.dice.game.as_ref().ok_or(Refused::NotOpen)?;
        let open = dice.open.as_ref().filter(|open| open.index == index).ok_or(Refused::NotOpen)?;
        if !open.contributors.contains(&seat) {
            return Err(Refused::NotOpen);
        }
        if open.released.get(&seat) == Some(&value) {
            return Ok(Vec::new());
        }
        let known = dice.known.get(&seat).ok_or(Refused::NotOpen)?;
        let (game, owner) = (dice.proof.game, Owner::Seat(seat));
        match descends(game, owner, (place(index), value), *known) {
            true => Ok(vec![self.entry(now, RoomWhat::Released { index, seat, value })]),
            false => Err(Refused::BadValue),
        }
    }

    /// The index of the roll that is open for a seat's own click. A new device cannot show what the
    /// old one committed to: it rolls without a value, and is named as missing this once.
    pub(super) fn open_for(&self, seat: Seat) -> Option<u32> {
        let dice = self.dice.game.as_ref().filter(|dice| !dice.renews(seat))?;
        let open = dice.open.as_ref()?;
        (open.roller == Some(seat) && open.contributors.contains(&seat)).then_some(open.index)
    }

    /// The number of the game that is played or was last, from 1 on.
    pub(crate) fn game_number(&self) -> u64 {
        self.games + u64::from(self.table.phase() == Phase::Playing)
    }

    /// The record of the game that is played or was last, with the proof of its dice.
    pub(crate) fn record(&self) -> Option<String> {
        let game = self.table.game()?.clone();
        let whole = self.dice.game.as_ref().filter(|dice| !dice.late);
        let proof = whole.map_or_else(Vec::new, |dice| dice.proof.lines());
        Some(game.with_proof(proof).record())
    }

    /// What viewers see of the dice.
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

    /// The dice of the game and who rolls, if a new roll is due now.
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

    /// A new chain of the server, where the game has more rolls than a chain has values. A roll that
    /// is open for somebody else will not fall any more.
    fn renewal(&self, now: Millis, dice: &GameDice, roller: Option<Seat>) -> Option<Entry> {
        let waits = dice.open.as_ref().is_some_and(|open| open.roller == roller);
        let spent = dice.next > 1 && place(dice.next) == 1 && !waits;
        if !spent || dice.server.since == dice.next {
            return None;
        }
        let (_, secret) = match self.dice.seed {
            Some(seed) => Secret::seeded(seed, u64::from(dice.next)),
            None => Secret::random(),
        };
        let anchor = Chain::new(secret.bytes(), dice.proof.game, Owner::Server).anchor();
        Some(self.entry(now, RoomWhat::Renewed { secret, anchor }))
    }

    /// The people of the game that is played or comes next, by the seats they have in it.
    fn players(&self) -> BTreeMap<Seat, PlayerId> {
        let people = humans(&self.table);
        match self.dice.next {
            Some(_) => people.filter_map(|(s, p)| Some((self.table.next_seat(s)?, p))).collect(),
            None => people.collect(),
        }
    }

    fn check_own(&self, by: PlayerId, seat: Seat) -> Result<(), Refused> {
        match self.table.seats_of(by).contains(&seat) {
            true => Ok(()),
            false => Err(Refusal::NotYourSeat(seat).into()),
        }
    }

    fn entry(&self, now: Millis, what: RoomWhat) -> Entry {
        Entry { at: now.max(self.last), what }
    }
}

/// The people of a table and their seats, those who are out of the game left out.
fn humans(table: &Table) -> impl Iterator<Item = (Seat, PlayerId)> {
    let there = table.seated().filter(|(_, seated)| seated.hands != Hands::Gone);
    there.filter_map(|(seat, seated)| Some((seat, seated.player.id()?)))
}

impl Dice {
    /// Takes in an entry of the room, after its table has. Gives the roll that it makes void.
    pub(super) fn take(&mut self, at: Millis, what: &RoomWhat, table: &Table) -> Option<u32> {
        match what {
            RoomWhat::Made { seed, .. } => self.seed = *seed,
            RoomWhat::Committed { game, secret, anchor } => {
                let server = ServerChain::new(*game, secret.clone(), *anchor, 1);
                let next = Commitment { server, anchors: BTreeMap::new() };
                match table.phase() == Phase::Playing {
                    true => {
                        let seats: Vec<Seat> = table.seated().map(|(seat, _)| seat).collect();
                        let mut dice = GameDice::start(next, at, &seats, table);
                        dice.late = true;
                        self.game = Some(dice);
                    }
                    false => self.next = Some(next),
                }
            }
            RoomWhat::Table(What::Started { seats, .. }) => {
                self.game = self.next.take().map(|next| GameDice::start(next, at, seats, table));
                if let (Some(dice), Some(seed)) = (&mut self.game, self.seed) {
                    dice.proof.seeded = Some(seed);
                }
            }
            RoomWhat::Anchored { seat, player, anchor } => {
                self.keepers.insert(*player);
                match (&mut self.next, &mut self.game) {
                    (Some(next), _) => {
                        next.anchors.insert((*seat, *player), *anchor);
                    }
                    (None, Some(dice)) => {
                        dice.anchored(NewAnchor { owner: Owner::Seat(*seat), anchor: *anchor });
                    }
                    (None, None) => {}
                }
            }
            _ => return self.game.as_mut()?.take(at, what, table),
        }
        None
    }
}

impl Commitment {
    /// What people have committed to for the seats they have.
    fn anchors_of(&self, people: &BTreeMap<Seat, PlayerId>) -> BTreeMap<Seat, Value> {
        let own = |(seat, player): (&Seat, &PlayerId)| {
            Some((*seat, *self.anchors.get(&(*seat, *player))?))
        };
        people.iter().filter_map(own).collect()
    }
}
