//! Events and refusals as sentences.

use crate::say;
use crate::words::{SquareName, Words};
use homestretch_rules::{
    AgainReason, Event, Hindrance, Illegal, Item, LinkKind, PassReason, Rules, Seat, Square, Turn,
};

/// Puts the events of a game into words.
pub struct Narrator<'a> {
    /// The messages of a language.
    pub words: &'a Words,
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The name of the player on a seat; if it is empty, the seat is called by its colour.
    pub names: &'a dyn Fn(Seat) -> String,
}

/// The name of an item.
pub fn item_name(words: &Words, item: Item) -> String {
    match item {
        Item::Shield => say!(words, "item-shield"),
        Item::SecondThrow => say!(words, "item-second-throw"),
        Item::ChosenRoll => say!(words, "item-chosen-roll"),
    }
}

impl<'a> Narrator<'a> {
    /// A narrator that knows no names and calls every seat by its colour.
    pub(crate) fn nameless(words: &'a Words, rules: &'a Rules) -> Narrator<'a> {
        Narrator { words, rules, names: &|_| String::new() }
    }

    /// The name of a seat's colour.
    pub fn colour(&self, seat: Seat) -> String {
        let id = format!("colour-{}", self.rules.colour(seat));
        let found = self.words.find(&id, &[]).map(|_| self.words.say(&id, &[]));
        found.unwrap_or_else(|| say!(self.words, "colour-other", number = seat.0 + 1))
    }

    /// The player on a seat and the seat's colour.
    pub fn who(&self, seat: Seat) -> String {
        let (name, colour) = ((self.names)(seat), self.colour(seat));
        if name.is_empty() { colour } else { say!(self.words, "who", name, colour) }
    }

    /// The players on several seats and their colours.
    pub fn all(&self, seats: &[Seat]) -> String {
        let mut all: Vec<String> = seats.iter().map(|seat| self.who(*seat)).collect();
        let last = all.pop().unwrap_or_default();
        if all.is_empty() { last } else { say!(self.words, "and", first = all.join(", "), last) }
    }

    /// A token's name: its letter if the variant has letters, or else its number, counted from 1.
    pub fn token(&self, token: u8) -> String {
        let names = &self.rules.spec().token_names;
        let name = names.get(usize::from(token)).map(ToString::to_string);
        name.unwrap_or_else(|| (token + 1).to_string())
    }

    /// A square as messages get it.
    pub fn square(&self, square: Square) -> SquareName {
        let (kind, number) = match square {
            Square::Yard(_) if self.rules.layout().first_step == 0 => ("off", 0),
            Square::Yard(_) => ("yard", 0),
            Square::Pad(_) => ("pad", 0),
            Square::Track(number) => ("track", number),
            Square::Stretch(_, number) => ("stretch", number),
            Square::Finish(_) => ("finish", 0),
        };
        SquareName { kind, number }
    }

    /// The numbers of a roll, such as `5 + 3`.
    pub fn dice(&self, dice: &[u8]) -> String {
        dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ")
    }

    /// An event as a sentence; `None` if the next event implies it.
    pub fn event(&self, event: &Event) -> Option<String> {
        let words = self.words;
        let who = |seat: &Seat| self.who(*seat);
        let token = |token: &u8| self.token(*token);
        Some(match event {
            Event::OpeningRolled { seat, dice } => {
                say!(words, "event-opening-rolled", who = who(seat), dice = self.dice(dice))
            }
            Event::OpeningTied { seats } => {
                let all: Vec<String> = seats.iter().map(who).collect();
                say!(words, "event-opening-tied", who = all.join(", "))
            }
            Event::First { seat } => say!(words, "event-first", who = who(seat)),
            Event::Rolled { seat, dice } => {
                say!(words, "event-rolled", who = who(seat), dice = self.dice(dice))
            }
            Event::Moved { seat, token: t, from, square, .. } => {
                // A `Finished` event follows and says more.
                let id = match (from, square) {
                    (_, Square::Finish(_)) => return None,
                    (-1, _) => "event-entered",
                    _ => "event-moved",
                };
                say!(words, id, who = who(seat), token = token(t); to = self.square(*square))
            }
            Event::Linked { seat, token: t, kind, square, .. } => {
                let id = match kind {
                    LinkKind::Snake => "event-snake",
                    LinkKind::Ladder => "event-ladder",
                    LinkKind::Jump => "event-jump",
                    LinkKind::Flight => "event-flight",
                };
                say!(words, id, who = who(seat), token = token(t); to = self.square(*square))
            }
            Event::Captured { seat, token: t, by, square } => {
                let (by, who, token) = (who(by), who(seat), token(t));
                say!(words, "event-captured", by = by, who = who, token = token; at = self.square(*square))
            }
            Event::Bound { seat, square, .. } => {
                say!(words, "event-bound", who = who(seat); at = self.square(*square))
            }
            Event::Finished { seat, token: t } => {
                say!(words, "event-finished", who = who(seat), token = token(t))
            }
            Event::BonusWon { seat, pips } => {
                say!(words, "event-bonus", who = who(seat), pips = *pips)
            }
            Event::PipsLost { seat, pips } => {
                say!(words, "event-pips-lost", who = who(seat), pips = self.dice(pips))
            }
            Event::GateOpened { seat } => say!(words, "event-gate-opened", who = who(seat)),
            Event::Passed { seat, reason: PassReason::NoMove, why } if !why.is_empty() => {
                let why: Vec<String> = why.iter().map(|one| self.hindrance(one)).collect();
                say!(words, "event-passed-why", who = who(seat), why = why.join("; "))
            }
            Event::Passed { seat, reason, .. } => {
                let id = match reason {
                    PassReason::NoMove => "event-passed-no-move",
                    PassReason::Zero => "event-passed-zero",
                    PassReason::Choice => "event-passed-choice",
                };
                say!(words, id, who = who(seat))
            }
            Event::Again { seat, reason } => {
                let id = match reason {
                    AgainReason::Earned => "event-again",
                    AgainReason::Try => "event-again-try",
                    AgainReason::Item => "event-again-item",
                };
                say!(words, id, who = who(seat))
            }
            Event::StreakBroken { seat, throws } => {
                say!(words, "event-streak-broken", who = who(seat), throws = *throws)
            }
            Event::SentBack { seat, token: t, .. } => {
                say!(words, "event-sent-back", who = who(seat), token = token(t))
            }
            Event::WillSkip { seat } => say!(words, "event-will-skip", who = who(seat)),
            Event::Skipped { seat } => say!(words, "event-skipped", who = who(seat)),
            Event::Swapped { seat, token: t, with, with_token } => {
                let (other, other_token) = (who(with), token(with_token));
                let (who, token) = (who(seat), token(t));
                say!(words, "event-swapped", who, token, other, other_token)
            }
            Event::ItemGained { seat, item } => {
                say!(words, "event-item-gained", who = who(seat), item = item_name(words, *item))
            }
            Event::ItemUsed { seat, item } => {
                say!(words, "event-item-used", who = who(seat), item = item_name(words, *item))
            }
            Event::Left { seat } => say!(words, "event-left", who = who(seat)),
            // Partners finish together and share one sentence.
            Event::Placed { seat, side, .. } if side.first() != Some(seat) => return None,
            Event::Placed { seat, side, rank, .. } if side.len() == 1 => {
                say!(words, "event-placed", who = who(seat), place = *rank)
            }
            Event::Placed { side, rank, .. } => {
                say!(words, "event-placed-together", who = self.all(side), place = *rank)
            }
            Event::Over { .. } => say!(words, "event-over"),
        })
    }

    /// What stops a player's tokens, as the end of a sentence.
    pub fn hindrance(&self, one: &Hindrance) -> String {
        let name = serde_json::to_value(one.obstacle).unwrap_or_default();
        let id = format!("why-{}", name.as_str().unwrap_or_default().replace('_', "-"));
        let count = one.needs.len();
        let numbers = self.needed(&one.needs);
        let colour = one.seat.map_or_else(String::new, |seat| self.colour(seat));
        let square = self.square(one.square.unwrap_or(Square::Track(0)));
        say!(self.words, &id, count, numbers, colour; at = square)
    }

    /// The numbers that would do, such as `a 6`, `3 or less` or `4 or 6`.
    fn needed(&self, numbers: &[u8]) -> String {
        let words = self.words;
        match numbers {
            [] => String::new(),
            [number] => say!(words, "why-number", number = *number),
            [1, .., most] if usize::from(*most) == numbers.len() => {
                say!(words, "why-or-less", number = *most)
            }
            [first @ .., last] => {
                let first: Vec<String> = first.iter().map(u8::to_string).collect();
                say!(words, "why-or", first = first.join(", "), last = *last)
            }
        }
    }

    /// The reason why an action is rejected.
    pub fn refusal(&self, illegal: &Illegal) -> String {
        let words = self.words;
        let square = |square: &Square| self.square(*square);
        match illegal {
            Illegal::NotNow { turn: Turn::Over } => say!(words, "refused-over"),
            Illegal::NotNow { .. } => say!(words, "refused-turn"),
            Illegal::NoSuchThrow => say!(words, "refused-dice"),
            Illegal::NoSuchToken { .. } => say!(words, "refused-token"),
            Illegal::NoSuchPips { .. } => say!(words, "refused-pips"),
            Illegal::CannotEnter | Illegal::OnlyDiceEnter { .. } => say!(words, "refused-entry"),
            Illegal::TokenHome { .. } => say!(words, "refused-home"),
            Illegal::TooFar { .. } => say!(words, "refused-overshoot"),
            Illegal::DeadEnd => say!(words, "refused-dead-end"),
            Illegal::StairNeeds { pips } => say!(words, "refused-stair", pips = *pips),
            Illegal::OddForBlock { .. } => say!(words, "refused-odd"),
            Illegal::OwnThere { square: at } => say!(words, "refused-own"; at = square(at)),
            Illegal::MayNotPassOver { seat, square: at } => {
                say!(words, "refused-passing", who = self.who(*seat); at = square(at))
            }
            Illegal::Blocked { seat, square: at } => {
                say!(words, "refused-blocked", who = self.who(*seat); at = square(at))
            }
            Illegal::SafeHeld { seat, square: at } => {
                say!(words, "refused-safe", who = self.who(*seat); at = square(at))
            }
            Illegal::Full { square: at } => say!(words, "refused-full"; at = square(at)),
            Illegal::MustEnter => say!(words, "refused-must-enter"),
            Illegal::MustClearStart => say!(words, "refused-must-clear"),
            Illegal::MustBreakBlock => say!(words, "refused-must-break"),
            Illegal::MustCapture => say!(words, "refused-must-capture"),
            Illegal::MustUseMostDice => say!(words, "refused-must-use-dice"),
            Illegal::MayNotPass => say!(words, "refused-must-move"),
            Illegal::NoItem => say!(words, "refused-item"),
            Illegal::NotSeated { .. } | Illegal::AlreadyLeft { .. } => say!(words, "refused-other"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use homestretch_rules::Obstacle;

    fn check(language: &str, why: &[(Obstacle, &[u8], Option<u8>)], expected: &str) {
        let (words, rules) = (Words::new(language).unwrap(), Rules::named("ludo").unwrap());
        let names = |_| "Ann".to_string();
        let hindrance = |(obstacle, needs, seat): &(Obstacle, &[u8], Option<u8>)| Hindrance {
            obstacle: *obstacle,
            tokens: vec![0],
            needs: needs.to_vec(),
            seat: seat.map(Seat),
            square: seat.map(|_| Square::Track(23)),
        };
        let why = why.iter().map(hindrance).collect();
        let event = Event::Passed { seat: Seat(0), reason: PassReason::NoMove, why };
        let narrator = Narrator { words: &words, rules: &rules, names: &names };
        assert_eq!(narrator.event(&event).unwrap(), expected);
    }

    #[test]
    fn a_player_reads_why_no_token_can_move() {
        use Obstacle::*;
        let who = |why: &str| format!("Ann (red) cannot move: {why}.");
        check("en", &[(Entry, &[6], None)], &who("needs a 6 to come out"));
        check("en", &[(Entry, &[1, 6], None)], &who("needs 1 or 6 to come out"));
        check("en", &[(TooFar, &[1, 2, 3], None)], &who("needs 3 or less to get home"));
        check("en", &[(TooFar, &[], None)], &who("would go past the finish"));
        check("en", &[(LastSquare, &[], None)], &who("would go past the last square"));
        check("en", &[(Block, &[], Some(1))], &who("blocked by blue on square 23"));
        let both = "needs an 8 to come out; blocked by blue on square 23";
        check("en", &[(Entry, &[8], None), (Block, &[], Some(1))], &who(both));
        let german = "Ann (rot) kann nicht ziehen: braucht eine 6 zum Herauskommen.";
        check("de", &[(Entry, &[6], None)], german);
    }

    #[test]
    fn every_obstacle_has_a_sentence_in_every_language() {
        use Obstacle::*;
        for language in crate::words::languages() {
            let (words, rules) = (Words::new(language).unwrap(), Rules::named("ludo").unwrap());
            for obstacle in [
                Entry,
                OnlyDiceEnter,
                TooFar,
                LastSquare,
                DeadEnd,
                Stair,
                OddForBlock,
                OwnToken,
                Passing,
                Block,
                SafeHeld,
                Full,
            ] {
                let (needs, square) = (vec![2, 4], Some(Square::Track(5)));
                let one = Hindrance { obstacle, tokens: vec![0], needs, seat: None, square };
                let said = Narrator::nameless(&words, &rules).hindrance(&one);
                assert!(!said.contains("why-") && !said.contains('{'), "{language}: {said}");
            }
        }
    }
}
