//! Drawing the form.

use super::rows::Row;
use super::{Form, LastDrawn, Occupant};
use crate::play::own_board::has_steps;
use crate::say;
use crate::terminal::board::{Board, Picture};
use crate::terminal::text_layout::{cut, keys, width, wrap};
use crate::terminal::theme::{Painter, inset};
use crate::words::Words;
use crate::words::rulebook;
use homestretch_rules::{Seat, Seating};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

/// The smallest screen on which the form is drawn, in columns and rows.
const MIN_SIZE: (u16, u16) = (40, 10);
/// The most columns that the form uses.
const MAX_COLUMNS: u16 = 132;
/// The fewest and most columns of the rows, if the rules are shown beside them.
const ROW_COLUMNS: (u16, u16) = (44, 56);

/// The positions of the form's parts on the screen.
pub(super) struct FormLayout {
    /// The frame around the rows.
    frame: Rect,
    /// The visible rows.
    lines: Vec<(Row, RowSpan)>,
    /// The frame around the rules.
    pub(super) rules: Option<Rect>,
    board: Option<Rect>,
    hint: Rect,
    keys: Rect,
}

/// The positions of a row and its value.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowSpan {
    area: Rect,
    /// The column of the arrow before the value.
    pub(super) value: u16,
    /// The column of the arrow after the value.
    pub(super) end: u16,
}

impl FormLayout {
    /// The row at a cell of the screen.
    pub(super) fn row_at(&self, at: (u16, u16)) -> Option<(Row, RowSpan)> {
        self.lines.iter().find(|(_, line)| line.area.contains(Position::from(at))).copied()
    }
}

impl Form {
    /// Draws the form.
    pub fn draw(&self, words: &Words, area: Rect, buffer: &mut Buffer) {
        let to = &mut Painter { words, style: self.style, buffer };
        if area.width < MIN_SIZE.0 || area.height < MIN_SIZE.1 {
            self.last_drawn.set(LastDrawn { area, max_scroll: 0 });
            return to.too_small(area, MIN_SIZE);
        }
        let layout = self.layout(words, area);
        to.frame(&say!(words, "setup-title"), layout.frame);
        if let Some(hidden) = self.hidden(&layout) {
            to.below(&hidden, layout.frame);
        }
        for (row, line) in &layout.lines {
            self.draw_row(to, *row, *line);
            let below = Rect { x: line.area.x + 3, y: line.area.y + 1, ..line.area };
            let below = Rect { height: layout.frame.bottom() - 1 - below.y, ..below };
            let problem = self.problem_lines(*row, layout.frame.width);
            let look = to.warning();
            to.put_lines(below, problem.iter().map(|line| (line, look)));
        }
        if let Some(board) = layout.board {
            self.draw_board(board, to.buffer);
        }
        let max_scroll = layout.rules.map_or(0, |rules| self.draw_rules(to, rules));
        self.last_drawn.set(LastDrawn { area, max_scroll });
        let unsaid = words.dropped().filter(|_| layout.rules.is_none());
        let note = self.note.clone();
        let (text, look) = match note.or_else(|| self.refusal(words)).or(unsaid) {
            Some(warning) => (warning, to.warning()),
            None => (self.hint(words), Style::new()),
        };
        to.put(layout.hint, &cut(&text, layout.hint.width, self.style), look);
        let line = keys(&say!(words, "setup-keys"), layout.keys.width, self.style);
        to.put(layout.keys, &line, to.quiet());
    }

