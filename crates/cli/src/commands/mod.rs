//! The subcommands of `homestretch`, one module each.

pub mod completions;
pub mod engine;
pub mod perft;
pub mod play;
pub mod players;
pub mod regret;
pub mod replay;
mod run_flags;
pub mod script;
pub mod serve;
pub mod simulate;
pub mod solve;
pub mod tournament;
pub mod variants;
pub mod verify;

use crate::terminal::DrawStyle;
use crate::words::Words;

/// The capabilities of the terminal, and the messages in the requested language. Warns when the
/// terminal cannot show that language.
fn terminal_words(lang: Option<&str>) -> anyhow::Result<(DrawStyle, Words)> {
    let style = DrawStyle::from_env(|name| std::env::var(name).ok());
    let words = Words::of_terminal(lang, style.unicode)?;
    if let Some(warning) = words.dropped() {
        eprintln!("homestretch: {warning}");
    }
    Ok((style, words))
}
