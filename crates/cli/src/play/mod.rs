//! `homestretch play`: a game on this machine, for people round one keyboard and the computer.

mod agree;
pub mod form;
mod lines;
mod offers;
mod plain;
pub mod save;
mod screen;
mod seats;
pub mod session;
pub(crate) mod talk;
mod typed;

use crate::board::Style;
use crate::pictures;
use crate::request;
use crate::say;
use crate::words::Words;
use agree::Agreed;
use anyhow::{Context, Result, anyhow, bail};
use homestretch_bots::{NoPlayer, Roster};
use homestretch_rules::{Rules, Seat, suggest};
use homestretch_table::{SeatsAfter, Settings, Undo};
use session::{Chair, Session, SetUp};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Play on this machine, with people round one keyboard and the computer.
#[derive(clap::Args)]
pub struct Play {
    /// A variant's id, or a file; asked for if left out
    #[arg(long)]
    variant: Option<String>,
    /// The players: names of people, and levels of the computer such as expert
    #[arg(long, value_delimiter = ',', value_name = "NAME,LEVEL,…")]
    players: Option<Vec<String>>,
    /// The seats of the players, by colour or by number from 0 on; the usual ones if left out
    #[arg(long, value_delimiter = ',')]
    seats: Option<Vec<String>>,
    /// Tokens a seat, if other than the variant says
    #[arg(long)]
    tokens: Option<u8>,
    /// Questions and answers in sentences, one a line; so if this is no terminal
    #[arg(long)]
    plain: bool,
    /// The language: en, fr, de, es or hi; the system's if left out
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
    /// Seconds for a turn; then the computer plays it
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    turn_seconds: Option<u32>,
    /// Seconds for a game; then it ends as it stands
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=864_000))]
    game_seconds: Option<u32>,
    /// Rounds of a match: an odd number
    #[arg(long, value_name = "ROUNDS")]
    best_of: Option<u8>,
    /// Who sits where in the next game; keep if left out
    #[arg(long, value_parser = ["keep", "rotate", "winner-first"])]
    seats_after: Option<String>,
    /// How fast the computer plays and tokens walk; normal if left out, and instant in plain mode
    #[arg(long, value_parser = pace, value_name = "slow|normal|fast|instant")]
    pace: Option<form::Pace>,
    /// The seed of the dice: the same one gives the same dice; a new one if left out
    #[arg(long, value_parser = request::seed, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Save the game in this file instead of the usual folder
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Go on with the last game that is not over
    #[arg(long)]
    resume: bool,
}

/// What the person wants to play.
enum Wish<T> {
    /// A new game of this kind.
    New(T),
    /// A saved game.
    Saved(Box<Session>),
}

