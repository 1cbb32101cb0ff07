//! A pseudo-terminal that runs the program: sends keys, and reads the screen.

use crate::program::{DEADLINE, Program};
use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use std::fmt::Write as _;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use vt100::{Color, MouseProtocolMode, Screen};

/// The last bytes of every frame, which hide the cursor.
const PICTURE_END: &[u8] = b"\x1b[?25l";

pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const LEFT: &str = "\x1b[D";
pub(crate) const END: &str = "\x1b[F";

/// The running program on a terminal.
pub(crate) struct Terminal {
    child: Box<dyn Child>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    /// Bytes that were received but are not on the screen yet.
    coming: Vec<u8>,
    parser: vt100::Parser,
    /// All bytes that were shown so far.
    pub(crate) bytes: Vec<u8>,
}

/// The output of a program that has ended.
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) screen: Screen,
    pub(crate) bytes: Vec<u8>,
}

/// Starts the program on a terminal that is closed as soon as it shows something.
pub(crate) fn hang_up(program: &Program<'_>) -> ExitStatus {
    let pair = native_pty_system().openpty(size(100, 40)).unwrap();
    let mut child = pair.slave.spawn_command(command(program)).unwrap();
    let mut from = pair.master.try_clone_reader().unwrap();
    drop(pair.slave);
    let (send, shown) = channel();
    std::thread::spawn(move || {
        let (mut seen, mut bytes) = (Vec::<u8>::new(), [0; 1 << 12]);
        while !seen.windows(PICTURE_END.len()).any(|end| end == PICTURE_END) {
            let count = from.read(&mut bytes).unwrap();
            seen.extend(&bytes[..count]);
        }
        drop(from);
        let _ = send.send(());
    });
    if shown.recv_timeout(DEADLINE).is_err() {
        let _ = child.kill();
        panic!("the program has shown nothing after {DEADLINE:?}");
    }
    drop(pair.master);
    wait(&mut *child)
}

