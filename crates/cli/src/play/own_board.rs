//! A snakes board of your own: the answers as typed, checked after every change.

use super::messages::file_error;
use crate::say;
use crate::words::Words;
use homestretch_bots::random_board::{announced_rolls, expected_rolls, random_links};
use homestretch_rules::spec::LayoutKind;
use homestretch_rules::{BoardForm, Problems, Rules};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::sync::Arc;

/// A question about the board, by the name that problems use.
pub type Field = &'static str;

/// The kind of answer to a field.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Number,
    Squares,
    /// The answers to choose from, each with the message of its name.
    Choice(&'static [(&'static str, &'static str)]),
}

use Kind::{Choice, Number, Squares};

/// Every field with the message of its label. `random` is the number of random snakes.
const FIELDS: [(Field, &str, Kind); 17] = [
    ("size", "setup-board-size", Number),
    ("row", "setup-board-row", Number),
    ("dice", "setup-board-dice", Number),
    ("faces", "setup-board-faces", Choice(&FACES)),
    ("links", "setup-board-links", Choice(&LINKS)),
    ("snakes", "setup-board-snakes", Squares),
    ("ladders", "setup-board-ladders", Squares),
    ("seed", "setup-board-seed", Number),
    ("random", "setup-board-snake-count", Number),
    ("ladder_count", "setup-board-ladder-count", Number),
    ("bounce", "setup-board-finish", Choice(&FINISHES)),
    ("marks", "setup-board-marks", Squares),
    ("skip", "setup-board-skip", Squares),
    ("swap", "setup-board-swap", Squares),
    ("shield", "setup-board-shield", Squares),
    ("second_throw", "setup-board-second-throw", Squares),
    ("chosen_roll", "setup-board-chosen-roll", Squares),
];
const FACES: [(&str, &str); 6] =
    [("4", "4"), ("6", "6"), ("8", "8"), ("10", "10"), ("12", "12"), ("20", "20")];
const LINKS: [(&str, &str); 3] = [
    ("classic", "setup-board-classic"),
    ("typed", "setup-board-typed"),
    ("random", "setup-board-random"),
];
const FINISHES: [(&str, &str); 2] =
    [("false", "setup-board-exact"), ("true", "setup-board-bounce")];

fn kind(field: Field) -> Kind {
    FIELDS.iter().find(|(name, ..)| *name == field).map_or(Squares, |(_, _, kind)| *kind)
}

/// Whether the answer to a field is typed.
pub(crate) fn is_typed(field: Field) -> bool {
    matches!(kind(field), Number | Squares)
}

/// Whether the answer to a field has a next and a previous one.
pub(crate) fn has_steps(field: Field) -> bool {
    kind(field) != Squares
}

/// The message of a field's label.
pub(crate) fn label_id(field: Field) -> &'static str {
    FIELDS.iter().find(|(name, ..)| *name == field).map_or(field, |(_, label, _)| label)
}

/// The board and its answers.
#[derive(Clone, Debug)]
pub(crate) struct OwnBoard {
    answers: BTreeMap<Field, String>,
    problems: Problems,
    /// The last board without problems, and how many rolls it takes.
    form: BoardForm,
    rules: Arc<Rules>,
    rolls: f64,
}

impl OwnBoard {
    /// The classic board, to be changed; `None` unless the squares of the game are in rows and all
    /// its seats share one path.
    pub(crate) fn of(rules: &Arc<Rules>) -> Option<OwnBoard> {
        let (spec, form) = (rules.spec(), BoardForm::default());
        let is_board = spec.layout.kind == LayoutKind::Rows && spec.board.turn == 0;
        let known = serde_json::to_value(&form).ok().filter(|_| is_board)?;
        let answer = |(field, _, kind): (Field, &str, Kind)| {
            let text = match (&known[field], kind) {
                (Value::String(text), _) => text.clone(),
                (Value::Null, Choice(choices)) => choices[0].0.into(),
                (Value::Null, _) => "5".into(),
                (other, _) => other.to_string(),
            };
            (field, text)
        };
        let (answers, problems) = (FIELDS.into_iter().map(answer).collect(), Problems::default());
        let mut board = OwnBoard { answers, problems, form, rules: rules.clone(), rolls: 0.0 };
        board.check();
        Some(board)
    }

