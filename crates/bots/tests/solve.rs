//! Exact solutions: known values, laws, saved tables, and the perfect bot.

use homestretch_bots::regret::{RegretWatch, regret_while};
use homestretch_bots::simulate::{Rotate, Simulation, SimulationPlan};
use homestretch_bots::solve::{
    BadTable, Perfect, Solution, SolveLimits, SolvedTable, TokenChain, Unsolved, decimal,
    nobody_decides, percentile, runs_alone, solve,
};
use homestretch_bots::tally::interval;
use homestretch_bots::{Bot, Budget, Choices, Level, Roster, below, chance, seeded};
use homestretch_rules::{
    Action, Builder, Item, NotPackable, Packing, Rules, Seat, Seating, State, Turn, catalog,
};
use std::collections::BTreeSet;
use std::sync::Arc;

fn variant(id: &str, tokens: u8) -> Rules {
    maybe_variant(id, tokens).unwrap()
}

/// A gate that each token opens by capturing. No built-in variant has it.
const HUNTERS: &str = "hunters";

/// A variant with this number of tokens, if its rules allow that.
fn maybe_variant(id: &str, tokens: u8) -> Option<Rules> {
    if id == HUNTERS {
        let gate = Builder::based_on("ludo").unwrap().set("moving.gate", "token has captured");
        return gate.id(id).tokens(tokens).build().ok();
    }
    let spec = catalog::find(id).unwrap();
    if spec.tokens == tokens {
        return Rules::named(id);
    }
    Builder::based_on(id)
        .unwrap()
        .tokens(tokens)
        .set("token_names", Vec::<&str>::new())
        .build()
        .ok()
}

fn opposite(rules: &Rules) -> [Seat; 2] {
    rules.usual_seats(2).try_into().unwrap()
}

fn best_play(rules: &Rules, seats: [Seat; 2]) -> Solution {
    solve(rules, seats, &SolveLimits::default(), &mut |_| {}).unwrap()
}

fn first_wins(rules: &Rules, table: &SolvedTable) -> f64 {
    let seats = table.seats();
    let start = rules.start(&Seating { seats: seats.to_vec(), opening: false }).unwrap();
    table.chance(rules, &start, seats[0]).unwrap()
}

/// Plays at random and calls `see` with every position before a roll.
fn positions(rules: &Rules, seats: [Seat; 2], games: u64, mut see: impl FnMut(&State)) {
    let start = rules.start(&Seating { seats: seats.to_vec(), opening: false }).unwrap();
    for game in 0..games {
        let mut rng = seeded(7, game);
        let mut state = start;
        for _ in 0..2000 {
            let action = match state.turn() {
                Turn::Over => break,
                Turn::Move { .. } => {
                    let options = Choices::of(rules, &state);
                    options.as_slice()[below(&mut rng, options.as_slice().len() as u32) as usize]
                }
                _ => {
                    see(&state);
                    chance(rules, &state, &mut rng).unwrap()
                }
            };
            rules.apply(&mut state, action, &mut ()).unwrap();
        }
    }
}

/// The results of a throw: the numbers of the positions at the next roll and whether the same seat
/// rolls there, or whether it has won.
fn leads(
    rules: &Rules,
    packing: &Packing,
    state: &State,
    action: Action,
    mover: Seat,
) -> BTreeSet<(Option<usize>, bool)> {
    let mut after = *state;
    rules.apply(&mut after, action, &mut ()).unwrap();
    match after.turn() {
        Turn::Over => BTreeSet::from([(None, after.places().next() == Some(mover))]),
        Turn::Move { .. } => {
            let moves = rules.legal(&after).iter().map(Action::Move).collect::<Vec<_>>();
            let pass = rules.may_pass(&after).then_some(Action::Pass);
            let item = rules.usable(&after) == Some(Item::SecondThrow);
            let all = moves.into_iter().chain(pass).chain(item.then_some(Action::SecondThrow));
            all.flat_map(|action| leads(rules, packing, &after, action, mover)).collect()
        }
        _ => BTreeSet::from([(Some(packing.index(&after).unwrap()), after.seat() == mover)]),
    }
}

