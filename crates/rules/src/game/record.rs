//! The record: a game as a short, readable text that can be replayed exactly.
//!
//! docs/RECORD.md describes the format.

use super::{Game, tidy_name};
use crate::play::Action;
use crate::rules::throw::Throw;
use crate::rules::{Rules, sha256_hex};
use crate::spec::Problems;
use crate::spec::read::first_unusual_line;
use crate::state::{Move, Seat, Seating, State, TurnPhase};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

const MAJOR: u32 = 1;
/// Since 1.1 a record can name the players and prove its dice. A record without either is written
/// as 1.0.
const MINOR: u32 = 1;

const OTHER_FORM: &str = "this line is not in the one form that the program writes";

/// Why a record is rejected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BadRecord {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

impl BadRecord {
    fn new(line: usize, reason: impl Into<String>) -> BadRecord {
        BadRecord { line, reason: reason.into() }
    }
}

impl Game {
    /// The game as text.
    pub fn record(&self) -> String {
        self.record_as(if self.names().is_empty() && self.proof().is_empty() { 0 } else { MINOR })
    }

    /// The game as text of a minor version that supports everything in it.
    fn record_as(&self, minor: u32) -> String {
        let rules = self.rules();
        let mut out = format!("homestretch record {MAJOR}.{minor}\n");
        let _ = writeln!(out, "variant {}", rules.spec().id);
        let _ = writeln!(out, "hash {}", rules.hash());
        let seats: Vec<String> = self.seating().seats.iter().map(Seat::to_string).collect();
        let _ = writeln!(out, "seats {}", seats.join(" "));
        let _ = writeln!(out, "opening {}", if self.seating().opening { "yes" } else { "no" });
        for (seat, name) in self.names() {
            let _ = writeln!(out, "name {seat} {name}");
        }
        for line in rules.text().lines() {
            let _ = writeln!(out, "|{}{line}", if line.is_empty() { "" } else { " " });
        }
        out.push_str("game\n");
        let mut current = String::new();
        for (ply, action) in self.actions().iter().enumerate() {
            let state = self.state_at(ply).expect("every action has a state before it");
            let now = label(state);
            if now != current {
                out.push_str(if ply == 0 { "" } else { "\n" });
                let _ = write!(out, "{now}:");
                current = now;
            }
            let _ = write!(out, " {}", rules.write_action(action));
        }
        if self.ply() > 0 {
            out.push('\n');
        }
        let kept: Vec<String> = self.kept().map(|action| rules.write_action(&action)).collect();
        if !kept.is_empty() {
            let _ = writeln!(out, "kept {}", kept.join(" "));
        }
        for line in self.proof() {
            let _ = writeln!(out, "fair {line}");
        }
        let _ = writeln!(out, "end {} {}", self.ply(), check(&out));
        out
    }

    /// Reads a record and replays it.
    pub fn load(text: &str) -> Result<Game, BadRecord> {
        // Accept Windows line ends and empty lines at the end.
        let text = format!("{}\n", text.replace("\r\n", "\n").trim_end_matches('\n'));
        let game = Loader { lines: text.lines().enumerate().peekable(), at: 1 }.load()?;
        // These checks come last, so that a more specific error is reported first.
        check_end(&text)?;
        check_form(&game, &text)?;
        Ok(game)
    }
}

/// The same record with a new hash and check value, for tools that edit records. It does not
/// validate the record.
pub fn reseal(text: &str) -> String {
    let rules: String = text
        .lines()
        .filter_map(|line| line.strip_prefix('|'))
        .map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line)))
        .collect();
    let hash = sha256_hex(&rules);
    let mut out = String::new();
    for line in text.lines() {
        match line.split_once(' ') {
            Some(("hash", _)) => out.push_str(&format!("hash {hash}\n")),
            Some(("end", rest)) => {
                let plies = rest.split(' ').next().unwrap_or_default();
                out.push_str(&format!("end {plies} {}\n", check(&out)));
            }
            _ => out.push_str(&format!("{line}\n")),
        }
    }
    out
}