    /// Computes the layout for a screen of this size.
    pub(super) fn layout(&self, words: &Words, screen: Rect) -> FormLayout {
        let columns = screen.width.min(MAX_COLUMNS);
        let area = Rect { x: screen.x + (screen.width - columns) / 2, width: columns, ..screen };
        let upper = area.height.saturating_sub(2);
        let beside = area.width >= ROW_COLUMNS.0 + 30;
        let left = match beside {
            true => (area.width * 12 / 25).clamp(ROW_COLUMNS.0, ROW_COLUMNS.1),
            false => area.width,
        };
        let shown = self.shown_rows(left, upper.saturating_sub(2).into());
        let frame = Rect::new(area.x, area.y, left, upper.min(shown.len() as u16 + 2));
        let mut rules =
            beside.then(|| Rect::new(area.x + left + 1, area.y, area.width - left - 1, upper));
        let below = Rect::new(area.x, area.y + frame.height, left, upper - frame.height);
        let mut board = self.fits(below).then_some(below);
        if let Some(rules) = rules.as_mut().filter(|_| board.is_none()) {
            let (upper, lower) = split(*rules, self.picture.smallest().1 + 1);
            if lower.height >= 12 && self.fits(upper) {
                (board, *rules) = (Some(upper), lower);
            }
        }
        let line = |y: u16| Rect::new(area.x + 1, y, area.width.saturating_sub(2), 1);
        FormLayout {
            lines: self.lines(words, frame, &shown),
            frame,
            rules,
            board,
            hint: line(area.y + upper),
            keys: line(area.y + upper + 1),
        }
    }

    /// A note on how many rows are hidden above and below.
    fn hidden(&self, layout: &FormLayout) -> Option<String> {
        let rows = self.rows();
        let at = |line: Option<&(Row, RowSpan)>| {
            line.and_then(|(row, _)| rows.iter().position(|other| other == row))
        };
        let above = at(layout.lines.first())?;
        let below = rows.len() - 1 - at(layout.lines.last())?;
        let (up, down) = if self.style.unicode { ("↑", "↓") } else { ("^", "v") };
        let signs = [(up, above), (down, below)].into_iter().filter(|(_, rows)| *rows > 0);
        let signs: Vec<String> = signs.map(|(sign, rows)| format!("{sign} {rows}")).collect();
        (!signs.is_empty()).then(|| signs.join("  "))
    }

    fn fits(&self, area: Rect) -> bool {
        let (columns, rows) = self.picture.smallest();
        area.width >= columns && area.height >= rows
    }

    /// The rows to show, with free lines for problems, and between groups if there is room. The
    /// selected row is always among them.
    fn shown_rows(&self, columns: u16, room: usize) -> Vec<Option<Row>> {
        let (mut loose, mut dense): (Vec<Option<Row>>, Vec<Option<Row>>) = Default::default();
        for group in &self.groups() {
            loose.extend((!loose.is_empty()).then_some(None));
            for row in group {
                let lines = self.problem_lines(*row, columns).len();
                let taken = std::iter::once(Some(*row)).chain(std::iter::repeat_n(None, lines));
                loose.extend(taken.clone());
                dense.extend(taken);
            }
        }
        if loose.len() <= room {
            return loose;
        }
        let at = dense.iter().position(|row| *row == Some(self.row)).unwrap_or(0);
        let last = dense.len().saturating_sub(room);
        let first = at.saturating_sub(room / 2).min(last);
        dense.into_iter().skip(first).take(room).collect()
    }

    /// What is wrong with the answer of a row, as lines below it.
    fn problem_lines(&self, row: Row, columns: u16) -> Vec<String> {
        let Row::Field(field) = row else { return Vec::new() };
        let problem = self.used_board().and_then(|board| board.problem(field));
        problem.map_or_else(Vec::new, |problem| wrap(&problem, columns.saturating_sub(6)))
    }

    /// The places of the rows in the frame.
    fn lines(&self, words: &Words, frame: Rect, shown: &[Option<Row>]) -> Vec<(Row, RowSpan)> {
        let labelled = |row: &Row| match row {
            Row::Saved | Row::Start => 0,
            Row::Seat(_) => width(&self.label(words, *row)) + 4,
            _ => width(&self.label(words, *row)),
        };
        let widest = self.rows().iter().map(labelled).max().unwrap_or(0);
        let value = frame.x + 3 + widest.min(frame.width / 2) + 1;
        let line = |(row, y): (&Option<Row>, u16)| {
            let row = (*row)?;
            let area = Rect::new(frame.x + 1, y, frame.width - 2, 1);
            let room = area.right().saturating_sub(value + 4);
            let end = value + 2 + width(&self.value(words, row)).min(room) + 1;
            Some((row, RowSpan { area, value, end }))
        };
        shown.iter().zip(frame.y + 1..).filter_map(line).collect()
    }

