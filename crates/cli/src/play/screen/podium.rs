//! Drawing the podium: places and statistics after a game.

use super::game::GameScreen;
use crate::play::messages::{counts, duration, match_line, names, narrator, winners};
use crate::say;
use crate::terminal::text_layout::{cut, keys, width, wrap};
use crate::terminal::theme::{Painter, inset, middle};
use crate::words::Words;
use homestretch_rules::{Action, Seat};
use homestretch_table::{Rank, SeatStats};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};

/// The width of the podium in columns.
const PODIUM_COLUMNS: u16 = 80;

/// A table of text. Its first column holds names and takes the free width.
struct TextTable {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl GameScreen {
    pub(super) fn draw_podium(&mut self, to: &mut Painter<'_>, area: Rect) {
        let words = to.words;
        let figures = self.figures().to_vec();
        let headings = self.headings(words);
        let notes: Vec<String> =
            self.notes(words).iter().flat_map(|note| wrap(note, PODIUM_COLUMNS - 4)).collect();
        let mut tables =
            vec![self.places_table(words, &figures), self.counts_table(words, &figures)];
        if self.session.table().settings().best_of > 1 {
            tables.push(self.rounds_table(words));
        }
        tables.push(self.faces_table(words, &figures));
        let rows = |tables: &[TextTable]| {
            let tables = tables.iter().map(TextTable::height).sum::<u16>();
            tables + (headings.len() + notes.len()) as u16 + 3
        };
        while tables.len() > 1 && rows(&tables) > area.height {
            tables.pop();
        }
        // Add empty lines if there is room.
        let gap = u16::from(rows(&tables) + (tables.len() as u16) < area.height);
        let height = rows(&tables) + gap * (tables.len() as u16 + 1);
        let place = middle(area, PODIUM_COLUMNS, height);
        Clear.render(place, to.buffer);
        let mut lines = inset(to.frame(&say!(words, "podium-title"), place)).rows();
        for heading in &headings {
            lines.next().inspect(|line| centred(to, heading, *line));
        }
        for table in &tables {
            lines.by_ref().take(gap.into()).for_each(drop);
            table.draw(to, &mut lines);
        }
        lines.by_ref().take(gap.into()).for_each(drop);
        for note in notes {
            lines.next().inspect(|line| to.put(*line, &note, Style::new().dim()));
        }
        lines.next().inspect(|line| {
            let text = keys(&self.podium_keys(words), line.width, to.style);
            centred(to, &text, *line);
        });
    }

    /// The keys of the podium.
    pub(super) fn podium_keys(&self, words: &Words) -> String {
        match self.session.table().match_over() {
            true => say!(words, "podium-keys"),
            false => say!(words, "podium-next"),
        }
    }

    /// The winners of the game and of the match.
    fn headings(&self, words: &Words) -> Vec<String> {
        let round = self.session.table().settings().best_of > 1;
        let round = round.then(|| self.round(words));
        let won = winners(words, &self.session);
        let first = round.into_iter().chain(won).collect::<Vec<String>>().join(" · ");
        std::iter::once(first).chain(match_line(words, &self.session)).collect()
    }

    fn notes(&self, words: &Words) -> Vec<String> {
        let game = self.session.table().game();
        let actions = game.map(|game| game.actions()).unwrap_or_default();
        let chose = actions.iter().any(|action| matches!(action, Action::ChosenRoll(_)));
        let chosen = chose.then(|| say!(words, "podium-chosen-note"));
        let took = duration(words, &self.session);
        [took, say!(words, "podium-best-note")].into_iter().chain(chosen).collect()
    }

    fn who(&self, words: &Words, seat: Seat) -> String {
        narrator(words, &self.session, &names(&self.session)).who(seat)
    }

    /// The table of places and statistics. Only a match has points.
    fn places_table(&self, words: &Words, figures: &[SeatStats]) -> TextTable {
        let table = self.session.table();
        let mut head = vec!["podium-player", "podium-turns", "podium-rolls", "podium-steps"];
        let is_match = table.settings().best_of > 1;
        head.extend(["podium-best", "podium-points"].into_iter().take(1 + usize::from(is_match)));
        let none = SeatStats::default();
        let mut rows = Vec::new();
        for Rank { place, seats } in table.ranks() {
            for seat in seats {
                let of = figures.iter().find(|of| of.seat == seat).unwrap_or(&none);
                let (throws, pips) = (of.longest_turn, of.most_pips);
                let best = say!(words, "podium-best-value", throws, pips);
                let points = table.at(seat).map_or(0, |seated| seated.points);
                let [turns, rolls, steps, points] =
                    [of.turns, of.rolls, of.steps, points].map(|number| number.to_string());
                let place = say!(words, "podium-place", place);
                let who = format!("{place} {}", self.who(words, seat));
                let mut row = vec![who, turns, rolls, steps, best, points];
                row.truncate(head.len());
                rows.push(row);
            }
        }
        TextTable { head: head.iter().map(|id| words.say(id, &[])).collect(), rows }
    }

