//! The rows of the form and their values.

use super::Form;
use crate::book::variant;
use crate::play::save::Unfinished;
use crate::say;
use crate::text::shown;
use crate::words::Words;
use homestretch_bots::LEVELS;
use homestretch_rules::Seat;
use homestretch_table::SeatsAfter;

/// What a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Going on with a saved game.
    Saved,
    /// The variant.
    Variant,
    /// Tokens a seat.
    Tokens,
    /// How many play.
    Players,
    /// Who sits on a seat.
    Seat(Seat),
    /// How fast the computer plays.
    Pace,
    /// The time for a turn.
    TurnTime,
    /// The time for the game.
    GameTime,
    /// The rounds of a match.
    Rounds,
    /// Who begins next time.
    After,
    /// The start.
    Start,
}

/// How fast the computer plays and tokens walk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// With time to look.
    Slow,
    /// As people play.
    #[default]
    Normal,
    /// Just visible.
    Fast,
    /// Without any waiting.
    Instant,
}

impl Pace {
    /// All of them, the slowest first.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// Milliseconds between two actions of the computer.
    pub fn step_ms(self) -> u64 {
        match self {
            Pace::Slow => 1200,
            Pace::Normal => 600,
            Pace::Fast => 200,
            Pace::Instant => 0,
        }
    }

    /// Milliseconds for each square that a token walks.
    pub fn walk_ms(self) -> u64 {
        match self {
            Pace::Slow => 200,
            Pace::Normal => 90,
            Pace::Fast => 30,
            Pace::Instant => 0,
        }
    }

    /// The next faster one.
    pub fn faster(self) -> Pace {
        Pace::ALL[(self as usize + 1).min(Pace::ALL.len() - 1)]
    }

    /// The next slower one.
    pub fn slower(self) -> Pace {
        Pace::ALL[(self as usize).saturating_sub(1)]
    }

    /// Its name.
    pub fn name(self, words: &Words) -> String {
        match self {
            Pace::Slow => say!(words, "pace-slow"),
            Pace::Normal => say!(words, "pace-normal"),
            Pace::Fast => say!(words, "pace-fast"),
            Pace::Instant => say!(words, "pace-instant"),
        }
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Nobody,
    Person,
    Bot(&'static str),
}

/// A seat with what is remembered of it.
#[derive(Clone, Debug)]
pub(super) struct Sitter {
    pub(super) who: Who,
    /// Who sits here when somebody does.
    was: Who,
    /// The person's name; none for the usual one.
    pub(super) name: Option<String>,
}

impl Sitter {
    pub(super) fn new(who: Who) -> Sitter {
        Sitter { who, was: who, name: None }
    }

    /// Takes the seat as before, or leaves it.
    pub(super) fn sit(&mut self, here: bool) {
        self.who = if here { self.was } else { Who::Nobody };
    }

    /// The next player for the seat, or the one before.
    pub(super) fn change(&mut self, on: bool) {
        let bots = levels().map(Who::Bot);
        let all: Vec<Who> = [Who::Nobody, Who::Person].into_iter().chain(bots).collect();
        self.who = beside(&all, self.who, on);
        if self.who != Who::Nobody {
            self.was = self.who;
        }
    }
}

/// The levels of the computer in the order in which people want them.
pub(crate) fn levels() -> impl Iterator<Item = &'static str> {
    const FIRST: [&str; 5] = ["easy", "medium", "hard", "expert", "search-2"];
    let all = LEVELS.iter().map(|level| level.name);
    let rest = all.filter(|name| !FIRST.contains(name) && *name != "perfect");
    FIRST.into_iter().chain(rest)
}

/// The neighbour in a list, from the last on to the first.
pub(super) fn beside<T: PartialEq + Copy>(list: &[T], now: T, on: bool) -> T {
    let Some(at) = list.iter().position(|item| *item == now) else {
        return list.first().copied().unwrap_or(now);
    };
    let by = if on { 1 } else { list.len() - 1 };
    list[(at + by) % list.len()]
}

impl Form {
    /// The rows in groups, from the top.
    pub(super) fn groups(&self) -> Vec<Vec<Row>> {
        let seats = self.seats().map(Row::Seat);
        let saved = (!self.saved.is_empty()).then(|| vec![Row::Saved]);
        let game = vec![Row::Variant, Row::Tokens];
        let players = [Row::Players].into_iter().chain(seats).collect();
        let rest = vec![Row::Pace, Row::TurnTime, Row::GameTime, Row::Rounds, Row::After];
        saved.into_iter().chain([game, players, rest, vec![Row::Start]]).collect()
    }

