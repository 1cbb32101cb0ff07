//! A snakes and ladders board of your own, as a form asks for it.

use super::{Draft, Problem, Problems, catalog};
use crate::Rules;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// The dice that the form offers, by their number of faces.
pub const FACES: [i64; 6] = [4, 6, 8, 10, 12, 20];

/// The largest number of squares: what the engine supports.
pub const MAX_SIZE: i64 = 250;

const MIN_SIZE: i64 = 9;
const MAX_ROW: i64 = 50;
const MAX_DICE: i64 = 8;
/// The size of the board that the classic snakes and ladders were made for.
const CLASSIC_SIZE: i64 = 100;

/// The answers to the form, as typed. Squares are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transform = all_optional))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct BoardForm {
    /// The name of the game.
    pub name: String,
    /// The number of squares, 9 to 250.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub size: i64,
    /// The number of squares in a row.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub row: i64,
    /// The number of dice, which are added together.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub dice: i64,
    /// The faces of a die: 4, 6, 8, 10, 12 or 20.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub faces: i64,
    /// The snakes, each as head and tail: `99>54 70>55`.
    pub snakes: String,
    /// The ladders, each as foot and top: `6>25 11>40`.
    pub ladders: String,
    /// Whether a token that rolls too much bounces back from the last square instead of staying.
    pub bounce: bool,
    /// Squares that give another roll: `13 33`.
    pub marks: String,
    /// Squares that cost the next turn.
    pub skip: String,
    /// Squares that swap places with the leader.
    pub swap: String,
    /// Squares that give a shield against one snake.
    pub shield: String,
    /// Squares that give a second throw.
    pub second_throw: String,
    /// Squares that give a roll of the player's choice.
    pub chosen_roll: String,
}

/// Describes requests and answers alike, although answers have every key.
#[cfg(feature = "schema")]
fn all_optional(schema: &mut schemars::Schema) {
    schema.remove("required");
}

impl Default for BoardForm {
    /// The classic board.
    fn default() -> BoardForm {
        let empty = String::new;
        let mut form = BoardForm {
            name: empty(),
            size: CLASSIC_SIZE,
            row: 10,
            dice: 1,
            faces: 6,
            snakes: empty(),
            ladders: empty(),
            bounce: false,
            marks: empty(),
            skip: empty(),
            swap: empty(),
            shield: empty(),
            second_throw: empty(),
            chosen_roll: empty(),
        };
        form.fill_classic();
        form
    }
}

impl BoardForm {
    /// Enters the classic snakes and ladders, scaled to the size of the board.
    pub fn fill_classic(&mut self) {
        let classic = catalog::find("snakes").unwrap_or_default().squares;
        let last = self.size.clamp(MIN_SIZE, MAX_SIZE);
        let scaled = |square: i16| (i64::from(square) * last / CLASSIC_SIZE).max(1);
        let mut taken = vec![last];
        let mut fitting = |links: &[[i16; 2]]| {
            let mut list: Vec<[i64; 2]> = Vec::new();
            for &[from, to] in links {
                let (from_square, to_square) = (scaled(from), scaled(to));
                let keeps_direction = (from > to) == (from_square > to_square);
                if keeps_direction && from_square != to_square && !taken.contains(&from_square) {
                    taken.push(from_square);
                    list.push([from_square, to_square]);
                }
            }
            list
        };
        let (snakes, ladders) = (fitting(&classic.snakes), fitting(&classic.ladders));
        self.fill(&snakes, &ladders);
    }

    /// Enters snakes and ladders in place of those that were typed.
    pub fn fill(&mut self, snakes: &[[i64; 2]], ladders: &[[i64; 2]]) {
        let typed = |links: &[[i64; 2]]| {
            let link = |[from, to]: &[i64; 2]| format!("{from}>{to}");
            links.iter().map(link).collect::<Vec<_>>().join(" ")
        };
        self.snakes = typed(snakes);
        self.ladders = typed(ladders);
    }

    /// Checks the answers and makes the rules. The key of a problem is the name of its field.
    pub fn check(&self) -> Result<Rules, Problems> {
        let mut problems = Problems::default();
        self.check_numbers(&mut problems);
        for (field, text) in self.links() {
            typed_links(field, text, &mut problems);
        }
        for (field, text) in self.special() {
            typed_squares(field, text, &mut problems);
        }
        if !problems.0.is_empty() {
            return Err(problems);
        }
        let field =
            |problem: Problem| Problem { key: field_of(&problem.key), line: None, ..problem };
        let checked = Draft::read(&self.text()).check();
        checked.map_err(|found| Problems(found.0.into_iter().map(field).collect()))
    }

