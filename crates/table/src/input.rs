//! Inputs of a table: requests of people, dice, bots' choices and the passing of time.

use crate::player::PlayerId;
use crate::settings::Settings;
use crate::time::Millis;
use homestretch_bots::Level;
use homestretch_rules::{Action, Seat};

/// An input of a table. `by` is the person who makes the request.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields are clear")]
pub enum Input {
    /// Sit down, on this seat or the first free one in the usual order. One person may hold several
    /// seats.
    Join { by: PlayerId, name: String, seat: Option<Seat> },
    /// Take another free seat, before the start.
    ChangeSeat { by: PlayerId, from: Seat, to: Seat },
    /// Say whether one is ready.
    Ready { by: PlayerId, ready: bool },
    /// Seat a bot. Without a name it has the name of its level. Only the host may do this.
    AddBot { by: PlayerId, seat: Option<Seat>, level: Level, name: Option<String> },
    /// Remove a bot before the start. Only the host may do this.
    RemoveBot { by: PlayerId, seat: Seat },
    /// Remove a person before the start. Only the host may do this.
    Kick { by: PlayerId, seat: Seat },
    /// Change the settings while no round is being played. Only the host may do this.
    Settings { by: PlayerId, settings: Settings },
    /// Start the first round. Only the host may do this.
    Start { by: PlayerId },
    /// Ask for the dice.
    Roll { by: PlayerId, seat: Seat },
    /// Move, pass, or use an item.
    Act { by: PlayerId, seat: Seat, action: Action },
    /// A throw of the dice or a drawn seat, when [`crate::Pending::dice`] asks for it.
    Chance(Action),
    /// A bot's answer, when [`crate::Pending::bot`] asks for it. `None` if the bot rolls.
    Bot { seat: Seat, action: Option<Action> },
    /// Go back to one's last decision, or to one's last roll if there was nothing to decide. Others
    /// may have to agree.
    Undo { by: PlayerId },
    /// Redo what was undone.
    Redo { by: PlayerId },
    /// Answer someone who wants to undo or redo.
    Vote { by: PlayerId, agree: bool },
    /// Hand the seat over to a bot of this level, or take it back.
    Autopilot { by: PlayerId, seat: Seat, level: Option<Level> },
    /// Pause the game: stop all clocks.
    Pause { by: PlayerId },
    /// End the pause.
    Resume { by: PlayerId },
    /// Leave the table, with all one's seats.
    Leave { by: PlayerId },
    /// Come back and take one's seats from the bots that play them.
    Return { by: PlayerId },
    /// Make somebody else the host, because the host has been away for a long time.
    PassHost { to: PlayerId },
    /// Play the next round of the match or, after the last one, stay for another match.
    Rematch { by: PlayerId },
    /// Time has passed. Appends what is due: a warning, a missed turn, the end of the time, a vote
    /// that nobody answered, or a forced move if the settings say so. Appends nothing if nothing is
    /// due.
    Tick,
    /// The driver cannot continue the game, so it ends as it stands.
    TimeUp,
    /// The driver was down since this time. A driver that does not know uses
    /// [`crate::Table::last`].
    Restored { since: Millis },
}
