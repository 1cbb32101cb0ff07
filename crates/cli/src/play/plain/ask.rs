//! The questions before a game: the variant, the players with their seats, and the house rules.

use super::{Console, command};
use crate::play::form::levels;
use crate::play::house_rules::HouseRules;
use crate::play::messages::file_error;
use crate::play::own_board::{Field, OwnBoard, label_id};
use crate::play::seats;
use crate::play::session::{PlayerSetup, Session};
use crate::play::start::{GameChoice, last_unfinished, load, player_on};
use crate::request;
use crate::say;
use crate::words::Words;
use crate::words::narrate::Narrator;
use crate::words::rulebook::variant;
use anyhow::{Result, anyhow, bail};
use homestretch_rules::{Rules, Seat, catalog, suggest};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

impl<W: Write> Console<'_, W> {
    /// Asks for a variant, or for the file of a saved game.
    pub(crate) fn ask_variant(&mut self) -> Result<Option<GameChoice<String>>> {
        loop {
            let question = say!(self.words, "plain-ask-variant");
            let Some(line) = self.ask_or_quit(&question)? else { return Ok(None) };
            let (word, file) = line.split_once(' ').unwrap_or((&line, ""));
            if command(self.words, word) == Some("load") {
                match self.load(file.trim()) {
                    Ok(session) => return Ok(Some(GameChoice::Saved(Box::new(session)))),
                    Err(error) => self.print(&error.to_string())?,
                }
                continue;
            }
            if line == "?" {
                for id in catalog::ids() {
                    let rules = request::rules(id)?;
                    let (name, summary) = variant(self.words, &rules);
                    let row = say!(self.words, "plain-list", id, name, summary);
                    self.print(&row)?;
                }
                continue;
            }
            let line = if line.is_empty() { "ludo".into() } else { line };
            match find_variant(self.words, &line) {
                Ok(variant) => return Ok(Some(GameChoice::New(variant))),
                Err(error) => self.print(&format!("{error:#}"))?,
            }
        }
    }

    /// Loads a saved game; the newest one if no file is named.
    fn load(&self, file: &str) -> Result<Session> {
        match file {
            "" => load(self.words, &last_unfinished(self.words)?),
            file => load(self.words, Path::new(file)),
        }
    }

    /// Asks a question. Answers `help` itself; returns None if the person leaves.
    fn ask_or_quit(&mut self, question: &str) -> Result<Option<String>> {
        loop {
            let Some(line) = self.ask(question)? else { return Ok(None) };
            match command(self.words, &line) {
                Some("quit") => return Ok(None),
                Some("help") => self.print(&say!(self.words, "plain-setup-help"))?,
                _ => return Ok(Some(line)),
            }
        }
    }

    /// Asks for changes of the board until an empty line accepts it. Returns the rules of the
    /// changed board, or else the same rules; None if the person leaves.
    pub(crate) fn ask_board(&mut self, mut rules: Arc<Rules>) -> Result<Option<Arc<Rules>>> {
        let Some(mut board) = OwnBoard::of(&rules) else { return Ok(Some(rules)) };
        let (words, english) = (self.words, Words::english());
        let labels = |id: &str| [words.say(id, &[]), english.say(id, &[])];
        let [file, _] = labels("setup-board-file");
        let example = format!("{} 49", words.say(label_id("size"), &[]));
        let question = say!(words, "plain-ask-board", example, file);
        loop {
            let Some(line) = self.ask_or_quit(&question)? else { return Ok(None) };
            let value = |id: &str| labels(id).iter().find_map(|label| after(words, &line, label));
            let fields: Vec<Field> = board.fields().collect();
            let named = fields.iter().filter_map(|field| Some((*field, value(label_id(field))?)));
            // The longest label counts: one label can be the beginning of another.
            let named = named.min_by_key(|(_, value)| value.len());
            let has_problem = board.has_problem();
            let saved = value("setup-board-file").filter(|file| !has_problem && !file.is_empty());
            let answer = match (saved, named) {
                (Some(file), _) => board.save_as(words, &file),
                (_, Some((field, value))) if board.set(words, field, &value) => {
                    rules = board.rules().clone();
                    board.report(words)
                }
                _ if line == "?" => {
                    let line = |field: Field| {
                        let label = words.say(label_id(field), &[]);
                        format!("{label}: {}", board.value(words, field))
                    };
                    fields.into_iter().map(line).collect::<Vec<_>>().join("\n")
                }
                _ if !line.is_empty() => say!(words, "plain-not-agreed"),
                _ if has_problem => board.report(words),
                _ => return Ok(Some(rules)),
            };
            self.print(&answer)?;
        }
    }

    pub(crate) fn ask_players(
        &mut self,
        rules: &Rules,
        seats: Option<Vec<Seat>>,
    ) -> Result<Option<Vec<PlayerSetup>>> {
        let seats = match seats {
            Some(seats) => Some(seats),
            None => self.ask_seats(rules)?,
        };
        let Some(seats) = seats else { return Ok(None) };
        let known: Vec<String> = levels().map(|level| self.words.level(level)).collect();
        let mut players = Vec::new();
        for seat in seats {
            let words = self.words;
            let colour = Narrator::nameless(words, rules).colour(seat);
            let levels = known.join(", ");
            let question = say!(words, "plain-ask-seat", colour, levels);
            loop {
                let Some(line) = self.ask_or_quit(&question)? else { return Ok(None) };
                if !(1..=30).contains(&line.chars().count()) {
                    self.print(&say!(self.words, "refused-name"))?;
                    continue;
                }
                match player_on(self.words, seat, &line, &players) {
                    Ok(player) => {
                        players.push(player);
                        break;
                    }
                    Err(error) => self.print(&error.to_string())?,
                }
            }
        }
        Ok(Some(players))
    }

    /// Asks how many people play, or on which seats. Does not ask if the game needs all seats.
    fn ask_seats(&mut self, rules: &Rules) -> Result<Option<Vec<Seat>>> {
        let words = self.words;
        let all = rules.seats() as i16;
        let [least, most] = rules.spec().players.map(|players| players.min(all));
        if least == all {
            return seats::usual(words, rules, rules.seats()).map(Some);
        }
        let colours = seats::colours(words, rules).join(", ");
        let question = say!(words, "plain-ask-players", least, most, colours);
        loop {
            let Some(line) = self.ask_or_quit(&question)? else { return Ok(None) };
            let names: Vec<&str> = line.split([',', ' ']).filter(|name| !name.is_empty()).collect();
            let seats = match (line.parse::<i16>(), &names[..]) {
                (Ok(n), _) if (least..=most).contains(&n) => {
                    seats::usual(words, rules, n.unsigned_abs().into())
                }
                (Ok(_), _) | (_, []) => {
                    let message = say!(words, "plain-not-understood", least, most);
                    Err(anyhow!(message))
                }
                (_, names) => seats::named(words, rules, names),
            };
            match seats {
                Ok(seats) => return Ok(Some(seats)),
                Err(refusal) => self.print(&refusal.to_string())?,
            }
        }
    }

    /// Asks for house rules until an empty line starts the game.
    pub(crate) fn ask_settings(
        &mut self,
        rules: &Rules,
        mut house_rules: HouseRules,
    ) -> Result<Option<HouseRules>> {
        let question = say!(self.words, "plain-ask-start");
        loop {
            let Some(line) = self.ask_or_quit(&question)? else { return Ok(None) };
            if line.is_empty() {
                return Ok(Some(house_rules));
            }
            let (word, value) = line.split_once(' ').unwrap_or((&line, ""));
            let changed = match command(self.words, word) {
                Some("pace") => self.set_pace(value),
                Some(name) => house_rules.set(rules, name, value.trim()),
                None => false,
            };
            let id = if changed { "plain-agreed" } else { "plain-not-agreed" };
            self.print(&self.words.say(id, &[]))?;
        }
    }
}

