//! Drawing the parts of a board, cell by cell.

use super::braille::Dots;
use super::glyphs::{self, FAINT, INK, Sign, TRACK, colour, effect_sign, link_sign};
use super::picture::{Picture, Placed};
use super::position::Board;
use super::square_cells::Run;
use super::tokens::{Piece, Tone, pack};
use crate::terminal::DrawStyle;
use crate::terminal::text_layout::cut;
use homestretch_rules::LinkKind;
use homestretch_rules::layout::{LinkLayout, SeatLayout, SquareKind, SquareLayout};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;
use std::collections::BTreeSet;

/// The buffer in which a board is drawn. Columns and rows count from the corner of the picture.
pub(super) struct Canvas<'b> {
    board: &'b Board<'b>,
    picture: &'b Picture,
    pub(super) placed: &'b Placed,
    buf: &'b mut Buffer,
    area: Rect,
    /// Cells that hold text or belong to the frame of a yard.
    written: BTreeSet<(u16, u16)>,
}

impl<'b> Canvas<'b> {
    /// A canvas for a board; None if the board does not fit.
    pub(super) fn new(board: &'b Board<'b>, area: Rect, buf: &'b mut Buffer) -> Option<Canvas<'b>> {
        let area = area.intersection(buf.area);
        let (picture, written) = (board.picture, BTreeSet::new());
        Some(Canvas { board, picture, placed: picture.placed()?, buf, area, written })
    }

    /// Draws the background of every square.
    pub(super) fn squares(&mut self) {
        let ground = &self.placed.ground;
        if self.picture.style.colour {
            let bare = Style::new().bg(colour(glyphs::BOARD));
            let (left, top) = ground.offset;
            for row in top..top + ground.rows {
                (left..left + ground.cols).for_each(|col| self.put((col, row), ' ', bare));
            }
        }
        for (i, square) in self.picture.layout.squares.iter().enumerate() {
            if square.kind == SquareKind::Yard {
                continue;
            }
            let look = self.look(i, square);
            if self.picture.style.colour {
                ground.cells(i).iter().for_each(|at| self.put(*at, ' ', look));
            } else {
                self.boxed(i, look);
            }
        }
    }

    /// The style of a square.
    fn look(&self, index: usize, square: &SquareLayout) -> Style {
        let style = self.picture.style;
        if self.board.landing.contains(&index) {
            return glyphs::landing(style);
        }
        if !style.colour {
            return Style::new();
        }
        if self.board.last.contains(&index) {
            return glyphs::last();
        }
        let number = square.number.map_or(1, usize::from);
        match square.owner {
            Some(seat) => self.picture.paints[seat.index()].square(number),
            None => Style::new().fg(colour(INK)).bg(colour(TRACK[number % 2])),
        }
    }

    /// Draws a square without colour. On a grid it has a left edge and a floor, which neighbours
    /// share; elsewhere it has brackets around its middle.
    fn boxed(&mut self, square: usize, look: Style) {
        let style = self.picture.style;
        let (edge, floor) = (Sign::EDGE.glyph(style), '_');
        let runs = self.placed.ground.runs(square);
        if !self.picture.grid {
            let middle = self.placed.middle(square).map(|(_, row)| row);
            let Some(run) = runs.iter().find(|run| Some(run.row) == middle) else { return };
            let last = run.col + run.len - 1;
            (run.col..=last).for_each(|col| self.put((col, run.row), floor, look));
            self.put((run.col, run.row), '[', look);
            self.put((last, run.row), ']', look);
            return;
        }
        for (i, run) in runs.iter().enumerate() {
            let floor = if i + 1 == runs.len() { floor } else { ' ' };
            self.put((run.col, run.row), edge, Style::new());
            (run.col + 1..run.col + run.len).for_each(|col| self.put((col, run.row), floor, look));
            let right = (run.col + run.len, run.row);
            let yard = |i: usize| self.picture.layout.squares[i].kind == SquareKind::Yard;
            if self.placed.ground.at(right.0, right.1).is_none_or(yard) {
                self.put(right, edge, Style::new());
            }
        }
    }

    /// Draws snakes, ladders and flights as lines.
    pub(super) fn links(&mut self) {
        if !self.picture.style.unicode {
            return;
        }
        let mut dots = Dots::default();
        for link in &self.picture.layout.links {
            let shade = match (link.kind, link.seat) {
                (_, Some(seat)) => self.picture.paints[seat.index()].ink(),
                (LinkKind::Snake, None) => colour(29),
                (_, None) => colour(130),
            };
            let Placed { x, y, .. } = self.placed;
            let ends = link.line.map(|end| (x.cells_to(end.x), y.cells_to(end.y)));
            dots.link(link.kind, shade, ends);
        }
        let (left, top) = self.placed.ground.offset;
        for ((col, row), glyph, shade) in dots.glyphs() {
            let look = self.coloured(Style::new().fg(shade));
            self.put((col + left, row + top), glyph, look);
        }
    }

    /// Writes the number and the signs of a square.
    pub(super) fn text(&mut self, index: usize) {
        let square = &self.picture.layout.squares[index];
        if square.kind == SquareKind::Yard {
            return;
        }
        let runs = self.room(index);
        let signs = self.signs(index);
        if !self.picture.numbered {
            let longest = runs.iter().map(|run| run.len).max().unwrap_or(0);
            let text: String = signs.chars().take(usize::from(longest)).collect();
            let (text, look) = match self.milestone(square).filter(|_| text.is_empty()) {
                Some(number) => (number, self.coloured(Style::new().fg(colour(FAINT)))),
                None => (text, Style::new()),
            };
            if let Some(at) = pack(&[text.chars().count() as u16], &runs, false) {
                self.write(at[0], &text, look);
            }
            return;
        }
        self.numbered_text(index, &signs);
    }

    /// The number of every fifth square of the track, so that players can count the others. Single
    /// digits are left out, because they could be mistaken for keys.
    fn milestone(&self, square: &SquareLayout) -> Option<String> {
        let number = square.number.filter(|_| square.kind == SquareKind::Track)?;
        (number >= 10 && number.is_multiple_of(5)).then(|| number.to_string())
    }

    /// Writes the number of a square, the target of its link and its signs on its first row. A link
    /// that does not fit goes on the second row.
    fn numbered_text(&mut self, index: usize, signs: &str) {
        let style = self.picture.style;
        let Some(run) = self.placed.ground.runs(index).first() else { return };
        let number = self.picture.layout.squares[index].number;
        let number = number.map(|n| n.to_string()).unwrap_or_default();
        let link = self.picture.layout.links.iter().find(|link| link.from == index);
        let link_text = link.map(|link| self.link_text(link)).unwrap_or_default();
        let len = usize::from(run.len);
        let both = number.len() + link_text.chars().count();
        // A link may cover the edge.
        let edge = usize::from(!style.colour && both < len);
        let mut room = len.saturating_sub(edge);
        if number.len() <= room {
            let look = self.coloured(Style::new().fg(colour(FAINT)));
            self.write((run.col + edge as u16, run.row), &number, look);
            room -= number.len();
        }
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let look = link.map_or(bold, |link| glyphs::link_look(link.kind, style));
        let rest = if both <= len { link_text.clone() + signs } else { signs.to_string() };
        let rest: String = rest.chars().take(room).collect();
        self.write_right(run, &rest, look);
        if let Some(below) = self.placed.ground.runs(index).get(1).filter(|_| both > len) {
            self.write_right(below, &link_text, look);
        }
    }

    /// Writes text at the right end of a run, if there is room.
    fn write_right(&mut self, run: &Run, text: &str, look: Style) {
        let before = run.len.checked_sub(text.chars().count() as u16);
        if let Some(before) = before {
            self.write((run.col + before, run.row), text, look);
        }
    }

    /// The signs of a square, the most important first.
    fn signs(&self, index: usize) -> String {
        let square = &self.picture.layout.squares[index];
        let style = self.picture.style;
        let link = self.picture.layout.links.iter().find(|link| link.from == index);
        let link = link.filter(|_| !self.picture.numbered);
        let link = link.map(|link| link_sign(link.kind, style));
        let landing = self.board.landing.contains(&index).then(|| Sign::LANDING.glyph(style));
        let safe = (square.safe && square.kind == SquareKind::Track && !square.mark)
            .then(|| Sign::SAFE.glyph(style));
        let mark = square.mark.then(|| Sign::ROSETTE.glyph(style));
        let owner = square.owner.map(|seat| self.picture.letter(seat));
        let last = self.board.last.contains(&index).then(|| Sign::LAST.glyph(style));
        let effect = square.effect.map(effect_sign);
        [landing, safe, mark, effect, last, owner, link].into_iter().flatten().collect()
    }

    /// The sign of a link and the number of the square it leads to.
    fn link_text(&self, link: &LinkLayout) -> String {
        let to = self.picture.layout.squares[link.to].number;
        let to = to.map(|n| n.to_string()).unwrap_or_default();
        format!("{}{to}", link_sign(link.kind, self.picture.style))
    }

    /// Writes a square's most important sign into its last corner, if that is free.
    pub(super) fn corner(&mut self, index: usize) {
        let runs = self.room(index);
        let square = &self.picture.layout.squares[index];
        let plain = square.kind == SquareKind::Yard || self.picture.numbered;
        let (Some(run), false) = (runs.last(), plain) else { return };
        let at = (run.col + run.len - 1, run.row);
        let owner = square.owner.map(|seat| self.picture.letter(seat));
        let sign = self.signs(index).chars().next().filter(|sign| Some(*sign) != owner);
        if let Some(sign) = sign.filter(|_| !self.written.contains(&at)) {
            self.write(at, &sign.to_string(), Style::new());
        }
    }

    /// Draws the yards with their slots and names.
    pub(super) fn yards(&mut self) {
        for seat in &self.picture.layout.seats {
            let frame = self.placed.frame(&self.picture.layout, seat.yard);
            let paint = &self.picture.paints[seat.seat.index()];
            for at in self.placed.ground.cells(seat.yard) {
                let (glyph, look) = match (self.picture.style, frame.contains(at)) {
                    (DrawStyle { colour: true, .. }, true) => (' ', paint.frame()),
                    (DrawStyle { colour: true, .. }, false) => (' ', paint.paper()),
                    (style, true) => (self.placed.border(seat.yard, *at, style), Style::new()),
                    (_, false) => (' ', Style::new()),
                };
                self.put(*at, glyph, look);
            }
            self.written.extend(&frame);
            if self.placed.slots_are_clear(&self.picture.layout, seat, false) {
                let slots =
                    (0..seat.yard_slots.at.len()).map(|token| self.placed.slot(seat, token));
                let glyph = Sign::SLOT.glyph(self.picture.style).to_string();
                slots.flatten().for_each(|at| self.write(at, &glyph, Style::new()));
            }
            self.name(seat);
        }
    }

    /// Writes the name of a seat on the first row of its yard.
    fn name(&mut self, seat: &SeatLayout) {
        let Some(run) = self.placed.ground.runs(seat.yard).first() else { return };
        let style = self.picture.style;
        let turn = self.board.turn == Some(seat.seat);
        let name = self.board.names.iter().find(|(s, _)| *s == seat.seat).map(|(_, name)| name);
        let letter = self.picture.letter(seat.seat);
        let letter = if style.unicode { letter.to_ascii_uppercase() } else { letter };
        let sign = if turn { Sign::TURN.glyph(style).to_string() } else { String::new() };
        let text = match name {
            Some(name) if run.len > 6 => format!("{sign}{letter} {name}"),
            _ => format!("{sign}{letter}"),
        };
        // A name may contain wide letters, or letters that the terminal does not support.
        let shown = |c: char| if style.unicode || c.is_ascii() { c } else { '?' };
        let text: String = text.chars().map(shown).collect();
        let text = cut(&text, run.len, style);
        let len = (Span::raw(&text).width() as u16).min(run.len);
        let mut look = Style::new().add_modifier(Modifier::BOLD);
        if turn {
            look = look.add_modifier(Modifier::REVERSED);
        }
        let framed = !self.placed.frame(&self.picture.layout, seat.yard).is_empty();
        let col = run.col + if framed { (run.len - len) / 2 } else { 0 };
        let (x, y) = (self.area.x.saturating_add(col), self.area.y.saturating_add(run.row));
        if self.area.contains(Position { x, y }) {
            let room = len.min(self.area.right() - x);
            self.buf.set_stringn(x, y, text, usize::from(room), look);
            self.written.extend((col..col + len).map(|col| (col, run.row)));
        }
    }

    /// Draws pieces at their places.
    pub(super) fn pieces(&mut self, pieces: &[Piece], places: &[(u16, u16)]) {
        for (piece, at) in pieces.iter().zip(places) {
            let look = self.tone(piece);
            self.write(*at, &piece.text, look);
        }
    }

    fn tone(&self, piece: &Piece) -> Style {
        let style = self.picture.style;
        let token = self.picture.paints[piece.seat.index()].token(style);
        match piece.tone {
            Tone::Plain => token,
            Tone::Marked => glyphs::marked(style),
            Tone::Captured => token.crossed_out(),
        }
    }

    /// Marks a square that holds more tokens than it can show.
    pub(super) fn more(&mut self, square: usize, number: usize) {
        let text = footnote(number);
        let runs = self.room(square);
        if let Some(at) = pack(&[text.len() as u16], &runs, false) {
            self.write(at[0], &text, glyphs::marked(self.picture.style));
        }
    }

    /// Writes the tokens of such a square beside the board or in a yard, as near as possible.
    /// Returns false if there is no room.
    pub(super) fn note(&mut self, square: usize, number: usize, pieces: &[Piece]) -> bool {
        let text = footnote(number);
        let len = text.len() as u16 + pieces.iter().map(Piece::len).sum::<u16>();
        let Some((col, row)) = self.free_run(square, len + 2) else { return false };
        self.write((col + 1, row), &text, glyphs::marked(self.picture.style));
        let mut at = col + 1 + text.len() as u16;
        for piece in pieces {
            self.pieces(std::slice::from_ref(piece), &[(at, row)]);
            at += piece.len();
        }
        true
    }

    /// The nearest `len` neighbouring cells of the picture that are empty and belong to no square
    /// other than a yard.
    fn free_run(&self, square: usize, len: u16) -> Option<(u16, u16)> {
        let (col, row) = self.placed.middle(square)?;
        let free = |at: (u16, u16)| {
            let owner = self.picture.square_at(at.0, at.1);
            let yard = |i: usize| self.picture.layout.squares[i].kind == SquareKind::Yard;
            owner.is_none_or(yard) && !self.written.contains(&at)
        };
        let (cols, rows) = self.picture.size();
        let last = cols.checked_sub(len)?;
        let starts = (0..rows).flat_map(|row| (0..=last).map(move |col| (col, row)));
        let clear = starts.filter(|(col, row)| (*col..col + len).all(|col| free((col, *row))));
        clear.min_by_key(|(c, r)| (c + len / 2).abs_diff(col) + 2 * r.abs_diff(row))
    }

    /// The runs of a square in which tokens may be drawn. Without colour, its edges are left free.
    pub(super) fn room(&self, square: usize) -> Vec<Run> {
        let kind = self.picture.layout.squares[square].kind;
        let frame = if kind == SquareKind::Yard {
            self.placed.frame(&self.picture.layout, square)
        } else {
            BTreeSet::new()
        };
        if !frame.is_empty() {
            return self.placed.inside(square, &frame);
        }
        let trimmed = |run: &Run| match (self.picture.style.colour, self.picture.grid) {
            (false, true) if run.len > 2 => Run { col: run.col + 1, len: run.len - 1, ..*run },
            (false, false) if run.len > 3 => Run { col: run.col + 1, len: run.len - 2, ..*run },
            _ => *run,
        };
        self.placed.ground.runs(square).iter().map(trimmed).collect()
    }

    /// A style without its colours, if the terminal has none.
    fn coloured(&self, look: Style) -> Style {
        if self.picture.style.colour { look } else { Style::new() }
    }

    fn write(&mut self, (col, row): (u16, u16), text: &str, look: Style) {
        for (glyph, col) in text.chars().zip(col..) {
            self.put((col, row), glyph, look);
            self.written.insert((col, row));
        }
    }

    fn put(&mut self, (col, row): (u16, u16), glyph: char, look: Style) {
        let (x, y) = (self.area.x.saturating_add(col), self.area.y.saturating_add(row));
        if self.area.contains(Position { x, y }) {
            self.buf[(x, y)].set_char(glyph).set_style(look);
        }
    }
}

/// The mark that connects a square with the note about it.
fn footnote(number: usize) -> String {
    format!("{})", char::from(b'a' + (number.saturating_sub(1) % 26) as u8))
}
