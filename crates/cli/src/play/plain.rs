//! The game as questions and answers in sentences: for screen readers, pipes and plain terminals.

use super::lines::{Line, Lines};
use super::save;
use super::session::{Chair, Session, US};
use super::{chair, levels};
use crate::files;
use crate::narrate::Narrator;
use crate::request;
use crate::say;
use crate::words::Words;
use anyhow::Result;
use homestretch_bots::Roster;
use homestretch_rules::{Action, Item, Rules, Seat, Square, Turn, catalog};
use homestretch_table::{Input, News, Phase, Refusal, Seated, Stats, stats};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

/// Asks and answers on lines.
pub(super) struct Console<'a, W> {
    words: &'a Words,
    lines: Lines,
    out: &'a mut W,
}

/// What a person may do now, in the order of its numbers.
struct Offer {
    action: Action,
    text: String,
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
    pub(super) fn new(words: &'a Words, lines: Lines, out: &'a mut W) -> Self {
        Console { words, lines, out }
    }

    fn tell(&mut self, text: &str) -> Result<()> {
        for line in text.lines() {
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

    /// A variant's name and what it is, in the language.
    fn variant(&self, rules: &Rules) -> (String, String) {
        let spec = rules.spec();
        let of = |what: &str, english: &str| {
            let found = self.words.find(&format!("variant-{}-{what}", spec.id), &[]);
            found.unwrap_or_else(|| english.to_string())
        };
        (of("name", &spec.name), of("summary", &spec.summary))
    }

    pub(super) fn ask_variant(&mut self) -> Result<Option<String>> {
        loop {
            let Some(line) = self.ask(&say!(self.words, "plain-ask-variant"))? else {
                return Ok(None);
            };
            if line == "?" {
                for id in catalog::ids() {
                    let rules = request::rules(id)?;
                    let (name, summary) = self.variant(&rules);
                    let row =
                        say!(self.words, "plain-list", id = id, name = name, summary = summary);
                    self.tell(&row)?;
                }
                continue;
            }
            let line = if line.is_empty() { "ludo".into() } else { line };
            match request::rules(&line) {
                Ok(_) => return Ok(Some(line)),
                Err(error) => self.tell(&format!("{error:#}"))?,
            }
        }
    }

    pub(super) fn ask_chairs(
        &mut self,
        rules: &Rules,
        seats: Option<&[u8]>,
    ) -> Result<Option<Vec<Chair>>> {
        let seats = match seats {
            Some(_) => request::seats(rules, seats, None)?,
            None => {
                let [least, most] = rules.spec().players;
                let most = most.min(rules.seats() as i16);
                let question = say!(self.words, "plain-ask-players", least = least, most = most);
                loop {
                    let Some(line) = self.ask(&question)? else { return Ok(None) };
                    match request::seats(rules, None, Some(line.parse().unwrap_or(0))) {
                        Ok(seats) => break seats,
                        Err(error) => self.tell(&format!("{error:#}"))?,
                    }
                }
            }
        };
        let roster = Roster::new(rules);
        let known: Vec<&str> = levels().collect();
        let mut chairs = Vec::new();
        for seat in seats {
            let words = self.words;
            let colour = Narrator { words, rules, names: &|_| String::new() }.colour(seat);
            let levels = known.join(", ");
            let question = say!(words, "plain-ask-seat", colour = colour, levels = levels);
            loop {
                let Some(line) = self.ask(&question)? else { return Ok(None) };
                if (1..=30).contains(&line.chars().count()) {
                    chairs.push(chair(&roster, seat, &line));
                    break;
                }
                self.tell(&say!(self.words, "refused-name"))?;
            }
        }
        Ok(Some(chairs))
    }

    /// Saves a new game in the file that is named, or in the usual folder if that is possible.
    pub(super) fn keep(&mut self, session: &mut Session, file: Option<&Path>) -> Result<()> {
        if let Some(file) = file {
            return Ok(session.save_as(file)?);
        }
        if let Err(error) = save::in_folder(session) {
            let reason = error.to_string();
            self.tell(&say!(self.words, "trouble-not-saved", reason = reason))?;
        }
        Ok(())
    }

    /// Plays to the end, and again if people like.
    pub(super) fn play(&mut self, mut session: Session) -> Result<()> {
        self.welcome(&session)?;
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
        self.bye(&session)
    }

    fn welcome(&mut self, session: &Session) -> Result<()> {
        let (game, summary) = self.variant(session.table().rules());
        self.tell(&say!(self.words, "plain-welcome", game = game, summary = summary))?;
        let seated: Vec<String> = session
            .table()
            .seated()
            .map(|(seat, seated)| {
                let who = narrator(self.words, session, &names(session)).who(seat);
                match seated.level() {
                    Some(level) => say!(self.words, "plain-seated-bot", who = who, level = level),
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
        if let Some(reason) = session.trouble() {
            self.tell(&say!(self.words, "trouble-not-saved", reason = reason))?;
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
        let offers = offers(self.words, session);
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
        for offer in offers {
            self.tell(&offer.text)?;
        }
        Ok(())
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
            "rules" => {
                let rulebook = session.table().rules().rulebook();
                self.tell(&rulebook)?;
            }
            "save" | "export" => self.write(session, command, rest.trim())?,
            _ => self.tell(&say!(self.words, "plain-help"))?,
        }
        Ok(Done::Answered)
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
        let written = match (command, session.table().game()) {
            ("save", _) => session.save_as(Path::new(file)).map_err(anyhow::Error::from),
            (_, Some(game)) => files::replace_text(Path::new(file), &game.record()),
            _ => Ok(()),
        };
        match written {
            Ok(()) if command == "save" => self.tell(&say!(self.words, "news-saved", file = file)),
            Ok(()) => self.tell(&say!(self.words, "news-exported", file = file)),
            Err(error) => {
                let reason = format!("{error:#}");
                self.tell(&say!(self.words, "trouble-not-written", file = file, reason = reason))
            }
        }
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
            let tokens: Vec<String> = (0..rules.tokens()).map(token).collect();
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
        for (place, seat) in session.table().places().into_iter().enumerate() {
            lines.push(say!(words, "plain-place", place = place + 1, who = narrator.who(seat)));
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
            lines.push(say!(words, "plain-faces", who = who, faces = faces.join(", ")));
        }
        if session.table().settings().best_of > 1 {
            for (seat, seated) in session.table().seated() {
                let (who, points) = (narrator.who(seat), seated.points);
                lines.push(say!(words, "news-score", who = who, points = points));
            }
        }
        self.tell(&lines.join("\n"))
    }

    /// Whether people play on, and starts it.
    fn another(&mut self, session: &mut Session) -> Result<bool> {
        let next_round = !session.table().match_over();
        let question = match next_round {
            true => say!(self.words, "plain-next"),
            false => say!(self.words, "plain-again"),
        };
        let Some(line) = self.ask(&question)? else { return Ok(false) };
        let yes = match next_round {
            true => command(self.words, &line) != Some("quit"),
            false => command(self.words, &line) == Some("yes"),
        };
        if !yes {
            return Ok(false);
        }
        match session.another() {
            Ok(news) => self.narrate(session, &news)?,
            Err(refusal) => {
                let text = refused(self.words, session, &refusal);
                self.tell(&text)?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn bye(&mut self, session: &Session) -> Result<()> {
        let text = match session.file() {
            Some(file) if session.table().phase() == Phase::Playing => {
                let command = format!("homestretch play --load {}", file.display());
                say!(self.words, "plain-bye-saved", command = command)
            }
            _ => say!(self.words, "plain-bye"),
        };
        self.tell(&text)
    }
}

/// The players' names by seat.
fn names(session: &Session) -> impl Fn(Seat) -> String + '_ {
    |seat| session.table().at(seat).map_or_else(String::new, |s| s.player.name.clone())
}

fn narrator<'a>(
    words: &'a Words,
    session: &'a Session,
    names: &'a dyn Fn(Seat) -> String,
) -> Narrator<'a> {
    Narrator { words, rules: session.table().rules(), names }
}

/// The English word for a command, written in English or in the language.
fn command(words: &Words, written: &str) -> Option<&'static str> {
    const COMMANDS: [&str; 12] = [
        "board", "undo", "redo", "auto", "pause", "rules", "save", "export", "help", "quit", "yes",
        "no",
    ];
    let written = written.to_lowercase();
    let is = |name: &&str| {
        let local = words.say(&format!("command-{name}"), &[]).to_lowercase();
        written == **name || written == local
    };
    let whole = COMMANDS.into_iter().find(is);
    whole.or_else(|| match written.as_str() {
        "y" => Some("yes"),
        "n" => Some("no"),
        "q" => Some("quit"),
        _ => None,
    })
}

/// What the person may choose from; nothing if the dice are all there is.
fn offers(words: &Words, session: &Session) -> Vec<Offer> {
    let Some(game) = session.table().game() else { return Vec::new() };
    let (rules, state) = (game.rules(), game.state());
    let names = names(session);
    let narrator = narrator(words, session, &names);
    let mut list: Vec<Offer> = Vec::new();
    let mut put = |action: Action, text: &dyn Fn(usize) -> String| {
        let number = list.len() + 1;
        list.push(Offer { action, text: text(number) });
    };
    if let Turn::Roll { .. } = state.turn() {
        if rules.usable(state) == Some(Item::ChosenRoll) {
            let throws = rules.throws(state);
            put(Action::Roll(throws[0].0), &|number| {
                say!(words, "plain-option-roll", number = number)
            });
            for (throw, _) in throws {
                let dice = narrator.dice(rules.dice(*throw));
                put(Action::ChosenRoll(*throw), &|number| {
                    say!(words, "plain-option-choose", number = number, dice = dice.clone())
                });
            }
        }
        return list;
    }
    let several = rules.choices(state).offered().count() > 1;
    for mv in rules.choices(state).iter() {
        let Some(seen) = rules.preview(state, mv) else { continue };
        put(Action::Move(mv), &|number| {
            let from = rules.square(state, seen.seat, usize::from(mv.token));
            let (from, to) = (narrator.square(from), narrator.square(seen.square));
            let token = narrator.token(mv.token);
            let mut text = match several {
                true => say!(
                    words,
                    "plain-option-pips",
                    number = number,
                    pips = mv.pips,
                    token = token,
                    from = from,
                    to = to
                ),
                false => say!(
                    words,
                    "plain-option",
                    number = number,
                    token = token,
                    from = from,
                    to = to
                ),
            };
            for (seat, token) in &seen.captures {
                let (who, token) = (narrator.who(*seat), narrator.token(*token));
                let id = "plain-option-captures";
                text = say!(words, id, option = text, who = who, token = token);
            }
            text
        });
    }
    if rules.may_pass(state) {
        put(Action::Pass, &|number| say!(words, "plain-option-pass", number = number));
    }
    if rules.usable(state) == Some(Item::SecondThrow) {
        put(Action::SecondThrow, &|number| {
            say!(words, "plain-option-second-throw", number = number)
        });
    }
    list
}

/// News in a sentence, if people want to hear of it.
pub(super) fn told(words: &Words, session: &Session, news: &News) -> Option<String> {
    let names = names(session);
    let narrator = narrator(words, session, &names);
    let who = |seat: &Seat| narrator.who(*seat);
    Some(match news {
        News::Event(event) => return narrator.event(event),
        News::Lent { seat, level, .. } => {
            say!(words, "news-lent", who = who(seat), level = level.as_str())
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
