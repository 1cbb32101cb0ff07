//! Events: what an action did, for clients, statistics and logs.

use crate::rules::{LinkKind, Square};
use crate::state::{Item, Seat};
use serde::Serialize;

/// A few small numbers, such as the faces of a throw, without heap allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(into = "Vec<u8>"))]
pub struct Faces {
    list: [u8; 12],
    len: u8,
}

impl Faces {
    /// A list of these numbers. Numbers after the twelfth are dropped.
    pub fn new(numbers: impl IntoIterator<Item = u8>) -> Faces {
        let mut faces = Faces::default();
        for (place, number) in faces.list.iter_mut().zip(numbers) {
            *place = number;
            faces.len += 1;
        }
        faces
    }
}

impl std::ops::Deref for Faces {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.list[..usize::from(self.len)]
    }
}

impl Serialize for Faces {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Why a turn ended without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PassReason {
    /// No token can move.
    NoMove,
    /// The throw is worth 0 pips.
    Zero,
    /// The player chose not to move.
    Choice,
}

/// An obstacle that stops a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Obstacle {
    /// The throw does not bring a token out.
    Entry,
    /// A bonus does not bring a token out, and the sum of the dice does nothing else.
    OnlyDiceEnter,
    /// The token would go beyond its finish.
    TooFar,
    /// The token would go beyond the last square, which is part of the track.
    LastSquare,
    /// No throw would lead home from there.
    DeadEnd,
    /// The next stair needs a different number.
    Stair,
    /// A block moves by half of an even roll.
    OddForBlock,
    /// A token of the same seat is there.
    OwnToken,
    /// A token on the way may not be passed.
    Passing,
    /// A block is in the way.
    Block,
    /// Another seat holds the safe square.
    SafeHeld,
    /// The square is full.
    Full,
}

/// A reason why some tokens of a seat could not use a throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hindrance {
    /// The obstacle that stops them.
    pub obstacle: Obstacle,
    /// The tokens.
    pub tokens: Vec<u8>,
    /// The numbers that would do, if a single number is what they lack.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<u8>>"))]
    pub needs: Vec<u8>,
    /// The seat that is in the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The square where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub square: Option<Square>,
}

/// Why a seat rolls again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AgainReason {
    /// The throw or its move gives an extra roll.
    Earned,
    /// No token is on the track and none could move, so the seat has another try.
    Try,
    /// A second throw was used.
    Item,
}

/// Something that happened in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "the names of the fields are clear: who, which token, from where, to where"
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A seat rolled to determine who begins.
    OpeningRolled { seat: Seat, dice: Faces },
    /// The best opening rolls were equal, so these seats roll again.
    OpeningTied { seats: Vec<Seat> },
    /// This seat begins.
    First { seat: Seat },
    /// A seat rolled.
    Rolled { seat: Seat, dice: Faces },
    /// A token moved along its path; `from` and `to` are steps. `via` are the steps it goes over,
    /// of which the last is `to`.
    Moved { seat: Seat, token: u8, from: i16, to: i16, via: Vec<i16>, square: Square },
    /// A token followed a link.
    Linked { seat: Seat, token: u8, kind: LinkKind, from: i16, to: i16, square: Square },
    /// A token was captured.
    Captured { seat: Seat, token: u8, by: Seat, square: Square },
    /// Two tokens formed a block that moves together.
    Bound { seat: Seat, tokens: [u8; 2], square: Square },
    /// A token reached home.
    Finished { seat: Seat, token: u8 },
    /// A seat won bonus pips.
    BonusWon { seat: Seat, pips: u8 },
    /// Pips were lost because no token can move them.
    PipsLost { seat: Seat, pips: Faces },
    /// A seat's home stretch opened.
    GateOpened { seat: Seat },
    /// A turn, or one throw of it, ended without a move.
    Passed {
        seat: Seat,
        reason: PassReason,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Hindrance>>"))]
        why: Vec<Hindrance>,
    },
    /// The same seat rolls again.
    Again { seat: Seat, reason: AgainReason },
    /// A streak of throws ended the turn.
    StreakBroken { seat: Seat, throws: u8 },
    /// A token returned to the yard because of a streak.
    SentBack { seat: Seat, token: u8, from: i16 },
    /// A seat will miss its next turn.
    WillSkip { seat: Seat },
    /// A seat missed its turn.
    Skipped { seat: Seat },
    /// Two tokens swapped places.
    Swapped { seat: Seat, token: u8, with: Seat, with_token: u8 },
    /// A seat got an item.
    ItemGained { seat: Seat, item: Item },
    /// A seat used an item.
    ItemUsed { seat: Seat, item: Item },
    /// A player left.
    Left { seat: Seat },
    /// A seat, or its team, reached its goal. `side` are the seats that reach it together, of which
    /// each has an event, and `rank` is the place of the side.
    Placed { seat: Seat, place: u8, side: Vec<Seat>, rank: u8 },
    /// The game is over.
    Over { places: Vec<Seat> },
}

/// Receives events as they happen. The observer `()` ignores them at no cost.
pub trait Observer {
    /// Whether the observer wants any events.
    const WANTS_EVENTS: bool = true;

    /// Whether it also wants every roll and every step of a token, which are most of the events.
    const WANTS_DETAILS: bool = true;

    /// Receives one event.
    fn see(&mut self, event: Event);
}

impl Observer for () {
    const WANTS_EVENTS: bool = false;
    const WANTS_DETAILS: bool = false;

    #[inline]
    fn see(&mut self, _: Event) {}
}

impl Observer for Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}

/// Sends an event to the observer. If it wants none, the event is not even built.
macro_rules! emit {
    ($to:expr, $event:expr) => {
        if O::WANTS_EVENTS {
            $to.see($event);
        }
    };
}
pub(crate) use emit;

/// The same for the events about every roll and step.
macro_rules! emit_detail {
    ($to:expr, $event:expr) => {
        if O::WANTS_DETAILS {
            $to.see($event);
        }
    };
}
pub(crate) use emit_detail;
