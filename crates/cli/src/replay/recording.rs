//! A saved game that is ready to be replayed: its rounds, and the effects of every action.

use crate::play::messages;
use crate::play::save::{self, SaveFileError};
use crate::say;
use crate::terminal::board::{Walk, moved_steps};
use crate::words::narrate::Narrator;
use crate::words::{Words, capital};
use anyhow::{Result, anyhow, bail};
use homestretch_rules::{Action, BadRecord, Event, Game, Seat, State, reseal};
use homestretch_table::{Saved, SavedRound, SavedRounds};
use std::path::Path;

/// A saved game with one or more rounds.
pub struct Recording {
    /// The rounds, at least one.
    pub rounds: Vec<RecordedRound>,
    /// A message about the damage, if only a part of the file could be read.
    pub damage: Option<String>,
}

/// A round and the effects of its actions.
pub struct RecordedRound {
    game: Game,
    actions: Vec<ShownAction>,
}

/// The effects of an action.
#[derive(Default)]
struct ShownAction {
    /// Sentences about the events.
    sentences: Vec<String>,
    /// The steps where tokens left and arrived.
    steps: Vec<(Seat, i16)>,
}

impl Recording {
    /// Reads a saved game or a record. Of a damaged file, reads as much as possible.
    pub fn read(words: &Words, path: &Path) -> Result<Recording> {
        let file = path.display().to_string();
        let unreadable =
            |error: SaveFileError| anyhow!(messages::save_file_error(words, path, &error));
        let bytes = std::fs::read(path).map_err(|error| unreadable(error.into()))?;
        let text = String::from_utf8_lossy(&bytes);
        if text.starts_with("homestretch record") {
            return Recording::of_record(words, &file, &text);
        }
        let saved = save::read(path).map_err(unreadable)?;
        Recording::of_table(words, path, &saved)
    }

    fn of_record(words: &Words, file: &str, text: &str) -> Result<Recording> {
        let (game, damage) = match Game::load(text) {
            Ok(game) => (game, None),
            Err(BadRecord { line, reason }) => match salvaged(text, line) {
                Some(game) => {
                    let (id, actions) = ("replay-damaged-record", game.ply());
                    let damage = say!(words, id, file, line, reason, actions);
                    (game, Some(damage))
                }
                None => bail!(say!(words, "replay-not-right", file, line, reason)),
            },
        };
        Ok(Recording { rounds: vec![RecordedRound::new(words, game, false)], damage })
    }

    fn of_table(words: &Words, path: &Path, saved: &Saved) -> Result<Recording> {
        let file = path.display().to_string();
        let SavedRounds { rounds, damage } = saved.rounds();
        let entries = damage.map(|damage| damage.line - 2);
        if entries == Some(0) {
            bail!(messages::incomplete_save(words, path));
        }
        if rounds.is_empty() {
            bail!(say!(words, "replay-nothing", file));
        }
        let rounds = rounds.into_iter();
        let rounds =
            rounds.map(|SavedRound { game, time_up }| RecordedRound::new(words, game, time_up));
        let damage = entries.map(|entries| say!(words, "replay-damaged", file, entries));
        Ok(Recording { rounds: rounds.collect(), damage })
    }
}

impl RecordedRound {
    fn new(words: &Words, game: Game, time_up: bool) -> RecordedRound {
        let rules = game.rules().clone();
        let names = |seat: Seat| game.names().get(&seat).cloned().unwrap_or_default();
        let narrator = Narrator { words, rules: &rules, names: &names };
        // Names keep their spelling. Without names the sentences start with a colour, which needs a
        // capital letter.
        let begin = |text: String| if game.names().is_empty() { capital(&text) } else { text };
        let plies = game.actions().iter().enumerate();
        let mut actions: Vec<ShownAction> = plies
            .map(|(ply, action)| {
                let mut events: Vec<Event> = Vec::new();
                if let Some(mut state) = game.state_at(ply).copied() {
                    rules
                        .apply(&mut state, *action, &mut events)
                        .expect("recorded actions are legal");
                }
                ShownAction {
                    sentences: events
                        .iter()
                        .filter_map(|event| narrator.event(event))
                        .map(begin)
                        .collect(),
                    steps: events.iter().flat_map(moved_steps).collect(),
                }
            })
            .collect();
        if let Some(last) = actions.last_mut().filter(|_| time_up) {
            last.sentences.push(say!(words, "news-time-up"));
        }
        RecordedRound { actions, game }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of actions.
    pub fn plies(&self) -> usize {
        self.game.ply()
    }

    /// The position after `ply` actions, or the last position.
    pub fn state(&self, ply: usize) -> &State {
        self.game.state_at(ply).unwrap_or(self.game.state())
    }

    /// The sentences about the action that led to this position; none at the start.
    pub fn sentences(&self, ply: usize) -> &[String] {
        ply.checked_sub(1).and_then(|i| self.actions.get(i)).map_or(&[], |action| &action.sentences)
    }

    /// The steps where the last move before this position started and ended.
    pub(super) fn steps(&self, ply: usize) -> &[(Seat, i16)] {
        let actions = self.actions.iter().take(ply).rev();
        actions.map(|action| &action.steps[..]).find(|steps| !steps.is_empty()).unwrap_or_default()
    }

    /// The animation of the action that led to this position.
    pub(super) fn walk(&self, ply: usize) -> Walk {
        let before = ply.checked_sub(1).and_then(|before| {
            Some((self.game.state_at(before)?, self.game.actions().get(before)?))
        });
        let Some((before, action)) = before else { return Walk::default() };
        let mut events: Vec<Event> = Vec::new();
        let applied = self.game.rules().apply(&mut before.clone(), *action, &mut events);
        applied.expect("recorded actions are legal");
        Walk::new(self.game.rules(), before, &events.iter().collect::<Vec<_>>())
    }

    /// The last throw before this position: the seat and the dice.
    pub(super) fn throw(&self, ply: usize) -> Option<(Seat, &[u8])> {
        let actions = self.game.actions().iter().take(ply).enumerate().rev();
        let (at, throw) = actions.into_iter().find_map(|(at, action)| match action {
            Action::Roll(throw) | Action::ChosenRoll(throw) => Some((at, *throw)),
            _ => None,
        })?;
        Some((self.state(at).seat(), self.game.rules().dice(throw)))
    }

    /// The name of the player on a seat; None if the file has no names.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.game.names().get(&seat).map(String::as_str)
    }
}

/// The game of a record with an error, up to the line with the error.
fn salvaged(text: &str, line: usize) -> Option<Game> {
    let text = text.replace("\r\n", "\n");
    let lines: Vec<&str> = text.lines().collect();
    let begin = lines.iter().position(|line| *line == "game")?;
    // The line itself may be valid: it can be the last line of a truncated file.
    [line, line.saturating_sub(1)].into_iter().find_map(|count| {
        let (head, game) = lines.get(..count)?.split_at_checked(begin + 1)?;
        let turns: Vec<&str> = game.iter().copied().filter(|line| line.contains(':')).collect();
        let words = |line: &&str| line.split_once(':').map_or(0, |(_, l)| l.split(' ').count() - 1);
        let plies: usize = turns.iter().map(words).sum();
        let body = [head, &turns[..]].concat().join("\n");
        Game::load(&reseal(&format!("{body}\nend {plies} -\n"))).ok()
    })
}
