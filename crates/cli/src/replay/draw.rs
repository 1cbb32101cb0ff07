//! How the replay looks: the board on the left, players and the log on the right, below them how
//! far it is.

use super::screen::{Over, Screen};
use crate::board::{Board, Picture};
use crate::book::{self, variant};
use crate::narrate::{Narrator, sides};
use crate::play::form::looks::{Looks, put, too_small, window};

use crate::say;
use crate::text::{cut, keys, shown, width, wrap};
use crate::words::Words;
use homestretch_rules::{Seat, Square, Turn};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style as Look};
use ratatui::widgets::{Clear, Widget};

/// The columns beside the board: narrow, and from 100 columns on.
const SIDE: [u16; 2] = [29, 36];
/// The rows below it.
const BELOW: u16 = 2;

impl Screen {
    /// Draws the position.
    pub fn draw(&mut self, words: &Words, area: Rect, buffer: &mut Buffer) {
        if let Over::Rules(line) = self.over {
            return self.draw_rules(words, line, area, buffer);
        }
        let side = SIDE[usize::from(area.width >= 100)];
        let size = (area.width.saturating_sub(side + 1), area.height.saturating_sub(BELOW));
        let smallest = self.fit(size);
        if size.0 < smallest.0 || size.1 < smallest.1 {
            let least = (smallest.0 + side + 1, smallest.1 + BELOW);
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
        let seats = self.shown().game().seating().seats.len() as u16;
        let [players, log] =
            Layout::vertical([Constraint::Length(seats + 2), Constraint::Fill(1)]).areas(right);
        self.draw_players(words, players, buffer);
        self.draw_log(words, log, buffer);
        self.draw_line(words, inset(line), buffer);
        self.draw_keys(words, inset(keys), buffer);
        if self.over == Over::Help {
            let keys = say!(words, "replay-help");
            window(&say!(words, "help-title"), &keys, self.style, area, buffer);
        }
    }

    /// Makes the picture for a size, once. Gives the smallest size there is.
    fn fit(&mut self, size: (u16, u16)) -> (u16, u16) {
        let same = self.picture.take().filter(|picture| picture.size() == size);
        let rules = self.shown().game().rules();
        let picture = same.unwrap_or_else(|| Picture::new(rules, size, self.style));
        self.picture.insert(picture).smallest()
    }

    fn draw_board(&self, area: Rect, buffer: &mut Buffer) {
        let Some(picture) = &self.picture else { return };
        let round = self.shown();
        let steps = round.steps(self.seen()).iter();
        let last = steps.filter_map(|(seat, step)| picture.square_of(*seat, *step));
        let seats = round.game().seating().seats.iter();
        let names = seats.filter_map(|seat| Some((*seat, round.name(*seat)?.to_string())));
        let mut board = Board::new(picture, round.game().rules(), self.state());
        for (seat, token, step) in self.walk.shown() {
            board = board.at_step(*seat, *token, *step);
        }
        board.last(last).names(names).render(area, buffer);
    }

    fn draw_players(&self, words: &Words, area: Rect, buffer: &mut Buffer) {
        let (game, _) = variant(words, self.shown().game().rules());
        let title = say!(words, "replay-title", game = shown(&game, self.style));
        let looks = Looks::new(self.style);
        let inner = looks.frame(&title, area, buffer);
        let mut seats = self.shown().game().seating().seats.clone();
        seats.sort();
        let mut rows = (inner.y..inner.bottom()).map(|y| Rect { y, height: 1, ..inner });
        for side in sides(self.shown().game().rules(), seats) {
            for ((i, seat), row) in side.iter().enumerate().zip(rows.by_ref()) {
                let brace = looks.brace(i, side.len()).to_string();
                put(buffer, Rect { x: row.x + 1, width: 1, ..row }, &brace, Look::new());
                self.draw_player(words, *seat, row, buffer);
            }
        }
    }

    /// Whose turn it is, who it is, what was thrown and how many tokens are home.
    fn draw_player(&self, words: &Words, seat: Seat, row: Rect, buffer: &mut Buffer) {
        let (round, state) = (self.shown(), self.state());
        let rules = round.game().rules();
        let turn = matches!(state.turn(), Turn::Opening { seat: s } | Turn::Roll { seat: s } | Turn::Move { seat: s } if s == seat);
        if turn {
            put(buffer, row, if self.style.unicode { "▶" } else { ">" }, Look::new());
        }
        let (sign, look) = match &self.picture {
            Some(picture) => (picture.sign(seat), picture.look(seat)),
            None => (' ', Look::new()),
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
        put(buffer, Rect { x: at, width: width(&right), ..row }, &right, Look::new());
        let names = |_: Seat| String::new();
        let colour = Narrator { words, rules, names: &names }.colour(seat);
        let name = round.name(seat).map_or(colour, |name| shown(name, self.style));
        let thrown = round.throw(self.seen()).filter(|(thrower, _)| *thrower == seat);
        let dice = thrown.map_or(String::new(), |(_, dice)| {
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            format!(" [{}]", dice.join(" "))
        });
        let room = at.saturating_sub(row.x + 5);
        let name = cut(&name, room.saturating_sub(width(&dice) + 1), self.style);
        let bold = if turn { Look::new().add_modifier(Modifier::BOLD) } else { Look::new() };
        put(buffer, Rect { x: row.x + 5, width: room, ..row }, &format!("{name}{dice}"), bold);
    }

    /// What is wrong with the file, and what happened, the last at the bottom.
    fn draw_log(&self, words: &Words, area: Rect, buffer: &mut Buffer) {
        let looks = Looks::new(self.style);
        let mut inner = inset(looks.frame(&say!(words, "game-log"), area, buffer));
        let dropped = words.dropped();
        let notes = self.reel.damage().into_iter().chain(dropped.as_deref());
        let columns = inner.width;
        for line in notes.flat_map(|told| wrap(told, columns)) {
            if inner.height > 3 {
                put(buffer, Rect { height: 1, ..inner }, &line, looks.warning());
                inner = Rect { y: inner.y + 1, height: inner.height - 1, ..inner };
            }
        }
        let mut lines: Vec<(String, Look)> = Vec::new();
        for ply in (1..=self.seen()).rev() {
            if lines.len() >= usize::from(inner.height) {
                break;
            }
            let look = if ply == self.seen() { Look::new() } else { looks.quiet() };
            for sentence in self.shown().told(ply).iter().rev() {
                let wrapped = wrap(sentence, inner.width).into_iter().rev();
                lines.extend(wrapped.map(|line| (line, look)));
            }
        }
        lines.truncate(inner.height.into());
        for ((line, look), y) in lines.iter().rev().zip(inner.y..) {
            put(buffer, Rect { y, height: 1, ..inner }, line, *look);
        }
    }

    /// How far it is, as a line and in words.
    fn draw_line(&self, words: &Words, area: Rect, buffer: &mut Buffer) {
        let looks = Looks::new(self.style);
        let (ply, of) = (self.ply, self.shown().plies());
        let mut told = say!(words, "replay-position", ply = ply, of = of);
        let rounds = self.reel.rounds().len();
        if rounds > 1 {
            let round = say!(words, "replay-round", round = self.round + 1, rounds = rounds);
            told = format!("{round}  {told}");
        }
        let speed = say!(words, "replay-speed", speed = self.speed);
        told = format!("{told}  {speed}");
        let (sign, done, knob, left) = match (self.style.unicode, self.playing()) {
            (true, true) => ("▶", "━", "●", "─"),
            (true, false) => ("‖", "━", "●", "─"),
            (false, true) => (">", "=", "O", "-"),
            (false, false) => ("=", "=", "O", "-"),
        };
        put(buffer, area, sign, looks.heading());
        let room = area.width.saturating_sub(width(&told) + 4);
        let at = (usize::from(room.saturating_sub(1)) * ply).checked_div(of).unwrap_or(0) as u16;
        for i in 0..room {
            let (part, look) = match i.cmp(&at) {
                std::cmp::Ordering::Less => (done, looks.heading()),
                std::cmp::Ordering::Equal => (knob, looks.heading()),
                std::cmp::Ordering::Greater => (left, looks.quiet()),
            };
            put(buffer, Rect { x: area.x + 2 + i, width: 1, ..area }, part, look);
        }
        let x = area.x + 2 + room + 1;
        put(buffer, Rect { x, width: area.right().saturating_sub(x), ..area }, &told, Look::new());
    }

    /// A question, or the keys.
    fn draw_keys(&self, words: &Words, area: Rect, buffer: &mut Buffer) {
        let looks = Looks::new(self.style);
        let (told, look) = match &self.over {
            Over::Jump(typed) => {
                (format!("{} {typed}_", say!(words, "replay-jump")), looks.heading())
            }
            _ if self.at_end() => {
                let (end, keys) = (say!(words, "replay-end"), say!(words, "replay-end-keys"));
                (format!("{end} {keys}"), looks.quiet())
            }
            _ => (say!(words, "replay-keys"), looks.quiet()),
        };
        put(buffer, area, &keys(&told, area.width, self.style), look);
        if self.over == Over::Nothing && self.at_end() {
            put(buffer, area, &say!(words, "replay-end"), looks.heading());
        }
    }

    fn draw_rules(&mut self, words: &Words, line: usize, area: Rect, buffer: &mut Buffer) {
        let looks = Looks::new(self.style);
        Clear.render(area, buffer);
        let rules = self.shown().game().rules().clone();
        let [upper, keys] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        let title = shown(&variant(words, &rules).0, self.style);
        let inner = inset(looks.frame(&title, upper, buffer));
        let mut lines: Vec<(String, Look)> = Vec::new();
        for (heading, text) in book::lines(&book::text(words, &rules)).skip(2) {
            let look = if heading { looks.heading() } else { Look::new() };
            let text = shown(text, self.style);
            lines.extend(wrap(&text, inner.width.min(90)).into_iter().map(|line| (line, look)));
        }
        let first = line.min(lines.len().saturating_sub(inner.height.into()));
        self.over = Over::Rules(first);
        for ((text, look), y) in lines.iter().skip(first).zip(inner.y..inner.bottom()) {
            put(buffer, Rect { y, height: 1, ..inner }, text, *look);
        }
        put(buffer, inset(keys), &say!(words, "game-rules-keys"), looks.quiet());
    }
}

/// A place without its first and last column.
fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}
