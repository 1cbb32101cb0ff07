//! Checking a whole game: chains, the start, seeds, dice, and that the record's dice are these.

use super::roll::thrown;
use super::{
    Committed, Contribution, Mode, NewAnchor, Owner, Proof, Seed, ShownRoll, Step, Value, descends,
    falls, place, start,
};
use homestretch_rules::{Action, Game, Rules, Seat, State, Throw};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What a proof proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Where the dice come from.
    pub mode: Mode,
    /// What binds the game: to be compared with what players saw on their screens.
    pub start: Value,
    /// Rolls that were checked.
    pub rolls: usize,
    /// For each person's seat the rolls it took part in.
    pub took_part: BTreeMap<Seat, usize>,
    /// The rolls at which a seat should have taken part and did not.
    pub missing: BTreeMap<Seat, Vec<u32>>,
    /// Rolls that were opened and never fell: the game was taken back, or who rolls left.
    pub void: Vec<u32>,
    /// Rolls that came again for another seat than the one that had rolled them, because the game
    /// was taken back.
    pub passed_on: Vec<u32>,
    /// Seats that committed to another chain during the game, and before which roll.
    pub new_anchors: Vec<(Seat, u32)>,
    /// Rolls with values of people, none of which is of a chain that the start binds. Only who knows
    /// their own chain can tell that these were not made up afterwards.
    pub unbound: Vec<u32>,
}

/// What is wrong with a proof. Each is a reason not to believe the dice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fraud {
    /// The rules, the seats or the anchors are not those that the game was bound to.
    #[error(
        "the start does not fit: the rules, the seats or the anchors are not those that the game was bound to"
    )]
    Start,
    /// The seats of the proof are not those of the game.
    #[error("the seats of the proof are not those of the game")]
    Seats,
    /// An index is out of order.
    #[error("roll {0} is out of order: indices only rise, one after the other")]
    Order(u32),
    /// The server's value does not lead down to what it committed to.
    #[error("roll {0}: the server's value is not of the chain it committed to")]
    Server(u32),
    /// A seat's value does not lead down to what it committed to.
    #[error("roll {index}: the value of seat {} is not of the chain it committed to", .seat.0)]
    Contribution {
        /// The roll.
        index: u32,
        /// The seat.
        seat: Seat,
    },
    /// A seat takes part that has committed to nothing, or twice.
    #[error("roll {index}: seat {} takes part without a chain, or twice", .seat.0)]
    Stranger {
        /// The roll.
        index: u32,
        /// The seat.
        seat: Seat,
    },
    /// The record has another roll than the proof, or more or fewer of them.
    #[error("roll {index}: the record has {record}, the proof {proof}")]
    Record {
        /// The roll.
        index: u32,
        /// What the record has.
        record: String,
        /// What the proof has.
        proof: String,
    },
    /// The values give other dice.
    #[error("roll {index}: the values give {right}, not {shown}")]
    Dice {
        /// The roll.
        index: u32,
        /// What follows from the values.
        right: String,
        /// What was shown.
        shown: String,
    },
    /// Another seat rolls than whose turn it is.
    #[error("roll {0}: it was another seat's turn")]
    Roller(u32),
}

/// Checks the proof of a game that has been replayed.
pub fn verify(game: &Game, proof: &Proof) -> Result<Verdict, Fraud> {
    let rules_hash = game.rules().hash().parse().map_err(|_| Fraud::Start)?;
    if start(proof.game, rules_hash, proof.server, &proof.seats) != proof.start {
        return Err(Fraud::Start);
    }
    let seated: BTreeSet<Seat> = game.seating().seats.iter().copied().collect();
    let bound: BTreeSet<Seat> = proof.seats.iter().map(|seat| seat.seat).collect();
    if seated != bound || bound.len() != proof.seats.len() {
        return Err(Fraud::Seats);
    }
    let mut checker = Checker::new(proof);
    let mut fallen = fallen(game);
    for step in &proof.steps {
        match step {
            Step::Anchor(new) => checker.anchored(new)?,
            Step::Void(index) => checker.void(*index)?,
            Step::Roll(roll) => {
                let seed = checker.rolled(roll)?;
                let next = fallen.get_mut(&kind(&roll.fell)).and_then(VecDeque::pop_front);
                if compare(game, roll, seed, next)? == Turn::OfAnother {
                    checker.verdict.passed_on.push(roll.index);
                }
            }
        }
    }
    if let Some(Chance { action, .. }) = fallen.into_values().flatten().next() {
        let (index, record) = (checker.next, game.rules().write_action(&action));
        return Err(Fraud::Record { index, record, proof: "nothing".into() });
    }
    Ok(checker.verdict)
}