    /// The table of what happened to each player.
    fn counts_table(&self, words: &Words, figures: &[SeatStats]) -> TextTable {
        let rules = self.session.table().rules();
        let rows = figures.iter().map(|of| {
            let cells = counts(rules, of).into_iter().map(|(.., count)| count.to_string());
            std::iter::once(self.who(words, of.seat)).chain(cells).collect()
        });
        let head = counts(rules, &SeatStats::default()).into_iter();
        let head = head.map(|(id, ..)| words.say(id, &[]));
        TextTable {
            rows: rows.collect(),
            head: std::iter::once(say!(words, "podium-counts")).chain(head).collect(),
        }
    }

    /// The table of places in the last rounds of the match.
    fn rounds_table(&self, words: &Words) -> TextTable {
        let table = self.session.table();
        let played = usize::from(table.rounds());
        let first = played.saturating_sub(9);
        let rows = table.ranks().into_iter().flat_map(|rank| rank.seats).map(|seat| {
            let places = table.at(seat).map_or(&[][..], |seated| &seated.places);
            let place = |round: usize| match places.get(round).copied().unwrap_or(0) {
                0 => "-".to_string(),
                place => say!(words, "podium-place", place),
            };
            std::iter::once(self.who(words, seat)).chain((first..played).map(place)).collect()
        });
        let head = (first..played).map(|round| (round + 1).to_string());
        TextTable {
            rows: rows.collect(),
            head: std::iter::once(say!(words, "podium-rounds")).chain(head).collect(),
        }
    }

    /// The table of how often each face was rolled.
    fn faces_table(&self, words: &Words, figures: &[SeatStats]) -> TextTable {
        // Every face has a column, even if it was never rolled.
        let dice = &self.session.table().rules().spec().dice;
        let sides = if dice.lots > 0 { dice.values.clone() } else { (1..=dice.sides).collect() };
        let fell = figures.iter().flat_map(|of| of.faces.keys().copied());
        let mut faces: Vec<u8> = sides.into_iter().chain(fell).collect();
        faces.sort_unstable();
        faces.dedup();
        let rows = figures.iter().map(|of| {
            let count = |face: &u8| of.faces.get(face).copied().unwrap_or(0).to_string();
            std::iter::once(self.who(words, of.seat)).chain(faces.iter().map(count)).collect()
        });
        let head = std::iter::once(say!(words, "podium-faces"));
        TextTable {
            rows: rows.collect(),
            head: head.chain(faces.iter().map(u8::to_string)).collect(),
        }
    }
}

impl TextTable {
    fn height(&self) -> u16 {
        self.rows.len() as u16 + 1
    }

    fn draw(&self, to: &mut Painter<'_>, lines: &mut impl Iterator<Item = Rect>) {
        let all = || std::iter::once(&self.head).chain(&self.rows);
        let widest = |column: usize| all().map(|row| width(&row[column])).max().unwrap_or(0);
        let widths: Vec<u16> = (0..self.head.len()).map(widest).collect();
        let numbers: u16 = widths.iter().skip(1).map(|width| width + 2).sum();
        for (row, line) in all().zip(lines.by_ref()) {
            let head = std::ptr::eq(row, &self.head);
            let style = if head { Style::new().dim() } else { Style::new() };
            let room = line.width.saturating_sub(numbers);
            to.put(line, &cut(&row[0], room, to.style), style);
            let mut right = line.x + room.min(widths[0]);
            for (cell, width_of) in row.iter().zip(&widths).skip(1) {
                right += width_of + 2;
                let x = right.saturating_sub(width(cell));
                to.put(Rect { x, width: width(cell), ..line }.intersection(line), cell, style);
            }
        }
    }
}

fn centred(to: &mut Painter<'_>, text: &str, line: Rect) {
    let text = cut(text, line.width, to.style);
    let x = line.x + line.width.saturating_sub(width(&text)) / 2;
    to.put(Rect { x, width: line.right() - x, ..line }, &text, Style::new().bold());
}
