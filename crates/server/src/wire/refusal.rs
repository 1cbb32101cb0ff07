//! The reasons why the server refuses a request, with their stable codes.

use crate::store::StoreError;
use homestretch_table::TableRefusal;

/// The answer to a request, or why it is refused.
pub(crate) type Answer<T> = Result<T, RequestRefusal>;

/// Refuses a request unless a condition holds.
pub(crate) fn check(holds: bool, otherwise: RequestRefusal) -> Answer<()> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum RequestRefusal {
    #[error("there is no room with this code")]
    NoRoom,
    #[error("this needs the token you received when you entered the room")]
    NoToken,
    #[error("the host has removed you from this room")]
    SentOut,
    #[error("{0}")]
    Table(#[from] TableRefusal),
    #[error("the game has changed in the meantime; fetch the view again")]
    Stale,
    #[error("the room has no entry {0}")]
    Future(u64),
    #[error("there is no person with this number in the room")]
    NoPerson,
    #[error("that is you; {0}")]
    Oneself(&'static str),
    #[error("a chat message must have 1 to 500 characters and no control characters")]
    BadChat,
    #[error("a reaction must have 1 to 16 characters")]
    BadReaction,
    #[error("the chat is off")]
    ChatOff,
    #[error("the host has muted you")]
    Muted,
    #[error("you already have a seat")]
    Seated,
    #[error("the time for a turn must be {0} to 86400 seconds")]
    TurnSeconds(u32),
    #[error("`cmd_id` must have 1 to 64 characters and no control characters")]
    BadCmdId,
    #[error("this room is full")]
    Crowded,
    #[error("this room has reached its maximum length; create a new one")]
    TooLong,
    #[error("this roll is not open for this seat")]
    NotOpen,
    #[error("this value does not belong to the chain that the seat has committed to")]
    BadValue,
    #[error("this is neither the current game nor the next one")]
    OtherGame,
    #[error("the dice of this room come from a seed, so nobody can commit to a chain")]
    Seeded,
    #[error("this room cannot be opened, because its data is damaged or from a newer version")]
    Unreadable,
    #[error("the server cannot store anything right now; try again in a moment")]
    Unavailable,
    #[error("{0}")]
    TooMany(&'static str),
    #[error("{0}")]
    BadVariant(String),
    #[error("{0}")]
    BadRequest(String),
}

impl RequestRefusal {
    /// The stable code.
    pub(crate) fn code(&self) -> &'static str {
        self.code_and_status().0
    }

    /// The status of the HTTP answer.
    pub(crate) fn status(&self) -> u16 {
        self.code_and_status().1
    }

    fn code_and_status(&self) -> (&'static str, u16) {
        match self {
            RequestRefusal::NoRoom => ("no_room", 404),
            RequestRefusal::NoToken => ("no_token", 401),
            RequestRefusal::SentOut => ("sent_out", 401),
            RequestRefusal::Table(refusal) => (refusal.code(), table_status(refusal)),
            RequestRefusal::Stale => ("stale", 409),
            RequestRefusal::Future(_) => ("unknown_seq", 409),
            RequestRefusal::NoPerson | RequestRefusal::Oneself(_) => ("no_person", 404),
            RequestRefusal::BadChat => ("bad_chat", 400),
            RequestRefusal::BadReaction => ("bad_reaction", 400),
            RequestRefusal::ChatOff => ("chat_off", 403),
            RequestRefusal::Muted => ("muted", 403),
            RequestRefusal::Seated => ("seated", 409),
            RequestRefusal::TurnSeconds(_) => ("bad_settings", 400),
            RequestRefusal::BadCmdId => ("bad_cmd_id", 400),
            RequestRefusal::Crowded => ("crowded", 409),
            RequestRefusal::TooLong => ("too_long", 409),
            RequestRefusal::NotOpen => ("not_open", 409),
            RequestRefusal::BadValue => ("bad_value", 400),
            RequestRefusal::OtherGame => ("other_game", 409),
            RequestRefusal::Seeded => ("seeded", 409),
            RequestRefusal::Unreadable => ("unreadable", 503),
            RequestRefusal::Unavailable => ("unavailable", 503),
            RequestRefusal::TooMany(_) => ("too_many", 429),
            RequestRefusal::BadVariant(_) => ("bad_variant", 400),
            RequestRefusal::BadRequest(_) => ("bad_request", 400),
        }
    }
}

fn table_status(refusal: &TableRefusal) -> u16 {
    match refusal {
        TableRefusal::NotHost | TableRefusal::NotSeated | TableRefusal::NotYourSeat(_) => 403,
        TableRefusal::BadName | TableRefusal::BadSettings { .. } | TableRefusal::NoLevel(_) => 400,
        TableRefusal::NoSuchSeat(_) | TableRefusal::NoBotThere(_) => 404,
        TableRefusal::SeatEmpty(_) | TableRefusal::KickedBot(_) => 404,
        _ => 409,
    }
}

/// A client learns only that the store does not work.
impl From<StoreError> for RequestRefusal {
    fn from(_: StoreError) -> RequestRefusal {
        RequestRefusal::Unavailable
    }
}
