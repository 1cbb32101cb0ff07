//! What clients ask for.

use crate::reading;
use homestretch_rules::{Item, Options, Seat};
use homestretch_table::{Leaving, PlayerId, SeatsAfter, Settings, Undo};
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

/// Make a room and sit down in it.
#[derive(Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct MakeRoom {
    /// A variant's id.
    #[schemars(example = &"ludo-server")]
    pub variant: Option<String>,
    /// Or a variant file.
    pub variant_text: Option<String>,
    /// Your name, 1 to 30 characters.
    #[schemars(example = &"Ann")]
    pub name: String,
    /// Your seat; the first usual one if none is said.
    pub seat: Option<Seat>,
    /// Values of the variant that are changed, with the keys of its file.
    #[serde(default)]
    #[schemars(with = "Option<BTreeMap<String, serde_json::Value>>")]
    #[cfg_attr(test, ts(type = "Record<string, unknown>", optional))]
    pub options: Options,
    /// Whether the lobby lists the room.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub public: bool,
    /// Seconds for a turn; 60 if none are said.
    pub turn_seconds: Option<u32>,
    /// A seed that all dice follow from: for practice and tests, and said so on the screen.
    pub seed: Option<u64>,
    /// Other settings of the table.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Change>", optional))]
    pub settings: Change,
}

/// Come in and sit down.
#[derive(Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Your name, 1 to 30 characters.
    #[schemars(example = &"Bo")]
    pub name: String,
    /// Your seat; the first free one if none is said.
    pub seat: Option<Seat>,
}

/// Come in and watch.
#[derive(Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Watch {
    /// Your name, 1 to 30 characters.
    #[schemars(example = &"Eve")]
    pub name: String,
}

/// A command with its name, so that sending it twice does it once.
#[derive(Clone, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Order {
    /// A name that the client makes up, different for each command.
    #[schemars(example = &"c1")]
    pub cmd_id: String,
    /// The last entry the client has seen; what it has not seen may make the command stale.
    pub seq: Option<u64>,
    /// What to do.
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
        let Named { cmd_id, seq } = reading::object(name).map_err(D::Error::custom)?;
        let command = reading::of_type(members).map_err(D::Error::custom)?;
        Ok(Order { cmd_id, seq, command })
    }
}

/// What a person can ask for.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields, tag = "type"))]
#[serde(rename_all = "snake_case")]
#[schemars(tag = "type")]
pub enum Command {
    /// Say that you are ready, or are not.
    Ready {
        /// Ready or not.
        #[serde(default = "yes")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        ready: bool,
    },
    /// Take a seat as someone who watched, or another one than you have; or, with a name, one for
    /// somebody at the same screen, which in a public room is for the host.
    Sit {
        /// The seat; the first free one if none is said.
        seat: Option<Seat>,
        /// The name of who plays there; your own if none is said.
        name: Option<String>,
    },
    /// Start the game. For the host.
    Start,
    /// Roll the dice.
    Roll {
        /// Your device's value for the roll, if it takes part.
        value: Option<String>,
    },
    /// Commit to a chain for one of your seats, so that your device takes part in the dice.
    Anchor {
        /// The game, as the view names it.
        game: String,
        /// The seat.
        seat: Seat,
        /// What is committed to, in hexadecimal digits.
        anchor: String,
    },
    /// Show a value for the roll that is open.
    Release {
        /// The roll.
        index: u32,
        /// The seat.
        seat: Seat,
        /// The value, in hexadecimal digits.
        value: String,
    },
    /// Move a token.
    Move {
        /// The token's number.
        token: u8,
        /// The pips, where several numbers are open.
        pips: Option<u8>,
    },
    /// Decline to move, where that is allowed.
    Pass,
    /// Use an item.
    Use {
        /// Which one.
        item: Item,
        /// The dice of a roll of one's choice.
        dice: Option<Vec<u8>>,
    },
    /// Say something.
    Chat {
        /// At most 500 characters.
        text: String,
    },
    /// Wave, laugh or clap.
    React {
        /// At most 16 characters.
        reaction: String,
    },
    /// Stop the clocks.
    Pause,
    /// Let them go on.
    Resume,
    /// Send a seated person away before the start. For the host.
    Kick {
        /// The person's seat.
        seat: Seat,
    },
    /// Send someone out of the room for good, at any time. For the host.
    Remove {
        /// The person's number.
        player: PlayerId,
    },
    /// Let someone speak, or not. For the host.
    Mute {
        /// The person's number.
        player: PlayerId,
        /// Whether they are silenced.
        #[serde(default = "yes")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        muted: bool,
    },
    /// Turn the chat on or off. For the host.
    ChatOn {
        /// Whether there is one.
        on: bool,
    },
    /// Put the room into the lobby or take it out. For the host.
    List {
        /// Whether the lobby lists it.
        public: bool,
    },
    /// Seat a bot. For the host.
    AddBot {
        /// The seat; the first free one if none is said.
        seat: Option<Seat>,
        /// The bot's level.
        #[serde(default = "usual_level")]
        #[cfg_attr(test, ts(as = "Option<String>", optional))]
        level: String,
        /// Its name; that of its level if none is said.
        name: Option<String>,
    },
    /// Take a bot away. For the host.
    RemoveBot {
        /// Its seat.
        seat: Seat,
    },
    /// Change the settings while no game is played. For the host.
    Settings {
        /// What is changed.
        settings: Change,
    },
    /// Let a bot play for you, or take your seat back.
    Autopilot {
        /// Whether a bot plays.
        on: bool,
        /// Its level.
        level: Option<String>,
        /// Which of your seats; the one whose turn it is, or the first, if none is said.
        seat: Option<Seat>,
    },
    /// Take back to your last decision.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Answer someone who wants to take back.
    Vote {
        /// Whether you agree.
        agree: bool,
    },
    /// Leave the table.
    Leave,
    /// Come back to your seat.
    Return,
    /// Play again.
    Rematch,
}

