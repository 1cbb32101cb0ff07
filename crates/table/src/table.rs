//! The table: its state, and the two steps from an input to the events that viewers see.

mod autopilot;
mod clock;
mod pending;
mod play;
mod round;
mod rounds;
mod seats;
mod undo;
mod view;

use crate::ensure;
use crate::entry::{BadEntry, ENTRY_VERSION, TableChange, TableEntry};
use crate::event::TableEvent;
use crate::input::Input;
use crate::player::{PlayerId, Seated};
use crate::refusal::TableRefusal;
use crate::settings::Settings;
use crate::time::Millis;
use clock::GameClock;
use homestretch_rules::{Rules, Seat};
pub use pending::{BotTurn, Pending};
use round::Round;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The changes that an input leads to, or why it is refused.
type Decided = Result<Vec<TableChange>, TableRefusal>;

/// The events of a change, or why it cannot be applied.
type Taken = Result<Vec<TableEvent>, BadEntry>;

/// The phase of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down and get ready.
    Waiting,
    /// A round is being played.
    Playing,
    /// A round is over.
    Ended,
}

/// The live game: players on seats, settings, clocks, and the game they play.
///
/// A table is the fold of its entries: [`Table::decide`] turns an input into entries, and
/// [`Table::take`] applies an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    rules: Arc<Rules>,
    settings: Settings,
    host: Option<PlayerId>,
    seated: BTreeMap<Seat, Seated>,
    phase: Phase,
    /// The round being played, or the last one.
    round: Option<Round>,
    /// The number of rounds of the match that are over.
    rounds: u8,
    /// The places of the last round.
    places: Vec<Seat>,
    /// The winners of the match, once it is over.
    winners: Option<Vec<Seat>>,
    clock: GameClock,
    entries: u64,
    last: Millis,
}

/// The result of an input: an entry and the events for viewers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    /// The entry to store.
    pub entry: TableEntry,
    /// The events for viewers.
    pub events: Vec<TableEvent>,
}

impl Table {
    /// Opens a table and returns its first entry. The opener is the host, with or without a seat.
    pub fn open(
        now: Millis,
        rules: Arc<Rules>,
        settings: Settings,
        opener: PlayerId,
    ) -> Result<(Table, TableEntry), TableRefusal> {
        settings.check()?;
        let what = TableChange::Opened {
            version: ENTRY_VERSION,
            variant: rules.spec().id.clone(),
            hash: rules.hash(),
            text: rules.text().to_string(),
            settings: Box::new(settings.clone()),
            opener,
        };
        Ok((Table::new(now, rules, settings, opener), TableEntry { at: now, what }))
    }

