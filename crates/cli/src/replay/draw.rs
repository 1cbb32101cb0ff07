//! Drawing a replay: the board on the left, players and log on the right, progress below.

use super::screen::{ReplayOverlay, ReplayScreen};
use crate::say;
use crate::terminal::board::{Board, Picture};
use crate::terminal::text_layout::{cut, keys, width, wrap};
use crate::terminal::theme::{Painter, inset};
use crate::words::Words;
use crate::words::narrate::Narrator;
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
        let to = &mut Painter { words, style: self.style, buffer };
        if let ReplayOverlay::Rules(line) = self.overlay {
            return self.draw_rules(to, line, area);
        }
        let side = SIDE_COLUMNS[usize::from(area.width >= 100)];
        let size = (area.width.saturating_sub(side + 1), area.height.saturating_sub(ROWS_BELOW));
        let smallest = self.fit(size);
        if size.0 < smallest.0 || size.1 < smallest.1 {
            let least = (smallest.0 + side + 1, smallest.1 + ROWS_BELOW);
            return to.too_small(area, least);
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
        self.draw_board(board, to.buffer);
        let seats = self.current().game().seating().seats.len() as u16;
        let [players, log] =
            Layout::vertical([Constraint::Length(seats + 2), Constraint::Fill(1)]).areas(right);
        self.draw_players(to, players);
        self.draw_log(to, log);
        self.draw_line(to, inset(line));
        self.draw_keys(to, inset(keys));
        if self.overlay == ReplayOverlay::Help {
            to.window(&say!(words, "help-title"), &say!(words, "replay-help"), area);
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

    fn draw_players(&self, to: &mut Painter<'_>, area: Rect) {
        let (game, _) = variant(to.words, self.current().game().rules());
        let title = say!(to.words, "replay-title", game = to.words.shown(&game));
        let inner = to.frame(&title, area);
        let mut seats = self.current().game().seating().seats.clone();
        seats.sort();
        let mut rows = inner.rows();
        for side in self.current().game().rules().sides(seats) {
            for ((i, seat), row) in side.iter().enumerate().zip(rows.by_ref()) {
                let brace = to.brace(i, side.len()).to_string();
                to.put(Rect { x: row.x + 1, width: 1, ..row }, &brace, Style::new());
                self.draw_player(to, *seat, row);
            }
        }
    }

    /// Draws the row of a player: whose turn it is, name, dice and tokens at home.
    fn draw_player(&self, to: &mut Painter<'_>, seat: Seat, row: Rect) {
        let (round, state) = (self.current(), self.state());
        let rules = round.game().rules();
        let turn = matches!(state.turn(), Turn::Opening { seat: s } | Turn::Roll { seat: s } | Turn::Move { seat: s } if s == seat);
        if turn {
            to.put(row, if self.style.unicode { "▶" } else { ">" }, Style::new());
        }
        let (sign, look) = match &self.picture {
            Some(picture) => (picture.sign(seat), picture.look(seat)),
            None => (' ', Style::new()),
        };
        to.put(Rect { x: row.x + 2, width: 2, ..row }, &format!("{sign} "), look);
        let is_home =
            |token: &usize| matches!(rules.square(state, seat, *token), Square::Finish(_));
        let home = (0..rules.tokens()).filter(is_home).count();
        let ranks = rules.sides(state.places());
        let place = ranks.iter().position(|side| side.contains(&seat));
        let right = match place {
            Some(place) => say!(to.words, "game-place", place = place + 1),
            None => format!("{home}/{}", rules.tokens()),
        };
        let at = row.right().saturating_sub(width(&right) + 1);
        to.put(Rect { x: at, width: width(&right), ..row }, &right, Style::new());
        let colour = Narrator::nameless(to.words, rules).colour(seat);
        let name = round.name(seat).map_or(colour, |name| to.words.shown(name));
        let thrown = round.throw(self.logged()).filter(|(thrower, _)| *thrower == seat);
        let dice = thrown.map_or(String::new(), |(_, dice)| {
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            format!(" [{}]", dice.join(" "))
        });
        let room = at.saturating_sub(row.x + 5);
        let name = cut(&name, room.saturating_sub(width(&dice) + 1), self.style);
        let bold = if turn { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        to.put(Rect { x: row.x + 5, width: room, ..row }, &format!("{name}{dice}"), bold);
    }

    /// Draws warnings about the file, then the log with the newest sentence at the bottom.
    fn draw_log(&self, to: &mut Painter<'_>, area: Rect) {
        let mut inner = inset(to.frame(&say!(to.words, "game-log"), area));
        let dropped = to.words.dropped();
        let notes = self.recording.damage.as_deref().into_iter().chain(dropped.as_deref());
        let columns = inner.width;
        for line in notes.flat_map(|text| wrap(text, columns)) {
            if inner.height > 3 {
                to.put(inner, &line, to.warning());
                inner = Rect { y: inner.y + 1, height: inner.height - 1, ..inner };
            }
        }
        let quiet = to.quiet();
        let sentences = (1..=self.logged()).rev().flat_map(|ply| {
            let look = if ply == self.logged() { Style::new() } else { quiet };
            self.current().sentences(ply).iter().rev().map(move |sentence| (sentence, look))
        });
        to.put_log(inner, sentences);
    }

    /// Draws the progress as a line and in words.
    fn draw_line(&self, to: &mut Painter<'_>, area: Rect) {
        let (ply, of) = (self.ply, self.current().plies());
        let mut text = say!(to.words, "replay-position", ply, of);
        let rounds = self.recording.rounds.len();
        if rounds > 1 {
            let round = say!(to.words, "replay-round", round = self.round + 1, rounds);
            text = format!("{round}  {text}");
        }
        let speed = say!(to.words, "replay-speed", speed = self.speed);
        text = format!("{text}  {speed}");
        let (sign, done, knob, left) = match (self.style.unicode, self.playing()) {
            (true, true) => ("▶", "━", "●", "─"),
            (true, false) => ("‖", "━", "●", "─"),
            (false, true) => (">", "=", "O", "-"),
            (false, false) => ("=", "=", "O", "-"),
        };
        to.put(area, sign, to.heading());
        let room = area.width.saturating_sub(width(&text) + 4);
        let at = (usize::from(room.saturating_sub(1)) * ply).checked_div(of).unwrap_or(0) as u16;
        for i in 0..room {
            let (part, look) = match i.cmp(&at) {
                std::cmp::Ordering::Less => (done, to.heading()),
                std::cmp::Ordering::Equal => (knob, to.heading()),
                std::cmp::Ordering::Greater => (left, to.quiet()),
            };
            to.put(Rect { x: area.x + 2 + i, width: 1, ..area }, part, look);
        }
        let x = area.x + 2 + room + 1;
        to.put(Rect { x, width: area.right().saturating_sub(x), ..area }, &text, Style::new());
    }

    /// Draws the field for a number, or the keys.
    fn draw_keys(&self, to: &mut Painter<'_>, area: Rect) {
        let (text, look) = match &self.overlay {
            ReplayOverlay::Jump(typed) => {
                (format!("{} {typed}_", say!(to.words, "replay-jump")), to.heading())
            }
            _ if self.at_end() => {
                let (end, keys) = (say!(to.words, "replay-end"), say!(to.words, "replay-end-keys"));
                (format!("{end} {keys}"), to.quiet())
            }
            _ => (say!(to.words, "replay-keys"), to.quiet()),
        };
        to.put(area, &keys(&text, area.width, self.style), look);
        if self.overlay == ReplayOverlay::Nothing && self.at_end() {
            to.put(area, &say!(to.words, "replay-end"), to.heading());
        }
    }

    fn draw_rules(&mut self, to: &mut Painter<'_>, line: usize, area: Rect) {
        Clear.render(area, to.buffer);
        let rules = self.current().game().rules().clone();
        let [upper, keys] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        let title = to.words.shown(&variant(to.words, &rules).0);
        let inner = inset(to.frame(&title, upper));
        let mut lines: Vec<(String, Style)> = Vec::new();
        for (heading, text) in rulebook::lines(&rulebook::text(to.words, &rules)).skip(2) {
            let look = if heading { to.heading() } else { Style::new() };
            let text = to.words.shown(text);
            lines.extend(wrap(&text, inner.width.min(90)).into_iter().map(|line| (line, look)));
        }
        let first = line.min(lines.len().saturating_sub(inner.height.into()));
        self.overlay = ReplayOverlay::Rules(first);
        to.put_lines(inner, lines.into_iter().skip(first));
        to.put(inset(keys), &say!(to.words, "game-rules-keys"), to.quiet());
    }
}
