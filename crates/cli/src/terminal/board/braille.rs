//! Snakes, ladders and flights, drawn with Braille dots: a cell has two columns and four rows of
//! dots.

use homestretch_rules::LinkKind;
use ratatui::style::Color;
use std::collections::BTreeMap;

/// The dots of every cell, in the colour of the line that was drawn last.
#[derive(Debug, Default)]
pub(super) struct Dots {
    cells: BTreeMap<(u16, u16), (u8, Color)>,
}

impl Dots {
    /// Draws a link between two points, given in cells from the top left.
    pub(super) fn link(&mut self, kind: LinkKind, colour: Color, [from, to]: [(f64, f64); 2]) {
        // Convert to dots, which are about as high as wide.
        let (from, to) = ((from.0 * 2.0, from.1 * 4.0), (to.0 * 2.0, to.1 * 4.0));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(1.0);
        let (along, across) = ((dx / length, dy / length), (-dy / length, dx / length));
        let steps = (length * 2.0).ceil() as usize;
        for step in 0..=steps {
            let at = length * step as f64 / steps as f64;
            let mut dot = |aside: f64| {
                let x = from.0 + along.0 * at + across.0 * aside;
                let y = from.1 + along.1 * at + across.1 * aside;
                self.dot(x, y, colour);
            };
            match kind {
                LinkKind::Snake => {
                    // With a whole number of bends, both ends lie on their squares.
                    let bends = (length / 12.0).round().max(1.0);
                    let wave = (at / length * bends * std::f64::consts::PI).sin() * 2.0;
                    dot(wave);
                    // A broad head, then a thick body, then a thin tail.
                    if at < 3.5 {
                        (-2..=2).for_each(|aside| dot(f64::from(aside)));
                    }
                    if at < length * 0.8 {
                        dot(wave + 1.0);
                    }
                }
                LinkKind::Ladder => {
                    dot(-1.5);
                    dot(1.5);
                    if at % 5.0 < 0.6 {
                        (-1..=1).for_each(|aside| dot(f64::from(aside)));
                    }
                }
                LinkKind::Flight if at % 4.0 < 2.0 => dot(0.0),
                LinkKind::Flight | LinkKind::Jump => {}
            }
        }
    }

    /// The place, character and colour of every cell with dots.
    pub(super) fn glyphs(&self) -> impl Iterator<Item = ((u16, u16), char, Color)> + '_ {
        self.cells.iter().map(|(at, (dots, colour))| {
            let glyph = char::from_u32(0x2800 + u32::from(*dots)).unwrap_or(' ');
            (*at, glyph, *colour)
        })
    }

    fn dot(&mut self, x: f64, y: f64, colour: Color) {
        if x < 0.0 || y < 0.0 {
            return;
        }
        let (x, y) = (x as u16, y as u16);
        let bit = match (x % 2, y % 4) {
            (0, 3) => 6,
            (_, 3) => 7,
            (0, row) => row,
            (_, row) => row + 3,
        };
        let cell = self.cells.entry((x / 2, y / 4)).or_insert((0, colour));
        *cell = (cell.0 | 1 << bit, colour);
    }
}