/// Settings of the table that are changed; what is not said stays.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct Change {
    /// All play on one screen: nobody has to say that they are ready.
    pub shared_screen: Option<bool>,
    /// Whether moves can be taken back: `never`, `ask` or `free`.
    pub undo: Option<Undo>,
    /// What becomes of the seat of someone who leaves: `"tokens_go"` or `{"bot":"medium"}`.
    pub leaving: Option<Leaving>,
    /// The level that plays when someone's time is up.
    pub stand_in: Option<String>,
    /// Seconds for a turn.
    pub turn_seconds: Option<u32>,
    /// Seconds before the end of a turn at which there is a warning.
    pub warn_seconds: Option<u32>,
    /// Seconds for a whole game; 0 for none.
    pub game_seconds: Option<u32>,
    /// Rounds of a match.
    pub best_of: Option<u8>,
    /// Who sits where after a round: `keep`, `rotate` or `winner_first`.
    pub seats_after: Option<SeatsAfter>,
    /// A move without a choice is played at once.
    pub play_forced: Option<bool>,
    /// The dice fall without being asked for.
    pub auto_roll: Option<bool>,
}

impl Change {
    /// The settings with these changes.
    pub fn apply(self, to: &Settings) -> Settings {
        let game_seconds = match self.game_seconds {
            Some(0) => None,
            Some(seconds) => Some(seconds),
            None => to.game_seconds,
        };
        Settings {
            shared_screen: self.shared_screen.unwrap_or(to.shared_screen),
            auto_roll: self.auto_roll.unwrap_or(to.auto_roll),
            play_forced: self.play_forced.unwrap_or(to.play_forced),
            undo: self.undo.unwrap_or(to.undo),
            leaving: self.leaving.unwrap_or_else(|| to.leaving.clone()),
            stand_in: self.stand_in.unwrap_or_else(|| to.stand_in.clone()),
            turn_seconds: self.turn_seconds.or(to.turn_seconds),
            warn_seconds: self.warn_seconds.unwrap_or(to.warn_seconds),
            game_seconds,
            best_of: self.best_of.unwrap_or(to.best_of),
            seats_after: self.seats_after.unwrap_or(to.seats_after),
        }
    }
}

/// A record to be played again.
#[derive(Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Replay {
    /// The record of a game.
    pub record: String,
}

/// What comes in on a socket besides commands.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ping {
    /// Are you there?
    Ping,
}

fn yes() -> bool {
    true
}

fn usual_level() -> String {
    "medium".into()
}
