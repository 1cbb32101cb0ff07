//! Messages about a session, in the language of the player.

use super::save::SaveFileError;
use super::session::{LoadError, SaveProblem, Session};
use crate::say;
use crate::words::Words;
use crate::words::narrate::Narrator;
use homestretch_rules::spec::CaptureWhen;
use homestretch_rules::{Rules, Seat};
use homestretch_table::{BadSave, Phase, SeatStats, TableEvent, TableRefusal};
use std::io::ErrorKind;
use std::path::Path;

/// The most characters of a name.
pub(crate) const MAX_NAME_CHARS: usize = 30;

/// The name, followed by a number if somebody at the table already has it.
pub(crate) fn unique_name(name: &str, others: &[&str]) -> String {
    let is_free = |name: &String| others.iter().all(|o| o.to_lowercase() != name.to_lowercase());
    let numbered = (2..).map(|number: u32| {
        let end = format!(" {number}");
        name.chars().take(MAX_NAME_CHARS - end.len()).chain(end.chars()).collect()
    });
    std::iter::once(name.to_string()).chain(numbered).find(is_free).unwrap_or_default()
}

/// The players' names by seat.
pub(crate) fn names(session: &Session) -> impl Fn(Seat) -> String + '_ {
    |seat| session.table().at(seat).map_or_else(String::new, |s| s.player.name.clone())
}

pub(crate) fn narrator<'a>(
    words: &'a Words,
    session: &'a Session,
    names: &'a dyn Fn(Seat) -> String,
) -> Narrator<'a> {
    Narrator { words, rules: session.table().rules(), names }
}

/// A sentence about an event at the table; None for events that are not reported.
pub(crate) fn news_sentence(words: &Words, session: &Session, news: &TableEvent) -> Option<String> {
    let names = names(session);
    let narrator = narrator(words, session, &names);
    let who = |seat: &Seat| narrator.who(*seat);
    Some(match news {
        TableEvent::Game(event) => return narrator.event(event),
        TableEvent::BotTookOver { seat, level, .. } => {
            say!(words, "news-lent", who = who(seat), level = words.level(*level))
        }
        TableEvent::TakenBack { seat } => say!(words, "news-taken-back", who = who(seat)),
        TableEvent::TimeWarning { seat, left_ms } => {
            let seconds = left_ms.0.div_ceil(1000);
            say!(words, "news-warned", who = who(seat), seconds)
        }
        TableEvent::TurnMissed { seat, .. } => say!(words, "news-missed", who = who(seat)),
        TableEvent::TimeUp => say!(words, "news-time-up"),
        TableEvent::Paused { .. } => say!(words, "news-paused"),
        TableEvent::Resumed => say!(words, "news-resumed"),
        TableEvent::Undone { .. } => say!(words, "news-undone"),
        TableEvent::Redone { .. } => say!(words, "news-redone"),
        TableEvent::GameStarted { round } => {
            let rounds = session.table().settings().best_of;
            if rounds == 1 {
                return None;
            }
            say!(words, "news-round", round = *round, rounds)
        }
        TableEvent::ServerReturned { .. } => say!(words, "news-resumed-game"),
        _ => return None,
    })
}

/// Why the table rejected an input.
pub(crate) fn refusal_message(words: &Words, session: &Session, refusal: &TableRefusal) -> String {
    let names = names(session);
    match refusal {
        TableRefusal::Illegal { illegal, .. } => narrator(words, session, &names).refusal(illegal),
        TableRefusal::Paused => say!(words, "refused-paused"),
        TableRefusal::NotYourTurn => say!(words, "refused-not-your-turn"),
        TableRefusal::NothingToUndo => say!(words, "refused-nothing-to-undo"),
        TableRefusal::NothingToRedo => say!(words, "refused-nothing-to-redo"),
        TableRefusal::BadName => say!(words, "refused-name"),
        _ => say!(words, "refused-other"),
    }
}

/// A sentence about a problem with the saved game.
pub(crate) fn save_problem(words: &Words, problem: SaveProblem) -> String {
    match problem {
        SaveProblem::Unsaved(error) => {
            say!(words, "trouble-not-saved", reason = file_error(words, &error))
        }
        SaveProblem::SavedAgain => say!(words, "trouble-saved-again"),
        SaveProblem::Damaged(entries) => say!(words, "trouble-damaged", entries),
    }
}

/// Why a file cannot be read or written.
pub(crate) fn file_error(words: &Words, error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::AlreadyExists => say!(words, "reason-exists"),
        ErrorKind::IsADirectory => say!(words, "reason-folder"),
        ErrorKind::NotFound => say!(words, "reason-missing"),
        ErrorKind::PermissionDenied => say!(words, "reason-denied"),
        ErrorKind::ReadOnlyFilesystem => say!(words, "reason-read-only"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => say!(words, "reason-full"),
        _ => error.to_string(),
    }
}

