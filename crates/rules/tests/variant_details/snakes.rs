//! The rules of the snakes and ladders variants in detail.

use super::*;
use homestretch_rules::{Builder, Item};

const SNAKES: &str = "99→54 70→55 52→42 25→2 95→72 6→25 11→40 60→85 46→90 17→69";
const KIDS: &str = "3→16 7→28 12→32 20→41 24→36 33→47 22→9 39→25 48→30";
const OF_1943: &str = "1→38 4→14 9→31 21→42 28→84 36→44 51→67 71→91 80→100 \
    16→6 47→26 49→11 56→53 62→19 64→60 87→24 93→73 95→75 98→78";

#[test]
fn links_lead_where_the_board_says_and_no_other_square_has_one() {
    for (id, links, last) in
        [("snakes", SNAKES, 100), ("snakes-kids", KIDS, 50), ("snakes-1943", OF_1943, 100)]
    {
        assert_eq!(rules(id).finish(), last);
        for square in 1..=last {
            let from = |link: &str| link.strip_prefix(&format!("{square}→"))?.parse().ok();
            let to: i16 = links.split(' ').find_map(from).unwrap_or(square);
            check(id, &format!("0: {} | 1:", square - 1), &format!("1 a 0:{to}"));
        }
    }
}

#[test]
fn two_to_six_players_share_one_path_and_never_capture() {
    opened("snakes", 0..6).play_on("@0 3 a 0:3 @1 3 a 0:3 1:3 @2");
    assert!(rules("snakes").start(&Seating::of([0])).is_err());
}

#[test]
fn a_six_gives_no_extra_roll() {
    check("snakes", "0: 30 | 1:", "6 a 0:36 @1");
    check("snakes-double", "0: 26 | 1:", "6+6 a 0:38 @1");
}

#[test]
fn a_token_stays_if_the_roll_is_too_high() {
    check("snakes", "0: 97 | 1:", "4 [] 0:97 @1");
    check("snakes", "0: 97 | 1: 5 | 2: 9", "3 a over:0,2,1");
}

#[test]
fn two_dice_are_summed() {
    check("snakes-double", "0: 30 | 1:", "2+5 [a7] a 0:37 @1");
    check("snakes-double", "0: 96 | 1:", "4 a over:0,1");
}

#[test]
fn one_of_two_dice_is_chosen() {
    check("snakes-choose", "0: 30 | 1:", "2+4 [a2,a4] a4 0:34 @1");
    check("snakes-choose", "0: 30 | 1:", "2+4 a2 0:32 @1");
    check("snakes-choose", "0: 30 | 1:", "4+4 [a4] a 0:34 @1");
    check("snakes-choose", "0: 96 | 1:", "3+5 [a3] a 0:99 @1");
}

fn play(position: &str, story: &str) -> Table {
    check("snakes-power", position, story)
}

fn held(table: &Table) -> Vec<Item> {
    table.rules.held(&table.state, Seat(0)).collect()
}

#[test]
fn the_power_variant_has_the_links_of_1943() {
    let (power, base) = (rules("snakes-power"), rules("snakes-1943"));
    let (power, base) = (&power.spec().squares, &base.spec().squares);
    assert_eq!((&power.snakes, &power.ladders), (&base.snakes, &base.ladders));
}

#[test]
fn some_squares_give_another_roll() {
    for square in [13, 33, 57, 77] {
        play(&format!("0: {} | 1:", square - 1), &format!("1 a 0:{square} @0"));
    }
    play("0: 31 | 1:", "1 a 0:32 @1");
}

#[test]
fn some_squares_cost_the_next_turn() {
    for square in [18, 45, 68] {
        let position = format!("0: {} | 1: 31", square - 1);
        play(&position, &format!("1 a 0:{square} @1 3 a @1 1 a @0 1 a @1"));
    }
}

#[test]
fn some_squares_swap_with_the_leader() {
    for square in [40, 74] {
        let swap = format!("1 a 0:90 1:60 2:{square} @1");
        play(&format!("0: {} | 1: 60 | 2: 90", square - 1), &swap);
        let lead = format!("1 a 0:{square} 1:20 @1");
        play(&format!("0: {} | 1: 20", square - 1), &lead);
    }
}

