//! What the table waits for.

use crate::entry::Millis;
use crate::table::Table;
use homestretch_bots::Options;
use homestretch_rules::{Action, Seat, State, Turn};

/// What the table waits for, computed from its state: a driver that starts anew asks and knows.
///
/// While a game is played and not paused there always is something: dice, a bot, a person, or,
/// while people are asked about an undo, a time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wants {
    /// Chance is to act: [`Table::kept_chance`] if there is one, else `bots::chance`; the answer
    /// is [`crate::Input::Chance`].
    pub dice: bool,
    /// A bot is to decide; the answer is [`crate::Input::Bot`].
    pub bot: Option<BotTurn>,
    /// A person is to act.
    pub human: Option<Seat>,
    /// When [`crate::Input::Tick`] is due next; a moment that has come is due now.
    pub wake: Option<Millis>,
}

/// A decision that a bot is to make.
///
/// On `Turn::Move` it chooses; on `Turn::Roll` it may take a roll of choice or roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// The seat it plays.
    pub seat: Seat,
    /// The level.
    pub level: String,
    /// The state to decide in.
    pub state: State,
}

impl Table {
    /// What the table waits for.
    pub fn wants(&self, now: Millis) -> Wants {
        let Ok(round) = self.check_running() else { return Wants::default() };
        let mut wants = Wants { wake: self.next_due().map(|due| due.max(now)), ..Wants::default() };
        if round.vote.is_some() {
            return wants;
        }
        wants.dice = self.wants_dice(round);
        let state = *round.game.state();
        let turn = |(seat, level): (Seat, &str)| BotTurn { seat, level: level.into(), state };
        wants.bot = self.bot_to_act(round).map(turn);
        if !wants.dice && wants.bot.is_none() {
            wants.human = self.to_act();
        }
        wants
    }

    /// What chance must do next because it did so before and was taken back.
    pub fn kept_chance(&self) -> Option<Action> {
        self.game()?.kept_chance()
    }

    /// What to play for a bot that does not answer: a legal choice, the first one.
    pub fn fallback(&self) -> Option<Action> {
        let state = self.game()?.state();
        match state.turn() {
            Turn::Move { .. } => Options::of(&self.rules, state).as_slice().first().copied(),
            _ => None,
        }
    }
}
