//! `homestretch engine`: a game driven by lines of JSON.

use crate::line_protocol::LineProtocol;
use crate::request::{ProtocolError, with_options, written};
use crate::words::Words;
use crate::words::rulebook;
use homestretch_bots::{BadLevel, Roster, chance, seeded};
use homestretch_rules::view::View;
use homestretch_rules::{
    Action, Event, Game, Illegal, Item, Move, Rules, Seat, Seating, Turn, suggest,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// The engine: at most one game at a time.
#[derive(Default)]
pub struct Engine {
    playing: Option<Playing>,
}

/// A game, and the bots of its rules.
struct Playing {
    game: Game,
    roster: Roster,
}

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
enum EngineRequest {
    New(NewGame),
    Roll { dice: Option<Vec<u8>>, seed: Option<u64> },
    First { seat: Seat },
    Move { token: u8, pips: Option<u8> },
    Pass,
    Use { item: Item, dice: Option<Vec<u8>> },
    Leave { seat: Seat },
    Go(BotMove),
    State,
    Undo,
    Redo,
    Record,
    Load { record: String },
    Layout,
    Rulebook,
}

const COMMANDS: [&str; 15] = [
    "new", "roll", "first", "move", "pass", "use", "leave", "go", "state", "undo", "redo",
    "record", "load", "layout", "rulebook",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewGame {
    variant: Option<String>,
    text: Option<String>,
    seats: Option<Vec<Seat>>,
    #[serde(default)]
    options: Value,
    #[serde(default)]
    opening: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BotMove {
    bot: String,
    #[serde(default)]
    seed: u64,
    ms: Option<u32>,
}

/// The result of an accepted request, apart from the new state.
#[derive(Default)]
struct Accepted {
    events: Vec<Event>,
    extra: Option<Extra>,
}

/// Something that a request asks for besides the state.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Extra {
    Record(String),
    Layout(Value),
    Rulebook(String),
}

/// The answer to a request.
#[derive(Serialize)]
pub struct EngineReply(ReplyBody);

#[derive(Serialize)]
#[serde(untagged)]
enum ReplyBody {
    Accepted {
        ok: bool,
        events: Vec<Event>,
        state: Option<Box<View>>,
        #[serde(flatten)]
        extra: Option<Extra>,
    },
    Refused {
        ok: bool,
        error: ProtocolError,
    },
}

impl LineProtocol for Engine {
    type Reply = EngineReply;

    fn answer(&mut self, line: &str) -> EngineReply {
        let request = serde_json::from_str(line).or_else(|_| parse_step_by_step(line));
        EngineReply(match request.and_then(|request| self.handle(request)) {
            Ok(Accepted { events, extra }) => {
                let state = self.playing.as_ref().map(|playing| Box::new(playing.game.view()));
                ReplyBody::Accepted { ok: true, events, state, extra }
            }
            Err(error) => ReplyBody::Refused { ok: false, error },
        })
    }

    fn unreadable(&mut self, reason: &str) -> EngineReply {
        let error = ProtocolError::new("bad_request", reason);
        EngineReply(ReplyBody::Refused { ok: false, error })
    }
}

/// Parses a request again, to find out what is wrong with it.
fn parse_step_by_step(line: &str) -> Result<EngineRequest, ProtocolError> {
    let bad = |message: String| ProtocolError::new("bad_request", message);
    let value: Value = serde_json::from_str(line).map_err(|e| bad(format!("not JSON: {e}")))?;
    let Some(command) = value.get("cmd").and_then(Value::as_str) else {
        return Err(bad("a request is an object with `cmd`, such as {\"cmd\":\"state\"}".into()));
    };
    if !COMMANDS.contains(&command) {
        let near = suggest::nearest(command, COMMANDS);
        let hint = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
        return Err(ProtocolError::new(
            "unknown_command",
            format!("there is no command `{command}`{hint}"),
        ));
    }
    let command = command.to_string();
    EngineRequest::deserialize(value).map_err(|e| bad(format!("`{command}`: {e}")))
}

impl Engine {
    fn handle(&mut self, request: EngineRequest) -> Result<Accepted, ProtocolError> {
        match request {
            EngineRequest::New(new) => {
                self.begin(start(new)?);
                Ok(Accepted::default())
            }
            EngineRequest::Load { record } => {
                let game = Game::load(&record);
                self.begin(game.map_err(|e| ProtocolError::new("bad_record", e.to_string()))?);
                Ok(Accepted::default())
            }
            other => {
                let message = "there is no game yet; begin with {\"cmd\":\"new\",…}";
                let no_game = || ProtocolError::new("no_game", message);
                self.playing.as_mut().ok_or_else(no_game)?.handle(other)
            }
        }
    }

    /// Replaces the game. A game of the same rules keeps the roster, which may be costly to build.
    fn begin(&mut self, game: Game) {
        let same = |roster: &Roster| roster.rules().text() == game.rules().text();
        let roster = self.playing.take().map(|playing| playing.roster).filter(same);
        let roster = roster.unwrap_or_else(|| Roster::new(game.rules().clone()));
        self.playing = Some(Playing { game, roster });
    }
}

fn start(new: NewGame) -> Result<Game, ProtocolError> {
    let rules = match (new.variant, new.text) {
        (Some(id), None) => with_options(&written(&id)?, &new.options)?,
        (None, Some(text)) => {
            let wrong = |p: homestretch_rules::Problems| {
                ProtocolError::new("bad_variant", p.to_string().replace('\n', "; "))
            };
            let rules = Rules::read(&text).map_err(wrong)?;
            with_options(rules.spec(), &new.options)?
        }
        _ => {
            let message = "`new` needs either `variant`, a variant's id, or `text`, a variant file";
            return Err(ProtocolError::new("bad_request", message));
        }
    };
    let most = rules.spec().players[1] as usize;
    let seats = new.seats.unwrap_or_else(|| rules.usual_seats(most));
    let seating = Seating { seats, opening: new.opening };
    Game::new(Arc::new(rules), seating).map_err(|e| ProtocolError::new("bad_seats", e.to_string()))
}

impl Playing {
    fn handle(&mut self, request: EngineRequest) -> Result<Accepted, ProtocolError> {
        let game = &mut self.game;
        let rules = game.rules().clone();
        let action = match request {
            EngineRequest::New(_) | EngineRequest::Load { .. } | EngineRequest::State => {
                return Ok(Accepted::default());
            }
            EngineRequest::Undo => {
                let none = || ProtocolError::new("nothing_to_undo", "nothing has been done yet");
                return game.undo().ok_or_else(none).map(|_| Accepted::default());
            }
            EngineRequest::Redo => {
                let redone = game.redo();
                let none = || ProtocolError::new("nothing_to_redo", "nothing has been undone");
                return Ok(Accepted { events: redone.ok_or_else(none)?.1, extra: None });
            }
            EngineRequest::Record => return Ok(with(Extra::Record(game.record()))),
            EngineRequest::Layout => return Ok(with(Extra::Layout(json!(rules.layout())))),
            EngineRequest::Rulebook => {
                return Ok(with(Extra::Rulebook(rulebook::text(&Words::english(), &rules))));
            }
            EngineRequest::Roll { dice, seed } => roll(game, dice, seed)?,
            EngineRequest::First { seat } => Action::First(seat),
            EngineRequest::Move { token, pips } => Action::Move(choose_pips(game, token, pips)?),
            EngineRequest::Pass => Action::Pass,
            EngineRequest::Leave { seat } => Action::Leave(seat),
            EngineRequest::Use { item: Item::SecondThrow, .. } => Action::SecondThrow,
            EngineRequest::Use { item: Item::ChosenRoll, dice } => {
                let throw = rules.throw(game.state(), &dice.unwrap_or_default());
                Action::ChosenRoll(throw.ok_or_else(|| refuse(&rules, Illegal::NoSuchThrow))?)
            }
            EngineRequest::Use { item: Item::Shield, .. } => {
                return Err(refuse(&rules, Illegal::NoItem));
            }
            EngineRequest::Go(asked) => self.go(&asked)?,
        };
        let events = self.game.apply(action).map_err(|illegal| refuse(&rules, illegal))?;
        Ok(Accepted { events, extra: None })
    }

    /// A bot's choice: a move, or a roll of choice instead of rolling.
    fn go(&self, asked: &BotMove) -> Result<Action, ProtocolError> {
        let unknown = |e: BadLevel| ProtocolError::new("unknown_bot", e.to_string());
        let time = asked.ms.map(|ms| Duration::from_millis(ms.into()));
        let level = asked.bot.parse().map_err(unknown)?;
        let seed = asked.seed.wrapping_add(self.game.ply() as u64);
        let state = self.game.state();
        let asked = self.roster.ask(level, seed, state, time).map_err(unknown)?;
        // If the bot has nothing to decide, the dice are next.
        let not_now = || refuse(self.game.rules(), Illegal::NotNow { turn: state.turn() });
        asked.ok_or_else(not_now)
    }
}

fn with(extra: Extra) -> Accepted {
    Accepted { events: Vec::new(), extra: Some(extra) }
}

fn refuse(rules: &Rules, illegal: Illegal) -> ProtocolError {
    ProtocolError {
        code: illegal.code(),
        rule: Some(illegal.rule()),
        message: rules.explain(&illegal),
    }
}

/// The throw that is given, or the one that was undone, or one drawn from a seed.
fn roll(game: &Game, dice: Option<Vec<u8>>, seed: Option<u64>) -> Result<Action, ProtocolError> {
    let (rules, state) = (game.rules(), game.state());
    let due = matches!(state.turn(), Turn::Roll { .. } | Turn::Opening { .. } | Turn::Draw);
    if !due {
        return Err(refuse(rules, Illegal::NotNow { turn: state.turn() }));
    }
    if let Some(dice) = dice {
        if let Turn::Draw = state.turn() {
            return Err(refuse(rules, Illegal::NotNow { turn: state.turn() }));
        }
        let throw = rules.throw(state, &dice);
        return throw.map(Action::Roll).ok_or_else(|| refuse(rules, Illegal::NoSuchThrow));
    }
    if let Some(kept) = game.kept_chance() {
        return Ok(kept);
    }
    let Some(seed) = seed else {
        let message = "`roll` needs `dice`, such as [6], or a `seed`";
        return Err(ProtocolError::new("bad_request", message));
    };
    let drawn = chance(rules, state, &mut seeded(seed, game.ply() as u64));
    drawn.ok_or_else(|| refuse(rules, Illegal::NotNow { turn: state.turn() }))
}

/// The move of a token; the pips may be left out where only one number of them is possible.
fn choose_pips(game: &Game, token: u8, pips: Option<u8>) -> Result<Move, ProtocolError> {
    if let Some(pips) = pips {
        return Ok(Move { token, pips });
    }
    let legal = game.rules().legal(game.state());
    let mut fitting = legal.iter().filter(|mv| mv.token == token);
    match (fitting.next(), fitting.next()) {
        (Some(mv), None) => Ok(mv),
        (Some(_), Some(_)) => {
            let open: Vec<String> =
                legal.iter().filter(|mv| mv.token == token).map(|mv| mv.pips.to_string()).collect();
            let message =
                format!("token {token} can move {}: choose one with `pips`", open.join(" or "));
            Err(ProtocolError::new("which_pips", message))
        }
        // Not legal: the rules say why, for the pips that are open.
        (None, _) => Ok(Move { token, pips: legal.offered().next().unwrap_or(0) }),
    }
}
