//! What holds for every player, and for counting many games.

use homestretch_bots::simulate::{Plan, Rotate, Simulation};
use homestretch_bots::tally::{Tally, interval};
use homestretch_bots::tournament::{Progress, Tournament};
use homestretch_bots::{Budget, LEVELS, NoPlayer, Options, Roster, below, chance, decides, seeded};
use homestretch_rules::{Rules, Seating, State, Turn, catalog};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Visits random positions in which a player decides.
fn decisions(rules: &Rules, count: usize, mut see: impl FnMut(&State)) {
    let mut rng = seeded(7, 0);
    let mut random = Roster::new(rules).player("random", 7).unwrap();
    let seats = rules.usual_seats(rules.spec().players[1] as usize);
    let mut seen = 0;
    while seen < count {
        let mut state = rules.start(&Seating { seats: seats.clone(), opening: true }).unwrap();
        while state.turn() != Turn::Over && seen < count {
            if decides(rules, &state) && below(&mut rng, 8) == 0 {
                see(&state);
                seen += 1;
            }
            let action = chance(rules, &state, &mut rng);
            let action = action.unwrap_or_else(|| random.choose(rules, &state, &Budget::default()));
            rules.apply(&mut state, action, &mut ()).unwrap();
        }
    }
}

#[test]
fn every_choice_of_every_player_is_legal_in_every_variant() {
    for id in catalog::ids() {
        let rules = Rules::named(id).unwrap();
        let roster = Roster::new(&rules);
        for level in LEVELS {
            let mut player = match roster.player(level.name, 3) {
                Ok(player) => player,
                Err(error) => {
                    // The tests of exact answers hold this law for the one that needs a table.
                    assert_eq!((level.name, error), ("perfect", NoPlayer::NoTable));
                    continue;
                }
            };
            // Searching costs more, most of all where a throw has several moves.
            let count = if level.name.starts_with("search") { 3 } else { 60 };
            let budget = Budget { until: Some(Instant::now() + Duration::from_secs(2)) };
            decisions(&rules, count, |state| {
                let mut after = *state;
                if let Turn::Move { .. } = state.turn() {
                    let action = player.choose(&rules, state, &budget);
                    let legal = rules.apply(&mut after, action, &mut ());
                    assert!(legal.is_ok(), "{id}: {} chose {action:?}", level.name);
                } else if let Some(action) = player.before_roll(&rules, state, &budget) {
                    assert!(rules.apply(&mut after, action, &mut ()).is_ok());
                }
            });
        }
    }
}

#[test]
fn a_player_whose_time_is_up_answers_with_what_it_has() {
    let rules = Rules::named("ludo").unwrap();
    let mut deep = Roster::new(&rules).player("search-8", 1).unwrap();
    // Eight decisions deep would take longer than anyone waits.
    let budget = Budget { until: Some(Instant::now()) };
    decisions(&rules, 20, |state| {
        let action = deep.choose(&rules, state, &budget);
        assert!(Options::of(&rules, state).as_slice().contains(&action));
    });
}

fn plan(id: &str, players: &[&str]) -> Plan {
    let rules = Arc::new(Rules::named(id).unwrap());
    Plan {
        seats: rules.usual_seats(players.len()),
        rules,
        players: players.iter().map(|p| p.to_string()).collect(),
        seed: 5,
        rotate: Rotate::Seats,
        paired: false,
        think: None,
        best: None,
    }
}

#[test]
fn games_do_not_depend_on_how_they_are_divided() {
    for players in [&["random", "random", "random"][..], &["easy", "hard", "random"]] {
        let simulation = Simulation::new(plan("ludo-server", players)).unwrap();
        let whole = simulation.run(0..120);
        let mut parts = Tally::default();
        for range in [60..120, 0..30, 30..60] {
            parts.merge(&simulation.run(range));
        }
        assert_eq!(whole, parts);
        assert_eq!(whole.games, 120);
        assert_eq!(whole.wins.iter().sum::<u64>(), 120);
    }
}

#[test]
fn better_players_win_more() {
    let wins = |id: &str, players: &[&str]| {
        let simulation = Simulation::new(plan(id, players)).unwrap();
        let tally = simulation.run(0..1200);
        interval(tally.wins[0], tally.games)
    };
    assert!(wins("ludo-server", &["medium", "random", "random", "random"]).0 > 0.45);
    assert!(wins("ludo-server", &["expert", "random", "random", "random"]).0 > 0.68);
    assert!(wins("snakes-choose", &["hard", "easy"]).0 > 0.5, "it sees snakes and ladders");
    let (low, high) = wins("ludo-osu", &["osu-priority", "random", "random", "random"]);
    assert!(low > 0.4 && high < 0.65);
    assert!(wins("ludo", &["osu-priority", "random", "random", "random"]).1 < 0.25);
}

