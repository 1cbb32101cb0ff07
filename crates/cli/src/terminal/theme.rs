//! The colours, frames and windows of screens, apart from the board.

use crate::say;
use crate::terminal::DrawStyle;
use crate::terminal::text_layout::{cut, width, wrap};
use crate::words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
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

/// A screen to draw on: the buffer, the messages, and what the terminal supports.
pub(crate) struct Painter<'a> {
    pub(crate) words: &'a Words,
    pub(crate) style: DrawStyle,
    pub(crate) buffer: &'a mut Buffer,
}

impl Painter<'_> {
    fn colour(&self, fg: u8) -> Style {
        if self.style.colour { Style::new().fg(Color::Indexed(fg)) } else { Style::new() }
    }

    /// Frames and less important text.
    pub(crate) fn quiet(&self) -> Style {
        self.colour(244)
    }

    /// Headings.
    pub(crate) fn heading(&self) -> Style {
        self.colour(32).bold()
    }

    /// Warnings.
    pub(crate) fn warning(&self) -> Style {
        self.colour(166).bold()
    }

    /// The selected row of a form.
    pub(crate) fn chosen(&self) -> Style {
        self.coloured_or(231, 24, Style::new().reversed())
    }

    /// A button, depending on whether it is selected and enabled.
    pub(crate) fn button(&self, selected: bool, enabled: bool) -> Style {
        let plain = if selected { Style::new().reversed() } else { Style::new() };
        match (selected, enabled) {
            (_, false) => self.coloured_or(250, 239, plain),
            (true, true) => self.coloured_or(231, 34, plain),
            (false, true) => self.coloured_or(231, 22, plain),
        }
    }

    /// Two colours, or another style if the terminal has no colours.
    fn coloured_or(&self, fg: u8, bg: u8, plain: Style) -> Style {
        let coloured = Style::new().fg(Color::Indexed(fg)).bg(Color::Indexed(bg));
        if self.style.colour { coloured } else { plain }
    }

    /// Writes a line of text into an area, clipped to it.
    pub(crate) fn put(&mut self, place: Rect, text: &str, look: Style) {
        let place = place.intersection(self.buffer.area);
        if !place.is_empty() {
            self.buffer.set_stringn(place.x, place.y, text, place.width.into(), look);
        }
    }

    /// Writes lines of text into an area, from the top, as many as fit.
    pub(crate) fn put_lines<T: AsRef<str>>(
        &mut self,
        place: Rect,
        lines: impl IntoIterator<Item = (T, Style)>,
    ) {
        for ((line, look), row) in lines.into_iter().zip(place.rows()) {
            self.put(row, line.as_ref(), look);
        }
    }

    /// Writes the end of a log, with the newest sentence at the bottom. The sentences are given
    /// with the newest first.
    pub(crate) fn put_log<'s>(
        &mut self,
        place: Rect,
        sentences: impl Iterator<Item = (&'s String, Style)>,
    ) {
        let wrapped = sentences.flat_map(|(sentence, look)| {
            wrap(sentence, place.width).into_iter().rev().map(move |line| (line, look))
        });
        let mut lines: Vec<(String, Style)> = wrapped.take(place.height.into()).collect();
        lines.reverse();
        self.put_lines(place, lines);
    }

    /// Draws a frame with a title, and returns the area inside it.
    pub(crate) fn frame(&mut self, title: &str, area: Rect) -> Rect {
        let set = if self.style.unicode { border::ROUNDED } else { ASCII };
        let block = Block::new().borders(Borders::ALL).border_set(set).border_style(self.quiet());
        let inner = block.inner(area);
        block.render(area, self.buffer);
        if area.width > 6 {
            let title = format!(" {} ", cut(title, area.width - 6, self.style));
            self.buffer.set_string(area.x + 2, area.y, title, self.heading());
        }
        inner
    }

    /// Writes text on the bottom line of a frame.
    pub(crate) fn below(&mut self, text: &str, area: Rect) {
        let text = format!(" {} ", cut(text, area.width.saturating_sub(6), self.style));
        let line = Rect { x: area.x + 2, y: area.bottom() - 1, width: area.width - 4, height: 1 };
        self.put(line.intersection(area), &text, self.quiet());
    }

    /// The brace before row `i` of `of` rows of partners.
    pub(crate) fn brace(&self, i: usize, of: usize) -> char {
        let (first, between, last) =
            if self.style.unicode { ('╭', '│', '╰') } else { ('/', '|', '\\') };
        match i {
            _ if of == 1 => ' ',
            0 => first,
            _ if i + 1 == of => last,
            _ => between,
        }
    }

    /// The arrows around a value that can be changed.
    pub(crate) fn arrows(&self) -> (&'static str, &'static str) {
        if self.style.unicode { ("◂", "▸") } else { ("<", ">") }
    }

    /// Shows the message that the screen is too small, and how large it must be.
    pub(crate) fn too_small(&mut self, area: Rect, (columns, rows): (u16, u16)) {
        let (has_columns, has_rows) = (area.width, area.height);
        let message = say!(self.words, "game-small", columns, rows, has_columns, has_rows);
        self.put_lines(area, wrap(&message, area.width).iter().map(plain));
    }

    /// Draws a window in the middle of an area, as large as its text needs.
    pub(crate) fn window(&mut self, title: &str, text: &str, area: Rect) {
        let most = area.width.saturating_sub(6);
        let lines: Vec<String> = text.lines().flat_map(|line| fitted(line, most)).collect();
        let widest = lines.iter().map(|line| width(line)).max().unwrap_or(0);
        let width = (widest + 4).max(width(title) + 6);
        let place = middle(area, width, lines.len() as u16 + 2);
        Clear.render(place, self.buffer);
        let inner = inset(self.frame(title, place));
        self.put_lines(inner, lines.iter().map(plain));
    }
}

/// A line of text without a style.
fn plain(line: &String) -> (&String, Style) {
    (line, Style::new())
}

/// An area without its first and last column.
pub(crate) fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
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