#[test]
fn a_position_is_restored_from_its_number() {
    let mut numbered = 0;
    for id in catalog::ids().chain([HUNTERS]) {
        for tokens in [1, 2, 3] {
            let Some(rules) = maybe_variant(id, tokens) else { continue };
            let seats = opposite(&rules);
            let packing = match Packing::new(&rules, seats) {
                Ok(packing) => packing,
                Err(NotPackable::TooMany { .. }) => continue,
                Err(NotPackable::Seating(_)) if rules.spec().players[0] > 2 => continue,
                Err(other) => panic!("{id}: {other}"),
            };
            numbered += 1;
            let mut seen = 0;
            positions(&rules, seats, 6, |state| {
                let number = packing.index(state).unwrap_or_else(|| panic!("{id}: {state:?}"));
                let same = packing.state(number);
                assert_eq!(packing.index(&same), Some(number), "{id}");
                let home = |state: &State, seat: Seat| rules.home(state, seat) as u8;
                let other = state.seats().find(|s| *s != state.seat()).unwrap();
                let stage = packing.stage(number);
                assert_eq!(stage.home, [home(state, state.seat()), home(state, other)], "{id}");
                seen += 1;
                if seen % 5 == 0 {
                    for &(throw, _) in rules.throws(state) {
                        let lead = |state: &State| {
                            leads(&rules, &packing, state, Action::Roll(throw), state.seat())
                        };
                        assert_eq!(lead(state), lead(&same), "{id} with {tokens} tokens");
                    }
                }
            });
        }
    }
    assert!(numbered > 40, "{numbered}");
}

#[test]
fn the_packing_is_symmetric_only_for_opposite_seats() {
    let rules = variant("ludo-osu", 1);
    let alike = |a: u8, b: u8| Packing::new(&rules, [Seat(a), Seat(b)]).unwrap();
    assert!(alike(0, 2).is_symmetric() && !alike(0, 1).is_symmetric());
    assert_eq!(alike(0, 1).len(), 2 * alike(0, 2).len());
    // Every number belongs to exactly one position.
    for packing in [alike(0, 1), alike(0, 2), alike(3, 1)] {
        assert!((0..packing.len()).all(|n| packing.index(&packing.state(n)) == Some(n)));
    }
    // Each token is in the yard or on one of 57 squares, and the number of extra rolls is 0 or 1.
    assert_eq!(alike(0, 2).len(), 58 * 58 * 2);
    // Seven tokens of which no two share a square.
    let ur = Rules::named("ur").unwrap();
    let spreads = |on: u64| (0..on).fold(1, |c, k| c * (14 - k) / (k + 1)) * (8 - on);
    let all = (0..=7).map(spreads).sum::<u64>() - 1;
    assert_eq!(Packing::new(&ur, opposite(&ur)).unwrap().len() as u64, all * all);
}

#[test]
fn only_positions_of_the_two_seats_before_a_roll_have_a_number() {
    let rules = variant("ludo-osu", 2);
    let packing = Packing::new(&rules, [Seat(0), Seat(2)]).unwrap();
    let start = |seats: &[u8]| rules.start(&Seating::of(seats.iter().copied())).unwrap();
    assert!(packing.index(&start(&[0, 2])).is_some());
    assert_eq!(packing.index(&start(&[2, 0])), packing.index(&start(&[0, 2])));
    assert_eq!(packing.index(&start(&[0, 1])), None);
    assert_eq!(packing.index(&start(&[0, 2, 3])), None);
    let mut moving = start(&[0, 2]);
    let six = rules.throw(&moving, &[6]).unwrap();
    rules.apply(&mut moving, Action::Roll(six), &mut ()).unwrap();
    assert_eq!(packing.index(&moving), None);
}

#[test]
fn a_small_race_matches_the_result_computed_by_hand() {
    // Three squares and a coin of 1 and 2. Square 2 needs a 1, so 2 rolls; square 1 needs
    // 1 + 2/2 = 2 rolls; the start needs 1 + (2 + 2)/2 = 3.
    let rules = Builder::snakes("tiny", 3).sides(2).build().unwrap();
    let chain = TokenChain::new(&rules).unwrap();
    let rolls = chain.rolls();
    assert_eq!(rolls.mean.to_string(), "3");
    // The chance to be home with the k-th roll is 1/2, 1/4 … from the second roll on, so the
    // number of rolls is 1 + a geometric number with p = 1/2, whose variance is (1 − p)/p² = 2.
    assert_eq!(rolls.variance.to_string(), "2");
    assert_eq!((rolls.shortest, rolls.shortest_chance.to_string()), (2, "1/2".into()));
    assert_eq!(chain.distribution()[..5], [0.0, 0.0, 0.5, 0.25, 0.125]);
    let race = chain.race(2);
    assert!((race.chances[0] - 2.0 / 3.0).abs() < 1e-14, "{race:?}");
    assert!((race.chances[1] - 1.0 / 3.0).abs() < 1e-14, "{race:?}");
    // Nobody is home in the first round; then every roll ends the game with chance 1/2: 2 + 2.
    assert!((race.rolls - 4.0).abs() < 1e-12, "{race:?}");
    assert_eq!(percentile(&chain.distribution(), 0.75), 3);
}