impl Play {
    /// Plays.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        let style = Style::from_env(|name| std::env::var(name).ok());
        let words = Words::of_terminal(self.lang.as_deref(), style.unicode)?;
        if let Some(why) = words.dropped() {
            eprintln!("homestretch: {why}");
        }
        self.check(&words)?;
        if !self.plain && pictures::are_possible() {
            self.on_screen(&words, style, out)
        } else {
            self.in_lines(&words, out)
        }
    }

    /// Whether the options go together.
    fn check(&self, words: &Words) -> Result<()> {
        if self.best_of.is_some_and(|rounds| rounds.is_multiple_of(2)) {
            bail!(say!(words, "refused-rounds"));
        }
        let saved = [("--load", self.load.is_some()), ("--resume", self.resume)];
        let new = [
            ("--variant", self.variant.is_some()),
            ("--players", self.players.is_some()),
            ("--seats", self.seats.is_some()),
            ("--tokens", self.tokens.is_some()),
            ("--seed", self.seed.is_some()),
            ("--save", self.save.is_some()),
            ("--turn-seconds", self.turn_seconds.is_some()),
            ("--game-seconds", self.game_seconds.is_some()),
            ("--best-of", self.best_of.is_some()),
            ("--seats-after", self.seats_after.is_some()),
        ];
        let given = saved.into_iter().chain(new).filter(|(_, given)| *given);
        let given: Vec<&str> = given.map(|(name, _)| name).collect();
        if let [one @ ("--load" | "--resume"), other, ..] = given[..] {
            bail!(say!(words, "refused-together", one = one, other = other));
        }
        if let Some(file) = &self.save
            && std::fs::metadata(file).is_ok_and(|found| found.is_file() && found.len() > 0)
        {
            bail!(say!(words, "trouble-save-exists", file = file.display().to_string()));
        }
        Ok(())
    }

    /// The full screen.
    fn on_screen(&self, words: &Words, style: Style, out: &mut impl Write) -> Result<()> {
        let save = self.save.as_deref();
        let pace = self.pace.unwrap_or(form::Pace::Normal);
        let left = screen::run(words, style, save, || {
            if let Some(file) = self.saved(words)? {
                let session = load(words, &file)?;
                return Ok(screen::Mode::game(words, session, pace));
            }
            if let Some(players) = &self.players {
                let set_up = self.set_up_for(words, players)?;
                return Ok(screen::Mode::game(words, screen::begin(words, &set_up, save)?, pace));
            }
            let saved = save::unfinished().collect();
            let mut form = form::Form::new(style, saved, self.seed.map_or_else(fresh_seed, Ok)?)?;
            form.set_pace(pace);
            form.agree(&self.settings());
            if let Some(variant) = &self.variant {
                form.choose(&plain::found(words, variant)?)?;
            }
            if let Some(tokens) = self.tokens {
                form.set_tokens(tokens).map_err(|_| no_tokens(words, tokens))?;
            }
            if let Some(seats) = self.seats(words, form.rules())? {
                form.sit(&seats);
            }
            Ok(screen::Mode::Form(Box::new(form)))
        })?;
        if let Some(session) = left {
            writeln!(out, "{}", talk::farewell(words, &session))?;
        }
        Ok(())
    }

    /// Questions and answers.
    fn in_lines(&self, words: &Words, out: &mut impl Write) -> Result<()> {
        let pace = self.pace.unwrap_or(form::Pace::Instant);
        let mut console = plain::Console::new(words, lines::of_stdin(), out, pace);
        let session = match self.saved(words)? {
            Some(file) => load(words, &file)?,
            None => {
                let wish = match &self.players {
                    Some(players) => Some(Wish::New(self.set_up_for(words, players)?)),
                    None => self.ask(words, &mut console)?,
                };
                match wish {
                    Some(Wish::New(set_up)) => screen::begin(words, &set_up, self.save.as_deref())?,
                    Some(Wish::Saved(session)) => *session,
                    None => return Ok(()),
                }
            }
        };
        console.play(session)
    }

    /// The saved game that is asked for.
    fn saved(&self, words: &Words) -> Result<Option<PathBuf>> {
        if self.load.is_some() || !self.resume {
            return Ok(self.load.clone());
        }
        last_unfinished(words).map(Some)
    }

    /// The game that the command line asks for.
    fn set_up_for(&self, words: &Words, players: &[String]) -> Result<SetUp> {
        let variant = plain::found(words, self.variant.as_deref().unwrap_or("ludo"))?;
        let rules = rules_with(words, &variant, self.tokens)?;
        let chairs = self.chairs(words, &rules, players)?;
        self.agreed(rules, chairs)
    }

    /// A game of which the rest is asked of the person, or a saved one; none if nobody answers.
    fn ask<W: Write>(
        &self,
        words: &Words,
        console: &mut plain::Console<'_, W>,
    ) -> Result<Option<Wish<SetUp>>> {
        let wish = match &self.variant {
            Some(variant) => Some(Wish::New(plain::found(words, variant)?)),
            None => console.ask_variant()?,
        };
        let variant = match wish {
            Some(Wish::New(variant)) => variant,
            Some(Wish::Saved(session)) => return Ok(Some(Wish::Saved(session))),
            None => return Ok(None),
        };
        let rules = rules_with(words, &variant, self.tokens)?;
        let seats = self.seats(words, &rules)?;
        let Some(chairs) = console.ask_chairs(&rules, seats)? else {
            return Ok(None);
        };
        let agreed = Agreed { tokens: self.tokens, settings: self.settings() };
        let Some(agreed) = console.ask_settings(&variant, agreed)? else { return Ok(None) };
        let rules = request::rules_with(&variant, agreed.tokens)?;
        let set_up = self.agreed(rules, chairs)?;
        Ok(Some(Wish::New(SetUp { settings: agreed.settings, ..set_up })))
    }

    fn agreed(&self, rules: Rules, chairs: Vec<Chair>) -> Result<SetUp> {
        let settings = self.settings();
        settings.check()?;
        let seed = self.seed.map_or_else(fresh_seed, Ok)?;
        Ok(SetUp { rules: Arc::new(rules), chairs, settings, seed })
    }

    fn chairs(&self, words: &Words, rules: &Rules, players: &[String]) -> Result<Vec<Chair>> {
        let seats = match self.seats(words, rules)? {
            Some(seats) => seats,
            None => seats::usual(words, rules, players.len())?,
        };
        if seats.len() != players.len() {
            let (seats, players) = (seats.len(), players.len());
            bail!(say!(words, "refused-seats-players", seats = seats, players = players));
        }
        let roster = Roster::new(rules);
        let mut chairs = Vec::new();
        for (seat, name) in seats.into_iter().zip(players) {
            chairs.push(chair(words, &roster, seat, name, &chairs)?);
        }
        Ok(chairs)
    }

    /// The seats that are asked for.
    fn seats(&self, words: &Words, rules: &Rules) -> Result<Option<Vec<Seat>>> {
        let Some(asked) = &self.seats else { return Ok(None) };
        let asked: Vec<&str> = asked.iter().map(|name| name.trim()).collect();
        seats::asked(words, rules, &asked).map(Some)
    }

    fn settings(&self) -> Settings {
        Settings {
            undo: Undo::Free,
            play_forced: true,
            turn_seconds: self.turn_seconds,
            game_seconds: self.game_seconds,
            best_of: self.best_of.unwrap_or(1),
            seats_after: match self.seats_after.as_deref() {
                Some("rotate") => SeatsAfter::Rotate,
                Some("winner-first") => SeatsAfter::WinnerFirst,
                _ => SeatsAfter::Keep,
            },
            ..Settings::default()
        }
    }
}

