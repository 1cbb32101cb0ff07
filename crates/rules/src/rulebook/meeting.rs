//! Meeting, blocks, safe squares, and the way home.

use super::About;
use super::Book;
use super::english::*;
use crate::spec::*;
use crate::way::{NONE, Place};

impl Book<'_> {
    pub(super) fn meeting(&mut self) {
        let mut chapter = Vec::new();
        if self.captures() {
            say!(chapter: "A token that ends its move on a track square where opposing tokens stand captures them all: {}.",
                match self.by_value() {
                    true => "they go off the board and must start again",
                    false => "they go back to their yards",
                }
            );
            if self.pairs() {
                say!(chapter: "Partners never capture each other.");
            }
        } else {
            say!(chapter: "Nobody is captured: tokens of different players may share a square.");
        }
        self.safe_squares(&mut chapter);
        self.own_tokens(&mut chapter);
        self.fullness(&mut chapter);
        self.chapter(if self.captures() { "Meeting and capturing" } else { "Meeting" }, chapter);
    }

    pub(super) fn safe_squares(&self, chapter: &mut Vec<String>) {
        let safe = self.safe_squares_named();
        let held = self.spec.meeting.safe == Safe::NobodyElse;
        let off_safe = self.blocks() && self.spec.meeting.place == Where::NotOnSafe;
        let Some(safe) = safe.filter(|_| self.captures() || held || off_safe) else { return };
        let starts = if self.start_is_safe() { ", every start among them" } else { "" };
        let one = !safe.contains(" and ");
        let these = if one { "this track square is" } else { "these track squares are" };
        say!(chapter: "{these} safe{starts}: {safe}.");
        let but = match self.spec.entry.hit {
            EntryHit::Landing => "",
            EntryHit::Full | EntryHit::Single => ", except by a token that enters",
        };
        if held {
            say!(chapter: "Where a token stands on a safe square, no {} may end a move, so it cannot be captured there{but}.", if self.pairs() { "opponent's token" } else { "other player's token" });
        } else if self.captures() {
            say!(chapter: "On a safe square nobody is captured{but}, and tokens of different players may share it.");
        }
    }

    pub(super) fn own_tokens(&self, chapter: &mut Vec<String>) {
        if self.rules.tokens == 1 {
            return;
        }
        let meeting = &self.spec.meeting;
        let besides = match (self.spec.entry.at, self.finish_is_open()) {
            (EntryAt::Pad, true) => ", except on the pad and at the finish",
            (EntryAt::Pad, false) => ", except on the pad",
            (_, true) => ", except at the finish",
            (_, false) => "",
        };
        match meeting.own {
            Own::Share if meeting.most == Limit::Unlimited => {
                let partner = if self.pairs() { "you and your partner" } else { "one player" };
                say!(chapter: "Any number of tokens of {partner} may share a square.");
            }
            Own::Share => {}
            Own::Forbid => {
                say!(chapter: "Two tokens of one player never share a square{besides}: a move that would end on a token of your own is not allowed.")
            }
            Own::StopBehind => {
                say!(chapter: "A move that would end on a token of your own ends on the square just behind it; a token that already stands there cannot make it.")
            }
            Own::Stack => {
                say!(chapter: "Tokens of one player that meet on a square become a stack: from then on they move together as if they were one{}.",
                    match self.spec.entry.at {
                        EntryAt::Pad => ", except on the pad",
                        EntryAt::Start | EntryAt::Value => "",
                    }
                );
                if self.captures() {
                    say!(chapter: "Who lands on a stack captures all of it.");
                }
            }
            Own::Block if meeting.group == Group::Half => self.marching_blocks(chapter),
            Own::Block => self.standing_blocks(chapter),
        }
    }

    pub(super) fn standing_blocks(&self, chapter: &mut Vec<String>) {
        let meeting = &self.spec.meeting;
        let more = match meeting.most {
            Limit::Most(most) if most <= meeting.block_size => "",
            _ => " or more",
        };
        say!(chapter: "{}{more} tokens of one player on one square{} are a block: {} may end a move there or pass it{}.",
            number(usize::from(meeting.block_size)),
            match meeting.place {
                Where::Anywhere => "",
                Where::NotOnSafe => " that is not safe",
            },
            match (meeting.block_stops, self.pairs()) {
                (BlockStops::Everyone, _) => "no other token, not even one of the same player,",
                (BlockStops::Opponents, true) => "no opponent's token",
                (BlockStops::Opponents, false) => "no other player's token",
            },
            match self.captures() && self.spec.entry.hit != EntryHit::Full && !self.links_exist() {
                true => ", so it cannot be captured",
                false => "",
            }
        );
        say!(chapter: "The tokens of a block still move one at a time.");
        if !self.terms(&meeting.break_on, About::Throw).is_empty() {
            say!(chapter: "If you {} {} and have a block, you must move one of its tokens if you can.", self.roll(), self.phrase(&meeting.break_on, About::Throw));
        }
    }

    pub(super) fn marching_blocks(&self, chapter: &mut Vec<String>) {
        let (meeting, roll) = (&self.spec.meeting, self.roll());
        say!(chapter: "When one of your tokens ends its move on a track square{} and finds exactly one other token of yours there, the two become a block.",
            match meeting.place {
                Where::NotOnSafe => " that is not safe",
                Where::Anywhere => "",
            }
        );
        say!(chapter: "A block never splits: its tokens move together, each by half of an even {roll}, and an odd {roll} cannot move them.");
        say!(chapter: "No single token{} may end a move on a block on the track or pass it, even if the block has moved to a safe square.",
            match (meeting.block_stops, self.pairs()) {
                (BlockStops::Everyone, _) => ", not even one of the same player,",
                (BlockStops::Opponents, true) => " of an opponent",
                (BlockStops::Opponents, false) => " of another player",
            }
        );
        let captures = match (self.captures(), self.safe_squares_named()) {
            (true, Some(_)) => "; off the safe squares it captures them, like single tokens",
            (true, None) => "; it captures them, like single tokens",
            (false, _) => "",
        };
        say!(chapter: "A block may pass other blocks and end its move on them{captures}.");
        say!(chapter: "Both tokens of a block come home together.");
    }

    pub(super) fn fullness(&self, chapter: &mut Vec<String>) {
        let Limit::Most(most) = self.spec.meeting.most else { return };
        say!(chapter: "A square holds at most {}: a move that would leave more on it is not allowed.", count(usize::from(most), "token"));
    }

    pub(super) fn home(&mut self) {
        let mut chapter = Vec::new();
        let stretch = self.stretch_steps();
        let own = self.rules.way.places.iter().filter(|p| matches!(p, Place::Stretch(_))).count();
        if own > 0 && self.captures() {
            let hit = self.spec.squares.flight_hits != 0 && !self.spec.squares.flights.is_empty();
            say!(chapter: "Only your own tokens enter {}, so nobody can capture them there{}.",
                match own == stretch.len() {
                    true => "your home stretch",
                    false => "the squares of your own",
                },
                if hit { ", except by a flight" } else { "" }
            );
        }
        self.gate(&mut chapter);
        match self.spec.moving.stretch {
            StretchKind::Track => self.overshoot(&mut chapter, &self.finish()),
            StretchKind::Slots => {
                say!(chapter: "Each square of the home stretch is a place for one token, and no token may jump over another there.");
                say!(chapter: "A token on such a place is home, but may still move on to a free place further in.");
                self.overshoot(&mut chapter, "the last place");
            }
            StretchKind::Stairs => self.stairs(&mut chapter),
        }
        let dead_ends = self.dead_ends();
        if !dead_ends.is_empty() {
            say!(chapter: "A token may not be moved to {}, from where no {} could bring it home.", self.at_all(&dead_ends, "or"), self.roll());
        }
        if self.finish_is_open() && self.rules.tokens > 1 {
            say!(chapter: "A token on the finish stays there and moves no more.");
        }
        let title = match stretch.is_empty() {
            true => "The finish",
            false => "The home stretch and the finish",
        };
        self.chapter(title, chapter);
    }

    pub(super) fn overshoot(&self, chapter: &mut Vec<String>, end: &str) {
        let exactly = match self.spec.moving.stretch {
            StretchKind::Slots => String::new(),
            _ => format!("you must reach {end} exactly: "),
        };
        let it = if exactly.is_empty() { end } else { "it" };
        let beyond = format!("{exactly}a token that would go beyond {it} cannot move");
        match self.spec.moving.overshoot {
            Overshoot::Stay => say!(chapter: "{beyond}."),
            Overshoot::Bounce => {
                say!(chapter: "{exactly}a token that would go beyond {it} walks back as many squares as it has pips too many.");
                say!(chapter: "Two squares before {end}, for example, five pips take it there and three squares back.");
                say!(chapter: "Where it comes to rest, all rules apply as usual.");
            }
            Overshoot::Finish => {
                say!(chapter: "A token that would go beyond {end} stops there all the same.")
            }
            Overshoot::BounceAtStretch if self.rules.way.gate == NONE => say!(chapter: "{beyond}."),
            Overshoot::BounceAtStretch => {
                self.bounce_at_gate(chapter);
                say!(chapter: "From there on {beyond}.");
            }
        }
    }

    pub(super) fn bounce_at_gate(&self, chapter: &mut Vec<String>) {
        let gate = self.at(self.rules.step_of(self.rules.way.gate));
        say!(chapter: "A token must first stop exactly on the last track square, {gate}: if it would go beyond, it walks back as many squares as it has pips too many.");
    }

    pub(super) fn stairs(&self, chapter: &mut Vec<String>) {
        let (way, roll) = (&self.rules.way, self.roll());
        let exact = self.spec.moving.overshoot == Overshoot::BounceAtStretch;
        if exact {
            self.bounce_at_gate(chapter);
        }
        let stairs = (way.gate..way.last).filter_map(|from| {
            let name = match from + 1 == way.last {
                true => "the finish".into(),
                false => format!("the {} square", ordinal(usize::from(from + 1 - way.gate))),
            };
            way.stair(from).map(|pips| format!("{} for {name}", a(pips)))
        });
        say!(chapter: "The home stretch is a stair that a token climbs one square at a time, and only with the right {roll}: {}.", list(&stairs.collect::<Vec<_>>(), "and"));
        if !exact {
            say!(chapter: "Only a token that comes from further back on the track walks up the stair with what is left of its {roll}.");
        }
    }

    pub(super) fn gate(&self, chapter: &mut Vec<String>) {
        match self.spec.moving.gate {
            Gate::Open => return,
            Gate::SeatCaptured => {
                say!(chapter: "Your home stretch is closed until you have captured a token.")
            }
            Gate::TokenCaptured => {
                say!(chapter: "Your home stretch is closed to a token that has not captured one itself; one that has keeps the right to enter, even if it is captured later.")
            }
        }
        say!(chapter: "A token that comes to the last track square while it is closed walks on along the track, over its own start, for another lap.");
        say!(chapter: "A token that has walked past must come all the way round again, even if your home stretch has opened since.");
        say!(chapter: "Your home stretch is also open as long as there is no opposing token left in a yard or on the track.");
    }
}
