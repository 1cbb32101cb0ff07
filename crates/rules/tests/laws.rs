//! Laws that hold for every variant, checked with random play.

mod common;

use common::{Count, below, full_table, play_out, random_action, seeded, variants};
use homestretch_rules::{
    Action, Event, Game, Move, Rules, Seat, Seating, Spec, State, Turn, catalog,
};
use std::collections::HashMap;
use std::sync::Arc;

/// The most actions that a random game of any variant may have.
const CAP: usize = 60_000;

/// Checks a law for every variant, on several threads.
fn for_every_variant(law: impl Fn(&Rules) + Sync) {
    let all = variants();
    let next = std::sync::atomic::AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(rules) =
                    all.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
                {
                    law(rules);
                }
            });
        }
    });
}

/// Visits random positions of a variant, including games with fewer players.
fn positions(rules: &Rules, seed: u64, plies: usize, mut see: impl FnMut(&State)) {
    let mut rng = seeded(seed);
    let [min, max] = rules.spec().players;
    let mut seen = 0;
    while seen < plies {
        let mut players = min as usize + below(&mut rng, (max - min + 1) as usize);
        if !rules.usual_seats(2).is_empty() && rules.start(&table(rules, players)).is_err() {
            players = max as usize;
        }
        let mut state = rules.start(&table(rules, players)).unwrap();
        while let Some(action) = random_action(rules, &state, &mut rng) {
            see(&state);
            seen += 1;
            if below(&mut rng, 2000) == 0 {
                let seats: Vec<Seat> = state.seats().filter(|s| !state.has_left(*s)).collect();
                let leaver = seats[below(&mut rng, seats.len())];
                rules.apply(&mut state, Action::Leave(leaver), &mut ()).unwrap();
                continue;
            }
            rules.apply(&mut state, action, &mut ()).unwrap();
            if seen >= plies {
                break;
            }
        }
        see(&state);
    }
}

fn table(rules: &Rules, players: usize) -> Seating {
    Seating { seats: rules.usual_seats(players), opening: true }
}

#[test]
fn ten_thousand_random_games_of_every_variant_end() {
    for_every_variant(|rules| {
        let mut rng = seeded(11);
        let mut longest = 0;
        for _ in 0..10_000 {
            let mut state = rules.start(&full_table(rules)).unwrap();
            let plies = play_out(rules, &mut state, &mut rng, CAP, &mut ());
            assert_eq!(state.turn(), Turn::Over, "{} did not end in {CAP}", rules.spec().id);
            longest = longest.max(plies);
        }
        println!("{}: longest random game {longest} actions", rules.spec().id);
    });
}

#[test]
fn exactly_the_listed_moves_are_accepted_and_illegal_ones_change_nothing() {
    for_every_variant(|rules| {
        positions(rules, 5, 4_000, |state| {
            let legal = rules.legal(state);
            for token in 0..=rules.tokens() as u8 {
                for pips in 0..=26 {
                    let mv = Move { token, pips };
                    let mut after = *state;
                    let result = rules.apply(&mut after, Action::Move(mv), &mut ());
                    assert_eq!(result.is_ok(), legal.contains(mv), "{} {mv:?}", rules.spec().id);
                    match result {
                        Ok(()) => assert_ne!(after, *state),
                        Err(illegal) => {
                            assert_eq!(after, *state);
                            assert!(!rules.explain(&illegal).is_empty());
                        }
                    }
                }
            }
            for action in [Action::Pass, Action::SecondThrow, Action::Leave(Seat(9))] {
                let mut after = *state;
                if rules.apply(&mut after, action, &mut ()).is_err() {
                    assert_eq!(after, *state);
                }
            }
        });
    });
}

#[test]
fn someone_can_always_act() {
    for_every_variant(|rules| {
        positions(rules, 6, 20_000, |state| match state.turn() {
            Turn::Over => assert_eq!(state.places().len(), state.seats().len()),
            Turn::Draw => {}
            Turn::Opening { seat } => {
                assert!(!rules.throws(state).is_empty() && !state.has_left(seat));
            }
            Turn::Roll { seat } => {
                assert!(!rules.throws(state).is_empty() && !state.has_left(seat));
            }
            Turn::Move { seat } => {
                let can = !rules.legal(state).is_empty() || rules.usable(state).is_some();
                assert!(can && !state.has_left(seat), "{}", rules.spec().id);
            }
        });
    });
}

#[test]
fn tokens_are_conserved_and_stand_on_their_path() {
    for_every_variant(|rules| {
        positions(rules, 7, 10_000, |state| {
            for seat in state.seats() {
                let home = (0..rules.tokens()).filter(|t| rules.is_home(state, seat, *t)).count();
                assert_eq!(home, rules.home(state, seat));
                for token in 0..rules.tokens() {
                    let step = rules.step(state, seat, token);
                    let square = rules.square_at(seat, step).expect("the step is on the path");
                    assert_eq!(square, rules.square(state, seat, token));
                }
            }
        });
    });
}

