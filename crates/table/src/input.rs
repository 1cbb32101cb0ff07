//! What comes to the table: wishes of people, dice, bots' choices and the time.

use crate::entry::Millis;
use crate::player::PlayerId;
use crate::settings::Settings;
use homestretch_rules::{Action, Seat};

/// Something that comes to the table. `by` is the person who wants it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Input {
    /// Sit down, on this seat or the first free usual one. One person may hold several seats.
    Join { by: PlayerId, name: String, seat: Option<Seat> },
    /// Take another seat that is free, before the start.
    ChangeSeat { by: PlayerId, from: Seat, to: Seat },
    /// Say that one is ready, or is not.
    Ready { by: PlayerId, ready: bool },
    /// Seat a bot; without a name it has that of its level. For the host.
    AddBot { by: PlayerId, seat: Option<Seat>, level: String, name: Option<String> },
    /// Take a bot away before the start. For the host.
    RemoveBot { by: PlayerId, seat: Seat },
    /// Send a person away before the start. For the host.
    Kick { by: PlayerId, seat: Seat },
    /// Change the settings while no round is played. For the host.
    Settings { by: PlayerId, settings: Settings },
    /// Start the first round. For the host.
    Start { by: PlayerId },
    /// Ask for the dice.
    Roll { by: PlayerId, seat: Seat },
    /// Move, pass, or use an item.
    Act { by: PlayerId, seat: Seat, action: Action },
    /// What chance does, after [`crate::Wants::dice`].
    Chance(Action),
    /// What a bot does, after [`crate::Wants::bot`]; none if it rolls.
    Bot { seat: Seat, action: Option<Action> },
    /// Take back to one's last decision.
    Undo { by: PlayerId },
    /// Do again what was taken back.
    Redo { by: PlayerId },
    /// Answer someone who wants to take back or do again.
    Vote { by: PlayerId, agree: bool },
    /// Hand the seat over to a level, or take it back.
    Autopilot { by: PlayerId, seat: Seat, level: Option<String> },
    /// Stop all clocks.
    Pause { by: PlayerId },
    /// Let them go on.
    Resume { by: PlayerId },
    /// Leave the table, with all one's seats.
    Leave { by: PlayerId },
    /// Come back and take one's seats from the bots that play them.
    Return { by: PlayerId },
    /// Somebody else is the host now, as the host has been away for long.
    PassHost { to: PlayerId },
    /// Play the next round of the match; or, after the last one, stay for another match.
    Rematch { by: PlayerId },
    /// Time has passed. Appends what is due: a warning, a missed turn, the end of the time, a vote
    /// that nobody answered, a move without a choice where the settings want it played. Nothing
    /// if nothing is due.
    Tick,
    /// The driver cannot go on with the game: it ends as it stands.
    TimeUp,
    /// The driver was away since then; a driver that does not know takes [`crate::Table::last`].
    Restored { since: Millis },
}
