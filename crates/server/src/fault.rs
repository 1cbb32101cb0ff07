//! Faults that are planted on purpose, so that the torture can show that it finds them.
//!
//! Only a debug build with the feature `planted-faults`, which nothing but the torture asks for,
//! has any; everywhere else [`is`] is always false and what hangs on it is not in the program.

/// What can be wrong with a server that loses things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A command is answered before its entries are stored.
    AcknowledgeEarly,
    /// Sockets are told of entries before they are stored.
    TellEarly,
    /// A room that wakes rolls its last dice again.
    RollAgain,
    /// A command is done although the game has gone on since.
    TakeStale,
    /// Now and then a command is answered and not done.
    DropInSilence,
    /// What somebody says is stored twice.
    SayTwice,
    /// Turns end before their time.
    TimerEarly,
    /// Turns that end by themselves end twice.
    TimerTwice,
    /// Of two writers of one entry the second one writes over the first.
    KeyLost,
}

/// Whether the program has a fault.
#[cfg(all(feature = "planted-faults", debug_assertions))]
pub(crate) fn is(fault: Fault) -> bool {
    static PLANTED: std::sync::OnceLock<Option<String>> = std::sync::OnceLock::new();
    let planted = PLANTED.get_or_init(|| std::env::var("HOMESTRETCH_PLANTED_FAULT").ok());
    planted.as_deref().is_some_and(|planted| planted == format!("{fault:?}"))
}

/// Whether the program has a fault: no.
#[cfg(not(all(feature = "planted-faults", debug_assertions)))]
pub(crate) const fn is(_: Fault) -> bool {
    false
}