/// The rest of a line that begins with a label.
fn after(words: &Words, line: &str, label: &str) -> Option<String> {
    let start: String = line.chars().take(label.chars().count()).collect();
    let rest = &line[start.len()..];
    let ends = rest.is_empty() || rest.starts_with([' ', ':']);
    (ends && words.same(&start, label)).then(|| rest.trim_matches([' ', ':']).to_string())
}

/// The id or file of a variant that is given by its id, its name in the language, or its file.
pub(crate) fn find_variant(words: &Words, asked: &str) -> Result<String> {
    let by_name = catalog::ids().find(|id| {
        let rules = request::rules(id).ok();
        rules.is_some_and(|rules| words.same(&variant(words, &rules).0, asked))
    });
    if catalog::find(asked).is_none()
        && let Some(id) = by_name
    {
        return Ok(id.into());
    }
    match request::written(asked) {
        Err(refusal) if refusal.code == "unknown_variant" => {
            match suggest::nearest(asked, catalog::ids()) {
                Some(near) => bail!(say!(words, "refused-variant-near", name = asked, near)),
                None => bail!(say!(words, "refused-variant", name = asked)),
            }
        }
        Err(refusal) => match std::fs::read_to_string(asked) {
            Err(error) => {
                let reason = file_error(words, &error);
                bail!(say!(words, "trouble-not-read", file = asked, reason))
            }
            Ok(_) => {
                bail!(say!(words, "trouble-variant", file = asked, problems = refusal.message))
            }
        },
        Ok(_) => Ok(asked.into()),
    }
}
