//! A game as clients see it: the `state` of docs/ENGINE.md, for serialisation.

use super::Game;
use crate::rules::{Rules, Square};
use crate::state::{Item, Move, Seat, State, Turn};
use serde::Serialize;
use std::collections::BTreeMap;

/// The state of a game for clients that do not know the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The number of actions so far.
    pub ply: usize,
    /// The seat whose turn it is, and the action that is due.
    pub turn: TurnView,
    /// The legal moves.
    pub legal: Vec<LegalView>,
    /// The tokens of every seat in the game.
    pub tokens: BTreeMap<Seat, Vec<TokenView>>,
    /// The seats that have a place, best first.
    pub places: Vec<Seat>,
    /// How many throws in a row count towards a streak, for example sixes; 0 without such a rule.
    // Optional in TypeScript, because a node with an older version does not send it.
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>", optional))]
    pub streak: u8,
    /// The throw, while a move is due.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub dice: Option<Vec<u8>>,
    /// Whether the player may decline to move, while a move is due.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "schema", schemars(with = "bool"))]
    pub may_pass: Option<bool>,
    /// The item that the player may use now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "schema", schemars(with = "Item"))]
    pub item: Option<Item>,
    /// Further properties of seats that have any.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<BTreeMap<Seat, ConditionView>>", optional))]
    pub seats: BTreeMap<Seat, ConditionView>,
    /// Seats whose players have left.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Seat>>", optional))]
    pub left: Vec<Seat>,
}

/// The seat whose turn it is, and the action that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnView {
    /// `opening`, `roll`, `move` or `over`.
    #[cfg_attr(feature = "typescript", ts(type = "\"opening\" | \"roll\" | \"move\" | \"over\""))]
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["opening", "roll", "move", "over"])))]
    pub phase: &'static str,
    /// The seat to act; none while the first seat is drawn and after the end of the game.
    pub seat: Option<Seat>,
}

/// A legal move, with what it would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LegalView {
    /// The token.
    pub token: u8,
    /// The pips it spends.
    pub pips: u8,
    /// The step where it ends the move.
    pub to: i16,
    /// The steps it goes over before it follows links, up to the one where it lands.
    pub via: Vec<i16>,
    /// Moves with the same number are the same choice: it does not matter which of them is made.
    pub group: usize,
    /// The tokens it captures.
    pub captures: Vec<(Seat, u8)>,
    /// The seat of the token, if it is a partner's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "schema", schemars(with = "Seat"))]
    pub seat: Option<Seat>,
}

/// The place of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TokenView {
    /// Its step on the path of its seat.
    pub step: i16,
    /// Its square.
    pub square: Square,
    /// Whether no opponent can capture it where it stands.
    // Optional in TypeScript, because a node with an older version does not send it.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub safe: bool,
}

/// Properties of a seat besides its tokens.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConditionView {
    /// The items it holds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Item>>", optional))]
    pub items: Vec<Item>,
    /// Whether it will miss its next turn.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub will_skip: bool,
    /// Whether it has captured; recorded only if a gate depends on it.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub has_captured: bool,
    /// Pairs of tokens that move together as a block.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<[u8; 2]>>", optional))]
    pub blocks: Vec<[u8; 2]>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde requires this signature")]
fn is_false(value: &bool) -> bool {
    !value
}

impl Game {
    /// The game as clients see it.
    pub fn view(&self) -> View {
        let (rules, state) = (self.rules(), self.state());
        let moving = matches!(state.turn(), Turn::Move { .. });
        View {
            ply: self.ply(),
            turn: turn(state),
            legal: legal(rules, state),
            tokens: state.seats().map(|seat| (seat, tokens(rules, state, seat))).collect(),
            places: state.places().collect(),
            streak: state.streak(),
            dice: moving.then(|| rules.rolled(state).to_vec()),
            may_pass: moving.then(|| rules.may_pass(state)),
            item: rules.usable(state),
            seats: state.seats().filter_map(|seat| condition(rules, state, seat)).collect(),
            left: state.seats().filter(|seat| state.has_left(*seat)).collect(),
        }
    }
}

fn turn(state: &State) -> TurnView {
    match state.turn() {
        Turn::Draw => TurnView { phase: "opening", seat: None },
        Turn::Opening { seat } => TurnView { phase: "opening", seat: Some(seat) },
        Turn::Roll { seat } => TurnView { phase: "roll", seat: Some(seat) },
        Turn::Move { seat } => TurnView { phase: "move", seat: Some(seat) },
        Turn::Over => TurnView { phase: "over", seat: None },
    }
}

fn legal(rules: &Rules, state: &State) -> Vec<LegalView> {
    let choices = rules.choices(state);
    let group = |mv: Move| choices.iter().position(|one| rules.is_same_choice(state, one, mv));
    let view = |mv: Move| {
        let seen = rules.preview(state, mv).expect("a listed move is legal");
        LegalView {
            token: mv.token,
            pips: mv.pips,
            to: seen.step,
            via: seen.via,
            group: group(mv).expect("every move is one of the choices"),
            captures: seen.captures,
            seat: (seen.seat != state.seat()).then_some(seen.seat),
        }
    };
    rules.legal(state).iter().map(view).collect()
}

fn tokens(rules: &Rules, state: &State, seat: Seat) -> Vec<TokenView> {
    let token = |t| TokenView {
        step: rules.step(state, seat, t),
        square: rules.square(state, seat, t),
        safe: !rules.is_exposed(state, seat, t),
    };
    (0..rules.tokens()).map(token).collect()
}

fn condition(rules: &Rules, state: &State, seat: Seat) -> Option<(Seat, ConditionView)> {
    let condition = ConditionView {
        items: rules.held(state, seat).collect(),
        will_skip: rules.will_skip(state, seat),
        has_captured: rules.has_captured(state, seat),
        blocks: rules.bound_blocks(state, seat).collect(),
    };
    (condition != ConditionView::default()).then_some((seat, condition))
}