    /// The variant file of this board. It is valid if [`BoardForm::check`] finds no problem.
    pub fn text(&self) -> String {
        let mut ignored = Problems::default();
        let BoardForm { size, row, dice, faces, .. } = *self;
        let mut text = format!(
            "based_on = \"snakes\"\nid = \"own-board\"\nname = {:?}\nsummary = {:?}\n\
             source = \"Made with the set-up form\"\n",
            self.title(),
            self.summary(),
        );
        let marked = !self.marks.trim().is_empty();
        let _ = write!(text, "again = {:?}\n\n", if marked { "mark" } else { "never" });
        let _ = write!(
            text,
            "[board]\nname = \"own{size}\"\nring = {size}\npath = [\"track 0..{}\"]\n\n\
             [layout]\ngrid = [{row}, {}]\n\n[dice]\ncount = {dice}\nsides = {faces}\n",
            size.saturating_sub(1),
            size.saturating_add(row).saturating_sub(1) / row.max(1),
        );
        if dice > 1 {
            let _ = writeln!(text, "fewer = [{}, 1]", faces.saturating_sub(1));
        }
        let overshoot = if self.bounce { "bounce" } else { "stay" };
        let _ = write!(text, "\n[moving]\novershoot = {overshoot:?}\n\n[squares]\n");
        for (field, typed) in self.links() {
            let _ = writeln!(text, "{field} = {:?}", typed_links(field, typed, &mut ignored));
        }
        for (field, typed) in self.special().into_iter().filter(|(_, typed)| !typed.is_empty()) {
            let _ = writeln!(text, "{field} = {:?}", typed_squares(field, typed, &mut ignored));
        }
        text
    }

    /// The name of the game, without characters that a file cannot hold.
    fn title(&self) -> String {
        let shown = self.name.trim().chars().filter(|c| !c.is_control());
        let name: String =
            shown.take(60).map(|c| if "\"\\".contains(c) { '\'' } else { c }).collect();
        if name.is_empty() { format!("Snakes and ladders on {} squares", self.size) } else { name }
    }

    fn summary(&self) -> String {
        let counted = |text: &str, one: &str| {
            let count = text.split_whitespace().count();
            format!("{count} {one}{}", if count == 1 { "" } else { "s" })
        };
        let dice = if self.dice == 1 { "one die".into() } else { format!("{} dice", self.dice) };
        format!(
            "A board of {} squares with {} and {}, played with {dice} of {} faces.",
            self.size,
            counted(&self.snakes, "snake"),
            counted(&self.ladders, "ladder"),
            self.faces,
        )
    }

    fn check_numbers(&self, problems: &mut Problems) {
        let mut range = |field: &str, value: i64, least: i64, most: i64, what: &str| {
            if !(least..=most).contains(&value) {
                let hint = format!("write a number from {least} to {most}");
                problems.add(field, format!("{value} {what} are not possible"), hint);
            }
        };
        range("size", self.size, MIN_SIZE, MAX_SIZE, "squares");
        range("row", self.row, 2, MAX_ROW, "squares in a row");
        range("dice", self.dice, 1, MAX_DICE, "dice");
        if !FACES.contains(&self.faces) {
            let message = format!("a die with {} faces is not available", self.faces);
            problems.add("faces", message, "choose 4, 6, 8, 10, 12 or 20");
        }
    }

    /// The fields with links.
    fn links(&self) -> [(&'static str, &str); 2] {
        [("snakes", &self.snakes), ("ladders", &self.ladders)]
    }

    /// The fields with special squares, by their keys in a variant file.
    fn special(&self) -> [(&'static str, &str); 6] {
        [
            ("marks", &self.marks),
            ("skip", &self.skip),
            ("swap", &self.swap),
            ("shield", &self.shield),
            ("second_throw", &self.second_throw),
            ("chosen_roll", &self.chosen_roll),
        ]
    }
}

/// The words of a list, which spaces or commas separate.
fn typed_words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', ';', '\n', '\t']).filter(|word| !word.is_empty())
}

fn typed_links(field: &str, text: &str, problems: &mut Problems) -> Vec<[i16; 2]> {
    let mut links = Vec::new();
    for word in typed_words(text) {
        let ends = word.split_once(['>', '→', '-']);
        match ends.map(|(from, to)| (from.parse::<i16>(), to.trim_start_matches('>').parse())) {
            Some((Ok(from), Ok(to))) => links.push([from, to]),
            _ => {
                let message = format!("\"{word}\" is not a pair of squares");
                problems.add(field, message, "write for example 99>54 70>55");
            }
        }
    }
    links
}

fn typed_squares(field: &str, text: &str, problems: &mut Problems) -> Vec<i16> {
    let mut squares = Vec::new();
    for word in typed_words(text) {
        match word.parse() {
            Ok(square) => squares.push(square),
            Err(_) => {
                let message = format!("\"{word}\" is not the number of a square");
                problems.add(field, message, "write for example 13 33");
            }
        }
    }
    squares
}

/// The field of the form that sets a key of the variant file.
fn field_of(key: &str) -> String {
    let key = key.split('[').next().unwrap_or(key);
    match key.split_once('.').unwrap_or((key, "")) {
        ("squares", list) => list,
        ("board", _) => "size",
        ("layout", _) => "row",
        ("dice", "sides") => "faces",
        ("dice", _) => "dice",
        ("again", _) => "marks",
        (other, _) => other,
    }
    .to_string()
}