#[test]
fn paired_games_share_their_dice() {
    // Without decisions the dice alone decide: every rotation gives every player the same games.
    let mut plan = plan("snakes-kids", &["random", "random"]);
    plan.paired = true;
    let tally = Simulation::new(plan).unwrap().run(0..400);
    assert_eq!(tally.wins, [200, 200]);
}

/// Where nobody decides anything, the seats of a rotation have the same games over and over: only
/// rotations count. Over 200 simulations 95 % are 190.
#[test]
fn with_paired_dice_intervals_of_places_and_first_movers_hold_what_they_promise() {
    let simulations = |games: u64, pairs: u64, seed: u64| {
        let mut plan = plan("snakes-kids", &["random", "random"]);
        (plan.paired, plan.seed) = (pairs > 0, seed);
        Simulation::new(plan).unwrap().run(0..games)
    };
    let all = simulations(40_000, 0, 1);
    let truth = all.wins_by_place[0] as f64 / all.games as f64;
    for games in [40, 200] {
        let (mut places, mut firsts) = (0, 0);
        for seed in 0..200 {
            let tally = simulations(games, 1, seed);
            let holds = |(low, high): (f64, f64)| u32::from(low <= truth && truth <= high);
            places += holds(tally.place_interval(0));
            firsts += holds(tally.first_interval());
        }
        assert!(places >= 180 && firsts >= 180, "{games} games: {places} {firsts}");
    }
}

#[test]
fn wrong_names_and_counts_are_refused_with_the_nearest_right_one() {
    let error = |plan: Plan| Simulation::new(plan).err().unwrap().to_string();
    assert!(error(plan("ludo", &["expret", "random"])).contains("`expert`"));
    assert!(error(plan("ludo", &["search-0", "random"])).contains("search"));
    assert!(error(plan("ludo", &["random"])).contains("for 2 to 4"));
}

/// Plays all that is to be played.
fn play(tournament: &Tournament, progress: &mut Progress) {
    let simulations = tournament.simulations().unwrap();
    let mut players: Vec<_> = simulations.iter().map(Simulation::players).collect();
    for (table, game) in tournament.to_play(progress) {
        let ranking = simulations[table].ranking(game, &mut players[table]).unwrap();
        progress.rankings[table].push(ranking.into_iter().map(|p| p as u8).collect());
    }
}

#[test]
fn a_tournament_seats_everyone_with_everyone() {
    let tournament = Tournament {
        rules: Arc::new(Rules::named("snakes-choose").unwrap()),
        players: ["random", "easy", "hard", "fast"].map(String::from).to_vec(),
        table: 3,
        games: 60,
        seed: 1,
        think: None,
        best: None,
    };
    let tables = tournament.tables();
    assert_eq!(tables, [vec![0, 1, 2], vec![0, 1, 3], vec![0, 2, 3], vec![1, 2, 3]]);
    let mut progress = tournament.start();
    play(&tournament, &mut progress);
    let standings = tournament.standings(&progress);
    assert_eq!(standings[0].player, "hard");
    assert_eq!(standings.iter().map(|s| s.wins).sum::<u64>(), 240);
}

#[test]
fn partners_win_and_are_rated_together() {
    let tournament = Tournament {
        rules: Arc::new(Rules::named("ludo-team").unwrap()),
        players: ["a", "b", "c", "d"].map(String::from).to_vec(),
        table: 4,
        games: 2,
        seed: 1,
        think: None,
        best: None,
    };
    let mut progress = tournament.start();
    // In both games the first is home before the second, whose partner comes last.
    progress.rankings[0] = vec![vec![0, 1, 2, 3], vec![0, 1, 2, 3]];
    let standings = tournament.standings(&progress);
    let of = |name: &str| standings.iter().find(|s| s.player == name).unwrap();
    assert_eq!([of("a").wins, of("b").wins, of("c").wins, of("d").wins], [2, 0, 2, 0]);
    assert!(of("a").rating == of("c").rating && of("a").rating > of("b").rating);
}
