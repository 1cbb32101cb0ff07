//! Which square every character cell belongs to.

use super::axis::Axis;
use homestretch_rules::layout::{Layout, Outline, Point, Shape, SquareKind, SquareLayout};

/// Cells in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) row: u16,
    pub(super) col: u16,
    pub(super) len: u16,
}

/// The cells of a board. No two squares share one.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    pub(super) cols: u16,
    pub(super) rows: u16,
    owner: Vec<Option<u16>>,
    /// For every square its longest run in each row, from the top.
    runs: Vec<Vec<Run>>,
    cells: Vec<Vec<(u16, u16)>>,
}

impl Ground {
    /// Gives every cell to the square its middle lies in. Where a square has fewer than so many
    /// in a row, it takes them from beside the board and from yards.
    pub(super) fn new(layout: &Layout, x: &Axis, y: &Axis, least: u16) -> Ground {
        let (cols, rows) = (x.len(), y.len());
        let owner = vec![None; usize::from(cols) * usize::from(rows)];
        let mut ground = Ground { cols, rows, owner, runs: Vec::new(), cells: Vec::new() };
        // What is walked on lies above what is not.
        use SquareKind::*;
        for kind in [Yard, Pad, Finish, Stretch, Track] {
            for (i, square) in layout.squares.iter().enumerate().filter(|(_, s)| s.kind == kind) {
                ground.fill(i, &square.outline, x, y);
            }
        }
        ground.count(layout.squares.len());
        ground.round_off(layout);
        let small = |i: &usize| layout.squares[*i].kind != Yard && ground.longest(*i) < least;
        let small: Vec<usize> = (0..layout.squares.len()).filter(small).collect();
        for i in small {
            let want = if ground.claim(i, layout, x, y, least) { 0 } else { 2 };
            if ground.longest(i) < want {
                ground.claim(i, layout, x, y, want);
            }
        }
        ground.count(layout.squares.len());
        ground
    }

    /// The square a cell belongs to.
    pub(super) fn at(&self, col: u16, row: u16) -> Option<usize> {
        let inside = col < self.cols && row < self.rows;
        inside.then(|| self.owner[self.index(col, row)].map(usize::from)).flatten()
    }

    /// The longest run of a square in each of its rows.
    pub(super) fn runs(&self, square: usize) -> &[Run] {
        &self.runs[square]
    }

    /// The most cells that a square has in a row.
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
        let reach = Reach::of(outline);
        let span = |axis: &Axis, low: f64, high: f64| {
            let first = axis.cells_to(low).floor() as u16;
            first..(axis.cells_to(high).ceil() as u16).min(axis.len())
        };
        for row in span(y, reach.low.y, reach.high.y) {
            for col in span(x, reach.low.x, reach.high.x) {
                if reach.contains(Point { x: x.coordinate(col), y: y.coordinate(row) }) {
                    let index = self.index(col, row);
                    self.owner[index] = Some(square as u16);
                }
            }
        }
    }

    /// Takes the tips of round yards away: a cell or two above the rest look torn.
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

    /// Gives a square that got too little so many cells in a row near its middle that are free,
    /// its own or a yard's; false if there are none.
    fn claim(&mut self, square: usize, layout: &Layout, x: &Axis, y: &Axis, len: u16) -> bool {
        let outline = &layout.squares[square].outline;
        let (col, row) = (x.cells_to(outline.x), y.cells_to(outline.y));
        let gives = |owner: Option<usize>| {
            owner.is_none_or(|i| i == square || layout.squares[i].kind == SquareKind::Yard)
        };
        let mut best: Option<(f64, u16, u16)> = None;
        // Nothing further away is near.
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

    /// Counts the cells of every square.
    fn count(&mut self, squares: usize) {
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

/// The area of an outline.
struct Reach {
    corners: Vec<Point>,
    middle: Point,
    radius: f64,
    low: Point,
    high: Point,
}

impl Reach {
    fn of(outline: &Outline) -> Reach {
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
        Reach { corners, middle, radius, low, high }
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

/// The corners of the smallest upright box round some outlines.
pub(super) fn bounds<'a>(outlines: impl Iterator<Item = &'a Outline>) -> Option<[Point; 2]> {
    let boxes = outlines.map(Reach::of).map(|reach| [reach.low, reach.high]);
    boxes.reduce(|[a, b], [c, d]| {
        let low = Point { x: a.x.min(c.x), y: a.y.min(c.y) };
        [low, Point { x: b.x.max(d.x), y: b.y.max(d.y) }]
    })
}
