//! A variant as written: a board and rule values, read from TOML or built in Rust.
//!
//! [`Spec`] is the unchecked value; [`crate::Rules::new`] checks it and makes it playable.

pub mod board_form;
pub mod builder;
pub mod catalog;
pub mod doc;
pub(crate) mod field;
mod house;
pub mod options;
pub mod path;
pub mod problem;
pub mod read;
mod words;

pub use board_form::BoardForm;
pub use builder::Builder;
pub use field::{Goal, Limit};
pub use house::{HouseKind, HouseRule};
pub use options::VariantOptions;
pub use path::PathPart;
pub use problem::{Problem, Problems};
pub use read::Draft;
pub use words::*;

use crate::predicate::{Fact, Predicate};
use field::{Field, Fields, Visit};
use std::fmt::Write as _;

/// A face that counts as another number of pips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remap {
    /// The face.
    pub face: u8,
    /// The pips it counts as.
    pub counts: u8,
    /// The condition under which it does.
    pub when: Predicate,
}

impl Field for Remap {
    fn read(item: &doc::LocatedValue) -> field::Reading<Remap> {
        let example = "write for example { face = 6, counts = 7, when = \"yard empty\" }";
        let [face, counts, when] = field::table(item, ["face", "counts", "when"], example)?;
        let (Some(face), Some(counts)) = (face, counts) else {
            return field::invalid(item, "`face` and `counts` are required", example);
        };
        let when = when.map_or(Ok(Predicate::Always), Predicate::read)?;
        Ok(Remap { face: u8::read(face)?, counts: u8::read(counts)?, when })
    }

    fn write(&self) -> String {
        format!(
            "{{ face = {}, counts = {}, when = {} }}",
            self.face,
            self.counts,
            self.when.write()
        )
    }
}

