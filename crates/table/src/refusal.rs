//! Why an input is refused, with messages for the person who sent it.

use homestretch_bots::BadLevel;
use homestretch_rules::{BadSeating, Illegal, Rules, Seat, Turn};

/// Why an input is refused. A refused input changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages describe them")]
pub enum TableRefusal {
    #[error("that can only be done before the start")]
    NotWaiting,
    #[error(
        "people can be removed from the table only before the start; \
         `remove` removes them from the room at any time"
    )]
    TooLateToKick,
    #[error("no game is being played")]
    NotPlaying,
    #[error("the game is not over yet")]
    NotEnded,
    #[error("no game has been played here yet")]
    NothingPlayed,
    #[error("the game is paused")]
    Paused,
    #[error("the others have ended your pause; you can pause again after your next move")]
    Overruled,
    #[error("the game is not paused")]
    NotPaused,
    #[error("only the host can do that")]
    NotHost,
    #[error("you have no seat at this table")]
    NotSeated,
    #[error("seat {} is not yours", .0.0)]
    NotYourSeat(Seat),
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("no bot has to act on that seat now")]
    NotBotsTurn,
    #[error("there is no seat {}", .0.0)]
    NoSuchSeat(Seat),
    #[error("seat {} is taken", .0.0)]
    SeatTaken(Seat),
    #[error("nobody sits on seat {}", .0.0)]
    SeatEmpty(Seat),
    #[error("a bot sits on seat {}; `remove_bot` takes it away", .0.0)]
    KickedBot(Seat),
    #[error("there is no bot on seat {}", .0.0)]
    NoBotThere(Seat),
    #[error("the table is full")]
    Full,
    #[error("a name has 1 to 30 characters, without line breaks")]
    BadName,
    #[error("{0}")]
    NoLevel(BadLevel),
    #[error("{reason}")]
    BadSettings { reason: &'static str },
    #[error("not everybody is ready: {}", .waiting.join(", "))]
    NotReady { waiting: Vec<String> },
    #[error("{0}")]
    Seating(BadSeating),
    #[error("{message}")]
    Illegal { illegal: Illegal, message: String },
    #[error("the dice are rolling already")]
    AlreadyAsked,
    #[error("no dice are due now")]
    NoDice,
    #[error("undone dice must come again as they were")]
    KeptDice,
    #[error("undo is switched off at this table")]
    UndoOff,
    #[error("you have done nothing yet that could be undone")]
    NothingToUndo,
    #[error("nothing has been undone")]
    NothingToRedo,
    #[error("the others are being asked about an undo")]
    VoteOpen,
    #[error("there is no open question about an undo")]
    NoVote,
    #[error("you have answered already")]
    AlreadyVoted,
    #[error("the others did not agree; play on first")]
    NotAgreed,
    #[error("no bot plays your seat")]
    NoAutopilot,
    #[error("you have left the table; come back first")]
    Away,
    #[error("your tokens have left the game")]
    Gone,
}

impl TableRefusal {
    pub(crate) fn illegal(rules: &Rules, illegal: Illegal) -> TableRefusal {
        let message = match illegal {
            // No player draws the first seat at a table.
            Illegal::NotNow { turn: Turn::Draw } => {
                "the dice decide who begins; wait a moment".into()
            }
            _ => rules.explain(&illegal),
        };
        TableRefusal::Illegal { illegal, message }
    }

    /// The stable code of the kind of refusal.
    pub fn code(&self) -> &'static str {
        match self {
            TableRefusal::NotWaiting | TableRefusal::TooLateToKick => "not_waiting",
            TableRefusal::NotPlaying => "not_playing",
            TableRefusal::NotEnded => "not_ended",
            TableRefusal::NothingPlayed => "not_ended",
            TableRefusal::Overruled => "overruled",
            TableRefusal::Paused => "paused",
            TableRefusal::NotPaused => "not_paused",
            TableRefusal::NotHost => "not_host",
            TableRefusal::NotSeated => "not_seated",
            TableRefusal::NotYourSeat(_) => "not_your_seat",
            TableRefusal::NotYourTurn => "not_your_turn",
            TableRefusal::NotBotsTurn => "not_bots_turn",
            TableRefusal::NoSuchSeat(_) => "no_such_seat",
            TableRefusal::SeatTaken(_) => "seat_taken",
            TableRefusal::SeatEmpty(_) | TableRefusal::KickedBot(_) => "seat_empty",
            TableRefusal::NoBotThere(_) => "no_bot_there",
            TableRefusal::Full => "full",
            TableRefusal::BadName => "bad_name",
            TableRefusal::NoLevel(_) => "unknown_bot",
            TableRefusal::BadSettings { .. } => "bad_settings",
            TableRefusal::NotReady { .. } => "not_ready",
            TableRefusal::Seating(_) => "bad_seats",
            TableRefusal::Illegal { illegal, .. } => illegal.code(),
            TableRefusal::AlreadyAsked => "already_asked",
            TableRefusal::NoDice => "no_dice",
            TableRefusal::KeptDice => "kept_dice",
            TableRefusal::UndoOff => "undo_off",
            TableRefusal::NothingToUndo => "nothing_to_undo",
            TableRefusal::NothingToRedo => "nothing_to_redo",
            TableRefusal::VoteOpen => "vote_open",
            TableRefusal::NoVote => "no_vote",
            TableRefusal::AlreadyVoted => "already_voted",
            TableRefusal::NotAgreed => "not_agreed",
            TableRefusal::NoAutopilot => "not_lent",
            TableRefusal::Away => "away",
            TableRefusal::Gone => "gone",
        }
    }
}
