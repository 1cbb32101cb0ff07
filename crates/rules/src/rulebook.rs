//! The rules of a variant in plain English, written from its values alone.
//!
//! One long file, because it is one long text: a function for each chapter, in the order in which
//! they are read, then the English they share.

use crate::predicate::{Fact, Predicate};
use crate::rules::{Rules, Square, node};
use crate::spec::{
    Assist, BlockStops, CaptureWhen, DeadEnd, Dud, EndWhen, EntryAt, EntryHit, EntryMust, Follow,
    Gate, Group, LayoutKind, LayoutTurn, Limit, Must, Order, Overshoot, Own, Part, Passing, Safe,
    Spec, Streak, StretchKind, Teams, Use, Where,
};
use crate::state::Seat;
use crate::way::{NONE, Place};

impl Rules {
    /// The rules in plain English, for someone who has never played the game: Markdown, one
    /// sentence on a line.
    pub fn rulebook(&self) -> String {
        let spec = self.spec();
        let name = if spec.name.trim().is_empty() { &spec.id } else { &spec.name };
        let mut book = Book { rules: self, spec, out: format!("# {}\n", one_line(name)) };
        book.out += &sentence(&one_line(&spec.summary));
        book.needs();
        book.aim();
        book.board();
        book.setting_up();
        book.turn();
        book.entering();
        book.moving();
        book.meeting();
        book.home();
        book.extra_rolls();
        book.special_squares();
        book.items();
        book.bonus();
        book.winning();
        book.leaving();
        book.out
    }
}

/// Adds a sentence to a chapter. Its form keeps a sentence on a line, as in the book.
macro_rules! say {
    ($chapter:ident: $($text:tt)+) => {
        $chapter.push(format!($($text)+))
    };
}

/// What a condition is about: the same fact reads differently.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// A throw that brings a token in.
    Entry,
    /// A throw and where the seat's tokens are.
    Throw,
    /// A throw and what its move did.
    Move,
}

struct Book<'a> {
    rules: &'a Rules,
    spec: &'a Spec,
    out: String,
}

