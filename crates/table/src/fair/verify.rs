//! Checks a whole game: chains, the start, seeds, dice, and that the record shows the same dice.

use super::replay::{Impossible, Replay, due};
use super::roll::dice_like;
use super::{
    Committed, Contribution, Mode, NewAnchor, Owner, Proof, Seed, ShownRoll, Step, Value, VoidRoll,
    descends, falls, place, seeded, start,
};
use crate::ensure;
use homestretch_rules::{Action, Game, Rules, Seat, Seating};
use std::collections::{BTreeMap, BTreeSet};

/// The verdict on a valid proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The source of the dice.
    pub mode: Mode,
    /// The hash that binds the game, to compare with what players saw on their screens.
    pub start: Value,
    /// The number of checked rolls.
    pub rolls: usize,
    /// For each person's seat, the number of rolls it took part in.
    pub took_part: BTreeMap<Seat, usize>,
    /// The rolls in which a seat should have taken part but did not.
    pub missing: BTreeMap<Seat, Vec<u32>>,
    /// The rolls of others for which a seat was not asked, because it had not answered an earlier
    /// roll and has given no value since. After a new chain it is asked again, but only for the
    /// first such chain until it gives a value.
    pub passed_over: BTreeMap<Seat, Vec<u32>>,
    /// The other rolls for which a person's seat was not asked: its device was offline or had no
    /// chain.
    pub away: BTreeMap<Seat, Vec<u32>>,
    /// The people whose devices never committed to a chain.
    pub no_chain: BTreeSet<Seat>,
    /// Rolls without the value of a seat that had a chain by then: it is missing, passed over or
    /// away. A silent device could, together with the server, choose between the dice with and
    /// without its value.
    pub lacking: Vec<u32>,
    /// Rolls that were opened but never thrown, because another seat had to roll instead.
    pub void: Vec<u32>,
    /// The rolls before which actions were undone. The record does not show whether anybody asked
    /// for it.
    pub taken_back: Vec<u32>,
    /// Seats that committed to another chain during the game, and before which roll. If all chains
    /// were used up, the change is only in `renewed`.
    pub new_anchors: Vec<(Seat, u32)>,
    /// Rolls before which the chains were used up and everybody, including the server, committed to
    /// new ones.
    pub renewed: Vec<u32>,
    /// Rolls with values of people of which none belongs to a chain that the start binds. Only the
    /// owner of a chain can tell that its values were not made up afterwards.
    pub unbound: Vec<u32>,
    /// The rolls with the first value of a chain that was committed to after the start, and its
    /// owner. A record cannot show that the chain was chosen before the others' values of that roll
    /// were known; only the devices that took part can tell. The first value fixes all later ones.
    pub fresh: Vec<(Owner, u32)>,
}

impl Verdict {
    /// For each person, the rolls for which their device gave no value, whatever the reason. The
    /// proof does not convince that person of these rolls.
    pub fn without(&self) -> BTreeMap<Seat, Vec<u32>> {
        let mut without: BTreeMap<Seat, Vec<u32>> = BTreeMap::new();
        for (seat, rolls) in [&self.missing, &self.passed_over, &self.away].into_iter().flatten() {
            without.entry(*seat).or_default().extend(rolls);
        }
        without.values_mut().for_each(|rolls| rolls.sort_unstable());
        without
    }

    /// The only person whose device gave values, if there is just one. Together with the server
    /// they could have tried chains until they liked the dice.
    pub fn only_one(&self) -> Option<Seat> {
        let mut gave = self.took_part.iter().filter(|(_, rolls)| **rolls > 0);
        gave.next().filter(|_| gave.next().is_none()).map(|(seat, _)| *seat)
    }

    /// Whether every roll is proved to everybody: each person's chain is part of it and was fixed
    /// before the start.
    pub fn is_whole(&self) -> bool {
        let is_proved = self.unbound.is_empty() && self.fresh.is_empty();
        self.mode == Mode::Sealed && is_proved && self.without().is_empty()
    }
}

