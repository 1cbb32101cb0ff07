//! What is needed, the aim, the board, setting up.

use super::Book;
use super::english::*;
use crate::predicate::Fact;
use crate::spec::*;
use crate::state::Seat;
use crate::way::NONE;

impl Book<'_> {
    pub(super) fn needs(&mut self) {
        let mut chapter = Vec::new();
        let spec = self.spec;
        let [min, max] = self.players();
        if min == max {
            say!(chapter: "{} people play.", number(min));
        } else {
            say!(chapter: "{} to {} people can play.", number(min), number(max));
        }
        if self.pairs() {
            say!(chapter: "They play in pairs: partners sit opposite each other and win together.");
        }
        let tokens = count(self.rules.tokens, "token");
        if spec.board.colours.is_empty() {
            say!(chapter: "Every player has a seat at the board and {tokens}.");
        } else {
            let colours: Vec<String> = (0..self.rules.seats).map(|s| self.seat(s)).collect();
            say!(chapter: "Every player has a seat at the board with a colour of its own ({}) and {tokens} of that colour.", list(&colours, "or"));
        }
        if !spec.token_names.is_empty() {
            let names: Vec<String> = spec.token_names.iter().map(|n| one_line(n)).collect();
            let are = if names.len() == 1 { "token is" } else { "tokens are" };
            say!(chapter: "A player's {are} called {}.", list(&names, "and"));
        }
        if self.lots() {
            self.lots_needed(&mut chapter);
        } else {
            self.dice_needed(&mut chapter);
        }
        self.chapter("What you need", chapter);
    }

    pub(super) fn lots_needed(&self, chapter: &mut Vec<String>) {
        let dice = &self.spec.dice;
        say!(chapter: "You throw {}: cowrie shells, sticks or coins, which fall face up as often as face down.", count(usize::from(dice.lots), "lot"));
        if dice.values.iter().enumerate().all(|(up, value)| up == usize::from(*value)) {
            say!(chapter: "A throw is worth as many pips as lots lie face up.");
            return;
        }
        say!(chapter: "What a throw is worth depends on how many of them lie face up:");
        for (up, value) in dice.values.iter().enumerate() {
            let up = if up == 0 { "none".into() } else { number(up) };
            say!(chapter: "- {up} face up: {}.", count(usize::from(*value), "pip"));
        }
    }

    pub(super) fn dice_needed(&self, chapter: &mut Vec<String>) {
        let dice = &self.spec.dice;
        let sides = number(usize::from(dice.sides));
        if dice.count > 1 {
            let dice = number(usize::from(dice.count));
            say!(chapter: "You play with {dice} dice of {sides} sides each.");
        } else {
            say!(chapter: "You play with one die of {sides} sides.");
        }
        if !dice.weights.is_empty() {
            let weights: Vec<String> = dice.weights.iter().map(u8::to_string).collect();
            say!(chapter: "The sides 1 to {} do not come equally often: their chances are as {}.", dice.sides, weights.join(" : "));
        }
        let mut pairs = false;
        for condition in self.conditions() {
            condition.facts(&mut |fact| pairs |= fact == Fact::Pair);
        }
        if pairs && dice.count > 1 {
            say!(chapter: "A roll in which two dice show the same is called a double.");
        }
    }

    pub(super) fn aim(&mut self) {
        let mut chapter = Vec::new();
        let (goal, tokens) = (usize::from(self.rules.goal), self.rules.tokens);
        let what = match (goal, tokens) {
            (_, 1) => "your token".into(),
            (goal, tokens) if goal == tokens => format!("{} of your tokens", all(tokens)),
            (goal, tokens) => format!("{} of your {} tokens", number(goal), number(tokens)),
        };
        let to = match self.spec.moving.stretch {
            StretchKind::Slots => "into your home stretch".into(),
            _ => format!("to {}", self.finish()),
        };
        if self.pairs() {
            say!(chapter: "Bring {what} {to}; the first pair in which both have done so wins.");
        } else {
            say!(chapter: "Be the first to bring {what} {to}.");
        }
        say!(chapter: "A token that has arrived there is home.");
        self.chapter("The aim", chapter);
    }

    pub(super) fn board(&mut self) {
        let mut chapter = Vec::new();
        let (rules, board) = (self.rules, &self.spec.board);
        if self.numbered() {
            say!(chapter: "All players walk the same way, from square {} to square {}, which is the finish.", rules.step_of(1), rules.finish());
            let width = self.spec.layout.grid[0];
            if self.spec.layout.kind == LayoutKind::Rows && width > 0 {
                let width = number(usize::from(width.unsigned_abs()).min(board.ring.into()));
                say!(chapter: "The squares stand in rows of {width} that run to and fro, the first from left to right at the bottom.");
            }
            self.chapter("The board", chapter);
            return;
        }
        if board.turn > 0 && self.has_track() {
            say!(chapter: "The track has {} that all players share, numbered from {} to {} in the direction of play{}.",
                count(usize::from(board.ring), "square"),
                board.first,
                usize::from(board.first) + usize::from(board.ring) - 1,
                self.direction().map_or(String::new(), |d| format!(", which is {d}"))
            );
        }
        say!(chapter: "Every seat has a way of its own over the board, counted in steps: {}.", self.way());
        if board.turn > 0 && self.has_track() {
            self.where_ways_join(&mut chapter);
        }
        self.chapter("The board", chapter);
    }

    /// Where each seat comes onto the track and where it leaves it.
    pub(super) fn where_ways_join(&self, chapter: &mut Vec<String>) {
        let (rules, way) = (self.rules, &self.rules.way);
        let everywhere = |node: u8| {
            let of = |seat: usize| {
                format!("{} for {}", rules.square_of(Seat(seat as u8), node), self.seat(seat))
            };
            list(&(0..rules.seats).map(of).collect::<Vec<_>>(), "and")
        };
        if self.spec.entry.at == EntryAt::Start && way.start == 1 {
            say!(chapter: "The first of these squares is called the start.");
            say!(chapter: "The start is square {}.", everywhere(way.start));
        } else {
            say!(chapter: "The first track square is {}.", everywhere(way.start));
        }
        if way.gate != NONE {
            let then = if self.stretch_steps().is_empty() { "finish" } else { "home stretch" };
            say!(chapter: "The last track square before the {then} is {}.", everywhere(way.gate));
        }
    }

    pub(super) fn setting_up(&mut self) {
        let mut chapter = Vec::new();
        self.seating(&mut chapter);
        let (tokens, out) = (self.rules.tokens, usize::from(self.spec.out));
        let start = match self.spec.entry.at {
            EntryAt::Pad => "pad",
            EntryAt::Start | EntryAt::Value => "start",
        };
        match (out, tokens - out.min(tokens)) {
            (0, _) if self.by_value() => say!(chapter: "Every token begins off the board."),
            (0, _) => {
                say!(chapter: "Every token begins in its player's yard, a place beside the track.")
            }
            (_, 0) => say!(chapter: "Every token begins on its player's {start}."),
            (out, rest) => {
                say!(chapter: "{} of your tokens {} on your {start}; the {} in your yard, a place beside the track.",
                    number(out),
                    verb(out, "begin"),
                    if rest == 1 { "other waits" } else { "others wait" }
                )
            }
        }
        let roll = self.roll();
        match self.spec.order {
            Order::Fixed => say!(chapter: "The first seat, {}, begins.", self.seat(0)),
            Order::Random => say!(chapter: "Draw lots to see who begins."),
            Order::Highest | Order::HighestTied => {
                say!(chapter: "To see who begins, everyone {roll}s once without moving.");
                let all = self.spec.order == Order::Highest;
                say!(chapter: "The highest {roll} begins; if several have it, {} {roll} again.", if all { "all" } else { "they" });
            }
        }
        match self.direction() {
            Some(direction) => say!(chapter: "From then on turns go round the board {direction}."),
            None => say!(chapter: "From then on you take turns in the order of the seats."),
        }
        self.chapter("Setting up", chapter);
    }

    pub(super) fn seating(&self, chapter: &mut Vec<String>) {
        let rules = self.rules;
        if self.pairs() {
            let half = rules.seats / 2;
            let pair = |s: usize| format!("{} with {}", self.seat(s), self.seat(s + half));
            say!(chapter: "The partners are {}.", list(&(0..half).map(pair).collect::<Vec<_>>(), "and"));
            return;
        }
        if self.spec.board.turn == 0 {
            return;
        }
        let [min, max] = self.players();
        for players in min..=max.min(rules.seats.saturating_sub(1)) {
            let seats = rules.usual_seats(players);
            let seats: Vec<String> = seats.iter().map(|s| self.seat(s.index())).collect();
            say!(chapter: "{} players usually take {}.", number(players), list(&seats, "and"));
        }
        if min < rules.seats {
            say!(chapter: "The squares of empty seats stay on the board for the others.");
        }
    }
}