    /// The fields that apply now.
    pub(crate) fn fields(&self) -> impl Iterator<Item = Field> + '_ {
        let random = self.answers["links"] == "random";
        let names = FIELDS.iter().map(|(field, ..)| *field);
        names.filter(move |field| random || !["seed", "random", "ladder_count"].contains(field))
    }

    /// The answer to a field, as a person would type it.
    pub(crate) fn answer(&self, field: Field) -> &str {
        match field {
            "snakes" if self.answers["links"] != "typed" => &self.form.snakes,
            "ladders" if self.answers["links"] != "typed" => &self.form.ladders,
            _ => &self.answers[field],
        }
    }

    /// The answer to a field, as it is shown.
    pub(crate) fn value(&self, words: &Words, field: Field) -> String {
        let answer = self.answer(field);
        match (kind(field), answer.parse::<u32>()) {
            (Choice(choices), _) => {
                let name = choices.iter().find(|(key, _)| *key == answer);
                name.map_or_else(|| answer.into(), |(_, name)| words.say(name, &[]))
            }
            (_, Ok(count)) if field == "dice" => say!(words, "setup-board-dice-value", count),
            _ => answer.into(),
        }
    }

    /// Answers a field. A choice can be named in the language; returns whether there is such one.
    pub(crate) fn set(&mut self, words: &Words, field: Field, text: &str) -> bool {
        let mut answer = text.trim();
        if let Choice(choices) = kind(field) {
            let is = |(key, name): &&(&str, &str)| {
                words.same(key, answer) || words.same(&words.say(name, &[]), answer)
            };
            match choices.iter().find(is) {
                Some((key, _)) => answer = key,
                None if field != "faces" => return false,
                None => {}
            }
        }
        if matches!(field, "snakes" | "ladders") {
            // The other one of the two stays as it is shown.
            let shown = ["snakes", "ladders"].map(|field| (field, self.answer(field).to_string()));
            self.answers.extend(shown);
            self.answers.insert("links", "typed".into());
        }
        self.answers.insert(field, answer.into());
        self.check();
        true
    }

    /// Gives a field its next or previous answer, if it has one.
    pub(crate) fn step(&mut self, words: &Words, field: Field, forward: bool) {
        let answer = self.answer(field);
        let number = answer.parse::<u64>().unwrap_or(0);
        let next = match kind(field) {
            Squares => return,
            Number if forward => number.saturating_add(1).to_string(),
            Number => number.saturating_sub(1).to_string(),
            Choice(choices) => {
                let by = if forward { 1 } else { choices.len() - 1 };
                let at = choices.iter().position(|(key, _)| *key == answer);
                choices[at.map_or(0, |at| (at + by) % choices.len())].0.into()
            }
        };
        self.set(words, field, &next);
    }

    /// What is wrong with a field, and the remedy. A problem of the whole board is shown at its
    /// size.
    pub(crate) fn problem(&self, field: Field) -> Option<String> {
        let is_known = |key: &str| FIELDS.iter().any(|(name, ..)| *name == key);
        let place = |key: &str| if is_known(key) { key.to_string() } else { "size".into() };
        let here = self.problems.0.iter().find(|problem| place(&problem.key) == field)?;
        Some(format!("{}: {}", here.message, here.hint))
    }

    /// Whether an answer is wrong.
    pub(crate) fn has_problem(&self) -> bool {
        !self.problems.0.is_empty()
    }

    /// Every problem with its field, or else how many rolls the board takes.
    pub(crate) fn report(&self, words: &Words) -> String {
        let line = |(field, label, _): &(Field, &str, Kind)| {
            Some(format!("{}: {}", words.say(label, &[]), self.problem(field)?))
        };
        if self.has_problem() {
            return FIELDS.iter().filter_map(line).collect::<Vec<_>>().join("\n");
        }
        let rolls = self.rolls;
        if self.answers["links"] != "random" {
            return say!(words, "setup-board-rolls", rolls);
        }
        let range = announced_rolls(&self.form);
        let (least, most) = (range.start().round(), range.end().round());
        say!(words, "setup-board-rolls-random", rolls, least, most)
    }

    /// The rules of the last board without problems.
    pub(crate) fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Writes the variant file of the board. An existing file is not overwritten. Returns a message
    /// about the result.
    pub(crate) fn save_as(&self, words: &Words, file: &str) -> String {
        let text = self.form.text();
        let written = File::create_new(file).and_then(|mut new| new.write_all(text.as_bytes()));
        let Err(error) = written else { return say!(words, "news-board-saved", file) };
        say!(words, "trouble-not-written", file, reason = file_error(words, &error))
    }

    fn check(&mut self) {
        let board = self.board().and_then(|form| Ok((form.check()?, form)));
        self.problems = board.as_ref().err().cloned().unwrap_or_default();
        if let Ok((rules, form)) = board {
            self.rolls = expected_rolls(&form, &rules).round();
            (self.form, self.rules) = (form, Arc::new(rules));
        }
    }

    /// The answers as a form, with its classic or random snakes and ladders.
    fn board(&self) -> Result<BoardForm, Problems> {
        let mut known = json!(BoardForm::default());
        for (field, text) in &self.answers {
            match &mut known[*field] {
                number @ Value::Number(_) => *number = json!(text.parse().unwrap_or(0_i64)),
                Value::Bool(bounce) => *bounce = text == "true",
                other => *other = json!(text),
            }
        }
        for extra in ["links", "seed", "random", "ladder_count"] {
            known.as_object_mut().map(|known| known.remove(extra));
        }
        let mut form: BoardForm =
            serde_json::from_value(known).expect("every answer has the type of its field");
        let count = |field: Field| self.answers[field].parse().unwrap_or(0);
        match self.answers["links"].as_str() {
            "classic" => form.fill_classic(),
            "random" => {
                let seed = self.answers["seed"].parse().unwrap_or(0);
                return random_links(&form, seed, count("random"), count("ladder_count"));
            }
            _ => {}
        }
        Ok(form)
    }
}
