//! Judging a position from the rule values alone, so that it is right for every variant.
//!
//! The measure is time: how many turns a seat still needs, worked out from the throws and where
//! they lead, and how much luck is still in them.

mod pace;
mod reach;
mod solo;

use homestretch_rules::{Action, Rules, Seat, State, Turn};
use pace::Pace;
use reach::Reach;
use solo::Left;

/// How sharply time tells: a lead of so many standard deviations multiplies the odds by e.
const SHARP: f32 = 2.5;

/// What an opponent's danger is worth beside one's own: it moves before the threat is carried out.
const THREAT: f32 = 0.4;

/// The part of what is at stake that is lost in turns beyond the next.
const LATER: f32 = 0.06;

/// So many throws of somebody else are looked at; where there are more of them, every second or so,
/// evenly spread: a judgement takes a bounded time with any dice.
const MOST_THROWS: usize = 128;

/// Whose tokens in danger a judgement looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fear {
    /// This seat's.
    Own(Seat),
    /// This seat's, and what the others have to fear.
    All(Seat),
}

/// What is known about a rule set before any game.
#[derive(Clone, Debug)]
pub struct Judge {
    pace: Pace,
    reach: Reach,
}

impl Judge {
    /// Works out how long every step still takes.
    pub fn new(rules: &Rules) -> Judge {
        let pace = Pace::new(rules);
        Judge { reach: Reach::new(rules, &pace.leaps), pace }
    }

    /// Turns that a seat still needs for the tokens it must bring home.
    pub fn time(&self, rules: &Rules, state: &State, seat: Seat) -> f32 {
        self.left(rules, state, seat).turns
    }

    fn left(&self, rules: &Rules, state: &State, seat: Seat) -> Left {
        let mut left = self.pace.left(rules, state, seat);
        if rules.will_skip(state, seat) {
            left.turns += 1.0;
        }
        left
    }

    /// Turns that a seat has put into tokens that can be captured.
    pub fn at_stake(&self, rules: &Rules, state: &State, seat: Seat) -> f32 {
        let exposed = (0..rules.tokens()).filter(|t| rules.is_exposed(state, seat, *t));
        let turns = |step: i16| self.pace.lone(rules, step).turns;
        let whole = turns(*rules.steps().start());
        exposed.map(|t| whole - turns(rules.step(state, seat, t))).sum()
    }

    /// Turns that a seat must expect to lose because the others may capture its tokens before it
    /// moves again: for each opponent's roll, the worst that its moves can do.
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
        next + LATER * self.at_stake(rules, state, seat)
    }

    /// Turns that a seat must expect to lose to the next roll of another one so far away.
    fn loss_to(&self, rules: &Rules, state: &State, seat: Seat, (other, far): (Seat, u64)) -> f32 {
        let Ok(before) = rules.at_turn_of(state, other) else { return 0.0 };
        let here = self.time(rules, state, seat);
        let (mut lost, mut total) = (0.0, 0);
        for (i, &(throw, weight)) in looked_at(rules.throws(&before)) {
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

    /// The mean of a seat and its partners.
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

    /// The chance of each seat's side to win, as far as times tell. Seats not at the table have 0.
    pub fn chances(&self, rules: &Rules, state: &State, fear: Fear) -> [f32; 6] {
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
            let ours = |own: Seat| own == seat || rules.partners(own, seat);
            dangers[seat.index()] = match fear {
                Fear::Own(own) if !ours(own) => 0.0,
                Fear::All(own) if !ours(own) => THREAT * self.danger(rules, state, seat),
                Fear::Own(_) | Fear::All(_) => self.danger(rules, state, seat),
            };
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

    /// The time of each seat's side with what it must expect to lose.
    fn times(&self, rules: &Rules, state: &State, dangers: &[f32; 6]) -> [f32; 6] {
        let count = state.seats().len();
        let acts = state.seats().position(|s| s == state.seat()).unwrap_or(0);
        let mut alone = [0.0; 6];
        for (at, seat) in state.seats().enumerate() {
            // Who acts later is part of a turn behind where the tokens stand.
            let wait = ((at + count - acts) % count) as f32 / count as f32;
            alone[seat.index()] = self.time(rules, state, seat) + dangers[seat.index()] + wait;
        }
        let mut times = alone;
        for seat in state.seats() {
            times[seat.index()] = self.of_side(rules, state, seat, |s| alone[s.index()]);
        }
        times
    }

    /// The lead in turns that multiplies the odds by e: small when little luck is left.
    fn scale(&self, rules: &Rules, state: &State) -> f32 {
        let spread: f32 = racing(state).map(|s| self.left(rules, state, s).spread).sum();
        SHARP * (1.0 + spread / racing(state).count().max(1) as f32).sqrt()
    }

    /// What one turn is worth to who has this chance to win.
    pub fn turn_at(&self, rules: &Rules, state: &State, chance: f32) -> f32 {
        chance * (1.0 - chance) / self.scale(rules, state)
    }
}

/// The seats that are still to come home.
fn racing(state: &State) -> impl Iterator<Item = Seat> + use<'_> {
    state.seats().filter(|s| !state.has_left(*s) && !state.places().any(|p| p == *s))
}

/// The throws that are looked at, with their places.
fn looked_at<T>(throws: &[T]) -> impl Iterator<Item = (usize, &T)> {
    let every = throws.len().div_ceil(MOST_THROWS).max(1);
    throws.iter().enumerate().step_by(every)
}

#[cfg(test)]
mod tests {
    use super::{MOST_THROWS, looked_at};

    #[test]
    fn a_judgement_looks_at_a_bounded_number_of_throws_and_at_all_of_ordinary_dice() {
        for count in [0, 1, 6, 21, MOST_THROWS] {
            assert_eq!(looked_at(&vec![(); count]).count(), count);
        }
        for count in [MOST_THROWS + 1, 500, 8855, 10_000] {
            let seen: Vec<usize> = looked_at(&vec![(); count]).map(|(at, _)| at).collect();
            assert!((MOST_THROWS / 2..=MOST_THROWS).contains(&seen.len()), "{}", seen.len());
            assert!(seen.last().is_some_and(|last| *last >= count - count / seen.len() - 1));
        }
    }
}
