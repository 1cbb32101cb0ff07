//! The rows of the form and their values.

use super::Form;
use crate::play::own_board::{Field, label_id};
use crate::play::save::Unfinished;
use crate::say;
use crate::words::Words;
use crate::words::rulebook::variant;
use homestretch_bots::{LEVELS, Level};
use homestretch_rules::Seat;
use homestretch_table::SeatsAfter;

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// The button to continue a saved game.
    Saved,
    /// The variant.
    Variant,
    /// The number of tokens per seat.
    Tokens,
    /// Whether the game is played on a board of the player's own.
    Board,
    /// A question about that board.
    Field(Field),
    /// The file to save that board in.
    File,
    /// The number of players.
    Players,
    /// The player on a seat.
    Seat(Seat),
    /// The pace of the game.
    Pace,
    /// The time limit per turn.
    TurnTime,
    /// The time limit per game.
    GameTime,
    /// The rounds of a match.
    Rounds,
    /// How the seats change after a game.
    After,
    /// The button to start the game.
    Start,
}

/// The kind of player on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occupant {
    Nobody,
    Person,
    Bot(Level),
}

/// The choices for a seat.
#[derive(Clone, Debug)]
pub(super) struct SeatChoice {
    pub(super) occupant: Occupant,
    /// The occupant that returns when an empty seat is taken again.
    last_occupant: Occupant,
    /// The person's name; None for the default name.
    pub(super) name: Option<String>,
}

impl SeatChoice {
    /// A seat for a person, or else for a bot.
    pub(super) fn new(person: bool) -> SeatChoice {
        let occupant = if person { Occupant::Person } else { Occupant::Bot(Level::Medium) };
        SeatChoice { occupant, last_occupant: occupant, name: None }
    }

    /// Takes the seat with its last occupant, or empties it.
    pub(super) fn sit(&mut self, taken: bool) {
        self.occupant = if taken { self.last_occupant } else { Occupant::Nobody };
    }

    /// Changes to the next or previous kind of player.
    pub(super) fn change(&mut self, forward: bool) {
        let bots = levels().map(Occupant::Bot);
        let all: Vec<Occupant> =
            [Occupant::Nobody, Occupant::Person].into_iter().chain(bots).collect();
        next(&all, &mut self.occupant, forward);
        if self.occupant != Occupant::Nobody {
            self.last_occupant = self.occupant;
        }
    }
}

/// The levels of the computer, the most useful ones first.
pub(crate) fn levels() -> impl Iterator<Item = Level> {
    const FIRST_LEVELS: [Level; 5] =
        [Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::SEARCH_2];
    let all = LEVELS.iter().map(|info| info.level);
    let rest = all.filter(|level| !FIRST_LEVELS.contains(level) && *level != Level::Perfect);
    FIRST_LEVELS.into_iter().chain(rest)
}

/// The next or previous item of a list, wrapping around at its ends.
pub(super) fn neighbour<T: PartialEq + Copy>(list: &[T], current: T, forward: bool) -> T {
    let Some(at) = list.iter().position(|item| *item == current) else {
        return list.first().copied().unwrap_or(current);
    };
    let by = if forward { 1 } else { list.len() - 1 };
    list[(at + by) % list.len()]
}

/// Changes a value to the next or previous one of a list.
pub(super) fn next<T: PartialEq + Copy>(list: &[T], value: &mut T, forward: bool) {
    *value = neighbour(list, *value, forward);
}

impl Form {
    /// The rows in groups, from the top.
    pub(super) fn groups(&self) -> Vec<Vec<Row>> {
        let seats = self.seats().map(Row::Seat);
        let saved = (!self.saved.is_empty()).then(|| vec![Row::Saved]);
        let board = self.own_board.as_ref().map(|_| Row::Board);
        let (mut game, mut fields) = (vec![Row::Variant], Vec::new());
        match self.used_board() {
            None => game.push(Row::Tokens),
            Some(own) => fields.extend(own.fields().map(Row::Field).chain([Row::File])),
        }
        game.extend(board);
        let players = [Row::Players].into_iter().chain(seats).collect();
        let rest = vec![Row::Pace, Row::TurnTime, Row::GameTime, Row::Rounds, Row::After];
        let all = saved.into_iter().chain([game, fields, players, rest, vec![Row::Start]]);
        all.filter(|group| !group.is_empty()).collect()
    }

