//! A variant as written: boards and rule values, read from TOML or built in Rust.
//!
//! [`Spec`] is the raw value; [`crate::Rules::new`] checks it and makes it playable.

pub mod builder;
pub mod catalog;
pub mod doc;
pub(crate) mod field;
pub mod options;
pub mod path;
pub mod problem;
pub mod read;
mod words;

pub use builder::Builder;
pub use field::{Goal, Limit};
pub use options::Options;
pub use path::Part;
pub use problem::{Problem, Problems};
pub use read::Draft;
pub use words::*;

use crate::predicate::{Fact, Predicate};
use field::{Field, Fields};
use std::fmt::Write as _;

/// Pips that count otherwise than the face says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remap {
    /// The face.
    pub face: u8,
    /// What it counts.
    pub counts: u8,
    /// When.
    pub when: Predicate,
}

impl Field for Remap {
    fn read(item: &doc::Item) -> Result<Remap, Vec<field::Fault>> {
        let example = "write for example { face = 6, counts = 7, when = \"yard empty\" }";
        let [face, counts, when] = field::table(item, ["face", "counts", "when"], example)?;
        let (Some(face), Some(counts)) = (face, counts) else {
            return field::fault(item, "`face` and `counts` are needed", example);
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

macro_rules! groups {
    ($($(#[$doc:meta])* $name:ident { $($(#[$fdoc:meta])* $field:ident: $type:ty = $default:expr),+ $(,)? })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct $name { $($(#[$fdoc])* pub $field: $type),+ }

            impl Default for $name {
                fn default() -> $name {
                    $name { $($field: $default),+ }
                }
            }
        )+
    };
}

groups! {
    /// The board: squares and the way of seat 0 over them; the other seats' ways are turned copies.
    BoardSpec {
        /// Its name.
        name: String = String::new(),
        /// Places round the board.
        seats: u8 = 0,
        /// Squares of the shared track.
        ring: u8 = 0,
        /// Track squares from one seat's way to the next seat's; 0 if all share one way.
        turn: u8 = 0,
        /// The number of the first track square.
        first: u8 = 0,
        /// The way of seat 0 from start to finish.
        path: Vec<Part> = Vec::new(),
        /// Steps on seat 0's way whose track squares, and their turned copies, are safe.
        safe: Vec<i16> = Vec::new(),
        /// The seats' colours.
        colours: Vec<String> = Vec::new(),
    }
    /// Where the squares are drawn.
    LayoutSpec {
        /// The family of drawing.
        kind: LayoutKind = LayoutKind::Circle,
        /// Width and height in squares.
        grid: [i16; 2] = [0, 0],
        /// How one seat's squares become the next one's.
        turn: LayoutTurn = LayoutTurn::Right,
        /// The track squares from one seat to the next (all of them if they are not turned).
        track: Vec<[i16; 2]> = Vec::new(),
        /// The private squares of seat 0.
        stretch: Vec<[i16; 2]> = Vec::new(),
        /// The middle of seat 0's yard.
        yard: [i16; 2] = [0, 0],
        /// The square of the finish, or the middle of the board.
        finish: [i16; 2] = [0, 0],
        /// Rows of a star's arm.
        rows: u8 = 0,
    }
    /// Dice and how a throw is spent.
    DiceSpec {
        /// How many dice.
        count: u8 = 1,
        /// Faces of a die, numbered from 1.
        sides: u8 = 6,
        /// The weight of each face; empty for fair dice.
        weights: Vec<u8> = Vec::new(),
        /// How many two-sided lots are thrown instead of dice.
        lots: u8 = 0,
        /// What a throw with 0, 1, 2 … lots face up is worth.
        values: Vec<u8> = Vec::new(),
        /// How a throw is spent.
        spend: Use = Use::Sum,
        /// Faces that count otherwise.
        remap: Vec<Remap> = Vec::new(),
        /// When the faces underneath are moved as well.
        undersides: Predicate = Predicate::Never,
        /// Steps before the finish from which on a lone token throws fewer dice, and how many.
        fewer: [i16; 2] = [0, 0],
        /// Rolls while no token is on the track and none can move.
        tries: u8 = 1,
        /// When throws are spent.
        flow: Flow = Flow::RollMove,
    }
    /// How tokens come into play.
    EntrySpec {
        /// The throws that enter a token.
        on: Predicate = Predicate::Is(Fact::Face(6)),
        /// Where it goes.
        at: EntryAt = EntryAt::Start,
        /// Whether it must.
        must: EntryMust = EntryMust::No,
        /// What it does to strangers there.
        hit: EntryHit = EntryHit::Landing,
    }
    /// Extra rolls.
    AgainSpec {
        /// What gives one.
        on: Predicate = Predicate::Is(Fact::Face(6)),
        /// How many a turn.
        cap: Limit = Limit::Unlimited,
        /// What a streak does.
        streak: Streak = Streak::None,
        /// The throws that count for it.
        streak_on: Predicate = Predicate::Is(Fact::Face(6)),
        /// The one that breaks the turn.
        streak_at: u8 = 3,
        /// What becomes of the extra roll if the throw had no legal move.
        dud: Dud = Dud::Keep,
    }
    /// Moving.
    MovingSpec {
        /// Which moves must be made.
        must: Must = Must::Move,
        /// Beyond the finish.
        overshoot: Overshoot = Overshoot::Stay,
        /// What the stretch is.
        stretch: StretchKind = StretchKind::Track,
        /// What opens the stretch.
        gate: Gate = Gate::Open,
        /// Which tokens may be passed.
        passing: Passing = Passing::Free,
        /// Squares from which no throw leads home.
        dead_end: DeadEnd = DeadEnd::Allowed,
    }
    /// Tokens that meet.
    MeetingSpec {
        /// Tokens of one seat.
        own: Own = Own::Share,
        /// Where they form a block.
        place: Where = Where::Anywhere,
        /// How many make a block.
        block_size: u8 = 2,
        /// Whom a block stops.
        block_stops: BlockStops = BlockStops::Opponents,
        /// The throws on which an own block must be broken if it can.
        break_on: Predicate = Predicate::Never,
        /// How a block moves.
        group: Group = Group::Singly,
        /// Safe squares held by another seat.
        safe: Safe = Safe::Share,
        /// The most tokens on a square of the track or stretch.
        most: Limit = Limit::Unlimited,
    }
    /// Capturing.
    CaptureSpec {
        /// When.
        when: CaptureWhen = CaptureWhen::Landing,
        /// Which tokens of the square.
        stack: CaptureStack = CaptureStack::All,
        /// Where they go.
        to: CaptureTo = CaptureTo::Yard,
    }
    /// Pips won, moved by one token.
    BonusSpec {
        /// For a capture.
        capture: u8 = 0,
        /// For bringing a token home.
        finish: u8 = 0,
    }
    /// Squares that do something, as steps of a seat's way.
    SquaresSpec {
        /// Snakes: from head down to tail.
        snakes: Vec<[i16; 2]> = Vec::new(),
        /// Ladders: from foot up to top.
        ladders: Vec<[i16; 2]> = Vec::new(),
        /// Jumps: from square to square.
        jumps: Vec<[i16; 2]> = Vec::new(),
        /// Flights: like jumps, and also taken from a jump's end.
        flights: Vec<[i16; 2]> = Vec::new(),
        /// The step of the opposite seat's way whose tokens a flight captures; 0 for none.
        flight_hits: i16 = 0,
        /// How far links are followed.
        follow: Follow = Follow::Once,
        /// Marked squares (rosettes), for the fact `mark`.
        marks: Vec<i16> = Vec::new(),
        /// Squares that cost the next turn.
        skip: Vec<i16> = Vec::new(),
        /// Squares that exchange places with the leader.
        swap: Vec<i16> = Vec::new(),
        /// Squares that give a shield against one snake.
        shield: Vec<i16> = Vec::new(),
        /// Squares that give a second throw, to be used after a roll.
        second_throw: Vec<i16> = Vec::new(),
        /// Squares that give a roll of one's choice, to be used before rolling.
        chosen_roll: Vec<i16> = Vec::new(),
    }
    /// The end.
    EndSpec {
        /// When the game ends.
        when: EndWhen = EndWhen::First,
        /// Tokens a seat must bring home.
        goal: Goal = Goal::All,
    }
    /// A variant as written. The default is plain Ludo without a board.
    Spec {
        /// Its short name, as in `--variant`.
        id: String = String::new(),
        /// Its name for people.
        name: String = String::new(),
        /// What it is, in a sentence or two.
        summary: String = String::new(),
        /// Where its rules come from.
        source: String = String::new(),
        /// The fewest and the most players.
        players: [i16; 2] = [2, 4],
        /// Who plays together.
        teams: Teams = Teams::None,
        /// What a player does who is home before the partner.
        assist: Assist = Assist::None,
        /// Tokens a seat has.
        tokens: u8 = 4,
        /// Tokens already on the start at the beginning.
        out: u8 = 0,
        /// The tokens' names; empty for numbers.
        token_names: Vec<String> = Vec::new(),
        /// Who begins.
        order: Order = Order::Fixed,
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
        /// Meeting.
        meeting: MeetingSpec = MeetingSpec::default(),
        /// Capturing.
        capture: CaptureSpec = CaptureSpec::default(),
        /// Bonus pips.
        bonus: BonusSpec = BonusSpec::default(),
        /// Special squares.
        squares: SquaresSpec = SquaresSpec::default(),
        /// The end.
        end: EndSpec = EndSpec::default(),
    }
}

impl Spec {
    /// Every key of a variant file, in the order in which it is printed.
    ///
    /// A group that is given a plain value instead of a table sets its first key.
    pub(crate) fn fields(&mut self, f: &mut impl Fields) {
        f.field("id", &mut self.id);
        f.field("name", &mut self.name);
        f.field("summary", &mut self.summary);
        f.field("source", &mut self.source);
        f.field("players", &mut self.players);
        f.field("teams", &mut self.teams);
        f.field("assist", &mut self.assist);
        f.field("tokens", &mut self.tokens);
        f.field("out", &mut self.out);
        f.field("token_names", &mut self.token_names);
        f.field("order", &mut self.order);
        self.board_fields(f);
        f.field("dice.count", &mut self.dice.count);
        f.field("dice.sides", &mut self.dice.sides);
        f.field("dice.weights", &mut self.dice.weights);
        f.field("dice.lots", &mut self.dice.lots);
        f.field("dice.values", &mut self.dice.values);
        f.field("dice.use", &mut self.dice.spend);
        f.field("dice.remap", &mut self.dice.remap);
        f.field("dice.undersides", &mut self.dice.undersides);
        f.field("dice.fewer", &mut self.dice.fewer);
        f.field("dice.tries", &mut self.dice.tries);
        f.field("dice.flow", &mut self.dice.flow);
        f.field("entry.on", &mut self.entry.on);
        f.field("entry.at", &mut self.entry.at);
        f.field("entry.must", &mut self.entry.must);
        f.field("entry.hit", &mut self.entry.hit);
        f.field("again.on", &mut self.again.on);
        f.field("again.cap", &mut self.again.cap);
        f.field("again.streak", &mut self.again.streak);
        f.field("again.streak_on", &mut self.again.streak_on);
        f.field("again.streak_at", &mut self.again.streak_at);
        f.field("again.dud", &mut self.again.dud);
        f.field("moving.must", &mut self.moving.must);
        f.field("moving.overshoot", &mut self.moving.overshoot);
        f.field("moving.stretch", &mut self.moving.stretch);
        f.field("moving.gate", &mut self.moving.gate);
        f.field("moving.passing", &mut self.moving.passing);
        f.field("moving.dead_end", &mut self.moving.dead_end);
        f.field("meeting.own", &mut self.meeting.own);
        f.field("meeting.where", &mut self.meeting.place);
        f.field("meeting.block_size", &mut self.meeting.block_size);
        f.field("meeting.block_stops", &mut self.meeting.block_stops);
        f.field("meeting.break_on", &mut self.meeting.break_on);
        f.field("meeting.group", &mut self.meeting.group);
        f.field("meeting.safe", &mut self.meeting.safe);
        f.field("meeting.most", &mut self.meeting.most);
        f.field("capture.when", &mut self.capture.when);
        f.field("capture.stack", &mut self.capture.stack);
        f.field("capture.to", &mut self.capture.to);
        f.field("bonus.capture", &mut self.bonus.capture);
        f.field("bonus.finish", &mut self.bonus.finish);
        f.field("squares.snakes", &mut self.squares.snakes);
        f.field("squares.ladders", &mut self.squares.ladders);
        f.field("squares.jumps", &mut self.squares.jumps);
        f.field("squares.flights", &mut self.squares.flights);
        f.field("squares.flight_hits", &mut self.squares.flight_hits);
        f.field("squares.follow", &mut self.squares.follow);
        f.field("squares.marks", &mut self.squares.marks);
        f.field("squares.skip", &mut self.squares.skip);
        f.field("squares.swap", &mut self.squares.swap);
        f.field("squares.shield", &mut self.squares.shield);
        f.field("squares.second_throw", &mut self.squares.second_throw);
        f.field("squares.chosen_roll", &mut self.squares.chosen_roll);
        f.field("end.when", &mut self.end.when);
        f.field("end.goal", &mut self.end.goal);
    }

    /// The keys a board file may have.
    pub(crate) fn board_fields(&mut self, f: &mut impl Fields) {
        f.field("board.name", &mut self.board.name);
        f.field("board.seats", &mut self.board.seats);
        f.field("board.ring", &mut self.board.ring);
        f.field("board.turn", &mut self.board.turn);
        f.field("board.first", &mut self.board.first);
        f.field("board.path", &mut self.board.path);
        f.field("board.safe", &mut self.board.safe);
        f.field("board.colours", &mut self.board.colours);
        f.field("layout.kind", &mut self.layout.kind);
        f.field("layout.grid", &mut self.layout.grid);
        f.field("layout.turn", &mut self.layout.turn);
        f.field("layout.track", &mut self.layout.track);
        f.field("layout.stretch", &mut self.layout.stretch);
        f.field("layout.yard", &mut self.layout.yard);
        f.field("layout.finish", &mut self.layout.finish);
        f.field("layout.rows", &mut self.layout.rows);
    }

    /// The resolved text: every key, in fixed order, so that it means the same for ever.
    pub fn text(&self) -> String {
        struct Printer {
            out: String,
            group: &'static str,
        }
        impl Fields for Printer {
            fn field<T: Field>(&mut self, key: &'static str, value: &mut T) {
                let (group, leaf) = key.split_once('.').unwrap_or(("", key));
                if group != self.group {
                    let _ = write!(self.out, "\n[{group}]\n");
                    self.group = group;
                }
                let _ = writeln!(self.out, "{leaf} = {}", value.write());
            }
        }
        let mut printer = Printer { out: String::new(), group: "" };
        self.clone().fields(&mut printer);
        printer.out
    }
}
