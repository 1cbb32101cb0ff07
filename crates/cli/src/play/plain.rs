//! The game as questions and answers in sentences: for screen readers, pipes and plain terminals.

mod ask;

pub(super) use ask::found;

use super::agree::pace;
use super::form::Pace;
use super::lines::{Line, Lines};
use super::offers::Offer;
use super::session::{Session, US};
use super::talk::{farewell, match_line, names, narrator, reason, refused, told, trouble};
use crate::book::{self, variant};
use crate::say;
use crate::words::Words;
use anyhow::Result;
use homestretch_rules::{Action, Seat, Square, Turn};
use homestretch_table::{Input, News, Phase, Seated, SeatsAfter, Stats, stats};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

/// Asks and answers on lines.
pub(super) struct Console<'a, W> {
    words: &'a Words,
    lines: Lines,
    out: &'a mut W,
    /// How long one hears of the computer's turns.
    pace: Pace,
}

/// What was done with a line.
enum Done {
    /// Something happened.
    News(Vec<News>),
    /// It was answered.
    Answered,
    /// The person leaves.
    Quit,
}

impl<'a, W: Write> Console<'a, W> {
    pub(super) fn new(words: &'a Words, lines: Lines, out: &'a mut W, pace: Pace) -> Self {
        Console { words, lines, out, pace }
    }

    fn tell(&mut self, text: &str) -> Result<()> {
        for line in self.words.shown(text).lines() {
            writeln!(self.out, "{line}")?;
        }
        Ok(self.out.flush()?)
    }

    fn ask(&mut self, question: &str) -> Result<Option<String>> {
        self.tell(question)?;
        Ok(match self.lines.next(None) {
            Line::Text(line) => Some(line),
            _ => None,
        })
    }

    /// Plays to the end, and again if people like.
    pub(super) fn play(&mut self, mut session: Session) -> Result<()> {
        self.welcome(&session)?;
        self.narrate(&mut session, &[])?;
        loop {
            if session.table().phase() != Phase::Playing {
                self.podium(&session)?;
                if !self.another(&mut session)? {
                    break;
                }
                continue;
            }
            if let Some(news) = self.take_back(&mut session)? {
                self.narrate(&mut session, &news)?;
            }
            let wants = session.wants();
            let news = if wants.dice {
                session.throw_dice()
            } else if let Some(question) = session.question() {
                std::thread::sleep(Duration::from_millis(self.pace.step_ms()));
                session.answer(question.answer())
            } else {
                match self.person(&mut session, wants.human, wants.wake)? {
                    Done::News(news) => news,
                    Done::Answered => Vec::new(),
                    Done::Quit => break,
                }
            };
            self.narrate(&mut session, &news)?;
        }
        self.tell(&farewell(self.words, &session))
    }

    fn welcome(&mut self, session: &Session) -> Result<()> {
        let (game, summary) = variant(self.words, session.table().rules());
        self.tell(&say!(self.words, "plain-welcome", game = game, summary = summary))?;
        let seated: Vec<String> = session
            .table()
            .seated()
            .map(|(seat, seated)| {
                let who = narrator(self.words, session, &names(session)).who(seat);
                match seated.level() {
                    Some(level) => {
                        let level = self.words.level(level);
                        say!(self.words, "plain-seated-bot", who = who, level = level)
                    }
                    None => say!(self.words, "plain-seated", who = who),
                }
            })
            .collect();
        self.tell(&seated.join("\n"))
    }

    /// Tells what happened, and once why it could not be saved.
    fn narrate(&mut self, session: &mut Session, news: &[News]) -> Result<()> {
        let told: Vec<String> =
            news.iter().filter_map(|news| told(self.words, session, news)).collect();
        for line in told {
            self.tell(&line)?;
        }
        for found in session.troubles() {
            self.tell(&trouble(self.words, found))?;
        }
        Ok(())
    }

