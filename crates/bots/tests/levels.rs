//! Laws of the levels in every variant: games end, and a level that evaluates more wins more.

use homestretch_bots::simulate::{Rotate, Simulation, SimulationPlan};
use homestretch_bots::{LEVELS, Level, Roster};
use homestretch_rules::{Action, Builder, Move, Rules, Seat, Setup, catalog};
use std::sync::Arc;

fn simulation(rules: &Arc<Rules>, players: &[Level]) -> Simulation {
    let plan = SimulationPlan {
        seats: rules.usual_seats(players.len()),
        rules: rules.clone(),
        players: players.to_vec(),
        seed: 7,
        rotate: Rotate::Seats,
        paired: true,
        think: None,
        best: None,
    };
    Simulation::new(plan).unwrap()
}

/// A table with as few seats as the variant allows, on which two levels alternate.
fn table(rules: &Rules, one: Level, other: Level) -> Vec<Level> {
    let seats = rules.spec().players[0].max(2) as usize;
    (0..seats).map(|seat| if seat % 2 == 0 { one } else { other }).collect()
}

#[test]
fn games_end_at_every_level() {
    let mut all: Vec<Arc<Rules>> =
        catalog::ids().map(|id| Arc::new(Rules::named(id).unwrap())).collect();
    let free = Builder::based_on("ludo").unwrap().id("free").set("moving.must", "optional");
    all.push(Arc::new(free.build().unwrap()));
    for rules in &all {
        for level in LEVELS.map(|info| info.level) {
            // A search takes longer, especially with dice that are moved one by one.
            let costly = level.looks_ahead()
                && (rules.throws(&start(rules)).len() > 6 || rules.spec().players[0] > 2);
            if level == Level::Perfect || costly {
                continue;
            }
            let players = table(rules, level, level);
            let tally = simulation(rules, &players).run(0..players.len() as u64);
            assert_eq!(tally.unfinished, 0, "{}: {}", rules.spec().id, level);
        }
    }
}

fn start(rules: &Rules) -> homestretch_rules::State {
    let seats = rules.usual_seats(rules.spec().players[0].max(2) as usize);
    rules.start(&homestretch_rules::Seating { seats, opening: false }).unwrap()
}

/// The share of games, in per cent, that the first of two levels wins.
fn share(id: &str, one: Level, other: Level, games: u64) -> f64 {
    let rules = Arc::new(Rules::named(id).unwrap());
    let players = table(&rules, one, other);
    let tally = simulation(&rules, &players).run(0..games);
    let firsts: u64 = tally.wins.iter().step_by(2).sum();
    let all: u64 = tally.wins.iter().sum();
    100.0 * firsts as f64 / all as f64
}

/// Checks that the first of two levels wins at least this share of games, in per cent.
fn check(list: &[(&str, &str, &str, u64, f64)]) {
    for &(id, one, other, games, least) in list {
        let found = share(id, one.parse().unwrap(), other.parse().unwrap(), games);
        assert!(found >= least, "{id}: {one} wins {found:.1} % against {other}");
    }
}

#[test]
fn easy_beats_random() {
    check(&[
        ("ludo", "easy", "random", 300, 65.0),
        ("ludo-team", "easy", "random", 200, 70.0),
        ("mensch", "easy", "random", 300, 70.0),
        ("petits-chevaux", "easy", "random", 200, 70.0),
        ("parchis", "easy", "random", 300, 70.0),
        ("ur", "easy", "random", 300, 80.0),
        ("snakes-choose", "easy", "random", 300, 65.0),
    ]);
}

#[test]
fn medium_beats_easy() {
    check(&[
        ("ludo", "medium", "easy", 400, 58.0),
        ("ludo-server", "medium", "easy", 400, 60.0),
        ("ludo-osu", "medium", "easy", 400, 60.0),
        ("aeroplane", "medium", "easy", 400, 60.0),
        ("mensch", "medium", "easy", 400, 52.0),
        ("petits-chevaux", "medium", "easy", 400, 60.0),
        ("parchis", "medium", "easy", 400, 60.0),
        ("parchis-two-dice", "medium", "easy", 100, 60.0),
        ("pachisi", "medium", "easy", 200, 65.0),
        ("ludo-team", "medium", "easy", 200, 65.0),
        ("snakes-choose", "medium", "easy", 400, 55.0),
        ("snakes-power", "medium", "easy", 800, 52.0),
        ("ur", "medium", "easy", 200, 80.0),
    ]);
}

