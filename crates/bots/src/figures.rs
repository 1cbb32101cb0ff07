//! How long the games of the built-in variants are, and how much of them is luck. `make figures`
//! measures the figures and stores them in a table beside this file.

use homestretch_rules::Rules;
use serde::Serialize;

/// The table, one line for each variant.
const TABLE: &str = include_str!("figures.txt");

/// Measured figures of a variant's games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Figures {
    /// Games played for each figure.
    pub games: u32,
    /// Players of the games whose turns were counted, all of level `medium`.
    pub players: u8,
    /// The mean number of turns of a game, of all players together.
    pub turns: f64,
    /// How often a player of level `hard` fails to win against one that plays at random, divided by
    /// how often that would happen if choices did not matter: 1 is pure luck.
    pub luck: f64,
}

impl Figures {
    /// The figures of these rules. `None` if they were not measured or the variant has changed
    /// since.
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
    fn the_table_has_current_figures_for_every_built_in_variant() {
        for id in catalog::ids() {
            let rules = Rules::new(catalog::find(id).expect("the variant exists"))
                .expect("its rules are valid");
            let figures = Figures::of(&rules)
                .unwrap_or_else(|| panic!("{id} has changed: run `make figures`"));
            assert!(figures.turns > 1.0 && (0.0..1.2).contains(&figures.luck), "{id}: {figures:?}");
        }
    }

    #[test]
    fn a_game_without_choices_is_pure_luck() {
        let rules = Rules::new(catalog::find("snakes").expect("the variant exists"))
            .expect("its rules are valid");
        let figures = Figures::of(&rules).expect("the variant was measured");
        assert!((figures.luck - 1.0).abs() < 0.06, "{figures:?}");
    }
}
