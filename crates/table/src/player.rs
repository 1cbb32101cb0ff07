//! Players, and what the table knows of the one on a seat.

use serde::{Deserialize, Serialize};

/// A person, as the driver numbers them. Bots have no number: they never ask for anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerId(pub u64);

/// A person or a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A person.
    Human(PlayerId),
    /// A bot of this level.
    Bot(String),
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name that others see.
    pub name: String,
    /// A person or a bot.
    pub kind: Kind,
}

impl Player {
    /// The person's number; none for a bot.
    pub fn id(&self) -> Option<PlayerId> {
        match self.kind {
            Kind::Human(id) => Some(id),
            Kind::Bot(_) => None,
        }
    }
}

/// Who plays a person's seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// The player.
    Own,
    /// A bot of this level, until the person takes the seat back.
    Lent {
        /// The level.
        level: String,
        /// How it came to that.
        why: Why,
    },
    /// Nobody: the person left and the tokens went.
    Gone,
}

/// Why a bot plays a person's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Why {
    /// The person asked for it.
    Asked,
    /// The person missed too many turns.
    Missed,
    /// The person left.
    Left,
}

/// A player on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seated {
    /// Who it is.
    pub player: Player,
    /// Who plays the seat.
    pub hands: Hands,
    /// Whether the game may start. Bots always are ready.
    pub ready: bool,
    /// Turns missed in a row.
    pub misses: u8,
    /// Rounds of the match that were won.
    pub points: u32,
    /// The place in every round of the match so far; 0 for a round not played.
    pub places: Vec<u8>,
    /// The number of the entry with which the player sat down.
    #[serde(skip)]
    pub(crate) since: u64,
}

impl Seated {
    pub(crate) fn new(player: Player, since: u64) -> Seated {
        let ready = player.id().is_none();
        Seated { player, hands: Hands::Own, ready, misses: 0, points: 0, places: Vec::new(), since }
    }

    /// The person who sits here and has not left.
    pub fn present(&self) -> Option<PlayerId> {
        match self.hands {
            Hands::Gone | Hands::Lent { why: Why::Left, .. } => None,
            _ => self.player.id(),
        }
    }

    /// The level that plays the seat; none if a person does.
    pub fn level(&self) -> Option<&str> {
        match (&self.player.kind, &self.hands) {
            (Kind::Bot(level), _) | (_, Hands::Lent { level, .. }) => Some(level),
            _ => None,
        }
    }
}