    /// The label of a row.
    pub(super) fn label(&self, words: &Words, row: Row) -> String {
        match row {
            Row::Saved if self.chosen_save == 0 => say!(words, "setup-last"),
            Row::Saved => {
                let (number, all) = (self.chosen_save + 1, self.saved.len());
                say!(words, "setup-saved", number, all)
            }
            Row::Variant => say!(words, "setup-variant"),
            Row::Tokens => say!(words, "setup-tokens"),
            Row::Board => say!(words, "setup-board"),
            Row::Field(field) => words.say(label_id(field), &[]),
            Row::File => say!(words, "setup-board-file"),
            Row::Players => say!(words, "setup-players"),
            Row::Seat(seat) => self.colour(words, seat),
            Row::Pace => say!(words, "setup-pace"),
            Row::TurnTime => say!(words, "setup-turn-time"),
            Row::GameTime => say!(words, "setup-game-time"),
            Row::Rounds => say!(words, "setup-rounds"),
            Row::After => say!(words, "setup-after"),
            Row::Start => say!(words, "setup-start"),
        }
    }

    /// The value of a row.
    pub(super) fn value(&self, words: &Words, row: Row) -> String {
        let time = |seconds: Option<u32>| match seconds {
            None => say!(words, "setup-no-limit"),
            Some(seconds) if seconds < 300 || seconds % 60 != 0 => {
                say!(words, "setup-seconds", seconds)
            }
            Some(seconds) => say!(words, "setup-minutes", minutes = seconds / 60),
        };
        match row {
            Row::Saved | Row::Start | Row::File => String::new(),
            Row::Variant => self.name_and_summary(words).0,
            Row::Tokens => self.rules.tokens().to_string(),
            Row::Board if self.uses_own_board => say!(words, "setup-board-own"),
            Row::Board => say!(words, "setup-board-usual"),
            Row::Field(field) => {
                self.used_board().map_or_else(String::new, |board| board.value(words, field))
            }
            Row::Players => self.taken().len().to_string(),
            Row::Seat(seat) => match self.seat_choices[seat.index()].occupant {
                Occupant::Nobody => say!(words, "setup-empty"),
                Occupant::Person => say!(words, "setup-human"),
                Occupant::Bot(level) => words.level(level),
            },
            Row::Pace => self.pace.name(words),
            Row::TurnTime => time(self.settings.turn_seconds),
            Row::GameTime => time(self.settings.game_seconds),
            Row::Rounds => say!(words, "setup-best-of", rounds = self.settings.best_of),
            Row::After => match self.settings.seats_after {
                SeatsAfter::Keep => say!(words, "setup-after-keep"),
                SeatsAfter::Rotate => say!(words, "setup-after-rotate"),
                SeatsAfter::WinnerFirst => say!(words, "setup-after-winner-first"),
            },
        }
    }

    /// A hint about the selected row.
    pub(super) fn hint(&self, words: &Words) -> String {
        match self.row {
            Row::Saved => self.saved_hint(words),
            Row::Variant => say!(words, "setup-hint-variant"),
            Row::Tokens => say!(words, "setup-hint-tokens"),
            Row::Board if !self.uses_own_board => say!(words, "setup-hint-board"),
            Row::Board | Row::Field(_) => {
                self.used_board().map_or_else(String::new, |board| board.report(words))
            }
            Row::File => say!(words, "setup-hint-file"),
            Row::Players => say!(words, "setup-hint-players"),
            Row::Seat(_) if self.typing.is_some() => say!(words, "setup-hint-typing"),
            Row::Seat(seat) => match self.seat_choices[seat.index()].occupant {
                Occupant::Nobody => say!(words, "setup-hint-nobody"),
                Occupant::Person => say!(words, "setup-hint-person"),
                Occupant::Bot(_) => say!(words, "setup-hint-computer"),
            },
            Row::Pace => say!(words, "setup-hint-pace"),
            Row::TurnTime => say!(words, "setup-hint-turn-time"),
            Row::GameTime => say!(words, "setup-hint-game-time"),
            Row::Rounds => say!(words, "setup-hint-rounds"),
            Row::After => say!(words, "setup-hint-after"),
            Row::Start => say!(words, "setup-hint-start"),
        }
    }

    /// A hint about the selected saved game.
    fn saved_hint(&self, words: &Words) -> String {
        let Some(Unfinished { table, .. }) = self.saved.get(self.chosen_save) else {
            return String::new();
        };
        let names = table.seated().map(|(_, seated)| seated.player.name.as_str());
        let (game, players) = (variant(words, table.rules()).0, names.collect::<Vec<_>>());
        let id = if self.saved.len() > 1 { "setup-hint-saved" } else { "setup-hint-last" };
        say!(words, id, game, players = players.join(", "))
    }

    /// The variant's name and summary, translated if the language has them.
    pub(super) fn name_and_summary(&self, words: &Words) -> (String, String) {
        let (name, summary) = variant(words, &self.rules);
        (words.shown(&name), words.shown(&summary))
    }
}
