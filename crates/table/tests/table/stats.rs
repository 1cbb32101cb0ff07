use crate::fixture::{ANN, BO, Fixture};
use homestretch_rules::Seat;
use homestretch_table::{Input, Settings, stats};

#[test]
fn the_figures_count_the_events_of_a_game() {
    let mut fixture = Fixture::two(Settings::default());
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 0);
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 0);
    fixture.rolls(ANN, 0, 5);
    fixture.moves(ANN, 0, 0);
    fixture.rolls(BO, 2, 3);
    let all = stats(fixture.table.game().unwrap());
    let [ann, bo] = &all[..] else { panic!("two seats play") };
    assert_eq!((ann.seat, ann.turns, ann.rolls, ann.again), (Seat(0), 1, 3, 2));
    assert_eq!(ann.faces.iter().collect::<Vec<_>>(), [(&5, &1), (&6, &2)]);
    assert_eq!((ann.steps, ann.longest_turn, ann.most_pips), (11, 3, 17));
    assert_eq!((bo.seat, bo.turns, bo.passes, bo.steps), (Seat(2), 1, 1, 0));
}

#[test]
fn snakes_ladders_and_sixes_are_counted() {
    let mut fixture = Fixture::new("snakes", Settings::default());
    fixture.adds_bot();
    fixture.adds_bot();
    fixture.does(Input::Start { by: ANN });
    fixture.runs();
    let game = fixture.table.game().unwrap();
    let all = stats(game);
    let sum = |of: fn(&homestretch_table::SeatStats) -> u32| all.iter().map(of).sum::<u32>();
    assert!(sum(|s| s.snakes) + sum(|s| s.ladders) > 0, "{all:?}");
    for of in &all {
        assert_eq!(of.sixes, of.faces.get(&6).copied().unwrap_or(0));
        assert_eq!((of.captures, of.captured), (0, 0));
    }
}

#[test]
fn captures_made_equal_captures_suffered() {
    for variant in ["ludo-club", "aeroplane", "parchis-two-dice", "pachisi", "ur"] {
        let mut fixture = Fixture::new(variant, Settings::default());
        for _ in 0..fixture.table.rules().spec().players[1] {
            fixture.adds_bot();
        }
        fixture.does(Input::Start { by: ANN });
        fixture.runs();
        let game = fixture.table.game().unwrap();
        let all = stats(game);
        let sum = |of: fn(&homestretch_table::SeatStats) -> u32| all.iter().map(of).sum::<u32>();
        assert_eq!(sum(|s| s.captures), sum(|s| s.captured), "{variant}");
        assert!(sum(|s| s.captures) > 0, "{variant}");
        let dice: u32 = all.iter().flat_map(|s| s.faces.values()).sum();
        assert_eq!(
            dice % sum(|s| s.rolls),
            0,
            "{variant}: all throws have the same number of dice"
        );
        assert!(all.iter().all(|s| s.turns <= s.rolls && s.longest_turn <= s.again + 1));
        let goal = all.iter().map(|s| s.home).max().unwrap();
        assert_eq!(goal as usize, game.rules().tokens(), "{variant}: somebody is home");
    }
}
