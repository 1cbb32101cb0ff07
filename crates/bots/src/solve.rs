//! Exact solutions: races without decisions, and best play of two seats.

mod best;
mod equations;
mod layer;
mod order;
mod perfect;
mod rows;
mod solved_table;
mod token_chain;

pub use best::{Solution, SolveLimits, SolveProgress, Unsolved, solve};
pub use perfect::Perfect;
pub use solved_table::{BadTable, SolvedTable};
pub use token_chain::{
    NoChain, Race, Rolls, TokenChain, decimal, nobody_decides, percentile, runs_alone,
};
