//! One line in, one line out: the shape of the line protocols. Bad input is answered, never fatal.

use anyhow::Result;
use serde_json::Value;
use std::io::{BufRead, Write};

/// Longest line that is read; the rest of a longer one is skipped.
const MAX_LINE: usize = 4 << 20;

/// Something that answers lines.
pub trait Answer {
    /// The answer to one line.
    fn answer(&mut self, line: &str) -> Value;

    /// The answer to a line that cannot be read, in the protocol's own form.
    fn unreadable(&mut self, reason: &str) -> Value;
}

/// Answers every line until the input ends. Empty lines are skipped.
pub fn answer(mut input: impl BufRead, out: &mut impl Write, mut to: impl Answer) -> Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let whole = read_line(&mut input, &mut line)?;
        if whole == Line::End {
            return Ok(());
        }
        let reply = match std::str::from_utf8(&line) {
            _ if whole == Line::TooLong => {
                to.unreadable(&format!("the line is longer than {MAX_LINE} bytes"))
            }
            Err(_) => to.unreadable("the line is not UTF-8 text"),
            Ok(text) if text.trim().is_empty() => continue,
            Ok(text) => to.answer(text.trim()),
        };
        writeln!(out, "{reply}")?;
        out.flush()?;
    }
}

#[derive(PartialEq, Eq)]
enum Line {
    Whole,
    TooLong,
    End,
}

fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<Line> {
    let mut any = false;
    let mut result = Line::Whole;
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok(if any { result } else { Line::End });
        }
        any = true;
        let end = chunk.iter().position(|b| *b == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        if line.len() + part.len() > MAX_LINE {
            result = Line::TooLong;
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