#[test]
fn hard_and_expert_win_at_least_the_listed_share_against_lower_levels() {
    check(&[
        ("ludo", "hard", "medium", 400, 54.0),
        ("ludo-server", "hard", "medium", 400, 54.0),
        ("ludo-hex", "hard", "medium", 400, 58.0),
        ("ludo-team", "hard", "medium", 200, 50.0),
        ("mensch", "hard", "medium", 400, 47.0),
        ("parchis", "hard", "medium", 400, 56.0),
        ("pachisi", "hard", "medium", 120, 45.0),
        ("petits-chevaux", "hard", "medium", 400, 44.0),
        ("ludo", "expert", "medium", 400, 54.0),
        ("ludo-team", "expert", "hard", 200, 43.0),
        ("pachisi", "expert", "hard", 60, 40.0),
        ("mensch", "expert", "hard", 400, 45.0),
    ]);
}

#[test]
fn expert_beats_every_simple_bot() {
    let ideas = ["first", "fast", "aggressive", "defensive", "lp2a", "osu-priority"];
    let ids = ["ludo", "ludo-server", "ludo-english", "mensch", "petits-chevaux", "parchis", "ur"];
    for id in ids {
        for idea in ideas {
            check(&[(id, "expert", idea, 160, 53.0)]);
        }
    }
    // These variants offer fewer choices, so the margin is smaller.
    for id in ["ludo-osu", "ludo-quick", "aeroplane", "snakes-power"] {
        for idea in ideas {
            check(&[(id, "expert", idea, 400, 46.0)]);
        }
    }
}

#[test]
fn a_bot_brings_home_the_token_that_wins_for_its_side() {
    let rules = Arc::new(Rules::named("pachisi").unwrap());
    // Moving is optional here. One partner is home, and the last token of the other wins for both.
    let finish = rules.finish();
    let last = vec![finish, finish, finish, finish - 5];
    for (mine, partners) in [(last.clone(), vec![finish; 4]), (vec![finish - 5; 4], last)] {
        let setup = Setup {
            turn: Seat(0),
            captured: Vec::new(),
            blocks: Vec::new(),
            steps: vec![mine, vec![20; 4], partners, vec![30; 4]],
            seats: [0, 1, 2, 3].map(Seat).to_vec(),
        };
        let mut state = rules.setup(&setup).unwrap();
        let five = rules.throw(&state, &[5]).unwrap();
        rules.apply(&mut state, Action::Roll(five), &mut ()).unwrap();
        let before = rules.home(&state, Seat(0));
        for level in [Level::Medium, Level::Hard, Level::Expert, Level::SEARCH_2] {
            let action = Roster::new(rules.clone()).ask(level, 1, &state, None).unwrap().unwrap();
            let mut after = state;
            rules.apply(&mut after, action, &mut ()).unwrap();
            assert_eq!(rules.home(&after, Seat(0)), before + 1, "{level} chose {action:?}");
        }
    }
}

#[test]
fn partners_share_their_wins() {
    let rules = Arc::new(Rules::named("ludo-team").unwrap());
    let tally = simulation(&rules, &table(&rules, Level::Expert, Level::Random)).run(0..40);
    assert_eq!((tally.wins[0], tally.wins[1]), (tally.wins[2], tally.wins[3]));
    assert!(tally.wins[0] >= 36, "{:?}", tally.wins);
}

/// The move that a level chooses after a roll, from the steps of the tokens of some seats. The
/// first seat rolls.
fn chosen<const N: usize>(id: &str, level: Level, tokens: [(u8, &[i16]); N], dice: &[u8]) -> Move {
    let rules = Arc::new(Rules::named(id).unwrap());
    let mut state = rules.setup(&Setup::new(tokens)).unwrap();
    let throw = rules.throw(&state, dice).unwrap();
    rules.apply(&mut state, Action::Roll(throw), &mut ()).unwrap();
    let chosen = Roster::new(rules).ask(level, 1, &state, None).unwrap();
    match chosen {
        Some(Action::Move(mv)) => mv,
        other => panic!("{level} chose {other:?}"),
    }
}

/// The token that a level moves in Ludo, from steps of seats 0 and 1 and a roll.
fn moved(level: Level, own: [i16; 4], other: [i16; 4], roll: u8) -> u8 {
    chosen("ludo", level, [(0, &own), (1, &other)], &[roll]).token
}

