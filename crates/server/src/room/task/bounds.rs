//! What a room still bears: people, entries, and words beside the game.

use super::Task;
use crate::limits::Pace;
use crate::protocol::Command;
use crate::room::Refused;
use homestretch_table::{Phase, PlayerId};

/// So many times more people than may be in a room at once may have come over time.
const EVER: usize = 10;

/// A game that is under way in a room that is too long may have so many entries more, or a quarter of
/// what the room may have.
const LAST_GAME: u64 = 2_000;

impl Task {
    /// Whether there is a place in the room for somebody who comes back; for who plays there is.
    pub(super) fn check_place(&self, player: PlayerId) -> Result<(), Refused> {
        if !self.room.table.seats_of(player).is_empty() {
            return Ok(());
        }
        self.check_length()?;
        match self.crowd() >= self.shared.config.limits.people {
            true => Err(Refused::Crowded),
            false => Ok(()),
        }
    }

    /// Whether a command is beside the game: words, and in a room that is too long whatever could be
    /// said for ever.
    pub(super) fn is_in_passing(&self, command: &Command) -> bool {
        match command {
            Command::Chat { .. } | Command::React { .. } => true,
            Command::Autopilot { .. }
            | Command::Anchor { .. }
            | Command::Mute { .. }
            | Command::Return => self.check_length().is_err(),
            _ => false,
        }
    }

    /// Whether one more thing may be said beside the game. Those who watch have one budget together:
    /// what they do must not keep those who play from playing, nor use up the room. Those who play
    /// have it in a room that is too long.
    pub(super) fn check_words(&self, player: PlayerId) -> Result<(), Refused> {
        if self.is_at_table(player) && self.check_length().is_ok() {
            return Ok(());
        }
        keep_pace(&self.words, "very much is said here right now; wait a moment")
    }

    /// Whether those who watch do not sit down and get up again without end.
    pub(super) fn check_sitting(&self, player: PlayerId) -> Result<(), Refused> {
        if self.is_at_table(player) {
            return Ok(());
        }
        keep_pace(&self.sitting, "very many sit down here right now; wait a moment")
    }

    /// Whether somebody plays, or is the host.
    fn is_at_table(&self, player: PlayerId) -> bool {
        let table = &self.room.table;
        table.host() == Some(player) || !table.seats_of(player).is_empty()
    }

    /// Whether there is a place for somebody new who watches.
    pub(super) fn check_crowd(&self) -> Result<(), Refused> {
        let most = self.shared.config.limits.people;
        match self.crowd() >= most || self.room.people.len() >= EVER * most {
            true => Err(Refused::Crowded),
            false => Ok(()),
        }
    }

    /// Whether the room may still grow.
    pub(super) fn check_length(&self) -> Result<(), Refused> {
        match self.room.seq >= self.shared.config.limits.entries {
            true => Err(Refused::TooLong),
            false => Ok(()),
        }
    }

    /// Whether the room is short enough for a command. Who wants to go, or has to, goes from a room of
    /// any length.
    pub(super) fn check_length_for(&self, command: &Command) -> Result<(), Refused> {
        let plays = self.room.table.phase() == Phase::Playing;
        let is_heard = plays_on(command, plays) && !self.is_too_long_for_anything();
        match command {
            Command::Leave | Command::Remove { .. } => Ok(()),
            _ if is_heard => Ok(()),
            _ => self.check_length(),
        }
    }

    /// Whether the room is so much too long that its game ends as it stands.
    pub(super) fn is_too_long_for_anything(&self) -> bool {
        let most = self.shared.config.limits.entries;
        self.room.seq >= most + (most / 4).max(LAST_GAME)
    }
}

fn keep_pace(pace: &Pace, message: &str) -> Result<(), Refused> {
    pace.check().map_err(|_| Refused::Other { code: "too_many", message: message.into() })
}

/// Whether a command brings a game to its end, or keeps order: a room that is too long for anything
/// else still takes it.
fn plays_on(command: &Command, plays: bool) -> bool {
    match command {
        // A new device takes part in the dice of the game that is played.
        Command::Anchor { .. } => plays,
        Command::Roll { .. }
        | Command::Release { .. }
        | Command::Move { .. }
        | Command::Pass
        | Command::Use { .. }
        | Command::Resume
        | Command::Autopilot { .. }
        | Command::Leave
        | Command::Return
        | Command::Mute { .. }
        | Command::Remove { .. } => true,
        Command::Chat { .. }
        | Command::React { .. }
        | Command::Ready { .. }
        | Command::Sit { .. }
        | Command::Start
        | Command::Pause
        | Command::Undo
        | Command::Redo
        | Command::Vote { .. }
        | Command::Rematch
        | Command::Kick { .. }
        | Command::ChatOn { .. }
        | Command::List { .. }
        | Command::AddBot { .. }
        | Command::RemoveBot { .. }
        | Command::Settings { .. } => false,
    }
}
