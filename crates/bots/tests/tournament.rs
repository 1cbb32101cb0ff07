//! Laws of tournaments: they are fair wherever they are stopped, and their intervals are honest.

use homestretch_bots::simulate::{Rotate, Simulation, SimulationPlan};
use homestretch_bots::tally::interval;
use homestretch_bots::tournament::{Standing, Tournament, TournamentProgress};
use homestretch_bots::{Level, below, seeded};
use homestretch_rules::Rules;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

fn tournament(id: &str, players: &[Level], table: usize, games: u64, seed: u64) -> Tournament {
    Tournament {
        rules: Arc::new(Rules::named(id).unwrap()),
        players: players.to_vec(),
        table,
        games,
        seed,
        think: None,
        best: None,
    }
}

/// Plays all games.
fn play(tournament: &Tournament) -> TournamentProgress {
    let mut progress = tournament.start();
    let simulations = tournament.simulations().unwrap();
    let mut bots: Vec<_> = simulations.iter().map(Simulation::bots).collect();
    for (table, game) in tournament.to_play(&progress) {
        let ranking = simulations[table].ranking(game, &mut bots[table]).unwrap();
        progress.rankings[table].push(ranking.into_iter().map(|p| p as u8).collect());
    }
    progress
}

/// Progress with rankings drawn at random, each player with its own weight.
fn drawn(tournament: &Tournament, weights: &[u32], seed: u64) -> TournamentProgress {
    let mut progress = tournament.start();
    let mut rng = seeded(seed, 0);
    for (table, players) in tournament.tables().iter().enumerate() {
        for _ in 0..tournament.games {
            let mut left: Vec<u8> = (0..players.len() as u8).collect();
            let mut ranking = Vec::new();
            while !left.is_empty() {
                let weight = |at: &u8| weights[players[usize::from(*at)]];
                let mut lot = below(&mut rng, left.iter().map(weight).sum());
                let next = left.iter().position(|at| {
                    let here = lot < weight(at);
                    lot = lot.wrapping_sub(weight(at));
                    here
                });
                ranking.push(left.remove(next.unwrap()));
            }
            progress.rankings[table].push(ranking);
        }
    }
    progress
}

fn of(standings: &[Standing], player: Level) -> &Standing {
    standings.iter().find(|standing| standing.player == player).unwrap()
}

const PLAYERS: [Level; 4] = [Level::Random, Level::First, Level::Fast, Level::Last];

#[test]
fn the_numbers_of_games_at_the_tables_never_differ_by_more_than_one() {
    let tournament = tournament("snakes-kids", &PLAYERS, 2, 50, 1);
    let mut progress = tournament.start();
    for (table, game) in tournament.to_play(&tournament.start()) {
        assert_eq!(progress.rankings[table].len() as u64, game);
        progress.rankings[table].push(vec![0, 1]);
        let games = || progress.rankings.iter().map(Vec::len);
        assert!(games().max().unwrap() - games().min().unwrap() <= 1);
    }
    assert!(progress.rankings.iter().all(|games| games.len() == 50));
}

#[test]
fn tables_with_fewer_games_catch_up_first() {
    let tournament = tournament("snakes-kids", &PLAYERS[..3], 2, 3, 1);
    let mut progress = tournament.start();
    progress.rankings[0] = vec![vec![0, 1]; 2];
    let left: Vec<_> = tournament.to_play(&progress).collect();
    assert_eq!(left, [(1, 0), (2, 0), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]);
}

#[test]
fn the_dice_of_a_table_depend_only_on_its_players() {
    let four = play(&tournament("snakes-kids", &PLAYERS, 2, 40, 1));
    for (i, table) in four.rankings.iter().enumerate() {
        assert!(!four.rankings[..i].contains(table), "two tables with the same games");
    }
    let three = play(&tournament("snakes-kids", &PLAYERS[..3], 2, 40, 1));
    assert_eq!(three.rankings[0], four.rankings[0], "the table of random and first");
    assert_eq!(three.rankings[2], four.rankings[3], "the table of first and fast");
}