/// The token that `osu-priority` moves in `ludo-osu`: 0 for p and 1 for q.
fn prioritised(own: [i16; 2], other: [i16; 2], roll: u8) -> u8 {
    chosen("ludo-osu", Level::OsuPriority, [(0, &own), (1, &other)], &[roll]).token
}

#[test]
fn osu_priority_first_brings_a_token_out() {
    assert_eq!(prioritised([-1, -1], [-1, -1], 6), 0);
    // Token p could finish, or capture on step 26, which is step 12 of seat 1.
    assert_eq!(prioritised([51, -1], [-1, -1], 6), 1);
    assert_eq!(prioritised([20, -1], [12, -1], 6), 1);
}

#[test]
fn osu_priority_then_finishes_a_token_from_the_home_stretch() {
    assert_eq!(prioritised([54, 23], [12, -1], 3), 0);
    assert_eq!(prioritised([23, 54], [12, -1], 3), 1);
}

#[test]
fn osu_priority_then_captures() {
    assert_eq!(prioritised([23, 10], [12, -1], 3), 0);
    assert_eq!(prioritised([10, 23], [12, -1], 3), 1);
}

#[test]
fn osu_priority_otherwise_moves_the_token_furthest_from_home() {
    assert_eq!(prioritised([23, 10], [-1, -1], 3), 1);
    assert_eq!(prioritised([10, 23], [-1, -1], 3), 0);
}

#[test]
fn lp2a_brings_a_token_out_when_another_one_is_past_halfway() {
    let other = [-1, -1, -1, -1];
    assert_eq!(moved(Level::Lp2a, [40, -1, -1, -1], other, 6), 1);
    assert_eq!(moved(Level::Lp2a, [20, -1, -1, -1], other, 6), 0);
}

#[test]
fn lp2a_moves_the_token_that_is_ahead_of_its_others() {
    let other = [-1, -1, -1, -1];
    assert_eq!(moved(Level::Lp2a, [10, 24, 17, -1], other, 3), 1);
}

#[test]
fn lp2a_moves_its_first_playable_token_if_none_is_ahead() {
    let other = [-1, -1, -1, -1];
    assert_eq!(moved(Level::Lp2a, [-1, 17, 17, 10], other, 3), 1);
}

#[test]
fn hard_avoids_snakes_and_aims_for_ladders() {
    // Square 16 is the head of a snake, and square 28 the foot of a ladder.
    let pips = |step: i16, dice: [u8; 2]| {
        chosen("snakes-choose", Level::Hard, [(0, &[step]), (1, &[30])], &dice).pips
    };
    assert_eq!(pips(12, [1, 4]), 1);
    assert_eq!(pips(25, [3, 5]), 3);
}

#[test]
fn lp2a_plus_captures_before_its_other_rules_apply() {
    // Token 1 captures on square 18, which is step 5 of seat 1.
    let (own, other) = ([40, 15, -1, -1], [5, -1, -1, -1]);
    assert_eq!(moved(Level::Lp2a, own, other, 3), 0);
    assert_eq!(moved(Level::Lp2aPlus, own, other, 3), 1);
}

#[test]
fn lp2a_plus_builds_a_block_when_two_tokens_are_near_the_end() {
    let other = [-1, -1, -1, -1];
    assert_eq!(moved(Level::Lp2a, [49, 43, 45, -1], other, 2), 0);
    assert_eq!(moved(Level::Lp2aPlus, [49, 43, 45, -1], other, 2), 1);
    // Far from the end it does not.
    assert_eq!(moved(Level::Lp2aPlus, [30, 22, 24, -1], other, 2), 0);
}

#[test]
fn lp2a_plus_stays_behind_an_opponent_unless_another_one_is_close_behind() {
    // An opponent is on square 23, two squares ahead of token 0.
    let ahead = [10, -1, -1, -1];
    assert_eq!(moved(Level::Lp2a, [21, 2, -1, -1], ahead, 4), 0);
    assert_eq!(moved(Level::Lp2aPlus, [21, 2, -1, -1], ahead, 4), 1);
    // Another opponent is on square 18, three squares behind it: staying is as dangerous.
    let both = [10, 5, -1, -1];
    assert_eq!(moved(Level::Lp2aPlus, [21, 2, -1, -1], both, 4), 0);
}