    /// Rebuilds a table from its stored entries.
    pub fn fold<'a>(entries: impl IntoIterator<Item = &'a TableEntry>) -> Result<Table, BadEntry> {
        Table::fold_with(|_| None, entries)
    }

    /// Rebuilds a table from its stored entries. `known` returns rules by their hash, so that a
    /// driver with many tables parses each variant only once.
    pub fn fold_with<'a>(
        known: impl FnOnce(&str) -> Option<Arc<Rules>>,
        entries: impl IntoIterator<Item = &'a TableEntry>,
    ) -> Result<Table, BadEntry> {
        let mut entries = entries.into_iter();
        let mut table = Table::opened(known, entries.next().ok_or(BadEntry::Opened)?)?;
        for entry in entries {
            table.take(entry)?;
        }
        Ok(table)
    }

    fn opened(
        known: impl FnOnce(&str) -> Option<Arc<Rules>>,
        entry: &TableEntry,
    ) -> Result<Table, BadEntry> {
        let TableChange::Opened { version, variant, hash, text, settings, opener } = &entry.what
        else {
            return Err(BadEntry::Opened);
        };
        ensure((1..=ENTRY_VERSION).contains(version), BadEntry::Version(*version))?;
        let rules = match known(hash) {
            Some(rules) => rules,
            None => {
                let read = Rules::read_kept(text);
                Arc::new(read.map_err(|problems| BadEntry::Rules(problems.to_string()))?)
            }
        };
        ensure(rules.hash() == *hash && rules.spec().id == *variant, BadEntry::Hash)?;
        Ok(Table::new(entry.at, rules, (**settings).clone(), *opener))
    }

    fn new(now: Millis, rules: Arc<Rules>, settings: Settings, opener: PlayerId) -> Table {
        Table {
            rules,
            settings,
            host: Some(opener),
            seated: BTreeMap::new(),
            phase: Phase::Waiting,
            round: None,
            rounds: 0,
            places: Vec::new(),
            winners: None,
            clock: GameClock::default(),
            entries: 1,
            last: now,
        }
    }

    /// The entries that an input appends, or why it is refused. Changes nothing.
    ///
    /// If the clock goes backwards, the time of the last entry counts.
    pub fn decide(&self, now: Millis, input: Input) -> Result<Vec<TableEntry>, TableRefusal> {
        let at = now.max(self.last);
        let list = match input {
            Input::Join { by, name, seat } => self.join(by, &name, seat),
            Input::ChangeSeat { by, from, to } => self.change_seat(by, from, to),
            Input::Ready { by, ready } => self.get_ready(by, ready),
            Input::AddBot { by, seat, level, name } => self.add_bot(by, seat, level, name),
            Input::RemoveBot { by, seat } => self.remove_bot(by, seat),
            Input::Kick { by, seat } => self.kick(by, seat),
            Input::Settings { by, settings } => self.change_settings(by, settings),
            Input::Start { by } => self.start(by),
            Input::Roll { by, seat } => self.roll(by, seat),
            Input::Act { by, seat, action } => self.act(by, seat, action),
            Input::Chance(action) => self.chance(action),
            Input::Bot { seat, action } => self.bot(seat, action),
            Input::Undo { by } => self.undo(by),
            Input::Redo { by } => self.redo(by),
            Input::Vote { by, agree } => self.vote(by, agree),
            Input::Autopilot { by, seat, level } => self.autopilot(by, seat, level),
            Input::Pause { by } => self.pause(by),
            Input::Resume { by } => self.resume(by),
            Input::Leave { by } => self.leave(by),
            Input::Return { by } => self.come_back(by),
            Input::PassHost { to } => self.pass_host(to),
            Input::Rematch { by } => self.rematch(by),
            Input::Tick => Ok(self.tick(at)),
            Input::TimeUp if self.phase == Phase::Playing => Ok(vec![TableChange::TimeUp]),
            Input::TimeUp => Err(TableRefusal::NotPlaying),
            Input::Restored { since } => Ok(self.restore(at, since)),
        };
        Ok(list?.into_iter().map(|what| TableEntry { at, what }).collect())
    }

    /// Applies an entry and returns the events for viewers. A bad entry changes nothing.
    pub fn take(&mut self, entry: &TableEntry) -> Result<Vec<TableEvent>, BadEntry> {
        let at = entry.at;
        ensure(at >= self.last, BadEntry::Earlier)?;
        let events = match &entry.what {
            TableChange::Opened { .. } => Err(BadEntry::Opened),
            TableChange::SettingsChanged { settings } => self.take_settings(settings),
            TableChange::Joined { seat, player, name } => self.take_joined(*seat, *player, name),
            TableChange::BotAdded { seat, level, name } => self.take_bot(*seat, *level, name),
            TableChange::Unseated { seat } => self.take_unseated(*seat),
            TableChange::Ready { player, ready } => self.take_ready(*player, *ready),
            TableChange::Started { seats, opening } => self.take_started(at, seats, *opening),
            TableChange::Asked { seat, by } => self.take_asked(at, *seat, *by),
            TableChange::Action { action, by } => self.take_action(at, action, *by),
            TableChange::Proposed { by, back, to } => self.take_proposed(at, *by, *back, *to),
            TableChange::Voted { by, agree } => self.take_voted(*by, *agree),
            TableChange::VoteLapsed => self.take_lapsed(),
            TableChange::Undone { to } => self.take_undone(at, *to),
            TableChange::Redone { to } => self.take_redone(at, *to),
            TableChange::AutopilotOn { seat, level } => self.take_autopilot_on(*seat, *level),
            TableChange::AutopilotOff { seat } => self.take_autopilot_off(*seat),
            TableChange::Warned { seat } => self.take_warned(at, *seat),
            TableChange::Missed { seat } => self.take_missed(at, *seat),
            TableChange::TimeUp => self.take_time_up(),
            TableChange::Paused { by } => self.take_paused(at, *by),
            TableChange::Resumed { by } => self.take_resumed(at, *by),
            TableChange::Restored { lost } => self.take_restored(at, *lost),
            TableChange::Left { player } => self.take_left(at, *player),
            TableChange::Returned { player } => self.take_returned(*player),
            TableChange::HostPassed { player } => self.take_host(*player),
            TableChange::Rotated => self.take_rotated(),
            TableChange::Rematch { by } => self.take_rematch(*by),
        }?;
        self.entries += 1;
        self.last = at;
        Ok(events)
    }

    /// Decides an input and applies its entries: everything that a driver without a store needs.
    pub fn handle(&mut self, now: Millis, input: Input) -> Result<Vec<Output>, TableRefusal> {
        let entries = self.decide(now, input)?;
        let taken = entries.into_iter().map(|entry| {
            let events = self.take(&entry).expect("a decided entry can be applied");
            Output { entry, events }
        });
        Ok(taken.collect())
    }
}
