//! The positions of a board's squares, in character cells.

use super::axis::Axis;
use super::glyphs::{Paint, letters, paint, shape};
use super::square_cells::{Run, SquareCells, bounds};
use crate::terminal::DrawStyle;
use homestretch_rules::layout::{Layout, Outline, SeatLayout, Shape, SquareKind};
use homestretch_rules::{Rules, Seat};
use std::collections::BTreeSet;

/// The largest size of a square, in columns and rows.
const MAX_SQUARE_CELLS: (u16, u16) = (10, 5);
/// A terminal that is large enough for every board, in columns and rows.
const MAX_TERMINAL_CELLS: (u16, u16) = (400, 200);

/// A board fitted into a number of columns and rows. Squares are indices into the layout's list.
#[derive(Clone, Debug)]
pub struct Picture {
    pub(super) layout: Layout,
    pub(super) style: DrawStyle,
    /// Whether all squares lie in straight rows.
    pub(super) grid: bool,
    /// Whether all seats walk the same squares, so that players refer to squares by number.
    pub(super) numbered: bool,
    pub(super) letters: Vec<char>,
    pub(super) paints: Vec<Paint>,
    size: (u16, u16),
    smallest: (u16, u16),
    placed: Option<Placed>,
}

/// The position of a board that fits.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub(super) x: Axis,
    pub(super) y: Axis,
    pub(super) ground: SquareCells,
}

impl Picture {
    /// The largest drawing of a variant's board that fits into `size`, in columns and rows.
    pub fn new(rules: &Rules, size: (u16, u16), style: DrawStyle) -> Picture {
        let layout = rules.layout();
        let lines = GridLines::of(&layout);
        let placed = lines.candidates(size).find_map(|sides| place(&layout, &lines, sides, size));
        Picture {
            grid: lines.grid,
            numbered: numbered(&layout),
            letters: letters(&layout),
            paints: layout.seats.iter().map(|seat| paint(&seat.colour, seat.seat)).collect(),
            smallest: smallest(&layout, &lines),
            layout,
            style,
            size,
            placed,
        }
    }

    /// Whether the board fits. If not, nothing is drawn.
    pub fn fits(&self) -> bool {
        self.placed.is_some()
    }

    /// The smallest size into which the board fits, in columns and rows.
    pub fn smallest(&self) -> (u16, u16) {
        self.smallest
    }

    /// The size the picture was made for, in columns and rows.
    pub fn size(&self) -> (u16, u16) {
        self.size
    }

    /// The layout that is drawn.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The square at a column and row of the picture.
    pub fn square_at(&self, col: u16, row: u16) -> Option<usize> {
        self.placed.as_ref()?.ground.at(col, row)
    }

    /// The cells of a square; empty if the board does not fit.
    pub fn cells(&self, square: usize) -> &[(u16, u16)] {
        self.placed.as_ref().map_or(&[], |placed| placed.ground.cells(square))
    }

    /// The square of a seat's step.
    pub fn square_of(&self, seat: Seat, step: i16) -> Option<usize> {
        let index = usize::try_from(step - self.layout.first_step).ok()?;
        self.layout.seats.get(seat.index())?.path.get(index).copied()
    }

    /// The sign of a seat's tokens: a shape, or a capital letter in plain text.
    pub fn sign(&self, seat: Seat) -> char {
        if self.style.unicode { shape(seat) } else { self.letter(seat).to_ascii_uppercase() }
    }

    /// The small letter on the squares in a seat's colour.
    pub fn letter(&self, seat: Seat) -> char {
        self.letters.get(seat.index()).copied().unwrap_or('?')
    }

    /// The style of a seat's tokens and name.
    pub fn look(&self, seat: Seat) -> ratatui::style::Style {
        self.paints[seat.index()].token(self.style)
    }

    pub(super) fn placed(&self) -> Option<&Placed> {
        self.placed.as_ref()
    }
}

impl Placed {
    /// The cell of a token's slot in a yard; None if the slot lies outside the yard's cells.
    pub(super) fn slot(&self, seat: &SeatLayout, token: usize) -> Option<(u16, u16)> {
        let point = seat.yard_slots.at.get(token)?;
        let (left, top) = self.ground.offset;
        let cell = (left + self.x.cells_to(point.x) as u16, top + self.y.cells_to(point.y) as u16);
        (self.ground.at(cell.0, cell.1) == Some(seat.yard)).then_some(cell)
    }

    /// The middle cell of a square.
    pub(super) fn middle(&self, square: usize) -> Option<(u16, u16)> {
        let runs = self.ground.runs(square);
        let widest = runs.iter().map(|run| run.len).max()?;
        let wide: Vec<&Run> = runs.iter().filter(|run| run.len + 1 >= widest).collect();
        let run = wide[(wide.len() - 1) / 2];
        Some((run.col + (run.len - 1) / 2, run.row))
    }

