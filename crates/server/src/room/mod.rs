//! A room as a value: a table, the people around it and what they say. It is the fold of its
//! entries; nothing here knows of stores, sockets or clocks.

mod command;
mod dice;
#[cfg(test)]
mod dice_tests;
mod drive;
mod entry;
mod events;
mod names;
mod shown;
pub(crate) mod task;

pub(crate) use command::{Refused, check_settings};
pub(crate) use dice::Present;
pub(crate) use entry::{Entry, RoomWhat, VERSION};
pub(crate) use shown::Presence;

use crate::event::RoomEvent;
use crate::secret::Key;
use dice::Dice;
use homestretch_rules::{Game, Rules, catalog};
use homestretch_table::{BadEntry, Millis, News, PlayerId, Table, What};
use names::Names;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

/// How many of the last things said a view shows.
const CHAT_SHOWN: usize = 100;

/// How many entries' events are kept for clients that come back.
const EVENTS_KEPT: usize = 128;

/// A person in the room.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) key: Key,
    pub(crate) muted: bool,
    pub(crate) removed: bool,
    /// Went away, or was sent away.
    pub(crate) away: bool,
}

/// Something a person said.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) at: Millis,
    pub(crate) by: PlayerId,
    pub(crate) text: String,
}

/// The numbers of the first and the last entry of a command.
type Span = (u64, u64);

/// A room: a table, the people around it and what they say.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) code: String,
    pub(crate) table: Table,
    pub(crate) people: BTreeMap<PlayerId, Person>,
    /// The names of those who were not sent out.
    names: Names,
    pub(crate) chat: VecDeque<Said>,
    pub(crate) chat_on: bool,
    pub(crate) public: bool,
    /// Whether it plays by other rules than those of the variant that comes with the program.
    house_rules: bool,
    /// The number of the last entry.
    pub(crate) seq: u64,
    /// The number of the last entry that changed the game or its turn.
    pub(crate) game_seq: u64,
    /// When the last entry was made.
    pub(crate) last: Millis,
    /// How many games have ended here.
    pub(crate) games: u64,
    /// The commands that were done.
    pub(crate) done: HashMap<String, Span>,
    /// The events of the last entries, with their numbers.
    pub(crate) events: VecDeque<(u64, Vec<RoomEvent>)>,
    /// The dice and who takes part in them.
    dice: Dice,
}

/// Why stored entries are no room. For the operator.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BadRoom {
    /// An entry cannot be read.
    #[error("entry {seq} cannot be read: {error}")]
    Unread {
        /// Its number.
        seq: u64,
        /// What is wrong.
        error: serde_json::Error,
    },
    /// The first entries are not those of a room.
    #[error("the room does not begin as a room does")]
    Beginning,
    /// The entries are of a version that this program does not know.
    #[error("the room is of version {0}, and this program reads 1 to {VERSION}")]
    Version(u32),
    /// An entry cannot have happened.
    #[error("entry {seq} cannot have happened: {error}")]
    Impossible {
        /// Its number.
        seq: u64,
        /// What is wrong.
        error: BadEntry,
    },
    /// An entry is missing.
    #[error("entry {0} is missing")]
    Missing(u64),
}

/// Rules that are known, by their hash: every variant is read once.
pub(crate) type Known<'a> = dyn Fn(&str) -> Option<Arc<Rules>> + 'a;

