//! A saved game played again, on the screen or in sentences.

mod draw;
mod recording;
mod screen;

pub use recording::{RecordedRound, Recording};
pub use screen::ReplayScreen;

use crate::say;
use crate::terminal::display::{Display, is_suspend, wait};
use crate::words::Words;
use crate::words::rulebook::variant;
use anyhow::{Context, Result};
use ratatui::crossterm::event::Event;
use std::io::Write;
use std::sync::mpsc::{Receiver, channel};
use std::time::Instant;

/// Prints the whole game, one sentence per line.
pub fn print(words: &Words, recording: &Recording, out: &mut impl Write) -> Result<()> {
    let rounds = &recording.rounds;
    let (game, _) = variant(words, rounds[0].game().rules());
    writeln!(out, "{}", say!(words, "replay-title", game))?;
    for (round, number) in rounds.iter().zip(1..) {
        if rounds.len() > 1 {
            let all = rounds.len();
            writeln!(out, "{}", say!(words, "news-round", round = number, rounds = all))?;
        }
        for sentence in (1..=round.plies()).flat_map(|ply| round.sentences(ply)) {
            writeln!(out, "{sentence}")?;
        }
    }
    writeln!(out, "{}", say!(words, "replay-end"))?;
    Ok(out.flush()?)
}

/// Shows the screen until the person leaves, and restores the terminal.
pub(crate) fn show(words: &Words, mut screen: ReplayScreen) -> Result<()> {
    let (send, receive) = channel();
    let mut display = Display::open(&send, |event| event, false)
        .with_context(|| say!(words, "replay-no-terminal"))?;
    let ended = run(words, &mut screen, &mut display, &receive);
    display.close();
    ended
}

/// Draws the replay and handles keys. Also wakes for the next action while the replay runs.
fn run(
    words: &Words,
    screen: &mut ReplayScreen,
    display: &mut Display,
    receive: &Receiver<Option<Event>>,
) -> Result<()> {
    loop {
        display.show(|area, buffer| screen.draw(words, area, buffer))?;
        let Some(events) = wait(receive, screen.wake()) else { return Ok(()) };
        let now = Instant::now();
        let mut suspend = false;
        for event in events {
            match event {
                Some(event) if is_suspend(&event) => suspend = true,
                Some(Event::Key(key)) if screen.key(key, now) => return Ok(()),
                Some(_) => {}
                None => return Ok(()),
            }
        }
        if suspend {
            display.suspend()?;
        }
        screen.advance(now);
    }
}
