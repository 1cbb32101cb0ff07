//! Times in milliseconds.

use serde::{Deserialize, Serialize};

/// A point in time or a duration, in milliseconds of the driver's clock.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Millis(pub u64);

impl Millis {
    /// A duration in seconds.
    pub fn seconds(seconds: u32) -> Millis {
        Millis(u64::from(seconds) * 1000)
    }

    /// This time plus a duration.
    pub fn plus(self, time: Millis) -> Millis {
        Millis(self.0.saturating_add(time.0))
    }

    /// The duration since an earlier time; zero if that time is later.
    pub fn since(self, earlier: Millis) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}
