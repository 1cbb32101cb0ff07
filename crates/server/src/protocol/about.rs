//! What is told outside of rooms: the lobby, variants, records and figures.

use super::view::STATUSES;
use homestretch_bots::figures::Figures;
use homestretch_rules::layout::Layout;
use homestretch_rules::{Event, Seat, Section, view::View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A room in the lobby.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Summary {
    /// The code.
    pub code: String,
    /// The variant's id.
    pub variant: String,
    /// Whether its rules are others than those of the variant that comes with the program.
    #[serde(default)]
    pub house_rules: bool,
    /// `waiting`, `playing`, `ended` or `rematch`.
    #[schemars(extend("enum" = STATUSES))]
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

/// A variant in a list.
#[derive(Debug, Serialize, JsonSchema)]
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
pub struct VariantView {
    /// What a list says of it.
    #[serde(flatten)]
    pub about: VariantSummary,
    /// The hash of its rules.
    pub hash: String,
    /// Its rules as a file.
    pub text: String,
    /// Its rules as sentences, to be told in the viewer's language.
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
    pub layout: Layout,
}

/// A record played again.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Replayed {
    /// The variant.
    pub variant: VariantView,
    /// Who played, by seat, as far as the record says.
    pub names: BTreeMap<Seat, String>,
    /// For every action what happened.
    pub events: Vec<Vec<Event>>,
    /// The states before the first action and after each one.
    pub states: Vec<View>,
    /// Why the proof of its dice is not to be believed, in words; none if it is good, or if there is
    /// no proof.
    pub fraud: Option<String>,
}

/// How much is going on.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Stats {
    /// The version of the program.
    pub version: &'static str,
    /// The version of the protocol.
    pub protocol: u32,
    /// Where others in the house find this server, if it knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    #[cfg_attr(test, ts(optional))]
    pub address: Option<String>,
    /// Rooms by their status; one that has had a game and waits for the next is waiting.
    pub rooms: BTreeMap<String, u64>,
    /// Games that were played to their end.
    pub games_finished: u64,
    /// Rooms in which something may happen any moment.
    pub rooms_awake: usize,
}
