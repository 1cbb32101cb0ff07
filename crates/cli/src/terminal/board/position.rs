//! A position to draw: the tokens on a picture, and what is highlighted.

use super::picture::Picture;
use homestretch_rules::{Rules, Seat, State, Turn};

/// A token that may move, with the key that moves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The token's seat.
    pub seat: Seat,
    /// The token's number, from 0.
    pub token: u8,
    /// The key.
    pub key: char,
}

/// A board with its tokens, as a widget of the picture's size.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    pub(super) picture: &'a Picture,
    /// The tokens and their steps, seat by seat.
    pub(super) tokens: Vec<(Seat, usize, i16)>,
    /// The tokens that may move. The other tokens lose their numbers, so that every digit on the
    /// board is a key.
    pub marks: Vec<Mark>,
    /// The squares where the selected token would land.
    pub landing: Vec<usize>,
    /// The tokens that the selected token would capture.
    pub captures: Vec<(Seat, u8)>,
    /// The squares of the last move.
    pub last: Vec<usize>,
    /// The seat whose turn it is.
    pub turn: Option<Seat>,
    /// The names to write on the yards if there is room.
    pub names: Vec<(Seat, String)>,
}

impl<'a> Board<'a> {
    /// The board in the position of a state, without highlights and names.
    pub fn new(picture: &'a Picture, rules: &Rules, state: &State) -> Board<'a> {
        let of_seat = |seat: Seat| (0..rules.tokens()).map(move |token| (seat, token));
        let mut seats: Vec<Seat> = state.seats().collect();
        seats.sort();
        let tokens = seats.into_iter().flat_map(of_seat);
        let turn = match state.turn() {
            Turn::Opening { seat } | Turn::Roll { seat } | Turn::Move { seat } => Some(seat),
            Turn::Draw | Turn::Over => None,
        };
        Board {
            picture,
            tokens: tokens.map(|(s, t)| (s, t, rules.step(state, s, t))).collect(),
            marks: Vec::new(),
            landing: Vec::new(),
            captures: Vec::new(),
            last: Vec::new(),
            turn,
            names: Vec::new(),
        }
    }

    /// Shows a token at a different step from the state's, while it walks.
    pub fn at_step(mut self, seat: Seat, token: u8, step: i16) -> Board<'a> {
        for (s, t, at) in &mut self.tokens {
            if (*s, *t) == (seat, usize::from(token)) {
                *at = step;
            }
        }
        self
    }
}
