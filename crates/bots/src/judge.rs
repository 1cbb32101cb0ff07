//! Judging a position from the rule values alone, so that it is right for every variant.
//!
//! The measure is time: how many turns a lone token still needs from each step, worked out from
//! the throws and where they lead. Snakes, ladders, jumps, bounces and stairs are in it by
//! themselves. A seat's time is the sum over the tokens it must bring home.

use homestretch_rules::{Action, Rules, Seat, Setup, State, Turn, spec::Goal};

/// Turns are worth this much at most; a square that is never left would be worth more.
const MOST: f32 = 10_000.0;

/// What an opponent's danger is worth beside one's own: it moves before the threat is carried out.
const THREAT: f32 = 0.4;

/// The part of what is at stake that is lost in turns beyond the next.
const LATER: f32 = 0.06;

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
    /// Expected turns of a lone token to its finish, for each step from the yard on.
    turns: Vec<f32>,
    /// The step of the first entry.
    first: i16,
    goal: usize,
    /// How sharply time tells: turns in which a lead grows by a factor of e in winning chances.
    scale: f32,
}

impl Judge {
    /// Works out how long every step still takes.
    pub fn new(rules: &Rules) -> Judge {
        let first = *rules.steps().start();
        let goal = match rules.spec().end.goal {
            Goal::All => rules.tokens(),
            Goal::Count(n) => usize::from(n),
        };
        let turns = lone_turns(rules);
        let whole = turns[0].min(MOST) * goal as f32;
        Judge { turns, first, goal, scale: 2.0 * whole.sqrt() }
    }

    /// Expected turns of a lone token from this step.
    pub fn turns(&self, step: i16) -> f32 {
        // Steps of another lap lie behind the last one: a whole way is still to go.
        let at = usize::try_from(step - self.first).unwrap_or(0);
        self.turns.get(at).copied().unwrap_or(self.turns[0])
    }

    /// Turns that a seat still needs for the tokens it must bring home.
    pub fn time(&self, rules: &Rules, state: &State, seat: Seat) -> f32 {
        let mut times = [0.0; 16];
        let tokens = rules.tokens();
        for (token, time) in times[..tokens].iter_mut().enumerate() {
            *time = self.turns(rules.step(state, seat, token));
        }
        if self.goal < tokens {
            times[..tokens].sort_by(f32::total_cmp);
        }
        times[..self.goal].iter().sum()
    }

    /// Turns that a seat has put into tokens that can be captured.
    pub fn at_stake(&self, rules: &Rules, state: &State, seat: Seat) -> f32 {
        let exposed = (0..rules.tokens()).filter(|t| rules.is_exposed(state, seat, *t));
        exposed.map(|t| self.turns[0] - self.turns(rules.step(state, seat, t))).sum()
    }

