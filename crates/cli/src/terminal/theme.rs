//! The colours, frames and windows of screens, apart from the board.

use crate::say;
use crate::terminal::DrawStyle;
use crate::terminal::text_layout::{cut, width, wrap};
use crate::words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use ratatui::widgets::{Block, Borders, Clear, Widget};

/// A border in ASCII.
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

/// The colours of everything but the board.
pub(crate) struct Theme {
    style: DrawStyle,
}

impl Theme {
    pub(crate) fn new(style: DrawStyle) -> Theme {
        Theme { style }
    }

    fn colour(&self, fg: u8) -> Style {
        if self.style.colour { Style::new().fg(Color::Indexed(fg)) } else { Style::new() }
    }

    /// Frames and less important text.
    pub(crate) fn quiet(&self) -> Style {
        self.colour(244)
    }

    /// Headings.
    pub(crate) fn heading(&self) -> Style {
        self.colour(32).add_modifier(Modifier::BOLD)
    }

    /// Warnings.
    pub(crate) fn warning(&self) -> Style {
        self.colour(166).add_modifier(Modifier::BOLD)
    }

    /// The selected row of a form.
    pub(crate) fn chosen(&self) -> Style {
        match self.style.colour {
            true => Style::new().fg(Color::Indexed(231)).bg(Color::Indexed(24)),
            false => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// A button, depending on whether it is selected and enabled.
    pub(crate) fn button(&self, selected: bool, enabled: bool) -> Style {
        let (fg, bg) = match (selected, enabled) {
            (_, false) => (250, 239),
            (true, true) => (231, 34),
            (false, true) => (231, 22),
        };
        match self.style.colour {
            true => Style::new().fg(Color::Indexed(fg)).bg(Color::Indexed(bg)),
            false if selected => Style::new().add_modifier(Modifier::REVERSED),
            false => Style::new(),
        }
    }

    /// Draws a frame with a title, and returns the area inside it.
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

    /// Writes text on the bottom line of a frame.
    pub(crate) fn below(&self, text: &str, area: Rect, buffer: &mut Buffer) {
        let text = format!(" {} ", cut(text, area.width.saturating_sub(6), self.style));
        let line = Rect { x: area.x + 2, y: area.bottom() - 1, width: area.width - 4, height: 1 };
        put(buffer, line.intersection(area), &text, self.quiet());
    }

    /// The brace before row `i` of `of` rows of partners.
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

    /// The arrows around a value that can be changed.
    pub(crate) fn arrows(&self) -> (&'static str, &'static str) {
        if self.style.unicode { ("◂", "▸") } else { ("<", ">") }
    }
}

/// Shows the message that the screen is too small, and how large it must be.
pub(crate) fn too_small(words: &Words, area: Rect, least: (u16, u16), buffer: &mut Buffer) {
    let message = say!(
        words,
        "game-small",
        columns = least.0,
        rows = least.1,
        has_columns = area.width,
        has_rows = area.height
    );
    for (line, y) in wrap(&message, area.width).iter().zip(area.y..area.bottom()) {
        put(buffer, Rect { y, height: 1, ..area }, line, Style::new());
    }
}

/// Writes a line of text into an area, clipped to it.
pub(crate) fn put(buffer: &mut Buffer, place: Rect, text: &str, look: Style) {
    let place = place.intersection(buffer.area);
    if !place.is_empty() {
        buffer.set_stringn(place.x, place.y, text, place.width.into(), look);
    }
}

/// Draws a window in the middle of an area, as large as its text needs.
pub(crate) fn window(title: &str, text: &str, style: DrawStyle, area: Rect, buffer: &mut Buffer) {
    let most = area.width.saturating_sub(6);
    let lines: Vec<String> = text.lines().flat_map(|line| fitted(line, most)).collect();
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or(0);
    let width = (widest + 4).max(width(title) + 6);
    let place = middle(area, width, lines.len() as u16 + 2);
    Clear.render(place, buffer);
    let inner = Theme::new(style).frame(title, place, buffer);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    for (line, y) in lines.iter().zip(inner.y..inner.bottom()) {
        put(buffer, Rect { y, height: 1, ..inner }, line, Style::new());
    }
}

/// The middle of an area, with at most this width and height.
pub(crate) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// A line as it is if it fits, wrapped otherwise. Wrapping would drop repeated spaces.
pub(crate) fn fitted(line: &str, columns: u16) -> Vec<String> {
    if width(line) <= columns { vec![line.to_string()] } else { wrap(line, columns) }
}