#[test]
fn events_report_every_change_of_position() {
    for_every_variant(|rules| {
        let mut rng = seeded(8);
        let mut state = rules.start(&full_table(rules)).unwrap();
        let mut at: HashMap<(Seat, u8), i16> = HashMap::new();
        for seat in state.seats() {
            for token in 0..rules.tokens() {
                at.insert((seat, token as u8), rules.step(&state, seat, token));
            }
        }
        let yard = *rules.steps().start();
        while let Some(action) = random_action(rules, &state, &mut rng) {
            let mut events: Vec<Event> = Vec::new();
            rules.apply(&mut state, action, &mut events).unwrap();
            for event in events {
                match event {
                    Event::Moved { seat, token, from, to, .. }
                    | Event::Linked { seat, token, from, to, .. } => {
                        assert_eq!(at.insert((seat, token), to), Some(from));
                    }
                    Event::Captured { seat, token, .. } => {
                        at.insert((seat, token), yard);
                    }
                    Event::SentBack { seat, token, from } => {
                        assert_eq!(at.insert((seat, token), yard), Some(from));
                    }
                    Event::Swapped { seat, token, with, with_token } => {
                        let (a, b) = (at[&(seat, token)], at[&(with, with_token)]);
                        at.insert((seat, token), b);
                        at.insert((with, with_token), a);
                    }
                    _ => {}
                }
            }
            for (&(seat, token), &step) in &at {
                assert_eq!(
                    step,
                    rules.step(&state, seat, usize::from(token)),
                    "{}",
                    rules.spec().id
                );
            }
        }
    });
}

#[test]
fn an_observer_does_not_change_the_game() {
    for_every_variant(|rules| {
        let play = |to: &mut Count, quiet: bool| {
            let mut rng = seeded(9);
            let mut state = rules.start(&full_table(rules)).unwrap();
            if quiet {
                play_out(rules, &mut state, &mut rng, 5_000, &mut ());
            } else {
                play_out(rules, &mut state, &mut rng, 5_000, to);
            }
            state
        };
        let mut count = Count(0);
        assert_eq!(play(&mut count, true), play(&mut count, false));
        assert!(count.0 > 0);
    });
}

#[test]
fn a_record_replays_to_the_same_state_and_text() {
    for_every_variant(|rules| {
        let rules = Arc::new(rules.clone());
        for seed in 0..3 {
            let mut rng = seeded(seed);
            let mut game = Game::new(rules.clone(), full_table(&rules)).unwrap();
            for _ in 0..400 + 400 * seed {
                let Some(action) = random_action(&rules, game.state(), &mut rng) else { break };
                game.apply(action).unwrap();
            }
            let text = game.record();
            let again = Game::load(&text).unwrap_or_else(|e| panic!("{}: {e}", rules.spec().id));
            assert_eq!(again.state(), game.state());
            assert_eq!(again.actions(), game.actions());
            assert_eq!(again.record(), text);
        }
    });
}

#[test]
fn undo_restores_the_state_before_and_redo_the_one_after() {
    for_every_variant(|rules| {
        let rules = Arc::new(rules.clone());
        let mut rng = seeded(3);
        let mut game = Game::new(rules.clone(), full_table(&rules)).unwrap();
        let mut states = vec![*game.state()];
        for _ in 0..300 {
            let Some(action) = random_action(&rules, game.state(), &mut rng) else { break };
            game.apply(action).unwrap();
            states.push(*game.state());
        }
        let plies = game.ply();
        for ply in (0..plies).rev() {
            game.undo().unwrap();
            assert_eq!(*game.state(), states[ply]);
        }
        assert!(game.undo().is_none());
        for state in &states[1..] {
            game.redo().unwrap();
            assert_eq!(game.state(), state);
        }
        assert!(game.redo().is_none());
    });
}

#[test]
fn undone_dice_are_repeated_after_a_different_move() {
    let rules = Arc::new(Rules::named("ludo").unwrap());
    let mut game = Game::new(rules.clone(), Seating::of([0, 2])).unwrap();
    let roll = |game: &mut Game, face: u8| {
        let throw = rules.throw(game.state(), &[face]).unwrap();
        game.apply(Action::Roll(throw)).unwrap();
    };
    roll(&mut game, 6);
    game.apply(Action::Move(Move { token: 0, pips: 6 })).unwrap();
    roll(&mut game, 4);
    game.undo();
    game.undo();
    game.apply(Action::Move(Move { token: 3, pips: 6 })).unwrap();
    let kept = game.kept_chance().expect("the four is kept");
    assert_eq!(kept, Action::Roll(rules.throw(game.state(), &[4]).unwrap()));
    let saved = Game::load(&game.record()).unwrap();
    assert_eq!(saved.kept_chance(), Some(kept), "saving and loading keeps it");
    game.apply(kept).unwrap();
    assert_eq!(game.kept_chance(), None);
}

