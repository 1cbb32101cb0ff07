//! The colours, frames and lines of screens, apart from the board.

use crate::board::Style;
use crate::say;
use crate::text::{cut, width, wrap};
use crate::words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style as Look};
use ratatui::symbols::border;
use ratatui::widgets::{Block, Borders, Clear, Widget};

/// A border in plain letters.
const ASCII: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// The colours of screens other than the board.
pub(crate) struct Looks {
    style: Style,
}

impl Looks {
    pub(crate) fn new(style: Style) -> Looks {
        Looks { style }
    }

    fn colour(&self, fg: u8) -> Look {
        if self.style.colour { Look::new().fg(Color::Indexed(fg)) } else { Look::new() }
    }

    /// Frames and what matters less.
    pub(crate) fn quiet(&self) -> Look {
        self.colour(244)
    }

    /// Headings.
    pub(crate) fn heading(&self) -> Look {
        self.colour(32).add_modifier(Modifier::BOLD)
    }

    /// What a person should not miss.
    pub(crate) fn warning(&self) -> Look {
        self.colour(166).add_modifier(Modifier::BOLD)
    }

    /// The row that keys change.
    pub(super) fn chosen(&self) -> Look {
        match self.style.colour {
            true => Look::new().fg(Color::Indexed(231)).bg(Color::Indexed(24)),
            false => Look::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// A row that does something: while it is chosen, and when it does not work.
    pub(super) fn button(&self, chosen: bool, works: bool) -> Look {
        let (fg, bg) = match (chosen, works) {
            (_, false) => (250, 239),
            (true, true) => (231, 34),
            (false, true) => (231, 22),
        };
        match self.style.colour {
            true => Look::new().fg(Color::Indexed(fg)).bg(Color::Indexed(bg)),
            false if chosen => Look::new().add_modifier(Modifier::REVERSED),
            false => Look::new(),
        }
    }

    /// A frame with a title.
    pub(crate) fn frame(&self, title: &str, area: Rect, buffer: &mut Buffer) -> Rect {
        let set = if self.style.unicode { border::ROUNDED } else { ASCII };
        let block = Block::new().borders(Borders::ALL).border_set(set).border_style(self.quiet());
        let inner = block.inner(area);
        block.render(area, buffer);
        if area.width > 6 {
            let title = format!(" {} ", cut(title, area.width - 6, self.style));
            buffer.set_string(area.x + 2, area.y, title, self.heading());
        }
        inner
    }

    /// Writes on the lower line of a frame.
    pub(crate) fn below(&self, text: &str, area: Rect, buffer: &mut Buffer) {
        let text = format!(" {} ", cut(text, area.width.saturating_sub(6), self.style));
        let line = Rect { x: area.x + 2, y: area.bottom() - 1, width: area.width - 4, height: 1 };
        put(buffer, line.intersection(area), &text, self.quiet());
    }

    /// What joins the rows of partners: before the first, the last, and between.
    pub(crate) fn brace(&self, i: usize, of: usize) -> char {
        match (i, self.style.unicode) {
            _ if of == 1 => ' ',
            (0, true) => '╭',
            (0, false) => '/',
            (i, true) if i + 1 == of => '╰',
            (i, false) if i + 1 == of => '\\',
            (_, true) => '│',
            (_, false) => '|',
        }
    }

    /// The signs before and after a value that can be changed.
    pub(super) fn arrows(&self) -> (&'static str, &'static str) {
        if self.style.unicode { ("◂", "▸") } else { ("<", ">") }
    }
}

/// Says that a screen is too small.
pub(crate) fn too_small(words: &Words, area: Rect, least: (u16, u16), buffer: &mut Buffer) {
    let told = say!(
        words,
        "game-small",
        columns = least.0,
        rows = least.1,
        has_columns = area.width,
        has_rows = area.height
    );
    for (line, y) in wrap(&told, area.width).iter().zip(area.y..area.bottom()) {
        put(buffer, Rect { y, height: 1, ..area }, line, Look::new());
    }
}

/// Writes a line into a place, and nothing beside it.
pub(crate) fn put(buffer: &mut Buffer, place: Rect, text: &str, look: Look) {
    let place = place.intersection(buffer.area);
    if !place.is_empty() {
        buffer.set_stringn(place.x, place.y, text, place.width.into(), look);
    }
}

/// A window in the middle that is as large as its text.
pub(crate) fn window(title: &str, text: &str, style: Style, area: Rect, buffer: &mut Buffer) {
    let most = area.width.saturating_sub(6);
    let lines: Vec<String> = text.lines().flat_map(|line| fitted(line, most)).collect();
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or(0);
    let width = (widest + 4).max(width(title) + 6);
    let place = middle(area, width, lines.len() as u16 + 2);
    Clear.render(place, buffer);
    let inner = Looks::new(style).frame(title, place, buffer);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    for (line, y) in lines.iter().zip(inner.y..inner.bottom()) {
        put(buffer, Rect { y, height: 1, ..inner }, line, Look::new());
    }
}

/// A part of an area in its middle.
pub(crate) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// A line as it is if it fits, else in several.
pub(crate) fn fitted(line: &str, columns: u16) -> Vec<String> {
    if width(line) <= columns { vec![line.to_string()] } else { wrap(line, columns) }
}