/// An error in a proof. Each of these is a reason not to trust the dice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fraud {
    /// The rules, the seats or the anchors differ from those that the start binds.
    #[error(
        "the start does not match: the rules, the seats or the anchors are not those that the game committed to"
    )]
    Start,
    /// The game claims to be a practice game, but people's chains are part of it.
    #[error(
        "the proof claims a practice game with dice from a seed, but contains players' chains; in a practice game nobody contributes values"
    )]
    Seeded,
    /// The server's chain does not follow from the seed.
    #[error(
        "the proof claims a practice game with the seed {0}, but the server's chain does not follow from it"
    )]
    Seed(u64),
    /// There are so many chains that checking them would take too long.
    #[error(
        "the record has more chains than a game can have: checking their first values against the commitments would take more than {MOST_LINKS} hash steps"
    )]
    Chains,
    /// The seats of the proof and of the game differ.
    #[error("the seats of the proof are not those of the game")]
    Seats,
    /// An index is out of order.
    #[error("roll {0} is out of order: indices must increase by one")]
    Order(u32),
    /// The server's value does not lead down to its anchor.
    #[error("roll {0}: the server's value is not from the chain it committed to")]
    Server(u32),
    /// A seat's value does not lead down to its anchor.
    #[error("roll {index}: the value of seat {} is not from the chain it committed to", .seat.0)]
    Contribution {
        /// The roll.
        index: u32,
        /// The seat.
        seat: Seat,
    },
    /// A seat takes part without a chain, or twice.
    #[error("roll {index}: seat {} takes part without a chain, or twice", .seat.0)]
    Stranger {
        /// The roll.
        index: u32,
        /// The seat.
        seat: Seat,
    },
    /// The record and the proof differ in a roll or in the number of rolls.
    #[error("roll {index}: the record has {record}, the proof {proof}")]
    Record {
        /// The roll.
        index: u32,
        /// The roll in the record.
        record: String,
        /// The roll in the proof.
        proof: String,
    },
    /// The values give other dice.
    #[error("roll {index}: the values give {right}, not {shown}")]
    Dice {
        /// The roll.
        index: u32,
        /// The dice computed from the values.
        right: String,
        /// The dice that were shown.
        shown: String,
    },
    /// A seat rolls although it is another seat's turn.
    #[error("roll {0}: it was another seat's turn")]
    Roller(u32),
    /// A roll was opened and discarded without a reason in the game.
    #[error(
        "roll {0} was opened and discarded, although the player to roll neither left nor lost the turn through an undo"
    )]
    Void(u32),
    /// The undone actions cannot have been played.
    #[error("before roll {0}: the actions listed as undone could not have been played")]
    Back(u32),
}

/// The maximum number of hash steps for the first values of chains committed to after the start.
/// All other values together take one step for each roll and seat. In honest games people change
/// their devices a few times, but a forged file could have a new chain before every roll.
pub const MOST_LINKS: u64 = 1 << 20;

/// The number of hash steps needed to check the first values of chains committed to after the
/// start.
fn links_of_late_chains(proof: &Proof) -> u64 {
    let (mut late, mut links) = (BTreeSet::new(), 0);
    for step in &proof.steps {
        match step {
            Step::Anchor(new) => drop(late.insert(new.owner)),
            Step::Roll(roll) => {
                let seats = roll.contributions.iter().map(|(seat, _)| Owner::Seat(*seat));
                let first = seats.chain([Owner::Server]).filter(|owner| late.remove(owner)).count();
                links += first as u64 * u64::from(place(roll.index.max(1)));
            }
            Step::Void(_) | Step::Back { .. } => {}
        }
    }
    links
}

/// Checks the proof of a game that has been replayed.
pub fn verify(game: &Game, proof: &Proof) -> Result<Verdict, Fraud> {
    check_head(game.rules(), game.seating(), proof)?;
    let mut checker = Checker::new(proof);
    let mut replay = Replay::new(game, proof).map_err(|Impossible| Fraud::Back(1))?;
    for step in &proof.steps {
        match step {
            Step::Anchor(new) => checker.anchored(new)?,
            Step::Void(void) => checker.void(void)?,
            Step::Roll(roll) => {
                let seed = checker.rolled(roll)?;
                checker.fell(&mut replay, roll, seed)?;
            }
            Step::Back { ply, .. } => {
                checker.nothing_new(&mut replay)?;
                checker.verdict.taken_back.push(checker.next);
                replay.back(*ply);
            }
        }
    }
    checker.nothing_new(&mut replay)?;
    checker.voids_have_reasons(&mut replay, None)?;
    if replay.kept().ne(game.kept()) {
        let words = |kept: &mut dyn Iterator<Item = Action>| {
            let words: Vec<_> = kept.map(|action| game.rules().write_action(&action)).collect();
            if words.is_empty() { "nothing".into() } else { words.join(" ") }
        };
        let (record, proof) = (words(&mut game.kept()), words(&mut replay.kept()));
        return Err(Fraud::Record { index: checker.next, record, proof });
    }
    Ok(checker.verdict)
}

