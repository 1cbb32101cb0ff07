//! Extra rolls, special squares, items, bonus pips, winning, leaving.

use super::About;
use super::Book;
use super::conditions::{Term, is_move};
use super::english::*;
use crate::predicate::{Fact, Predicate};
use crate::spec::*;

impl Book<'_> {
    pub(super) fn extra_rolls(&mut self) {
        let mut chapter = Vec::new();
        let (again, roll) = (&self.spec.again, self.roll());
        let terms = self.terms(&again.on, About::Move);
        if self.has_extra_rolls() {
            let what = match again.on {
                Predicate::Always => format!("every {roll}"),
                _ => self.phrase(&again.on, About::Move),
            };
            say!(chapter: "You {roll} again after {what}.");
            if let Limit::Most(cap) = again.cap {
                let cap = count(usize::from(cap), &format!("extra {roll}"));
                say!(chapter: "In one turn you have at most {cap}.");
            } else if terms.len() > 1 {
                say!(chapter: "One {roll} never earns more than one extra {roll}.");
            }
            if self.rules.tokens > 1 || self.spec.end.when == EndWhen::AllButOne {
                say!(chapter: "There is no extra {roll} once you have brought home the last token you need.");
            }
            let by_throw = |term: &Term| !term.yes.iter().any(|f| is_move(*f, About::Move));
            if terms.iter().any(by_throw) {
                let without = match self.spec.moving.must {
                    Must::Optional => "you did not move",
                    _ => "no token could move",
                };
                match again.dud {
                    Dud::Keep => say!(chapter: "You have the extra {roll} even if {without}."),
                    Dud::Lose => say!(chapter: "If {without}, the extra {roll} is lost."),
                }
            }
        }
        self.streak(&mut chapter);
        self.chapter(if self.lots() { "Extra throws" } else { "Extra rolls" }, chapter);
    }

    pub(super) fn streak(&self, chapter: &mut Vec<String>) {
        let (again, roll) = (&self.spec.again, self.roll());
        let never = self.terms(&again.streak_on, About::Throw).is_empty();
        if again.streak == Streak::None || never || !self.has_several_throws() {
            return;
        }
        say!(chapter: "If you {roll} {} {} in a row in one turn, the {} of these {roll}s is not played and your turn ends.",
            self.phrase(&again.streak_on, About::Throw),
            times(again.streak_at),
            ordinal(usize::from(again.streak_at))
        );
        let back = if self.by_value() { "off the board" } else { "back to your yard" };
        match again.streak {
            Streak::None | Streak::Void => {}
            Streak::LastMoved => {
                let stretch = self.stretch_steps().is_empty();
                let spared = if stretch { "home" } else { "home or in the home stretch" };
                say!(chapter: "The token you moved last in this turn goes {back}, unless it is {spared}.");
            }
            Streak::Furthest => {
                say!(chapter: "Of your tokens in play that are not home, the one that has come furthest goes {back}.")
            }
            Streak::Moved => {
                say!(chapter: "Every token you have moved in this turn goes {back}, unless it is home.")
            }
        }
    }

    pub(super) fn special_squares(&mut self) {
        let mut chapter = Vec::new();
        let squares = &self.spec.squares;
        if !squares.snakes.is_empty() {
            say!(chapter: "A token that ends its move on the head of a snake slides down to its tail at once.");
            say!(chapter: "{}.", self.links("snake", &squares.snakes, " down"));
        }
        if !squares.ladders.is_empty() {
            say!(chapter: "A token that ends its move at the foot of a ladder climbs to its top at once.");
            say!(chapter: "{}.", self.links("ladder", &squares.ladders, " up"));
        }
        self.jumps(&mut chapter);
        self.chains(&mut chapter);
        let mut marks = false;
        self.spec.again.on.facts(&mut |fact| marks |= fact == Fact::Mark);
        if marks && !squares.marks.is_empty() {
            let are = if squares.marks.len() == 1 { "is" } else { "are" };
            say!(chapter: "{} {are} marked: a move that ends there can earn you an extra {}.", self.at_all(&squares.marks, "and"), self.roll());
        }
        if !squares.skip.is_empty() {
            say!(chapter: "If your token ends its move on {}, you miss your next turn.", self.at_all(&squares.skip, "or"));
        }
        if !squares.swap.is_empty() {
            say!(chapter: "If your token ends its move on {}, it changes places with the token that leads the race, unless it leads itself; a token that is home does not count.", self.at_all(&squares.swap, "or"));
            say!(chapter: "Nothing more happens on the squares that two tokens come to in this way.");
        }
        self.chapter("Special squares", chapter);
    }

    /// Links one by one, in the order of the squares.
    pub(super) fn links(&self, kind: &str, links: &[[i16; 2]], towards: &str) -> String {
        let mut sorted = links.to_vec();
        sorted.sort_unstable();
        let name = |i: usize| if i == 0 { format!("{} ", self.step_word()) } else { String::new() };
        let words: Vec<String> = sorted
            .iter()
            .enumerate()
            .map(|(i, [from, to])| format!("from {}{from}{towards} to {to}", name(i)))
            .collect();
        let leads = match links.len() {
            1 => format!("the {kind} leads"),
            n => format!("the {} {kind}s lead", number(n)),
        };
        format!("{leads} {}", list(&words, "and"))
    }

    pub(super) fn jumps(&self, chapter: &mut Vec<String>) {
        let squares = &self.spec.squares;
        for (kind, verb, links) in
            [("jump", "jumps", &squares.jumps), ("flight", "flies", &squares.flights)]
        {
            let Some([from, to]) = links.first().copied() else { continue };
            if links.len() == 1 {
                let (from, to) = (self.at(from), self.at(to));
                say!(chapter: "A token that ends its move on {from} {verb} to {to} at once.");
            } else if links.iter().all(|l| l[1] - l[0] == to - from) {
                let starts: Vec<i16> = links.iter().map(|l| l[0]).collect();
                let by = count(usize::from((to - from).unsigned_abs()), "square");
                say!(chapter: "A token that ends its move on {} {verb} {by} {} at once.", self.at_all(&starts, "or"), if to > from { "on" } else { "back" });
            } else {
                say!(chapter: "A token that ends its move where a {kind} begins {verb} to its end at once.");
                say!(chapter: "{}.", self.links(kind, links, ""));
            }
        }
        let hits = squares.flight_hits;
        if hits != 0 && !squares.flights.is_empty() && self.captures() {
            let stretch = self.stretch_steps();
            let square = match stretch.iter().position(|step| *step == hits) {
                Some(at) => format!("the {} square of the home stretch", ordinal(at + 1)),
                None => format!("step {hits} of the way"),
            };
            say!(chapter: "A flight captures the tokens on {square} of the seat opposite.");
        }
    }

    /// Links that begin where others end, captures on the way, links that lead home.
    pub(super) fn chains(&self, chapter: &mut Vec<String>) {
        let squares = &self.spec.squares;
        let mut all: Vec<(&str, [i16; 2])> = Vec::new();
        for (kind, links) in [
            ("snake", &squares.snakes),
            ("ladder", &squares.ladders),
            ("jump", &squares.jumps),
            ("flight", &squares.flights),
        ] {
            all.extend(links.iter().map(|link| (kind, *link)));
        }
        let chain = |fits: &dyn Fn(&str, &str) -> bool| {
            all.iter().find_map(|(kind, [from, to])| {
                let (next, _) = all.iter().find(|(_, [start, _])| start == to)?;
                let (from, to) = (self.at(*from), self.at(*to));
                fits(kind, next)
                    .then(|| format!("the {kind} from {from} ends on {to}, where a {next} begins"))
            })
        };
        let flies_on = |kind: &str, next: &str| next == "flight" && kind != "flight";
        if squares.follow == Follow::On {
            if let Some(example) = chain(&|_, _| true) {
                say!(chapter: "{example}, and the token follows that as well.");
            }
        } else {
            let flight = chain(&flies_on);
            let apart = if flight.is_some() { "apart from that " } else { "" };
            if let Some(example) = flight {
                say!(chapter: "{example}, and the token flies as well.");
            }
            if let Some(example) = chain(&|kind, next| !flies_on(kind, next)) {
                say!(chapter: "{apart}a token follows only one of these in a move: {example}, but the token stays there.");
            }
        }
        if self.captures() && !all.is_empty() {
            say!(chapter: "A token captures on every square it comes to in this way, not only on the last.");
        }
        let last = self.rules.finish();
        if let Some((kind, [from, _])) = all.iter().find(|(_, [_, to])| *to == last) {
            say!(chapter: "The {kind} from {} leads straight home.", self.at(*from));
        }
    }

    pub(super) fn items(&mut self) {
        let mut chapter = Vec::new();
        let (squares, roll) = (&self.spec.squares, self.roll());
        if !squares.shield.is_empty() && !squares.snakes.is_empty() {
            say!(chapter: "on {} you get a shield: it protects you from the next snake whose head you come to, and is then used up.", self.at_all(&squares.shield, "or"));
        }
        if !squares.second_throw.is_empty() {
            say!(chapter: "on {} you get a second throw: after a {roll} you do not like you may use it, before you move, to {roll} once more.", self.at_all(&squares.second_throw, "or"));
        }
        if !squares.chosen_roll.is_empty() {
            say!(chapter: "on {} you get a {roll} of your choice: you may use it instead of {roll}ing, and say yourself what you {roll}.", self.at_all(&squares.chosen_roll, "or"));
        }
        if !chapter.is_empty() {
            say!(chapter: "You get these when your token ends its move there, keep them until they are used, and never hold two of a kind.");
        }
        self.chapter("Things to collect", chapter);
    }

    pub(super) fn bonus(&mut self) {
        let mut chapter = Vec::new();
        let bonus = &self.spec.bonus;
        let capture = if self.captures() { bonus.capture } else { 0 };
        for (pips, what) in [(capture, "captures"), (bonus.finish, "brings a token home")] {
            if pips > 0 {
                say!(chapter: "A move that {what} wins you {}.", count(usize::from(pips), "pip"));
            }
        }
        if chapter.is_empty() {
            return;
        }
        let each = self.spec.dice.spend == Use::Each && self.spec.dice.count > 1;
        say!(chapter: "You move them in the same turn, {}, all with one token of your choice; if none can move so far, they are lost.",
            match (each, self.has_extra_rolls()) {
                (true, _) => "before or after the dice that are left",
                (false, true) => "before any extra roll",
                (false, false) => "at once",
            }
        );
        say!(chapter: "They cannot bring a token into play.");
        say!(chapter: "If they capture or bring a token home in their turn, they win again.");
        self.chapter("Bonus pips", chapter);
    }

    pub(super) fn winning(&mut self) {
        let mut chapter = Vec::new();
        let (goal, tokens) = (usize::from(self.rules.goal), self.rules.tokens);
        let done = match (goal, tokens) {
            (_, 1) if self.pairs() => "bring both tokens home".into(),
            (_, 1) => format!("bring a token to {}", self.finish()),
            (goal, tokens) if goal == tokens && self.pairs() => {
                format!("have {} of their tokens home", all(2 * tokens))
            }
            (goal, tokens) if goal == tokens => format!("have {} tokens home", all(tokens)),
            (goal, _) if self.pairs() => format!("have {} each home", count(goal, "token")),
            (goal, _) => format!("have {} home", count(goal, "token")),
        };
        let who = if self.pairs() { "pair" } else { "player" };
        let most = self.players()[1] / if self.pairs() { 2 } else { 1 };
        let on = self.spec.end.when == EndWhen::AllButOne && most > 2;
        if on {
            say!(chapter: "The first {who} to {done} wins.");
            say!(chapter: "The others play on for the next places, until only one {who} is left and is last.");
            if goal < tokens {
                say!(chapter: "The other tokens of a player who has finished stay where they are.");
            }
        } else {
            say!(chapter: "The first {who} to {done} wins, and the game is over.");
        }
        if !on && most > 2 {
            let home = match tokens {
                1 if !self.pairs() => "",
                _ => " how many tokens they have home, then by",
            };
            say!(chapter: "The others are placed by{home} how far they have come.");
        }
        if self.pairs() && self.spec.assist == Assist::None {
            say!(chapter: "A player whose tokens are home waits for the partner.");
        }
        self.chapter("Winning and places", chapter);
    }

    pub(super) fn leaving(&mut self) {
        let mut chapter = Vec::new();
        say!(chapter: "The tokens of a player who leaves are taken off the board, and the player gets the last place that is still free.");
        if self.spec.end.when == EndWhen::AllButOne {
            say!(chapter: "Who has a place already keeps it.");
        }
        if self.pairs() {
            say!(chapter: "The partner plays on alone and then needs only their own tokens home.");
        }
        let who = if self.pairs() { "pair" } else { "player" };
        say!(chapter: "When only one {who} is left, the game is over.");
        self.chapter("If a player leaves", chapter);
    }
}
