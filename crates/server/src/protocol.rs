//! The messages of HTTP and sockets: one set of types for both. docs/PROTOCOL.md describes them.

pub use crate::event::RoomEvent;

use crate::room::Refused;
use homestretch_bots::figures::Figures;
use homestretch_rules::layout::Layout;
use homestretch_rules::{Event, Item, Options, Seat, Section, view::View};
use homestretch_table::{Leaving, Millis, Phase, PlayerId, SeatsAfter, Settings, Undo, Vote, Why};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// Make a room and sit down in it.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct MakeRoom {
    /// A variant's id.
    #[schema(example = "ludo-server")]
    pub variant: Option<String>,
    /// Or a variant file.
    pub variant_text: Option<String>,
    /// Your name, 1 to 30 characters.
    #[schema(example = "Ann")]
    pub name: String,
    /// Your seat; the first usual one if none is said.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// Values of the variant that are changed, with the keys of its file.
    #[serde(default)]
    #[schema(value_type = Object)]
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
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Your name, 1 to 30 characters.
    #[schema(example = "Bo")]
    pub name: String,
    /// Your seat; the first free one if none is said.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// Come in and watch.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Watch {
    /// Your name, 1 to 30 characters.
    #[schema(example = "Eve")]
    pub name: String,
}

/// You are in.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Entered {
    /// The room's code.
    pub code: String,
    /// Your seat, if you have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<Seat>,
    /// Your number in the room.
    #[schema(value_type = u64)]
    pub player: PlayerId,
    /// What proves that you are you. Keep it to yourself.
    pub token: String,
    /// The number of the room's last entry.
    pub seq: u64,
}

/// A command with its name, so that sending it twice does it once.
#[derive(Clone, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Order {
    /// A name that the client makes up, different for each command.
    #[schema(example = "c1")]
    pub cmd_id: String,
    /// The last entry the client has seen; what it has not seen may make the command stale.
    pub seq: Option<u64>,
    /// What to do.
    #[serde(flatten)]
    pub command: Command,
}

/// What a person can ask for.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Command {
    /// Say that you are ready, or are not.
    Ready {
        /// Ready or not.
        #[serde(default = "yes")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        ready: bool,
    },
    /// Take a seat as someone who watched, or another seat for somebody at the same screen.
    Sit {
        /// The seat; the first free one if none is said.
        #[schema(value_type = Option<u8>)]
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
        #[schema(value_type = u8)]
        seat: Seat,
        /// What is committed to, in hexadecimal digits.
        anchor: String,
    },
    /// Show a value for the roll that is open.
    Release {
        /// The roll.
        index: u32,
        /// The seat.
        #[schema(value_type = u8)]
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
        #[schema(value_type = String)]
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
    /// Send a seated person away. For the host.
    Kick {
        /// The person's seat.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Send someone out of the room for good. For the host.
    Remove {
        /// The person's number.
        #[schema(value_type = u64)]
        player: PlayerId,
    },
    /// Let someone speak, or not. For the host.
    Mute {
        /// The person's number.
        #[schema(value_type = u64)]
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
        #[schema(value_type = Option<u8>)]
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
        #[schema(value_type = u8)]
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
        #[schema(value_type = Option<u8>)]
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
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct Change {
    /// All play on one screen: nobody has to say that they are ready.
    pub shared_screen: Option<bool>,
    /// Whether moves can be taken back: `never`, `ask` or `free`.
    #[schema(value_type = Option<String>)]
    pub undo: Option<Undo>,
    /// What becomes of the seat of someone who leaves: `"tokens_go"` or `{"bot":"medium"}`.
    #[schema(value_type = Option<Object>)]
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
    #[schema(value_type = Option<String>)]
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

fn yes() -> bool {
    true
}

fn usual_level() -> String {
    "medium".into()
}

/// A command was done.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Done {
    /// The number of its last entry.
    pub seq: u64,
    /// What happened.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<RoomEvent>,
}

/// What a viewer sees of a room.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RoomView {
    /// The code.
    pub code: String,
    /// The number of the last entry.
    pub seq: u64,
    /// `waiting`, `playing`, `ended` or `rematch`.
    #[cfg_attr(test, ts(type = "\"waiting\" | \"playing\" | \"ended\" | \"rematch\""))]
    pub status: &'static str,
    /// The variant's id.
    pub variant: String,
    /// The hash of its rules.
    pub variant_hash: String,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// People without a seat.
    pub watchers: Vec<PersonView>,
    /// The game that is played, or the last one: the `state` of docs/ENGINE.md.
    #[schema(value_type = Option<Object>)]
    pub game: Option<View>,
    /// Who you are.
    pub you: Option<You>,
    /// The clocks.
    pub clock: ClockView,
    /// The last things that were said.
    pub chat: Vec<SaidView>,
    /// Whether the chat is on.
    pub chat_on: bool,
    /// Whether the lobby lists the room.
    pub public: bool,
    /// The settings of the table.
    #[schema(value_type = Object)]
    pub settings: Settings,
    /// Rounds of the match that are over.
    pub rounds: u8,
    /// The host's number.
    #[schema(value_type = Option<u64>)]
    pub host: Option<PlayerId>,
    /// A question whether something may be taken back, while it is open.
    #[schema(value_type = Option<Object>)]
    pub vote: Option<Vote>,
    /// The places of the last game, best first.
    #[schema(value_type = Vec<u8>)]
    pub places: Vec<Seat>,
    /// Where the dice come from.
    pub dice: DiceView,
}

/// Where the dice of the game that is played come from; before it, of the next one.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiceView {
    /// `sealed`, `server` or `seeded`.
    #[cfg_attr(test, ts(type = "\"sealed\" | \"server\" | \"seeded\""))]
    pub mode: &'static str,
    /// The game's name, in hexadecimal digits.
    pub game: Option<String>,
    /// What the server has committed to.
    pub server: Option<String>,
    /// What binds the game, once it has started.
    pub start: Option<String>,
    /// What the seats' devices have committed to.
    #[schema(value_type = Object)]
    pub anchors: BTreeMap<Seat, String>,
    /// The roll that is open.
    pub opened: Option<OpenedView>,
}

/// A roll that is open.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpenedView {
    /// Its index, from 1 on.
    pub index: u32,
    /// Who rolls; none where the first seat is drawn.
    #[schema(value_type = Option<u8>)]
    pub roller: Option<Seat>,
    /// The seats that take part.
    #[schema(value_type = Vec<u8>)]
    pub contributors: Vec<Seat>,
    /// Those whose values are in.
    #[schema(value_type = Vec<u8>)]
    pub released: Vec<Seat>,
}

