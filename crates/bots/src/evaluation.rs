//! Evaluates a position from the rule values alone, so that it works for every variant.
//!
//! The unit is time: how many turns a seat still needs, computed from the throws and where they
//! lead, and how much luck is left in those turns.

mod race_times;
mod reach;
mod solo;

use homestretch_rules::{Action, Rules, Seat, State, Turn};
use race_times::RaceTimes;
use reach::CaptureReach;
use solo::TurnsLeft;

/// A lead of this many standard deviations multiplies the odds by e.
const ODDS_SPREAD: f32 = 2.5;

/// The weight of an opponent's danger relative to our own. It is less because the opponent moves
/// before the threat can be carried out.
const OPPONENT_DANGER_WEIGHT: f32 = 0.4;

/// The share of the turns at stake that is lost after the opponents' next turn.
const LATER_LOSS_SHARE: f32 = 0.06;

/// How many throws of an opponent are evaluated. With more possible throws an evenly spaced sample
/// of them is used, so that the time is bounded for any dice.
const MAX_THROWS: usize = 128;

/// Which sides' endangered tokens are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DangerScope {
    /// Only the tokens of this seat's side count.
    OwnSide(Seat),
    /// The tokens of this seat's side count fully, and those of other sides count in part.
    AllSides(Seat),
}

/// Precomputed data about a rule set.
#[derive(Clone, Debug)]
pub struct Evaluator {
    times: RaceTimes,
    reach: CaptureReach,
}

impl Evaluator {
    /// Computes how many turns every step still takes.
    pub fn new(rules: &Rules) -> Evaluator {
        let times = RaceTimes::new(rules);
        Evaluator { reach: CaptureReach::new(rules, &times.leaps), times }
    }

    /// The turns that a seat still needs for the tokens it must bring home.
    pub fn time(&self, rules: &Rules, state: &State, seat: Seat) -> f32 {
        self.left(rules, state, seat).turns
    }

    fn left(&self, rules: &Rules, state: &State, seat: Seat) -> TurnsLeft {
        let mut left = self.times.left(rules, state, seat);
        if rules.will_skip(state, seat) {
            left.turns += 1.0;
        }
        left
    }

    /// The turns that a seat has invested in tokens that can be captured.
    pub fn at_stake(&self, rules: &Rules, state: &State, seat: Seat) -> f32 {
        let exposed = (0..rules.tokens()).filter(|t| rules.is_exposed(state, seat, *t));
        let turns = |step: i16| self.times.lone(rules, step).turns;
        let whole = turns(*rules.steps().start());
        exposed.map(|t| whole - turns(rules.step(state, seat, t))).sum()
    }

    /// The turns that a seat can expect to lose because the others may capture its tokens before it
    /// moves again: for each roll of each opponent, the worst that its moves can do.
    pub fn danger(&self, rules: &Rules, state: &State, seat: Seat) -> f32 {
        let open = (0..rules.tokens()).filter(|t| rules.is_exposed(state, seat, *t));
        let exposed = open.fold(0u16, |set, t| set | 1 << t);
        if exposed == 0 || state.turn() == Turn::Over {
            return 0.0;
        }
        let others = state
            .seats()
            .filter(|s| *s != seat && !rules.partners(seat, *s) && !state.has_left(*s));
        let next: f32 = others
            .map(|other| {
                let far = self.reach.distances(rules, state, other, (seat, exposed));
                if far == 0 { 0.0 } else { self.loss_to(rules, state, seat, (other, far)) }
            })
            .sum();
        next + LATER_LOSS_SHARE * self.at_stake(rules, state, seat)
    }

    /// The turns that a seat can expect to lose to the next roll of `other`, whose tokens are at
    /// the distances `far`.
    fn loss_to(&self, rules: &Rules, state: &State, seat: Seat, (other, far): (Seat, u64)) -> f32 {
        let Ok(before) = rules.at_turn_of(state, other) else { return 0.0 };
        let here = self.time(rules, state, seat);
        let (mut lost, mut total) = (0.0, 0);
        for (i, &(throw, weight)) in sampled(rules.throws(&before)) {
            total += weight;
            let mut rolled = before;
            if !self.reach.reaches(i, far)
                || rules.apply(&mut rolled, Action::Roll(throw), &mut ()).is_err()
            {
                continue;
            }
            if rolled.turn() != (Turn::Move { seat: other }) {
                continue;
            }
            let mut most = 0.0f32;
            for mv in rules.choices(&rolled).iter() {
                let mut after = rolled;
                if rules.apply(&mut after, Action::Move(mv), &mut ()).is_ok() {
                    most = most.max(self.time(rules, &after, seat) - here);
                }
            }
            lost += most * weight as f32;
        }
        lost / total.max(1) as f32
    }

