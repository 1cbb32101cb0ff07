//! Players with one idea each, and the two of the seed documents.

use crate::dice::below;
use crate::player::{Budget, Options, Player, best_by};
use homestretch_rules::{Action, Rules, Seat, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Any option is as good as another.
#[derive(Clone)]
pub(crate) struct Random(pub(crate) Xoshiro256PlusPlus);

impl Player for Random {
    #[inline(always)]
    fn choose(&mut self, rules: &Rules, state: &State, _: &Budget) -> Action {
        rules.draw(state, |n| below(&mut self.0, n)).expect("a decision is due")
    }

    fn reseed(&mut self, seed: u64) {
        self.0 = Xoshiro256PlusPlus::seed_from_u64(seed);
    }
}

/// A player that ranks its options by what they do, seen in numbers.
pub(crate) struct Ranked(pub(crate) fn(&Effect) -> f32);

impl Player for Ranked {
    fn choose(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Action {
        best_by(rules, state, budget, |action, after| {
            Effect::of(rules, state, action, after).map_or(-1e6, |effect| (self.0)(&effect))
        })
    }
}

/// What a move does, in numbers.
pub(crate) struct Effect {
    /// The step the token leaves.
    pub(crate) from: f32,
    /// The step it reaches.
    pub(crate) to: f32,
    /// It comes out of the yard.
    pub(crate) enters: bool,
    /// It comes home.
    pub(crate) finishes: bool,
    /// It leaves from the home stretch.
    pub(crate) from_stretch: bool,
    /// Opposing tokens it captures.
    pub(crate) captures: f32,
    /// Own tokens that can be captured afterwards.
    pub(crate) exposed: f32,
    /// The furthest own token that is not home stands beyond the middle of the way.
    pub(crate) past_half: bool,
    /// No other own token that is not home is as far.
    pub(crate) leads: bool,
    /// The token's number.
    pub(crate) token: f32,
}

impl Effect {
    /// What a move does; nothing for other actions.
    pub(crate) fn of(
        rules: &Rules,
        state: &State,
        action: Action,
        after: &State,
    ) -> Option<Effect> {
        let Action::Move(mv) = action else { return None };
        let seat = rules.mover(state);
        let token = usize::from(mv.token);
        let (from, to) = (rules.step(state, seat, token), rules.step(after, seat, token));
        let running = |t: &usize| !rules.is_home(state, seat, *t);
        let steps = || (0..rules.tokens()).filter(running).map(|t| rules.step(state, seat, t));
        Some(Effect {
            from: from.into(),
            to: to.into(),
            enters: from == *rules.steps().start(),
            finishes: rules.is_home(after, seat, token),
            from_stretch: rules.in_stretch(from),
            captures: captured(rules, state, after, seat),
            exposed: (0..rules.tokens()).filter(|t| rules.is_exposed(after, seat, *t)).count()
                as f32,
            past_half: steps().any(|step| step > rules.finish() / 2),
            leads: steps().filter(|step| *step >= from).count() == 1,
            token: token as f32,
        })
    }
}

/// Opposing tokens that were sent to their yard.
fn captured(rules: &Rules, before: &State, after: &State, seat: Seat) -> f32 {
    let yard = *rules.steps().start();
    let others = before.seats().filter(|s| *s != seat && !rules.partners(seat, *s));
    let lost = others
        .flat_map(|other| (0..rules.tokens()).map(move |t| (other, t)))
        .filter(|(o, t)| rules.step(before, *o, *t) != yard && rules.step(after, *o, *t) == yard);
    lost.count() as f32
}

/// The first option in the list.
pub(crate) struct First;

impl Player for First {
    fn choose(&mut self, rules: &Rules, state: &State, _: &Budget) -> Action {
        Options::of(rules, state).as_slice().first().copied().unwrap_or(Action::Pass)
    }
}

/// The most advanced token.
pub(crate) fn fast(effect: &Effect) -> f32 {
    effect.from
}

/// The rearmost token.
pub(crate) fn last(effect: &Effect) -> f32 {
    -effect.from
}

/// Captures whatever it can, and otherwise hurries.
pub(crate) fn aggressive(effect: &Effect) -> f32 {
    1_000.0 * effect.captures + effect.from
}

/// Leaves as few tokens in danger as possible, and otherwise hurries.
pub(crate) fn defensive(effect: &Effect) -> f32 {
    -1_000.0 * effect.exposed + effect.from
}

/// The player of seed document 001, which needs no judgement of a rule set.
pub fn osu_priority() -> impl Player {
    Ranked(priority)
}

/// Enters, brings home from the stretch, captures, or moves the token furthest from home.
pub(crate) fn priority(effect: &Effect) -> f32 {
    let rule = match effect {
        Effect { enters: true, .. } => 3.0,
        Effect { finishes: true, from_stretch: true, .. } => 2.0,
        Effect { captures, .. } if *captures > 0.0 => 1.0,
        _ => 0.0,
    };
    1_000.0 * rule - effect.from
}

/// Seed document 003: brings a token out when another is past halfway, leads with the front
/// token, or takes the first it can.
pub(crate) fn lp2a(effect: &Effect) -> f32 {
    let rule = match effect {
        Effect { enters: true, past_half: true, .. } => 2.0,
        Effect { leads: true, enters: false, .. } => 1.0,
        _ => 0.0,
    };
    1_000.0 * rule - effect.token
}

/// Someone who knows the rules and likes to capture, but counts squares only.
pub(crate) fn casual(effect: &Effect) -> f32 {
    30.0 * effect.captures
        + if effect.finishes { 25.0 } else { 0.0 }
        + if effect.enters { 20.0 } else { 0.0 }
        + 0.1 * effect.to
}
