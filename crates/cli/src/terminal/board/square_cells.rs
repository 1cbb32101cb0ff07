//! The square to which each character cell belongs.

use super::axis::Axis;
use homestretch_rules::layout::{Layout, Outline, Point, Shape, SquareKind, SquareLayout};

/// Neighbouring cells in one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) row: u16,
    pub(super) col: u16,
    pub(super) len: u16,
}

/// The cells of each square. No two squares share a cell. Columns and rows count from the
/// corner of the picture.
#[derive(Clone, Debug)]
pub(super) struct SquareCells {
    pub(super) cols: u16,
    pub(super) rows: u16,
    /// The free columns on the left and the free rows above.
    pub(super) offset: (u16, u16),
    /// The square of every cell, row by row.
    owner: Vec<Option<u16>>,
    /// The longest run of every square in each of its rows, from the top.
    runs: Vec<Vec<Run>>,
    cells: Vec<Vec<(u16, u16)>>,
}

impl SquareCells {
    /// Assigns every cell to the square that contains its middle. A square with fewer than `least`
    /// cells in a row also takes free cells and cells of yards. The board is in the corner.
    pub(super) fn new(layout: &Layout, x: &Axis, y: &Axis, least: u16) -> SquareCells {
        let (cols, rows) = (x.len(), y.len());
        let owner = vec![None; usize::from(cols) * usize::from(rows)];
        let (offset, runs, cells) = ((0, 0), Vec::new(), Vec::new());
        let mut ground = SquareCells { cols, rows, offset, owner, runs, cells };
        // Later kinds cover earlier ones, so squares that tokens walk on come last.
        use SquareKind::*;
        for kind in [Yard, Pad, Finish, Stretch, Track] {
            for (i, square) in layout.squares.iter().enumerate().filter(|(_, s)| s.kind == kind) {
                ground.fill(i, &square.outline, x, y);
            }
        }
        ground.collect(layout.squares.len());
        ground.round_off(layout);
        let small = |i: &usize| layout.squares[*i].kind != Yard && ground.longest(*i) < least;
        let small: Vec<usize> = (0..layout.squares.len()).filter(small).collect();
        for i in small {
            let want = if ground.claim(i, layout, x, y, least) { 0 } else { 2 };
            if ground.longest(i) < want {
                ground.claim(i, layout, x, y, want);
            }
        }
        ground.collect(layout.squares.len());
        ground
    }

    /// Moves the board away from the corner.
    pub(super) fn shift(&mut self, (left, top): (u16, u16)) {
        self.offset = (left, top);
        let runs = self.runs.iter_mut().flatten();
        let cells = self.cells.iter_mut().flatten();
        for (col, row) in
            runs.map(|run| (&mut run.col, &mut run.row)).chain(cells.map(|(c, r)| (c, r)))
        {
            (*col, *row) = (*col + left, *row + top);
        }
    }

    /// The square a cell belongs to.
    pub(super) fn at(&self, col: u16, row: u16) -> Option<usize> {
        let (col, row) = (col.checked_sub(self.offset.0)?, row.checked_sub(self.offset.1)?);
        let inside = col < self.cols && row < self.rows;
        inside.then(|| self.owner[self.index(col, row)].map(usize::from)).flatten()
    }

    /// The longest run of a square in each of its rows.
    pub(super) fn runs(&self, square: usize) -> &[Run] {
        &self.runs[square]
    }

    /// The length of the longest run of a square.
    pub(super) fn longest(&self, square: usize) -> u16 {
        self.runs[square].iter().map(|run| run.len).max().unwrap_or(0)
    }

    /// Every cell of a square, row by row.
    pub(super) fn cells(&self, square: usize) -> &[(u16, u16)] {
        &self.cells[square]
    }

    fn index(&self, col: u16, row: u16) -> usize {
        usize::from(row) * usize::from(self.cols) + usize::from(col)
    }

    fn fill(&mut self, square: usize, outline: &Outline, x: &Axis, y: &Axis) {
        let extent = Extent::of(outline);
        let span = |axis: &Axis, low: f64, high: f64| {
            let first = axis.cells_to(low).floor() as u16;
            first..(axis.cells_to(high).ceil() as u16).min(axis.len())
        };
        for row in span(y, extent.low.y, extent.high.y) {
            for col in span(x, extent.low.x, extent.high.x) {
                if extent.contains(Point { x: x.coordinate(col), y: y.coordinate(row) }) {
                    let index = self.index(col, row);
                    self.owner[index] = Some(square as u16);
                }
            }
        }
    }

