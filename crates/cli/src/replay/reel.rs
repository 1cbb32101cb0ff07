//! A saved game, ready to be shown: its rounds, and what every action did.

use crate::board::Walk;
use crate::narrate::Narrator;
use crate::play::save::{NotSaved, Rest, Saved};
use crate::play::talk;
use crate::say;
use crate::words::{Words, capital};
use anyhow::{Result, anyhow};
use homestretch_rules::{Action, BadRecord, Event, Game, Seat, State, reseal};
use homestretch_table::{Table, What};
use std::path::Path;

/// A saved game: one round or several.
pub struct Reel {
    rounds: Vec<Round>,
    /// What is wrong with the file, if only a part of it could be read.
    damage: Option<String>,
}

/// A round.
pub struct Round {
    game: Game,
    /// What each action did.
    done: Vec<Done>,
}

/// What an action did.
#[derive(Default)]
struct Done {
    told: Vec<String>,
    /// The steps that tokens came from and to.
    steps: Vec<(Seat, i16)>,
}

impl Reel {
    /// Reads a saved game or a record, as far as that is possible.
    pub fn read(words: &Words, path: &Path) -> Result<Reel> {
        let file = path.display().to_string();
        let not_read = |error: NotSaved| anyhow!(talk::not_read(words, path, &error));
        let bytes = std::fs::read(path).map_err(|error| not_read(error.into()))?;
        let text = String::from_utf8_lossy(&bytes);
        if text.starts_with("homestretch record") {
            return Reel::of_record(words, &file, &text);
        }
        let saved = Saved::read(path).map_err(not_read)?;
        Reel::of_table(words, path, &saved)
    }

    fn of_record(words: &Words, file: &str, text: &str) -> Result<Reel> {
        let (game, damage) = match Game::load(text) {
            Ok(game) => (game, None),
            Err(BadRecord { line, reason }) => match salvaged(text, line) {
                Some(game) => {
                    let (id, actions) = ("replay-damaged-record", game.ply());
                    let damage = say!(
                        words,
                        id,
                        file = file,
                        line = line,
                        reason = reason,
                        actions = actions
                    );
                    (game, Some(damage))
                }
                None => {
                    let id = "replay-not-right";
                    return Err(anyhow!(say!(
                        words,
                        id,
                        file = file,
                        line = line,
                        reason = reason
                    )));
                }
            },
        };
        Ok(Reel { rounds: vec![Round::new(words, game, false)], damage })
    }

    fn of_table(words: &Words, path: &Path, saved: &Saved) -> Result<Reel> {
        let first = saved.entries.iter().take(1);
        let mut table = Table::fold(first).map_err(|_| anyhow!(talk::not_whole(words, path)))?;
        let file = path.display().to_string();
        let mut rounds = Vec::new();
        let mut time_up = false;
        let mut read = 1;
        for entry in &saved.entries[1..] {
            if let (What::Started { .. }, Some(game)) = (&entry.what, table.game()) {
                rounds.push(Round::new(words, game.clone(), std::mem::take(&mut time_up)));
            }
            if table.take(entry).is_err() {
                break;
            }
            time_up |= matches!(entry.what, What::TimeUp);
            read += 1;
        }
        rounds.extend(table.game().map(|game| Round::new(words, game.clone(), time_up)));
        if rounds.is_empty() {
            return Err(anyhow!(say!(words, "replay-nothing", file = file.as_str())));
        }
        // A line without its end is the mark of a program that was killed, and costs nothing.
        let damaged = saved.rest == Rest::Damaged || read < saved.entries.len();
        let damage = damaged.then(|| say!(words, "replay-damaged", file = file, entries = read));
        Ok(Reel { rounds, damage })
    }

    /// The rounds; there is at least one.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// What is wrong with the file, if only a part of it could be read.
    pub fn damage(&self) -> Option<&str> {
        self.damage.as_deref()
    }
}

