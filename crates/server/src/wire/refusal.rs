//! The reasons why the server refuses a request, with their stable codes.

use homestretch_table::TableRefusal;

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
    Table(TableRefusal),
    #[error("the game has changed in the meantime; look again")]
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
        match self {
            RequestRefusal::NoRoom => "no_room",
            RequestRefusal::NoToken => "no_token",
            RequestRefusal::SentOut => "sent_out",
            RequestRefusal::Table(refusal) => refusal.code(),
            RequestRefusal::Stale => "stale",
            RequestRefusal::Future(_) => "unknown_seq",
            RequestRefusal::NoPerson | RequestRefusal::Oneself(_) => "no_person",
            RequestRefusal::BadChat => "bad_chat",
            RequestRefusal::BadReaction => "bad_reaction",
            RequestRefusal::ChatOff => "chat_off",
            RequestRefusal::Muted => "muted",
            RequestRefusal::Seated => "seated",
            RequestRefusal::TurnSeconds(_) => "bad_settings",
            RequestRefusal::BadCmdId => "bad_cmd_id",
            RequestRefusal::Crowded => "crowded",
            RequestRefusal::TooLong => "too_long",
            RequestRefusal::NotOpen => "not_open",
            RequestRefusal::BadValue => "bad_value",
            RequestRefusal::OtherGame => "other_game",
            RequestRefusal::Seeded => "seeded",
            RequestRefusal::Unreadable => "unreadable",
            RequestRefusal::Unavailable => "unavailable",
            RequestRefusal::TooMany(_) => "too_many",
            RequestRefusal::BadVariant(_) => "bad_variant",
            RequestRefusal::BadRequest(_) => "bad_request",
        }
    }

    /// The status of the HTTP answer.
    pub(crate) fn status(&self) -> u16 {
        match self {
            RequestRefusal::NoRoom | RequestRefusal::NoPerson | RequestRefusal::Oneself(_) => 404,
            RequestRefusal::NoToken | RequestRefusal::SentOut => 401,
            RequestRefusal::Muted | RequestRefusal::ChatOff => 403,
            RequestRefusal::Stale
            | RequestRefusal::Future(_)
            | RequestRefusal::Seated
            | RequestRefusal::Crowded => 409,
            RequestRefusal::TooLong
            | RequestRefusal::NotOpen
            | RequestRefusal::OtherGame
            | RequestRefusal::Seeded => 409,
            RequestRefusal::BadChat
            | RequestRefusal::BadReaction
            | RequestRefusal::BadValue
            | RequestRefusal::TurnSeconds(_)
            | RequestRefusal::BadVariant(_)
            | RequestRefusal::BadRequest(_)
            | RequestRefusal::BadCmdId => 400,
            RequestRefusal::Unreadable | RequestRefusal::Unavailable => 503,
            RequestRefusal::TooMany(_) => 429,
            RequestRefusal::Table(refusal) => table_status(refusal),
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

impl From<TableRefusal> for RequestRefusal {
    fn from(refusal: TableRefusal) -> RequestRefusal {
        RequestRefusal::Table(refusal)
    }
}
