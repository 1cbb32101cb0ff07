//! Measures what counting costs: random games of `simulate` against the engine's bare playouts, and
//! two threads against one. Short rounds alternate and the median of their ratios counts, so that
//! other load on the machine matters least.

use homestretch_bots::simulate::{Rotate, Simulation, SimulationPlan};
use homestretch_bots::{Level, below, chance};
use homestretch_rules::{Action, Rules, State, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::Arc;
use std::time::Instant;

/// A random game that counts nothing.
fn playout(rules: &Rules, start: &State, rng: &mut Xoshiro256PlusPlus) {
    let mut state = *start;
    while state.turn() != Turn::Over {
        let action = chance(rules, &state, rng).unwrap_or_else(|| {
            let moves = rules.legal(&state);
            let drawn = if moves.len() == 1 { 0 } else { below(rng, moves.len() as u32) };
            Action::Move(moves.get(drawn as usize).expect("a move is due"))
        });
        rules.apply(&mut state, action, &mut ()).expect("a listed action is legal");
    }
}

/// How many times more games the two threads play.
const MORE_GAMES: u64 = 16;

fn main() {
    let quick = !std::env::args().any(|arg| arg == "--bench");
    let (rounds, games) = if quick { (1, 40) } else { (100, 1_000) };
    let rules = Arc::new(Rules::named("ludo-server").expect("a built-in variant"));
    let simulation = Simulation::new(SimulationPlan {
        rules: rules.clone(),
        seats: rules.usual_seats(4),
        players: vec![Level::Random; 4],
        seed: 1,
        rotate: Rotate::No,
        paired: false,
        think: None,
        best: None,
    });
    let simulation = &simulation.unwrap_or_else(|error| panic!("the plan is valid: {error}"));
    let seating = homestretch_rules::Seating { seats: rules.usual_seats(4), opening: true };
    let start = rules.start(&seating).expect("four players can start");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut times = [const { Vec::new() }; 3];
    for round in 0..rounds {
        let mut time = |side: usize, work: &mut dyn FnMut()| {
            let begin = Instant::now();
            work();
            times[side].push(begin.elapsed().as_secs_f64());
        };
        let from = round * games;
        time(0, &mut || (0..games).for_each(|_| playout(&rules, &start, &mut rng)));
        time(1, &mut || drop(simulation.run(from..from + games)));
        // Threads need time to start, so they get more games.
        time(2, &mut || {
            std::thread::scope(|scope| {
                let half = from + MORE_GAMES * games / 2;
                scope.spawn(move || simulation.run(from..half));
                scope.spawn(move || simulation.run(half..from + MORE_GAMES * games));
            });
        });
        times[2][round as usize] /= MORE_GAMES as f64;
    }
    let rate = |side: usize| games as f64 / median(times[side].clone());
    let ratio = |side: usize, to: usize| {
        median(times[to].iter().zip(&times[side]).map(|(slow, fast)| slow / fast).collect())
    };
    println!("four-seat ludo-server, random play, the median of {rounds} × {games} games");
    println!("  bare playouts         {:>9.0} games/s", rate(0));
    println!("  simulate, one thread  {:>9.0} games/s  ratio {:.2}", rate(1), ratio(1, 0));
    println!("  simulate, two threads {:>9.0} games/s  ratio {:.2}", rate(2), ratio(2, 1));
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