#[test]
fn the_board_has_the_documented_items() {
    for (squares, item) in [
        (&[7, 30, 55, 85][..], Item::Shield),
        (&[12, 59], Item::SecondThrow),
        (&[25, 66], Item::ChosenRoll),
    ] {
        for square in squares {
            let table = play(&format!("0: {} | 1:", square - 1), "1 a @1");
            assert_eq!(held(&table), [item], "{square}");
        }
    }
}

/// Seat 1 stands on 99 and always rolls a two, which is too high.
const SHIELDED: &str = "1 a 0:7 2 6 a 0:13 3 a 0:16 @1";

#[test]
fn a_shield_stops_one_snake() {
    let table = play("0: 6 | 1: 99", SHIELDED);
    assert_eq!(held(&table), []);
    assert_eq!(table.count_events(|e| matches!(e, Event::ItemUsed { item: Item::Shield, .. })), 1);
    play("0: 6 | 1: 99", &format!("{SHIELDED} 2 5 a 0:42 2 5 a 0:26"));
}

#[test]
fn one_shield_is_held_at_a_time() {
    let story = "1 a 2 6 a 6 a 0:19 2 6 a 0:25 2 5 a 0:30 2 6 a 0:44 2 3 a 0:47 2 2 a 0:11";
    play("0: 6 | 1: 99", story);
}

#[test]
fn one_of_each_other_item_is_held_at_a_time() {
    let twice = |item: &str| format!("based_on = \"snakes-power\"\nsquares.{item} = [31, 32]");
    let both = "1 a 0:31 2 1 a 0:32 2";
    let seconds = format!("{both} 6 second 6 !second a 0:38");
    check(&twice("second_throw"), "0: 30 | 1: 99", &seconds);
    let choices = format!("{both} choose:6 a 0:38 2 !choose:6");
    check(&twice("chosen_roll"), "0: 30 | 1: 99", &choices);
}

#[test]
fn a_second_throw_is_used_after_a_roll() {
    let story = "1 a 0:12 2 !second 6 [a6] second @0 3 [a3] !second a 0:15 @1";
    assert_eq!(held(&play("0: 11 | 1: 99", story)), []);
    assert_eq!(held(&play("0: 11 | 1: 99", "1 a 2 5 a 0:17 @1")), [Item::SecondThrow]);
    play("0: 30 | 1: 99", "3 !second");
}

#[test]
fn a_second_throw_helps_after_a_roll_without_a_move() {
    let far = "1 a 0:59 2 6 a 0:65 2 6 a 0:91 2 6 a 0:97 2 5 []";
    play("0: 58 | 1: 99", &format!("{far} second @0 3 a over:0,1"));
    play("0: 58 | 1: 99", &format!("{far} pass 0:97 @1"));
}

#[test]
fn a_chosen_roll_is_used_before_a_roll() {
    let table = play("0: 24 | 1: 99", "1 a 0:25 2 choose:6 [a6] a 0:31 @1 2 !choose:6");
    assert_eq!(held(&table), []);
    let table = play("0: 24 | 1: 99", "1 a 2 1 [a1]");
    assert_eq!((held(&table), table.rules.usable(&table.state)), (vec![Item::ChosenRoll], None));
    play("0: 30 | 1: 99", "!choose:6");
}

#[test]
fn the_board_for_children_has_more_ladders_and_fewer_snakes() {
    let links = |id: &str| {
        let squares = rules(id).spec().squares.clone();
        (squares.ladders.len(), squares.snakes.len())
    };
    assert_eq!((links("snakes"), links("snakes-kids")), ((5, 5), (6, 3)));
}

#[test]
fn a_board_can_have_any_size_links_and_number_of_dice() {
    let board = Builder::snakes("custom", 50)
        .snake(49, 11)
        .snake(35, 7)
        .ladder(4, 25)
        .ladder(13, 46)
        .ladder(33, 49)
        .dice(2);
    let board = board.build().unwrap();
    check(board.text(), "0: | 1: 30", "1+3 a 0:25 @1 2+3 a 1:7 @0 6+4 a 0:7");
    check(board.text(), "0: 28 | 1: 41", "2+3 a 0:49 @1 5+3 a 1:11 @0");
    assert_eq!(board.finish(), 50);
}
