//! The actions that a player can choose from, in the order of their numbers.

use super::session::LOCAL_PLAYER;
use crate::say;
use crate::terminal::DrawStyle;
use crate::terminal::board::captured_sign;
use crate::words::SquareName;
use crate::words::narrate::Narrator;
use homestretch_rules::{Action, Item, Move, Preview, Rules, Seat, Square, State, Turn};
use homestretch_table::Input;

/// An action that a player can choose.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    /// The action. `Roll`, with any dice, stands for rolling.
    pub(super) action: Action,
    /// The move and its result, if the action is a move.
    pub(super) seen: Option<(Move, Preview)>,
    /// Whether the label must name the pips, because there are several.
    several: bool,
}

/// All actions that a player can choose from. Empty if the player can only roll.
pub(super) fn offers(rules: &Rules, state: &State) -> Vec<Offer> {
    let plain = |action| Offer { action, seen: None, several: false };
    if let Turn::Roll { .. } = state.turn() {
        if rules.usable(state) != Some(Item::ChosenRoll) {
            return Vec::new();
        }
        let throws = rules.throws(state).iter().map(|(throw, _)| *throw);
        let first = throws.clone().next().map(Action::Roll);
        return first.into_iter().chain(throws.map(Action::ChosenRoll)).map(plain).collect();
    }
    let choices = rules.choices(state);
    let several = choices.offered().count() > 1;
    let moves = choices.iter().filter_map(|mv| {
        let seen = (mv, rules.preview(state, mv)?);
        Some(Offer { action: Action::Move(mv), seen: Some(seen), several })
    });
    let pass = rules.may_pass(state).then_some(Action::Pass);
    let again = (rules.usable(state) == Some(Item::SecondThrow)).then_some(Action::SecondThrow);
    moves.chain(pass.into_iter().chain(again).map(plain)).collect()
}

impl Offer {
    /// The input to the table with which a person on a seat accepts the offer.
    pub(super) fn input(&self, seat: Seat) -> Input {
        match self.action {
            Action::Roll(_) => Input::Roll { by: LOCAL_PLAYER, seat },
            action => Input::Act { by: LOCAL_PLAYER, seat, action },
        }
    }

    /// The offer as a sentence that starts with its number.
    pub(super) fn sentence(&self, narrator: &Narrator<'_>, state: &State, number: usize) -> String {
        let words = narrator.words;
        let Some((mv, seen)) = &self.seen else { return self.other(narrator, number) };
        let from = narrator.rules.square(state, seen.seat, usize::from(mv.token));
        let (from, to) = (narrator.square(from), narrator.square(seen.square));
        let id = if self.several { "plain-option-pips" } else { "plain-option" };
        let token = narrator.token(mv.token);
        let mut text =
            say!(words, id, number = number, pips = mv.pips, token = token; from = from; to = to);
        for (seat, token) in &seen.captures {
            let (who, token) = (narrator.who(*seat), narrator.token(*token));
            text = say!(words, "plain-option-captures", option = text, who, token);
        }
        text
    }

    /// The offer in a few words, without its number.
    pub(super) fn label(&self, narrator: &Narrator<'_>) -> String {
        let words = narrator.words;
        let Some((mv, seen)) = &self.seen else {
            return match self.action {
                Action::Pass => say!(words, "game-pass"),
                Action::SecondThrow => say!(words, "game-use-second-throw"),
                Action::ChosenRoll(throw) => narrator.dice(narrator.rules.dice(throw)),
                _ => say!(words, "game-roll"),
            };
        };
        let (token, to) = (narrator.token(mv.token), narrator.square(seen.square));
        let id = if self.several { "game-option-pips" } else { "game-option" };
        let mut text = say!(words, id, token = token, pips = mv.pips; to = to);
        if !seen.captures.is_empty() {
            let list: Vec<String> =
                seen.captures.iter().map(|(s, _)| narrator.colour(*s)).collect();
            text.push_str(&say!(words, "game-option-captures", list = list.join(", ")));
        }
        text
    }

    /// The offer in as little space as possible: `token 2 to home stretch 4 ✗red`.
    pub(super) fn short(&self, narrator: &Narrator<'_>, look: DrawStyle) -> String {
        let words = narrator.words;
        let Some((mv, seen)) = &self.seen else { return self.label(narrator) };
        let to = match seen.square {
            Square::Stretch(_, number) => SquareName { kind: "short", number },
            other => narrator.square(other),
        };
        let id = if self.several { "game-option-pips" } else { "game-option" };
        let mut text = say!(words, id, token = narrator.token(mv.token), pips = mv.pips; to = to);
        for (seat, _) in &seen.captures {
            text.push_str(&format!(" {}{}", captured_sign(look), narrator.colour(*seat)));
        }
        text
    }

    fn other(&self, narrator: &Narrator<'_>, number: usize) -> String {
        let words = narrator.words;
        match self.action {
            Action::Pass => say!(words, "plain-option-pass", number),
            Action::SecondThrow => say!(words, "plain-option-second-throw", number),
            Action::ChosenRoll(throw) => {
                let dice = narrator.dice(narrator.rules.dice(throw));
                say!(words, "plain-option-choose", number, dice)
            }
            _ => say!(words, "plain-option-roll", number),
        }
    }
}
