//! The four priority rules of seed document 001.

use crate::player::{Player, without_move};
use homestretch_rules::{Action, Event, Move, Rules, State};

/// Enters a token if it can; else brings one home from the stretch; else captures; else moves the
/// token furthest from home. Among equals the first token moves.
pub struct Priority;

impl Player for Priority {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        let best = rules.legal(state).iter().min_by_key(|mv| rank(rules, state, *mv));
        best.map_or_else(|| without_move(rules, state), Action::Move)
    }
}

/// The smaller, the sooner: the rule that asks for the move, then the distance walked so far.
fn rank(rules: &Rules, state: &State, mv: Move) -> (u8, i16) {
    let seat = rules.mover(state);
    let from = rules.step(state, seat, usize::from(mv.token));
    let mut after = *state;
    let mut events: Vec<Event> = Vec::new();
    if rules.apply(&mut after, Action::Move(mv), &mut events).is_err() {
        return (u8::MAX, 0);
    }
    let finishes = events.iter().any(|e| matches!(e, Event::Finished { .. }));
    let captures = events.iter().any(|e| matches!(e, Event::Captured { .. }));
    let rule = match () {
        () if from == *rules.steps().start() => 0,
        () if finishes && rules.in_stretch(from) => 1,
        () if captures => 2,
        () => 3,
    };
    (rule, from)
}
