//! What can follow a position, written down as numbers.
//!
//! A row is one position: for every different outcome of the throw its weight and the positions
//! that the player can bring about with it. Everything a player does within one throw is its own
//! doing, however many moves that are, so a row leads from roll to roll.

use homestretch_rules::{Action, Item, Packing, Rules, Seat, State, Turn};

/// Marks the last position of an outcome, and the last outcome of a row.
const LAST: u32 = 1 << 31;
/// With a position: the seat that rolls now rolls there as well; or it has won, if the game is
/// over.
const SAME: u32 = 1 << 30;
/// With an outcome: nothing happens but that the other seat rolls.
const HAND_OVER: u32 = 1 << 30;

/// No throw may weigh more.
pub(super) const MOST_WEIGHT: u32 = HAND_OVER - 1;

/// The most places that a row can name, the one of games that are over included.
pub(super) const MOST_PLACES: usize = 1 << 30;

/// Writes rows. Positions are named by their place in the order of solving.
pub(super) struct Writer<'a, P: Fn(usize) -> usize> {
    rules: &'a Rules,
    packing: &'a Packing,
    /// From a position's number to its place.
    place: P,
    /// The place of games that are over, whose worth is 1 for the winner.
    over: u32,
    leads: Vec<u32>,
    /// The outcomes of a throw: its weight, and where it leads as a part of `leads`.
    outcomes: Vec<(u32, std::ops::Range<usize>)>,
}

impl<'a, P: Fn(usize) -> usize> Writer<'a, P> {
    pub(super) fn new(rules: &'a Rules, packing: &'a Packing, place: P) -> Self {
        let over = packing.len() as u32;
        Writer { rules, packing, place, over, leads: Vec::new(), outcomes: Vec::new() }
    }

    /// Appends the row of a position.
    pub(super) fn write(&mut self, index: usize, row: &mut Vec<u32>) {
        self.leads.clear();
        self.outcomes.clear();
        let state = self.packing.state(index);
        let mover = state.seat();
        let own = (self.place)(index) as u32 | SAME;
        let other = state.seats().find(|s| *s != mover).expect("two seats play");
        let handed = self.rules.at_turn_of(&state, other).expect("it sits at the table");
        let handed = (self.place)(self.packing.index(&handed).expect("it has a number")) as u32;
        for &(throw, weight) in self.rules.throws(&state) {
            let begin = self.leads.len();
            self.follow(&state, Action::Roll(throw), mover, begin);
            self.add(weight, begin, own);
        }
        if self.rules.usable(&state) == Some(Item::ChosenRoll) {
            let begin = self.leads.len();
            for &(throw, _) in self.rules.throws(&state) {
                self.follow(&state, Action::ChosenRoll(throw), mover, begin);
            }
            self.outcomes.push((0, begin..self.leads.len()));
        }
        if self.outcomes.is_empty() {
            // Every throw leads back here: nobody ever gets on.
            self.leads.push(own);
            self.outcomes.push((1, 0..1));
        }
        let chosen = self.outcomes.iter().any(|(weight, _)| *weight == 0);
        for (weight, leads) in &self.outcomes {
            let leads = &self.leads[leads.clone()];
            let hands_over = leads == [handed] && !chosen;
            row.push(weight | if hands_over { HAND_OVER } else { 0 });
            row.extend_from_slice(leads);
            *row.last_mut().expect("a throw leads somewhere") |= LAST;
        }
        let (_, last) = self.outcomes.last().expect("there is an outcome");
        let header = row.len() - last.len() - 1;
        row[header] |= LAST;
    }

    /// Notes an outcome, or adds its weight to an equal one.
    fn add(&mut self, weight: u32, begin: usize, own: u32) {
        let new = &self.leads[begin..];
        // A throw that changes nothing is thrown again until another one falls.
        if new == [own] {
            return self.leads.truncate(begin);
        }
        let leads = &self.leads;
        match self.outcomes.iter_mut().find(|(_, old)| leads[old.clone()] == *new) {
            Some((sum, _)) => {
                *sum += weight;
                self.leads.truncate(begin);
            }
            None => self.outcomes.push((weight, begin..self.leads.len())),
        }
    }

    /// Collects the positions at the next roll, each once.
    fn follow(&mut self, state: &State, action: Action, mover: Seat, begin: usize) {
        let mut state = *state;
        self.rules.apply(&mut state, action, &mut ()).expect("it is legal");
        let lead = match state.turn() {
            Turn::Move { .. } => {
                // Not `choices`: which of two tokens on a square has moved before may matter.
                for mv in self.rules.legal(&state).iter() {
                    self.follow(&state, Action::Move(mv), mover, begin);
                }
                if self.rules.may_pass(&state) {
                    self.follow(&state, Action::Pass, mover, begin);
                }
                if self.rules.usable(&state) == Some(Item::SecondThrow) {
                    self.follow(&state, Action::SecondThrow, mover, begin);
                }
                return;
            }
            Turn::Over => {
                let won = state.places().next() == Some(mover);
                self.over | if won { SAME } else { 0 }
            }
            _ => {
                let index = self.packing.index(&state).expect("every position has a number");
                (self.place)(index) as u32 | if state.seat() == mover { SAME } else { 0 }
            }
        };
        if !self.leads[begin..].contains(&lead) {
            self.leads.push(lead);
        }
    }
}

/// The worth of a position to the seat that rolls: `alone`, and with the chance `passes` what the
/// position at the place `to` leaves to it, which the other seat rolls in.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    pub(super) alone: f64,
    pub(super) passes: f64,
    pub(super) to: u32,
}

/// The worth of the positions whose rows these are.
pub(super) fn evaluate(mut rows: &[u32], values: &[f64], worths: &mut [Worth]) {
    for worth in worths {
        *worth = Worth::default();
        let (mut total, mut instead) = (0.0, 0.0f64);
        loop {
            let header = rows[0];
            rows = &rows[1..];
            let weight = f64::from(header & MOST_WEIGHT);
            if header & HAND_OVER != 0 {
                worth.passes = weight;
                worth.to = rows[0] & !LAST;
                rows = &rows[1..];
            } else {
                let best = best(&mut rows, values);
                worth.alone += weight * best;
                if weight == 0.0 {
                    // A throw of choice, taken instead of rolling.
                    instead = best;
                }
            }
            total += weight;
            if header & LAST != 0 {
                break;
            }
        }
        if total > 0.0 {
            worth.alone = (worth.alone / total).max(instead);
            worth.passes /= total;
        } else {
            worth.alone = instead;
        }
    }
}

/// The best of an outcome's positions, for the seat that chooses.
#[inline]
fn best(rows: &mut &[u32], values: &[f64]) -> f64 {
    let mut best = 0.0f64;
    loop {
        let lead = rows[0];
        *rows = &rows[1..];
        let value = values[(lead & (SAME - 1)) as usize];
        best = best.max(if lead & SAME != 0 { value } else { 1.0 - value });
        if lead & LAST != 0 {
            return best;
        }
    }
}
