//! Bots with one idea each, among them those of two student projects.

use crate::bot::{Bot, Budget, Choices, best_by};
use crate::dice::below;
use homestretch_rules::{Action, Rules, Seat, Square, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Plays any choice, all equally likely.
#[derive(Clone)]
pub(crate) struct Random(pub(crate) Xoshiro256PlusPlus);

impl Bot for Random {
    #[inline(always)]
    fn choose(&mut self, rules: &Rules, state: &State, _: &Budget) -> Action {
        rules.draw(state, |n| below(&mut self.0, n)).expect("a decision is due")
    }

    fn reseed(&mut self, seed: u64) {
        self.0 = Xoshiro256PlusPlus::seed_from_u64(seed);
    }
}

/// Takes the move whose effect gets the highest rank.
pub(crate) struct Ranked(pub(crate) fn(&MoveEffect) -> f32);

impl Bot for Ranked {
    fn choose(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Action {
        best_by(rules, state, budget, |action, after| {
            MoveEffect::of(rules, state, action, after).map_or(-1e6, |effect| (self.0)(&effect))
        })
    }
}

/// The effect of a move, in numbers.
pub(crate) struct MoveEffect {
    /// The step that the token leaves.
    pub(crate) from: f32,
    /// The step that it reaches.
    pub(crate) to: f32,
    /// Whether it leaves the yard.
    pub(crate) enters: bool,
    /// Whether it comes home.
    pub(crate) finishes: bool,
    /// Whether it moves from the home stretch.
    pub(crate) from_stretch: bool,
    /// How many opposing tokens it captures.
    pub(crate) captures: f32,
    /// How many own tokens can be captured afterwards.
    pub(crate) exposed: f32,
    /// Whether any own token that is not home is past the middle of the path.
    pub(crate) past_half: bool,
    /// Whether no other own token that is not home is as far.
    pub(crate) leads: bool,
    /// The token's number.
    pub(crate) token: f32,
}

impl MoveEffect {
    /// The effect of a move; `None` for other actions.
    pub(crate) fn of(
        rules: &Rules,
        state: &State,
        action: Action,
        after: &State,
    ) -> Option<MoveEffect> {
        let Action::Move(mv) = action else { return None };
        let seat = rules.mover(state);
        let token = usize::from(mv.token);
        let (from, to) = (rules.step(state, seat, token), rules.step(after, seat, token));
        let running = |t: &usize| !rules.is_home(state, seat, *t);
        let steps = || (0..rules.tokens()).filter(running).map(|t| rules.step(state, seat, t));
        Some(MoveEffect {
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

/// Every token of the opponents, with its seat.
fn opposing_tokens(
    rules: &Rules,
    state: &State,
    seat: Seat,
) -> impl Iterator<Item = (Seat, usize)> {
    let others = state.seats().filter(move |s| *s != seat && !rules.partners(seat, *s));
    others.flat_map(|other| (0..rules.tokens()).map(move |t| (other, t)))
}

/// How many opposing tokens were sent to their yard.
fn captured(rules: &Rules, before: &State, after: &State, seat: Seat) -> f32 {
    let yard = *rules.steps().start();
    let lost = opposing_tokens(rules, before, seat)
        .filter(|(o, t)| rules.step(before, *o, *t) != yard && rules.step(after, *o, *t) == yard);
    lost.count() as f32
}

/// Takes the first choice in the list.
pub(crate) struct First;

impl Bot for First {
    fn choose(&mut self, rules: &Rules, state: &State, _: &Budget) -> Action {
        Choices::of(rules, state).first().unwrap_or(Action::Pass)
    }
}

/// Prefers the most advanced token.
pub(crate) fn fast(effect: &MoveEffect) -> f32 {
    effect.from
}

/// Prefers the rearmost token.
pub(crate) fn last(effect: &MoveEffect) -> f32 {
    -effect.from
}

/// Captures whenever it can, and otherwise prefers the most advanced token.
pub(crate) fn aggressive(effect: &MoveEffect) -> f32 {
    1_000.0 * effect.captures + effect.from
}

/// Leaves as few tokens in danger as possible, and otherwise prefers the most advanced token.
pub(crate) fn defensive(effect: &MoveEffect) -> f32 {
    -1_000.0 * effect.exposed + effect.from
}

/// The bot of an Oregon State course project. It needs no evaluation of the rules.
pub fn osu_priority() -> impl Bot {
    Ranked(priority)
}

/// Enters a token, brings one home from the stretch, captures, or moves the token furthest from
/// home.
pub(crate) fn priority(effect: &MoveEffect) -> f32 {
    let rule = match effect {
        MoveEffect { enters: true, .. } => 3.0,
        MoveEffect { finishes: true, from_stretch: true, .. } => 2.0,
        MoveEffect { captures, .. } if *captures > 0.0 => 1.0,
        _ => 0.0,
    };
    1_000.0 * rule - effect.from
}

/// From an LP2A student project: enters a token when another is past halfway, moves the front
/// token, or takes the first move it can.
pub(crate) fn lp2a(effect: &MoveEffect) -> f32 {
    let rule = match effect {
        MoveEffect { enters: true, past_half: true, .. } => 2.0,
        MoveEffect { leads: true, enters: false, .. } => 1.0,
        _ => 0.0,
    };
    1_000.0 * rule - effect.token
}

/// The bot of the LP2A project with the three ideas that its authors left for later: it captures
/// first, it builds a block of two tokens near the end, and it stays behind an opponent instead of
/// moving in front of it.
pub(crate) struct Lp2aPlus;

impl Bot for Lp2aPlus {
    fn choose(&mut self, rules: &Rules, state: &State, budget: &Budget) -> Action {
        let seat = rules.mover(state);
        best_by(rules, state, budget, |action, after| {
            let effect = MoveEffect::of(rules, state, action, after);
            let (Some(effect), Action::Move(mv)) = (effect, action) else { return -1e6 };
            let token = usize::from(mv.token);
            let in_danger = |at: &State| rules.is_exposed(at, seat, token);
            let idea = if effect.captures > 0.0 {
                2.0
            } else if in_danger(after) && forms_late_block(rules, after, seat, token) {
                1.0
            } else if in_danger(after)
                && !followed(rules, state, seat, token)
                && followed(rules, after, seat, token)
            {
                -1.0
            } else {
                0.0
            };
            1e4 * idea + lp2a(&effect)
        })
    }
}

/// Whether a token shares its square with another one of its seat in the last quarter of the path.
fn forms_late_block(rules: &Rules, state: &State, seat: Seat, token: usize) -> bool {
    let step = rules.step(state, seat, token);
    let mut others = (0..rules.tokens()).filter(|t| *t != token);
    step > rules.finish() / 4 * 3 && others.any(|t| rules.step(state, seat, t) == step)
}

/// Whether an opponent on the track is at most one die behind a token.
fn followed(rules: &Rules, state: &State, seat: Seat, token: usize) -> bool {
    let Square::Track(own) = rules.square(state, seat, token) else { return false };
    let (ring, reach) = (i16::from(rules.spec().board.ring), i16::from(rules.spec().dice.sides));
    let behind = |square: Square| match square {
        Square::Track(n) => (1..=reach).contains(&(i16::from(own) - i16::from(n)).rem_euclid(ring)),
        _ => false,
    };
    opposing_tokens(rules, state, seat).any(|(other, t)| behind(rules.square(state, other, t)))
}

/// Likes to capture, finish and enter, and otherwise counts squares only.
pub(crate) fn casual(effect: &MoveEffect) -> f32 {
    30.0 * effect.captures
        + if effect.finishes { 25.0 } else { 0.0 }
        + if effect.enters { 20.0 } else { 0.0 }
        + 0.1 * effect.to
}
