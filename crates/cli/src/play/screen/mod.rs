//! The full screen: one loop that waits for keys, for bots and for the next moment at which
//! something is due.

mod dice;
mod draw;
mod game;
mod help;
mod keys;
mod players;
mod podium;

use super::form::{Form, FormAction};
use super::pace::GamePace;
use super::session::{BotAnswer, Session};
use super::start::{begin, load};
use crate::say;
use crate::terminal::DrawStyle;
use crate::terminal::display::{Display, is_suspend, wait};
use crate::terminal::theme::Painter;
use crate::words::Words;
use anyhow::{Context, Result};
use game::GameScreen;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyEventKind};
use ratatui::layout::Rect;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

/// An event that the loop waits for.
pub(super) enum ScreenEvent {
    /// A key, the mouse, or a new size.
    Terminal(Event),
    /// A bot has decided.
    Bot(BotAnswer),
    /// The program has to end.
    End,
}

/// The current screen.
pub(crate) enum ScreenMode {
    /// A game is being set up.
    Form(Box<Form>),
    /// A game is being played.
    Game(Box<GameScreen>),
}

impl ScreenMode {
    /// The screen of a game that starts or continues.
    pub(crate) fn game(words: &Words, session: Session, pace: GamePace) -> ScreenMode {
        ScreenMode::Game(Box::new(GameScreen::new(words, session, pace)))
    }
}

/// The whole screen and its state.
pub(super) struct App<'a> {
    words: &'a Words,
    style: DrawStyle,
    mode: ScreenMode,
    /// The file that new games are saved in, if one was named.
    save: Option<&'a Path>,
    send: Sender<ScreenEvent>,
    /// Whether the help of the form is shown.
    help: bool,
    /// Whether the program has to end.
    over: bool,
    /// Whether the program has to be suspended.
    stop: bool,
}

/// Shows the screen until the person leaves, and restores the terminal. Returns the game that was
/// being played.
pub(crate) fn run<'a>(
    words: &'a Words,
    style: DrawStyle,
    save: Option<&'a Path>,
    mode: impl FnOnce() -> Result<ScreenMode>,
) -> Result<Option<Session>> {
    let (send, receive) = channel();
    let mode = mode()?;
    let wrap = |event: Option<Event>| event.map_or(ScreenEvent::End, ScreenEvent::Terminal);
    let mut display =
        Display::open(&send, wrap, true).context("the terminal cannot be used; try --plain")?;
    let (help, over, stop) = (false, false, false);
    let mut app = App { words, style, mode, save, send, help, over, stop };
    let ended = app.run(&mut display, &receive);
    display.close();
    ended?;
    Ok(match app.mode {
        ScreenMode::Game(game) => Some(game.session),
        ScreenMode::Form(_) => None,
    })
}

impl App<'_> {
    fn run(&mut self, display: &mut Display, receive: &Receiver<ScreenEvent>) -> Result<()> {
        loop {
            self.advance(Instant::now());
            display.show(|area, buffer| self.draw(area, buffer))?;
            let Some(events) = wait(receive, self.wake()) else { return Ok(()) };
            for event in events {
                self.handle(event)?;
            }
            if self.over {
                return Ok(());
            }
            if std::mem::take(&mut self.stop) {
                display.suspend()?;
            }
        }
    }

    /// When the next thing happens without a key.
    fn wake(&self) -> Option<Instant> {
        match &self.mode {
            ScreenMode::Form(_) => None,
            ScreenMode::Game(game) => game.wake(),
        }
    }

    fn advance(&mut self, now: Instant) {
        if let ScreenMode::Game(game) = &mut self.mode {
            game.advance(self.words, &self.send, now);
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        match &mut self.mode {
            ScreenMode::Form(form) => {
                form.draw(self.words, area, buffer);
                if self.help {
                    let (words, style) = (self.words, self.style);
                    let title = say!(words, "help-title");
                    let mut to = Painter { words, style, buffer };
                    to.window(&title, &say!(words, "setup-help"), area);
                }
            }
            ScreenMode::Game(game) => game.draw(self.words, self.style, area, buffer),
        }
        if !self.style.unicode {
            only_ascii(self.words, buffer);
        }
    }

    fn handle(&mut self, happening: ScreenEvent) -> Result<()> {
        match happening {
            ScreenEvent::End => self.over = true,
            ScreenEvent::Terminal(Event::Key(key)) if key.kind == KeyEventKind::Release => {}
            ScreenEvent::Terminal(event) if is_suspend(&event) => self.stop = true,
            ScreenEvent::Terminal(event) => match &mut self.mode {
                ScreenMode::Form(form) => {
                    let step = match event {
                        Event::Key(_) | Event::Mouse(_) if std::mem::take(&mut self.help) => {
                            FormAction::Stay
                        }
                        Event::Key(key) => form.key(self.words, key),
                        Event::Mouse(mouse) => form.mouse(self.words, mouse),
                        _ => FormAction::Stay,
                    };
                    self.after_form(step)?;
                }
                ScreenMode::Game(game) => self.over = game.event(self.words, event, Instant::now()),
            },
            ScreenEvent::Bot(answer) => {
                if let ScreenMode::Game(game) = &mut self.mode {
                    game.bot(self.words, answer, Instant::now());
                }
            }
        }
        Ok(())
    }

    fn after_form(&mut self, step: FormAction) -> Result<()> {
        let pace = match &self.mode {
            ScreenMode::Form(form) => form.pace,
            ScreenMode::Game(game) => game.pace,
        };
        match step {
            FormAction::Stay => {}
            FormAction::Help => self.help = true,
            FormAction::Leave => self.over = true,
            FormAction::Start(setup) => {
                let session = begin(self.words, &setup, self.save)?;
                self.mode = ScreenMode::game(self.words, session, pace);
            }
            FormAction::Load(file) => {
                let session = load(self.words, &file)?;
                self.mode = ScreenMode::game(self.words, session, pace);
            }
        }
        Ok(())
    }
}

/// Replaces all letters that are not ASCII. Names and variant files can contain any letters, unlike
/// the messages.
fn only_ascii(words: &Words, buffer: &mut Buffer) {
    for cell in buffer.content.iter_mut().filter(|cell| !cell.symbol().is_ascii()) {
        let shown = words.shown(cell.symbol());
        cell.set_symbol(shown.get(..1).unwrap_or(" "));
    }
}

#[cfg(test)]
mod tests;
