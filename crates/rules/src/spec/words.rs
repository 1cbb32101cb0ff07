//! The words that rule values are made of. What follows `later` is known but not built: it is
//! refused with a message, never ignored.

use super::field::words;

words! {
    /// Who plays together.
    Teams {
        /// Everyone alone.
        None = "none",
        /// Seats that face each other.
        Opposite = "opposite",
    }
}

words! {
    /// What a player does whose tokens are all home while the partner still plays.
    Assist {
        /// Waits.
        None = "none",
        /// Rolls and moves for the partner.
        Roll = "roll",
    }
}

words! {
    /// Who begins.
    Order {
        /// The first seat.
        Fixed = "fixed",
        /// The highest roll; all roll again on a tie.
        Highest = "highest",
        /// The highest roll; those who tie roll again.
        HighestTied = "highest tied",
        /// A seat drawn by lot.
        Random = "random",
    }
}

words! {
    /// How a throw of several dice is spent.
    Use {
        /// The one die, or the sum of all.
        Sum = "sum",
        /// Every die is a move of its own.
        Each = "each",
        /// One die is chosen, the others are lost.
        Choose = "choose",
    }
    later "each or sum"
}

words! {
    /// When throws are spent.
    Flow {
        /// Each throw is moved before the next.
        RollMove = "roll then move",
    }
    later "bank"
}

words! {
    /// Where an entering token goes.
    EntryAt {
        /// The first square of its path.
        Start = "start",
        /// A pad beside the track.
        Pad = "pad",
        /// As far along the path as the roll says.
        Value = "by value",
    }
}

words! {
    /// Whether a token must enter when it can.
    EntryMust {
        /// The player chooses.
        No = "no",
        /// It must.
        Yes = "yes",
        /// It must, and the start must then be cleared while tokens wait in the yard.
        Clear = "yes and clear",
    }
}

words! {
    /// What an entering token does to strangers on its start.
    EntryHit {
        /// The same as any landing.
        Landing = "as landing",
        /// If the start is full it captures the stranger that came last, safe or not.
        Full = "when full",
        /// It captures a single stranger, safe or not.
        Single = "single",
    }
}

words! {
    /// What happens on a streak of qualifying throws.
    Streak {
        /// Nothing.
        None = "none",
        /// The throw is not played and the turn ends.
        Void = "void",
        /// So, and the token moved last goes to the yard unless it is in the stretch or home.
        LastMoved = "last moved home",
        /// So, and the furthest token that is not home goes to the yard.
        Furthest = "furthest home",
        /// So, and the tokens moved this turn go to the yard.
        Moved = "moved home",
    }
    later "unsafe home"
}

words! {
    /// What becomes of an extra roll whose throw had no legal move.
    Dud {
        /// It is kept.
        Keep = "keep",
        /// It is lost.
        Lose = "lose",
    }
}

words! {
    /// Which of the possible moves must be made.
    Must {
        /// Any one of them.
        Move = "move if possible",
        /// None: moving is free.
        Optional = "optional",
        /// Those that let most dice be used.
        MostDice = "use most dice",
        /// Those that capture.
        Capture = "capture first",
    }
}

words! {
    /// What happens to a token that would go beyond the finish.
    Overshoot {
        /// It cannot move.
        Stay = "stay",
        /// It walks back what is too much.
        Bounce = "bounce",
        /// It finishes all the same.
        Finish = "wins anyway",
        /// It must stop exactly before the stretch and walks back what is too much.
        BounceAtStretch = "bounce at stretch entry",
    }
}

words! {
    /// What the home stretch is.
    StretchKind {
        /// A way like any other.
        Track = "track",
        /// Final places, one token each, that no token jumps in.
        Slots = "slots",
        /// Stairs: square k needs a roll of k, the finish the highest.
        Stairs = "stairs",
    }
}

words! {
    /// What lets a token into the stretch; if closed it goes round again.
    Gate {
        /// Nothing: it is open.
        Open = "open",
        /// The seat has captured.
        SeatCaptured = "seat has captured",
        /// The token itself has captured.
        TokenCaptured = "token has captured",
    }
    later "player's choice"
}

words! {
    /// Which tokens may be passed.
    Passing {
        /// All.
        Free = "free",
        /// Not one's own.
        NotOwn = "not own",
        /// None.
        Nobody = "nobody",
    }
}

words! {
    /// Whether a token may be moved onto a square from which no throw could bring it home.
    DeadEnd {
        /// It may; a variant that has such a square is refused.
        Allowed = "allowed",
        /// It may not.
        Forbidden = "forbidden",
    }
}

words! {
    /// What happens when tokens of one seat meet on a square.
    Own {
        /// They share it.
        Share = "share",
        /// They may not meet.
        Forbid = "forbid",
        /// The one that comes stops on the square behind.
        StopBehind = "stop behind",
        /// They block the way.
        Block = "block",
        /// They move as one from then on.
        Stack = "stack",
    }
}

words! {
    /// On which squares own tokens form a block.
    Where {
        /// On all.
        Anywhere = "anywhere",
        /// On all but safe ones.
        NotOnSafe = "not on safe",
    }
    later "safe only"
}

words! {
    /// Whom a block stops.
    BlockStops {
        /// All other seats.
        Opponents = "opponents",
        /// Every token, its owner's too.
        Everyone = "everyone",
    }
    later "nobody"
}

words! {
    /// How the tokens of a block move.
    Group {
        /// One at a time.
        Singly = "singly",
        /// Together, half of an even roll; the block never splits.
        Half = "half of an even roll",
    }
    later "whole roll together"
}

words! {
    /// Who may land on a safe square that another seat holds.
    Safe {
        /// Anyone.
        Share = "share",
        /// Nobody else.
        NobodyElse = "nobody else may land",
    }
}

words! {
    /// When tokens are captured.
    CaptureWhen {
        /// When one lands on them.
        Landing = "landing",
        /// Never.
        Never = "never",
    }
    later "landing or passing"
}

words! {
    /// Which tokens of a square are captured.
    CaptureStack {
        /// All.
        All = "all on the square",
    }
    later "singles only", "group takes group"
}

words! {
    /// Where captured tokens go.
    CaptureTo {
        /// Into the yard.
        Yard = "yard",
    }
    later "start", "back"
}

words! {
    /// How far links are followed.
    Follow {
        /// One link a move, and a flight that begins at its end.
        Once = "once",
        /// Every link that begins where the last one ended.
        On = "on",
    }
}

words! {
    /// When the game ends.
    EndWhen {
        /// At the first winner.
        First = "first",
        /// When all but one have finished.
        AllButOne = "all but one",
    }
    later "turn limit", "time limit"
}

words! {
    /// How a board is drawn.
    LayoutKind {
        /// Squares on a grid, given for one seat and turned for the others.
        Grid = "grid",
        /// A star with an arm for each seat.
        Star = "star",
        /// Rows that run to and fro from the bottom.
        Rows = "rows",
        /// A circle.
        Circle = "circle",
    }
}

words! {
    /// How a seat's squares become the next seat's.
    LayoutTurn {
        /// A quarter turn to the right.
        Right = "right",
        /// A quarter turn to the left.
        Left = "left",
        /// Mirrored top to bottom.
        Mirror = "mirror",
        /// All seats have the same.
        Same = "same",
    }
}
