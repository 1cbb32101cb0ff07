//! Drawing dice, and lots such as cowrie shells.

use crate::terminal::DrawStyle;
use crate::terminal::theme::Painter;
use homestretch_rules::spec::DiceSpec;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The rows of a die that is drawn with pips.
pub(super) const ROWS: u16 = 5;
const COLUMNS: u16 = 9;

/// Draws dice side by side. Ordinary dice get pips if there is room. Lots are drawn as a row of
/// signs, face up or face down.
pub(super) fn draw(to: &mut Painter<'_>, spec: &DiceSpec, thrown: &[u8], area: Rect, look: Style) {
    let style = to.style;
    let room = u16::try_from(thrown.len()).unwrap_or(u16::MAX).saturating_mul(COLUMNS + 1);
    let ordinary = spec.lots == 0 && thrown.iter().all(|die| (1..=6).contains(die));
    if !ordinary || area.height < ROWS || room > area.width + 1 {
        let face =
            |die: &u8| if spec.lots > 0 { lots(spec, *die, style) } else { face(*die, style) };
        let text: Vec<String> = thrown.iter().map(face).collect();
        let middle = Rect { y: area.y + area.height / 2, height: area.height.min(1), ..area };
        return to.put(middle, &text.join(" "), look);
    }
    let pip = if style.unicode { '●' } else { 'o' };
    for (i, die) in thrown.iter().enumerate() {
        let x = area.x + i as u16 * (COLUMNS + 1);
        for (row, line) in die_lines(*die, pip, style.unicode).into_iter().enumerate() {
            to.buffer.set_string(x, area.y + row as u16, line, look);
        }
    }
}

fn face(die: u8, style: DrawStyle) -> String {
    match die {
        1..=6 if style.unicode => {
            let glyph = char::from_u32(0x2680 + u32::from(die) - 1).unwrap_or('?');
            format!("{glyph} {die}")
        }
        _ => format!("[{die}]"),
    }
}

/// The lots of a value, face up and face down, followed by the value.
fn lots(spec: &DiceSpec, value: u8, style: DrawStyle) -> String {
    let up = spec.values.iter().position(|v| *v == value).unwrap_or(0);
    let down = usize::from(spec.lots).saturating_sub(up);
    let (face_up, face_down) = if style.unicode { ("●", "○") } else { ("o", ".") };
    format!("{}{} = {value}", face_up.repeat(up), face_down.repeat(down))
}

/// The five lines of a die with pips.
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
    use super::*;
    use homestretch_rules::Rules;

    #[test]
    fn a_die_shows_as_many_pips_as_its_value() {
        for die in 1..=6 {
            let lines = die_lines(die, 'o', false).concat();
            assert_eq!(lines.matches('o').count(), usize::from(die));
        }
    }

    #[test]
    fn lots_show_how_many_are_face_up_and_the_value() {
        let plain = DrawStyle { colour: true, unicode: false };
        let pachisi = Rules::named("pachisi").unwrap();
        let dice = &pachisi.spec().dice;
        for (up, value) in dice.values.iter().enumerate() {
            let shown = lots(dice, *value, plain);
            assert_eq!(shown.matches('o').count(), up, "{shown}");
            assert_eq!(shown.matches('.').count(), usize::from(dice.lots) - up, "{shown}");
            assert!(shown.ends_with(&format!("= {value}")));
        }
    }
}
