//! What clients get to show moves and choices without knowing the rules.

mod common;

use common::{full_table, random_action, seeded, variants};
use homestretch_rules::spec::DiceSpec;
use homestretch_rules::{Action, Event, Game, Rules, Seat, Setup, State};
use std::sync::Arc;

/// Checks the steps that a token of seat 0 goes over with this roll.
fn check(variant: &str, from: i16, roll: u8, expected: &[i16]) {
    let rules = Rules::named(variant).unwrap();
    let yard = vec![*rules.steps().start(); rules.tokens()];
    let mut tokens = yard.clone();
    tokens[0] = from;
    let mut state = rules.setup(&Setup::new([(0, &tokens[..]), (2, &yard[..])])).unwrap();
    let throw = rules.throw(&state, &[roll]).unwrap();
    rules.apply(&mut state, Action::Roll(throw), &mut ()).unwrap();
    let mv = rules.legal(&state).iter().find(|mv| mv.token == 0).unwrap();
    assert_eq!(rules.preview(&state, mv).unwrap().via, expected, "{variant} {from} {roll}");
}

#[test]
fn a_token_goes_over_every_step_up_to_the_landing_step() {
    check("ludo", 3, 4, &[4, 5, 6, 7]);
}

#[test]
fn a_token_that_enters_is_put_on_its_first_square() {
    check("ludo", -1, 6, &[0]);
}

#[test]
fn a_token_that_rolls_too_much_walks_to_the_turning_point_and_back() {
    check("petits-chevaux", 54, 5, &[55, 54, 53, 52, 51]);
    check("petits-chevaux", 54, 2, &[55, 54]);
}

/// Plays random games of every variant and calls `see` with every state before an action.
fn in_random_games(mut see: impl FnMut(&mut Game, Action)) {
    for rules in variants() {
        let (rules, mut rng) = (Arc::new(rules), seeded(21));
        let mut game = Game::new(rules.clone(), full_table(&rules)).unwrap();
        while let Some(action) =
            random_action(&rules, game.state(), &mut rng).filter(|_| game.ply() < 600)
        {
            see(&mut game, action);
        }
    }
}

#[test]
fn a_walk_ends_at_the_landing_step_and_the_preview_shows_the_same_walk() {
    in_random_games(|game, action| {
        let (id, legal) = (game.rules().spec().id.clone(), game.view().legal);
        let events = game.apply(action).unwrap();
        let Action::Move(mv) = action else { return };
        let shown = legal.iter().find(|one| (one.token, one.pips) == (mv.token, mv.pips)).unwrap();
        for event in events {
            let Event::Moved { from, to, via, .. } = event else { continue };
            assert_eq!(via.last(), Some(&to), "{id}");
            assert_eq!(via, shown.via, "{id}");
            assert!(via.len() <= usize::from(mv.pips), "{id}: {via:?} with {}", mv.pips);
            assert!(via.len() == 1 || via[0] != from, "{id}: {via:?} from {from}");
        }
    });
}

/// The places of every seat's tokens, without regard to which token is where.
fn places(rules: &Rules, state: &State) -> Vec<Vec<i16>> {
    let of = |seat: Seat| {
        let mut steps: Vec<i16> =
            (0..rules.tokens()).map(|token| rules.step(state, seat, token)).collect();
        steps.sort_unstable();
        steps
    };
    state.seats().map(of).collect()
}

#[test]
fn moves_of_a_group_lead_to_the_same_position() {
    in_random_games(|game, action| {
        let rules = game.rules().clone();
        let (state, legal) = (*game.state(), game.view().legal);
        let mut found: Vec<Vec<Vec<i16>>> = Vec::new();
        for (mv, shown) in rules.legal(&state).iter().zip(&legal) {
            let mut after = state;
            rules.apply(&mut after, Action::Move(mv), &mut ()).unwrap();
            let after = places(&rules, &after);
            assert!(shown.group <= found.len(), "groups are numbered in order");
            match found.get(shown.group) {
                Some(first) => assert_eq!(*first, after, "{} {mv:?}", rules.spec().id),
                None => found.push(after),
            }
        }
        assert_eq!(found.len(), rules.choices(&state).len());
        game.apply(action).unwrap();
    });
}

#[test]
fn partners_are_placed_together_and_share_a_rank() {
    in_random_games(|game, action| {
        let rules = game.rules().clone();
        for event in game.apply(action).unwrap() {
            let Event::Placed { seat, place, side, rank } = event else { continue };
            assert!(side.contains(&seat));
            assert!(side.iter().all(|other| *other == seat || rules.partners(seat, *other)));
            let of_two = |place: u8| place.div_ceil(2);
            assert_eq!(rank, if rules.teams().is_empty() { place } else { of_two(place) });
        }
    });
}

#[test]
fn every_face_of_a_die_has_its_weight() {
    let loaded = DiceSpec { sides: 2, weights: vec![1, 3], ..DiceSpec::default() };
    assert_eq!(loaded.faces(), [(1, 1), (2, 3)]);
    let lots = DiceSpec { lots: 4, values: vec![0, 1, 2, 3, 4], ..DiceSpec::default() };
    assert_eq!(lots.faces(), [(0, 1), (1, 4), (2, 6), (3, 4), (4, 1)]);
}

#[test]
fn at_most_four_players_usually_share_one_path() {
    let players = |id: &str| Rules::named(id).unwrap().usual_players();
    assert_eq!(
        [players("snakes"), players("ludo"), players("ludo-hex"), players("ur")],
        [4, 4, 6, 2]
    );
    let team = Rules::named("ludo-team").unwrap();
    assert_eq!(team.teams(), [[Seat(0), Seat(2)], [Seat(1), Seat(3)]]);
    assert!(Rules::named("ludo").unwrap().teams().is_empty());
}
