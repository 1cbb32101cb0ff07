//! Measures the table of `figures.rs`; run it with `make figures`.

use homestretch_bots::Level;
use homestretch_bots::figures::Figures;
use homestretch_bots::simulate::{Rotate, Simulation, SimulationPlan};
use homestretch_bots::tally::Tally;
use homestretch_rules::{Rules, catalog};
use std::sync::Arc;

/// Games for each figure.
const GAMES: u32 = 2_000;

fn main() {
    println!("# variant, rules, games, players, turns, luck; written by make figures");
    for id in catalog::ids() {
        eprintln!("{id} …");
        let spec = catalog::find(id).expect("a built-in variant");
        let rules = Arc::new(Rules::new(spec).expect("built-in rules are valid"));
        let [least, most] = rules.spec().players.map(|players| players as usize);
        let all = play(&rules, vec![Level::Medium; most.min(4)]);
        let against =
            [Level::Hard, Level::Random].into_iter().cycle().take(least.next_multiple_of(2));
        let against = play(&rules, against.collect());
        let wins = |skip| against.wins.iter().skip(skip).step_by(2).sum::<u64>() as f64;
        let figures = Figures {
            games: GAMES,
            players: most.min(4) as u8,
            turns: all.turns.mean(),
            luck: 2.0 * wins(1) / (wins(0) + wins(1)),
        };
        println!("{}", figures.line(&rules));
    }
}

fn play(rules: &Arc<Rules>, players: Vec<Level>) -> Tally {
    let plan = SimulationPlan {
        rules: rules.clone(),
        seats: rules.usual_seats(players.len()),
        players,
        seed: 1,
        rotate: Rotate::Seats,
        paired: false,
        think: None,
        best: None,
    };
    Simulation::new(plan).expect("the usual seats are valid").run(0..u64::from(GAMES))
}