    fn draw_row(&self, to: &mut Painter<'_>, row: Row, line: RowSpan) {
        let chosen = row == self.row;
        if matches!(row, Row::Saved | Row::Start) {
            return self.draw_button(to, row, line.area);
        }
        let area = line.area;
        if chosen {
            to.buffer.set_style(area, to.chosen());
        }
        let look = if chosen { Style::new() } else { to.quiet() };
        let mut x = area.x + 2;
        if let Row::Seat(seat) = row {
            let sign = self.picture.sign(seat);
            let nobody = self.seat_choices[seat.index()].occupant == Occupant::Nobody;
            let seat_look = if nobody { to.quiet() } else { self.picture.look(seat) };
            to.put(Rect { x, width: 3, ..area }, &format!(" {sign} "), seat_look);
            x += 4;
        }
        let room = line.value.saturating_sub(x + 1);
        let label = cut(&self.label(to.words, row), room, self.style);
        to.put(Rect { x, width: room, ..area }, &label, look);
        let room = line.end.saturating_sub(line.value + 3);
        let value = cut(&self.value(to.words, row), room, self.style);
        let empty = matches!(row, Row::Seat(seat) if self.seat_choices[seat.index()].occupant == Occupant::Nobody);
        let look = match (chosen, empty) {
            (true, _) => Style::new().add_modifier(Modifier::BOLD),
            (false, true) => to.quiet(),
            (false, false) => Style::new(),
        };
        to.put(Rect { x: line.value + 2, width: room, ..area }, &value, look);
        let steps = match row {
            Row::Field(field) => has_steps(field),
            _ => row != Row::File,
        };
        if chosen && steps {
            let (left, right) = to.arrows();
            to.put(Rect { x: line.value, width: 1, ..area }, left, Style::new());
            to.put(Rect { x: line.end, width: 1, ..area }, right, Style::new());
        }
        match row {
            _ if chosen && self.typing.is_some() => self.draw_typing(to, line),
            Row::Seat(seat) => self.draw_name(to, seat, line),
            _ => {}
        }
    }

    /// Draws the text that is being typed, instead of the value.
    fn draw_typing(&self, to: &mut Painter<'_>, line: RowSpan) {
        let (area, Some(typed)) = (line.area, &self.typing) else { return };
        let place = Rect { x: line.value, width: area.right() - line.value, ..area };
        to.put(place, &" ".repeat(place.width.into()), Style::new());
        let letters: Vec<char> = typed.text().chars().collect();
        let tail = (0..=letters.len()).map(|from| letters[from..].iter().collect::<String>());
        let fits = |text: &String| width(text) + 2 <= place.width;
        let text = tail.into_iter().find(fits).unwrap_or_default();
        // A suggestion is highlighted, because the next letter replaces it.
        let look = if typed.is_fresh() { Modifier::REVERSED } else { Modifier::UNDERLINED };
        to.put(place, &text, Style::new().add_modifier(look));
        let cursor = Rect { x: place.x + width(&text), width: 1, ..area };
        to.put(cursor, if self.style.unicode { "▏" } else { "_" }, Style::new());
    }

    /// Draws a person's name after the value.
    fn draw_name(&self, to: &mut Painter<'_>, seat: Seat, line: RowSpan) {
        let area = line.area;
        if self.seat_choices[seat.index()].occupant != Occupant::Person {
            return;
        }
        let x = line.end + 2;
        let room = area.right().saturating_sub(x + 1);
        let name = cut(&self.name(to.words, seat), room, self.style);
        let place = Rect { x, width: room, ..area };
        to.put(place, &name, Style::new().add_modifier(Modifier::BOLD));
    }

