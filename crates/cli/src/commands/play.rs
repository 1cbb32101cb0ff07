//! `homestretch play`: a game on this machine, for people at one keyboard and the computer.

use super::terminal_words;
use crate::play::form::Form;
use crate::play::house_rules::HouseRules;
use crate::play::messages::farewell;
use crate::play::pace::GamePace;
use crate::play::session::{GameSetup, PlayerSetup, local_settings};
use crate::play::start::{GameChoice, begin, last_unfinished, load, player_on};
use crate::play::{plain, save, screen, seats, stdin_lines};
use crate::request;
use crate::say;
use crate::terminal::{DrawStyle, display};
use crate::words::Words;
use anyhow::{Context, Result, anyhow, bail};
use homestretch_rules::{Rules, Seat};
use homestretch_table::{SeatsAfter, Settings};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

/// Play on this machine, against the computer or with people at the same keyboard.
#[derive(clap::Args)]
pub struct PlayArgs {
    /// The id of a variant, or the path of a variant file [default: ask]
    #[arg(long)]
    variant: Option<String>,
    /// The players: names of people, or levels of the computer such as expert [default: ask]
    #[arg(long, value_delimiter = ',', value_name = "NAME,LEVEL,…")]
    players: Option<Vec<String>>,
    /// The seats of the players, by colour or as numbers from 0 [default: the usual seats]
    #[arg(long, value_delimiter = ',')]
    seats: Option<Vec<String>>,
    /// Tokens per seat [default: as the variant says]
    #[arg(long)]
    tokens: Option<u8>,
    /// Play with questions and answers in sentences [default if this is not a terminal]
    #[arg(long)]
    plain: bool,
    /// The language: en, fr, de, es or hi [default: the system's language]
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
    /// Seconds per turn; when they are over, the computer plays the turn [default: no limit]
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    turn_seconds: Option<u32>,
    /// Seconds per game; when they are over, the game ends as it stands [default: no limit]
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=864_000))]
    game_seconds: Option<u32>,
    /// Rounds of a match, an odd number [default: 1]
    #[arg(long, value_name = "ROUNDS")]
    best_of: Option<u8>,
    /// How the seats change after a game [default: keep]
    #[arg(long, value_parser = ["keep", "rotate", "winner-first"])]
    seats_after: Option<String>,
    /// How fast the computer plays and tokens move [default: normal, or instant with --plain]
    #[arg(long, value_name = "slow|normal|fast|instant")]
    pace: Option<GamePace>,
    /// The seed of the dice: the same seed gives the same dice [default: a random seed]
    #[arg(long, value_parser = request::seed, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Save the game in this file instead of the default folder
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Continue a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Continue the last unfinished game
    #[arg(long)]
    resume: bool,
}

