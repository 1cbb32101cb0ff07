//! The full screen: switching the terminal to it and back, drawing frames, waiting for events.

use ratatui::DefaultTerminal;
use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::crossterm::cursor::{MoveTo, Show};
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyModifiers,
};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};
use ratatui::layout::Rect;
use std::io::{IsTerminal, Result, Write, stdout};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Instant;

/// The terminal in full-screen mode, and the frame that it shows.
pub(crate) struct Display {
    terminal: DefaultTerminal,
    last: Buffer,
    mouse: bool,
}

impl Display {
    /// Switches to the full screen and sends all events to the channel: `Some` for an event of the
    /// terminal, `None` when the program has to end.
    pub(crate) fn open<E: Send + 'static>(
        send: &Sender<E>,
        wrap: fn(Option<Event>) -> E,
        mouse: bool,
    ) -> Result<Display> {
        let end = send.clone();
        // A signal that cannot be caught ends the program without this handler.
        let _ = ctrlc::set_handler(move || {
            let _ = end.send(wrap(None));
        });
        let terminal = ratatui::try_init().inspect_err(|_| restore())?;
        let display = Display { terminal, last: Buffer::default(), mouse };
        if mouse && let Err(error) = execute!(stdout(), EnableMouseCapture) {
            display.close();
            return Err(error);
        }
        let send = send.clone();
        std::thread::spawn(move || {
            while let Ok(event) = event::read() {
                if send.send(wrap(Some(event))).is_err() {
                    return;
                }
            }
            let _ = send.send(wrap(None));
        });
        Ok(display)
    }

    /// Restores the terminal and stops the program until the shell continues it. Then returns to
    /// the full screen, where the next frame is drawn completely.
    pub(crate) fn suspend(&mut self) -> Result<()> {
        execute!(stdout(), DisableMouseCapture, Show)?;
        ratatui::try_restore()?;
        stop();
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All))?;
        if self.mouse {
            execute!(stdout(), EnableMouseCapture)?;
        }
        self.last = Buffer::default();
        // Compare the next frame with an empty one. `clear` would ask the terminal for the cursor
        // position, and the thread that waits for keys would receive the answer.
        self.terminal.swap_buffers();
        Ok(())
    }

    /// Restores the terminal for good.
    pub(crate) fn close(mut self) {
        let shown = self.terminal.show_cursor();
        restore();
        if shown.is_err() {
            // The terminal is gone. Dropping the value would print an error that nobody sees.
            std::mem::forget(self.terminal);
        }
    }

    /// Draws the next frame.
    ///
    /// Only the cells that differ from the last frame are written. A row with letters of several
    /// code points is written completely: terminals disagree about the width of such letters, so a
    /// part of one could remain beside the letter that replaces it.
    pub(crate) fn show(&mut self, draw: impl FnOnce(Rect, &mut Buffer)) -> Result<()> {
        let last = &mut self.last;
        let mut cleared = Ok(());
        let mut some = false;
        self.terminal.draw(|frame| {
            let (area, buffer) = (frame.area(), frame.buffer_mut());
            draw(area, buffer);
            let rows = unsure_rows(last, buffer);
            last.clone_from(buffer);
            some = !rows.is_empty();
            cleared = clear(&rows);
            let width = usize::from(area.width);
            for cell in rows.iter().flat_map(|row| row * width..(row + 1) * width) {
                buffer.content[cell].set_diff_option(CellDiffOption::AlwaysUpdate);
            }
        })?;
        cleared?;
        if some {
            queue!(stdout(), EndSynchronizedUpdate)?;
            stdout().flush()?;
        }
        Ok(())
    }
}

/// Waits for an event until `wake`, and returns all events that have arrived. `None` means that no
/// more events can arrive.
pub(crate) fn wait<E>(receive: &Receiver<E>, wake: Option<Instant>) -> Option<Vec<E>> {
    let first = match wake {
        None => receive.recv().map_err(|_| RecvTimeoutError::Disconnected),
        Some(wake) => receive.recv_timeout(wake.saturating_duration_since(Instant::now())),
    };
    match first {
        Ok(event) => Some(std::iter::once(event).chain(receive.try_iter()).collect()),
        Err(RecvTimeoutError::Timeout) => Some(Vec::new()),
        Err(RecvTimeoutError::Disconnected) => None,
    }
}

/// Whether the program runs on a terminal that supports the full screen.
pub(crate) fn is_possible() -> bool {
    let simple = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
    std::io::stdin().is_terminal() && stdout().is_terminal() && !simple
}

/// Restores the terminal. Errors are ignored: a terminal that is gone needs nothing.
fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, Show);
    let _ = ratatui::try_restore();
}

/// Whether the event is Ctrl-Z, which suspends the program until the shell continues it.
pub(crate) fn is_suspend(event: &Event) -> bool {
    let Event::Key(key) = event else { return false };
    key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL)
}

/// Stops the whole process group, as Ctrl-Z does on a terminal that is not in raw mode.
fn stop() {
    // Without a shell nothing stops, and the frame is drawn again.
    let _ = std::process::Command::new("kill").args(["-TSTP", "0"]).status();
}

fn clear(rows: &[usize]) -> Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    queue!(stdout(), BeginSynchronizedUpdate)?;
    for row in rows {
        queue!(stdout(), MoveTo(0, *row as u16), Clear(ClearType::CurrentLine))?;
    }
    Ok(())
}

/// The rows that differ and contain, or contained, letters of several code points.
fn unsure_rows(last: &Buffer, next: &Buffer) -> Vec<usize> {
    if last.area != next.area || next.area.width == 0 {
        return Vec::new();
    }
    let unsure = |row: &[ratatui::buffer::Cell]| {
        row.iter().any(|cell| cell.symbol().chars().nth(1).is_some())
    };
    let width = usize::from(next.area.width);
    let rows = last.content.chunks(width).zip(next.content.chunks(width)).enumerate();
    let rows = rows.filter(|(_, (last, next))| last != next && (unsure(last) || unsure(next)));
    rows.map(|(row, _)| row).collect()
}
