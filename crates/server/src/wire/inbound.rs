//! Messages from clients.

use crate::wire::parse;
use homestretch_rules::{BoardForm, Item, Seat, VariantOptions};
use homestretch_table::{Leaving, PlayerId, SeatsAfter, Settings, TableRefusal, Undo};
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

/// Create a room and sit down in it.
#[derive(Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub(crate) struct MakeRoom {
    /// The id of a built-in variant.
    #[schemars(example = &"ludo-server")]
    pub variant: Option<String>,
    /// A variant file, instead of an id.
    pub variant_text: Option<String>,
    /// Your name, 1 to 30 characters.
    #[schemars(example = &"Ann")]
    pub name: String,
    /// Your seat; by default the first in the variant's usual order.
    pub seat: Option<Seat>,
    /// House rules: the name of a choice by the id of its rule, from `house` of the variant.
    pub house: Option<BTreeMap<String, String>>,
    /// Values that override those of the variant, by the keys of its file. They are set after the
    /// house rules.
    #[serde(default)]
    #[schemars(with = "Option<BTreeMap<String, serde_json::Value>>")]
    #[cfg_attr(test, ts(type = "Record<string, unknown>", optional))]
    pub options: VariantOptions,
    /// Whether the lobby lists the room.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub public: bool,
    /// Seconds for a turn; 60 by default.
    pub turn_seconds: Option<u32>,
    /// A seed that decides all dice, for practice and tests. Viewers see that the room has one.
    pub seed: Option<u64>,
    /// Other settings of the table.
    #[serde(default, deserialize_with = "parse::only_object")]
    #[cfg_attr(test, ts(as = "Option<Change>", optional))]
    pub settings: Change,
}

/// Enter and sit down.
#[derive(Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    /// Your name, 1 to 30 characters.
    #[schemars(example = &"Bo")]
    pub name: String,
    /// Your seat; the first free one by default.
    pub seat: Option<Seat>,
}

/// Enter and watch.
#[derive(Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Watch {
    /// Your name, 1 to 30 characters.
    #[schemars(example = &"Eve")]
    pub name: String,
}

/// A command with an id, so that sending it twice carries it out once.
#[derive(Clone, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Order {
    /// An id that the client chooses, different for each command.
    #[schemars(example = &"c1")]
    pub cmd_id: String,
    /// The last entry that the client has seen. If the game has changed since then, the command may
    /// be stale.
    pub seq: Option<u64>,
    /// The command itself.
    #[serde(flatten)]
    pub command: Command,
}

impl<'de> Deserialize<'de> for Order {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Order, D::Error> {
        #[derive(Deserialize)]
        struct Named {
            cmd_id: String,
            seq: Option<u64>,
        }
        let mut members = serde_json::Map::deserialize(from)?;
        let keys = ["cmd_id", "seq"];
        let name = keys.into_iter().filter_map(|key| members.remove_entry(key)).collect();
        let Named { cmd_id, seq } = parse::object(name).map_err(D::Error::custom)?;
        let command = parse::tagged(members).map_err(D::Error::custom)?;
        Ok(Order { cmd_id, seq, command })
    }
}

/// A command of a person.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields, tag = "type"))]
#[serde(rename_all = "snake_case")]
#[schemars(tag = "type")]
pub(crate) enum Command {
    /// Say whether you are ready.
    Ready {
        /// Whether you are ready.
        #[serde(default = "yes")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        ready: bool,
    },
    /// Take a seat, or change to another one. With a name: take a seat for another person at the
    /// same screen. In a public room, only the host may do that.
    Sit {
        /// The seat; the first free one by default.
        seat: Option<Seat>,
        /// The name of the person who plays there; your own by default.
        name: Option<String>,
    },
    /// Start the game. Host only.
    Start,
    /// Roll the dice.
    Roll {
        /// Your device's value for the roll, if it takes part in the dice.
        value: Option<String>,
    },
    /// Commit to a chain for one of your seats, so that your device takes part in the dice.
    Anchor {
        /// The id of the game, as in the view.
        game: String,
        /// The seat.
        seat: Seat,
        /// The commitment in hexadecimal digits.
        anchor: String,
    },
    /// Release a value for the open roll.
    Release {
        /// The index of the roll.
        index: u32,
        /// The seat.
        seat: Seat,
        /// The value in hexadecimal digits.
        value: String,
    },
    /// Move a token.
    Move {
        /// The number of the token.
        token: u8,
        /// The pips to move, if there is a choice.
        pips: Option<u8>,
    },
    /// Decline to move, if the rules allow it.
    Pass,
    /// Use an item.
    Use {
        /// The item.
        item: Item,
        /// The dice of a chosen roll.
        dice: Option<Vec<u8>>,
    },
    /// Send a chat message.
    Chat {
        /// At most 500 characters.
        text: String,
    },
    /// Send a reaction.
    React {
        /// At most 16 characters.
        reaction: String,
    },
    /// Stop all clocks.
    Pause,
    /// Let the clocks run again.
    Resume,
    /// Remove a person from a seat before the game starts. Host only.
    Kick {
        /// The person's seat.
        seat: Seat,
    },
    /// Remove a person from the room for good, at any time. Host only.
    Remove {
        /// The person's number.
        player: PlayerId,
    },
    /// Mute a person, or let them write again. Host only.
    Mute {
        /// The person's number.
        player: PlayerId,
        /// Whether the person is muted.
        #[serde(default = "yes")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        muted: bool,
    },
    /// Turn the chat on or off. Host only.
    ChatOn {
        /// Whether the chat is on.
        on: bool,
    },
    /// Add the room to the lobby or remove it. Host only.
    List {
        /// Whether the lobby lists the room.
        public: bool,
    },
    /// Add a bot. Host only.
    AddBot {
        /// The seat; the first free one by default.
        seat: Option<Seat>,
        /// The bot's level.
        #[serde(default = "usual_level")]
        #[cfg_attr(test, ts(as = "Option<String>", optional))]
        level: String,
        /// The bot's name; its level by default.
        name: Option<String>,
    },
    /// Remove a bot. Host only.
    RemoveBot {
        /// The bot's seat.
        seat: Seat,
    },
    /// Change the settings while no game is running. Host only.
    Settings {
        /// The changes.
        #[serde(deserialize_with = "parse::only_object")]
        settings: Change,
    },
    /// Let a bot play for you, or take your seat back.
    Autopilot {
        /// Whether a bot plays.
        on: bool,
        /// The bot's level.
        level: Option<String>,
        /// Which of your seats; by default the one to act, otherwise your first.
        seat: Option<Seat>,
    },
    /// Undo to your last decision.
    Undo,
    /// Redo what was undone.
    Redo,
    /// Answer an undo request.
    Vote {
        /// Whether you agree.
        agree: bool,
    },
    /// Leave the table.
    Leave,
    /// Return to your seat.
    Return,
    /// Ask for a rematch.
    Rematch,
}

