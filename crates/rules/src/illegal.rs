//! Why an action is refused. A refusal changes nothing.

use crate::predicate::{Fact, Predicate};
use crate::rules::{Rules, Square};
use crate::state::{Seat, Turn};

/// The reason for a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Illegal {
    /// Something else is to be done now.
    NotNow { turn: Turn },
    /// The dice cannot show that.
    NoSuchThrow,
    /// The seat is not at the table.
    NotSeated { seat: Seat },
    /// The player has left already.
    AlreadyLeft { seat: Seat },
    /// There is no token of that number.
    NoSuchToken { token: u8 },
    /// These pips are not open.
    NoSuchPips { pips: u8 },
    /// The throw does not enter a token.
    CannotEnter,
    /// Pips won cannot enter a token, or a throw that enters by its sum moves no other token.
    OnlyDiceEnter { pips: u8 },
    /// The token is home.
    TokenHome { token: u8 },
    /// The token would go too far.
    TooFar { token: u8, pips: u8 },
    /// From there no throw would lead home.
    DeadEnd,
    /// The next stair needs another roll.
    StairNeeds { pips: u8 },
    /// A block moves half of an even roll only.
    OddForBlock { pips: u8 },
    /// An own token is in the way.
    OwnThere { square: Square },
    /// A token may not be passed.
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
    /// The own block must be broken.
    MustBreakBlock,
    /// A capture must be made.
    MustCapture,
    /// Another move lets more dice be used.
    MustUseMostDice,
    /// Moving is not optional.
    MayNotPass,
    /// The seat does not hold that item, or cannot use it now.
    NoItem,
}

impl Illegal {
    /// The stable name of the rule that refuses.
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

    /// The stable code of the kind of refusal.
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
    /// The refusal in a player's words.
    pub fn explain(&self, illegal: &Illegal) -> String {
        let name = |seat: Seat| match self.colour(seat) {
            "" => format!("seat {}", seat.0),
            colour => colour.to_string(),
        };
        let place = |square: Square| match square {
            Square::Track(n) => format!("square {n}"),
            Square::Stretch(_, n) => format!("square {n} of the home stretch"),
            other => format!("the {other}"),
        };
        match *illegal {
            Illegal::NotNow { turn } => match turn {
                Turn::Draw => "the first seat must be drawn now".into(),
                Turn::Opening { seat } => format!("{} rolls for the first turn now", name(seat)),
                Turn::Roll { seat } => format!("{} must roll now", name(seat)),
                Turn::Move { seat } => format!("{} must move now", name(seat)),
                Turn::Over => "the game is over".into(),
            },
            Illegal::NoSuchThrow => "the dice of this game cannot show that".into(),
            Illegal::NotSeated { seat } => format!("seat {} is not at the table", seat.0),
            Illegal::AlreadyLeft { seat } => format!("{} has left already", name(seat)),
            Illegal::NoSuchToken { token } => {
                format!("there is no token {token}; tokens are numbered 0 to {}", self.tokens() - 1)
            }
            Illegal::NoSuchPips { pips } => format!("there are no {pips} pips to move"),
            Illegal::CannotEnter => match self.spec().entry.on {
                Predicate::Is(Fact::Face(n @ (8 | 11 | 18))) => {
                    format!("an {n} is needed to enter")
                }
                Predicate::Is(Fact::Face(n)) => format!("a {n} is needed to enter"),
                ref other => format!("to enter, the throw must be: {other}"),
            },
            Illegal::OnlyDiceEnter { pips } => {
                format!("{pips} pips cannot be used for that token now")
            }
            Illegal::TokenHome { token } => format!("token {token} is home and moves no more"),
            Illegal::TooFar { token, pips } => format!("{pips} is too far for token {token}"),
            Illegal::DeadEnd => "from that square no throw would lead home".into(),
            Illegal::StairNeeds { pips } => format!("the next square needs a {pips}"),
            Illegal::OddForBlock { pips } => {
                format!("a block moves half of an even roll, and {pips} is odd")
            }
            Illegal::OwnThere { square } => format!("an own token stands on {}", place(square)),
            Illegal::MayNotPassOver { seat, square } => {
                format!("the {} token on {} may not be passed", name(seat), place(square))
            }
            Illegal::Blocked { seat, square } => {
                format!(
                    "{} {} tokens block {}",
                    self.block_size_in_words(),
                    name(seat),
                    place(square)
                )
            }
            Illegal::SafeHeld { seat, square } => {
                format!("{} holds {}, and it is safe there", name(seat), place(square))
            }
            Illegal::Full { square } => format!("{} is full", place(square)),
            Illegal::MustEnter => "a token must enter".into(),
            Illegal::MustClearStart => "the token on the start must move on first".into(),
            Illegal::MustBreakBlock => "the own block must be broken".into(),
            Illegal::MustCapture => "a token that can capture must move".into(),
            Illegal::MustUseMostDice => "another move lets more of the dice be used".into(),
            Illegal::MayNotPass => "a move is possible, so it must be made".into(),
            Illegal::NoItem => "that item is not held, or cannot be used now".into(),
        }
    }

    fn block_size_in_words(&self) -> String {
        match self.spec().meeting.block_size {
            2 => "two".into(),
            n => format!("{n} or more"),
        }
    }
}
