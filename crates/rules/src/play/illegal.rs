//! Why an action is illegal. Illegal actions change nothing.

use crate::predicate::{Fact, Predicate};
use crate::rules::{Rules, Square};
use crate::state::{Seat, Turn};

/// Declares why actions are illegal: for each reason its name, its values, the stable name of the
/// rule that forbids the action, and a stable code.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty),+ })?: $rule:literal, $code:literal;)+) => {
        /// Why an action is illegal.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "the names of the fields are clear")]
        pub enum Illegal { $($(#[$doc])* $name $({ $($field: $type),+ })?,)+ }

        impl Illegal {
            /// The stable name of the rule that forbids the action.
            pub fn rule(&self) -> &'static str {
                match self { $(Illegal::$name { .. } => $rule,)+ }
            }

            /// The stable code of the reason.
            pub fn code(&self) -> &'static str {
                match self {
                    Illegal::NotNow { turn: Turn::Over } => "game_over",
                    $(Illegal::$name { .. } => $code,)+
                }
            }
        }
    };
}

reasons! {
    /// Another action is due now.
    NotNow { turn: Turn }: "turn", "not_now";
    /// The dice cannot show this throw.
    NoSuchThrow: "dice", "illegal_roll";
    /// The seat is not at the table.
    NotSeated { seat: Seat }: "seats", "no_such_seat";
    /// The player has already left.
    AlreadyLeft { seat: Seat }: "seats", "no_such_seat";
    /// There is no token with this number.
    NoSuchToken { token: u8 }: "token", "illegal_move";
    /// There are no such pips to move.
    NoSuchPips { pips: u8 }: "pips", "illegal_move";
    /// The throw does not enter a token.
    CannotEnter: "entry.on", "illegal_move";
    /// Bonus pips cannot enter a token, or the sum of the dice can only enter one.
    OnlyDiceEnter { pips: u8 }: "entry.on", "illegal_move";
    /// The token is already home.
    TokenHome { token: u8 }: "finish", "illegal_move";
    /// The token would go beyond the finish.
    TooFar { token: u8, pips: u8 }: "moving.overshoot", "illegal_move";
    /// No throw would lead home from there.
    DeadEnd: "moving.dead_end", "illegal_move";
    /// The next stair needs another roll.
    StairNeeds { pips: u8 }: "moving.stretch", "illegal_move";
    /// A block moves by half of an even roll only.
    OddForBlock { pips: u8 }: "meeting.group", "illegal_move";
    /// A token of the same seat is there.
    OwnThere { square: Square }: "meeting.own", "illegal_move";
    /// A token on the way may not be passed.
    MayNotPassOver { seat: Seat, square: Square }: "moving.passing", "illegal_move";
    /// A block is in the way.
    Blocked { seat: Seat, square: Square }: "meeting.block_stops", "illegal_move";
    /// A safe square is held by another seat.
    SafeHeld { seat: Seat, square: Square }: "meeting.safe", "illegal_move";
    /// The square is full.
    Full { square: Square }: "meeting.most", "illegal_move";
    /// A token must enter.
    MustEnter: "entry.must", "illegal_move";
    /// The start must be cleared.
    MustClearStart: "entry.must", "illegal_move";
    /// The seat must break its block.
    MustBreakBlock: "meeting.break_on", "illegal_move";
    /// A capture must be made.
    MustCapture: "moving.must", "illegal_move";
    /// Another move allows more dice to be used.
    MustUseMostDice: "moving.must", "illegal_move";
    /// The player must move.
    MayNotPass: "moving.must", "illegal_pass";
    /// The seat does not hold the item, or cannot use it now.
    NoItem: "items", "illegal_item";
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
                Turn::Draw => "the seat that begins must be drawn before anything else".into(),
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