    /// Asks the person whose turn it is, until the next moment that counts.
    fn person(
        &mut self,
        session: &mut Session,
        seat: Option<Seat>,
        wake: Option<homestretch_table::Millis>,
    ) -> Result<Done> {
        let Some(seat) = seat else {
            self.tell(&say!(self.words, "plain-paused"))?;
            return match self.lines.next(None) {
                Line::Text(line) => self.command(session, &line),
                _ => Ok(Done::Quit),
            };
        };
        // What happens by itself, such as a move without a choice, is not asked for.
        if wake.is_some_and(|wake| wake <= session.now()) {
            return Ok(Done::News(session.input(Input::Tick).unwrap_or_default()));
        }
        let offers = offers(session);
        self.question(session, seat, &offers)?;
        let wait = wake.map(|wake| Duration::from_millis(wake.since(session.now()).0));
        let line = match self.lines.next(wait) {
            Line::Text(line) => line,
            Line::Late => return Ok(Done::News(session.input(Input::Tick).unwrap_or_default())),
            Line::End => return Ok(Done::Quit),
        };
        if line.is_empty() && offers.is_empty() {
            return self.done(session, Input::Roll { by: US, seat });
        }
        let number = match line.parse::<usize>() {
            _ if line.is_empty() && offers.len() == 1 => Some(1),
            Ok(number) => Some(number),
            Err(_) if line.is_empty() => Some(0),
            Err(_) => None,
        };
        match number {
            None => self.command(session, &line),
            Some(number) => match offers.get(number.wrapping_sub(1)) {
                Some(Offer { action: Action::Roll(_), .. }) => {
                    self.done(session, Input::Roll { by: US, seat })
                }
                Some(offer) => {
                    self.done(session, Input::Act { by: US, seat, action: offer.action })
                }
                None if offers.is_empty() => {
                    self.tell(&say!(self.words, "plain-not-understood-roll"))?;
                    Ok(Done::Answered)
                }
                None => {
                    let most = offers.len();
                    self.tell(&say!(self.words, "plain-not-understood", least = 1, most = most))?;
                    Ok(Done::Answered)
                }
            },
        }
    }

    fn question(&mut self, session: &Session, seat: Seat, offers: &[Offer]) -> Result<()> {
        let who = narrator(self.words, session, &names(session)).who(seat);
        let turn = session.table().game().map(|game| game.state().turn());
        let id = match turn {
            Some(Turn::Opening { .. }) => "plain-turn-opening",
            Some(Turn::Roll { .. }) if offers.is_empty() => "plain-turn-roll",
            Some(Turn::Roll { .. }) => "plain-turn-item",
            _ => "plain-turn-move",
        };
        self.tell(&say!(self.words, id, who = who))?;
        let Some(state) = session.table().game().map(|game| *game.state()) else { return Ok(()) };
        let names = names(session);
        let narrator = narrator(self.words, session, &names);
        let lines = offers.iter().enumerate().map(|(i, o)| o.sentence(&narrator, &state, i + 1));
        let lines: Vec<String> = lines.collect();
        self.tell(&lines.join("\n"))
    }

    /// Hands an input to the table and tells why it is refused.
    fn done(&mut self, session: &mut Session, input: Input) -> Result<Done> {
        match session.input(input) {
            Ok(news) => Ok(Done::News(news)),
            Err(refusal) => {
                let text = refused(self.words, session, &refusal);
                self.tell(&text)?;
                Ok(Done::Answered)
            }
        }
    }

