//! The choices of rule values, each with the word that names it in variant files.

use super::doc::LocatedValue;
use super::field::{Field, Reading, word, words};

words! {
    /// Who plays together.
    Teams {
        /// Everyone plays alone.
        None = "none",
        /// Seats that face each other are partners.
        Opposite = "opposite",
    }
    /// What a player whose tokens are all home does while the partner still plays.
    Assist {
        /// The player waits.
        None = "none",
        /// The player rolls and moves for the partner.
        Roll = "roll",
    }
    /// Who begins.
    StartingSeat {
        /// The first seat.
        Fixed = "fixed",
        /// The seat with the highest roll; on a tie everyone rolls again.
        Highest = "highest",
        /// The seat with the highest roll; on a tie the tied seats roll again.
        HighestTied = "highest tied",
        /// A randomly drawn seat.
        Random = "random",
    }
    /// How a throw of several dice is used.
    DiceUse {
        /// One move by the single die, or by the sum of all dice.
        Sum = "sum",
        /// One move for every die.
        Each = "each",
        /// One move by a die that the player chooses; the others are lost.
        Choose = "choose",
    }
    /// Where an entering token goes.
    EntryAt {
        /// To the first square of its path.
        Start = "start",
        /// To a pad beside the track.
        Pad = "pad",
        /// As far along the path as the throw has pips.
        Value = "by value",
    }
    /// Whether a token must enter when it can.
    EntryMust {
        /// The player chooses.
        No = "no",
        /// It must.
        Yes = "yes",
        /// It must, and while tokens wait in the yard a token on the start must move on first.
        Clear = "yes and clear",
    }
    /// What an entering token does to opposing tokens on its start.
    EntryHit {
        /// The same as any landing.
        Landing = "as landing",
        /// If the start is full, it captures the opposing token that came last, even a safe one.
        Full = "when full",
        /// It captures a lone opposing token, even a safe one.
        Single = "single",
    }
    /// What happens on a streak of qualifying throws.
    Streak {
        /// Nothing.
        None = "none",
        /// The throw that completes it is not played, and the turn ends.
        Void = "void",
        /// Like `Void`, and the token moved last goes to the yard unless it is in the stretch or
        /// home.
        LastMoved = "last moved home",
        /// Like `Void`, and the most advanced token that is not home goes to the yard.
        Furthest = "furthest home",
        /// Like `Void`, and the tokens moved in this turn go to the yard unless they are home.
        Moved = "moved home",
    }
    /// Whether a throw without a legal move still gives its extra roll.
    Dud {
        /// The extra roll is kept.
        Keep = "keep",
        /// The extra roll is lost.
        Lose = "lose",
    }
    /// Which of the possible moves must be made.
    Must {
        /// Any one of them.
        Move = "move if possible",
        /// None: the player may pass.
        Optional = "optional",
        /// One that allows the most dice to be used.
        MostDice = "use most dice",
        /// One that captures, if there is one.
        Capture = "capture first",
    }
    /// What happens to a token that would go beyond the finish.
    Overshoot {
        /// It cannot move.
        Stay = "stay",
        /// It walks the excess pips back.
        Bounce = "bounce",
        /// It finishes anyway.
        Finish = "wins anyway",
        /// It must stop exactly before the stretch, and walks the excess pips back from there.
        BounceAtStretch = "bounce at stretch entry",
    }
    /// How tokens move on the home stretch.
    StretchKind {
        /// As on the track.
        Track = "track",
        /// Its squares are home slots for one token each, which no token may jump over.
        Slots = "slots",
        /// It is a staircase: square k needs a roll of k, and the finish needs the highest again.
        Stairs = "stairs",
    }
    /// What opens the home stretch. While it is closed, tokens go round again.
    Gate {
        /// It is always open.
        Open = "open",
        /// It opens for a seat that has captured.
        SeatCaptured = "seat has captured",
        /// It opens for a token that has captured.
        TokenCaptured = "token has captured",
    }
    /// Which tokens may be passed.
    Passing {
        /// All.
        Free = "free",
        /// All except tokens of the same seat.
        NotOwn = "not own",
        /// None.
        Nobody = "nobody",
    }
    /// Whether a token may move onto a square from which no throw could bring it home.
    DeadEnd {
        /// It may; a variant that has such a square is rejected.
        Allowed = "allowed",
        /// It may not.
        Forbidden = "forbidden",
    }
    /// What happens when tokens of one seat meet on a square.
    Own {
        /// They share it.
        Share = "share",
        /// They may not meet.
        Forbid = "forbid",
        /// The arriving token stops on the square behind.
        StopBehind = "stop behind",
        /// They form a block.
        Block = "block",
        /// They move together from then on.
        Stack = "stack",
    }
    /// On which squares tokens of one seat form a block.
    BlockPlace {
        /// On all squares.
        Anywhere = "anywhere",
        /// On all squares except safe ones.
        NotOnSafe = "not on safe",
    }
    /// Which tokens a block stops.
    BlockStops {
        /// Those of opponents.
        Opponents = "opponents",
        /// All tokens, including those of its owner.
        Everyone = "everyone",
    }
    /// How the tokens of a block move.
    Group {
        /// One at a time.
        Singly = "singly",
        /// Together, by half of an even roll; the block never splits.
        Half = "half of an even roll",
    }
    /// Who may land on a safe square that another seat holds.
    Safe {
        /// Anyone.
        Share = "share",
        /// Nobody except the partner.
        NobodyElse = "nobody else may land",
    }
    /// When tokens are captured.
    CaptureWhen {
        /// When an opposing token lands on them.
        Landing = "landing",
        /// Never.
        Never = "never",
    }
    /// How far links are followed.
    Follow {
        /// One link per move, and a flight that begins where it ends.
        Once = "once",
        /// Every link that begins where the last one ended.
        On = "on",
    }
    /// When the game ends.
    EndWhen {
        /// When the first seat has finished.
        First = "first",
        /// When all seats but one have finished.
        AllButOne = "all but one",
    }
    /// How a board is drawn.
    LayoutKind {
        /// Squares on a grid, given for one seat and rotated for the others.
        Grid = "grid",
        /// A star with an arm for each seat.
        Star = "star",
        /// Rows that run back and forth from the bottom.
        Rows = "rows",
        /// A circle.
        Circle = "circle",
    }
    /// How the drawing of one seat is transformed into the next seat's.
    LayoutTurn {
        /// By a quarter turn clockwise.
        Right = "right",
        /// By a quarter turn anticlockwise.
        Left = "left",
        /// Mirrored top to bottom.
        Mirror = "mirror",
        /// Not at all: all seats have the same squares.
        Same = "same",
    }
}
