//! The characters and colours of the board.

use crate::terminal::DrawStyle;
use homestretch_rules::layout::{Layout, SquareEffect};
use homestretch_rules::{LinkKind, Seat};
use ratatui::style::{Color, Modifier, Style};

/// The shapes of the seats' tokens.
const SHAPES: [char; 6] = ['●', '■', '▲', '◆', '✚', '♠'];

/// A seat's colours, as indices into the 256 colours that nearly every terminal supports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Paint {
    /// The background of its tokens.
    strong: u8,
    /// The frame of its yard.
    frame: u8,
    /// The text on its tokens and frame.
    text: u8,
    /// Its squares, in two alternating shades so that neighbours differ.
    soft: [u8; 2],
    /// The text on its squares.
    ink: u8,
}

// Other colours of the board.
pub(super) const BOARD: u8 = 238;
pub(super) const TRACK: [u8; 2] = [254, 251];
pub(super) const PAPER: u8 = 255;
pub(super) const INK: u8 = 235;
pub(super) const FAINT: u8 = 243;
const MARKED: u8 = 51;
const LANDING: u8 = 123;
const LAST_MOVE_COLOUR: u8 = 147;

const NAMED_PAINTS: [(&str, Paint); 10] = [
    ("red", Paint { strong: 160, frame: 124, text: 231, soft: [217, 210], ink: 88 }),
    ("blue", Paint { strong: 26, frame: 24, text: 231, soft: [153, 117], ink: 18 }),
    ("green", Paint { strong: 28, frame: 22, text: 231, soft: [157, 114], ink: 22 }),
    ("yellow", Paint { strong: 220, frame: 178, text: 16, soft: [229, 222], ink: 94 }),
    ("purple", Paint { strong: 127, frame: 90, text: 231, soft: [225, 182], ink: 90 }),
    ("orange", Paint { strong: 166, frame: 130, text: 231, soft: [223, 216], ink: 94 }),
    ("olive", Paint { strong: 100, frame: 58, text: 231, soft: [192, 149], ink: 58 }),
    ("indigo", Paint { strong: 18, frame: 17, text: 231, soft: [147, 104], ink: 17 }),
    ("white", Paint { strong: 231, frame: 187, text: 16, soft: [230, 187], ink: 58 }),
    ("black", Paint { strong: 16, frame: 235, text: 231, soft: [245, 242], ink: 16 }),
];

/// The colours of a seat by the name of its colour. An unknown name gets one of the usual colours.
pub(super) fn paint(colour: &str, seat: Seat) -> Paint {
    let named = NAMED_PAINTS.iter().find(|(name, _)| *name == colour);
    named.unwrap_or(&NAMED_PAINTS[seat.index() % 6]).1
}

/// The shape of a seat's tokens.
pub(super) fn shape(seat: Seat) -> char {
    SHAPES[seat.index() % SHAPES.len()]
}

/// A letter for each seat: the first letter of its colour that no earlier seat has.
pub(super) fn letters(layout: &Layout) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    for seat in &layout.seats {
        let name = seat.colour.chars().map(|c| c.to_ascii_lowercase());
        let mut all = name.filter(char::is_ascii_lowercase).chain('a'..='z');
        letters.extend(all.find(|letter| !letters.contains(letter)));
    }
    letters
}

/// The letter on a square with an effect on tokens.
pub fn effect_sign(effect: SquareEffect) -> char {
    match effect {
        SquareEffect::Skip => 'z',
        SquareEffect::Swap => 'x',
        SquareEffect::Shield => 's',
        SquareEffect::SecondThrow => 't',
        SquareEffect::ChosenRoll => 'c',
    }
}

/// The sign on the square where a link starts.
pub fn link_sign(kind: LinkKind, style: DrawStyle) -> char {
    let sign = match kind {
        LinkKind::Snake => Sign('↓', 'v'),
        LinkKind::Ladder => Sign('↑', '^'),
        LinkKind::Jump => Sign('»', '>'),
        LinkKind::Flight => Sign('⇒', '='),
    };
    sign.glyph(style)
}

/// The sign of a captured token.
pub fn captured_sign(style: DrawStyle) -> char {
    Sign::CAPTURED.glyph(style)
}

/// A sign as a Unicode and an ASCII character.
#[derive(Clone, Copy)]
pub(super) struct Sign(char, char);

impl Sign {
    pub(super) const SAFE: Sign = Sign('★', '*');
    pub(super) const ROSETTE: Sign = Sign('✿', '@');
    pub(super) const SLOT: Sign = Sign('○', '.');
    pub(super) const LANDING: Sign = Sign('◎', 'o');
    pub(super) const LAST: Sign = Sign('•', '\'');
    pub(super) const CAPTURED: Sign = Sign('✗', '!');
    pub(super) const TURN: Sign = Sign('▶', '>');
    pub(super) const EDGE: Sign = Sign('│', '|');

    pub(super) fn glyph(self, style: DrawStyle) -> char {
        if style.unicode { self.0 } else { self.1 }
    }
}

impl Paint {
    /// The style of a token.
    pub(super) fn token(&self, style: DrawStyle) -> Style {
        let look = Style::new().add_modifier(Modifier::BOLD);
        if style.colour { look.fg(colour(self.text)).bg(colour(self.strong)) } else { look }
    }

    /// The style of the yard's frame.
    pub(super) fn frame(&self) -> Style {
        Style::new().fg(colour(self.text)).bg(colour(self.frame))
    }

    /// The style of the yard's inside.
    pub(super) fn paper(&self) -> Style {
        Style::new().fg(colour(self.ink)).bg(colour(PAPER))
    }

    /// The style of a square in the seat's colour.
    pub(super) fn square(&self, number: usize) -> Style {
        Style::new().fg(colour(self.ink)).bg(colour(self.soft[number % 2]))
    }

    /// The colour of a line that belongs to the seat.
    pub(super) fn ink(&self) -> Color {
        colour(self.ink)
    }
}

/// The style of a token that may move.
pub(super) fn marked(style: DrawStyle) -> Style {
    let look = Style::new().add_modifier(Modifier::BOLD);
    if style.colour {
        look.fg(colour(16)).bg(colour(MARKED))
    } else {
        look.add_modifier(Modifier::REVERSED)
    }
}

/// The style of the square where the selected token would land.
pub(super) fn landing(style: DrawStyle) -> Style {
    if style.colour {
        Style::new().fg(colour(16)).bg(colour(LANDING)).add_modifier(Modifier::BOLD)
    } else {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}

/// The style of the squares of the last move.
pub(super) fn last() -> Style {
    Style::new().fg(colour(INK)).bg(colour(LAST_MOVE_COLOUR))
}

/// The style of the text about a link.
pub(super) fn link_look(kind: LinkKind, style: DrawStyle) -> Style {
    let look = Style::new().add_modifier(Modifier::BOLD);
    match (style.colour, kind) {
        (false, _) => look,
        (true, LinkKind::Snake) => look.fg(colour(22)),
        (true, _) => look.fg(colour(94)),
    }
}

pub(super) fn colour(index: u8) -> Color {
    Color::Indexed(index)
}