/// Writes a copy of the saved game, or its record, to a new file. Returns a message about the
/// result.
pub(crate) fn write_file(words: &Words, session: &mut Session, export: bool, file: &str) -> String {
    match session.write(export, Path::new(file)) {
        Ok(()) if export => say!(words, "news-exported", file),
        Ok(()) => say!(words, "news-saved", file),
        Err(error) => {
            let reason = file_error(words, &error);
            say!(words, "trouble-not-written", file, reason)
        }
    }
}

/// Why a saved game cannot be continued.
pub(crate) fn load_error(words: &Words, file: &Path, error: &LoadError) -> String {
    match error {
        LoadError::File(error) => save_file_error(words, file, error),
        LoadError::Entries(_) => incomplete_save(words, file),
    }
}

/// Why a file cannot be read as a saved game.
pub(crate) fn save_file_error(words: &Words, file: &Path, error: &SaveFileError) -> String {
    let file = file.display().to_string();
    let reason = match error {
        SaveFileError::Io(error) => file_error(words, error),
        SaveFileError::Format(BadSave::Header) => return say!(words, "trouble-not-a-game", file),
        SaveFileError::Format(BadSave::Version(_)) => say!(words, "reason-newer"),
        SaveFileError::InUse => return say!(words, "trouble-in-use", file),
    };
    say!(words, "trouble-not-read", file, reason)
}

/// The message about a saved game whose first entries are missing.
pub(crate) fn incomplete_save(words: &Words, file: &Path) -> String {
    let (file, reason) = (file.display().to_string(), say!(words, "reason-cut"));
    say!(words, "trouble-not-read", file, reason)
}

/// The last message of the program: how to continue an unfinished game.
pub(crate) fn farewell(words: &Words, session: &Session) -> String {
    match session.file() {
        Some(file) if session.table().phase() == Phase::Playing => {
            let command = format!("homestretch play --load {}", file.display());
            say!(words, "plain-bye-saved", command)
        }
        None if session.table().phase() == Phase::Playing => say!(words, "plain-bye-unsaved"),
        _ => say!(words, "plain-bye"),
    }
}

/// The winners of the match, if it has several rounds and is over.
pub(crate) fn match_line(words: &Words, session: &Session) -> Option<String> {
    let table = session.table();
    let rounds = table.settings().best_of;
    if rounds == 1 || !table.match_over() {
        return None;
    }
    let names = names(session);
    let narrator = narrator(words, session, &names);
    let leaders = table.leaders();
    let points = table.at(*leaders.first()?)?.points;
    let (who, count) = (narrator.all(&leaders), leaders.len());
    Some(say!(words, "podium-match", who, count, points, rounds))
}

/// What is counted at the end besides turns, rolls and steps, as far as the rules have it: the
/// message of a heading, the message of a sentence, and the number.
pub(crate) fn counts(rules: &Rules, of: &SeatStats) -> Vec<(&'static str, &'static str, u32)> {
    let spec = rules.spec();
    let captures = spec.capture.when != CaptureWhen::Never;
    let sixes = spec.dice.lots == 0 && spec.dice.sides >= 6;
    let links = &spec.squares;
    let all = [
        (!links.snakes.is_empty(), "podium-snakes", "count-snakes", of.snakes),
        (!links.ladders.is_empty(), "podium-ladders", "count-ladders", of.ladders),
        (captures, "podium-captures", "count-captures", of.captures),
        (captures, "podium-lost", "count-lost", of.captured),
        (sixes, "podium-sixes", "count-sixes", of.sixes),
        (true, "podium-passes", "count-passes", of.passes),
    ];
    let shown = all.into_iter().filter(|(applies, ..)| *applies);
    shown.map(|(_, heading, sentence, count)| (heading, sentence, count)).collect()
}

/// How long the game took.
pub(crate) fn duration(words: &Words, session: &Session) -> String {
    let all = session.table().game_time().0 / 1000;
    let (minutes, seconds) = (all / 60, all % 60);
    say!(words, "podium-duration", minutes, seconds)
}

/// The winners of the round that is over.
pub(crate) fn winners(words: &Words, session: &Session) -> Option<String> {
    let first = session.table().ranks().into_iter().filter(|rank| rank.place == 1);
    let seats: Vec<Seat> = first.flat_map(|rank| rank.seats).collect();
    let names = names(session);
    let who = narrator(words, session, &names).all(&seats);
    (!seats.is_empty()).then(|| say!(words, "podium-winner", who, count = seats.len()))
}
