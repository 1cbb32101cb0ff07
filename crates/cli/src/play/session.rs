//! A game on this machine: the table with its dice, its bots and its file.

use super::save::{self, SaveFile, SaveFileError};
use homestretch_bots::{Level, Roster, chance, seeded};
use homestretch_rules::{Action, Rules, Seat, State};
use homestretch_table::{
    BadEntry, Input, Millis, PlayerId, SaveHeader, SaveTail, SeatsAfter, Settings, Table,
    TableChange, TableEntry, TableEvent, TableRefusal, Undo,
};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The player id of everybody at the keyboard.
pub const LOCAL_PLAYER: PlayerId = PlayerId(1);

/// How long a bot may think about a decision.
const THINK_TIME: Duration = Duration::from_secs(2);

/// Everything that is needed to start a game.
#[derive(Clone, Debug)]
pub struct GameSetup {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The players in turn order.
    pub players: Vec<PlayerSetup>,
    /// The settings of the table.
    pub settings: Settings,
    /// The seed of the dice.
    pub seed: u64,
}

/// The settings of a game on this machine, without time limits.
pub fn local_settings() -> Settings {
    Settings { undo: Undo::Free, play_forced: true, ..Settings::default() }
}

/// A player and the seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSetup {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The level of a bot; None for a person.
    pub level: Option<Level>,
}

/// A game on this machine.
pub struct Session {
    table: Table,
    head: SaveHeader,
    entries: Vec<TableEntry>,
    file: Option<SaveFile>,
    /// Problems with the file that were not reported yet.
    problems: Vec<SaveProblem>,
    /// Whether the last write failed.
    failing: bool,
    /// The events before the game was loaded, entry by entry.
    past: Vec<Vec<TableEvent>>,
    roster: Roster,
}

/// A problem with the file of a game, or its end.
#[derive(Debug)]
pub enum SaveProblem {
    /// The last entries could not be written.
    Unsaved(std::io::Error),
    /// All entries are in the file again.
    SavedAgain,
    /// Only this many entries could be read.
    Damaged(usize),
}