#[test]
fn a_small_game_with_a_choice_matches_the_result_computed_by_hand() {
    // The same with two coins of which one is moved. Square 1 needs a 2, square 2 a 1: each
    // comes with chance 3/4, and otherwise nothing changes. So v = 3/4 + (1 − v)/4 = 0.8 once
    // both tokens are on the board, which the first round achieves.
    let rules = Builder::snakes("tiny", 3).sides(2).set("dice.count", 2).set("dice.use", "choose");
    let rules = rules.build().unwrap();
    assert!(TokenChain::new(&rules).is_err());
    let solution = best_play(&rules, [Seat(0), Seat(1)]);
    assert!((first_wins(&rules, &solution.table) - 0.8).abs() < 1e-12);
    assert!(solution.residual < 1e-12 && solution.layers == 1);
}

#[test]
fn snakes_of_1943_takes_39_rolls() {
    let rules = Rules::named("snakes-1943").unwrap();
    let chain = TokenChain::new(&rules).unwrap();
    let rolls = chain.rolls();
    assert!((decimal(&rolls.mean) - 39.225_122_308).abs() < 1e-9);
    assert_eq!(rolls.shortest, 7);
    assert!((rolls.standard_deviation() - 25.2).abs() < 0.05);
    // The distribution is computed independently of the equations.
    let distribution = chain.distribution();
    let mean: f64 = distribution.iter().enumerate().map(|(n, p)| n as f64 * p).sum();
    let square: f64 = distribution.iter().enumerate().map(|(n, p)| (n * n) as f64 * p).sum();
    assert!((mean - decimal(&rolls.mean)).abs() < 1e-9);
    assert!((square - mean * mean - decimal(&rolls.variance)).abs() < 1e-6);
    assert!((distribution[7] - decimal(&rolls.shortest_chance)).abs() < 1e-15);
}

#[test]
fn a_board_without_links_takes_a_third_as_many_rolls_as_squares() {
    let rules = Builder::snakes("empty", 100).build().unwrap();
    let mean = TokenChain::new(&rules).unwrap().rolls().mean;
    assert!((decimal(&mean) - 33.333_333).abs() < 1e-6, "{mean}");
}

