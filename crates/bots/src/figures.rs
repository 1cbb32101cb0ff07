//! How long the games of the built-in variants are, and how much of them is luck: figures measured
//! once by `make figures` and kept in a table beside this file.

use homestretch_rules::Rules;
use serde::Serialize;

/// The table: a line for each variant.
const TABLE: &str = include_str!("figures.txt");

/// Figures of a variant's games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Figures {
    /// Games that were played for each figure.
    pub games: u32,
    /// Players of the games whose turns were counted, all of level `medium`.
    pub players: u8,
    /// Turns of a game, of all players together, on average.
    pub turns: f64,
    /// How often a player of level `hard` does not win against one who plays at random, as a share
    /// of how often that would be if choices did not matter: 1 is all luck.
    pub luck: f64,
}

impl Figures {
    /// The figures of rules, if they are those that were measured: a variant that has been changed
    /// since has none.
    pub fn of(rules: &Rules) -> Option<Figures> {
        let line = TABLE.lines().find(|line| line.split(' ').next() == Some(&rules.spec().id))?;
        let mut words = line.split_whitespace().skip(1);
        (words.next() == Some(&short(rules))).then_some(())?;
        Some(Figures {
            games: words.next()?.parse().ok()?,
            players: words.next()?.parse().ok()?,
            turns: words.next()?.parse().ok()?,
            luck: words.next()?.parse().ok()?,
        })
    }

    /// The line of the table.
    pub fn line(&self, rules: &Rules) -> String {
        let Figures { games, players, turns, luck } = self;
        format!("{} {} {games} {players} {turns:.1} {luck:.3}", rules.spec().id, short(rules))
    }
}

/// The beginning of the rules' hash.
fn short(rules: &Rules) -> String {
    rules.hash().chars().take(12).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use homestretch_rules::catalog;

    #[test]
    fn every_built_in_variant_was_measured_as_it_is() {
        for id in catalog::ids() {
            let rules = Rules::new(catalog::find(id).expect("a variant")).expect("good rules");
            let figures = Figures::of(&rules).unwrap_or_else(|| panic!("{id}: make figures"));
            assert!(figures.turns > 1.0 && (0.0..1.2).contains(&figures.luck), "{id}: {figures:?}");
        }
    }

    #[test]
    fn who_has_nothing_to_choose_plays_by_luck_alone() {
        let rules = Rules::new(catalog::find("snakes").expect("a variant")).expect("good rules");
        let figures = Figures::of(&rules).expect("figures");
        assert!((figures.luck - 1.0).abs() < 0.06, "{figures:?}");
    }
}
