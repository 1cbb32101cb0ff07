//! Faults that are planted on purpose, so that the torture tests can prove that they find them.
//!
//! They exist only in a debug build with the feature `planted-faults`, which only the torture
//! tests enable. In all other builds [`is`] is always false, and the compiler removes the faults.

/// The ways in which the server can go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(all(feature = "planted-faults", debug_assertions)),
    allow(dead_code, reason = "without planted faults nothing asks for those of the store")
)]
pub(crate) enum Fault {
    /// A command is answered before its entries are stored.
    AcknowledgeEarly,
    /// Sockets get the events of entries before these are stored.
    TellEarly,
    /// A room that wakes rolls its last dice again.
    RollAgain,
    /// A stale command is executed.
    TakeStale,
    /// Some commands are acknowledged but not executed.
    DropInSilence,
    /// A chat message is stored twice.
    SayTwice,
    /// Turns end before their time.
    TimerEarly,
    /// A turn whose time is up ends twice.
    TimerTwice,
    /// The second of two writers of an entry overwrites the first.
    KeyLost,
}

/// Whether this fault is planted in this process.
#[cfg(all(feature = "planted-faults", debug_assertions))]
pub(crate) fn is_planted(fault: Fault) -> bool {
    static PLANTED: std::sync::OnceLock<Option<String>> = std::sync::OnceLock::new();
    let planted = PLANTED.get_or_init(|| std::env::var("HOMESTRETCH_PLANTED_FAULT").ok());
    planted.as_deref().is_some_and(|planted| planted == format!("{fault:?}"))
}

/// Whether this fault is planted in this process: never in this build.
#[cfg(not(all(feature = "planted-faults", debug_assertions)))]
pub(crate) const fn is_planted(_: Fault) -> bool {
    false
}