/// The chapters.
impl Book<'_> {
    fn needs(&mut self) {
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

    fn lots_needed(&self, chapter: &mut Vec<String>) {
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

    fn dice_needed(&self, chapter: &mut Vec<String>) {
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

    fn aim(&mut self) {
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

    fn board(&mut self) {
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
    fn where_ways_join(&self, chapter: &mut Vec<String>) {
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

    fn setting_up(&mut self) {
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

    fn seating(&self, chapter: &mut Vec<String>) {
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

    fn turn(&mut self) {
        let mut chapter = Vec::new();
        let dice = &self.spec.dice;
        let several = number(usize::from(dice.count));
        let token = if self.rules.tokens == 1 { "your token" } else { "one of your tokens" };
        match dice.spend {
            _ if self.lots() => {
                say!(chapter: "Throw the lots and move {token} by what the throw is worth.")
            }
            _ if dice.count == 1 => {
                say!(chapter: "Roll the die and move {token} by what it shows.")
            }
            Use::Sum => say!(chapter: "Roll {several} dice and move {token} by their total."),
            Use::Choose => {
                say!(chapter: "Roll {several} dice, choose one of them and move {token} by what it shows; the rest of the roll is lost.")
            }
            Use::Each => {
                say!(chapter: "Roll {several} dice: each of them is a move of its own.");
                let tokens = match self.rules.tokens {
                    1 => "",
                    _ => ", with the same token or with different ones",
                };
                say!(chapter: "Make these moves one after the other, in any order{tokens}.");
            }
        }
        say!(chapter: "What a {} gives is counted in pips: one pip takes a token one square forward.", self.roll());
        self.pips(&mut chapter);
        self.duty(&mut chapter);
        if self.spec.assist == Assist::Roll {
            say!(chapter: "Once you have brought home the last token you need, you go on taking your turns and move your partner's tokens.");
        }
        let unless = match self.has_extra_rolls() {
            true => format!(", unless you have earned an extra {}", self.roll()),
            false => String::new(),
        };
        say!(chapter: "Then the next player has a turn{unless}.");
        self.chapter("Your turn", chapter);
    }

    /// Throws that give other pips than they show.
    fn pips(&self, chapter: &mut Vec<String>) {
        let (rules, dice) = (self.rules, &self.spec.dice);
        for remap in &dice.remap {
            let terms = self.terms(&remap.when, About::Throw);
            if terms.is_empty() {
                continue;
            }
            let of_dice = |term: &Term| term.yes.iter().chain(&term.no).any(|f| of_throw(*f));
            let clause = |term: &Term| self.state_clause(&term.yes, &term.no, About::Throw);
            let when = if terms.iter().any(of_dice) {
                format!(" if you {} {}", self.roll(), self.phrase(&remap.when, About::Throw))
            } else {
                terms.iter().map(clause).collect::<Vec<_>>().join(" or")
            };
            let pips = count(usize::from(remap.counts), "pip");
            say!(chapter: "{} counts as {pips}{when}.", self.face(remap.face));
        }
        if dice.fewer != [0, 0] {
            let near = rules.way.last.saturating_sub(u8::try_from(dice.fewer[0]).unwrap_or(0));
            let dice = match dice.fewer[1] {
                1 => "one die".into(),
                n => format!("{} dice", number(usize::from(n.unsigned_abs()))),
            };
            let near = self.at(rules.step_of(near));
            say!(chapter: "When your token stands on {near} or beyond, you roll only {dice}.");
        }
        if !self.terms(&dice.undersides, About::Throw).is_empty() {
            let (under, each) = match dice.count {
                1 => ("underside of the die", ""),
                _ => ("undersides of the dice", ", each as a move of its own"),
            };
            say!(chapter: "If you roll {}, you also move the {under}{each}.", self.phrase(&dice.undersides, About::Throw));
            say!(chapter: "A side and its underside make {} together: under {} lies {}.", number(usize::from(dice.sides) + 1), a(2), a(dice.sides - 1));
        }
    }

    /// What must be done, and what happens if it cannot.
    fn duty(&self, chapter: &mut Vec<String>) {
        let (dice, roll) = (&self.spec.dice, self.roll());
        match self.spec.moving.must {
            Must::Optional => {
                say!(chapter: "You need not move: you may pass instead, whatever you {roll}.")
            }
            Must::Move if self.rules.tokens > 1 => {
                say!(chapter: "You choose which token moves, but if you can move you must.")
            }
            Must::Move => say!(chapter: "If you can move, you must."),
            Must::MostDice => {
                say!(chapter: "You must move so that as many dice as possible are used.")
            }
            Must::Capture => {
                say!(chapter: "If you can move you must, and if you can capture you must do that.")
            }
        }
        if dice.spend == Use::Each && dice.count > 1 {
            say!(chapter: "Dice that no token can use are lost.");
        } else {
            let none = if self.rules.tokens == 1 { "your token cannot" } else { "no token can" };
            say!(chapter: "If {none} move, you pass.");
        }
        if self.rules.throws.infos.iter().any(|info| info.sum == 0) {
            say!(chapter: "A throw worth nothing moves nothing.");
        }
        if dice.tries > 1 {
            let pad = if self.spec.entry.at == EntryAt::Pad { " or on your pad" } else { "" };
            say!(chapter: "If no token can move and you have none on the track{pad}, you may try again, up to {} {roll}s in all.", number(usize::from(dice.tries)));
            say!(chapter: "As soon as a token can move, it does, and the tries are over.");
        }
    }

    fn entering(&mut self) {
        let mut chapter = Vec::new();
        let (entry, dice) = (&self.spec.entry, &self.spec.dice);
        let roll = self.roll();
        let token = if self.rules.tokens == 1 { "your token" } else { "a token" };
        let brings = match entry.on {
            Predicate::Always => format!("any {roll} brings {token} into play"),
            _ => format!(
                "to bring {token} into play you need {}",
                self.phrase(&entry.on, About::Entry)
            ),
        };
        match entry.at {
            EntryAt::Start => say!(chapter: "{brings}: put it from your yard on your start."),
            EntryAt::Pad => {
                say!(chapter: "{brings}: put it from your yard on your pad, a place beside the track.")
            }
            EntryAt::Value if self.numbered() => {
                say!(chapter: "{brings}: it goes from off the board to the square with that number.")
            }
            EntryAt::Value => {
                say!(chapter: "{brings}: it comes from off the board and walks its pips along your way, so that one pip takes it to step 1.")
            }
        }
        match (entry.at, dice.spend) {
            (EntryAt::Value, _) => {}
            (_, Use::Each) if dice.count > 1 => {
                let mut sum = false;
                entry.on.facts(&mut |fact| sum |= matches!(fact, Fact::Sum(_)));
                let total =
                    if sum { "; entering with the total uses up the whole roll" } else { "" };
                say!(chapter: "Entering with one die uses up that die{total}.");
            }
            _ => say!(chapter: "That uses up the {roll}: the token goes no further with it."),
        }
        if entry.at == EntryAt::Pad {
            say!(chapter: "Any number of your tokens may stand on your pad, and nobody else comes there.");
            say!(chapter: "From there the first pip of a move takes a token onto the track.");
        }
        self.start_taken(&mut chapter);
        if entry.must != EntryMust::No {
            say!(chapter: "If a token can be brought into play, it must be.");
        } else if self.rules.tokens > 1 {
            say!(chapter: "You need not bring one in: you may move a token that is in play instead.");
        }
        if entry.must == EntryMust::Clear {
            say!(chapter: "While tokens wait in your yard and none of them can come in, a token on your start must move on; only if it cannot may you move another.");
        }
        let title = match self.rules.tokens {
            1 => "Bringing your token into play",
            _ => "Bringing tokens into play",
        };
        self.chapter(title, chapter);
    }

    /// Whom a token meets where it enters.
    fn start_taken(&self, chapter: &mut Vec<String>) {
        let spec = self.spec;
        let on_start = spec.entry.at == EntryAt::Start;
        let safe = self.start_is_safe();
        let alone = matches!(spec.meeting.own, Own::Forbid | Own::StopBehind);
        match spec.meeting.most {
            _ if !on_start || self.rules.tokens == 1 => {}
            _ if alone => {
                say!(chapter: "While a token of your own stands on your start, no other can come in.")
            }
            Limit::Most(most) => {
                say!(chapter: "While {} of your own {} on your start, no other can come in.", count(usize::from(most), "token"), verb(usize::from(most), "stand"))
            }
            Limit::Unlimited => {}
        }
        if !self.captures() || spec.entry.at == EntryAt::Pad {
            return;
        }
        let held = spec.meeting.safe == Safe::NobodyElse;
        match (spec.entry.hit, on_start) {
            (EntryHit::Landing, true) if safe && held => {
                say!(chapter: "While an opposing token stands on your start, you cannot enter.")
            }
            (EntryHit::Landing | EntryHit::Single, true) if !safe => {
                say!(chapter: "A token that enters captures the opposing tokens on your start.")
            }
            (EntryHit::Landing, _) => {}
            (EntryHit::Full, true) if safe => {
                say!(chapter: "If your start is full, a token that enters captures the opposing token that came there last, although the start is safe{}.",
                    if self.blocks() { " and although it may be part of a block" } else { "" }
                )
            }
            (EntryHit::Full, _) => {
                say!(chapter: "A token that enters captures only the opposing token that came to the square last, and on a safe square only if the square is full.")
            }
            (EntryHit::Single, true) => {
                say!(chapter: "A token that enters captures a single opposing token on your start, although the start is safe.")
            }
            (EntryHit::Single, false) => {
                say!(chapter: "A token that enters captures a single opposing token where it ends its move, even on a safe square.")
            }
        }
    }

    fn moving(&mut self) {
        let mut chapter = Vec::new();
        say!(chapter: "A token walks along its own way and counts every square on it, empty or not.");
        let blocks = if self.blocks() { ", but not a block that stops it" } else { "" };
        match self.spec.moving.passing {
            Passing::Free if self.rules.tokens == 1 => {
                say!(chapter: "It may pass other tokens{blocks}.")
            }
            Passing::Free => {
                say!(chapter: "It may pass other tokens, your own and those of others{blocks}.")
            }
            Passing::NotOwn => {
                say!(chapter: "It may not pass a token of your own; it may pass those of others{blocks}.")
            }
            Passing::Nobody => {
                say!(chapter: "It may not pass any other token: a move that would take it past one is not allowed.")
            }
        }
        self.chapter("Moving", chapter);
    }

    fn meeting(&mut self) {
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

    fn safe_squares(&self, chapter: &mut Vec<String>) {
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

    fn own_tokens(&self, chapter: &mut Vec<String>) {
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

    fn standing_blocks(&self, chapter: &mut Vec<String>) {
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

    fn marching_blocks(&self, chapter: &mut Vec<String>) {
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

    fn fullness(&self, chapter: &mut Vec<String>) {
        let Limit::Most(most) = self.spec.meeting.most else { return };
        say!(chapter: "A square holds at most {}: a move that would leave more on it is not allowed.", count(usize::from(most), "token"));
    }

    fn home(&mut self) {
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

    fn overshoot(&self, chapter: &mut Vec<String>, end: &str) {
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

    fn bounce_at_gate(&self, chapter: &mut Vec<String>) {
        let gate = self.at(self.rules.step_of(self.rules.way.gate));
        say!(chapter: "A token must first stop exactly on the last track square, {gate}: if it would go beyond, it walks back as many squares as it has pips too many.");
    }

    fn stairs(&self, chapter: &mut Vec<String>) {
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

    fn gate(&self, chapter: &mut Vec<String>) {
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

    fn extra_rolls(&mut self) {
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

    fn streak(&self, chapter: &mut Vec<String>) {
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
            Streak::Moved => say!(chapter: "Every token you have moved in this turn goes {back}."),
        }
    }

    fn special_squares(&mut self) {
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
    fn links(&self, kind: &str, links: &[[i16; 2]], towards: &str) -> String {
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

    fn jumps(&self, chapter: &mut Vec<String>) {
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
    fn chains(&self, chapter: &mut Vec<String>) {
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

    fn items(&mut self) {
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

    fn bonus(&mut self) {
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

    fn winning(&mut self) {
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

    fn leaving(&mut self) {
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

    /// Writes a chapter, if there is anything to say.
    fn chapter(&mut self, title: &str, sentences: Vec<String>) {
        if sentences.is_empty() {
            return;
        }
        self.out += &format!("\n## {title}\n\n");
        let mut listing = false;
        for text in sentences {
            let item = text.starts_with("- ");
            if item != listing {
                self.out.push('\n');
            }
            listing = item;
            self.out += &capital(&text);
            self.out.push('\n');
        }
    }
}

/// Facts about the variant that several chapters need.
impl Book<'_> {
    fn lots(&self) -> bool {
        self.spec.dice.lots > 0
    }

    /// The word for what a player does with the dice or the lots.
    fn roll(&self) -> &'static str {
        if self.lots() { "throw" } else { "roll" }
    }

    fn captures(&self) -> bool {
        self.spec.capture.when == CaptureWhen::Landing
    }

    fn by_value(&self) -> bool {
        self.spec.entry.at == EntryAt::Value
    }

    fn pairs(&self) -> bool {
        self.spec.teams == Teams::Opposite
    }

    fn blocks(&self) -> bool {
        self.spec.meeting.own == Own::Block && self.rules.tokens > 1
    }

    /// The fewest and the most players.
    fn players(&self) -> [usize; 2] {
        self.spec.players.map(|n| usize::from(n.unsigned_abs()))
    }

    fn has_track(&self) -> bool {
        self.rules.way.start != NONE
    }

    fn links_exist(&self) -> bool {
        self.rules.flags.iter().any(|flags| flags & node::LINK != 0)
    }

    fn start_is_safe(&self) -> bool {
        self.spec.entry.at == EntryAt::Start && self.rules.flags[1] & node::SAFE != 0
    }

    /// Whether the way ends on a place where any number of tokens may be.
    fn finish_is_open(&self) -> bool {
        self.rules.flags[usize::from(self.rules.way.last)] & node::FINAL != 0
    }

    fn has_extra_rolls(&self) -> bool {
        self.spec.again.cap.count() > 0 && !self.terms(&self.spec.again.on, About::Move).is_empty()
    }

    /// Whether a turn can have more than one throw.
    fn has_several_throws(&self) -> bool {
        self.has_extra_rolls()
            || self.spec.dice.tries > 1
            || !self.spec.squares.second_throw.is_empty()
    }

    /// Every condition that a sentence is made of.
    fn conditions(&self) -> impl Iterator<Item = &Predicate> {
        let spec = self.spec;
        let streak = (spec.again.streak != Streak::None).then_some(&spec.again.streak_on);
        [&spec.entry.on, &spec.again.on, &spec.dice.undersides, &spec.meeting.break_on]
            .into_iter()
            .chain(streak)
            .chain(spec.dice.remap.iter().map(|r| &r.when))
    }

    /// A seat's colour, or its number.
    fn seat(&self, seat: usize) -> String {
        match self.rules.colour(Seat(seat as u8)) {
            "" => format!("seat {seat}"),
            colour => one_line(colour),
        }
    }

    /// The direction in which the seats follow one another, if the drawing says so.
    fn direction(&self) -> Option<&'static str> {
        let layout = &self.spec.layout;
        match (layout.kind, layout.turn) {
            _ if self.spec.board.turn == 0 => None,
            (LayoutKind::Star, _) | (LayoutKind::Grid, LayoutTurn::Right) => Some("clockwise"),
            (LayoutKind::Grid, LayoutTurn::Left) => Some("anticlockwise"),
            _ => None,
        }
    }

    /// Whether all walk one way and the number on a square is its step.
    fn numbered(&self) -> bool {
        let rules = self.rules;
        let agrees = |n: u8| match rules.square_of(Seat(0), n) {
            Square::Track(number) => i16::from(number) == rules.step_of(n),
            _ => false,
        };
        self.spec.board.turn == 0 && (1..=rules.way.last).all(agrees)
    }

    fn step_word(&self) -> &'static str {
        if self.numbered() { "square" } else { "step" }
    }

    /// A step as the players see it.
    fn at(&self, step: i16) -> String {
        format!("{} {step}", self.step_word())
    }

    fn at_all(&self, steps: &[i16], word: &str) -> String {
        let mut sorted = steps.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        let numbers: Vec<String> = sorted.iter().map(i16::to_string).collect();
        let s = if sorted.len() > 1 && word == "and" { "s" } else { "" };
        format!("{}{s} {}", self.step_word(), list(&numbers, word))
    }

    fn finish(&self) -> String {
        match self.numbered() {
            true => self.at(self.rules.finish()),
            false => "the finish".into(),
        }
    }

    /// A side of a die, or the value of a throw of lots.
    fn face(&self, n: u8) -> String {
        if self.lots() { format!("a throw worth {n}") } else { a(n) }
    }

    /// The steps of the home stretch: the private squares after the track.
    fn stretch_steps(&self) -> Vec<i16> {
        let way = &self.rules.way;
        if way.gate == NONE {
            return Vec::new();
        }
        let stretch = (way.gate + 1..=way.last).filter(|n| {
            let finish = *n == way.last && self.finish_is_open();
            !finish && matches!(way.places[usize::from(*n)], Place::Stretch(_))
        });
        stretch.map(|n| self.rules.step_of(n)).collect()
    }

    /// Steps that are closed because they lead nowhere: a walk would come there, a move may not.
    fn dead_ends(&self) -> Vec<i16> {
        let (rules, way) = (self.rules, &self.rules.way);
        let mut steps = Vec::new();
        if self.spec.moving.dead_end == DeadEnd::Allowed {
            return steps;
        }
        for (pips, row) in rules.land.iter().enumerate() {
            for from in 0..=way.last {
                let to = way.walk(from, pips as u8, false, |_, _| true);
                steps.extend(to.filter(|_| row[usize::from(from)] == 0).map(|n| rules.step_of(n)));
            }
        }
        steps
    }

    /// The safe squares: by number where the seats' ways differ, by step where they do not.
    fn safe_squares_named(&self) -> Option<String> {
        let rules = self.rules;
        let nodes = (1..=rules.way.last).filter(|n| rules.flags[usize::from(*n)] & node::SAFE != 0);
        if self.spec.board.turn == 0 {
            let steps: Vec<i16> = nodes.map(|n| rules.step_of(n)).collect();
            return (!steps.is_empty()).then(|| self.at_all(&steps, "and"));
        }
        let mut numbers: Vec<u8> = nodes
            .flat_map(|n| (0..rules.seats).map(move |seat| rules.square_of(Seat(seat as u8), n)))
            .filter_map(|square| match square {
                Square::Track(number) => Some(number),
                _ => None,
            })
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        let words: Vec<String> = numbers.iter().map(u8::to_string).collect();
        (!words.is_empty()).then(|| list(&words, "and"))
    }

    /// The parts of a seat's way in words.
    fn way(&self) -> String {
        let (parts, board) = (&self.spec.board.path, &self.spec.board);
        let last_track = parts.iter().rposition(|p| matches!(p, Part::Track(..)));
        let mut words = Vec::new();
        let mut step = self.rules.step_of(1);
        for (i, part) in parts.iter().enumerate() {
            let size = match *part {
                Part::Pad | Part::Finish => 1,
                Part::Track(from, to) | Part::Stretch(from, to) => from.abs_diff(to) + 1,
            };
            let squares = count(usize::from(size), "square");
            let what = match *part {
                Part::Pad => "its pad".into(),
                Part::Finish => "the finish".into(),
                Part::Track(..) if board.turn == 0 => {
                    format!("{squares} of the track, which all players share")
                }
                Part::Track(..) => format!("{squares} of the track"),
                Part::Stretch(from, to) if last_track.is_some_and(|track| i > track) => {
                    let again = parts[..i].iter().any(|p| shares(p, from, to));
                    let own = match again {
                        true => format!("the same {squares} back"),
                        false => format!("{squares} of its own"),
                    };
                    format!("{own}, called the home stretch")
                }
                Part::Stretch(..) => format!("{squares} of its own"),
            };
            let last = step + size as i16 - 1;
            let steps = match size {
                1 => format!("step {step}"),
                2 => format!("steps {step} and {last}"),
                _ => format!("steps {step} to {last}"),
            };
            words.push(format!("{what} ({steps})"));
            step = last + 1;
        }
        let ends = !matches!(parts.last(), Some(Part::Finish)) && self.finish_is_open();
        let end = if ends { "; the last square is the finish" } else { "" };
        format!("{}{end}", words.join(", then "))
    }
}

/// One way in which a condition can hold.
struct Term {
    yes: Vec<Fact>,
    no: Vec<Fact>,
}

/// Conditions in words.
impl Book<'_> {
    /// The ways in which a condition can hold, without those that never do.
    fn terms(&self, condition: &Predicate, about: About) -> Vec<Term> {
        let within = |a: &Term, b: &Term| {
            a.yes.iter().all(|f| b.yes.contains(f)) && a.no.iter().all(|f| b.no.contains(f))
        };
        let mut found: Vec<Term> = Vec::new();
        for mut term in alternatives(condition, true) {
            term.no.retain(|fact| self.can_be(*fact, about));
            let possible = term.yes.iter().all(|fact| self.can_be(*fact, about));
            if possible && !found.iter().any(|other| within(other, &term)) {
                found.retain(|other| !within(&term, other));
                found.push(term);
            }
        }
        found
    }

    /// Whether single dice, not the whole throw, are looked at.
    fn die_by_die(&self, about: About) -> bool {
        about == About::Entry && !self.lots() && self.spec.dice.spend != Use::Sum
    }

    /// Whether a fact can hold at all with these dice.
    fn can_be(&self, fact: Fact, about: About) -> bool {
        let dice = &self.spec.dice;
        let face = |n: u8| {
            let weight = dice.weights.get(usize::from(n).wrapping_sub(1));
            !self.lots() && (1..=dice.sides).contains(&n) && weight.is_none_or(|w| *w > 0)
        };
        match fact {
            Fact::Face(n) => face(n),
            Fact::Pair => !self.lots() && dice.count > 1 && !self.die_by_die(about),
            Fact::Sum(_) => !self.lots() && (!self.die_by_die(about) || dice.spend == Use::Each),
            Fact::Value(n) if self.die_by_die(about) => face(n),
            Fact::Jump => self.links_exist(),
            Fact::Mark => !self.spec.squares.marks.is_empty(),
            Fact::Capture => self.captures(),
            _ => true,
        }
    }

    /// A condition as something a player gets: "a six, unless …".
    fn phrase(&self, condition: &Predicate, about: About) -> String {
        let terms = self.terms(condition, about);
        let value = |term: &Term| match (&term.yes[..], &term.no[..]) {
            ([Fact::Value(n)], []) if self.lots() => Some(*n),
            _ => None,
        };
        let mut values: Vec<u8> = terms.iter().filter_map(value).collect();
        values.sort_unstable();
        let values: Vec<String> = values.iter().map(u8::to_string).collect();
        let mut phrases = Vec::new();
        if !values.is_empty() {
            phrases.push(format!("a throw worth {}", list(&values, "or")));
        }
        phrases.extend(terms.iter().filter(|t| value(t).is_none()).map(|t| self.term(t, about)));
        list(&phrases, "or")
    }

    fn term(&self, term: &Term, about: About) -> String {
        let throws = |facts: &[Fact]| -> Vec<String> {
            facts.iter().filter(|f| of_throw(**f)).map(|f| self.noun(*f, about)).collect()
        };
        let moves = |facts: &[Fact]| -> Vec<Fact> {
            facts.iter().copied().filter(|f| is_move(*f, about)).collect()
        };
        let mut text = match (&throws(&term.yes)[..], &moves(&term.yes)[..]) {
            ([], []) if about == About::Throw => "anything".into(),
            ([], []) => format!("any {}", self.roll()),
            ([], [one]) => self.deed(*one),
            ([], moves) => format!("a move that {}", list(&self.verbs(moves), "and")),
            (throws, []) => throws.join(" together with "),
            (throws, moves) => {
                format!("{} that {}", throws.join(" and "), list(&self.verbs(moves), "and"))
            }
        };
        let not = throws(&term.no);
        if !not.is_empty() {
            text += &format!(" other than {}", list(&not, "or"));
        }
        text += &self.state_clause(&term.yes, &term.no, about);
        let unless = moves(&term.no);
        if !unless.is_empty() {
            text += &format!(", unless it {}", list(&self.verbs(&unless), "or"));
        }
        text
    }

    /// The part of a condition that is about where the seat's tokens are.
    fn state_clause(&self, yes: &[Fact], no: &[Fact], about: About) -> String {
        let yard = if self.by_value() { "off the board" } else { "in your yard" };
        let clause = |fact: &Fact, holds: bool| {
            Some(match (fact, holds) {
                (Fact::YardEmpty, true) => format!("none of your tokens waits {yard}"),
                (Fact::YardEmpty, false) => format!("a token of yours waits {yard}"),
                (Fact::NothingOnTrack, true) => "you have no token on the track".into(),
                (Fact::NothingOnTrack, false) => "you have a token on the track".into(),
                (Fact::LastToken, true) => "all your tokens but one are home".into(),
                (Fact::LastToken, false) => "more than one of your tokens is not home".into(),
                (Fact::FirstEntry, holds) if about == About::Throw => format!(
                    "you have {} brought a token into play in this game",
                    if holds { "not yet" } else { "already" }
                ),
                _ => return None,
            })
        };
        let yes_clauses = yes.iter().filter_map(|fact| clause(fact, true));
        let clauses: Vec<String> =
            yes_clauses.chain(no.iter().filter_map(|fact| clause(fact, false))).collect();
        let mut text = match clauses.is_empty() {
            true => String::new(),
            false => format!(" while {}", list(&clauses, "and")),
        };
        if about == About::Entry && yes.contains(&Fact::FirstEntry) {
            text += " for your first token of the game";
        }
        if about == About::Entry && no.contains(&Fact::FirstEntry) {
            text += ", except for your first token of the game";
        }
        text
    }

    fn noun(&self, fact: Fact, about: About) -> String {
        let several = self.spec.dice.count > 1 && !self.lots();
        match fact {
            Fact::Value(n) if self.lots() => format!("a throw worth {n}"),
            Fact::Face(n) if several => format!("{} on a die", a(n)),
            Fact::Value(n) if several && self.die_by_die(about) => format!("{} on a die", a(n)),
            Fact::Sum(n) | Fact::Value(n) if several => {
                format!("a total of {}", number(usize::from(n)))
            }
            Fact::Face(n) | Fact::Sum(n) | Fact::Value(n) => a(n),
            Fact::Pair => "a double".into(),
            Fact::Even if several && self.die_by_die(about) => "an even number on a die".into(),
            Fact::Even if several => "an even total".into(),
            Fact::Even if about == About::Throw => "an even number".into(),
            Fact::Even => format!("an even {}", self.roll()),
            other => other.to_string(),
        }
    }

    /// Something a move did, as a thing.
    fn deed(&self, fact: Fact) -> String {
        match fact {
            Fact::Capture => "a capture".into(),
            Fact::Finish => "a token brought home".into(),
            Fact::Enter => "a token brought into play".into(),
            Fact::FirstEntry => "your first token of the game brought into play".into(),
            _ => format!("a move that {}", self.verbs(&[fact]).concat()),
        }
    }

    /// What moves do, as verbs.
    fn verbs(&self, facts: &[Fact]) -> Vec<String> {
        let squares = &self.spec.squares;
        let kinds = [
            ("a snake", &squares.snakes),
            ("a ladder", &squares.ladders),
            ("a jump", &squares.jumps),
            ("a flight", &squares.flights),
        ];
        let kinds = kinds.into_iter().filter(|(_, links)| !links.is_empty());
        let kinds: Vec<String> = kinds.map(|(kind, _)| kind.to_string()).collect();
        let verb = |fact: &Fact| match fact {
            Fact::Capture => "captures".to_string(),
            Fact::Finish => "brings a token home".into(),
            Fact::Enter => "brings a token into play".into(),
            Fact::FirstEntry => "brings your first token of the game into play".into(),
            Fact::Jump => format!("follows {}", list(&kinds, "or")),
            Fact::Mark => format!("ends on {}", self.at_all(&squares.marks, "or")),
            other => format!("is {other}"),
        };
        facts.iter().map(verb).collect()
    }
}

fn of_throw(fact: Fact) -> bool {
    matches!(fact, Fact::Face(_) | Fact::Pair | Fact::Sum(_) | Fact::Even | Fact::Value(_))
}

fn is_move(fact: Fact, about: About) -> bool {
    matches!(fact, Fact::Capture | Fact::Finish | Fact::Enter | Fact::Jump | Fact::Mark)
        || fact == Fact::FirstEntry && about == About::Move
}

/// All ways in which a condition holds (or, if not wanted, does not). Rules only have conditions
/// with few of them.
fn alternatives(condition: &Predicate, wanted: bool) -> Vec<Term> {
    let one = |yes: Vec<Fact>, no: Vec<Fact>| vec![Term { yes, no }];
    match (condition, wanted) {
        (Predicate::Always, true) | (Predicate::Never, false) => one(vec![], vec![]),
        (Predicate::Always, false) | (Predicate::Never, true) => Vec::new(),
        (Predicate::Is(fact), true) => one(vec![*fact], vec![]),
        (Predicate::Is(fact), false) => one(vec![], vec![*fact]),
        (Predicate::Not(inner), _) => alternatives(inner, !wanted),
        (Predicate::Any(parts), true) | (Predicate::All(parts), false) => {
            parts.iter().flat_map(|part| alternatives(part, wanted)).collect()
        }
        (Predicate::All(parts), true) | (Predicate::Any(parts), false) => {
            let mut all = one(vec![], vec![]);
            for part in parts {
                let more = alternatives(part, wanted);
                all = all.iter().flat_map(|a| more.iter().filter_map(|b| both(a, b))).collect();
            }
            all
        }
    }
}

/// Two ways at once, unless they contradict each other.
fn both(a: &Term, b: &Term) -> Option<Term> {
    let join = |a: &[Fact], b: &[Fact]| {
        let mut all = a.to_vec();
        b.iter().for_each(|fact| {
            if !all.contains(fact) {
                all.push(*fact);
            }
        });
        all
    };
    let term = Term { yes: join(&a.yes, &b.yes), no: join(&a.no, &b.no) };
    let clash = term.yes.iter().any(|fact| term.no.contains(fact));
    (!clash).then_some(term)
}

/// Whether a part of a way has private squares of a range that comes again.
fn shares(part: &Part, from: i16, to: i16) -> bool {
    let range = |a: i16, b: i16| a.min(b)..=a.max(b);
    match *part {
        Part::Stretch(a, b) => range(a, b).any(|n| range(from, to).contains(&n)),
        _ => false,
    }
}

/// The words of a list; with commas if its entries have some of their own.
fn list(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., end] => {
            let long = first.iter().any(|w| w.contains(',') || w.contains(" or "));
            let comma = if long { "," } else { "" };
            format!("{}{comma} {last} {end}", first.join(", "))
        }
    }
}

const NUMBERS: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

fn number(n: usize) -> String {
    NUMBERS.get(n).map_or_else(|| n.to_string(), |word| (*word).to_string())
}

/// A number of things.
fn count(n: usize, thing: &str) -> String {
    match n {
        1 => format!("one {thing}"),
        n => format!("{} {thing}s", number(n)),
    }
}

/// All of so many.
fn all(n: usize) -> String {
    if n == 2 { "both".into() } else { format!("all {}", number(n)) }
}

/// A verb that goes with so many things.
fn verb(n: usize, verb: &str) -> String {
    if n == 1 { format!("{verb}s") } else { verb.into() }
}

/// A number that comes on a die: "a six", "an eight".
fn a(n: u8) -> String {
    let word = if n == 0 { "nought".into() } else { number(usize::from(n)) };
    let vowel = matches!(n, 8 | 11 | 18 | 80..=89);
    format!("{} {word}", if vowel { "an" } else { "a" })
}

fn times(n: u8) -> String {
    match n {
        1 => "once".into(),
        2 => "twice".into(),
        n => format!("{} times", number(usize::from(n))),
    }
}

fn ordinal(n: usize) -> String {
    const WORDS: [&str; 13] = [
        "last", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
        "ninth", "tenth", "eleventh", "twelfth",
    ];
    match (WORDS.get(n), n % 10, n % 100) {
        (Some(word), ..) => (*word).into(),
        (None, 1, r) if r != 11 => format!("{n}st"),
        (None, 2, r) if r != 12 => format!("{n}nd"),
        (None, 3, r) if r != 13 => format!("{n}rd"),
        _ => format!("{n}th"),
    }
}

fn capital(text: &str) -> String {
    let (mark, rest) = match text.strip_prefix("- ") {
        Some(rest) => ("- ", rest),
        None => ("", text),
    };
    let mut letters = rest.chars();
    match letters.next() {
        Some(first) => format!("{mark}{}{}", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}

/// Someone's text on one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Someone's text as a paragraph that ends like a sentence; nothing if there is none.
fn sentence(text: &str) -> String {
    match text.chars().last() {
        None => String::new(),
        Some('.' | '!' | '?' | ':') => format!("\n{text}\n"),
        Some(_) => format!("\n{text}.\n"),
    }
}
