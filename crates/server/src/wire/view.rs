//! The view of a room.

use homestretch_bots::Level;
use homestretch_rules::{Seat, view::View};
use homestretch_table::{AutopilotReason, Millis, Phase, PlayerId, Rank, Settings, Vote};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The view of a room.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RoomView {
    /// The room's code.
    pub code: String,
    /// The number of the last entry.
    pub seq: u64,
    /// `waiting`, `playing`, `ended` or `rematch`.
    #[schemars(extend("enum" = STATUSES))]
    #[cfg_attr(test, ts(type = "\"waiting\" | \"playing\" | \"ended\" | \"rematch\""))]
    pub status: &'static str,
    /// The variant's id.
    pub variant: String,
    /// The hash of the rules.
    pub variant_hash: String,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The first twelve people without a seat.
    pub watchers: Vec<PersonView>,
    /// How many people without a seat are present.
    // Optional in TypeScript, because a node with an older version does not send it.
    #[cfg_attr(test, ts(as = "Option<usize>", optional))]
    pub watching: usize,
    /// The current or last game: the `state` of docs/ENGINE.md.
    pub game: Option<View>,
    /// When a person has to move: the indices in `game.legal` of moves after which an opponent
    /// could capture the token with the next throw.
    pub risky: Vec<usize>,
    /// The seat whose dice were requested and wait for the values of others.
    pub asked: Option<Seat>,
    /// You, if you sent a token.
    pub you: Option<You>,
    /// The clocks.
    pub clock: ClockView,
    /// The last chat messages.
    pub chat: Vec<SaidView>,
    /// Whether the chat is on.
    pub chat_on: bool,
    /// The people whom the host has muted.
    pub muted: Vec<PlayerId>,
    /// Whether the lobby lists the room.
    pub public: bool,
    /// The settings of the table.
    pub settings: Settings,
    /// The number of finished rounds of the match.
    pub rounds: u8,
    /// The seats that have won the match, once it is over.
    pub winners: Option<Vec<Seat>>,
    /// The host's number.
    pub host: Option<PlayerId>,
    /// The open vote on an undo or redo.
    pub vote: Option<Vote>,
    /// The seats of the last game, best first.
    pub places: Vec<Seat>,
    /// The seats at each place, best first. Partners and tied players share a place.
    pub ranks: Vec<Rank>,
    /// How many games have ended here, which is also the number of the last one.
    pub games: u64,
    /// The source of the dice.
    pub dice: DiceView,
}

/// The source of the dice of the current game or, without one, of the next game.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DiceView {
    /// `sealed`, `server` or `seeded`.
    #[schemars(extend("enum" = ["sealed", "server", "seeded"]))]
    #[cfg_attr(test, ts(type = "\"sealed\" | \"server\" | \"seeded\""))]
    pub mode: &'static str,
    /// The id of the game, in hexadecimal digits.
    pub game: Option<String>,
    /// The server's commitment.
    pub server: Option<String>,
    /// The value that binds the game, once it has started.
    pub start: Option<String>,
    /// The people of this game by their seats in it. After a game: those of the next one, in which
    /// they may have other seats.
    pub seats: BTreeMap<Seat, PlayerId>,
    /// The commitments of the seats' devices.
    pub anchors: BTreeMap<Seat, String>,
    /// The open roll.
    pub opened: Option<OpenedView>,
}

/// An open roll.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OpenedView {
    /// The index of the roll, starting at 1.
    pub index: u32,
    /// The seat that rolls; `null` when the first seat is drawn.
    pub roller: Option<Seat>,
    /// The seats that take part.
    pub contributors: Vec<Seat>,
    /// The seats that have released their values.
    pub released: Vec<Seat>,
}

/// A seat.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeatView {
    /// The number of the seat.
    pub seat: Seat,
    /// The name of the player; `null` if the seat is free.
    pub name: Option<String>,
    /// `human`, `bot` or `free`.
    #[schemars(extend("enum" = ["human", "bot", "free"]))]
    #[cfg_attr(test, ts(type = "\"human\" | \"bot\" | \"free\""))]
    pub kind: &'static str,
    /// The person's number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PlayerId")]
    #[cfg_attr(test, ts(optional))]
    pub player: Option<PlayerId>,
    /// The level of the bot that plays the seat, permanently or in place of a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub level: Option<Level>,
    /// Why a bot plays in place of a person: `asked`, `missed` or `left`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "AutopilotReason")]
    #[cfg_attr(test, ts(optional))]
    pub lent: Option<AutopilotReason>,
    /// Whether the player is ready to start.
    pub ready: bool,
    /// Whether the player is the host.
    pub host: bool,
    /// Whether the person is connected; always true for bots.
    pub connected: bool,
    /// The number of rounds won in the match.
    pub points: u32,
}

/// A person in the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PersonView {
    /// The person's number.
    pub player: PlayerId,
    /// The person's name.
    pub name: String,
    /// Whether the person is connected.
    pub connected: bool,
}

/// The person who asks for the view.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct You {
    /// Your number.
    pub player: PlayerId,
    /// Your name.
    pub name: String,
    /// Your seat, if you have one.
    pub seat: Option<Seat>,
    /// Whether you are muted.
    pub muted: bool,
}

/// The clocks.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClockView {
    /// The server's time, in milliseconds since 1970.
    pub now: Millis,
    /// Milliseconds left for the turn, if a person has to act within a limit.
    pub turn_left_ms: Option<Millis>,
    /// Milliseconds left for the game, if it has a limit.
    pub game_left_ms: Option<Millis>,
    /// Whether all clocks are stopped.
    pub paused: bool,
}

/// A chat message.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SaidView {
    /// The time, in milliseconds since 1970.
    pub at: Millis,
    /// The person who sent it.
    pub player: PlayerId,
    /// The person's name.
    pub name: String,
    /// The text.
    pub text: String,
}

/// The possible statuses of a table.
pub(super) const STATUSES: [&str; 4] = ["waiting", "playing", "ended", "rematch"];

/// The status of a table, in one word. A table that has had a game and waits for the next one is in
/// a rematch.
pub(crate) fn status(phase: Phase, has_game: bool) -> &'static str {
    match phase {
        Phase::Waiting if has_game => "rematch",
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Ended => "ended",
    }
}
