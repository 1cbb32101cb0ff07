//! The questions before a game: which one, who plays on which seats, and by which wishes.

use super::{Console, command};
use crate::book::variant;
use crate::narrate::Narrator;
use crate::play::agree::Agreed;
use crate::play::form::levels;
use crate::play::session::{Chair, Session};
use crate::play::talk::reason;
use crate::play::{Wish, chair, last_unfinished, load, seats};
use crate::request;
use crate::say;
use crate::words::Words;
use anyhow::{Result, anyhow, bail};
use homestretch_bots::Roster;
use homestretch_rules::{Rules, Seat, catalog, suggest};
use std::io::Write;
use std::path::Path;

impl<W: Write> Console<'_, W> {
    /// Asks for the game, by its variant or by its file.
    pub(in crate::play) fn ask_variant(&mut self) -> Result<Option<Wish<String>>> {
        loop {
            let question = say!(self.words, "plain-ask-variant");
            let Some(line) = self.ask_or_quit(&question)? else { return Ok(None) };
            let (word, file) = line.split_once(' ').unwrap_or((&line, ""));
            if command(self.words, word) == Some("load") {
                match self.load(file.trim()) {
                    Ok(session) => return Ok(Some(Wish::Saved(Box::new(session)))),
                    Err(error) => self.tell(&error.to_string())?,
                }
                continue;
            }
            if line == "?" {
                for id in catalog::ids() {
                    let rules = request::rules(id)?;
                    let (name, summary) = variant(self.words, &rules);
                    let row =
                        say!(self.words, "plain-list", id = id, name = name, summary = summary);
                    self.tell(&row)?;
                }
                continue;
            }
            let line = if line.is_empty() { "ludo".into() } else { line };
            match found(self.words, &line) {
                Ok(variant) => return Ok(Some(Wish::New(variant))),
                Err(error) => self.tell(&format!("{error:#}"))?,
            }
        }
    }

    /// A saved game; the last one if none is named.
    fn load(&self, file: &str) -> Result<Session> {
        match file {
            "" => load(self.words, &last_unfinished(self.words)?),
            file => load(self.words, Path::new(file)),
        }
    }

    /// Asks for something of a set-up, in which one may also look for help or leave.
    fn ask_or_quit(&mut self, question: &str) -> Result<Option<String>> {
        loop {
            let Some(line) = self.ask(question)? else { return Ok(None) };
            match command(self.words, &line) {
                Some("quit") => return Ok(None),
                Some("help") => self.tell(&say!(self.words, "plain-setup-help"))?,
                _ => return Ok(Some(line)),
            }
        }
    }

    pub(in crate::play) fn ask_chairs(
        &mut self,
        rules: &Rules,
        seats: Option<Vec<Seat>>,
    ) -> Result<Option<Vec<Chair>>> {
        let seats = match seats {
            Some(seats) => Some(seats),
            None => self.ask_seats(rules)?,
        };
        let Some(seats) = seats else { return Ok(None) };
        let roster = Roster::new(rules);
        let known: Vec<String> = levels().map(|level| self.words.level(level)).collect();
        let mut chairs = Vec::new();
        for seat in seats {
            let words = self.words;
            let colour = Narrator { words, rules, names: &|_| String::new() }.colour(seat);
            let levels = known.join(", ");
            let question = say!(words, "plain-ask-seat", colour = colour, levels = levels);
            loop {
                let Some(line) = self.ask_or_quit(&question)? else { return Ok(None) };
                if !(1..=30).contains(&line.chars().count()) {
                    self.tell(&say!(self.words, "refused-name"))?;
                    continue;
                }
                match chair(self.words, &roster, seat, &line, &chairs) {
                    Ok(chair) => {
                        chairs.push(chair);
                        break;
                    }
                    Err(error) => self.tell(&error.to_string())?,
                }
            }
        }
        Ok(Some(chairs))
    }

    /// Asks how many play, or on which seats. Where all seats are needed there is nothing to ask.
    fn ask_seats(&mut self, rules: &Rules) -> Result<Option<Vec<Seat>>> {
        let words = self.words;
        let all = rules.seats() as i16;
        let [least, most] = rules.spec().players.map(|players| players.min(all));
        if least == all {
            return seats::usual(words, rules, rules.seats()).map(Some);
        }
        let colours = seats::colours(words, rules).join(", ");
        let question =
            say!(words, "plain-ask-players", least = least, most = most, colours = colours);
        loop {
            let Some(line) = self.ask_or_quit(&question)? else { return Ok(None) };
            let names: Vec<&str> = line.split([',', ' ']).filter(|name| !name.is_empty()).collect();
            let seats = match (line.parse::<i16>(), &names[..]) {
                (Ok(n), _) if (least..=most).contains(&n) => {
                    seats::usual(words, rules, n.unsigned_abs().into())
                }
                (Ok(_), _) | (_, []) => {
                    let told = say!(words, "plain-not-understood", least = least, most = most);
                    Err(anyhow!(told))
                }
                (_, names) => seats::asked(words, rules, names),
            };
            match seats {
                Ok(seats) => return Ok(Some(seats)),
                Err(refusal) => self.tell(&refusal.to_string())?,
            }
        }
    }

    /// Asks what else is wished, until an empty line begins the game.
    pub(in crate::play) fn ask_settings(
        &mut self,
        variant: &str,
        mut agreed: Agreed,
    ) -> Result<Option<Agreed>> {
        let question = say!(self.words, "plain-ask-start");
        loop {
            let Some(line) = self.ask_or_quit(&question)? else { return Ok(None) };
            if line.is_empty() {
                return Ok(Some(agreed));
            }
            let (word, value) = line.split_once(' ').unwrap_or((&line, ""));
            let taken = match command(self.words, word) {
                Some("pace") => self.set_pace(value),
                Some(wish) => agreed.take(variant, wish, value.trim()),
                None => false,
            };
            let id = if taken { "plain-agreed" } else { "plain-not-agreed" };
            self.tell(&self.words.say(id, &[]))?;
        }
    }
}

/// The variant that is meant by its id, its name in the language, or a file.
pub(in crate::play) fn found(words: &Words, asked: &str) -> Result<String> {
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
                Some(near) => bail!(say!(words, "refused-variant-near", name = asked, near = near)),
                None => bail!(say!(words, "refused-variant", name = asked)),
            }
        }
        Err(refusal) => match std::fs::read_to_string(asked) {
            Err(error) => {
                let reason = reason(words, &(&error).into());
                bail!(say!(words, "trouble-not-read", file = asked, reason = reason))
            }
            Ok(_) => {
                bail!(say!(words, "trouble-variant", file = asked, problems = refusal.message))
            }
        },
        Ok(_) => Ok(asked.into()),
    }
}
