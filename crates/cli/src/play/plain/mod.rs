//! Playing with questions and answers in sentences, for screen readers, pipes and plain terminals.

mod ask;

pub(crate) use ask::find_variant;

use super::messages::{
    counts, duration, farewell, match_line, names, narrator, news_sentence, refusal_message,
    save_problem, write_file,
};
use super::offers::Offer;
use super::pace::GamePace;
use super::session::{LOCAL_PLAYER, Session};
use super::stdin_lines::StdinLines;
use crate::say;
use crate::words::Words;
use crate::words::narrate::item_name;
use crate::words::rulebook::{self, variant};
use anyhow::Result;
use homestretch_rules::{Seat, Turn};
use homestretch_table::{Input, Phase, Rank, Seated, SeatsAfter, TableEvent, stats};
use std::io::Write;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

/// Asks questions on the output and reads answers from lines of input.
pub(crate) struct Console<'a, W> {
    words: &'a Words,
    lines: StdinLines,
    out: &'a mut W,
    /// How fast the computer plays.
    pace: GamePace,
}

/// The effect of a line that the player typed.
enum Reaction {
    /// Something happened.
    News(Vec<TableEvent>),
    /// The line was answered, and nothing happened in the game.
    Answered,
    /// The person leaves.
    Quit,
}

impl<'a, W: Write> Console<'a, W> {
    pub(crate) fn new(words: &'a Words, lines: StdinLines, out: &'a mut W, pace: GamePace) -> Self {
        Console { words, lines, out, pace }
    }

    fn print(&mut self, text: &str) -> Result<()> {
        for line in self.words.shown(text).lines() {
            writeln!(self.out, "{line}")?;
        }
        Ok(self.out.flush()?)
    }

    fn ask(&mut self, question: &str) -> Result<Option<String>> {
        self.print(question)?;
        Ok(self.lines.next(None).ok())
    }

