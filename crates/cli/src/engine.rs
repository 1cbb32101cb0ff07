//! `homestretch engine`: a game driven by lines of JSON.

use crate::book;
use crate::lines::Answer;
use crate::request::{Refusal, with_options, written};
use crate::words::Words;
use homestretch_bots::{Budget, Roster, chance, decides, seeded};
use homestretch_rules::{
    Action, Event, Game, Illegal, Item, Move, Rules, Seat, Seating, Turn, suggest,
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The engine: at most one game at a time.
#[derive(Default)]
pub struct Engine {
    game: Option<Game>,
}

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    New(New),
    Roll {
        dice: Option<Vec<u8>>,
        seed: Option<u64>,
    },
    First {
        seat: Seat,
    },
    Move {
        token: u8,
        pips: Option<u8>,
    },
    Pass,
    Use {
        item: Item,
        dice: Option<Vec<u8>>,
    },
    Leave {
        seat: Seat,
    },
    Go {
        bot: String,
        #[serde(default)]
        seed: u64,
        ms: Option<u32>,
    },
    State,
    Undo,
    Redo,
    Record,
    Load {
        record: String,
    },
    Layout,
    Rulebook,
}

const COMMANDS: [&str; 15] = [
    "new", "roll", "first", "move", "pass", "use", "leave", "go", "state", "undo", "redo",
    "record", "load", "layout", "rulebook",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    variant: Option<String>,
    text: Option<String>,
    seats: Option<Vec<Seat>>,
    #[serde(default)]
    options: Value,
    #[serde(default)]
    opening: bool,
}

/// What a request leads to besides the state.
#[derive(Default)]
struct Reply {
    events: Vec<Event>,
    more: Option<(&'static str, Value)>,
}

impl Answer for Engine {
    fn answer(&mut self, line: &str) -> Value {
        match parse(line).and_then(|request| self.handle(request)) {
            Ok(reply) => {
                let state = self.game.as_ref().map(Game::view);
                let mut answer = json!({ "ok": true, "events": reply.events, "state": state });
                if let Some((key, value)) = reply.more {
                    answer[key] = value;
                }
                answer
            }
            Err(refusal) => json!({ "ok": false, "error": refusal.json() }),
        }
    }