/// Something that chance did in a game, and the state before it where that is known.
struct Chance<'a> {
    action: Action,
    state: Option<&'a State>,
}

/// Whose turn a roll came in.
#[derive(PartialEq, Eq)]
enum Turn {
    /// Of the seat that rolled.
    Own,
    /// Of another one: it was taken back and came again.
    OfAnother,
}

/// What chance did, by kinds and in the order in which it was drawn: what was taken back comes last,
/// for it has not come again yet. Dice that were taken back come again in their order where as many
/// are to be rolled, so every kind has an order of its own.
fn fallen(game: &Game) -> BTreeMap<usize, VecDeque<Chance<'_>>> {
    let played = game.actions().iter().enumerate();
    let played = played.map(|(ply, action)| Chance { action: *action, state: game.state_at(ply) });
    let kept = game.kept().map(|action| Chance { action, state: None });
    let mut fallen: BTreeMap<usize, VecDeque<Chance<'_>>> = BTreeMap::new();
    for chance in played.chain(kept) {
        if let Action::Roll(_) | Action::First(_) = chance.action {
            let kind = kind(&game.rules().write_action(&chance.action));
            fallen.entry(kind).or_default().push_back(chance);
        }
    }
    fallen
}

/// The number of dice that fell, in the record's words; 0 where the first seat was drawn.
fn kind(fell: &str) -> usize {
    if fell.starts_with('f') { 0 } else { 1 + fell.matches('+').count() }
}

/// Whether a throw is what fell in a roll.
fn is(rules: &Rules, throw: Throw, roll: &ShownRoll) -> bool {
    rules.write_action(&Action::Roll(throw)) == roll.fell
}

/// Whether the seed gives what fell, with as many dice as were rolled.
fn could_fall(rules: &Rules, roll: &ShownRoll, seed: Seed) -> bool {
    let mut fell = rules.throw_sets().filter_map(|throws| thrown(rules, throws, seed));
    fell.any(|throw| is(rules, throw, roll))
}

fn compare(
    game: &Game,
    roll: &ShownRoll,
    seed: Seed,
    fallen: Option<Chance<'_>>,
) -> Result<Turn, Fraud> {
    let (rules, index) = (game.rules(), roll.index);
    let Some(Chance { action, state }) = fallen else {
        let (record, proof) = ("nothing".into(), roll.fell.clone());
        return Err(Fraud::Record { index, record, proof });
    };
    let record = rules.write_action(&action);
    if record != roll.fell {
        return Err(Fraud::Record { index, record, proof: roll.fell.clone() });
    }
    let wrong = |right: Option<Action>| {
        let right = right.map_or_else(|| "nothing".into(), |right| rules.write_action(&right));
        Err(Fraud::Dice { index, right, shown: roll.fell.clone() })
    };
    // What was taken back and has not come again has no state to fall in.
    let Some(state) = state else {
        return match matches!(action, Action::First(_)) || could_fall(rules, roll, seed) {
            true => Ok(Turn::Own),
            false => wrong(None),
        };
    };
    let sits = |seat: &Seat| game.seating().seats.contains(seat);
    let turn = match (action, roll.roller) {
        (Action::First(_), None) => Turn::Own,
        (Action::Roll(_), Some(seat)) if seat == state.seat() => Turn::Own,
        (Action::Roll(_), Some(seat)) if sits(&seat) => Turn::OfAnother,
        _ => return Err(Fraud::Roller(index)),
    };
    match falls(rules, state, seed) {
        Some(right) if right == action => Ok(turn),
        right => wrong(right),
    }
}