    /// A word instead of a number.
    fn command(&mut self, session: &mut Session, line: &str) -> Result<Done> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let Some(command) = command(self.words, word) else {
            self.tell(&say!(self.words, "plain-help"))?;
            return Ok(Done::Answered);
        };
        match command {
            "undo" => return self.done(session, Input::Undo { by: US }),
            "redo" => return self.done(session, Input::Redo { by: US }),
            "pause" if session.table().paused() => {
                return self.done(session, Input::Resume { by: US });
            }
            "pause" => return self.done(session, Input::Pause { by: US }),
            "auto" => return self.autopilot(session),
            "quit" => return Ok(Done::Quit),
            "board" => self.board(session)?,
            "rules" => self.rules(session)?,
            "pace" if self.set_pace(rest) => self.tell(&say!(self.words, "plain-agreed"))?,
            "save" | "export" => self.write(session, command, rest.trim())?,
            _ => self.tell(&say!(self.words, "plain-help"))?,
        }
        Ok(Done::Answered)
    }

    /// Takes a pace by its name, if it is one.
    fn set_pace(&mut self, name: &str) -> bool {
        let pace = pace(self.words, name.trim());
        self.pace = pace.unwrap_or(self.pace);
        pace.is_some()
    }

    /// While the computer plays for people, `auto` takes their seats back.
    fn take_back(&mut self, session: &mut Session) -> Result<Option<Vec<News>>> {
        let lent = |(seat, seated): (Seat, &Seated)| {
            (seated.player.id().is_some() && seated.level().is_some()).then_some(seat)
        };
        let lent: Vec<Seat> = session.table().seated().filter_map(lent).collect();
        let words = self.words;
        if lent.is_empty() || self.lines.take_if(|l| command(words, l) == Some("auto")).is_none() {
            return Ok(None);
        }
        let mut all = Vec::new();
        for seat in lent {
            let back = Input::Autopilot { by: US, seat, level: None };
            all.extend(session.input(back).unwrap_or_default());
        }
        Ok(Some(all))
    }

    /// Hands the seat to act over to the computer, until `auto` is typed again.
    fn autopilot(&mut self, session: &mut Session) -> Result<Done> {
        let Some(seat) = session.wants().human else { return Ok(Done::Answered) };
        let level = session.table().settings().stand_in.clone();
        self.done(session, Input::Autopilot { by: US, seat, level: Some(level) })
    }

    fn write(&mut self, session: &mut Session, command: &str, file: &str) -> Result<()> {
        if file.is_empty() {
            let example = if command == "save" { "evening.game" } else { "evening.record" };
            return self.tell(&say!(self.words, "plain-no-file", example = example));
        }
        match session.write(command == "export", Path::new(file)) {
            Ok(()) if command == "save" => self.tell(&say!(self.words, "news-saved", file = file)),
            Ok(()) => self.tell(&say!(self.words, "news-exported", file = file)),
            Err(error) => {
                let reason = reason(self.words, &(&error).into());
                self.tell(&say!(self.words, "trouble-not-written", file = file, reason = reason))
            }
        }
    }

    fn rules(&mut self, session: &Session) -> Result<()> {
        let rulebook = book::text(self.words, session.table().rules());
        let lines: Vec<&str> = book::lines(&rulebook).map(|(_, line)| line).collect();
        self.tell(&lines.join("\n"))
    }

    /// Where every token is.
    fn board(&mut self, session: &Session) -> Result<()> {
        let Some(game) = session.table().game() else { return Ok(()) };
        let names = names(session);
        let narrator = narrator(self.words, session, &names);
        let (rules, state) = (game.rules(), game.state());
        let mut lines = Vec::new();
        for seat in state.seats() {
            let token = |token: usize| {
                let name = narrator.token(token as u8);
                let square = rules.square(state, seat, token);
                let at = narrator.square(square);
                match square {
                    Square::Yard(_) if rules.layout().first_step == 0 => {
                        say!(self.words, "plain-token-off", token = name)
                    }
                    Square::Yard(_) => say!(self.words, "plain-token-yard", token = name),
                    Square::Finish(_) => say!(self.words, "plain-token-home", token = name),
                    _ => say!(self.words, "plain-token", token = name, square = at),
                }
            };
            let items = rules.held(state, seat).map(|item| narrator.item(item));
            let tokens: Vec<String> = (0..rules.tokens()).map(token).chain(items).collect();
            let who = narrator.who(seat);
            lines.push(say!(self.words, "plain-where", who = who, tokens = tokens.join(", ")));
        }
        self.tell(&lines.join("\n"))
    }

    fn podium(&mut self, session: &Session) -> Result<()> {
        let names = names(session);
        let narrator = narrator(self.words, session, &names);
        let words = self.words;
        let mut lines = Vec::new();
        let table = session.table();
        for (place, side) in table.ranks() {
            lines.push(say!(words, "plain-place", place = place, who = narrator.all(&side)));
        }
        for of in session.table().game().map(stats).unwrap_or_default() {
            let who = narrator.who(of.seat);
            let Stats { rolls, captures, captured, steps, longest_turn, most_pips, .. } = of;
            lines.push(say!(
                words,
                "plain-stats",
                who = who.clone(),
                rolls = rolls,
                captures = captures,
                lost = captured,
                steps = steps,
                throws = longest_turn,
                pips = most_pips
            ));
            let face = |(face, count): (&u8, &u32)| {
                say!(words, "plain-face", face = *face, count = *count)
            };
            let faces: Vec<String> = of.faces.iter().map(face).collect();
            if !faces.is_empty() {
                lines.push(say!(words, "plain-faces", who = who, faces = faces.join(", ")));
            }
        }
        if session.table().settings().best_of > 1 {
            for (seat, seated) in session.table().seated() {
                let (who, points) = (narrator.who(seat), seated.points);
                lines.push(say!(words, "news-score", who = who, points = points));
            }
        }
        lines.extend(match_line(words, session));
        self.tell(&lines.join("\n"))
    }

    /// Whether people play on, and starts it.
    fn another(&mut self, session: &mut Session) -> Result<bool> {
        let next_round = !session.table().match_over();
        let id = if next_round { "plain-next" } else { "plain-again" };
        let seats = loop {
            let Some(line) = self.ask(&self.words.say(id, &[]))? else { return Ok(false) };
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match command(self.words, word) {
                None if next_round && line.is_empty() => break None,
                Some("yes") => break None,
                Some("no" | "quit") => return Ok(false),
                Some("keep") => break Some(SeatsAfter::Keep),
                Some("rotate") => break Some(SeatsAfter::Rotate),
                Some("winner") => break Some(SeatsAfter::WinnerFirst),
                Some(word @ ("save" | "export")) => self.write(session, word, rest.trim())?,
                Some("board") => self.board(session)?,
                Some("rules") => self.rules(session)?,
                _ => self.tell(&say!(self.words, "plain-again-help"))?,
            }
        };
        match session.another(seats) {
            Ok(news) => self.narrate(session, &news)?,
            Err(refusal) => {
                let text = refused(self.words, session, &refusal);
                self.tell(&text)?;
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// The English word for a command, written in English or in the language.
fn command(words: &Words, written: &str) -> Option<&'static str> {
    const COMMANDS: [&str; 21] = [
        "board", "undo", "redo", "auto", "pause", "rules", "save", "export", "help", "quit", "yes",
        "no", "keep", "rotate", "winner", "pace", "tokens", "turn", "game", "rounds", "load",
    ];
    let is = |name: &&str| {
        written.eq_ignore_ascii_case(name) || words.is_word(&format!("command-{name}"), written)
    };
    COMMANDS.into_iter().find(is).or(match written {
        "y" | "Y" => Some("yes"),
        "n" | "N" => Some("no"),
        "q" | "Q" => Some("quit"),
        _ => None,
    })
}

/// What the person may choose from; nothing if the dice are all there is.
fn offers(session: &Session) -> Vec<Offer> {
    let game = session.table().game();
    game.map_or_else(Vec::new, |game| super::offers::offers(game.rules(), game.state()))
}
