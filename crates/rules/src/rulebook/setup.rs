//! The chapters on what is needed, the aim, the board and setting up.

use super::Book;
use super::clause::*;
use crate::predicate::Fact;
use crate::rules::path::NONE;
use crate::spec::*;
use crate::state::Seat;

impl Book<'_> {
    pub(super) fn needs(&self) -> Section {
        let mut chapter = Vec::new();
        let spec = self.spec;
        let [min, max] = self.players();
        if min == max {
            say!(chapter: "rulebook-people", n = min);
        } else {
            say!(chapter: "rulebook-people-range", least = number(min), most = number(max));
        }
        if self.pairs() {
            say!(chapter: "rulebook-pairs");
        }
        let tokens = self.rules.tokens;
        if spec.board.colours.is_empty() {
            say!(chapter: "rulebook-seats", n = tokens);
        } else {
            let colours = list((0..self.rules.seats).map(|s| self.seat(s)), Conjunction::Or);
            say!(chapter: "rulebook-seats-colours", n = tokens, colours = colours);
        }
        if !spec.token_names.is_empty() {
            let names = list(spec.token_names.iter().map(|n| one_line(n)), Conjunction::And);
            say!(chapter: "rulebook-token-names", n = spec.token_names.len(), names = names);
        }
        if self.lots() {
            self.lots_needed(&mut chapter);
        } else {
            self.dice_needed(&mut chapter);
        }
        Section { title: clause!("rulebook-needs-title"), clauses: chapter }
    }

    pub(super) fn lots_needed(&self, chapter: &mut Vec<Clause>) {
        let dice = &self.spec.dice;
        say!(chapter: "rulebook-lots", n = dice.lots);
        if dice.values.iter().enumerate().all(|(up, value)| up == usize::from(*value)) {
            say!(chapter: "rulebook-lots-count");
            return;
        }
        say!(chapter: "rulebook-lots-values");
        for (up, value) in dice.values.iter().enumerate() {
            let row = clause!("rulebook-lots-value", n = up, pips = pips(*value));
            chapter.push(Clause { item: true, ..row });
        }
    }

    pub(super) fn dice_needed(&self, chapter: &mut Vec<Clause>) {
        let dice = &self.spec.dice;
        say!(chapter: "rulebook-dice", n = dice.count, sides = number(dice.sides));
        if !dice.weights.is_empty() {
            let weights: Vec<String> = dice.weights.iter().map(u8::to_string).collect();
            say!(chapter: "rulebook-dice-weights", n = dice.sides, weights = weights.join(" : "));
        }
        let mut pairs = false;
        for condition in self.conditions() {
            condition.facts(&mut |fact| pairs |= fact == Fact::Pair);
        }
        if pairs && dice.count > 1 {
            say!(chapter: "rulebook-double-is");
        }
    }

    pub(super) fn aim(&self) -> Section {
        let clauses = vec![self.objective(), clause!("rulebook-home")];
        Section { title: clause!("rulebook-aim-title"), clauses }
    }

    /// The sentence that says how to win.
    pub(super) fn objective(&self) -> Clause {
        let (goal, tokens) = (usize::from(self.rules.goal), self.rules.tokens);
        let what = match (goal, tokens) {
            (_, 1) => clause!("rulebook-what-one"),
            (goal, tokens) if goal == tokens => clause!("rulebook-what-all", n = tokens),
            (goal, tokens) => clause!("rulebook-what-some", n = goal, tokens = number(tokens)),
        };
        let end = match self.spec.moving.stretch {
            StretchKind::Slots => "stretch",
            _ => self.end(),
        };
        let to = clause!("rulebook-to", end = end, n = self.rules.finish());
        let id = if self.pairs() { "rulebook-aim-pairs" } else { "rulebook-aim" };
        clause!(id, what = what, to = to)
    }

    pub(super) fn board(&self) -> Section {
        let mut chapter = Vec::new();
        let (rules, board) = (self.rules, &self.spec.board);
        if self.numbered() {
            say!(chapter: "rulebook-one-way", first = rules.step_of(1), last = rules.finish());
            let width = self.spec.layout.grid[0];
            if self.spec.layout.kind == LayoutKind::Rows && width > 0 {
                let width = usize::from(width.unsigned_abs()).min(board.ring.into());
                say!(chapter: "rulebook-rows", n = width);
            }
        } else {
            if board.turn > 0 && self.has_track() {
                let first = usize::from(board.first);
                let last = first + usize::from(board.ring) - 1;
                let direction = self.direction();
                say!(chapter: "rulebook-track", n = board.ring, first = first, last = last, direction = direction);
            }
            say!(chapter: "rulebook-way", way = self.path());
            if board.turn > 0 && self.has_track() {
                self.where_paths_join(&mut chapter);
            }
        }
        Section { title: clause!("rulebook-board-title"), clauses: chapter }
    }

    /// The squares on which each seat enters and leaves the track.
    pub(super) fn where_paths_join(&self, chapter: &mut Vec<Clause>) {
        let (rules, path) = (self.rules, &self.rules.path);
        let everywhere = |node: u8| {
            let of = |seat: usize| {
                let square = rules.square_of(Seat(seat as u8), node).to_string();
                clause!("rulebook-square-for", square = square, seat = self.seat(seat))
            };
            list((0..rules.seats).map(of), Conjunction::And)
        };
        if self.spec.entry.at == EntryAt::Start && path.start == 1 {
            say!(chapter: "rulebook-start");
            say!(chapter: "rulebook-start-squares", squares = everywhere(path.start));
        } else {
            say!(chapter: "rulebook-first-squares", squares = everywhere(path.start));
        }
        if path.gate != NONE {
            let next = if self.stretch_steps().is_empty() { "finish" } else { "stretch" };
            say!(chapter: "rulebook-last-squares", next = next, squares = everywhere(path.gate));
        }
    }

    pub(super) fn setting_up(&self) -> Section {
        let mut chapter = Vec::new();
        self.seating(&mut chapter);
        let (tokens, out) = (self.rules.tokens, usize::from(self.spec.out));
        let at = match self.spec.entry.at {
            EntryAt::Pad => "pad",
            EntryAt::Start | EntryAt::Value => "start",
        };
        match (out, tokens - out.min(tokens)) {
            (0, _) => say!(chapter: "rulebook-begin", yard = self.yard()),
            (_, 0) => say!(chapter: "rulebook-begin-out", at = at),
            (out, rest) => say!(chapter: "rulebook-begin-some", n = out, rest = rest, at = at),
        }
        match self.spec.order {
            StartingSeat::Fixed => say!(chapter: "rulebook-first-seat", seat = self.seat(0)),
            StartingSeat::Random => say!(chapter: "rulebook-first-drawn"),
            StartingSeat::Highest | StartingSeat::HighestTied => {
                say!(chapter: "rulebook-first-rolls", with = self.with());
                let tied = if self.spec.order == StartingSeat::Highest { "all" } else { "they" };
                say!(chapter: "rulebook-first-highest", with = self.with(), tied = tied);
            }
        }
        say!(chapter: "rulebook-turns", direction = self.direction());
        Section { title: clause!("rulebook-setup-title"), clauses: chapter }
    }

    pub(super) fn seating(&self, chapter: &mut Vec<Clause>) {
        let rules = self.rules;
        if self.pairs() {
            let half = rules.seats / 2;
            let pair = |s: usize| {
                clause!("rulebook-pair", first = self.seat(s), last = self.seat(s + half))
            };
            say!(chapter: "rulebook-partners", pairs = list((0..half).map(pair), Conjunction::And));
            return;
        }
        if self.spec.board.turn == 0 {
            return;
        }
        let [min, max] = self.players();
        for players in min..=max.min(rules.seats.saturating_sub(1)) {
            let seats = rules.usual_seats(players);
            let seats = list(seats.iter().map(|s| self.seat(s.index())), Conjunction::And);
            say!(chapter: "rulebook-usual-seats", n = players, seats = seats);
        }
        if min < rules.seats {
            say!(chapter: "rulebook-empty-seats");
        }
    }
}