/// Checks the chains and the dice of a game whose moves cannot be replayed. The rolling seats, the
/// number of dice and the first seat drawn by lot are trusted.
pub fn verify_dice(rules: &Rules, seating: &Seating, proof: &Proof) -> Result<(), Fraud> {
    check_head(rules, seating, proof)?;
    let mut checker = Checker::new(proof);
    for step in &proof.steps {
        match step {
            Step::Anchor(new) => checker.anchored(new)?,
            Step::Void(void) => checker.void(void)?,
            Step::Back { .. } => {}
            Step::Roll(roll) => {
                let (seed, index) = (checker.rolled(roll)?, roll.index);
                match dice_like(rules, seating, seed, &roll.fell) {
                    Some(right) if right != roll.fell => {
                        return Err(Fraud::Dice { index, right, shown: roll.fell.clone() });
                    }
                    _ => {}
                }
            }
        }
    }
    Ok(())
}

/// Checks what comes before the first roll, and whether the rest can be checked at all.
fn check_head(rules: &Rules, seating: &Seating, proof: &Proof) -> Result<(), Fraud> {
    let rules_hash = rules.hash().parse().map_err(|_| Fraud::Start)?;
    let start = start(proof.game, rules_hash, proof.server, &proof.seats);
    ensure(start == proof.start, Fraud::Start)?;
    // A practice game has no chains of people. Without this check, somebody who passes on a sealed
    // game could make it look like a practice game.
    ensure(proof.seeded.is_none() || !proof.people_have_chains(), Fraud::Seeded)?;
    let seated: BTreeSet<Seat> = seating.seats.iter().copied().collect();
    let bound: BTreeSet<Seat> = proof.seats.iter().map(|seat| seat.seat).collect();
    ensure(seated == bound && bound.len() == proof.seats.len(), Fraud::Seats)?;
    if let Some(seed) = proof.seeded
        && !seeded::follows(seed, proof.game, proof.server)
    {
        return Err(Fraud::Seed(seed));
    }
    match links_of_late_chains(proof) {
        0..=MOST_LINKS => Ok(()),
        _ => Err(Fraud::Chains),
    }
}

