//! Laws of every bot, and of simulations and tournaments.

use homestretch_bots::simulate::{Rotate, Simulation, SimulationPlan};
use homestretch_bots::tally::{Tally, interval};
use homestretch_bots::tournament::{Tournament, TournamentProgress};
use homestretch_bots::{
    BadLevel, Budget, Choices, LEVELS, Level, Roster, ask, below, chance, decides, seeded,
};
use homestretch_rules::{Action, Rules, Seating, State, Turn, catalog};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Calls `see` with random positions in which a player decides.
fn decisions(rules: &Arc<Rules>, count: usize, mut see: impl FnMut(&State)) {
    let mut rng = seeded(7, 0);
    let mut random = Roster::new(rules.clone()).bot(Level::Random, 7).unwrap();
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
fn every_bot_makes_legal_choices_in_every_variant() {
    for id in catalog::ids() {
        let rules = Arc::new(Rules::named(id).unwrap());
        let roster = Roster::new(rules.clone());
        for level in LEVELS.map(|info| info.level) {
            let mut bot = match roster.bot(level, 3) {
                Ok(bot) => bot,
                Err(error) => {
                    // `perfect` needs a table; tests/solve.rs checks its choices.
                    assert_eq!((level, error), (Level::Perfect, BadLevel::NoTable));
                    continue;
                }
            };
            // A search takes longer, especially where a throw has several moves.
            let count = if level.looks_ahead() { 3 } else { 60 };
            let budget = Budget { until: Some(Instant::now() + Duration::from_secs(2)) };
            decisions(&rules, count, |state| {
                let asked = ask(&mut bot, &rules, state, &budget);
                assert!(asked.is_some() || matches!(state.turn(), Turn::Roll { .. }));
                if let Some(action) = asked {
                    let legal = rules.apply(&mut state.clone(), action, &mut ());
                    assert!(legal.is_ok(), "{id}: {level} chose {action:?}");
                }
            });
        }
    }
}

#[test]
fn a_bot_out_of_time_answers_with_a_legal_choice() {
    let rules = Arc::new(Rules::named("ludo").unwrap());
    let level = "search-8".parse().unwrap();
    let mut deep = Roster::new(rules.clone()).bot(level, 1).unwrap();
    // A complete search of eight decisions would take very long.
    let budget = Budget { until: Some(Instant::now()) };
    decisions(&rules, 20, |state| {
        let action = deep.choose(&rules, state, &budget);
        assert!(Choices::of(&rules, state).as_slice().contains(&action));
    });
}

fn plan(id: &str, players: &[&str]) -> SimulationPlan {
    let rules = Arc::new(Rules::named(id).unwrap());
    SimulationPlan {
        seats: rules.usual_seats(players.len()),
        rules,
        players: players.iter().map(|name| name.parse().unwrap()).collect(),
        seed: 5,
        rotate: Rotate::Seats,
        paired: false,
        think: None,
        best: None,
    }
}

#[test]
fn the_tally_does_not_depend_on_how_the_games_are_split_into_runs() {
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
fn stronger_bots_win_more() {
    let wins = |id: &str, players: &[&str]| {
        let simulation = Simulation::new(plan(id, players)).unwrap();
        let tally = simulation.run(0..1200);
        interval(tally.wins[0], tally.games)
    };
    assert!(wins("ludo-server", &["medium", "random", "random", "random"]).0 > 0.45);
    assert!(wins("ludo-server", &["expert", "random", "random", "random"]).0 > 0.68);
    assert!(wins("snakes-choose", &["hard", "easy"]).0 > 0.5, "hard evaluates snakes and ladders");
    let (low, high) = wins("ludo-osu", &["osu-priority", "random", "random", "random"]);
    assert!(low > 0.4 && high < 0.65);
    assert!(wins("ludo", &["osu-priority", "random", "random", "random"]).1 < 0.25);
}

#[test]
fn paired_games_have_the_same_dice() {
    // Without decisions only the dice matter, so every rotation gives every player the same games.
    let mut plan = plan("snakes-kids", &["random", "random"]);
    plan.paired = true;
    let tally = Simulation::new(plan).unwrap().run(0..400);
    assert_eq!(tally.wins, [200, 200]);
}

/// Without decisions all games of a rotation are the same, so only rotations count as independent.
/// 95 % of 200 simulations are 190.
#[test]
fn intervals_of_paired_games_contain_the_true_share_often_enough() {
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
fn unknown_levels_and_wrong_counts_are_refused_with_a_hint() {
    let error = |plan: SimulationPlan| Simulation::new(plan).err().unwrap().to_string();
    let unknown = |name: &str| name.parse::<Level>().unwrap_err().to_string();
    assert!(unknown("expret").contains("`expert`"));
    assert!(unknown("search-0").contains("search"));
    assert!(error(plan("ludo", &["random"])).contains("for 2 to 4"));
}

/// Plays all games of the tournament.
fn play(tournament: &Tournament, progress: &mut TournamentProgress) {
    let simulations = tournament.simulations().unwrap();
    let mut bots: Vec<_> = simulations.iter().map(Simulation::bots).collect();
    for (table, game) in tournament.to_play(progress) {
        let ranking = simulations[table].ranking(game, &mut bots[table]).unwrap();
        progress.rankings[table].push(ranking.into_iter().map(|p| p as u8).collect());
    }
}

#[test]
fn a_tournament_plays_every_combination_of_players() {
    let tournament = Tournament {
        rules: Arc::new(Rules::named("snakes-choose").unwrap()),
        players: vec![Level::Random, Level::Easy, Level::Hard, Level::Fast],
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
    assert_eq!(standings[0].player, Level::Hard);
    assert_eq!(standings.iter().map(|s| s.wins).sum::<u64>(), 240);
}

#[test]
fn partners_share_wins_and_ratings() {
    let tournament = Tournament {
        rules: Arc::new(Rules::named("ludo-team").unwrap()),
        players: vec![Level::Random, Level::First, Level::Fast, Level::Last],
        table: 4,
        games: 2,
        seed: 1,
        think: None,
        best: None,
    };
    let mut progress = tournament.start();
    // In both games the first player is home before the second, whose partner comes last.
    progress.rankings[0] = vec![vec![0, 1, 2, 3], vec![0, 1, 2, 3]];
    let standings = tournament.standings(&progress);
    let of =
        |player: usize| standings.iter().find(|s| s.player == tournament.players[player]).unwrap();
    assert_eq!([0, 1, 2, 3].map(|player| of(player).wins), [2, 0, 2, 0]);
    assert!(of(0).rating == of(2).rating && of(0).rating > of(1).rating);
}

#[test]
fn local_dice_show_every_face_equally_often() {
    let rules = Rules::named("ludo").unwrap();
    let state = rules.start(&Seating::of([0, 2])).unwrap();
    let mut rng = seeded(20, 0);
    let mut faces = [0; 6];
    for _ in 0..60_000 {
        let Some(Action::Roll(throw)) = chance(&rules, &state, &mut rng) else { panic!("no roll") };
        faces[usize::from(rules.dice(throw)[0]) - 1] += 1;
    }
    // Each face comes 10,000 times on average, with a standard deviation of 91.
    assert!(faces.iter().all(|count| (9_600..10_400).contains(count)), "{faces:?}");
}
