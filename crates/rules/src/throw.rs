//! Throws: every outcome of the dice with its integer weight.

use crate::predicate::Atoms;
use crate::spec::{DiceSpec, Problem};

/// An outcome of the dice: an index into the rules' list of throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Throw(pub(crate) u16);

/// What is known of a throw.
#[derive(Clone, Debug)]
pub(crate) struct Info {
    /// The faces in rising order, or the one value of lots.
    pub(crate) dice: Vec<u8>,
    /// The sum.
    pub(crate) sum: u8,
    /// The facts that hold for it.
    pub(crate) facts: u32,
}

/// All throws, in sets: the usual one, and the one with fewer dice near the finish.
#[derive(Clone, Debug, Default)]
pub(crate) struct Throws {
    pub(crate) infos: Vec<Info>,
    pub(crate) sets: Vec<Vec<(Throw, u32)>>,
    /// The sum of the weights of each set.
    pub(crate) totals: Vec<u32>,
}

impl Throws {
    /// Lists every throw. Reports what makes that impossible.
    pub(crate) fn new(spec: &DiceSpec, problems: &mut Vec<Problem>) -> Option<Throws> {
        let before = problems.len();
        if spec.lots > 0 {
            check_lots(spec, problems);
        } else {
            check_dice(spec, problems);
        }
        if problems.len() > before {
            return None;
        }
        let mut throws = Throws::default();
        let full = if spec.lots > 0 { lots(spec) } else { dice(spec, spec.count) };
        let fewer = (spec.fewer[1] > 0).then(|| dice(spec, spec.fewer[1] as u8));
        for outcomes in std::iter::once(full).chain(fewer) {
            let Some(outcomes) = outcomes else {
                problems.push(
                    Problem::new("dice", "there are more than 10,000 different throws, or their weights are too large")
                        .hint("use fewer dice, fewer sides or smaller weights"),
                );
                return None;
            };
            let mut set = Vec::new();
            for (dice, weight) in outcomes {
                let sum: u32 = dice.iter().map(|&d| u32::from(d)).sum();
                if sum > 250 {
                    problems.push(
                        Problem::new("dice", format!("a throw can be worth {sum}"))
                            .hint("at most 250 pips can be moved"),
                    );
                    return None;
                }
                set.push((Throw(throws.infos.len() as u16), weight));
                throws.infos.push(Info { dice, sum: sum as u8, facts: 0 });
            }
            throws.totals.push(set.iter().map(|(_, weight)| weight).sum());
            throws.sets.push(set);
        }
        Some(throws)
    }

    /// Notes which of the mentioned facts hold for each throw.
    pub(crate) fn set_facts(&mut self, atoms: &Atoms, lots: bool) {
        for info in &mut self.infos {
            info.facts = atoms.of_dice(&info.dice, lots);
        }
    }
}

fn check_dice(spec: &DiceSpec, problems: &mut Vec<Problem>) {
    let mut bad = |key: &str, message: String, hint: &str| {
        problems.push(Problem::new(format!("dice.{key}"), message).hint(hint));
    };
    if !(1..=8).contains(&spec.count) {
        bad("count", format!("{} dice", spec.count), "write a number from 1 to 8, or dice.lots");
    }
    if !(2..=100).contains(&spec.sides) {
        bad("sides", format!("a die with {} sides", spec.sides), "write a number from 2 to 100");
    }
    if !spec.weights.is_empty() && spec.weights.len() != usize::from(spec.sides) {
        bad(
            "weights",
            format!("{} weights for {} sides", spec.weights.len(), spec.sides),
            "write one weight for each side",
        );
    }
    if !spec.weights.is_empty() && spec.weights.iter().all(|w| *w == 0) {
        bad("weights", "all weights are 0".into(), "at least one side must be able to come");
    }
    if !spec.values.is_empty() {
        bad(
            "values",
            "values without lots".into(),
            "write dice.lots as well, or use dice.sides and dice.weights",
        );
    }
    let [steps, fewer] = spec.fewer;
    if (steps, fewer) != (0, 0) && !(1..=250).contains(&steps) {
        bad(
            "fewer",
            format!("{steps} steps before the finish"),
            "write for example [5, 1]: from 5 steps before the finish, one die",
        );
    }
    if (steps, fewer) != (0, 0) && !(1..i16::from(spec.count)).contains(&fewer) {
        bad(
            "fewer",
            format!("{fewer} dice instead of {}", spec.count),
            "write fewer dice than dice.count, at least 1",
        );
    }
}