    /// Turns that a seat must expect to lose because the others may capture its tokens before it
    /// moves again: for each opponent's roll, the worst that its moves can do.
    pub fn danger(&self, rules: &Rules, state: &State, seat: Seat) -> f32 {
        let exposed = (0..rules.tokens()).any(|t| rules.is_exposed(state, seat, t));
        if !exposed || state.turn() == Turn::Over {
            return 0.0;
        }
        let here = self.time(rules, state, seat);
        let mut lost = LATER * self.at_stake(rules, state, seat);
        for other in state.seats() {
            if other == seat || rules.partners(seat, other) || state.has_left(other) {
                continue;
            }
            let Ok(before) = rules.at_turn_of(state, other) else { continue };
            let mut total = 0;
            let mut worst = 0.0;
            for &(throw, weight) in rules.throws(&before) {
                total += weight;
                let mut rolled = before;
                if rules.apply(&mut rolled, Action::Roll(throw), &mut ()).is_err() {
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
                worst += most * weight as f32;
            }
            lost += worst / total.max(1) as f32;
        }
        lost
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

    /// What one turn is worth to who has this chance to win.
    pub fn turn_at(&self, chance: f32) -> f32 {
        chance * (1.0 - chance) / self.scale
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
        for seat in state.seats().filter(|s| !state.has_left(*s)) {
            let ours = |own: Seat| own == seat || rules.partners(own, seat);
            dangers[seat.index()] = match fear {
                Fear::Own(own) if !ours(own) => 0.0,
                Fear::All(own) if !ours(own) => THREAT * self.danger(rules, state, seat),
                Fear::Own(_) | Fear::All(_) => self.danger(rules, state, seat),
            };
        }
        let mut times = [0.0f32; 6];
        let mut least = f32::MAX;
        for seat in state.seats().filter(|s| !state.has_left(*s)) {
            let time = self.of_side(rules, state, seat, |mate| {
                // Who is to act is a turn ahead of where the tokens stand.
                let to_act = if state.seat() == mate { 1.0 } else { 0.0 };
                self.time(rules, state, mate) + dangers[mate.index()] - to_act
            });
            times[seat.index()] = time;
            least = least.min(time);
        }
        let mut total = 0.0;
        for seat in state.seats().filter(|s| !state.has_left(*s)) {
            let weight = ((least - times[seat.index()]) / self.scale).exp();
            chances[seat.index()] = weight;
            total += weight;
        }
        chances.iter_mut().for_each(|chance| *chance /= total);
        chances
    }
}

/// The expected turns of a lone token from every step. The other tokens of its seat are home, and
/// nobody is in the way.
fn lone_turns(rules: &Rules) -> Vec<f32> {
    let steps: Vec<i16> = rules.steps().collect();
    let index = |step: i16| usize::try_from(step - steps[0]).unwrap_or(0).min(steps.len() - 1);
    let ways: Vec<Outcomes> =
        steps.iter().map(|step| outcomes(rules, *step).unwrap_or_default()).collect();
    let mut turns = vec![0.0f32; steps.len()];
    for _ in 0..2_000 {
        let mut change = 0.0f32;
        for at in (0..steps.len()).rev() {
            if ways[at].is_empty() {
                continue;
            }
            // The time after staying put is the unknown itself: it is solved for, not iterated.
            let (mut sum, mut stay) = (0.0, 0.0);
            for (weight, ends) in &ways[at] {
                let after = |end: &(i16, bool)| turns[index(end.0)] + if end.1 { 0.0 } else { 1.0 };
                let best = ends.iter().min_by(|a, b| after(a).total_cmp(&after(b)));
                match best {
                    Some((to, again)) if index(*to) == at => {
                        stay += weight;
                        sum += weight * if *again { 0.0 } else { 1.0 };
                    }
                    Some(end) => sum += weight * after(end),
                    None => {
                        stay += weight;
                        sum += weight;
                    }
                }
            }
            let new = (sum / (1.0 - stay).max(1e-4)).min(MOST);
            change = change.max((new - turns[at]).abs());
            turns[at] = new;
        }
        if change < 1e-4 {
            break;
        }
    }
    turns
}

/// What each throw leads to for a lone token: its weight and the possible ends of the roll.
type Outcomes = Vec<(f32, Vec<(i16, bool)>)>;

fn outcomes(rules: &Rules, step: i16) -> Option<Outcomes> {
    let state = alone(rules, step)?;
    let seat = state.seat();
    if rules.is_home(&state, seat, 0) {
        return Some(Vec::new());
    }
    let throws = rules.throws(&state);
    let total: u32 = throws.iter().map(|(_, weight)| weight).sum();
    let mut list = Vec::new();
    for &(throw, weight) in throws {
        let mut rolled = state;
        rules.apply(&mut rolled, Action::Roll(throw), &mut ()).ok()?;
        let mut ends = Vec::new();
        follow(rules, &rolled, seat, 0, &mut ends);
        list.push((weight as f32 / total as f32, ends));
    }
    Some(list)
}

/// Follows the moves of one throw to their ends.
fn follow(rules: &Rules, state: &State, seat: Seat, depth: u8, ends: &mut Vec<(i16, bool)>) {
    if depth < 6 && state.turn() == (Turn::Move { seat }) {
        for mv in rules.choices(state).iter() {
            let mut after = *state;
            if rules.apply(&mut after, Action::Move(mv), &mut ()).is_ok() {
                follow(rules, &after, seat, depth + 1, ends);
            }
        }
    } else {
        let again = state.turn() == (Turn::Roll { seat });
        let end = (rules.step(state, seat, 0), again);
        if !ends.contains(&end) {
            ends.push(end);
        }
    }
}

/// A position with one token of the first seat on a step, its others home, nobody else out.
fn alone(rules: &Rules, step: i16) -> Option<State> {
    let players = rules.spec().players[0] as usize;
    let seats = rules.usual_seats(players);
    let yard = *rules.steps().start();
    // In slots every token has a place of its own, the first ones the furthest.
    let home: Vec<i16> = (1..rules.tokens()).map(|t| rules.home_step(t - 1)).collect();
    let own: Vec<i16> = std::iter::once(step).chain(home).collect();
    let steps = seats.iter().enumerate();
    let steps = steps.map(|(i, _)| if i == 0 { own.clone() } else { vec![yard; rules.tokens()] });
    let setup = Setup {
        turn: seats[0],
        captured: vec![seats[0]],
        blocks: Vec::new(),
        steps: steps.collect(),
        seats,
    };
    rules.setup(&setup).ok()
}
