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
            StretchKind::Track => lead(chapter, |chapter| self.overshoot(chapter, self.end())),
            StretchKind::Slots => say!(chapter: "rulebook-slots"),
            StretchKind::Stairs => say!(chapter: "rulebook-short-stairs", with = self.with()),
        }
    }

    /// The special rules of the game, the most important ones first.
    fn special_rules(&self, chapter: &mut Vec<Clause>) {
        let spec = self.spec;
        lead(chapter, |chapter| self.gate(chapter));
        if self.blocks() && spec.meeting.group == Group::Half {
            let place = self.where_blocks_are();
            say!(chapter: "rulebook-short-march", place = place, with = self.with());
        } else if spec.meeting.own != Own::Share {
            lead(chapter, |chapter| self.own_tokens(chapter));
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
        let effects = [
            (!spec.squares.skip.is_empty(), "rulebook-short-skip"),
            (!spec.squares.swap.is_empty(), "rulebook-short-swap"),
            (!self.items().clauses.is_empty(), "rulebook-short-items"),
        ];
        let effects = effects.into_iter().filter(|(has, _)| *has).map(|(_, id)| clause!(id));
        let effects: Vec<Clause> = effects.collect();
        if !effects.is_empty() {
            say!(chapter: "rulebook-short-special", effects = list(effects, Conjunction::Or));
        }
        lead(chapter, |chapter| self.tries(chapter));
        if let (true, Limit::Most(cap)) = (self.has_extra_rolls(), spec.again.cap) {
            say!(chapter: "rulebook-again-most", with = self.with(), n = cap);
        }
        self.streak(chapter);
        self.fewer_dice(chapter);
    }
}

/// Adds only the first of the sentences that a chapter has on a subject.
fn lead(chapter: &mut Vec<Clause>, write: impl Fn(&mut Vec<Clause>)) {
    let length = chapter.len();
    write(chapter);
    chapter.truncate(length + 1);
}
