//! What the table says, in the language of the person.

use super::save::NotSaved;
use super::session::{NotLoaded, Reason, Session, Trouble};
use crate::narrate::Narrator;
use crate::say;
use crate::words::{Words, capital};
use homestretch_rules::Seat;
use homestretch_table::{News, Phase, Refusal};
use std::io::ErrorKind;
use std::path::Path;

/// The name of the first, second … bot of a level at a table.
pub(super) fn bot_name(words: &Words, level: &str, number: usize) -> String {
    let name = capital(&words.level(level));
    if number == 1 { name } else { format!("{name} {number}") }
}

/// The players' names by seat.
pub(super) fn names(session: &Session) -> impl Fn(Seat) -> String + '_ {
    |seat| session.table().at(seat).map_or_else(String::new, |s| s.player.name.clone())
}

pub(super) fn narrator<'a>(
    words: &'a Words,
    session: &'a Session,
    names: &'a dyn Fn(Seat) -> String,
) -> Narrator<'a> {
    Narrator { words, rules: session.table().rules(), names }
}

/// News in a sentence, if people want to hear of it.
pub(super) fn told(words: &Words, session: &Session, news: &News) -> Option<String> {
    let names = names(session);
    let narrator = narrator(words, session, &names);
    let who = |seat: &Seat| narrator.who(*seat);
    Some(match news {
        News::Event(event) => return narrator.event(event),
        News::Lent { seat, level, .. } => {
            say!(words, "news-lent", who = who(seat), level = words.level(level))
        }
        News::TakenBack { seat } => say!(words, "news-taken-back", who = who(seat)),
        News::Warning { seat, left } => {
            let seconds = left.0.div_ceil(1000);
            say!(words, "news-warned", who = who(seat), seconds = seconds)
        }
        News::Missed { seat, .. } => say!(words, "news-missed", who = who(seat)),
        News::TimeUp => say!(words, "news-time-up"),
        News::Paused { .. } => say!(words, "news-paused"),
        News::Resumed => say!(words, "news-resumed"),
        News::Undone { .. } => say!(words, "news-undone"),
        News::Redone { .. } => say!(words, "news-redone"),
        News::Started { round } => {
            let rounds = session.table().settings().best_of;
            if rounds == 1 {
                return None;
            }
            say!(words, "news-round", round = *round, rounds = rounds)
        }
        News::Restored { .. } => say!(words, "news-resumed-game"),
        _ => return None,
    })
}

/// Why the table refuses, in the language.
pub(super) fn refused(words: &Words, session: &Session, refusal: &Refusal) -> String {
    let names = names(session);
    match refusal {
        Refusal::Illegal { illegal, .. } => narrator(words, session, &names).refusal(illegal),
        Refusal::Paused => say!(words, "refused-paused"),
        Refusal::NotYourTurn => say!(words, "refused-not-your-turn"),
        Refusal::NothingToUndo => say!(words, "refused-nothing-to-undo"),
        Refusal::NothingToRedo => say!(words, "refused-nothing-to-redo"),
        Refusal::BadName => say!(words, "refused-name"),
        _ => say!(words, "refused-other"),
    }
}

/// What is wrong with the file of the game.
pub(super) fn trouble(words: &Words, trouble: Trouble) -> String {
    match trouble {
        Trouble::NotSaved(found) => {
            say!(words, "trouble-not-saved", reason = reason(words, &found))
        }
        Trouble::SavedAgain => say!(words, "trouble-saved-again"),
        Trouble::Damaged(entries) => say!(words, "trouble-damaged", entries = entries),
    }
}

/// Why a file cannot be read or written.
pub(super) fn reason(words: &Words, reason: &Reason) -> String {
    match reason.kind {
        ErrorKind::AlreadyExists => say!(words, "reason-exists"),
        ErrorKind::IsADirectory => say!(words, "reason-folder"),
        ErrorKind::NotFound => say!(words, "reason-missing"),
        ErrorKind::PermissionDenied => say!(words, "reason-denied"),
        ErrorKind::ReadOnlyFilesystem => say!(words, "reason-read-only"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => say!(words, "reason-full"),
        _ => reason.text.clone(),
    }
}

/// Why a saved game cannot go on.
pub(super) fn not_loaded(words: &Words, file: &Path, error: &NotLoaded) -> String {
    match error {
        NotLoaded::File(error) => not_read(words, file, error),
        NotLoaded::Entries(_) => not_whole(words, file),
    }
}

/// Why a file cannot be read as a saved game.
pub(crate) fn not_read(words: &Words, file: &Path, error: &NotSaved) -> String {
    let file = file.display().to_string();
    let reason = match error {
        NotSaved::Io(error) => reason(words, &error.into()),
        NotSaved::Other => return say!(words, "trouble-not-a-game", file = file),
        NotSaved::Version(_) => say!(words, "reason-newer"),
        NotSaved::InUse => return say!(words, "trouble-in-use", file = file),
    };
    say!(words, "trouble-not-read", file = file, reason = reason)
}

/// What is said of a saved game that lacks entries.
pub(crate) fn not_whole(words: &Words, file: &Path) -> String {
    let (file, reason) = (file.display().to_string(), say!(words, "reason-cut"));
    say!(words, "trouble-not-read", file = file, reason = reason)
}

/// The last words of the program: how to go on with a game that is not over.
pub(super) fn farewell(words: &Words, session: &Session) -> String {
    match session.file() {
        Some(file) if session.table().phase() == Phase::Playing => {
            let command = format!("homestretch play --load {}", file.display());
            say!(words, "plain-bye-saved", command = command)
        }
        None if session.table().phase() == Phase::Playing => say!(words, "plain-bye-unsaved"),
        _ => say!(words, "plain-bye"),
    }
}

/// Who has won the match, if it has several rounds and is over.
pub(super) fn match_line(words: &Words, session: &Session) -> Option<String> {
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
    Some(say!(words, "podium-match", who = who, count = count, points = points, rounds = rounds))
}

/// Who has won the round that is over.
pub(super) fn winners(words: &Words, session: &Session) -> Option<String> {
    let first = session.table().ranks().into_iter().filter(|(place, _)| *place == 1);
    let seats: Vec<Seat> = first.flat_map(|(_, side)| side).collect();
    let names = names(session);
    let who = narrator(words, session, &names).all(&seats);
    (!seats.is_empty()).then(|| say!(words, "podium-winner", who = who, count = seats.len()))
}