/// The label of a line: the seat to act, or `-` while the first seat is drawn.
fn label(state: &State) -> String {
    match state.phase {
        TurnPhase::Draw => "-".into(),
        _ => state.seat().0.to_string(),
    }
}

/// The check value: the first digits of the SHA-256 of everything above the last line.
fn check(text: &str) -> String {
    sha256_hex(text)[..16].to_string()
}

impl Rules {
    /// An action as it is written in records.
    pub fn write_action(&self, action: &Action) -> String {
        match action {
            Action::First(seat) => format!("f{seat}"),
            Action::Roll(throw) => format!("r{}", self.write_throw(*throw)),
            Action::Move(mv) if self.traits.single => format!("m{}", mv.token),
            Action::Move(mv) => format!("m{}={}", mv.token, mv.pips),
            Action::Pass => "p".into(),
            Action::Leave(seat) => format!("x{seat}"),
            Action::SecondThrow => "s".into(),
            Action::ChosenRoll(throw) => format!("c{}", self.write_throw(*throw)),
        }
    }

    /// Parses an action as it is written in records, for this state. Does not check whether it is
    /// legal.
    pub fn read_action(&self, state: &State, word: &str) -> Result<Action, String> {
        let unknown = || format!("`{word}` is not an action");
        let kind = word.chars().next().ok_or_else(unknown)?;
        let rest = &word[kind.len_utf8()..];
        let number = |text: &str| text.parse::<u8>().map_err(|_| unknown());
        Ok(match (kind, rest) {
            ('f', rest) => Action::First(Seat(number(rest)?)),
            ('r', rest) => Action::Roll(self.read_throw(state, rest)?),
            ('c', rest) => Action::ChosenRoll(self.read_throw(state, rest)?),
            ('m', rest) => match rest.split_once('=') {
                Some((token, pips)) => {
                    Action::Move(Move { token: number(token)?, pips: number(pips)? })
                }
                None => {
                    let token = number(rest)?;
                    let pips = self.legal(state).iter().find(|mv| mv.token == token);
                    Action::Move(Move { token, pips: pips.map_or(state.pool[0], |mv| mv.pips) })
                }
            },
            ('x', rest) => Action::Leave(Seat(number(rest)?)),
            ('p', "") => Action::Pass,
            ('s', "") => Action::SecondThrow,
            _ => return Err(unknown()),
        })
    }

    /// Reads the resolved text of a variant, perhaps written by an older program, and keeps the
    /// text and its hash unchanged.
    pub fn read_kept(text: &str) -> Result<Rules, Problems> {
        let mut rules = Rules::read(text)?;
        rules.set_text(text.to_string());
        Ok(rules)
    }

    fn write_throw(&self, throw: Throw) -> String {
        let dice: Vec<String> = self.dice(throw).iter().map(u8::to_string).collect();
        dice.join("+")
    }

    fn read_throw(&self, state: &State, text: &str) -> Result<Throw, String> {
        let dice: Result<Vec<u8>, _> = text.split('+').map(str::parse).collect();
        let dice = dice.map_err(|_| format!("`{text}` is not a throw"))?;
        self.throw(state, &dice).ok_or_else(|| format!("the dice cannot show {text} here"))
    }
}

/// Checks the last line, which shows whether anything above it was changed.
fn check_end(text: &str) -> Result<(), BadRecord> {
    let body = text.strip_suffix('\n').unwrap_or(text);
    let start = body.rfind('\n').map_or(0, |at| at + 1);
    if body[start..].rsplit(' ').next() == Some(&check(&text[..start])) {
        return Ok(());
    }
    let reason = "the check value does not match: the file was changed after it was written";
    Err(BadRecord::new(text.lines().count(), reason))
}