/// Why a saved game cannot be continued.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be used.
    #[error(transparent)]
    File(#[from] SaveFileError),
    /// Its entries do not form a game.
    #[error("the game cannot be read: {0}")]
    Entries(#[from] BadEntry),
}

impl Session {
    fn new(table: Table, head: SaveHeader, entries: Vec<TableEntry>) -> Session {
        let roster = Roster::new(table.rules().clone());
        let (file, problems, failing, past) = (None, Vec::new(), false, Vec::new());
        Session { table, head, entries, file, problems, failing, past, roster }
    }

    /// Seats the players and starts the game.
    pub fn start(setup: &GameSetup) -> Result<Session, TableRefusal> {
        let settings = Settings { shared_screen: true, ..setup.settings.clone() };
        let (table, opened) =
            Table::open(wall_clock(), setup.rules.clone(), settings, LOCAL_PLAYER)?;
        let mut session = Session::new(table, SaveHeader::new(setup.seed), vec![opened]);
        for PlayerSetup { seat, name, level } in setup.players.iter().cloned() {
            let seat = Some(seat);
            session.input(match level {
                None => Input::Join { by: LOCAL_PLAYER, name, seat },
                Some(level) => Input::AddBot { by: LOCAL_PLAYER, seat, level, name: Some(name) },
            })?;
        }
        session.input(Input::Start { by: LOCAL_PLAYER })?;
        Ok(session)
    }

    /// Loads a saved game, to continue it.
    pub fn load(path: &Path) -> Result<Session, LoadError> {
        let saved = save::read(path)?;
        let mut table = Table::fold(saved.entries.first())?;
        let past = saved.entries.iter().skip(1).map(|entry| table.take(entry));
        let past = past.collect::<Result<_, BadEntry>>()?;
        let (file, written) = SaveFile::reopen(path, &saved)?;
        let damaged = saved.tail == SaveTail::Damaged;
        let mut session = Session::new(table, saved.head, saved.entries);
        (session.file, session.past) = (Some(file), past);
        session.problems.extend(damaged.then_some(SaveProblem::Damaged(session.entries.len())));
        if let Err(error) = written {
            session.not_saved(error);
        }
        let since = session.table.last();
        let restored = session
            .input(Input::Restored { since })
            .expect("a restored table never rejects this input");
        session.past.push(restored);
        Ok(session)
    }

    /// Saves the game in this file, now and after every action.
    pub fn save_as(&mut self, path: &Path) -> std::io::Result<()> {
        self.file = Some(SaveFile::create(path, self.head, &self.entries)?);
        (self.problems, self.failing) = (Vec::new(), false);
        Ok(())
    }

    /// Writes a copy of the saved game, or its record, to a new file. A game that is not being
    /// saved yet is saved in that file from now on.
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

    /// Saves the game in this file as soon as the file can be written.
    pub fn save_when_possible(&mut self, path: &Path) {
        let mut file = SaveFile::unwritten(path);
        let written = file.append(self.head, &self.entries, &[]);
        self.file = Some(file);
        if let Err(error) = written {
            self.not_saved(error);
        }
    }

    /// Saves the game in the default folder under a new name, and removes the oldest games there.
    /// If saving fails, the game is played unsaved until it works.
    pub fn save_in_folder(&mut self) {
        let Some(folder) = save::folder() else {
            return self.not_saved(std::io::Error::other("there is no home folder"));
        };
        let (started, id) = (self.now().0, &self.table.rules().spec().id);
        let file = folder.join(format!("{started}-{id}.game"));
        self.save_when_possible(&file);
        for old in save::list(&folder).into_iter().skip(save::MAX_SAVED_GAMES) {
            // It does no harm if an old game cannot be removed.
            let _ = std::fs::remove_file(old);
        }
    }

    /// The file in which the game is saved; None while saving fails.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_ref().filter(|_| !self.failing).map(SaveFile::path)
    }

    /// Whether the game should be saved but the last write failed.
    pub fn is_failing(&self) -> bool {
        self.failing
    }

    /// Returns the problems with the file since the last call.
    pub fn take_problems(&mut self) -> Vec<SaveProblem> {
        std::mem::take(&mut self.problems)
    }

    /// Returns what happened before the game was loaded, entry by entry. Empty on later calls.
    pub fn take_past(&mut self) -> Vec<Vec<TableEvent>> {
        std::mem::take(&mut self.past)
    }

    /// Records that the game could not be saved.
    pub fn not_saved(&mut self, reason: std::io::Error) {
        self.problems.push(SaveProblem::Unsaved(reason));
        self.failing = true;
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Sends an input to the table. The resulting entries are in the file before this returns.
    pub fn input(&mut self, input: Input) -> Result<Vec<TableEvent>, TableRefusal> {
        let new = self.table.decide(wall_clock(), input)?;
        self.entries.extend(new.iter().cloned());
        if let Some(file) = &mut self.file {
            let written = file.append(self.head, &self.entries, &new);
            let failed_before = std::mem::replace(&mut self.failing, written.is_err());
            match written {
                Err(error) if !failed_before => self.problems.push(SaveProblem::Unsaved(error)),
                Ok(()) if failed_before => self.problems.push(SaveProblem::SavedAgain),
                _ => {}
            }
        }
        let mut news = Vec::new();
        for entry in &new {
            news.extend(self.table.take(entry).expect("a table accepts its own entries"));
        }
        Ok(news)
    }

    /// The time of the table, which never goes back.
    pub fn now(&self) -> Millis {
        wall_clock().max(self.table.last())
    }

    /// This time, or less if the time of the game is up before.
    pub fn until_time_is_up(&self, wait: Duration) -> Duration {
        let table = Some(&self.table).filter(|table| !table.paused());
        let left = table.and_then(|table| table.game_left(self.now()));
        left.map_or(wait, |left| wait.min(Duration::from_millis(left.0)))
    }

    /// Ends the game if its time is up, whoever is to act.
    pub fn end_on_time(&mut self) -> Option<Vec<TableEvent>> {
        let is_up = self.until_time_is_up(Duration::MAX).is_zero();
        is_up.then(|| self.input(Input::Tick).unwrap_or_default())
    }

    /// Starts the next round or another match, if asked with another order of seats.
    pub fn play_again(
        &mut self,
        seats: Option<SeatsAfter>,
    ) -> Result<Vec<TableEvent>, TableRefusal> {
        if let Some(seats_after) = seats {
            let settings = Settings { seats_after, ..self.table.settings().clone() };
            self.input(Input::Settings { by: LOCAL_PLAYER, settings })?;
        }
        self.input(Input::Rematch { by: LOCAL_PLAYER })
    }

    /// The actions that the table waits for.
    pub fn pending(&self) -> homestretch_table::Pending {
        self.table.pending(wall_clock())
    }

    /// Rolls the dice that are due: the same as before if they were undone, new ones otherwise.
    /// New dice depend on the seed and the number of actions, so a loaded game gets the same dice.
    pub fn throw_dice(&mut self) -> Vec<TableEvent> {
        let Some(game) = self.table.game() else { return Vec::new() };
        let drawn = self.table.kept_chance().or_else(|| {
            let mut dice = seeded(self.head.seed, self.actions());
            chance(game.rules(), game.state(), &mut dice)
        });
        drawn.and_then(|action| self.input(Input::Chance(action)).ok()).unwrap_or_default()
    }

    /// The number of actions, including those that were undone. Other entries, such as pauses,
    /// do not count because they must not change dice or bots.
    fn actions(&self) -> u64 {
        self.entries.iter().filter(|e| matches!(e.what, TableChange::Action { .. })).count() as u64
    }

    /// The decision that a bot has to make. Any thread can answer it.
    pub fn question(&self) -> Option<BotQuestion> {
        let asked = self.pending().bot?;
        Some(BotQuestion {
            state: asked.state,
            roster: self.roster.clone(),
            seat: asked.seat,
            level: asked.level,
            lots: self.head.seed ^ self.actions(),
            time: self.until_time_is_up(THINK_TIME),
            number: self.entries.len(),
        })
    }

    /// Plays a bot's answer, unless something else happened in the meantime.
    pub fn answer(&mut self, answer: BotAnswer) -> Vec<TableEvent> {
        if answer.number != self.entries.len() {
            return Vec::new();
        }
        let BotAnswer { seat, action, .. } = answer;
        self.input(Input::Bot { seat, action }).unwrap_or_default()
    }
}

/// A decision that a bot has to make.
pub struct BotQuestion {
    state: State,
    roster: Roster,
    seat: Seat,
    level: Level,
    lots: u64,
    time: Duration,
    number: usize,
}

/// The decision of a bot.
#[derive(Clone, Copy, Debug)]
pub struct BotAnswer {
    seat: Seat,
    action: Option<Action>,
    number: usize,
}

impl BotQuestion {
    /// Decides, within a limited time.
    pub fn answer(&self) -> BotAnswer {
        let asked = self.roster.ask(self.level, self.lots, &self.state, Some(self.time));
        // Only a file that was edited by hand can name a level without a bot.
        let action = asked.ok().flatten();
        BotAnswer { seat: self.seat, action, number: self.number }
    }
}

/// The system time. It can go back; the table handles that.
fn wall_clock() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(since.as_millis() as u64)
}
