//! Drawing a game: the board on the left, players, dice, choices and log on the right.

use super::dice;
use super::game::{GameScreen, Overlay};
use super::help;
use crate::play::messages::{names, narrator};
use crate::play::offers::Offer;
use crate::say;
use crate::terminal::DrawStyle;
use crate::terminal::board::{Board, Mark, Picture};
use crate::terminal::text_layout::{cut, keys, width};
use crate::terminal::theme::{Painter, fitted, middle};
use crate::words::Words;
use crate::words::narrate::Narrator;
use crate::words::rulebook;
use homestretch_rules::{State, Turn};
use homestretch_table::{Millis, Phase};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};

/// The columns beside the board, on a narrow and on a wide screen.
const SIDE_COLUMNS: [u16; 2] = [29, 36];
/// A screen with at least this many columns is wide.
const WIDE_COLUMNS: u16 = 100;
/// A screen with at least this many rows is tall: dice get pips and players get a second line.
const HIGH_ROWS: u16 = 34;

impl GameScreen {
    pub(super) fn draw(
        &mut self,
        words: &Words,
        style: DrawStyle,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let to = &mut Painter { words, style, buffer };
        let side = SIDE_COLUMNS[usize::from(area.width >= WIDE_COLUMNS)];
        let [main, prompt, menu] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(1)])
                .areas(area);
        let [board, right] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(side)]).areas(main);
        if !self.fit(style, board) {
            let (columns, rows) = self.picture.as_ref().map_or((0, 0), Picture::smallest);
            return to.too_small(area, (columns + side, rows + 2));
        }
        self.places.board = board;
        let offers = self.offers();
        self.draw_board(&offers, board, to.buffer);
        self.draw_side(to, &offers, right);
        let (text, look) = self.prompt(words, &offers);
        let mut room = prompt;
        if self.session.is_failing() {
            let mark = format!(" {} ", say!(to.words, "game-not-saved"));
            room.width = prompt.width.saturating_sub(width(&mark) + 1);
            let place = Rect { x: room.right() + 1, width: width(&mark), ..prompt };
            to.put(place, &mark, Style::new().reversed().bold());
        }
        to.put(room, &cut(&text, room.width, style), look);
        let ended = self.session.table().phase() == Phase::Ended && self.walk.is_over();
        let line = if ended { self.podium_keys(words) } else { say!(words, "game-menu") };
        to.put(menu, &keys(&line, menu.width, style), Style::new().dim());
        if ended {
            self.draw_podium(to, main);
        }
        self.draw_overlay(to, area);
    }

    /// Makes the picture for a size, if it has changed. Returns whether the board fits.
    fn fit(&mut self, look: DrawStyle, area: Rect) -> bool {
        let size = (area.width, area.height);
        if self.picture.as_ref().is_none_or(|picture| picture.size() != size) {
            self.picture = Some(Picture::new(self.session.table().rules(), size, look));
        }
        self.picture.as_ref().is_some_and(Picture::fits)
    }

    fn draw_board(&self, offers: &[Offer], area: Rect, buffer: &mut Buffer) {
        let table = self.session.table();
        let (Some(state), Some(picture)) = (self.state(), &self.picture) else { return };
        let mut board = Board::new(picture, table.rules(), &state);
        for (seat, token, step) in self.walk.shown() {
            board = board.at_step(*seat, *token, *step);
        }
        let last = self.last.iter().filter_map(|(seat, step)| picture.square_of(*seat, *step));
        board.last = last.collect();
        board.names = table.seated().map(|(s, at)| (s, at.player.name.clone())).collect();
        let moves = offers.iter().enumerate().filter_map(|(i, offer)| {
            let (mv, seen) = offer.seen.as_ref()?;
            Some((i, mv, seen))
        });
        let mut marks: Vec<Mark> = Vec::new();
        for (i, mv, seen) in moves.clone() {
            let key = char::from_digit(i as u32 + 1, 10).filter(|_| i < 9).unwrap_or('*');
            if !marks.iter().any(|mark| (mark.seat, mark.token) == (seen.seat, mv.token)) {
                marks.push(Mark { seat: seen.seat, token: mv.token, key });
            }
        }
        board.marks = marks;
        let chosen = moves.clone().find(|(i, ..)| *i == self.chosen);
        if let Some((_, _, seen)) = chosen {
            board.landing.extend(picture.square_of(seen.seat, seen.step));
            board.captures.extend(&seen.captures);
        }
        board.render(area, buffer);
    }

    fn draw_side(&mut self, to: &mut Painter<'_>, offers: &[Offer], area: Rect) {
        let high = area.height + 2 >= HIGH_ROWS;
        let seated = self.session.table().seated().len() as u16;
        let players = seated * if high { 2 } else { 1 } + 2;
        let dice = if high { dice::ROWS + 2 } else { 3 };
        let moves = match offers.len() as u16 {
            0 => 0,
            n => (n + 2).min(area.height.saturating_sub(players + dice + 4).max(4)),
        };
        let [players, dice, moves, log] = Layout::vertical([
            Constraint::Length(players),
            Constraint::Length(dice),
            Constraint::Length(moves),
            Constraint::Fill(1),
        ])
        .areas(area);
        self.draw_players(to, high, players);
        self.draw_dice(to, dice);
        self.draw_offers(to, offers, moves);
        self.draw_log(to, log);
    }

    fn draw_dice(&mut self, to: &mut Painter<'_>, area: Rect) {
        self.places.dice = area;
        let (words, table) = (to.words, self.session.table());
        let mut title = vec![say!(words, "game-dice")];
        let streak = self.state().map_or(0, |state| state.streak());
        if streak > 1 {
            title.push(say!(words, "game-streak", count = streak));
        }
        if self.rolls_again() {
            title.push(say!(words, "game-extra"));
        }
        let seconds = |left: Millis| say!(words, "game-clock", seconds = left.0.div_ceil(1000));
        let turn_left = table.turn_left(self.session.now()).filter(|_| self.walk.is_over());
        title.extend(turn_left.map(seconds));
        title.extend(table.game_left(self.session.now()).map(|left| match left.0 {
            ..60_000 => seconds(left),
            _ => say!(words, "game-minutes", minutes = left.0.div_ceil(60_000)),
        }));
        let Some((thrower, thrown)) = table.last_throw() else {
            to.frame(&title.join(" · "), area);
            return;
        };
        // The dice of an earlier turn are shown with the name of their player.
        let moves = |state: &State| matches!(state.turn(), Turn::Move { seat } if seat == thrower);
        let in_use = self.state().is_some_and(|state| moves(&state));
        if let (false, Some(picture)) = (in_use, &self.picture) {
            let name = table.at(thrower).map_or("", |seated| &seated.player.name);
            title.push(format!("{} {name}", picture.sign(thrower)));
        }
        let inner = to.frame(&title.join(" · "), area);
        let look = if in_use { Style::new().bold() } else { Style::new().dim() };
        dice::draw(to, &table.rules().spec().dice, thrown, inner, look);
    }

    fn draw_offers(&mut self, to: &mut Painter<'_>, offers: &[Offer], area: Rect) {
        self.places.offers = Rect::default();
        if offers.is_empty() {
            return;
        }
        let inner = to.frame(&say!(to.words, "game-choices"), area);
        self.places.offers = inner;
        let names = names(&self.session);
        let narrator = narrator(to.words, &self.session, &names);
        let line = |(i, offer): (usize, &Offer)| {
            let key = if i < 9 { (i + 1).to_string() } else { " ".into() };
            let mut label = format!("{key} {}", offer.label(&narrator));
            if width(&label) > inner.width {
                label = format!("{key} {}", offer.short(&narrator, to.style));
            }
            let look = if i == self.chosen { Style::new().reversed() } else { Style::new() };
            (cut(&label, inner.width, to.style), look)
        };
        let lines: Vec<(String, Style)> = offers.iter().enumerate().map(line).collect();
        // The selected offer is always visible.
        let hidden = (self.chosen as u16 + 1).saturating_sub(inner.height);
        self.places.above = hidden;
        to.put_lines(inner, lines.into_iter().skip(hidden.into()));
    }

    fn draw_log(&self, to: &mut Painter<'_>, area: Rect) {
        let inner = to.frame(&say!(to.words, "game-log"), area);
        to.put_log(inner, self.log.iter().rev().map(|sentence| (sentence, Style::new())));
    }

    /// The prompt: what the player has to do now.
    fn prompt(&self, words: &Words, offers: &[Offer]) -> (String, Style) {
        let bold = Style::new().bold();
        if let Some(note) = &self.note {
            return (note.clone(), bold);
        }
        let table = self.session.table();
        if table.paused() {
            return (say!(words, "game-paused"), bold.reversed());
        }
        let names = names(&self.session);
        let narrator = narrator(words, &self.session, &names);
        let Some(state) = self.state() else { return (String::new(), bold) };
        if !self.walk.is_over() {
            return (say!(words, "game-moving", who = narrator.who(state.seat())), bold);
        }
        // A game that runs out of time ends in the middle of a turn.
        if table.phase() == Phase::Ended {
            return (say!(words, "game-over"), bold);
        }
        let (id, seat) = match state.turn() {
            Turn::Over | Turn::Draw => return (say!(words, "game-over"), bold),
            Turn::Opening { seat } => ("game-turn-opening", seat),
            Turn::Roll { seat } if offers.is_empty() => ("game-turn-roll", seat),
            Turn::Roll { seat } => ("game-turn-item", seat),
            Turn::Move { seat } => ("game-turn-move", seat),
        };
        let who = narrator.who(seat);
        let person = self.session.pending().human.is_some();
        let id = match (person, state.turn()) {
            (true, _) => id,
            (false, Turn::Move { .. }) => "game-thinking",
            (false, _) => "game-rolling",
        };
        (self.chosen_label(&narrator, offers, say!(words, id, who)), bold)
    }

    /// The prompt, followed by the selected offer.
    fn chosen_label(&self, narrator: &Narrator<'_>, offers: &[Offer], prompt: String) -> String {
        match offers.get(self.chosen) {
            Some(offer) => format!("{prompt} · {}", offer.label(narrator)),
            None => prompt,
        }
    }

    fn draw_overlay(&mut self, to: &mut Painter<'_>, area: Rect) {
        let words = to.words;
        match self.overlay.clone() {
            None => {}
            Some(Overlay::Help) => {
                let lines = match self.session.table().phase() {
                    Phase::Ended => help::at_the_end(words, &self.podium_keys(words)),
                    _ => help::lines(words, self.picture.as_ref()),
                };
                to.window(&say!(words, "help-title"), &lines.join("\n"), area);
            }
            Some(Overlay::Rules(line)) => self.draw_rules(to, line, area),
            Some(Overlay::Leave) => {
                let text = match self.session.file() {
                    Some(file) => {
                        let command = format!("homestretch play --load {}", file.display());
                        say!(words, "game-leave", command)
                    }
                    None => say!(words, "game-leave-unsaved"),
                };
                to.window(&say!(words, "game-leave-keys"), &text, area);
            }
            Some(Overlay::Type { export, typed }) => {
                let id = if export { "game-export-as" } else { "game-save-as" };
                let cursor = if typed.is_fresh() { "" } else { "_" };
                let keys = say!(words, "game-type-keys");
                let text = format!("{}{cursor}\n\n{keys}", typed.text());
                to.window(&words.say(id, &[]), &text, area);
            }
        }
    }

    fn draw_rules(&mut self, to: &mut Painter<'_>, line: u16, area: Rect) {
        let words = to.words;
        let book = rulebook::text(words, self.session.table().rules());
        let width = area.width.saturating_sub(6).min(86);
        let mut lines: Vec<(String, Style)> = Vec::new();
        for (heading, text) in rulebook::lines(&book) {
            let look = if heading { to.heading() } else { Style::new() };
            let fitted = fitted(text, width.saturating_sub(2)).into_iter();
            lines.extend(fitted.map(|line| (line, look)));
        }
        let rows = area.height.saturating_sub(4);
        let most = (lines.len() as u16).saturating_sub(rows.saturating_sub(2));
        let line = line.min(most);
        // Stop scrolling at the end.
        self.overlay = Some(Overlay::Rules(line));
        let place = middle(area, width + 2, rows);
        let title = format!("{} · {}", say!(words, "game-rules"), say!(words, "game-rules-keys"));
        Clear.render(place, to.buffer);
        let inner = to.frame(&title, place);
        to.put_lines(inner, lines.into_iter().skip(line.into()));
    }
}