    /// Removes the top and bottom tips of round yards, where one or two cells alone look torn.
    fn round_off(&mut self, layout: &Layout) {
        let round =
            |s: &SquareLayout| s.kind == SquareKind::Yard && s.outline.shape == Shape::Circle;
        for i in (0..layout.squares.len()).filter(|i| round(&layout.squares[*i])) {
            let longest = self.longest(i);
            let tips = self.runs[i].iter().filter(|run| run.len * 5 < longest * 2);
            for run in tips.copied().collect::<Vec<Run>>() {
                for col in run.col..run.col + run.len {
                    let index = self.index(col, run.row);
                    self.owner[index] = None;
                }
            }
        }
    }

    /// Gives a square `len` neighbouring cells near its middle that are free, its own or a yard's.
    /// Returns false if there are none.
    fn claim(&mut self, square: usize, layout: &Layout, x: &Axis, y: &Axis, len: u16) -> bool {
        let outline = &layout.squares[square].outline;
        let (col, row) = (x.cells_to(outline.x), y.cells_to(outline.y));
        let gives = |owner: Option<usize>| {
            owner.is_none_or(|i| i == square || layout.squares[i].kind == SquareKind::Yard)
        };
        let mut best: Option<(f64, u16, u16)> = None;
        // Cells further away are not considered.
        let from = |at: f64| (at - 6.0).max(0.0) as u16;
        let rows = self.rows.min(row as u16 + 6);
        let cols = (self.cols + 1).saturating_sub(len).min(col as u16 + 6);
        for r in from(row)..rows {
            for c in from(col)..cols {
                let (dx, dy) =
                    (f64::from(c) + f64::from(len) / 2.0 - col, f64::from(r) + 0.5 - row);
                let away = (dx / 2.0).hypot(dy);
                let nearer = away < 1.6 && best.is_none_or(|(least, ..)| away < least);
                if nearer && (c..c + len).all(|c| gives(self.at(c, r))) {
                    best = Some((away, c, r));
                }
            }
        }
        let Some((_, c, r)) = best else { return false };
        for col in c..c + len {
            let index = self.index(col, r);
            self.owner[index] = Some(square as u16);
        }
        true
    }

    /// Collects the cells and runs of every square.
    fn collect(&mut self, squares: usize) {
        self.runs = vec![Vec::new(); squares];
        self.cells = vec![Vec::new(); squares];
        for row in 0..self.rows {
            let mut col = 0;
            while col < self.cols {
                let start = col;
                let owner = self.at(col, row);
                while col < self.cols && self.at(col, row) == owner {
                    col += 1;
                }
                let Some(square) = owner else { continue };
                self.cells[square].extend((start..col).map(|col| (col, row)));
                let run = Run { row, col: start, len: col - start };
                match self.runs[square].last_mut() {
                    Some(last) if last.row == row && last.len >= run.len => {}
                    Some(last) if last.row == row => *last = run,
                    _ => self.runs[square].push(run),
                }
            }
        }
    }
}

/// The area that an outline covers.
struct Extent {
    corners: Vec<Point>,
    middle: Point,
    radius: f64,
    low: Point,
    high: Point,
}

impl Extent {
    fn of(outline: &Outline) -> Extent {
        let corners = outline.corners();
        let radius = if outline.shape == Shape::Circle { outline.width / 2.0 } else { 0.0 };
        let middle = Point { x: outline.x, y: outline.y };
        let (mut low, mut high) = (middle, middle);
        for p in &corners {
            low = Point { x: low.x.min(p.x), y: low.y.min(p.y) };
            high = Point { x: high.x.max(p.x), y: high.y.max(p.y) };
        }
        let low = Point { x: low.x - radius, y: low.y - radius };
        let high = Point { x: high.x + radius, y: high.y + radius };
        Extent { corners, middle, radius, low, high }
    }

    fn contains(&self, p: Point) -> bool {
        if self.corners.is_empty() {
            return (p.x - self.middle.x).hypot(p.y - self.middle.y) <= self.radius;
        }
        let next = self.corners.iter().cycle().skip(1);
        let side = |(a, b): (&Point, &Point)| (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
        self.corners.iter().zip(next).map(side).all(|turn| turn >= -1e-9)
    }
}

/// The corners of the bounding box of some outlines.
pub(super) fn bounds<'a>(outlines: impl Iterator<Item = &'a Outline>) -> Option<[Point; 2]> {
    let boxes = outlines.map(Extent::of).map(|extent| [extent.low, extent.high]);
    boxes.reduce(|[a, b], [c, d]| {
        let low = Point { x: a.x.min(c.x), y: a.y.min(c.y) };
        [low, Point { x: b.x.max(d.x), y: b.y.max(d.y) }]
    })
}
