//! The end of a game: places and figures.

use super::draw::{middle, panel};
use super::game::Game;
use crate::board::Style as Look;
use crate::play::talk::{match_line, names, narrator};
use crate::say;
use crate::words::Words;
use homestretch_rules::Seat;
use homestretch_table::Stats;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::{Style, Stylize};
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph, Row, Table, Widget};

impl Game {
    pub(super) fn draw_podium(
        &mut self,
        words: &Words,
        look: Look,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let figures = self.figures().to_vec();
        let places = self.session.table().places();
        let faces = faces(&figures);
        let rows = places.len() as u16;
        let height = rows * 2 + 11;
        let place = middle(area, 78, height);
        Clear.render(place, buffer);
        let block = panel(say!(words, "podium-title"), look);
        let inner = block.inner(place);
        block.render(place, buffer);
        let names = names(&self.session);
        let narrator = narrator(words, &self.session, &names);
        let who = |seat: Seat| narrator.who(seat);
        let mut y = inner.y;
        let mut put = |line: Line<'_>, buffer: &mut Buffer| {
            if y < inner.bottom() {
                let row = Rect { y, height: 1, ..inner };
                Paragraph::new(line.centered()).render(row, buffer);
            }
            y += 1;
        };
        if let Some(first) = places.first() {
            put(Line::from(say!(words, "podium-winner", who = who(*first))).bold(), buffer);
        }
        if let Some(line) = match_line(words, &self.session) {
            put(Line::from(line).bold(), buffer);
        }
        put(Line::default(), buffer);
        let of = |seat: &Seat| figures.iter().find(|of| of.seat == *seat);
        let table = Table::new(
            places.iter().enumerate().map(|(i, seat)| {
                let points = self.session.table().at(*seat).map_or(0, |s| s.points);
                row(words, i + 1, who(*seat), of(seat), points)
            }),
            widths(),
        )
        .header(header(words));
        let top = Rect { y: inner.y + 2, height: rows + 1, ..inner }.intersection(inner);
        Widget::render(table, top, buffer);
        let title = Rect { y: inner.y + rows + 4, height: 1, ..inner }.intersection(inner);
        Paragraph::new(Line::from(say!(words, "podium-faces")).bold()).render(title, buffer);
        let by_face = Table::new(
            places.iter().filter_map(|seat| {
                let counts = &of(seat)?.faces;
                let count = |face: &u8| counts.get(face).copied().unwrap_or(0).to_string();
                Some(Row::new(std::iter::once(who(*seat)).chain(faces.iter().map(count))))
            }),
            std::iter::once(Constraint::Length(24))
                .chain(faces.iter().map(|_| Constraint::Length(4))),
        )
        .header(
            Row::new(std::iter::once(String::new()).chain(faces.iter().map(u8::to_string)))
                .style(Style::new().dim()),
        );
        let below = Rect { y: title.y + 1, height: rows + 1, ..inner }.intersection(inner);
        Widget::render(by_face, below, buffer);
        let keys = match self.session.table().match_over() {
            true => say!(words, "podium-keys"),
            false => say!(words, "podium-next"),
        };
        let note = Rect { y: inner.bottom().saturating_sub(2), height: 1, ..inner };
        Paragraph::new(Line::from(say!(words, "podium-best-note")).dim()).render(note, buffer);
        let last = Rect { y: inner.bottom().saturating_sub(1), height: 1, ..inner };
        Paragraph::new(Line::from(keys).centered().bold()).render(last, buffer);
    }
}

/// Every face that fell in the game.
fn faces(figures: &[Stats]) -> Vec<u8> {
    let mut faces: Vec<u8> = figures.iter().flat_map(|of| of.faces.keys().copied()).collect();
    faces.sort_unstable();
    faces.dedup();
    faces
}

fn widths() -> [Constraint; 9] {
    [3, 20, 6, 6, 9, 6, 7, 10, 7].map(Constraint::Length)
}

fn header(words: &Words) -> Row<'static> {
    let ids = [
        "podium-player",
        "podium-turns",
        "podium-rolls",
        "podium-captures",
        "podium-lost",
        "podium-steps",
        "podium-best",
        "podium-points",
    ];
    let names = ids.map(|id| words.say(id, &[]));
    Row::new(std::iter::once(String::new()).chain(names)).style(Style::new().dim())
}

fn row(words: &Words, place: usize, who: String, of: Option<&Stats>, points: u32) -> Row<'static> {
    let none = Stats::default();
    let Stats { turns, rolls, captures, captured, steps, longest_turn, most_pips, .. } =
        of.unwrap_or(&none);
    let place = say!(words, "podium-place", place = place);
    let best = say!(words, "podium-best-value", throws = *longest_turn, pips = *most_pips);
    let numbers = [turns, rolls, captures, captured, steps].map(u32::to_string);
    let cells = [place, who].into_iter().chain(numbers).chain([best, points.to_string()]);
    Row::new(cells.collect::<Vec<String>>())
}
