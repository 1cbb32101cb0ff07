//! Keys are answered while the computer thinks. The test prints how fast, but has no limit.

use crate::program::Home;
use std::time::{Duration, Instant};

/// Four bots that always use their full thinking time, without pauses between their turns.
const GAME: &str = "play --variant ludo-club --players search-8,search-8,search-8,search-8 --seed 7 --pace instant";

/// How many keys are pressed, unless the environment says otherwise.
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
        terminal
            .wait("an answer", |s| s.contents().contains("Press any key to close this.") == help);
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
