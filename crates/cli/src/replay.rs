//! `homestretch replay`: a saved game once more, on the screen or in sentences.

mod draw;
mod reel;
mod screen;

pub use reel::{Reel, Round};
pub use screen::Screen;

use crate::board::Style;
use crate::book::variant;
use crate::pictures::{self, Pictures, asks_to_stop};
use crate::say;
use crate::words::Words;
use anyhow::{Context, Result};
use ratatui::crossterm::event::{self, Event};
use std::io::Write;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Instant;

/// Play a saved game again.
#[derive(clap::Args)]
pub struct Replay {
    /// A saved game, or the record of one
    file: PathBuf,
    /// Sentences, one a line; so if this is no terminal
    #[arg(long)]
    plain: bool,
    /// The language: en, fr, de, es or hi; the system's if left out
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
    /// Actions a second
    #[arg(long, value_name = "ACTIONS", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=60))]
    speed: u32,
}

impl Replay {
    /// Shows the game.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        let style = Style::from_env(|name| std::env::var(name).ok());
        let words = Words::of_terminal(self.lang.as_deref(), style.unicode)?;
        if let Some(why) = words.dropped() {
            eprintln!("homestretch: {why}");
        }
        let reel = Reel::read(&words, &self.file)?;
        if !self.plain && pictures::are_possible() {
            return show(&words, Screen::new(reel, style, self.speed));
        }
        tell(&words, &reel, out)?;
        if let Some(damage) = reel.damage() {
            eprintln!("homestretch: {damage}");
        }
        Ok(())
    }
}

/// Tells the whole game, a sentence on a line.
pub fn tell(words: &Words, reel: &Reel, out: &mut impl Write) -> Result<()> {
    let rounds = reel.rounds();
    let (game, _) = variant(words, rounds[0].game().rules());
    writeln!(out, "{}", say!(words, "replay-title", game = game))?;
    for (round, number) in rounds.iter().zip(1..) {
        if rounds.len() > 1 {
            let all = rounds.len();
            writeln!(out, "{}", say!(words, "news-round", round = number, rounds = all))?;
        }
        for sentence in (1..=round.plies()).flat_map(|ply| round.told(ply)) {
            writeln!(out, "{sentence}")?;
        }
    }
    writeln!(out, "{}", say!(words, "replay-end"))?;
    Ok(out.flush()?)
}

/// Shows the screen until the person leaves. Whatever happens, the terminal is as it was after it.
fn show(words: &Words, mut screen: Screen) -> Result<()> {
    let (send, receive) = channel();
    let end = send.clone();
    // A signal that cannot be caught ends the program all the same.
    let _ = ctrlc::set_handler(move || {
        let _ = end.send(None);
    });
    let terminal = ratatui::try_init();
    if terminal.is_err() {
        pictures::restore();
    }
    let terminal = terminal.with_context(|| say!(words, "replay-no-terminal"))?;
    let mut pictures = Pictures::new(terminal);
    std::thread::spawn(move || {
        while let Ok(event) = event::read() {
            if send.send(Some(event)).is_err() {
                return;
            }
        }
        let _ = send.send(None);
    });
    let ended = run(words, &mut screen, &mut pictures, &receive);
    pictures.end();
    ended
}

/// Waits for keys, and while the game is played for the next action. A paused game only waits.
fn run(
    words: &Words,
    screen: &mut Screen,
    pictures: &mut Pictures,
    receive: &Receiver<Option<Event>>,
) -> Result<()> {
    loop {
        pictures.show(|area, buffer| screen.draw(words, area, buffer))?;
        let event = match screen.wake() {
            None => receive.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(wake) => receive.recv_timeout(wake.saturating_duration_since(Instant::now())),
        };
        let now = Instant::now();
        let mut next = event;
        let mut stop = false;
        loop {
            let leaves = match next {
                Ok(Some(event)) if asks_to_stop(&event) => {
                    stop = true;
                    false
                }
                Ok(Some(Event::Key(key))) => screen.key(key, now),
                Ok(Some(_)) => false,
                Err(RecvTimeoutError::Timeout) => break,
                Ok(None) | Err(RecvTimeoutError::Disconnected) => true,
            };
            if leaves {
                return Ok(());
            }
            // All that has come meanwhile, before the next picture.
            next = receive.try_recv().map_err(|_| RecvTimeoutError::Timeout);
        }
        if stop {
            pictures.suspend(false)?;
        }
        screen.advance(now);
    }
}
