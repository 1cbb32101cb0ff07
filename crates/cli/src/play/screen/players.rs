//! Drawing the list of players: whose turn it is, and how far everybody is. Partners are grouped.

use super::game::GameScreen;
use crate::say;
use crate::terminal::board::{captured_sign, effect_sign};
use crate::terminal::text_layout::{cut, width};
use crate::terminal::theme::Painter;
use crate::words::Words;
use crate::words::narrate::item_name;
use crate::words::rulebook::variant;
use homestretch_rules::layout::SquareEffect;
use homestretch_rules::{Seat, Turn};
use homestretch_table::{Control, Phase, Seated};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The columns before a player's name, for turn, partners and sign.
const SIGN_COLUMNS: u16 = 4;

impl GameScreen {
    /// Draws one row per player, or two on a high screen.
    pub(super) fn draw_players(&mut self, to: &mut Painter<'_>, high: bool, area: Rect) {
        let captures: Vec<(Seat, u32)> =
            self.figures().iter().map(|of| (of.seat, of.captures)).collect();
        let table = self.session.table();
        let rules = table.rules();
        let inner = to.frame(&variant(to.words, rules).0, area);
        let is_match = table.settings().best_of > 1;
        if is_match {
            to.below(&self.round(to.words), area);
        }
        let ranks = rules.sides(self.places_so_far());
        let mut rows = inner.rows();
        for side in rules.sides(table.seated().map(|(seat, _)| seat)) {
            for (i, seat) in side.iter().enumerate() {
                let captures = captures.iter().find(|(s, _)| s == seat).map_or(0, |(_, n)| *n);
                let place = ranks.iter().position(|side| side.contains(seat)).map(|i| i + 1);
                let Some(row) = rows.next() else { return };
                self.draw_signs(to, *seat, to.brace(i, side.len()), row);
                let mut known = Vec::new();
                known.extend(place.map(|place| say!(to.words, "podium-place", place)));
                if captures > 0 && (!high || is_match) {
                    known.push(format!("{}{captures}", captured_sign(to.style)));
                }
                if !high && self.state().is_some_and(|state| rules.will_skip(&state, *seat)) {
                    known.push(effect_sign(SquareEffect::Skip).to_string());
                }
                self.draw_name(to, *seat, known, row);
                if high && let Some(row) = rows.next() {
                    let facts = self.facts(to.words, *seat, captures);
                    let row =
                        Rect { x: row.x + SIGN_COLUMNS, width: row.width - SIGN_COLUMNS, ..row };
                    to.put(row, &cut(&facts, row.width, to.style), Style::new().dim());
                }
            }
        }
    }

    /// The round of the match, as text.
    pub(super) fn round(&self, words: &Words) -> String {
        let table = self.session.table();
        let over = u8::from(table.phase() != Phase::Ended);
        let rounds = table.settings().best_of;
        say!(words, "replay-round", round = table.rounds() + over, rounds)
    }

    fn to_act(&self, seat: Seat) -> bool {
        let over = self.session.table().phase() == Phase::Ended && self.walk.is_over();
        let turn =
            |state: homestretch_rules::State| state.turn() != Turn::Over && state.seat() == seat;
        !over && self.state().is_some_and(turn)
    }

    fn draw_signs(&self, to: &mut Painter<'_>, seat: Seat, brace: char, row: Rect) {
        let Some(picture) = &self.picture else { return };
        let turn = match (self.to_act(seat), to.style.unicode) {
            (true, true) => '▶',
            (true, false) => '>',
            _ => ' ',
        };
        to.put(row, &format!("{turn}{brace}"), Style::new());
        let sign = Rect { x: row.x + 2, width: 1, ..row }.intersection(row);
        to.put(sign, &picture.sign(seat).to_string(), picture.look(seat));
    }

    /// Draws the name of a player, and figures on the right.
    fn draw_name(&self, to: &mut Painter<'_>, seat: Seat, mut known: Vec<String>, row: Rect) {
        let table = self.session.table();
        let rules = table.rules();
        let home = self.state().map_or(0, |state| rules.home(&state, seat));
        known.push(format!("{home}/{}", rules.tokens()));
        let known = known.join(" ");
        let name = table.at(seat).map_or("", |seated| &seated.player.name);
        let style = if self.to_act(seat) { Style::new().bold() } else { Style::new() };
        let right = row.right().saturating_sub(width(&known));
        let place =
            Rect { x: row.x + SIGN_COLUMNS, width: row.width.saturating_sub(SIGN_COLUMNS), ..row };
        let room = right.saturating_sub(place.x + 1);
        to.put(place, &cut(name, room, to.style), style);
        to.put(Rect { x: right, width: width(&known), ..row }, &known, style);
    }

    /// More about a player: autopilot or bot, captures or points, items, partner.
    fn facts(&self, words: &Words, seat: Seat, captures: u32) -> String {
        let table = self.session.table();
        let rules = table.rules();
        let Some(seated) = table.at(seat) else { return String::new() };
        let mut facts = Vec::new();
        facts.extend(played_by(words, seated));
        // In a match, points take the place of captures, which are shown in the row above.
        match table.settings().best_of {
            1 if captures == 0 => {}
            1 => facts.push(say!(words, "game-captures", count = captures)),
            _ => facts.push(say!(words, "game-points", points = seated.points)),
        }
        if let Some(state) = self.state() {
            if rules.will_skip(&state, seat) {
                facts.push(say!(words, "game-will-skip"));
            }
            facts.extend(rules.held(&state, seat).map(|item| item_name(words, item)));
        }
        let partner = table.seated().find(|(other, _)| rules.partners(seat, *other));
        facts.extend(
            partner.map(|(_, at)| say!(words, "game-partner", name = at.player.name.as_str())),
        );
        facts.join(", ")
    }
}

/// The autopilot or bot that plays a seat; None for a person.
fn played_by(words: &Words, seated: &Seated) -> Option<String> {
    match (seated.player.id(), &seated.control, seated.level()) {
        (Some(_), Control::Autopilot { level: by, .. }, _) => {
            Some(say!(words, "game-autopilot", level = words.level(*by)))
        }
        (None, _, Some(by)) => Some(say!(words, "game-computer", level = words.level(by))),
        _ => None,
    }
}