/// Follows the chains from roll to roll.
struct Checker<'a> {
    proof: &'a Proof,
    /// The index that is due.
    next: u32,
    /// The last known value of every chain, and its index.
    known: BTreeMap<Owner, (u32, Value)>,
    /// The seats whose chain is the one that the start binds.
    bound: BTreeSet<Seat>,
    verdict: Verdict,
}

impl<'a> Checker<'a> {
    fn new(proof: &'a Proof) -> Checker<'a> {
        let anchored = |seat: &Committed| Some((Owner::Seat(seat.seat), (0, seat.anchor?)));
        let mut known: BTreeMap<_, _> = proof.seats.iter().filter_map(anchored).collect();
        known.insert(Owner::Server, (0, proof.server));
        let took_part = proof.seats.iter().filter(|seat| seat.human).map(|seat| (seat.seat, 0));
        let verdict = Verdict {
            mode: proof.mode(),
            start: proof.start,
            rolls: 0,
            took_part: took_part.collect(),
            missing: BTreeMap::new(),
            void: Vec::new(),
            passed_on: Vec::new(),
            new_anchors: Vec::new(),
            unbound: Vec::new(),
        };
        let bound = proof.seats.iter().filter(|seat| seat.anchor.is_some()).map(|seat| seat.seat);
        Checker { proof, next: 1, known, bound: bound.collect(), verdict }
    }

    fn anchored(&mut self, new: &NewAnchor) -> Result<(), Fraud> {
        let index = self.next;
        match new.owner {
            // Else the server could wait for what people show and choose a chain that suits it.
            Owner::Server if index == 1 || place(index) != 1 => {
                return Err(Fraud::Server(index));
            }
            Owner::Seat(seat) if !self.verdict.took_part.contains_key(&seat) => {
                return Err(Fraud::Stranger { index, seat });
            }
            Owner::Seat(seat) => {
                self.bound.remove(&seat);
                self.verdict.new_anchors.push((seat, index));
            }
            Owner::Server => {}
        }
        self.known.insert(new.owner, (0, new.anchor));
        Ok(())
    }

    fn void(&mut self, index: u32) -> Result<(), Fraud> {
        self.due(index)?;
        self.verdict.void.push(index);
        Ok(())
    }

    fn rolled(&mut self, roll: &ShownRoll) -> Result<Seed, Fraud> {
        let index = roll.index;
        self.due(index)?;
        self.check(Owner::Server, index, roll.server).map_err(|()| Fraud::Server(index))?;
        let named = roll.contributions.iter().map(|(seat, _)| seat).chain(&roll.missing);
        let mut seen = BTreeSet::new();
        for seat in named.copied() {
            if !self.known.contains_key(&Owner::Seat(seat)) || !seen.insert(seat) {
                return Err(Fraud::Stranger { index, seat });
            }
        }
        for &(seat, value) in &roll.contributions {
            self.check(Owner::Seat(seat), index, value)
                .map_err(|()| Fraud::Contribution { index, seat })?;
            *self.verdict.took_part.entry(seat).or_default() += 1;
        }
        for seat in &roll.missing {
            self.verdict.missing.entry(*seat).or_default().push(index);
        }
        let is_bound = |(seat, _): &Contribution| self.bound.contains(seat);
        if self.verdict.mode == Mode::Sealed && !roll.contributions.iter().any(is_bound) {
            self.verdict.unbound.push(index);
        }
        self.verdict.rolls += 1;
        let given: &[Contribution] = &roll.contributions;
        Ok(Seed::new(self.proof.start, index, roll.roller, roll.server, given))
    }

    fn due(&mut self, index: u32) -> Result<(), Fraud> {
        if index != self.next {
            return Err(Fraud::Order(index));
        }
        self.next += 1;
        Ok(())
    }

    fn check(&mut self, owner: Owner, index: u32, value: Value) -> Result<(), ()> {
        let known = *self.known.get(&owner).ok_or(())?;
        let shown = (place(index), value);
        if shown.0 <= known.0 || !descends(self.proof.game, owner, shown, known) {
            return Err(());
        }
        self.known.insert(owner, shown);
        Ok(())
    }
}