/// A view and what has happened since.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seen {
    /// The view.
    #[serde(flatten)]
    pub view: RoomView,
    /// What has happened since the entry that was asked for; none if that is too long ago.
    #[schema(value_type = Option<Vec<Object>>)]
    pub events: Option<Vec<RoomEvent>>,
}

/// A seat.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// Its number.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The name of who sits there; none if it is free.
    pub name: Option<String>,
    /// `human`, `bot` or `free`.
    #[cfg_attr(test, ts(type = "\"human\" | \"bot\" | \"free\""))]
    pub kind: &'static str,
    /// The person's number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u64>)]
    #[cfg_attr(test, ts(optional))]
    pub player: Option<PlayerId>,
    /// The level of the bot that plays the seat, its own or a person's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// Why a bot plays a person's seat: `asked`, `missed` or `left`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(test, ts(optional))]
    pub lent: Option<Why>,
    /// Ready to start.
    pub ready: bool,
    /// The host's.
    pub host: bool,
    /// The person has a connection; bots always have.
    pub connected: bool,
    /// Rounds of the match that were won.
    pub points: u32,
}

/// A person without a seat.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PersonView {
    /// The person's number.
    #[schema(value_type = u64)]
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// Has a connection.
    pub connected: bool,
}

/// Who you are.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct You {
    /// Your number.
    #[schema(value_type = u64)]
    pub player: PlayerId,
    /// Your name.
    pub name: String,
    /// Your seat, if you have one.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// You may not speak.
    pub muted: bool,
}

/// The clocks.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// The server's time, in milliseconds since 1970.
    #[schema(value_type = u64)]
    pub now: Millis,
    /// Milliseconds left of the turn, if the person whose turn it is has a limit.
    #[schema(value_type = Option<u64>)]
    pub turn_left_ms: Option<Millis>,
    /// Milliseconds left of the game, if it has a limit.
    #[schema(value_type = Option<u64>)]
    pub game_left_ms: Option<Millis>,
    /// All clocks stand.
    pub paused: bool,
}

/// Something that was said.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SaidView {
    /// When, in milliseconds since 1970.
    #[schema(value_type = u64)]
    pub at: Millis,
    /// Who said it.
    #[schema(value_type = u64)]
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// What.
    pub text: String,
}