    /// Plays to the end of the game, and again as often as the players like.
    pub(crate) fn play(&mut self, mut session: Session) -> Result<()> {
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
            let pending = session.pending();
            let news = if let Some(news) = session.end_on_time() {
                news
            } else if pending.dice {
                session.throw_dice()
            } else if let Some(question) = session.question() {
                std::thread::sleep(session.until_time_is_up(self.pace.step_time()));
                match session.end_on_time() {
                    Some(news) => news,
                    None => session.answer(question.answer()),
                }
            } else {
                match self.ask_person(&mut session, pending.human, pending.wake)? {
                    Reaction::News(news) => news,
                    Reaction::Answered => Vec::new(),
                    Reaction::Quit => break,
                }
            };
            self.narrate(&mut session, &news)?;
        }
        self.print(&farewell(self.words, &session))
    }

    fn welcome(&mut self, session: &Session) -> Result<()> {
        let (game, summary) = variant(self.words, session.table().rules());
        self.print(&say!(self.words, "plain-welcome", game, summary))?;
        let seated: Vec<String> = session
            .table()
            .seated()
            .map(|(seat, seated)| {
                let who = narrator(self.words, session, &names(session)).who(seat);
                match seated.level() {
                    Some(level) => {
                        let level = self.words.level(level);
                        say!(self.words, "plain-seated-bot", who, level)
                    }
                    None => say!(self.words, "plain-seated", who),
                }
            })
            .collect();
        self.print(&seated.join("\n"))
    }

    /// Prints what happened, and any new problem with the saved game.
    fn narrate(&mut self, session: &mut Session, news: &[TableEvent]) -> Result<()> {
        let sentences: Vec<String> =
            news.iter().filter_map(|news| news_sentence(self.words, session, news)).collect();
        for line in sentences {
            self.print(&line)?;
        }
        for problem in session.take_problems() {
            self.print(&save_problem(self.words, problem))?;
        }
        Ok(())
    }

    /// Asks the player whose turn it is, and waits at most until the next clock runs out.
    fn ask_person(
        &mut self,
        session: &mut Session,
        seat: Option<Seat>,
        wake: Option<homestretch_table::Millis>,
    ) -> Result<Reaction> {
        let Some(seat) = seat else {
            self.print(&say!(self.words, "plain-paused"))?;
            return match self.lines.next(None) {
                Ok(line) => self.command(session, &line),
                _ => Ok(Reaction::Quit),
            };
        };
        // The table acts by itself when something is due, such as a forced move.
        if wake.is_some_and(|wake| wake <= session.now()) {
            return Ok(Reaction::News(session.input(Input::Tick).unwrap_or_default()));
        }
        let offers = offers(session);
        self.question(session, seat, &offers)?;
        let wait = wake.map(|wake| Duration::from_millis(wake.since(session.now()).0));
        let line = match self.lines.next(wait) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => {
                return Ok(Reaction::News(session.input(Input::Tick).unwrap_or_default()));
            }
            Err(RecvTimeoutError::Disconnected) => return Ok(Reaction::Quit),
        };
        if line.is_empty() && offers.is_empty() {
            return self.send(session, Input::Roll { by: LOCAL_PLAYER, seat });
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
                Some(offer) => self.send(session, offer.input(seat)),
                None if offers.is_empty() => {
                    self.print(&say!(self.words, "plain-not-understood-roll"))?;
                    Ok(Reaction::Answered)
                }
                None => {
                    let most = offers.len();
                    self.print(&say!(self.words, "plain-not-understood", least = 1, most))?;
                    Ok(Reaction::Answered)
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
        self.print(&say!(self.words, id, who))?;
        let Some(state) = session.table().game().map(|game| *game.state()) else { return Ok(()) };
        let names = names(session);
        let narrator = narrator(self.words, session, &names);
        let lines = offers.iter().enumerate().map(|(i, o)| o.sentence(&narrator, &state, i + 1));
        let lines: Vec<String> = lines.collect();
        self.print(&lines.join("\n"))
    }

    /// Sends an input to the table, and prints the reason if it is rejected.
    fn send(&mut self, session: &mut Session, input: Input) -> Result<Reaction> {
        match session.input(input) {
            Ok(news) => Ok(Reaction::News(news)),
            Err(refusal) => {
                let text = refusal_message(self.words, session, &refusal);
                self.print(&text)?;
                Ok(Reaction::Answered)
            }
        }
    }

    /// Runs a command that was typed instead of a number.
    fn command(&mut self, session: &mut Session, line: &str) -> Result<Reaction> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let Some(command) = command(self.words, word) else {
            self.print(&say!(self.words, "plain-help"))?;
            return Ok(Reaction::Answered);
        };
        match command {
            "undo" => return self.send(session, Input::Undo { by: LOCAL_PLAYER }),
            "redo" => return self.send(session, Input::Redo { by: LOCAL_PLAYER }),
            "pause" if session.table().paused() => {
                return self.send(session, Input::Resume { by: LOCAL_PLAYER });
            }
            "pause" => return self.send(session, Input::Pause { by: LOCAL_PLAYER }),
            "auto" => return self.autopilot(session),
            "quit" => return Ok(Reaction::Quit),
            "board" => self.board(session)?,
            "rules" => self.rules(session)?,
            "pace" if self.set_pace(rest) => self.print(&say!(self.words, "plain-agreed"))?,
            "save" | "export" => self.write_file(session, command, rest.trim())?,
            _ => self.print(&say!(self.words, "plain-help"))?,
        }
        Ok(Reaction::Answered)
    }

    /// Sets the pace by its name. Returns whether there is such a pace.
    fn set_pace(&mut self, name: &str) -> bool {
        let pace = GamePace::named(self.words, name.trim());
        self.pace = pace.unwrap_or(self.pace);
        pace.is_some()
    }

    /// Ends the autopilot of all players when `auto` is typed while the computer plays for them.
    fn take_back(&mut self, session: &mut Session) -> Result<Option<Vec<TableEvent>>> {
        let on_autopilot = |(seat, seated): (Seat, &Seated)| {
            (seated.player.id().is_some() && seated.level().is_some()).then_some(seat)
        };
        let on_autopilot: Vec<Seat> = session.table().seated().filter_map(on_autopilot).collect();
        let words = self.words;
        if on_autopilot.is_empty()
            || self.lines.take_if(|l| command(words, l) == Some("auto")).is_none()
        {
            return Ok(None);
        }
        let mut all = Vec::new();
        for seat in on_autopilot {
            let back = Input::Autopilot { by: LOCAL_PLAYER, seat, level: None };
            all.extend(session.input(back).unwrap_or_default());
        }
        Ok(Some(all))
    }

    /// Turns on the autopilot of the player to act, until `auto` is typed again.
    fn autopilot(&mut self, session: &mut Session) -> Result<Reaction> {
        let Some(seat) = session.pending().human else { return Ok(Reaction::Answered) };
        let level = session.table().settings().stand_in;
        self.send(session, Input::Autopilot { by: LOCAL_PLAYER, seat, level: Some(level) })
    }

    fn write_file(&mut self, session: &mut Session, command: &str, file: &str) -> Result<()> {
        if file.is_empty() {
            let example = if command == "save" { "evening.game" } else { "evening.record" };
            return self.print(&say!(self.words, "plain-no-file", example));
        }
        let message = write_file(self.words, session, command == "export", file);
        self.print(&message)
    }

    fn rules(&mut self, session: &Session) -> Result<()> {
        let rulebook = rulebook::text(self.words, session.table().rules());
        let lines: Vec<&str> = rulebook::lines(&rulebook).map(|(_, line)| line).collect();
        self.print(&lines.join("\n"))
    }

    /// Prints where every token is.
    fn board(&mut self, session: &Session) -> Result<()> {
        let Some(game) = session.table().game() else { return Ok(()) };
        let names = names(session);
        let narrator = narrator(self.words, session, &names);
        let (rules, state) = (game.rules(), game.state());
        let mut lines = Vec::new();
        for seat in state.seats() {
            let token = |token: usize| {
                let name = narrator.token(token as u8);
                let square = narrator.square(rules.square(state, seat, token));
                say!(self.words, "plain-token", token = name; at = square)
            };
            let items = rules.held(state, seat).map(|item| item_name(self.words, item));
            let tokens: Vec<String> = (0..rules.tokens()).map(token).chain(items).collect();
            let who = narrator.who(seat);
            lines.push(say!(self.words, "plain-where", who, tokens = tokens.join(", ")));
        }
        self.print(&lines.join("\n"))
    }

    fn podium(&mut self, session: &Session) -> Result<()> {
        let names = names(session);
        let narrator = narrator(self.words, session, &names);
        let words = self.words;
        let mut lines = Vec::new();
        let table = session.table();
        for Rank { place, seats } in table.ranks() {
            lines.push(say!(words, "plain-place", place, who = narrator.all(&seats)));
        }
        for of in session.table().game().map(stats).unwrap_or_default() {
            let who = narrator.who(of.seat);
            let (throws, pips) = (of.longest_turn, of.most_pips);
            let mut list = vec![say!(words, "count-rolls", count = of.rolls)];
            let counts = counts(table.rules(), &of).into_iter();
            list.extend(counts.map(|(_, id, count)| say!(words, id, count)));
            list.push(say!(words, "count-steps", count = of.steps));
            list.push(say!(words, "count-best", throws, pips));
            lines.push(say!(words, "plain-stats", who = who.as_str(), list = list.join(", ")));
            let face = |(face, count): (&u8, &u32)| {
                say!(words, "plain-face", face = *face, count = *count)
            };
            let faces: Vec<String> = of.faces.iter().map(face).collect();
            if !faces.is_empty() {
                lines.push(say!(words, "plain-faces", who, faces = faces.join(", ")));
            }
        }
        lines.push(duration(words, session));
        if session.table().settings().best_of > 1 {
            for (seat, seated) in session.table().seated() {
                let (who, points) = (narrator.who(seat), seated.points);
                lines.push(say!(words, "news-score", who, points));
            }
        }
        lines.extend(match_line(words, session));
        self.print(&lines.join("\n"))
    }

    /// Asks whether to play again, and starts the next game. Returns whether there is one.
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
                Some(word @ ("save" | "export")) => self.write_file(session, word, rest.trim())?,
                Some("board") => self.board(session)?,
                Some("rules") => self.rules(session)?,
                _ => self.print(&say!(self.words, "plain-again-help"))?,
            }
        };
        match session.play_again(seats) {
            Ok(news) => self.narrate(session, &news)?,
            Err(refusal) => {
                let text = refusal_message(self.words, session, &refusal);
                self.print(&text)?;
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// The English name of a command that was typed in English or in the player's language.
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

/// The actions that the player can choose from. Empty if the player can only roll.
fn offers(session: &Session) -> Vec<Offer> {
    let game = session.table().game();
    game.map_or_else(Vec::new, |game| super::offers::offers(game.rules(), game.state()))
}
