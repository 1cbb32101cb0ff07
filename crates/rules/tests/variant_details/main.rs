//! The rules of each variant in detail: one module per variant.

mod aeroplane;
mod boards;
mod dice;
mod limits;
mod ludo;
mod ludo_family;
mod ludo_lp2a;
mod ludo_osu;
mod ludo_server;
mod ludo_team;
mod mensch;
mod other_values;
mod pachisi;
mod parchis;
mod parchis_two_dice;
mod petits_chevaux;
#[path = "../position/mod.rs"]
mod position;
mod snakes;
mod ur;

use homestretch_rules::{Event, Rules, Seat, Seating, Square, Turn};
use position::{Table, check, rules};

/// A game at its beginning, with the variant's rule for who begins.
fn opened(variant: &str, seats: impl IntoIterator<Item = u8>) -> Table {
    let rules = rules(variant);
    let state = rules.start(&Seating { opening: true, ..Seating::of(seats) }).unwrap();
    Table { rules, state, events: Vec::new() }
}

/// A position of the seats 0 to 3; seats that are left out have all tokens in the yard.
fn for_four(position: &str) -> String {
    let part = |seat: usize| {
        let named = position.split('|').map(str::trim).find(|p| p.starts_with(&seat.to_string()));
        named.map_or(format!("{seat}:"), str::to_string)
    };
    (0..4).map(part).collect::<Vec<_>>().join(" | ")
}

/// The first places of a finished game, in the order of the seats.
fn best(table: &Table, count: usize) -> Vec<Seat> {
    let mut seats: Vec<Seat> = table.state.places().take(count).collect();
    seats.sort();
    seats
}

/// Whether the variant is rejected with a problem of this key.
fn is_rejected_for(variant: &str, key: &str) -> bool {
    let problems = Rules::read(variant).map(|_| ()).unwrap_err();
    problems.0.iter().any(|p| p.key.starts_with(key) && !p.message.is_empty())
}
