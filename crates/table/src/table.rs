//! The table: what it is made of, and the two steps from an input to what viewers are told.

use crate::clock::Clock;
use crate::entry::{BadEntry, Entry, Millis, VERSION, What};
use crate::input::Input;
use crate::news::News;
use crate::play::Round;
use crate::player::{PlayerId, Seated};
use crate::refusal::Refusal;
use crate::settings::Settings;
use homestretch_rules::{Rules, Seat};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What the table is doing.
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
/// It is the fold of its entries: [`Table::decide`] says what an input appends, [`Table::take`]
/// takes it in.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) rules: Arc<Rules>,
    pub(crate) settings: Settings,
    pub(crate) host: Option<PlayerId>,
    pub(crate) seated: BTreeMap<Seat, Seated>,
    pub(crate) phase: Phase,
    /// The round being played, or the last one.
    pub(crate) round: Option<Round>,
    /// Rounds of the match that are over.
    pub(crate) rounds: u8,
    /// The places of the last round.
    pub(crate) places: Vec<Seat>,
    /// Who has won the match, once it is over.
    pub(crate) winners: Option<Vec<Seat>>,
    pub(crate) clock: Clock,
    pub(crate) entries: u64,
    pub(crate) last: Millis,
}

/// What an input led to: an entry and what it tells viewers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    /// The entry, to be stored.
    pub entry: Entry,
    /// What viewers are told.
    pub news: Vec<News>,
}

impl Table {
    /// Opens a table, with its first entry. Who opens it is the host, seated or not.
    pub fn open(
        now: Millis,
        rules: Arc<Rules>,
        settings: Settings,
        opener: PlayerId,
    ) -> Result<(Table, Entry), Refusal> {
        settings.check()?;
        let what = What::Opened {
            version: VERSION,
            variant: rules.spec().id.clone(),
            hash: rules.hash(),
            text: rules.text().to_string(),
            settings: Box::new(settings.clone()),
            opener,
        };
        Ok((Table::new(now, rules, settings, opener), Entry { at: now, what }))
    }

    /// The table of a stored list of entries.
    pub fn fold<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Table, BadEntry> {
        Table::fold_with(|_| None, entries)
    }

    /// The same, with rules by their hash from a driver that has many tables and reads every
    /// variant once.
    pub fn fold_with<'a>(
        known: impl FnOnce(&str) -> Option<Arc<Rules>>,
        entries: impl IntoIterator<Item = &'a Entry>,
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
        entry: &Entry,
    ) -> Result<Table, BadEntry> {
        let What::Opened { version, variant, hash, text, settings, opener } = &entry.what else {
            return Err(BadEntry::Opened);
        };
        if !(1..=VERSION).contains(version) {
            return Err(BadEntry::Version(*version));
        }
        let rules = match known(hash) {
            Some(rules) => rules,
            None => {
                let read = Rules::read_kept(text);
                Arc::new(read.map_err(|problems| BadEntry::Rules(problems.to_string()))?)
            }
        };
        if rules.hash() != *hash || rules.spec().id != *variant {
            return Err(BadEntry::Hash);
        }
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
            clock: Clock::default(),
            entries: 1,
            last: now,
        }
    }

    /// What an input would append, or why it is refused. Changes nothing.
    ///
    /// A clock that goes backwards is taken to stand still.
    pub fn decide(&self, now: Millis, input: Input) -> Result<Vec<Entry>, Refusal> {
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
            Input::TimeUp if self.phase == Phase::Playing => Ok(vec![What::TimeUp]),
            Input::TimeUp => Err(Refusal::NotPlaying),
            Input::Restored { since } => Ok(self.restore(at, since)),
        };
        Ok(list?.into_iter().map(|what| Entry { at, what }).collect())
    }

    /// Takes an entry in and gives what viewers are told; or refuses it and changes nothing.
    pub fn take(&mut self, entry: &Entry) -> Result<Vec<News>, BadEntry> {
        let at = entry.at;
        if at < self.last {
            return Err(BadEntry::Earlier);
        }
        let news = match &entry.what {
            What::Opened { .. } => Err(BadEntry::Opened),
            What::SettingsChanged { settings } => self.take_settings(settings),
            What::Joined { seat, player, name } => self.take_joined(*seat, *player, name),
            What::BotAdded { seat, level, name } => self.take_bot(*seat, level, name),
            What::Unseated { seat } => self.take_unseated(*seat),
            What::Ready { player, ready } => self.take_ready(*player, *ready),
            What::Started { seats, opening } => self.take_started(at, seats, *opening),
            What::Asked { seat, by } => self.take_asked(at, *seat, *by),
            What::Action { action, by } => self.take_action(at, action, *by),
            What::Proposed { by, back, to } => self.take_proposed(at, *by, *back, *to),
            What::Voted { by, agree } => self.take_voted(*by, *agree),
            What::VoteLapsed => self.take_lapsed(),
            What::Undone { to } => self.take_undone(at, *to),
            What::Redone { to } => self.take_redone(at, *to),
            What::Lent { seat, level } => self.take_lent(*seat, level),
            What::TakenBack { seat } => self.take_back(*seat),
            What::Warned { seat } => self.take_warned(at, *seat),
            What::Missed { seat } => self.take_missed(at, *seat),
            What::TimeUp => self.take_time_up(),
            What::Paused { by } => self.take_paused(at, *by),
            What::Resumed { by } => self.take_resumed(at, *by),
            What::Restored { lost } => self.take_restored(at, *lost),
            What::Left { player } => self.take_left(at, *player),
            What::Returned { player } => self.take_returned(*player),
            What::HostPassed { player } => self.take_host(*player),
            What::Rotated => self.take_rotated(),
            What::Rematch { by } => self.take_rematch(*by),
        }?;
        self.entries += 1;
        self.last = at;
        Ok(news)
    }

    /// Decides and takes: all that a driver without a store needs.
    pub fn handle(&mut self, now: Millis, input: Input) -> Result<Vec<Output>, Refusal> {
        let entries = self.decide(now, input)?;
        let taken = entries.into_iter().map(|entry| {
            let news = self.take(&entry).expect("what the table decides it can take");
            Output { entry, news }
        });
        Ok(taken.collect())
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        self.rules.text() == other.rules.text()
            && self.settings == other.settings
            && self.host == other.host
            && self.seated == other.seated
            && self.phase == other.phase
            && self.round == other.round
            && (self.rounds, &self.places) == (other.rounds, &other.places)
            && self.winners == other.winners
            && self.clock == other.clock
            && (self.entries, self.last) == (other.entries, other.last)
    }
}
