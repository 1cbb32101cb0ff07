//! The line protocols: every line of input is answered with one line of output. Bad input gets an
//! error as its answer.

use anyhow::Result;
use serde::Serialize;
use std::io::{BufRead, Write};

/// The longest accepted line. Longer lines are skipped and answered with an error.
const MAX_LINE_BYTES: usize = 4 << 20;

/// A protocol that answers lines.
pub trait LineProtocol {
    /// An answer, to be written as one line of JSON.
    type Reply: Serialize;

    /// The answer to one line.
    fn answer(&mut self, line: &str) -> Self::Reply;

    /// The error answer to a line that cannot be read, in the format of the protocol.
    fn unreadable(&mut self, reason: &str) -> Self::Reply;
}

/// Answers every line until the input ends. Skips empty lines.
pub fn answer_lines(
    mut input: impl BufRead,
    out: &mut impl Write,
    mut protocol: impl LineProtocol,
) -> Result<()> {
    let (mut line, mut written) = (Vec::new(), Vec::new());
    loop {
        line.clear();
        let read = read_line(&mut input, &mut line)?;
        if read == LineRead::End {
            return Ok(());
        }
        let reply = match std::str::from_utf8(&line) {
            _ if read == LineRead::TooLong => {
                protocol.unreadable(&format!("the line is longer than {MAX_LINE_BYTES} bytes"))
            }
            Err(_) => protocol.unreadable("the line is not UTF-8 text"),
            Ok(text) if text.trim().is_empty() => continue,
            Ok(text) => protocol.answer(text.trim()),
        };
        // A whole line in one write, because the reader waits for all of it.
        written.clear();
        serde_json::to_writer(&mut written, &reply)?;
        written.push(b'\n');
        out.write_all(&written)?;
        out.flush()?;
    }
}

#[derive(PartialEq, Eq)]
enum LineRead {
    Whole,
    TooLong,
    End,
}

fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<LineRead> {
    let mut any = false;
    let mut result = LineRead::Whole;
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok(if any { result } else { LineRead::End });
        }
        any = true;
        let end = chunk.iter().position(|b| *b == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        if line.len() + part.len() > MAX_LINE_BYTES {
            result = LineRead::TooLong;
        } else {
            line.extend_from_slice(part);
        }
        let used = end.map_or(chunk.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(result);
        }
    }
}
