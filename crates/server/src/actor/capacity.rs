//! Limits of a room: people, entries, and messages beside the game.

use super::Actor;
use crate::node::limits::RoomRateLimit;
use crate::wire::{Answer, Command, RequestRefusal, check};
use homestretch_table::{Phase, PlayerId};

/// How many times more people may enter a room over time than may be in it at once.
const MAX_PEOPLE_FACTOR: usize = 10;

/// A game in a room that has reached its maximum length may add this many entries, or a quarter of
/// the maximum if that is more.
const MIN_EXTRA_ENTRIES: u64 = 2_000;

impl Actor {
    /// Checks whether the room has space for a person who returns. Players always have a place.
    pub(super) fn check_returning(&mut self, player: PlayerId) -> Answer<()> {
        if !self.room.table.seats_of(player).is_empty() {
            return Ok(());
        }
        self.check_length()?;
        let most = self.shared.config.settings.max_people;
        check(self.headcount() < most, RequestRefusal::Crowded)
    }

    /// Whether a command is not part of the game: chat and reactions, and in a room that is too
    /// long every command that can be repeated without end.
    pub(super) fn is_side_command(&self, command: &Command) -> bool {
        match command {
            Command::Chat { .. } | Command::React { .. } => true,
            Command::Autopilot { .. }
            | Command::Anchor { .. }
            | Command::Mute { .. }
            | Command::Return => self.check_length().is_err(),
            _ => false,
        }
    }

    /// Checks whether a person may send one more command beside the game. All watchers share one
    /// budget, so that they can neither disturb the players nor fill up the room. Players need it
    /// only in a room that is too long.
    pub(super) fn check_side_budget(&self, player: PlayerId) -> Answer<()> {
        if self.is_at_table(player) && self.check_length().is_ok() {
            return Ok(());
        }
        check_rate(&self.side_budget, "too many messages in this room right now; wait a moment")
    }

    /// Checks that watchers do not sit down and get up again without end.
    pub(super) fn check_sit_budget(&self, player: PlayerId) -> Answer<()> {
        if self.is_at_table(player) {
            return Ok(());
        }
        check_rate(&self.sit_budget, "too many people are taking seats right now; wait a moment")
    }

    /// Whether a person plays or is the host.
    fn is_at_table(&self, player: PlayerId) -> bool {
        let table = &self.room.table;
        table.host() == Some(player) || !table.seats_of(player).is_empty()
    }

    /// Checks whether the room has space for a new watcher.
    pub(super) fn check_newcomer(&mut self) -> Answer<()> {
        let most = self.shared.config.settings.max_people;
        let has_space =
            self.headcount() < most && self.room.people.len() < MAX_PEOPLE_FACTOR * most;
        check(has_space, RequestRefusal::Crowded)
    }

    /// Checks whether the room may still grow.
    pub(super) fn check_length(&self) -> Answer<()> {
        check(self.room.seq < self.shared.config.settings.max_entries, RequestRefusal::TooLong)
    }

    /// Checks whether the room is short enough for a command. A room that is too long still accepts
    /// commands that help to finish the game or to keep order.
    pub(super) fn check_length_for(&self, command: &Command) -> Answer<()> {
        let is_needed = match command {
            // People can always leave or be removed.
            Command::Leave | Command::Remove { .. } => return Ok(()),
            // A new device may take part in the dice of the current game.
            Command::Anchor { .. } => self.room.table.phase() == Phase::Playing,
            Command::Roll { .. }
            | Command::Release { .. }
            | Command::Move { .. }
            | Command::Pass
            | Command::Use { .. }
            | Command::Resume
            | Command::Autopilot { .. }
            | Command::Return
            | Command::Mute { .. } => true,
            _ => false,
        };
        match is_needed && !self.is_far_too_long() {
            true => Ok(()),
            false => self.check_length(),
        }
    }

    /// Whether the room is so long that its game is ended as it stands.
    pub(super) fn is_far_too_long(&self) -> bool {
        let most = self.shared.config.settings.max_entries;
        self.room.seq >= most + (most / 4).max(MIN_EXTRA_ENTRIES)
    }
}

fn check_rate(pace: &RoomRateLimit, message: &'static str) -> Answer<()> {
    pace.check().map_err(|_| RequestRefusal::TooMany(message))
}
