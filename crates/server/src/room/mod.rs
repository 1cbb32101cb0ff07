//! A room as a value: a table, the people around it, and their chat. It is the fold of its entries.
//! Nothing here knows about stores, sockets or clocks.

mod decide;
mod dice;
mod entry;
mod events;
mod names;
pub(crate) mod schedule;
mod view;

pub(crate) use decide::{Decision, check_settings};
pub(crate) use dice::ConnectedPlayers;
pub(crate) use entry::{ROOM_VERSION, RoomChange, RoomEntry};
pub(crate) use view::{Presence, Watchers};

use crate::node::secret::TokenHash;
use crate::wire::{Answer, RequestRefusal, RoomEvent};
use dice::Dice;
use homestretch_rules::{Game, Rules, catalog};
use homestretch_table::{BadEntry, Millis, PlayerId, Table, TableChange, TableEvent};
use names::Names;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

/// How many chat messages are kept for views.
const MAX_CHAT_MESSAGES: usize = 100;

/// How many entries' events are kept for clients that reconnect.
const MAX_KEPT_ENTRIES: usize = 128;

/// A person in the room.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) key: TokenHash,
    pub(crate) muted: bool,
    pub(crate) removed: bool,
    /// Has left, or was removed.
    pub(crate) away: bool,
}

/// A chat message.
#[derive(Clone, Debug)]
pub(crate) struct ChatMessage {
    pub(crate) at: Millis,
    pub(crate) by: PlayerId,
    pub(crate) text: String,
}

/// The numbers of the first and last entry of a command.
pub(crate) type EntrySpan = (u64, u64);

/// A room: a table, the people around it, and their chat.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) code: String,
    pub(crate) table: Table,
    pub(crate) people: BTreeMap<PlayerId, Person>,
    /// The names of people who were not removed.
    names: Names,
    pub(crate) chat: VecDeque<ChatMessage>,
    pub(crate) chat_on: bool,
    pub(crate) public: bool,
    /// Whether the rules differ from those of the built-in variant.
    house_rules: bool,
    /// The number of the last entry.
    pub(crate) seq: u64,
    /// The number of the last entry that changed the game or whose turn it is.
    pub(crate) game_seq: u64,
    /// The time of the last entry.
    pub(crate) last: Millis,
    /// How many games have ended here.
    pub(crate) games: u64,
    /// The commands that have been carried out, with their entries.
    pub(crate) done: HashMap<String, EntrySpan>,
    /// The events of the last entries, with the numbers of those entries.
    pub(crate) events: VecDeque<(u64, Vec<RoomEvent>)>,
    /// The dice, and who takes part in them.
    dice: Dice,
}

/// Why stored entries do not form a room. For the operator.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BadRoom {
    /// An entry cannot be parsed.
    #[error("entry {seq} cannot be parsed: {error}")]
    Unparsable {
        /// The number of the entry.
        seq: u64,
        /// The error of the parser.
        error: serde_json::Error,
    },
    /// The first entries are not those of a room.
    #[error("the first entries are not those of a room")]
    Beginning,
    /// The version of the entries is unknown to this program.
    #[error("the room has version {0}, but this program reads versions 1 to {ROOM_VERSION}")]
    Version(u32),
    /// An entry contradicts the ones before it.
    #[error("entry {seq} is impossible: {error}")]
    Impossible {
        /// The number of the entry.
        seq: u64,
        /// The error of the table.
        error: BadEntry,
    },
    /// An entry is missing.
    #[error("entry {0} is missing")]
    Missing(u64),
}

/// Finds compiled rules by hash, so that each variant is compiled once.
pub(crate) type RulesLookup<'a> = dyn Fn(&str) -> Option<Arc<Rules>> + 'a;

impl Room {
    /// Builds a room from its first three entries: its creation, its first person, its table.
    pub(crate) fn begin(
        code: &str,
        known: &RulesLookup<'_>,
        entries: [&RoomEntry; 3],
    ) -> Result<Room, BadRoom> {
        let [made, entered, opened] = entries;
        let RoomChange::Made { version, public, .. } = made.what else {
            return Err(BadRoom::Beginning);
        };
        if !(1..=ROOM_VERSION).contains(&version) {
            return Err(BadRoom::Version(version));
        }
        let RoomChange::Entered { .. } = entered.what else { return Err(BadRoom::Beginning) };
        let RoomChange::Table(TableChange::Opened { .. }) = &opened.what else {
            return Err(BadRoom::Beginning);
        };
        let first = table_entry(opened).ok_or(BadRoom::Beginning)?;
        let table = Table::fold_with(known, [&first])
            .map_err(|error| BadRoom::Impossible { seq: 3, error })?;
        let spec = table.rules().spec();
        let house_rules = catalog::find(&spec.id).is_none_or(|usual| usual != *spec);
        let mut room = Room {
            code: code.into(),
            house_rules,
            table,
            people: BTreeMap::new(),
            names: Names::default(),
            chat: VecDeque::new(),
            chat_on: true,
            public,
            seq: 1,
            game_seq: 0,
            last: made.at,
            games: 0,
            done: HashMap::new(),
            events: VecDeque::from([(1, Vec::new())]),
            dice: Dice::default(),
        };
        room.dice.apply(made.at, &made.what, &room.table);
        room.apply(entered)?;
        room.seq = 3;
        room.events.push_back((3, Vec::new()));
        Ok(room)
    }

