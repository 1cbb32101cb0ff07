//! The rules of a variant in plain English, written from its values alone.
//!
//! One long file, because it is one long text: a function for each chapter, in the order in which
//! they are read, then the English they share.

use crate::predicate::{Fact, Predicate};
use crate::rules::{Rules, Square, node};
use crate::spec::{
    Assist, BlockStops, CaptureWhen, Dud, EndWhen, EntryAt, EntryHit, EntryMust, Follow, Gate,
    Group, LayoutKind, LayoutTurn, Limit, Must, Order, Overshoot, Own, Part, Passing, Safe, Spec,
    Streak, StretchKind, Teams, Use, Where,
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

/// Adds a sentence to the chapter.
macro_rules! say {
    ($chapter:expr, $($text:tt)+) => {
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
        let [min, max] = spec.players.map(|n| usize::try_from(n).unwrap_or(0));
        match min == max {
            true => say!(chapter, "{} people play.", number(min)),
            false => say!(chapter, "{} to {} people can play.", number(min), number(max)),
        }
        if self.pairs() {
            say!(chapter, "They play in pairs: partners sit opposite each other and win together.");
        }
        let tokens = count(self.rules.tokens, "token");
        let colours: Vec<String> =
            (0..self.rules.seats).map(|s| self.seat(s)).filter(|c| !c.is_empty()).collect();
        match spec.board.colours.is_empty() {
            true => say!(chapter, "Every player has a seat at the board and {tokens}."),
            false => say!(
                chapter,
                "Every player has a seat at the board with a colour of its own ({}) and {tokens} of that colour.",
                list(&colours, "or")
            ),
        }
        if !spec.token_names.is_empty() {
            let names: Vec<String> = spec.token_names.iter().map(|n| one_line(n)).collect();
            let are = if names.len() == 1 { "token is" } else { "tokens are" };
            say!(chapter, "A player's {are} called {}.", list(&names, "and"));
        }
        self.dice(&mut chapter);
        self.chapter("What you need", chapter);
    }

    fn dice(&self, chapter: &mut Vec<String>) {
        let dice = &self.spec.dice;
        if self.lots() {
            say!(
                chapter,
                "You throw {}: cowrie shells, sticks or coins with two sides, each as likely to fall face up as face down.",
                count(usize::from(dice.lots), "lot")
            );
            if dice.values.iter().enumerate().all(|(up, value)| up == usize::from(*value)) {
                say!(chapter, "A throw is worth as many pips as lots lie face up.");
                return;
            }
            say!(chapter, "What a throw is worth depends on how many of them lie face up:");
            for (up, value) in dice.values.iter().enumerate() {
                let up = if up == 0 { "none".into() } else { number(up) };
                say!(chapter, "- {up} face up: {}.", count(usize::from(*value), "pip"));
            }
            return;
        }
        let several = dice.count > 1;
        let (each, verb) = if several { ("dice", "have") } else { ("die", "has") };
        say!(
            chapter,
            "You play with {} that {verb} {} sides, numbered from 1 to {}.",
            match several {
                true => format!("{} {each}", number(usize::from(dice.count))),
                false => "one die".into(),
            },
            number(usize::from(dice.sides)),
            dice.sides
        );
        if !dice.weights.is_empty() {
            let weights: Vec<String> = dice.weights.iter().map(u8::to_string).collect();
            say!(
                chapter,
                "The sides do not all come equally often: from 1 to {} they weigh {}, and a side of weight 2 comes twice as often as one of weight 1.",
                dice.sides,
                list(&weights, "and")
            );
        }
        let mut pairs = false;
        for condition in self.conditions() {
            condition.facts(&mut |fact| pairs |= fact == Fact::Pair);
        }
        if pairs && several {
            say!(chapter, "A double is a roll with two dice that show the same.");
        }
    }

    fn aim(&mut self) {
        let mut chapter = Vec::new();
        let (goal, tokens) = (usize::from(self.rules.goal), self.rules.tokens);
        let what = match (goal, tokens) {
            (_, 1) => "your token".into(),
            (goal, tokens) if goal == tokens => format!("all {} of your tokens", number(tokens)),
            (goal, tokens) => format!("{} of your {} tokens", number(goal), number(tokens)),
        };
        let to = match self.spec.moving.stretch {
            StretchKind::Slots => "into the home stretch".into(),
            _ => format!("to {}", self.finish()),
        };
        match self.pairs() {
            true => say!(
                chapter,
                "Bring {what} {to}, as your partner must too, before the other pairs have brought theirs."
            ),
            false => say!(chapter, "Bring {what} {to} before the others have brought theirs."),
        }
        say!(chapter, "A token that has arrived there is home.");
        self.chapter("The aim", chapter);
    }

    fn board(&mut self) {
        let mut chapter = Vec::new();
        let rules = self.rules;
        if self.numbered() {
            let first = rules.step_of(1);
            say!(
                chapter,
                "All players walk the same way, from square {first} to square {}, which is the finish.",
                rules.finish()
            );
            self.chapter("The board", chapter);
            return;
        }
        let board = &self.spec.board;
        if board.ring > 0 && self.has_track() {
            let last = usize::from(board.first) + usize::from(board.ring) - 1;
            say!(
                chapter,
                "The track has {} that all players share, numbered from {} to {last} in the direction of play.",
                count(usize::from(board.ring), "square"),
                board.first
            );
        }
        say!(chapter, "Every seat has a way of its own over the board: {}.", self.way());
        self.where_ways_join(&mut chapter);
        let mut steps = Vec::new();
        match self.spec.entry.at {
            EntryAt::Start => steps.push("your start is step 0".to_string()),
            EntryAt::Pad => steps.push("your pad is step 0".into()),
            EntryAt::Value => steps.push("the first square is step 1".into()),
        }
        let stretch = self.stretch_steps();
        match stretch[..] {
            [] => {}
            [step] => steps.push(format!("the home stretch is step {step}")),
            [first, .., last] => {
                steps.push(format!("the home stretch is steps {first} to {last}"));
            }
        }
        if self.spec.moving.stretch != StretchKind::Slots {
            steps.push(format!("the finish is step {}", rules.finish()));
        }
        say!(
            chapter,
            "Squares are also counted as steps along your own way: {}.",
            list(&steps, "and")
        );
        self.chapter("The board", chapter);
    }

    /// Where each seat comes onto the track and where it leaves it.
    fn where_ways_join(&self, chapter: &mut Vec<String>) {
        let (rules, way) = (self.rules, &self.rules.way);
        if !self.has_track() {
            return;
        }
        let number = |seat: usize, node: u8| match rules.square_of(Seat(seat as u8), node) {
            Square::Track(n) => n.to_string(),
            other => other.to_string(),
        };
        let everywhere = |node: u8| {
            let of = |seat: usize| format!("{} for {}", number(seat, node), self.seat(seat));
            match self.spec.board.turn {
                0 => format!("{} for everyone", number(0, node)),
                _ => list(&(0..rules.seats).map(of).collect::<Vec<_>>(), "and"),
            }
        };
        let first = match (self.spec.entry.at, way.places.get(1)) {
            (EntryAt::Start, Some(Place::Track(_))) => "The start is square",
            _ => "The first track square on the way is",
        };
        say!(chapter, "{first} {}.", everywhere(way.start));
        if way.gate != NONE {
            let then = if self.stretch_steps().is_empty() { "finish" } else { "home stretch" };
            say!(
                chapter,
                "The last track square before the {then} is {}.",
                everywhere(way.gate)
            );
        }
        if let Some(direction) = self.direction() {
            say!(chapter, "Tokens walk {direction}.");
        }
    }

    fn setting_up(&mut self) {
        let mut chapter = Vec::new();
        let rules = self.rules;
        self.seating(&mut chapter);
        let (tokens, out) = (rules.tokens, usize::from(self.spec.out));
        let place = match self.spec.entry.at {
            EntryAt::Value => "off the board".into(),
            EntryAt::Start | EntryAt::Pad => format!(
                "in {} yard, a place beside the track",
                if out == 0 { "its player's" } else { "your" }
            ),
        };
        let start = match self.spec.entry.at {
            EntryAt::Pad => "pad",
            EntryAt::Start | EntryAt::Value => "start",
        };
        match (out, tokens) {
            (0, _) => say!(chapter, "Every token begins {place}."),
            (out, tokens) if out == tokens && tokens == 1 => {
                say!(chapter, "Your token begins on your {start}.");
            }
            (out, tokens) if out == tokens => {
                say!(chapter, "All your tokens begin on your {start}.");
            }
            (out, tokens) => {
                let (begin, rest) = (verb(out, "begin"), tokens - out);
                let wait = if rest == 1 { "the other waits" } else { "the others wait" };
                say!(
                    chapter,
                    "{} of your tokens {begin} on your {start}; {wait} {place}.",
                    number(out)
                );
            }
        }
        let first = self.seat(0);
        let (roll, rolls) = if self.lots() { ("throw", "throws") } else { ("roll", "rolls") };
        match self.spec.order {
            Order::Fixed => say!(chapter, "The first seat, {first}, begins."),
            Order::Random => say!(chapter, "Lots are drawn to see who begins."),
            Order::Highest | Order::HighestTied => {
                say!(
                    chapter,
                    "To see who begins, everyone {rolls} once without moving, and the highest {roll} begins."
                );
                let who = match self.spec.order {
                    Order::HighestTied => "those who share it",
                    _ => "all",
                };
                let verb = if who == "all" { rolls } else { roll };
                say!(
                    chapter,
                    "If the highest {roll} comes more than once, {who} {} again.",
                    if who == "all" { roll } else { verb }
                );
            }
        }
        match self.direction() {
            Some(direction) => say!(chapter, "After that turns go round the board {direction}."),
            None => say!(chapter, "After that you take turns in the order of the seats."),
        }
        self.chapter("Setting up", chapter);
    }

    fn seating(&self, chapter: &mut Vec<String>) {
        let rules = self.rules;
        let seats = |seats: &[Seat]| -> Vec<String> {
            seats.iter().map(|s| self.seat(s.index())).collect()
        };
        if self.pairs() {
            let half = rules.seats / 2;
            let pairs: Vec<String> = (0..half)
                .map(|s| format!("{} with {}", self.seat(s), self.seat(s + half)))
                .collect();
            say!(chapter, "The partners are {}.", list(&pairs, "and"));
            return;
        }
        if self.spec.board.turn == 0 {
            return;
        }
        let [min, max] = self.spec.players.map(|n| usize::try_from(n).unwrap_or(0));
        for players in min..=max.min(rules.seats.saturating_sub(1)) {
            let taken = list(&seats(&rules.usual_seats(players)), "and");
            say!(chapter, "{} players usually take {taken}.", number(players));
        }
        if min < rules.seats {
            say!(chapter, "The squares of empty seats stay on the board for the others.");
        }
    }

    fn turn(&mut self) {
        let mut chapter = Vec::new();
        let dice = &self.spec.dice;
        let several = dice.count > 1;
        let token = if self.rules.tokens == 1 { "your token" } else { "one of your tokens" };
        match (dice.spend, several) {
            _ if self.lots() => say!(
                chapter,
                "Throw the lots and move {token} forward, one square for each pip the throw is worth."
            ),
            (Use::Sum, false) | (Use::Choose | Use::Each, false) => say!(
                chapter,
                "Roll the die and move {token} forward, one square for each pip it shows."
            ),
            (Use::Sum, true) => say!(
                chapter,
                "Roll {} dice, add them up, and move {token} forward, one square for each pip of the total.",
                number(usize::from(dice.count))
            ),
            (Use::Each, true) => {
                say!(
                    chapter,
                    "Roll {} dice: each of them is a move of its own, one square for each pip it shows.",
                    number(usize::from(dice.count))
                );
                match self.rules.tokens {
                    1 => say!(chapter, "Use them one after the other, in any order."),
                    _ => say!(
                        chapter,
                        "Use them one after the other, in any order, for the same token or for different ones."
                    ),
                }
            }
            (Use::Choose, true) => say!(
                chapter,
                "Roll {} dice, choose one of them, and move {token} forward, one square for each pip it shows; the rest of the roll is lost.",
                number(usize::from(dice.count))
            ),
        }
        self.pips(&mut chapter);
        self.duty(&mut chapter);
        if self.spec.assist == Assist::Roll {
            say!(
                chapter,
                "Once your own tokens are home, you go on taking your turns and move your partner's tokens."
            );
        }
        match self.has_extra_rolls() {
            true => say!(
                chapter,
                "Then the next player has a turn, unless you have earned an extra {}.",
                self.roll()
            ),
            false => say!(chapter, "Then the next player has a turn."),
        }
        self.chapter("Your turn", chapter);
    }

    /// Throws that give other pips than they show.
    fn pips(&self, chapter: &mut Vec<String>) {
        let (rules, dice) = (self.rules, &self.spec.dice);
        for remap in &dice.remap {
            let face = match self.lots() {
                true => format!("a throw worth {}", remap.face),
                false => a(remap.face),
            };
            let when = match &remap.when {
                Predicate::Always => String::new(),
                when => match self.terms(when, About::Throw)[..] {
                    [] => continue,
                    [Term { ref yes, ref no }] if self.no_throw(yes) && self.no_throw(no) => {
                        self.while_clause(yes, no)
                    }
                    _ => format!(" if the {} is {}", self.roll(), self.phrase(when, About::Throw)),
                },
            };
            say!(chapter, "{face} counts as {}{when}.", number(usize::from(remap.counts)));
        }
        if dice.fewer != [0, 0] {
            let near = rules.way.last.saturating_sub(u8::try_from(dice.fewer[0]).unwrap_or(0));
            let fewer = usize::try_from(dice.fewer[1]).unwrap_or(1);
            say!(
                chapter,
                "When your token stands on {} or beyond, you roll only {}.",
                self.at(rules.step_of(near)),
                if fewer == 1 { "one die".into() } else { format!("{} dice", number(fewer)) }
            );
        }
        let undersides = self.terms(&dice.undersides, About::Throw);
        if !undersides.is_empty() {
            say!(
                chapter,
                "If you roll {}, the undersides of the dice are moved as well, each as a move of its own; an upper side and its underside add up to {}, so that under {} lies {}.",
                self.phrase(&dice.undersides, About::Throw),
                number(usize::from(dice.sides) + 1),
                a(1),
                a(dice.sides)
            );
        }
    }

    /// What must be done, and what happens if it cannot.
    fn duty(&self, chapter: &mut Vec<String>) {
        let dice = &self.spec.dice;
        let each = dice.spend == Use::Each && dice.count > 1;
        let many = self.rules.tokens > 1;
        let roll = self.roll();
        match self.spec.moving.must {
            Must::Optional => {
                say!(chapter, "You need not move: you may pass instead, whatever you {roll}.");
            }
            Must::Move if many => {
                say!(chapter, "You choose which token moves, but if you can move you must.");
            }
            Must::Move => say!(chapter, "If you can move, you must."),
            Must::MostDice => {
                say!(chapter, "You must move in such a way that as many dice as possible are used.");
            }
            Must::Capture => {
                say!(
                    chapter,
                    "If you can move you must, and if a move can capture, you must make one that does."
                );
            }
        }
        match each {
            true => say!(chapter, "Dice that no token can use are lost."),
            false => say!(chapter, "If nothing can move, you pass."),
        }
        if self.rules.throws.infos.iter().any(|info| info.sum == 0) {
            say!(chapter, "A throw worth nothing moves nothing: you pass.");
        }
        if dice.tries > 1 {
            say!(
                chapter,
                "If nothing can move and you have no token on the track, you may try again: up to {} {} in all.",
                number(usize::from(dice.tries)),
                plural(roll)
            );
            say!(chapter, "As soon as you can move you do, and the tries are over.");
        }
    }

    fn entering(&mut self) {
        let mut chapter = Vec::new();
        let (spec, entry) = (self.spec, &self.spec.entry);
        let needed = self.phrase(&entry.on, About::Entry);
        let any = entry.on == Predicate::Always;
        let it = if self.rules.tokens == 1 { "your token" } else { "a token" };
        let brings = match (any, entry.at) {
            (true, _) => format!("any {} brings {it} into play", self.roll()),
            (false, _) => format!("to bring {it} into play you need {needed}"),
        };
        let chosen = spec.dice.spend != Use::Sum && spec.dice.count > 1;
        match entry.at {
            EntryAt::Start => say!(chapter, "{brings}: put it from your yard on your start."),
            EntryAt::Pad => {
                say!(chapter, "{brings}: put it from your yard on your pad, which lies beside the track.");
                say!(chapter, "Any number of your tokens may stand on the pad, and nobody else comes there.");
                say!(chapter, "The first pip of a later move takes a token from the pad onto the track.");
            }
            EntryAt::Value => {
                let square = if self.numbered() { "the square with that number" } else { "its way" };
                match self.numbered() {
                    true => say!(chapter, "{brings}: from off the board it goes to {square}."),
                    false => say!(
                        chapter,
                        "{brings}: it comes from off the board and walks as many squares along {square} as it has pips."
                    ),
                }
            }
        }
        if entry.at != EntryAt::Value {
            match chosen {
                true => self.dice_that_enter(&mut chapter),
                false => say!(
                    chapter,
                    "That uses up the {}: the token goes no further with it.",
                    self.roll()
                ),
            }
        }
        match entry.must {
            EntryMust::No => {}
            EntryMust::Yes | EntryMust::Clear => {
                say!(chapter, "If a token can be brought into play, it must be.");
            }
        }
        if entry.must == EntryMust::Clear {
            say!(
                chapter,
                "While tokens wait in your yard and none can come in, a token on your start must move on before any other; only if it cannot may you move another."
            );
        }
        self.on_entry(&mut chapter);
        self.chapter("Bringing tokens into play", chapter);
    }

    fn dice_that_enter(&self, chapter: &mut Vec<String>) {
        let mut sum = false;
        self.spec.entry.on.facts(&mut |fact| sum |= matches!(fact, Fact::Sum(_)));
        match (self.spec.dice.spend, sum) {
            (Use::Each, true) => say!(
                chapter,
                "Entering on one die uses up that die; entering on the total uses up the whole roll."
            ),
            (Use::Each, false) => say!(chapter, "That uses up the die."),
            _ => say!(chapter, "That is the die you choose: it goes no further."),
        }
    }

    /// Whom a token meets where it enters.
    fn on_entry(&self, chapter: &mut Vec<String>) {
        let spec = self.spec;
        let start_safe = self.rules.flags[1] & node::SAFE != 0;
        let own_start = spec.entry.at == EntryAt::Start;
        let start = if own_start { "your start" } else { "the square where it enters" };
        if own_start && spec.meeting.own == Own::Forbid {
            say!(chapter, "While one of your own tokens stands on your start, no other can come in.");
        }
        match spec.meeting.most {
            Limit::Most(most) if own_start && spec.meeting.own != Own::Forbid => say!(
                chapter,
                "While {} of your own {} on your start, no other can come in.",
                count(usize::from(most), "token"),
                verb(usize::from(most), "stand")
            ),
            _ => {}
        }
        if !self.captures() {
            return;
        }
        match spec.entry.hit {
            EntryHit::Full => say!(
                chapter,
                "If {start} is full when a token enters, the opposing token that came there last is captured, although the square is safe."
            ),
            EntryHit::Single => say!(
                chapter,
                "A single opposing token on {start} is captured by a token that enters, although the square is safe."
            ),
            EntryHit::Landing if own_start && start_safe => match spec.meeting.safe {
                Safe::Share => {}
                Safe::NobodyElse => {
                    say!(chapter, "While an opposing token stands on your start, you cannot enter.");
                }
            },
            EntryHit::Landing if own_start => {
                say!(chapter, "Opposing tokens on your start are captured by a token that enters.");
            }
            EntryHit::Landing => {}
        }
    }

    fn moving(&mut self) {
        let mut chapter = Vec::new();
        say!(
            chapter,
            "A token walks forward along its way and counts every square, empty or not; only where it ends its move matters, unless something below stops it on the way."
        );
        let passing = &self.spec.moving.passing;
        let besides = match self.blocks() {
            true => ", except where a block stops them",
            false => "",
        };
        match passing {
            Passing::Free if self.rules.tokens == 1 => {
                say!(chapter, "Tokens may pass one another{besides}.");
            }
            Passing::Free => {
                say!(chapter, "Tokens may pass one another, their own colour or another{besides}.");
            }
            Passing::NotOwn => say!(
                chapter,
                "A token may not pass another one of its own player; it may pass all others{besides}."
            ),
            Passing::Nobody => say!(
                chapter,
                "No token may pass another, whoever it belongs to: a move that would pass one is not allowed."
            ),
        }
        self.chapter("Moving", chapter);
    }

    fn meeting(&mut self) {
        let mut chapter = Vec::new();
        match self.captures() {
            true => {
                say!(
                    chapter,
                    "A token that ends its move on a track square where opposing tokens stand captures them, all of them: they go back {}.",
                    if self.by_value() { "off the board and must start again" } else { "to their yards" }
                );
                if self.pairs() {
                    say!(chapter, "Partners never capture each other and may share squares.");
                }
            }
            false => say!(chapter, "Nobody is captured: tokens of different players share squares."),
        }
        self.safe_squares(&mut chapter);
        self.own_tokens(&mut chapter);
        self.fullness(&mut chapter);
        self.chapter(if self.captures() { "Meeting and capturing" } else { "Meeting" }, chapter);
    }

    fn safe_squares(&self, chapter: &mut Vec<String>) {
        let safe: Vec<String> = self.safe_numbers().iter().map(u8::to_string).collect();
        let held = self.spec.meeting.safe == Safe::NobodyElse;
        let matters = self.captures() || held || self.blocks();
        if safe.is_empty() || !matters {
            return;
        }
        let starts = self.spec.entry.at == EntryAt::Start && self.rules.flags[1] & node::SAFE != 0;
        let name = if safe.len() == 1 { "Square" } else { "Squares" };
        let (are, them) = if safe.len() == 1 { ("is", "it") } else { ("are", "them") };
        say!(
            chapter,
            "{name} {} of the track {are} safe{}.",
            list(&safe, "and"),
            if starts { "; every start is one of them" } else { "" }
        );
        match (self.captures(), held) {
            (true, false) => {
                say!(chapter, "Nobody is captured on a safe square; tokens of all players share {them}.");
            }
            (_, true) => say!(
                chapter,
                "While a player has a token on a safe square, no {} may end a move there, so it cannot be captured.",
                if self.pairs() { "opponent" } else { "other player" }
            ),
            (false, false) => {}
        }
    }

    fn own_tokens(&self, chapter: &mut Vec<String>) {
        if self.rules.tokens == 1 {
            return;
        }
        let besides = match (self.spec.entry.at, self.finish_is_open()) {
            (EntryAt::Pad, true) => " except the pad and the finish",
            (EntryAt::Pad, false) => " except the pad",
            (_, true) => " except the finish",
            (_, false) => "",
        };
        match self.spec.meeting.own {
            Own::Share => {
                if self.spec.meeting.most == Limit::Unlimited {
                    say!(chapter, "Any number of your own tokens may share a square.");
                }
            }
            Own::Forbid => say!(
                chapter,
                "Two tokens of one player never share a square{besides}: a move that would end on a token of your own is not allowed."
            ),
            Own::StopBehind => {
                say!(
                    chapter,
                    "A move that would end on a token of your own ends on the square just behind it instead."
                );
                say!(chapter, "A token that already stands there cannot move so.");
            }
            Own::Stack => {
                say!(
                    chapter,
                    "Tokens of one player that meet on a square become a stack: from then on they move together, as one token with one {}.",
                    self.roll()
                );
                if self.spec.entry.at == EntryAt::Pad {
                    say!(chapter, "They do not stack on the pad.");
                }
                if self.captures() {
                    say!(
                        chapter,
                        "A stack is captured like a single token, all of it; its tokens then wait {} one by one.",
                        if self.by_value() { "off the board" } else { "in the yard" }
                    );
                }
            }
            Own::Block if self.spec.meeting.group == Group::Half => self.marching_blocks(chapter),
            Own::Block => self.standing_blocks(chapter),
        }
    }

    fn standing_blocks(&self, chapter: &mut Vec<String>) {
        let meeting = &self.spec.meeting;
        let size = number(usize::from(meeting.block_size));
        let more = match meeting.most {
            Limit::Most(most) if most <= meeting.block_size => "",
            _ => " or more",
        };
        let place = match meeting.place {
            Where::Anywhere => "on one square",
            Where::NotOnSafe => "on one square that is not safe",
        };
        let everyone = meeting.block_stops == BlockStops::Everyone;
        say!(
            chapter,
            "{size}{more} tokens of one player {place} are a block: {} may end a move there or pass.",
            match (everyone, self.pairs()) {
                (true, _) => "no other token, not even one of the same player,",
                (false, true) => "no opponent's token",
                (false, false) => "no other player's token",
            }
        );
        if self.captures() {
            say!(chapter, "So the tokens of a block cannot be captured by landing on them.");
        }
        say!(chapter, "The tokens of a block move one at a time.");
        if !self.terms(&meeting.break_on, About::Throw).is_empty() {
            say!(
                chapter,
                "If you {} {} and have a block, you must move one of its tokens if you can.",
                self.roll(),
                self.phrase(&meeting.break_on, About::Throw)
            );
        }
    }

    fn marching_blocks(&self, chapter: &mut Vec<String>) {
        let meeting = &self.spec.meeting;
        let roll = self.roll();
        let off_safe = match meeting.place {
            Where::NotOnSafe => " that is not safe",
            Where::Anywhere => "",
        };
        say!(
            chapter,
            "When one of your tokens ends its move on a track square{off_safe} where exactly one other token of yours stands, the two become a block."
        );
        say!(
            chapter,
            "A block never splits: both tokens move together by half of an even {roll}, and an odd {roll} cannot move them."
        );
        say!(
            chapter,
            "No single token{} may end a move on a block on the track or pass it, even where it stands on a safe square.",
            match (meeting.block_stops, self.pairs()) {
                (BlockStops::Everyone, _) => ", not even one of the same player,",
                (BlockStops::Opponents, true) => " of an opponent",
                (BlockStops::Opponents, false) => " of another player",
            }
        );
        match self.captures() {
            true => say!(
                chapter,
                "A block may pass other blocks, and it captures single tokens and blocks alike where it ends its move{}.",
                if self.safe_numbers().is_empty() { "" } else { ", but not on safe squares" }
            ),
            false => say!(chapter, "A block may pass other blocks and end its move on them."),
        }
        say!(chapter, "Both tokens of a block come home together.");
    }

    fn fullness(&self, chapter: &mut Vec<String>) {
        let Limit::Most(most) = self.spec.meeting.most else { return };
        let tokens = count(usize::from(most), "token");
        say!(
            chapter,
            "A square holds at most {tokens}: a move that would leave more there is not allowed."
        );
        let safe = self.safe_numbers();
        if self.captures() && most > 1 && self.spec.meeting.safe == Safe::Share && !safe.is_empty() {
            say!(chapter, "Tokens of different players can stand together only on safe squares.");
        }
    }

    fn home(&mut self) {
        let mut chapter = Vec::new();
        let stretch = self.stretch_steps();
        if !stretch.is_empty() && self.has_track() {
            let hit = self.spec.squares.flight_hits != 0;
            let but = if hit && self.captures() { ", except by a flight" } else { "" };
            match self.captures() {
                true => say!(
                    chapter,
                    "Nobody else can enter your home stretch, so your tokens cannot be captured there{but}."
                ),
                false => say!(chapter, "Nobody else can enter your home stretch."),
            }
        }
        self.gate(&mut chapter);
        match self.spec.moving.stretch {
            StretchKind::Track => self.overshoot(&mut chapter, "the finish"),
            StretchKind::Slots => {
                say!(
                    chapter,
                    "The squares of the home stretch are the places of your tokens: one token on each, and no token may jump over another there."
                );
                say!(
                    chapter,
                    "A token on one of them is home, but may still move on to a free place further in."
                );
                self.overshoot(&mut chapter, "the last place");
            }
            StretchKind::Stairs => self.stairs(&mut chapter),
        }
        if self.finish_is_open() && self.spec.moving.stretch != StretchKind::Slots {
            match self.rules.tokens {
                1 => {}
                _ => say!(chapter, "A token that is home stays there and moves no more."),
            }
        }
        let title = match stretch.is_empty() {
            true => "The finish",
            false => "The home stretch and the finish",
        };
        self.chapter(title, chapter);
    }

    fn overshoot(&self, chapter: &mut Vec<String>, end: &str) {
        let (rules, roll) = (self.rules, self.roll());
        let end = if self.numbered() { self.finish() } else { end.into() };
        match self.spec.moving.overshoot {
            Overshoot::Stay => say!(
                chapter,
                "You must reach {end} exactly: a token that would go beyond it cannot move."
            ),
            Overshoot::Bounce => {
                say!(
                    chapter,
                    "You must reach {end} exactly: a token that has pips left there walks back with the rest."
                );
                say!(
                    chapter,
                    "Two squares before {end}, for example, a {} of five takes it there and three squares back.",
                    if roll == "roll" { "move" } else { roll }
                );
                say!(chapter, "Where it comes to rest the usual rules apply.");
            }
            Overshoot::Finish => {
                say!(chapter, "You need not reach {end} exactly: more pips than needed will do.");
            }
            Overshoot::BounceAtStretch => {
                if rules.way.gate == NONE {
                    say!(
                        chapter,
                        "You must reach {end} exactly: a token that would go beyond it cannot move."
                    );
                    return;
                }
                self.bounce_at_gate(chapter);
                say!(
                    chapter,
                    "From there it walks on, and must reach {end} exactly: a token that would go beyond it cannot move."
                );
            }
        }
    }

    fn bounce_at_gate(&self, chapter: &mut Vec<String>) {
        say!(
            chapter,
            "A token must stop exactly on the last track square, {}, before it goes into the home stretch: if it has pips left there it walks back with the rest.",
            self.at(self.rules.step_of(self.rules.way.gate))
        );
    }

    fn stairs(&self, chapter: &mut Vec<String>) {
        let (rules, way) = (self.rules, &self.rules.way);
        let exact = self.spec.moving.overshoot == Overshoot::BounceAtStretch;
        if exact {
            self.bounce_at_gate(chapter);
        }
        let stairs: Vec<String> = (way.gate..way.last)
            .filter_map(|from| {
                let to = from + 1;
                let name = match to == way.last {
                    true => "the finish".into(),
                    false => format!("step {}", rules.step_of(to)),
                };
                way.stair(from).map(|pips| format!("{} for {name}", a(pips)))
            })
            .collect();
        say!(
            chapter,
            "The home stretch is a stair: from the last track square on, a token climbs one square at a time, and every square wants a {} of its own: {}.",
            self.roll(),
            list(&stairs, "and")
        );
        if !exact {
            say!(
                chapter,
                "A token that comes from further back on the track walks on up the stair with what is left of its {}.",
                self.roll()
            );
        }
    }

    fn gate(&self, chapter: &mut Vec<String>) {
        let (until, keeps) = match self.spec.moving.gate {
            Gate::Open => return,
            Gate::SeatCaptured => ("you have captured a token", "Once open it stays open for you"),
            Gate::TokenCaptured => (
                "the token that wants to enter has captured one itself",
                "A token that has captured keeps the right to enter, even if it is captured later",
            ),
        };
        say!(chapter, "The home stretch is closed until {until}.");
        say!(
            chapter,
            "While it is closed, a token that comes to the last track square walks on along the track, over its own start, and round the board once more."
        );
        say!(
            chapter,
            "What counts is whether it is open when the token comes by: one that has walked past must come round again."
        );
        say!(chapter, "{keeps}.");
        say!(
            chapter,
            "It is also open while no opposing token is left to capture, in a yard or on the track."
        );
    }

    fn extra_rolls(&mut self) {
        let mut chapter = Vec::new();
        let (spec, roll) = (self.spec, self.roll());
        let terms = self.terms(&spec.again.on, About::Move);
        if !terms.is_empty() {
            let what = match spec.again.on {
                Predicate::Always => format!("every {roll}"),
                _ => self.phrase(&spec.again.on, About::Move),
            };
            say!(chapter, "You {roll} again after {what}.");
            if self.rules.tokens > 1 || spec.end.when == EndWhen::AllButOne {
                let partly = if terms.len() > 1 {
                    ", even if it would earn several"
                } else {
                    ""
                };
                say!(
                    chapter,
                    "One {roll} earns at most one extra {roll}{partly}, and there is none once your last token is home."
                );
            }
            if let Limit::Most(cap) = spec.again.cap {
                say!(
                    chapter,
                    "In one turn you have at most {}.",
                    count(usize::from(cap), &format!("extra {roll}"))
                );
            }
            let by_throw = |term: &Term| !term.yes.iter().any(|fact| of_move(*fact));
            if terms.iter().any(by_throw) {
                let passing = spec.moving.must == Must::Optional;
                let without = if passing { "you do not move" } else { "nothing could move" };
                match spec.again.dud {
                    Dud::Keep => {
                        say!(chapter, "You have the extra {roll} even if {without}.");
                    }
                    Dud::Lose => say!(chapter, "If {without}, the extra {roll} is lost."),
                }
            }
        }
        self.streak(&mut chapter);
        self.chapter(if roll == "roll" { "Extra rolls" } else { "Extra throws" }, chapter);
    }

    fn streak(&self, chapter: &mut Vec<String>) {
        let again = &self.spec.again;
        let terms = self.terms(&again.streak_on, About::Throw);
        if again.streak == Streak::None || terms.is_empty() || !self.has_several_throws() {
            return;
        }
        let roll = self.roll();
        say!(
            chapter,
            "If you {roll} {} {} in a row in one turn, the {} of these {} is not played and your turn ends.",
            self.phrase(&again.streak_on, About::Throw),
            times(again.streak_at),
            ordinal(again.streak_at),
            plural(roll)
        );
        let back = if self.by_value() { "off the board" } else { "to your yard" };
        match again.streak {
            Streak::None | Streak::Void => {}
            Streak::LastMoved => say!(
                chapter,
                "The token you moved last in that turn goes back {back}, unless it is home{}.",
                if self.stretch_steps().is_empty() { "" } else { " or in the home stretch" }
            ),
            Streak::Furthest => say!(
                chapter,
                "The token of yours that has come furthest, but is not home, goes back {back}."
            ),
            Streak::Moved => {
                say!(chapter, "Every token you have moved in that turn goes back {back}.");
            }
        }
    }

    fn special_squares(&mut self) {
        let mut chapter = Vec::new();
        let squares = &self.spec.squares;
        let word = if self.numbered() { "square" } else { "step" };
        let links: [(&str, &str, &[[i16; 2]]); 2] = [
            ("A snake leads down from its head to its tail", "snakes", &squares.snakes),
            ("A ladder leads up from its foot to its top", "ladders", &squares.ladders),
        ];
        for (what, _, list_of) in links {
            if !list_of.is_empty() {
                say!(
                    chapter,
                    "{what}, and a token that ends its move where it begins goes to its end at once: from {word} {}.",
                    pairs(list_of)
                );
            }
        }
        self.jumps(&mut chapter);
        self.following(&mut chapter);
        let mut marks = false;
        self.spec.again.on.facts(&mut |fact| marks |= fact == Fact::Mark);
        if marks && !squares.marks.is_empty() {
            let (are, s) = if squares.marks.len() == 1 { ("is", "") } else { ("are", "s") };
            say!(
                chapter,
                "The marked square{s} {are} {}: see the extra {}.",
                self.at_all(&squares.marks, "and"),
                plural(self.roll())
            );
        }
        if !squares.skip.is_empty() {
            say!(
                chapter,
                "If your token comes to rest on {}, you miss your next turn.",
                self.at_all(&squares.skip, "or")
            );
        }
        if !squares.swap.is_empty() {
            say!(
                chapter,
                "If your token comes to rest on {}, it changes places with the other player's token that is furthest ahead of it and not yet home; if none is ahead, nothing happens.",
                self.at_all(&squares.swap, "or")
            );
            say!(chapter, "Nothing more happens on the squares they come to so.");
        }
        self.chapter("Special squares", chapter);
    }

    fn jumps(&self, chapter: &mut Vec<String>) {
        let squares = &self.spec.squares;
        let word = if self.numbered() { "square" } else { "step" };
        let same = |links: &[[i16; 2]]| {
            let [from, to] = *links.first()?;
            let by = to - from;
            (links.len() > 1 && links.iter().all(|l| l[1] - l[0] == by)).then_some(by)
        };
        for (kind, verb, links) in
            [("jump", "jumps", &squares.jumps), ("flight", "flies", &squares.flights)]
        {
            if links.is_empty() {
                continue;
            }
            match same(links) {
                Some(by) => {
                    let from: Vec<i16> = links.iter().map(|l| l[0]).collect();
                    let way = if by > 0 { "on" } else { "back" };
                    let by = count(usize::from(by.unsigned_abs()), "square");
                    say!(
                        chapter,
                        "A token that ends its move on {} {verb} {by} {way} at once.",
                        self.at_all(&from, "or")
                    );
                }
                None => say!(
                    chapter,
                    "A token that ends its move where a {kind} begins {verb} to its end at once: from {word} {}.",
                    pairs(links)
                ),
            }
        }
        let hits = squares.flight_hits;
        if hits != 0 && !squares.flights.is_empty() {
            let stretch = self.stretch_steps();
            let square = stretch.iter().position(|s| *s == hits).map_or_else(
                || format!("step {hits} of its way"),
                |at| format!("the {} square of its home stretch", ordinal(at as u8 + 1)),
            );
            say!(
                chapter,
                "A flight captures the tokens of the opposite seat that stand on {square}."
            );
        }
    }

    /// Links that begin where others end, and captures on the way.
    fn following(&self, chapter: &mut Vec<String>) {
        let squares = &self.spec.squares;
        let all: Vec<(&str, [i16; 2])> = [
            ("snake", &squares.snakes),
            ("ladder", &squares.ladders),
            ("jump", &squares.jumps),
            ("flight", &squares.flights),
        ]
        .into_iter()
        .flat_map(|(kind, links)| links.iter().map(move |link| (kind, *link)))
        .collect();
        let chained = |kinds: &dyn Fn(&str, &str) -> bool| {
            all.iter().find_map(|(kind, [from, to])| {
                let (next, _) = all.iter().find(|(_, [start, _])| start == to)?;
                kinds(kind, next).then_some((*kind, *next, *from, *to))
            })
        };
        let any_chain = chained(&|_, _| true);
        match squares.follow {
            Follow::On => {
                if let Some((kind, next, from, to)) = any_chain {
                    say!(
                        chapter,
                        "If {} begins where another of these ends, the token goes on: the {kind} from {} leads to the {next} from {}, for example.",
                        "one",
                        self.at(from),
                        self.at(to)
                    );
                }
            }
            Follow::Once => {
                if chained(&|kind, next| next == "flight" && kind != "flight").is_some() {
                    say!(chapter, "A token that comes to the beginning of a flight by another link flies as well.");
                }
                let stops = chained(&|kind, next| next != "flight" || kind == "flight");
                if let Some((kind, next, from, to)) = stops {
                    say!(
                        chapter,
                        "Otherwise one of these is all a token follows in a move: the {kind} from {} ends on {}, where {} begins, but the token stays there.",
                        self.at(from),
                        self.at(to),
                        with_article(next)
                    );
                }
            }
        }
        if self.captures() && !all.is_empty() {
            say!(chapter, "It captures where it comes down before and after.");
        }
        let last = self.rules.finish();
        if let Some((kind, [from, _])) = all.iter().find(|(_, [_, to])| *to == last) {
            say!(chapter, "The {kind} from {} leads home.", self.at(*from));
        }
    }

    fn items(&mut self) {
        let mut chapter = Vec::new();
        let squares = &self.spec.squares;
        let roll = self.roll();
        if !squares.shield.is_empty() {
            say!(
                chapter,
                "On {} you get a shield: the next time you come to the head of a snake it is used up by itself, and you stay there.",
                self.at_all(&squares.shield, "or")
            );
        }
        if !squares.second_throw.is_empty() {
            say!(
                chapter,
                "On {} you get a second throw: after a {roll}, before you move, you may use it to {roll} once more instead.",
                self.at_all(&squares.second_throw, "or")
            );
        }
        if !squares.chosen_roll.is_empty() {
            say!(
                chapter,
                "On {} you get a {roll} of your choice: instead of {roll}ing you may use it to say what you {roll}.",
                self.at_all(&squares.chosen_roll, "or")
            );
        }
        if !chapter.is_empty() {
            say!(
                chapter,
                "You get these by ending a move on the square, and hold at most one of each kind; they are kept until you use them."
            );
        }
        self.chapter("Things to collect", chapter);
    }

    fn bonus(&mut self) {
        let mut chapter = Vec::new();
        let bonus = &self.spec.bonus;
        let capture = if self.captures() { bonus.capture } else { 0 };
        for (pips, what) in [(capture, "captures"), (bonus.finish, "brings a token home")] {
            if pips > 0 {
                say!(
                    chapter,
                    "A move that {what} wins you {} to move at once.",
                    count(usize::from(pips), "more pip")
                );
            }
        }
        if !chapter.is_empty() {
            say!(
                chapter,
                "One token moves them all together; you choose which, but if none can they are lost."
            );
            say!(chapter, "They cannot bring a token into play.");
            say!(chapter, "What such a move captures or brings home wins again.");
            match self.spec.dice.spend == Use::Each && self.spec.dice.count > 1 {
                true => say!(chapter, "You may move them before or after the dice that are left."),
                false if self.has_extra_rolls() => {
                    say!(chapter, "They are moved before an extra {}.", self.roll());
                }
                false => {}
            }
        }
        self.chapter("Bonus pips", chapter);
    }

    fn winning(&mut self) {
        let mut chapter = Vec::new();
        let pairs = self.pairs();
        let (goal, tokens) = (usize::from(self.rules.goal), self.rules.tokens);
        let done = match (goal, tokens, pairs) {
            (_, 1, false) => "brings the token home".to_string(),
            (_, 1, true) => "brings both tokens home".into(),
            (goal, tokens, false) if goal == tokens => {
                format!("has all {} tokens home", number(tokens))
            }
            (goal, tokens, true) if goal == tokens => {
                format!("has all {} tokens home", number(2 * tokens))
            }
            (goal, _, false) => format!("has {} home", count(goal, "token")),
            (goal, _, true) => format!("has {} of each partner home", count(goal, "token")),
        };
        let who = if pairs { "pair" } else { "player" };
        match self.spec.end.when {
            EndWhen::First => {
                say!(chapter, "The first {who} who {done} wins, and the game is over.");
                if self.most_players() > 2 || pairs && self.rules.seats > 4 {
                    say!(
                        chapter,
                        "The other {who}s are placed by how many tokens they have home, then by how far the rest have come."
                    );
                }
            }
            EndWhen::AllButOne => {
                say!(chapter, "The first {who} who {done} wins.");
                say!(
                    chapter,
                    "The others play on for the next places; the game is over when only one {who} is left, who is last."
                );
                if goal < tokens {
                    say!(chapter, "The other tokens of a player who has finished stay where they are.");
                }
            }
        }
        if pairs && self.spec.assist == Assist::None {
            say!(chapter, "A player who is home waits until the partner is home too.");
        }
        self.chapter("Winning and places", chapter);
    }

    fn leaving(&mut self) {
        let mut chapter = Vec::new();
        say!(
            chapter,
            "The tokens of a player who leaves the game are taken off the board, and the player is placed last; who leaves later is placed before who left earlier."
        );
        say!(chapter, "A player who had a place already keeps it.");
        if self.pairs() {
            say!(chapter, "The partner plays on alone and needs only the tokens of one.");
        }
        say!(
            chapter,
            "When only one {} is left, the game is over.",
            if self.pairs() { "pair" } else { "player" }
        );
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

    fn most_players(&self) -> i16 {
        self.spec.players[1]
    }

    fn has_track(&self) -> bool {
        self.rules.way.start != NONE
    }

    /// Whether the finish is a place of its own, where any number of tokens may be.
    fn finish_is_open(&self) -> bool {
        self.rules.flags[usize::from(self.rules.way.last)] & node::FINAL != 0
    }

    fn has_extra_rolls(&self) -> bool {
        !self.terms(&self.spec.again.on, About::Move).is_empty()
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
        let remaps = spec.dice.remap.iter().map(|r| &r.when);
        let streak = (spec.again.streak != Streak::None).then_some(&spec.again.streak_on);
        [&spec.entry.on, &spec.again.on, &spec.dice.undersides, &spec.meeting.break_on]
            .into_iter()
            .chain(streak)
            .chain(remaps)
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
        if self.spec.board.turn == 0 {
            return None;
        }
        match (layout.kind, layout.turn) {
            (LayoutKind::Star, _) | (LayoutKind::Grid, LayoutTurn::Right) => Some("clockwise"),
            (LayoutKind::Grid, LayoutTurn::Left) => Some("anticlockwise"),
            _ => None,
        }
    }

    /// Whether all walk one way and the number on a square is its step.
    fn numbered(&self) -> bool {
        let rules = self.rules;
        self.spec.board.turn == 0
            && (1..=rules.way.last).all(|n| match rules.square_of(Seat(0), n) {
                Square::Track(number) => i16::from(number) == rules.step_of(n),
                _ => false,
            })
    }

    /// A step as the players see it.
    fn at(&self, step: i16) -> String {
        format!("{} {step}", if self.numbered() { "square" } else { "step" })
    }

    fn at_all(&self, steps: &[i16], word: &str) -> String {
        let mut sorted = steps.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        let numbers: Vec<String> = sorted.iter().map(i16::to_string).collect();
        let name = if self.numbered() { "square" } else { "step" };
        let s = if sorted.len() > 1 && word == "and" { "s" } else { "" };
        format!("{name}{s} {}", list(&numbers, word))
    }

    fn finish(&self) -> String {
        match self.numbered() {
            true => format!("square {}", self.rules.finish()),
            false => "the finish".into(),
        }
    }

    /// The steps of the home stretch: the private squares after the track.
    fn stretch_steps(&self) -> Vec<i16> {
        let way = &self.rules.way;
        if way.gate == NONE {
            return Vec::new();
        }
        let open = self.finish_is_open();
        (way.gate + 1..=way.last)
            .filter(|n| !(open && *n == way.last))
            .map(|n| self.rules.step_of(n))
            .collect()
    }

    /// The numbers of the safe squares, in order.
    fn safe_numbers(&self) -> Vec<u8> {
        let rules = self.rules;
        let mut numbers: Vec<u8> = (0..rules.seats)
            .flat_map(|seat| (1..=rules.way.last).map(move |n| (seat, n)))
            .filter(|(_, n)| rules.flags[usize::from(*n)] & node::SAFE != 0)
            .filter_map(|(seat, n)| match rules.square_of(Seat(seat as u8), n) {
                Square::Track(number) => Some(number),
                _ => None,
            })
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// The parts of a seat's way in words.
    fn way(&self) -> String {
        let parts = &self.spec.board.path;
        let last_track = parts.iter().rposition(|p| matches!(p, Part::Track(..)));
        let ends_open = !matches!(parts.last(), Some(Part::Finish));
        let slots = self.spec.moving.stretch == StretchKind::Slots;
        let mut words = Vec::new();
        for (i, part) in parts.iter().enumerate() {
            let home = last_track.is_some_and(|track| i > track);
            let is_last = i + 1 == parts.len() && ends_open && !slots;
            let end = if is_last { ", the last of which is the finish" } else { "" };
            words.push(match *part {
                Part::Pad => "its pad".into(),
                Part::Finish => "the finish".into(),
                Part::Track(from, to) => {
                    format!("{} of the track{end}", squares(from, to))
                }
                Part::Stretch(from, to) if home => {
                    let again = parts[..i].iter().any(|p| shares(p, from, to));
                    let back = if again { " (the same private squares, back)" } else { "" };
                    format!("{} of its own, the home stretch{back}{end}", squares(from, to))
                }
                Part::Stretch(from, to) => format!("{} of its own{end}", squares(from, to)),
            });
        }
        words.join("; then ")
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
        let mut found: Vec<Term> = Vec::new();
        for mut term in alternatives(condition, true) {
            if term.yes.iter().any(|fact| !self.can_be(*fact, about)) {
                continue;
            }
            term.no.retain(|fact| self.can_be(*fact, about));
            let within = |a: &Term, b: &Term| {
                a.yes.iter().all(|f| b.yes.contains(f)) && a.no.iter().all(|f| b.no.contains(f))
            };
            if !found.iter().any(|other| within(other, &term)) {
                found.retain(|other| !within(&term, other));
                found.push(term);
            }
        }
        found
    }

    /// Whether a fact can hold at all with these dice.
    fn can_be(&self, fact: Fact, about: About) -> bool {
        let dice = &self.spec.dice;
        let alone = about == About::Entry && dice.spend != Use::Sum && !self.lots();
        let face = |n: u8| {
            let weight = dice.weights.get(usize::from(n).wrapping_sub(1));
            !self.lots() && (1..=dice.sides).contains(&n) && weight.is_none_or(|w| *w > 0)
        };
        match fact {
            Fact::Face(n) => face(n),
            Fact::Pair => !self.lots() && dice.count > 1 && !alone,
            Fact::Sum(_) => !self.lots() && !(alone && dice.spend == Use::Choose),
            Fact::Value(n) if alone => face(n),
            _ => true,
        }
    }

    fn no_throw(&self, facts: &[Fact]) -> bool {
        !facts.iter().any(|fact| of_throw(*fact))
    }

    /// A condition as something a player gets: "a six, unless …".
    fn phrase(&self, condition: &Predicate, about: About) -> String {
        let terms = self.terms(condition, about);
        let mut values = Vec::new();
        let mut phrases = Vec::new();
        for term in &terms {
            match (&term.yes[..], &term.no[..]) {
                ([Fact::Value(n)], []) if self.lots() => {
                    if values.is_empty() {
                        phrases.push(String::new());
                    }
                    values.push(n.to_string());
                }
                _ => phrases.push(self.term(term, about)),
            }
        }
        if let Some(place) = phrases.iter_mut().find(|p| p.is_empty()) {
            *place = format!("a throw worth {}", list(&values, "or"));
        }
        match phrases.len() {
            0 => format!("a {} that cannot come", self.roll()),
            _ => list(&phrases, "or"),
        }
    }

    fn term(&self, term: &Term, about: About) -> String {
        let is_move = |fact: &Fact| of_move(*fact) || about == About::Move && is_first(*fact);
        let throws: Vec<String> =
            term.yes.iter().filter(|f| of_throw(**f)).map(|f| self.noun(*f, about)).collect();
        let moves: Vec<Fact> = term.yes.iter().copied().filter(is_move).collect();
        let any = format!("any {}", self.roll());
        let mut text = match (&throws[..], &moves[..]) {
            ([], []) => any,
            ([], [one]) => self.deed(*one),
            ([], moves) => format!("a move that {}", list(&self.verbs(moves), "and")),
            (throws, []) => throws.join(" together with "),
            (throws, moves) => {
                format!("{} that {}", throws.join(" and "), list(&self.verbs(moves), "and"))
            }
        };
        let not: Vec<String> =
            term.no.iter().filter(|f| of_throw(**f)).map(|f| self.noun(*f, about)).collect();
        if !not.is_empty() {
            text += &format!(" other than {}", list(&not, "or"));
        }
        text += &self.while_clause(&term.yes, &term.no);
        if about == About::Entry && term.yes.iter().copied().any(is_first) {
            text += " for your first token of the game";
        }
        if about == About::Entry && term.no.iter().copied().any(is_first) {
            text += ", except for your first token of the game";
        }
        if about == About::Throw {
            let clauses = [(&term.yes, "before"), (&term.no, "after")];
            for (facts, when) in clauses {
                if facts.iter().copied().any(is_first) {
                    text += &format!(" {when} your first token of the game has come into play");
                }
            }
        }
        let unless: Vec<Fact> = term.no.iter().copied().filter(is_move).collect();
        if !unless.is_empty() {
            text += &format!(", unless it {}", list(&self.verbs(&unless), "or"));
        }
        text
    }

    /// The part of a condition that is about where the seat's tokens are.
    fn while_clause(&self, yes: &[Fact], no: &[Fact]) -> String {
        let yard = if self.by_value() { "off the board" } else { "in your yard" };
        let clause = |fact: &Fact, holds: bool| {
            Some(match (fact, holds) {
                (Fact::YardEmpty, true) => format!("none of your tokens waits {yard}"),
                (Fact::YardEmpty, false) => format!("a token of yours waits {yard}"),
                (Fact::NothingOnTrack, true) => "you have no token on the track".into(),
                (Fact::NothingOnTrack, false) => "you have a token on the track".into(),
                (Fact::LastToken, true) => "all your tokens but one are home".into(),
                (Fact::LastToken, false) => {
                    "you have more than one token left to bring home".into()
                }
                _ => return None,
            })
        };
        let clauses: Vec<String> = yes
            .iter()
            .filter_map(|f| clause(f, true))
            .chain(no.iter().filter_map(|f| clause(f, false)))
            .collect();
        match clauses.is_empty() {
            true => String::new(),
            false => format!(" while {}", list(&clauses, "and")),
        }
    }

    fn noun(&self, fact: Fact, about: About) -> String {
        let dice = &self.spec.dice;
        let several = dice.count > 1 && !self.lots();
        let alone = about == About::Entry && several && dice.spend != Use::Sum;
        match fact {
            Fact::Face(n) if several => format!("{} on a die", a(n)),
            Fact::Face(n) => a(n),
            Fact::Pair => "a double".into(),
            Fact::Value(n) if self.lots() => format!("a throw worth {n}"),
            Fact::Value(n) if alone => format!("{} on a die", a(n)),
            Fact::Sum(n) | Fact::Value(n) if several => {
                format!("a total of {}", number(usize::from(n)))
            }
            Fact::Sum(n) | Fact::Value(n) => a(n),
            Fact::Even if alone => "an even number on a die".into(),
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
            ("snake", &squares.snakes),
            ("ladder", &squares.ladders),
            ("jump", &squares.jumps),
            ("flight", &squares.flights),
        ];
        let kinds = kinds.into_iter().filter(|(_, links)| !links.is_empty());
        let kinds: Vec<String> = kinds.map(|(kind, _)| kind.to_string()).collect();
        let verb = |fact: &Fact| match fact {
            Fact::Capture => "captures".to_string(),
            Fact::Finish => "brings a token home".into(),
            Fact::Enter => "brings a token into play".into(),
            Fact::FirstEntry => "brings your first token of the game into play".into(),
            Fact::Jump if kinds.is_empty() => "follows a link".into(),
            Fact::Jump => format!("follows a {}", list(&kinds, "or")),
            Fact::Mark => "ends on a marked square".into(),
            other => format!("is {other}"),
        };
        facts.iter().map(verb).collect()
    }
}

fn of_throw(fact: Fact) -> bool {
    matches!(fact, Fact::Face(_) | Fact::Pair | Fact::Sum(_) | Fact::Even | Fact::Value(_))
}

fn of_move(fact: Fact) -> bool {
    matches!(fact, Fact::Capture | Fact::Finish | Fact::Enter | Fact::Jump | Fact::Mark)
}

fn is_first(fact: Fact) -> bool {
    fact == Fact::FirstEntry
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

fn squares(from: i16, to: i16) -> String {
    count(usize::from(from.abs_diff(to)) + 1, "square")
}

/// Links as "99 to 54, 70 to 55 and 25 to 2", in the order of the squares.
fn pairs(links: &[[i16; 2]]) -> String {
    let mut sorted = links.to_vec();
    sorted.sort_unstable();
    let words: Vec<String> = sorted.iter().map(|[from, to]| format!("{from} to {to}")).collect();
    list(&words, "and")
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
        n => format!("{} {}", number(n), plural(thing)),
    }
}

fn plural(thing: &str) -> String {
    format!("{thing}s")
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

fn with_article(thing: &str) -> String {
    format!("a {thing}")
}

fn times(n: u8) -> String {
    match n {
        1 => "once".into(),
        2 => "twice".into(),
        n => format!("{} times", number(usize::from(n))),
    }
}

fn ordinal(n: u8) -> String {
    const WORDS: [&str; 13] = [
        "last", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
        "ninth", "tenth", "eleventh", "twelfth",
    ];
    match (WORDS.get(usize::from(n)), n % 10, n % 100) {
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