/// A level of the computer if it is one's name, else a person. What looks like a level with a slip
/// in it is refused: a person's name begins with a capital letter.
fn chair(
    words: &Words,
    roster: &Roster,
    seat: Seat,
    name: &str,
    others: &[Chair],
) -> Result<Chair> {
    let told = form::levels().find(|level| words.same(&words.level(level), name));
    let level = match roster.player(told.unwrap_or(name), 0) {
        Ok(_) => Some(told.unwrap_or(name).to_string()),
        Err(NoPlayer::Unknown { .. }) if !name.starts_with("search-") => None,
        Err(NoPlayer::Unknown { .. }) => bail!(say!(words, "refused-search", name = name)),
        Err(NoPlayer::NoTable) => bail!(say!(words, "refused-perfect")),
    };
    let name = match &level {
        Some(level) => {
            let same = others.iter().filter(|chair| chair.level.as_ref() == Some(level));
            talk::bot_name(words, level, same.count() + 1)
        }
        None => match slip(name) {
            Some(near) => bail!(say!(words, "refused-level", name = name, near = near)),
            None => name.into(),
        },
    };
    Ok(Chair { seat, name, level })
}

/// The level that is meant by a name with a slip in it.
fn slip(name: &str) -> Option<&'static str> {
    let near = suggest::nearest(name, form::levels())?;
    let small = name.chars().all(|letter| !letter.is_uppercase());
    (small && near.chars().next() == name.chars().next()).then_some(near)
}

/// The rules of a variant, with another number of tokens if one is asked for.
fn rules_with(words: &Words, variant: &str, tokens: Option<u8>) -> Result<Rules> {
    let rules = request::rules_with(variant, tokens);
    rules.map_err(|error| tokens.map_or(error, |tokens| no_tokens(words, tokens)))
}

fn no_tokens(words: &Words, tokens: u8) -> anyhow::Error {
    anyhow!(say!(words, "refused-tokens", tokens = tokens))
}

/// The newest saved game that can go on.
fn last_unfinished(words: &Words) -> Result<PathBuf> {
    let last = save::unfinished().next();
    last.map(|game| game.file).ok_or_else(|| anyhow!(say!(words, "trouble-no-game")))
}

/// Goes on with a saved game.
pub(in crate::play) fn load(words: &Words, file: &Path) -> Result<Session> {
    Session::load(file).map_err(|error| anyhow!(talk::not_loaded(words, file, &error)))
}

/// A pace by its name.
fn pace(name: &str) -> Result<form::Pace, String> {
    match name {
        "slow" => Ok(form::Pace::Slow),
        "normal" => Ok(form::Pace::Normal),
        "fast" => Ok(form::Pace::Fast),
        "instant" => Ok(form::Pace::Instant),
        _ => Err("give slow, normal, fast or instant".into()),
    }
}

/// A seed that nobody can guess.
fn fresh_seed() -> Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
    Ok(u64::from_le_bytes(bytes))
}
