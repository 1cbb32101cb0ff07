//! Keys are answered also while the computer thinks; how fast is told, and is nothing to fail by.

use crate::program::Home;
use std::time::{Duration, Instant};

/// Four players who think as long as they may, without a pause between their turns.
const GAME: &str = "play --variant ludo-club --players search-8,search-8,search-8,search-8 --seed 7 --pace instant";

/// Keys that are pressed, if the environment does not say.
const KEYS: usize = 20;

#[test]
fn a_key_is_answered_while_bots_think() {
    let keys = std::env::var("HOMESTRETCH_KEYS").map_or(KEYS, |keys| keys.parse().unwrap());
    let home = Home::new();
    let mut terminal = home.run(GAME).on_terminal(100, 40);
    terminal.wait("a bot that thinks", |screen| screen.contents().contains("is thinking"));
    let mut taken = Vec::new();
    for press in 0..keys {
        let help = press % 2 == 0;
        let pressed = Instant::now();
        terminal.press("?");
        terminal.wait("an answer", |s| s.contents().contains("Any key closes this.") == help);
        taken.push(pressed.elapsed());
    }
    taken.sort_unstable();
    let at = |share: usize| taken[(taken.len() - 1) * share / 100].as_secs_f64() * 1e3;
    let frame = taken.iter().filter(|time| **time <= Duration::from_millis(16)).count();
    println!(
        "{keys} keys while search-8 thinks: median {:.1} ms, 99 % within {:.1} ms, longest {:.1} ms; \
         {frame} within a frame of 16 ms",
        at(50),
        at(99),
        at(100),
    );
    terminal.press("\x03");
    assert!(terminal.end().is_restored());
}