/// 95 % of 300 tournaments are 285. Fewer than 270 or more than 299 have a chance of one in ten
/// thousand.
#[test]
fn without_decisions_95_percent_of_the_win_intervals_contain_one_half() {
    let mut held = [0; PLAYERS.len()];
    for seed in 0..300 {
        let tournament = tournament("snakes-kids", &PLAYERS, 2, 60, seed);
        let progress = play(&tournament);
        let (mut games, mut wins) = ([0; PLAYERS.len()], [0; PLAYERS.len()]);
        for (players, rankings) in tournament.tables().iter().zip(&progress.rankings) {
            players.iter().for_each(|player| games[*player] += rankings.len() as u64);
            rankings.iter().for_each(|ranking| wins[players[usize::from(ranking[0])]] += 1);
        }
        for (player, held) in held.iter_mut().enumerate() {
            let (low, high) = interval(wins[player], games[player]);
            *held += u32::from(low <= 0.5 && 0.5 <= high);
        }
    }
    assert!(held.iter().all(|held| (270..=299).contains(held)), "{held:?}");
}

#[test]
fn rating_intervals_of_equal_players_usually_contain_the_mean() {
    for table in [2, 3] {
        let mut held = [0; PLAYERS.len()];
        for seed in 0..60 {
            let tournament = tournament("snakes-kids", &PLAYERS, table, 40, seed);
            let standings = tournament.standings(&drawn(&tournament, &[1; 4], seed));
            for (player, held) in PLAYERS.into_iter().zip(&mut held) {
                let Standing { rating, uncertainty, .. } = of(&standings, player);
                *held += u32::from((rating - 25.0).abs() <= 1.96 * uncertainty);
            }
        }
        assert!(held.iter().all(|held| *held >= 51), "{held:?}");
    }
}

#[test]
fn ratings_do_not_depend_on_the_order_of_games() {
    let tournament = tournament("snakes-kids", &PLAYERS, 3, 30, 1);
    let mut progress = drawn(&tournament, &[1, 2, 3, 4], 1);
    let standings = tournament.standings(&progress);
    progress.rankings.iter_mut().for_each(|games| games.reverse());
    assert_eq!(tournament.standings(&progress), standings);
    progress.rankings.iter_mut().for_each(|games| games.sort());
    assert_eq!(tournament.standings(&progress), standings);
}

#[test]
fn a_player_who_clearly_wins_more_is_ranked_higher() {
    let tournament = tournament("snakes-kids", &PLAYERS, 2, 500, 1);
    for seed in 0..5 {
        let standings = tournament.standings(&drawn(&tournament, &[10, 12, 14, 17], seed));
        for (i, a) in standings.iter().enumerate() {
            for b in &standings[..i] {
                // All pairs play the same number of games, so the ranking follows the wins.
                assert!(b.wins + 20 > a.wins, "{standings:?}");
            }
        }
    }
}

#[test]
fn a_player_who_won_all_games_leads_with_a_wide_interval() {
    let tournament = tournament("snakes-kids", &PLAYERS[..2], 2, 3, 1);
    let mut progress = tournament.start();
    let nobody = tournament.standings(&progress);
    assert!(nobody.iter().all(|s| (s.rating - 25.0).abs() < s.uncertainty), "{nobody:?}");
    progress.rankings[0] = vec![vec![1, 0]; 3];
    let standings = tournament.standings(&progress);
    assert_eq!(standings[0].player, Level::First);
    assert!(standings[0].rating > 26.0 && standings[0].rating < 50.0, "{standings:?}");
    assert!(standings[0].uncertainty > 1.0, "{standings:?}");
}

#[test]
fn a_stopped_game_is_dropped() {
    let rules = Arc::new(Rules::named("ludo").unwrap());
    let plan = SimulationPlan {
        seats: rules.usual_seats(4),
        rules,
        players: vec!["search-8".parse().unwrap(); 4],
        seed: 1,
        rotate: Rotate::No,
        paired: false,
        think: None,
        best: None,
    };
    let stop = Arc::new(AtomicBool::new(false));
    let simulation = Simulation::new(plan).unwrap().stopped_by(stop.clone());
    std::thread::scope(|scope| {
        let tally = scope.spawn(|| simulation.run(0..10));
        let ranking = scope.spawn(|| simulation.ranking(0, &mut simulation.bots()));
        std::thread::sleep(Duration::from_millis(300));
        let begin = Instant::now();
        stop.store(true, Ordering::Relaxed);
        let tally = tally.join().unwrap();
        assert_eq!((tally.games, tally.unfinished, tally.decisions), (0, 0, 0));
        assert_eq!(ranking.join().unwrap(), None);
        assert!(begin.elapsed() < Duration::from_secs(60), "{:?}", begin.elapsed());
    });
}