impl Round {
    fn new(words: &Words, game: Game, time_up: bool) -> Round {
        let rules = game.rules().clone();
        let names = |seat: Seat| game.names().get(&seat).cloned().unwrap_or_default();
        let narrator = Narrator { words, rules: &rules, names: &names };
        // A name is written as its owner writes it; a colour in its place is no name.
        let begin = |told: String| if game.names().is_empty() { capital(&told) } else { told };
        let plies = game.actions().iter().enumerate();
        let mut done: Vec<Done> = plies
            .map(|(ply, action)| {
                let mut events: Vec<Event> = Vec::new();
                if let Some(mut state) = game.state_at(ply).copied() {
                    rules.apply(&mut state, *action, &mut events).expect("it was legal before");
                }
                Done {
                    told: events
                        .iter()
                        .filter_map(|event| narrator.event(event))
                        .map(begin)
                        .collect(),
                    steps: events.iter().flat_map(steps).collect(),
                }
            })
            .collect();
        if let Some(last) = done.last_mut().filter(|_| time_up) {
            last.told.push(say!(words, "news-time-up"));
        }
        Round { done, game }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How many actions it has.
    pub fn plies(&self) -> usize {
        self.game.ply()
    }

    /// The position after so many actions; the last one if there are not so many.
    pub fn state(&self, ply: usize) -> &State {
        self.game.state_at(ply).unwrap_or(self.game.state())
    }

    /// What the action before this position did, in sentences; nothing at the start.
    pub fn told(&self, ply: usize) -> &[String] {
        ply.checked_sub(1).and_then(|i| self.done.get(i)).map_or(&[], |done| &done.told)
    }

    /// The steps that the last move up to this position touched.
    pub(super) fn steps(&self, ply: usize) -> &[(Seat, i16)] {
        let done = self.done.iter().take(ply).rev();
        done.map(|done| &done.steps[..]).find(|steps| !steps.is_empty()).unwrap_or_default()
    }

    /// How the tokens of the action before this position walked.
    pub(super) fn walk(&self, ply: usize) -> Walk {
        let before = ply.checked_sub(1).and_then(|before| {
            Some((self.game.state_at(before)?, self.game.actions().get(before)?))
        });
        let Some((before, action)) = before else { return Walk::default() };
        let mut events: Vec<Event> = Vec::new();
        let done = self.game.rules().apply(&mut before.clone(), *action, &mut events);
        done.expect("it was legal before");
        Walk::new(self.game.rules(), before, &events.iter().collect::<Vec<_>>())
    }

    /// The last throw up to this position: whose it was, and its dice.
    pub(super) fn throw(&self, ply: usize) -> Option<(Seat, &[u8])> {
        let actions = self.game.actions().iter().take(ply).enumerate().rev();
        let (at, throw) = actions.into_iter().find_map(|(at, action)| match action {
            Action::Roll(throw) | Action::ChosenRoll(throw) => Some((at, *throw)),
            _ => None,
        })?;
        Some((self.state(at).seat(), self.game.rules().dice(throw)))
    }

    /// The player on a seat; none if the file does not say.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.game.names().get(&seat).map(String::as_str)
    }
}

fn steps(event: &Event) -> Vec<(Seat, i16)> {
    match event {
        Event::Moved { seat, from, to, .. } => vec![(*seat, *from), (*seat, *to)],
        Event::Linked { seat, to, .. } => vec![(*seat, *to)],
        _ => Vec::new(),
    }
}

/// The game of a record that is wrong in a line, up to that line.
fn salvaged(text: &str, line: usize) -> Option<Game> {
    let text = text.replace("\r\n", "\n");
    let lines: Vec<&str> = text.lines().collect();
    let begin = lines.iter().position(|line| *line == "game")?;
    // The line may be whole, as the last one of a file that is cut off.
    [line, line.saturating_sub(1)].into_iter().find_map(|count| {
        let (head, game) = lines.get(..count)?.split_at_checked(begin + 1)?;
        let turns: Vec<&str> = game.iter().copied().filter(|line| line.contains(':')).collect();
        let words = |line: &&str| line.split_once(':').map_or(0, |(_, l)| l.split(' ').count() - 1);
        let plies: usize = turns.iter().map(words).sum();
        let body = [head, &turns[..]].concat().join("\n");
        Game::load(&reseal(&format!("{body}\nend {plies} -\n"))).ok()
    })
}