/// Waits for the end of the program.
fn wait(child: &mut dyn Child) -> ExitStatus {
    let end = Instant::now() + DEADLINE;
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        if Instant::now() > end {
            let _ = child.kill();
            panic!("the program has not ended after {DEADLINE:?}");
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn command(program: &Program<'_>) -> CommandBuilder {
    let mut command = CommandBuilder::from_argv(program.line.clone());
    command.env_clear();
    command.cwd(program.folder());
    for (name, value) in &program.env {
        command.env(name, value);
    }
    command
}

impl Terminal {
    pub(crate) fn start(program: &Program<'_>, columns: u16, rows: u16) -> Terminal {
        let pair = native_pty_system().openpty(size(columns, rows)).unwrap();
        let child = pair.slave.spawn_command(command(program)).unwrap();
        let mut from = pair.master.try_clone_reader().unwrap();
        let (send, output) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 1 << 16];
            // After the program has ended, reading fails instead of returning an end of file.
            while let Ok(count @ 1..) = from.read(&mut bytes) {
                if send.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal {
            child,
            keys: pair.master.take_writer().unwrap(),
            master: pair.master,
            output,
            coming: Vec::new(),
            parser: vt100::Parser::new(number(rows), number(columns), 0),
            bytes: Vec::new(),
        }
    }

    pub(crate) fn screen(&self) -> &Screen {
        self.parser.screen()
    }

    /// A row of the screen, from the top or, with a negative number, from the bottom.
    pub(crate) fn row(&self, row: i16) -> String {
        line(self.screen(), row)
    }

    /// Types keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Types keys and waits for the next complete frame.
    pub(crate) fn press_and_see(&mut self, keys: &str) {
        self.press(keys);
        self.next_picture();
    }

    /// Waits for the next complete frame.
    pub(crate) fn next_picture(&mut self) {
        let end = Instant::now() + DEADLINE;
        while !self.show_picture() {
            self.receive("the next picture", end);
        }
    }

    /// Waits until no more frames arrive.
    pub(crate) fn settle(&mut self) {
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(500)) {
            self.coming.extend(bytes);
        }
        while self.show_picture() {}
    }

    /// Waits until a complete frame meets a condition.
    pub(crate) fn wait(&mut self, what: &str, holds: impl Fn(&Screen) -> bool) {
        let end = Instant::now() + DEADLINE;
        while !holds(self.screen()) {
            while !self.show_picture() {
                self.receive(what, end);
            }
        }
    }

    /// Waits until a text is on the screen, even in an incomplete frame.
    pub(crate) fn wait_for_text(&mut self, text: &str) {
        let end = Instant::now() + DEADLINE;
        loop {
            while self.show_picture() {}
            let rest = std::mem::take(&mut self.coming);
            self.show(&rest);
            if self.screen().contents().contains(text) {
                return;
            }
            self.receive(text, end);
        }
    }

    /// Waits for a complete line that was not returned yet, and returns it.
    pub(crate) fn wait_for_line(&mut self, is_it: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + DEADLINE;
        loop {
            while let Some(at) = self.coming.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.coming.drain(..=at).collect();
                self.show(&line);
                let line = String::from_utf8(line).unwrap();
                if is_it(line.trim_end()) {
                    return line.trim_end().to_string();
                }
            }
            self.receive("line", end);
        }
    }

    /// Shows the received bytes up to the end of a frame, if there is one.
    fn show_picture(&mut self) -> bool {
        let ends = |at: &[u8]| at == PICTURE_END;
        let Some(at) = self.coming.windows(PICTURE_END.len()).position(ends) else { return false };
        let rest = self.coming.split_off(at + PICTURE_END.len());
        let picture = std::mem::replace(&mut self.coming, rest);
        self.show(&picture);
        true
    }

    fn show(&mut self, bytes: &[u8]) {
        self.parser.process(bytes);
        self.bytes.extend_from_slice(bytes);
    }

    fn receive(&mut self, what: &str, end: Instant) {
        match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
            Ok(bytes) => self.coming.extend(bytes),
            Err(RecvTimeoutError::Timeout) => self.fail(&format!("no {what} in time")),
            Err(RecvTimeoutError::Disconnected) => self.fail(&format!("ended without {what}")),
        }
    }

    fn fail(&mut self, why: &str) -> ! {
        let rest = std::mem::take(&mut self.coming);
        self.show(&rest);
        panic!("{why}; the screen is\n{}", dump(self.screen()));
    }

    /// Changes the size of the terminal.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        // Bytes that were already received were drawn for the old size.
        while self.show_picture() {}
        self.parser.set_size(number(rows), number(columns));
        self.master.resize(size(columns, rows)).unwrap();
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Sends a signal, given by its name, to the program.
    pub(crate) fn signal(&self, name: &str) {
        let pid = self.pid().to_string();
        let sent = std::process::Command::new("kill").args(["-s", name, &pid]).status();
        assert!(sent.unwrap().success());
    }

    /// Kills the program with `kill -9`, and returns the last complete frame.
    pub(crate) fn kill(mut self) -> Screen {
        // The `kill` of the child process would send SIGHUP.
        let child = self.child.downcast_mut::<std::process::Child>().unwrap();
        std::process::Child::kill(child).unwrap();
        while let Ok(bytes) = self.output.recv_timeout(DEADLINE) {
            self.coming.extend(bytes);
        }
        while self.show_picture() {}
        self.screen().clone()
    }

    /// Waits for the end of the program.
    pub(crate) fn end(mut self) -> Ended {
        let end = Instant::now() + DEADLINE;
        loop {
            match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.coming.extend(bytes),
                Err(RecvTimeoutError::Timeout) => self.fail("no end in time"),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        let rest = std::mem::take(&mut self.coming);
        self.show(&rest);
        let status = wait(&mut *self.child);
        let bytes = std::mem::take(&mut self.bytes);
        Ended { status, screen: self.screen().clone(), bytes }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        if let (Ok(None), Some(child)) =
            (self.child.try_wait(), self.child.downcast_mut::<std::process::Child>())
        {
            let _ = std::process::Child::kill(child);
            let _ = child.wait();
        }
    }
}

impl Ended {
    /// Whether the terminal is as it was before the program started.
    pub(crate) fn is_restored(&self) -> bool {
        let mouse = self.screen.mouse_protocol_mode() == MouseProtocolMode::None;
        !self.screen.alternate_screen() && !self.screen.hide_cursor() && mouse
    }
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn number(of: u16) -> NonZeroU16 {
    NonZeroU16::new(of).unwrap()
}

/// A row of a screen, from the top or, with a negative number, from the bottom.
pub(crate) fn line(screen: &Screen, row: i16) -> String {
    let (rows, columns) = screen.size();
    let row = if row < 0 { rows.get() as i16 + row } else { row };
    screen.rows(0, columns.get()).nth(row as usize).unwrap_or_default()
}

/// Every colour of a screen's cells.
pub(crate) fn colours(screen: &Screen) -> Vec<Color> {
    let (rows, columns) = screen.size();
    let cells = (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (row, column)));
    let cells = cells.filter_map(|(row, column)| screen.cell(row, column));
    let mut found = Vec::new();
    for colour in cells.flat_map(|cell| [cell.fgcolor(), cell.bgcolor()]) {
        if colour != Color::Default && !found.contains(&colour) {
            found.push(colour);
        }
    }
    found
}

/// The screen with a border, as it is shown when a test fails.
pub(crate) fn dump(screen: &Screen) -> String {
    let (_, columns) = screen.size();
    let mut text = String::new();
    for row in screen.rows(0, columns.get()) {
        let _ = writeln!(text, "|{row}");
    }
    text
}
