//! One dimension of the board: how many character cells each row or column of squares takes.

/// The grid lines across one dimension, in units of squares, and the number of cells between
/// neighbouring lines.
#[derive(Clone, Debug)]
pub(super) struct Axis {
    lines: Vec<f64>,
    cells: Vec<u16>,
}

impl Axis {
    /// An axis on which a square takes `side` cells, and gaps take cells in proportion.
    pub(super) fn even(lines: &[f64], side: u16) -> Axis {
        let cells = |pair: &[f64]| ((pair[1] - pair[0]) * f64::from(side)).round() as u16;
        Axis { lines: lines.to_vec(), cells: lines.windows(2).map(cells).collect() }
    }

    /// An axis without inner lines, whose whole length takes `cells` cells.
    pub(super) fn whole(lines: &[f64], cells: u16) -> Axis {
        let (first, last) = (lines[0], lines[lines.len() - 1]);
        Axis { lines: vec![first, last], cells: vec![cells] }
    }

    /// The number of cells.
    pub(super) fn len(&self) -> u16 {
        self.cells.iter().sum()
    }

    /// Removes cells until the axis fits into `room`: first one from each gap between squares, then
    /// one from each of the two outermost squares at both ends. At least one cell remains of each.
    /// Taking cells from more squares would look uneven.
    pub(super) fn tighten(&mut self, room: u16) {
        let last = self.cells.len() - 1;
        for i in 0..=last {
            let squares = (self.lines[i + 1] - self.lines[i] - 1.0).abs() < 0.01;
            if self.len() > room && !squares && self.cells[i] > 1 {
                self.cells[i] -= 1;
            }
        }
        for i in 0..2.min(last / 2) {
            for end in [i, last - i] {
                if self.len() > room && self.cells[end] > 1 {
                    self.cells[end] -= 1;
                }
            }
        }
    }

    /// Adds a cell to the square at a coordinate.
    pub(super) fn widen(&mut self, at: f64) {
        let gap = self.gap(at);
        self.cells[gap] += 1;
    }

    /// The number of cells of the square at a coordinate.
    pub(super) fn side(&self, at: f64) -> u16 {
        self.cells[self.gap(at)]
    }

    fn gap(&self, at: f64) -> usize {
        let gap = self.lines.windows(2).position(|pair| at < pair[1]);
        gap.unwrap_or(self.cells.len() - 1)
    }

    /// The coordinate of the middle of a cell.
    pub(super) fn coordinate(&self, cell: u16) -> f64 {
        let mut first = 0;
        for (pair, cells) in self.lines.windows(2).zip(&self.cells) {
            if cell < first + cells {
                let share = (f64::from(cell - first) + 0.5) / f64::from(*cells);
                return pair[0] + (pair[1] - pair[0]) * share;
            }
            first += cells;
        }
        self.lines[self.lines.len() - 1]
    }

    /// The distance of a coordinate from the start, in cells.
    pub(super) fn cells_to(&self, coordinate: f64) -> f64 {
        let mut before = 0.0;
        for (pair, cells) in self.lines.windows(2).zip(&self.cells) {
            if coordinate < pair[1] {
                let share = ((coordinate - pair[0]) / (pair[1] - pair[0])).max(0.0);
                return before + share * f64::from(*cells);
            }
            before += f64::from(*cells);
        }
        before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn converting_a_cell_to_a_coordinate_and_back_gives_its_middle() {
        let mut axis = Axis::even(&[0.0, 1.0, 2.0, 4.5], 2);
        axis.widen(1.5);
        assert_eq!(axis.len(), 10);
        for cell in 0..axis.len() {
            let there = axis.cells_to(axis.coordinate(cell));
            assert!((there - f64::from(cell) - 0.5).abs() < 1e-9, "{cell} {there}");
        }
    }

    #[test]
    fn tightening_takes_cells_from_both_ends() {
        let mut axis = Axis::even(&[0.0, 1.0, 2.0, 3.0, 4.0], 2);
        axis.tighten(6);
        assert_eq!(axis.cells, [1, 2, 2, 1]);
    }
}
