//! The first chapter: the whole game in at most eight sentences.

use super::Book;
use super::clause::*;
use crate::spec::*;

/// The most sentences that the summary has.
const MAX_SENTENCES: usize = 8;

impl Book<'_> {
    /// The sentences that every game needs, then the most important of its special rules.
    pub(super) fn summary(&self) -> Section {
        let mut chapter = vec![self.objective(), self.throw_and_move()];
        match self.spec.moving.must {
            Must::Optional => say!(chapter: "rulebook-must-nothing", with = self.with()),
            Must::Capture => say!(chapter: "rulebook-must-capture"),
            Must::Move | Must::MostDice => {}
        }
        let must = self.spec.entry.must != EntryMust::No;
        say!(chapter: "rulebook-short-enter", how = self.how_to_enter(), must = must);
        self.short_links(&mut chapter);
        self.short_capture(&mut chapter);
        self.short_home(&mut chapter);
        chapter.extend(self.again());
        self.special_rules(&mut chapter);
        chapter.truncate(MAX_SENTENCES);
        Section { title: clause!("rulebook-short-title"), clauses: chapter }
    }

    fn short_links(&self, chapter: &mut Vec<Clause>) {
        let squares = &self.spec.squares;
        match (squares.snakes.is_empty(), squares.ladders.is_empty()) {
            (true, true) => {}
            (false, true) => say!(chapter: "rulebook-snake"),
            (true, false) => say!(chapter: "rulebook-ladder"),
            (false, false) => say!(chapter: "rulebook-short-links"),
        }
        let kind = match (squares.jumps.is_empty(), squares.flights.is_empty()) {
            (true, true) => return,
            (false, true) => "jump",
            (true, false) => "flight",
            (false, false) => "both",
        };
        say!(chapter: "rulebook-jump", kind = kind);
    }

    fn short_capture(&self, chapter: &mut Vec<Clause>) {
        let safe = match (self.safe_squares_named(), self.spec.entry.hit) {
            (None, _) => "no",
            (Some(_), EntryHit::Landing) => "yes",
            (Some(_), EntryHit::Full | EntryHit::Single) => "enters",
        };
        match self.captures() {
            true => say!(chapter: "rulebook-short-capture", yard = self.yard(), safe = safe),
            false => say!(chapter: "rulebook-capture-nobody"),
        }
    }

    fn short_home(&self, chapter: &mut Vec<Clause>) {
        match self.spec.moving.stretch {
            StretchKind::Track => {
                let mut sentences = Vec::new();
                self.overshoot(&mut sentences, self.end());
                chapter.extend(sentences.into_iter().next());
            }
            StretchKind::Slots => say!(chapter: "rulebook-slots"),
            StretchKind::Stairs => say!(chapter: "rulebook-short-stairs", with = self.with()),
        }
    }

    /// What is special about the game, the most important rules first.
    fn special_rules(&self, chapter: &mut Vec<Clause>) {
        let spec = self.spec;
        match spec.moving.gate {
            Gate::Open => {}
            Gate::SeatCaptured => say!(chapter: "rulebook-gate-seat"),
            Gate::TokenCaptured => say!(chapter: "rulebook-gate-token"),
        }
        if self.blocks() && spec.meeting.group == Group::Half {
            let place = self.where_blocks_are();
            say!(chapter: "rulebook-short-march", place = place, with = self.with());
        } else {
            let mut sentences = Vec::new();
            self.own_tokens(&mut sentences);
            let special = sentences.into_iter().next();
            chapter.extend(special.filter(|_| spec.meeting.own != Own::Share));
        }
        match (spec.bonus.capture * u8::from(self.captures()), spec.bonus.finish) {
            (0, 0) => {}
            (n, 0) => say!(chapter: "rulebook-bonus-capture", n = n),
            (0, n) => say!(chapter: "rulebook-bonus-finish", n = n),
            (capture, finish) => {
                let [capture, finish] =
                    [capture, finish].map(|n| clause!("rulebook-squares", n = n));
                say!(chapter: "rulebook-short-bonus", capture = capture, finish = finish);
            }
        }
        match spec.moving.passing {
            Passing::Free => {}
            Passing::NotOwn => say!(chapter: "rulebook-short-passing", who = "own"),
            Passing::Nobody => say!(chapter: "rulebook-short-passing", who = "any"),
        }
        if spec.assist == Assist::Roll {
            say!(chapter: "rulebook-assist");
        }
        let effects = self.effects();
        if !effects.is_empty() {
            say!(chapter: "rulebook-short-special", effects = list(effects, Conjunction::Or));
        }
        self.tries(chapter);
        if let (true, Limit::Most(cap)) = (self.has_extra_rolls(), spec.again.cap) {
            say!(chapter: "rulebook-again-most", with = self.with(), n = cap);
        }
        self.streak(chapter);
        self.fewer_dice(chapter);
    }

    /// What special squares do to a token that lands there, as parts of a sentence.
    fn effects(&self) -> Vec<Clause> {
        let squares = &self.spec.squares;
        let shield = !squares.shield.is_empty() && !squares.snakes.is_empty();
        let items = shield || !squares.second_throw.is_empty() || !squares.chosen_roll.is_empty();
        let effects = [
            (!squares.skip.is_empty(), "rulebook-short-skip"),
            (!squares.swap.is_empty(), "rulebook-short-swap"),
            (items, "rulebook-short-items"),
        ];
        effects.into_iter().filter(|(some, _)| *some).map(|(_, id)| clause!(id)).collect()
    }
}