/// Follows the chains from roll to roll.
struct Checker<'a> {
    proof: &'a Proof,
    /// The next index.
    next: u32,
    /// The last known value of every chain, and its index.
    known: BTreeMap<Owner, (u32, Value)>,
    /// The seats whose chain is bound by the start.
    bound: BTreeSet<Seat>,
    /// The owners of chains that are newer than the start and have given no value yet.
    late: BTreeSet<Owner>,
    /// The seats that are asked again only for their own roll.
    silent: BTreeSet<Seat>,
    /// The silent seats that a new chain has brought back since they last gave a value. This
    /// happens only once.
    renewed: BTreeSet<Seat>,
    /// Rolls that were discarded since the last roll.
    void: Vec<VoidRoll>,
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
            passed_over: BTreeMap::new(),
            away: BTreeMap::new(),
            no_chain: proof.people_without_chain(),
            lacking: Vec::new(),
            void: Vec::new(),
            taken_back: Vec::new(),
            new_anchors: Vec::new(),
            renewed: Vec::new(),
            unbound: Vec::new(),
            fresh: Vec::new(),
        };
        let bound = proof.seats.iter().filter(|seat| seat.anchor.is_some()).map(|seat| seat.seat);
        Checker {
            proof,
            next: 1,
            known,
            bound: bound.collect(),
            late: BTreeSet::new(),
            silent: BTreeSet::new(),
            renewed: BTreeSet::new(),
            void: Vec::new(),
            verdict,
        }
    }

    fn anchored(&mut self, new: &NewAnchor) -> Result<(), Fraud> {
        let index = self.next;
        let spent = index > 1 && place(index) == 1;
        match new.owner {
            // The server may change its chain only when the old one is used up. Otherwise it could
            // wait for the people's values and choose a chain that suits it.
            Owner::Server if !spent => return Err(Fraud::Server(index)),
            Owner::Server => self.verdict.renewed.push(index),
            Owner::Seat(seat) if !self.verdict.took_part.contains_key(&seat) => {
                return Err(Fraud::Stranger { index, seat });
            }
            Owner::Seat(seat) => {
                self.bound.remove(&seat);
                if self.silent.contains(&seat) && self.renewed.insert(seat) {
                    self.silent.remove(&seat);
                }
                self.verdict.new_anchors.extend((!spent).then_some((seat, index)));
            }
        }
        self.known.insert(new.owner, (0, new.anchor));
        self.late.insert(new.owner);
        Ok(())
    }

    fn void(&mut self, void: &VoidRoll) -> Result<(), Fraud> {
        self.due(void.index)?;
        self.void.push(*void);
        self.verdict.void.push(void.index);
        Ok(())
    }

    /// A roll may be discarded only if another seat has to roll instead: the next seat that
    /// rolls, if any, must be another one.
    fn voids_have_reasons(
        &mut self,
        replay: &mut Replay,
        next: Option<Option<Seat>>,
    ) -> Result<(), Fraud> {
        let (rollers, thrown) = (replay.take_rollers(), std::mem::take(&mut self.void));
        let mut rollers = &rollers[..];
        let after = thrown.iter().skip(1).map(|void| Some(void.roller)).chain([next]);
        for (void, after) in thrown.iter().zip(after) {
            let at = rollers.iter().position(|roller| *roller == void.roller);
            rollers = at.map_or(&[], |at| &rollers[at + 1..]);
            if rollers.is_empty() || after == Some(void.roller) {
                return Err(Fraud::Void(void.index));
            }
        }
        Ok(())
    }

    /// Whether the game shows the roll of the proof and it follows from the seed.
    fn fell(&mut self, replay: &mut Replay, roll: &ShownRoll, seed: Seed) -> Result<(), Fraud> {
        let (rules, index) = (replay.rules().clone(), roll.index);
        let word = |action: Option<Action>| {
            action.map_or_else(|| "nothing".into(), |action| rules.write_action(&action))
        };
        let (new, proof) = (replay.play().map_err(|Impossible| Fraud::Back(index))?, &roll.fell);
        let Some(action) = new.filter(|action| rules.write_action(action) == *proof) else {
            return Err(Fraud::Record { index, record: word(new), proof: proof.clone() });
        };
        ensure(due(replay.state()) == Some(roll.roller), Fraud::Roller(index))?;
        self.voids_have_reasons(replay, Some(roll.roller))?;
        match falls(&rules, replay.state(), seed) {
            Some(right) if right == action => {}
            right => {
                return Err(Fraud::Dice { index, right: word(right), shown: proof.clone() });
            }
        }
        replay.apply(action).map_err(|Impossible| Fraud::Back(index))
    }

    /// Plays on until the next undo or the end. No roll without a proof may come.
    fn nothing_new(&mut self, replay: &mut Replay) -> Result<(), Fraud> {
        let index = self.next;
        match replay.play().map_err(|Impossible| Fraud::Back(index))? {
            None => Ok(()),
            Some(new) => {
                let (record, proof) = (replay.rules().write_action(&new), "nothing".into());
                Err(Fraud::Record { index, record, proof })
            }
        }
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
            self.silent.remove(&seat);
            self.renewed.remove(&seat);
        }
        for seat in &roll.missing {
            self.verdict.missing.entry(*seat).or_default().push(index);
            self.silent.insert(*seat);
        }
        for seat in self.verdict.took_part.keys().filter(|seat| !seen.contains(seat)) {
            let is_passed_over = self.silent.contains(seat) && roll.roller != Some(*seat);
            let rolls = match is_passed_over {
                true => &mut self.verdict.passed_over,
                false => &mut self.verdict.away,
            };
            rolls.entry(*seat).or_default().push(index);
        }
        // The known chains include the server's.
        if roll.contributions.len() < self.known.len() - 1 {
            self.verdict.lacking.push(index);
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
        ensure(index == self.next, Fraud::Order(index))?;
        self.next += 1;
        Ok(())
    }

    fn check(&mut self, owner: Owner, index: u32, value: Value) -> Result<(), ()> {
        let known = *self.known.get(&owner).ok_or(())?;
        let shown = (place(index), value);
        ensure(shown.0 > known.0 && descends(self.proof.game, owner, shown, known), ())?;
        self.known.insert(owner, shown);
        if self.late.remove(&owner) && self.verdict.mode == Mode::Sealed {
            self.verdict.fresh.push((owner, index));
        }
        Ok(())
    }
}
