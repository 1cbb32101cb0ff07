//! A game on this machine: the table, its dice, its bots and its file.

use super::save::{Head, NotSaved, Rest, SaveFile, Saved};
use homestretch_bots::{Budget, Roster, chance, decides, seeded};
use homestretch_rules::{Action, Rules, Seat, State, Turn};
use homestretch_table::{
    BadEntry, Entry, Input, Millis, News, PlayerId, Refusal, SeatsAfter, Settings, Table, What,
};
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Who sits at the keyboard.
pub const US: PlayerId = PlayerId(1);

/// How long a bot may think.
const THINK: Duration = Duration::from_secs(2);

/// A game that is to be played.
#[derive(Clone, Debug)]
pub struct SetUp {
    /// The rules.
    pub rules: Arc<Rules>,
    /// Who sits where, in turn order.
    pub chairs: Vec<Chair>,
    /// What was agreed on.
    pub settings: Settings,
    /// What the dice are drawn from.
    pub seed: u64,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The level of a bot; none for a person.
    pub level: Option<String>,
}

/// A game on this machine.
pub struct Session {
    table: Table,
    head: Head,
    entries: Vec<Entry>,
    file: Option<SaveFile>,
    /// What is wrong with the file and was not told yet.
    troubles: Vec<Trouble>,
    /// Whether the last entries could not be written.
    failing: bool,
    /// What happened until the game was loaded, entry by entry.
    past: Vec<Vec<News>>,
    roster: Roster,
}

/// What is wrong with the file of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The last entries are not in it, for this reason.
    NotSaved(Reason),
    /// They are in it now, after all.
    SavedAgain,
    /// It could be read up to so many entries.
    Damaged(usize),
}

/// Why a file cannot be read or written, to be told in any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What kind of reason it is.
    pub kind: ErrorKind,
    /// What the system says, where the kind is not enough.
    pub text: String,
}

impl From<&std::io::Error> for Reason {
    fn from(error: &std::io::Error) -> Reason {
        Reason { kind: error.kind(), text: error.to_string() }
    }
}

