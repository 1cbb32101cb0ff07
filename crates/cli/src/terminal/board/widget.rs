//! A position on a board, as a widget.

use super::canvas::{Canvas, Highlights};
use super::glyphs::Sign;
use super::picture::{Picture, Placed};
use super::tokens::{Detail, Piece, Shown, Tone, pack, pieces};
use homestretch_rules::{Rules, Seat, State, Turn};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use std::collections::BTreeMap;

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
    picture: &'a Picture,
    tokens: Vec<(Seat, usize, i16)>,
    marks: Vec<Mark>,
    captures: Vec<(Seat, u8)>,
    highlights: Highlights,
}

impl<'a> Board<'a> {
    /// The board in the position of a state.
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
            captures: Vec::new(),
            highlights: Highlights { turn, ..Highlights::default() },
        }
    }

    /// Shows a token at another step than in the state, while it walks.
    pub fn at_step(mut self, seat: Seat, token: u8, step: i16) -> Board<'a> {
        for (s, t, at) in &mut self.tokens {
            if (*s, *t) == (seat, usize::from(token)) {
                *at = step;
            }
        }
        self
    }

    /// Marks the tokens that may move. The other tokens lose their numbers, so that every digit on
    /// the board is a key.
    pub fn marks(mut self, marks: impl IntoIterator<Item = Mark>) -> Board<'a> {
        self.marks = marks.into_iter().collect();
        self
    }

    /// Marks the squares where the selected token would land.
    pub fn landing(mut self, squares: impl IntoIterator<Item = usize>) -> Board<'a> {
        self.highlights.landing = squares.into_iter().collect();
        self
    }

    /// Marks the tokens that the selected token would capture.
    pub fn captures(mut self, tokens: impl IntoIterator<Item = (Seat, u8)>) -> Board<'a> {
        self.captures = tokens.into_iter().collect();
        self
    }

    /// Marks the squares of the last move.
    pub fn last(mut self, squares: impl IntoIterator<Item = usize>) -> Board<'a> {
        self.highlights.last = squares.into_iter().collect();
        self
    }

    /// Shows another seat to move than in the state, or none.
    pub fn turn(mut self, seat: Option<Seat>) -> Board<'a> {
        self.highlights.turn = seat;
        self
    }

    /// Writes names on the yards if there is room.
    pub fn names(mut self, names: impl IntoIterator<Item = (Seat, String)>) -> Board<'a> {
        self.highlights.names = names.into_iter().collect();
        self
    }

    /// The tokens on every occupied square, seat by seat.
    fn shown(&self) -> BTreeMap<usize, Vec<Shown>> {
        let lonely = self.tokens.iter().all(|(_, token, _)| *token == 0);
        let mut shown: BTreeMap<usize, Vec<Shown>> = BTreeMap::new();
        for (seat, token, step) in &self.tokens {
            let Some(square) = self.picture.square_of(*seat, *step) else { continue };
            let is = |s: Seat, t: u8| (s, usize::from(t)) == (*seat, *token);
            let mark = self.marks.iter().find(|mark| is(mark.seat, mark.token));
            let captured = self.captures.iter().any(|(s, t)| is(*s, *t));
            let (tone, label) = match mark {
                _ if captured => {
                    (Tone::Captured, Sign::Captured.glyph(self.picture.style).to_string())
                }
                Some(mark) => (Tone::Marked, mark.key.to_string()),
                None if lonely || !self.marks.is_empty() => (Tone::Plain, String::new()),
                None => (Tone::Plain, (token + 1).to_string()),
            };
            let shown = shown.entry(square).or_default();
            shown.push(Shown { seat: *seat, token: *token, label, tone });
        }
        shown
    }

    fn draw(&self, placed: &Placed, canvas: &mut Canvas<'_>) {
        let shown = self.shown();
        canvas.squares(placed);
        canvas.links(placed);
        for square in 0..self.picture.layout.squares.len() {
            if self.picture.numbered || !shown.contains_key(&square) {
                canvas.text(placed, square);
            }
        }
        canvas.yards(placed);
        let mut more: Vec<(usize, &[Shown])> = Vec::new();
        for (square, tokens) in &shown {
            if self.in_slots(placed, canvas, *square, tokens) {
                continue;
            }
            if !self.on_square(placed, canvas, *square, tokens) {
                more.push((*square, tokens));
                canvas.more(placed, *square, more.len());
            }
        }
        for ((square, tokens), number) in more.into_iter().zip(1..) {
            let told = |detail| pieces(tokens, detail, |seat| self.picture.sign(seat));
            let mut details = [Detail::Labels, Detail::Count].into_iter();
            details.find(|detail| canvas.note(placed, square, number, &told(*detail)));
        }
    }

    /// Draws the tokens of a yard in their slots. Returns false if the square is not a yard or the
    /// tokens would overlap.
    fn in_slots(
        &self,
        placed: &Placed,
        canvas: &mut Canvas<'_>,
        square: usize,
        tokens: &[Shown],
    ) -> bool {
        let layout = &self.picture.layout;
        let places: Option<Vec<(u16, u16)>> =
            tokens.iter().map(|t| placed.slot(layout, t.seat, square, t.token)).collect();
        let Some(mut places) = places else { return false };
        let roomy = self.picture.style.colour && placed.slots_are_clear(layout, square, true);
        if !roomy && !placed.slots_are_clear(layout, square, false) {
            return false;
        }
        places.iter_mut().for_each(|(col, _)| *col -= u16::from(roomy));
        let detail = if roomy { Detail::Roomy } else { Detail::Each };
        canvas.pieces(&pieces(tokens, detail, |seat| self.picture.sign(seat)), &places);
        true
    }

    /// Draws tokens with as much detail as there is room for. Returns false if there is too little.
    fn on_square(
        &self,
        placed: &Placed,
        canvas: &mut Canvas<'_>,
        square: usize,
        tokens: &[Shown],
    ) -> bool {
        let runs = canvas.room(placed, square);
        let low = self.picture.numbered;
        let below = if low && runs.len() > 1 { &runs[1..] } else { &runs[..] };
        let marked = tokens.iter().any(|token| token.tone == Tone::Marked);
        for runs in [below, &runs[..]] {
            for detail in [Detail::Roomy, Detail::Each, Detail::Labels, Detail::Count] {
                if detail == Detail::Roomy && !self.picture.style.colour {
                    continue;
                }
                let told = pieces(tokens, detail, |seat| self.picture.sign(seat));
                let lengths: Vec<u16> = told.iter().map(Piece::len).collect();
                let Some(places) = pack(&lengths, runs, low) else { continue };
                // A count beside a key could be mistaken for a key.
                let counted = |piece: &Piece| piece.text.starts_with(|c: char| c.is_ascii_digit());
                if marked && told.iter().any(counted) {
                    continue;
                }
                canvas.pieces(&told, &places);
                canvas.corner(placed, square);
                return true;
            }
        }
        false
    }
}

impl Widget for Board<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        (&self).render(area, buf);
    }
}

impl Widget for &Board<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        if let Some(placed) = self.picture.placed() {
            let mut canvas = Canvas::new(self.picture, &self.highlights, placed, area, buf);
            self.draw(placed, &mut canvas);
        }
    }
}
