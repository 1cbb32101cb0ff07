//! The successors of each position, encoded as numbers.
//!
//! A row stands for one position. For every distinct outcome of the throw it lists the weight and
//! the positions that the player can reach with it. All moves of one throw belong to the same
//! player, so a row leads from one roll to the next.

use homestretch_rules::{Action, Item, Packing, Rules, Seat, State, Turn};

/// Marks the last position of an outcome, and the last outcome of a row.
const LAST_FLAG: u32 = 1 << 31;
/// On a position: the same seat rolls there too. If the game is over: the same seat has won.
const SAME_SEAT_FLAG: u32 = 1 << 30;
/// On an outcome: nothing changes except that the other seat rolls.
const HAND_OVER: u32 = 1 << 30;

/// The largest total weight of the throws.
pub(super) const MAX_WEIGHT: u32 = HAND_OVER - 1;

/// The most places that a row can name, including the place for games that are over.
pub(super) const MAX_PLACES: usize = 1 << 30;

/// Writes rows. Positions are named by their place in the solving order.
pub(super) struct RowWriter<'a, P: Fn(usize) -> usize> {
    rules: &'a Rules,
    packing: &'a Packing,
    /// Maps a position's number to its place.
    place: P,
    /// The place for games that are over. Its value is 1 for the winner.
    over: u32,
    leads: Vec<u32>,
    /// The outcomes of a throw: the weight, and the range of `leads` with the reachable positions.
    outcomes: Vec<(u32, std::ops::Range<usize>)>,
}

impl<'a, P: Fn(usize) -> usize> RowWriter<'a, P> {
    pub(super) fn new(rules: &'a Rules, packing: &'a Packing, place: P) -> Self {
        let over = packing.len() as u32;
        RowWriter { rules, packing, place, over, leads: Vec::new(), outcomes: Vec::new() }
    }

    /// Appends the row of a position.
    pub(super) fn write(&mut self, index: usize, row: &mut Vec<u32>) {
        self.leads.clear();
        self.outcomes.clear();
        let state = self.packing.state(index);
        let mover = state.seat();
        let own = (self.place)(index) as u32 | SAME_SEAT_FLAG;
        let other = state.seats().find(|s| *s != mover).expect("two seats play");
        let handed = self.rules.at_turn_of(&state, other).expect("the other seat plays");
        let handed =
            (self.place)(self.packing.index(&handed).expect("every position has a number")) as u32;
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
            // Every throw leads back here, so the position never changes.
            self.leads.push(own);
            self.outcomes.push((1, 0..1));
        }
        let chosen = self.outcomes.iter().any(|(weight, _)| *weight == 0);
        for (weight, leads) in &self.outcomes {
            let leads = &self.leads[leads.clone()];
            let hands_over = leads == [handed] && !chosen;
            row.push(weight | if hands_over { HAND_OVER } else { 0 });
            row.extend_from_slice(leads);
            *row.last_mut().expect("every outcome leads to a position") |= LAST_FLAG;
        }
        let (_, last) = self.outcomes.last().expect("every row has an outcome");
        let header = row.len() - last.len() - 1;
        row[header] |= LAST_FLAG;
    }

    /// Adds an outcome, or adds its weight to an equal one.
    fn add(&mut self, weight: u32, begin: usize, own: u32) {
        let new = &self.leads[begin..];
        // A throw that changes nothing is repeated until another one comes.
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

    /// Applies the action and collects the positions before the next roll, without duplicates.
    fn follow(&mut self, state: &State, action: Action, mover: Seat, begin: usize) {
        let mut state = *state;
        self.rules.apply(&mut state, action, &mut ()).expect("a listed action is legal");
        let lead = match state.turn() {
            Turn::Move { .. } => {
                // Not `choices`: it may matter which of two tokens on a square has moved before.
                for action in self.rules.decisions(&state, self.rules.legal(&state)) {
                    self.follow(&state, action, mover, begin);
                }
                return;
            }
            Turn::Over => {
                let won = state.places().next() == Some(mover);
                self.over | if won { SAME_SEAT_FLAG } else { 0 }
            }
            _ => {
                let index = self.packing.index(&state).expect("every position has a number");
                (self.place)(index) as u32 | if state.seat() == mover { SAME_SEAT_FLAG } else { 0 }
            }
        };
        if !self.leads[begin..].contains(&lead) {
            self.leads.push(lead);
        }
    }
}

/// The worth of a position to the seat that rolls. It is `alone`, plus the chance `passes` times
/// what the position at the place `to`, in which the other seat rolls, leaves to this seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    pub(super) alone: f64,
    pub(super) passes: f64,
    pub(super) to: u32,
}

/// Computes the worth of the positions with these rows.
pub(super) fn evaluate(mut rows: &[u32], values: &[f64], worths: &mut [Worth]) {
    for worth in worths {
        *worth = Worth::default();
        let (mut total, mut instead) = (0.0, 0.0f64);
        loop {
            let header = rows[0];
            rows = &rows[1..];
            let weight = f64::from(header & MAX_WEIGHT);
            if header & HAND_OVER != 0 {
                worth.passes = weight;
                worth.to = rows[0] & !LAST_FLAG;
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
            if header & LAST_FLAG != 0 {
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
        let value = values[(lead & (SAME_SEAT_FLAG - 1)) as usize];
        best = best.max(if lead & SAME_SEAT_FLAG != 0 { value } else { 1.0 - value });
        if lead & LAST_FLAG != 0 {
            return best;
        }
    }
}
