//! Signs and colours.

use super::Style;
use homestretch_rules::layout::{Layout, SquareEffect};
use homestretch_rules::{LinkKind, Seat};
use ratatui::style::{Color, Modifier, Style as Look};

/// The shapes of the seats' tokens.
const SHAPES: [char; 6] = ['●', '■', '▲', '◆', '✚', '♠'];

/// A seat's colours, as numbers of the 256 that nearly every terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Paint {
    /// Its tokens.
    strong: u8,
    /// The frame of its yard.
    frame: u8,
    /// What is written on them.
    text: u8,
    /// Its squares, in turn, so that neighbours differ.
    soft: [u8; 2],
    /// What is written on its squares.
    ink: u8,
}

/// Other colours of the board.
pub(super) const BOARD: u8 = 238;
pub(super) const TRACK: [u8; 2] = [254, 251];
pub(super) const PAPER: u8 = 255;
pub(super) const INK: u8 = 235;
pub(super) const FAINT: u8 = 243;
const MARKED: u8 = 51;
const LANDING: u8 = 123;
const LAST: u8 = 147;

const NAMED: [(&str, Paint); 10] = [
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

/// The colours of a seat: those it is named for, or some that others are unlikely to have.
pub(super) fn paint(colour: &str, seat: Seat) -> Paint {
    let named = NAMED.iter().find(|(name, _)| *name == colour);
    named.unwrap_or(&NAMED[seat.index() % 6]).1
}

/// The shape of a seat's tokens.
pub(super) fn shape(seat: Seat) -> char {
    SHAPES[seat.index() % SHAPES.len()]
}

/// A letter for each seat: the first of its colour that no other seat has.
pub(super) fn letters(layout: &Layout) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    for seat in &layout.seats {
        let name = seat.colour.chars().map(|c| c.to_ascii_lowercase());
        let mut all = name.filter(char::is_ascii_lowercase).chain('a'..='z');
        letters.extend(all.find(|letter| !letters.contains(letter)));
    }
    letters
}

/// The letter on a square that does something to a token.
pub fn effect_sign(effect: SquareEffect) -> char {
    match effect {
        SquareEffect::Skip => 'z',
        SquareEffect::Swap => 'x',
        SquareEffect::Shield => 's',
        SquareEffect::SecondThrow => 't',
        SquareEffect::ChosenRoll => 'c',
    }
}

/// The sign on the square where a link begins.
pub fn link_sign(kind: LinkKind, style: Style) -> char {
    match (kind, style.unicode) {
        (LinkKind::Snake, true) => '↓',
        (LinkKind::Snake, false) => 'v',
        (LinkKind::Ladder, true) => '↑',
        (LinkKind::Ladder, false) => '^',
        (LinkKind::Jump, true) => '»',
        (LinkKind::Jump, false) => '>',
        (LinkKind::Flight, true) => '⇒',
        (LinkKind::Flight, false) => '=',
    }
}

/// The sign of a captured token.
pub fn captured_sign(style: Style) -> char {
    Sign::Captured.glyph(style)
}

/// Other signs: Unicode, and what stands for it in plain text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Safe,
    Rosette,
    Slot,
    Landing,
    Last,
    Captured,
    Turn,
    Edge,
    Floor,
    Open,
    Close,
}

impl Sign {
    pub(super) fn glyph(self, style: Style) -> char {
        let (unicode, ascii) = match self {
            Sign::Safe => ('★', '*'),
            Sign::Rosette => ('✿', '@'),
            Sign::Slot => ('○', '.'),
            Sign::Landing => ('◎', 'o'),
            Sign::Last => ('•', '\''),
            Sign::Captured => ('✗', '!'),
            Sign::Turn => ('▶', '>'),
            Sign::Edge => ('│', '|'),
            Sign::Floor => ('_', '_'),
            Sign::Open => ('[', '['),
            Sign::Close => (']', ']'),
        };
        if style.unicode { unicode } else { ascii }
    }
}

impl Paint {
    /// A token.
    pub(super) fn token(&self, style: Style) -> Look {
        let look = Look::new().add_modifier(Modifier::BOLD);
        if style.colour { look.fg(colour(self.text)).bg(colour(self.strong)) } else { look }
    }

    /// The frame of the yard.
    pub(super) fn frame(&self) -> Look {
        Look::new().fg(colour(self.text)).bg(colour(self.frame))
    }

    /// The inside of the yard.
    pub(super) fn paper(&self) -> Look {
        Look::new().fg(colour(self.ink)).bg(colour(PAPER))
    }

    /// A square in the seat's colour.
    pub(super) fn square(&self, number: usize) -> Look {
        Look::new().fg(colour(self.ink)).bg(colour(self.soft[number % 2]))
    }

    /// The colour of a line that belongs to the seat.
    pub(super) fn ink(&self) -> Color {
        colour(self.ink)
    }
}

/// A token that may move.
pub(super) fn marked(style: Style) -> Look {
    let look = Look::new().add_modifier(Modifier::BOLD);
    if style.colour {
        look.fg(colour(16)).bg(colour(MARKED))
    } else {
        look.add_modifier(Modifier::REVERSED)
    }
}

/// A token that would be captured.
pub(super) fn captured(look: Look) -> Look {
    look.add_modifier(Modifier::CROSSED_OUT)
}

/// A square where the chosen token would come to rest.
pub(super) fn landing(style: Style) -> Look {
    if style.colour {
        Look::new().fg(colour(16)).bg(colour(LANDING)).add_modifier(Modifier::BOLD)
    } else {
        Look::new().add_modifier(Modifier::REVERSED)
    }
}

/// A square of the last move.
pub(super) fn last() -> Look {
    Look::new().fg(colour(INK)).bg(colour(LAST))
}

/// What is written about a link.
pub(super) fn link_look(kind: LinkKind, style: Style) -> Look {
    let look = Look::new().add_modifier(Modifier::BOLD);
    match (style.colour, kind) {
        (false, _) => look,
        (true, LinkKind::Snake) => look.fg(colour(22)),
        (true, _) => look.fg(colour(94)),
    }
}

pub(super) fn colour(index: u8) -> Color {
    Color::Indexed(index)
}
