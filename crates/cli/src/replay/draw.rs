//! Drawing a replay: the board on the left, players and log on the right, progress below.

use super::screen::{ReplayOverlay, ReplayScreen};
use crate::say;
use crate::terminal::board::{Board, Picture};
use crate::terminal::text_layout::{cut, keys, shown, width, wrap};
use crate::terminal::theme::{Theme, put, too_small, window};
use crate::words::Words;
use crate::words::narrate::{Narrator, sides};
use crate::words::rulebook::{self, variant};
use homestretch_rules::{Seat, Square, Turn};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Clear, Widget};

/// The columns beside the board, on a narrow screen and on one of at least 100 columns.
const SIDE_COLUMNS: [u16; 2] = [29, 36];
/// The rows below the board.
const ROWS_BELOW: u16 = 2;

impl ReplayScreen {
    /// Draws the replay.
    pub fn draw(&mut self, words: &Words, area: Rect, buffer: &mut Buffer) {
        if let ReplayOverlay::Rules(line) = self.overlay {
            return self.draw_rules(words, line, area, buffer);
        }
        let side = SIDE_COLUMNS[usize::from(area.width >= 100)];
        let size = (area.width.saturating_sub(side + 1), area.height.saturating_sub(ROWS_BELOW));
        let smallest = self.fit(size);
        if size.0 < smallest.0 || size.1 < smallest.1 {
            let least = (smallest.0 + side + 1, smallest.1 + ROWS_BELOW);
            return too_small(words, area, least, buffer);
        }
        let [main, line, keys] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(1)])
                .areas(area);
        let [board, _, right] = Layout::horizontal([
            Constraint::Length(size.0),
            Constraint::Length(1),
            Constraint::Length(side),
        ])
        .areas(main);
        self.draw_board(board, buffer);
        let seats = self.current().game().seating().seats.len() as u16;
        let [players, log] =
            Layout::vertical([Constraint::Length(seats + 2), Constraint::Fill(1)]).areas(right);
        self.draw_players(words, players, buffer);
        self.draw_log(words, log, buffer);
        self.draw_line(words, inset(line), buffer);
        self.draw_keys(words, inset(keys), buffer);
        if self.overlay == ReplayOverlay::Help {
            let keys = say!(words, "replay-help");
            window(&say!(words, "help-title"), &keys, self.style, area, buffer);
        }
    }

    /// Makes the picture for a size, if it has changed. Returns the smallest possible size.
    fn fit(&mut self, size: (u16, u16)) -> (u16, u16) {
        let same = self.picture.take().filter(|picture| picture.size() == size);
        let rules = self.current().game().rules();
        let picture = same.unwrap_or_else(|| Picture::new(rules, size, self.style));
        self.picture.insert(picture).smallest()
    }

    fn draw_board(&self, area: Rect, buffer: &mut Buffer) {
        let Some(picture) = &self.picture else { return };
        let round = self.current();
        let steps = round.steps(self.logged()).iter();
        let last = steps.filter_map(|(seat, step)| picture.square_of(*seat, *step)).collect();
        let seats = round.game().seating().seats.iter();
        let names = seats.filter_map(|seat| Some((*seat, round.name(*seat)?.to_string())));
        let mut board = Board::new(picture, round.game().rules(), self.state());
        for (seat, token, step) in self.walk.shown() {
            board = board.at_step(*seat, *token, *step);
        }
        (board.last, board.names) = (last, names.collect());
        board.render(area, buffer);
    }

    fn draw_players(&self, words: &Words, area: Rect, buffer: &mut Buffer) {
        let (game, _) = variant(words, self.current().game().rules());
        let title = say!(words, "replay-title", game = shown(&game, self.style));
        let theme = Theme::new(self.style);
        let inner = theme.frame(&title, area, buffer);
        let mut seats = self.current().game().seating().seats.clone();
        seats.sort();
        let mut rows = (inner.y..inner.bottom()).map(|y| Rect { y, height: 1, ..inner });
        for side in sides(self.current().game().rules(), seats) {
            for ((i, seat), row) in side.iter().enumerate().zip(rows.by_ref()) {
                let brace = theme.brace(i, side.len()).to_string();
                put(buffer, Rect { x: row.x + 1, width: 1, ..row }, &brace, Style::new());
                self.draw_player(words, *seat, row, buffer);
            }
        }
    }

    /// Draws the row of a player: whose turn it is, name, dice and tokens at home.
    fn draw_player(&self, words: &Words, seat: Seat, row: Rect, buffer: &mut Buffer) {
        let (round, state) = (self.current(), self.state());
        let rules = round.game().rules();
        let turn = matches!(state.turn(), Turn::Opening { seat: s } | Turn::Roll { seat: s } | Turn::Move { seat: s } if s == seat);
        if turn {
            put(buffer, row, if self.style.unicode { "▶" } else { ">" }, Style::new());
        }
        let (sign, look) = match &self.picture {
            Some(picture) => (picture.sign(seat), picture.look(seat)),
            None => (' ', Style::new()),
        };
        put(buffer, Rect { x: row.x + 2, width: 2, ..row }, &format!("{sign} "), look);
        let is_home =
            |token: &usize| matches!(rules.square(state, seat, *token), Square::Finish(_));
        let home = (0..rules.tokens()).filter(is_home).count();
        let ranks = sides(rules, state.places());
        let place = ranks.iter().position(|side| side.contains(&seat));
        let right = match place {
            Some(place) => say!(words, "game-place", place = place + 1),
            None => format!("{home}/{}", rules.tokens()),
        };
        let at = row.right().saturating_sub(width(&right) + 1);
        put(buffer, Rect { x: at, width: width(&right), ..row }, &right, Style::new());
        let names = |_: Seat| String::new();
        let colour = Narrator { words, rules, names: &names }.colour(seat);
        let name = round.name(seat).map_or(colour, |name| shown(name, self.style));
        let thrown = round.throw(self.logged()).filter(|(thrower, _)| *thrower == seat);
        let dice = thrown.map_or(String::new(), |(_, dice)| {
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            format!(" [{}]", dice.join(" "))
        });
        let room = at.saturating_sub(row.x + 5);
        let name = cut(&name, room.saturating_sub(width(&dice) + 1), self.style);
        let bold = if turn { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        put(buffer, Rect { x: row.x + 5, width: room, ..row }, &format!("{name}{dice}"), bold);
    }

    /// Draws warnings about the file, then the log with the newest sentence at the bottom.
    fn draw_log(&self, words: &Words, area: Rect, buffer: &mut Buffer) {
        let theme = Theme::new(self.style);
        let mut inner = inset(theme.frame(&say!(words, "game-log"), area, buffer));
        let dropped = words.dropped();
        let notes = self.recording.damage().into_iter().chain(dropped.as_deref());
        let columns = inner.width;
        for line in notes.flat_map(|text| wrap(text, columns)) {
            if inner.height > 3 {
                put(buffer, Rect { height: 1, ..inner }, &line, theme.warning());
                inner = Rect { y: inner.y + 1, height: inner.height - 1, ..inner };
            }
        }
        let mut lines: Vec<(String, Style)> = Vec::new();
        for ply in (1..=self.logged()).rev() {
            if lines.len() >= usize::from(inner.height) {
                break;
            }
            let look = if ply == self.logged() { Style::new() } else { theme.quiet() };
            for sentence in self.current().sentences(ply).iter().rev() {
                let wrapped = wrap(sentence, inner.width).into_iter().rev();
                lines.extend(wrapped.map(|line| (line, look)));
            }
        }
        lines.truncate(inner.height.into());
        for ((line, look), y) in lines.iter().rev().zip(inner.y..) {
            put(buffer, Rect { y, height: 1, ..inner }, line, *look);
        }
    }

    /// Draws the progress as a line and in words.
    fn draw_line(&self, words: &Words, area: Rect, buffer: &mut Buffer) {
        let theme = Theme::new(self.style);
        let (ply, of) = (self.ply, self.current().plies());
        let mut text = say!(words, "replay-position", ply = ply, of = of);
        let rounds = self.recording.rounds().len();
        if rounds > 1 {
            let round = say!(words, "replay-round", round = self.round + 1, rounds = rounds);
            text = format!("{round}  {text}");
        }
        let speed = say!(words, "replay-speed", speed = self.speed);
        text = format!("{text}  {speed}");
        let (sign, done, knob, left) = match (self.style.unicode, self.playing()) {
            (true, true) => ("▶", "━", "●", "─"),
            (true, false) => ("‖", "━", "●", "─"),
            (false, true) => (">", "=", "O", "-"),
            (false, false) => ("=", "=", "O", "-"),
        };
        put(buffer, area, sign, theme.heading());
        let room = area.width.saturating_sub(width(&text) + 4);
        let at = (usize::from(room.saturating_sub(1)) * ply).checked_div(of).unwrap_or(0) as u16;
        for i in 0..room {
            let (part, look) = match i.cmp(&at) {
                std::cmp::Ordering::Less => (done, theme.heading()),
                std::cmp::Ordering::Equal => (knob, theme.heading()),
                std::cmp::Ordering::Greater => (left, theme.quiet()),
            };
            put(buffer, Rect { x: area.x + 2 + i, width: 1, ..area }, part, look);
        }
        let x = area.x + 2 + room + 1;
        put(buffer, Rect { x, width: area.right().saturating_sub(x), ..area }, &text, Style::new());
    }

    /// Draws the field for a number, or the keys.
    fn draw_keys(&self, words: &Words, area: Rect, buffer: &mut Buffer) {
        let theme = Theme::new(self.style);
        let (text, look) = match &self.overlay {
            ReplayOverlay::Jump(typed) => {
                (format!("{} {typed}_", say!(words, "replay-jump")), theme.heading())
            }
            _ if self.at_end() => {
                let (end, keys) = (say!(words, "replay-end"), say!(words, "replay-end-keys"));
                (format!("{end} {keys}"), theme.quiet())
            }
            _ => (say!(words, "replay-keys"), theme.quiet()),
        };
        put(buffer, area, &keys(&text, area.width, self.style), look);
        if self.overlay == ReplayOverlay::Nothing && self.at_end() {
            put(buffer, area, &say!(words, "replay-end"), theme.heading());
        }
    }

    fn draw_rules(&mut self, words: &Words, line: usize, area: Rect, buffer: &mut Buffer) {
        let theme = Theme::new(self.style);
        Clear.render(area, buffer);
        let rules = self.current().game().rules().clone();
        let [upper, keys] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        let title = shown(&variant(words, &rules).0, self.style);
        let inner = inset(theme.frame(&title, upper, buffer));
        let mut lines: Vec<(String, Style)> = Vec::new();
        for (heading, text) in rulebook::lines(&rulebook::text(words, &rules)).skip(2) {
            let look = if heading { theme.heading() } else { Style::new() };
            let text = shown(text, self.style);
            lines.extend(wrap(&text, inner.width.min(90)).into_iter().map(|line| (line, look)));
        }
        let first = line.min(lines.len().saturating_sub(inner.height.into()));
        self.overlay = ReplayOverlay::Rules(first);
        for ((text, look), y) in lines.iter().skip(first).zip(inner.y..inner.bottom()) {
            put(buffer, Rect { y, height: 1, ..inner }, text, *look);
        }
        put(buffer, inset(keys), &say!(words, "game-rules-keys"), theme.quiet());
    }
}

/// An area without its first and last column.
fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}