    /// What a row is called.
    pub(super) fn label(&self, words: &Words, row: Row) -> String {
        match row {
            Row::Saved if self.chosen_save == 0 => say!(words, "setup-last"),
            Row::Saved => {
                let (number, all) = (self.chosen_save + 1, self.saved.len());
                say!(words, "setup-saved", number = number, all = all)
            }
            Row::Variant => say!(words, "setup-variant"),
            Row::Tokens => say!(words, "setup-tokens"),
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

    /// What a row says.
    pub(super) fn value(&self, words: &Words, row: Row) -> String {
        let time = |seconds: Option<u32>| match seconds {
            None => say!(words, "setup-no-limit"),
            Some(seconds) if seconds < 300 || seconds % 60 != 0 => {
                say!(words, "setup-seconds", seconds = seconds)
            }
            Some(seconds) => say!(words, "setup-minutes", minutes = seconds / 60),
        };
        match row {
            Row::Saved | Row::Start => String::new(),
            Row::Variant => self.said(words).0,
            Row::Tokens => self.rules.tokens().to_string(),
            Row::Players => self.taken().len().to_string(),
            Row::Seat(seat) => match self.sitters[seat.index()].who {
                Who::Nobody => say!(words, "setup-empty"),
                Who::Person => say!(words, "setup-human"),
                Who::Bot(level) => words.level(level),
            },
            Row::Pace => self.pace.name(words),
            Row::TurnTime => time(self.turn_seconds),
            Row::GameTime => time(self.game_seconds),
            Row::Rounds => say!(words, "setup-best-of", rounds = self.best_of),
            Row::After => match self.seats_after {
                SeatsAfter::Keep => say!(words, "setup-after-keep"),
                SeatsAfter::Rotate => say!(words, "setup-after-rotate"),
                SeatsAfter::WinnerFirst => say!(words, "setup-after-winner-first"),
            },
        }
    }

    /// A word more about the row that keys change.
    pub(super) fn hint(&self, words: &Words) -> String {
        match self.row {
            Row::Saved => self.saved_hint(words),
            Row::Variant => say!(words, "setup-hint-variant"),
            Row::Tokens => say!(words, "setup-hint-tokens"),
            Row::Players => say!(words, "setup-hint-players"),
            Row::Seat(_) if self.typing.is_some() => say!(words, "setup-hint-typing"),
            Row::Seat(seat) => match self.sitters[seat.index()].who {
                Who::Nobody => say!(words, "setup-hint-nobody"),
                Who::Person => say!(words, "setup-hint-person"),
                Who::Bot(_) => say!(words, "setup-hint-computer"),
            },
            Row::Pace => say!(words, "setup-hint-pace"),
            Row::TurnTime => say!(words, "setup-hint-turn-time"),
            Row::GameTime => say!(words, "setup-hint-game-time"),
            Row::Rounds => say!(words, "setup-hint-rounds"),
            Row::After => say!(words, "setup-hint-after"),
            Row::Start => say!(words, "setup-hint-start"),
        }
    }

    /// What the saved game is that would go on.
    fn saved_hint(&self, words: &Words) -> String {
        let Some(Unfinished { table, .. }) = self.saved.get(self.chosen_save) else {
            return String::new();
        };
        let names = table.seated().map(|(_, seated)| seated.player.name.as_str());
        let (game, players) = (variant(words, table.rules()).0, names.collect::<Vec<_>>());
        let id = if self.saved.len() > 1 { "setup-hint-saved" } else { "setup-hint-last" };
        say!(words, id, game = game, players = players.join(", "))
    }

    /// The variant's name and summary, in the language where there is one.
    pub(super) fn said(&self, words: &Words) -> (String, String) {
        let (name, summary) = variant(words, &self.rules);
        (shown(&name, self.style), shown(&summary, self.style))
    }
}
