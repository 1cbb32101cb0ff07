//! What a viewer sees of a room.

use homestretch_rules::{Seat, view::View};
use homestretch_table::{Millis, Phase, PlayerId, Settings, Vote, Why};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// What a viewer sees of a room.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RoomView {
    /// The code.
    pub code: String,
    /// The number of the last entry.
    pub seq: u64,
    /// `waiting`, `playing`, `ended` or `rematch`.
    #[schemars(extend("enum" = STATUSES))]
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
    pub game: Option<View>,
    /// Where a person has to move: the places in `game.legal` of the moves whose token an opponent
    /// could capture with the next throw.
    pub risky: Vec<usize>,
    /// The seat whose dice were asked for and have not fallen yet: they wait for the values of others.
    pub asked: Option<Seat>,
    /// Who you are.
    pub you: Option<You>,
    /// The clocks.
    pub clock: ClockView,
    /// The last things that were said.
    pub chat: Vec<SaidView>,
    /// Whether the chat is on.
    pub chat_on: bool,
    /// Whom the host does not let speak.
    pub muted: Vec<PlayerId>,
    /// Whether the lobby lists the room.
    pub public: bool,
    /// The settings of the table.
    pub settings: Settings,
    /// Rounds of the match that are over.
    pub rounds: u8,
    /// The seats that have won the match, once it is over.
    pub winners: Option<Vec<Seat>>,
    /// The host's number.
    pub host: Option<PlayerId>,
    /// A question whether something may be taken back, while it is open.
    pub vote: Option<Vote>,
    /// The places of the last game, best first.
    pub places: Vec<Seat>,
    /// Who shares which place, best first: partners, and who was level when the time was up.
    pub ranks: Vec<RankView>,
    /// How many games have ended here: the number of the last one.
    pub games: u64,
    /// Where the dice come from.
    pub dice: DiceView,
}

/// A side and its place. Sides that are level have the same one, and the next comes after all of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RankView {
    /// The place, from 1 on.
    pub place: u8,
    /// The seats that play together.
    pub seats: Vec<Seat>,
}

/// Where the dice of the game that is played come from; before it, of the next one.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiceView {
    /// `sealed`, `server` or `seeded`.
    #[schemars(extend("enum" = ["sealed", "server", "seeded"]))]
    #[cfg_attr(test, ts(type = "\"sealed\" | \"server\" | \"seeded\""))]
    pub mode: &'static str,
    /// The game's name, in hexadecimal digits.
    pub game: Option<String>,
    /// What the server has committed to.
    pub server: Option<String>,
    /// What binds the game, once it has started.
    pub start: Option<String>,
    /// The people of this game by the seats they have in it: after a game those of the next one,
    /// where they may sit elsewhere.
    pub seats: BTreeMap<Seat, PlayerId>,
    /// What the seats' devices have committed to.
    pub anchors: BTreeMap<Seat, String>,
    /// The roll that is open.
    pub opened: Option<OpenedView>,
}

/// A roll that is open.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpenedView {
    /// Its index, from 1 on.
    pub index: u32,
    /// Who rolls; none where the first seat is drawn.
    pub roller: Option<Seat>,
    /// The seats that take part.
    pub contributors: Vec<Seat>,
    /// Those whose values are in.
    pub released: Vec<Seat>,
}

/// A seat.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// Its number.
    pub seat: Seat,
    /// The name of who sits there; none if it is free.
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
    /// The level of the bot that plays the seat, its own or a person's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// Why a bot plays a person's seat: `asked`, `missed` or `left`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Why")]
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
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PersonView {
    /// The person's number.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// Has a connection.
    pub connected: bool,
}

/// Who you are.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct You {
    /// Your number.
    pub player: PlayerId,
    /// Your name.
    pub name: String,
    /// Your seat, if you have one.
    pub seat: Option<Seat>,
    /// You may not speak.
    pub muted: bool,
}

/// The clocks.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// The server's time, in milliseconds since 1970.
    pub now: Millis,
    /// Milliseconds left of the turn, if the person whose turn it is has a limit.
    pub turn_left_ms: Option<Millis>,
    /// Milliseconds left of the game, if it has a limit.
    pub game_left_ms: Option<Millis>,
    /// All clocks stand.
    pub paused: bool,
}

/// Something that was said.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SaidView {
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// Who said it.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// What.
    pub text: String,
}

/// What a table can be doing, in a word.
pub(super) const STATUSES: [&str; 4] = ["waiting", "playing", "ended", "rematch"];

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