    /// Whether every slot of a yard has two cells of its own inside the frame, or four if `roomy`.
    pub(super) fn slots_are_clear(&self, layout: &Layout, seat: &SeatLayout, roomy: bool) -> bool {
        let frame = self.frame(layout, seat.yard);
        let mut cells = BTreeSet::new();
        let mut slots = (0..seat.yard_slots.at.len()).map(|token| self.slot(seat, token));
        let more = u16::from(roomy);
        slots.all(|slot| {
            let Some((col, row)) = slot.filter(|slot| slot.0 >= more) else { return false };
            (col - more..=col + 1 + more).all(|col| {
                let at = (col, row);
                let own = self.ground.at(col, row) == Some(seat.yard);
                own && !frame.contains(&at) && cells.insert(at)
            })
        })
    }

    /// The cells at the edge of a yard; empty if the yard is too small for a frame.
    pub(super) fn frame(&self, layout: &Layout, yard: usize) -> BTreeSet<(u16, u16)> {
        let runs = self.ground.runs(yard);
        if runs.len() < 4 || self.ground.longest(yard) < 6 {
            return BTreeSet::new();
        }
        let within = |i: usize| i == yard || layout.squares[i].kind == SquareKind::Pad;
        let at_edge = |at: &&(u16, u16)| self.around(**at).iter().any(|i| !i.is_some_and(within));
        self.ground.cells(yard).iter().filter(at_edge).copied().collect()
    }

    /// The character of a cell in the frame of a yard that is drawn without colour.
    pub(super) fn border(&self, yard: usize, at: (u16, u16), style: DrawStyle) -> char {
        let [left, right, above, below] = self.around(at).map(|square| square == Some(yard));
        match (style.unicode, left, right, above, below) {
            (false, true, true, ..) => '-',
            (false, ..) => '|',
            (true, false, true, false, true) => '┌',
            (true, true, false, false, true) => '┐',
            (true, false, true, true, false) => '└',
            (true, true, false, true, false) => '┘',
            (true, true, true, ..) => '─',
            (true, ..) => '│',
        }
    }

    /// The squares to the left and right of a cell, above and below it.
    fn around(&self, (col, row): (u16, u16)) -> [Option<usize>; 4] {
        let [left, right] = [col.wrapping_sub(1), col + 1].map(|col| self.ground.at(col, row));
        let [above, below] = [row.wrapping_sub(1), row + 1].map(|row| self.ground.at(col, row));
        [left, right, above, below]
    }

    /// The runs of a yard inside its frame.
    pub(super) fn inside(&self, yard: usize, frame: &BTreeSet<(u16, u16)>) -> Vec<Run> {
        let inner = |run: &Run| {
            let mut cols = run.col..run.col + run.len;
            let first = cols.find(|col| !frame.contains(&(*col, run.row)))?;
            let last = cols.take_while(|col| !frame.contains(&(*col, run.row))).last();
            let last = last.unwrap_or(first);
            Some(Run { row: run.row, col: first, len: last - first + 1 })
        };
        self.ground.runs(yard).iter().filter_map(inner).collect()
    }
}

/// The lines between squares, in both dimensions.
struct GridLines {
    x: Vec<f64>,
    y: Vec<f64>,
    /// Whether all squares lie on a grid, so that they can have the same size.
    grid: bool,
}

impl GridLines {
    fn of(layout: &Layout) -> GridLines {
        let walked = |kind| matches!(kind, SquareKind::Track | SquareKind::Stretch);
        let squares = layout.squares.iter().filter(|square| walked(square.kind));
        let upright = |o: &Outline| o.shape == Shape::Square && o.rotation.rem_euclid(90.0) < 0.01;
        let grid = squares.clone().all(|square| upright(&square.outline));
        let all = bounds(layout.squares.iter().map(|square| &square.outline));
        let mut lines = GridLines { x: Vec::new(), y: Vec::new(), grid };
        let outlines = squares.filter(|_| grid).map(|square| &square.outline);
        for [low, high] in outlines.filter_map(|o| bounds([o].into_iter())).chain(all) {
            lines.x.extend([low.x, high.x]);
            lines.y.extend([low.y, high.y]);
        }
        for line in [&mut lines.x, &mut lines.y] {
            line.sort_by(f64::total_cmp);
            line.dedup_by(|a, b| (*a - *b).abs() < 0.01);
        }
        lines
    }

