//! Messages outside of rooms: the lobby, variants, replays and statistics.

use super::view::STATUSES;
use homestretch_bots::figures::Figures;
use homestretch_rules::layout::Layout;
use homestretch_rules::{BoardForm, Event, HouseRule, Problem, Seat, Section, view::View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A room in the lobby.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Summary {
    /// The room's code.
    pub code: String,
    /// The variant's id.
    pub variant: String,
    /// Whether the rules differ from those of the built-in variant.
    #[serde(default)]
    pub house_rules: bool,
    /// `waiting`, `playing`, `ended` or `rematch`.
    #[schemars(extend("enum" = STATUSES))]
    pub status: String,
    /// The host's name.
    pub host: Option<String>,
    /// The number of taken seats.
    pub taken: usize,
    /// The number of seats.
    pub seats: usize,
    /// The number of seats that bots have taken.
    pub bots: usize,
}

/// A variant in a list.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct VariantSummary {
    /// The variant's id.
    pub id: String,
    /// The variant's name.
    pub name: String,
    /// A one-sentence description.
    pub summary: String,
    /// The minimum and maximum number of players.
    pub players: [i16; 2],
    /// The number of tokens per seat.
    pub tokens: usize,
    /// How long games take and how much depends on luck, if that was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Figures")]
    #[cfg_attr(
        test,
        ts(optional, type = "{ games: number, players: number, turns: number, luck: number }")
    )]
    pub figures: Option<Figures>,
}

/// A variant for clients that know no rules.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct VariantView {
    /// The entry of the variant in a list.
    #[serde(flatten)]
    pub about: VariantSummary,
    /// The hash of the rules.
    pub hash: String,
    /// The rules as a variant file.
    pub text: String,
    /// The rules as clauses, which the client translates into the viewer's language.
    pub rulebook: Vec<Section>,
    /// The house rules that can be chosen for a room, and those that are played.
    pub house: Vec<HouseRule>,
    /// The number of dice in a throw.
    pub dice: u8,
    /// The numbers on a die, or the possible values of a throw of lots.
    pub faces: Vec<u8>,
    /// The number of two-sided lots thrown instead of dice; 0 for dice.
    pub lots: u8,
    /// The names of a seat's tokens; empty if they are numbered.
    pub token_names: Vec<String>,
    /// The drawing of the board.
    pub layout: Layout,
}

/// A checked variant.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CheckedVariant {
    /// What is wrong; empty if the variant can be played.
    pub problems: Vec<VariantProblem>,
    /// The form, with the snakes and ladders that were filled in; `null` for a file.
    pub board: Option<BoardForm>,
    /// The variant as a file, for `variant_text` of a new room.
    pub text: String,
    /// The variant; `null` if there are problems.
    pub variant: Option<VariantView>,
    /// How long the board takes; `null` for a file and if there are problems.
    pub rolls: Option<ExpectedRolls>,
}

/// A mistake in a variant.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct VariantProblem {
    /// The line of the file, from 1, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    #[cfg_attr(test, ts(optional))]
    pub line: Option<usize>,
    /// The key of the file or the field of the form; empty for the variant as a whole.
    pub key: String,
    /// What is wrong.
    pub message: String,
    /// What to write instead.
    pub hint: String,
}

impl From<Problem> for VariantProblem {
    fn from(Problem { line, key, message, hint }: Problem) -> VariantProblem {
        VariantProblem { line, key, message, hint }
    }
}

/// How many rolls a player alone on a board needs on average. Special squares are left out.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ExpectedRolls {
    /// On this board; `null` if the last square may never be reached.
    pub expected: Option<f64>,
    /// The least and the most on random boards of this size and with these dice.
    pub announced: [f64; 2],
}

/// A replayed record.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Replayed {
    /// The variant.
    pub variant: VariantView,
    /// The names of the players by seat, if the record has them.
    pub names: BTreeMap<Seat, String>,
    /// The events of each action.
    pub events: Vec<Vec<Event>>,
    /// The state before the first action and after each one.
    pub states: Vec<View>,
    /// Why the proof of the dice is wrong; `null` if it is right or if there is none.
    pub fraud: Option<String>,
}

/// Statistics of the server.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Stats {
    /// The version of the program.
    pub version: &'static str,
    /// The version of the protocol.
    pub protocol: u32,
    /// The URL at which other devices in the network reach the server, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    #[cfg_attr(test, ts(optional))]
    pub address: Option<String>,
    /// The number of rooms by status. A room that waits for a rematch counts as waiting.
    pub rooms: BTreeMap<String, u64>,
    /// The number of finished games.
    pub games_finished: u64,
    /// The number of rooms that are in memory.
    pub rooms_awake: usize,
}
