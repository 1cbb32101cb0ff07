//! Several tokens on one square, drawn with as much detail as there is room for.

use super::square_cells::Run;
use homestretch_rules::Seat;

/// A token on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    pub(super) seat: Seat,
    pub(super) token: usize,
    /// The text after its sign: its number, or the key that moves it.
    pub(super) label: String,
    pub(super) tone: Tone,
}

/// How a token looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    Plain,
    /// It may move.
    Marked,
    /// It would be captured.
    Captured,
}

/// Characters that are drawn together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) seat: Seat,
    pub(super) tone: Tone,
    pub(super) text: String,
}

impl Piece {
    pub(super) fn len(&self) -> u16 {
        self.text.chars().count() as u16
    }
}

/// How detailed tokens are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// Every token by itself, with a margin in its colour.
    Roomy,
    /// Every token by itself.
    Each,
    /// Each seat's sign once, followed by the labels of its tokens.
    Labels,
    /// Each seat's sign with a count.
    Count,
}

/// The pieces that show some tokens.
pub(super) fn pieces(tokens: &[Shown], detail: Detail, sign: impl Fn(Seat) -> char) -> Vec<Piece> {
    let each = |t: &Shown| piece(t, format!("{}{}", sign(t.seat), t.label));
    let roomy = |t: &Shown| piece(t, format!(" {}{} ", sign(t.seat), t.label));
    match detail {
        Detail::Roomy => return tokens.iter().map(roomy).collect(),
        Detail::Each => return tokens.iter().map(each).collect(),
        Detail::Labels | Detail::Count => {}
    }
    let same = |a: &Shown, b: &Shown| a.seat == b.seat && a.tone == b.tone;
    let mut groups: Vec<&[Shown]> = tokens.chunk_by(same).collect();
    // Counts come first, so that a count never follows the sign of another seat.
    groups.sort_by_key(|group| detail == Detail::Count && group.len() == 1);
    let text = |group: &[Shown]| {
        let first = &group[0];
        let labels: String = match first.tone {
            Tone::Captured => first.label.clone(),
            _ => group.iter().map(|t| t.label.as_str()).collect(),
        };
        match (detail, first.tone, group.len()) {
            (Detail::Count, Tone::Plain, 1) => sign(first.seat).to_string(),
            (Detail::Count, Tone::Plain, n) => format!("{n}{}", sign(first.seat)),
            (_, Tone::Captured, n) if n > 1 => format!("{n}{}{labels}", sign(first.seat)),
            _ if labels.is_empty() && group.len() > 1 => {
                format!("{}{}", group.len(), sign(first.seat))
            }
            _ => format!("{}{labels}", sign(first.seat)),
        }
    };
    groups.into_iter().map(|group| piece(&group[0], text(group))).collect()
}

fn piece(token: &Shown, text: String) -> Piece {
    Piece { seat: token.seat, tone: token.tone, text }
}

/// The places of pieces with these lengths, in as few neighbouring rows as possible: near the
/// middle, or near the bottom if `low`. None if the pieces do not fit.
pub(super) fn pack(lengths: &[u16], runs: &[Run], low: bool) -> Option<Vec<(u16, u16)>> {
    for rows in 1..=runs.len() {
        let last = runs.len() - rows;
        let wanted = if low { last } else { last / 2 };
        let mut starts: Vec<usize> = (0..=last).collect();
        starts.sort_by_key(|start| start.abs_diff(wanted));
        let found = starts.into_iter().find_map(|start| fill(lengths, &runs[start..start + rows]));
        if found.is_some() {
            return found;
        }
    }
    None
}

/// Puts every piece into the first row that still has room.
fn fill(lengths: &[u16], runs: &[Run]) -> Option<Vec<(u16, u16)>> {
    let mut used = vec![0; runs.len()];
    let mut rows = Vec::new();
    for length in lengths {
        let row = (0..runs.len()).find(|row| used[*row] + length <= runs[*row].len)?;
        rows.push((row, used[row]));
        used[row] += length;
    }
    let place = |(row, before): (usize, u16)| {
        let run = &runs[row];
        (run.col + (run.len - used[row]) / 2 + before, run.row)
    };
    Some(rows.into_iter().map(place).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(tokens: &[(u8, usize)], each: &str, labels: &str, count: &str) {
        let shown = |(seat, token): &(u8, usize)| Shown {
            seat: Seat(*seat),
            token: *token,
            label: token.to_string(),
            tone: Tone::Plain,
        };
        let tokens: Vec<Shown> = tokens.iter().map(shown).collect();
        let drawn = |detail| {
            let pieces = pieces(&tokens, detail, |seat| ['R', 'B'][seat.index()]);
            pieces.iter().map(|piece| piece.text.as_str()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(drawn(Detail::Each), each);
        assert_eq!(drawn(Detail::Labels), labels);
        assert_eq!(drawn(Detail::Count), count);
    }

    #[test]
    fn tokens_are_drawn_one_by_one_or_grouped_by_seat() {
        check(&[(0, 2)], "R2", "R2", "R");
        check(&[(0, 1), (0, 4), (1, 3)], "R1 R4 B3", "R14 B3", "2R B");
        check(&[(0, 1), (1, 2), (1, 3)], "R1 B2 B3", "R1 B23", "2B R");
    }

    #[test]
    fn pieces_take_few_rows_and_are_centred() {
        let run = |row, len| Run { row, col: 10, len };
        assert_eq!(pack(&[2], &[run(0, 4)], false), Some(vec![(11, 0)]));
        assert_eq!(pack(&[2, 2], &[run(0, 3), run(1, 3)], false), Some(vec![(10, 0), (10, 1)]));
        assert_eq!(pack(&[2], &[run(0, 3), run(1, 3)], true), Some(vec![(10, 1)]));
        assert_eq!(pack(&[2, 2], &[run(0, 3)], false), None);
    }
}