    /// The sizes to try, best first: of one square if the board is a grid, otherwise of the whole
    /// board.
    fn candidates(&self, (cols, rows): (u16, u16)) -> Box<dyn Iterator<Item = (u16, u16)> + '_> {
        if self.grid {
            let fits = move |(x, y): &(u16, u16)| *x <= cols && *y <= rows;
            return Box::new(sides().into_iter().filter(fits).rev());
        }
        let length = |line: &[f64]| line[line.len() - 1] - line[0];
        let (width, height) = (length(&self.x), length(&self.y));
        let most = MAX_SQUARE_CELLS.1 * height.ceil() as u16;
        Box::new((1..=rows.min(most)).rev().flat_map(move |rows| {
            let ratio = |r: f64| (f64::from(rows) * r * width / height).round() as u16;
            (ratio(1.8)..=ratio(2.6).min(cols)).rev().map(move |cols| (cols, rows))
        }))
    }

    /// How many neighbouring cells a square should have.
    fn least(&self, x: &Axis) -> u16 {
        let side = f64::from(x.len()) / (self.x[self.x.len() - 1] - self.x[0]);
        if side > 3.4 { 3 } else { 2 }
    }

    fn axes(&self, (cols, rows): (u16, u16)) -> (Axis, Axis) {
        if self.grid {
            (Axis::even(&self.x, cols), Axis::even(&self.y, rows))
        } else {
            (Axis::whole(&self.x, cols), Axis::whole(&self.y, rows))
        }
    }
}

/// The possible sizes of a square, the smallest first. A cell is about twice as high as wide.
fn sides() -> Vec<(u16, u16)> {
    let all = (1..=MAX_SQUARE_CELLS.1).flat_map(|y| (2..=MAX_SQUARE_CELLS.0).map(move |x| (x, y)));
    let mut sides: Vec<(u16, u16)> = all.filter(|(x, y)| 2 * x >= 3 * y && *x <= 3 * y).collect();
    sides.sort_by_key(|(x, y)| ((*x).min(2 * y), x * y));
    sides
}

/// Places the board in a size, if every square gets the cells it needs. The rows and columns of
/// squares that are too small grow as long as there is room.
fn place(
    layout: &Layout,
    lines: &GridLines,
    sides: (u16, u16),
    (cols, rows): (u16, u16),
) -> Option<Placed> {
    let (mut x, mut y) = lines.axes(sides);
    x.tighten(cols);
    y.tighten(rows);
    if usize::from(x.len()) * usize::from(y.len()) < 2 * layout.squares.len() {
        return None;
    }
    while x.len() <= cols && y.len() <= rows {
        let mut ground = SquareCells::new(layout, &x, &y, lines.least(&x));
        let Some(small) = too_small(layout, &ground) else {
            ground.shift(((cols - x.len()) / 2, (rows - y.len()) / 2));
            return Some(Placed { x, y, ground });
        };
        let outline = &layout.squares[small].outline;
        if !lines.grid {
            return None;
        } else if y.side(outline.y) < 3 {
            y.widen(outline.y);
        } else {
            x.widen(outline.x);
        }
    }
    None
}

/// The first square without room for a token and its number or, on a numbered board, without room
/// for its own number and a row of tokens.
fn too_small(layout: &Layout, ground: &SquareCells) -> Option<usize> {
    let numbered = numbered(layout);
    let small = |i: &usize| match layout.squares[*i].kind {
        SquareKind::Track if numbered => ground.longest(*i) < 4 || ground.runs(*i).len() < 2,
        _ => ground.longest(*i) < 2,
    };
    (0..layout.squares.len()).find(small)
}

fn smallest(layout: &Layout, lines: &GridLines) -> (u16, u16) {
    let size = |sides| {
        let placed = place(layout, lines, sides, MAX_TERMINAL_CELLS)?;
        Some((placed.ground.cols, placed.ground.rows))
    };
    let found = if lines.grid {
        sides().into_iter().find_map(size)
    } else {
        let mut all: Vec<(u16, u16)> = lines.candidates(MAX_TERMINAL_CELLS).collect();
        all.sort_by_key(|(cols, rows)| (*rows, *cols));
        all.into_iter().find_map(size)
    };
    found.unwrap_or(MAX_TERMINAL_CELLS)
}

/// Whether the tokens of all seats walk the same squares once they are on the board.
fn numbered(layout: &Layout) -> bool {
    let paths = layout.seats.iter().map(|seat| seat.path.get(1..).unwrap_or_default());
    let mut paths = paths.filter(|path| path.len() > 1);
    let first = paths.next();
    let mut others = paths.peekable();
    others.peek().is_some() && others.all(|path| Some(path) == first)
}
