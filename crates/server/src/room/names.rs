//! Names by which people tell each other apart.

use super::Room;
use homestretch_rules::tidy_name;
use std::collections::HashMap;

/// The names of the people in a room as they are seen, and how many have each.
#[derive(Debug, Default)]
pub(super) struct Names(HashMap<String, u32>);

impl Names {
    pub(super) fn add(&mut self, name: &str) {
        *self.0.entry(as_seen(name)).or_default() += 1;
    }

    pub(super) fn remove(&mut self, name: &str) {
        let name = as_seen(name);
        match self.0.get_mut(&name) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(self.0.remove(&name)),
        }
    }
}

impl Room {
    /// The name, with a number behind it if somebody here has it already.
    pub(super) fn told_apart(&self, name: &str) -> String {
        let seated = self.table.seated().map(|(_, seated)| as_seen(&seated.player.name));
        let seated: Vec<String> = seated.collect();
        let is_free = |n| {
            let name = as_seen(&numbered(name, n));
            !self.names.0.contains_key(&name) && !seated.contains(&name)
        };
        numbered(name, first_free(is_free))
    }
}

/// A number from 1 on that is free, and none before it is, as long as they are taken in turn. Of
/// very many only a few are tried.
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

/// A name with a number behind it, and as much of it as leaves room for the number.
fn numbered(name: &str, n: u32) -> String {
    if n == 1 {
        return name.into();
    }
    let kept = (0..=name.len()).rev().filter_map(|end| name.get(..end));
    let mut fits = kept.filter_map(|kept| tidy_name(&format!("{} {n}", kept.trim_end())));
    fits.next().unwrap_or_default()
}

/// What one sees of a name at a glance: no capitals, and nothing that shows nothing.
fn as_seen(name: &str) -> String {
    let is_seen = |c: &char| tidy_name(c.encode_utf8(&mut [0; 4])).is_some();
    name.chars().filter(is_seen).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::{Names, as_seen, first_free, numbered};
    use std::cell::Cell;

    #[test]
    fn a_long_name_gives_way_to_its_number() {
        let name = "é".repeat(30);
        assert_eq!(numbered(&name, 1), name);
        assert_eq!(numbered(&name, 12), format!("{} 12", "é".repeat(27)));
        assert_eq!(numbered("Ann", 2), "Ann 2");
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for same in ["ann", "ANN", "A\u{200b}nn", "An n"] {
            assert_eq!(as_seen(same), as_seen("Ann"), "{same:?}");
        }
        assert_ne!(as_seen("👏"), as_seen("👋"));
    }

    #[test]
    fn among_very_many_of_one_name_few_numbers_are_tried() {
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
    fn a_name_is_free_when_the_last_who_had_it_is_gone() {
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