/// Checks that the file is in the one form that the program writes, so that all readers agree on
/// its meaning. Only the version may be newer than necessary.
fn check_form(game: &Game, text: &str) -> Result<(), BadRecord> {
    let is_newest = text.starts_with(&format!("homestretch record {MAJOR}.{MINOR}\n"));
    let right = if is_newest { game.record_as(MINOR) } else { game.record() };
    if right == text {
        return Ok(());
    }
    let same = text.lines().zip(right.lines()).take_while(|(line, right)| line == right).count();
    Err(BadRecord::new(same + 1, OTHER_FORM))
}

struct Loader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    at: usize,
}

impl<'a> Loader<'a> {
    fn load(mut self) -> Result<Game, BadRecord> {
        let version = self.header("homestretch record")?;
        self.check_version(version)?;
        let id = self.header("variant")?;
        let hash = self.header("hash")?;
        let hash_line = self.at;
        let seats = self.header("seats")?;
        let seats_line = self.at;
        let seats: Result<Vec<u8>, _> = seats.split_whitespace().map(str::parse).collect();
        let seats = seats.or_else(|_| self.fail("the seats must be numbers, in turn order"))?;
        let opening = match self.header("opening")? {
            "yes" => true,
            "no" => false,
            other => return self.fail(format!("`opening` must be yes or no, not `{other}`")),
        };
        let names = self.names(&seats)?;
        let rules = self.variant(id, hash, hash_line)?;
        let seating = Seating { seats: seats.into_iter().map(Seat).collect(), opening };
        let mut game = Game::new(Arc::new(rules), seating)
            .map_err(|error| BadRecord::new(seats_line, error.to_string()))?;
        let proof = self.play(&mut game)?;
        Ok(game.with_names(names).with_proof(proof))
    }

    fn fail<T>(&self, reason: impl Into<String>) -> Result<T, BadRecord> {
        Err(BadRecord::new(self.at, reason))
    }

