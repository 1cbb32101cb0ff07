//! The configuration of a node.

use super::settings::ServerSettings;
use crate::store::Database;
use homestretch_table::Millis;
use std::time::Duration;

/// The configuration of a node: the settings of its operator, and times that only tests change.
#[derive(Clone, Debug)]
pub struct Config {
    /// The database of the rooms.
    pub database: Database,
    /// The operator's settings.
    pub settings: ServerSettings,
    /// How long the database may take to answer.
    pub answer_time: Duration,
    /// How long the host of a room may be away while others wait for a game to start. Then somebody
    /// else becomes the host.
    pub host_away: Millis,
    /// How long a room stays in memory when nobody watches and nothing is due. A person without a
    /// socket also counts as present for this long after their last request.
    pub idle: Duration,
    /// The shortest turn that a room may allow, in seconds.
    pub shortest_turn: u32,
    /// How often the node looks for rooms to delete.
    pub sweep: Duration,
}

impl Config {
    /// The configuration of a single node that stores its rooms in this database.
    pub fn new(database: Database) -> Config {
        Config {
            database,
            settings: ServerSettings::default(),
            answer_time: Duration::from_secs(8),
            host_away: Millis(60_000),
            idle: Duration::from_secs(60),
            shortest_turn: 5,
            sweep: Duration::from_secs(60),
        }
    }
}
