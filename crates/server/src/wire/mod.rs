//! The messages of HTTP and sockets, with one set of types for both. docs/PROTOCOL.md describes
//! them; the OpenAPI description and the TypeScript types are generated from them.

mod catalogue;
pub(crate) mod event;
mod inbound;
pub(crate) mod openapi;
mod outbound;
pub(crate) mod parse;
mod refusal;
mod view;

pub(crate) use catalogue::{
    CheckedVariant, ExpectedRolls, Replayed, Stats, Summary, VariantProblem, VariantSummary,
    VariantView,
};
pub(crate) use event::RoomEvent;
pub(crate) use inbound::{CheckVariant, Command, Fill, Join, MakeRoom, Order, Ping, Replay, Watch};
pub(crate) use outbound::{Done, Entered, Failure, HintOut, Out, PROTOCOL_VERSION, Problem, Seen};
pub(crate) use refusal::{Answer, RequestRefusal, check};
pub(crate) use view::{
    ClockView, DiceView, OpenedView, PersonView, RoomView, SaidView, SeatView, You, status,
};

#[cfg(test)]
mod typescript_tests;