/// Why a saved game cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum NotLoaded {
    /// The file is not right.
    #[error(transparent)]
    File(#[from] NotSaved),
    /// Its entries are not.
    #[error("the game cannot be read: {0}")]
    Entries(#[from] BadEntry),
}

impl Session {
    /// Seats everyone and starts.
    pub fn start(set_up: &SetUp) -> Result<Session, Refusal> {
        let settings = Settings { shared_screen: true, ..set_up.settings.clone() };
        let (table, opened) = Table::open(wall_clock(), set_up.rules.clone(), settings, US)?;
        let mut session = Session {
            roster: Roster::new(table.rules()),
            table,
            head: Head::new(set_up.seed),
            entries: vec![opened],
            file: None,
            troubles: Vec::new(),
            failing: false,
            past: Vec::new(),
        };
        for Chair { seat, name, level } in set_up.chairs.iter().cloned() {
            let seat = Some(seat);
            session.input(match level {
                None => Input::Join { by: US, name, seat },
                Some(level) => Input::AddBot { by: US, seat, level, name: Some(name) },
            })?;
        }
        session.input(Input::Start { by: US })?;
        Ok(session)
    }

    /// Goes on with a saved game.
    pub fn load(path: &Path) -> Result<Session, NotLoaded> {
        let saved = Saved::read(path)?;
        let mut table = Table::fold(saved.entries.first())?;
        let past = saved.entries.iter().skip(1).map(|entry| table.take(entry));
        let past = past.collect::<Result<_, BadEntry>>()?;
        let (file, written) = SaveFile::go_on(path, &saved)?;
        let damage = saved.rest == Rest::Damaged;
        let damage = damage.then_some(Trouble::Damaged(saved.entries.len()));
        let mut session = Session {
            roster: Roster::new(table.rules()),
            head: saved.head,
            troubles: damage.into_iter().collect(),
            entries: saved.entries,
            file: Some(file),
            failing: false,
            past,
            table,
        };
        if let Err(error) = &written {
            session.not_saved(error.into());
        }
        let since = session.table.last();
        let back = session.input(Input::Restored { since }).expect("coming back is never refused");
        session.past.push(back);
        Ok(session)
    }

    /// Saves the game from now on.
    pub fn save_as(&mut self, path: &Path) -> std::io::Result<()> {
        self.file = Some(SaveFile::create(path, self.head, &self.entries)?);
        (self.troubles, self.failing) = (Vec::new(), false);
        Ok(())
    }

    /// Writes the game as it is, or its record, into a new file. A game that is saved nowhere yet
    /// is saved there from now on.
    pub fn write(&mut self, export: bool, path: &Path) -> std::io::Result<()> {
        if path.exists() {
            return Err(std::io::ErrorKind::AlreadyExists.into());
        }
        match self.table.game() {
            Some(game) if export => std::fs::write(path, game.record()),
            _ if self.file.is_none() || self.failing => self.save_as(path),
            _ => SaveFile::create(path, self.head, &self.entries).map(drop),
        }
    }

    /// Saves the game from now on; if that is not possible, as soon as it is.
    pub fn save_when_possible(&mut self, path: &Path) {
        let mut file = SaveFile::later(path);
        let written = file.append(self.head, &self.entries, &[]);
        self.file = Some(file);
        if let Err(error) = written {
            self.not_saved((&error).into());
        }
    }

    /// The file the game is saved in; none while it cannot be saved.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_ref().filter(|_| !self.failing).map(SaveFile::path)
    }

    /// Whether the game ought to be saved and is not.
    pub fn is_failing(&self) -> bool {
        self.failing
    }

    /// What is wrong with the file, told once.
    pub fn troubles(&mut self) -> Vec<Trouble> {
        std::mem::take(&mut self.troubles)
    }

    /// What happened until the game was loaded, entry by entry, told once.
    pub fn past(&mut self) -> Vec<Vec<News>> {
        std::mem::take(&mut self.past)
    }

    /// Notes that the game could not be saved.
    pub fn not_saved(&mut self, reason: Reason) {
        self.troubles.push(Trouble::NotSaved(reason));
        self.failing = true;
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Hands something to the table. What comes of it is in the file before it is told.
    pub fn input(&mut self, input: Input) -> Result<Vec<News>, Refusal> {
        let new = self.table.decide(wall_clock(), input)?;
        self.entries.extend(new.iter().cloned());
        if let Some(file) = &mut self.file {
            let written = file.append(self.head, &self.entries, &new);
            let failed_before = std::mem::replace(&mut self.failing, written.is_err());
            match written {
                Err(error) if !failed_before => {
                    self.troubles.push(Trouble::NotSaved((&error).into()));
                }
                Ok(()) if failed_before => self.troubles.push(Trouble::SavedAgain),
                _ => {}
            }
        }
        let mut news = Vec::new();
        for entry in &new {
            news.extend(self.table.take(entry).expect("what the table decides it can take"));
        }
        Ok(news)
    }

    /// The time, as the table sees it.
    pub fn now(&self) -> Millis {
        wall_clock().max(self.table.last())
    }

    /// The next round, or another match; with another order of seats, if one is asked for.
    pub fn another(&mut self, seats: Option<SeatsAfter>) -> Result<Vec<News>, Refusal> {
        if let Some(seats_after) = seats {
            let settings = Settings { seats_after, ..self.table.settings().clone() };
            self.input(Input::Settings { by: US, settings })?;
        }
        self.input(Input::Rematch { by: US })
    }

    /// What the table waits for.
    pub fn wants(&self) -> homestretch_table::Wants {
        self.table.wants(wall_clock())
    }

    /// Lets the dice fall that are due: those that were taken back, or new ones. New ones depend
    /// on the seed and on how many actions there were, so a game that is loaded has the same.
    pub fn throw_dice(&mut self) -> Vec<News> {
        let Some(game) = self.table.game() else { return Vec::new() };
        let drawn = self.table.kept_chance().or_else(|| {
            let mut dice = seeded(self.head.seed, self.actions());
            chance(game.rules(), game.state(), &mut dice)
        });
        drawn.and_then(|action| self.input(Input::Chance(action)).ok()).unwrap_or_default()
    }

    /// How many actions there were, also those that were taken back. Pauses and the like do not
    /// count: they change neither dice nor bots.
    fn actions(&self) -> u64 {
        self.entries.iter().filter(|e| matches!(e.what, What::Action { .. })).count() as u64
    }

    /// What a bot is asked, to be answered on any thread.
    pub fn question(&self) -> Option<Question> {
        let asked = self.wants().bot?;
        Some(Question {
            rules: self.table.rules().clone(),
            state: *self.table.game()?.state(),
            roster: self.roster.clone(),
            seat: asked.seat,
            level: asked.level,
            lots: self.head.seed ^ self.actions(),
            number: self.entries.len(),
        })
    }

    /// Takes a bot's answer, unless something else happened in between.
    pub fn answer(&mut self, answer: Answer) -> Vec<News> {
        if answer.number != self.entries.len() {
            return Vec::new();
        }
        let Answer { seat, action, .. } = answer;
        self.input(Input::Bot { seat, action }).unwrap_or_default()
    }
}

/// What a bot is asked.
pub struct Question {
    rules: Arc<Rules>,
    state: State,
    roster: Roster,
    seat: Seat,
    level: String,
    lots: u64,
    number: usize,
}

/// What a bot does.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    seat: Seat,
    action: Option<Action>,
    number: usize,
}

impl Question {
    /// Thinks, for a bounded time.
    pub fn answer(&self) -> Answer {
        let (rules, state) = (&*self.rules, &self.state);
        let budget = Budget { until: Some(Instant::now() + THINK) };
        let player = self.roster.player(&self.level, self.lots);
        let action = player.ok().and_then(|mut player| match state.turn() {
            Turn::Move { .. } => Some(player.choose(rules, state, &budget)),
            Turn::Roll { .. } if decides(rules, state) => player.before_roll(rules, state, &budget),
            _ => None,
        });
        Answer { seat: self.seat, action, number: self.number }
    }
}

/// The time of day. The table sees to it that it never goes back.
fn wall_clock() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(since.as_millis() as u64)
}