    fn unreadable(&mut self, reason: &str) -> Value {
        json!({ "ok": false, "error": Refusal::new("bad_request", reason).json() })
    }
}

fn parse(line: &str) -> Result<Request, Refusal> {
    let bad = |message: String| Refusal::new("bad_request", message);
    let value: Value = serde_json::from_str(line).map_err(|e| bad(format!("not JSON: {e}")))?;
    let Some(command) = value.get("cmd").and_then(Value::as_str) else {
        return Err(bad("a request is an object with `cmd`, such as {\"cmd\":\"state\"}".into()));
    };
    if !COMMANDS.contains(&command) {
        let near = suggest::nearest(command, COMMANDS);
        let hint = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
        return Err(Refusal::new(
            "unknown_command",
            format!("there is no command `{command}`{hint}"),
        ));
    }
    let command = command.to_string();
    Request::deserialize(value).map_err(|e| bad(format!("`{command}`: {e}")))
}

impl Engine {
    fn handle(&mut self, request: Request) -> Result<Reply, Refusal> {
        match request {
            Request::New(new) => {
                self.game = Some(start(new)?);
                Ok(Reply::default())
            }
            Request::Load { record } => {
                let game = Game::load(&record);
                self.game = Some(game.map_err(|e| Refusal::new("bad_record", e.to_string()))?);
                Ok(Reply::default())
            }
            other => {
                let game = self.game.as_mut().ok_or_else(|| {
                    Refusal::new("no_game", "there is no game yet; begin with {\"cmd\":\"new\",…}")
                })?;
                in_game(game, other)
            }
        }
    }
}

fn start(new: New) -> Result<Game, Refusal> {
    let rules = match (new.variant, new.text) {
        (Some(id), None) => with_options(&written(&id)?, &new.options)?,
        (None, Some(text)) => {
            let wrong = |p: homestretch_rules::Problems| {
                Refusal::new("bad_variant", p.to_string().replace('\n', "; "))
            };
            let rules = Rules::read(&text).map_err(wrong)?;
            with_options(rules.spec(), &new.options)?
        }
        _ => {
            let message = "`new` needs either `variant`, a variant's id, or `text`, a variant file";
            return Err(Refusal::new("bad_request", message));
        }
    };
    let most = rules.spec().players[1] as usize;
    let seats = new.seats.unwrap_or_else(|| rules.usual_seats(most));
    let seating = Seating { seats, opening: new.opening };
    Game::new(Arc::new(rules), seating).map_err(|e| Refusal::new("bad_seats", e.to_string()))
}

fn in_game(game: &mut Game, request: Request) -> Result<Reply, Refusal> {
    let rules = game.rules().clone();
    let action = match request {
        Request::New(_) | Request::Load { .. } | Request::State => return Ok(Reply::default()),
        Request::Undo => {
            game.undo()
                .ok_or_else(|| Refusal::new("nothing_to_undo", "nothing has been done yet"))?;
            return Ok(Reply::default());
        }
        Request::Redo => {
            let redone = game.redo();
            let none = || Refusal::new("nothing_to_redo", "nothing has been undone");
            return Ok(Reply { events: redone.ok_or_else(none)?.1, more: None });
        }
        Request::Record => return Ok(with("record", json!(game.record()))),
        Request::Layout => return Ok(with("layout", json!(rules.layout()))),
        Request::Rulebook => {
            return Ok(with("rulebook", json!(book::text(&Words::english(), &rules))));
        }
        Request::Roll { dice, seed } => roll(game, dice, seed)?,
        Request::First { seat } => Action::First(seat),
        Request::Move { token, pips } => Action::Move(choose_pips(game, token, pips)?),
        Request::Pass => Action::Pass,
        Request::Leave { seat } => Action::Leave(seat),
        Request::Use { item: Item::SecondThrow, .. } => Action::SecondThrow,
        Request::Use { item: Item::ChosenRoll, dice } => {
            let throw = rules.throw(game.state(), &dice.unwrap_or_default());
            Action::ChosenRoll(throw.ok_or_else(|| refuse(&rules, Illegal::NoSuchThrow))?)
        }
        Request::Use { item: Item::Shield, .. } => {
            return Err(refuse(&rules, Illegal::NoItem));
        }
        Request::Go { bot, seed, ms } => go(game, &bot, seed, ms)?,
    };
    let events = game.apply(action).map_err(|illegal| refuse(&rules, illegal))?;
    Ok(Reply { events, more: None })
}

fn with(key: &'static str, value: Value) -> Reply {
    Reply { events: Vec::new(), more: Some((key, value)) }
}

fn refuse(rules: &Rules, illegal: Illegal) -> Refusal {
    Refusal { code: illegal.code(), rule: Some(illegal.rule()), message: rules.explain(&illegal) }
}

/// The throw that is given, or the one that was undone, or one drawn from a seed.
fn roll(game: &Game, dice: Option<Vec<u8>>, seed: Option<u64>) -> Result<Action, Refusal> {
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
        return Err(Refusal::new("bad_request", message));
    };
    let drawn = chance(rules, state, &mut seeded(seed, game.ply() as u64));
    drawn.ok_or_else(|| refuse(rules, Illegal::NotNow { turn: state.turn() }))
}

/// The move of a token; the pips may be left out where only one number of them is possible.
fn choose_pips(game: &Game, token: u8, pips: Option<u8>) -> Result<Move, Refusal> {
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
                format!("token {token} can move {}: say which as `pips`", open.join(" or "));
            Err(Refusal::new("which_pips", message))
        }
        // Not legal: the rules say why, for the pips that are open.
        (None, _) => Ok(Move { token, pips: legal.offered().next().unwrap_or(0) }),
    }
}

/// What a bot does: a move, or a roll of choice instead of rolling.
fn go(game: &Game, bot: &str, seed: u64, ms: Option<u32>) -> Result<Action, Refusal> {
    let (rules, state) = (game.rules(), game.state());
    let player = Roster::new(rules).player(bot, seed.wrapping_add(game.ply() as u64));
    let mut player = player.map_err(|e| Refusal::new("unknown_bot", e.to_string()))?;
    let time = ms.map(|ms| Duration::from_millis(ms.into()));
    let budget = Budget { until: time.map(|time| Instant::now() + time) };
    let chosen = match state.turn() {
        Turn::Move { .. } => Some(player.choose(rules, state, &budget)),
        Turn::Roll { .. } if decides(rules, state) => player.before_roll(rules, state, &budget),
        _ => None,
    };
    // Nothing to decide: the dice are next.
    chosen.ok_or_else(|| refuse(rules, Illegal::NotNow { turn: state.turn() }))
}