    /// Applies an entry that is stored or about to be stored.
    pub(crate) fn apply(&mut self, entry: &RoomEntry) -> Result<(), BadRoom> {
        let seq = self.seq + 1;
        let ended = self.has_ended();
        let news = match &entry.what {
            RoomChange::Made { .. } => return Err(BadRoom::Beginning),
            RoomChange::Table(what) => self.apply_at_table(entry, what)?,
            around => {
                self.apply_around(entry.at, around);
                Vec::new()
            }
        };
        let void = self.dice.apply(entry.at, &entry.what, &self.table);
        if !ended && self.has_ended() {
            self.games += 1;
        }
        self.seq = seq;
        self.last = self.last.max(entry.at);
        let mut events: Vec<RoomEvent> =
            void.into_iter().map(|index| RoomEvent::RollVoid { index }).collect();
        events.extend(self.events_of(entry, news));
        self.events.push_back((seq, events));
        if self.events.len() > MAX_KEPT_ENTRIES {
            self.events.pop_front();
        }
        Ok(())
    }

    /// Applies an entry of the table.
    fn apply_at_table(
        &mut self,
        entry: &RoomEntry,
        what: &TableChange,
    ) -> Result<Vec<TableEvent>, BadRoom> {
        let seq = self.seq + 1;
        let ply = self.table.game().map(Game::ply);
        let taken = self.table.take(&table_entry(entry).ok_or(BadRoom::Beginning)?);
        let news = taken.map_err(|error| BadRoom::Impossible { seq, error })?;
        // When a player leaves, their tokens may leave the board.
        if events::changes_game(what) || self.table.game().map(Game::ply) != ply {
            self.game_seq = seq;
        }
        match what {
            TableChange::Left { player } => self.person(*player, |person| person.away = true),
            TableChange::Joined { player, .. } | TableChange::Returned { player } => {
                self.person(*player, |person| person.away = false);
            }
            _ => {}
        }
        Ok(news)
    }

    /// Applies an entry of the people around the table.
    fn apply_around(&mut self, at: Millis, what: &RoomChange) {
        match what {
            RoomChange::Entered { player, name, key } => {
                let (name, key) = (name.clone(), key.clone());
                // A muted person stays muted after returning.
                let muted = self.people.get(player).is_some_and(|person| person.muted);
                self.names.add(&name);
                let person = Person { name, key, muted, removed: false, away: false };
                let before = self.people.insert(*player, person);
                if let Some(before) = before.filter(|before| !before.removed) {
                    self.names.remove(&before.name);
                }
            }
            RoomChange::Said { by, text } => {
                self.chat.push_back(ChatMessage { at, by: *by, text: text.clone() });
                if self.chat.len() > MAX_CHAT_MESSAGES {
                    self.chat.pop_front();
                }
            }
            RoomChange::Muted { player, muted } => {
                self.person(*player, |person| person.muted = *muted);
            }
            RoomChange::Chat { on } => self.chat_on = *on,
            RoomChange::Removed { player } => {
                let here = self.people.get(player).filter(|person| !person.removed);
                if let Some(person) = here {
                    self.names.remove(&person.name);
                }
                self.person(*player, |person| (person.removed, person.away) = (true, true));
            }
            RoomChange::WentAway { player } => self.person(*player, |person| person.away = true),
            RoomChange::Listed { public } => self.public = *public,
            RoomChange::Made { .. }
            | RoomChange::Table(_)
            | RoomChange::Reacted { .. }
            | RoomChange::Committed { .. }
            | RoomChange::Renewed { .. }
            | RoomChange::Anchored { .. }
            | RoomChange::RollOpened { .. }
            | RoomChange::Released { .. }
            | RoomChange::RollShown(_) => {}
        }
    }

    /// Stores which entries a command led to, so that it is carried out only once.
    pub(crate) fn record_command(&mut self, cmd: String, span: EntrySpan) {
        let known = self.done.entry(cmd).or_insert(span);
        *known = (known.0.min(span.0), known.1.max(span.1));
    }

    fn person(&mut self, player: PlayerId, change: impl FnOnce(&mut Person)) {
        if let Some(person) = self.people.get_mut(&player) {
            change(person);
        }
    }

    /// The person that a token belongs to.
    pub(crate) fn player_of(&self, key: &TokenHash) -> Answer<PlayerId> {
        match self.people.iter().find(|(_, person)| person.key == *key) {
            None => Err(RequestRefusal::NoToken),
            Some((_, person)) if person.removed => Err(RequestRefusal::SentOut),
            Some((player, _)) => Ok(*player),
        }
    }

    pub(crate) fn has_ended(&self) -> bool {
        self.table.phase() == homestretch_table::Phase::Ended
    }
}

/// An entry as the table stores it; `None` if the entry is not about the table.
fn table_entry(entry: &RoomEntry) -> Option<homestretch_table::TableEntry> {
    match &entry.what {
        RoomChange::Table(what) => {
            Some(homestretch_table::TableEntry { at: entry.at, what: what.clone() })
        }
        _ => None,
    }
}

#[cfg(test)]
mod dice_tests;
