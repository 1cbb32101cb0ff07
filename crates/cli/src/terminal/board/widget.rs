//! A board as a widget: draws a position with as much detail as there is room for.

use super::canvas::Canvas;
use super::glyphs::Sign;
use super::position::Board;
use super::tokens::{Detail, Piece, Shown, Tone, pack, pieces};
use homestretch_rules::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use std::collections::BTreeMap;

impl Board<'_> {
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
                    (Tone::Captured, Sign::CAPTURED.glyph(self.picture.style).to_string())
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

    fn draw(&self, canvas: &mut Canvas<'_>) {
        let shown = self.shown();
        canvas.squares();
        canvas.links();
        for square in 0..self.picture.layout.squares.len() {
            if self.picture.numbered || !shown.contains_key(&square) {
                canvas.text(square);
            }
        }
        canvas.yards();
        let mut more: Vec<(usize, &[Shown])> = Vec::new();
        for (square, tokens) in &shown {
            if !self.in_slots(canvas, *square, tokens) && !self.on_square(canvas, *square, tokens) {
                more.push((*square, tokens));
                canvas.more(*square, more.len());
            }
        }
        for ((square, tokens), number) in more.into_iter().zip(1..) {
            let mut details = [Detail::Labels, Detail::Count].into_iter();
            details.find(|detail| canvas.note(square, number, &self.pieces(tokens, *detail)));
        }
    }

    fn pieces(&self, tokens: &[Shown], detail: Detail) -> Vec<Piece> {
        pieces(tokens, detail, |seat| self.picture.sign(seat))
    }

    /// Draws the tokens of a yard in their slots. Returns false if the square is not a yard or the
    /// tokens would overlap.
    fn in_slots(&self, canvas: &mut Canvas<'_>, square: usize, tokens: &[Shown]) -> bool {
        let (layout, placed) = (&self.picture.layout, canvas.placed);
        let Some(yard) = layout.seats.iter().find(|seat| seat.yard == square) else { return false };
        let slot = |token: &Shown| placed.slot(&layout.seats[token.seat.index()], token.token);
        let Some(mut places) = tokens.iter().map(slot).collect::<Option<Vec<_>>>() else {
            return false;
        };
        let roomy = self.picture.style.colour && placed.slots_are_clear(layout, yard, true);
        if !roomy && !placed.slots_are_clear(layout, yard, false) {
            return false;
        }
        places.iter_mut().for_each(|(col, _)| *col -= u16::from(roomy));
        let detail = if roomy { Detail::Roomy } else { Detail::Each };
        canvas.pieces(&self.pieces(tokens, detail), &places);
        true
    }

    /// Draws tokens with as much detail as there is room for. Returns false if there is too little.
    fn on_square(&self, canvas: &mut Canvas<'_>, square: usize, tokens: &[Shown]) -> bool {
        let runs = canvas.room(square);
        let low = self.picture.numbered;
        let below = if low && runs.len() > 1 { &runs[1..] } else { &runs[..] };
        let marked = tokens.iter().any(|token| token.tone == Tone::Marked);
        for runs in [below, &runs[..]] {
            for detail in [Detail::Roomy, Detail::Each, Detail::Labels, Detail::Count] {
                if detail == Detail::Roomy && !self.picture.style.colour {
                    continue;
                }
                let told = self.pieces(tokens, detail);
                let lengths: Vec<u16> = told.iter().map(Piece::len).collect();
                let Some(places) = pack(&lengths, runs, low) else { continue };
                // A count beside a key could be mistaken for a key.
                let counted = |piece: &Piece| piece.text.starts_with(|c: char| c.is_ascii_digit());
                if marked && told.iter().any(counted) {
                    continue;
                }
                canvas.pieces(&told, &places);
                canvas.corner(square);
                return true;
            }
        }
        false
    }
}

impl Widget for &Board<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        if let Some(mut canvas) = Canvas::new(self, area, buf) {
            self.draw(&mut canvas);
        }
    }
}