#[test]
fn a_chain_accounts_for_extra_rolls_and_for_fewer_dice_near_the_finish() {
    // A marked square gives another roll: the same number of rolls, fewer turns.
    let plain = Builder::snakes("plain", 20).build().unwrap();
    let marked =
        Builder::snakes("marked", 20).set("again", "mark").set("squares.marks", vec![5, 9]);
    let marked = marked.build().unwrap();
    let [plain, chain] = [&plain, &marked].map(|rules| TokenChain::new(rules).unwrap());
    assert_eq!(plain.rolls(), chain.rolls());
    assert!((chain.race(1).rolls - decimal(&chain.rolls().mean)).abs() < 1e-10);
    assert!((chain.race(2).rolls - plain.race(2).rolls).abs() > 1e-3);
    let table = best_play(&marked, [Seat(0), Seat(1)]).table;
    assert!((chain.race(2).chances[0] - first_wins(&marked, &table)).abs() < 1e-10);
    let double = TokenChain::new(&Rules::named("snakes-double").unwrap()).unwrap();
    assert!(double.rolls().shortest < 7);
    for players in 2..=6 {
        let race = double.race(players);
        assert!((race.chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(race.chances.windows(2).all(|pair| pair[0] > pair[1]));
    }
}

/// A race with squares that cost a turn, shields and marks that roll again.
fn powers() -> Rules {
    let race = Builder::based_on("snakes-1943").unwrap().id("powers").set("again", "mark");
    let race = race.set("squares.marks", vec![13, 18, 57]).set("squares.skip", vec![18, 45, 68]);
    race.set("squares.shield", vec![7, 30, 55, 85]).build().unwrap()
}

#[test]
fn missed_turns_and_shields_affect_only_their_own_seat() {
    let rules = powers();
    assert!(runs_alone(&rules) && nobody_decides(&rules));
    let chain = TokenChain::new(&rules).unwrap();
    let table = best_play(&rules, opposite(&rules)).table;
    assert!((chain.race(2).chances[0] - first_wins(&rules, &table)).abs() < 1e-10);
    assert!((chain.race(1).rolls - decimal(&chain.rolls().mean)).abs() < 1e-10);
    // For three players there is no other exact solution, so compare with many games.
    let simulation = Simulation::new(SimulationPlan {
        seats: rules.usual_seats(3),
        rules: Arc::new(rules),
        players: vec![Level::Random; 3],
        seed: 2,
        rotate: Rotate::No,
        paired: false,
        think: None,
        best: None,
    });
    let tally = simulation.unwrap_or_else(|e| panic!("{e}")).run(0..60_000);
    let race = chain.race(3);
    for (place, chance) in race.chances.iter().enumerate() {
        let (low, high) = tally.place_interval(place);
        assert!((low - 0.002..high + 0.002).contains(chance), "{low} {high} {chance}");
    }
    assert!((tally.rolls.mean() / race.rolls - 1.0).abs() < 0.01, "{}", race.rolls);
}

#[test]
fn without_decisions_seats_can_still_affect_each_other() {
    let swap = Builder::based_on("snakes").unwrap().id("swap").set("squares.swap", vec![40]);
    for rules in [variant("ludo-osu", 1), swap.build().unwrap()] {
        assert!(nobody_decides(&rules) && !runs_alone(&rules), "{}", rules.spec().id);
    }
    for (id, tokens) in [("ludo-osu", 2), ("ludo", 4), ("snakes-power", 1), ("snakes-choose", 1)] {
        assert!(!nobody_decides(&variant(id, tokens)), "{id}");
    }
}

#[test]
fn only_tokens_that_run_alone_have_a_chain() {
    for id in catalog::ids() {
        let rules = Rules::named(id).unwrap();
        let alone = ["snakes", "snakes-1943", "snakes-double", "snakes-kids"].contains(&id);
        assert_eq!(TokenChain::new(&rules).is_ok(), alone, "{id}");
    }
}

#[test]
fn a_race_and_best_play_agree_without_decisions() {
    for id in ["snakes", "snakes-1943", "snakes-double", "snakes-kids"] {
        let rules = Rules::named(id).unwrap();
        let race = TokenChain::new(&rules).unwrap().race(2);
        let table = best_play(&rules, opposite(&rules)).table;
        assert!((first_wins(&rules, &table) - race.chances[0]).abs() < 1e-10, "{id}");
    }
}

#[test]
fn ludo_osu_with_one_token_has_the_known_chance_to_win() {
    let rules = variant("ludo-osu", 1);
    let solution = best_play(&rules, [Seat(0), Seat(2)]);
    assert!((first_wins(&rules, &solution.table) - 0.519_152_699).abs() < 1e-9);
    assert!(solution.residual < 1e-12);
}

#[test]
fn ludo_osu_with_two_tokens_has_the_known_chance_to_win() {
    let rules = variant("ludo-osu", 2);
    let solution = best_play(&rules, [Seat(0), Seat(2)]);
    assert!((first_wins(&rules, &solution.table) - 0.510_984_689).abs() < 1e-9);
    assert_eq!((solution.layers, solution.table.positions()), (3, 6_258_722));
}

#[test]
fn a_chance_is_the_mean_over_throws_of_the_best_successor() {
    let games = [
        ("ludo-osu", 1, [0, 2]),
        ("ludo-osu", 1, [0, 1]),
        ("ludo-server", 1, [3, 1]),
        (HUNTERS, 1, [0, 2]),
        ("aeroplane", 1, [0, 2]),
        ("mensch", 1, [0, 2]),
        ("parchis", 1, [0, 2]),
        ("parchis-two-dice", 1, [0, 1]),
        ("petits-chevaux", 1, [0, 2]),
        ("snakes-choose", 1, [0, 1]),
        ("ur", 3, [0, 1]),
    ];
    for (id, tokens, seats) in games {
        let rules = variant(id, tokens);
        let seats = seats.map(Seat);
        let table = best_play(&rules, seats).table;
        let mut seen = 0;
        positions(&rules, seats, 5, |state| {
            let chance = table.chance(&rules, state, state.seat()).unwrap();
            let mean = table.chance_of_rolling(&rules, state).unwrap();
            assert!((chance - mean).abs() < 1e-11, "{id}: {chance} {mean}");
            let theirs = state.seats().find(|s| *s != state.seat()).unwrap();
            assert_eq!(table.chance(&rules, state, theirs), Some(1.0 - chance));
            seen += 1;
        });
        assert!(seen > 50, "{id}");
    }
}

#[test]
fn best_play_uses_items_when_they_help() {
    // A short path with all items, which are part of the numbering and of the choices.
    let rules = Builder::snakes("items", 12)
        .snake(11, 2)
        .set("squares.shield", vec![3])
        .set("squares.second_throw", vec![4])
        .set("squares.chosen_roll", vec![5])
        .set("squares.skip", vec![6])
        .set("squares.swap", vec![7])
        .build()
        .unwrap();
    let seats = [Seat(0), Seat(1)];
    let table = Arc::new(best_play(&rules, seats).table);
    let (mut held, mut helped) = (0, 0);
    positions(&rules, seats, 200, |state| {
        let chance = table.chance(&rules, state, state.seat()).unwrap();
        let rolling = table.chance_of_rolling(&rules, state).unwrap();
        let chosen = table.best_roll(&rules, state).map_or(0.0, |(_, chance)| chance);
        assert!((chance - rolling.max(chosen)).abs() < 1e-11);
        held += u32::from(chosen > 0.0);
        let taken = Perfect::new(table.clone()).before_roll(&rules, state, &Budget::default());
        assert_eq!(taken.is_some(), chosen > rolling);
        helped += u32::from(taken.is_some());
    });
    assert!(held > 100 && helped > 10, "{held} {helped}");
}

#[test]
fn the_solution_depends_neither_on_threads_nor_on_memory() {
    let rules = variant("ur", 2);
    let seats = opposite(&rules);
    let on = |threads: usize, row_bytes: usize| {
        let limits = SolveLimits { row_bytes, ..SolveLimits::default() };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let solution = pool.install(|| solve(&rules, seats, &limits, &mut |_| {})).unwrap();
        let mut bytes = Vec::new();
        solution.table.save(&mut bytes).unwrap();
        (bytes, solution.sweeps)
    };
    let one = on(1, usize::MAX);
    assert!(one == on(3, usize::MAX));
    assert!(one == on(2, 0));
}

#[test]
fn a_game_that_is_too_large_is_refused_with_an_estimate() {
    let rules = Rules::named("ludo").unwrap();
    let refused =
        solve(&rules, opposite(&rules), &SolveLimits::default(), &mut |_| {}).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "too large to solve: 272.3 billion positions need about 6.9 TiB of memory, \
         and the limit is 60.0 million positions"
    );
    let limits = SolveLimits { positions: 1000, ..SolveLimits::default() };
    let rules = variant("ludo", 1);
    let refused = solve(&rules, opposite(&rules), &limits, &mut |_| {}).unwrap_err();
    assert!(matches!(refused, Unsolved::TooLarge { limit: 1000, .. }), "{refused}");
    let rules = Rules::named("ludo-lp2a").unwrap();
    let refused = solve(&rules, [Seat(0), Seat(2)], &limits, &mut |_| {}).unwrap_err();
    assert!(matches!(refused, Unsolved::NotPackable(NotPackable::Seating(_))), "{refused}");
    let blocks = Builder::based_on("ludo-lp2a").unwrap().players(2, 4).tokens(2).build().unwrap();
    let refused = solve(&blocks, [Seat(0), Seat(2)], &limits, &mut |_| {}).unwrap_err();
    assert_eq!(refused, Unsolved::NotPackable(NotPackable::Blocks));
}

#[test]
fn progress_is_reported() {
    let rules = variant("ur", 2);
    let mut reported = Vec::new();
    let solved =
        solve(&rules, opposite(&rules), &SolveLimits::default(), &mut |p| reported.push(p));
    let solution = solved.unwrap();
    let sweeps = reported.iter().filter(|p| p.sweep > 0).count();
    assert_eq!(sweeps as u32, solution.sweeps);
    let last = reported.last().unwrap();
    assert_eq!((last.layer, last.done + last.positions), (solution.layers, last.total));
}

#[test]
fn a_saved_table_loads_unchanged() {
    let rules = variant("ur", 2);
    let seats = opposite(&rules);
    let table = best_play(&rules, seats).table;
    let mut bytes = Vec::new();
    table.save(&mut bytes).unwrap();
    let again = SolvedTable::load(&mut bytes.as_slice(), &rules, seats).unwrap();
    assert_eq!(again.positions(), table.positions());
    positions(&rules, seats, 3, |state| {
        let of = |table: &SolvedTable| table.chance(&rules, state, state.seat());
        assert_eq!(of(&again), of(&table));
    });
}

#[test]
fn a_table_for_another_game_is_refused() {
    let rules = variant("ludo-osu", 1);
    let seats = [Seat(0), Seat(2)];
    let mut bytes = Vec::new();
    best_play(&rules, seats).table.save(&mut bytes).unwrap();
    let load = |bytes: &[u8], rules: &Rules, seats| SolvedTable::load(&mut &*bytes, rules, seats);
    assert!(load(&bytes, &rules, seats).is_ok());
    let error = |bytes: &[u8], rules: &Rules, seats| load(bytes, rules, seats).unwrap_err();
    let other = variant("ludo-osu", 2);
    assert!(
        matches!(error(&bytes, &other, seats), BadTable::OtherRules { id } if id == "ludo-osu")
    );
    assert!(
        load(&bytes, &rules, [Seat(2), Seat(0)]).is_ok(),
        "the order of the seats does not matter"
    );
    let beside = error(&bytes, &rules, [Seat(0), Seat(1)]);
    assert_eq!(beside.to_string(), "the table is for seats 0,2, not for seats 0,1");
    assert!(matches!(error(&bytes[..bytes.len() - 1], &rules, seats), BadTable::Damaged));
    let longer = [bytes.as_slice(), b"!"].concat();
    assert!(matches!(error(&longer, &rules, seats), BadTable::Damaged));
    let mut flipped = bytes.clone();
    flipped[5000] ^= 1;
    assert!(matches!(error(&flipped, &rules, seats), BadTable::Damaged));
    let newer = [b"homestretch-table 2", &bytes[b"homestretch-table 1".len()..]].concat();
    assert!(matches!(error(&newer, &rules, seats), BadTable::Version { found } if found == "2"));
    for nothing in [&b""[..], b"homestretch-table", b"[package]\n", &[0xFF; 1000]] {
        assert!(matches!(error(nothing, &rules, seats), BadTable::NotATable));
    }
}

#[test]
fn perfect_bots_win_as_often_as_the_table_says() {
    let rules = variant("ludo-osu", 1);
    let seats = [Seat(0), Seat(2)];
    let table = Arc::new(best_play(&rules, seats).table);
    let expected = first_wins(&rules, &table);
    let simulation = Simulation::new(SimulationPlan {
        rules: Arc::new(rules),
        seats: seats.to_vec(),
        players: vec![Level::Perfect; 2],
        seed: 11,
        rotate: Rotate::No,
        paired: false,
        think: None,
        best: Some(table),
    });
    let tally = simulation.unwrap_or_else(|e| panic!("{e}")).run(0..40_000);
    let (low, high) = interval(tally.wins_of_first, tally.games);
    assert!((low..high).contains(&expected), "{low} {high} {expected}");
}

#[test]
fn perfect_bots_have_no_regret_and_others_have_some() {
    let rules = variant("ur", 3);
    let table = Arc::new(best_play(&rules, opposite(&rules)).table);
    let watch = RegretWatch { played: &|| {}, go_on: &|| true };
    let perfect = || -> Box<dyn Bot> { Box::new(Perfect::new(table.clone())) };
    let none = regret_while(&rules, &table, perfect, 50, 3, &watch);
    assert!(none.choices > 500);
    assert_eq!((none.loss.mean, none.agreement.mean, none.worst), (0.0, 1.0, 0.0));
    let roster = Roster::new(Arc::new(rules.clone()));
    let of = |level: Level, games: u64| {
        regret_while(&rules, &table, || roster.bot(level, 0).unwrap(), games, 3, &watch)
    };
    let (random, expert) = (of(Level::Random, 400), of(Level::Expert, 400));
    for found in [random, expert] {
        assert!(found.loss.low <= found.loss.mean && found.loss.mean <= found.loss.high);
        assert!(found.agreement.low < found.agreement.mean && found.worst > found.loss.mean);
    }
    assert!(expert.loss.high < random.loss.low, "{expert:?} {random:?}");
    assert!(expert.agreement.low > random.agreement.high, "{expert:?} {random:?}");
    assert_eq!(of(Level::Random, 100), of(Level::Random, 100));
}