#[test]
fn the_first_seat_is_drawn_once() {
    let rules = Arc::new(Rules::named("ludo-server").unwrap());
    let mut game = Game::new(rules, Seating { opening: true, ..Seating::of([0, 1, 2]) }).unwrap();
    game.apply(Action::First(Seat(2))).unwrap();
    game.undo();
    assert_eq!(game.kept_chance(), Some(Action::First(Seat(2))));
    let saved = Game::load(&game.record()).unwrap();
    assert_eq!(saved.kept_chance(), Some(Action::First(Seat(2))));
}

#[test]
fn a_printed_variant_parses_back_to_itself() {
    for id in catalog::ids() {
        let spec: Spec = catalog::find(id).unwrap();
        let rules = Rules::read(&spec.text()).unwrap_or_else(|e| panic!("{id}: {e}"));
        assert_eq!(*rules.spec(), spec);
        assert_eq!(rules.text(), spec.text());
        assert_eq!(id, spec.id);
        assert!(!spec.source.is_empty() && !spec.summary.is_empty() && !spec.name.is_empty());
    }
}

#[test]
fn a_player_can_leave_at_any_time_and_is_ranked_last() {
    for_every_variant(|rules| {
        let mut rng = seeded(13);
        for _ in 0..30 {
            let mut state = rules.start(&full_table(rules)).unwrap();
            let plies = below(&mut rng, 300);
            play_out(rules, &mut state, &mut rng, plies, &mut ());
            if state.turn() == Turn::Over {
                continue;
            }
            let seats: Vec<Seat> = state.seats().collect();
            let leaver = seats[below(&mut rng, seats.len())];
            let was_placed = state.places().any(|s| s == leaver);
            rules.apply(&mut state, Action::Leave(leaver), &mut ()).unwrap();
            play_out(rules, &mut state, &mut rng, CAP, &mut ());
            assert_eq!(state.turn(), Turn::Over);
            let places: Vec<Seat> = state.places().collect();
            assert_eq!(places.len(), seats.len());
            assert!(was_placed || places.last() == Some(&leaver));
        }
    });
}

#[test]
fn a_move_is_risky_exactly_if_one_throw_of_an_opponent_can_capture_the_moved_token() {
    for_every_variant(|rules| {
        let mut found = [0, 0];
        positions(rules, 31, 1_000, |state| {
            let Turn::Move { seat } = state.turn() else { return };
            let risks = rules.risks(state, u32::MAX);
            for (mv, risky) in rules.legal(state).iter().zip(risks) {
                let token = (rules.preview(state, mv).expect("it is legal").seat, mv.token);
                let mut after = *state;
                rules.apply(&mut after, Action::Move(mv), &mut ()).unwrap();
                // Also check the real continuation, if the next seat is to roll.
                let next = match after.turn() {
                    Turn::Roll { seat: next } if next != seat => next,
                    _ => continue,
                };
                let foe = next != token.0 && !rules.partners(next, token.0);
                let punished = foe && captured_by_one_throw(rules, &after, token);
                assert!(risky || !punished, "{}: {mv:?} of {state:?}", rules.spec().id);
                let alone = after.seats().filter(|s| !after.has_left(*s)).count() == 2;
                assert!(!alone || risky == punished, "{}: {mv:?} of {state:?}", rules.spec().id);
                found[usize::from(risky)] += 1;
            }
        });
        println!("{}: {found:?} moves without and with a risk", rules.spec().id);
        assert!(found[0] > 0 || found[1] == 0, "{}: not every move is risky", rules.spec().id);
    });
}

/// Whether the seat to roll could capture a token with one throw and the moves of a single token.
fn captured_by_one_throw(rules: &Rules, state: &State, token: (Seat, u8)) -> bool {
    let roller = state.seat();
    let mut open: Vec<(State, Option<(Seat, u8)>)> = Vec::new();
    for (throw, _) in rules.throws(state) {
        let mut rolled = *state;
        rules.apply(&mut rolled, Action::Roll(*throw), &mut ()).unwrap();
        open.push((rolled, None));
    }
    while let Some((state, own)) = open.pop() {
        if state.turn() != (Turn::Move { seat: roller }) {
            continue;
        }
        for mv in rules.legal(&state).iter() {
            let seen = rules.preview(&state, mv).expect("it is legal");
            if own.is_some_and(|own| own != (seen.seat, mv.token)) {
                continue;
            }
            if seen.captures.contains(&token) {
                return true;
            }
            let mut after = state;
            rules.apply(&mut after, Action::Move(mv), &mut ()).unwrap();
            open.push((after, Some((seen.seat, mv.token))));
        }
    }
    false
}
