//! Choosing seats by colour, and the messages about impossible choices.

use crate::say;
use crate::words::Words;
use crate::words::narrate::Narrator;
use anyhow::{Result, anyhow, bail};
use homestretch_rules::{BadSeating, Rules, Seat, Seating, suggest};

/// The seats with these colours or numbers.
pub(crate) fn named(words: &Words, rules: &Rules, names: &[&str]) -> Result<Vec<Seat>> {
    let seats = names.iter().map(|name| seat(words, rules, name)).collect::<Result<_>>()?;
    checked(words, rules, seats)
}

/// The usual seats of a number of players.
pub(crate) fn usual(words: &Words, rules: &Rules, players: usize) -> Result<Vec<Seat>> {
    let seats = match players > rules.seats() {
        true => (0..players as u8).map(Seat).collect(),
        false => rules.usual_seats(players),
    };
    checked(words, rules, seats)
}

/// The colours of all seats, in the language.
pub(crate) fn colours(words: &Words, rules: &Rules) -> Vec<String> {
    (0..rules.seats() as u8).map(|seat| colour(words, rules, Seat(seat))).collect()
}

/// Why players cannot sit on these seats.
pub(crate) fn seating_error(words: &Words, rules: &Rules, error: &BadSeating) -> String {
    let colour = |seat: u8| colour(words, rules, Seat(seat));
    match *error {
        BadSeating::Players { players, min, max } if min == max => {
            say!(words, "setup-refused-players", players, most = max)
        }
        BadSeating::Players { players, min, max } => {
            let most = max.min(rules.seats() as i16);
            say!(words, "setup-refused-players-range", players, least = min, most)
        }
        BadSeating::NoSuchSeat { seat, .. } => unknown_seat(words, rules, &seat.to_string()),
        BadSeating::Twice { seat } => say!(words, "refused-seat-twice", colour = colour(seat)),
        BadSeating::NoPartner { seat } => {
            say!(words, "setup-refused-partner", colour = colour(seat))
        }
    }
}

fn checked(words: &Words, rules: &Rules, seats: Vec<Seat>) -> Result<Vec<Seat>> {
    let seating = Seating { seats, opening: false };
    match rules.start(&seating) {
        Ok(_) => Ok(seating.seats),
        Err(error) => Err(anyhow!(seating_error(words, rules, &error))),
    }
}

fn colour(words: &Words, rules: &Rules, seat: Seat) -> String {
    Narrator::nameless(words, rules).colour(seat)
}

/// A seat by its colour, in English or in the language, or by its number.
fn seat(words: &Words, rules: &Rules, name: &str) -> Result<Seat> {
    let is = |seat: &Seat| {
        words.same(rules.colour(*seat), name) || words.same(&colour(words, rules, *seat), name)
    };
    let by_colour = (0..rules.seats() as u8).map(Seat).find(is);
    match by_colour.or_else(|| name.parse().ok().map(Seat)) {
        Some(seat) => Ok(seat),
        None => bail!(unknown_seat(words, rules, name)),
    }
}

fn unknown_seat(words: &Words, rules: &Rules, name: &str) -> String {
    let colours = colours(words, rules);
    match suggest::nearest(name, colours.iter().map(String::as_str)) {
        Some(near) => say!(words, "refused-seat-near", name, near),
        None => say!(words, "refused-seat", name, colours = colours.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(language: &str, variant: &str, names: &str, expected: Result<&[u8], &str>) {
        let (words, rules) = (Words::new(language).unwrap(), Rules::named(variant).unwrap());
        let names: Vec<&str> = names.split(',').collect();
        let seats = named(&words, &rules, &names).map_err(|error| error.to_string());
        let numbers = seats.map(|seats| seats.iter().map(|seat| seat.0).collect::<Vec<u8>>());
        let expected = expected.map(<[u8]>::to_vec).map_err(str::to_string);
        assert_eq!(numbers, expected, "{names:?}");
    }

    #[test]
    fn a_seat_is_named_by_its_colour_in_either_language_or_by_its_number() {
        check("de", "ludo", "gelb,red", Ok(&[3, 0]));
        check("fr", "ludo", "0,VERT", Ok(&[0, 2]));
    }

    #[test]
    fn impossible_seats_are_rejected_in_the_players_language() {
        let near = "Es gibt keinen Platz gelbb. Meinst du gelb?";
        check("de", "ludo", "gelbb,rot", Err(near));
        check(
            "en",
            "ludo",
            "7,red",
            Err("There is no seat 7. The seats are red, blue, green, yellow."),
        );
        check("fr", "ludo", "rouge,red", Err("La place rouge est prise deux fois."));
        check("en", "ludo", "red", Err("One player, but this game is for 2 to 4."));
    }
}
