//! Dice as one sees them on a table.

use crate::board;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The rows of a die that is drawn with its pips.
pub(super) const ROWS: u16 = 5;
const COLUMNS: u16 = 9;

/// Draws dice side by side, with pips where there is room and these are ordinary dice.
pub(super) fn draw(dice: &[u8], area: Rect, buffer: &mut Buffer, style: board::Style, look: Style) {
    let room = u16::try_from(dice.len()).unwrap_or(u16::MAX).saturating_mul(COLUMNS + 1);
    let ordinary = dice.iter().all(|die| (1..=6).contains(die));
    if !ordinary || area.height < ROWS || room > area.width + 1 {
        let text: Vec<String> = dice.iter().map(|die| face(*die, style)).collect();
        buffer.set_stringn(area.x, area.y, text.join(" "), area.width.into(), look);
        return;
    }
    let pip = if style.unicode { '●' } else { 'o' };
    for (i, die) in dice.iter().enumerate() {
        let x = area.x + i as u16 * (COLUMNS + 1);
        for (row, line) in die_lines(*die, pip, style.unicode).into_iter().enumerate() {
            buffer.set_string(x, area.y + row as u16, line, look);
        }
    }
}

fn face(die: u8, style: board::Style) -> String {
    match die {
        1..=6 if style.unicode => {
            let glyph = char::from_u32(0x2680 + u32::from(die) - 1).unwrap_or('?');
            format!("{glyph} {die}")
        }
        _ => format!("[{die}]"),
    }
}

/// A die with its pips, in five lines.
fn die_lines(die: u8, pip: char, unicode: bool) -> [String; 5] {
    let at = |shown: bool| if shown { pip } else { ' ' };
    let row = |left: bool, middle: bool, right: bool| {
        let side = if unicode { '│' } else { '|' };
        format!("{side} {} {} {} {side}", at(left), at(middle), at(right))
    };
    let (top, bottom) = match unicode {
        true => ("╭───────╮", "╰───────╯"),
        false => ("+-------+", "+-------+"),
    };
    let (two, four, six, odd) = (die >= 2, die >= 4, die == 6, die % 2 == 1);
    [top.into(), row(two, false, four), row(six, odd, six), row(four, false, two), bottom.into()]
}

#[cfg(test)]
mod tests {
    use super::die_lines;

    #[test]
    fn a_die_shows_as_many_pips_as_it_says() {
        for die in 1..=6 {
            let lines = die_lines(die, 'o', false).concat();
            assert_eq!(lines.matches('o').count(), usize::from(die));
        }
    }
}
