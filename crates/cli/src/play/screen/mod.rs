//! The full screen: one loop that waits for keys, bots and the next moment that counts.

mod dice;
mod draw;
mod game;
mod help;
mod keys;
mod players;
mod podium;
#[cfg(test)]
mod tests;

use super::form::looks::window;
use super::form::{Form, Pace, Step};
use super::session::{Answer, Session, SetUp};
use super::talk::reason;
use crate::board;
use crate::pictures::{Pictures, asks_to_stop};
use crate::say;
use crate::words::Words;
use anyhow::{Context, Result, anyhow};
use game::Game;
use homestretch_table::Refusal;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Instant;

/// What the loop waits for.
pub(super) enum Happening {
    /// A key, the mouse, or another size.
    Terminal(Event),
    /// A bot has thought.
    Bot(Answer),
    /// The system wants us to end.
    End,
}

/// What is on the screen.
pub(super) enum Mode {
    /// A game is set up.
    Form(Box<Form>),
    /// A game is played.
    Game(Box<Game>),
}

impl Mode {
    /// A game that begins or goes on.
    pub(super) fn game(words: &Words, session: Session, pace: Pace) -> Mode {
        Mode::Game(Box::new(Game::new(words, session, pace)))
    }
}

/// The whole screen.
pub(super) struct App<'a> {
    words: &'a Words,
    style: board::Style,
    mode: Mode,
    /// Where new games are saved, if the person has said so.
    save: Option<&'a Path>,
    send: Sender<Happening>,
    /// The keys of the form are shown.
    help: bool,
    over: bool,
    /// The person wants to do something else in the shell.
    stop: bool,
}

/// Shows the screen until the person leaves. Whatever happens, the terminal is as it was after it.
pub(super) fn run<'a>(
    words: &'a Words,
    style: board::Style,
    save: Option<&'a Path>,
    mode: impl FnOnce() -> Result<Mode>,
) -> Result<Option<Session>> {
    let (send, receive) = channel();
    let mut app = App {
        words,
        style,
        mode: mode()?,
        save,
        send: send.clone(),
        help: false,
        over: false,
        stop: false,
    };
    let end = send.clone();
    // A signal that cannot be caught ends the program all the same; the game is saved.
    let _ = ctrlc::set_handler(move || {
        let _ = end.send(Happening::End);
    });
    let terminal = ratatui::try_init().context("the terminal cannot be used; try --plain")?;
    let mut pictures = Pictures::new(terminal);
    let mouse = execute!(std::io::stdout(), event::EnableMouseCapture);
    std::thread::spawn(move || {
        while let Ok(event) = event::read() {
            if send.send(Happening::Terminal(event)).is_err() {
                return;
            }
        }
        let _ = send.send(Happening::End);
    });
    let ended = mouse.map_err(Into::into).and_then(|()| app.run(&mut pictures, &receive));
    pictures.end();
    ended?;
    Ok(match app.mode {
        Mode::Game(game) => Some(game.session),
        Mode::Form(_) => None,
    })
}

impl App<'_> {
    fn run(&mut self, pictures: &mut Pictures, receive: &Receiver<Happening>) -> Result<()> {
        loop {
            self.advance(Instant::now());
            pictures.show(|area, buffer| self.draw(area, buffer))?;
            let next = match self.wake() {
                None => receive.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(wake) => receive.recv_timeout(wake.saturating_duration_since(Instant::now())),
            };
            match next {
                Ok(happening) => self.handle(happening)?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            // All that has come meanwhile, before the next picture.
            while let Ok(happening) = receive.try_recv() {
                self.handle(happening)?;
            }
            if self.over {
                return Ok(());
            }
            if std::mem::take(&mut self.stop) {
                pictures.suspend(true)?;
            }
        }
    }

    /// When something is to happen without a key.
    fn wake(&self) -> Option<Instant> {
        match &self.mode {
            Mode::Form(_) => None,
            Mode::Game(game) => game.wake(),
        }
    }

    fn advance(&mut self, now: Instant) {
        if let Mode::Game(game) = &mut self.mode {
            game.advance(self.words, &self.send, now);
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        match &mut self.mode {
            Mode::Form(form) => {
                form.draw(self.words, area, buffer);
                if self.help {
                    let title = say!(self.words, "help-title");
                    window(&title, &say!(self.words, "setup-help"), self.style, area, buffer);
                }
            }
            Mode::Game(game) => game.draw(self.words, self.style, area, buffer),
        }
        if !self.style.unicode {
            only_ascii(self.words, buffer);
        }
    }

    fn handle(&mut self, happening: Happening) -> Result<()> {
        match happening {
            Happening::End => self.over = true,
            Happening::Terminal(Event::Key(key)) if key.kind == KeyEventKind::Release => {}
            Happening::Terminal(event) if asks_to_stop(&event) => self.stop = true,
            Happening::Terminal(event) => match &mut self.mode {
                Mode::Form(form) => {
                    let step = match event {
                        Event::Key(_) | Event::Mouse(_) if std::mem::take(&mut self.help) => {
                            Step::Stay
                        }
                        Event::Key(key) => form.key(self.words, key),
                        Event::Mouse(mouse) => form.mouse(self.words, mouse),
                        _ => Step::Stay,
                    };
                    self.after_form(step)?;
                }
                Mode::Game(game) => self.over = game.event(self.words, event, Instant::now()),
            },
            Happening::Bot(answer) => {
                if let Mode::Game(game) = &mut self.mode {
                    game.bot(self.words, answer, Instant::now());
                }
            }
        }
        Ok(())
    }

    fn after_form(&mut self, step: Step) -> Result<()> {
        let pace = match &self.mode {
            Mode::Form(form) => form.pace(),
            Mode::Game(game) => game.pace(),
        };
        match step {
            Step::Stay => {}
            Step::Help => self.help = true,
            Step::Leave => self.over = true,
            Step::Start(set_up) => {
                let session = begin(self.words, &set_up, self.save)?;
                self.mode = Mode::game(self.words, session, pace);
            }
            Step::Load(file) => {
                let session = super::load(self.words, &file)?;
                self.mode = Mode::game(self.words, session, pace);
            }
        }
        Ok(())
    }
}

/// Names and rules come from no message: their letters are made such that the terminal has them.
fn only_ascii(words: &Words, buffer: &mut Buffer) {
    for cell in buffer.content.iter_mut().filter(|cell| !cell.symbol().is_ascii()) {
        let shown = words.shown(cell.symbol());
        cell.set_symbol(shown.get(..1).unwrap_or(" "));
    }
}

/// Starts a game and saves it; if that is not possible it is played unsaved, and says so.
pub(super) fn begin(words: &Words, set_up: &SetUp, save: Option<&Path>) -> Result<Session> {
    let mut session = Session::start(set_up).map_err(|refusal| match refusal {
        Refusal::BadName => anyhow!(say!(words, "refused-name")),
        other => anyhow!(other),
    })?;
    match save {
        Some(file) => session.save_as(file).map_err(|error| {
            let (file, reason) = (file.display().to_string(), reason(words, &(&error).into()));
            anyhow!(say!(words, "trouble-not-written", file = file, reason = reason))
        })?,
        None => super::save::in_folder(&mut session),
    }
    Ok(session)
}
