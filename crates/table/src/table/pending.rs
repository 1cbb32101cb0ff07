//! The actions that the table waits for.

use super::Table;
use crate::time::Millis;
use homestretch_bots::{Choices, Level};
use homestretch_rules::{Action, Seat, State, Turn};

/// The actions that the table waits for, computed from its state. A driver that restarts needs
/// nothing else to continue.
///
/// While a game is being played and not paused, there is always something: dice, a bot, a person,
/// or, during a vote, a time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    /// A throw or a drawn seat is due: [`Table::kept_chance`] if there is one, otherwise
    /// `bots::chance`.
    /// The driver answers with [`crate::Input::Chance`].
    pub dice: bool,
    /// A bot has to decide. The driver answers with [`crate::Input::Bot`].
    pub bot: Option<BotTurn>,
    /// A person has to act.
    pub human: Option<Seat>,
    /// When the next [`crate::Input::Tick`] is due; now, if that time has passed.
    pub wake: Option<Millis>,
}

/// A decision that a bot has to make.
///
/// On `Turn::Move` it chooses a move. On `Turn::Roll` it may use a chosen roll instead of
/// rolling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// The seat it plays.
    pub seat: Seat,
    /// The level.
    pub level: Level,
    /// The state to decide in.
    pub state: State,
}

impl Table {
    /// The actions that the table waits for.
    pub fn pending(&self, now: Millis) -> Pending {
        let Ok(round) = self.check_running() else { return Pending::default() };
        let mut pending =
            Pending { wake: self.next_due().map(|due| due.max(now)), ..Pending::default() };
        if round.vote.is_some() {
            return pending;
        }
        pending.dice = self.dice_due(round);
        let state = *round.game.state();
        let turn = |(seat, level): (Seat, Level)| BotTurn { seat, level, state };
        pending.bot = self.bot_to_act(round).map(turn);
        if !pending.dice && pending.bot.is_none() {
            pending.human = self.to_act();
        }
        pending
    }

    /// The throw or drawn seat that must come next, because it came before and was undone.
    pub fn kept_chance(&self) -> Option<Action> {
        self.game()?.kept_chance()
    }

    /// The action to play for a bot that does not answer: the first legal choice.
    pub fn fallback(&self) -> Option<Action> {
        let state = self.game()?.state();
        match state.turn() {
            Turn::Move { .. } => Choices::of(&self.rules, state).first(),
            _ => None,
        }
    }
}
