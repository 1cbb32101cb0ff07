//! Why an action is illegal. Illegal actions change nothing.

use crate::predicate::{Fact, Predicate};
use crate::rules::{Rules, Square};
use crate::state::{Seat, Turn};

/// Why an action is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names of the fields are clear")]
pub enum Illegal {
    /// Another action is due now.
    NotNow { turn: Turn },
    /// The dice cannot show this throw.
    NoSuchThrow,
    /// The seat is not at the table.
    NotSeated { seat: Seat },
    /// The player has already left.
    AlreadyLeft { seat: Seat },
    /// There is no token with this number.
    NoSuchToken { token: u8 },
    /// There are no such pips to move.
    NoSuchPips { pips: u8 },
    /// The throw does not enter a token.
    CannotEnter,
    /// Bonus pips cannot enter a token, or the sum of the dice can only enter one.
    OnlyDiceEnter { pips: u8 },
    /// The token is already home.
    TokenHome { token: u8 },
    /// The token would go beyond the finish.
    TooFar { token: u8, pips: u8 },
    /// No throw would lead home from there.
    DeadEnd,
    /// The next stair needs another roll.
    StairNeeds { pips: u8 },
    /// A block moves by half of an even roll only.
    OddForBlock { pips: u8 },
    /// A token of the same seat is there.
    OwnThere { square: Square },
    /// A token on the way may not be passed.
    MayNotPassOver { seat: Seat, square: Square },
    /// A block is in the way.
    Blocked { seat: Seat, square: Square },
    /// A safe square is held by another seat.
    SafeHeld { seat: Seat, square: Square },
    /// The square is full.
    Full { square: Square },
    /// A token must enter.
    MustEnter,
    /// The start must be cleared.
    MustClearStart,
    /// The seat must break its block.
    MustBreakBlock,
    /// A capture must be made.
    MustCapture,
    /// Another move allows more dice to be used.
    MustUseMostDice,
    /// The player must move.
    MayNotPass,
    /// The seat does not hold the item, or cannot use it now.
    NoItem,
}

impl Illegal {
    /// The stable name of the rule that forbids the action.
    pub fn rule(&self) -> &'static str {
        match self {
            Illegal::NotNow { .. } => "turn",
            Illegal::NoSuchThrow => "dice",
            Illegal::NotSeated { .. } | Illegal::AlreadyLeft { .. } => "seats",
            Illegal::NoSuchToken { .. } => "token",
            Illegal::NoSuchPips { .. } => "pips",
            Illegal::CannotEnter | Illegal::OnlyDiceEnter { .. } => "entry.on",
            Illegal::TokenHome { .. } => "finish",
            Illegal::TooFar { .. } => "moving.overshoot",
            Illegal::DeadEnd => "moving.dead_end",
            Illegal::StairNeeds { .. } => "moving.stretch",
            Illegal::OddForBlock { .. } => "meeting.group",
            Illegal::OwnThere { .. } => "meeting.own",
            Illegal::MayNotPassOver { .. } => "moving.passing",
            Illegal::Blocked { .. } => "meeting.block_stops",
            Illegal::SafeHeld { .. } => "meeting.safe",
            Illegal::Full { .. } => "meeting.most",
            Illegal::MustEnter | Illegal::MustClearStart => "entry.must",
            Illegal::MustBreakBlock => "meeting.break_on",
            Illegal::MustCapture | Illegal::MustUseMostDice | Illegal::MayNotPass => "moving.must",
            Illegal::NoItem => "items",
        }
    }

    /// The stable code of the reason.
    pub fn code(&self) -> &'static str {
        match self {
            Illegal::NotNow { turn: Turn::Over } => "game_over",
            Illegal::NotNow { .. } => "not_now",
            Illegal::NoSuchThrow => "illegal_roll",
            Illegal::NotSeated { .. } | Illegal::AlreadyLeft { .. } => "no_such_seat",
            Illegal::MayNotPass => "illegal_pass",
            Illegal::NoItem => "illegal_item",
            _ => "illegal_move",
        }
    }
}

impl Rules {
    /// The reason as a message for players.
    pub fn explain(&self, illegal: &Illegal) -> String {
        let name = |seat: Seat| match self.colour(seat) {
            "" => format!("seat {seat}"),
            colour => colour.to_string(),
        };
        let place = |square: Square| match square {
            Square::Track(n) => format!("square {n}"),
            Square::Stretch(_, n) => format!("square {n} of the home stretch"),
            other => format!("the {other}"),
        };
        match *illegal {
            Illegal::NotNow { turn } => match turn {
                Turn::Draw => "the first seat must be drawn first".into(),
                Turn::Opening { seat } => {
                    format!("{} must roll for the first turn now", name(seat))
                }
                Turn::Roll { seat } => format!("{} must roll now", name(seat)),
                Turn::Move { seat } => format!("{} must move now", name(seat)),
                Turn::Over => "the game is over".into(),
            },
            Illegal::NoSuchThrow => "the dice of this game cannot show that".into(),
            Illegal::NotSeated { seat } => format!("seat {seat} is not at the table"),
            Illegal::AlreadyLeft { seat } => format!("{} has already left", name(seat)),
            Illegal::NoSuchToken { token } => {
                format!("there is no token {token}; tokens are numbered 0 to {}", self.tokens() - 1)
            }
            Illegal::NoSuchPips { pips } => format!("there are no {pips} pips to move"),
            Illegal::CannotEnter => match self.spec().entry.on {
                Predicate::Is(Fact::Face(n @ (8 | 11 | 18))) => {
                    format!("an {n} is needed to enter a token")
                }
                Predicate::Is(Fact::Face(n)) => format!("a {n} is needed to enter a token"),
                ref other => format!("a token enters only on: {other}"),
            },
            Illegal::OnlyDiceEnter { pips } => {
                format!("{pips} pips cannot be used for that token now")
            }
            Illegal::TokenHome { token } => format!("token {token} is already home"),
            Illegal::TooFar { token, pips } => format!("{pips} is too far for token {token}"),
            Illegal::DeadEnd => "no throw would lead home from that square".into(),
            Illegal::StairNeeds { pips } => format!("the next square needs a {pips}"),
            Illegal::OddForBlock { pips } => {
                format!("a block moves by half of an even roll, and {pips} is odd")
            }
            Illegal::OwnThere { square } => {
                format!("another token of the same seat is on {}", place(square))
            }
            Illegal::MayNotPassOver { seat, square } => {
                format!("the {} token on {} may not be passed", name(seat), place(square))
            }
            Illegal::Blocked { seat, square } => {
                let (size, name) = (self.spec().meeting.block_size, name(seat));
                let count = if size == 2 { "two".into() } else { format!("{size} or more") };
                format!("{count} {name} tokens block {}", place(square))
            }
            Illegal::SafeHeld { seat, square } => {
                let (name, place) = (name(seat), place(square));
                format!("{name} is safe on {place}, so nobody else may land there")
            }
            Illegal::Full { square } => format!("{} is full", place(square)),
            Illegal::MustEnter => "a token can enter, so it must".into(),
            Illegal::MustClearStart => "the token on the start square must move on first".into(),
            Illegal::MustBreakBlock => "a token of the block must move".into(),
            Illegal::MustCapture => "a token that can capture must move".into(),
            Illegal::MustUseMostDice => "another move allows more of the dice to be used".into(),
            Illegal::MayNotPass => "a move is possible, so the player must make one".into(),
            Illegal::NoItem => "the player does not hold that item, or cannot use it now".into(),
        }
    }
}
