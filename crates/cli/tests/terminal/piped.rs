//! The program with pipes: it prints questions as lines and reads answers as lines.

use crate::process;
use crate::program::{DEADLINE, Program};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Instant;

/// The running program with pipes.
pub(crate) struct Piped {
    child: Child,
    answers: Option<ChildStdin>,
    lines: Receiver<String>,
    errors: Option<std::thread::JoinHandle<String>>,
    /// All lines so far.
    pub(crate) told: Vec<String>,
}

/// The output of a program that has ended.
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) told: Vec<String>,
    pub(crate) errors: String,
}

impl Piped {
    pub(crate) fn start(program: &Program<'_>) -> Piped {
        let mut child = Command::new(&program.line[0])
            .args(&program.line[1..])
            .env_clear()
            .envs(&program.env)
            .current_dir(program.folder())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let from = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in from.lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        let mut stderr = child.stderr.take().unwrap();
        let errors = std::thread::spawn(move || {
            let mut text = String::new();
            let _ = stderr.read_to_string(&mut text);
            text
        });
        let answers = child.stdin.take();
        Piped { child, answers, lines, errors: Some(errors), told: Vec::new() }
    }

    /// The next line; None at the end.
    pub(crate) fn line(&mut self) -> Option<String> {
        match self.lines.recv_timeout(DEADLINE) {
            Ok(line) => {
                self.told.push(line.clone());
                Some(line)
            }
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => {
                panic!("no line in time after\n{}", self.told.join("\n"))
            }
        }
    }

    /// Sends a line. Ignores a program that has ended.
    pub(crate) fn answer(&mut self, line: &str) {
        if let Some(to) = &mut self.answers {
            let _ = to.write_all(format!("{line}\n").as_bytes());
        }
    }

    /// Reads up to the next question, and returns the usual answer to it.
    pub(crate) fn question(&mut self) -> Option<&'static str> {
        loop {
            if let Some(answer) = usual_answer(&self.line()?) {
                return Some(answer);
            }
        }
    }

    /// Answers a question with `board`, which prints one line per seat.
    pub(crate) fn board(&mut self, seats: usize) -> Vec<String> {
        self.answer("board");
        let mut board = Vec::new();
        while board.len() < seats {
            board.extend(self.line().filter(|line| !is_option(line)));
        }
        board
    }

    /// Answers all questions to the end.
    pub(crate) fn play(mut self) -> Ended {
        while let Some(answer) = self.question() {
            self.answer(answer);
        }
        self.end()
    }

    /// Kills the program with `kill -9`, and returns its output so far.
    pub(crate) fn kill(mut self) -> Ended {
        self.child.kill().unwrap();
        self.end()
    }

    /// Closes the input and waits for the end.
    pub(crate) fn end(mut self) -> Ended {
        self.answers = None;
        let begin = Instant::now();
        while self.line().is_some() {
            assert!(begin.elapsed() < DEADLINE, "no end in time");
        }
        let status = process::wait(&mut self.child);
        let errors = self.errors.take().unwrap().join().unwrap();
        Ended { status, told: std::mem::take(&mut self.told), errors }
    }
}

impl Drop for Piped {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Whether a line is one of the numbered moves of a question.
pub(crate) fn is_option(line: &str) -> bool {
    line.split_once(": ").is_some_and(|(number, _)| number.parse::<u32>().is_ok())
}

/// The answer to a line, if it is a question: rolls the dice, plays the first move, and declines
/// another game.
pub(crate) fn usual_answer(line: &str) -> Option<&'static str> {
    let ends = |with: &str| line.ends_with(with);
    if ends("press Enter to roll.") || ends("press Enter to roll for the first turn.") {
        Some("")
    } else if ends("Type its number.") || ends("Type the number.") {
        Some("1")
    } else if line == "Another game? Yes or no." {
        Some("no")
    } else {
        None
    }
}
