//! Pictures on the terminal, one after the other.

use ratatui::DefaultTerminal;
use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::crossterm::cursor::{MoveTo, Show};
use ratatui::crossterm::event::{
    DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyModifiers,
};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};
use ratatui::layout::Rect;
use std::io::{IsTerminal, Result, Write, stdout};

/// The terminal and what it shows.
pub(crate) struct Pictures {
    terminal: DefaultTerminal,
    last: Buffer,
}

impl Pictures {
    /// Gives the terminal back and stops; comes back with the whole picture, and with the mouse if
    /// it is used.
    pub(crate) fn suspend(&mut self, mouse: bool) -> Result<()> {
        execute!(stdout(), DisableMouseCapture, Show)?;
        ratatui::try_restore()?;
        stop();
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All))?;
        if mouse {
            execute!(stdout(), EnableMouseCapture)?;
        }
        self.last = Buffer::default();
        // The next picture is compared with an empty one. `clear` would ask the terminal where the
        // cursor is, and the answer would go to the thread that waits for keys.
        self.terminal.swap_buffers();
        Ok(())
    }

    pub(crate) fn new(terminal: DefaultTerminal) -> Pictures {
        Pictures { terminal, last: Buffer::default() }
    }

    /// Gives the terminal back for good.
    pub(crate) fn end(mut self) {
        let shown = self.terminal.show_cursor();
        restore();
        if shown.is_err() {
            // The terminal is gone, and dropping this would complain of it to nobody.
            std::mem::forget(self.terminal);
        }
    }

    /// Shows the next picture.
    ///
    /// Only what differs from the last one is written. A row with letters that are made of several
    /// signs is written anew as a whole: terminals do not agree on how many columns such a letter
    /// takes, so a part of it could stay where another letter is written over it.
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
            for row in rows {
                for cell in buffer
                    .content
                    .iter_mut()
                    .skip(row * usize::from(area.width))
                    .take(area.width.into())
                {
                    cell.set_diff_option(CellDiffOption::AlwaysUpdate);
                }
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

/// Whether this is a terminal that pictures can be drawn on.
pub(crate) fn are_possible() -> bool {
    let simple = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
    std::io::stdin().is_terminal() && stdout().is_terminal() && !simple
}

/// Gives the terminal back. One that is gone has nothing left to be restored.
pub(crate) fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, Show);
    let _ = ratatui::try_restore();
}

/// Whether a key asks to stop until the shell says `fg`.
pub(crate) fn asks_to_stop(event: &Event) -> bool {
    let Event::Key(key) = event else { return false };
    key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL)
}

/// Stops the program and what was started with it, as the terminal does where it is not raw.
fn stop() {
    // Where there is no shell to come back from, nothing stops and the picture is drawn again.
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

/// The rows that differ and have letters of several signs, or had them.
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
