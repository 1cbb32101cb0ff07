//! A progress bar for long work, and Ctrl-C to stop the work early.

use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A progress bar with rate and remaining time, shown only on a terminal. The first `done` games
/// were played in an earlier run and do not count towards the rate.
pub(crate) fn games_bar(done: u64, games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{wide_bar} {human_pos}/{human_len} games  {rate} per second  {rest} left",
    );
    let per_second = move |state: &ProgressState| {
        let new = state.pos().saturating_sub(done) as f64;
        new / state.elapsed().as_secs_f64().max(1e-3)
    };
    let rate = move |state: &ProgressState, to: &mut dyn std::fmt::Write| {
        let rate = per_second(state);
        let _ = write!(to, "{rate:.0$}", if rate < 10.0 { 1 } else { 0 });
    };
    let rest = move |state: &ProgressState, to: &mut dyn std::fmt::Write| {
        let left = state.len().unwrap_or(0).saturating_sub(state.pos()) as f64;
        let _ = match left / per_second(state) {
            seconds if seconds.is_finite() && seconds < 1e9 => {
                write!(to, "{:#}", HumanDuration(Duration::from_secs_f64(seconds)))
            }
            _ => write!(to, "?"),
        };
    };
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    let style = style.with_key("rate", rate).with_key("rest", rest);
    ProgressBar::new(games).with_position(done).with_style(style)
}

/// A flag that Ctrl-C sets. A second Ctrl-C ends the program.
pub(crate) fn stop_flag() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    // A process can set only one handler. A second simulation in the same process has none, so
    // Ctrl-C ends it at once.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    stop
}