impl PlayArgs {
    /// Plays until the person leaves.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        let (style, words) = terminal_words(self.lang.as_deref())?;
        self.check(&words)?;
        if !self.plain && display::is_possible() {
            self.on_screen(&words, style, out)
        } else {
            self.in_lines(&words, out)
        }
    }

    /// Checks that the flags do not contradict each other.
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
            bail!(say!(words, "refused-together", one, other));
        }
        if let Some(file) = &self.save
            && std::fs::metadata(file).is_ok_and(|found| found.is_file() && found.len() > 0)
        {
            bail!(say!(words, "trouble-save-exists", file = file.display().to_string()));
        }
        Ok(())
    }

    /// Plays on the full screen.
    fn on_screen(&self, words: &Words, style: DrawStyle, out: &mut impl Write) -> Result<()> {
        let save = self.save.as_deref();
        let pace = self.pace.unwrap_or(GamePace::Normal);
        let session = screen::run(words, style, save, || {
            if let Some(file) = self.saved_game(words)? {
                let session = load(words, &file)?;
                return Ok(screen::ScreenMode::game(words, session, pace));
            }
            if let Some(players) = &self.players {
                let setup = self.setup_from_flags(words, players)?;
                return Ok(screen::ScreenMode::game(words, begin(words, &setup, save)?, pace));
            }
            let saved = save::unfinished().collect();
            let mut form = Form::new(style, saved, self.seed.map_or_else(fresh_seed, Ok)?)?;
            (form.pace, form.settings) = (pace, self.settings());
            if let Some(variant) = &self.variant {
                form.choose(&plain::find_variant(words, variant)?)?;
            }
            if let Some(tokens) = self.tokens {
                form.set_tokens(tokens).map_err(|_| no_tokens(words, tokens))?;
            }
            if let Some(seats) = self.seats(words, form.rules())? {
                form.sit(&seats);
            }
            Ok(screen::ScreenMode::Form(Box::new(form)))
        })?;
        if let Some(session) = session {
            writeln!(out, "{}", farewell(words, &session))?;
        }
        Ok(())
    }

    /// Plays with questions and answers.
    fn in_lines(&self, words: &Words, out: &mut impl Write) -> Result<()> {
        let pace = self.pace.unwrap_or(GamePace::Instant);
        let mut console = plain::Console::new(words, stdin_lines::of_stdin(), out, pace);
        let session = match self.saved_game(words)? {
            Some(file) => load(words, &file)?,
            None => {
                let choice = match &self.players {
                    Some(players) => Some(GameChoice::New(self.setup_from_flags(words, players)?)),
                    None => self.ask(words, &mut console)?,
                };
                match choice {
                    Some(GameChoice::New(setup)) => begin(words, &setup, self.save.as_deref())?,
                    Some(GameChoice::Saved(session)) => *session,
                    None => return Ok(()),
                }
            }
        };
        console.play(session)
    }

    /// The file of the saved game that the flags name.
    fn saved_game(&self, words: &Words) -> Result<Option<PathBuf>> {
        if self.load.is_some() || !self.resume {
            return Ok(self.load.clone());
        }
        last_unfinished(words).map(Some)
    }

    /// The new game that the flags describe.
    fn setup_from_flags(&self, words: &Words, players: &[String]) -> Result<GameSetup> {
        let variant = plain::find_variant(words, self.variant.as_deref().unwrap_or("ludo"))?;
        let rules = rules_with(words, &variant, self.tokens)?;
        let players = self.players(words, &rules, players)?;
        self.game_setup(rules, players)
    }

    /// Asks the person for everything that the flags leave open. The answer can also be a saved
    /// game. None if the person leaves.
    fn ask<W: Write>(
        &self,
        words: &Words,
        console: &mut plain::Console<'_, W>,
    ) -> Result<Option<GameChoice<GameSetup>>> {
        let choice = match &self.variant {
            Some(variant) => Some(GameChoice::New(plain::find_variant(words, variant)?)),
            None => console.ask_variant()?,
        };
        let variant = match choice {
            Some(GameChoice::New(variant)) => variant,
            Some(GameChoice::Saved(session)) => return Ok(Some(GameChoice::Saved(session))),
            None => return Ok(None),
        };
        let rules = rules_with(words, &variant, self.tokens)?;
        let Some(rules) = console.ask_board(rules.into())? else { return Ok(None) };
        let seats = self.seats(words, &rules)?;
        let Some(players) = console.ask_players(&rules, seats)? else {
            return Ok(None);
        };
        let house_rules = HouseRules { tokens: self.tokens, settings: self.settings() };
        let Some(house_rules) = console.ask_settings(&rules, house_rules)? else {
            return Ok(None);
        };
        let rules = request::with_tokens(Arc::unwrap_or_clone(rules), house_rules.tokens)?;
        let setup = self.game_setup(rules, players)?;
        Ok(Some(GameChoice::New(GameSetup { settings: house_rules.settings, ..setup })))
    }

    fn game_setup(&self, rules: Rules, players: Vec<PlayerSetup>) -> Result<GameSetup> {
        let settings = self.settings();
        settings.check()?;
        let seed = self.seed.map_or_else(fresh_seed, Ok)?;
        Ok(GameSetup { rules: Arc::new(rules), players, settings, seed })
    }

    fn players(
        &self,
        words: &Words,
        rules: &Rules,
        players: &[String],
    ) -> Result<Vec<PlayerSetup>> {
        let seats = match self.seats(words, rules)? {
            Some(seats) => seats,
            None => seats::usual(words, rules, players.len())?,
        };
        if seats.len() != players.len() {
            let (seats, players) = (seats.len(), players.len());
            bail!(say!(words, "refused-seats-players", seats, players));
        }
        let mut seated = Vec::new();
        for (seat, name) in seats.into_iter().zip(players) {
            seated.push(player_on(words, seat, name, &seated)?);
        }
        Ok(seated)
    }

    /// The seats that the flags name.
    fn seats(&self, words: &Words, rules: &Rules) -> Result<Option<Vec<Seat>>> {
        let Some(asked) = &self.seats else { return Ok(None) };
        let asked: Vec<&str> = asked.iter().map(|name| name.trim()).collect();
        seats::named(words, rules, &asked).map(Some)
    }

    fn settings(&self) -> Settings {
        Settings {
            turn_seconds: self.turn_seconds,
            game_seconds: self.game_seconds,
            best_of: self.best_of.unwrap_or(1),
            seats_after: match self.seats_after.as_deref() {
                Some("rotate") => SeatsAfter::Rotate,
                Some("winner-first") => SeatsAfter::WinnerFirst,
                _ => SeatsAfter::Keep,
            },
            ..local_settings()
        }
    }
}

/// The rules of a variant, with another number of tokens if one is given.
fn rules_with(words: &Words, variant: &str, tokens: Option<u8>) -> Result<Rules> {
    let rules = request::rules_with(variant, tokens);
    rules.map_err(|error| tokens.map_or(error, |tokens| no_tokens(words, tokens)))
}

fn no_tokens(words: &Words, tokens: u8) -> anyhow::Error {
    anyhow!(say!(words, "refused-tokens", tokens))
}

/// A random seed.
fn fresh_seed() -> Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).context("the system provides no random numbers")?;
    Ok(u64::from_le_bytes(bytes))
}
