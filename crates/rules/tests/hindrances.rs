//! A player who cannot move is told why.

use homestretch_rules::spec::Streak;
use homestretch_rules::{
    Action, Event, Hindrance, Move, Obstacle, PassReason, Rules, Seat, Seating, Setup, Square,
    State, Turn, catalog,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// One reason for a pass: the obstacle, the tokens, the numbers needed, and the blocking seat with
/// its square.
type Reason = (Obstacle, Vec<u8>, Vec<u8>, Option<(Seat, Square)>);

/// Rolls from a position in which nothing can move, and returns why.
fn check<const N: usize>(
    variant: &str,
    tokens: [(u8, &[i16]); N],
    dice: &[u8],
    expected: &[Reason],
) {
    let rules = Rules::named(variant).expect("a built-in variant");
    let mut state = rules.setup(&Setup::new(tokens)).expect("the position is possible");
    let throw = rules.throw(&state, dice).expect("the dice can show this");
    let mut events: Vec<Event> = Vec::new();
    rules.apply(&mut state, Action::Roll(throw), &mut events).expect("a roll is due");
    let why = events.into_iter().find_map(|event| match event {
        Event::Passed { why, .. } => Some(why),
        _ => None,
    });
    let found: Vec<Reason> = why
        .expect("nothing can move")
        .into_iter()
        .map(|one| (one.obstacle, one.tokens, one.needs, one.seat.zip(one.square)))
        .collect();
    assert_eq!(found, expected, "{variant} {tokens:?} {dice:?}");
}

const YARD: [i16; 4] = [-1; 4];

#[test]
fn a_token_in_the_yard_needs_an_entering_face() {
    let all = vec![0, 1, 2, 3];
    check("ludo", [(0, &YARD), (2, &YARD)], &[3], &[(Obstacle::Entry, all.clone(), vec![6], None)]);
    let faces = vec![5];
    check(
        "parchis",
        [(0, &[-1, -1, -1, 71]), (2, &YARD)],
        &[6],
        &[(Obstacle::Entry, vec![0, 1, 2], faces, None)],
    );
}

#[test]
fn a_token_near_home_needs_a_smaller_number() {
    check(
        "ludo",
        [(0, &[53, 56, 56, 56]), (2, &YARD)],
        &[4],
        &[(Obstacle::TooFar, vec![0], vec![1, 2, 3], None)],
    );
}

#[test]
fn a_token_that_would_pass_the_last_square_is_reported() {
    check(
        "snakes",
        [(0, &[97]), (1, &[3])],
        &[5],
        &[(Obstacle::LastSquare, vec![0], vec![1, 2, 3], None)],
    );
}

#[test]
fn a_block_is_named_with_its_seat_and_square() {
    check(
        "ludo-blocks",
        [(0, &[20, -1, -1, -1]), (1, &[10, 10, -1, -1])],
        &[5],
        &[
            (Obstacle::Block, vec![0], vec![], Some((Seat(1), Square::Track(23)))),
            (Obstacle::Entry, vec![1, 2, 3], vec![6], None),
        ],
    );
}

#[test]
fn observers_without_details_get_no_reasons() {
    struct Passes(Vec<usize>);
    impl homestretch_rules::Observer for Passes {
        const WANTS_DETAILS: bool = false;
        fn see(&mut self, event: Event) {
            if let Event::Passed { why, .. } = event {
                self.0.push(why.len());
            }
        }
    }
    let rules = Rules::named("ludo").expect("a built-in variant");
    let mut state = rules.setup(&Setup::new([(0, &YARD), (2, &YARD)])).expect("it is possible");
    let throw = rules.throw(&state, &[3]).expect("a three");
    let mut passes = Passes(Vec::new());
    rules.apply(&mut state, Action::Roll(throw), &mut passes).expect("a roll is due");
    assert_eq!(passes.0, [0]);
}

/// Plays random games of every variant and checks each pass against the rules themselves.
#[test]
fn reasons_name_every_token_and_numbers_that_would_have_helped() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(20);
    let mut below = |n: usize| rng.next_u64() as usize % n;
    let mut passes = 0;
    for id in catalog::ids() {
        let rules = Rules::named(id).expect("a built-in variant");
        for _ in 0..12 {
            let seats = rules.usual_seats(rules.spec().players[1] as usize);
            let mut state = rules.start(&Seating { seats, opening: false }).expect("they can play");
            for _ in 0..400 {
                let before = state;
                let mut events: Vec<Event> = Vec::new();
                let action = match state.turn() {
                    Turn::Over => break,
                    Turn::Move { .. } => rules.draw(&state, |n| below(n as usize) as u32),
                    _ => {
                        let throws = rules.throws(&state);
                        Some(Action::Roll(throws[below(throws.len())].0))
                    }
                };
                let action = action.expect("there is an action");
                rules.apply(&mut state, action, &mut events).expect("the action is legal");
                for event in events {
                    let Event::Passed { reason: PassReason::NoMove, why, .. } = event else {
                        continue;
                    };
                    passes += 1;
                    check_reasons(&rules, &before, &why);
                }
            }
        }
    }
    assert!(passes > 3_000, "only {passes} passes");
}

fn check_reasons(rules: &Rules, before: &State, why: &[Hindrance]) {
    let id = &rules.spec().id;
    let seat = rules.mover(before);
    for token in 0..rules.tokens() {
        let named = why.iter().any(|one| one.tokens.contains(&(token as u8)));
        let mobile = !rules.is_home(before, seat, token);
        assert!(named || !mobile, "{id}: nothing is said about token {token}: {why:?}");
    }
    if rules.spec().dice.count > 1 || matches!(before.turn(), Turn::Move { .. }) {
        return;
    }
    for one in why {
        for number in &one.needs {
            let mut state = *before;
            let throw = rules.throw(&state, &[*number]).expect("the die has this face");
            rules.apply(&mut state, Action::Roll(throw), &mut ()).expect("a roll is due");
            let moves = rules.legal(&state);
            let streak = moves.is_empty() && rules.spec().again.streak != Streak::None;
            // A token that stands in the way of another, or must move first, may still hinder it.
            let helped = one.tokens.iter().any(|token| {
                let its = Move { token: *token, pips: *number };
                moves.contains(its) || one.obstacle == Obstacle::Entry
            });
            assert!(helped || streak, "{id}: {number} does not help: {one:?}");
        }
    }
}