    fn next(&mut self) -> Option<&'a str> {
        let (i, line) = self.lines.next()?;
        self.at = i + 1;
        Some(line)
    }

    /// The next line without a prefix, if it has that prefix.
    fn next_with(&mut self, prefix: &str) -> Option<&'a str> {
        self.lines.next_if(|(_, line)| line.starts_with(prefix)).map(|(i, line)| {
            self.at = i + 1;
            &line[prefix.len()..]
        })
    }

    fn header(&mut self, key: &str) -> Result<&'a str, BadRecord> {
        let found = self.next();
        match found.and_then(|line| line.strip_prefix(key)).and_then(|l| l.strip_prefix(' ')) {
            Some(value) => Ok(value.trim()),
            None => self.fail(format!("a line `{key} …` is expected here")),
        }
    }

    fn check_version(&self, version: &str) -> Result<(), BadRecord> {
        let parts = version.split_once('.');
        let parts = parts.and_then(|(a, b)| Some((a.parse::<u32>().ok()?, b.parse::<u32>().ok()?)));
        match parts {
            Some((MAJOR, minor)) if (0..=MINOR).contains(&minor) => Ok(()),
            Some((major, _)) if major < MAJOR => {
                self.fail(format!("format version {version} is too old to be read"))
            }
            Some(_) => self.fail(format!(
                "format version {version} is newer than {MAJOR}.{MINOR}; use a newer program"
            )),
            None => self.fail(format!("`{version}` is not a format version")),
        }
    }

    /// Reads the players' names, if the record has any.
    fn names(&mut self, seats: &[u8]) -> Result<BTreeMap<Seat, String>, BadRecord> {
        let mut names = BTreeMap::new();
        while let Some(line) = self.next_with("name ") {
            let (seat, name) = line.split_once(' ').unwrap_or_default();
            let seat = seat.parse().ok().filter(|seat| seats.contains(seat)).map(Seat);
            let Some(seat) = seat.filter(|seat| !names.contains_key(seat)) else {
                return self
                    .fail("a name must belong to a seat of the game, and each seat has one name");
            };
            match tidy_name(name) {
                Some(name) => names.insert(seat, name),
                None => return self.fail("a name must have 1 to 30 visible characters"),
            };
        }
        Ok(names)
    }

    fn variant(&mut self, id: &str, hash: &str, hash_line: usize) -> Result<Rules, BadRecord> {
        let mut text = String::new();
        let first = self.at + 1;
        while let Some(line) = self.next_with("|") {
            text.push_str(line.strip_prefix(' ').unwrap_or(line));
            text.push('\n');
        }
        if sha256_hex(&text) != hash {
            return Err(BadRecord::new(hash_line, "the hash does not match the rules below it"));
        }
        let rules = Rules::read_kept(&text).map_err(|problems| {
            let problem = &problems.0[0];
            let line = problem.line.map_or(first, |line| first + line - 1);
            let reason = format!("the rules are invalid: {}: {}", problem.key, problem.message);
            BadRecord { line, reason }
        })?;
        if let Some(line) = first_unusual_line(&text) {
            return Err(BadRecord::new(first + line - 1, OTHER_FORM));
        }
        if rules.spec().id != id {
            let reason = format!("the rules below are for `{}`, not for `{id}`", rules.spec().id);
            return Err(BadRecord::new(2, reason));
        }
        Ok(rules)
    }

    /// Plays the actions and returns the proof of the dice.
    fn play(&mut self, game: &mut Game) -> Result<Vec<String>, BadRecord> {
        let (mut proof, mut has_kept) = (Vec::new(), false);
        if self.next() != Some("game") {
            return self.fail("a line `game` is expected here");
        }
        while let Some(line) = self.next() {
            if let Some(line) = line.strip_prefix("fair ") {
                proof.push(line.to_string());
            } else if let Some(rest) = line.strip_prefix("end ") {
                let plies = rest.split(' ').next().and_then(|n| n.parse::<usize>().ok());
                if plies != Some(game.ply()) {
                    return self.fail(format!(
                        "the game has {} actions, which is not the number in this line",
                        game.ply()
                    ));
                }
                return Ok(proof);
            } else if has_kept || !proof.is_empty() {
                return self
                    .fail("lines of the game must come before `kept`, and `kept` before `fair`");
            } else if let Some(kept) = line.strip_prefix("kept ") {
                has_kept = true;
                let actions: Result<Vec<Action>, String> =
                    kept.split(' ').map(|word| read_kept(game.rules(), word)).collect();
                match actions {
                    Ok(actions) => game.set_kept(actions),
                    Err(reason) => return self.fail(reason),
                }
            } else {
                self.turn(game, line)?;
            }
        }
        self.fail("the last line `end …` is missing: the file is incomplete")
    }

    fn turn(&mut self, game: &mut Game, line: &str) -> Result<(), BadRecord> {
        let Some((seat, words)) = line.split_once(": ") else {
            return self.fail("a line of the game must begin with the seat, a colon and a space");
        };
        let expected = label(game.state());
        if seat != expected {
            return self.fail(format!("it is the turn of seat {expected}, not of {seat}"));
        }
        for word in words.split(' ') {
            let action = game.rules().read_action(game.state(), word);
            let applied = action.and_then(|action| {
                game.apply(action)
                    .map_err(|illegal| format!("`{word}`: {}", game.rules().explain(&illegal)))
            });
            if let Err(reason) = applied {
                return self.fail(reason);
            }
        }
        Ok(())
    }
}

/// Parses a kept roll, with the usual or with fewer dice, or a kept draw of the first seat.
fn read_kept(rules: &Rules, word: &str) -> Result<Action, String> {
    let unknown = || format!("`{word}` is not a roll or a draw");
    if let Some(seat) = word.strip_prefix('f') {
        return seat.parse().map(|seat| Action::First(Seat(seat))).map_err(|_| unknown());
    }
    let dice = word.strip_prefix('r').ok_or_else(unknown)?;
    let dice: Result<Vec<u8>, _> = dice.split('+').map(str::parse).collect();
    let dice = dice.map_err(|_| unknown())?;
    let at = rules.throws.infos.iter().position(|info| info.dice == dice);
    at.map(|at| Action::Roll(Throw(at as u16))).ok_or_else(unknown)
}