/// Structs of rule values, each with its defaults.
///
/// A group also lists its keys, in the order in which they are printed. A key is the prefix of the
/// group and the name of its field, or what `as "key"` says. Keys with a fixed value,
/// `"key" = "value"`, have no field.
macro_rules! groups {
    ($($(#[$doc:meta])* $name:ident $prefix:literal {
        $($(#[$fdoc:meta])* $field:ident $(as $key:literal)?: $type:ty = $default:expr,)+
        $($fixed:literal = $only:literal,)*
    })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct $name { $($(#[$fdoc])* pub $field: $type),+ }

            impl Default for $name {
                fn default() -> $name {
                    $name { $($field: $default),+ }
                }
            }

            impl Visit for $name {
                fn visit(&mut self, _: &'static str, f: &mut impl Fields) {
                    $(self.$field.visit(groups!(@key $prefix $field $($key)?), f);)+
                    $(f.fixed(concat!($prefix, $fixed), $only);)*
                }
            }
        )+
    };
    (@key $prefix:literal $field:ident) => { concat!($prefix, stringify!($field)) };
    (@key $prefix:literal $field:ident $key:literal) => { concat!($prefix, $key) };
}

groups! {
    /// The board: its squares and the path of seat 0; the other seats' paths are rotated copies.
    BoardSpec "board." {
        /// Its name.
        name: String = String::new(),
        /// How many seats it has.
        seats: u8 = 0,
        /// How many squares the shared track has.
        ring: u8 = 0,
        /// Track squares from one seat's path to the next seat's; 0 if all share one path.
        turn: u8 = 0,
        /// The number of the first track square.
        first: u8 = 0,
        /// The path of seat 0 from start to finish.
        path: Vec<PathPart> = Vec::new(),
        /// Steps on seat 0's path whose track squares, and their rotated copies, are safe.
        safe: Vec<i16> = Vec::new(),
        /// The seats' colours.
        colours: Vec<String> = Vec::new(),
    }
    /// Where the squares are drawn.
    LayoutSpec "layout." {
        /// The kind of drawing.
        kind: LayoutKind = LayoutKind::Circle,
        /// Width and height in squares.
        grid: [i16; 2] = [0, 0],
        /// How the drawing of one seat is transformed into the next seat's.
        turn: LayoutTurn = LayoutTurn::Right,
        /// The track squares from seat 0 to the next seat, or all of them if nothing is rotated.
        track: Vec<[i16; 2]> = Vec::new(),
        /// The private squares of seat 0.
        stretch: Vec<[i16; 2]> = Vec::new(),
        /// The middle of seat 0's yard.
        yard: [i16; 2] = [0, 0],
        /// The square of the finish, or the middle of the board.
        finish: [i16; 2] = [0, 0],
        /// How many rows of squares an arm of a star has.
        rows: u8 = 0,
    }
    /// The dice, and how a throw is used.
    DiceSpec "dice." {
        /// How many dice are thrown.
        count: u8 = 1,
        /// Faces of a die, numbered from 1.
        sides: u8 = 6,
        /// The weight of each face; empty for fair dice.
        weights: Vec<u8> = Vec::new(),
        /// How many two-sided lots are thrown instead of dice.
        lots: u8 = 0,
        /// What a throw with 0, 1, 2 … lots face up is worth.
        values: Vec<u8> = Vec::new(),
        /// How a throw is used.
        spend as "use": DiceUse = DiceUse::Sum,
        /// Faces that count as another number.
        remap: Vec<Remap> = Vec::new(),
        /// When the faces underneath are moved as well.
        undersides: Predicate = Predicate::Never,
        /// How many steps before the finish a lone token starts to throw fewer dice, and how many.
        fewer: [i16; 2] = [0, 0],
        /// Rolls a turn has while no token is on the track and none can move.
        tries: u8 = 1,
        "flow" = "roll then move",
    }
    /// How tokens come into play.
    EntrySpec "entry." {
        /// The throws that enter a token.
        on: Predicate = Predicate::Is(Fact::Face(6)),
        /// Where it goes.
        at: EntryAt = EntryAt::Start,
        /// Whether it must enter.
        must: EntryMust = EntryMust::No,
        /// What it does to opposing tokens there.
        hit: EntryHit = EntryHit::Landing,
    }
    /// Extra rolls.
    AgainSpec "again." {
        /// What gives one.
        on: Predicate = Predicate::Is(Fact::Face(6)),
        /// How many a turn may have.
        cap: Limit = Limit::Unlimited,
        /// What a streak does.
        streak: Streak = Streak::None,
        /// The throws that count towards a streak.
        streak_on: Predicate = Predicate::Is(Fact::Face(6)),
        /// How many of them in a row complete it.
        streak_at: u8 = 3,
        /// Whether a throw without a legal move still gives its extra roll.
        dud: Dud = Dud::Keep,
    }
    /// How tokens move.
    MovingSpec "moving." {
        /// Which moves must be made.
        must: Must = Must::Move,
        /// What happens beyond the finish.
        overshoot: Overshoot = Overshoot::Stay,
        /// How tokens move on the home stretch.
        stretch: StretchKind = StretchKind::Track,
        /// What opens the home stretch.
        gate: Gate = Gate::Open,
        /// Which tokens may be passed.
        passing: Passing = Passing::Free,
        /// Whether tokens may move onto squares from which no throw leads home.
        dead_end: DeadEnd = DeadEnd::Allowed,
    }
    /// What happens when tokens share a square.
    MeetingSpec "meeting." {
        /// What happens when tokens of one seat meet on a square.
        own: Own = Own::Share,
        /// Where they form a block.
        place as "where": BlockPlace = BlockPlace::Anywhere,
        /// How many make a block.
        block_size: u8 = 2,
        /// Which tokens a block stops.
        block_stops: BlockStops = BlockStops::Opponents,
        /// The throws on which a seat must break its own block if it can.
        break_on: Predicate = Predicate::Never,
        /// How a block moves.
        group: Group = Group::Singly,
        /// Who may land on a safe square that another seat holds.
        safe: Safe = Safe::Share,
        /// The most tokens a square of the track or stretch can hold.
        most: Limit = Limit::Unlimited,
    }
    /// Capturing.
    CaptureSpec "capture." {
        /// When tokens are captured.
        when: CaptureWhen = CaptureWhen::Landing,
        "stack" = "all on the square",
        "to" = "yard",
    }
    /// Pips that are won and then moved by one token.
    BonusSpec "bonus." {
        /// For a capture.
        capture: u8 = 0,
        /// For bringing a token home.
        finish: u8 = 0,
    }
    /// Squares with an effect, as steps of a seat's path.
    SquaresSpec "squares." {
        /// Snakes: from head down to tail.
        snakes: Vec<[i16; 2]> = Vec::new(),
        /// Ladders: from foot up to top.
        ladders: Vec<[i16; 2]> = Vec::new(),
        /// Jumps: from square to square.
        jumps: Vec<[i16; 2]> = Vec::new(),
        /// Flights: like jumps, but also taken from the end of another link.
        flights: Vec<[i16; 2]> = Vec::new(),
        /// The step of the opposite seat's path whose tokens a flight captures; 0 for none.
        flight_hits: i16 = 0,
        /// How far links are followed.
        follow: Follow = Follow::Once,
        /// Marked squares (rosettes), for the fact `mark`.
        marks: Vec<i16> = Vec::new(),
        /// Squares that cost the next turn.
        skip: Vec<i16> = Vec::new(),
        /// Squares that swap places with the leader.
        swap: Vec<i16> = Vec::new(),
        /// Squares that give a shield against one snake.
        shield: Vec<i16> = Vec::new(),
        /// Squares that give a second throw, to be used after a roll.
        second_throw: Vec<i16> = Vec::new(),
        /// Squares that give a roll of the player's choice, to be used before rolling.
        chosen_roll: Vec<i16> = Vec::new(),
    }
    /// How the game ends.
    EndSpec "end." {
        /// When the game ends.
        when: EndWhen = EndWhen::First,
        /// How many tokens a seat must bring home.
        goal: Goal = Goal::All,
    }
    /// A variant as written. The default is plain Ludo without a board.
    Spec "" {
        /// Its short name, as in `--variant`.
        id: String = String::new(),
        /// The name that players see.
        name: String = String::new(),
        /// A description in a sentence or two.
        summary: String = String::new(),
        /// Where its rules come from.
        source: String = String::new(),
        /// The smallest and the largest number of players.
        players: [i16; 2] = [2, 4],
        /// Who plays together.
        teams: Teams = Teams::None,
        /// What a player whose tokens are all home does while the partner still plays.
        assist: Assist = Assist::None,
        /// Tokens per seat.
        tokens: u8 = 4,
        /// Tokens that begin the game on the start square.
        out: u8 = 0,
        /// The tokens' names; empty if they are numbered.
        token_names: Vec<String> = Vec::new(),
        /// Who begins.
        order: StartingSeat = StartingSeat::Fixed,
        /// The board.
        board: BoardSpec = BoardSpec::default(),
        /// Its drawing.
        layout: LayoutSpec = LayoutSpec::default(),
        /// Dice.
        dice: DiceSpec = DiceSpec::default(),
        /// Entering.
        entry: EntrySpec = EntrySpec::default(),
        /// Extra rolls.
        again: AgainSpec = AgainSpec::default(),
        /// Moving.
        moving: MovingSpec = MovingSpec::default(),
        /// Sharing squares.
        meeting: MeetingSpec = MeetingSpec::default(),
        /// Capturing.
        capture: CaptureSpec = CaptureSpec::default(),
        /// Bonus pips.
        bonus: BonusSpec = BonusSpec::default(),
        /// Special squares.
        squares: SquaresSpec = SquaresSpec::default(),
        /// The end of the game.
        end: EndSpec = EndSpec::default(),
    }
}

impl Spec {
    /// The resolved text: every key in a fixed order, so that its meaning never changes.
    pub fn text(&self) -> String {
        struct Printer {
            out: String,
            group: &'static str,
        }
        impl Printer {
            fn print(&mut self, key: &'static str, value: &str) {
                let (group, leaf) = key.split_once('.').unwrap_or(("", key));
                if group != self.group {
                    let _ = write!(self.out, "\n[{group}]\n");
                    self.group = group;
                }
                let _ = writeln!(self.out, "{leaf} = {value}");
            }
        }
        impl Fields for Printer {
            fn field<T: Field>(&mut self, key: &'static str, value: &mut T) {
                self.print(key, &value.write());
            }

            fn fixed(&mut self, key: &'static str, only: &'static str) {
                self.print(key, &format!("\"{only}\""));
            }
        }
        let mut printer = Printer { out: String::new(), group: "" };
        self.clone().visit("", &mut printer);
        printer.out
    }
}
