//! Random snakes and ladders for a board of your own, and how long such a board takes.

use crate::dice::{below, seeded};
use homestretch_rules::{BoardForm, Problem, Problems, Rules};
use std::ops::RangeInclusive;

/// Squares per link: with more links, a board has no room to place them apart.
const SQUARES_PER_LINK: usize = 4;

/// How many placements are tried. Links get shorter from one to the next, and short links hardly
/// change how long a game takes.
const ATTEMPTS: i64 = 60;

/// Places snakes and ladders at random. The same seed gives the same board, no link leads to
/// another, the last square can be reached, and the expected number of rolls is in
/// [`announced_rolls`].
pub fn random_links(
    form: &BoardForm,
    seed: u64,
    snakes: usize,
    ladders: usize,
) -> Result<BoardForm, Problems> {
    let mut board = BoardForm { snakes: String::new(), ladders: String::new(), ..form.clone() };
    board.check()?;
    let most = form.size as usize / SQUARES_PER_LINK;
    if snakes + ladders > most {
        return Err(problem(
            format!("{} snakes and ladders do not fit on {} squares", snakes + ladders, form.size),
            format!("choose at most {most} in all"),
        ));
    }
    let announced = announced_rolls(&board);
    for attempt in 0..ATTEMPTS {
        let longest = (form.size * (ATTEMPTS - attempt) / ATTEMPTS).max(1);
        let Some(links) = place(form.size, seed, attempt as u64, (snakes, ladders), longest) else {
            continue;
        };
        board.fill(&links[..snakes], &links[snakes..]);
        let expected = rolls_up_to(*announced.end(), form, &links);
        if announced.contains(&expected) && board.check().is_ok() {
            return Ok(board);
        }
    }
    Err(problem(
        format!("no board with {snakes} snakes and {ladders} ladders was found"),
        "choose fewer of them, or another seed".into(),
    ))
}

fn problem(message: String, hint: String) -> Problems {
    Problems(vec![Problem { key: "random".into(), message, hint, ..Problem::default() }])
}

/// The range in which the expected number of rolls of a random board lies: from half to twice that
/// of the same board without snakes and ladders.
pub fn announced_rolls(form: &BoardForm) -> RangeInclusive<f64> {
    let plain = rolls_up_to(f64::MAX, form, &[]);
    plain / 2.0..=plain * 2.0
}

/// Places snakes, then ladders, none longer than `longest`. `None` if one of them finds no room.
fn place(
    size: i64,
    seed: u64,
    stream: u64,
    (snakes, ladders): (usize, usize),
    longest: i64,
) -> Option<Vec<[i64; 2]>> {
    let mut rng = seeded(seed, stream);
    let mut between =
        |least: i64, most: i64| least + i64::from(below(&mut rng, (most - least + 1) as u32));
    let mut free = vec![true; size as usize + 1];
    let mut links = Vec::new();
    for number in 0..snakes + ladders {
        let found = (0..100).find_map(|_| {
            let length = between(1, longest.min(size - 2));
            let low = between(1, size - 1 - length);
            let high = low + length;
            let link = if number < snakes { [high, low] } else { [low, high] };
            let fits = link[0] > 1 && free[low as usize] && free[high as usize];
            fits.then_some(link)
        })?;
        found.iter().for_each(|square| free[*square as usize] = false);
        links.push(found);
    }
    Some(links)
}

/// The expected number of rolls until a token alone on the board reaches the last square;
/// infinity if it may never do so. Special squares are left out.
pub fn expected_rolls(form: &BoardForm, rules: &Rules) -> f64 {
    let squares = &rules.spec().squares;
    let links = squares.snakes.iter().chain(&squares.ladders).map(|link| link.map(i64::from));
    rolls_up_to(f64::MAX, form, &links.collect::<Vec<_>>())
}

/// The expected number of rolls; infinity if it exceeds the limit.
fn rolls_up_to(limit: f64, form: &BoardForm, links: &[[i64; 2]]) -> f64 {
    let last = form.size as usize;
    let mut leads_to: Vec<usize> = (0..=last).collect();
    for &[from, to] in links {
        leads_to[from as usize] = to as usize;
    }
    let (all, one) = (sums(form.dice, form.faces), sums(1, form.faces));
    let mut rolls = vec![0.0; last + 1];
    // The values grow from round to round. Without snakes one round is enough.
    for _ in 0..MAX_ROUNDS {
        let mut change: f64 = 0.0;
        for square in (0..last).rev() {
            let near = ((last - square) as i64) < form.faces;
            let (mut others, mut leaving) = (1.0, 0.0);
            for &(pips, chance) in if near { &one } else { &all } {
                let landing = match (square + pips).checked_sub(last) {
                    None | Some(0) => square + pips,
                    Some(over) if form.bounce && over < last => last - over,
                    Some(_) => square,
                };
                let to = leads_to[landing];
                if to != square {
                    others += chance * rolls[to];
                    leaving += chance;
                }
            }
            let now = others / leaving;
            change = change.max((now - rolls[square]).abs() / now);
            rolls[square] = now;
        }
        if change < PRECISION {
            return rolls[0];
        }
        if rolls[0] > limit {
            break;
        }
    }
    f64::INFINITY
}

/// The relative change at which expectations count as found.
const PRECISION: f64 = 1e-9;
const MAX_ROUNDS: usize = 10_000;

/// Every sum of the dice with its chance.
fn sums(dice: i64, faces: i64) -> Vec<(usize, f64)> {
    let mut chances = vec![1.0];
    for _ in 0..dice {
        let mut next = vec![0.0; chances.len() + faces as usize];
        for (sum, chance) in chances.iter().enumerate() {
            (1..=faces as usize).for_each(|face| next[sum + face] += chance / faces as f64);
        }
        chances = next;
    }
    chances.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0).collect()
}
