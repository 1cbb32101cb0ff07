//! Why an input is refused, in the words of who asked for it.

use homestretch_bots::NoPlayer;
use homestretch_rules::{BadSeating, Illegal, Rules, Seat, Turn};

/// Why an input is refused. A refused input changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what they are")]
pub enum Refusal {
    #[error("that can only be done before the start")]
    NotWaiting,
    #[error(
        "people are sent away from the table only before the start; \
         `remove` sends them out of the room at any time"
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
    #[error("no bot is asked to play that seat now")]
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
    NoLevel(NoPlayer),
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
    #[error("the dice fall as they fell before they were taken back")]
    KeptDice,
    #[error("moves are not taken back at this table")]
    UndoOff,
    #[error("you have done nothing yet that could be taken back")]
    NothingToUndo,
    #[error("nothing has been taken back")]
    NothingToRedo,
    #[error("the others are asked whether a move may be taken back")]
    VoteOpen,
    #[error("nothing is being asked")]
    NoVote,
    #[error("you have answered already")]
    AlreadyVoted,
    #[error("the others did not agree; play on first")]
    NotAgreed,
    #[error("no bot plays your seat")]
    NotLent,
    #[error("you have left the table; come back first")]
    Away,
    #[error("your tokens have left the game")]
    Gone,
}

impl Refusal {
    pub(crate) fn illegal(rules: &Rules, illegal: Illegal) -> Refusal {
        let message = match illegal {
            // That is nobody's to do at a table.
            Illegal::NotNow { turn: Turn::Draw } => {
                "the dice decide who begins; wait a moment".into()
            }
            _ => rules.explain(&illegal),
        };
        Refusal::Illegal { illegal, message }
    }

    /// The stable code of the kind of refusal.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotWaiting | Refusal::TooLateToKick => "not_waiting",
            Refusal::NotPlaying => "not_playing",
            Refusal::NotEnded => "not_ended",
            Refusal::NothingPlayed => "not_ended",
            Refusal::Overruled => "overruled",
            Refusal::Paused => "paused",
            Refusal::NotPaused => "not_paused",
            Refusal::NotHost => "not_host",
            Refusal::NotSeated => "not_seated",
            Refusal::NotYourSeat(_) => "not_your_seat",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::NotBotsTurn => "not_bots_turn",
            Refusal::NoSuchSeat(_) => "no_such_seat",
            Refusal::SeatTaken(_) => "seat_taken",
            Refusal::SeatEmpty(_) | Refusal::KickedBot(_) => "seat_empty",
            Refusal::NoBotThere(_) => "no_bot_there",
            Refusal::Full => "full",
            Refusal::BadName => "bad_name",
            Refusal::NoLevel(_) => "unknown_bot",
            Refusal::BadSettings { .. } => "bad_settings",
            Refusal::NotReady { .. } => "not_ready",
            Refusal::Seating(_) => "bad_seats",
            Refusal::Illegal { illegal, .. } => illegal.code(),
            Refusal::AlreadyAsked => "already_asked",
            Refusal::NoDice => "no_dice",
            Refusal::KeptDice => "kept_dice",
            Refusal::UndoOff => "undo_off",
            Refusal::NothingToUndo => "nothing_to_undo",
            Refusal::NothingToRedo => "nothing_to_redo",
            Refusal::VoteOpen => "vote_open",
            Refusal::NoVote => "no_vote",
            Refusal::AlreadyVoted => "already_voted",
            Refusal::NotAgreed => "not_agreed",
            Refusal::NotLent => "not_lent",
            Refusal::Away => "away",
            Refusal::Gone => "gone",
        }
    }
}
