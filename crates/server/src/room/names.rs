//! Names by which people tell each other apart.

use super::Room;
use homestretch_rules::tidy_name;
use std::collections::HashSet;

impl Room {
    /// The name, with a number behind it if somebody here has it already.
    pub(super) fn told_apart(&self, name: &str) -> String {
        let people = self.people.values().filter(|person| !person.removed).map(|p| &p.name);
        let seated = self.table.seated().map(|(_, seated)| &seated.player.name);
        let taken: HashSet<String> = people.chain(seated).map(|name| as_seen(name)).collect();
        let mut names = (1..).map(|n| numbered(name, n));
        names.find(|name| !taken.contains(&as_seen(name))).unwrap_or_default()
    }
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
    use super::{as_seen, numbered};

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
}