    fn draw_button(&self, to: &mut Painter<'_>, row: Row, area: Rect) {
        let chosen = row == self.row;
        let works = row == Row::Saved || self.can_start();
        let look = to.button(chosen, works);
        let place = Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area };
        let label = cut(&self.label(to.words, row), place.width.saturating_sub(4), self.style);
        let text = if self.style.colour { label } else { format!("[ {label} ]") };
        let text = match (chosen, self.style.unicode) {
            (true, true) => format!("▸ {text} ◂"),
            (true, false) => format!("> {text} <"),
            (false, _) => text,
        };
        if self.style.colour {
            to.buffer.set_style(place, look);
        }
        let x = place.x + place.width.saturating_sub(width(&text)) / 2;
        let place = Rect { x, width: place.right() - x, ..place };
        to.put(place, &text, look.add_modifier(Modifier::BOLD));
    }

    /// Draws the board in its starting position.
    fn draw_board(&self, area: Rect, buffer: &mut Buffer) {
        let seats = self.taken();
        let all: Vec<Seat> = self.seats().collect();
        let tried = [seats, all].into_iter().map(|seats| Seating { seats, opening: false });
        let Some(state) = tried.into_iter().find_map(|seating| self.rules.start(&seating).ok())
        else {
            return;
        };
        let picture = Picture::new(&self.rules, (area.width, area.height), self.style);
        let mut board = Board::new(&picture, &self.rules, &state);
        board.turn = None;
        board.render(area, buffer);
    }

    /// Draws the rules. Returns how far they can be scrolled.
    fn draw_rules(&self, to: &mut Painter<'_>, area: Rect) -> usize {
        let inner = to.frame(&self.name_and_summary(to.words).0, area);
        let text = inset(inner);
        let lines = self.rules_text(to, text.width);
        let room = usize::from(text.height);
        let most = lines.len().saturating_sub(room);
        let first = self.scroll.min(most);
        to.put_lines(text, lines[first..].iter().map(|(line, look)| (line, *look)));
        if most > 0 && inner.width > 24 {
            let lines = format!("{}–{}/{} ", first + 1, first + room, lines.len());
            let text = format!(" {} {}", say!(to.words, "setup-scroll"), to.words.shown(&lines));
            let x = area.right().saturating_sub(width(&text) + 2);
            let line = Rect::new(x, area.bottom() - 1, width(&text), 1);
            to.put(line, &text, to.quiet());
        }
        most
    }

    fn rules_text(&self, to: &Painter<'_>, columns: u16) -> Vec<(String, Style)> {
        let words = to.words;
        let mut lines: Vec<(String, Style)> = Vec::new();
        let mut add = |text: &str, look: Style| {
            lines.extend(wrap(text, columns).into_iter().map(|line| (line, look)));
        };
        if let Some(why) = words.dropped() {
            add(&why, to.warning());
            add("", Style::new());
        }
        add(&self.name_and_summary(words).1, Style::new().bold());
        let [least, most] = [self.rules.spec().players[0] as usize, self.max_players()];
        let id = if least == most { "setup-rules-of" } else { "setup-rules-of-range" };
        let tokens = self.rules.tokens();
        add(&say!(words, id, least, most, tokens), to.quiet());
        // Skip the name and the summary, which are shown above.
        let book = rulebook::text(words, &self.rules);
        let book = rulebook::lines(&book).skip(1).skip_while(|(heading, _)| !heading);
        for (heading, line) in book.filter(|(_, line)| !line.is_empty()) {
            if heading {
                add("", Style::new());
            }
            let look = if heading { to.heading() } else { Style::new() };
            add(&words.shown(line), look);
        }
        lines
    }
}

/// Splits an area into its first rows and the rest.
fn split(area: Rect, rows: u16) -> (Rect, Rect) {
    let rows = rows.min(area.height);
    let upper = Rect { height: rows, ..area };
    (upper, Rect { y: area.y + rows, height: area.height - rows, ..area })
}