/// A room in the lobby.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Summary {
    /// The code.
    pub code: String,
    /// The variant's id.
    pub variant: String,
    /// `waiting`, `playing`, `ended` or `rematch`.
    pub status: String,
    /// Whose room it is.
    pub host: Option<String>,
    /// Seats that are taken.
    pub taken: usize,
    /// Seats there are.
    pub seats: usize,
    /// Bots among those who sit.
    pub bots: usize,
}

/// What goes out on a socket.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Out {
    /// Something happened: a hint to fetch the view, and all that a client needs not to.
    Refresh {
        /// What it is about, in a word.
        hint: String,
        /// The number of the last entry.
        seq: u64,
        /// What happened.
        #[schema(value_type = Vec<Object>)]
        events: Vec<RoomEvent>,
        /// The view after it, without chat and without `you`.
        view: Box<RoomView>,
    },
    /// The answer to a command.
    Done {
        /// The command's name.
        cmd_id: String,
        /// The number of its last entry.
        seq: u64,
        /// What happened.
        #[schema(value_type = Vec<Object>)]
        events: Vec<RoomEvent>,
    },
    /// A command was refused.
    Refused {
        /// The command's name, if it could be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        cmd_id: Option<String>,
        /// Why.
        error: Problem,
    },
    /// The whole view, at the beginning and after a long gap.
    View {
        /// The view.
        view: Box<RoomView>,
    },
    /// The answer to `{"type":"ping"}`.
    Pong,
}

/// What comes in on a socket besides commands.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ping {
    /// Are you there?
    Ping,
}

/// A variant in a list.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VariantSummary {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is like, in a sentence.
    pub summary: String,
    /// The fewest and the most players.
    pub players: [i16; 2],
    /// Tokens of a seat.
    pub tokens: usize,
    /// How long its games are and how much of them is luck, where that was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(
        test,
        ts(optional, type = "{ games: number, players: number, turns: number, luck: number }")
    )]
    pub figures: Option<Figures>,
}

/// A variant for clients that know no rules.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VariantView {
    /// What a list says of it.
    #[serde(flatten)]
    pub about: VariantSummary,
    /// The hash of its rules.
    pub hash: String,
    /// Its rules as a file.
    pub text: String,
    /// Its rules as sentences, to be told in the viewer's language.
    #[schema(value_type = Vec<Object>)]
    pub rulebook: Vec<Section>,
    /// How many dice are thrown.
    pub dice: u8,
    /// The numbers a die can show, or what a throw of lots can be worth.
    pub faces: Vec<u8>,
    /// How many two-sided lots are thrown instead of dice; 0 for dice.
    pub lots: u8,
    /// The names of a seat's tokens; none if they have numbers.
    pub token_names: Vec<String>,
    /// Where everything is drawn.
    #[schema(value_type = Object)]
    pub layout: Layout,
}

/// A record to be played again.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Replay {
    /// The record of a game.
    pub record: String,
}

/// A record played again.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Replayed {
    /// The variant.
    pub variant: VariantView,
    /// Who played, by seat, as far as the record says.
    #[schema(value_type = BTreeMap<u8, String>)]
    pub names: BTreeMap<Seat, String>,
    /// For every action what happened.
    #[schema(value_type = Vec<Vec<Object>>)]
    pub events: Vec<Vec<Event>>,
    /// The states before the first action and after each one.
    #[schema(value_type = Vec<Object>)]
    pub states: Vec<View>,
}

/// How much is going on.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Stats {
    /// The version of the program.
    pub version: &'static str,
    /// The version of the protocol.
    pub protocol: u32,
    /// Where others in the house find this server, if it knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub address: Option<String>,
    /// Rooms by their status.
    pub rooms: BTreeMap<String, u64>,
    /// Games that were played to their end.
    pub games_finished: u64,
    /// Rooms in which something may happen any moment.
    pub rooms_awake: usize,
}

/// Why something was refused.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// A stable code.
    pub code: String,
    /// The same in words a player understands.
    pub message: String,
}

/// The body of a refusal.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Failure {
    /// Why.
    pub error: Problem,
}

impl From<&Refused> for Problem {
    fn from(refused: &Refused) -> Problem {
        Problem { code: refused.code().into(), message: refused.to_string() }
    }
}

/// The word for what a table is doing. A table that has had a game and waits for the next one is
/// in its rematch.
pub fn status(phase: Phase, has_game: bool) -> &'static str {
    match phase {
        Phase::Waiting if has_game => "rematch",
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Ended => "ended",
    }
}
