//! Random boards for the set-up form.

use homestretch_bots::random_board::{announced_rolls, expected_rolls, random_links};
use homestretch_bots::solve::{TokenChain, decimal};
use homestretch_bots::{below, seeded};
use homestretch_rules::spec::board_form::FACES;
use homestretch_rules::{BoardForm, Rules};
use rayon::prelude::*;

/// A form with random answers, and how many snakes and ladders to place.
fn answers(number: u64) -> (BoardForm, usize, usize) {
    let mut rng = seeded(number, 0);
    let mut pick =
        |least: i64, most: i64| least + i64::from(below(&mut rng, (most - least + 1) as u32));
    let size = pick(9, 250);
    let form = BoardForm {
        size,
        row: pick(2, 20),
        dice: pick(1, 2),
        faces: FACES[pick(0, 5) as usize],
        bounce: pick(0, 1) == 1,
        ..BoardForm::default()
    };
    let links = pick(0, size / 4);
    let snakes = pick(0, links);
    (form, snakes as usize, (links - snakes) as usize)
}

fn links(rules: &Rules) -> Vec<[i16; 2]> {
    let squares = &rules.spec().squares;
    squares.snakes.iter().chain(&squares.ladders).copied().collect()
}

#[test]
fn ten_thousand_random_boards_are_valid_and_as_long_as_announced() {
    (0..10_000).into_par_iter().for_each(|number| {
        let (form, snakes, ladders) = answers(number);
        let board = match random_links(&form, number, snakes, ladders) {
            Ok(board) => board,
            Err(problems) => panic!("{form:?} with {snakes} and {ladders}: {problems}"),
        };
        let rules = board.check().expect("a random board is valid");
        let links = links(&rules);
        assert_eq!(links.iter().filter(|[from, to]| from > to).count(), snakes, "{board:?}");
        assert_eq!(links.len(), snakes + ladders, "{board:?}");
        let expected = expected_rolls(&board, &rules);
        assert!(announced_rolls(&form).contains(&expected), "{expected} rolls: {board:?}");
        let starts = |square: i16| links.iter().any(|link| link[0] == square);
        assert!(!links.iter().any(|link| starts(link[1])), "a link leads to another: {board:?}");
    });
}

#[test]
fn expected_rolls_equal_the_exact_solution() {
    for number in 0..40 {
        let (form, snakes, ladders) = answers(number);
        let form = BoardForm { size: form.size.min(80), ..form };
        let (snakes, ladders) = (snakes.min(4), ladders.min(5));
        let Ok(board) = random_links(&form, number, snakes, ladders) else { continue };
        let rules = board.check().expect("a random board is valid");
        let exact = TokenChain::new(&rules).expect("tokens run alone").rolls().mean;
        let (exact, found) = (decimal(&exact), expected_rolls(&board, &rules));
        assert!((exact - found).abs() < 1e-6 * exact, "{found} instead of {exact}: {board:?}");
    }
}

#[test]
fn a_seed_gives_the_same_board_again_and_another_seed_another_board() {
    let board = |seed| random_links(&BoardForm::default(), seed, 8, 9).expect("there is room");
    assert_eq!(board(7), board(7));
    assert_ne!(board(7), board(8));
}

#[test]
fn too_many_links_are_refused_with_the_number_that_fits() {
    let form = BoardForm { size: 16, row: 4, ..BoardForm::default() };
    let problems = random_links(&form, 1, 3, 2).expect_err("16 squares have no room for five");
    let problem = &problems.0[0];
    assert_eq!(problem.message, "5 snakes and ladders do not fit on 16 squares");
    assert_eq!(problem.hint, "choose at most 4 in all");
}