impl Room {
    /// The room of the entries that make one: the making, its first person, the table.
    pub(crate) fn begin(
        code: &str,
        known: &Known<'_>,
        entries: [&Entry; 3],
    ) -> Result<Room, BadRoom> {
        let [made, entered, opened] = entries;
        let RoomWhat::Made { version, public, .. } = made.what else {
            return Err(BadRoom::Beginning);
        };
        if !(1..=VERSION).contains(&version) {
            return Err(BadRoom::Version(version));
        }
        let RoomWhat::Entered { .. } = entered.what else { return Err(BadRoom::Beginning) };
        let RoomWhat::Table(What::Opened { .. }) = &opened.what else {
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
        room.dice.take(made.at, &made.what, &room.table);
        room.take(entered)?;
        room.seq = 3;
        room.events.push_back((3, Vec::new()));
        Ok(room)
    }

    /// Takes in an entry that is stored, or is about to be.
    pub(crate) fn take(&mut self, entry: &Entry) -> Result<(), BadRoom> {
        let seq = self.seq + 1;
        let ended = self.has_ended();
        let news = match &entry.what {
            RoomWhat::Made { .. } => return Err(BadRoom::Beginning),
            RoomWhat::Table(what) => self.take_at_table(entry, what)?,
            around => {
                self.take_around(entry.at, around);
                Vec::new()
            }
        };
        let void = self.dice.take(entry.at, &entry.what, &self.table);
        if !ended && self.has_ended() {
            self.games += 1;
        }
        self.seq = seq;
        self.last = self.last.max(entry.at);
        let mut events: Vec<RoomEvent> =
            void.into_iter().map(|index| RoomEvent::RollVoid { index }).collect();
        events.extend(self.events_of(entry, &news));
        self.events.push_back((seq, events));
        if self.events.len() > EVENTS_KEPT {
            self.events.pop_front();
        }
        Ok(())
    }

    /// Takes in what happened at the table.
    fn take_at_table(&mut self, entry: &Entry, what: &What) -> Result<Vec<News>, BadRoom> {
        let seq = self.seq + 1;
        let ply = self.table.game().map(Game::ply);
        let taken = self.table.take(&table_entry(entry).ok_or(BadRoom::Beginning)?);
        let news = taken.map_err(|error| BadRoom::Impossible { seq, error })?;
        // Who leaves may take tokens along.
        if events::changes_game(what) || self.table.game().map(Game::ply) != ply {
            self.game_seq = seq;
        }
        match what {
            What::Left { player } => self.person(*player, |person| person.away = true),
            What::Joined { player, .. } | What::Returned { player } => {
                self.person(*player, |person| person.away = false);
            }
            _ => {}
        }
        Ok(news)
    }

    /// Takes in what happened around the table.
    fn take_around(&mut self, at: Millis, what: &RoomWhat) {
        match what {
            RoomWhat::Entered { player, name, key } => {
                let (name, key) = (name.clone(), key.clone());
                // Who comes in once more is still asked not to write.
                let muted = self.people.get(player).is_some_and(|person| person.muted);
                self.names.add(&name);
                let person = Person { name, key, muted, removed: false, away: false };
                let before = self.people.insert(*player, person);
                if let Some(before) = before.filter(|before| !before.removed) {
                    self.names.remove(&before.name);
                }
            }
            RoomWhat::Said { by, text } => {
                self.chat.push_back(Said { at, by: *by, text: text.clone() });
                if self.chat.len() > CHAT_SHOWN {
                    self.chat.pop_front();
                }
            }
            RoomWhat::Muted { player, muted } => {
                self.person(*player, |person| person.muted = *muted);
            }
            RoomWhat::Chat { on } => self.chat_on = *on,
            RoomWhat::Removed { player } => {
                let here = self.people.get(player).filter(|person| !person.removed);
                if let Some(person) = here {
                    self.names.remove(&person.name);
                }
                self.person(*player, |person| (person.removed, person.away) = (true, true));
            }
            RoomWhat::WentAway { player } => self.person(*player, |person| person.away = true),
            RoomWhat::Listed { public } => self.public = *public,
            RoomWhat::Made { .. }
            | RoomWhat::Table(_)
            | RoomWhat::Reacted { .. }
            | RoomWhat::Committed { .. }
            | RoomWhat::Renewed { .. }
            | RoomWhat::Anchored { .. }
            | RoomWhat::RollOpened { .. }
            | RoomWhat::Released { .. }
            | RoomWhat::RollShown(_) => {}
        }
    }

    /// Notes that a command led to entries, so that it is done once.
    pub(crate) fn note_done(&mut self, cmd: String, span: Span) {
        let known = self.done.entry(cmd).or_insert(span);
        *known = (known.0.min(span.0), known.1.max(span.1));
    }

    fn person(&mut self, player: PlayerId, change: impl FnOnce(&mut Person)) {
        if let Some(person) = self.people.get_mut(&player) {
            change(person);
        }
    }

    /// Whose token this is.
    pub(crate) fn player_of(&self, key: &Key) -> Result<PlayerId, Refused> {
        match self.people.iter().find(|(_, person)| person.key == *key) {
            None => Err(Refused::NoToken),
            Some((_, person)) if person.removed => Err(Refused::SentOut),
            Some((player, _)) => Ok(*player),
        }
    }

    pub(crate) fn has_ended(&self) -> bool {
        self.table.phase() == homestretch_table::Phase::Ended
    }
}

/// The table's part of an entry.
fn table_entry(entry: &Entry) -> Option<homestretch_table::Entry> {
    match &entry.what {
        RoomWhat::Table(what) => {
            Some(homestretch_table::Entry { at: entry.at, what: what.clone() })
        }
        _ => None,
    }
}