    /// The mean of a value over a seat and its partners.
    pub fn of_side(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        mut of: impl FnMut(Seat) -> f32,
    ) -> f32 {
        let mates = state.seats().filter(|s| *s == seat || rules.partners(seat, *s));
        let count = mates.clone().count().max(1) as f32;
        mates.map(&mut of).sum::<f32>() / count
    }

    /// The chance of each seat's side to win. Seats that do not play have 0.
    pub fn chances(&self, rules: &Rules, state: &State, scope: DangerScope) -> [f32; 6] {
        let mut chances = [0.0; 6];
        if state.turn() == Turn::Over {
            let winner = state.places().next();
            for seat in state.seats() {
                let won = winner.is_some_and(|w| w == seat || rules.partners(w, seat));
                chances[seat.index()] = f32::from(u8::from(won));
            }
            return chances;
        }
        let mut dangers = [0.0f32; 6];
        for seat in racing(state) {
            let (own, others_weight) = match scope {
                DangerScope::OwnSide(own) => (own, 0.0),
                DangerScope::AllSides(own) => (own, OPPONENT_DANGER_WEIGHT),
            };
            let is_ours = own == seat || rules.partners(own, seat);
            let weight = if is_ours { 1.0 } else { others_weight };
            if weight > 0.0 {
                dangers[seat.index()] = weight * self.danger(rules, state, seat);
            }
        }
        let times = self.times(rules, state, &dangers);
        let scale = self.scale(rules, state);
        let least = racing(state).map(|s| times[s.index()]).fold(f32::MAX, f32::min);
        let mut total = 0.0;
        for seat in racing(state) {
            let weight = ((least - times[seat.index()]) / scale).exp();
            chances[seat.index()] = weight;
            total += weight;
        }
        chances.iter_mut().for_each(|chance| *chance /= total);
        chances
    }

    /// The time of each seat's side, including its expected losses.
    fn times(&self, rules: &Rules, state: &State, dangers: &[f32; 6]) -> [f32; 6] {
        let count = state.seats().len();
        let acts = state.seats().position(|s| s == state.seat()).unwrap_or(0);
        let mut alone = [0.0; 6];
        for (at, seat) in state.seats().enumerate() {
            // A seat that acts later is a fraction of a turn behind.
            let wait = ((at + count - acts) % count) as f32 / count as f32;
            alone[seat.index()] = self.time(rules, state, seat) + dangers[seat.index()] + wait;
        }
        let mut times = alone;
        for seat in state.seats() {
            times[seat.index()] = self.of_side(rules, state, seat, |s| alone[s.index()]);
        }
        times
    }

    /// The lead in turns that multiplies the odds by e. It is small when little luck is left.
    fn scale(&self, rules: &Rules, state: &State) -> f32 {
        let spread: f32 = racing(state).map(|s| self.left(rules, state, s).spread).sum();
        ODDS_SPREAD * (1.0 + spread / racing(state).count().max(1) as f32).sqrt()
    }

    /// The value of one turn to a player with this chance to win.
    pub fn turn_at(&self, rules: &Rules, state: &State, chance: f32) -> f32 {
        chance * (1.0 - chance) / self.scale(rules, state)
    }
}

/// The seats that are not home yet.
fn racing(state: &State) -> impl Iterator<Item = Seat> + use<'_> {
    state.seats().filter(|s| !state.has_left(*s) && !state.places().any(|p| p == *s))
}

/// The throws to evaluate, with their indices.
fn sampled<T>(throws: &[T]) -> impl Iterator<Item = (usize, &T)> {
    let every = throws.len().div_ceil(MAX_THROWS).max(1);
    throws.iter().enumerate().step_by(every)
}

#[cfg(test)]
mod tests {
    use super::{MAX_THROWS, sampled};

    #[test]
    fn an_evaluation_samples_many_throws_and_uses_all_throws_of_ordinary_dice() {
        for count in [0, 1, 6, 21, MAX_THROWS] {
            assert_eq!(sampled(&vec![(); count]).count(), count);
        }
        for count in [MAX_THROWS + 1, 500, 8855, 10_000] {
            let seen: Vec<usize> = sampled(&vec![(); count]).map(|(at, _)| at).collect();
            assert!((MAX_THROWS / 2..=MAX_THROWS).contains(&seen.len()), "{}", seen.len());
            assert!(seen.last().is_some_and(|last| *last >= count - count / seen.len() - 1));
        }
    }
}