fn check_lots(spec: &DiceSpec, problems: &mut Vec<Problem>) {
    let mut bad = |key: &str, message: String, hint: &str| {
        problems.push(Problem::new(format!("dice.{key}"), message).hint(hint));
    };
    if spec.lots > 20 {
        bad("lots", format!("{} lots", spec.lots), "write at most 20");
    }
    if spec.values.len() != usize::from(spec.lots) + 1 {
        let hint = format!(
            "write {} values, for 0 to {} lots face up",
            usize::from(spec.lots) + 1,
            spec.lots
        );
        bad("values", format!("{} values for {} lots", spec.values.len(), spec.lots), &hint);
    }
    if spec.fewer != [0, 0] {
        bad("fewer", "lots cannot be fewer near the finish".into(), "remove it");
    }
    if !spec.weights.is_empty() {
        bad("weights", "lots have no weights".into(), "remove them");
    }
    if spec.spend != crate::spec::Use::Sum {
        bad("use", "a throw of lots has one value".into(), "write \"sum\"");
    }
}

/// Every set of faces, in rising order, with the number of ways to throw it.
fn dice(spec: &DiceSpec, count: u8) -> Option<Vec<(Vec<u8>, u32)>> {
    let weight = |face: u8| spec.weights.get(usize::from(face) - 1).map_or(1, |w| u64::from(*w));
    let mut throws: Vec<(Vec<u8>, u64)> = vec![(Vec::new(), 1)];
    for n in 1..=u64::from(count) {
        let mut longer = Vec::new();
        for (faces, ways) in &throws {
            for face in faces.last().copied().unwrap_or(1)..=spec.sides {
                if weight(face) == 0 {
                    continue;
                }
                let mut faces = faces.clone();
                faces.push(face);
                let same = faces.iter().filter(|f| **f == face).count() as u64;
                // Putting the n-th die in: n places, of which the equal faces share.
                longer.push((faces, ways.checked_mul(n * weight(face))? / same));
                if longer.len() > 10_000 {
                    return None;
                }
            }
        }
        throws = longer;
    }
    in_range(throws)
}

/// The values of lots with the number of ways to throw them; equal values are one throw.
fn lots(spec: &DiceSpec) -> Option<Vec<(Vec<u8>, u32)>> {
    let mut throws: Vec<(Vec<u8>, u64)> = Vec::new();
    let mut ways = 1u64;
    for (up, value) in spec.values.iter().enumerate() {
        match throws.iter_mut().find(|(dice, _)| dice[0] == *value) {
            Some((_, weight)) => *weight += ways,
            None => throws.push((vec![*value], ways)),
        }
        ways = ways * (u64::from(spec.lots) - up as u64) / (up as u64 + 1);
    }
    throws.sort();
    in_range(throws)
}

fn in_range(throws: Vec<(Vec<u8>, u64)>) -> Option<Vec<(Vec<u8>, u32)>> {
    let total: u64 = throws.iter().map(|(_, w)| w).sum();
    (total <= u64::from(u32::MAX))
        .then(|| throws.into_iter().map(|(dice, w)| (dice, w as u32)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcomes(spec: DiceSpec) -> Vec<(Vec<u8>, u32)> {
        let throws = Throws::new(&spec, &mut Vec::new()).unwrap();
        throws.sets[0]
            .iter()
            .map(|(t, w)| (throws.infos[usize::from(t.0)].dice.clone(), *w))
            .collect()
    }

    #[test]
    fn two_dice_have_twenty_one_throws_that_weigh_thirty_six() {
        let throws = outcomes(DiceSpec { count: 2, ..DiceSpec::default() });
        assert_eq!(throws.len(), 21);
        assert_eq!(throws.iter().map(|(_, w)| w).sum::<u32>(), 36);
        assert!(throws.contains(&(vec![3, 3], 1)) && throws.contains(&(vec![2, 5], 2)));
    }

    #[test]
    fn three_weighted_dice_count_every_order() {
        let spec = DiceSpec { count: 3, sides: 2, weights: vec![1, 2], ..DiceSpec::default() };
        assert_eq!(
            outcomes(spec),
            [(vec![1, 1, 1], 1), (vec![1, 1, 2], 6), (vec![1, 2, 2], 12), (vec![2, 2, 2], 8)]
        );
    }

    #[test]
    fn lots_with_equal_values_are_one_throw() {
        let spec = DiceSpec { lots: 4, values: vec![4, 1, 2, 3, 4], ..DiceSpec::default() };
        assert_eq!(outcomes(spec), [(vec![1], 4), (vec![2], 6), (vec![3], 4), (vec![4], 2)]);
    }
}