/// Changes to the settings of the table. Missing values stay as they are.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Change {
    /// Everybody plays on one screen, so nobody has to say that they are ready.
    pub shared_screen: Option<bool>,
    /// Whether moves can be undone: `never`, `ask` or `free`.
    pub undo: Option<Undo>,
    /// What happens to the seat of a player who leaves: `"tokens_go"` or `{"bot":"medium"}`.
    #[schemars(with = "Option<Leaving>")]
    #[cfg_attr(test, ts(as = "Option<Leaving>"))]
    pub leaving: Option<NamedLeaving>,
    /// The level of the bot that plays when a player's time is up.
    pub stand_in: Option<String>,
    /// Seconds for a turn.
    pub turn_seconds: Option<u32>,
    /// How many seconds before the end of a turn the player is warned.
    pub warn_seconds: Option<u32>,
    /// Seconds for a whole game; 0 for no limit.
    pub game_seconds: Option<u32>,
    /// The number of rounds in a match.
    pub best_of: Option<u8>,
    /// How seats change after a round: `keep`, `rotate` or `winner_first`.
    pub seats_after: Option<SeatsAfter>,
    /// Play moves without a choice automatically.
    pub play_forced: Option<bool>,
    /// Roll the dice automatically.
    pub auto_roll: Option<bool>,
}

impl Change {
    /// The settings with these changes.
    pub(crate) fn apply(self, to: &Settings) -> Result<Settings, TableRefusal> {
        let level = |name: String| name.parse().map_err(TableRefusal::NoLevel);
        let leaving = match self.leaving {
            Some(NamedLeaving::Bot(name)) => Leaving::Bot(level(name)?),
            Some(NamedLeaving::TokensGo) => Leaving::TokensGo,
            None => to.leaving,
        };
        let game_seconds = match self.game_seconds {
            Some(0) => None,
            Some(seconds) => Some(seconds),
            None => to.game_seconds,
        };
        Ok(Settings {
            shared_screen: self.shared_screen.unwrap_or(to.shared_screen),
            auto_roll: self.auto_roll.unwrap_or(to.auto_roll),
            play_forced: self.play_forced.unwrap_or(to.play_forced),
            undo: self.undo.unwrap_or(to.undo),
            leaving,
            stand_in: self.stand_in.map_or(Ok(to.stand_in), level)?,
            turn_seconds: self.turn_seconds.or(to.turn_seconds),
            warn_seconds: self.warn_seconds.unwrap_or(to.warn_seconds),
            game_seconds,
            best_of: self.best_of.unwrap_or(to.best_of),
            seats_after: self.seats_after.unwrap_or(to.seats_after),
        })
    }
}

/// [`Leaving`] as a client writes it. The name of the level is parsed later, so that an unknown one
/// is refused with the code `unknown_bot` and not as a malformed message.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NamedLeaving {
    /// A bot of this level plays on.
    Bot(String),
    /// The tokens leave the game.
    TokensGo,
}

/// A variant to check: either `text` or `board`.
#[derive(Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub(crate) struct CheckVariant {
    /// A variant file.
    pub text: Option<String>,
    /// The answers to the form for a snakes and ladders board of your own.
    #[serde(default, deserialize_with = "parse::optional_object")]
    pub board: Option<BoardForm>,
    /// With `board`: the snakes and ladders to enter in place of those in the form.
    pub fill: Option<Fill>,
}

/// Snakes and ladders to enter in the form.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[serde(expecting = "expected \"classic\" or an object with `seed`, `snakes` and `ladders`")]
pub(crate) enum Fill {
    /// The classic ones, scaled to the size of the board.
    Classic,
    /// Random ones. The same seed gives the same board.
    #[serde(untagged)]
    Random {
        /// The seed.
        seed: u64,
        /// The number of snakes.
        snakes: u8,
        /// The number of ladders.
        ladders: u8,
    },
}

/// A record to replay.
#[derive(Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Replay {
    /// The record of a game, or a saved game of the terminal.
    pub record: String,
}

/// A message on a socket that is not a command.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Ping {
    /// Asks for a `pong`.
    Ping,
}

fn yes() -> bool {
    true
}

fn usual_level() -> String {
    "medium".into()
}
