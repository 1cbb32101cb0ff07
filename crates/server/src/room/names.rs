//! Unique names for the people in a room.

use super::Room;
use homestretch_rules::tidy_name;
use std::collections::HashMap;

/// The normalised names of the people in a room, and how many people have each.
#[derive(Debug, Default)]
pub(super) struct Names(HashMap<String, u32>);

impl Names {
    pub(super) fn add(&mut self, name: &str) {
        *self.0.entry(normalized(name)).or_default() += 1;
    }

    pub(super) fn remove(&mut self, name: &str) {
        let name = normalized(name);
        match self.0.get_mut(&name) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(self.0.remove(&name)),
        }
    }
}

impl Room {
    /// The name, followed by a number if somebody in the room already has it.
    pub(super) fn unique_name(&self, name: &str) -> String {
        let seated = self.table.seated().map(|(_, seated)| normalized(&seated.player.name));
        let seated: Vec<String> = seated.collect();
        let is_free = |n| {
            let name = normalized(&numbered(name, n));
            !self.names.0.contains_key(&name) && !seated.contains(&name)
        };
        numbered(name, first_free(is_free))
    }
}

/// A free number: the smallest one, provided that the taken numbers have no gaps. A binary search
/// keeps the number of tries small.
fn first_free(is_free: impl Fn(u32) -> bool) -> u32 {
    let (mut taken, mut free) = (0, 1);
    while !is_free(free) {
        (taken, free) = (free, free * 2);
    }
    while taken + 1 < free {
        let middle = taken.midpoint(free);
        match is_free(middle) {
            true => free = middle,
            false => taken = middle,
        }
    }
    free
}

/// A name followed by a number, shortened if necessary.
fn numbered(name: &str, n: u32) -> String {
    if n == 1 {
        return name.into();
    }
    let kept = (0..=name.len()).rev().filter_map(|end| name.get(..end));
    let mut fits = kept.filter_map(|kept| tidy_name(&format!("{} {n}", kept.trim_end())));
    fits.next().unwrap_or_default()
}

/// A form in which names that look alike are equal: lower case, without invisible characters.
fn normalized(name: &str) -> String {
    let is_seen = |c: &char| tidy_name(c.encode_utf8(&mut [0; 4])).is_some();
    name.chars().filter(is_seen).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::{Names, first_free, normalized, numbered};
    use std::cell::Cell;

    #[test]
    fn a_long_name_is_shortened_to_make_room_for_its_number() {
        let name = "é".repeat(30);
        assert_eq!(numbered(&name, 1), name);
        assert_eq!(numbered(&name, 12), format!("{} 12", "é".repeat(27)));
        assert_eq!(numbered("Ann", 2), "Ann 2");
    }

    #[test]
    fn names_that_look_alike_are_equal() {
        for same in ["ann", "ANN", "A\u{200b}nn", "An n"] {
            assert_eq!(normalized(same), normalized("Ann"), "{same:?}");
        }
        assert_ne!(normalized("👏"), normalized("👋"));
    }

    #[test]
    fn finding_a_free_number_takes_few_tries() {
        let tried = Cell::new(0);
        let taken_up_to = |last: u32| {
            first_free(|n| {
                tried.set(tried.get() + 1);
                n > last
            })
        };
        for last in [0, 1, 2, 3, 6, 7, 8, 9_999] {
            assert_eq!(taken_up_to(last), last + 1);
        }
        assert!(tried.get() < 100, "{tried:?}");
    }

    #[test]
    fn a_name_is_free_once_the_last_person_with_it_is_removed() {
        let mut names = Names::default();
        names.add("Ann");
        names.add("ann");
        names.remove("ANN");
        assert!(names.0.contains_key("ann"));
        names.remove("Ann");
        names.remove("Bo");
        assert!(names.0.is_empty());
    }
}
