//! Exact answers: races without decisions, and best play for two.

mod best;
mod chain;
mod exact;
mod layer;
mod order;
mod perfect;
mod rows;
mod table;

pub use best::{Limits, Progress, Solution, Unsolved, solve};
pub use chain::{Chain, NoChain, Race, Rolls, decimal, nobody_decides, percentile, runs_alone};
pub use perfect::Perfect;
pub use table::{BadTable, Table};
