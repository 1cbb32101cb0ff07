//! Positions for several tokens in one place.

use super::{Outline, Point, Shape, Slots, rounded};

/// The positions of several tokens on one square, as offsets from its middle in units of its side.
/// They stand in rows of ⌈√n⌉, so each token has 1 / ⌈√n⌉ of the side.
pub fn spread(n: usize) -> Vec<(f64, f64)> {
    let columns = (1..).find(|c| c * c >= n).unwrap_or(1);
    in_rows(n, columns, 1.0 / columns as f64)
}

/// Slots in the outline of a yard or finish for one of several seats that share it.
pub(super) fn within(outline: &Outline, tokens: usize, (seat, seats): (usize, usize)) -> Slots {
    let all = tokens * seats;
    let (offsets, size) = match outline.shape {
        // The border is such that four tokens stand 1.3 off the middle of a 6 × 6 yard.
        Shape::Square => in_box(outline.width * 2.6 / 3.0, outline.height * 2.6 / 3.0, all),
        Shape::Circle => in_box(outline.width * 0.7, outline.width * 0.7, all),
        Shape::Triangle => in_wedge(outline.width, outline.height, all),
    };
    let (sin, cos) = outline.rotation.to_radians().sin_cos();
    let place = |(x, y): &(f64, f64)| outline.middle().plus(x * cos - y * sin, x * sin + y * cos);
    Slots { size, at: offsets.iter().skip(seat * tokens).take(tokens).map(place).collect() }
}

impl Slots {
    pub(super) fn rounded(mut self) -> Slots {
        self.size = rounded(self.size);
        for point in &mut self.at {
            *point = Point { x: rounded(point.x), y: rounded(point.y) };
        }
        self
    }
}

/// `n` points in centred rows.
fn in_rows(n: usize, columns: usize, pitch: f64) -> Vec<(f64, f64)> {
    let rows = n.div_ceil(columns);
    let point = |i: usize| {
        let (row, column) = (i / columns, i % columns);
        let in_row = columns.min(n - row * columns);
        let x = column as f64 - (in_row - 1) as f64 / 2.0;
        let y = row as f64 - (rows - 1) as f64 / 2.0;
        (x * pitch, y * pitch)
    };
    (0..n).map(point).collect()
}

/// Points in a box, in the number of rows that leaves the most room for each.
fn in_box(width: f64, height: f64, n: usize) -> (Vec<(f64, f64)>, f64) {
    let pitch = |columns: usize| {
        let rows = n.div_ceil(columns);
        (width / columns as f64).min(height / rows as f64)
    };
    let columns = (1..=n.max(1)).reduce(|a, b| if pitch(b) > pitch(a) - 1e-6 { b } else { a });
    let columns = columns.unwrap_or(1);
    (in_rows(n, columns, pitch(columns)), pitch(columns).min(1.0))
}

/// Points in a triangle, row by row from its base, as far apart as possible.
fn in_wedge(base: f64, height: f64, n: usize) -> (Vec<(f64, f64)>, f64) {
    let slope = base / 2.0 / height;
    let edge = slope.hypot(1.0) / 2.0;
    let rows = |pitch: f64| -> Vec<(f64, usize)> {
        let depths = (0..n).map(|row| height - pitch * (0.55 + 0.9 * row as f64));
        let width = |depth: f64| 2.0 * (depth * slope - pitch * edge);
        let fitting = depths.take_while(|depth| width(*depth) >= 0.0);
        fitting.map(|depth| (depth, (width(depth) / pitch) as usize + 1)).collect()
    };
    let mut pitch = height.min(1.0);
    while rows(pitch).iter().map(|(_, count)| count).sum::<usize>() < n && pitch > 1e-3 {
        pitch *= 0.98;
    }
    let mut points = Vec::new();
    for (depth, count) in rows(pitch) {
        let count = count.min(n - points.len());
        let x = |i: usize| (i as f64 - (count as f64 - 1.0) / 2.0) * pitch;
        points.extend((0..count).map(|i| (x(i), depth - height * 2.0 / 3.0)));
    }
    points.resize(n, (0.0, 0.0));
    (points, pitch * 0.9)
}
