//! Players, and what the table knows about the one on a seat.

use homestretch_bots::Level;
use serde::{Deserialize, Serialize};

/// The number that the driver gives a person. Bots have none, because they never make requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerId(pub u64);

/// A person or a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A person.
    Human(PlayerId),
    /// A bot of this level.
    Bot(Level),
}

/// A person or bot that sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name that others see.
    pub name: String,
    /// A person or a bot.
    pub kind: PlayerKind,
}

impl Player {
    /// The person's number; `None` for a bot.
    pub fn id(&self) -> Option<PlayerId> {
        match self.kind {
            PlayerKind::Human(id) => Some(id),
            PlayerKind::Bot(_) => None,
        }
    }
}

/// The controller of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// The player who sits there.
    Player,
    /// A bot of this level, until the person takes the seat back.
    Autopilot {
        /// The level.
        level: Level,
        /// Why a bot plays.
        reason: AutopilotReason,
    },
    /// Nobody: the person left and the tokens left the game.
    Gone,
}

/// Why a bot plays a person's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AutopilotReason {
    /// The person asked for it.
    Asked,
    /// The person missed too many turns.
    Missed,
    /// The person left.
    Left,
}

/// A player on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The player.
    pub player: Player,
    /// The controller of the seat.
    pub control: Control,
    /// Whether the player is ready to start. Bots always are.
    pub ready: bool,
    /// Turns missed in a row.
    pub misses: u8,
    /// Rounds of the match won.
    pub points: u32,
    /// The place in every round of the match so far; 0 for a round not played.
    pub places: Vec<u8>,
    /// The number of the entry with which the player sat down.
    pub(crate) since: u64,
}

impl Seated {
    pub(crate) fn new(player: Player, since: u64) -> Seated {
        let ready = player.id().is_none();
        Seated {
            player,
            control: Control::Player,
            ready,
            misses: 0,
            points: 0,
            places: Vec::new(),
            since,
        }
    }

    /// The person who sits here and has not left.
    pub fn present(&self) -> Option<PlayerId> {
        match self.control {
            Control::Gone | Control::Autopilot { reason: AutopilotReason::Left, .. } => None,
            _ => self.player.id(),
        }
    }

    /// The level that plays the seat; `None` if a person does.
    pub fn level(&self) -> Option<Level> {
        match (self.player.kind, self.control) {
            (PlayerKind::Bot(level), _) | (_, Control::Autopilot { level, .. }) => Some(level),
            _ => None,
        }
    }
}
