//! Exactly known numbers: the expected rolls of a lone token, and the counts of action sequences.

mod common;

use common::{full_table, random_action, seeded, variants};
use homestretch_rules::{Action, Event, Rules, Seat, Seating, Setup, Turn};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The expected number of rolls of a lone token from a step to its finish.
fn expected_rolls(rules: &Rules, from: i16) -> f64 {
    assert_eq!(rules.tokens(), 1);
    let steps: Vec<i16> = rules.steps().collect();
    let index = |step: i16| steps.iter().position(|s| *s == step).unwrap();
    let n = steps.len();
    // One equation per step: expected = 1 + Σ p · expected(next), and 0 at the finish.
    let mut rows = vec![vec![0.0; n + 1]; n];
    for (i, &step) in steps.iter().enumerate() {
        rows[i][i] = 1.0;
        if step == rules.finish() {
            continue;
        }
        rows[i][n] = 1.0;
        let yard = *rules.steps().start();
        let state = rules.setup(&Setup::new([(0, &[step]), (1, &[yard])])).unwrap();
        let total: u32 = rules.throws(&state).iter().map(|(_, w)| w).sum();
        for (throw, weight) in rules.throws(&state) {
            let mut after = state;
            rules.apply(&mut after, Action::Roll(*throw), &mut ()).unwrap();
            if let Turn::Move { .. } = after.turn() {
                let mv = rules.legal(&after).get(0).unwrap();
                rules.apply(&mut after, Action::Move(mv), &mut ()).unwrap();
            }
            let next = index(rules.step(&after, Seat(0), 0));
            rows[i][next] -= f64::from(*weight) / f64::from(total);
        }
    }
    solve(rows)[index(from)]
}

fn solve(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let n = rows.len();
    for col in 0..n {
        let pivot = (col..n).max_by(|a, b| rows[*a][col].abs().total_cmp(&rows[*b][col].abs()));
        rows.swap(col, pivot.unwrap());
        for row in 0..n {
            if row != col && rows[row][col] != 0.0 {
                let factor = rows[row][col] / rows[col][col];
                let (from, to) = if row < col {
                    let (low, high) = rows.split_at_mut(col);
                    (&high[0], &mut low[row])
                } else {
                    let (low, high) = rows.split_at_mut(row);
                    (&low[col], &mut high[0])
                };
                to.iter_mut().zip(from).for_each(|(t, f)| *t -= factor * f);
            }
        }
    }
    (0..n).map(|i| rows[i][n] / rows[i][i]).collect()
}

#[test]
fn a_lone_token_needs_the_known_number_of_rolls() {
    let snakes = Rules::named("snakes-1943").unwrap();
    assert!((expected_rolls(&snakes, 0) - 39.225_122).abs() < 1e-6);

    let plain = "based_on = 'snakes'\nid = 'plain'\nsquares.snakes = []\nsquares.ladders = []";
    let plain = Rules::read(plain).unwrap();
    assert!((expected_rolls(&plain, 0) - 33.333_333).abs() < 1e-6);

    let ludo = Rules::read("based_on = 'ludo'\nid = 'lone'\ntokens = 1").unwrap();
    assert!((expected_rolls(&ludo, 0) - 20.761_905).abs() < 1e-6);
}

#[test]
fn perft_counts_are_unchanged() {
    let mut table = String::new();
    for rules in variants() {
        for players in [rules.spec().players[0] as usize, rules.spec().players[1] as usize] {
            let seating = Seating { seats: rules.usual_seats(players), opening: false };
            let start = rules.start(&seating).unwrap();
            let depth = if rules.throws(&start).len() > 10 { 4 } else { 5 };
            let counts: Vec<u64> = (0..=depth).map(|d| rules.perft(&start, d)).collect();
            writeln!(table, "{:<18} {players} players {counts:?}", rules.spec().id).unwrap();
        }
    }
    assert!(table.contains("ludo               2 players [1, 6, 31, 161, 812, 4102]"));
    insta::assert_snapshot!(table);
}

/// Plays one seeded game of every variant and prints its events, so that a change of behaviour
/// shows as a readable difference.
#[test]
fn the_recorded_playthrough_of_every_variant_is_unchanged() {
    for rules in variants() {
        let mut rng = seeded(2026);
        let mut state = rules.start(&full_table(&rules)).unwrap();
        let mut text = String::new();
        for _ in 0..160 {
            let Some(action) = random_action(&rules, &state, &mut rng) else { break };
            let mut events: Vec<Event> = Vec::new();
            rules.apply(&mut state, action, &mut events).unwrap();
            for event in &events {
                writeln!(text, "{}", serde_json::to_string(event).unwrap()).unwrap();
            }
        }
        writeln!(text, "after 160 actions").unwrap();
        let mut steps = BTreeMap::new();
        for seat in state.seats() {
            let own: Vec<i16> = (0..rules.tokens()).map(|t| rules.step(&state, seat, t)).collect();
            steps.insert(seat, own);
        }
        for (seat, own) in steps {
            writeln!(text, "seat {}: {own:?}", seat.0).unwrap();
        }
        insta::assert_snapshot!(format!("playthrough-{}", rules.spec().id), text);
    }
}
