//! What counting costs: random games of `simulate` beside the engine's bare playouts, and two
//! threads beside one. Rounds alternate and the fastest of each side counts, so that what else
//! the machine does is felt least.

use homestretch_bots::simulate::{Plan, Rotate, Simulation};
use homestretch_bots::{below, chance};
use homestretch_rules::{Action, Rules, State, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A random game with nothing counted.
fn playout(rules: &Rules, start: &State, rng: &mut Xoshiro256PlusPlus) {
    let mut state = *start;
    while state.turn() != Turn::Over {
        let action = chance(rules, &state, rng).unwrap_or_else(|| {
            let moves = rules.legal(&state);
            let drawn = if moves.len() == 1 { 0 } else { below(rng, moves.len() as u32) };
            Action::Move(moves.get(drawn as usize).expect("a move is due"))
        });
        rules.apply(&mut state, action, &mut ()).expect("it is listed");
    }
}

fn main() {
    let quick = !std::env::args().any(|arg| arg == "--bench");
    let (rounds, games) = if quick { (1, 40) } else { (60, 4_000) };
    let rules = Arc::new(Rules::named("ludo-server").expect("it comes with the program"));
    let simulation = Simulation::new(Plan {
        rules: rules.clone(),
        seats: rules.usual_seats(4),
        players: vec!["random".into(); 4],
        seed: 1,
        rotate: Rotate::No,
        paired: false,
        think: None,
        best: None,
    });
    let simulation = &simulation.unwrap_or_else(|error| panic!("the plan is right: {error}"));
    let seating = homestretch_rules::Seating { seats: rules.usual_seats(4), opening: true };
    let start = rules.start(&seating).expect("four can play");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut times = [Duration::MAX; 3];
    for round in 0..rounds {
        let mut time = |side: usize, work: &mut dyn FnMut()| {
            let begin = Instant::now();
            work();
            times[side] = times[side].min(begin.elapsed());
        };
        let from = round * games;
        time(0, &mut || (0..games).for_each(|_| playout(&rules, &start, &mut rng)));
        time(1, &mut || drop(simulation.run(from..from + games)));
        time(2, &mut || {
            std::thread::scope(|scope| {
                let half = from + games / 2;
                scope.spawn(move || simulation.run(from..half));
                scope.spawn(move || simulation.run(half..from + games));
            });
        });
    }
    let rate = |side: usize| games as f64 / times[side].as_secs_f64();
    println!("four-seat ludo-server, random play, the fastest of {rounds} × {games} games");
    println!("  bare playouts         {:>9.0} games/s", rate(0));
    println!("  simulate, one thread  {:>9.0} games/s  ratio {:.2}", rate(1), rate(1) / rate(0));
    println!("  simulate, two threads {:>9.0} games/s  ratio {:.2}", rate(2), rate(2) / rate(1));
}
