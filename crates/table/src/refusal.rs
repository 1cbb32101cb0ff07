//! Why an input is refused, with messages for the person who sent it.

use homestretch_bots::BadLevel;
use homestretch_rules::{BadSeating, Illegal, Rules, Seat, Turn};

/// Declares the refusals: for each of them its name, its values, its stable code and its message.
macro_rules! refusals {
    ($($name:ident $(($value:ty))? $({ $($field:ident: $type:ty),+ })?, $code:literal, $message:tt;)+) => {
        /// Why an input is refused. A refused input changes nothing.
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
        #[expect(missing_docs, reason = "the messages describe them")]
        pub enum TableRefusal {
            $(#[error $message] $name $(($value))? $({ $($field: $type),+ })?,)+
        }

        impl TableRefusal {
            /// The stable code of the kind of refusal.
            pub fn code(&self) -> &'static str {
                if let TableRefusal::Illegal { illegal, .. } = self {
                    return illegal.code();
                }
                match self { $(TableRefusal::$name { .. } => $code,)+ }
            }
        }
    };
}

// The codes are part of the protocol and never change, so some use older words: `lent` and
// `not_lent` for the autopilot, and `sent_out` in the server for a removed person.
refusals! {
    NotWaiting, "not_waiting", ("that can only be done before the start");
    TooLateToKick, "not_waiting", (
        "people can be removed from the table only before the start; \
         `remove` removes them from the room at any time"
    );
    NotPlaying, "not_playing", ("no game is being played");
    NotEnded, "not_ended", ("the game is not over yet");
    NothingPlayed, "not_ended", ("no game has been played here yet");
    Paused, "paused", ("the game is paused");
    Overruled, "overruled", (
        "the others have ended your pause; you can pause again after your next move"
    );
    NotPaused, "not_paused", ("the game is not paused");
    NotHost, "not_host", ("only the host can do that");
    NotSeated, "not_seated", ("you have no seat at this table");
    NotYourSeat(Seat), "not_your_seat", ("seat {0} is not yours");
    NotYourTurn, "not_your_turn", ("it is not your turn");
    NotBotsTurn, "not_bots_turn", ("no bot has to act in that seat now");
    NoSuchSeat(Seat), "no_such_seat", ("there is no seat {0}");
    SeatTaken(Seat), "seat_taken", ("seat {0} is taken");
    SeatEmpty(Seat), "seat_empty", ("nobody sits in seat {0}");
    KickedBot(Seat), "seat_empty", ("a bot sits in seat {0}; `remove_bot` removes it");
    NoBotThere(Seat), "no_bot_there", ("no bot sits in seat {0}");
    Full, "full", ("the table is full");
    BadName, "bad_name", ("a name has 1 to 30 characters, without line breaks");
    NoLevel(BadLevel), "unknown_bot", ("{0}");
    BadSettings { reason: &'static str }, "bad_settings", ("{reason}");
    NotReady { waiting: Vec<String> }, "not_ready", (
        "not everybody is ready: {}", .waiting.join(", ")
    );
    Seating(BadSeating), "bad_seats", ("{0}");
    Illegal { illegal: Illegal, message: String }, "illegal_move", ("{message}");
    AlreadyAsked, "already_asked", ("the dice are rolling already");
    NoDice, "no_dice", ("no dice are due now");
    KeptDice, "kept_dice", ("after an undo the same dice must be rolled again");
    UndoOff, "undo_off", ("undo is switched off at this table");
    NothingToUndo, "nothing_to_undo", ("you have done nothing yet that could be undone");
    NothingToRedo, "nothing_to_redo", ("nothing has been undone");
    VoteOpen, "vote_open", ("a vote on an undo or redo is open; wait until it ends");
    NoVote, "no_vote", ("no vote on an undo or redo is open");
    AlreadyVoted, "already_voted", ("you have answered already");
    NotAgreed, "not_agreed", ("the others did not agree; play on first");
    NoAutopilot, "not_lent", ("no bot plays your seat");
    Away, "away", ("you have left the table; come back first");
    Gone, "gone", ("your tokens have left the game");
}

impl TableRefusal {
    pub(crate) fn illegal(rules: &Rules, illegal: Illegal) -> TableRefusal {
        let message = match illegal {
            // No player draws the first seat at a table.
            Illegal::NotNow { turn: Turn::Draw } => {
                "the seat that begins is being drawn; wait a moment".into()
            }
            _ => rules.explain(&illegal),
        };
        TableRefusal::Illegal { illegal, message }
    }
}
